# What a choice would do, in a line.

archimage-option-give-up = Give up: put { $dice } back and end your round
archimage-option-cast = Cast { $scroll }
archimage-option-cast-stored = Cast { $scroll } with { $seal } on it

# Breaking. With what, and who goes there.
archimage-option-break =
    { $piece ->
        [familiar] Break { $target } with { $dice } and send your { $familiar } there
        [back] Break { $target } with { $dice }; your { $familiar } comes back from there
       *[mage] Break { $target } with { $dice }
    }
archimage-option-break-free =
    { $piece ->
        [back] Break { $target }; your { $familiar } comes back from there
       *[mage] Break { $target }
    }
archimage-option-some-dice = some of your { $colours } dice
archimage-option-dice-of-a-colour = dice of one colour
archimage-option-die =
    { $rest ->
        [0] Use { $die }: that is enough
       *[other] Use { $die }, and more for the { $rest } still missing
    }
archimage-option-absorb = Keep it on { $scroll }
archimage-option-absorb-over = Keep it on { $scroll }, in place of { $seal }
archimage-option-absorb-not = Keep it nowhere: it leaves the game
archimage-option-take = Take a { $colour } die ({ $number } in the reserve)

# Dice chosen one after the other.
archimage-option-chosen =
    { $question ->
        [transmute] No more: swap { $dice }
        [reroll] No more: roll { $dice } again
        [evolve] No more: 2 more on { $dice }
        [raise] No more: 1 more on { $dice }
       *[lower] No more: 1 less on { $dice } of { $player }
    }
archimage-option-swap-die = Swap { $die }
archimage-option-reroll = Roll { $die } again
archimage-option-raise = Raise { $die } to { $value }
archimage-option-lower = Lower { $die } of { $player } to { $value }
archimage-option-new-colour = Take { $colours } dice for { $dice } ({ $number } in the reserve)
archimage-option-grow = Take a { $colour } die and roll it ({ $number } in the reserve)

# Seals and scrolls on the board.
archimage-option-first = Swap { $target } with another
archimage-option-second = Swap with { $target }
archimage-option-remove = Remove { $target }

# Opponents.
archimage-option-against =
    { $question ->
        [alter-whom] { $player }, who has { $dice }
        [theft-whom] From { $player }, who has { $dice }
       *[mystify-whom] With { $player }, who has { $dice }
    }
archimage-option-scrolls-of =
    { $question ->
        [transfer-whom] With { $player }, who has { $scrolls } face up
       *[borrow-whom] From { $player }, who has { $scrolls } face up
    }
archimage-option-theirs = Swap colours with { $die } of { $player }
archimage-option-mine = Your { $mine } becomes { $new }, and { $theirs } of { $player } becomes { $became }
archimage-option-colour = The { $colours } dice: you have { $dice }
archimage-option-colour-none = The { $colours } dice, of which you have none
archimage-option-give-die = Give { $die }
archimage-option-take-scroll = Take { $scroll } (power { $power })
archimage-option-give-scroll = Give { $scroll } (power { $power })
archimage-option-borrow = Cast { $scroll } of { $player }

# Ways.
archimage-option-mission = Put your { $familiar } on { $target }
archimage-option-pass = Pass { $target }
archimage-option-guardian = Put the guardian of { $element } on { $target }
archimage-option-guardian-move = Move the guardian of { $element } from { $old } to { $target }
archimage-option-take-off = Take the guardian of { $element } off { $target }
archimage-option-familiar-here = Your { $familiar } stays at { $space }, where you stand
archimage-option-familiar-breaks = Your { $familiar } breaks a seal with your dice; your turn ends
archimage-option-familiar-with-one = Your { $familiar } breaks a seal of any power with a die that shows 1; your turn ends
