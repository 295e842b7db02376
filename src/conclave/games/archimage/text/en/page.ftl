# What the page says of Archimage.

archimage-page-seals = Seals and their power
archimage-page-mages = Mages and their familiars
archimage-page-mage-at = Mage at seat { $number }
archimage-page-mage-any = Any mage that is left
archimage-page-guardians = Guardians
archimage-page-tower-label = Archimage tower
archimage-page-groups-spell = Spells
archimage-page-group-spell = spell
archimage-page-circle = Circle { $circle }
archimage-page-power = power { $power }
archimage-page-round = Round { $round }
archimage-page-hall = The hall
archimage-page-zoom-in = Closer
archimage-page-zoom-out = Farther
archimage-page-zoom-all = Whole tower
archimage-page-space = space { $name }, power { $power }
archimage-page-seal = seal of { $element }, power { $power }
archimage-page-empty = nothing on it
archimage-page-own-mage = your mage
archimage-page-own-familiar = your familiar
archimage-page-mage-of = mage of { $player }
archimage-page-familiar-of = familiar of { $player }
archimage-page-guardian-of = guardian of { $element }
archimage-page-scrolls = Scrolls
archimage-page-done = round over
archimage-page-face-down = face down
archimage-page-source-scroll = Scrolls
archimage-page-source-synergy = Synergies
archimage-page-before = Before round 1
archimage-page-over = The end of the game
archimage-page-circles = Magic circles 0 and { $circle }
archimage-page-sixes = Scrolls of power 6: { $left }. Fewer than { $least } at the end of a round end the game.
archimage-page-spells = Spells of this game
archimage-page-reserves = Reserves
archimage-page-in-reserve = { $colour }: { $count } in the reserve
archimage-page-colour-red = red
archimage-page-colour-blue = blue
archimage-page-colour-yellow = yellow
archimage-page-colour-green = green
archimage-page-die = { $colour } { $value }
archimage-page-chosen = chosen
archimage-page-your-dice = Your dice
archimage-page-your-scrolls = Your scrolls
archimage-page-dice-of = Dice of { $name }
archimage-page-next-dice = For the next round
archimage-page-no-dice = no dice
archimage-page-no-scrolls = no scrolls
archimage-page-points = Points so far
archimage-page-just-won = just won
archimage-page-stored = { $seal }, kept on it
archimage-page-you = { $name } (you)
archimage-page-power-title = Power { $power }
archimage-page-other-elements = In the other elements
archimage-page-tower = The tower. Arrow keys walk from space to space, N and P go to what can be chosen, Enter chooses, I shows a spell, plus and minus zoom, 0 shows all.
archimage-page-within = within your reach
archimage-page-can-be-chosen = can be chosen
archimage-page-at = Choices: { $place }
archimage-page-pitch = A tower full of scrolls. Break the seals, climb, and cast what you find.
archimage-page-preset-passages = School of Passages
archimage-page-preset-surprise = A school drawn by lot
archimage-page-preset-first-text = The spells of the school of Power, the easiest to begin with.
archimage-page-preset-passages-text = Spells that open ways through the tower.
archimage-page-preset-surprise-text = One of the four schools of spells; you see which when the game begins.
archimage-page-worth-dice =
    { $count ->
        [one] die
       *[other] dice
    }
archimage-page-worth-scrolls =
    { $count ->
        [one] scroll
       *[other] scrolls
    }
archimage-page-worth-seals =
    { $count ->
        [one] seal
       *[other] seals
    }
archimage-page-worth-points =
    { $count ->
        [one] point
       *[other] points
    }
archimage-page-preset-first = First game
archimage-page-check-deal-title = What was dealt
archimage-page-check-deal-means = The seals and scrolls of the tower are mixed with the key. Your browser mixes them again.
archimage-page-check-deal-yes = Everything lay where the key puts it.
archimage-page-check-deal-no = Something lay elsewhere than the key puts it.
archimage-page-check-deal-none = There is nothing to compare with: a file does not say what was dealt.
archimage-page-check-first-title = The first player
archimage-page-check-first-means = Who begins follows from the key.
archimage-page-check-first-yes = It is who the key says.
archimage-page-check-first-no = The key says somebody else.
archimage-page-check-first-none = A file does not say what lay on the table; open the check from the table itself.
archimage-page-check-dice-title = The dice of every round
archimage-page-check-dice-means = Each roll is HMAC-SHA-256 of the key and of the round’s number. Your browser rolls them again and compares them with what lay on the table.
archimage-page-check-dice-yes = Every die is the one that the key rolls.
archimage-page-check-dice-no = A die is not the one that the key rolls.
archimage-page-check-dice-none = A file does not say what lay on the table; open the check from the table itself.
archimage-page-check-dice-rounds = Dice, round by round
archimage-page-check-dice-count = { $dice } dice in { $rounds } rounds.
archimage-page-elements = Energies in Archimage
archimage-page-element-water = water
archimage-page-element-earth = earth
archimage-page-element-fire = fire
archimage-page-element-air = air
archimage-page-element-spirit = spirit
archimage-page-letter-water = W
archimage-page-letter-earth = E
archimage-page-letter-fire = F
archimage-page-letter-air = A
archimage-page-letter-spirit = S
archimage-page-rivals = The others at the table
archimage-page-sixes-left = { $left } left
archimage-page-sixes-short = { $left } of power 6 left
archimage-page-held =
    { $count ->
        [0] { $die } breaks no seal within reach.
       *[other] { $die } in hand: the seals that it helps to break stand out.
    }
archimage-page-put-back = Put a { $colour } die back
archimage-page-act-done = Done
archimage-page-act-give-up = End round
archimage-page-act-break = Break it
archimage-page-act-cast = Cast
archimage-page-act-take = Take it
archimage-page-act-die = Use it
archimage-page-act-choose = Choose
archimage-page-reach =
    { $count ->
        [one] one seal within reach, power { $least }
       *[other] { $count } seals within reach, power { $least } to { $most }
    }
archimage-page-reach-none = no seal within reach
