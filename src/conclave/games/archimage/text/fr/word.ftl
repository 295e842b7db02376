# Words and short phrases that other sentences take as arguments.

archimage-word-element =
    { $element ->
        [fire] feu
        [water] eau
        [air] air
        [earth] terre
       *[spirit] esprit
    }
# With its article, as names of scrolls have it.
archimage-word-element-title =
    { $element ->
        [fire] du Feu
        [water] de l’Eau
        [air] de l’Air
        [earth] de la Terre
       *[spirit] de l’Esprit
    }
archimage-word-colour =
    { $colour ->
        [red] rouge
        [blue] bleu
        [yellow] jaune
        [green] vert
       *[violet] violet
    }
# As said of several dice.
archimage-word-colours =
    { $colour ->
        [red] rouges
        [blue] bleus
        [yellow] jaunes
        [green] verts
       *[violet] violets
    }
archimage-word-die = { $colour } { $value }
archimage-word-dice =
    { $number ->
        [one] { $number } { $colour }
       *[other] { $number } { $colours }
    }
archimage-word-no-dice = aucun dé
archimage-word-scroll = { $spell } { $element }
archimage-word-seal = le sceau { DE($element) } de puissance { $power }
archimage-word-seal-at = le sceau { DE($element) } de puissance { $power } en { $space }
archimage-word-scroll-seal-at = le sceau { DE($scroll) } (puissance { $power }) en { $space }
archimage-word-seal-short = { $element } { $power } en { $space }
archimage-word-scroll-short = { $scroll } ({ $power }) en { $space }
archimage-word-scroll-at = { $scroll } (puissance { $power }) en { $space }
archimage-word-hall = la chambre centrale
archimage-word-mage-at = le magicien { DE($player) } en { $space }
archimage-word-familiar-at = { $familiar } { DE($player) } en { $space }
archimage-word-school =
    { $circle ->
        [I] l’école du Pouvoir
        [II] l’école des Passages
        [III] l’école du Conflit
        [IV] l’école du Voyageur
       *[random] une école tirée au sort
    }
archimage-word-circles =
    { $circle ->
        [random] cercle de magie 0 et un autre, tiré au sort
       *[other] cercles de magie 0 et { $circle }, { $school }
    }
