# Why something is refused or wrong, one sentence each.

reason-with-ruling = { $reason } (ruling { $ruling })

# Options and seeds.
reason-game-unknown = There is no game called “{ $game }”; the games are: { $games }.
reason-game-part-missing = { $game } has no “{ $part }”; this needs one.
reason-option-unknown = There is no option “{ $option }” in { $game }; the options are: { $options }.
reason-option-value = “{ $value }” is no value for the option “{ $option }”; it may be: { $values }.
reason-seed-missing = A game needs luck: give a seed, any whole number, or a key of 32 bytes.
reason-seed-number = The seed must be a whole number, not “{ $seed }”.
reason-seed-and-key = Give a seed or a key, not both.
reason-key-length =
    { $bytes ->
        [one] A key has { $bytes } byte.
       *[other] A key has { $bytes } bytes.
    }
reason-edition-alone = The first edition is played by itself: leave out the cards, ability tokens and enchantments of Enchanted Kingdom, or play the second edition.
reason-enchantment-apprentice = { $enchantment } changes how cards are chosen, and at the apprentice level they come in fixed sets: take another level or another enchantment.
reason-enchantment-cards = { $enchantment } deals { $each } cards each, { $needed } for { $players } players, and these sets have only { $cards }: add a set, or take another level or another enchantment.
reason-no-such-seat = There is no seat { $seat } at a table of { $seats }.

# Records and saves.
reason-record-newer = It is a “{ $format }”, written by a newer version; this one reads a “{ $known }”.
reason-record-foreign = This is not a recorded game: it does not begin with the format “{ $format }”.
reason-record-sum = The record is damaged: its contents do not match its checksum.
reason-record-lacks = The record is damaged: “{ $field }” is missing.
reason-record-no-key = The record has no key, so its luck cannot be played again.
reason-record-key = The record is damaged: its key is not a number in hexadecimal.
reason-record-commitment = The record's key does not match the commitment given before the game.
reason-record-version = The record was played by version { $version } of the rules; this program knows version { $known }.
reason-record-line = The record is damaged: “{ $line }” is not a seat and a pick.
reason-record-pick = The record breaks the rules at line { $number }: “{ $line }” cannot be chosen there.
reason-record-to =
    { $picks ->
        [one] There is no position after { $to } picks: the game has { $picks } pick.
       *[other] There is no position after { $to } picks: the game has { $picks } picks.
    }
reason-record-scores = The record claims the scores { $told }, but played again it ends with { $played }.
reason-record-winners = The record names the winners { $told }, but its picks lead to { $played }.
reason-record-unfinished = The record claims scores, but its game is not over.
reason-undo-nothing = Player { $seat } has nothing to take back: something has been revealed or answered since.
reason-save-no-table = This is not a saved table.
reason-save-no-view = This is not a view of a table.
reason-save-damaged = The saved table is damaged ({ $what }).

# Picks.
reason-pick-unknown = “{ $pick }” is not the notation of any choice.
reason-pick-after-the-end = “{ $pick }” comes too late: the game is over.
reason-pick-not-asked = “{ $pick }” is not for player { $seat } to choose: player { $asked } is asked.
reason-pick-not-offered = “{ $pick }” is not among the choices of player { $seat } now.
reason-set-not-offered = “{ $picks }” is not a set that player { $seat } can choose now.

# Why not.
reason-not-a-pick = “{ $pick }” is neither a card nor the notation of a choice.
reason-game-over = The game is over.
reason-not-your-turn = You have nothing to choose now: { $player } is asked.
reason-not-asked-for = “{ $pick }” is not among the choices now: the decision at hand is { $question }.
reason-answer-first = Another decision comes first: { $question }.
reason-die-first = { $card } must wait until your die has been used.
reason-no-die-yet = { $card } waits until you have taken a die and it is your turn.
reason-dreams-in-vain = { $card } needs a card in your hand that may come into play without paying ({ $hand } in hand now), and room for it under your gauge of { $gauge }.
reason-no-card-anywhere = { $card } has nothing to look at: draw pile and discard pile are both empty.
reason-cannot-pay-so = The cost cannot be paid with { $energy } from there: you have none of it there, or it is not part of the cost.
reason-die-already-used = { $card } can be activated only before your die is used.
reason-not-in-hand = { $card } is not in your hand.
reason-not-in-play = { $card } is not among your cards in play.
reason-no-activation = { $card } has nothing to activate.
reason-card-turned = { $card } has been activated this round; it straightens when the next round begins.
reason-activation-cost = You cannot pay what activating { $card } asks for, or it would do nothing.
reason-gauge-full = Your gauge of { $gauge } has no room for { $card }: cards you have in play: { $cards }.
reason-crystals-short =
    { $needed ->
        [one] { $card } costs { $needed } crystal and you have { $have }.
       *[other] { $card } costs { $needed } crystals and you have { $have }.
    }
