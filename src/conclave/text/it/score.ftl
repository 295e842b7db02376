# Where points come from.

score-line = { $source }: { $points }
score-total = Totale
