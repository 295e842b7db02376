# The words of Auction.

auction-setting-game =
    .text = Everybody has five cards and bids one of them, unseen, for each prize. The highest card takes it.
auction-prize = The prize on offer: { $prize }
auction-player = { $player }: points { $points }, cards in hand { $cards }
auction-played = Played so far: { $cards }
auction-hand = Your hand: { $cards }
auction-question-bid = Which card do you bid for the prize of { $prize }?
    .short = a bid
auction-option-bid = Bid the { $rest }
auction-event-prize = A prize of { $amount } is turned up.
auction-event-bid =
    { $card ->
        [0] { $player } has bid.
       *[other] { $player } bids the { $card }.
    }
auction-event-won = { $player } wins the prize of { $amount } with the { $card }.
auction-score-prizes = Prizes
