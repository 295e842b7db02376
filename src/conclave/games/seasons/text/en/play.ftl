# Seasons in the terminal.

seasons-play-welcome = Seasons for { $players } players, { $level } level. You may type help at any prompt.
seasons-play-with-set =
    { $number ->
        [one] The card of { $set } is in the game.
       *[other] The { $number } cards of the expansion { $set } are in the game.
    }
seasons-play-with-tokens = Everybody is dealt three ability tokens and keeps one, once the cards are chosen.
seasons-play-with-enchantment = For everybody: { $enchantment }
seasons-play-goal =
    Three years go by, round after round. In each round everyone takes a die for energies, crystals or a higher gauge, then may summon cards and turn energies into crystals.
    Most points win in the end: crystals and the points of your cards in play, less 5 for each card still in hand.
seasons-play-first-game = A first game? Quit with q and start again with: conclave play seasons --level apprentice
seasons-play-prompt-build = { $player }, { $number } numbers with spaces between them (or help):
seasons-play-letters =
    { $number ->
        [one] Or type a letter, such as { $example }.
       *[other] Or type several letters at once, such as { $example }.
    }
seasons-play-build-how = Type the numbers of { $number } cards, such as { $example }.
seasons-play-tokens-dealt = Your ability tokens, one of which you keep in the end: { $tokens } (type card token { $example } to read one)
seasons-play-tokens = Ability tokens: { $tokens }
seasons-play-token-of =
    { $state ->
        [used] { $player }: { $token } (used)
       *[ready] { $player }: { $token }
    }
seasons-play-card-choice =
    { $kind ->
        [familiar] { $option } (familiar; { $cost }; { $points }): { $text }
       *[item] { $option } ({ $cost }; { $points }): { $text }
    }
seasons-play-own = { $heading }: { $cards }
seasons-play-card-what = Say what you want to read: card NAME, with the name of a card, a token or an enchantment.
seasons-play-card-number = To choose { $card } now, type { $number }.
seasons-play-card-title =
    { $points ->
        [one] { $number }. { $card }, { $kind }, { $points } point
       *[other] { $number }. { $card }, { $kind }, { $points } points
    }
seasons-play-enchantment-line = { $enchantment } (enchantment { $number }): { $text }
seasons-play-card-cost = Cost: { $cost }
seasons-play-card-timing = Works: { $timing }
seasons-play-card-first-edition = First edition: { $text }
seasons-play-no-card = There is no card, token or enchantment called “{ $name }”.
seasons-play-no-card-near = There is no card called “{ $name }”; did you mean { $near }?
seasons-play-build-count =
    { $number ->
        [one] Type { $number } number, of one card in the list.
       *[other] Type { $number } different numbers from the list.
    }
seasons-play-build-order = Cards are put in place in the order of the list, so that one can no longer be chosen; type undo to begin this set again.
seasons-play-hand-empty = You have no cards in hand or libraries.

seasons-play-help =
    At a prompt you may type
    { "  " }a number           make that choice
    { "  " }a choice in words  in notation, such as: take die 2, summon amulet-of-air
    { "  " }pick CHOICE        the same, also where the notation begins with: card
    { "  " }letters            W water, E earth, F fire, A air, where energies are asked for
    { "  " }u, undo            take back your last choice, if nothing was revealed since
    { "  " }why NAME           why a card cannot be summoned or activated now
    { "  " }card NAME          what a card, an enchantment or an ability token (token 7) does
    { "  " }board              show the board again
    { "  " }hand               show your hand and libraries
    { "  " }hint               what a strong bot would choose in your place
    { "  " }log                everything that has happened
    { "  " }save FILE          write a copy of the game
    { "  " }q, quit            leave; the game is saved
    Energies are W water, E earth, F fire, A air. On dice, * raises the gauge by 1, t lets you transmute energies into crystals this turn, c draws a card, a number is crystals.
    Your summoning gauge is how many cards you may have in play. The winner has most points: crystals and the points of cards in play, less 5 for each card left in hand and less what bonuses cost.
