# What bots do wrong.

fault-unknown = Nessun bot «{ $bot }» può giocare a questo gioco. Ci sono: { $bots }.
fault-plug-in = Il bot «{ $bot }» del pacchetto «{ $package }» non si può caricare: { $what }. Ripara, aggiorna o togli quel pacchetto.
fault-exception = Il bot «{ $bot }» ha fallito: { $what }.
fault-illegal = Il bot «{ $bot }» ha risposto «{ $answer }», che non è tra le sue scelte.
fault-start = Il programma del bot «{ $bot }» non si può avviare: { $why }. Controlla il comando che segue la parola pipe.
fault-no-command = Non c’è un comando in «{ $bot }». Scrivine uno dopo i due punti, come pipe:my-bot.
fault-ended = Il programma del bot «{ $bot }» è finito, con lo stato { $status }, prima di rispondere.
fault-silent = Il programma del bot «{ $bot }» non ha risposto entro { $seconds } s.
fault-long = Il programma del bot «{ $bot }» ha scritto più di { $most } caratteri senza finire la riga.
fault-with-error = { $fault } L’ultima riga dei suoi errori: «{ $line }».
fault-no-thoughts = Il bot «{ $bot }» non dice che cosa pensa delle sue scelte. Prendine uno che lo dica, come search.
