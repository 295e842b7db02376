# What `conclave stats` says.

stats-help-files = des fichiers de résultats, ou des dossiers de tels fichiers, écrits par conclave arena
stats-help-bot = seulement les places de ce bot
stats-help-players = seulement les parties à ce nombre de joueurs
stats-help-by = des chiffres à part pour chaque nombre de joueurs ou chaque bot : { $ways }
stats-help-sort = l’ordre des lignes : { $ways } ; value si vous ne dites rien
stats-help-plots = écrire les images dans ce dossier, en PNG et en SVG
stats-help-html = tout écrire dans ce fichier, en une page pour un navigateur
stats-help-json = afficher du JSON au lieu d’un tableau
stats-help-csv = afficher du CSV au lieu d’un tableau, pour un tableur
stats-no-way = { $option } ne peut pas être « { $value } » ; il faut { $ways }.
stats-no-bot = Aucune partie n’a de place tenue par le bot « { $bot } » ; il y a des places { DE($bots) }.
stats-no-games = Il n’y a là aucune partie terminée ; donnez d’autres fichiers, ou laissez --bot et --players de côté.
stats-two-games = Ce sont des résultats de plusieurs jeux ({ $games }) ; donnez ceux d’un seul jeu à la fois.
stats-left-out = conclave : { $why } Les chiffres sont ceux des autres fichiers.
stats-unwritable = Le fichier { $file } ne peut pas être écrit ({ $why }) ; donnez un endroit où vous pouvez écrire.
stats-written = Écrit : { $file }
stats-title = { $game }, { $games ->
    [one] 1 partie
   *[other] { NUMBER($games, useGrouping: 1) } parties
} à { $players } joueurs, places { DE($bots) }
stats-page-title = Ce que valent les cartes { DE($game) }
stats-table = Les chiffres
stats-table-caption = Les taux de victoire et les points sont suivis de la moitié de leur intervalle à 95 %. Un clic sur un titre ordonne les lignes.
stats-meaning = Points apportés : ce que change la carte, quand on l’a parmi les siennes, à son score moins la moyenne des autres, comparée à une carte moyenne ; l’estimation porte sur toutes les cartes ensemble. Taux de victoire : celui des places qui l’avaient. Les deux sont ramenés vers la moyenne quand la carte a été peu vue, et suivis de la moitié de leur intervalle à 95 %.
stats-whole = { NUMBER($number, maximumFractionDigits: 0, useGrouping: 1) }
stats-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
stats-interval = { $value } ± { $width }
stats-card = Carte
stats-seen = places
stats-played = en jeu, %
stats-round = à la manche
stats-used = utilisations
stats-points = points à la fin
stats-win = victoires, %
stats-value = points apportés
stats-in-play = points apportés en jeu
stats-axis-value = points apportés, avec les intervalles à 95 %
stats-axis-round = manche moyenne où elle entre en jeu
stats-plot-values = Les points que chaque carte apporte
stats-plot-rounds = Quand les cartes entrent en jeu, et ce qu’elles apportent
