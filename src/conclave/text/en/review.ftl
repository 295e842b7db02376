# A game gone over again.

review-help-bot = who goes over the game, such as { $bot }, greedy, search:1000 (so many simulations a decision) or search:1s; { $bot } if you say nothing
review-help-seat = only the decisions of this player, by number
review-help-worst = how many of the costliest decisions to tell; { $number } if you say nothing
review-help-svg = also draw the chances to win into this file, which must not exist yet, as an SVG picture
review-progress = Going over the game
review-empty = Nobody has chosen anything yet in the game in { $file }: there is nothing to go over.
review-by =
    { $decisions ->
        [one] { $decisions } decision, gone over by { $bot }. It knew only what the player could know at that moment.
       *[other] { $decisions } decisions, gone over by { $bot }. Each time it knew only what the player could know at that moment.
    }
review-unfinished = The game is not over: this is as far as it has come.
review-worst = What cost most
review-worst-none = Nothing better is known than what was chosen.
review-decision =
    { $round ->
        [0] Before round 1, choice { $number }, { $player }: { $option } – { $value }
       *[other] Round { $round }, choice { $number }, { $player }: { $option } – { $value }
    }
review-better = Better: { $option } – { $value }
review-see = To see the position before a choice: conclave replay { $file } --to { $number }
review-chart = The chance to win, from the first choice to the last
review-course-over = { $player }: { $first } at the start, { $least } at the least (choice { $lowest }), { $most } at the most (choice { $highest }), { $last } at the end
review-course-open = { $player }: { $first } at the start, { $least } at the least (choice { $lowest }), { $most } at the most (choice { $highest }), { $last } now
review-rounds = Round
review-drawn = The picture is in { $file }
