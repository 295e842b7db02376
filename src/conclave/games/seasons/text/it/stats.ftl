# Che cosa dice `conclave stats` di Seasons.

seasons-stats-drafted = nel draft
seasons-stats-pick = alla scelta n.
seasons-stats-years = anni I/II/III, %
seasons-stats-year = anno { $number }
seasons-stats-axis-pick = scelta media nel draft
seasons-stats-axis-years = quota delle carte tenute per ogni anno, %
seasons-stats-plot-picks = Quando si scelgono le carte, e quanto danno
seasons-stats-plot-years = L’anno per cui si tengono le carte
