# What the page says, whichever the game.

## Everywhere

page-title = Conclave
page-gallery = Galleria
page-legend = Simboli
page-colours = La forma resta, il colore appartiene al gioco.
page-skip = Vai al contenuto
page-theme-label = Luce
page-theme-system = Come il sistema
page-theme-day = Giorno
page-theme-night = Notte
page-settings = Impostazioni
page-language-label = Lingua
page-letters = Lettere sui segni colorati
page-letters-hint = Le lettere sono le stesse in ogni lingua. Si possono togliere nelle impostazioni.
page-search = Cerca in inglese, francese e italiano
page-search-hint = Nome o parole del testo
page-kinds = Tipo
page-groups-all = Tutto
page-found =
    { $count ->
        [one] { $count } immagine
       *[other] { $count } immagini
    }
page-none = Niente contiene tutte queste parole. Provane meno, o un’altra lingua.
page-keys = Le frecce percorrono la galleria, Invio apre, Esc chiude.
page-free = non costa nulla
page-note = Domande e risposte
page-in-other = Nelle altre lingue
page-close = Chiudi
page-previous = Precedente
page-next = Successiva
page-player = Giocatore { $number }
page-first = primo giocatore
page-active = di turno

## The frame of the page

page-shell-lobby = Gioca
page-shell-rules = Regole
page-shell-cards = Galleria
page-shell-legend = Simboli
page-shell-verify = Verifica una partita
page-shell-new-table = Nuovo tavolo
page-shell-replay = Rivedi
page-shell-link = Un link a un tavolo
page-shell-navigation = Pagine
page-shell-sounds = Suoni
page-shell-notices = Avvisami quando tocca a me
page-shell-notices-hint = Una notifica del tuo browser, mentre guardi altrove.
page-shell-notices-off = Il tuo browser non lo permette. Puoi cambiarlo nelle sue impostazioni per questo sito.
page-shell-staging-label = Le mosse degli altri
page-shell-staging-calm = mostrate con calma
page-shell-staging-quick = mostrate in fretta
page-shell-staging-off = mostrate subito
page-shell-motion-label = Movimento
page-shell-motion-full = Vivace
page-shell-motion-calm = Lento
page-shell-motion-none = Nessuno
page-shell-spoken = Leggi le scelte ad alta voce (lettore di schermo)
page-shell-no-server = Il server non risponde. È ancora acceso, e sei connesso? Riprova tra un momento.
page-shell-server-fault = Il server non ha potuto farlo ({ $status }). Riprova; se continua, avvisa chi gestisce il server.
page-shell-stale = Una parte della pagina non si è caricata. Forse c’è una nuova versione, o manca la connessione.
page-shell-stale-hint = Ricarica la pagina; le tue partite restano sul server.
page-shell-reload = Ricarica
page-shell-loading = Caricamento…
page-shell-disclaimer = Una casa per giochi da tavolo, fatta da giocatori. Senza legami con i loro editori.

## Before a game, and who sits at it

page-lobby-welcome = Giochi da tavolo da giocare insieme
page-lobby-intro = Gioca subito contro il computer, manda un link agli amici, o passatevi lo schermo. Senza account, senza attese.
page-lobby-your-name = Il tuo nome
page-lobby-name-hint = Come ti chiamano gli altri al tavolo
page-lobby-own-choice = Scelta libera
page-lobby-play = Gioca
page-lobby-change = Cambia
page-lobby-opponent = Avversario
page-lobby-rung = Livello { $step } di { $steps }
page-lobby-score = Il tuo bilancio: partite vinte { $won }, perse { $lost }
page-lobby-against =
    { $more ->
        [0] Contro { $name }
        [1] Contro { $name } e un altro
       *[other] Contro { $name } e altri { $more }
    }
page-lobby-which-game = Partita
page-lobby-all-options = Tutte le opzioni e i posti
page-lobby-opponents = Avversari
page-lobby-new-table = Nuovo tavolo
page-lobby-opening = Si prepara il tavolo…
page-lobby-mine = Le mie partite
page-lobby-new-here = Prima volta qui?
page-lobby-waiting =
    { $count ->
        [one] { $count } ti aspetta
       *[other] { $count } ti aspettano
    }
