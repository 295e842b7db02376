# What `conclave arena` says.

arena-no-results = Il n’y a pas de résultats dans { $path } ; donnez un fichier ou un dossier écrit par conclave arena.
arena-unreadable = Le fichier { $file } ne peut pas être lu ({ $why }) ; donnez des résultats que vous pouvez lire.
arena-damaged = Le fichier { $file } est endommagé ; supprimez-le, et la même commande conclave arena rejoue ses parties. Tous les autres fichiers sont gardés.
arena-foreign = Le fichier { $file } ne contient pas de résultats de conclave arena ; donnez-en d’autres, ou sortez-le du dossier.
arena-newer = Le fichier { $file } a été écrit par un Conclave plus récent ; lisez-le avec celui-là.

arena-help-game = le jeu à jouer : { $games }
arena-help-bots = qui joue, séparés par des virgules, par exemple greedy,search:200,search:0.2s ; pipe:COMMANDE va jusqu’au bout, et --bots peut être répété ; un bot seul joue contre lui-même
arena-help-games = le nombre de parties en tout ; { $games } si vous ne dites rien, et chaque match est joué jusqu’au bout
arena-help-players = le nombre de joueurs ; par défaut 2, ou le nombre habituel du jeu s’il ne se joue pas à 2
arena-help-lineup = qui se rencontre : pairs (les bots deux à deux, un seul du premier parmi les autres, et inversement), first (le premier bot seul parmi chacun des autres) ou together (tous à une table) ; pairs si vous ne dites rien
arena-help-seed = un nombre entier ; la même graine donne les mêmes donnes
arena-help-out = le dossier des résultats ; la même commande reprend ce qui s’y trouve. Un dossier dans { $folder } si vous ne dites rien
arena-help-workers = le nombre de processus qui jouent ; autant que de cœurs si vous ne dites rien
arena-help-cluster = l’adresse d’un ordonnanceur dask.distributed, par exemple tcp://localhost:8786, dont les ouvriers jouent
arena-help-json = afficher une ligne de JSON au lieu d’une image

arena-bots-number = { $number ->
    [one] { $number } bot, c’est
   *[other] { $number } bots, c’est
} trop peu ou trop pour un tournoi ; nommez-en de 1 à { $most } avec --bots, par exemple --bots greedy,random.
arena-bots-twice = Le bot « { $bot } » est nommé deux fois ; nommez chacun une seule fois.
arena-no-lineup = Il n’y a pas de formation « { $lineup } » ; --lineup est l’une de celles-ci : { $lineups }.
arena-together = Avec --lineup together il y a une place pour chaque bot : { $bots } bots ne vont pas avec { $players } joueurs ; donnez --players { $bots }.
arena-folder = Le dossier { $folder } ne peut pas servir ({ $why }) ; donnez-en un autre avec --out.
arena-busy = Un autre conclave arena travaille dans { $folder } ; attendez qu’il finisse, ou donnez un autre dossier avec --out.
arena-other = Les parties dans { $folder } ont été jouées avec d’autres réglages ({ $name } : { $there } ; à présent : { $here }) ; donnez un autre dossier avec --out, ou les mêmes réglages.
arena-unwritten = { $games ->
    [one] { $games } partie finie n’a pas pu être écrite
   *[other] { NUMBER($games, useGrouping: 1) } parties finies n’ont pas pu être écrites
} dans { $folder } ({ $why }). Tout ce qui était écrit est gardé : faites de la place, et la même commande reprend là.
arena-worker-dies = Le processus qui fait jouer { $bots } s’est arrêté { $times } fois sans réponse ; l’un de ces bots le fait tomber. Laissez-le de côté. Toutes les parties finies sont gardées.
arena-cluster-unreachable = Aucun ordonnanceur ne répond à { $address } ({ $why }) ; lancez-en un avec dask scheduler, ou donnez l’adresse qu’il indique.
arena-cluster-lost = L’ordonnanceur à { $address } a disparu. Toutes les parties finies sont gardées : relancez-le, et la même commande reprend là.
arena-cluster-empty = L’ordonnanceur à { $address } n’a pas encore d’ouvriers ; lancez-en avec : dask worker { $address }
arena-cluster-bare = Il manque { $library } à un ouvrier du groupe ; installez-y ce Conclave, avec ce dont ses bots ont besoin.
arena-cluster-version = Un ouvrier du groupe a Conclave { $theirs }, et celui-ci est { $ours } ; installez-y la même version.

arena-progress = en jeu
arena-title =
    { $game } à { $players ->
        [one] 1 joueur
       *[other] { $players } joueurs
    }, { $settings }
arena-played = { $games ->
    [one] { $games } partie
   *[other] { NUMBER($games, useGrouping: 1) } parties
}, { $matches ->
    [0] mais aucun match n’est encore complet
    [one] { $matches } match complet : une donne avec chaque bot à chaque place
   *[other] { NUMBER($matches, useGrouping: 1) } matchs complets : une donne avec chaque bot à chaque place
}
arena-rates = Taux de victoire avec intervalles à 95 % (│ est la part équitable)
arena-rate = { $others ->
    [one] { $bot } contre { $other }
   *[other] { $bot } contre { $others } × { $other }
}
arena-rate-together = { $bot } contre tous les autres
arena-share = { $share } % ({ $low } à { $high })
arena-verdict = { $meeting } : { $verdict }
arena-clear = { $better ->
    [yes] plus fort
   *[no] plus faible
}
arena-more = incertain ; environ { NUMBER($games, useGrouping: 1) } parties de plus le diraient
arena-few = trop peu de matchs pour le dire
arena-even = aucune différence ; { $difference } points ou plus se verraient
arena-ratings = Classement sur l’échelle d’Elo avec intervalles à 95 % (│ est 0, la moyenne de tous)
arena-ratings-from = Classement sur l’échelle d’Elo avec intervalles à 95 % (│ est 0, { $bot })
arena-column-bot = joueur
arena-column-rating = classement
arena-column-score = points
arena-column-thinking = par décision
arena-rating = { $rating } ({ $low } à { $high })
arena-thinking = { $milliseconds } ms
arena-lapse = { $bot } a perdu par sa faute { $games ->
    [one] { $games } partie
   *[other] { NUMBER($games, useGrouping: 1) } parties
} sur { NUMBER($of, useGrouping: 1) }. La première fois : { $first }
arena-kept = Les parties sont dans { $folder }.
arena-where = Les parties sont dans { $folder } ; conclave stats { $folder } dit quelles cartes gagnent.
arena-stopped = Arrêt après { NUMBER($games, useGrouping: 1) } parties sur { NUMBER($total, useGrouping: 1) }, qui sont gardées ; la même commande reprend là.
