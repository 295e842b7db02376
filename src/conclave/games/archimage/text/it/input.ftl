# What people may type, phrases with commas between them. The English ones are understood in every language; where a
# phrase means different things, that of the language counts. Accents, capitals and apostrophes do not matter.

# Words of choices, by the English word that the notation has. Colours, elements and spells have their names elsewhere.
archimage-input-word =
    .give = rinuncia, rinunciare, passo, nulla, niente
    .done = basta, fatto, stop, no, nessuno, fine
    .familiar = famiglio
    .here = qui, resta
    .break = rompi, rompere
    .dice = dadi
    .die = dado
    .one = solo
    .take = prendi, prendere
    .off = togli, togliere
    .colour = colore
    .player = giocatore
    .seat = posto
    .mage = mago
    .space = spazio
    .seal = sigillo
    .scroll = pergamena
    .spell = incantesimo
    .cast = lancia, lanciare
    .use = usa, usare

archimage-input-circle = cerchio, cerchi
archimage-input-spells = incantesimi, pergamene, carte

# Command words beside those of every game, by what they do.
archimage-input-command =
    .card = incantesimo
    .hand = pergamene
