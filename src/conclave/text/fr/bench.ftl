# What `conclave bench` says.

bench-help-game = le jeu à mesurer, { $game } si vous ne dites rien
bench-help-all = tous les jeux installés, l’un après l’autre
bench-help-seconds = la durée de chaque mesure
bench-help-memory = le nombre de décisions après lequel la mémoire est comparée ; 0 l’omet
bench-help-rivals = omettre les autres bibliothèques, installées ou non
bench-help-json = afficher une ligne de JSON par jeu au lieu d’un tableau
bench-help-check = finir avec 1 quand un chiffre n’atteint pas cette part de son repère : 1 pour sa totalité, 0.5 sur une machine chargée
bench-title =
    { $game } à { $players ->
        [one] 1 joueur
       *[other] { $players } joueurs
    }, { $settings }, choix uniformément aléatoires, un cœur
bench-engine = moteur
bench-engine-compiled = compilé avec mypyc, Python { $python }
bench-engine-interpreted = interprété, Python { $python }
bench-decisions = décisions par seconde, par l’interface publique, dans la meilleure de dix séries
bench-decisions-overall = sur l’ensemble des séries
bench-with-mark = { $value } (repère { $mark })
bench-extended = de même, avec tout ce qui étend le jeu
bench-extended-value = { $value }, soit { $share } % (repère { $mark } %)
bench-copy = copie d’une table en milieu de partie
bench-deal = distribuer une table d’après ce que sait un joueur
bench-microseconds = { $value } µs
bench-aec = pas par seconde de l’environnement AEC, avec observation et masque
bench-batched = pas par seconde de 64 tables menées ensemble
bench-search = simulations par seconde de la recherche
bench-extra-missing = pas installé : pip install "conclave[envs]"
bench-unobserved = le jeu n’apporte pas d’observations
bench-memory = mémoire restée prise après { $decisions } décisions
bench-memory-value = { $value } KiB
bench-rival = { $name }, décisions par seconde dans la même mesure
bench-rival-value = { $value } ({ $game } est { $ratio } fois aussi rapide)
bench-rival-missing = pas installé
bench-progress = mesure : { $what }
bench-missed = { $game } : repère manqué, { $what }.
bench-above-zero = { $option } doit être un nombre supérieur à 0.01, pas « { $value } ».
