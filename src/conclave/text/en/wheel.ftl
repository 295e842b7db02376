# The table of Seasons as it is drawn in the window.

wheel-year = Year { $year }
wheel-extra =
    { $extra ->
        [one] +{ $extra } crystal per energy for you
       *[other] +{ $extra } crystals per energy for you
    }
wheel-dice = Dice
wheel-left-over = Left over
wheel-pile = draw pile: { $number }
wheel-discard = discard pile: { $number }
wheel-first = first player
wheel-first-player = first player: { $player }
wheel-in-play = In play
wheel-nothing-in-play = nothing in play
wheel-before-you = Cards before you
wheel-pack = Cards to choose from
wheel-your-token = Your ability token
wheel-token-state =
    { $state ->
        [used] { $token } (used)
       *[ready] { $token }
    }
wheel-column =
    { $column ->
        [player] Player
        [crystals] Cryst.
        [gauge] Gauge
        [reserve] Reserve
        [bonuses] Bonus
        [hand] Hand
        [libraries] II+III
        [die] Die
        [token] Token
       *[score] Score
    }
wheel-card = { $cost } · { $points }
wheel-familiar = { $cost } · { $points } · familiar
wheel-rulings =
    { $number ->
        [one] Ruling: { $numbers }
       *[other] Rulings: { $numbers }
    }
