# Ce que dit `conclave stats` d’Archimage.

archimage-stats-spell = Sort
archimage-stats-page-title = Ce que valent les sorts { DE($game) }
archimage-stats-meaning = Points apportés : ce que change un parchemin du sort, quand on le gagne, à son score moins la moyenne des autres, ses propres points compris ; l’estimation porte sur tous les sorts ensemble. Taux de victoire : celui des places qui en ont gagné un. Les deux sont ramenés vers la moyenne quand le sort a été peu vu, et suivis de la moitié de leur intervalle à 95 %.
archimage-stats-axis-round = manche moyenne où il est gagné
archimage-stats-plot-values = Les points que chaque sort apporte
archimage-stats-plot-rounds = Quand les parchemins sont gagnés, et ce qu’ils apportent
