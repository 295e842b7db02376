# What `conclave bench` says.

bench-help-game = the game to measure: seasons or archimage; seasons if you say nothing
bench-help-seconds = how long each measurement takes
bench-help-memory = decisions after which memory is compared; 0 leaves it out
bench-help-rivals = leave out other libraries, installed or not
bench-help-json = print one line of JSON instead of a table
bench-help-check = exit with 1 where a figure misses this share of its mark: 1 for all of it, 0.5 on a noisy machine
bench-title-seasons = Seasons, four players, archmage level, uniformly random picks, one core
bench-title-archimage = Archimage, four players, a magic circle at random, uniformly random picks, one core
bench-engine = engine
bench-engine-compiled = compiled with mypyc, Python { $python }
bench-engine-interpreted = interpreted, Python { $python }
bench-decisions = decisions a second through the door, in the best of ten laps
bench-decisions-overall = over all laps
bench-with-mark = { $value } (mark { $mark })
bench-kingdom = the same with all of Enchanted Kingdom
bench-kingdom-value = { $value }, { $share } % of that (mark { $mark } %)
bench-copy = copying a table in the middle of a game
bench-microseconds = { $value } µs
bench-memory = memory left behind by { $decisions } decisions
bench-memory-value = { $value } KiB
bench-rival = { $name }, decisions a second in the same run
bench-rival-value = { $value } ({ $game } is { $ratio } times as fast)
bench-rival-missing = not installed
bench-progress = measuring { $what }
bench-missed = { $what } misses its mark.
bench-above-zero = { $option } must be a number above 0.01, not “{ $value }”.
