# What `conclave arena` says.

arena-no-results = Non ci sono risultati in { $path }; indica un file o una cartella scritti da conclave arena.
arena-unreadable = Il file { $file } non si può leggere ({ $why }); indica risultati che puoi leggere.
arena-damaged = Il file { $file } è danneggiato; cancellalo, e lo stesso comando conclave arena rigioca le sue partite. Tutti gli altri file restano.
arena-foreign = Il file { $file } non contiene risultati di conclave arena; indicane altri, o toglilo dalla cartella.
arena-newer = Il file { $file } è stato scritto da un Conclave più recente; leggilo con quello.

arena-help-game = il gioco da giocare: { $games }
arena-help-bots = chi gioca, separati da virgole, per esempio greedy,search:200,search:0.2s; pipe:COMANDO va fino alla fine, e --bots si può ripetere; un bot solo gioca contro se stesso
arena-help-games = quante partite in tutto; { $games } se non dici nulla, e ogni incontro si gioca fino in fondo
arena-help-players = quanti giocatori; se non dici nulla 2, o il numero abituale del gioco se non si gioca in 2
arena-help-lineup = chi si incontra: pairs (i bot a due a due, uno solo del primo fra gli altri, e viceversa), first (il primo bot da solo fra ciascuno degli altri) o together (tutti a un tavolo); pairs se non dici nulla
arena-help-seed = un numero intero; lo stesso seme dà le stesse distribuzioni
arena-help-out = la cartella dei risultati; lo stesso comando riprende quel che c’è. Una cartella in { $folder } se non dici nulla
arena-help-workers = quanti processi giocano; quanti sono i core se non dici nulla
arena-help-cluster = l’indirizzo di uno scheduler dask.distributed, per esempio tcp://localhost:8786, i cui worker giocano
arena-help-json = scrive una riga di JSON invece di un disegno

arena-bots-number = { $number ->
    [one] { $number } bot è
   *[other] { $number } bot sono
} troppo poco o troppo per un torneo; indicane da 1 a { $most } con --bots, per esempio --bots greedy,random.
arena-bots-twice = Il bot “{ $bot }” è indicato due volte; indica ciascuno una volta sola.
arena-no-lineup = Non c’è la formazione “{ $lineup }”; --lineup è una di queste: { $lineups }.
arena-together = Con --lineup together c’è un posto per ogni bot: { $bots } bot non vanno con { $players } giocatori; indica --players { $bots }.
arena-folder = La cartella { $folder } non si può usare ({ $why }); indicane un’altra con --out.
arena-busy = Un altro conclave arena lavora in { $folder }; aspetta che finisca, o indica un’altra cartella con --out.
arena-other = Le partite in { $folder } sono state giocate con altre impostazioni ({ $name }: { $there }; ora: { $here }); indica un’altra cartella con --out, o le stesse impostazioni.
arena-unwritten = { $games ->
    [one] Non è stato possibile scrivere { $games } partita finita
   *[other] Non è stato possibile scrivere { NUMBER($games, useGrouping: 1) } partite finite
} in { $folder } ({ $why }). Tutto ciò che era scritto resta: fai spazio, e lo stesso comando riprende da lì.
arena-worker-dies = Il processo che fa giocare { $bots } è terminato { $times } volte senza risposta; uno di questi bot lo fa cadere. Lascialo fuori. Tutte le partite finite restano.
arena-cluster-unreachable = Nessuno scheduler risponde all’indirizzo { $address } ({ $why }); avviane uno con dask scheduler, o indica l’indirizzo che esso scrive.
arena-cluster-lost = Lo scheduler all’indirizzo { $address } non c’è più. Tutte le partite finite restano: riavvialo, e lo stesso comando riprende da lì.
arena-cluster-empty = Lo scheduler all’indirizzo { $address } non ha ancora worker; avviane con: dask worker { $address }
arena-cluster-bare = A un worker del gruppo manca { $library }; installa lì questo Conclave, con ciò che serve ai suoi bot.
arena-cluster-version = Un worker del gruppo ha Conclave { $theirs }, e questo è { $ours }; installa lì la stessa versione.

arena-progress = si gioca
arena-title =
    { $game } per { $players ->
        [one] 1 giocatore
       *[other] { $players } giocatori
    }, { $settings }
arena-played = { $games ->
    [one] { $games } partita
   *[other] { NUMBER($games, useGrouping: 1) } partite
}, { $matches ->
    [0] ma nessun incontro è ancora completo
    [one] { $matches } incontro completo: una distribuzione con ogni bot a ogni posto
   *[other] { NUMBER($matches, useGrouping: 1) } incontri completi: una distribuzione con ogni bot a ogni posto
}
arena-rates = Percentuali di vittoria con intervalli al 95 % (│ è la parte equa)
arena-rate = { $others ->
    [one] { $bot } contro { $other }
   *[other] { $bot } contro { $others } × { $other }
}
arena-rate-together = { $bot } contro tutti gli altri
arena-share = { $share } % (fra { $low } e { $high })
arena-verdict = { $meeting }: { $verdict }
arena-clear = { $better ->
    [yes] più forte
   *[no] più debole
}
arena-more = incerto; circa { NUMBER($games, useGrouping: 1) } partite in più lo direbbero
arena-few = troppo pochi incontri per dirlo
arena-even = nessuna differenza; { $difference } punti o più si vedrebbero
arena-ratings = Punteggi sulla scala Elo con intervalli al 95 % (│ è 0, la media di tutti)
arena-ratings-from = Punteggi sulla scala Elo con intervalli al 95 % (│ è 0, { $bot })
arena-column-bot = giocatore
arena-column-rating = forza
arena-column-score = punti
arena-column-thinking = a decisione
arena-rating = { $rating } (fra { $low } e { $high })
arena-thinking = { $milliseconds } ms
arena-lapse = { $bot } ha perso per colpa sua { $games ->
    [one] { $games } partita
   *[other] { NUMBER($games, useGrouping: 1) } partite
} su { NUMBER($of, useGrouping: 1) }. La prima volta: { $first }
arena-kept = Le partite sono in { $folder }.
arena-where = Le partite sono in { $folder }; conclave stats { $folder } dice quali carte vincono.
arena-stopped = Interrotto dopo { NUMBER($games, useGrouping: 1) } partite su { NUMBER($total, useGrouping: 1) }, che restano; lo stesso comando riprende da lì.
