# What people may type, phrases with commas between them. The English ones are understood in every language; where a
# phrase means different things, that of the language counts. Accents, capitals and apostrophes do not matter.

# Words that say nothing themselves.
input-fillers = the, of, a, an, my, at, on, to, s, and, his, her, their, is, in

# Command words, by what they do.
input-command =
    .undo = undo, u
    .why = why
    .card = card
    .pick = pick
    .board = board
    .hand = hand
    .hint = hint, tip
    .log = log
    .save = save
    .help = help, h
    .quit = quit, q, exit
    .spell = spell
    .scrolls = scrolls

# What can be read about, all of it and one by its number.
input-cards = cards
input-tokens = tokens, ability tokens, token
input-enchantments = enchantments, enchantment
input-token = token, tokens, ability token
input-enchantment = enchantment, enchantments

# Short for choices of Seasons.
input-choice =
    .end-turn = end turn, end, end my turn
    .use-token = token, ability token
    .bonus-card = olaf, olafs knowledge
    .discard-first = vision, vision of destiny
