# What a player is asked. The .short form names the decision in other sentences.


archimage-question-turn =
    { $may ->
        [break] Your turn: which seal do you break?
        [cast] Your dice break no seal within reach. Cast a spell, or give up?
        [both] Your turn: cast a spell, or which seal do you break?
       *[none] Your dice break no seal within reach, and no spell helps.
    }
    .short = casting spells and breaking a seal
archimage-question-take =
    { $number ->
        [0] { $round ->
            [0] Take dice for the first round, { $due } in all. Which colour first? Colours come in the order red, blue, yellow, green.
           *[other] Take dice for the next round, { $due } in all. Which colour first? Colours come in the order red, blue, yellow, green.
        }
       *[other] { $round ->
            [0] You have taken { $number } of { $due } dice for the first round. Which colour next?
           *[other] You have taken { $number } of { $due } dice for the next round. Which colour next?
        }
    }
    .short = taking dice for the next round
archimage-question-dice =
    { $number ->
        [0] Which dice break { $target }? Use no die too many.
       *[other] Which dice break { $target }? You use { $chosen } so far.
    }
    .short = choosing the dice that break the seal
archimage-question-absorb = Keep { $seal }, just broken, on an Absorption?
    .short = keeping a broken seal on an Absorption

# Circles 0 and I.
archimage-question-transmute =
    { $number ->
        [0] { $scroll }: which of your dice change their colour?
       *[other] { $scroll }: { $chosen } will change colour. Another one?
    }
    .short = choosing dice to swap for another colour
archimage-question-new-colour = { $scroll }: which colour do you take in place of { $chosen }?
    .short = choosing the new colour of dice
archimage-question-reroll =
    { $number ->
        [0] { $scroll }: which of your dice do you roll again?
       *[other] { $scroll }: you will roll { $chosen } again. Another one?
    }
    .short = choosing dice to roll again
archimage-question-evolve =
    { $number ->
        [0] { $scroll }: which of your dice show 2 more?
       *[other] { $scroll }: { $chosen } will show 2 more. Another one?
    }
    .short = choosing dice that show 2 more
archimage-question-grow = { $scroll }: which colour has the die that you take and roll?
    .short = choosing the colour of a new die

# Circle II.
archimage-question-first-seal =
    { $spell ->
        [inversion] { $scroll }: which seal do you swap with one of the same power and another element?
       *[exchange] { $scroll }: which seal do you swap with one of the same element and another power?
    }
    .short = choosing the first of two seals to swap
archimage-question-second-seal = { $scroll }: which seal changes places with { $target }?
    .short = choosing the second of two seals to swap
archimage-question-strengthen = { $scroll }: which of your dice shows more by { $power }, at most 6?
    .short = choosing the die that an Absorption strengthens
archimage-question-disintegrate = { $scroll }: which seal do you remove?
    .short = choosing a seal to remove
archimage-question-first-scroll = { $scroll }: which scroll do you swap with another on the board?
    .short = choosing the first of two scrolls to swap
archimage-question-second-scroll = { $scroll }: which scroll changes places with { $target }?
    .short = choosing the second of two scrolls to swap

# Circle III.
archimage-question-mystify-whom = { $scroll }: with whom do you swap colours?
    .short = choosing with whom to swap colours
archimage-question-mystify-theirs = { $scroll }: which die of { $player }?
    .short = choosing an opponent's die to swap colours with
archimage-question-mystify-mine = { $scroll }: which of your dice swaps its colour with { $theirs } of { $player }?
    .short = choosing a die of yours to swap colours
archimage-question-alter-colour = { $scroll }: which colour?
    .short = choosing a colour of dice
archimage-question-alter-whom = { $scroll }: whose { $colours } dice show 1 less?
    .short = choosing whose dice show less
archimage-question-raise =
    { $number ->
        [0] { $scroll }: which of your dice show 1 more?
       *[other] { $scroll }: { $chosen } will show 1 more. Another one?
    }
    .short = choosing dice of yours that show 1 more
archimage-question-lower =
    { $number ->
        [0] { $scroll }: which dice of { $player } show 1 less?
       *[other] { $scroll }: { $chosen } of { $player } will show 1 less. Another one?
    }
    .short = choosing an opponent's dice that show 1 less
archimage-question-transfer-whom = { $scroll }: with whom do you swap scrolls?
    .short = choosing with whom to swap scrolls
archimage-question-transfer-theirs = { $scroll }: which scroll of { $player } do you take?
    .short = choosing an opponent's scroll to take
archimage-question-transfer-mine = { $scroll }: which scroll do you give { $player } for { $theirs }?
    .short = choosing a scroll to give
archimage-question-theft-whom = { $scroll }: from whom do you take a die?
    .short = choosing from whom to take a die
archimage-question-theft-which = { $caster } casts { $scroll } on you: which die do you give?
    .short = choosing which die to give up
archimage-question-borrow-whom = { $scroll }: whose scroll do you cast?
    .short = choosing from whom to borrow a scroll
archimage-question-borrow-which = { $scroll }: which scroll of { $player } do you cast?
    .short = choosing a scroll to borrow

# Circle IV.
archimage-question-mission = { $scroll }: on which seal do you put your { $familiar }?
    .short = choosing a seal for the familiar
archimage-question-leap-over = { $scroll }: which seal do you pass?
    .short = choosing a seal to leap over
archimage-question-leap-to = { $scroll }: which seal do you break behind { $target }?
    .short = choosing a seal behind the one leapt over
archimage-question-pass = { $scroll }: which mage or familiar do you pass?
    .short = choosing a mage or familiar to pass
archimage-question-pass-to = { $scroll }: which seal do you break behind { $target }?
    .short = choosing a seal behind a mage or familiar
archimage-question-guardian = { $scroll }: where does the guardian of { $element } go?
    .short = placing a guardian
archimage-question-speed-first = { $scroll }: which seal do you break first, with your dice?
    .short = choosing the first of two seals to break
archimage-question-speed-second = { $scroll }: which seal do you break now, without dice?
    .short = choosing the second of two seals to break

archimage-question-bond = { $scroll }: what does your { $familiar } do?
    .short = deciding what the familiar does
archimage-question-bond-target = { $scroll }: which seal does your { $familiar } break?
    .short = choosing a seal for the familiar to break
