# The window over the whole terminal.

window-key-help = ? help
window-key-search = / search
window-key-undo = u undo
window-key-hint = h hint
window-key-why = w why
window-key-cards = c yours
window-key-log = g log
window-key-board = b table
window-key-language = l language
window-key-quit = q quit

window-curtain = Press Enter when nobody else is looking.
window-small = The window is too small to play in: it needs { $columns } columns and { $lines } lines. Make it larger, or leave with q and play with --plain.
window-search = Type a name, words of a text, or the number of a ruling.
window-search-nothing = Nothing fits these words.
window-why = What would you like to do? Name it, and you are told why it cannot be chosen now.
window-cards-title = What you have
window-cards-none = There is nothing of yours to read.
window-log-title = What has happened, the latest first
window-reader-keys = Esc closes · ↑ ↓ scroll · ← → turn the page
window-not-a-terminal = This is not a terminal that can be drawn on: the game is played line by line, as with --plain.
window-option-plain = play line by line, without the window: for screen readers and simple terminals
window-help-title = Keys
window-help =
    Arrow keys and Enter choose from the list; so does the number of a line, or a click on anything that is lit.

    ?   this help and the rules of the game
    /   search the game and its rulings
    u   undo your last choice, as long as nothing has been revealed since
    h   a hint: what a strong bot would choose in your place
    w   ask why something cannot be chosen
    c   what you have, with all texts
    g   the log of the whole game
    b   the whole table
    l   the next language: English, French, Italian
    PgUp and PgDn scroll the table
    q   quit; the game is saved after every choice, and you are told how to go on
