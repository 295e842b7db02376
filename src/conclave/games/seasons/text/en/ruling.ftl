# The rulings, as docs/rulings.md has them: .title is the heading, the value what stands below it, a line for each paragraph or item.

# A. Where the editions differ
seasons-ruling-A1 = Edition 2: energies, crystals, gauge and card must be taken; transmuting is a permission that nobody has to use. Edition 1: everything but the crystals may be refused (O9).
    .title = The die's actions
seasons-ruling-A2 = Edition 2: all four compulsory actions of the die, the card among them, come before anything else; only the draw bonus belongs to the draw itself. Edition 1: only energies and crystals come first; gauge and card wait until their player wants them.
    .title = What comes first in a turn
seasons-ruling-A3 = It stops at 15. What goes beyond is lost, and the gauge bonus cannot be used there.
    .title = The end of the gauge
seasons-ruling-A4 = To summon is to bring a card from hand into play by its cost. A card that another card brings in free is put into play: Staff, Vase and Leech do not see it, nor does the count of summonings. Edition 1 calls both summoning: the same three cards are still excepted, one by one, but the count takes in free entries.
    .title = Summoned, or put into play
seasons-ruling-A5 = They happen whenever the card comes into play, free or not.
    .title = Arrival effects
seasons-ruling-A6 = A card may be activated in the very turn it arrives. A turned card is straight again when the next round begins, not before.
    .title = Activating a new card
seasons-ruling-A7 = It lies face down. Nobody may look through it; only those who saw a card go there know of it.
    .title = The discard pile
seasons-ruling-A8 = Edition 2: at the end of a round, after the token has moved and all that follows has happened, the game is over if the third year is past. Boots may push the token past the end and others may pull it back: only that moment counts. Edition 1: the game is over as soon as the token passes the end (O5), but if Boots did it, the round is played out first.
    .title = The end of the game
seasons-ruling-A9 = Edition 2: costs 2 crystals and turns 3 like energies into 9; every Purse and every transmute bonus of the turn adds 3. Edition 1: costs 6 crystals and turns 4 like energies into 12; Purses add 4 each, the bonus nothing.
    .title = Balance of Ishtar
seasons-ruling-A10 = Edition 2 adds 10 crystals on arrival.
    .title = Idol of the Familiar
seasons-ruling-A11 = Edition 2: gauge +1. Edition 1: a card from hand is discarded, if there is one.
    .title = The air of the Elemental Amulet
seasons-ruling-A12 = Edition 2: the potion gives no permission, and afterwards only a die with the symbol or a transmute bonus lets its owner transmute in that turn; every other permission, such as that of a Tree of Light, an Io's Transmuter, a Steadfast Die or a token, has ended. Edition 1: nothing more is transmuted that turn (O14), and only Purses add to the potion, as to Balance (A9).
    .title = Transmuting after Potion of Life
seasons-ruling-A13 = They are not in the reserve but may be spent as if they were, in both editions (G28); only what edition 1 wants from the reserve itself they do not pay (A23, A27).
    .title = Energies on Amulet of Water
seasons-ruling-A14 = Whether they lie on the Grimoire or on the board, they are part of the reserve.
    .title = The energies of Bespelled Grimoire
seasons-ruling-A15 = Edition 2: at the change of season, also in the middle of a turn. Edition 1: at the end of the round in which the season changed (O6).
    .title = When Hourglass of Time pays
seasons-ruling-A16 = Edition 2: its owner keeps what the reserve can hold. Edition 1: seven energies, a Grimoire or not.
    .title = A full Glutton Cauldron
seasons-ruling-A17 = It empties the reserve, the Grimoire's share included; energies on Amulets and Cauldrons stay.
    .title = Potion of Dreams
seasons-ruling-A18 = At least one crystal is paid and one energy changed.
    .title = Mirror of the Seasons
seasons-ruling-A19 = The neighbour needs no room on the gauge, and gets the card straight.
    .title = Passing Damned Soul of Onys
seasons-ruling-A20 = Too many cards for the gauge are no harm, but the next summoning needs fewer cards in play than the gauge shows.
    .title = After Demon of Argos
seasons-ruling-A21 = An earlier copy of the same card counts among the other magic items.
    .title = Scepter and Pendant
seasons-ruling-A22 = Each activation does one of the two things.
    .title = Tree of Light and Crystal Orb
seasons-ruling-A23 = Edition 2: any four energies, those on Amulets of Water too. Edition 1: four from the reserve.
    .title = What pays for the Orb's card
seasons-ruling-A24 = Nobody gives library cards back.
    .title = A year that goes back
seasons-ruling-A25 = It answers summonings from hand only.
    .title = Yjang's Forgotten Vase
seasons-ruling-A26 = Takes 5 crystals of each opponent, or all of one who has fewer, or none of one who has none.
    .title = Sid Nightshade