page-lobby-with = con { $names }
page-lobby-won =
    { $points ->
        [0] Vinta
       *[other] Vinta di { $points }
    }
page-lobby-lost =
    { $points ->
        [0] Persa
       *[other] Persa di { $points }
    }
page-lobby-drawn = Pareggio
page-lobby-show-all = Tutte ({ $count })
page-lobby-your-turn = Tocca a te
page-lobby-phase-lobby = Ci si riunisce
page-lobby-phase-over = Finita
page-lobby-watched = Da spettatore
page-lobby-waits-for = Si aspetta { $names }
page-lobby-go-on = Continua
page-lobby-go-in = Al tavolo
page-lobby-look = Guarda
page-lobby-look-back = Rivedi
page-lobby-computer = Computer
page-lobby-open-seat = posto libero
page-lobby-join-or-watch = Unisciti o guarda
page-lobby-paste = Link o codice che hai ricevuto
page-lobby-follow = Apri
page-lobby-no-link = Non è né un link né il codice di un tavolo. Copialo tutto, dall’inizio all’ultima lettera.
page-lobby-friends = Con gli amici
page-lobby-invite = Invita con un link
page-lobby-one-screen = Su un solo schermo
page-lobby-link-copied = Il link è copiato. Mandalo, o fai inquadrare il codice agli amici.
page-lobby-link-made = Manda questo link, o fai inquadrare il codice agli amici.
page-lobby-qr = Codice QR dell’invito
page-lobby-around-gallery = Galleria
page-lobby-around-gallery-text = Tutte le immagini, da cercare in tre lingue
page-lobby-around-legend = Simboli
page-lobby-around-legend-text = Che cosa significano i simboli
page-lobby-around-rules = Regole
page-lobby-around-rules-text = Ogni gioco in una decina di minuti
page-lobby-make = Nuovo tavolo
page-lobby-game = Gioco
page-lobby-start = Comincia con
page-lobby-seats = Chi siede dove
page-lobby-seats-hint = L’ordine è quello attorno al tavolo.
page-lobby-seat = Posto { $number }
page-lobby-who = Chi ha il posto { $number }
page-lobby-name-of = Nome al posto { $number }
page-lobby-bot-of = Quale giocatore computer al posto { $number }
page-lobby-kind-self = Io
page-lobby-kind-here = Un’altra persona a questo schermo
page-lobby-kind-open = Libero: su invito
page-lobby-kind-bot = Il computer
page-lobby-kind-texts-self = Tu, in questo browser.
page-lobby-kind-texts-here = Vi passate lo schermo; un sipario nasconde ciò che tiene l’altro.
page-lobby-kind-texts-open = Chi ha l’invito può sedersi qui.
page-lobby-earlier = Sposta in su il posto { $number }
page-lobby-add-seat = Aggiungi un posto
page-lobby-remove-seat = Togli il posto { $number }
page-lobby-every-option = Tutte le opzioni
page-lobby-chosen = { $option }: { $value }
page-lobby-not-with = Non con “{ $chosen }”: cambia prima quello.
page-lobby-yes = sì
page-lobby-no = no
page-lobby-patience = Se qualcuno resta assente
page-lobby-patience-text = Dopo questo tempo gli altri possono lasciar giocare il computer. Il posto torna a chi lo aveva appena si ripresenta.
page-lobby-make-open = Apri il tavolo
page-lobby-make-play = Gioca
page-lobby-to-come =
    { $count ->
        [one] Un posto è libero: avrai un link da mandare.
       *[other] { $count } posti sono liberi: avrai un link da mandare.
    }
