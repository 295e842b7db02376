# What happened, as a sentence. A message ending in -unseen is for those who may not see the card.

seasons-event-dealt =
    { $amount ->
        [1] { $player } is dealt beginners' set { $amount }.
        [2] { $player } is dealt beginners' set { $amount }.
        [3] { $player } is dealt beginners' set { $amount }.
        [4] { $player } is dealt beginners' set { $amount }.
       *[other] { $player } is dealt { $amount } cards.
    }
seasons-event-drafted = { $player } chooses { $card }.
seasons-event-drafted-unseen = { $player } has chosen a card.
seasons-event-passed = All packs are passed to the left.
seasons-event-shelved = { $player } puts { $card } in place.
seasons-event-shelved-unseen = { $player } puts a card in place.
seasons-event-prepared = { $player } has a hand and two libraries.
seasons-event-round = Round { $amount } begins; { $player } rolls the dice.
seasons-event-rolled = A die shows { $die }.
seasons-event-took-die = { $player } takes the die { $die }.
seasons-event-rerolled = { $player } rolls the die again: { $die }.
seasons-event-gained-energy = { $player } gains { $energies }.
seasons-event-lost-energy = { $player } gives up { $energies }.
seasons-event-stored-energy = { $player } lays { $energies } on { $card }.
seasons-event-gained-crystals =
    { $amount ->
        [one] { $player } gains { $amount } crystal.
       *[other] { $player } gains { $amount } crystals.
    }
seasons-event-lost-crystals =
    { $amount ->
        [one] { $player } pays or loses { $amount } crystal.
       *[other] { $player } pays or loses { $amount } crystals.
    }
seasons-event-gave-crystals =
    { $amount ->
        [one] { $player } gives { $amount } crystal to { $other }.
       *[other] { $player } gives { $amount } crystals to { $other }.
    }
seasons-event-gauge =
    { $direction ->
        [up] The gauge of { $player } rises by { $amount }.
       *[down] The gauge of { $player } falls by { $amount }.
    }
seasons-event-drew = { $player } draws { $card }.
seasons-event-drew-unseen = { $player } draws a card.
seasons-event-kept = { $player } keeps { $card }.
seasons-event-kept-unseen = { $player } keeps a card.
seasons-event-discarded = { $player } discards { $card }.
seasons-event-discarded-unseen = { $player } discards a card, face down.
seasons-event-revealed = { $player } shows { $card }.
seasons-event-looked = { $player } looks at a card on top of the pile: { $card }.
seasons-event-looked-unseen = { $player } looks at a card on top of the pile.
seasons-event-gave-card = { $player } gives { $card } to { $other }.
seasons-event-gave-card-unseen = { $player } gives a card to { $other }.
seasons-event-summoned = { $player } summons { $card }.
seasons-event-entered = { $player } puts { $card } into play without paying for it.
seasons-event-activated = { $player } activates { $card }.
seasons-event-sacrificed = { $player } sacrifices { $card }.
seasons-event-returned = { $player } takes { $card } back to hand.
seasons-event-passed-card = { $player } passes { $card } to { $other }.
seasons-event-bonus =
    { $bonus ->
        [exchange] { $player } uses a bonus: 2 energies for 2 others.
        [transmute] { $player } uses a bonus: transmuting this turn, for 1 crystal more each.
        [gauge] { $player } uses a bonus: gauge +1.
        [card] { $player } uses a bonus: a card drawn, kept or not.
       *[draw] { $player } uses a bonus: two cards drawn, one kept.
    }
seasons-event-transmuted = { $player } transmutes { $energies }.
seasons-event-may-transmute = { $player } may transmute this turn.
seasons-event-turned-energy = { $card } turns the reserve of { $player } into { $energies }.
seasons-event-season-token =
    { $direction ->
        [forward] { $amount ->
            [one] The season token moves { $amount } space forward, to space { $space }.
           *[other] The season token moves { $amount } spaces forward, to space { $space }.
        }
       *[back] { $amount ->
            [one] The season token moves { $amount } space back, to space { $space }.
           *[other] The season token moves { $amount } spaces back, to space { $space }.
        }
    }
seasons-event-season = The season changes: it is { $season } now.
seasons-event-year = Year { $amount } begins.
seasons-event-year-over = The third year is over.
seasons-event-library =
    { $amount ->
        [2] { $player } takes library II into hand.
       *[3] { $player } takes library III into hand.
    }
seasons-event-reshuffled =
    { $amount ->
        [one] The discard pile is shuffled: { $amount } card to draw from.
       *[other] The discard pile is shuffled: { $amount } cards to draw from.
    }
seasons-event-effect = { $player } carries out the effect of { $card }.
seasons-event-turn-ended = { $player } ends the turn.
seasons-event-first-player = { $player } is the first player now.
seasons-event-game-ended = The game is over.
seasons-event-emptied-card = { $player } takes { $energies } off { $card }.
seasons-event-copied = Raven the Usurper of { $player } has the effects of { $card } of { $other } from now on.
seasons-event-token = { $player } uses ability token { $amount }, { $token }.
seasons-event-tokens = { $player } keeps ability token { $amount }, { $token }.
seasons-event-shielded = { $player } lets { $card } go in place of another card.
seasons-event-put-back = { $player } puts { $card } back on the pile.
seasons-event-put-back-unseen = { $player } puts a card back on the pile.
seasons-event-dug = { $player } looks at a card of the discard pile: { $card }.
seasons-event-dug-unseen = { $player } looks at a card of the discard pile.
seasons-event-put-under = { $player } puts { $card } at the bottom of the discard pile.
seasons-event-put-under-unseen = { $player } puts a card at the bottom of the discard pile.
seasons-event-lost-space = { $player } loses a space of the reserve for good.
seasons-event-enchanted =
    { $key ->
        [nature-spirit] { $enchantment } asks { $player } for one more energy.
        [argos-embrace] { $enchantment } asks { $player } for 5 crystals, or for a card.
        [ios-bounty] { $enchantment } brings { $player } 1 more crystal for each energy.
        [drought] { $enchantment } strikes { $player }, who has the most crystals.
       *[other] { $enchantment } takes effect for { $player }.
    }
seasons-event-unveiled = { $card } lies face up on the draw pile now.
seasons-event-saw-hand = { $player } sees { $card } in the hand of { $other }.
seasons-event-saw-hand-unseen = { $player } looks at a card in the hand of { $other }.
seasons-event-bonus-back = { $player } goes one step back on the bonus track.
