# What `conclave bench` says.

bench-help-game = il gioco da misurare; { $game } se non dici nulla
bench-help-all = tutti i giochi installati, uno dopo l’altro
bench-help-seconds = quanto dura ogni misura
bench-help-memory = decisioni dopo le quali si confronta la memoria; 0 la lascia fuori
bench-help-rivals = lascia fuori le altre librerie, installate o no
bench-help-json = scrive una riga di JSON per ogni gioco invece di una tabella
bench-help-check = termina con 1 se una cifra non raggiunge questa quota del suo traguardo: 1 per intero, 0.5 su una macchina poco tranquilla
bench-title =
    { $game }, { $players ->
        [one] 1 giocatore
       *[other] { $players } giocatori
    }, { $settings }, scelte casuali uniformi, un solo core
bench-engine = motore
bench-engine-compiled = compilato con mypyc, Python { $python }
bench-engine-interpreted = interpretato, Python { $python }
bench-decisions = decisioni al secondo tramite l’API, nel migliore di dieci giri
bench-decisions-overall = su tutti i giri
bench-with-mark = { $value } (traguardo { $mark })
bench-extended = lo stesso con tutto ciò che estende il gioco
bench-extended-value = { $value }, { $share } % di quello (traguardo { $mark } %)
bench-copy = copia di un tavolo a metà partita
bench-deal = distribuire un tavolo da ciò che sa un giocatore
bench-microseconds = { $value } µs
bench-aec = passi al secondo dell’ambiente AEC, con osservazione e maschera
bench-batched = passi al secondo di 64 tavoli mossi insieme
bench-search = simulazioni al secondo della ricerca
bench-extra-missing = non installato: pip install "conclave[envs]"
bench-unobserved = il gioco non porta osservazioni
bench-memory = memoria lasciata da { $decisions } decisioni
bench-memory-value = { $value } KiB
bench-rival = { $name }, decisioni al secondo nella stessa prova
bench-rival-value = { $value } ({ $game } è { $ratio } volte più veloce)
bench-rival-missing = non installato
bench-progress = si misura: { $what }
bench-missed = { $game }: traguardo mancato, { $what }.
bench-above-zero = { $option } deve essere un numero maggiore di 0.01, non “{ $value }”.
