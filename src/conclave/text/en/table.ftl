table-chose = { $player } had one choice only: the table made it.