page-lobby-at-once = La partita comincia subito.
page-lobby-invited = Sei invitato a una partita di { $game }
page-lobby-watch-title = Guarda una partita di { $game }
page-lobby-seat-title = Prendi un posto con questo link
page-lobby-seat-text = Questo link porta in questo browser un posto a un tavolo. Vale una volta sola: usalo dove vuoi giocare.
page-lobby-seat-name = Il tuo nome, se il posto ti è stato ceduto
page-lobby-take-seat = Prendi il posto
page-lobby-sit-down = Siediti
page-lobby-watch-it = Guarda
page-lobby-watch-text = Vedi ciò che vede tutto il tavolo, e la mano di nessuno.
page-lobby-settings = Si gioca con
page-lobby-at-table = Al tavolo
page-lobby-full = Tutti i posti sono presi.
page-lobby-started = La partita è cominciata, e nessun posto è più libero.
page-lobby-full-hint = Chiedi a chi ti ha invitato un link per spettatori, o apri un tavolo tuo.
page-lobby-bad-link = Questo link non porta da nessuna parte
page-lobby-bad-link-hint = Gli inviti e i link per spettatori restano validi; un link che porta un posto vale una volta, e non per sempre. Chiedine uno nuovo, e copialo tutto.
page-lobby-already-in = Sei già a questo tavolo.
page-lobby-another-seat = Prendi un altro posto, per qualcuno a questo schermo
page-lobby-looking = Si guarda dove porta…
page-lobby-again = Riprova
page-lobby-gathering = Un tavolo di { $game }
page-lobby-gathering-text = La partita comincia quando tutti i posti sono presi e ognuno è pronto.
page-lobby-ready = pronto
page-lobby-not-ready = non ancora pronto
page-lobby-open = libero
page-lobby-you = tu
page-lobby-to-bot = Lascia giocare qui il computer
page-lobby-to-open = Apri a una persona
page-lobby-i-am-ready = Sono pronto
page-lobby-we-are-ready = Siamo pronti
page-lobby-wait-open = Manda l’invito per riempire i posti liberi, o lascia che vi giochi il computer.
page-lobby-wait-others = Sei pronto. Si aspetta { $names }.
page-lobby-invitation = Invito
page-lobby-invitation-text = Chi apre questo link può prendere un posto libero.
page-lobby-spectators = Per gli spettatori
page-lobby-spectators-text = Chi apre questo link vede il tavolo, e la mano di nessuno.
page-lobby-share = Manda…
page-lobby-fair = Una distribuzione onesta
page-lobby-fair-text = Il server ha estratto la sua parte di sorte e qui ne mostra l’impronta, prima che tu aggiunga la tua dicendo che sei pronto. Nessuno può influenzare la sorte, e dopo la partita chiunque può verificarlo.
page-lobby-fingerprint = Impronta
page-lobby-leave-table = Lascia il tavolo
page-lobby-who-plays = Al tavolo
page-lobby-stands-in = il computer gioca al suo posto
page-lobby-resigned = ha abbandonato
page-lobby-spectator = Stai guardando.
page-lobby-stand-in-from = Dal { $time } il computer potrà giocare per { $name }.
page-lobby-hand-over = Chi apre questo link riceve il tuo posto, e tu non lo hai più. Vale una volta, per una settimana.
page-lobby-other-device = Apri questo link sull’altro dispositivo entro un’ora. Vale una volta e porta il tuo posto: non mostrarlo a nessuno.
page-lobby-for-seat = Per il posto di
page-lobby-leave-text = Il posto resta tuo. Se resti assente, gli altri possono lasciar giocare il computer finché non torni.
page-lobby-really = Abbandonare?
page-lobby-give-up = Abbandona per sempre
page-lobby-keep-on = Continua a giocare
page-lobby-record = Scarica la registrazione
page-lobby-replay = Rivedi la partita
page-lobby-verify = Verifica che la distribuzione sia stata onesta
page-lobby-anew = Nuovo tavolo
page-lobby-patience-never = Aspetta senza limite
page-lobby-patience-hours =
    { $count ->
        [one] Dopo un’ora
       *[other] Dopo { $count } ore
    }
page-lobby-patience-days =
    { $count ->
        [one] Dopo un giorno
       *[other] Dopo { $count } giorni
    }
page-lobby-players = da { $least } a { $most } giocatori
page-lobby-players-exactly =
    { $number ->
        [one] 1 giocatore
       *[other] { $number } giocatori
    }

