# Why something is refused, one sentence each; what every game refuses alike is in the catalogue of all games.

seasons-reason-edition-alone = The first edition is played by itself: leave out the other sets, ability tokens and enchantments, or play the second edition.
seasons-reason-enchantment-apprentice = { $enchantment } changes how cards are chosen, and at the apprentice level they come in fixed sets: take another level or another enchantment.
seasons-reason-enchantment-cards = { $enchantment } deals { $each } cards each, { $needed } for { $players } players, and these sets have only { $cards }: add a set, or take another level or another enchantment.
seasons-reason-die-first = { $card } must wait until your die has been used.
seasons-reason-no-die-yet = { $card } waits until you have taken a die and it is your turn.
seasons-reason-dreams-in-vain = { $card } needs a card in your hand that may come into play without paying ({ $hand } in hand now), and room for it under your gauge of { $gauge }.
seasons-reason-no-card-anywhere = { $card } has nothing to look at: draw pile and discard pile are both empty.
seasons-reason-cannot-pay-so = The cost cannot be paid with { $energy } from there: you have none of it there, or it is not part of the cost.
seasons-reason-die-already-used = { $card } can be activated only before your die is used.
seasons-reason-not-in-hand = { $card } is not in your hand.
seasons-reason-not-in-play = { $card } is not among your cards in play.
seasons-reason-no-activation = { $card } has nothing to activate.
seasons-reason-card-turned = { $card } has been activated this round; it straightens when the next round begins.
seasons-reason-activation-cost = You cannot pay what activating { $card } asks for, or it would do nothing.
seasons-reason-gauge-full = Your gauge of { $gauge } has no room for { $card }: cards you have in play: { $cards }.
seasons-reason-crystals-short =
    { $needed ->
        [one] { $card } costs { $needed } crystal and you have { $have }.
       *[other] { $card } costs { $needed } crystals and you have { $have }.
    }
seasons-reason-crystals-for-leeches =
    { $needed ->
        [one] { $card } costs you { $needed } crystal, Arcano Leeches included, and you have { $have }.
       *[other] { $card } costs you { $needed } crystals, { $leeches } of them for Arcano Leeches, and you have { $have }.
    }
seasons-reason-energy-short =
    { $due ->
        [one] { $card } needs { $due } energy that you do not have. Missing: { $missing }.
       *[other] { $card } needs { $due } energies that you do not all have. Missing: { $missing }.
    }
seasons-reason-amulet-no-energy = { $card } needs at least one energy.
seasons-reason-transmuting-sealed = The Potion of Life has ended transmuting for this turn.
seasons-reason-no-permission = You may transmute only in a turn whose die shows the transmuting sign, or after a bonus, a card or an ability token that allows it.
seasons-reason-no-such-energy = You have no { $energy } to transmute.
seasons-reason-bonuses-used = You have used all { $used } bonuses.
seasons-reason-draw-done = The card of your die has been drawn already.
seasons-reason-no-card-symbol = You have not used a die that shows the card sign.
seasons-reason-gauge-at-most = Your gauge is at { $most }, its highest.
seasons-reason-exchange-two = Exchanging takes two energies, and you have { $have }.
seasons-reason-no-such-die =
    { $dice ->
        [one] There is { $dice } die on the table.
       *[other] There are { $dice } dice on the table.
    }
seasons-reason-die-taken = Die { $die } has been taken.
seasons-reason-entangled = { $card } must wait: under Entangling Roots you summon no more than one card in a turn.
seasons-reason-energy-short-spirit =
    { $due ->
        [one] { $card } costs you { $due } energy, for Nature Spirit, and you have none.
       *[other] { $card } costs you { $due } energies, 1 of them for Nature Spirit; the { $have } you have do not cover it.
    }
seasons-reason-nothing-stored = There are no energies on { $card } to take.
seasons-reason-no-olaf = Drawing a card for a bonus needs the enchantment Olaf's Knowledge.
seasons-reason-nothing-to-draw = Draw pile and discard pile are both empty.
seasons-reason-no-token = You have no ability token.
seasons-reason-token-permanent = Your ability token { $token }, { $name }, always holds: there is nothing to use.
seasons-reason-token-spent = Your ability token { $token }, { $name }, has been used.
seasons-reason-token-in-vain = You cannot do now what your ability token { $token }, { $name }, asks for.
seasons-reason-no-vision = Discarding the first card of the pile needs the enchantment Vision of Destiny.
seasons-reason-vision-once = You have discarded a card with Vision of Destiny this turn; once a turn is all.
seasons-reason-vision-crystals =
    { $needed ->
        [one] Discarding the first card of the pile costs { $needed } crystal, and you have { $have }.
       *[other] Discarding the first card of the pile costs { $needed } crystals, and you have { $have }.
    }
seasons-reason-no-steadfast = You have no Steadfast Die in play.
seasons-reason-die-done = A Steadfast Die can stand in for your die only before your die is used.
