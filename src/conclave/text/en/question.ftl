# What a player is asked. The .short form names the decision in other sentences.

question-draft = Choose a card to keep; the others go to your left neighbour.
    .short = choosing a card of the pack
question-build =
    { $set ->
        [hand] { $number ->
            [one] Choose { $number } more card for your opening hand.
           *[other] Choose { $number } cards for your opening hand.
        }
       *[library] { $number ->
            [one] Choose { $number } more card for library II, which you get in year 2. The rest is library III, for year 3.
           *[other] Choose { $number } cards for library II, which you get in year 2. The rest is library III, for year 3.
        }
    }
    .short = sorting cards into hand and libraries
question-die = Take a die. It is your income this round; the die nobody takes moves the season on by its pips.
    .short = taking a die
question-order =
    { $occasion ->
        [season] The season has changed. Which of your cards takes effect first?
       *[round] The round ends. Which of your cards takes effect first?
    }
    .short = ordering the cards that take effect
question-before-die = Your turn begins. Use your die, or activate a card first?
    .short = using the die
question-take-energy = Take the energies of your die?
    .short = taking the energies of the die
question-die-card = Your die lets you draw a card.
    .short = drawing the card of the die
question-keep = You have drawn { $card }. Keep it?
    .short = keeping or discarding the card drawn
question-pool =
    { $card ->
        [divine-chalice] Put one of these cards into play; the others are discarded.
        [naria-the-prophetess] Keep one of these cards; the others go to your opponents.
       *[other] Keep one of these cards; the others are discarded.
    }
    .short = choosing one of the cards drawn
question-free = Your turn. What will you do?
    .short = the actions of the turn
question-amulet-types = Which energies will you pay for { $name }? They are named in the order water, earth, fire, air.
    .short = choosing what to pay for an Elemental Amulet
question-trim =
    { $number ->
        [one] Your reserve is too full. Discard { $number } energy.
       *[other] Your reserve is too full. Discard { $number } energies, in the order water, earth, fire, air.
    }
    .short = discarding what the reserve has no room for
question-make-room =
    { $number ->
        [one] Not all you gain fits into your reserve. You may discard up to { $number } old energy for a new one.
       *[other] Not all you gain fits into your reserve. You may discard up to { $number } old energies for new ones, in the order water, earth, fire, air.
    }
    .short = making room in the reserve
question-gain-energy =
    { $number ->
        [one] Choose { $number } energy to gain.
       *[other] Choose { $number } energies to gain, in the order water, earth, fire, air.
    }
    .short = choosing energies to gain
question-pay =
    { $number ->
        [one] Choose { $number } energy to pay.
       *[other] Choose { $number } energies to pay, in the order water, earth, fire, air.
    }
    .short = paying energies
question-sacrifice =
    { $card ->
        [dragon-skull] { $number ->
            [one] Choose { $number } more card to sacrifice.
           *[other] Choose { $number } cards to sacrifice.
        }
       *[other] { $name } makes you sacrifice a card. Which?
    }
    .short = choosing a card to sacrifice
question-move = Where does the season token go?
    .short = moving the season token
question-give = Which card do you give to { $player }?
    .short = giving cards to the opponents
question-return = Which of your magic items goes back to your hand?
    .short = taking a magic item back to hand
question-opponent = Whose reserve do you copy?
    .short = choosing an opponent
question-from-hand =
    { $card ->
        [potion-of-dreams] Which card from your hand do you put into play?
       *[other] Which card from your hand do you discard?
    }
    .short = choosing a card from hand
question-store =
    { $number ->
        [one] Choose { $number } energy to lay on { $name }.
       *[other] Choose { $number } energies to lay on { $name }, in the order water, earth, fire, air.
    }
    .short = laying energies on an Amulet of Water
question-amulet-order = Which effect of { $name } comes first?
    .short = ordering the effects of an Elemental Amulet
question-tree = How do you use { $name }?
    .short = choosing how to use a Tree of Light
question-orb-way = How do you use { $name }?
    .short = choosing how to use a Crystal Orb
question-orb = What do you do with the top card of the pile?
    .short = deciding about the top card of the pile
question-crown = Draw a card, or discard one from your hand? Its points are the energies you gain.
    .short = choosing the card of a Vampiric Crown
question-familiar = Which familiar do you give up?
    .short = choosing a familiar to give up
question-mirror-type = Which type of energy do you change?
    .short = choosing the energy to change
question-mirror-amount = How many do you change?
    .short = choosing how many energies to change
question-mirror-into = What do they become?
    .short = choosing what energies become

question-waiting = Waiting for { $players }.
question-over = The game is over.
