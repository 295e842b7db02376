# The board as lines of text.

board-title = Year { $year } · { $season } · space { $space } of 12 · round { $round }
board-title-prelude =
    { $question ->
        [draft] Prelude · the draft
        [select] Prelude · choosing cards
        [winnow] Prelude · one card too many
        [token] Prelude · ability tokens
       *[build] Prelude · hand and libraries
    }
board-enchantment = { $enchantment }: { $text }
board-title-over = The end of the game
board-rates = One energy transmuted now: { $rates } crystals
board-rate = { $letter } { $crystals }
board-die = Die { $number }: { $die }
board-die-gone = Die { $number }: taken
board-die-left =
    { $pips ->
        [one] Die left over: { $die } (the season token will move { $pips } space)
       *[other] Die left over: { $die } (the season token will move { $pips } spaces)
    }
board-player = Player
board-you = { $player } (you)
board-crystals = Crystals
board-gauge = Gauge
board-gauge-value = { $cards }/{ $gauge }
board-reserve = Reserve
board-reserve-value = { $energies } ({ $number }/{ $capacity })
board-bonuses = Bonus
board-bonuses-value = { $used }/3
board-hand = Hand
board-libraries = II+III
board-libraries-value = { $two }+{ $three }
board-die-column = Die
board-none = –
board-in-play = { $player } has in play: { $cards }
board-in-play-none = { $player } has no cards in play
board-card-turned = { $card } (turned)
board-card-energy = { $card } [{ $energies }]
board-card-turned-energy = { $card } (turned) [{ $energies }]
board-status = You have { $crystals }; cards in play against gauge { $gauge }; reserve { $reserve }; bonuses used { $bonuses }
board-piles = First player: { $player } · draw pile: { $pile } · discard pile: { $discard }
board-face-up = Face up on the draw pile, the first on top: { $cards }
board-revealed = Revealed by { $card }: { $cards }
board-token =
    { $state ->
        [used] { $player } has used ability token { $number }, { $token } (points at the end: { $points })
       *[ready] { $player } has ability token { $number }, { $token } (points at the end once used: { $points })
    }
board-token-always = { $player } has ability token { $number }, { $token }
board-lost-spaces =
    { $number ->
        [one] { $player } has lost { $number } space of the reserve for good
       *[other] { $player } has lost { $number } spaces of the reserve for good
    }
board-your-tokens = Your ability tokens, one of which you keep
board-your-hand = Your hand
board-your-library =
    { $which ->
        [2] Library II
       *[3] Library III
    }
board-your-drafted = Your cards so far
board-your-pack = To be placed
board-card-line =
    { $kind ->
        [familiar] { $card } (familiar; { $cost }; { $points }): { $text }
       *[item] { $card } ({ $cost }; { $points }): { $text }
    }
board-player-line = { $player }: { $crystals }; cards in play against gauge { $gauge }; reserve { $reserve }; bonuses used { $bonuses }; cards in hand { $hand }; libraries II and III { $libraries }; die { $die }
board-points = { $points } pts
board-token-line =
    { $points ->
        [one] { $token } (ability token { $number }; { $points } point once used): { $text }
       *[other] { $token } (ability token { $number }; { $points } points once used): { $text }
    }
board-token-permanent = { $token } (ability token { $number }; always in force): { $text }