seasons-ruling-A27 = Edition 2: the energies on Amulets of Water too. Edition 1: those of the reserve alone, as for the Orb's card (A23).
    .title = What pays for Kairn, Balance, Mirror and Cauldron

# B. The course of the game
seasons-ruling-B1 =
    - One die more than there are players is picked at random for each season and stays for the whole game.
    - Apprentice: each player has one of four fixed sets of nine cards, and the rest of cards 1 to 30 is the draw pile. Magician: cards 1 to 30. Archmage: cards 1 to 50. There are two of every card. The cards of Enchanted Kingdom may be added to any of the three.
    - An enchantment, where one is played with, lies open before the first card is dealt (E0). Ability tokens are dealt before the cards, and one is kept once the libraries are built (D0).
    - Draft: nine cards each; keep one, pass the others to the left, and so on; the ninth comes by itself. All choose at once. In what order they answer changes nothing, and nobody learns another's choice from it.
    - The nine cards become a hand and libraries II and III, three cards each, again all at once. An owner may look at them at any time; others never may.
    - Everybody begins with no crystals, no energy, no bonus used and gauge 0, with which nothing can be summoned.
    .title = Set-up and prelude
seasons-ruling-B2 =
    1. Every card is straightened.
    2. The first player rolls the dice of the season that the token shows.
    3. Clockwise from the first player each takes a die; one is left.
    4. Turns, clockwise from the first player (B3).
    5. Effects of the end of the round (B4).
    6. The token moves by the pips of the die that was left, whatever season it is by now.
    7. If it went from 3 to 4, 6 to 7, 9 to 10 or 12 to 1, the season changes (B5).
    8. From 12 to 1 a new year begins as well; library II or III joins its owner's hand, once.
    9. Beyond the third year the game is over, after the change of season. If the token was pushed there in mid-round the round is finished first, and if it was pulled back in time the game goes on.
    10. The first player's marker passes to the left.
    .title = The round
seasons-ruling-B3 =
    - Before the die is used, only Dice of Malice may be activated, each once. A Steadfast Die may then stand in for it (EK14).
    - Then the die's energies, crystals, gauge and card. The card is drawn and kept or discarded; or, for a bonus, two are drawn and exactly one is kept.
    - Then summoning, activating, transmuting and bonuses, in any order and number; the ability token and the discard of Vision of Destiny too. Nothing is forced, and an unused permission ends with the turn.
    - Transmuting pays by the season that the token shows at that moment, plus one crystal for each Purse of Io and for each transmute bonus of this turn; token 6 and Io's Bounty add one each (D6, E7).
    - Bonuses: exchange two energies, transmute with one crystal more, gauge +1, or the better draw, which needs the card symbol on the die in use. Three in a game, in any mix, also in one turn.
    .title = The turn
seasons-ruling-B4 =
    - In turn order from the round's first player; each player finishes all of their own effects, in the order they like, before the next begins.
    - Each card acts once, and a condition is looked at when its card's turn has come.
    - All this comes before the token moves and before library cards arrive.
    .title = The end of the round
seasons-ruling-B5 =
    - Figrim, Hourglass and Statue of Eolis act whenever the token crosses the border of a season, at the end of a round, by Temporal Boots or by token 10, forward or back, and at once. Drought comes before them (G19).
    - The order is as in B4: in a turn the active player is served first, at the end of a round the first player of that round.
    .title = Changes of season
seasons-ruling-B6 =
    - In one's own turn, after the die, from hand, with fewer cards in play than the gauge shows.
    - The cost is the printed one for the number of players, less one energy of choice for each Hand of Fortune that was in play before. One energy at least remains, and crystals are never saved. Under Nature Spirit an energy of any type is added first (E5).
    - Every Arcano Leech of an opponent gets a crystal on top. Nothing that the summoning itself brings can pay for it.
    - Energies come from the reserve and Amulets of Water in any mix.
    - Staffs and Vases that were in play before answer, once each; then the card's own arrival effects happen.
    - A card put into play free needs room but no cost and no Leech, and Staff and Vase do not answer.
    .title = Summoning
seasons-ruling-B7 =
    - In one's own turn, a straight card whose whole cost can be met: turn it, pay, let Thieving Fairies have their crystals and Hearts of Argos their earth, then the effect.
    - A card that left play and came back in the same round is straight.
    - Potions, Die of Malice, passing the Damned Soul and feeding the Cauldron are activations. Bonuses, transmuting, arrivals, the end of a round, ability tokens and a Steadfast Die are not.
    .title = Activating
