# Why something is refused or wrong, one sentence each.

reason-with-ruling = { $reason } (ruling { $ruling })

# Options and seeds.
reason-game-unknown = There is no game called “{ $game }”; the games are: { $games }.
reason-game-part-missing =
    { $part ->
        [cards] { $game } has nothing to list.
       *[other] { $game } has no “{ $part }”; this needs one.
    }
reason-option-unknown = There is no option “{ $option }” in { $game }; the options are: { $options }.
reason-option-value = “{ $value }” is no value for the option “{ $option }”; it may be: { $values }.
reason-option-twice = “{ $value }” stands twice in the option “{ $option }”; each can be taken once.
reason-option-long = The option “{ $option }” names { $number }, more than the { $players } players at the table.
reason-seed-missing = A game needs luck: give a seed, any whole number, or a key of 32 bytes.
reason-seed-number = The seed must be a whole number, not “{ $seed }”.
reason-seed-and-key = Give a seed or a key, not both.
reason-key-length =
    { $bytes ->
        [one] A key has { $bytes } byte.
       *[other] A key has { $bytes } bytes.
    }
reason-no-such-seat = There is no seat { $seat } at a table of { $seats }.

# Records and saves.
reason-record-newer = It is a “{ $format }”, written by a newer version; this one reads a “{ $known }”.
reason-record-foreign = This is not a recorded game: it does not begin with the format “{ $format }”.
reason-record-sum = The record is damaged: its contents do not match its checksum.
reason-record-lacks = The record is damaged: “{ $field }” is missing.
reason-record-no-key = The record has no key, so its luck cannot be played again.
reason-record-key = The record is damaged: its key is not a number in hexadecimal.
reason-record-commitment = The record's key does not match the commitment given before the game.
reason-revision-unknown = Revision { $revision } of the rules of { $game } is not known to this program, which knows { $known }.
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
reason-save-field =
    { $seat ->
        [0] The table cannot lie so, because of “{ $field }” ({ $what }).
       *[other] The table cannot lie so, because of “{ $field }” of player { $seat } ({ $what }).
    }

# Picks.
reason-pick-unknown = “{ $pick }” is not the notation of any choice.
reason-pick-after-the-end = “{ $pick }” comes too late: the game is over.
reason-pick-not-asked = “{ $pick }” is not for player { $seat } to choose: player { $asked } is asked.
reason-pick-not-offered = “{ $pick }” is not among the choices of player { $seat } now.
reason-set-not-offered = “{ $picks }” is not a set that player { $seat } can choose now.

# Why not.
reason-not-a-pick = “{ $pick }” is neither the name of something in this game nor a choice in notation.
reason-game-over = The game is over.
reason-not-your-turn = You have nothing to choose now: { $player } is asked.
reason-not-asked-for = “{ $pick }” is not among the choices now: the decision at hand is { $question }.
reason-answer-first = Another decision comes first: { $question }.
