# What a player may choose, one line each. $question says what is being asked where a pick means different things.

seasons-option-end = End your turn
seasons-option-done =
    { $question ->
        [make-room] Discard nothing more
        [amulet-types] Pay these and no more
        [take-back] Leave the rest on { $name }
        [monolith] Lay nothing on { $name }
        [copy] Copy nothing
        [discards] { $number ->
            [0] Discard nothing
            [one] Discard no more, and draw { $number } card
           *[other] Discard no more, and draw { $number } cards
        }
       *[orb] Leave it on the pile
    }
seasons-option-keep = Keep { $card }
seasons-option-reject =
    { $question ->
        [keep-found] Discard { $card } and search once more; you must keep what is found then
       *[keep] Discard { $card }
    }
seasons-option-use-die = Use your die as it is ({ $die })
seasons-option-draw =
    { $question ->
        [crown] Draw a card, show it and keep it
       *[die-card] Draw a card, then keep or discard it
    }
seasons-option-take-energy = Take the energies of your die: { $energies }
seasons-option-leave-energy = Leave the energies of your die
seasons-option-raise = Raise your gauge by 1, as your die shows
seasons-option-pay-crystals = Pay 3 crystals for 1 energy of your choice
seasons-option-pay-energy = Discard 1 energy to be allowed to transmute this turn
seasons-option-look-at = Look at the top card of the pile
seasons-option-bury = Pay 3 crystals and discard the top card of the pile unseen
seasons-option-bury-open = Pay 3 crystals and discard { $card } from the top of the pile
seasons-option-vision =
    { $crystals ->
        [one] Pay { $crystals } crystal and discard { $card }, the first card face up on the pile
       *[other] Pay { $crystals } crystals and discard { $card }, the first card face up on the pile
    }
seasons-option-statue-energy = Gain 1 energy of your choice
seasons-option-statue-look = Gain 2 crystals and look at the top card of the pile
seasons-option-instead-gauge = Instead of your die: raise your gauge by 1
seasons-option-instead-energy = Instead of your die: gain 1 energy of your choice
seasons-option-instead-transmute = Instead of your die: transmute this turn
seasons-option-ward-energies = Every player discards 4 energies from their reserve
seasons-option-ward-cards = Every player discards a card from their hand
seasons-option-let-go =
    { $action ->
        [sacrifice] Sacrifice { $card }
       *[discard] Discard { $card }
    }
seasons-option-lose-space = Lose a space of your reserve for good: it then has room for { $number }
seasons-option-token =
    { $points ->
        [one] Keep { $token }, ability token { $number } ({ $points } point once used)
       *[other] Keep { $token }, ability token { $number } ({ $points } points once used)
    }
seasons-option-token-always = Keep { $token }, ability token { $number } (always in force)
seasons-option-use-token =
    { $points ->
        [one] Use your ability token { $token } ({ $points } point at the end of the game)
       *[other] Use your ability token { $token } ({ $points } points at the end of the game)
    }
seasons-option-bonus-card = Bonus: draw a card, then keep or discard it (bonuses then cost you { $penalty } points in all)
seasons-option-bonus-exchange = Bonus: exchange 2 energies for any 2 others (bonuses then cost you { $penalty } points in all)
seasons-option-bonus-transmute = Bonus: transmute this turn, 1 crystal more for each energy (bonuses then cost you { $penalty } points in all)
seasons-option-bonus-gauge = Bonus: raise your gauge by 1 (bonuses then cost you { $penalty } points in all)
seasons-option-bonus-draw = Bonus: draw two cards and keep one (bonuses then cost you { $penalty } points in all)
seasons-option-take-die = Take die { $number } ({ $die })
seasons-option-energy =
    { $question ->
        [store] Lay 1 { $energy } on { $card }
        [mirror-type] Change { $energy }
        [mirror-into] Turn them into { $energy }
        [name] Search for a magic item that costs { $energy }
        [take-back] Take 1 { $energy } from { $card }
        [rob] Take 1 { $energy } from { $player }
       *[gain-energy] Gain 1 { $energy }
    }
