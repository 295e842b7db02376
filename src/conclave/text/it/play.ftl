# The game in the terminal.

play-welcome = { $title }. Puoi scrivere aiuto ogni volta che ti viene chiesto qualcosa.
play-commitment = Tutto ciò che in questa partita dipende dal caso deriva da una chiave segreta, fissata fin d’ora: il suo SHA-256 è { $commitment }.
play-commitment-after = A partita finita ti viene detta la chiave e puoi controllarla.
play-saving = La partita viene salvata dopo ogni scelta, in { $file }
play-resumed =
    { $picks ->
        [one] Si riprende dopo { $picks } scelta, da { $file }
       *[other] Si riprende dopo { $picks } scelte, da { $file }
    }
play-prompt = { $player }, la tua scelta (un numero, o aiuto):
play-what-happened = Dalla tua ultima scelta:
play-what-happened-here = Dall’ultima scelta:
play-several-times = { $line } ({ $times } volte)
play-which-choice = “{ $text }” può indicare più di una scelta; scrivi un numero: { $numbers }.
play-curtain = Passa lo schermo { A($player) }, poi premi Invio.
play-curtain-hidden = Ora nessun altro dovrebbe guardare.

play-log-empty = Non è ancora successo nulla.
play-undone = La tua ultima scelta è stata annullata.
play-bot-failed = { $fault } { $bot } continua al suo posto.
play-waste = Scegli ancora la stessa cosa per finire lo stesso il tuo turno.
play-allowed = Nulla lo impedisce: ora è tra le tue scelte.
play-why-what = Di’ che cosa intendi: perché NOME, con il nome di ciò che vorresti scegliere, o una scelta in notazione.
play-nothing-to-read = In { $game } non c’è nulla da consultare.
play-card-note = Nota: { $note }
play-not-understood = “{ $text }” non è tra le scelte. Scrivi il numero di una scelta, o aiuto.
play-number-range = Non c’è una scelta numero { $number }; numeri possibili: { $numbers }.
play-one-number = Scrivi un solo numero.
play-not-all = Ora queste scelte non sono tutte possibili.
play-set-count =
    { $exact ->
        [yes] Queste scelte non vanno insieme: fanne { $most } alla volta, oppure una dopo l’altra.
       *[no] Queste scelte non vanno insieme: fanne fino a { $most } alla volta, oppure una dopo l’altra.
    }
play-letter-none = { $letter } non è tra le scelte ora.
play-saved = Una copia della partita è in { $file }

play-leaving = La partita è salvata. Per riprenderla: { $command }
play-leaving-unsaved = La partita NON è salvata così com’è ora. Ciò che era stato salvato prima si riprende con: { $command }
play-save-trouble = Non è stato possibile salvare la partita, che continua senza salvataggio: { $why }

play-over = La partita è finita.
play-result-winner = Vince { $player }.
play-result-winners = { $players } vincono a pari merito.
play-column-source = Provenienza
play-key = La chiave di questa partita era { $key }
play-key-check = Il suo SHA-256 è { $commitment }, come promesso. Controlla la partita con: { $command }
play-finished = L’intera partita è in { $file }

play-help =
    Quando ti viene chiesto qualcosa puoi scrivere
    { "  " }un numero      fai quella scelta
    { "  " }una scelta     in notazione: le parole nude di una scelta
    { "  " }u, annulla     annulli l’ultima scelta, se poi nulla è stato rivelato
    { "  " }perché SCELTA  perché qualcosa non si può scegliere ora
    { "  " }plancia        mostra di nuovo il tavolo
    { "  " }consiglio      che cosa sceglierebbe un bot forte al tuo posto
    { "  " }diario         tutto ciò che è successo
    { "  " }salva FILE     scrive una copia della partita
    { "  " }q, esci        esci; la partita è salvata

# Files.
play-file-missing = Non c’è alcun file { $file }; dai il nome di una partita salvata.
play-file-odd = { $file } non è un file normale; dai il nome di una partita salvata.
play-no-home = Non c’è una cartella personale in cui salvare le partite; di’ dove con --record FILE.
play-file-folder = { $file } è una cartella; dai il nome di una partita salvata che vi si trova.
play-file-unreadable = Il file { $file } non si può leggere ({ $why }); dai una partita salvata che hai il permesso di leggere.
play-file-not-json = Il file { $file } non è una partita salvata di Conclave, o è troncato; dai un file scritto da conclave play.
play-file-bad = Il file { $file } non si può usare: { $why }
play-file-damaged = Il file { $file } è una registrazione danneggiata; dai un file così come l’ha scritto conclave play.
play-file-exists = Il file { $file } esiste già e non è questa partita; dai un altro nome.
play-file-unwritable = Il file { $file } non si può scrivere ({ $why }); di’ un luogo in cui puoi scrivere, con --record FILE o salva FILE.
play-file-seats = Il file { $file } non dice chi gioca ai suoi { $players } posti; dai --seats.
play-file-program = Nella partita { $file } un programma occupava un posto, e nessun file può avviarne uno; di’ chi gioca, con --seats.
