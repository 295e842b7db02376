# Why something is refused, one sentence each; what every game refuses alike is in the catalogue of all games.

archimage-reason-not-a-pick = “{ $pick }” is neither a scroll nor the notation of a choice.
archimage-reason-must-break = You can break a seal, so you must: dice are given up only by those who cannot.
archimage-reason-no-such-space = There is no space { $number } on this board: they are numbered from 0 to { $last }.
archimage-reason-nothing-to-break = There is no seal at { $space }.
archimage-reason-under-a-guardian = The scroll at { $space } has a guardian on it: nobody may break its seal.
archimage-reason-under-a-familiar = An opponent's mage or familiar stands at { $space }.
archimage-reason-no-free-way = No free way leads to { $space }: seals, scrolls, other mages and opponents' familiars are in the way.
archimage-reason-dice-short =
    { $element ->
        [spirit] The seal at { $space } takes dice of any one colour that show { $power } together, and no colour of yours does.
       *[other] The { $name } seal at { $space } takes { $colours } dice that show { $power } together, and yours do not.
    }
archimage-reason-not-your-scroll = { $scroll } is not among your scrolls.
archimage-reason-never-cast = { $scroll } is never cast: it scores at the end of the game.
archimage-reason-won-this-turn = { $scroll } came to you this turn: it can be cast from your next turn on.
archimage-reason-face-down = { $scroll } lies face down: it turns face up when your round is over.
archimage-reason-changes-nothing = { $scroll } would change nothing now, or cannot be carried out.

# Faults of boards, and what is odd about one. `$at` is the number of a space in the file, or 0; `$line` the line in which
# it begins and `$space` its id, or none. `$entry` is a number in a list, or 0; `$what` the kind of thing that is wrong.
# Names of fields stay as a file has them.

archimage-reason-board-not-toml =
    { $line ->
        [none] The file cannot be read as TOML
       *[other] { $column ->
            [none] Line { $line }, where the file ends: it is not TOML
           *[other] Line { $line }, column { $column }: this is not TOML
        }
    } ({ $error }).
archimage-reason-board-long-line = Line { $line } has more than { $most } characters; no line of a board file needs so many.
archimage-reason-board-missing = { archimage-reason-board-wrong.place }“{ $field }” is missing; it must be { archimage-reason-board-wrong.expected }.
archimage-reason-board-too-many = { archimage-reason-board-wrong.place }“{ $field }” is a list of { $count } entries; it must be { archimage-reason-board-wrong.expected }.
archimage-reason-board-wrong =
    { archimage-reason-board-wrong.place }{ $what ->
        [space-entry] here stands “{ $value }”; it must be { archimage-reason-board-wrong.expected }.
       *[other] { $entry ->
            [0] “{ $field }” is “{ $value }”; it must be { archimage-reason-board-wrong.expected }.
           *[other] “{ $field }”, entry { $entry }, is “{ $value }”; it must be { archimage-reason-board-wrong.expected }.
        }
    }
    .place =
        { $at ->
            [0] {""}
           *[other] { $space ->
                [none] { $line ->
                    [none] Space { $at }:{" "}
                   *[other] Space { $at } (line { $line }):{" "}
                }
               *[other] { $line ->
                    [none] Space { $at } (“{ $space }”):{" "}
                   *[other] Space { $at } (“{ $space }”, line { $line }):{" "}
                }
            }
        }
    .expected =
        { $what ->
            [name] a text that can be shown
            [players] a list of at most 4 numbers of players
            [players-entry] a whole number from 2 to 5
            [space] a list with a [[space]], in double brackets, for each of at most 160 spaces
            [space-entry] a [[space]], in double brackets
            [id] a whole number or a text of up to 24 characters that can be shown, without spaces around it
            [kind] hall, circle or scroll
            [power] a whole number from 2 to 6
            [neighbours] a list of at most 160 ids, which may be empty
            [neighbours-entry] the id of a space
           *[other] a number from -1000000 to 1000000
        }
archimage-reason-board-double-id = { archimage-reason-board-wrong.place }this id is already that of space { $other }.
archimage-reason-board-own-neighbour = { archimage-reason-board-wrong.place }it is its own neighbour.
archimage-reason-board-unknown-neighbour = { archimage-reason-board-wrong.place }its neighbour “{ $neighbour }” is no space.
archimage-reason-board-one-way = { archimage-reason-board-wrong.place }the passage to “{ $neighbour }” is one-way: “{ $neighbour }” does not name “{ $space }”.
archimage-reason-board-unreachable = { archimage-reason-board-wrong.place }it cannot be reached from the hall.
archimage-reason-board-same-spot = { archimage-reason-board-wrong.place }it lies on the same spot as “{ $other }”.
archimage-reason-board-no-hall = There is no hall.
archimage-reason-board-many-halls = { archimage-reason-board-wrong.place }it is a hall besides “{ $other }”; a board has one.
archimage-reason-board-no-circle = There is no circle.
archimage-reason-board-no-scroll = There is no scroll space.
archimage-reason-board-many-circles = There are { $count } circles of power { $power }; the box has { $most } seals of it.
archimage-reason-board-many-scrolls = There are { $count } scroll spaces of power { $power }; a game has { $most } scrolls of it.
archimage-reason-board-few-sixes = Scroll spaces of power 6: { $count }. With { $players } players there must be at least { $least }, or the game would be over after its first round.
archimage-reason-board-unknown-field = Nobody reads the field “{ $field }” of a board.
archimage-reason-board-unknown-space-field = { archimage-reason-board-wrong.place }nobody reads the field “{ $field }” of a space.
archimage-reason-board-hall-power = { archimage-reason-board-wrong.place }it is the hall, whose power nobody reads.
archimage-reason-board-other-players = The board is not meant for { $players } players.
archimage-reason-board-scroll-at-hall = { archimage-reason-board-wrong.place }this scroll space lies directly at the hall.
archimage-reason-board-steep-opening = { archimage-reason-board-wrong.place }at the hall it has power { $power }; 2 or 3 is usual there.
archimage-reason-board-power-falls = { archimage-reason-board-wrong.place }on every way to it from the hall the power falls somewhere.
