# The board as lines of text.

board-title = Year { $year } · { $season } · space { $space } of 12 · round { $round }
board-title-draft = Prelude · the draft
board-title-build = Prelude · hand and libraries
board-title-over = The end of the game
board-rates = One energy transmuted now: { $rates } crystals
board-rate = { $letter } { $crystals }
board-die = Die { $number }: { $die }
board-die-gone = Die { $number }: taken
board-dice = Dice
board-player = Player
board-you = { $player } (you)
board-crystals = Crystals
board-gauge = Cards/gauge
board-gauge-value = { $cards }/{ $gauge }
board-reserve = Reserve
board-reserve-value = { $energies } ({ $number }/{ $capacity })
board-bonuses = Bonuses
board-bonuses-value = { $used }/3
board-hand = Hand
board-libraries = Libraries
board-libraries-value = { $two }+{ $three }
board-die-column = Die
board-none = –
board-in-play = { $player } has in play: { $cards }
board-in-play-none = { $player } has no cards in play
board-card-turned = { $card } (turned)
board-card-energy = { $card } [{ $energies }]
board-card-turned-energy = { $card } (turned) [{ $energies }]
board-first = First player this round: { $player }
board-piles =
    { $pile ->
        [one] Draw pile: { $pile } card; discard pile: { $discard }
       *[other] Draw pile: { $pile } cards; discard pile: { $discard }
    }
board-your-hand = Your hand
board-your-library =
    { $which ->
        [2] Your library II (year 2)
       *[3] Your library III (year 3)
    }
board-your-drafted = Your cards so far
board-your-pack = To be placed
board-card-line = { $card } ({ $cost }; { $points }): { $text }
board-player-line = { $player }: { $crystals }; cards in play against gauge { $gauge }; reserve { $reserve }; bonuses used { $bonuses }; cards in hand { $hand }; libraries II and III { $libraries }; die { $die }
board-points = { $points } pts
