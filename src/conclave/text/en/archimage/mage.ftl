# The mages and their familiars, by seat.

archimage-mage-1 = Shaman of the North
    .familiar = raven
archimage-mage-2 = Witch of the East
    .familiar = cat
archimage-mage-3 = Seer of the West
    .familiar = owl
archimage-mage-4 = Mage of the South
    .familiar = cobra
archimage-mage-5 = Enchanter of the Outer World
    .familiar = toad
