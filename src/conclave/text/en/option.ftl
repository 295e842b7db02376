# What a player may choose, one line each. $question says what is being asked where a pick means different things.

option-end = End your turn
option-done =
    { $question ->
        [make-room] Discard nothing more
        [amulet-types] Pay these and no more
       *[orb] Leave it on the pile
    }
option-keep = Keep { $card }
option-reject = Discard { $card }
option-use-die = Use your die as it is ({ $die })
option-draw =
    { $question ->
        [crown] Draw a card, show it and keep it
       *[die-card] Draw a card, then keep or discard it
    }
option-take-energy = Take the energies of your die: { $energies }
option-leave-energy = Leave the energies of your die
option-raise = Raise your gauge by 1, as your die shows
option-pay-crystals = Pay 3 crystals for 1 energy of your choice
option-pay-energy = Discard 1 energy to be allowed to transmute this turn
option-look-at = Look at the top card of the pile
option-bury = Pay 3 crystals and discard the top card of the pile unseen
option-bonus-exchange = Bonus: exchange 2 energies for any 2 others (bonuses then cost you { $penalty } points in all)
option-bonus-transmute = Bonus: transmute this turn, 1 crystal more for each energy (bonuses then cost you { $penalty } points in all)
option-bonus-gauge = Bonus: raise your gauge by 1 (bonuses then cost you { $penalty } points in all)
option-bonus-draw = Bonus: draw two cards and keep one (bonuses then cost you { $penalty } points in all)
option-take-die = Take die { $number } ({ $die })
option-energy =
    { $question ->
        [store] Lay 1 { $energy } on { $card }
        [mirror-type] Change { $energy }
        [mirror-into] Turn them into { $energy }
       *[gain-energy] Gain 1 { $energy }
    }
option-amulet-type =
    { $energy ->
        [water] Pay 1 water: gain 2 energies
        [earth] Pay 1 earth: gain 5 crystals
        [fire] Pay 1 fire: draw a card
       *[air] { $edition ->
            [1] Pay 1 air: discard a card from hand
           *[2] Pay 1 air: gauge +1
        }
    }
option-amulet-order =
    { $energy ->
        [water] Water now: gain 2 energies
        [earth] Earth now: gain 5 crystals
        [fire] Fire now: draw a card
       *[air] { $edition ->
            [1] Air now: discard a card from hand
           *[2] Air now: gauge +1
        }
    }
option-drop = Discard 1 { $energy }
option-pay = Pay 1 { $energy } from your reserve
option-pay-amulet =
    { $amulets ->
        [1] Pay 1 { $energy } from your Amulet of Water
       *[other] Pay 1 { $energy } from your Amulet of Water number { $source }
    }
option-transmute =
    { $worth ->
        [one] Transmute 1 { $energy } for { $worth } crystal
       *[other] Transmute 1 { $energy } for { $worth } crystals
    }
option-transmute-amulet =
    { $worth ->
        [one] Transmute 1 { $energy } from Amulet of Water number { $source } for { $worth } crystal
       *[other] Transmute 1 { $energy } from Amulet of Water number { $source } for { $worth } crystals
    }
option-move =
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
option-seat = { $player }, who has { $energies }
option-amount =
    { $amount ->
        [one] Pay { $amount } crystal and change { $amount } { $energy }
       *[other] Pay { $amount } crystals and change { $amount } { $energy }
    }
option-card =
    { $question ->
        [draft] Take { $card }
        [give] Give { $card } to { $player }
        [familiar] Discard { $card } from your hand
        [orb] Discard 4 energies and put { $card } into play
        [hand] Put { $card } into the opening hand
        [library] Put { $card } into library II
        [enter] Put { $card } into play
        [discard] Discard { $card }
       *[pool] Keep { $card }
    }
option-crown-card =
    { $points ->
        [one] Discard { $card } openly and gain { $points } energy
       *[other] Discard { $card } openly and gain { $points } energies
    }
option-summon = Summon { $card } for { $cost }
option-in-play =
    { $question ->
        [return] Take { $card } back to hand
        [order] { $card } first
       *[sacrifice] Sacrifice { $card }
    }
option-activate = Activate { $card }
option-twin = { $card } ({ $state })