reason-crystals-for-leeches =
    { $needed ->
        [one] { $card } costs you { $needed } crystal, Arcano Leeches included, and you have { $have }.
       *[other] { $card } costs you { $needed } crystals, { $leeches } of them for Arcano Leeches, and you have { $have }.
    }
reason-energy-short =
    { $due ->
        [one] { $card } needs { $due } energy that you do not have. Missing: { $missing }.
       *[other] { $card } needs { $due } energies that you do not all have. Missing: { $missing }.
    }
reason-amulet-no-energy = { $card } needs at least one energy.
reason-transmuting-sealed = The Potion of Life has ended transmuting for this turn.
reason-no-permission = You may transmute only in a turn whose die shows the transmuting sign, or after a bonus, a card or an ability token that allows it.
reason-no-such-energy = You have no { $energy } to transmute.
reason-bonuses-used = You have used all { $used } bonuses.
reason-draw-done = The card of your die has been drawn already.
reason-no-card-symbol = You have not used a die that shows the card sign.
reason-gauge-at-most = Your gauge is at { $most }, its highest.
reason-exchange-two = Exchanging takes two energies, and you have { $have }.
reason-no-such-die =
    { $dice ->
        [one] There is { $dice } die on the table.
       *[other] There are { $dice } dice on the table.
    }
reason-die-taken = Die { $die } has been taken.
reason-entangled = { $card } must wait: under Entangling Roots you summon no more than one card in a turn.
reason-energy-short-spirit =
    { $due ->
        [one] { $card } costs you { $due } energy, for Nature Spirit, and you have none.
       *[other] { $card } costs you { $due } energies, 1 of them for Nature Spirit; the { $have } you have do not cover it.
    }
reason-nothing-stored = There are no energies on { $card } to take.
reason-no-olaf = Drawing a card for a bonus needs the enchantment Olaf's Knowledge.
reason-nothing-to-draw = Draw pile and discard pile are both empty.
reason-no-token = You have no ability token.
reason-token-permanent = Your ability token { $token }, { $name }, always holds: there is nothing to use.
reason-token-spent = Your ability token { $token }, { $name }, has been used.
reason-token-in-vain = You cannot do now what your ability token { $token }, { $name }, asks for.
reason-no-vision = Discarding the first card of the pile needs the enchantment Vision of Destiny.
reason-vision-once = You have discarded a card with Vision of Destiny this turn; once a turn is all.
reason-vision-crystals =
    { $needed ->
        [one] Discarding the first card of the pile costs { $needed } crystal, and you have { $have }.
       *[other] Discarding the first card of the pile costs { $needed } crystals, and you have { $have }.
    }
reason-no-steadfast = You have no Steadfast Die in play.
reason-die-done = A Steadfast Die can stand in for your die only before your die is used.

# Faults of boards, and what is odd about one. `$space` is a space's id, or # and its number in the file where it has none.
# Each begins with its place, in one of the forms that the first message has as attributes. `$line`, `$second` and `$last`
# are lines of the file, or none; `$at` is the number of a space that its id does not tell from all others, or 0.
reason-board-not-toml =
    { reason-board-not-toml.range }The file is not TOML: { $error }{ $column ->
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
            [none] { reason-board-not-toml.line }
           *[other] Lines { $line } to { $last }:{" "}
        }
    .space =
        { $at ->
            [0] { reason-board-not-toml.line }
           *[other] { $line ->
                [none] Space { $at }:{" "}
               *[other] Line { $line }, space { $at }:{" "}
            }
        }
    .spaces =
        { $second ->
            [none] { reason-board-not-toml.space }
           *[other] { $at ->
                [0] Lines { $line } and { $second }:{" "}
               *[other] Lines { $line } and { $second }, space { $at }:{" "}
            }
        }
