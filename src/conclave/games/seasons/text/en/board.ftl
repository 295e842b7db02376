# The board as lines of text.

seasons-board-title = Year { $year } · { $season } · space { $space } of 12 · round { $round }
seasons-board-title-prelude =
    { $question ->
        [draft] Prelude · the draft
        [select] Prelude · choosing cards
        [winnow] Prelude · one card too many
        [token] Prelude · ability tokens
       *[build] Prelude · hand and libraries
    }
seasons-board-enchantment = { $enchantment }: { $text }
seasons-board-title-over = The end of the game
seasons-board-rates = One energy transmuted now: { $rates } crystals
seasons-board-rate = { $letter } { $crystals }
seasons-board-die = Die { $number }: { $die }
seasons-board-die-gone = Die { $number }: taken
seasons-board-die-left =
    { $pips ->
        [one] Die left over: { $die } (the season token will move { $pips } space)
       *[other] Die left over: { $die } (the season token will move { $pips } spaces)
    }
seasons-board-player = Player
seasons-board-you = { $player } (you)
seasons-board-crystals = Crystals
seasons-board-gauge = Gauge
seasons-board-gauge-value = { $cards }/{ $gauge }
seasons-board-reserve = Reserve
seasons-board-reserve-value = { $energies } ({ $number }/{ $capacity })
seasons-board-bonuses = Bonus
seasons-board-bonuses-value = { $used }/3
seasons-board-hand = Hand
seasons-board-libraries = II+III
seasons-board-libraries-value = { $two }+{ $three }
seasons-board-die-column = Die
seasons-board-none = –
seasons-board-in-play = { $player } has in play: { $cards }
seasons-board-in-play-none = { $player } has no cards in play
seasons-board-card-turned = { $card } (turned)
seasons-board-card-energy = { $card } [{ $energies }]
seasons-board-card-turned-energy = { $card } (turned) [{ $energies }]
seasons-board-status = You have { $crystals }; cards in play against gauge { $gauge }; reserve { $reserve }; bonuses used { $bonuses }
seasons-board-piles = First player: { $player } · draw pile: { $pile } · discard pile: { $discard }
seasons-board-face-up = Face up on the draw pile, the first on top: { $cards }
seasons-board-revealed = Revealed by { $card }: { $cards }
seasons-board-token =
    { $state ->
        [used] { $player } has used ability token { $number }, { $token } (points at the end: { $points })
       *[ready] { $player } has ability token { $number }, { $token } (points at the end once used: { $points })
    }
seasons-board-token-always = { $player } has ability token { $number }, { $token }
seasons-board-lost-spaces =
    { $number ->
        [one] { $player } has lost { $number } space of the reserve for good
       *[other] { $player } has lost { $number } spaces of the reserve for good
    }
seasons-board-your-tokens = Your ability tokens, one of which you keep
seasons-board-your-hand = Your hand
seasons-board-your-library =
    { $which ->
        [2] Library II
       *[3] Library III
    }
seasons-board-your-drafted = Your cards so far
seasons-board-your-pack = To be placed
seasons-board-card-line =
    { $kind ->
        [familiar] { $card } (familiar; { $cost }; { $points }): { $text }
       *[item] { $card } ({ $cost }; { $points }): { $text }
    }
seasons-board-player-line = { $player }: { $crystals }; cards in play against gauge { $gauge }; reserve { $reserve }; bonuses used { $bonuses }; cards in hand { $hand }; libraries II and III { $libraries }; die { $die }
seasons-board-points = { $points } pts
seasons-board-token-line =
    { $points ->
        [one] { $token } (ability token { $number }; { $points } point once used): { $text }
       *[other] { $token } (ability token { $number }; { $points } points once used): { $text }
    }
seasons-board-token-permanent = { $token } (ability token { $number }; always in force): { $text }
