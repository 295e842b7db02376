# Where points come from, and why (.why).

seasons-score-crystals = Cristalli
    .why = 1 punto per ciascuno.
seasons-score-prestige = { $card }
    .why = I punti della carta.
seasons-score-end = { $card }, alla fine della partita
seasons-score-hand = Carte rimaste in mano
    .why = { $less } punti in meno per ciascuna; { $more } punti in più con il gettone abilità { $token }.
seasons-score-bonuses = Bonus usati
    .why = { $one } punti in meno per uno, { $two } per due, { $three } per tre.
seasons-score-token = Gettone abilità
    .why = Quanto vale una volta usato.
