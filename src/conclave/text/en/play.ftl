# The game in the terminal.

play-welcome = { $title }. You may type help at any prompt.
play-commitment = All luck of this game follows from a secret key, which is fixed now: its SHA-256 is { $commitment }.
play-commitment-after = When the game is over you are told the key and can check it.
play-saving = The game is saved after every choice, in { $file }
play-resumed =
    { $picks ->
        [one] Going on after { $picks } choice, from { $file }
       *[other] Going on after { $picks } choices, from { $file }
    }
play-prompt = { $player }, your choice (a number, or help):
play-what-happened = Since your last choice:
play-what-happened-here = Since the last choice:
play-several-times = { $line } ({ $times } times)
play-which-choice = “{ $text }” may mean more than one choice; type a number: { $numbers }.
play-curtain = Pass the screen to { $player }, then press Enter.
play-curtain-hidden = Nobody else should look now.

play-log-empty = Nothing has happened yet.
play-undone = Your last choice has been taken back.
play-bot-failed = { $fault } { $bot } plays on in its place.
play-waste = Choose it once more to end your turn all the same.
play-allowed = Nothing stands against it: it is among your choices now.
play-why-what = Say what you mean: why NAME, with the name of what you would choose, or a choice in notation.
play-nothing-to-read = There is nothing to look up in { $game }.
play-card-note = Note: { $note }
play-not-understood = “{ $text }” is not among the choices. Type the number of a choice, or help.
play-number-range = There is no choice number { $number }; the numbers are { $numbers }.
play-one-number = Type one number only.
play-not-all = These cannot all be chosen now.
play-set-count =
    { $exact ->
        [yes] These cannot be chosen together: choose { $most } at once, or one after the other.
       *[no] These cannot be chosen together: choose up to { $most } at once, or one after the other.
    }
play-letter-none = { $letter } is not among the choices now.
play-saved = A copy of the game is in { $file }

play-leaving = The game is saved. To go on: { $command }
play-leaving-unsaved = The game is NOT saved as it is now. What was saved before goes on with: { $command }
play-save-trouble = The game could not be saved, and goes on unsaved: { $why }

play-over = The game is over.
play-result-winner = { $player } wins.
play-result-winners = { $players } share the win.
play-column-source = Source
play-key = The key of this game was { $key }
play-key-check = Its SHA-256 is { $commitment }, as promised. Check the game with: { $command }
play-finished = The whole game is in { $file }

play-help =
    At a prompt you may type
    { "  " }a number    make that choice
    { "  " }a choice    in notation: the bare words of a choice
    { "  " }u, undo     take back your last choice, if nothing was revealed since
    { "  " }why CHOICE  why something cannot be chosen now
    { "  " }board       show the table again
    { "  " }hint        what a strong bot would choose in your place
    { "  " }log         everything that has happened
    { "  " }save FILE   write a copy of the game
    { "  " }q, quit     leave; the game is saved

# Files.
play-file-missing = There is no file { $file }; give the name of a saved game.
play-file-odd = { $file } is no ordinary file; give the name of a saved game.
play-no-home = There is no home folder to save games in; say where with --record FILE.
play-file-folder = { $file } is a folder; give the name of a saved game in it.
play-file-unreadable = The file { $file } cannot be read ({ $why }); give a saved game that you may read.
play-file-not-json = The file { $file } is not a saved game of Conclave, or it is cut off; give a file that conclave play wrote.
play-file-bad = The file { $file } cannot be used: { $why }
play-file-damaged = The file { $file } is a damaged record; give a file as conclave play wrote it.
play-file-exists = The file { $file } exists already and is not this game; give another name.
play-file-unwritable = The file { $file } cannot be written ({ $why }); give a place where you may write, with --record FILE or save FILE.
play-file-seats = The file { $file } does not say who plays its { $players } seats; give --seats.
play-file-program = In the game in { $file } a program played a seat, and no file may start one; say who plays, with --seats.
