# What `conclave stats` says of Seasons.

seasons-stats-drafted = drafted
seasons-stats-pick = at pick
seasons-stats-years = years I/II/III, %
seasons-stats-year = year { $number }
seasons-stats-axis-pick = mean pick in the draft
seasons-stats-axis-years = share of the cards put into the set of each year, %
seasons-stats-plot-picks = When cards are drafted, and what they add
seasons-stats-plot-years = The year that cards are kept for
