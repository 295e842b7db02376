# What `conclave arena` says.

arena-extra = La bibliothèque { $library }, nécessaire ici, n’est pas installée ; tapez pip install "conclave[{ $extra }]".
arena-no-results = Il n’y a pas de résultats dans { $path } ; donnez un fichier ou un dossier écrit par conclave arena.
arena-unreadable = Le fichier { $file } ne peut pas être lu ({ $why }) ; donnez des résultats que vous pouvez lire.
arena-damaged = Le fichier { $file } est endommagé ; supprimez-le, et la même commande conclave arena rejoue ses parties. Tous les autres fichiers sont gardés.
arena-foreign = Le fichier { $file } ne contient pas de résultats de conclave arena ; donnez-en d’autres, ou sortez-le du dossier.
arena-newer = Le fichier { $file } a été écrit par un Conclave plus récent ; lisez-le avec celui-là.
