# Where points come from, and why (.why).

seasons-score-crystals = Crystals
    .why = 1 point for each.
seasons-score-prestige = { $card }
    .why = The points on the card.
seasons-score-end = { $card }, at the end of the game
seasons-score-hand = Cards left in hand
    .why = { $less } points less for each; { $more } points more with the ability token { $token }.
seasons-score-bonuses = Bonuses used
    .why = { $one } points less for one, { $two } for two, { $three } for three.
seasons-score-token = Ability token
    .why = What it is worth once it has been used.
