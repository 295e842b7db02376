# What happened, as a sentence. A message ending in -unseen is for those who may not see the card.

event-dealt =
    { $amount ->
        [1] { $player } reçoit le jeu préconstruit numéro { $amount }.
        [2] { $player } reçoit le jeu préconstruit numéro { $amount }.
        [3] { $player } reçoit le jeu préconstruit numéro { $amount }.
        [4] { $player } reçoit le jeu préconstruit numéro { $amount }.
       *[other] { $player } reçoit { $amount } cartes.
    }
event-drafted = { $player } choisit { $card }.
event-drafted-unseen = { $player } a choisi une carte.
event-passed = Tous les paquets passent à gauche.
event-shelved = { $player } range { $card }.
event-shelved-unseen = { $player } range une carte.
event-prepared = { $player } a une main et deux bibliothèques.
event-round = La manche { $amount } commence ; { $player } lance les dés.
event-rolled = Un dé montre { $die }.
event-took-die = { $player } prend le dé { $die }.
event-rerolled = { $player } relance le dé : { $die }.
event-gained-energy = { $player } reçoit { $energies }.
event-lost-energy = { $player } dépense ou perd { $energies }.
event-stored-energy = { $player } pose { $energies } sur { $card }.
event-gained-crystals =
    { $amount ->
        [one] { $player } reçoit { $amount } cristal.
       *[other] { $player } reçoit { $amount } cristaux.
    }
event-lost-crystals =
    { $amount ->
        [one] { $player } paie ou perd { $amount } cristal.
       *[other] { $player } paie ou perd { $amount } cristaux.
    }
event-gave-crystals =
    { $amount ->
        [one] { $player } donne { $amount } cristal à { $other }.
       *[other] { $player } donne { $amount } cristaux à { $other }.
    }
event-gauge =
    { $direction ->
        [up] La jauge { DE($player) } monte de { $amount }.
       *[down] La jauge { DE($player) } descend de { $amount }.
    }
event-drew = { $player } pioche { $card }.
event-drew-unseen = { $player } pioche une carte.
event-kept = { $player } garde { $card }.
event-kept-unseen = { $player } garde une carte.
event-discarded = { $player } défausse { $card }.
event-discarded-unseen = { $player } défausse une carte, face cachée.
event-revealed = { $player } montre { $card }.
event-looked = { $player } regarde une carte du dessus de la pioche : { $card }.
event-looked-unseen = { $player } regarde une carte du dessus de la pioche.
event-gave-card = { $player } donne { $card } à { $other }.
event-gave-card-unseen = { $player } donne une carte à { $other }.
event-summoned = { $player } invoque { $card }.
event-entered = { $player } met { $card } en jeu sans payer.
event-activated = { $player } active { $card }.
event-sacrificed = { $player } sacrifie { $card }.
event-returned = { $player } reprend { $card } en main.
event-passed-card = { $player } passe { $card } à { $other }.
event-bonus =
    { $bonus ->
        [exchange] { $player } utilise un bonus : 2 énergies contre 2 autres.
        [transmute] { $player } utilise un bonus : cristalliser ce tour-ci, avec 1 cristal de plus par énergie.
        [gauge] { $player } utilise un bonus : jauge +1.
        [card] { $player } utilise un bonus : une carte piochée, gardée ou non.
       *[draw] { $player } utilise un bonus : deux cartes piochées, une gardée.
    }
event-transmuted = { $player } cristallise { $energies }.
event-may-transmute = { $player } peut cristalliser ce tour-ci.
event-turned-energy = { $card } change la réserve { DE($player) } en { $energies }.
event-season-token =
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
event-season = La saison change. Nouvelle saison : { $season }.
event-year = L’année { $amount } commence.
event-year-over = La troisième année est terminée.
event-library =
    { $amount ->
        [2] { $player } prend en main la bibliothèque II.
       *[3] { $player } prend en main la bibliothèque III.
    }
event-reshuffled =
    { $amount ->
        [one] La défausse est mélangée : { $amount } carte à piocher.
       *[other] La défausse est mélangée : { $amount } cartes à piocher.
    }
event-effect = { $player } applique l’effet { DE($card) }.
event-turn-ended = { $player } termine son tour.
event-first-player = Le jeton Premier joueur passe à { $player }.
event-game-ended = La partie est terminée.
event-emptied-card = { $player } reprend { $energies } sur { $card }.
event-copied = Chez { $player }, Raven l’usurpateur a désormais les effets { DE($card) } { DE($other) }.
event-token = { $player } utilise le jeton Capacité { $amount }, { $token }.
event-tokens = { $player } garde le jeton Capacité { $amount }, { $token }.
event-shielded = { $player } laisse partir { $card } à la place d’une autre carte.
event-put-back = { $player } remet { $card } sur la pioche.
event-put-back-unseen = { $player } remet une carte sur la pioche.
event-dug = { $player } regarde une carte de la défausse : { $card }.
event-dug-unseen = { $player } regarde une carte de la défausse.
event-put-under = { $player } met { $card } sous la défausse.
event-put-under-unseen = { $player } met une carte sous la défausse.
event-lost-space = { $player } perd définitivement une place de sa réserve.
event-enchanted =
    { $key ->
        [nature-spirit] { $enchantment } demande une énergie de plus à { $player }.
        [argos-embrace] { $enchantment } demande 5 cristaux à { $player }, ou une carte.
        [ios-bounty] { $enchantment } rapporte 1 cristal de plus par énergie à { $player }.
        [drought] { $enchantment } frappe { $player }, qui a le plus de cristaux.
       *[other] { $enchantment } agit pour { $player }.
    }
event-unveiled = { $card } est maintenant face visible sur la pioche.
event-saw-hand = { $player } voit { $card } dans la main { DE($other) }.
event-saw-hand-unseen = { $player } regarde une carte de la main { DE($other) }.
event-bonus-back = { $player } recule d’une case sur la piste des bonus.
