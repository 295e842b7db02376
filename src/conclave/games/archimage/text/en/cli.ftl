# The command line.

archimage-cli-play-circle = the magic circle beside circle 0: I (Power), II (Passages), III (Conflict), IV (Traveller) or random; I if you say nothing
archimage-cli-play-board = a board file of your own to play on, or one of standard-2 to standard-5; see conclave board
archimage-cli-play-mages = the mages of the players from seat 1 on, separated by commas: north, east, west, south or outer-world, or their names, or their familiars; nothing between two commas leaves the choice open
archimage-cli-cards-words = nothing, a magic circle or a spell, such as growth or growth of fire
archimage-cli-cards-circle = only the spells of an Archimage game with this magic circle: I, II, III or IV
archimage-cli-spells-title =
    { $circles ->
        [4] The spells of Archimage: 21, from four magic circles
       *[other] The spells of a game: those of circle 0 and of one other, and the Bond
    }
archimage-cli-spells-how = Before each stands its power, which is its points and the power of its seal. There is a scroll of each spell for every element; (colour) and (element) are the scroll's own.
archimage-cli-spells-bond = Everybody's own, of spirit
archimage-cli-spells-circle =
    { $circle ->
        [I] Circles 0 and I, { $school }
       *[other] Circle { $circle }, { $school }
    }
archimage-cli-spells-line = { $name }: { $text }
archimage-cli-board = check or draw a board for Archimage; example: conclave board show standard-2
archimage-cli-board-about = Checks a board file for Archimage and names every fault of it, or draws it in the terminal or as an SVG picture.
archimage-cli-board-action = check, to be told what is wrong with the board, or show, to see it
archimage-cli-board-file = a board file, or a standard board: { $names }
archimage-cli-board-players = check it for so many players
archimage-cli-board-svg = write a picture of it to this file, which must not exist yet
archimage-cli-board-no-action = “{ $action }” cannot be done with a board; type conclave board check FILE or conclave board show FILE.
archimage-cli-board-only-show = { $option } goes with conclave board show FILE.
archimage-cli-board-only-check = { $option } goes with conclave board check FILE.
archimage-cli-board-no-players = A board is for { $players } players, not for “{ $value }”.
archimage-cli-board-missing = There is no file { $file }; give a board file, or one of { $names }.
archimage-cli-board-folder = { $file } is a folder; give a board file in it.
archimage-cli-board-odd = it is no ordinary file
archimage-cli-board-unreadable = The file { $file } cannot be read ({ $why }); give a board file that you may read.
archimage-cli-board-large = The file { $file } is too large for a board; give a board file of less than a megabyte.
archimage-cli-board-no-text = The file { $file } is no text in UTF-8 from line { $line } on; give a board file in TOML, such as docs/boards.md shows.
archimage-cli-board-bad =
    { $faults ->
        [one] The board { $file } cannot be played on: { $why } Type conclave board check { $file } when you have mended it.
       *[other] The board { $file } cannot be played on, it has { $faults } faults: { $why } Type conclave board check { $file } to see them all.
    }
archimage-cli-board-no-board = The board { $file } cannot be drawn: { $why } Type conclave board check { $file } to see all that is wrong with it.
archimage-cli-board-sound = { $file } is sound: { $circles } circles and { $scrolls } scroll spaces, and every one can be reached.
archimage-cli-board-faults =
    { $number ->
        [one] { $file } has { $number } fault:
       *[other] { $file } has { $number } faults:
    }
archimage-cli-board-odd-things = Odd, but it can be played:
archimage-cli-board-drawn = The picture is in { $file }
archimage-cli-board-legend = <*> is the hall, (4) a circle that gets a seal of power 4, [4] a space for a scroll of power 4: { $circles } circles and { $scrolls } scroll spaces.
archimage-cli-no-spell = There is no spell “{ $name }”; conclave cards archimage lists them.
archimage-cli-no-spell-near = There is no spell “{ $name }”; did you mean { $near }?
archimage-cli-no-circle = There is no magic circle “{ $circle }”; they are { $circles }.
archimage-cli-settings-board = { $settings }, on the board “{ $board }”
archimage-cli-settings-own = { $settings }, on a board of its own
archimage-cli-settings-mages = { $settings }, with { $mages }
