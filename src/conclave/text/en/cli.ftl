# The command line.

cli-about = Plays Seasons and Archimage, two games of rival wizards, in the terminal.
cli-more = conclave COMMAND --help explains the options of a command.
cli-usage = usage:
cli-heading = { $title }
cli-metavar = { $word }
cli-lang = the language of all that you read: { $languages }; that of your system if you say nothing
cli-commands = commands
cli-positionals = what to give
cli-options = options
cli-options-of = options for { $game }
cli-help-help = show this text and leave
cli-version-help = show the version and leave

cli-play = play a game; example: conclave play seasons --level apprentice, or conclave play archimage
cli-play-about = Plays a game in the terminal, against bots or several people at one screen. The game is saved after every choice.
cli-play-game = the game: seasons or archimage; seasons if you say nothing
cli-play-players = how many play: 2 to 4 in Seasons, 2 to 5 in Archimage; 2 if you say nothing
cli-play-seats = who plays each seat, such as human,adept or human,human,novice; the kinds are: { $kinds }; or a bot of your own setting, such as search:200, search:2s or pipe:COMMAND
cli-play-level = apprentice (fixed sets, for a first game), magician (the 30 basic cards of the base game) or archmage (all 50); archmage if you say nothing
cli-play-edition = of the rules: 2 or 1; 2 if you say nothing
cli-play-sets = the cards: { $base }, or all to add the 20 of the expansion Enchanted Kingdom ({ $base },{ $kingdom })
cli-play-tokens = with the ability tokens of Enchanted Kingdom: you keep one of three and may use it once
cli-play-enchantment = a rule of Enchanted Kingdom for the whole game: its name (conclave cards enchantments lists them), random, or none
cli-play-circle = the magic circle beside circle 0: I (Power), II (Passages), III (Conflict), IV (Traveller) or random; I if you say nothing
cli-play-board = a board file of your own to play on, or one of standard-2 to standard-5; see conclave board
cli-play-seed = a whole number; the same seed gives the same luck
cli-play-record = the file in which the game is kept; it must not exist yet
cli-play-resume = go on with a game that was kept in this file
cli-play-names = what the players are called, such as Ann,Bob

cli-rules = read how a game is played, or a ruling; example: conclave rules seasons, or conclave rules B6
cli-cards = list cards or spells, or explain one; example: conclave cards seasons "divine chalice", or conclave cards archimage growth
cli-cards-about = Lists the cards with cost, kind, points and text, the ability tokens (conclave cards tokens) or the enchantments (conclave cards enchantments), or explains one of them in full. With archimage: its spells, all of them or one.
cli-cards-words = the game, if you like; then for Archimage nothing, a magic circle or a spell, such as growth or growth of fire; for Seasons nothing, tokens, enchantments, or what you want to read: a card's name or number (9, or EK3 for card 3 of Enchanted Kingdom), token 7, an enchantment's name
cli-cards-set = only the cards of this set of Seasons: { $sets }
cli-cards-circle = only the spells of an Archimage game with this magic circle: I, II, III or IV
cli-cards-set-seasons = --set chooses among the cards of Seasons; for Archimage give --circle, or a spell.
cli-cards-circle-archimage = --circle chooses among the spells of Archimage; type conclave cards archimage --circle II.
cli-cards-set-alone = --set chooses among cards, and “{ $name }” is something else; leave one of them out.
cli-cards-no-set = There is no set “{ $set }”; the sets are { $sets }.
cli-cards-title =
    { $set ->
        [base] The base game: { $number } cards
       *[enchanted-kingdom] Enchanted Kingdom: { $number } cards
    }
cli-cards-rest = Enchanted Kingdom has ability tokens and enchantments too: conclave cards tokens, conclave cards enchantments.
cli-tokens-title = The ability tokens of Enchanted Kingdom. You are dealt three, keep one, and may use it once, in your turn after your die.
cli-enchantments-title = The enchantments of Enchanted Kingdom. One of them may hold for everybody, all game long.
cli-spells-title =
    { $circles ->
        [4] The spells of Archimage: 21, from four magic circles
       *[other] The spells of a game: those of circle 0 and of one other, and the Bond
    }
