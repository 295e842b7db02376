# Where points come from, and why (.why).

score-crystals = Cristaux
    .why = 1 point chacun.
score-prestige = { $card }
    .why = Les points de la carte.
score-end = { $card }, en fin de partie
score-hand = Cartes restées en main
    .why = { $less } points de moins pour chacune ; { $more } points de plus avec le jeton Capacité { $token }.
score-bonuses = Bonus utilisés
    .why = { $one } points de moins pour un, { $two } pour deux, { $three } pour trois.
score-token = Jeton Capacité
    .why = Ce qu’il vaut une fois utilisé.
score-line = { $source } : { $points }
score-total = Total
