# The command line.

archimage-cli-play-circle = il cerchio magico oltre al cerchio 0: I (Potere), II (Passaggi), III (Conflitto), IV (Viaggiatore) o random; I se non dici nulla
archimage-cli-play-board = un tuo file di plancia su cui giocare, o una da standard-2 a standard-5; vedi conclave board
archimage-cli-play-mages = i maghi dei giocatori dal posto 1 in poi, separati da virgole: north (nord), east (est), west (ovest), south (sud) o outer-world (oltremondo), o i loro nomi, o i loro famigli; niente tra due virgole lascia aperta la scelta
archimage-cli-cards-words = nulla, un cerchio magico o un incantesimo, come crescita o crescita del fuoco
archimage-cli-cards-circle = solo gli incantesimi di una partita ad Archimage con questo cerchio magico: I, II, III o IV
archimage-cli-spells-title =
    { $circles ->
        [4] Gli incantesimi di Archimage: 21, di quattro cerchi magici
       *[other] Gli incantesimi di una partita: quelli del cerchio 0 e di un altro, e il Legame
    }
archimage-cli-spells-how = Davanti a ognuno sta la sua potenza, che è anche i suoi punti e la potenza del suo sigillo. Di ogni incantesimo c’è una pergamena per ciascun elemento; (colore) ed (elemento) sono quelli della pergamena.
archimage-cli-spells-bond = Ognuno ha il proprio, di spirito
archimage-cli-spells-circle =
    { $circle ->
        [I] Cerchi 0 e I, { $school }
       *[other] Cerchio { $circle }, { $school }
    }
archimage-cli-spells-line = { $name }: { $text }
archimage-cli-board = controlla o disegna una plancia per Archimage; esempio: conclave board show standard-2
archimage-cli-board-about = Controlla un file di plancia per Archimage e ne dice ogni difetto, o la disegna nel terminale o come immagine SVG.
archimage-cli-board-action = check, per sapere che cosa non va nella plancia, o show, per vederla
archimage-cli-board-file = un file di plancia, o una plancia standard: { $names }
archimage-cli-board-players = la controlla per questo numero di giocatori
archimage-cli-board-svg = ne scrive un’immagine in questo file, che non deve ancora esistere
archimage-cli-board-no-action = “{ $action }” non si può fare con una plancia; scrivi conclave board check FILE o conclave board show FILE.
archimage-cli-board-only-show = { $option } va con conclave board show FILE.
archimage-cli-board-only-check = { $option } va con conclave board check FILE.
archimage-cli-board-no-players = Una plancia è per { $players } giocatori, non per “{ $value }”.
archimage-cli-board-missing = Non c’è alcun file { $file }; dai un file di plancia, o una tra { $names }.
archimage-cli-board-folder = { $file } è una cartella; dai un file di plancia che vi si trova.
archimage-cli-board-odd = non è un file normale
archimage-cli-board-unreadable = Il file { $file } non si può leggere ({ $why }); dai un file di plancia che hai il permesso di leggere.
archimage-cli-board-large = Il file { $file } è troppo grande per una plancia; dai un file di plancia di meno di un megabyte.
archimage-cli-board-no-text = Il file { $file } non è testo in UTF-8 dalla riga { $line } in poi; dai un file di plancia in TOML, come mostra docs/boards.md.
archimage-cli-board-bad =
    { $faults ->
        [one] Sulla plancia { $file } non si può giocare: { $why } Scrivi conclave board check { $file } quando l’hai corretta.
       *[other] Sulla plancia { $file } non si può giocare, ha { $faults } difetti: { $why } Scrivi conclave board check { $file } per vederli tutti.
    }
archimage-cli-board-no-board = La plancia { $file } non si può disegnare: { $why } Scrivi conclave board check { $file } per vedere tutto ciò che non va.
archimage-cli-board-sound = { $file } è in ordine: { $circles } cerchi e { $scrolls } spazi per pergamene, tutti raggiungibili.
archimage-cli-board-faults =
    { $number ->
        [one] { $file } ha { $number } difetto:
       *[other] { $file } ha { $number } difetti:
    }
archimage-cli-board-odd-things = Strano, ma ci si può giocare:
archimage-cli-board-drawn = L’immagine è in { $file }
archimage-cli-board-legend = <*> è la sala, (4) un cerchio che riceve un sigillo di potenza 4, [4] uno spazio per una pergamena di potenza 4: { $circles } cerchi e { $scrolls } spazi per pergamene.
archimage-cli-no-spell = Non c’è alcun incantesimo “{ $name }”; conclave cards archimage li elenca.
archimage-cli-no-spell-near = Non c’è alcun incantesimo “{ $name }”; volevi dire { $near }?
archimage-cli-no-circle = Non c’è alcun cerchio magico “{ $circle }”; i cerchi sono { $circles }.
archimage-cli-settings-board = { $settings }, sulla plancia “{ $board }”
archimage-cli-settings-own = { $settings }, su una plancia propria
archimage-cli-settings-mages = { $settings }, con { $mages }