## A table in play

page-play-choice = La tua scelta
page-play-waiting-for = Si aspetta { $names }.
page-play-your-turn = Tocca a te
page-play-undo = Annulla
page-play-gathered = { $count } su { $most } scelti
page-play-confirm = Conferma
page-play-choose = Scegli
page-play-wait = Attendi
page-play-enter = Invio
page-play-all-choices = Tutte le scelte
page-play-no-choice = Per ora non c’è nulla da scegliere.
page-play-storing = Salvataggio…
page-play-keys-hint = Scrivi un numero e premi Invio, o scorri con le frecce. U annulla l’ultima scelta.
page-play-numbered =
    { $count ->
        [one] { $count } scelta.
       *[other] { $count } scelte.
    }
page-play-log = Che cosa è successo
page-play-earlier = Mostra che cosa è successo prima
page-play-taken-back = annullato
page-play-brings = porta
page-play-costs = costa
page-play-lost = La connessione è persa. La pagina si ricollega da sola; niente di ciò che era salvato è perso.
page-play-back = La connessione è tornata.
page-play-sure = Sei sicuro?
page-play-sure-keys = Invio: non ancora. Tab e poi Invio: fallo comunque.
page-play-anyway = Fallo comunque
page-play-stay = Non ancora
page-play-ruling = Chiarimento { $ruling }
page-play-close = Chiudi
page-play-hand-over = Passa lo schermo { A($name) }
page-play-curtain = Ciò che l’altro tiene è nascosto. Ora guardi solo chi gioca adesso.
page-play-i-am = Sono { $name }
page-play-over = La partita è finita.
page-play-gone = Questo browser non ha accesso a questo tavolo.
page-play-gone-hint = Un posto appartiene al browser che l’ha preso. Chiedi un invito, o porta qui il tuo posto con un link dall’altro dispositivo.
page-play-to-lobby = All’ingresso
page-play-stand-in = Lascia giocare il computer per { $name }
page-play-away = assente
page-play-i-am-back = Sono di nuovo qui
page-play-bot = computer
page-play-menu = Tavolo
page-play-leave = Esci per ora
page-play-resign = Abbandona
page-play-resign-sure = Abbandonare il posto per sempre? Il computer lo gioca fino alla fine.
page-play-other-device = Gioca su un altro dispositivo
page-play-give-seat = Cedi il posto a qualcun altro
page-play-copy-link = Copia il link
page-play-copied = Copiato
page-play-notify = Avvisami quando tocca a me
page-play-choices = Scelte per { $thing }
page-play-why-not = Perché no?

## Hints and reviews

page-advice-level = Forza del computer
page-advice-hints = Consigli
page-advice-hints-text = Chi deve scegliere può farsi dire dal computer le tre scelte migliori. Vede ciò che vede quel giocatore, e nient’altro.
page-advice-hints-allow = Permetti i consigli a questo tavolo
page-advice-hints-usual = Se non scegli: permessi dove giochi da solo contro il computer.
page-advice-hints-on = permessi
page-advice-hints-off = non permessi
page-advice-hints-here = A questo tavolo i consigli sono permessi.
page-advice-hint = Consiglio
page-advice-hint-key = H dà un consiglio.
page-advice-thinking = Sta pensando…
page-advice-thinking-spoken = Il computer pensa a un consiglio.
page-advice-best = Le migliori, secondo il computer
page-advice-together = Tutto questo insieme, dice il computer:
page-advice-rank = Scelta migliore { $rank }
page-advice-happened = Che cosa è successo
page-advice-review = Analisi
page-advice-to-review = Analizza la partita
page-advice-tabs = Accanto al tavolo
page-advice-going = Il computer rivede la partita: { $done } scelte su { $steps }.
page-advice-review-text = Le probabilità di vincere di ognuno, da ciò che i posti potevano sapere in ogni momento.
page-advice-chances = Probabilità di vincere
page-advice-chances-table = Lo stesso in numeri
page-advice-costliest = Le decisioni che sono costate di più
page-advice-whose = Decisioni di
page-advice-everybody = Tutti
page-advice-none = Il computer non avrebbe trovato nulla di meglio.
page-advice-cost = costa { $percent }
page-advice-again = Riprova
page-advice-said = Scelta migliore { $rank }: numero { $number }, { $choice }.

