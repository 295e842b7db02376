# The power cards: their names, and what they do in our own words.
# .text is what the card does, .note answers what players ask, .first-edition says what the first edition does otherwise.

seasons-card-amulet-of-air = Amulet of Air
    .text = When it arrives, raise your gauge by 2.
    .note = The gauge stops at 15.

seasons-card-amulet-of-fire = Amulet of Fire
    .text = When it arrives, draw 4 cards, take one of them into your hand and discard the other three.
    .note = Only you see the four cards, and you must take one.

seasons-card-amulet-of-earth = Amulet of Earth
    .text = When it arrives, gain 9 crystals.

seasons-card-amulet-of-water = Amulet of Water
    .text = When it arrives, choose 4 energies and lay them on it. You may spend them as if they were in your reserve.
    .note = They take no room in the reserve, nothing that counts or empties a reserve touches them, and they are gone when the amulet leaves play.

seasons-card-balance-of-ishtar = Balance of Ishtar
    .text = Activate: transmute 3 energies of one type for 9 crystals.
    .note = Needs no other leave to transmute, and gives none. Each Purse of Io, and each transmuting bonus used this turn, adds 3.
    .first-edition = Costs 6 crystals to summon and wants 4 energies of one type, from the reserve itself, for 12 crystals; only Purses add to it.

seasons-card-staff-of-spring = Staff of Spring
    .text = Whenever you summon a card, gain 3 crystals.
    .note = Not for itself, and not for cards that come into play without being summoned. The crystals come after the cost is paid.

seasons-card-temporal-boots = Temporal Boots
    .text = When they arrive, move the season token 1, 2 or 3 spaces, forward or back.
    .note = A change of season or year happens at once, and so does everything that answers it. Going back a year takes no cards from anybody.

seasons-card-purse-of-io = Purse of Io
    .text = Each energy you transmute brings you 1 more crystal.
    .note = Also with the Balance of Ishtar and the Potion of Life. Two Purses add 2.

seasons-card-divine-chalice = Divine Chalice
    .text = When it arrives, draw 4 cards, put one into play without paying and discard the others.
    .note = You must have room on your gauge, the Chalice included; without room all four are discarded. The new card's own arrival takes place.

seasons-card-syllas-the-faithful = Syllas the Faithful
    .text = On arrival, every opponent sacrifices a card of their choice.
    .note = Whoever has no card in play loses nothing.

seasons-card-figrim-the-avaricious = Figrim the Avaricious
    .text = At each change of season, every opponent gives you 1 crystal.
    .note = Whoever has no crystal gives none.

seasons-card-naria-the-prophetess = Naria the Prophetess
    .text = On arrival, draw one card for each player: keep one, then give one to every opponent.
    .note = Your own card comes first. Others learn only the card they are given.

seasons-card-wondrous-chest = Wondrous Chest
    .text = At the end of a round, if your reserve holds 4 energies or more, gain 3 crystals.

seasons-card-beggars-horn = Beggar's Horn
    .text = At the end of a round, if your reserve holds no more than 1 energy, gain 1 energy of your choice.
    .note = With two Horns, the second looks again after the first.

seasons-card-die-of-malice = Die of Malice
    .text = Activate before you use your die: roll it again and gain 2 crystals.
    .note = The new face is the one you use. In the turn it is summoned it comes too late, because the die has been used.

seasons-card-kairn-the-destroyer = Kairn the Destroyer
    .text = Activate by discarding 1 energy: every opponent loses 4 crystals.
    .note = Whoever has fewer loses them all.
    .first-edition = The energy comes from the reserve itself, not from an Amulet of Water.

seasons-card-amsug-longneck = Amsug Longneck
    .text = On arrival, every player, you too, takes one of their magic items in play back into their hand.
    .note = Opponents choose first, you last. It is not a sacrifice; energies on the item are gone.

seasons-card-bespelled-grimoire = Bespelled Grimoire
    .text = Your reserve has room for 10 energies instead of 7. When it arrives, gain 2 energies of your choice.
    .note = A second Grimoire adds no room. When it leaves play, discard at once what no longer fits.

seasons-card-ragfields-helm = Ragfield's Helm
    .text = At the end of the game, 20 crystals if you have more cards in play than every opponent.
    .note = A tie is not enough.

