# What people may type, phrases with commas between them. The English ones are understood in every language; where a
# phrase means different things, that of the language counts. Accents, capitals and apostrophes do not matter.

# What can be read about, all of it and one by its number.
seasons-input-cards = cards
seasons-input-tokens = tokens, ability tokens, token
seasons-input-enchantments = enchantments, enchantment
seasons-input-token = token, tokens, ability token
seasons-input-enchantment = enchantment, enchantments

# Short for choices of Seasons.
seasons-input-choice =
    .end-turn = end turn, end, end my turn
    .use-token = token, ability token
    .bonus-card = olaf, olafs knowledge
    .discard-first = vision, vision of destiny