cli-spells-how = Before each stands its power, which is its points and the power of its seal. There is a scroll of each spell for every element; (colour) and (element) are the scroll's own.
cli-spells-bond = Everybody's own, of spirit
cli-spells-circle =
    { $circle ->
        [I] Circles 0 and I, { $school }
       *[other] Circle { $circle }, { $school }
    }
cli-spells-line = { $name }: { $text }
cli-board = check or draw a board for Archimage; example: conclave board show standard-2
cli-board-about = Checks a board file for Archimage and names every fault of it, or draws it in the terminal or as an SVG picture.
cli-board-deed = check, to be told what is wrong with the board, or show, to see it
cli-board-file = a board file, or a standard board: { $names }
cli-board-players = check it for so many players
cli-board-svg = write a picture of it to this file, which must not exist yet
cli-board-no-deed = “{ $deed }” cannot be done with a board; type conclave board check FILE or conclave board show FILE.
cli-board-only-show = { $option } goes with conclave board show FILE.
cli-board-only-check = { $option } goes with conclave board check FILE.
cli-board-no-players = A board is for { $players } players, not for “{ $value }”.
cli-board-missing = There is no file { $file }; give a board file, or one of { $names }.
cli-board-folder = { $file } is a folder; give a board file in it.
cli-board-odd = it is no ordinary file
cli-board-unreadable = The file { $file } cannot be read ({ $why }); give a board file that you may read.
cli-board-large = The file { $file } is too large for a board; give a board file of less than a megabyte.
cli-board-no-text = The file { $file } is no text in UTF-8 from line { $line } on; give a board file in TOML, such as docs/boards.md shows.
cli-board-bad =
    { $faults ->
        [one] The board { $file } cannot be played on: { $why } Type conclave board check { $file } when you have mended it.
       *[other] The board { $file } cannot be played on, it has { $faults } faults: { $why } Type conclave board check { $file } to see them all.
    }
cli-board-no-board = The board { $file } cannot be drawn: { $why } Type conclave board check { $file } to see all that is wrong with it.
cli-board-sound = { $file } is sound: { $circles } circles and { $scrolls } scroll spaces, and every one can be reached.
cli-board-faults =
    { $number ->
        [one] { $file } has { $number } fault:
       *[other] { $file } has { $number } faults:
    }
cli-board-odd-things = Odd, but it can be played:
cli-board-drawn = The picture is in { $file }
cli-board-exists = The file { $file } exists already; give another name for the picture.
cli-board-unwritable = The picture { $file } cannot be written ({ $why }); give a place where you may write.
cli-board-legend = <*> is the hall, (4) a circle that gets a seal of power 4, [4] a space for a scroll of power 4: { $circles } circles and { $scrolls } scroll spaces.
cli-replay = show a recorded game; example: conclave replay game.json --to 40
cli-replay-about = Shows a recorded game choice by choice, or the position after some of them.
cli-replay-to = show the position after this many choices
cli-verify = check a recorded game; example: conclave verify game.json
cli-verify-about = Plays a recorded game again and checks its luck, every choice and its scores.
cli-hint = ask a bot what it would choose in a saved game; example: conclave hint game.json
cli-review = find the decisions of a recorded game that cost most, and draw the chances to win; example: conclave review game.json
cli-simulate = play many games between bots and sum them up; example: conclave simulate seasons --players 4 --games 1000 --seed 1
cli-arena = let bots play against each other and measure their strength; example: conclave arena seasons --bots greedy,random --games 200
cli-stats = what the cards are worth by the games of conclave arena; example: conclave stats results --html cards.html
cli-bench = measure the speed of the engine; example: conclave bench archimage --seconds 5
cli-file = a file that conclave play wrote
cli-json = as JSON, for programs

cli-mistake = conclave: { $mistake }
cli-arguments = { $message }; see { $command } --help.
cli-required = Something is still to be said: { $names }; see { $command } --help.
cli-option-value = { $option } needs something after it; see { $command } --help.
cli-option-alone = { $option } takes nothing after it; see { $command } --help.
cli-no-language = There is no language “{ $language }”; the languages are { $languages }.
cli-catalogue =
    { $state ->
        [missing] The file text/{ $file } of the program is missing; what it would say is said in English.
       *[damaged] The file text/{ $file } of the program is damaged; some of what it would say is said in English.
    }
