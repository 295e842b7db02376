# The command line.

cli-about = Gioca a giochi da tavolo nel terminale, nel browser e dai programmi: { $games }
cli-more = conclave COMANDO --help spiega le opzioni di un comando.
cli-usage = uso:
cli-heading = { $title }
cli-metavar =
    { $word ->
        [COMMAND] COMANDO
        [GAME] GIOCO
        [OUT] FILE
        [FOLDER] CARTELLA
        [NAME] NOME
        [WORD] PAROLA
        [KIND] TIPO
        [LEVEL] LIVELLO
        [SET] SET
        [CIRCLE] CERCHIO
        [SHARE] QUOTA
        [LANG] LINGUA
       *[other] { $word }
    }
cli-lang = la lingua di tutto ciò che leggi: { $languages }; quella del tuo sistema se non dici nulla
cli-commands = comandi
cli-positionals = che cosa indicare
cli-options = opzioni
cli-options-of = opzioni per { $game }
cli-option-of = { $game }: { $help }
cli-help-help = mostra questo testo ed esce
cli-version-help = mostra la versione ed esce

cli-play = gioca una partita; esempio: conclave play { $game }
cli-play-about = Gioca una partita nel terminale, contro bot o in più persone davanti a uno schermo. La partita viene salvata dopo ogni scelta.
cli-play-game = il gioco: { $games }; { $first } se non dici nulla
cli-play-players = in quanti si gioca: { $ranges }; se non dici nulla, il numero abituale del gioco
cli-play-range = da { $least } a { $most } per { $game }
cli-play-seats = chi gioca a ogni posto, per esempio human,adept o human,human,novice; i tipi sono: { $kinds }; o un bot regolato da te, come search:200, search:2s o pipe:COMANDO
cli-play-seed = un numero intero; lo stesso seme dà la stessa sorte
cli-play-record = il file in cui si conserva la partita; non deve ancora esistere
cli-play-resume = riprende una partita conservata in questo file
cli-play-names = come si chiamano i giocatori, per esempio Anna,Bruno

cli-rules = leggi come si gioca un gioco, o un chiarimento; esempio: conclave rules { $game }
cli-cards = elenca ciò che c’è da leggere in un gioco, come le carte, o ne spiega una voce; esempio: conclave cards { $game }
cli-cards-about = Elenca ciò che c’è da leggere in un gioco, come le carte, o ne spiega una voce per intero.
cli-cards-words = il gioco, se vuoi; poi nulla, o ciò che vuoi leggere. { $games }
cli-cards-of = { $game }: { $words }
cli-picture-exists = Il file { $file } esiste già; dai un altro nome all’immagine.
cli-picture-unwritable = L’immagine { $file } non si può scrivere ({ $why }); di’ un luogo in cui puoi scrivere.
cli-replay = mostra una partita registrata; esempio: conclave replay partita.json --to 40
cli-replay-about = Mostra una partita registrata scelta per scelta, o la posizione dopo alcune di esse.
cli-replay-to = mostra la posizione dopo questo numero di scelte
cli-verify = controlla una partita registrata; esempio: conclave verify partita.json
cli-verify-about = Rigioca una partita registrata e ne controlla il caso, ogni scelta e i punteggi.
cli-hint = chiedi a un bot che cosa sceglierebbe in una partita salvata; esempio: conclave hint partita.json
cli-review = trova le decisioni di una partita registrata che sono costate di più, e disegna le probabilità di vincere; esempio: conclave review partita.json
cli-simulate = gioca molte partite tra bot e le riassume; esempio: conclave simulate { $game } --players 4 --games 1000 --seed 1
cli-arena = fa giocare i bot fra loro e misura la loro forza; esempio: conclave arena { $game } --bots greedy,random --games 200
cli-stats = quanto valgono le carte secondo le partite di conclave arena; esempio: conclave stats risultati --html carte.html
cli-bench = misura la velocità del motore; esempio: conclave bench { $game } --seconds 5
cli-file = un file scritto da conclave play
cli-json = in JSON, per i programmi

