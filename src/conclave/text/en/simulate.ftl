# What `conclave simulate` says.

simulate-help-game = the game to play: { $games }
simulate-help-players = how many players; 4 if you say nothing, or the game’s usual number where 4 cannot play it
simulate-help-games = how many games
simulate-help-seed = the first game's seed; each next game has the next seed
simulate-help-bot = who plays at every seat: random, greedy, search:200, novice, adept, master
simulate-help-json = print one line of JSON instead of a table
simulate-progress = playing
simulate-title =
    { $games ->
        [one] 1 random game of { $game }
       *[other] { NUMBER($games, useGrouping: 1) } random games of { $game }
    }, { $players ->
        [one] 1 player
       *[other] { $players } players
    }
simulate-seconds = seconds
simulate-games-a-second = games a second
simulate-decisions-a-second = decisions a second
simulate-decisions-a-game = decisions a game
simulate-rounds-a-game = rounds a game
simulate-score = score, mean and standard deviation
simulate-score-value = { $mean } ± { $spread }
simulate-scores-between = scores from lowest to highest
simulate-scores-between-value = { $least } to { $most }
simulate-wins = wins of player { $seat }, shared wins in parts
simulate-wins-value = { $share } %
simulate-stopped = Stopped after { $games ->
    [one] 1 game
   *[other] { $games } games
}; these are the figures so far.
