# What the page says of Archimage.

archimage-page-seals = Les sceaux et leur puissance
archimage-page-mages = Les magiciens et leurs familiers
archimage-page-mage-at = Magicien de la place { $number }
archimage-page-mage-any = N’importe quel magicien restant
archimage-page-guardians = Les gardiens
archimage-page-tower-label = Tour d’Archimage
archimage-page-groups-spell = Sorts
archimage-page-group-spell = sort
archimage-page-circle = Cercle { $circle }
archimage-page-power = puissance { $power }
archimage-page-round = Manche { $round }
archimage-page-hall = La chambre centrale
archimage-page-zoom-in = Plus près
archimage-page-zoom-out = Plus loin
archimage-page-zoom-all = Toute la tour
archimage-page-space = emplacement { $name }, puissance { $power }
archimage-page-seal = sceau : { $element }, puissance { $power }
archimage-page-empty = rien dessus
archimage-page-own-mage = votre magicien
archimage-page-own-familiar = votre familier
archimage-page-mage-of = magicien : { $player }
archimage-page-familiar-of = familier : { $player }
archimage-page-guardian-of = gardien : { $element }
archimage-page-scrolls = Parchemins
archimage-page-done = manche finie
archimage-page-face-down = face cachée
archimage-page-source-scroll = Parchemins
archimage-page-source-synergy = Synergies
archimage-page-before = Avant la manche 1
archimage-page-over = Fin de la partie
archimage-page-circles = Cercles de magie 0 et { $circle }
archimage-page-sixes = Parchemins de puissance 6 : { $left }. S’il y en a moins de { $least } à la fin d’une manche, la partie se termine.
archimage-page-spells = Sorts de cette partie
archimage-page-reserves = Réserves
archimage-page-in-reserve = { $colour } : { $count } dans la réserve
archimage-page-colour-red = rouge
archimage-page-colour-blue = bleu
archimage-page-colour-yellow = jaune
archimage-page-colour-green = vert
archimage-page-die = { $colour } { $value }
archimage-page-chosen = choisi
archimage-page-your-dice = Vos dés
archimage-page-your-scrolls = Vos parchemins
archimage-page-dice-of = Dés : { $name }
archimage-page-next-dice = Pour la manche suivante
archimage-page-no-dice = aucun dé
archimage-page-no-scrolls = aucun parchemin
archimage-page-points = Points pour l’instant
archimage-page-just-won = tout juste gagné
archimage-page-stored = { $seal }, gardé dessus
archimage-page-you = { $name } (vous)
archimage-page-power-title = Puissance { $power }
archimage-page-other-elements = Dans les autres éléments
archimage-page-tower = La tour. Les flèches vont d’un emplacement à l’autre, N et P vont à ce qui peut être choisi, Entrée choisit, I montre un sort, plus et moins changent la distance, 0 montre tout.
archimage-page-within = accessible
archimage-page-can-be-chosen = peut être choisi
archimage-page-at = Choix : { $place }
archimage-page-pitch = Une tour pleine de parchemins. Brisez les sceaux, montez, et lancez les sorts que vous trouvez.
archimage-page-preset-passages = École des Passages
archimage-page-preset-surprise = Une école tirée au sort
archimage-page-preset-first-text = Les sorts de l’école du Pouvoir, les plus simples pour commencer.
archimage-page-preset-passages-text = Des sorts qui ouvrent des chemins dans la tour.
archimage-page-preset-surprise-text = L’une des quatre écoles de magie ; vous verrez laquelle au début de la partie.
archimage-page-worth-dice =
    { $count ->
        [one] dé
       *[other] dés
    }
archimage-page-worth-scrolls =
    { $count ->
        [one] parchemin
       *[other] parchemins
    }
archimage-page-worth-seals =
    { $count ->
        [one] sceau
       *[other] sceaux
    }
archimage-page-worth-points =
    { $count ->
        [one] point
       *[other] points
    }
archimage-page-preset-first = Première partie
archimage-page-check-deal-title = Ce qui a été distribué
archimage-page-check-deal-means = Les sceaux et les parchemins de la tour sont mélangés avec la clé. Votre navigateur les mélange de nouveau.
archimage-page-check-deal-yes = Tout était là où la clé le met.
archimage-page-check-deal-no = Quelque chose était ailleurs que là où la clé le met.
archimage-page-check-deal-none = Rien à comparer : un fichier ne dit pas ce qui a été distribué.
archimage-page-check-first-title = Le premier joueur
archimage-page-check-first-means = La clé dit qui commence.
archimage-page-check-first-yes = C’est bien celui que désigne la clé.
archimage-page-check-first-no = La clé désigne quelqu’un d’autre.
archimage-page-check-first-none = Un fichier ne dit pas ce qui était sur la table ; ouvrez la vérification depuis la table.
archimage-page-check-dice-title = Les dés de chaque manche
archimage-page-check-dice-means = Chaque lancer est le HMAC-SHA-256 de la clé et du numéro de la manche. Votre navigateur les lance de nouveau et compare avec la table.
archimage-page-check-dice-yes = Chaque dé est celui que lance la clé.
archimage-page-check-dice-no = Un dé n’est pas celui que lance la clé.
archimage-page-check-dice-none = Un fichier ne dit pas ce qui était sur la table ; ouvrez la vérification depuis la table.
archimage-page-check-dice-rounds = Les dés, manche par manche
archimage-page-check-dice-count = { $dice } dés en { $rounds } manches.
archimage-page-elements = Les énergies dans Archimage
archimage-page-element-water = eau
archimage-page-element-earth = terre
archimage-page-element-fire = feu
archimage-page-element-air = air
archimage-page-element-spirit = esprit
archimage-page-letter-water = W
archimage-page-letter-earth = E
archimage-page-letter-fire = F
archimage-page-letter-air = A
archimage-page-letter-spirit = S
archimage-page-rivals = Les autres à la table
archimage-page-sixes-left = reste { $left }
archimage-page-sixes-short = reste { $left } de puissance 6
archimage-page-held =
    { $count ->
        [0] { $die } ne brise aucun sceau à portée.
       *[other] { $die } en main : les sceaux qu’il aide à briser ressortent.
    }
archimage-page-put-back = Remettre un dé { $colour }
archimage-page-act-done = Terminé
archimage-page-act-give-up = Finir la manche
archimage-page-act-break = Briser
archimage-page-act-cast = Lancer
archimage-page-act-take = Prendre
archimage-page-act-die = Utiliser
archimage-page-act-choose = Choisir
archimage-page-reach =
    { $count ->
        [one] un sceau à portée, puissance { $least }
       *[other] { $count } sceaux à portée, puissance { $least } à { $most }
    }
archimage-page-reach-none = aucun sceau à portée
