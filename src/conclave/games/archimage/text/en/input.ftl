# What people may type, phrases with commas between them. The English ones are understood in every language; where a
# phrase means different things, that of the language counts. Accents, capitals and apostrophes do not matter.

# Words of choices, by the English word that the notation has. Colours, elements and spells have their names elsewhere.
archimage-input-word =
    .give = give, pass, skip, nothing
    .done = done, stop, enough, no, none, end, finish
    .familiar = familiar
    .here = here, stay, stays, leave
    .break = break, breaks
    .dice = dice
    .die = die
    .one = one, single
    .take = take
    .off = off, remove
    .colour = colour, color
    .player = player
    .seat = seat
    .mage = mage
    .space = space
    .seal = seal
    .scroll = scroll
    .spell = spell
    .cast = cast
    .use = use

archimage-input-circle = circle, circles
archimage-input-spells = spells, scrolls, cards

# Command words beside those of every game, by what they do.
archimage-input-command =
    .card = spell
    .hand = scrolls
