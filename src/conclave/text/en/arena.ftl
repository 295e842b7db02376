# What `conclave arena` says.

arena-no-results = There are no results in { $path }; give a file or a folder that conclave arena wrote.
arena-unreadable = The file { $file } cannot be read ({ $why }); give results that you may read.
arena-damaged = The file { $file } is damaged; remove it, and the same conclave arena command plays its games again. All other files are kept.
arena-foreign = The file { $file } has no results of conclave arena in it; give others, or take it out of the folder.
arena-newer = The file { $file } was written by a newer Conclave; read it with that one.

arena-help-game = the game to play: { $games }
arena-help-bots = who plays, with commas between them, such as greedy,search:200,search:0.2s; pipe:COMMAND goes on to the end, and --bots may be given again; a bot alone plays against itself
arena-help-games = how many games in all; { $games } if you say nothing, and matches are played to their end
arena-help-players = how many players; 2 if you say nothing, or the game’s usual number where 2 cannot play it
arena-help-lineup = who meets: pairs (every two bots, one of the first among the others, both ways), first (the first bot alone among each of the others) or together (all at one table); pairs if you say nothing
arena-help-seed = a whole number; the same seed gives the same deals
arena-help-out = the folder for the results; the same command goes on with what is there. A folder in { $folder } if you say nothing
arena-help-workers = how many processes play; as many as there are cores if you say nothing
arena-help-cluster = the address of a dask.distributed scheduler, such as tcp://localhost:8786, whose workers play
arena-help-json = print one line of JSON instead of a picture

arena-bots-number = { $number ->
    [one] 1 bot is
   *[other] { $number } bots are
} not enough or too many for a contest; name 1 to { $most } with --bots, such as --bots greedy,random.
arena-bots-twice = The bot “{ $bot }” is named twice; name each of them once.
arena-no-lineup = There is no line-up “{ $lineup }”; --lineup is one of: { $lineups }.
arena-together = With --lineup together there is a seat for each bot: { $bots } bots do not fit { $players } players; give --players { $bots }.
arena-folder = The folder { $folder } cannot be used ({ $why }); give another with --out.
arena-busy = Another run of conclave arena is at work in { $folder }; wait for it, or give another folder with --out.
arena-other = The games in { $folder } were played with other settings ({ $name }: { $there }; now: { $here }); give another folder with --out, or the same settings.
arena-unwritten = { $games ->
    [one] 1 finished game
   *[other] { NUMBER($games, useGrouping: 1) } finished games
} could not be written to { $folder } ({ $why }). All that was written before is kept: make room, and the same command goes on from there.
arena-worker-dies = The process that plays { $bots } has ended { $times } times without an answer; one of these bots brings it down. Leave it out. All finished games are kept.
arena-cluster-unreachable = No scheduler answers at { $address } ({ $why }); start one with dask scheduler, or give the address that it names.
arena-cluster-lost = The scheduler at { $address } is gone. All finished games are kept: start it again, and the same command goes on from there.
arena-cluster-empty = The scheduler at { $address } has no workers yet; start some with: dask worker { $address }
arena-cluster-bare = A worker of the cluster lacks { $library }; install this Conclave there, with what its bots need.
arena-cluster-version = A worker of the cluster has Conclave { $theirs }, and this is { $ours }; install the same version there.

arena-progress = playing
arena-title =
    { $game } for { $players ->
        [one] 1 player
       *[other] { $players } players
    }, { $settings }
arena-played = { $games ->
    [one] 1 game
   *[other] { NUMBER($games, useGrouping: 1) } games
}, { $matches ->
    [0] but no match is complete yet
    [one] 1 complete match: one deal with every bot in every seat
   *[other] { NUMBER($matches, useGrouping: 1) } complete matches: one deal with every bot in every seat
}
arena-rates = Win rates with 95 % intervals (│ is a fair share)
arena-rate = { $others ->
    [one] { $bot } against { $other }
   *[other] { $bot } against { $others } × { $other }
}
arena-rate-together = { $bot } against all others
arena-share = { $share } % ({ $low } to { $high })
arena-verdict = { $meeting }: { $verdict }
arena-clear = { $better ->
    [yes] stronger
   *[no] weaker
}
arena-more = open; about { NUMBER($games, useGrouping: 1) } more games would tell
arena-few = too few matches to tell
arena-even = no difference; { $difference } points or more would show
arena-ratings = Ratings on Elo's scale with 95 % intervals (│ is 0, the mean of all)
arena-ratings-from = Ratings on Elo's scale with 95 % intervals (│ is 0, { $bot })
arena-column-bot = bot
arena-column-rating = rating
arena-column-score = score
arena-column-thinking = a decision
arena-rating = { $rating } ({ $low } to { $high })
arena-thinking = { $milliseconds } ms
arena-lapse = { $bot } forfeited { $games ->
    [one] 1 game
   *[other] { NUMBER($games, useGrouping: 1) } games
} of { NUMBER($of, useGrouping: 1) }. The first time: { $first }
arena-kept = The games are in { $folder }.
arena-where = The games are in { $folder }; conclave stats { $folder } tells which cards win.
arena-stopped = Stopped after { NUMBER($games, useGrouping: 1) } of { NUMBER($total, useGrouping: 1) } games, which are kept; the same command goes on from there.
