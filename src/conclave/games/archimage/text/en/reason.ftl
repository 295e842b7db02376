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

# Faults of boards, and what is odd about one. `$space` is a space's id, or # and its number in the file where it has none.
# Each begins with its place, in one of the forms that the first message has as attributes. `$line`, `$second` and `$last`
# are lines of the file, or none; `$at` is the number of a space that its id does not tell from all others, or 0.
archimage-reason-board-not-toml =
    { archimage-reason-board-not-toml.range }The file is not TOML: { $error }{ $column ->
        [none] {""}
       *[other] , at column { $column }
    }.
    .line =
        { $line ->
            [none] {""}
           *[other] Line { $line }:{" "}
        }
    .range =
        { $last ->
            [none] { archimage-reason-board-not-toml.line }
           *[other] Lines { $line } to { $last }:{" "}
        }
    .space =
        { $at ->
            [0] { archimage-reason-board-not-toml.line }
           *[other] { $line ->
                [none] Space { $at }:{" "}
               *[other] Line { $line }, space { $at }:{" "}
            }
        }
    .spaces =
        { $second ->
            [none] { archimage-reason-board-not-toml.space }
           *[other] { $at ->
                [0] Lines { $line } and { $second }:{" "}
               *[other] Lines { $line } and { $second }, space { $at }:{" "}
            }
        }
