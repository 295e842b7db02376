# What a game can be set up with: each choice and each of its values, with an explanation.

archimage-setting-game =
    .text = Mages climb a tower: break seals with dice, win scrolls and cast their spells.
archimage-setting-circle = Magic circle
    .text = Which spells are in the game beside those of circle 0.
archimage-setting-circle-value = Circle { $circle }
    .text = For { $school }. Its spells: { $spells }.
archimage-setting-circle-random = A random circle
    .text = One of the four circles is drawn before the game.
archimage-setting-board = Board
    .text = The tower that is climbed.
archimage-setting-board-standard = The standard tower
    .text = It grows with the number of players.
archimage-setting-mages = Mages
    .text = Which mage, with its familiar, each player takes. They differ in nothing else.
archimage-setting-mages-by-seat = As they sit
    .text = The first player has the Shaman of the North, the second the Witch of the East, and so on.
