# What happened, as a sentence. A message ending in -unseen is for those who may not see the card.

event-dealt =
    { $amount ->
        [1] { $player } riceve il set predefinito { $amount }.
        [2] { $player } riceve il set predefinito { $amount }.
        [3] { $player } riceve il set predefinito { $amount }.
        [4] { $player } riceve il set predefinito { $amount }.
       *[other] { $player } riceve { $amount } carte.
    }
event-drafted = { $player } sceglie { $card }.
event-drafted-unseen = { $player } ha scelto una carta.
event-passed = Tutte le carte rimaste passano a sinistra.
event-shelved = { $player } mette { $card } al suo posto.
event-shelved-unseen = { $player } mette una carta al suo posto.
event-prepared = { $player } ha una mano e due biblioteche.
event-round = Comincia il round { $amount }; { $player } lancia i dadi.
event-rolled = Un dado mostra { $die }.
event-took-die = { $player } prende il dado { $die }.
event-rerolled = { $player } rilancia il dado: { $die }.
event-gained-energy = { $player } riceve { $energies }.
event-lost-energy = { $player } spende o perde { $energies }.
event-stored-energy = { $player } mette { $energies } su { $card }.
event-gained-crystals =
    { $amount ->
        [one] { $player } riceve { $amount } cristallo.
       *[other] { $player } riceve { $amount } cristalli.
    }
event-lost-crystals =
    { $amount ->
        [one] { $player } paga o perde { $amount } cristallo.
       *[other] { $player } paga o perde { $amount } cristalli.
    }
event-gave-crystals =
    { $amount ->
        [one] { $player } dà { $amount } cristallo { A($other) }.
       *[other] { $player } dà { $amount } cristalli { A($other) }.
    }
event-gauge =
    { $direction ->
        [up] Il livello di invocazione di { $player } sale di { $amount }.
       *[down] Il livello di invocazione di { $player } scende di { $amount }.
    }
event-drew = { $player } pesca { $card }.
event-drew-unseen = { $player } pesca una carta.
event-kept = { $player } tiene { $card }.
event-kept-unseen = { $player } tiene una carta.
event-discarded = { $player } scarta { $card }.
event-discarded-unseen = { $player } scarta una carta a faccia in giù.
event-revealed = { $player } mostra { $card }.
event-looked = { $player } guarda una carta in cima al mazzo di pesca: { $card }.
event-looked-unseen = { $player } guarda una carta in cima al mazzo di pesca.
event-gave-card = { $player } dà { $card } { A($other) }.
event-gave-card-unseen = { $player } dà una carta { A($other) }.
event-summoned = { $player } invoca { $card }.
event-entered = { $player } mette in gioco { $card } senza pagarne il costo.
event-activated = { $player } attiva { $card }.
event-sacrificed = { $player } sacrifica { $card }.
event-returned = { $player } riprende in mano { $card }.
event-passed-card = { $player } passa { $card } { A($other) }.
event-bonus =
    { $bonus ->
        [exchange] { $player } usa un bonus: 2 energie per altre 2.
        [transmute] { $player } usa un bonus: cristallizza in questo turno, per 1 cristallo in più a energia.
        [gauge] { $player } usa un bonus: livello di invocazione +1.
        [card] { $player } usa un bonus: una carta pescata, da tenere o no.
       *[draw] { $player } usa un bonus: due carte pescate, una tenuta.
    }
event-transmuted = { $player } cristallizza { $energies }.
event-may-transmute = { $player } può cristallizzare in questo turno.
event-turned-energy = { $card } trasforma la riserva di { $player } in { $energies }.
event-season-token =
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
event-season = La stagione cambia: ora è { $season }.
event-year = Comincia l’anno { $amount }.
event-year-over = Il terzo anno è finito.
event-library =
    { $amount ->
        [2] { $player } prende in mano la biblioteca II.
       *[3] { $player } prende in mano la biblioteca III.
    }
event-reshuffled =
    { $amount ->
        [one] Gli scarti vengono rimescolati: { $amount } carta da pescare.
       *[other] Gli scarti vengono rimescolati: { $amount } carte da pescare.
    }
event-effect = { $player } applica l’effetto di { $card }.
event-turn-ended = { $player } termina il turno.
event-first-player = Ora il primo giocatore è { $player }.
event-game-ended = La partita è finita.
event-emptied-card = { $player } prende { $energies } da { $card }.
event-copied = D’ora in poi Raven l’Usurpatore di { $player } ha gli effetti di { $card } di { $other }.
event-token = { $player } usa il gettone abilità { $amount }, { $token }.
event-tokens = { $player } tiene il gettone abilità { $amount }, { $token }.
event-shielded = { $player } offre { $card } al posto di un’altra carta.
event-put-back = { $player } rimette { $card } sul mazzo di pesca.
event-put-back-unseen = { $player } rimette una carta sul mazzo di pesca.
event-dug = { $player } guarda una carta degli scarti: { $card }.
event-dug-unseen = { $player } guarda una carta degli scarti.
event-put-under = { $player } mette { $card } in fondo agli scarti.
event-put-under-unseen = { $player } mette una carta in fondo agli scarti.
event-lost-space = { $player } perde per sempre un posto della riserva.
event-enchanted =
    { $key ->
        [nature-spirit] { $enchantment } chiede { A($player) } un’energia in più.
        [argos-embrace] { $enchantment } chiede { A($player) } 5 cristalli, o una carta.
        [ios-bounty] { $enchantment } porta { A($player) } 1 cristallo in più per ogni energia.
        [drought] { $enchantment } colpisce { $player }, che ha il maggior numero di cristalli.
       *[other] Incantamento per { $player }: { $enchantment }.
    }
event-unveiled = Ora è a faccia in su sul mazzo di pesca: { $card }.
event-saw-hand = { $player } vede { $card } nella mano di { $other }.
event-saw-hand-unseen = { $player } guarda una carta nella mano di { $other }.
event-bonus-back = { $player } torna indietro di una casella sul tracciato dei bonus.
