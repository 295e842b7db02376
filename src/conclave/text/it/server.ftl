# The server: its command, what it refuses, and what happens at a table beside the game.

server-cli-host = l’indirizzo su cui ascoltare; 127.0.0.1, solo questa macchina, se non dici nulla
server-cli-port = la porta su cui ascoltare, o 0 per una qualsiasi libera; { $port } se non dici nulla
server-cli-open = mostra la pagina nel tuo browser appena il server risponde
server-cli-database = dove sono conservati i tavoli: il percorso di un file SQLite, o un URL come postgresql://user@host/name; { $file } nella tua cartella dei dati se non dici nulla
server-cli-proxy = gli indirizzi dei proxy davanti al server, a cui si crede quando dicono da dove viene una richiesta; separati da virgole
server-cli-path = la parte dell’indirizzo che un proxy toglie, come /conclave
server-cli-origin = un altro indirizzo le cui pagine possono usare questo server, come https://games.example; si può dare più volte
server-cli-secure = inviare i cookie solo con TLS, anche se il proxy non dice di usarlo
server-cli-workers = in quanti processi pensano i bot; 1 se non dici nulla
server-cli-rate = quante richieste al secondo può fare in media un indirizzo; { $rate } se non dici nulla
server-cli-verbose = raccontare che cosa fa il server
server-cli-backup-file = il file da scrivere; non deve ancora esistere
server-cli-restore-file = un file scritto da conclave backup

server-ready = Conclave è all’indirizzo { $address }
server-stop = Per fermarlo, Ctrl+C; tutte le partite restano salvate.
server-no-browser = Qui non c’è un browser da aprire; scrivi quell’indirizzo nel tuo.
server-port-taken = La porta { $port } è occupata, perciò questa è la porta { $other }.
server-listen = Non si può ascoltare all’indirizzo { $host }, porta { $port } ({ $why }). Scegline un’altra con --port, o 0 per una qualsiasi libera.
server-port = Non c’è la porta { $port }; la più alta è 65535.
server-no-home = Non c’è una cartella personale in cui conservare i tavoli; indica un file con --database.
server-database-url = Questo non è l’indirizzo di una base di dati; indica il percorso di un file, o un URL come postgresql://user@host/name.
server-database = La base di dati non si può usare ({ $why }). Indica con --database una che questo utente possa leggere e scrivere.
server-database-newer = La base di dati viene da un Conclave più recente, o da un altro programma. Usa quello, o indica un’altra base con --database.
server-backup-nothing = Non c’è una base di dati { $file } da copiare. Indica con --database quella che usa il server.
server-backup-exists = C’è già un file { $file }; resta com’è.
server-backup-done =
    { $tables ->
        [one] { $file } contiene { $tables } tavolo.
       *[other] { $file } contiene { $tables } tavoli.
    }
server-backup-file = { $file } non si può usare: { $why }
server-backup-damaged = { $file } non è una copia, oppure è danneggiata. Tavoli ripresi finora: { $added }. Prendi un’altra copia; ciò che c’è già resta com’è.
server-restore-done = Tavoli aggiunti da { $file }: { $added }. Già presenti, e lasciati come sono: { $there }.
server-about = Tavoli da gioco. Un cookie conserva i tuoi posti; ogni cambiamento ha una versione.
server-no-page = Conclave è in funzione, e i programmi possono usarlo; la pagina per i browser non è inclusa. Costruiscila con “make page” nella cartella di Conclave e riavvia, o avvia tutto con “make play”.

server-fault-request = Questo non si può leggere ({ $what }).
server-fault-no-seat = Non hai un posto qui; entra prima con un link.
server-fault-not-yours = Quel posto non è tuo.
server-fault-no-table = Non c’è un tavolo così, o non ci sei seduto.
server-fault-no-link = Questo link non porta da nessuna parte: è già servito, è scaduto, o è stato tagliato.
server-fault-not-found = Qui non c’è nulla.
server-fault-method = Qui non si può fare.
server-fault-stale = Nel frattempo è successo qualcosa; guarda di nuovo. Il tavolo è alla versione { $version }.
server-fault-taken = Quel posto è occupato.
server-fault-started = La partita è cominciata.
server-fault-not-started = La partita non è cominciata.
server-fault-over = La partita è finita.
server-fault-not-over = La partita non è finita.
server-fault-no-hints = Questo tavolo è stato creato senza consigli; chi vi gioca trova la sua strada da solo.
server-fault-not-asked = Un consiglio riguarda una scelta, e quel posto ora non ne ha da fare.
server-fault-ready-already = Hai già detto di essere pronto, e il valore che hai dato resta.
server-fault-too-early = È troppo presto: il giocatore ha ancora tempo.
server-fault-not-standing-in = Nessuno aspetta quel posto, o un bot ci gioca già.
server-fault-undo-many = A questo tavolo si è annullato troppo; la scelta resta.
server-fault-change-many = Questo posto è cambiato troppe volte; resta com’è, e la partita continua così.
server-fault-too-large = È troppo in una volta; il massimo è { $most } byte.
server-fault-too-slow = Ci è voluto troppo tempo.
server-fault-media = Qui si può leggere solo JSON.
server-fault-rules = Le regole non lo permettono.
server-fault-many-requests = Troppe richieste; aspetta un poco.
server-fault-many-tables = Abbastanza tavoli per oggi; il massimo è { $most } al giorno.
server-fault-many-sockets = Troppe connessioni insieme.
server-fault-origin = Solo le pagine di questo server possono farlo.
server-fault-busy = A questo tavolo succede troppo; riprova.
server-fault-inner = Qualcosa si è rotto nel server. Nulla di ciò che è stato confermato è perduto.

server-step-sit = { $player } prende posto.
server-step-open = Un posto è libero.
server-step-bot = Un bot prende posto.
server-step-name = Qualcuno ora si chiama { $name }.
server-step-ready = Tutto pronto per { $player }.
server-step-undo = { $player } annulla una scelta.
server-step-stand-in = Un bot gioca al posto di { $player }, che non c’è.
server-step-back = { $player } è di ritorno.
server-step-away = { $player } si assenta per un poco.
server-step-resign = { $player } si arrende; un bot continua.
server-step-hand-over = Il posto di { $player } passa in altre mani.
server-step-seat = { $player } gioca anche su un altro dispositivo.

server-review-decision = { $player } ha scelto «{ $chosen }» ({ $chance } di probabilità di vincere). Meglio: «{ $better }» ({ $best }).