seasons-option-amulet-type =
    { $energy ->
        [water] Pay 1 water: gain 2 energies
        [earth] Pay 1 earth: gain 5 crystals
        [fire] Pay 1 fire: draw a card
       *[air] { $edition ->
            [1] Pay 1 air: discard a card from hand
           *[2] Pay 1 air: gauge +1
        }
    }
seasons-option-amulet-order =
    { $energy ->
        [water] Water now: gain 2 energies
        [earth] Earth now: gain 5 crystals
        [fire] Fire now: draw a card
       *[air] { $edition ->
            [1] Air now: discard a card from hand
           *[2] Air now: gauge +1
        }
    }
seasons-option-drop = Discard 1 { $energy }
seasons-option-pay =
    { $action ->
        [horn] Discard 1 { $energy } from { $place }
        [warden] Discard 1 { $energy } from { $place }
        [token] Discard 1 { $energy } from { $place }
        [store] Lay 1 { $energy } from { $place } on it
        [exchange] Exchange 1 { $energy } from { $place }
       *[effect] Pay 1 { $energy } from { $place }
    }
seasons-option-store = Lay 1 { $energy } from { $place } on { $card }
seasons-option-transmute =
    { $worth ->
        [one] Transmute 1 { $energy } for { $worth } crystal
       *[other] Transmute 1 { $energy } for { $worth } crystals
    }
seasons-option-transmute-amulet =
    { $worth ->
        [one] Transmute 1 { $energy } from { $place } for { $worth } crystal
       *[other] Transmute 1 { $energy } from { $place } for { $worth } crystals
    }
seasons-option-move =
    { $direction ->
        [forward] { $spaces ->
            [one] Move the season token { $spaces } space forward, to space { $space } ({ $season }, year { $year })
           *[other] Move the season token { $spaces } spaces forward, to space { $space } ({ $season }, year { $year })
        }
       *[back] { $spaces ->
            [one] Move the season token { $spaces } space back, to space { $space } ({ $season }, year { $year })
           *[other] Move the season token { $spaces } spaces back, to space { $space } ({ $season }, year { $year })
        }
    }
seasons-option-seat = { $player }, who has { $energies }
seasons-option-amount =
    { $amount ->
        [one] Pay { $amount } crystal and change { $amount } { $energy }
       *[other] Pay { $amount } crystals and change { $amount } { $energy }
    }
seasons-option-card =
    { $question ->
        [draft] Take { $card }
        [select] Keep { $card }
        [winnow] Discard { $card }
        [any-card] Discard { $card } from your hand
        [discards] Discard { $card }
        [dig] Take { $card } into your hand
        [under] Put { $card } at the bottom of the discard pile
        [give] Give { $card } to { $player }
        [familiar] Discard { $card } from your hand
        [orb] Discard 4 energies and put { $card } into play
        [hand] Put { $card } into the opening hand
        [library] Put { $card } into library II
        [free-entry] Put { $card } into play
        [dream] Put { $card } into play
        [from-hand] Discard { $card }
       *[pool] Keep { $card }
    }
seasons-option-crown-card =
    { $points ->
        [one] Discard { $card } openly and gain { $points } energy
       *[other] Discard { $card } openly and gain { $points } energies
    }
seasons-option-arrange =
    { $number ->
        [1] Put { $card } back on top
        [2] Put { $card } back, second from the top
       *[3] Put { $card } back, third from the top
    }
seasons-option-summon = Summon { $card } for { $cost }
seasons-option-summon-free = Summon { $card } for free
seasons-option-summon-spirit = Summon { $card } for { $cost }, plus 1 energy of any type
seasons-option-summon-free-spirit = Summon { $card } for 1 energy of any type
seasons-option-copy-free = Copy { $card } for free
seasons-option-copy = Copy { $card } for { $cost }
seasons-option-in-play =
    { $question ->
        [return] Take { $card } back to hand
        [codex] Take { $card } back to hand
        [shield] Sacrifice { $card } instead and gain 10 crystals
        [order] { $card } first
       *[sacrifice] Sacrifice { $card }
    }
seasons-option-activate = Activate { $card }
seasons-option-twin = { $card } ({ $state })
