# What the page says of Seasons.

seasons-page-frames = Cadres
seasons-page-when = Quand une carte agit
seasons-page-die-signs = Sur les dés
seasons-page-pips = Points de saison : de combien avance le marqueur saison si ce dé reste.
seasons-page-gauge-sign = La jauge : prise, libre, pas encore atteinte
seasons-page-bonus-sign = La piste des bonus, et ce qu’elle coûte à la fin
seasons-page-table = Table de Seasons
seasons-page-groups-item = Objets magiques
seasons-page-groups-familiar = Familiers
seasons-page-groups-token = Jetons Capacité
seasons-page-groups-enchantment = Enchantements
seasons-page-group-item = objet magique
seasons-page-group-familiar = familier
seasons-page-group-token = jeton Capacité
seasons-page-group-enchantment = enchantement
seasons-page-crystals =
    { $count ->
        [one] { $count } cristal
       *[other] { $count } cristaux
    }
seasons-page-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
seasons-page-any-four = de 1 à 4 énergies différentes
seasons-page-costs = coûte { $what }
seasons-page-for-players = à { $players } joueurs
seasons-page-timing-arrival = à l’arrivée
seasons-page-timing-lasting = permanent
seasons-page-timing-activation = à activer
seasons-page-number = n° { $number }
seasons-page-first-edition = Première édition
seasons-page-season-winter = Hiver
seasons-page-season-spring = Printemps
seasons-page-season-summer = Été
seasons-page-season-fall = Automne
seasons-page-wheel = Roue des saisons : case { $space }, { $season }, année { $year }
seasons-page-rates = Une énergie rapporte
seasons-page-dice = Dés sur la table
seasons-page-all-faces = Toutes les faces : { $season }
seasons-page-die =
    { $pips ->
        [one] Dé : { $what } ; { $pips } point de saison
       *[other] Dé : { $what } ; { $pips } points de saison
    }
seasons-page-die-parts-gauge = jauge en hausse
seasons-page-die-parts-card = une carte
seasons-page-die-parts-transmute = cristalliser
seasons-page-piles = Pioche et défausse
seasons-page-discarded = défaussées
seasons-page-gauge = { $cards } sur { $gauge } en jeu
seasons-page-bonuses =
    { $used ->
        [one] { $used } bonus utilisé sur 3
       *[other] { $used } bonus utilisés sur 3
    }
seasons-page-hand = Main
seasons-page-in-hand = { $count } en main
seasons-page-in-play = En jeu
seasons-page-you-name = Vous
seasons-page-turned = inclinée
seasons-page-source-crystals = Cristaux
seasons-page-source-prestige = Cartes en jeu
seasons-page-source-end = Cartes, à la fin de la partie
seasons-page-source-hand = Cartes restées en main
seasons-page-source-bonuses = Bonus utilisés
seasons-page-source-token = Jeton Capacité
seasons-page-pitch = Trois ans de dés, de cartes et de saisons : le magicien le plus riche l’emporte.
seasons-page-preset-full = Partie complète
seasons-page-preset-kingdom = Avec Enchanted Kingdom
seasons-page-preset-first-text = Un jeu préconstruit de neuf cartes, sans choix au départ : le niveau apprenti magicien.
seasons-page-preset-full-text = Les cinquante cartes du jeu de base, choisies puis réparties sur trois ans.
seasons-page-preset-kingdom-text = Les deux boîtes : vingt cartes de plus, un jeton Capacité chacun, et un enchantement pour tous.
seasons-page-worth-gauge = jauge
seasons-page-worth-cards =
    { $count ->
        [one] carte
       *[other] cartes
    }
seasons-page-worth-prestige = prestige
seasons-page-any-energy =
    { $count ->
        [one] { $count } énergie de n’importe quel type
       *[other] { $count } énergies de n’importe quel type
    }
seasons-page-less = { $count } d’entre elles à ne pas payer
seasons-page-pack = Le paquet
seasons-page-chosen = Gardées
seasons-page-of = { $count } sur { $most }
seasons-page-who-chooses = Qui choisit encore
seasons-page-choosing = choisit
seasons-page-has-chosen = a choisi
seasons-page-tokens-to-keep = Gardez un de ces jetons Capacité
seasons-page-shelf-1 = Année I
seasons-page-shelf-2 = Année II
seasons-page-shelf-3 = Année III
seasons-page-shelf-note-1 = votre main de départ
seasons-page-shelf-note-2 = rejoint votre main en année II
seasons-page-shelf-note-3 = rejoint votre main en année III
seasons-page-lay-out = Posez { $count } cartes sur chaque rayon : glissez une carte, ou touchez-la et elle va sur le rayon éclairé.
seasons-page-begin = Commencer
seasons-page-keep = Garder
seasons-page-lay-on = Poser { $card } sur { $shelf }
seasons-page-take-back = Reprendre { $card } de son rayon
seasons-page-to-place = encore { $count } à poser
seasons-page-to-keep = À garder
seasons-page-only-higher = Ce rayon a été commencé dans la liste, dans l’ordre des cartes : ce qui vient avant sa dernière carte ne peut s’y joindre.
seasons-page-before = Devant vous
seasons-page-supply = Choisissez une énergie
seasons-page-library =
    { $count ->
        [one] Bibliothèque { $year } : { $count } carte
       *[other] Bibliothèque { $year } : { $count } cartes
    }
