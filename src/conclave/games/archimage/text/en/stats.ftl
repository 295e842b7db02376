# What `conclave stats` says of Archimage.

archimage-stats-spell = Spell
archimage-stats-page-title = What the spells of { $game } are worth
archimage-stats-meaning = Points added: what winning a scroll of the spell changes in one’s score less the mean of the others, its own points included; estimated for all spells together. Win rate: of seats that won one. Both are drawn towards the mean where a spell was seen little, and stand with half the width of their 95 % interval.
archimage-stats-axis-round = mean round in which it was won
archimage-stats-plot-values = Points that each spell adds
archimage-stats-plot-rounds = When scrolls are won, and what they add
