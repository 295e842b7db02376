# Archimage in the terminal.

archimage-play-welcome = Archimage for { $players } players, { $settings }. You may type help at any prompt.
archimage-play-goal =
    A tower full of scrolls, each behind its seal, and more seals on the ways between them. In your turn you break one seal that you can reach, with dice of its colour that show its power or more, and your mage goes there. Scrolls that you win are spells to cast, and points.
    When your dice are used up or break nothing more, your round is over and you take three dice for the next. Most points in scrolls win, once few of the scrolls of power 6 are left.
archimage-play-title-start = Before round 1 · circles 0 and { $circle }
archimage-play-title = Round { $round } · circles 0 and { $circle } · { $sixes } scrolls of power 6 left, the end below { $least }
archimage-play-signs = (F4) is a seal of fire, power 4; [F4] a scroll, {"{"}F4{"}"} one under a guardian; ( ) and [ ] are free. @1 is player 1, &1 that player's familiar.
archimage-play-elements = F fire: red dice R, W water: blue B, A air: yellow Y, E earth: green G, S: any
archimage-play-blank = { "" }
archimage-play-mage = { "" }
archimage-play-player = Player
archimage-play-place = { $mage }, &{ $number } { $familiar }
archimage-play-at = At
archimage-play-hall = hall
archimage-play-dice = Dice
archimage-play-points = Points
archimage-play-scrolls = Scrolls, (face down)
archimage-play-of-power =
    { $power ->
        [1] Bond
       *[other] Scrolls of power { $power }
    }
archimage-play-synergies = What Synergies add
archimage-play-you = { $player } (you)
archimage-play-no-dice = none
archimage-play-waiting = next { $dice }
archimage-play-reserve = Dice in the reserves: R { $red }, B { $blue }, Y { $yellow }, G { $green }
archimage-play-status = Your dice: { $dice } · your mage: { $place }
archimage-play-lying = Scrolls in the tower, by spell and power:
archimage-play-lying-line = { $spell } { $power }: { $places }
archimage-play-take-how = Or type several letters at once, such as { $example }.
archimage-play-dice-how = Or type several dice at once, such as { $example }.
archimage-play-any-colour = (colour)
archimage-play-any-colours = (colour)
archimage-play-any-element = (element)
archimage-play-spirit = Of spirit: { $text }
archimage-play-entry =
    { $kind ->
        [bond] { $name }, power { $power }: everybody has one, of spirit
        [scroll] { $name }, a scroll of power { $power }, { $number ->
            [one] of circle { $circles }
           *[other] of circles { $circles }
        }
       *[spell] { $name }, a spell of power { $power }, { $number ->
            [one] of circle { $circles }
           *[other] of circles { $circles }
        }; there is a scroll of it for each element
    }
archimage-play-own =
    { $state ->
        [fresh] { $scroll }, won this turn: { $text }
        [down] { $scroll }, face down until your round is over: { $text }
       *[up] { $scroll }: { $text }
    }
archimage-play-spell-what = Say what you want to read: spell NAME, such as spell growth or spell growth of fire.
archimage-play-no-spell = There is no spell called “{ $name }”.
archimage-play-no-spell-near = There is no spell called “{ $name }”; did you mean { $near }?
archimage-play-help =
    At a prompt you may type
    { "  " }a number           make that choice
    { "  " }break L4, or L4    a space by its name: break the seal there
    { "  " }evolution fire     a spell of yours by its name: cast it
    { "  " }red 5, or R5       a die; several with spaces between them: red 5 3
    { "  " }take red, or RRB   dice for the next round, one or all three at once
    { "  " }u, undo            take back your last choice, while nobody else has chosen
    { "  " }why L4             why a seal cannot be broken or a spell cannot be cast now
    { "  " }spell NAME         what a spell does
    { "  " }scrolls            what your own scrolls do
    { "  " }board              the tower again, and which scroll lies where
    { "  " }hint               what a strong bot would choose in your place
    { "  " }log                everything that has happened
    { "  " }save FILE          write a copy of the game
    { "  " }q, quit            leave; the game is saved
    A seal needs dice of its colour that show its power or more, and no die too many: fire red, water blue, air yellow, earth green; for a spirit seal any one colour will do.
    Seals, scrolls, other mages and their familiars bar the way; where a seal has been broken you may walk on, however far. If you can break a seal in your turn, you must; spells come first, as many as you like.
    Points are the powers of your scrolls, your Bond being 1; each Synergy adds 1 for every scroll of its element that you have.