seasons-card-hand-of-fortune = Hand of Fortune
    .text = Cards you summon cost you 1 energy less, but never less than 1.
    .note = You choose which energy to save. Crystals are not saved, nor is a cost of a single energy.

seasons-card-lewis-greyface = Lewis Greyface
    .text = On arrival, choose an opponent and gain the same energies as their reserve holds.
    .note = They come from the stock: the opponent keeps theirs.

seasons-card-runic-cube-of-eolis = Runic Cube of Eolis
    .text = It does nothing; it is worth its 30 points.

seasons-card-potion-of-power = Potion of Power
    .text = Activate by sacrificing it: draw a card, which you keep, and raise your gauge by 2.

seasons-card-potion-of-dreams = Potion of Dreams
    .text = Activate by sacrificing it: discard your whole reserve, then put a card from your hand into play without paying.
    .note = An empty reserve will do. The potion leaves first and so makes room on the gauge; there must be room for the new card.

seasons-card-potion-of-knowledge = Potion of Knowledge
    .text = Activate by sacrificing it: gain 5 energies of your choice.

seasons-card-potion-of-life = Potion of Life
    .text = Activate by sacrificing it: transmute your whole reserve for 4 crystals an energy.
    .note = Purses of Io and transmuting bonuses of the turn add to it. It gives no leave to transmute; after it, only a die with the symbol or a transmuting bonus lets you transmute this turn.
    .first-edition = After it you may not transmute any more this turn, and only Purses add to it.

seasons-card-hourglass-of-time = Hourglass of Time
    .text = At each change of season, gain 1 energy of your choice.
    .first-edition = If the season changes during a turn, the energy comes at the end of the round.

seasons-card-scepter-of-greatness = Scepter of Greatness
    .text = When it arrives, gain 3 crystals for each other magic item you have in play.

seasons-card-olafs-blessed-statue = Olaf's Blessed Statue
    .text = When it arrives, gain 20 crystals.

seasons-card-yjangs-forgotten-vase = Yjang's Forgotten Vase
    .text = Whenever you summon a card, gain 1 energy of your choice.
    .note = Not for itself, and not for cards that come into play without being summoned. The energy comes after the cost is paid.

seasons-card-elemental-amulet = Elemental Amulet
    .text = Costs 1 to 4 energies, all different. For water gain 2 energies, for earth 5 crystals, for fire draw a card, for air raise your gauge by 1.
    .note = You choose the order. Put into play without paying, it does all four. The card drawn is kept.
    .first-edition = For air you discard a card from your hand.

seasons-card-tree-of-light = Tree of Light
    .text = Activate in one of two ways: pay 3 crystals for 1 energy of your choice, or discard 1 energy to be allowed to transmute this turn.

seasons-card-arcano-leech = Arcano Leech
    .text = An opponent who summons a card must also give you 1 crystal, and cannot summon without it.
    .note = Two Leeches ask for 2 crystals. Cards that come into play without being summoned are free of it.

seasons-card-crystal-orb = Crystal Orb
    .text = Activate in one of two ways: look at the top card of the pile, and discard 4 energies to put it into play if you like; or pay 3 crystals to discard it unseen.
    .note = You decide after looking. There must be room on your gauge.
    .first-edition = The 4 energies come from the reserve itself, not from an Amulet of Water.

seasons-card-glutton-cauldron = Glutton Cauldron
    .text = Activate: lay 1 of your energies on it. At the seventh, gain 15 crystals, take all seven into your reserve and sacrifice it.
    .note = Energies on it cannot be spent, and are gone if it leaves play early. What does not fit in your reserve is lost.
    .first-edition = The energies you lay on it come from the reserve itself, and you keep seven at most, even with a larger reserve.

seasons-card-vampiric-crown = Vampiric Crown
    .text = When it arrives, draw a card and keep it, or discard one from your hand, in either case openly. Gain as many energies as that card has points.
    .note = A card worth nothing, or less, brings none.

seasons-card-dragon-skull = Dragon Skull
    .text = Activate by sacrificing 3 of your cards in play: gain 15 crystals.
    .note = The Skull itself may be one of the three.

