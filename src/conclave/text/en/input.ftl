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
