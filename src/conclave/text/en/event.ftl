# What happened, as a sentence. A message ending in -unseen is for those who may not see the card.

event-dealt =
    { $amount ->
        [1] { $player } is dealt beginners' set { $amount }.
        [2] { $player } is dealt beginners' set { $amount }.
        [3] { $player } is dealt beginners' set { $amount }.
        [4] { $player } is dealt beginners' set { $amount }.
       *[other] { $player } is dealt { $amount } cards.
    }
event-drafted = { $player } chooses { $card }.
event-drafted-unseen = { $player } has chosen a card.
event-passed = All packs are passed to the left.
event-shelved = { $player } puts { $card } in place.
event-shelved-unseen = { $player } puts a card in place.
event-prepared = { $player } has a hand and two libraries.
event-round = Round { $amount } begins; { $player } rolls the dice.
event-rolled = A die shows { $die }.
event-took-die = { $player } takes the die { $die }.
event-rerolled = { $player } rolls the die again: { $die }.
event-gained-energy = { $player } gains { $energies }.
event-lost-energy = { $player } gives up { $energies }.
event-stored-energy = { $player } lays { $energies } on { $card }.
event-gained-crystals =
    { $amount ->
        [one] { $player } gains { $amount } crystal.
       *[other] { $player } gains { $amount } crystals.
    }
event-lost-crystals =
    { $amount ->
        [one] { $player } pays or loses { $amount } crystal.
       *[other] { $player } pays or loses { $amount } crystals.
    }
event-gave-crystals =
    { $amount ->
        [one] { $player } gives { $amount } crystal to { $other }.
       *[other] { $player } gives { $amount } crystals to { $other }.
    }
event-gauge =
    { $direction ->
        [up] The gauge of { $player } rises by { $amount }.
       *[down] The gauge of { $player } falls by { $amount }.
    }
event-drew = { $player } draws { $card }.
event-drew-unseen = { $player } draws a card.
event-kept = { $player } keeps { $card }.
event-kept-unseen = { $player } keeps a card.
event-discarded = { $player } discards { $card }.
event-discarded-unseen = { $player } discards a card, face down.
event-revealed = { $player } shows { $card }.
event-looked = { $player } looks at a card on top of the pile: { $card }.
event-looked-unseen = { $player } looks at a card on top of the pile.
event-gave-card = { $player } gives { $card } to { $other }.
event-gave-card-unseen = { $player } gives a card to { $other }.
event-summoned = { $player } summons { $card }.
event-entered = { $player } puts { $card } into play without paying for it.
event-activated = { $player } activates { $card }.
event-sacrificed = { $player } sacrifices { $card }.
event-returned = { $player } takes { $card } back to hand.
event-passed-card = { $player } passes { $card } to { $other }.
event-bonus =
    { $bonus ->
        [exchange] { $player } uses a bonus: 2 energies for 2 others.
        [transmute] { $player } uses a bonus: transmuting this turn, for 1 crystal more each.
        [gauge] { $player } uses a bonus: gauge +1.
        [card] { $player } uses a bonus: a card drawn, kept or not.
       *[draw] { $player } uses a bonus: two cards drawn, one kept.
    }
event-transmuted = { $player } transmutes { $energies }.
event-may-transmute = { $player } may transmute this turn.
event-turned-energy = { $card } turns the reserve of { $player } into { $energies }.
event-season-token =
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
event-season = The season changes: it is { $season } now.
event-year = Year { $amount } begins.
event-year-over = The third year is over.
event-library =
    { $amount ->
        [2] { $player } takes library II into hand.
       *[3] { $player } takes library III into hand.
    }
event-reshuffled =
    { $amount ->
        [one] The discard pile is shuffled: { $amount } card to draw from.
       *[other] The discard pile is shuffled: { $amount } cards to draw from.
    }
event-effect = { $player } carries out the effect of { $card }.
event-turn-ended = { $player } ends the turn.
event-first-player = { $player } is the first player now.
event-game-ended = The game is over.
event-emptied-card = { $player } takes { $energies } off { $card }.
event-copied = Raven the Usurper of { $player } has the effects of { $card } of { $other } from now on.
event-token = { $player } uses ability token { $amount }, { $token }.
event-tokens = { $player } keeps ability token { $amount }, { $token }.
event-shielded = { $player } lets { $card } go in place of another card.
event-put-back = { $player } puts { $card } back on the pile.
event-put-back-unseen = { $player } puts a card back on the pile.
event-dug = { $player } looks at a card of the discard pile: { $card }.
event-dug-unseen = { $player } looks at a card of the discard pile.
event-put-under = { $player } puts { $card } at the bottom of the discard pile.
event-put-under-unseen = { $player } puts a card at the bottom of the discard pile.
event-lost-space = { $player } loses a space of the reserve for good.
event-enchanted =
    { $key ->
        [nature-spirit] { $enchantment } asks { $player } for one more energy.
        [argos-embrace] { $enchantment } asks { $player } for 5 crystals, or for a card.
        [ios-bounty] { $enchantment } brings { $player } 1 more crystal for each energy.
        [drought] { $enchantment } strikes { $player }, who has the most crystals.
       *[other] { $enchantment } takes effect for { $player }.
    }
event-unveiled = { $card } lies face up on the draw pile now.
event-saw-hand = { $player } sees { $card } in the hand of { $other }.
event-saw-hand-unseen = { $player } looks at a card in the hand of { $other }.
event-bonus-back = { $player } goes one step back on the bonus track.