reason-board-too-deep = { reason-board-not-toml.line }Here are tables or lists within each other, more than { $most } deep; a board has a list of spaces with lists of neighbours.
reason-board-long-number = { reason-board-not-toml.line }This number has more than { $most } digits.
reason-board-too-much = { reason-board-not-toml.line }Up to here there are more than { $most } fields and entries; no board has so many.
reason-board-no-spaces = { reason-board-not-toml.range }There are no spaces: a board file has a [[space]] for each.
reason-board-no-list-of-spaces = { reason-board-not-toml.line }“space” is “{ $value }” and no list; a board file has a [[space]], in double brackets, for each.
reason-board-empty = { reason-board-not-toml.line }The list of spaces is empty.
reason-board-too-many-spaces = { reason-board-not-toml.line }There are { $count } spaces; a board has at most { $most }.
reason-board-not-a-space = { reason-board-not-toml.space }“{ $value }” stands where a [[space]] must be.
reason-board-bad-name = { reason-board-not-toml.line }The board's name must be a text that can be shown, not “{ $value }”.
reason-board-no-list-of-players = { reason-board-not-toml.line }The board's players must be a list of numbers, not “{ $value }”.
reason-board-many-players = { reason-board-not-toml.line }The board's players are a list of { $count } entries; there are { $most } numbers from 2 to 5.
reason-board-bad-players = { reason-board-not-toml.line }Entry { $entry } of the board's players is “{ $value }”; it must be a whole number from 2 to 5.
reason-board-no-id = { reason-board-not-toml.space }This space has no id.
reason-board-bad-id = { reason-board-not-toml.space }The id of this space is “{ $value }”; it must be a whole number or a text of up to 24 characters that can be shown, without spaces around it.
reason-board-double-id = { reason-board-not-toml.spaces }The id “{ $space }” is already that of space { $other }.
reason-board-no-kind = { reason-board-not-toml.space }“{ $space }” has no kind; it must be hall, circle or scroll.
reason-board-unknown-kind = { reason-board-not-toml.space }The kind of “{ $space }” is “{ $kind }”; it must be hall, circle or scroll.
reason-board-no-power = { reason-board-not-toml.space }“{ $space }” has no power; it must be a whole number from 2 to 6.
reason-board-bad-power = { reason-board-not-toml.space }The power of “{ $space }” is “{ $power }”; it must be a whole number from 2 to 6.
reason-board-no-place = { reason-board-not-toml.space }“{ $space }” has no { $axis }, so it cannot be drawn.
reason-board-bad-place = { reason-board-not-toml.space }The { $axis } of “{ $space }” is “{ $value }”; it must be a number from -1000000 to 1000000.
reason-board-same-spot = { reason-board-not-toml.spaces }“{ $space }” and “{ $other }” lie on the same spot.
reason-board-no-neighbours = { reason-board-not-toml.space }“{ $space }” has no neighbours; they must be a list of ids, which may be empty.
reason-board-no-list-of-neighbours = { reason-board-not-toml.space }The neighbours of “{ $space }” must be a list of ids, not “{ $value }”.
reason-board-many-neighbours = { reason-board-not-toml.space }The neighbours of “{ $space }” are a list of { $count } entries, more than a board has spaces.
reason-board-bad-neighbour = { reason-board-not-toml.space }Entry { $entry } of the neighbours of “{ $space }” is “{ $value }”, which can be no space's id.
reason-board-unknown-neighbour = { reason-board-not-toml.space }“{ $space }” has a neighbour “{ $neighbour }” that is no space.
reason-board-own-neighbour = { reason-board-not-toml.space }“{ $space }” is its own neighbour.
reason-board-one-way = { reason-board-not-toml.spaces }The passage from “{ $space }” to “{ $neighbour }” is one-way: “{ $neighbour }” does not name “{ $space }”.
reason-board-unreachable = { reason-board-not-toml.space }“{ $space }” cannot be reached from the hall.
reason-board-no-hall = { reason-board-not-toml.range }There is no hall.
reason-board-many-halls = { reason-board-not-toml.spaces }“{ $space }” is a hall besides “{ $other }”; a board has one.
reason-board-no-circle = { reason-board-not-toml.range }There is no circle of a power from 2 to 6.
reason-board-no-scroll = { reason-board-not-toml.range }There is no scroll space of a power from 2 to 6.
reason-board-many-circles = { reason-board-not-toml.line }There are { $count } circles of power { $power }; the box has { $most } seals of it.
reason-board-many-scrolls = { reason-board-not-toml.line }There are { $count } scroll spaces of power { $power }; a game has { $most } scrolls of it.
reason-board-few-sixes = { reason-board-not-toml.range }Scroll spaces of power 6: { $count }. With { $players } players there must be at least { $least }, or the game would be over after its first round.
reason-board-unknown-field = { reason-board-not-toml.line }Nobody reads the field “{ $field }” of a board.
reason-board-unknown-space-field = { reason-board-not-toml.line }Nobody reads the field “{ $field }” of a space (“{ $space }” has it).
reason-board-hall-power = { reason-board-not-toml.line }“{ $space }” is the hall, whose power nobody reads.
reason-board-other-players = { reason-board-not-toml.line }The board is not meant for { $players } players.
reason-board-scroll-at-hall = { reason-board-not-toml.line }The scroll space “{ $space }” lies directly at the hall.
reason-board-steep-opening = { reason-board-not-toml.line }“{ $space }” at the hall has power { $power }; 2 or 3 is usual there.
reason-board-power-falls = { reason-board-not-toml.line }On every way from the hall to “{ $space }” the power falls somewhere.