cli-unknown-command = There is no command “{ $command }”; the commands are { $commands }.
cli-unknown-option = There is no option “{ $option }” here; see { $command } --help.
cli-unknown-option-near = There is no option “{ $option }” here; did you mean { $near }?
cli-too-much = “{ $word }” is one thing too many; see { $command } --help.
cli-no-card = There is no card, token or enchantment “{ $name }”; conclave cards lists the cards.
cli-no-card-near = There is no card “{ $name }”; did you mean { $near }?
cli-no-spell = There is no spell “{ $name }”; conclave cards archimage lists them.
cli-no-spell-near = There is no spell “{ $name }”; did you mean { $near }?
cli-no-circle = There is no magic circle “{ $circle }”; they are { $circles }.
cli-option-elsewhere = { $option } is an option of { $other }, not of { $game }; leave it out, or see conclave play --help.
cli-number-least = { $option } must be a whole number of { $least } or more, not “{ $value }”.
cli-number-most = { $option } may be { $most } at most, not “{ $value }”.
cli-number = { $option } must be a whole number, not “{ $value }”.
cli-seats-number = --seats names { $seats } seats, but the game has { $players } players; name one kind for each, such as { $example }.
cli-seats-kind = “{ $kind }” cannot sit at the table; each of --seats is one of: { $kinds }, search:N (so many simulations), search:Ns (seconds) or pipe:COMMAND (a program).
cli-names-number = --names has { $names } names, but the game has { $players } players; give a name for each, or fewer.
cli-names-bad = “{ $name }” will not do as a name; use 1 to 20 letters, each name different.
cli-resume-settled = { $option } is settled by the game in the file; leave it out with --resume.
cli-resume-game = The file { $file } is a game of { $game }, not of { $wanted }.
cli-system = The system refuses something the program needs ({ $why }); free space or another place may help.
cli-inner = Something went wrong inside the program ({ $what }); run it with python -X dev -m conclave to see where.

cli-card-number = No.
cli-card-name = Card
cli-card-kind = Kind
cli-card-cost = Cost for 2
cli-card-points = Points
cli-card-text = What it does

cli-replay-pick = { $number }. { $player }: { $option }
cli-replay-title = { $game } for { $players } players, { $settings }
cli-settings = { $level } level, edition { $edition }
cli-settings-with = { $settings }, with { $parts }
cli-settings-kingdom = Enchanted Kingdom
cli-settings-tokens = ability tokens
cli-settings-board = { $settings }, on the board “{ $board }”
cli-settings-own = { $settings }, on a board of its own
cli-settings-random = an enchantment at random
cli-replay-position =
    { $picks ->
        [one] The position after { $picks } choice:
       *[other] The position after { $picks } choices:
    }
cli-replay-hand = { $player } holds: { $cards }
cli-replay-hand-none = { $player } holds no cards
cli-replay-library =
    { $which ->
        [2] { $player } has in library II: { $cards }
       *[3] { $player } has in library III: { $cards }
    }
cli-replay-tokens = { $player } keeps one of the ability tokens { $tokens }
cli-replay-asked = Asked: { $players } ({ $decision })
cli-verify-over =
    { $picks ->
        [one] The record holds: { $picks } choice follows the rules, the key matches its commitment, and the scores are { $scores }.
       *[other] The record holds: { $picks } choices follow the rules, the key matches its commitment, and the scores are { $scores }.
    }
cli-verify-open =
    { $picks ->
        [one] The record holds so far: { $picks } choice follows the rules and the key matches its commitment; the game is not over.
       *[other] The record holds so far: { $picks } choices follow the rules and the key matches its commitment; the game is not over.
    }

cli-serve = serve tables to browsers and programs; example: conclave serve --port 8640
cli-serve-about = Serves games over the network: people play in a browser, against bots or each other. Everything is kept in a database and survives a restart.
cli-backup = write all tables of a server into a file; example: conclave backup tables.gz
cli-backup-about = Writes every table of a server's database into one file. The server may go on running.
cli-restore = take tables from a backup; example: conclave restore tables.gz
cli-restore-about = Adds the tables of a backup that the database does not have. Tables that it has stay as they are. The server may go on running.