seasons-card-demon-of-argos = Demon of Argos
    .text = On arrival, every opponent lowers their gauge by 1 and draws a card, which they keep.
    .note = The card drawn counts against them if they still hold it at the end.

seasons-card-titus-deepgaze = Titus Deepgaze
    .text = At the end of a round, every opponent gives you 1 crystal. If anyone has none, sacrifice Titus.
    .note = The others still give theirs.

seasons-card-air-elemental = Air Elemental
    .text = On arrival, all energies in the opponents' reserves turn into air.
    .note = Energies lying on cards are spared.

seasons-card-thieving-fairies = Thieving Fairies
    .text = Whenever an opponent activates a card, they give you 1 crystal and you gain 1 more from the stock.
    .note = You gain the second even if they have none to give. The activation's own cost is paid first.

seasons-card-cursed-treatise-of-arus = Cursed Treatise of Arus
    .text = When it arrives, gain 10 crystals, raise your gauge by 1 and gain 2 energies of your choice. If it is sacrificed, discard your whole reserve.
    .note = Taken back to hand it does no harm.

seasons-card-idol-of-the-familiar = Idol of the Familiar
    .text = When it arrives, gain 10 crystals. Activate: gain 1 crystal for each familiar you have in play.
    .first-edition = No crystals when it arrives.

seasons-card-necrotic-kriss = Necrotic Kriss
    .text = Activate by discarding a familiar from your hand, or sacrificing one in play: gain 4 energies of your choice.

seasons-card-lantern-of-xidit = Lantern of Xidit
    .text = At the end of the game, 3 crystals for each energy in your reserve.

seasons-card-sealed-chest-of-urm = Sealed Chest of Urm
    .text = At the end of the game, 20 crystals if you have no familiar in play.
    .note = Familiars in your hand do not matter.

seasons-card-mirror-of-the-seasons = Mirror of the Seasons
    .text = Activate by paying 1 crystal or more: as many energies of one type become another type of your choice.
    .note = What comes back goes to your reserve.
    .first-edition = The energies come from the reserve itself, not from an Amulet of Water.

seasons-card-pendant-of-ragnor = Pendant of Ragnor
    .text = When it arrives, gain 1 energy of your choice for each other magic item you have in play.

seasons-card-sid-nightshade = Sid Nightshade
    .text = On arrival, if you have more crystals than every opponent, take up to 5 from each of them.
    .note = A tie is not enough. Your crystals are counted after the summoning is paid.

seasons-card-damned-soul-of-onys = Damned Soul of Onys
    .text = On arrival, gain 10 crystals and 1 water. At the end of a round, whoever has it loses 3 crystals. Activate by discarding 1 water: it goes to your left neighbour.
    .note = Only the player who brings it in gains anything. The neighbour takes it whatever their gauge, straightened, and may pass it on in their own turn.

# Enchanted Kingdom.

seasons-card-heart-of-argos = Heart of Argos
    .text = The first time in a turn that you activate a card, 1 earth is laid on it. At the end of the round that earth goes to your reserve.
    .note = Each Heart gets its own earth, at the first activation it is in play for. It cannot be spent where it lies, and is gone if the Heart leaves play.

seasons-card-horn-of-plenty = Horn of Plenty
    .text = At the end of a round, if you have any energy, discard 1; if it is earth, gain 5 crystals.
    .note = You choose which, but you must, even if all you have lies on an Amulet of Water. Energies on other cards are out of its reach.

seasons-card-fairy-monolith = Fairy Monolith
    .text = At the end of a round, you may lay 1 of your energies on it. Activate: take 1 or more of them into your reserve.
    .note = It holds any number. They cannot be spent where they lie, and are gone if it leaves play.

seasons-card-selenias-codex = Selenia's Codex
    .text = When it arrives, take back to your hand one of your magic items in play whose cost has an energy in it.
    .note = You must, if you have one; no Codex may be taken. It is not a sacrifice; energies on the item are gone.

seasons-card-scroll-of-ishtar = Scroll of Ishtar
    .text = When it arrives, name an energy and reveal cards from the pile until a magic item has it in its cost. Keep that one; or discard it and search once more, for whichever energy you name, and keep what is found then. The other cards revealed are discarded.
    .note = An Elemental Amulet fits every energy.

