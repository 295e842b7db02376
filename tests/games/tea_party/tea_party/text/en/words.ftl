# The words of Tea Party.

tea-party-setting-game =
    .text = Everybody takes a cake in turn.
tea-party-setting-tokens = Tokens
    .text = how many cakes everybody takes
tea-party-setting-level = Level
    .text = whether the table is level
tea-party-question-take = Which cake do you take?
    .short = a cake
tea-party-option-take = Take the cake { $rest }
tea-party-event-taken = { $player } takes the cake { $card }.
tea-party-cake = Cake { $number }
tea-party-heading = Cake
tea-party-eaten = eaten
tea-party-tray = tray { $number }
