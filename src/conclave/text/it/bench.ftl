# What `conclave bench` says.

bench-help-game = il gioco da misurare: seasons o archimage; seasons se non dici nulla
bench-help-seconds = quanto dura ogni misura
bench-help-memory = decisioni dopo le quali si confronta la memoria; 0 la lascia fuori
bench-help-rivals = lascia fuori le altre librerie, installate o no
bench-help-json = scrive una riga di JSON invece di una tabella
bench-help-check = termina con 1 se una cifra non raggiunge questa quota del suo traguardo: 1 per intero, 0.5 su una macchina poco tranquilla
bench-title-seasons = Seasons, quattro giocatori, livello Arcimago, scelte casuali uniformi, un solo core
bench-title-archimage = Archimage, quattro giocatori, un cerchio magico a caso, scelte casuali uniformi, un solo core
bench-engine = motore
bench-engine-compiled = compilato con mypyc, Python { $python }
bench-engine-interpreted = interpretato, Python { $python }
bench-decisions = decisioni al secondo tramite l’API, nel migliore di dieci giri
bench-decisions-overall = su tutti i giri
bench-with-mark = { $value } (traguardo { $mark })
bench-kingdom = lo stesso con tutto Enchanted Kingdom
bench-kingdom-value = { $value }, { $share } % di quello (traguardo { $mark } %)
bench-copy = copia di un tavolo a metà partita
bench-microseconds = { $value } µs
bench-memory = memoria lasciata da { $decisions } decisioni
bench-memory-value = { $value } KiB
bench-rival = { $name }, decisioni al secondo nella stessa prova
bench-rival-value = { $value } ({ $game } è { $ratio } volte più veloce)
bench-rival-missing = non installato
bench-progress = si misura: { $what }
bench-missed = Traguardo mancato: { $what }.
bench-above-zero = { $option } deve essere un numero maggiore di 0.01, non “{ $value }”.
