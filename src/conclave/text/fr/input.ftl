# What people may type, phrases with commas between them. The English ones are understood in every language; where a
# phrase means different things, that of the language counts. Accents, capitals and apostrophes do not matter.

# Words that say nothing themselves.
input-fillers = le, la, l, les, de, d, du, des, et, un, une, mon, ma, mes, en, sur, au, aux, à, son, sa, ses, dans, pas

# Command words, by what they do.
input-command =
    .undo = annuler, annule
    .why = pourquoi
    .card = carte
    .pick = choisir, choix
    .board = plateau
    .hand = main
    .hint = conseil, conseille
    .log = journal
    .save = enregistrer, sauver
    .help = aide
    .quit = quitter
