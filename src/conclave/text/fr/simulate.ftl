# What `conclave simulate` says.

simulate-help-game = le jeu à jouer : { $games }
simulate-help-players = le nombre de joueurs ; par défaut 4, ou le nombre habituel du jeu s’il ne se joue pas à 4
simulate-help-games = le nombre de parties
simulate-help-seed = la graine de la première partie ; chaque partie suivante a la graine suivante
simulate-help-bot = qui joue à chaque place : random, greedy, search:200, novice, adept, master
simulate-help-json = afficher une ligne de JSON au lieu d’un tableau
simulate-progress = en jeu
simulate-title =
    { $games ->
        [one] 1 partie { DE($game) } au hasard
       *[other] { NUMBER($games, useGrouping: 1) } parties { DE($game) } au hasard
    }, à { $players ->
        [one] 1 joueur
       *[other] { $players } joueurs
    }
simulate-seconds = secondes
simulate-games-a-second = parties par seconde
simulate-decisions-a-second = décisions par seconde
simulate-decisions-a-game = décisions par partie
simulate-rounds-a-game = manches par partie
simulate-score = score, moyenne et écart-type
simulate-score-value = { $mean } ± { $spread }
simulate-scores-between = scores, du plus bas au plus haut
simulate-scores-between-value = de { $least } à { $most }
simulate-wins = victoires du joueur { $seat }, celles à égalité divisées
simulate-wins-value = { $share } %
simulate-stopped = Arrêt après { $games ->
    [one] 1 partie
   *[other] { $games } parties
} ; voici les chiffres obtenus jusque-là.