archimage-reason-board-too-deep = { archimage-reason-board-not-toml.line }Here are tables or lists within each other, more than { $most } deep; a board has a list of spaces with lists of neighbours.
archimage-reason-board-long-number = { archimage-reason-board-not-toml.line }This number has more than { $most } digits.
archimage-reason-board-too-much = { archimage-reason-board-not-toml.line }Up to here there are more than { $most } fields and entries; no board has so many.
archimage-reason-board-no-spaces = { archimage-reason-board-not-toml.range }There are no spaces: a board file has a [[space]] for each.
archimage-reason-board-no-list-of-spaces = { archimage-reason-board-not-toml.line }“space” is “{ $value }” and no list; a board file has a [[space]], in double brackets, for each.
archimage-reason-board-empty = { archimage-reason-board-not-toml.line }The list of spaces is empty.
archimage-reason-board-too-many-spaces = { archimage-reason-board-not-toml.line }There are { $count } spaces; a board has at most { $most }.
archimage-reason-board-not-a-space = { archimage-reason-board-not-toml.space }“{ $value }” stands where a [[space]] must be.
archimage-reason-board-bad-name = { archimage-reason-board-not-toml.line }The board's name must be a text that can be shown, not “{ $value }”.
archimage-reason-board-no-list-of-players = { archimage-reason-board-not-toml.line }The board's players must be a list of numbers, not “{ $value }”.
archimage-reason-board-many-players = { archimage-reason-board-not-toml.line }The board's players are a list of { $count } entries; there are { $most } numbers from 2 to 5.
archimage-reason-board-bad-players = { archimage-reason-board-not-toml.line }Entry { $entry } of the board's players is “{ $value }”; it must be a whole number from 2 to 5.
archimage-reason-board-no-id = { archimage-reason-board-not-toml.space }This space has no id.
archimage-reason-board-bad-id = { archimage-reason-board-not-toml.space }The id of this space is “{ $value }”; it must be a whole number or a text of up to 24 characters that can be shown, without spaces around it.
archimage-reason-board-double-id = { archimage-reason-board-not-toml.spaces }The id “{ $space }” is already that of space { $other }.
archimage-reason-board-no-kind = { archimage-reason-board-not-toml.space }“{ $space }” has no kind; it must be hall, circle or scroll.
archimage-reason-board-unknown-kind = { archimage-reason-board-not-toml.space }The kind of “{ $space }” is “{ $kind }”; it must be hall, circle or scroll.
archimage-reason-board-no-power = { archimage-reason-board-not-toml.space }“{ $space }” has no power; it must be a whole number from 2 to 6.
archimage-reason-board-bad-power = { archimage-reason-board-not-toml.space }The power of “{ $space }” is “{ $power }”; it must be a whole number from 2 to 6.
archimage-reason-board-no-place = { archimage-reason-board-not-toml.space }“{ $space }” has no { $axis }, so it cannot be drawn.
archimage-reason-board-bad-place = { archimage-reason-board-not-toml.space }The { $axis } of “{ $space }” is “{ $value }”; it must be a number from -1000000 to 1000000.
archimage-reason-board-same-spot = { archimage-reason-board-not-toml.spaces }“{ $space }” and “{ $other }” lie on the same spot.
archimage-reason-board-no-neighbours = { archimage-reason-board-not-toml.space }“{ $space }” has no neighbours; they must be a list of ids, which may be empty.
archimage-reason-board-no-list-of-neighbours = { archimage-reason-board-not-toml.space }The neighbours of “{ $space }” must be a list of ids, not “{ $value }”.
archimage-reason-board-many-neighbours = { archimage-reason-board-not-toml.space }The neighbours of “{ $space }” are a list of { $count } entries, more than a board has spaces.
archimage-reason-board-bad-neighbour = { archimage-reason-board-not-toml.space }Entry { $entry } of the neighbours of “{ $space }” is “{ $value }”, which can be no space's id.
archimage-reason-board-unknown-neighbour = { archimage-reason-board-not-toml.space }“{ $space }” has a neighbour “{ $neighbour }” that is no space.
archimage-reason-board-own-neighbour = { archimage-reason-board-not-toml.space }“{ $space }” is its own neighbour.
archimage-reason-board-one-way = { archimage-reason-board-not-toml.spaces }The passage from “{ $space }” to “{ $neighbour }” is one-way: “{ $neighbour }” does not name “{ $space }”.
archimage-reason-board-unreachable = { archimage-reason-board-not-toml.space }“{ $space }” cannot be reached from the hall.
archimage-reason-board-no-hall = { archimage-reason-board-not-toml.range }There is no hall.
archimage-reason-board-many-halls = { archimage-reason-board-not-toml.spaces }“{ $space }” is a hall besides “{ $other }”; a board has one.
archimage-reason-board-no-circle = { archimage-reason-board-not-toml.range }There is no circle of a power from 2 to 6.
archimage-reason-board-no-scroll = { archimage-reason-board-not-toml.range }There is no scroll space of a power from 2 to 6.
archimage-reason-board-many-circles = { archimage-reason-board-not-toml.line }There are { $count } circles of power { $power }; the box has { $most } seals of it.
archimage-reason-board-many-scrolls = { archimage-reason-board-not-toml.line }There are { $count } scroll spaces of power { $power }; a game has { $most } scrolls of it.
archimage-reason-board-few-sixes = { archimage-reason-board-not-toml.range }Scroll spaces of power 6: { $count }. With { $players } players there must be at least { $least }, or the game would be over after its first round.
archimage-reason-board-unknown-field = { archimage-reason-board-not-toml.line }Nobody reads the field “{ $field }” of a board.
archimage-reason-board-unknown-space-field = { archimage-reason-board-not-toml.line }Nobody reads the field “{ $field }” of a space (“{ $space }” has it).
archimage-reason-board-hall-power = { archimage-reason-board-not-toml.line }“{ $space }” is the hall, whose power nobody reads.
archimage-reason-board-other-players = { archimage-reason-board-not-toml.line }The board is not meant for { $players } players.
archimage-reason-board-scroll-at-hall = { archimage-reason-board-not-toml.line }The scroll space “{ $space }” lies directly at the hall.
archimage-reason-board-steep-opening = { archimage-reason-board-not-toml.line }“{ $space }” at the hall has power { $power }; 2 or 3 is usual there.
archimage-reason-board-power-falls = { archimage-reason-board-not-toml.line }On every way from the hall to “{ $space }” the power falls somewhere.
