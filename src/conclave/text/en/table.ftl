# What any table tells of itself.

table-chose = { $player } had one choice only: the table made it.
table-title = { $game } · round { $round }
table-title-over = { $game } · the game is over
table-waiting = Waiting for { $players }.
table-over = The game is over.
