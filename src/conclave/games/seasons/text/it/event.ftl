# What happened, as a sentence. A message ending in -unseen is for those who may not see the card.

seasons-event-dealt =
    { $amount ->
        [1] { $player } riceve il set predefinito { $amount }.
        [2] { $player } riceve il set predefinito { $amount }.
        [3] { $player } riceve il set predefinito { $amount }.
        [4] { $player } riceve il set predefinito { $amount }.
       *[other] { $player } riceve { $amount } carte.
    }
seasons-event-drafted = { $player } sceglie { $card }.
seasons-event-drafted-unseen = { $player } ha scelto una carta.
seasons-event-passed = Tutte le carte rimaste passano a sinistra.
seasons-event-shelved = { $player } mette { $card } al suo posto.
seasons-event-shelved-unseen = { $player } mette una carta al suo posto.
seasons-event-prepared = { $player } ha una mano e due biblioteche.
seasons-event-round = Comincia il round { $amount }; { $player } lancia i dadi.
seasons-event-rolled = Un dado mostra { $die }.
seasons-event-took-die = { $player } prende il dado { $die }.
seasons-event-rerolled = { $player } rilancia il dado: { $die }.
seasons-event-gained-energy = { $player } riceve { $energies }.
seasons-event-lost-energy = { $player } spende o perde { $energies }.
seasons-event-stored-energy = { $player } mette { $energies } su { $card }.
seasons-event-gained-crystals =
    { $amount ->
        [one] { $player } riceve { $amount } cristallo.
       *[other] { $player } riceve { $amount } cristalli.
    }
seasons-event-lost-crystals =
    { $amount ->
        [one] { $player } paga o perde { $amount } cristallo.
       *[other] { $player } paga o perde { $amount } cristalli.
    }
seasons-event-gave-crystals =
    { $amount ->
        [one] { $player } dà { $amount } cristallo { A($other) }.
       *[other] { $player } dà { $amount } cristalli { A($other) }.
    }
seasons-event-gauge =
    { $direction ->
        [up] Il livello di invocazione di { $player } sale di { $amount }.
       *[down] Il livello di invocazione di { $player } scende di { $amount }.
    }
seasons-event-drew = { $player } pesca { $card }.
seasons-event-drew-unseen = { $player } pesca una carta.
seasons-event-kept = { $player } tiene { $card }.
seasons-event-kept-unseen = { $player } tiene una carta.
seasons-event-discarded = { $player } scarta { $card }.
seasons-event-discarded-unseen = { $player } scarta una carta a faccia in giù.
seasons-event-revealed = { $player } mostra { $card }.
seasons-event-looked = { $player } guarda una carta in cima al mazzo di pesca: { $card }.
seasons-event-looked-unseen = { $player } guarda una carta in cima al mazzo di pesca.
seasons-event-gave-card = { $player } dà { $card } { A($other) }.
seasons-event-gave-card-unseen = { $player } dà una carta { A($other) }.
seasons-event-summoned = { $player } invoca { $card }.
seasons-event-entered = { $player } mette in gioco { $card } senza pagarne il costo.
seasons-event-activated = { $player } attiva { $card }.
seasons-event-sacrificed = { $player } sacrifica { $card }.
seasons-event-returned = { $player } riprende in mano { $card }.
seasons-event-passed-card = { $player } passa { $card } { A($other) }.
seasons-event-bonus =
    { $bonus ->
        [exchange] { $player } usa un bonus: 2 energie per altre 2.
        [transmute] { $player } usa un bonus: cristallizza in questo turno, per 1 cristallo in più a energia.
        [gauge] { $player } usa un bonus: livello di invocazione +1.
        [card] { $player } usa un bonus: una carta pescata, da tenere o no.
       *[draw] { $player } usa un bonus: due carte pescate, una tenuta.
    }
seasons-event-transmuted = { $player } cristallizza { $energies }.
seasons-event-may-transmute = { $player } può cristallizzare in questo turno.
seasons-event-turned-energy = { $card } trasforma la riserva di { $player } in { $energies }.
seasons-event-season-token =
    { $direction ->
        [forward] { $amount ->
            [one] L’indicatore di stagione avanza di { $amount } casella, sulla casella { $space }.
           *[other] L’indicatore di stagione avanza di { $amount } caselle, sulla casella { $space }.
        }
       *[back] { $amount ->
            [one] L’indicatore di stagione arretra di { $amount } casella, sulla casella { $space }.
           *[other] L’indicatore di stagione arretra di { $amount } caselle, sulla casella { $space }.
        }
    }
seasons-event-season = La stagione cambia: ora è { $season }.
seasons-event-year = Comincia l’anno { $amount }.
seasons-event-year-over = Il terzo anno è finito.
seasons-event-library =
    { $amount ->
        [2] { $player } prende in mano la biblioteca II.
       *[3] { $player } prende in mano la biblioteca III.
    }
seasons-event-reshuffled =
    { $amount ->
        [one] Gli scarti vengono rimescolati: { $amount } carta da pescare.
       *[other] Gli scarti vengono rimescolati: { $amount } carte da pescare.
    }
seasons-event-effect = { $player } applica l’effetto di { $card }.
seasons-event-turn-ended = { $player } termina il turno.
seasons-event-first-player = Ora il primo giocatore è { $player }.
seasons-event-game-ended = La partita è finita.
seasons-event-emptied-card = { $player } prende { $energies } da { $card }.
seasons-event-copied = D’ora in poi Raven l’Usurpatore di { $player } ha gli effetti di { $card } di { $other }.
seasons-event-token = { $player } usa il gettone abilità { $amount }, { $token }.
seasons-event-tokens = { $player } tiene il gettone abilità { $amount }, { $token }.
seasons-event-shielded = { $player } offre { $card } al posto di un’altra carta.
seasons-event-put-back = { $player } rimette { $card } sul mazzo di pesca.
seasons-event-put-back-unseen = { $player } rimette una carta sul mazzo di pesca.
seasons-event-dug = { $player } guarda una carta degli scarti: { $card }.
seasons-event-dug-unseen = { $player } guarda una carta degli scarti.
seasons-event-put-under = { $player } mette { $card } in fondo agli scarti.
seasons-event-put-under-unseen = { $player } mette una carta in fondo agli scarti.
seasons-event-lost-space = { $player } perde per sempre un posto della riserva.
seasons-event-enchanted =
    { $key ->
        [nature-spirit] { $enchantment } chiede { A($player) } un’energia in più.
        [argos-embrace] { $enchantment } chiede { A($player) } 5 cristalli, o una carta.
        [ios-bounty] { $enchantment } porta { A($player) } 1 cristallo in più per ogni energia.
        [drought] { $enchantment } colpisce { $player }, che ha il maggior numero di cristalli.
       *[other] Incantamento per { $player }: { $enchantment }.
    }
seasons-event-unveiled = Ora è a faccia in su sul mazzo di pesca: { $card }.
seasons-event-saw-hand = { $player } vede { $card } nella mano di { $other }.
seasons-event-saw-hand-unseen = { $player } guarda una carta nella mano di { $other }.
seasons-event-bonus-back = { $player } torna indietro di una casella sul tracciato dei bonus.
