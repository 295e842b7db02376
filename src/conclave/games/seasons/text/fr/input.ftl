# What people may type, phrases with commas between them. The English ones are understood in every language; where a
# phrase means different things, that of the language counts. Accents, capitals and apostrophes do not matter.

# What can be read about, all of it and one by its number.
seasons-input-cards = cartes
seasons-input-tokens = jetons, jetons capacité, jeton
seasons-input-enchantments = enchantements, enchantement
seasons-input-token = jeton, jetons, jeton capacité
seasons-input-enchantment = enchantement, enchantements

# Short for choices of Seasons.
seasons-input-choice =
    .end-turn = terminer, fin, fin du tour, terminer mon tour
    .use-token = jeton, jeton capacité
    .bonus-card = olaf, savoir d’olaf
    .discard-first = vision, vision de la destinée
