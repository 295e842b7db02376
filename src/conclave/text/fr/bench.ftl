# What `conclave bench` says.

bench-help-game = le jeu à mesurer : seasons ou archimage ; seasons si vous ne dites rien
bench-help-seconds = la durée de chaque mesure
bench-help-memory = le nombre de décisions après lequel la mémoire est comparée ; 0 l’omet
bench-help-rivals = omettre les autres bibliothèques, installées ou non
bench-help-json = afficher une ligne de JSON au lieu d’un tableau
bench-help-check = finir avec 1 quand un chiffre n’atteint pas cette part de son repère : 1 pour sa totalité, 0.5 sur une machine chargée
bench-title-seasons = Seasons, quatre joueurs, niveau archimage, choix uniformément aléatoires, un cœur
bench-title-archimage = Archimage, quatre joueurs, un cercle de magie au hasard, choix uniformément aléatoires, un cœur
bench-engine = moteur
bench-engine-compiled = compilé avec mypyc, Python { $python }
bench-engine-interpreted = interprété, Python { $python }
bench-decisions = décisions par seconde, par l’interface publique, dans la meilleure de dix séries
bench-decisions-overall = sur l’ensemble des séries
bench-with-mark = { $value } (repère { $mark })
bench-kingdom = de même, avec tout Enchanted Kingdom
bench-kingdom-value = { $value }, soit { $share } % (repère { $mark } %)
bench-copy = copie d’une table en milieu de partie
bench-microseconds = { $value } µs
bench-memory = mémoire restée prise après { $decisions } décisions
bench-memory-value = { $value } KiB
bench-rival = { $name }, décisions par seconde dans la même mesure
bench-rival-value = { $value } ({ $game } est { $ratio } fois aussi rapide)
bench-rival-missing = pas installé
bench-progress = mesure : { $what }
bench-missed = Repère manqué : { $what }.
bench-above-zero = { $option } doit être un nombre supérieur à 0.01, pas « { $value } ».
