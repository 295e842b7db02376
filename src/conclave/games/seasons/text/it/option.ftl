# What a player may choose, one line each. $question says what is being asked where a pick means different things.

seasons-option-end = Termina il tuo turno
seasons-option-done =
    { $question ->
        [make-room] Non scartare altro
        [amulet-types] Paga queste e basta
        [take-back] Lascia il resto su { $name }
        [monolith] Non mettere nulla su { $name }
        [copy] Non copiare nulla
        [discards] { $number ->
            [0] Non scartare nulla
            [one] Non scartare altro, e pesca { $number } carta
           *[other] Non scartare altro, e pesca { $number } carte
        }
       *[orb] Lasciala sul mazzo di pesca
    }
seasons-option-keep = Tieni { $card }
seasons-option-reject =
    { $question ->
        [keep-found] Scarta { $card } e cerca ancora una volta; dovrai tenere ciò che trovi
       *[keep] Scarta { $card }
    }
seasons-option-use-die = Usa il tuo dado così com’è ({ $die })
seasons-option-draw =
    { $question ->
        [crown] Pesca una carta, mostrala e tienila
       *[die-card] Pesca una carta, poi tienila o scartala
    }
seasons-option-take-energy = Prendi le energie del tuo dado: { $energies }
seasons-option-leave-energy = Lascia le energie del tuo dado
seasons-option-raise = Alza di 1 il tuo livello di invocazione, come mostra il tuo dado
seasons-option-pay-crystals = Paga 3 cristalli per 1 energia a tua scelta
seasons-option-pay-energy = Scarta 1 energia per poter cristallizzare in questo turno
seasons-option-look-at = Guarda la prima carta del mazzo di pesca
seasons-option-bury = Paga 3 cristalli e scarta la prima carta del mazzo di pesca senza vederla
seasons-option-bury-open = Paga 3 cristalli e scarta { $card } dalla cima del mazzo di pesca
seasons-option-vision =
    { $crystals ->
        [one] Paga { $crystals } cristallo e scarta { $card }, la prima carta a faccia in su del mazzo di pesca
       *[other] Paga { $crystals } cristalli e scarta { $card }, la prima carta a faccia in su del mazzo di pesca
    }
seasons-option-statue-energy = Ricevi 1 energia a tua scelta
seasons-option-statue-look = Ricevi 2 cristalli e guarda la prima carta del mazzo di pesca
seasons-option-instead-gauge = Invece del tuo dado: alza di 1 il tuo livello di invocazione
seasons-option-instead-energy = Invece del tuo dado: ricevi 1 energia a tua scelta
seasons-option-instead-transmute = Invece del tuo dado: cristallizza in questo turno
seasons-option-ward-energies = Ogni giocatore scarta 4 energie dalla propria riserva
seasons-option-ward-cards = Ogni giocatore scarta una carta dalla propria mano
seasons-option-let-go =
    { $action ->
        [sacrifice] Sacrifica { $card }
       *[discard] Scarta { $card }
    }
seasons-option-lose-space = Perdi per sempre un posto della tua riserva, che poi ne avrà { $number }
seasons-option-token =
    { $points ->
        [one] Tieni { $token }, gettone abilità { $number } ({ $points } punto una volta usato)
       *[other] Tieni { $token }, gettone abilità { $number } ({ $points } punti una volta usato)
    }
seasons-option-token-always = Tieni { $token }, gettone abilità { $number } (vale sempre)
seasons-option-use-token =
    { $points ->
        [one] Usa il tuo gettone abilità { $token } ({ $points } punto alla fine della partita)
       *[other] Usa il tuo gettone abilità { $token } ({ $points } punti alla fine della partita)
    }
seasons-option-bonus-card = Bonus: pesca una carta, poi tienila o scartala (i bonus ti costeranno { $penalty } punti in tutto)
seasons-option-bonus-exchange = Bonus: scambia 2 energie con altre 2 qualsiasi (i bonus ti costeranno { $penalty } punti in tutto)
seasons-option-bonus-transmute = Bonus: cristallizza in questo turno, 1 cristallo in più per ogni energia (i bonus ti costeranno { $penalty } punti in tutto)
seasons-option-bonus-gauge = Bonus: alza di 1 il tuo livello di invocazione (i bonus ti costeranno { $penalty } punti in tutto)
seasons-option-bonus-draw = Bonus: pesca due carte e tienine una (i bonus ti costeranno { $penalty } punti in tutto)
seasons-option-take-die = Prendi il dado { $number } ({ $die })
seasons-option-energy =
    { $question ->
        [store] Metti 1 energia di { $energy } su { $card }
        [mirror-type] Trasforma le energie di { $energy }
        [mirror-into] Trasformale in energie di { $energy }
        [name] Cerca un oggetto magico che costa energia di { $energy }
        [take-back] Prendi 1 energia di { $energy } da { $card }
        [rob] Prendi 1 energia di { $energy } { A($player) }
       *[gain-energy] Ricevi 1 energia di { $energy }
    }
