# Why something is refused or wrong, one sentence each.

reason-with-ruling = { $reason } (ruling { $ruling })

# Options and seeds.
reason-game-unknown = There is no game called “{ $game }”; the games are: { $games }.
reason-game-part-missing = { $game } has no “{ $part }”; this needs one.
reason-option-unknown = There is no option “{ $option }” in { $game }; the options are: { $options }.
reason-option-value = “{ $value }” is no value for the option “{ $option }”; it may be: { $values }.
reason-seed-missing = A game needs luck: give a seed, any whole number, or a key of 32 bytes.
reason-seed-number = The seed must be a whole number, not “{ $seed }”.
reason-seed-and-key = Give a seed or a key, not both.
reason-key-length =
    { $bytes ->
        [one] A key has { $bytes } byte.
       *[other] A key has { $bytes } bytes.
    }
reason-edition-alone = The first edition is played by itself: leave out the cards, ability tokens and enchantments of Enchanted Kingdom, or play the second edition.
reason-enchantment-apprentice = { $enchantment } changes how cards are chosen, and at the apprentice level they come in fixed sets: take another level or another enchantment.
reason-enchantment-cards = { $enchantment } deals { $each } cards each, { $needed } for { $players } players, and these sets have only { $cards }: add a set, or take another level or another enchantment.
reason-no-such-seat = There is no seat { $seat } at a table of { $seats }.

# Records and saves.
reason-record-newer = It is a “{ $format }”, written by a newer version; this one reads a “{ $known }”.
reason-record-foreign = This is not a recorded game: it does not begin with the format “{ $format }”.
reason-record-sum = The record is damaged: its contents do not match its checksum.
reason-record-lacks = The record is damaged: “{ $field }” is missing.
reason-record-no-key = The record has no key, so its luck cannot be played again.
reason-record-key = The record is damaged: its key is not a number in hexadecimal.
reason-record-commitment = The record's key does not match the commitment given before the game.
reason-record-version = The record was played by version { $version } of the rules; this program knows version { $known }.
reason-record-line = The record is damaged: “{ $line }” is not a seat and a pick.
reason-record-pick = The record breaks the rules at line { $number }: “{ $line }” cannot be chosen there.
reason-record-to =
    { $picks ->
        [one] There is no position after { $to } picks: the game has { $picks } pick.
       *[other] There is no position after { $to } picks: the game has { $picks } picks.
    }
reason-record-scores = The record claims the scores { $told }, but played again it ends with { $played }.
reason-record-winners = The record names the winners { $told }, but its picks lead to { $played }.
reason-record-unfinished = The record claims scores, but its game is not over.
reason-undo-nothing = Player { $seat } has nothing to take back: something has been revealed or answered since.
reason-save-no-table = This is not a saved table.
reason-save-no-view = This is not a view of a table.
reason-save-damaged = The saved table is damaged ({ $what }).
reason-save-field =
    { $seat ->
        [0] The table cannot lie so, because of “{ $field }” ({ $what }).
       *[other] The table cannot lie so, because of “{ $field }” of player { $seat } ({ $what }).
    }

# Picks.
reason-pick-unknown = “{ $pick }” is not the notation of any choice.
reason-pick-after-the-end = “{ $pick }” comes too late: the game is over.
reason-pick-not-asked = “{ $pick }” is not for player { $seat } to choose: player { $asked } is asked.
reason-pick-not-offered = “{ $pick }” is not among the choices of player { $seat } now.

