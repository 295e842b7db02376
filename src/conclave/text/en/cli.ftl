# The command line.

cli-about = Plays board games in the terminal, in the browser and from programs: { $games }
cli-more = conclave COMMAND --help explains the options of a command.
cli-usage = usage:
cli-heading = { $title }
cli-metavar = { $word }
cli-lang = the language of all that you read: { $languages }; that of your system if you say nothing
cli-commands = commands
cli-positionals = what to give
cli-options = options
cli-options-of = options for { $game }
cli-option-of = { $game }: { $help }
cli-help-help = show this text and leave
cli-version-help = show the version and leave

cli-play = play a game; example: conclave play { $game }
cli-play-about = Plays a game in the terminal, against bots or several people at one screen. The game is saved after every choice.
cli-play-game = the game: { $games }; { $first } if you say nothing
cli-play-players = how many play: { $ranges }; if you say nothing, the game’s usual number
cli-play-range = { $least } to { $most } in { $game }
cli-play-seats = who plays each seat, such as human,adept or human,human,novice; the kinds are: { $kinds }; or a bot of your own setting, such as search:200, search:2s or pipe:COMMAND
cli-play-seed = a whole number; the same seed gives the same luck
cli-play-record = the file in which the game is kept; it must not exist yet
cli-play-resume = go on with a game that was kept in this file
cli-play-names = what the players are called, such as Ann,Bob

cli-rules = read how a game is played, or a ruling; example: conclave rules { $game }
cli-cards = list what a game has to read, such as its cards, or explain one of them; example: conclave cards { $game }
cli-cards-about = Lists the cards and the like of a game, or explains one of them in full.
cli-cards-words = the game, if you like; then nothing, or what you want to read. { $games }
cli-cards-of = { $game }: { $words }
cli-picture-exists = The file { $file } exists already; give another name for the picture.
cli-picture-unwritable = The picture { $file } cannot be written ({ $why }); give a place where you may write.
cli-replay = show a recorded game; example: conclave replay game.json --to 40
cli-replay-about = Shows a recorded game choice by choice, or the position after some of them.
cli-replay-to = show the position after this many choices
cli-verify = check a recorded game; example: conclave verify game.json
cli-verify-about = Plays a recorded game again and checks its luck, every choice and its scores.
cli-hint = ask a bot what it would choose in a saved game; example: conclave hint game.json
cli-review = find the decisions of a recorded game that cost most, and draw the chances to win; example: conclave review game.json
cli-simulate = play many games between bots and sum them up; example: conclave simulate { $game } --players 4 --games 1000 --seed 1
cli-arena = let bots play against each other and measure their strength; example: conclave arena { $game } --bots greedy,random --games 200
cli-stats = what the cards are worth by the games of conclave arena; example: conclave stats results --html cards.html
cli-bench = measure the speed of the engine; example: conclave bench { $game } --seconds 5
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
        [missing] The file { $file } of the program is missing; what it would say is said in English.
       *[damaged] The file { $file } of the program is damaged; some of what it would say is said in English.
    }
cli-unknown-command = There is no command “{ $command }”; the commands are { $commands }.
cli-unknown-option = There is no option “{ $option }” here; see { $command } --help.
cli-unknown-option-near = There is no option “{ $option }” here; did you mean { $near }?
cli-too-much = “{ $word }” is one thing too many; see { $command } --help.
cli-option-elsewhere = { $option } is an option of { $other }, not of { $game }; leave it out, or see { $command } --help.
cli-number-least = { $option } must be a whole number of { $least } or more, not “{ $value }”.
cli-number-most = { $option } may be { $most } at most, not “{ $value }”.
cli-number = { $option } must be a whole number, not “{ $value }”.
cli-seats-number = --seats names { $seats } seats, but the game has { $players } players; name one kind for each, such as { $example }.
cli-seats-kind = “{ $kind }” cannot sit at the table; each of --seats is one of: { $kinds }, search:N (so many simulations), search:Ns (seconds) or pipe:COMMAND (a program).
cli-names-number = --names has { $names } names, but the game has { $players } players; give a name for each, or fewer.
cli-names-bad = “{ $name }” will not do as a name; use 1 to 20 letters, each name different.
cli-resume-settled = { $option } is settled by the game in the file; leave it out with --resume.
cli-resume-game = The file { $file } is a game of { $game }, not of { $wanted }.
cli-extra = The library { $library } is needed for this and is not installed; type pip install "conclave[{ $extra }]".
cli-system = The system refuses something the program needs ({ $why }); free space or another place may help.
cli-inner = Something went wrong inside the program ({ $what }); run it with python -X dev -m conclave to see where.

cli-replay-pick = { $number }. { $player }: { $option }
cli-replay-title =
    { $game } for { $players ->
        [one] 1 player
       *[other] { $players } players
    }, { $settings }
cli-replay-title-plain =
    { $game } for { $players ->
        [one] 1 player
       *[other] { $players } players
    }
cli-replay-position =
    { $picks ->
        [one] The position after { $picks } choice:
       *[other] The position after { $picks } choices:
    }
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
