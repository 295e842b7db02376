# The command line.

cli-about = Gioca a Seasons e ad Archimage, due giochi di maghi rivali, nel terminale.
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
cli-help-help = mostra questo testo ed esce
cli-version-help = mostra la versione ed esce

cli-play = gioca una partita; esempio: conclave play seasons --level apprentice, o conclave play archimage
cli-play-about = Gioca una partita nel terminale, contro bot o in più persone davanti a uno schermo. La partita viene salvata dopo ogni scelta.
cli-play-game = il gioco: seasons o archimage; seasons se non dici nulla
cli-play-players = in quanti si gioca: da 2 a 4 a Seasons, da 2 a 5 ad Archimage; 2 se non dici nulla
cli-play-seats = chi gioca a ogni posto, per esempio human,adept o human,human,novice; i tipi sono: { $kinds }; o un bot regolato da te, come search:200, search:2s o pipe:COMANDO
cli-play-level = apprentice (Mago Apprendista: set predefiniti, per una prima partita), magician (Mago: le 30 carte di base del gioco base) o archmage (Arcimago: tutte e 50); archmage se non dici nulla
cli-play-edition = l’edizione delle regole: 2 o 1; 2 se non dici nulla
cli-play-sets = le carte: { $base }, o all per aggiungere le 20 dell’espansione Enchanted Kingdom ({ $base },{ $kingdom })
cli-play-tokens = con i gettoni abilità di Enchanted Kingdom: ne tieni uno su tre e puoi usarlo una volta
cli-play-enchantment = una regola di Enchanted Kingdom per tutta la partita: il suo nome o il suo numero (conclave cards incantamenti le elenca), random o none
cli-play-circle = il cerchio magico oltre al cerchio 0: I (Potere), II (Passaggi), III (Conflitto), IV (Viaggiatore) o random; I se non dici nulla
cli-play-board = un tuo file di plancia su cui giocare, o una da standard-2 a standard-5; vedi conclave board
cli-play-seed = un numero intero; lo stesso seme dà la stessa sorte
cli-play-record = il file in cui si conserva la partita; non deve ancora esistere
cli-play-resume = riprende una partita conservata in questo file
cli-play-names = come si chiamano i giocatori, per esempio Anna,Bruno

cli-rules = leggi come si gioca, o un chiarimento; esempio: conclave rules seasons, o conclave rules B6
cli-cards = elenca carte o incantesimi, o ne spiega uno; esempio: conclave cards seasons "calice divino", o conclave cards archimage crescita
cli-cards-about = Elenca le carte con costo, categoria, punti e testo, i gettoni abilità (conclave cards gettoni) o gli incantamenti (conclave cards incantamenti), o spiega per intero uno di essi. Con archimage: i suoi incantesimi, tutti o uno.
cli-cards-words = il gioco, se vuoi; poi per Archimage nulla, un cerchio magico o un incantesimo, come crescita o crescita del fuoco; per Seasons nulla, gettoni, incantamenti, o ciò che vuoi leggere: il nome o il numero di una carta (9, o EK3 per la carta 3 di Enchanted Kingdom), gettone 7, il nome di un incantamento
cli-cards-set = solo le carte di questo set di Seasons: { $sets }
cli-cards-circle = solo gli incantesimi di una partita ad Archimage con questo cerchio magico: I, II, III o IV
cli-cards-set-seasons = --set sceglie tra le carte di Seasons; per Archimage dai --circle, o un incantesimo.
cli-cards-circle-archimage = --circle sceglie tra gli incantesimi di Archimage; scrivi conclave cards archimage --circle II.
cli-cards-set-alone = --set sceglie tra le carte, e “{ $name }” è un’altra cosa; togli uno dei due.
cli-cards-no-set = Non c’è alcun set “{ $set }”; i set sono { $sets }.
cli-cards-title =
    { $set ->
        [base] Il gioco base: { $number } carte
       *[enchanted-kingdom] Enchanted Kingdom: { $number } carte
    }
cli-cards-rest = Enchanted Kingdom ha anche gettoni abilità e incantamenti: conclave cards gettoni, conclave cards incantamenti.
cli-tokens-title = I gettoni abilità di Enchanted Kingdom. Ne ricevi tre, ne tieni uno, e puoi usarlo una volta, nel tuo turno dopo il dado.
cli-enchantments-title = Gli incantamenti di Enchanted Kingdom. Uno di essi può valere per tutti, per tutta la partita.
cli-spells-title =
    { $circles ->
        [4] Gli incantesimi di Archimage: 21, di quattro cerchi magici
       *[other] Gli incantesimi di una partita: quelli del cerchio 0 e di un altro, e il Legame
    }