seasons-ruling-B8 =
    - It must be done unless the card says may; what is impossible is left out and the rest happens.
    - Nobody acts outside their own turn, except to answer what another's card asks.
    - Crystals never fall below 0: losses and gifts take what there is. Costs are met in full or not at all.
    - Whoever would hold more energies than the reserve takes chooses at once, among old and new, what to keep: as many as fit, no fewer. Seven fit, or ten with any number of Grimoires, less one for each Mesodae's Lantern, for each Statue of Eolis and for each space that Drought has taken, but never less than none. It is looked at again whenever such a card comes or goes.
    - Energies on a card are lost when it leaves play.
    - The gauge stays between 0 and 15, and more cards than gauge cost nothing.
    - Copies of a card add up. A hand has no limit.
    - What is discarded (from hand) or sacrificed (from play) goes on top of the discard pile.
    - Effects on several opponents go clockwise from the left of whoever causes them.
    .title = For every effect
seasons-ruling-B9 =
    - The moment its last card is gone, the whole discard pile is shuffled and becomes the new pile. If there are no discards then, the next cards to land there are the new pile at once: one alone, or all that are discarded together.
    - Cards drawn, but neither kept nor discarded yet, belong to no pile.
    - With both piles empty, draws and looks find fewer cards or none, and everything else still happens.
    - The discard pile has an order (O12).
    - To reveal is to show to all; to look is for one player's eyes. A card given by Naria is known to giver and receiver.
    .title = The draw pile

# C. The cards
seasons-ruling-C1 = Gauge +2, to 15 at most.
    .title = Amulet of Air
seasons-ruling-C2 = Draw four cards, look at them alone, keep exactly one, discard the others. With fewer cards in the pile, what there is.
    .title = Amulet of Fire
seasons-ruling-C3 = 9 crystals.
    .title = Amulet of Earth
seasons-ruling-C4 = Four energies of choice lie on it, outside the reserve and its limit. They may be spent like the reserve's (G28), are never filled up again, and are lost when the card leaves play. What an exchange or a Mirror makes of them goes to the reserve.
    .title = Amulet of Water
seasons-ruling-C5 = A transmutation that needs no permission, gives none and knows no season: see A9.
    .title = Balance of Ishtar
seasons-ruling-C6 = 3 crystals for each summoning of yours from hand, but not its own.
    .title = Staff of Spring
seasons-ruling-C7 = The token moves one, two or three spaces, forward or back; staying is not allowed. Seasons, years and libraries follow at once, for all players. Dice that were rolled stay as they are; the rate of transmuting changes at once.
    .title = Temporal Boots
seasons-ruling-C8 = One crystal more for each energy you transmute, also by Balance and Potion of Life, not by Cauldron or Skull.
    .title = Purse of Io
seasons-ruling-C9 = Draw four; one must be put into play free if the gauge has room beside the Chalice, and the others are discarded; without room all are.
    .title = Divine Chalice
seasons-ruling-C10 = Each opponent, clockwise, sacrifices a card of their own choice, if they have one.
    .title = Syllas the Faithful
seasons-ruling-C11 = At each change of season every opponent who has a crystal gives one; each Figrim for itself.
    .title = Figrim the Avaricious
seasons-ruling-C12 = Draw a card for each player; keep one first, then give one to each opponent, clockwise. With too few cards the last go without. Nobody may refuse.
    .title = Naria the Prophetess
seasons-ruling-C13 = At the end of a round with four or more energies in the reserve: 3 crystals.
    .title = Wondrous Chest
seasons-ruling-C14 = At the end of a round with no or one energy in the reserve: one of choice. A second Horn counts the energy of the first.
    .title = Beggar's Horn
seasons-ruling-C15 = Before your die is used: roll it again, gain 2 crystals, and use only the new face. Two may follow each other. Too late in the turn it arrives.
    .title = Die of Malice
seasons-ruling-C16 = For one energy every opponent loses up to 4 crystals.
    .title = Kairn the Destroyer
seasons-ruling-C17 = Everybody, its owner too, takes one of their magic items in play back to hand if they have one. That is no sacrifice. Energies on it are lost, and it may be summoned again at once.
    .title = Amsug Longneck
seasons-ruling-C18 = The reserve takes ten, and two energies come. More copies do not make it larger.
    .title = Bespelled Grimoire
seasons-ruling-C19 = 20 crystals at the end with strictly more cards in play than each opponent; every copy pays.
    .title = Ragfield's Helm
seasons-ruling-C20 = Your summonings cost one energy of your choice less, and never less than one. Not for crystals, activations or itself.
    .title = Hand of Fortune
seasons-ruling-C21 = Choose any opponent and gain from the stock what lies in their reserve; the limit then holds.
    .title = Lewis Greyface
seasons-ruling-C22 = No effect.
    .title = Runic Cube of Eolis
seasons-ruling-C23 = Sacrifice: draw a card that must be kept, gauge +2.
    .title = Potion of Power
seasons-ruling-C24 = Sacrifice it and the whole reserve, even an empty one: a card of your hand comes into play free. The potion's own place counts as room (G12).
    .title = Potion of Dreams
