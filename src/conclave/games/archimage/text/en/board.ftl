# The board as lines of text.

archimage-board-title = Round { $round } · { $circles }
archimage-board-title-before = Before the first round · { $circles }
archimage-board-title-over = The end of the game · { $circles }
archimage-board-first = First player: { $player }
archimage-board-highest =
    { $state ->
        [over] Scrolls of power 6 on the board: { $number }.
        [few] Scrolls of power 6 on the board: { $number }. That is fewer than { $least }: the game is over when this round is.
       *[enough] Scrolls of power 6 on the board: { $number }. Fewer than { $least } at the end of a round end the game.
    }
archimage-board-idle =
    { $rounds ->
        [one] No seal was broken in the last round; three such rounds in a row end the game.
       *[other] No seal was broken in the last { $rounds } rounds; three such rounds in a row end the game.
    }
archimage-board-you = { $player } (you)
archimage-board-player-playing = { $player }, { $mage }: mage { $hall ->
        [yes] in
       *[no] at
    } { $place }; { $familiar } at { $where }; dice: { $dice }; points: { $points }
archimage-board-player-done = { $player }, { $mage }: mage { $hall ->
        [yes] in
       *[no] at
    } { $place }; { $familiar } at { $where }; dice for the next round: { $waiting }; points: { $points }
archimage-board-player-over = { $player }, { $mage }; points: { $points }
archimage-board-familiar-home = home
archimage-board-scrolls = { $player } has { $scrolls }
archimage-board-scroll-state =
    { $state ->
        [down] { $scroll } (face down)
        [new] { $scroll } (just won)
       *[up] { $scroll }
    }
archimage-board-scroll-stored = { $scroll } with { $seal } on it
archimage-board-scroll-line = { $scroll }, power { $power }: { $text }
archimage-board-reserve = In the reserves: { $dice }
archimage-board-reserve-none = The reserves are empty
archimage-board-guardian = The guardian of { $element } stands on { $target }
archimage-board-near =
    { $who ->
        [you] { $state ->
            [able] Your dice can break { $targets }
            [diceless] Within your reach: { $targets }
           *[unable] Within your reach, but not for these dice: { $targets }
        }
       *[other] { $state ->
            [able] The dice of { $player } can break { $targets }
            [diceless] Within reach of { $player }: { $targets }
           *[unable] Within reach of { $player }, but not for these dice: { $targets }
        }
    }
archimage-board-far-seals =
    { $state ->
        [over] { $element } seals left: { $seals }
       *[far] { $element } seals out of reach: { $seals }
    }
archimage-board-of-power = power { $power } at { $spaces }
archimage-board-far-scrolls =
    { $state ->
        [over] Scrolls of power { $power } left: { $scrolls }
       *[far] Scrolls of power { $power } out of reach: { $scrolls }
    }
archimage-board-scroll-at = { $scroll } at { $space }
archimage-board-your-scrolls = Your scrolls
