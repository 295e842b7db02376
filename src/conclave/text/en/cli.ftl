# The command line.

cli-about = Plays Seasons, a game of rival wizards, in the terminal.
cli-more = conclave COMMAND --help explains the options of a command.
cli-commands = commands
cli-positionals = what to give
cli-options = options
cli-help-help = show this text and leave
cli-version-help = show the version and leave

cli-play = play a game; example: conclave play seasons --level apprentice
cli-play-about = Plays a game in the terminal, against bots or several people at one screen. The game is saved after every choice.
cli-play-game = the game: seasons
cli-play-players = how many play: 2, 3 or 4; 2 if you say nothing
cli-play-seats = who plays each seat, such as human,random or human,human,random; the kinds are: { $kinds }
cli-play-level = apprentice (fixed sets, for a first game), magician (the 30 basic cards of the base game) or archmage (all 50); archmage if you say nothing
cli-play-edition = of the rules: 2 or 1; 2 if you say nothing
cli-play-sets = the cards: { $base }, or all to add the 20 of the expansion Enchanted Kingdom ({ $base },{ $kingdom })
cli-play-tokens = with the ability tokens of Enchanted Kingdom: you keep one of three and may use it once
cli-play-enchantment = a rule of Enchanted Kingdom for the whole game: its name (conclave cards enchantments lists them), random, or none
cli-play-seed = a whole number; the same seed gives the same luck
cli-play-record = the file in which the game is kept; it must not exist yet
cli-play-resume = go on with a game that was kept in this file
cli-play-names = what the players are called, such as Ann,Bob

cli-cards = list cards, tokens or enchantments, or explain one; example: conclave cards seasons "divine chalice"
cli-cards-about = Lists the cards with cost, kind, points and text, the ability tokens (conclave cards tokens) or the enchantments (conclave cards enchantments), or explains one of them in full.
cli-cards-words = the game, if you like, then nothing, tokens, enchantments, or what you want to read: a card's name or number (9, or EK3 for card 3 of Enchanted Kingdom), token 7, an enchantment's name
cli-cards-set = only the cards of this set: { $sets }
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
cli-replay = show a recorded game; example: conclave replay game.json --to 40
cli-replay-about = Shows a recorded game choice by choice, or the position after some of them.
cli-replay-to = show the position after this many choices
cli-verify = check a recorded game; example: conclave verify game.json
cli-verify-about = Plays a recorded game again and checks its luck, every choice and its scores.
cli-simulate = play many games between bots and sum them up; example: conclave simulate seasons --players 4 --games 1000 --seed 1
cli-bench = measure the speed of the engine; example: conclave bench --seconds 5
cli-file = a file that conclave play wrote
cli-json = as JSON, for programs

cli-mistake = conclave: { $mistake }
cli-arguments = { $message }; see { $command } --help.
cli-unknown-command = There is no command “{ $command }”; the commands are { $commands }.
cli-unknown-option = There is no option “{ $option }” here; see { $command } --help.
cli-unknown-option-near = There is no option “{ $option }” here; did you mean { $near }?
cli-too-much = “{ $word }” is one thing too many; see { $command } --help.
cli-no-card = There is no card, token or enchantment “{ $name }”; conclave cards lists the cards.
cli-no-card-near = There is no card “{ $name }”; did you mean { $near }?
cli-number-least = { $option } must be a whole number of { $least } or more, not “{ $value }”.
cli-number = { $option } must be a whole number, not “{ $value }”.
cli-seats-number = --seats names { $seats } seats, but the game has { $players } players; name one kind for each, such as { $example }.
cli-seats-kind = “{ $kind }” cannot sit at the table; each of --seats is one of: { $kinds }.
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
