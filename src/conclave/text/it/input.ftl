# What people may type, phrases with commas between them. The English ones are understood in every language; where a
# phrase means different things, that of the language counts. Accents, capitals and apostrophes do not matter.

# Words that say nothing themselves.
input-fillers = il, lo, la, l, i, gli, le, di, del, dello, della, dell, dei, degli, delle, e, ed, un, uno, una, mio, mia, miei, mie, in, su, sul, sulla, al, alla, a, ad, suo, sua, non

# Command words, by what they do.
input-command =
    .undo = annulla
    .why = perché
    .card = carta
    .pick = scegli, scelta
    .board = plancia
    .hand = mano
    .hint = consiglio, consiglia
    .log = diario
    .save = salva
    .help = aiuto
    .quit = esci
