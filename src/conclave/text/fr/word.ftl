# Words and short phrases that other sentences take as arguments.

word-language = français
word-language-named = { $language } ({ $name })
word-player = Joueur { $number }
word-energy =
    { $energy ->
        [water] eau
        [earth] terre
        [fire] feu
       *[air] air
    }
word-energies =
    { $number ->
        [one] { $number } énergie { DE($energy) }
       *[other] { $number } énergies { DE($energy) }
    }
word-no-energy = aucune énergie
word-season =
    { $season ->
        [winter] hiver
        [spring] printemps
        [summer] été
       *[fall] automne
    }
word-season-title =
    { $season ->
        [winter] Hiver
        [spring] Printemps
        [summer] Été
       *[fall] Automne
    }
word-kind =
    { $kind ->
        [familiar] familier
       *[item] objet magique
    }
word-crystals =
    { $number ->
        [one] { $number } cristal
       *[other] { $number } cristaux
    }
word-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
word-list-two = { $first } et { $second }
word-either = { $first } ou { $second }
word-list-more = { $first }, { $rest }
word-clauses = { $first } ; { $rest }
word-figure = { NUMBER($number, maximumFractionDigits: 3) }
word-full = { $line } – { $text }
word-free = gratuit
word-cost-amulet = 1 à 4 énergies différentes
word-cost-amulet-letters = 1-4 types
word-cost-players =
    { $players ->
        [2] { $cost } à 2 joueurs
        [3] { $cost } à 3
       *[4] { $cost } à 4
    }
word-gauge-up = jauge +1
word-draw = piocher une carte
word-transmute = cristalliser
word-die = { $symbols } : { $what } ; { $pips ->
        [one] { $pips } point de saison
       *[other] { $pips } points de saison
    }
word-level =
    { $level ->
        [apprentice] apprenti magicien
        [magician] magicien
       *[archmage] archimage
    }
word-timing-arrival = à l’arrivée en jeu
word-timing-lasting = tant que la carte est en jeu
word-timing-activation = par activation, une fois par manche
word-timing-none = aucun effet
word-straight = carte redressée
word-turned = carte inclinée
word-with-energy = avec { $energies }
word-first-edition = { $text } Première édition : { $first }
word-copying = { $card } (copie { $copied })
word-copy-of = copiant { $card } { DE($player) }
word-copied-by = copiée par { $players }
word-earlier = la plus ancienne
word-later = la plus récente
word-of = { $card } { DE($player) }
word-reserve = votre réserve
word-amulet = votre { $card }
word-amulet-number = votre { $card }, amulette { $number }
