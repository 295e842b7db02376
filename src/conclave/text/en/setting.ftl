# What every game can be set up with: each choice and each of its values, with an explanation.

setting-players = Players
    .text = How many sit at the table.
setting-players-value =
    { $number ->
        [one] 1 player
       *[other] { $number } players
    }
setting-ask-forced = Forced choices
    .text = To be asked also where there is one choice only.
setting-ask-forced-no = Made by the table
    .text = The table makes a choice itself where there is only one.
setting-ask-forced-yes = Asked all the same
    .text = Everybody makes every choice, also the only one.