seasons-ruling-C25 = Sacrifice: five energies of choice; the limit afterwards (G24).
    .title = Potion of Knowledge
seasons-ruling-C26 = Sacrifice: every energy of the reserve becomes 4 crystals, Purses and bonuses on top (G7). All of them, and none is needed. It ends most permissions to transmute (A12).
    .title = Potion of Life
seasons-ruling-C27 = One energy of choice at each change of season, whoever caused it.
    .title = Hourglass of Time
seasons-ruling-C28 = 3 crystals for each other magic item you have in play.
    .title = Scepter of Greatness
seasons-ruling-C29 = 20 crystals.
    .title = Olaf's Blessed Statue
seasons-ruling-C30 = One energy of choice for each summoning of yours from hand, but not its own; it comes when the cost is paid.
    .title = Yjang's Forgotten Vase
seasons-ruling-C31 = Choose one to four different energies and pay them. Water: two energies; earth: 5 crystals; fire: a card that must be kept; air: see A11; in the order you like. Hands of Fortune save energies, not effects. Put into play free, it does all four.
    .title = Elemental Amulet
seasons-ruling-C32 = 3 crystals for an energy of choice, or an energy for the permission to transmute.
    .title = Tree of Light
seasons-ruling-C33 = Opponents give you a crystal for each summoning from hand or cannot summon; each Leech for itself.
    .title = Arcano Leech
seasons-ruling-C34 = Either look at the top card, then put it back or pay four energies (A23) to put it into play, with room for it; or pay 3 crystals to discard it unseen. The decision follows the look.
    .title = Crystal Orb
seasons-ruling-C35 = An activation lays one energy on it. With the seventh it is sacrificed at once, for 15 crystals and the seven energies. No transmutation.
    .title = Glutton Cauldron
seasons-ruling-C36 = Draw a card, which is kept, or discard one from hand; all see it. As many energies of choice as it has prestige, none for zero or less. With an empty hand, draw.
    .title = Vampiric Crown
seasons-ruling-C37 = Sacrifice three cards, the Skull among them if you like: 15 crystals.
    .title = Dragon Skull
seasons-ruling-C38 = Clockwise, every opponent's gauge goes down by one, not below 0, and they draw a card that must be kept.
    .title = Demon of Argos
seasons-ruling-C39 = At the end of a round every opponent gives you a crystal; if one could not, Titus is sacrificed after the others gave theirs.
    .title = Titus Deepgaze
seasons-ruling-C40 = Every energy in the opponents' reserves becomes air.
    .title = Air Elemental
seasons-ruling-C41 = When an opponent activates a card they give you a crystal if they have one, and you gain one more in any case; each copy for itself.
    .title = Thieving Fairies
seasons-ruling-C42 = 10 crystals, gauge +1, two energies. However it is sacrificed, your reserve is emptied, before anything that the same effect brings. Going back to hand is no sacrifice.
    .title = Cursed Treatise of Arus
seasons-ruling-C43 = A crystal for each familiar you have in play; it may be activated with none.
    .title = Idol of the Familiar
seasons-ruling-C44 = Discard a familiar from hand or sacrifice one in play: four energies. Impossible without one.
    .title = Necrotic Kriss
seasons-ruling-C45 = At the end 3 crystals for each energy in the reserve; every copy pays.
    .title = Lantern of Xidit
seasons-ruling-C46 = At the end 20 crystals without a familiar in play; the hand does not matter.
    .title = Sealed Chest of Urm
seasons-ruling-C47 = As many crystals as energies of one type become energies of one other type.
    .title = Mirror of the Seasons
seasons-ruling-C48 = An energy of choice for each other magic item you have in play.
    .title = Pendant of Ragnor
seasons-ruling-C49 = With strictly the most crystals when it arrives, costs paid and Staff counted: see A26. Otherwise nothing.
    .title = Sid Nightshade
seasons-ruling-C50 = 10 crystals and a water for whoever brings it in. For a water it goes to the left neighbour (A19), several times a round if they like. Its holder loses 3 crystals at the end of the round. It counts as a card in play and as a familiar.
    .title = Damned Soul of Onys

# EK. The cards of Enchanted Kingdom
seasons-ruling-EK1 = The first activation of its owner in a turn lays an earth on it; at the end of the round that earth goes to the reserve, whose limit holds. Each Heart gets its own (O22). If the Heart leaves play, the earth is lost.
    .title = Heart of Argos
seasons-ruling-EK2 = At the end of each round its owner must discard an energy of choice, from the reserve or an Amulet of Water, if there is any; 5 crystals if it is an earth. What lies on other cards is out of reach.
    .title = Horn of Plenty
seasons-ruling-EK3 = At the end of a round one energy of the reserve or of an Amulet of Water may be laid on it, without limit. Activated, it gives back one or more of them, whatever its owner likes; then the reserve's limit holds. With nothing on it, it cannot be activated.
    .title = Fairy Monolith
