# The sets of cards.

seasons-set-base = Jeu de base
    .text = Les cartes du jeu de base.
seasons-set-enchanted-kingdom = Enchanted Kingdom
    .text = Les 20 cartes de l’extension sont ajoutées.
