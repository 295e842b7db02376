# Words and short phrases that other sentences take as arguments.

archimage-word-element =
    { $element ->
        [fire] fire
        [water] water
        [air] air
        [earth] earth
       *[spirit] spirit
    }
archimage-word-element-title =
    { $element ->
        [fire] Fire
        [water] Water
        [air] Air
        [earth] Earth
       *[spirit] Spirit
    }
archimage-word-colour =
    { $colour ->
        [red] red
        [blue] blue
        [yellow] yellow
        [green] green
       *[violet] violet
    }
# As said of several dice.
archimage-word-colours =
    { $colour ->
        [red] red
        [blue] blue
        [yellow] yellow
        [green] green
       *[violet] violet
    }
archimage-word-die = { $colour } { $value }
archimage-word-dice =
    { $number ->
        [one] { $number } { $colour }
       *[other] { $number } { $colours }
    }
archimage-word-no-dice = no dice
archimage-word-scroll = { $spell } of { $element }
archimage-word-seal = the { $element } seal of power { $power }
archimage-word-seal-at = the { $element } seal of power { $power } at { $space }
archimage-word-scroll-seal-at = the seal of { $scroll } (power { $power }) at { $space }
archimage-word-seal-short = { $element } { $power } at { $space }
archimage-word-scroll-short = { $scroll } ({ $power }) at { $space }
archimage-word-scroll-at = { $scroll } (power { $power }) at { $space }
archimage-word-hall = the hall
archimage-word-mage-at = the mage of { $player } at { $space }
archimage-word-familiar-at = { $familiar } of { $player } at { $space }
archimage-word-school =
    { $circle ->
        [I] the school of Power
        [II] the school of Passages
        [III] the school of Conflict
        [IV] the school of the Traveller
       *[random] a school drawn by lot
    }
archimage-word-circles =
    { $circle ->
        [random] magic circle 0 and another, drawn by lot
       *[other] magic circles 0 and { $circle }, { $school }
    }