seasons-page-hand-count =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
seasons-page-reserve = Réserve : { $what } ; { $used } sur { $room }
seasons-page-empty-reserve = vide
seasons-page-token-used = utilisé
seasons-page-copies = A les effets { DE($name) }
seasons-page-stored = Énergies posées dessus : { $what }
seasons-page-turned-card = Inclinée : elle a été activée.
seasons-page-own-die = Votre dé
seasons-page-die-of = Dé { DE($name) }
seasons-page-pile-of = Pioche, { $count }
seasons-page-bonus-track = Piste des bonus
seasons-page-token = Jeton Capacité : { $name }
seasons-page-empty-hand = Votre main est vide.
seasons-page-rivals = Les autres
seasons-page-you = vous
seasons-page-preset-first = Première partie
seasons-page-check-deal-title = Ce qui a été distribué
seasons-page-check-deal-means = Les cartes de chacun sont mélangées avec la clé. Votre navigateur les mélange de nouveau.
seasons-page-check-deal-yes = Tout était là où la clé le met.
seasons-page-check-deal-no = Quelque chose était ailleurs que là où la clé le met.
seasons-page-check-deal-none = Rien à comparer : un fichier ne dit pas ce qui a été distribué, ni la partie des débutants avec ses jeux préconstruits.
seasons-page-check-first-title = Le premier joueur
seasons-page-check-first-means = La clé dit qui commence.
seasons-page-check-first-yes = C’est bien celui que désigne la clé.
seasons-page-check-first-no = La clé désigne quelqu’un d’autre.
seasons-page-check-first-none = Un fichier ne dit pas ce qui était sur la table ; ouvrez la vérification depuis la table.
seasons-page-check-dice-title = Les dés de chaque manche
seasons-page-check-dice-means = Chaque lancer est le HMAC-SHA-256 de la clé et du numéro de la manche. Votre navigateur les lance de nouveau et compare avec la table.
seasons-page-check-dice-yes = Chaque dé est celui que lance la clé.
seasons-page-check-dice-no = Un dé n’est pas celui que lance la clé.
seasons-page-check-dice-none = Un fichier ne dit pas ce qui était sur la table ; ouvrez la vérification depuis la table.
seasons-page-check-dice-rounds = Les dés, manche par manche
seasons-page-check-dice-count = { $dice } dés en { $rounds } manches.
seasons-page-check-rerolls-title = Les dés relancés
seasons-page-check-rerolls-means = Ils découlent de la clé, de la manche, de la place et du nombre de relances.
seasons-page-check-rerolls-yes = Chacun est celui que lance la clé.
seasons-page-check-rerolls-no = L’un d’eux n’est pas celui que lance la clé.
seasons-page-check-rerolls-none = Aucun n’est connu.
seasons-page-elements = Les énergies dans Seasons
seasons-page-energies = Énergie dans le coût
seasons-page-energy-water = eau
seasons-page-energy-earth = terre
seasons-page-energy-fire = feu
seasons-page-energy-air = air
seasons-page-letter-water = W
seasons-page-letter-earth = E
seasons-page-letter-fire = F
seasons-page-letter-air = A
seasons-page-act-end-turn = Finir le tour
seasons-page-act-done = Terminé
seasons-page-act-take-die = Prendre
seasons-page-act-summon = Invoquer
seasons-page-act-activate = Activer
seasons-page-act-transmute = Transmuter
seasons-page-act-pay = Payer
seasons-page-act-drop = Défausser
seasons-page-act-move = Avancer
seasons-page-act-choose = Choisir
seasons-page-left-over =
    { $count ->
        [one] dé restant : le temps avance d’une case
       *[other] dé restant : le temps avance de { $count } cases
    }
seasons-page-points-so-far =
    { $count ->
        [one] { $count } point pour l’instant
       *[other] { $count } points pour l’instant
    }