cli-spells-how = Davanti a ognuno sta la sua potenza, che è anche i suoi punti e la potenza del suo sigillo. Di ogni incantesimo c’è una pergamena per ciascun elemento; (colore) ed (elemento) sono quelli della pergamena.
cli-spells-bond = Ognuno ha il proprio, di spirito
cli-spells-circle =
    { $circle ->
        [I] Cerchi 0 e I, { $school }
       *[other] Cerchio { $circle }, { $school }
    }
cli-spells-line = { $name }: { $text }
cli-board = controlla o disegna una plancia per Archimage; esempio: conclave board show standard-2
cli-board-about = Controlla un file di plancia per Archimage e ne dice ogni difetto, o la disegna nel terminale o come immagine SVG.
cli-board-deed = check, per sapere che cosa non va nella plancia, o show, per vederla
cli-board-file = un file di plancia, o una plancia standard: { $names }
cli-board-players = la controlla per questo numero di giocatori
cli-board-svg = ne scrive un’immagine in questo file, che non deve ancora esistere
cli-board-no-deed = “{ $deed }” non si può fare con una plancia; scrivi conclave board check FILE o conclave board show FILE.
cli-board-only-show = { $option } va con conclave board show FILE.
cli-board-only-check = { $option } va con conclave board check FILE.
cli-board-no-players = Una plancia è per { $players } giocatori, non per “{ $value }”.
cli-board-missing = Non c’è alcun file { $file }; dai un file di plancia, o una tra { $names }.
cli-board-folder = { $file } è una cartella; dai un file di plancia che vi si trova.
cli-board-odd = non è un file normale
cli-board-unreadable = Il file { $file } non si può leggere ({ $why }); dai un file di plancia che hai il permesso di leggere.
cli-board-large = Il file { $file } è troppo grande per una plancia; dai un file di plancia di meno di un megabyte.
cli-board-no-text = Il file { $file } non è testo in UTF-8 dalla riga { $line } in poi; dai un file di plancia in TOML, come mostra docs/boards.md.
cli-board-bad =
    { $faults ->
        [one] Sulla plancia { $file } non si può giocare: { $why } Scrivi conclave board check { $file } quando l’hai corretta.
       *[other] Sulla plancia { $file } non si può giocare, ha { $faults } difetti: { $why } Scrivi conclave board check { $file } per vederli tutti.
    }
cli-board-no-board = La plancia { $file } non si può disegnare: { $why } Scrivi conclave board check { $file } per vedere tutto ciò che non va.
cli-board-sound = { $file } è in ordine: { $circles } cerchi e { $scrolls } spazi per pergamene, tutti raggiungibili.
cli-board-faults =
    { $number ->
        [one] { $file } ha { $number } difetto:
       *[other] { $file } ha { $number } difetti:
    }
cli-board-odd-things = Strano, ma ci si può giocare:
cli-board-drawn = L’immagine è in { $file }
cli-board-exists = Il file { $file } esiste già; dai un altro nome all’immagine.
cli-board-unwritable = L’immagine { $file } non si può scrivere ({ $why }); di’ un luogo in cui puoi scrivere.
cli-board-legend = <*> è la sala, (4) un cerchio che riceve un sigillo di potenza 4, [4] uno spazio per una pergamena di potenza 4: { $circles } cerchi e { $scrolls } spazi per pergamene.
cli-replay = mostra una partita registrata; esempio: conclave replay partita.json --to 40
cli-replay-about = Mostra una partita registrata scelta per scelta, o la posizione dopo alcune di esse.
cli-replay-to = mostra la posizione dopo questo numero di scelte
cli-verify = controlla una partita registrata; esempio: conclave verify partita.json
cli-verify-about = Rigioca una partita registrata e ne controlla il caso, ogni scelta e i punteggi.
cli-hint = chiedi a un bot che cosa sceglierebbe in una partita salvata; esempio: conclave hint partita.json
cli-review = trova le decisioni di una partita registrata che sono costate di più, e disegna le probabilità di vincere; esempio: conclave review partita.json
cli-simulate = gioca molte partite tra bot e le riassume; esempio: conclave simulate seasons --players 4 --games 1000 --seed 1
cli-arena = fa giocare i bot fra loro e misura la loro forza; esempio: conclave arena seasons --bots greedy,random --games 200
cli-stats = quanto valgono le carte secondo le partite di conclave arena; esempio: conclave stats risultati --html carte.html
cli-bench = misura la velocità del motore; esempio: conclave bench archimage --seconds 5
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
        [missing] Al programma manca il file text/{ $file }; ciò che direbbe viene detto in inglese.
       *[damaged] Il file text/{ $file } del programma è danneggiato; parte di ciò che direbbe viene detta in inglese.
    }
