# Words and short phrases that other sentences take as arguments.

word-language = English
word-language-named = { $language } ({ $name })
word-player = Player { $number }
word-energy =
    { $energy ->
        [water] water
        [earth] earth
        [fire] fire
       *[air] air
    }
word-energies = { $number } { $energy }
word-no-energy = nothing
word-season =
    { $season ->
        [winter] winter
        [spring] spring
        [summer] summer
       *[fall] fall
    }
word-season-title =
    { $season ->
        [winter] Winter
        [spring] Spring
        [summer] Summer
       *[fall] Fall
    }
word-kind =
    { $kind ->
        [familiar] familiar
       *[item] magic item
    }
word-crystals =
    { $number ->
        [one] { $number } crystal
       *[other] { $number } crystals
    }
word-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
word-list-two = { $first } and { $second }
word-either = { $first } or { $second }
word-list-more = { $first }, { $rest }
word-clauses = { $first }; { $rest }
word-figure = { NUMBER($number, maximumFractionDigits: 3) }
word-full = { $line } – { $text }
word-free = free
word-cost-amulet = 1 to 4 different energies
word-cost-amulet-letters = 1-4 types
word-cost-players =
    { $players ->
        [2] { $cost } with 2 players
        [3] { $cost } with 3
       *[4] { $cost } with 4
    }
word-gauge-up = gauge +1
word-draw = draw a card
word-transmute = transmute
word-die = { $symbols }: { $what }; { $pips ->
        [one] { $pips } pip
       *[other] { $pips } pips
    }
word-level =
    { $level ->
        [apprentice] apprentice
        [magician] magician
       *[archmage] archmage
    }
word-timing-arrival = when it arrives
word-timing-lasting = as long as it is in play
word-timing-activation = by activating it, once a round
word-timing-none = no effect
word-straight = straight
word-turned = turned
word-with-energy = with { $energies }
word-first-edition = { $text } In the first edition: { $first }
word-copying = { $card } (as { $copied })
word-copy-of = copying { $card } of { $player }
word-copied-by = copied by { $players }
word-earlier = the earlier one
word-later = the later one
word-of = { $card } of { $player }
word-reserve = your reserve
word-amulet = your { $card }
word-amulet-number = your { $card }, amulet { $number }