## After the game, and its replay

page-after-over = La partita è finita
page-after-won = Vince { $name } con { $points } punti
page-after-tied = { $names } si dividono la vittoria con { $points } punti
page-after-share = { $names } si dividono la vittoria
page-after-won-by = { $name } vince di { $count }
page-after-won-even = { $name } vince a pari punti
page-after-scores = { $scores } punti.
page-after-led = In testa dall’inizio alla fine.
page-after-led-since = Sempre in testa dal round { $round }.
page-after-led-last = Deciso proprio alla fine.
page-after-behind = a { $count }
page-after-ranking = Classifica
page-after-rank = { $rank }º posto:
page-after-points = Punti
page-after-source = Origine
page-after-total = Totale
page-after-course = L’andamento della partita
page-after-course-hint = Un punto porta a quel momento della partita. Le frecce vanno da un punto all’altro, Invio lo apre.
page-after-course-table = Lo stesso in numeri
page-after-round = Round
page-after-round-number =
    { $round ->
        [0] Preparazione
       *[other] Round { $round }
    }
page-after-end = Fine
page-after-point = { $name }, { $when }: { $score }
page-after-to-replay = Rivedi la partita
page-after-to-moment = alla partita rivista
page-after-record = Scarica la registrazione
page-after-check = La distribuzione era onesta?
page-after-again = Rivincita
page-after-again-hint = Le stesse impostazioni e gli stessi tipi di posti. Chi gioca altrove ha bisogno del nuovo invito.
page-after-see-table = Guarda il tavolo
page-after-working = Un momento …
page-after-replay-of = Partita rivista: { $names }
page-after-pick = Scelta { $pick } di { $picks }
page-after-start = L’inizio: nessuno ha ancora scelto.
page-after-nothing = Niente che questa vista mostri.
page-after-slider = Dove nella partita
page-after-play = Avvia
page-after-pause = Pausa
page-after-speed = Velocità
page-after-times = { $speed }×
page-after-first = All’inizio
page-after-back = Una scelta indietro
page-after-on = Una scelta avanti
page-after-last = Alla fine
page-after-jump = Vai a
page-after-eyes = Visto da
page-after-everybody = Tutto il tavolo
page-after-open-hands = Tutte le mani scoperte
page-after-board-in-words = Il tavolo a parole
page-after-keys = ← e → una scelta, i tasti Pagina un round, Inizio e Fine; la barra spaziatrice avvia e ferma.
page-after-copy = Copia un link a questo momento
page-after-copied = Copiato.
page-after-copy-below = Copia questo link:
page-after-link-note = Chi ha il link può guardare questo tavolo.
page-after-to-table = Al tavolo
page-after-not-over = Questa partita non è ancora finita. Rivederla mostra ciò che gli altri hanno in mano: si può alla fine.
page-after-unseen = Questo tavolo non si può mostrare qui.
page-after-unseen-hint = Aprilo nel browser che ci ha giocato, o con il suo link da spettatore.

## Whether the luck was fair

