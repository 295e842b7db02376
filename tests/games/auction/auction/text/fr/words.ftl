# The words of Auction.

auction-setting-game =
    .text = Chacun a cinq cartes et en mise une, cachée, pour chaque prix. La plus haute l’emporte.
auction-prize = Le prix en jeu : { $prize }
auction-player = { $player } : points { $points }, cartes en main { $cards }
auction-played = Déjà jouées : { $cards }
auction-hand = Votre main : { $cards }
auction-question-bid = Quelle carte misez-vous pour le prix de { $prize } ?
    .short = une mise
auction-option-bid = Miser le { $rest }
auction-event-prize = Un prix de { $amount } est révélé.
auction-event-bid =
    { $card ->
        [0] { $player } a misé.
       *[other] { $player } mise le { $card }.
    }
auction-event-won = { $player } remporte le prix de { $amount } avec le { $card }.
auction-score-prizes = Prix
