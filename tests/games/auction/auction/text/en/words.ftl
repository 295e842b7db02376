# The words of Auction.

auction-setting-game =
    .text = Everybody has five cards and bids one of them, unseen, for each prize. The highest card takes it.

auction-prize = The prize on offer: { $prize }
auction-player = { $player }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } in hand
auction-played = Played so far: { $cards }
auction-hand = Your hand: { $cards }

auction-question-bid = Which card do you bid for the prize of { $prize }?
    .short = a bid
auction-option-bid = Bid the { $rest }

auction-event-prize = A prize of { $amount } is turned up.
auction-event-bid =
    { $card ->
        [0] { $player } has chosen a card.
       *[other] { $player } bids the { $card }.
    }
auction-event-shown = { $player } shows the { $card }.
auction-event-won = { $player } wins the prize of { $amount }.
auction-score-prizes = Prizes
