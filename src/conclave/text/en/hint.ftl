# What bots think of options: hints.

hint-percent = { $number } %
hint-chance = { $percent } to win
hint-points = { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
hint-line = { $option } – { $value }
hint-title = A hint for { $player }, by { $bot }:
hint-title-set = A hint for { $player }, by { $bot }: all of these together
hint-set = All of these together:
hint-only = There is nothing else to choose: { $option }
hint-thinking = Thinking about your choices …
hint-over = The game in { $file } is over, nothing is left to choose; type conclave review { $file } to see what cost most.
hint-not-asked = { $player } is not asked now; give --seat { $seats }, or leave it out.
hint-seat = --seat must be the number of a player, 1 to { $players }, not “{ $value }”.
hint-help-seat = the player to advise, by number; whoever is asked if you say nothing
hint-help-bot = who thinks about it, such as { $bot }, greedy, search:500 (so many simulations) or search:2s (so long); { $bot } if you say nothing