seasons-card-mesodaes-lantern = Mesodae's Lantern
    .text = Your reserve has room for 1 energy less. At the end of a round, gain 3 crystals.
    .note = No card can put it into play without paying. Discard at once what no longer fits in your reserve.

seasons-card-statue-of-eolis = Statue of Eolis
    .text = Your reserve has room for 1 energy less. At each change of season, gain 1 energy of your choice; or gain 2 crystals and look at the top card of the pile.
    .note = Only you see that card. Discard at once what no longer fits in your reserve.

seasons-card-familiar-catcher = Familiar Catcher
    .text = When it arrives, reveal cards from the pile until one is a familiar. Keep that one; or discard it and search once more, and keep what is found then. The other cards revealed are discarded.

seasons-card-ios-transmuter = Io's Transmuter
    .text = In a turn whose die brings you crystals, you may transmute. If you did, gain 2 crystals at the end of the round.
    .note = The 2 crystals come once, however much you transmuted. The Balance of Ishtar and the Potion of Life do not count, nor does a die that a Steadfast Die stands in for. Arriving after such a die was used, it works at once.

seasons-card-throne-of-renewal = Throne of Renewal
    .text = When it arrives, discard a card from your hand; then draw a card, which you keep, and go one step back on the bonus track.
    .note = With no card in hand nothing happens; otherwise you must. On the bonus track you can then use one bonus more, and its penalty is less.

seasons-card-potion-of-resurrection = Potion of Resurrection
    .text = Activate by sacrificing it: look at the top 5 cards of the discard pile, take one of them into your hand and put the others at the bottom of that pile in any order.
    .note = You must take one. The potion itself is not among them.

seasons-card-jewel-of-the-ancients = Jewel of the Ancients
    .text = Activate with 3 energies of one type: lay one of them on it and discard the other two. At the end of the game, 35 crystals if 3 energies or more lie on it; if not, lose 10.
    .note = More than 3 bring nothing more, and they need not be of one type. You lose no more crystals than you have. It is not transmuting.

seasons-card-shield-of-zira = Shield of Zira
    .text = When you would sacrifice or discard one of your cards, you may sacrifice the Shield in its place and gain 10 crystals.
    .note = Where that card pays for an activation, the effect comes first, and the card stays in play, turned. It cannot save a Raven that has lost what it copies, and is no use for cards drawn but not kept. A second Shield may stand in for the first, once.

seasons-card-steadfast-die = Steadfast Die
    .text = Instead of using your die, you may raise your gauge by 1, gain 1 energy of your choice, or be allowed to transmute this turn.
    .note = It comes after any Die of Malice, and your die then does nothing at all. It is not an activation, and only once a turn, even with two. In the turn it is summoned it comes too late.

seasons-card-amulet-of-time = Amulet of Time
    .text = When it arrives, gain 2 energies of your choice; then discard as many cards from your hand as you like and draw as many.
    .note = None is allowed. All the cards drawn are kept.

seasons-card-arcane-telescope = Arcane Telescope
    .text = Activate by paying 2 crystals: look at the top 3 cards of the pile and put them back in any order.

seasons-card-argos-hawk = Argos Hawk
    .text = On arrival, gain 10 crystals and raise your gauge by 1. Activate by sacrificing it: every opponent lowers their gauge by 1 and gains 6 crystals.

seasons-card-raven-the-usurper = Raven the Usurper
    .text = On arrival, choose a magic item that an opponent has in play and pay its cost: from now on Raven has its effects. When that item leaves play, sacrifice Raven.
    .note = You may decline, and Raven stays without effects. The item's arrival happens at once. Raven stays a familiar and keeps its own 2 points; energies lie on Raven itself. It is not a summoning, so that nothing that changes or answers a summoning matters.

seasons-card-warden-of-argos = Warden of Argos
    .text = On arrival, choose: every player, you too, discards 4 energies from their reserve; or every player, you too, discards a card from their hand.
    .note = Opponents first, you last. Whoever has fewer energies discards them all; energies on cards are safe.

seasons-card-ratty-nightshade = Ratty Nightshade
    .text = On arrival, take 2 energies of your choice from each opponent's reserve.
    .note = Whoever has only 1 gives that. When you have taken them all, discard what does not fit in your reserve.
