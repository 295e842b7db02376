# Words and short phrases that other sentences take as arguments.

archimage-word-element =
    { $element ->
        [fire] fuoco
        [water] acqua
        [air] aria
        [earth] terra
       *[spirit] spirito
    }
# With its article, as names of scrolls have it.
archimage-word-element-title =
    { $element ->
        [fire] del Fuoco
        [water] dell’Acqua
        [air] dell’Aria
        [earth] della Terra
       *[spirit] dello Spirito
    }
archimage-word-colour =
    { $colour ->
        [red] rosso
        [blue] blu
        [yellow] giallo
        [green] verde
       *[violet] viola
    }
# As said of several dice.
archimage-word-colours =
    { $colour ->
        [red] rossi
        [blue] blu
        [yellow] gialli
        [green] verdi
       *[violet] viola
    }
archimage-word-die = { $colour } { $value }
archimage-word-dice =
    { $number ->
        [one] { $number } { $colour }
       *[other] { $number } { $colours }
    }
archimage-word-no-dice = nessuno
archimage-word-scroll = { $spell } { $element }
archimage-word-seal = il sigillo di { $element } di potenza { $power }
archimage-word-seal-at = il sigillo di { $element } di potenza { $power } in { $space }
archimage-word-scroll-seal-at = il sigillo di { $scroll } (potenza { $power }) in { $space }
archimage-word-seal-short = { $element } { $power } in { $space }
archimage-word-scroll-short = { $scroll } ({ $power }) in { $space }
archimage-word-scroll-at = { $scroll } (potenza { $power }) in { $space }
archimage-word-hall = sala
archimage-word-mage-at = il mago di { $player } in { $space }
archimage-word-familiar-at = { $familiar } di { $player } in { $space }
archimage-word-school =
    { $circle ->
        [I] la scuola del Potere
        [II] la scuola dei Passaggi
        [III] la scuola del Conflitto
        [IV] la scuola del Viaggiatore
       *[random] una scuola estratta a sorte
    }
archimage-word-circles =
    { $circle ->
        [random] cerchio magico 0 e un altro, estratto a sorte
       *[other] cerchi magici 0 e { $circle }, { $school }
    }
