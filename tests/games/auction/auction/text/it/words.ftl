# The words of Auction.

auction-setting-game =
    .text = Ognuno ha cinque carte e ne punta una, coperta, per ogni premio. Lo prende la più alta.

auction-prize = Il premio in palio: { $prize }
auction-player = { $player }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    } in mano
auction-played = Già giocate: { $cards }
auction-hand = La tua mano: { $cards }

auction-question-bid = Quale carta punti per il premio da { $prize }?
    .short = una puntata
auction-option-bid = Punta il { $rest }

auction-event-prize = Si scopre un premio da { $amount }.
auction-event-bid =
    { $card ->
        [0] { $player } ha scelto una carta.
       *[other] { $player } punta il { $card }.
    }
auction-event-shown = { $player } mostra il { $card }.
auction-event-won = { $player } vince il premio da { $amount }.
auction-score-prizes = Premi
