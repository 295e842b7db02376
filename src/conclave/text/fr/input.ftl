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
    .spell = sort
    .scrolls = parchemins

# What can be read about, all of it and one by its number.
input-cards = cartes
input-tokens = jetons, jetons capacité, jeton
input-enchantments = enchantements, enchantement
input-token = jeton, jetons, jeton capacité
input-enchantment = enchantement, enchantements

# Short for choices of Seasons.
input-choice =
    .end-turn = terminer, fin, fin du tour, terminer mon tour
    .use-token = jeton, jeton capacité
    .bonus-card = olaf, savoir d’olaf
    .discard-first = vision, vision de la destinée