cli-unknown-command = Non c’è alcun comando “{ $command }”; i comandi sono { $commands }.
cli-unknown-option = Qui non c’è alcuna opzione “{ $option }”; vedi { $command } --help.
cli-unknown-option-near = Qui non c’è alcuna opzione “{ $option }”; volevi dire { $near }?
cli-too-much = “{ $word }” è una cosa di troppo; vedi { $command } --help.
cli-no-card = Non c’è alcuna carta, gettone o incantamento “{ $name }”; conclave cards elenca le carte.
cli-no-card-near = Non c’è alcuna carta “{ $name }”; volevi dire { $near }?
cli-no-spell = Non c’è alcun incantesimo “{ $name }”; conclave cards archimage li elenca.
cli-no-spell-near = Non c’è alcun incantesimo “{ $name }”; volevi dire { $near }?
cli-no-circle = Non c’è alcun cerchio magico “{ $circle }”; i cerchi sono { $circles }.
cli-option-elsewhere = { $option } è un’opzione di { $other }, non di { $game }; toglila, o vedi conclave play --help.
cli-number-least = { $option } deve essere un numero intero, almeno { $least }, non “{ $value }”.
cli-number-most = { $option } può essere al massimo { $most }, non “{ $value }”.
cli-number = { $option } deve essere un numero intero, non “{ $value }”.
cli-seats-number = --seats indica { $seats } posti, ma la partita ha { $players } giocatori; indica un tipo per ciascuno, come { $example }.
cli-seats-kind = “{ $kind }” non può sedersi al tavolo; ognuno di --seats è uno tra: { $kinds }, search:N (tante simulazioni), search:Ns (secondi) o pipe:COMANDO (un programma).
cli-names-number = --names ha { $names } nomi, ma la partita ha { $players } giocatori; dai un nome a ciascuno, o meno.
cli-names-bad = “{ $name }” non va bene come nome; usa da 1 a 20 lettere, e nomi tutti diversi.
cli-resume-settled = { $option } è già stabilito dalla partita nel file; toglilo con --resume.
cli-resume-game = Il file { $file } è una partita { A($game) }, non { A($wanted) }.
cli-system = Il sistema rifiuta qualcosa di cui il programma ha bisogno ({ $why }); può servire liberare spazio o cambiare posto.
cli-inner = Qualcosa è andato storto dentro il programma ({ $what }); eseguilo con python -X dev -m conclave per vedere dove.

cli-card-number = N.
cli-card-name = Carta
cli-card-kind = Categoria
cli-card-cost = Costo in 2
cli-card-points = Punti
cli-card-text = Che cosa fa

cli-replay-pick = { $number }. { $player }: { $option }
cli-replay-title = { $game } per { $players } giocatori, { $settings }
cli-settings = livello { $level }, edizione { $edition }
cli-settings-with = { $settings }, con { $parts }
cli-settings-kingdom = Enchanted Kingdom
cli-settings-tokens = gettoni abilità
cli-settings-board = { $settings }, sulla plancia “{ $board }”
cli-settings-own = { $settings }, su una plancia propria
cli-settings-random = un incantamento a caso
cli-replay-position =
    { $picks ->
        [one] La posizione dopo { $picks } scelta:
       *[other] La posizione dopo { $picks } scelte:
    }
cli-replay-hand = { $player } ha in mano: { $cards }
cli-replay-hand-none = { $player } non ha carte in mano
cli-replay-library =
    { $which ->
        [2] { $player } ha nella biblioteca II: { $cards }
       *[3] { $player } ha nella biblioteca III: { $cards }
    }
cli-replay-tokens = { $player } tiene uno dei gettoni abilità { $tokens }
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