seasons-ruling-EK4 = Takes one of its owner's magic items in play that cost energy back to hand, if there is one: an Elemental Amulet too, but no Codex (G15), nothing that is free or paid in crystals alone, and no Raven. Under Nature Spirit all magic items cost energy.
    .title = Selenia's Codex
seasons-ruling-EK5 = Name an energy and reveal cards until a magic item that costs it; keep that, or discard it for good, name an energy anew, the same or another, and keep what is found then (G16). The others are discarded as they were revealed. Crystals cannot be named.
    .title = Scroll of Ishtar
seasons-ruling-EK6 = Takes a space of the reserve and brings 3 crystals at the end of each round. No card can put it into play; it can be copied, and a Hand of Fortune makes it cheaper.
    .title = Mesodae's Lantern
seasons-ruling-EK7 = Takes a space of the reserve. At each change of season, also within a turn, an energy of choice, or 2 crystals and a look at the top card for its owner's eyes alone.
    .title = Statue of Eolis
seasons-ruling-EK8 = Reveal cards until a familiar; keep it, or discard it for good, search once more and keep what is found then (G16). The others are discarded. Without a familiar in pile and discards the search ends (G25).
    .title = Familiar Catcher
seasons-ruling-EK9 = A die in use that brings crystals lets its owner transmute, also if the Transmuter comes later in that turn. At the end of the round each Transmuter brings 2 crystals if an energy was transmuted in such a turn by permission, also by that of a bonus after a Potion of Life; what a Balance or the Potion transmutes does not count. A die that a Steadfast Die replaced is not in use, and the crystals of a Die of Malice are not the die's.
    .title = Io's Transmuter
seasons-ruling-EK10 = Whoever has a card in hand must discard one, then draws one that is kept, and the bonus track goes one back. With an empty hand nothing happens, Shield or not.
    .title = Throne of Renewal
seasons-ruling-EK11 = Look at the five top cards of the discard pile, take one to hand, and put the others at its bottom in any order. The potion itself is not among them (G9). With no discards there is nothing to take.
    .title = Potion of Resurrection
seasons-ruling-EK12 = For three energies alike, Amulets of Water included, one of them stays on the Jewel. At the end 35 crystals with three or more on it; otherwise 10 are lost. This is no transmuting.
    .title = Jewel of the Ancients
seasons-ruling-EK13 =
    When its owner is to sacrifice or discard a card for the sake of a power card, an enchantment or token 2, it may go instead, for 10 crystals.
    - Costs count: the effect of a potion, Hawk, Cauldron or Kriss comes first, then the Shield goes and the card stays, turned.
    - Cards in hand are saved as well, once they are named; a Crown counts the card that was named.
    - It needs another card that would be lost, and does not save what was drawn and is not wanted, what goes back to hand, or a Raven that must go (G22).
    - A Raven that copies a Shield is one. For two Shields see G8.
    .title = Shield of Zira
seasons-ruling-EK14 = Before the die is used it may stand in for it: gauge +1, an energy of choice, or leave to transmute. Once in a turn, and not in the turn it arrives. It is no activation. The die is ignored, but stays taken.
    .title = Steadfast Die
seasons-ruling-EK15 = Two energies; then any number of cards from hand are discarded, and as many are drawn and kept. Each of them may be saved by a Shield and still counts.
    .title = Amulet of Time
seasons-ruling-EK16 = For 2 crystals its owner looks at the three top cards and puts them back in any order. With fewer in the pile it is those; no new pile is made while they are looked at.
    .title = Arcane Telescope
seasons-ruling-EK17 = 10 crystals and gauge +1 on arrival. Activated, it is sacrificed: each opponent's gauge -1, but not below 0, and 6 crystals for each of them.
    .title = Argos Hawk
seasons-ruling-EK18 =
    On arrival its owner may choose an opponent's magic item and pay its cost (G27): from then on Raven has its effects, its arrival first.
    - Copying is no summoning: Leech, Staff, Vase, Hand of Fortune and Nature Spirit have no part in it. Amulets of Water may pay.
    - Energies lie on Raven itself, and "sacrifice this" means Raven.
    - Raven remains a familiar of prestige 2 for everything that counts cards; a Scepter or Pendant through it counts every magic item.
    - Free items and Mesodae's Lantern can be copied, another Raven cannot. Without anything to copy Raven just lies there.
    - When the item leaves play in whatever way, Raven is sacrificed (G22).
    .title = Raven the Usurper
seasons-ruling-EK19 = Every player, opponents first (G11), discards four energies of the reserve, or a card from hand, as the owner says. Who has fewer discards all; Amulets of Water are not touched.
    .title = Warden of Argos
seasons-ruling-EK20 = Takes two energies of its owner's choice from each opponent's reserve, or the one there is; then the limit holds (G13).
    .title = Ratty Nightshade

