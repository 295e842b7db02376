# What `conclave stats` says.

stats-help-files = files of results, or folders with such files, that conclave arena wrote
stats-help-bot = only the seats of this bot
stats-help-players = only games of so many players
stats-help-by = figures apart for each number of players, or for each bot: { $ways }
stats-help-sort = what to order by: { $ways }; value if you say nothing
stats-help-plots = write the pictures into this folder, as PNG and SVG
stats-help-html = write everything into this file, as one page for a browser
stats-help-json = print JSON instead of a table
stats-help-csv = print CSV instead of a table, for a spreadsheet
stats-no-way = { $option } cannot be “{ $value }”; it is one of { $ways }.
stats-no-bot = No game has a seat of the bot “{ $bot }”; there are seats of { $bots }.
stats-no-games = There is no finished game among these; give more files, or leave out --bot and --players.
stats-two-games = These are results of { $games }; give those of one game at a time.
stats-left-out = conclave: { $why } The figures are those of the other files.
stats-unwritable = The file { $file } cannot be written ({ $why }); give a place where you may write.
stats-written = Written: { $file }
stats-title = { $game }, { $games ->
    [one] 1 game
   *[other] { NUMBER($games, useGrouping: 1) } games
} of { $players } players, seats of { $bots }
stats-page-title = What the cards of { $game } are worth
stats-table = The figures
stats-table-caption = Win rates and points stand with half the width of their 95 % interval. A click on a heading orders the rows by it.
stats-meaning = Points added: what having the card among one’s own changes in one’s score less the mean of the others, compared with an average card; estimated for all cards together. Win rate: of seats that had it. Both are drawn towards the mean where a card was seen little, and stand with half the width of their 95 % interval.
stats-whole = { NUMBER($number, maximumFractionDigits: 0, useGrouping: 1) }
stats-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
stats-interval = { $value } ± { $width }
stats-card = Card
stats-seen = seats
stats-played = in play, %
stats-round = in round
stats-used = uses
stats-points = points at the end
stats-win = win rate, %
stats-value = points added
stats-in-play = points added in play
stats-axis-value = points added, with 95 % intervals
stats-axis-round = mean round in which it came into play
stats-plot-values = Points that each card adds
stats-plot-rounds = When cards come into play, and what they add
