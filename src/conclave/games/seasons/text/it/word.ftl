# Words and short phrases that other sentences take as arguments.

seasons-word-energy =
    { $energy ->
        [water] acqua
        [earth] terra
        [fire] fuoco
       *[air] aria
    }
seasons-word-energies =
    { $number ->
        [one] { $number } energia di { $energy }
       *[other] { $number } energie di { $energy }
    }
seasons-word-no-energy = nessuna energia
seasons-word-season =
    { $season ->
        [winter] inverno
        [spring] primavera
        [summer] estate
       *[fall] autunno
    }
seasons-word-season-title =
    { $season ->
        [winter] Inverno
        [spring] Primavera
        [summer] Estate
       *[fall] Autunno
    }
seasons-word-kind =
    { $kind ->
        [familiar] famiglio
       *[item] oggetto magico
    }
seasons-word-crystals =
    { $number ->
        [one] { $number } cristallo
       *[other] { $number } cristalli
    }
seasons-word-points =
    { $number ->
        [one] { $number } punto
       *[other] { $number } punti
    }
seasons-word-free = gratis
seasons-word-cost-amulet = da 1 a 4 energie diverse
seasons-word-cost-amulet-letters = 1-4 tipi
seasons-word-cost-players =
    { $players ->
        [2] { $cost } in 2 giocatori
        [3] { $cost } in 3
       *[4] { $cost } in 4
    }
seasons-word-gauge-up = livello +1
seasons-word-draw = una carta da pescare
seasons-word-transmute = cristallizzazione
seasons-word-die = { $symbols }: { $what }; { $pips ->
        [one] { $pips } pallino
       *[other] { $pips } pallini
    }
seasons-word-level =
    { $level ->
        [apprentice] Mago Apprendista
        [magician] Mago
       *[archmage] Arcimago
    }
seasons-word-timing-arrival = all’entrata in gioco
seasons-word-timing-lasting = finché è in gioco
seasons-word-timing-activation = quando si attiva, una volta per round
seasons-word-timing-none = nessuno
seasons-word-straight = carta dritta
seasons-word-turned = carta girata
seasons-word-with-energy = con { $energies }
seasons-word-first-edition = { $text } Prima edizione: { $first }
seasons-word-copying = { $card } (come { $copied })
seasons-word-copy-of = copia { $card } di { $player }
seasons-word-copied-by = carta copiata da { $players }
seasons-word-earlier = in gioco da più tempo
seasons-word-later = in gioco da meno tempo
seasons-word-of = { $card } di { $player }
seasons-word-reserve = dalla tua riserva
seasons-word-amulet = dal tuo { $card }
seasons-word-amulet-number = dal tuo { $card }, amuleto { $number }
