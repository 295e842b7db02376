# Words and short phrases that other sentences take as arguments.

word-language = italiano
word-language-named = { $language } ({ $name })
word-player = Giocatore { $number }
word-energy =
    { $energy ->
        [water] acqua
        [earth] terra
        [fire] fuoco
       *[air] aria
    }
word-energies =
    { $number ->
        [one] { $number } energia di { $energy }
       *[other] { $number } energie di { $energy }
    }
word-no-energy = nessuna energia
word-season =
    { $season ->
        [winter] inverno
        [spring] primavera
        [summer] estate
       *[fall] autunno
    }
word-season-title =
    { $season ->
        [winter] Inverno
        [spring] Primavera
        [summer] Estate
       *[fall] Autunno
    }
word-kind =
    { $kind ->
        [familiar] famiglio
       *[item] oggetto magico
    }
word-crystals =
    { $number ->
        [one] { $number } cristallo
       *[other] { $number } cristalli
    }
word-points =
    { $number ->
        [one] { $number } punto
       *[other] { $number } punti
    }
word-list-two = { $first } e { $second }
word-either = { $first } o { $second }
word-list-more = { $first }, { $rest }
word-clauses = { $first }; { $rest }
word-figure = { NUMBER($number, maximumFractionDigits: 3) }
word-full = { $line } – { $text }
word-free = gratis
word-cost-amulet = da 1 a 4 energie diverse
word-cost-amulet-letters = 1-4 tipi
word-cost-players =
    { $players ->
        [2] { $cost } in 2 giocatori
        [3] { $cost } in 3
       *[4] { $cost } in 4
    }
word-gauge-up = livello +1
word-draw = una carta da pescare
word-transmute = cristallizzazione
word-die = { $symbols }: { $what }; { $pips ->
        [one] { $pips } pallino
       *[other] { $pips } pallini
    }
word-level =
    { $level ->
        [apprentice] Mago Apprendista
        [magician] Mago
       *[archmage] Arcimago
    }
word-timing-arrival = all’entrata in gioco
word-timing-lasting = finché è in gioco
word-timing-activation = quando si attiva, una volta per round
word-timing-none = nessuno
word-straight = carta dritta
word-turned = carta girata
word-with-energy = con { $energies }
word-first-edition = { $text } Prima edizione: { $first }
word-copying = { $card } (come { $copied })
word-copy-of = copia { $card } di { $player }
word-copied-by = carta copiata da { $players }
word-earlier = in gioco da più tempo
word-later = in gioco da meno tempo
word-of = { $card } di { $player }
word-reserve = dalla tua riserva
word-amulet = dal tuo { $card }
word-amulet-number = dal tuo { $card }, amuleto { $number }
