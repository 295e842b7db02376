# What a player is asked. The .short form names the decision in other sentences.

seasons-question-draft =
    { $fate ->
        [discard] Choose a card to discard; the others go to your left neighbour, and the draft begins.
       *[keep] Choose a card to keep; the others go to your left neighbour.
    }
    .short = choosing a card of the pack
seasons-question-select =
    { $number ->
        [one] Choose { $number } more card to keep. The rest goes back to the draw pile.
       *[other] Choose { $number } cards to keep. The rest goes back to the draw pile.
    }
    .short = choosing which cards to keep
seasons-question-winnow = Choose one of your ten cards to discard.
    .short = discarding one of the cards drafted
seasons-question-token = Which of your ability tokens do you keep? The others leave the game.
    .short = keeping an ability token
seasons-question-build =
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
seasons-question-die = Take a die. It is your income this round; the die nobody takes moves the season on by its pips.
    .short = taking a die
seasons-question-order =
    { $occasion ->
        [season] The season has changed. Which of your cards takes effect first?
       *[round] The round ends. Which of your cards takes effect first?
    }
    .short = ordering the cards that take effect
seasons-question-before-die =
    { $steadfast ->
        [yes] Your turn begins. Use your die, or let one of your cards change that?
       *[no] Your turn begins. Use your die, or activate a card first?
    }
    .short = using the die
seasons-question-take-energy = Take the energies of your die?
    .short = taking the energies of the die
seasons-question-die-card = Your die lets you draw a card.
    .short = drawing the card of the die
seasons-question-keep = You have drawn { $card }. Keep it?
    .short = keeping or discarding the card drawn
seasons-question-pool =
    { $card ->
        [naria-the-prophetess] Keep one of these cards; the others go to your opponents.
       *[other] Keep one of these cards; the others are discarded.
    }
    .short = choosing one of the cards drawn
seasons-question-free-entry = Put one of these cards into play; the others are discarded.
    .short = choosing one of the cards drawn to put into play
seasons-question-free = Your turn. What will you do?
    .short = the actions of the turn
seasons-question-amulet-types =
    { $action ->
        [copy] Which energies will you pay for copying { $name }? They are named in the order water, earth, fire, air.
       *[summon] Which energies will you pay for { $name }? They are named in the order water, earth, fire, air.
    }
    .short = choosing what to pay for an Elemental Amulet
seasons-question-trim =
    { $number ->
        [one] Your reserve is too full. Discard { $number } energy.
       *[other] Your reserve is too full. Discard { $number } energies, in the order water, earth, fire, air.
    }
    .short = discarding what the reserve has no room for
seasons-question-make-room =
    { $number ->
        [one] Not all you gain fits into your reserve. You may discard up to { $number } old energy for a new one.
       *[other] Not all you gain fits into your reserve. You may discard up to { $number } old energies for new ones, in the order water, earth, fire, air.
    }
    .short = making room in the reserve
seasons-question-gain-energy =
    { $card ->
        [none] { $number ->
            [one] Choose { $number } energy to gain.
           *[other] Choose { $number } energies to gain, in the order water, earth, fire, air.
        }
       *[other] { $number ->
            [one] { $name }: choose { $number } energy to gain.
           *[other] { $name }: choose { $number } energies to gain, in the order water, earth, fire, air.
        }
    }
    .short = choosing energies to gain
seasons-question-pay =
    { $action ->
        [summon] { $number ->
            [one] Choose { $number } energy to pay for { $name }.
           *[other] Choose { $number } energies to pay for { $name }, in the order water, earth, fire, air.
        }
        [copy] { $number ->
            [one] Choose { $number } energy to pay for copying { $name }.
           *[other] Choose { $number } energies to pay for copying { $name }, in the order water, earth, fire, air.
        }
        [exchange] { $number ->
            [one] Choose { $number } energy to exchange.
           *[other] Choose { $number } energies to exchange, in the order water, earth, fire, air.
        }
        [token] Choose the water to discard: { $number } still to go.
        [store] { $name }: choose 1 energy to lay on it.
        [horn] { $name }: choose 1 energy to discard. Earth brings you 5 crystals.
        [warden] { $number ->
            [one] { $name } makes you discard { $number } energy. Which?
           *[other] { $name } makes you discard { $number } energies. Which? Name them in the order water, earth, fire, air.
        }
       *[effect] { $number ->
            [one] { $name }: choose { $number } energy to pay.
           *[other] { $name }: choose { $number } energies to pay, in the order water, earth, fire, air.
        }
    }
    .short = paying energies
seasons-question-pay-spirit = { $question } One of them may be of any type.
seasons-question-rob =
    { $number ->
        [one] { $name }: choose { $number } energy to take from { $player }.
       *[other] { $name }: choose { $number } energies to take from { $player }, in the order water, earth, fire, air.
    }
    .short = taking energies from an opponent
