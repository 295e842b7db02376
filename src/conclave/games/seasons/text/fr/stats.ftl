# Ce que dit `conclave stats` de Seasons.

seasons-stats-drafted = draftée
seasons-stats-pick = au choix n°
seasons-stats-years = années I/II/III, %
seasons-stats-year = année { $number }
seasons-stats-axis-pick = choix moyen dans le draft
seasons-stats-axis-years = part des cartes gardées pour chaque année, %
seasons-stats-plot-picks = Quand les cartes sont draftées, et ce qu’elles apportent
seasons-stats-plot-years = L’année pour laquelle les cartes sont gardées
