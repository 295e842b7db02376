# Where points come from.

score-crystals = Crystals
score-prestige = { $card }
score-end = { $card }, at the end of the game
score-hand = Cards left in hand
score-bonuses = Bonuses used
score-token = Ability token
score-line = { $source }: { $points }
score-total = Total
