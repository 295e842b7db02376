# The ability tokens: our names for them, and what they do. .note answers what players ask.
# What each is worth at the end of the game, once used, is told beside it.

seasons-token-1 = Nouvelle carte
    .text = Piochez une carte, puis gardez-la ou défaussez-la.
seasons-token-2 = Adieux
    .text = Sacrifiez une de vos cartes en jeu, ou défaussez-en une de votre main.
    .note = Un Bouclier de Zira peut partir à sa place.
seasons-token-3 = Deux énergies
    .text = Recevez 2 énergies de votre choix.
seasons-token-4 = Jauge abaissée
    .text = Baissez votre jauge de 1.
    .note = Impossible si vos cartes en jeu dépassaient alors votre jauge.
seasons-token-5 = Magot
    .text = En fin de partie, chaque carte restée dans votre main rapporte 3 points au lieu d’en coûter 5.
    .note = Il est toujours en vigueur : il n’y a rien à utiliser.
seasons-token-6 = Toucher d’or
    .text = Vous pouvez cristalliser ce tour-ci, avec 1 cristal de plus par énergie.
    .note = Il s’ajoute aux Bourses d’Io et aux bonus du tour.
seasons-token-7 = Douze cristaux
    .text = Recevez 12 cristaux.
seasons-token-8 = Quatre eaux
    .text = Défaussez 4 énergies d’eau.
    .note = L’eau posée sur une Amulette d’eau convient aussi.
seasons-token-9 = Jauge relevée
    .text = Augmentez votre jauge de 2.
    .note = La jauge s’arrête à 15.
seasons-token-10 = Deux cases
    .text = Déplacez le marqueur saison de 2 cases, en avant ou en arrière.
    .note = Exactement 2. Tout ce qui en découle a lieu aussitôt, comme avec les Bottes temporelles.
seasons-token-11 = Cartes sur table
    .text = Regardez la main de tous vos adversaires.
seasons-token-12 = Trois cartes
    .text = Regardez les 3 cartes du dessus de la pioche et reposez-les dans n’importe quel ordre.
