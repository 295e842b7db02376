# The game in the terminal.

play-welcome = Seasons for { $players } players, { $level } level. You may type help at any prompt.
play-with-kingdom = The 20 cards of the expansion Enchanted Kingdom are in the game.
play-with-tokens = Everybody is dealt three ability tokens and keeps one, once the cards are chosen.
play-with-enchantment = For everybody: { $enchantment }
play-goal =
    Three years go by, round after round. In each round everyone takes a die for energies, crystals or a higher gauge, then may summon cards and turn energies into crystals.
    Most points win in the end: crystals and the points of your cards in play, less 5 for each card still in hand.
play-first-game = A first game? Quit with q and start again with: conclave play seasons --level apprentice
play-commitment = All luck of this game follows from a secret key, which is fixed now: its SHA-256 is { $commitment }.
play-commitment-after = When the game is over you are told the key and can check it.
play-saving = The game is saved after every choice, in { $file }
play-resumed =
    { $picks ->
        [one] Going on after { $picks } choice, from { $file }
       *[other] Going on after { $picks } choices, from { $file }
    }
play-prompt = { $player }, your choice (a number, or help):
play-prompt-build = { $player }, { $number } numbers with spaces between them (or help):
play-what-happened = Since your last choice:
play-what-happened-here = Since the last choice:
play-several-times = { $line } ({ $times } times)
play-letters =
    { $number ->
        [one] Or type a letter, such as { $example }.
       *[other] Or type several letters at once, such as { $example }.
    }
play-build-how = Type the numbers of { $number } cards, such as { $example }.
play-tokens-dealt = Your ability tokens, one of which you keep in the end: { $tokens } (type card token { $example } to read one)
play-tokens = Ability tokens: { $tokens }
play-token-of =
    { $state ->
        [used] { $player }: { $token } (used)
       *[ready] { $player }: { $token }
    }
play-card-choice =
    { $kind ->
        [familiar] { $option } (familiar; { $cost }; { $points }): { $text }
       *[item] { $option } ({ $cost }; { $points }): { $text }
    }
play-own = { $heading }: { $cards }
play-which-choice = “{ $text }” may mean more than one choice; type a number: { $numbers }.
play-curtain = Pass the screen to { $player }, then press Enter.
play-curtain-hidden = Nobody else should look now.

play-log-empty = Nothing has happened yet.
play-undone = Your last choice has been taken back.
play-bot-failed = { $fault } { $bot } plays on in its place.
play-waste = Choose it once more to end your turn all the same.
play-allowed = Nothing stands against it: it is among your choices now.
play-why-what = Say what you mean: why NAME, with the name of a card or a choice in notation.
play-card-what = Say what you want to read: card NAME, with the name of a card, a token or an enchantment.
play-card-number = To choose { $card } now, type { $number }.
play-card-title =
    { $points ->
        [one] { $number }. { $card }, { $kind }, { $points } point
       *[other] { $number }. { $card }, { $kind }, { $points } points
    }
play-kingdom-number = EK{ $number }
play-enchantment-line = { $enchantment } (enchantment { $number }): { $text }
play-card-cost = Cost: { $cost }
play-card-timing = Works: { $timing }
play-card-note = Note: { $note }
play-card-first-edition = First edition: { $text }
play-no-card = There is no card, token or enchantment called “{ $name }”.
play-no-card-near = There is no card called “{ $name }”; did you mean { $near }?
play-not-understood = “{ $text }” is not among the choices. Type the number of a choice, or help.
play-number-range = There is no choice number { $number }; the numbers are { $numbers }.
play-one-number = Type one number only.
play-build-count =
    { $number ->
        [one] Type { $number } number, of one card in the list.
       *[other] Type { $number } different numbers from the list.
    }
play-build-order = Cards are put in place in the order of the list, so that one can no longer be chosen; type undo to begin this set again.
play-letter-none = { $letter } is not among the choices now.
play-saved = A copy of the game is in { $file }
play-hand-empty = You have no cards in hand or libraries.

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
    { "  " }a number           make that choice
    { "  " }a choice in words  in notation, such as: take die 2, summon amulet-of-air
    { "  " }pick CHOICE        the same, also where the notation begins with: card
    { "  " }letters            W water, E earth, F fire, A air, where energies are asked for
    { "  " }u, undo            take back your last choice, if nothing was revealed since
    { "  " }why NAME           why a card cannot be summoned or activated now
    { "  " }card NAME          what a card, an enchantment or an ability token (token 7) does
    { "  " }board              show the board again
    { "  " }hand               show your hand and libraries
    { "  " }hint               what a strong bot would choose in your place
    { "  " }log                everything that has happened
    { "  " }save FILE          write a copy of the game
    { "  " }q, quit            leave; the game is saved
    Energies are W water, E earth, F fire, A air. On dice, * raises the gauge by 1, t lets you transmute energies into crystals this turn, c draws a card, a number is crystals.
    Your summoning gauge is how many cards you may have in play. The winner has most points: crystals and the points of cards in play, less 5 for each card left in hand and less what bonuses cost.

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
