# What `conclave arena` says.

arena-extra = The library { $library } is needed for this and is not installed; type pip install "conclave[{ $extra }]".
arena-no-results = There are no results in { $path }; give a file or a folder that conclave arena wrote.
arena-unreadable = The file { $file } cannot be read ({ $why }); give results that you may read.
arena-damaged = The file { $file } is damaged; remove it, and the same conclave arena command plays its games again. All other files are kept.
arena-foreign = The file { $file } has no results of conclave arena in it; give others, or take it out of the folder.
arena-newer = The file { $file } was written by a newer Conclave; read it with that one.