seasons-option-amulet-type =
    { $energy ->
        [water] Paga 1 energia di acqua: ricevi 2 energie
        [earth] Paga 1 energia di terra: ricevi 5 cristalli
        [fire] Paga 1 energia di fuoco: pesca una carta
       *[air] { $edition ->
            [1] Paga 1 energia di aria: scarta una carta dalla mano
           *[2] Paga 1 energia di aria: livello di invocazione +1
        }
    }
seasons-option-amulet-order =
    { $energy ->
        [water] Ora l’acqua: ricevi 2 energie
        [earth] Ora la terra: ricevi 5 cristalli
        [fire] Ora il fuoco: pesca una carta
       *[air] { $edition ->
            [1] Ora l’aria: scarta una carta dalla mano
           *[2] Ora l’aria: livello di invocazione +1
        }
    }
seasons-option-drop = Scarta 1 energia di { $energy }
seasons-option-pay =
    { $action ->
        [horn] Scarta 1 energia di { $energy } { $place }
        [warden] Scarta 1 energia di { $energy } { $place }
        [token] Scarta 1 energia di { $energy } { $place }
        [store] Metti su questa carta 1 energia di { $energy } { $place }
        [exchange] Scambia 1 energia di { $energy } { $place }
       *[effect] Paga 1 energia di { $energy } { $place }
    }
seasons-option-store = Metti su { $card } 1 energia di { $energy } { $place }
seasons-option-transmute =
    { $worth ->
        [one] Cristallizza 1 energia di { $energy } in { $worth } cristallo
       *[other] Cristallizza 1 energia di { $energy } in { $worth } cristalli
    }
seasons-option-transmute-amulet =
    { $worth ->
        [one] Cristallizza 1 energia di { $energy } { $place } in { $worth } cristallo
       *[other] Cristallizza 1 energia di { $energy } { $place } in { $worth } cristalli
    }
seasons-option-move =
    { $direction ->
        [forward] { $spaces ->
            [one] Sposta l’indicatore di stagione avanti di { $spaces } casella, sulla casella { $space } ({ $season }, anno { $year })
           *[other] Sposta l’indicatore di stagione avanti di { $spaces } caselle, sulla casella { $space } ({ $season }, anno { $year })
        }
       *[back] { $spaces ->
            [one] Sposta l’indicatore di stagione indietro di { $spaces } casella, sulla casella { $space } ({ $season }, anno { $year })
           *[other] Sposta l’indicatore di stagione indietro di { $spaces } caselle, sulla casella { $space } ({ $season }, anno { $year })
        }
    }
seasons-option-seat = { $player } (riserva: { $energies })
seasons-option-amount =
    { $amount ->
        [one] Paga { $amount } cristallo e trasforma { $amount } energia di { $energy }
       *[other] Paga { $amount } cristalli e trasforma { $amount } energie di { $energy }
    }
seasons-option-card =
    { $question ->
        [draft] Prendi { $card }
        [select] Tieni { $card }
        [winnow] Scarta { $card }
        [any-card] Scarta { $card } dalla tua mano
        [discards] Scarta { $card }
        [dig] Prendi in mano { $card }
        [under] Metti { $card } in fondo agli scarti
        [give] Dai { $card } { A($player) }
        [familiar] Scarta { $card } dalla tua mano
        [orb] Scarta 4 energie e metti in gioco { $card }
        [hand] Metti { $card } nella mano iniziale
        [library] Metti { $card } nella biblioteca II
        [free-entry] Metti in gioco { $card }
        [dream] Metti in gioco { $card }
        [from-hand] Scarta { $card }
       *[pool] Tieni { $card }
    }
seasons-option-crown-card =
    { $points ->
        [one] Scarta { $card } mostrandola a tutti e ricevi { $points } energia
       *[other] Scarta { $card } mostrandola a tutti e ricevi { $points } energie
    }
seasons-option-arrange =
    { $number ->
        [1] Rimetti { $card } in cima al mazzo
        [2] Rimetti { $card } al secondo posto dalla cima
       *[3] Rimetti { $card } al terzo posto dalla cima
    }
seasons-option-summon = Invoca { $card } (costo: { $cost })
seasons-option-summon-free = Invoca { $card } gratis
seasons-option-summon-spirit = Invoca { $card } (costo: { $cost }, più 1 energia di qualsiasi tipo)
seasons-option-summon-free-spirit = Invoca { $card } (costo: 1 energia di qualsiasi tipo)
seasons-option-copy-free = Copia { $card } gratis
seasons-option-copy = Copia { $card } (costo: { $cost })
seasons-option-in-play =
    { $question ->
        [return] Riprendi in mano { $card }
        [codex] Riprendi in mano { $card }
        [shield] Sacrifica invece { $card } e ricevi 10 cristalli
        [order] Per prima: { $card }
       *[sacrifice] Sacrifica { $card }
    }
seasons-option-activate = Attiva { $card }
seasons-option-twin = { $card } ({ $state })