# D. Ability tokens
seasons-ruling-D0 =
    - Three each are dealt before the cards, all of them different and for their owner's eyes alone. Once the libraries are built each player keeps one; all choose at once and turn them up together. The others are out of the game.
    - A token is used once in the game, in its owner's turn, after the die's actions. Nobody has to.
    - Using it is no activation: Thieving Fairies and Hearts of Argos do not see it.
    - Its points count at the end only if it was used.
    - One that finds nothing to draw, to look at in the pile, to lose, to pay with or to move along the gauge cannot be used.
    .title = Ability tokens in general
seasons-ruling-D1 = Draw a card, keep it or not; -5 points. The die's own draw comes first and is not lost.
    .title = Token 1: a card
seasons-ruling-D2 = Sacrifice or discard one of one's cards; 6 points. It needs a card, and a Shield of Zira may go instead (G8).
    .title = Token 2: a card less
seasons-ruling-D3 = Of choice, within the limit; -5 points.
    .title = Token 3: two energies
seasons-ruling-D4 = Gauge -1, but not below the number of one's cards in play; 10 points.
    .title = Token 4: the gauge down
seasons-ruling-D5 = Each is worth 3 points at the end instead of -5. It always counts, is never used and never turned over.
    .title = Token 5: cards in hand
seasons-ruling-D6 = Leave to transmute this turn, with a crystal more for each energy, on top of everything else; 0 points.
    .title = Token 6: transmuting
seasons-ruling-D7 = 12 crystals; -6 points.
    .title = Token 7: crystals
seasons-ruling-D8 = Discard four water; 18 points. Amulets of Water may give some or all of it.
    .title = Token 8: water
seasons-ruling-D9 = Gauge +2, to 15 at most; -5 points.
    .title = Token 9: the gauge up
seasons-ruling-D10 = It moves exactly two spaces, forward or back, with everything that follows from it as with Temporal Boots: changes of season, years, libraries, Drought; 3 points.
    .title = Token 10: the season token
seasons-ruling-D11 = Look at the hands of all opponents, for one's own eyes and as they are at that moment; 9 points.
    .title = Token 11: other hands
seasons-ruling-D12 = Look at the three top cards and put them back in any order; 0 points.
    .title = Token 12: the pile

# E. Enchantments
seasons-ruling-E0 = One for the whole game and for everybody, chosen or drawn at random (O23). The first three change how cards are chosen, which the fixed sets of apprentices replace: they are refused together.
    .title = Enchantments in general
seasons-ruling-E1 = 18 cards each, nothing is passed, nine are kept; the rest is shuffled into the pile. It is refused where there are not enough cards, as for four players with cards 1 to 30 alone.
    .title = Elemental Construction
seasons-ruling-E2 = Twelve cards are drafted, and hand and libraries have four each.
    .title = Extended Experience
seasons-ruling-E3 = Eleven cards each. The first one chosen is discarded and the draft goes on as usual; in the end one of the ten is discarded. These are the first cards of the discard pile, known only to those who laid them there.
    .title = Natural Selection
seasons-ruling-E4 = One summoning from hand in a turn. Chalice, Orb, Dreams and a Raven's copying are not limited.
    .title = Entangling Roots
seasons-ruling-E5 = Every card summoned from hand costs one energy of any type more, also one that is free or costs crystals only. A Hand of Fortune may take it away again, but one energy at least is paid. Cards put into play free and a Raven's copying cost no more than usual. The Codex may return any magic item. What is added to an Elemental Amulet does nothing (G17).
    .title = Nature Spirit
seasons-ruling-E6 = Whoever receives and keeps cards in hand pays 5 crystals, once however many they are; with 4 or fewer none, but sacrifices or discards one of their cards instead, the one received if there is no other (G18). Library cards are free, and so are cards that were only looked at or go straight into play. A Shield of Zira may go instead.
    .title = Argos' Embrace
seasons-ruling-E7 = Every energy transmuted brings a crystal more, on top of Purse and bonus, and also with Balance of Ishtar and Potion of Life.
    .title = Io's Bounty
seasons-ruling-E8 = A fifth bonus: draw a card, keep it or not. It needs no symbol; three bonuses in all remain the limit.
    .title = Olaf's Knowledge
seasons-ruling-E9 = When the token goes forward from 6 to 7, whoever alone has most crystals sacrifices a card or loses a space of the reserve for good; without a card in play it is the space. Once a year (O20), and before the cards that answer a change of season (G19).
    .title = Drought
seasons-ruling-E10 = The two top cards of the pile lie face up; the first is the one that is drawn next. In a turn, after the die's actions, its player may once pay 5 crystals to discard the first. Whenever one goes, the next is turned up at once (G20).
    .title = Vision of Destiny

