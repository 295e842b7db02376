# Where points come from, and why (.why).

score-crystals = Crystals
    .why = 1 point for each.
score-prestige = { $card }
    .why = The points on the card.
score-end = { $card }, at the end of the game
score-hand = Cards left in hand
    .why = { $less } points less for each; { $more } points more with the ability token { $token }.
score-bonuses = Bonuses used
    .why = { $one } points less for one, { $two } for two, { $three } for three.
score-token = Ability token
    .why = What it is worth once it has been used.
score-line = { $source }: { $points }
score-total = Total
