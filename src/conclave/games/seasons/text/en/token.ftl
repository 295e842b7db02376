# The ability tokens: our names for them, and what they do. .note answers what players ask.
# What each is worth at the end of the game, once used, is told beside it.

seasons-token-1 = Fresh Card
    .text = Draw a card, then keep or discard it.
seasons-token-2 = Parting
    .text = Sacrifice one of your cards in play, or discard one from your hand.
    .note = A Shield of Zira may go in its place.
seasons-token-3 = Two Energies
    .text = Gain 2 energies of your choice.
seasons-token-4 = Lowered Gauge
    .text = Lower your gauge by 1.
    .note = Not if your cards in play would then be more than your gauge.
seasons-token-5 = Hoard
    .text = At the end of the game, each card left in your hand brings 3 points instead of costing 5.
    .note = It always holds: there is nothing to use.
seasons-token-6 = Golden Touch
    .text = You may transmute this turn, for 1 crystal more each energy.
    .note = It adds to Purses of Io and to bonuses of the turn.
seasons-token-7 = Twelve Crystals
    .text = Gain 12 crystals.
seasons-token-8 = Four Waters
    .text = Discard 4 water.
    .note = Water on an Amulet of Water will do.
seasons-token-9 = Raised Gauge
    .text = Raise your gauge by 2.
    .note = The gauge stops at 15.
seasons-token-10 = Two Spaces
    .text = Move the season token 2 spaces, forward or back.
    .note = Exactly 2. All that follows from it happens at once, as with the Temporal Boots.
seasons-token-11 = Open Hands
    .text = Look at the hands of all opponents.
seasons-token-12 = Three Cards
    .text = Look at the top 3 cards of the pile and put them back in any order.
