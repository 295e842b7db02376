# Words and short phrases that other sentences take as arguments.

seasons-word-energy =
    { $energy ->
        [water] water
        [earth] earth
        [fire] fire
       *[air] air
    }
seasons-word-energies = { $number } { $energy }
seasons-word-no-energy = nothing
seasons-word-season =
    { $season ->
        [winter] winter
        [spring] spring
        [summer] summer
       *[fall] fall
    }
seasons-word-season-title =
    { $season ->
        [winter] Winter
        [spring] Spring
        [summer] Summer
       *[fall] Fall
    }
seasons-word-kind =
    { $kind ->
        [familiar] familiar
       *[item] magic item
    }
seasons-word-crystals =
    { $number ->
        [one] { $number } crystal
       *[other] { $number } crystals
    }
seasons-word-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
seasons-word-free = free
seasons-word-cost-amulet = 1 to 4 different energies
seasons-word-cost-amulet-letters = 1-4 types
seasons-word-cost-players =
    { $players ->
        [2] { $cost } with 2 players
        [3] { $cost } with 3
       *[4] { $cost } with 4
    }
seasons-word-gauge-up = gauge +1
seasons-word-draw = draw a card
seasons-word-transmute = transmute
seasons-word-die = { $symbols }: { $what }; { $pips ->
        [one] { $pips } pip
       *[other] { $pips } pips
    }
seasons-word-level =
    { $level ->
        [apprentice] apprentice
        [magician] magician
       *[archmage] archmage
    }
seasons-word-timing-arrival = when it arrives
seasons-word-timing-lasting = as long as it is in play
seasons-word-timing-activation = by activating it, once a round
seasons-word-timing-none = no effect
seasons-word-straight = straight
seasons-word-turned = turned
seasons-word-with-energy = with { $energies }
seasons-word-first-edition = { $text } In the first edition: { $first }
seasons-word-copying = { $card } (as { $copied })
seasons-word-copy-of = copying { $card } of { $player }
seasons-word-copied-by = copied by { $players }
seasons-word-earlier = the earlier one
seasons-word-later = the later one
seasons-word-of = { $card } of { $player }
seasons-word-reserve = your reserve
seasons-word-amulet = your { $card }
seasons-word-amulet-number = your { $card }, amulet { $number }
