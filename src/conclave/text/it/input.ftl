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
    .spell = incantesimo
    .scrolls = pergamene

# What can be read about, all of it and one by its number.
input-cards = carte
input-tokens = gettoni, gettoni abilità, gettone
input-enchantments = incantamenti, incantamento
input-token = gettone, gettoni, gettone abilità
input-enchantment = incantamento, incantamenti

# Short for choices of Seasons.
input-choice =
    .end-turn = termina, fine, fine turno, termina il turno
    .use-token = gettone, gettone abilità
    .bonus-card = olaf, sapere di olaf
    .discard-first = visione, visione del destino