# F. Scoring
seasons-ruling-F1 = When all of the last round is done, Helm, Chest of Urm and Lantern of Xidit bring their crystals, and so does a Jewel of the Ancients that was finished. Unfinished Jewels take theirs first, as far as there are any.
    .title = Cards of the end
seasons-ruling-F2 = Crystals and the prestige of cards in play, also where it is negative; less 5 for each card in hand and 5, 12 or 20 for one, two or three bonuses. A used ability token counts what it says, and with token 5 each card in hand brings 3 points instead. Cards in a library do not count.
    .title = The score
seasons-ruling-F3 = Worth nothing by itself.
    .title = Energy
seasons-ruling-F4 = Most points win; of those level, who summoned most cards in the game; who is still level shares the win.
    .title = Ties
seasons-ruling-F5 = A score may be negative.
    .title = No floor
seasons-ruling-F6 = 72 crystals, 68 prestige, two bonuses and one card in hand are 123 points.
    .title = A check

# G. Open questions, settled
seasons-ruling-G1 = Allowed, for token 10 as well: the year becomes 0. Coming back to year 1 gives no cards.
    .title = Boots back from the first space
seasons-ruling-G2 = Turn order, each owner ordering their own effects; the change of year comes last.
    .title = The order of a change of season
seasons-ruling-G3 = The first player of the round just played; the marker passes later.
    .title = Who starts the end of the round
seasons-ruling-G4 = After the cost of the activation and before its effect: they can never prevent it.
    .title = When Fairies collect
seasons-ruling-G5 = Staff and Vase first.
    .title = Staff and Vase, or the arrival
seasons-ruling-G6 = They all add up, for the whole turn, whatever gave the permission.
    .title = Several additions to transmuting
seasons-ruling-G7 = The bonus counts: a crystal for each energy. So do token 6 and Io's Bounty. Not in edition 1 (A12).
    .title = Transmute bonus and Potion of Life
seasons-ruling-G8 = A Shield may stand in for the other, once in each loss: 20 crystals for one Shield. Against token 2 it helps too.
    .title = Two Shields; token 2
seasons-ruling-G9 = First look, then the potion goes on the pile: it cannot be found.
    .title = Resurrection and itself
seasons-ruling-G10 = The number of summonings in the game, not the cards in play at its end.
    .title = What breaks a tie
seasons-ruling-G11 = Opponents clockwise, the owner last.
    .title = The order of Amsug and Warden
seasons-ruling-G12 = Only with a card in hand and room for it once the potion is gone.
    .title = When Potion of Dreams can be drunk
seasons-ruling-G13 = As much as there is to take, two at most.
    .title = Ratty's share
seasons-ruling-G14 = Needs two energies, of reserve and Amulets together. The same type may come back; what comes goes to the reserve.
    .title = The exchange bonus
seasons-ruling-G15 = A Codex returns neither itself nor another one.
    .title = Codex and Codex
seasons-ruling-G16 = An Elemental Amulet is a find for every energy. Whoever discards the first find must search again, for the Scroll with an energy named anew, and keeps the second.
    .title = Searching twice
seasons-ruling-G17 = Triggers nothing of an Elemental Amulet, and does not make a card one that costs this or that energy for the Scroll.
    .title = What Nature Spirit adds
seasons-ruling-G18 = Any of one's own cards, also the one just received; several cards received together are one time.
    .title = What the Embrace takes
seasons-ruling-G19 = Drought first.
    .title = Drought and changes of season
seasons-ruling-G20 = Cards are drawn one by one, and each time the next is turned up. After cards were put back in some order the top two lie face up. An Orb discards the first card.
    .title = Vision and everything else
seasons-ruling-G21 = Every step of that round is still done, the move of the token included; then it is over.
    .title = Past the end by Boots
seasons-ruling-G22 = A Shield does not save a Raven whose item has gone.
    .title = Shield and Raven
seasons-ruling-G23 = One die, one replacement.
    .title = Two Steadfast Dice
seasons-ruling-G24 = Once, after the whole gain.
    .title = When the limit is looked at
seasons-ruling-G25 = Ends after all cards of pile and discards have been revealed; together they are the new pile then (B9).
    .title = A search without a find
seasons-ruling-G26 = Never runs out.
    .title = The stock
seasons-ruling-G27 = No. It is decided on arrival.
    .title = Whether Raven must copy
seasons-ruling-G28 = Energies on Amulets of Water may pay whatever their owner does of free will (in edition 1 but for A23 and A27), and are never touched by what empties, converts, copies, counts or robs a reserve. The Horn of Plenty alone reaches them.
    .title = Reach of effects on the reserve

# H. Not like elsewhere
seasons-ruling-H1 = All six faces are equally likely, in every roll.
    .title = Dice
seasons-ruling-H2 = No effect may be left out when it comes in free; one energy at least is paid when it is summoned, from what was held before; the limit holds after its water.
    .title = Elemental Amulet
