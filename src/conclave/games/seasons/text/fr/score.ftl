# Where points come from, and why (.why).

seasons-score-crystals = Cristaux
    .why = 1 point chacun.
seasons-score-prestige = { $card }
    .why = Les points de la carte.
seasons-score-end = { $card }, en fin de partie
seasons-score-hand = Cartes restées en main
    .why = { $less } points de moins pour chacune ; { $more } points de plus avec le jeton Capacité { $token }.
seasons-score-bonuses = Bonus utilisés
    .why = { $one } points de moins pour un, { $two } pour deux, { $three } pour trois.
seasons-score-token = Jeton Capacité
    .why = Ce qu’il vaut une fois utilisé.
