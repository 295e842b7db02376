# What a player may choose, one line each. $question says what is being asked where a pick means different things.

seasons-option-end = Terminer votre tour
seasons-option-done =
    { $question ->
        [make-room] Ne rien défausser de plus
        [amulet-types] Payer celles-ci et pas plus
        [take-back] Laisser le reste sur { $name }
        [monolith] Ne rien poser sur { $name }
        [copy] Ne rien copier
        [discards] { $number ->
            [0] Ne rien défausser
            [one] Ne plus rien défausser et piocher { $number } carte
           *[other] Ne plus rien défausser et piocher { $number } cartes
        }
       *[orb] La laisser sur la pioche
    }
seasons-option-keep = Garder { $card }
seasons-option-reject =
    { $question ->
        [keep-found] Défausser { $card } et chercher une seconde fois ; vous devrez garder ce que vous trouverez
       *[keep] Défausser { $card }
    }
seasons-option-use-die = Utiliser votre dé tel quel ({ $die })
seasons-option-draw =
    { $question ->
        [crown] Piocher une carte, la montrer et la garder
       *[die-card] Piocher une carte, puis la garder ou la défausser
    }
seasons-option-take-energy = Prendre les énergies de votre dé : { $energies }
seasons-option-leave-energy = Laisser les énergies de votre dé
seasons-option-raise = Augmenter votre jauge de 1, comme l’indique votre dé
seasons-option-pay-crystals = Payer 3 cristaux pour 1 énergie de votre choix
seasons-option-pay-energy = Défausser 1 énergie pour pouvoir cristalliser ce tour-ci
seasons-option-look-at = Regarder la carte du dessus de la pioche
seasons-option-bury = Payer 3 cristaux et défausser la carte du dessus de la pioche sans la voir
seasons-option-bury-open = Payer 3 cristaux et défausser { $card }, sur le dessus de la pioche
seasons-option-vision =
    { $crystals ->
        [one] Payer { $crystals } cristal et défausser { $card }, la première carte face visible de la pioche
       *[other] Payer { $crystals } cristaux et défausser { $card }, la première carte face visible de la pioche
    }
seasons-option-statue-energy = Recevoir 1 énergie de votre choix
seasons-option-statue-look = Recevoir 2 cristaux et regarder la carte du dessus de la pioche
seasons-option-instead-gauge = Au lieu de votre dé : augmenter votre jauge de 1
seasons-option-instead-energy = Au lieu de votre dé : recevoir 1 énergie de votre choix
seasons-option-instead-transmute = Au lieu de votre dé : cristalliser ce tour-ci
seasons-option-ward-energies = Chaque joueur défausse 4 énergies de sa réserve
seasons-option-ward-cards = Chaque joueur défausse une carte de sa main
seasons-option-let-go =
    { $action ->
        [sacrifice] Sacrifier { $card }
       *[discard] Défausser { $card }
    }
seasons-option-lose-space =
    { $number ->
        [one] Perdre définitivement une place de votre réserve : il y restera de la place pour { $number } énergie
       *[other] Perdre définitivement une place de votre réserve : il y restera de la place pour { $number } énergies
    }
seasons-option-token =
    { $points ->
        [one] Garder { $token }, jeton Capacité { $number } ({ $points } point une fois utilisé)
       *[other] Garder { $token }, jeton Capacité { $number } ({ $points } points une fois utilisé)
    }
seasons-option-token-always = Garder { $token }, jeton Capacité { $number } (toujours en vigueur)
seasons-option-use-token =
    { $points ->
        [one] Utiliser votre jeton Capacité { $token } ({ $points } point en fin de partie)
       *[other] Utiliser votre jeton Capacité { $token } ({ $points } points en fin de partie)
    }
seasons-option-bonus-card = Bonus : piocher une carte, puis la garder ou la défausser (vos bonus vous coûtent alors { $penalty } points en tout)
seasons-option-bonus-exchange = Bonus : échanger 2 énergies contre 2 autres de votre choix (vos bonus vous coûtent alors { $penalty } points en tout)
seasons-option-bonus-transmute = Bonus : cristalliser ce tour-ci, avec 1 cristal de plus par énergie (vos bonus vous coûtent alors { $penalty } points en tout)
seasons-option-bonus-gauge = Bonus : augmenter votre jauge de 1 (vos bonus vous coûtent alors { $penalty } points en tout)
seasons-option-bonus-draw = Bonus : piocher deux cartes et en garder une (vos bonus vous coûtent alors { $penalty } points en tout)
seasons-option-take-die = Prendre le dé { $number } ({ $die })
seasons-option-energy =
    { $question ->
        [store] Poser 1 énergie { DE($energy) } sur { $card }
        [mirror-type] Changer des énergies { DE($energy) }
        [mirror-into] Les changer en énergies { DE($energy) }
        [name] Chercher un objet magique dont le coût comporte une énergie { DE($energy) }
        [take-back] Reprendre 1 énergie { DE($energy) } posée sur { $card }
        [rob] Prendre 1 énergie { DE($energy) } à { $player }
       *[gain-energy] Recevoir 1 énergie { DE($energy) }
    }