seasons-ruling-H3 = The surplus goes at once: when a Grimoire leaves, when a Lantern, a Statue or Drought takes a space, when a Statue's energy is one too many.
    .title = A reserve that shrinks
seasons-ruling-H4 = Gives nothing. Through a Raven it counts every magic item.
    .title = Pendant alone
seasons-ruling-H5 = Counts every bonus of the turn; token 6 adds to them.
    .title = Balance of Ishtar
seasons-ruling-H6 = An energy is named anew for the second search, and a find that was discarded lies on top of the discards.
    .title = Scroll of Ishtar
seasons-ruling-H7 = The Crown counts the card that was named; the Throne does nothing for an empty hand.
    .title = Crown and Throne with a Shield
seasons-ruling-H8 = Token 8 takes water from Amulets, token 10 moves two spaces and not one, token 1 leaves the die's draw alone.
    .title = Tokens
seasons-ruling-H9 = Amulets of Water neither give nor lose energies.
    .title = Warden
seasons-ruling-H10 = What counts is the die in use, whatever season it is by now, and not a die that was replaced.
    .title = Io's Transmuter
seasons-ruling-H11 = Never into the same type.
    .title = Mirror
seasons-ruling-H12 = After the cost.
    .title = Fairies
seasons-ruling-H13 = Changes of season, the Demon and the Hawk go in turn order.
    .title = Order
seasons-ruling-H14 = Not clamped; and a tie is not broken by cards in play.
    .title = The score
seasons-ruling-H15 = Have an order; and the reshuffle is at once.
    .title = Discards
seasons-ruling-H16 = Before transmuting and before every bonus but its own.
    .title = The draw

# O. Ours
seasons-ruling-O1 = Picked by the game's luck, like a roll.
    .title = The first player
seasons-ruling-O2 = Dealt at random and openly: all know who has which nine cards, but not how they are shelved.
    .title = The sets of apprentices
seasons-ruling-O3 = It can be activated only while there is a card to look at or to discard, in the pile or among the discards.
    .title = Crystal Orb without a card
seasons-ruling-O4 = Discarded from hand, it is shown to all.
    .title = A familiar for the Kriss
seasons-ruling-O5 = When the token passes the end of year 3 at the end of a round, the game is over on the spot: that change of season has no effects. If Boots passed it, the change of season counts, and the game ends after the end-of-round effects of that round, without a further move and whatever the token has done since (A8).
    .title = The end in edition 1
seasons-ruling-O6 = Comes among its owner's effects of the end of the round, even if the Hourglass is gone by then (A15).
    .title = What an Hourglass owes in edition 1
seasons-ruling-O7 = Give their energies together, as one gain.
    .title = Two Vases
seasons-ruling-O8 = What was dropped to make room is not gained again in the same gain: that would be keeping it.
    .title = Making room
seasons-ruling-O9 = Energies are decided on first, all or none; gauge and card may each be used until the end of the turn, or not.
    .title = Refusing the die in edition 1
seasons-ruling-O10 = A gain of choice beyond the room asks only for what is kept.
    .title = More than fits
seasons-ruling-O11 = Stops at 15 too, where its track ends.
    .title = The gauge in edition 1
seasons-ruling-O12 = Lie in the order they were drawn.
    .title = Cards discarded together
seasons-ruling-O13 = May be used; the one card must be kept.
    .title = The draw bonus with one card left
seasons-ruling-O14 = Nothing more is transmuted that turn by any means: not by permission, not by the transmute bonus, not with a Balance and not with another Potion of Life.
    .title = Potion of Life in edition 1
seasons-ruling-O15 = A single answer is given by the table, and cards of one name act in no order. It is asked all the same where the table's answer would tell others of cards that they cannot see, in the prelude, and at the end of a turn.
    .title = Choices that are none
seasons-ruling-O16 = Is shown to all when its owner decides to pay for it.
    .title = The card of an Orb
seasons-ruling-O17 = A die belongs to the season it was rolled in, also when it is rolled again.
    .title = Dice and Boots
seasons-ruling-O18 = If the Shield promised for an activation is taken away by the very effect, what it was to save is lost after all.
    .title = A Shield that is gone too soon
seasons-ruling-O19 = It shows its cards once the prelude is over.
    .title = When Vision of Destiny begins
seasons-ruling-O20 = If a tie saved everybody, it may still strike later that year.
    .title = A Drought that struck nobody
seasons-ruling-O21 = A card known to be among several that were put back in an order nobody else saw may lie anywhere in that pile, for all that the others know.
    .title = Cards put back in an unseen order
seasons-ruling-O22 = It gets its earth at the first activation that it is in play for.
    .title = A Heart that comes late
seasons-ruling-O23 = Is drawn among those that the chosen cards can serve.
    .title = An enchantment at random