cli-mistake = conclave: { $mistake }
cli-arguments = { $message }; vedi { $command } --help.
cli-required = Manca ancora qualcosa: { $names }; vedi { $command } --help.
cli-option-value = Dopo { $option } ci vuole un valore; vedi { $command } --help.
cli-option-alone = { $option } non vuole alcun valore; vedi { $command } --help.
cli-no-language = Non c’è una lingua “{ $language }”; le lingue sono { $languages }.
cli-catalogue =
    { $state ->
        [missing] Al programma manca il file { $file }; ciò che direbbe viene detto in inglese.
       *[damaged] Il file { $file } del programma è danneggiato; parte di ciò che direbbe viene detta in inglese.
    }
cli-unknown-command = Non c’è alcun comando “{ $command }”; i comandi sono { $commands }.
cli-unknown-option = Qui non c’è alcuna opzione “{ $option }”; vedi { $command } --help.
cli-unknown-option-near = Qui non c’è alcuna opzione “{ $option }”; volevi dire { $near }?
cli-too-much = “{ $word }” è una cosa di troppo; vedi { $command } --help.
cli-option-elsewhere = { $option } è un’opzione di { $other }, non di { $game }; toglila, o vedi { $command } --help.
cli-number-least = { $option } deve essere un numero intero, almeno { $least }, non “{ $value }”.
cli-number-most = { $option } può essere al massimo { $most }, non “{ $value }”.
cli-number = { $option } deve essere un numero intero, non “{ $value }”.
cli-seats-number = --seats indica { $seats } posti, ma la partita ha { $players } giocatori; indica un tipo per ciascuno, come { $example }.
cli-seats-kind = “{ $kind }” non può sedersi al tavolo; ognuno di --seats è uno tra: { $kinds }, search:N (tante simulazioni), search:Ns (secondi) o pipe:COMANDO (un programma).
cli-names-number = --names ha { $names } nomi, ma la partita ha { $players } giocatori; dai un nome a ciascuno, o meno.
cli-names-bad = “{ $name }” non va bene come nome; usa da 1 a 20 lettere, e nomi tutti diversi.
cli-resume-settled = { $option } è già stabilito dalla partita nel file; toglilo con --resume.
cli-resume-game = Il file { $file } è una partita { A($game) }, non { A($wanted) }.
cli-extra = La libreria { $library } serve qui e non è installata; scrivi pip install "conclave[{ $extra }]".
cli-system = Il sistema rifiuta qualcosa di cui il programma ha bisogno ({ $why }); può servire liberare spazio o cambiare posto.
cli-inner = Qualcosa è andato storto dentro il programma ({ $what }); eseguilo con python -X dev -m conclave per vedere dove.

cli-replay-pick = { $number }. { $player }: { $option }
cli-replay-title =
    { $game } per { $players ->
        [one] 1 giocatore
       *[other] { $players } giocatori
    }, { $settings }
cli-replay-title-plain =
    { $game } per { $players ->
        [one] 1 giocatore
       *[other] { $players } giocatori
    }
cli-replay-position =
    { $picks ->
        [one] La posizione dopo { $picks } scelta:
       *[other] La posizione dopo { $picks } scelte:
    }
cli-replay-asked = Tocca a: { $players } ({ $decision })
cli-verify-over =
    { $picks ->
        [one] La registrazione è valida: { $picks } scelta segue le regole, la chiave corrisponde al suo impegno e i punteggi sono { $scores }.
       *[other] La registrazione è valida: { $picks } scelte seguono le regole, la chiave corrisponde al suo impegno e i punteggi sono { $scores }.
    }
cli-verify-open =
    { $picks ->
        [one] La registrazione è valida finora: { $picks } scelta segue le regole e la chiave corrisponde al suo impegno; la partita non è finita.
       *[other] La registrazione è valida finora: { $picks } scelte seguono le regole e la chiave corrisponde al suo impegno; la partita non è finita.
    }

cli-serve = servire tavoli a browser e programmi; esempio: conclave serve --port 8640
cli-serve-about = Serve partite in rete: si gioca in un browser, contro bot o tra amici. Tutto è conservato in una base di dati e sopravvive a un riavvio.
cli-backup = scrivere tutti i tavoli di un server in un file; esempio: conclave backup tables.gz
cli-backup-about = Scrive ogni tavolo della base di dati di un server in un solo file. Il server può continuare a girare.
cli-restore = riprendere i tavoli da una copia; esempio: conclave restore tables.gz
cli-restore-about = Aggiunge i tavoli di una copia che la base di dati non ha. Quelli che ha restano come sono. Il server può continuare a girare.
