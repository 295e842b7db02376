# What `conclave arena` says.

arena-extra = La libreria { $library } serve qui e non è installata; scrivi pip install "conclave[{ $extra }]".
arena-no-results = Non ci sono risultati in { $path }; indica un file o una cartella scritti da conclave arena.
arena-unreadable = Il file { $file } non si può leggere ({ $why }); indica risultati che puoi leggere.
arena-damaged = Il file { $file } è danneggiato; cancellalo, e lo stesso comando conclave arena rigioca le sue partite. Tutti gli altri file restano.
arena-foreign = Il file { $file } non contiene risultati di conclave arena; indicane altri, o toglilo dalla cartella.
arena-newer = Il file { $file } è stato scritto da un Conclave più recente; leggilo con quello.