page-verify-verify = Era onesto?
page-verify-verify-lead = Prima della partita il server ha annotato un segreto e ne ha mostrato l’impronta: una promessa che non poteva più cambiare. Poi ogni giocatore ha aggiunto un valore suo. Tutto insieme fa la chiave, e ogni dado e ogni carta seguono dalla chiave. Così nessuno ha potuto scegliere la sorte: né il server, né un giocatore. Qui lo controlla il tuo browser.
page-verify-from-file = Controlla una registrazione scaricata
page-verify-file-hint = Un file salvato da «Scarica la registrazione», di qualsiasi server. Lascia questo browser solo per essere rigiocato secondo le regole.
page-verify-bad-file = Questa non è la registrazione di una partita. Scegli un file salvato da «Scarica la registrazione».
page-verify-no-key = Questa registrazione non ha la chiave: è stata salvata prima della fine. Scaricala di nuovo alla fine.
page-verify-here = Controllato dal tuo browser
page-verify-there = Controllato dal server
page-verify-checking = Controllo in corso …
page-verify-fair = Tutto torna.
page-verify-unfair = Qualcosa non torna. Guarda le croci qui sotto, conserva la registrazione e chiedi a chi gestisce il server.
page-verify-passed = torna
page-verify-failed = non torna
page-verify-skipped = niente da confrontare
page-verify-told = detto
page-verify-made = calcolato qui
page-verify-numbers = I numeri
page-verify-rules-title = Tutta la partita secondo le regole
page-verify-rules-means = Ogni scelta viene rigiocata, dalla prima all’ultima: ciascuna era permessa, e il punteggio è quello detto.
page-verify-rules-down = Non è stato possibile chiedere al server. I controlli del tuo browser valgono anche senza.
page-verify-yourself = Non devi fidarti nemmeno di questa pagina: lo stesso controlla il comando
page-verify-checks-secret-title = Il segreto è quello promesso
page-verify-checks-secret-means = Lo SHA-256 del segreto del server deve essere l’impronta che tutti hanno visto prima dell’inizio della partita.
page-verify-checks-secret-yes = È quello.
page-verify-checks-secret-no = Non è quello: il server ha usato un segreto diverso da quello promesso, o il file è stato cambiato dopo.
page-verify-checks-secret-none = Questa partita non si è giocata su un server: non c’è un segreto.
page-verify-checks-promise-title = La promessa è quella che hai visto
page-verify-checks-promise-means = Il tuo browser ha conservato l’impronta quando ha aperto il tavolo la prima volta.
page-verify-checks-promise-yes = È la stessa, lettera per lettera.
page-verify-checks-promise-no = È un’altra: la promessa è cambiata dopo che l’avevi vista.
page-verify-checks-promise-none = Questo browser non ne ha conservata una: non c’era prima della partita, o non può conservare nulla.
page-verify-checks-value-title = C’è anche il tuo valore
page-verify-checks-value-means = Quando eri pronto, il tuo browser ha aggiunto 32 byte che nessun altro poteva sapere.
page-verify-checks-value-yes = È tra i valori, al tuo posto.
page-verify-checks-value-no = Non c’è: il tuo valore è stato sostituito.
page-verify-checks-value-none = Questo browser non ne ha aggiunto uno a questa partita.
page-verify-checks-key-title = La chiave è fatta di tutto questo
page-verify-checks-key-means = Lo SHA-256 del segreto e dei valori di tutti, riga per riga, deve essere la chiave.
page-verify-checks-key-yes = Calcolata qui, è la stessa.
page-verify-checks-key-no = Calcolata qui, è un’altra.
page-verify-checks-key-none = Questa partita non si è giocata su un server: la chiave è stata estratta su una sola macchina.
page-verify-checks-shown-title = La chiave è quella mostrata
page-verify-checks-shown-means = Fin dall’inizio ogni vista del tavolo portava l’impronta della chiave.
page-verify-checks-shown-yes = La chiave ha quell’impronta.
page-verify-checks-shown-no = La chiave ha un’altra impronta: è stata scambiata.

## The rules

page-rules-title = Regole
page-rules-lead = Come si gioca ogni gioco, in una decina di minuti, e ogni chiarimento con il suo numero.
page-rules-search = Cerca nelle regole
page-rules-search-hint = Parole, o un numero come B6
page-rules-found =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
page-rules-none = Niente contiene tutte queste parole. Provane meno.
page-rules-rulings = Chiarimenti
page-rules-whole = Tutto su una pagina
page-rules-print = Stampa
page-rules-contents = Indice
page-rules-copyable = Link al chiarimento { $number }
page-rules-unknown = Non c’è né un argomento né un chiarimento «{ $asked }».
page-rules-unknown-hint = Cerca qui sotto.
page-rules-picture = Guarda l’immagine
page-rules-ruling = Chiarimento { $number }
page-rules-count =
    { $count ->
        [one] { $count } chiarimento
       *[other] { $count } chiarimenti
    }
