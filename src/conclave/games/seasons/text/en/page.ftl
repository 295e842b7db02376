# What the page says of Seasons.

seasons-page-frames = Frames
seasons-page-when = When a card works
seasons-page-die-signs = On the dice
seasons-page-pips = Pips: how far the season token moves if this die is left over.
seasons-page-gauge-sign = The gauge: taken, free, not reached
seasons-page-bonus-sign = The bonus track, and what it costs at the end
seasons-page-table = Seasons table
seasons-page-groups-item = Magic items
seasons-page-groups-familiar = Familiars
seasons-page-groups-token = Ability tokens
seasons-page-groups-enchantment = Enchantments
seasons-page-group-item = magic item
seasons-page-group-familiar = familiar
seasons-page-group-token = ability token
seasons-page-group-enchantment = enchantment
seasons-page-crystals =
    { $count ->
        [one] { $count } crystal
       *[other] { $count } crystals
    }
seasons-page-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
seasons-page-any-four = 1 to 4 different energies
seasons-page-costs = costs { $what }
seasons-page-for-players = with { $players } players
seasons-page-timing-arrival = when it arrives
seasons-page-timing-lasting = lasting
seasons-page-timing-activation = activated
seasons-page-number = no. { $number }
seasons-page-first-edition = First edition
seasons-page-season-winter = Winter
seasons-page-season-spring = Spring
seasons-page-season-summer = Summer
seasons-page-season-fall = Fall
seasons-page-wheel = Season wheel: space { $space }, { $season }, year { $year }
seasons-page-rates = One energy gives
seasons-page-dice = Dice on the table
seasons-page-all-faces = All faces: { $season }
seasons-page-die =
    { $pips ->
        [one] Die: { $what }; { $pips } pip
       *[other] Die: { $what }; { $pips } pips
    }
seasons-page-die-parts-gauge = gauge up
seasons-page-die-parts-card = a card
seasons-page-die-parts-transmute = transmute
seasons-page-piles = Piles
seasons-page-discarded = discarded
seasons-page-gauge = { $cards } of { $gauge } in play
seasons-page-bonuses = { $used } of 3 bonuses used
seasons-page-hand = Hand
seasons-page-in-hand = { $count } in hand
seasons-page-in-play = In play
seasons-page-you-name = You
seasons-page-turned = turned
seasons-page-source-crystals = Crystals
seasons-page-source-prestige = Cards in play
seasons-page-source-end = Cards, at the end of the game
seasons-page-source-hand = Cards left in hand
seasons-page-source-bonuses = Bonuses used
seasons-page-source-token = Ability token
seasons-page-pitch = Three years of dice, cards and changing seasons: the richest wizard wins.
seasons-page-preset-full = Full game
seasons-page-preset-kingdom = With Enchanted Kingdom
seasons-page-preset-first-text = A ready-made set of nine cards and no draft: the level for apprentices.
seasons-page-preset-full-text = All fifty cards of the base game, drafted and shared out over three years.
seasons-page-preset-kingdom-text = Both boxes: twenty more cards, an ability token each, and an enchantment for everybody.
seasons-page-worth-gauge = gauge
seasons-page-worth-cards =
    { $count ->
        [one] card
       *[other] cards
    }
seasons-page-worth-prestige = prestige
seasons-page-any-energy =
    { $count ->
        [one] { $count } energy of any type
       *[other] { $count } energies of any type
    }
seasons-page-less = { $count } of them need not be paid
seasons-page-pack = The pack
seasons-page-pack-passed = Take one; the rest goes to your left neighbour.
seasons-page-chosen = Chosen so far
seasons-page-waiting-pack = You have chosen. The packs go on when everybody has.
seasons-page-waiting-others = You have chosen. The game goes on when everybody has.
seasons-page-tokens-to-keep = Keep one of these ability tokens
seasons-page-shelf-1 = Year I: opening hand
seasons-page-shelf-2 = Year II
seasons-page-shelf-3 = Year III
seasons-page-shelf-hint = Tap a card to lay it on the shelf that is marked; tap it there to take it back.
seasons-page-lay-on = Lay { $card } on { $shelf }
seasons-page-take-back = Take { $card } back from its shelf
seasons-page-ready = My deck is ready
seasons-page-keep-these = Keep these { $count }
seasons-page-still-to-choose =
    { $count ->
        [one] { $count } more card to choose.
       *[other] { $count } more cards to choose.
    }
