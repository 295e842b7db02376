# What `conclave bench` says.

bench-help-game = the game to measure; { $game } if you say nothing
bench-help-all = all installed games, one after the other
bench-help-seconds = how long each measurement takes
bench-help-memory = decisions after which memory is compared; 0 leaves it out
bench-help-rivals = leave out other libraries, installed or not
bench-help-json = print a line of JSON for each game instead of a table
bench-help-check = exit with 1 where a figure misses this share of its mark: 1 for all of it, 0.5 on a noisy machine
bench-title =
    { $game }, { $players ->
        [one] 1 player
       *[other] { $players } players
    }, { $settings }, uniformly random picks, one core
bench-engine = engine
bench-engine-compiled = compiled with mypyc, Python { $python }
bench-engine-interpreted = interpreted, Python { $python }
bench-decisions = decisions a second through the public API, in the best of ten laps
bench-decisions-overall = over all laps
bench-with-mark = { $value } (mark { $mark })
bench-extended = the same with all that extends the game
bench-extended-value = { $value }, { $share } % of that (mark { $mark } %)
bench-copy = copying a table in the middle of a game
bench-deal = dealing a table from what a seat knows
bench-microseconds = { $value } µs
bench-aec = steps a second of the AEC environment, with observation and mask
bench-batched = steps a second of 64 tables stepped together
bench-search = simulations a second of search
bench-extra-missing = not installed: pip install "conclave[envs]"
bench-unobserved = the game brings no observations
bench-memory = memory left behind by { $decisions } decisions
bench-memory-value = { $value } KiB
bench-rival = { $name }, decisions a second in the same run
bench-rival-value = { $value } ({ $game } is { $ratio } times as fast)
bench-rival-missing = not installed
bench-progress = measuring { $what }
bench-missed = { $game }: { $what } misses its mark.
bench-above-zero = { $option } must be a number above 0.01, not “{ $value }”.
