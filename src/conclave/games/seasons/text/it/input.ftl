# What people may type, phrases with commas between them. The English ones are understood in every language; where a
# phrase means different things, that of the language counts. Accents, capitals and apostrophes do not matter.

# What can be read about, all of it and one by its number.
seasons-input-cards = carte
seasons-input-tokens = gettoni, gettoni abilità, gettone
seasons-input-enchantments = incantamenti, incantamento
seasons-input-token = gettone, gettoni, gettone abilità
seasons-input-enchantment = incantamento, incantamenti

# Short for choices of Seasons.
seasons-input-choice =
    .end-turn = termina, fine, fine turno, termina il turno
    .use-token = gettone, gettone abilità
    .bonus-card = olaf, sapere di olaf
    .discard-first = visione, visione del destino
