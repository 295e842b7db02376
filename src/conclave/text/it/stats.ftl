# What `conclave stats` says.

stats-help-files = file di risultati, o cartelle con tali file, scritti da conclave arena
stats-help-bot = solo i posti di questo bot
stats-help-players = solo le partite con tanti giocatori
stats-help-by = cifre separate per numero di giocatori o per bot: { $ways }
stats-help-sort = l’ordine delle righe: { $ways }; value se non dici nulla
stats-help-plots = scrive le immagini in questa cartella, in PNG e SVG
stats-help-html = scrive tutto in questo file, come una pagina per il browser
stats-help-json = scrive JSON invece di una tabella
stats-help-csv = scrive CSV invece di una tabella, per un foglio di calcolo
stats-no-way = { $option } non può essere “{ $value }”; scegli fra { $ways }.
stats-no-bot = Nessuna partita ha un posto del bot “{ $bot }”; ci sono posti di { $bots }.
stats-no-games = Qui non c’è nessuna partita finita; indica altri file, o lascia via --bot e --players.
stats-two-games = Questi sono risultati di più giochi ({ $games }); indica quelli di un gioco alla volta.
stats-left-out = conclave: { $why } Le cifre sono quelle degli altri file.
stats-unwritable = Il file { $file } non si può scrivere ({ $why }); indica un posto dove puoi scrivere.
stats-written = Scritto: { $file }
stats-title = { $game }, { $games ->
    [one] 1 partita
   *[other] { NUMBER($games, useGrouping: 1) } partite
} con { $players } giocatori, posti di { $bots }
stats-page-title = Quanto valgono le carte di { $game }
stats-table = Le cifre
stats-table-caption = Le quote di vittorie e i punti stanno con metà del loro intervallo al 95 %. Un clic su un titolo ordina le righe.
stats-meaning = Punti in più: quanto avere la carta fra le proprie cambia il proprio punteggio meno la media degli altri, rispetto a una carta media; la stima è fatta per tutte le carte insieme. Vittorie: la quota dei posti che l’avevano. Entrambe le cifre sono tirate verso la media quando la carta si è vista poco, e stanno con metà del loro intervallo al 95 %.
stats-whole = { NUMBER($number, maximumFractionDigits: 0, useGrouping: 1) }
stats-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
stats-interval = { $value } ± { $width }
stats-card = Carta
stats-seen = posti
stats-played = in gioco, %
stats-round = al round
stats-used = usi
stats-points = punti alla fine
stats-win = vittorie, %
stats-value = punti in più
stats-in-play = punti in più in gioco
stats-axis-value = punti in più, con gli intervalli al 95 %
stats-axis-round = round medio in cui entra in gioco
stats-plot-values = I punti in più di ogni carta
stats-plot-rounds = Quando le carte entrano in gioco, e quanto danno
