# What `conclave simulate` says.

simulate-help-game = il gioco da giocare: { $games }
simulate-help-players = quanti giocatori; se non dici nulla 4, o il numero abituale del gioco se non si gioca in 4
simulate-help-games = quante partite
simulate-help-seed = il seme della prima partita; ogni partita seguente ha il seme successivo
simulate-help-bot = chi gioca a ogni posto: random, greedy, search:200, novice, adept, master
simulate-help-json = scrive una riga di JSON invece di una tabella
simulate-progress = si gioca
simulate-title =
    { $games ->
        [one] 1 partita casuale di { $game }
       *[other] { NUMBER($games, useGrouping: 1) } partite casuali di { $game }
    }, { $players ->
        [one] 1 giocatore
       *[other] { $players } giocatori
    }
simulate-seconds = secondi
simulate-games-a-second = partite al secondo
simulate-decisions-a-second = decisioni al secondo
simulate-decisions-a-game = decisioni a partita
simulate-rounds-a-game = round a partita
simulate-score = punteggio, media e deviazione standard
simulate-score-value = { $mean } ± { $spread }
simulate-scores-between = punteggi dal più basso al più alto
simulate-scores-between-value = da { $least } a { $most }
simulate-wins = vittorie del giocatore { $seat }, quelle a pari merito divise
simulate-wins-value = { $share } %
simulate-stopped = Interrotto dopo { $games ->
    [one] 1 partita
   *[other] { $games } partite
}; queste sono le cifre finora.
