# What every game can be set up with: each choice and each of its values, with an explanation.

setting-players = Giocatori
    .text = In quanti si siede al tavolo.
setting-players-value =
    { $number ->
        [one] 1 giocatore
       *[other] { $number } giocatori
    }
setting-ask-forced = Scelte obbligate
    .text = Chiedere anche quando la scelta possibile è una sola.
setting-ask-forced-no = Fatte dal tavolo
    .text = Quando la scelta possibile è una sola, la fa il tavolo.
setting-ask-forced-yes = Chieste comunque
    .text = Ognuno fa tutte le sue scelte, anche quando ce n’è una sola.