seasons-question-sacrifice =
    { $card ->
        [dragon-skull] { $number ->
            [one] Choose { $number } more card to sacrifice.
           *[other] Choose { $number } cards to sacrifice.
        }
       *[other] { $name } makes you sacrifice a card. Which?
    }
    .short = choosing a card to sacrifice
seasons-question-move = Where does the season token go?
    .short = moving the season token
seasons-question-move-two = The season token moves 2 spaces. Which way?
    .short = moving the season token 2 spaces
seasons-question-give = Which card do you give to { $player }?
    .short = giving cards to the opponents
seasons-question-return = { $name }: which of your magic items goes back to your hand?
    .short = taking a magic item back to hand
seasons-question-codex = { $name }: which of your magic items goes back to your hand?
    .short = choosing the magic item that a Codex takes back
seasons-question-opponent = Whose reserve do you copy?
    .short = choosing an opponent
seasons-question-from-hand = { $name }: which card from your hand do you discard?
    .short = choosing a card from hand to discard
seasons-question-dream = Which card from your hand do you put into play?
    .short = choosing a card from hand to put into play
seasons-question-store =
    { $number ->
        [one] Choose { $number } energy to lay on { $name }.
       *[other] Choose { $number } energies to lay on { $name }, in the order water, earth, fire, air.
    }
    .short = laying energies on an Amulet of Water
seasons-question-amulet-order = Which effect of { $name } comes first?
    .short = ordering the effects of an Elemental Amulet
seasons-question-tree = How do you use { $name }?
    .short = choosing how to use a Tree of Light
seasons-question-orb-way = How do you use { $name }?
    .short = choosing how to use a Crystal Orb
seasons-question-orb = The top card of the pile is { $card }. What do you do with it?
    .short = deciding about the top card of the pile
seasons-question-crown = Draw a card, or discard one from your hand? Its points are the energies you gain.
    .short = choosing the card of a Vampiric Crown
seasons-question-familiar = Which familiar do you give up?
    .short = choosing a familiar to give up
seasons-question-mirror-type = Which type of energy do you change?
    .short = choosing the energy to change
seasons-question-mirror-amount = How many do you change?
    .short = choosing how many energies to change
seasons-question-mirror-into = What do they become?
    .short = choosing what energies become

seasons-question-shield =
    { $action ->
        [sacrifice] You are about to sacrifice { $card }. Let a Shield of Zira go in its place?
       *[discard] You are about to discard { $card }. Let a Shield of Zira go in its place?
    }
    .short = using a Shield of Zira or not
seasons-question-drought = Drought: nobody has as many crystals as you. Sacrifice a card, or lose a space of your reserve for good?
    .short = paying for a Drought
seasons-question-any-card =
    { $cause ->
        [token] Which card do you give up?
       *[embrace] Argos' Embrace: cards came into your hand, and you have fewer than 5 crystals. Which card do you give up?
    }
    .short = choosing a card to give up
seasons-question-monolith = Lay one of your energies on { $name }?
    .short = laying an energy on a Fairy Monolith
seasons-question-take-back =
    { $before ->
        [yes] Take more energies from { $name }?
       *[no] Which energies do you take from { $name }? They are named in the order water, earth, fire, air.
    }
    .short = taking energies from a Fairy Monolith
seasons-question-name =
    { $before ->
        [yes] { $name }: for which energy do you search now? You must keep what is found.
       *[no] { $name }: which energy do you name? Cards are revealed until a magic item has it in its cost.
    }
    .short = naming an energy to search for
seasons-question-keep-found = { $name } has found { $card }. Keep it?
    .short = keeping or discarding the card found
seasons-question-statue = { $name }: an energy, or 2 crystals and a look at the top card of the pile?
    .short = choosing what a Statue of Eolis brings
seasons-question-dig = Which of these cards from the discard pile do you take into your hand?
    .short = choosing one of the cards from the discard pile
seasons-question-under = Now the others go to the bottom of the discard pile, each below the one before. Which comes next?
    .short = putting cards at the bottom of the discard pile
seasons-question-discards =
    { $before ->
        [yes] { $name }: discard another card from your hand?
       *[no] { $name }: discard cards from your hand? You draw as many as you discard.
    }
    .short = choosing cards to discard and draw again
seasons-question-arrange = Put these cards back on the pile, one on the other. Which comes next?
    .short = putting cards back on the pile
seasons-question-copy = Which magic item does { $name } copy? You pay its cost.
    .short = choosing what a Raven copies
seasons-question-warden = { $name }: what does every player discard?
    .short = choosing what everybody discards

