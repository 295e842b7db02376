# The words of Auction.

auction-setting-game =
    .text = Chacun a cinq cartes et en mise une, face cachée, pour chaque lot. La plus haute l’emporte.

auction-prize = Le lot en jeu : { $prize }
auction-player = { $player } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } en main
auction-played = Déjà jouées : { $cards }
auction-hand = Votre main : { $cards }

auction-question-bid = Quelle carte misez-vous pour le lot de { $prize } ?
    .short = une mise
auction-option-bid = Miser le { $rest }

auction-event-prize = Un lot de { $amount } est révélé.
auction-event-bid =
    { $card ->
        [0] { $player } a choisi une carte.
       *[other] { $player } mise le { $card }.
    }
auction-event-shown = { $player } montre le { $card }.
auction-event-won = { $player } remporte le lot de { $amount }.
auction-score-prizes = Lots
