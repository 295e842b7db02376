# Words and short phrases that other sentences take as arguments.

seasons-word-energy =
    { $energy ->
        [water] eau
        [earth] terre
        [fire] feu
       *[air] air
    }
seasons-word-energies =
    { $number ->
        [one] { $number } énergie { DE($energy) }
       *[other] { $number } énergies { DE($energy) }
    }
seasons-word-no-energy = aucune énergie
seasons-word-season =
    { $season ->
        [winter] hiver
        [spring] printemps
        [summer] été
       *[fall] automne
    }
seasons-word-season-title =
    { $season ->
        [winter] Hiver
        [spring] Printemps
        [summer] Été
       *[fall] Automne
    }
seasons-word-kind =
    { $kind ->
        [familiar] familier
       *[item] objet magique
    }
seasons-word-crystals =
    { $number ->
        [one] { $number } cristal
       *[other] { $number } cristaux
    }
seasons-word-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
seasons-word-free = gratuit
seasons-word-cost-amulet = 1 à 4 énergies différentes
seasons-word-cost-amulet-letters = 1-4 types
seasons-word-cost-players =
    { $players ->
        [2] { $cost } à 2 joueurs
        [3] { $cost } à 3
       *[4] { $cost } à 4
    }
seasons-word-gauge-up = jauge +1
seasons-word-draw = piocher une carte
seasons-word-transmute = cristalliser
seasons-word-die = { $symbols } : { $what } ; { $pips ->
        [one] { $pips } point de saison
       *[other] { $pips } points de saison
    }
seasons-word-level =
    { $level ->
        [apprentice] apprenti magicien
        [magician] magicien
       *[archmage] archimage
    }
seasons-word-timing-arrival = à l’arrivée en jeu
seasons-word-timing-lasting = tant que la carte est en jeu
seasons-word-timing-activation = par activation, une fois par manche
seasons-word-timing-none = aucun effet
seasons-word-straight = carte redressée
seasons-word-turned = carte inclinée
seasons-word-with-energy = avec { $energies }
seasons-word-first-edition = { $text } Première édition : { $first }
seasons-word-copying = { $card } (copie { $copied })
seasons-word-copy-of = copiant { $card } { DE($player) }
seasons-word-copied-by = copiée par { $players }
seasons-word-earlier = la plus ancienne
seasons-word-later = la plus récente
seasons-word-of = { $card } { DE($player) }
seasons-word-reserve = votre réserve
seasons-word-amulet = votre { $card }
seasons-word-amulet-number = votre { $card }, amulette { $number }
