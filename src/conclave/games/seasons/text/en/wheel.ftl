# The table of Seasons as it is drawn in the window.

seasons-wheel-year = Year { $year }
seasons-wheel-extra =
    { $extra ->
        [one] +{ $extra } crystal per energy for you
       *[other] +{ $extra } crystals per energy for you
    }
seasons-wheel-dice = Dice
seasons-wheel-left-over = Left over
seasons-wheel-pile = draw pile: { $number }
seasons-wheel-discard = discard pile: { $number }
seasons-wheel-first = first player
seasons-wheel-first-player = first player: { $player }
seasons-wheel-in-play = In play
seasons-wheel-nothing-in-play = nothing in play
seasons-wheel-before-you = Cards before you
seasons-wheel-pack = Cards to choose from
seasons-wheel-your-token = Your ability token
seasons-wheel-token-state =
    { $state ->
        [used] { $token } (used)
       *[ready] { $token }
    }
seasons-wheel-column =
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
seasons-wheel-card = { $cost } · { $points }
seasons-wheel-familiar = { $cost } · { $points } · familiar
seasons-wheel-rulings =
    { $number ->
        [one] Ruling: { $numbers }
       *[other] Rulings: { $numbers }
    }
