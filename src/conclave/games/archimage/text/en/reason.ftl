# Why something is refused, one sentence each; what every game refuses alike is in the file beside this folder.

archimage-reason-not-a-pick = “{ $pick }” is neither a scroll nor the notation of a choice.
archimage-reason-must-break = You can break a seal, so you must: dice are given up only by those who cannot.
archimage-reason-no-such-space = There is no space { $number } on this board: they are numbered from 0 to { $last }.
archimage-reason-nothing-to-break = There is no seal at { $space }.
archimage-reason-under-a-guardian = The scroll at { $space } has a guardian on it: nobody may break its seal.
archimage-reason-under-a-familiar = An opponent's mage or familiar stands at { $space }.
archimage-reason-no-free-way = No free way leads to { $space }: seals, scrolls, other mages and opponents' familiars are in the way.
archimage-reason-dice-short =
    { $element ->
        [spirit] The seal at { $space } takes dice of any one colour that show { $power } together, and no colour of yours does.
       *[other] The { $name } seal at { $space } takes { $colours } dice that show { $power } together, and yours do not.
    }
archimage-reason-not-your-scroll = { $scroll } is not among your scrolls.
archimage-reason-never-cast = { $scroll } is never cast: it scores at the end of the game.
archimage-reason-won-this-turn = { $scroll } came to you this turn: it can be cast from your next turn on.
archimage-reason-face-down = { $scroll } lies face down: it turns face up when your round is over.
archimage-reason-changes-nothing = { $scroll } would change nothing now, or cannot be carried out.
