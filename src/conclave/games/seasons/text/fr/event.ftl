# What happened, as a sentence. A message ending in -unseen is for those who may not see the card.

seasons-event-dealt =
    { $amount ->
        [1] { $player } reçoit le jeu préconstruit numéro { $amount }.
        [2] { $player } reçoit le jeu préconstruit numéro { $amount }.
        [3] { $player } reçoit le jeu préconstruit numéro { $amount }.
        [4] { $player } reçoit le jeu préconstruit numéro { $amount }.
       *[other] { $player } reçoit { $amount } cartes.
    }
seasons-event-drafted = { $player } choisit { $card }.
seasons-event-drafted-unseen = { $player } a choisi une carte.
seasons-event-passed = Tous les paquets passent à gauche.
seasons-event-shelved = { $player } range { $card }.
seasons-event-shelved-unseen = { $player } range une carte.
seasons-event-prepared = { $player } a une main et deux bibliothèques.
seasons-event-round = La manche { $amount } commence ; { $player } lance les dés.
seasons-event-rolled = Un dé montre { $die }.
seasons-event-took-die = { $player } prend le dé { $die }.
seasons-event-rerolled = { $player } relance le dé : { $die }.
seasons-event-gained-energy = { $player } reçoit { $energies }.
seasons-event-lost-energy = { $player } dépense ou perd { $energies }.
seasons-event-stored-energy = { $player } pose { $energies } sur { $card }.
seasons-event-gained-crystals =
    { $amount ->
        [one] { $player } reçoit { $amount } cristal.
       *[other] { $player } reçoit { $amount } cristaux.
    }
seasons-event-lost-crystals =
    { $amount ->
        [one] { $player } paie ou perd { $amount } cristal.
       *[other] { $player } paie ou perd { $amount } cristaux.
    }
seasons-event-gave-crystals =
    { $amount ->
        [one] { $player } donne { $amount } cristal à { $other }.
       *[other] { $player } donne { $amount } cristaux à { $other }.
    }
seasons-event-gauge =
    { $direction ->
        [up] La jauge { DE($player) } monte de { $amount }.
       *[down] La jauge { DE($player) } descend de { $amount }.
    }
seasons-event-drew = { $player } pioche { $card }.
seasons-event-drew-unseen = { $player } pioche une carte.
seasons-event-kept = { $player } garde { $card }.
seasons-event-kept-unseen = { $player } garde une carte.
seasons-event-discarded = { $player } défausse { $card }.
seasons-event-discarded-unseen = { $player } défausse une carte, face cachée.
seasons-event-revealed = { $player } montre { $card }.
seasons-event-looked = { $player } regarde une carte du dessus de la pioche : { $card }.
seasons-event-looked-unseen = { $player } regarde une carte du dessus de la pioche.
seasons-event-gave-card = { $player } donne { $card } à { $other }.
seasons-event-gave-card-unseen = { $player } donne une carte à { $other }.
seasons-event-summoned = { $player } invoque { $card }.
seasons-event-entered = { $player } met { $card } en jeu sans payer.
seasons-event-activated = { $player } active { $card }.
seasons-event-sacrificed = { $player } sacrifie { $card }.
seasons-event-returned = { $player } reprend { $card } en main.
seasons-event-passed-card = { $player } passe { $card } à { $other }.
seasons-event-bonus =
    { $bonus ->
        [exchange] { $player } utilise un bonus : 2 énergies contre 2 autres.
        [transmute] { $player } utilise un bonus : cristalliser ce tour-ci, avec 1 cristal de plus par énergie.
        [gauge] { $player } utilise un bonus : jauge +1.
        [card] { $player } utilise un bonus : une carte piochée, gardée ou non.
       *[draw] { $player } utilise un bonus : deux cartes piochées, une gardée.
    }
seasons-event-transmuted = { $player } cristallise { $energies }.
seasons-event-may-transmute = { $player } peut cristalliser ce tour-ci.
seasons-event-turned-energy = { $card } change la réserve { DE($player) } en { $energies }.
seasons-event-season-token =
    { $direction ->
        [forward] { $amount ->
            [one] Le marqueur saison avance de { $amount } case, jusqu’à la case { $space }.
           *[other] Le marqueur saison avance de { $amount } cases, jusqu’à la case { $space }.
        }
       *[back] { $amount ->
            [one] Le marqueur saison recule de { $amount } case, jusqu’à la case { $space }.
           *[other] Le marqueur saison recule de { $amount } cases, jusqu’à la case { $space }.
        }
    }
seasons-event-season = La saison change. Nouvelle saison : { $season }.
seasons-event-year = L’année { $amount } commence.
seasons-event-year-over = La troisième année est terminée.
seasons-event-library =
    { $amount ->
        [2] { $player } prend en main la bibliothèque II.
       *[3] { $player } prend en main la bibliothèque III.
    }
seasons-event-reshuffled =
    { $amount ->
        [one] La défausse est mélangée : { $amount } carte à piocher.
       *[other] La défausse est mélangée : { $amount } cartes à piocher.
    }
seasons-event-effect = { $player } applique l’effet { DE($card) }.
seasons-event-turn-ended = { $player } termine son tour.
seasons-event-first-player = Le jeton Premier joueur passe à { $player }.
seasons-event-game-ended = La partie est terminée.
seasons-event-emptied-card = { $player } reprend { $energies } sur { $card }.
seasons-event-copied = Chez { $player }, Raven l’usurpateur a désormais les effets { DE($card) } { DE($other) }.
seasons-event-token = { $player } utilise le jeton Capacité { $amount }, { $token }.
seasons-event-tokens = { $player } garde le jeton Capacité { $amount }, { $token }.
seasons-event-shielded = { $player } laisse partir { $card } à la place d’une autre carte.
seasons-event-put-back = { $player } remet { $card } sur la pioche.
seasons-event-put-back-unseen = { $player } remet une carte sur la pioche.
seasons-event-dug = { $player } regarde une carte de la défausse : { $card }.
seasons-event-dug-unseen = { $player } regarde une carte de la défausse.
seasons-event-put-under = { $player } met { $card } sous la défausse.
seasons-event-put-under-unseen = { $player } met une carte sous la défausse.
seasons-event-lost-space = { $player } perd définitivement une place de sa réserve.
seasons-event-enchanted =
    { $key ->
        [nature-spirit] { $enchantment } demande une énergie de plus à { $player }.
        [argos-embrace] { $enchantment } demande 5 cristaux à { $player }, ou une carte.
        [ios-bounty] { $enchantment } rapporte 1 cristal de plus par énergie à { $player }.
        [drought] { $enchantment } frappe { $player }, qui a le plus de cristaux.
       *[other] { $enchantment } agit pour { $player }.
    }
seasons-event-unveiled = { $card } est maintenant face visible sur la pioche.
seasons-event-saw-hand = { $player } voit { $card } dans la main { DE($other) }.
seasons-event-saw-hand-unseen = { $player } regarde une carte de la main { DE($other) }.
seasons-event-bonus-back = { $player } recule d’une case sur la piste des bonus.