seasons-page-to-keep = To keep
seasons-page-only-higher = This shelf was begun from the list, in the order of the cards: what comes before its last card cannot join it.
seasons-page-before = Before you
seasons-page-supply = Choose an energy
seasons-page-look = Look closely at { $name }
seasons-page-library =
    { $count ->
        [one] Library { $year }: { $count } card
       *[other] Library { $year }: { $count } cards
    }
seasons-page-hand-count =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
seasons-page-reserve = Reserve: { $what }; { $used } of { $room }
seasons-page-empty-reserve = empty
seasons-page-token-used = used
seasons-page-copies = Has the effects of { $name }
seasons-page-stored = Energies on it: { $what }
seasons-page-turned-card = Turned: it has been activated.
seasons-page-own-die = Your die
seasons-page-die-of = Die of { $name }
seasons-page-pile-of = Draw pile, { $count }
seasons-page-bonus-track = Bonus track
seasons-page-token = Ability token: { $name }
seasons-page-empty-hand = Your hand is empty.
seasons-page-rivals = The others
seasons-page-you = you
seasons-page-preset-first = First game
seasons-page-check-deal-title = What was dealt
seasons-page-check-deal-means = The cards of every player are mixed with the key. Your browser mixes them again.
seasons-page-check-deal-yes = Everything lay where the key puts it.
seasons-page-check-deal-no = Something lay elsewhere than the key puts it.
seasons-page-check-deal-none = There is nothing to compare with: a file does not say what was dealt, nor does the beginners’ game with its fixed sets.
seasons-page-check-first-title = The first player
seasons-page-check-first-means = Who begins follows from the key.
seasons-page-check-first-yes = It is who the key says.
seasons-page-check-first-no = The key says somebody else.
seasons-page-check-first-none = A file does not say what lay on the table; open the check from the table itself.
seasons-page-check-dice-title = The dice of every round
seasons-page-check-dice-means = Each roll is HMAC-SHA-256 of the key and of the round’s number. Your browser rolls them again and compares them with what lay on the table.
seasons-page-check-dice-yes = Every die is the one that the key rolls.
seasons-page-check-dice-no = A die is not the one that the key rolls.
seasons-page-check-dice-none = A file does not say what lay on the table; open the check from the table itself.
seasons-page-check-dice-rounds = Dice, round by round
seasons-page-check-dice-count = { $dice } dice in { $rounds } rounds.
seasons-page-check-rerolls-title = Dice that were rolled again
seasons-page-check-rerolls-means = They follow from the key, the round, the seat and how often it rolled.
seasons-page-check-rerolls-yes = Every one is the one that the key rolls.
seasons-page-check-rerolls-no = One is not the one that the key rolls.
seasons-page-check-rerolls-none = None is known of.
seasons-page-elements = Energies in Seasons
seasons-page-energies = Energy in the cost
seasons-page-energy-water = water
seasons-page-energy-earth = earth
seasons-page-energy-fire = fire
seasons-page-energy-air = air
seasons-page-letter-water = W
seasons-page-letter-earth = E
seasons-page-letter-fire = F
seasons-page-letter-air = A
seasons-page-act-end-turn = End turn
seasons-page-act-done = Done
seasons-page-act-take-die = Take die
seasons-page-act-summon = Summon
seasons-page-act-activate = Activate
seasons-page-act-transmute = Transmute
seasons-page-act-pay = Pay
seasons-page-act-drop = Discard
seasons-page-act-move = Move
seasons-page-act-choose = Choose
seasons-page-left-over =
    { $count ->
        [one] left over: time moves { $count } space
       *[other] left over: time moves { $count } spaces
    }
seasons-page-points-so-far =
    { $count ->
        [one] { $count } point so far
       *[other] { $count } points so far
    }