seasons-option-amulet-type =
    { $energy ->
        [water] Payer 1 énergie d’eau : recevoir 2 énergies
        [earth] Payer 1 énergie de terre : recevoir 5 cristaux
        [fire] Payer 1 énergie de feu : piocher une carte
       *[air] { $edition ->
            [1] Payer 1 énergie d’air : défausser une carte de la main
           *[2] Payer 1 énergie d’air : jauge +1
        }
    }
seasons-option-amulet-order =
    { $energy ->
        [water] L’eau maintenant : recevoir 2 énergies
        [earth] La terre maintenant : recevoir 5 cristaux
        [fire] Le feu maintenant : piocher une carte
       *[air] { $edition ->
            [1] L’air maintenant : défausser une carte de la main
           *[2] L’air maintenant : jauge +1
        }
    }
seasons-option-drop = Défausser 1 énergie { DE($energy) }
seasons-option-pay =
    { $action ->
        [horn] Défausser 1 énergie { DE($energy) } { DE($place) }
        [warden] Défausser 1 énergie { DE($energy) } { DE($place) }
        [token] Défausser 1 énergie { DE($energy) } { DE($place) }
        [store] Poser dessus 1 énergie { DE($energy) } { DE($place) }
        [exchange] Échanger 1 énergie { DE($energy) } { DE($place) }
       *[effect] Payer 1 énergie { DE($energy) } { DE($place) }
    }
seasons-option-store = Poser 1 énergie { DE($energy) } { DE($place) } sur { $card }
seasons-option-transmute =
    { $worth ->
        [one] Cristalliser 1 énergie { DE($energy) } en { $worth } cristal
       *[other] Cristalliser 1 énergie { DE($energy) } en { $worth } cristaux
    }
seasons-option-transmute-amulet =
    { $worth ->
        [one] Cristalliser 1 énergie { DE($energy) } { DE($place) } en { $worth } cristal
       *[other] Cristalliser 1 énergie { DE($energy) } { DE($place) } en { $worth } cristaux
    }
seasons-option-move =
    { $direction ->
        [forward] { $spaces ->
            [one] Avancer le marqueur saison de { $spaces } case, jusqu’à la case { $space } ({ $season }, année { $year })
           *[other] Avancer le marqueur saison de { $spaces } cases, jusqu’à la case { $space } ({ $season }, année { $year })
        }
       *[back] { $spaces ->
            [one] Reculer le marqueur saison de { $spaces } case, jusqu’à la case { $space } ({ $season }, année { $year })
           *[other] Reculer le marqueur saison de { $spaces } cases, jusqu’à la case { $space } ({ $season }, année { $year })
        }
    }
seasons-option-seat = { $player } (réserve : { $energies })
seasons-option-amount =
    { $amount ->
        [one] Payer { $amount } cristal et changer { $amount } énergie { DE($energy) }
       *[other] Payer { $amount } cristaux et changer { $amount } énergies { DE($energy) }
    }
seasons-option-card =
    { $question ->
        [draft] Prendre { $card }
        [select] Garder { $card }
        [winnow] Défausser { $card }
        [any-card] Défausser { $card } de votre main
        [discards] Défausser { $card }
        [dig] Prendre { $card } en main
        [under] Mettre { $card } sous la défausse
        [give] Donner { $card } à { $player }
        [familiar] Défausser { $card } de votre main
        [orb] Défausser 4 énergies et mettre { $card } en jeu
        [hand] Mettre { $card } dans la main de départ
        [library] Mettre { $card } dans la bibliothèque II
        [free-entry] Mettre { $card } en jeu
        [dream] Mettre { $card } en jeu
        [from-hand] Défausser { $card }
       *[pool] Garder { $card }
    }
seasons-option-crown-card =
    { $points ->
        [one] Montrer et défausser { $card }, et recevoir { $points } énergie
       *[other] Montrer et défausser { $card }, et recevoir { $points } énergies
    }
seasons-option-arrange =
    { $number ->
        [1] Remettre { $card } sur le dessus
        [2] Remettre { $card } en deuxième position
       *[3] Remettre { $card } en troisième position
    }
seasons-option-summon = Invoquer { $card } (coût : { $cost })
seasons-option-summon-free = Invoquer { $card } gratuitement
seasons-option-summon-spirit = Invoquer { $card } (coût : { $cost }, plus 1 énergie de n’importe quel type)
seasons-option-summon-free-spirit = Invoquer { $card } (coût : 1 énergie de n’importe quel type)
seasons-option-copy-free = Copier { $card } gratuitement
seasons-option-copy = Copier { $card } (coût : { $cost })
seasons-option-in-play =
    { $question ->
        [return] Reprendre { $card } en main
        [codex] Reprendre { $card } en main
        [shield] Sacrifier { $card } à la place et recevoir 10 cristaux
        [order] { $card } d’abord
       *[sacrifice] Sacrifier { $card }
    }
seasons-option-activate = Activer { $card }
seasons-option-twin = { $card } ({ $state })
