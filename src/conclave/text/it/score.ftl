# Where points come from, and why (.why).

score-crystals = Cristalli
    .why = 1 punto per ciascuno.
score-prestige = { $card }
    .why = I punti della carta.
score-end = { $card }, alla fine della partita
score-hand = Carte rimaste in mano
    .why = { $less } punti in meno per ciascuna; { $more } punti in più con il gettone abilità { $token }.
score-bonuses = Bonus usati
    .why = { $one } punti in meno per uno, { $two } per due, { $three } per tre.
score-token = Gettone abilità
    .why = Quanto vale una volta usato.
score-line = { $source }: { $points }
score-total = Totale
