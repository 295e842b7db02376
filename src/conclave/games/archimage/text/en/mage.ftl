# The mages and their familiars, in the order of the box; the animal by itself, with its article, and at the beginning of a sentence.

archimage-mage-1 = Shaman of the North
    .familiar = raven
    .the-familiar = the raven
    .first = The raven
archimage-mage-2 = Witch of the East
    .familiar = cat
    .the-familiar = the cat
    .first = The cat
archimage-mage-3 = Seer of the West
    .familiar = owl
    .the-familiar = the owl
    .first = The owl
archimage-mage-4 = Mage of the South
    .familiar = cobra
    .the-familiar = the cobra
    .first = The cobra
archimage-mage-5 = Enchanter of the Outer World
    .familiar = toad
    .the-familiar = the toad
    .first = The toad