# Why not.
reason-not-a-pick = “{ $pick }” is neither a card nor the notation of a choice.
reason-game-over = The game is over.
reason-not-your-turn = You have nothing to choose now: { $player } is asked.
reason-not-asked-for = “{ $pick }” is not among the choices now: the decision at hand is { $question }.
reason-answer-first = Another decision comes first: { $question }.
reason-die-first = { $card } must wait until your die has been used.
reason-no-die-yet = { $card } waits until you have taken a die and it is your turn.
reason-dreams-in-vain = { $card } needs a card in your hand that may come into play without paying ({ $hand } in hand now), and room for it under your gauge of { $gauge }.
reason-no-card-anywhere = { $card } has nothing to look at: draw pile and discard pile are both empty.
reason-cannot-pay-so = The cost cannot be paid with { $energy } from there: you have none of it there, or it is not part of the cost.
reason-die-already-used = { $card } can be activated only before your die is used.
reason-not-in-hand = { $card } is not in your hand.
reason-not-in-play = { $card } is not among your cards in play.
reason-no-activation = { $card } has nothing to activate.
reason-card-turned = { $card } has been activated this round; it straightens when the next round begins.
reason-activation-cost = You cannot pay what activating { $card } asks for, or it would do nothing.
reason-gauge-full = Your gauge of { $gauge } has no room for { $card }: cards you have in play: { $cards }.
reason-crystals-short =
    { $needed ->
        [one] { $card } costs { $needed } crystal and you have { $have }.
       *[other] { $card } costs { $needed } crystals and you have { $have }.
    }
reason-crystals-for-leeches =
    { $needed ->
        [one] { $card } costs you { $needed } crystal, Arcano Leeches included, and you have { $have }.
       *[other] { $card } costs you { $needed } crystals, { $leeches } of them for Arcano Leeches, and you have { $have }.
    }
reason-energy-short =
    { $due ->
        [one] { $card } needs { $due } energy that you do not have. Missing: { $missing }.
       *[other] { $card } needs { $due } energies that you do not all have. Missing: { $missing }.
    }
reason-amulet-no-energy = { $card } needs at least one energy.
reason-transmuting-sealed = The Potion of Life has ended transmuting for this turn.
reason-no-permission = You may transmute only in a turn whose die shows the transmuting sign, or after a bonus, a card or an ability token that allows it.
reason-no-such-energy = You have no { $energy } to transmute.
reason-bonuses-used = You have used all { $used } bonuses.
reason-draw-done = The card of your die has been drawn already.
reason-no-card-symbol = You have not used a die that shows the card sign.
reason-gauge-at-most = Your gauge is at { $most }, its highest.
reason-exchange-two = Exchanging takes two energies, and you have { $have }.
reason-no-such-die =
    { $dice ->
        [one] There is { $dice } die on the table.
       *[other] There are { $dice } dice on the table.
    }
reason-die-taken = Die { $die } has been taken.
reason-entangled = { $card } must wait: under Entangling Roots you summon no more than one card in a turn.
reason-energy-short-spirit =
    { $due ->
        [one] { $card } costs you { $due } energy, for Nature Spirit, and you have none.
       *[other] { $card } costs you { $due } energies, 1 of them for Nature Spirit; the { $have } you have do not cover it.
    }
reason-nothing-stored = There are no energies on { $card } to take.
reason-no-olaf = Drawing a card for a bonus needs the enchantment Olaf's Knowledge.
reason-nothing-to-draw = Draw pile and discard pile are both empty.
reason-no-token = You have no ability token.
reason-token-permanent = Your ability token { $token }, { $name }, always holds: there is nothing to use.
reason-token-spent = Your ability token { $token }, { $name }, has been used.
reason-token-in-vain = You cannot do now what your ability token { $token }, { $name }, asks for.
reason-no-vision = Discarding the first card of the pile needs the enchantment Vision of Destiny.
reason-vision-once = You have discarded a card with Vision of Destiny this turn; once a turn is all.
reason-vision-crystals =
    { $needed ->
        [one] Discarding the first card of the pile costs { $needed } crystal, and you have { $have }.
       *[other] Discarding the first card of the pile costs { $needed } crystals, and you have { $have }.
    }
reason-no-steadfast = You have no Steadfast Die in play.
reason-die-done = A Steadfast Die can stand in for your die only before your die is used.
