# The sets of cards.

seasons-set-base = Base game
    .text = The cards of the base game.
seasons-set-enchanted-kingdom = Enchanted Kingdom
    .text = The 20 cards of the expansion are added.
