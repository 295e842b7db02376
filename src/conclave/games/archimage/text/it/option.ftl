# What a choice would do, in a line.

archimage-option-give-up = Rinuncia: rimetti { $dice } nelle riserve e termina il tuo round
archimage-option-cast = Lancia { $scroll }
archimage-option-cast-stored = Lancia { $scroll } con sopra { $seal }

# Breaking. With what, and who goes there.
archimage-option-break =
    { $piece ->
        [familiar] Rompi { $target } con { $dice } e manda lì il tuo { $familiar }
        [back] Rompi { $target } con { $dice }; il tuo { $familiar } torna da lì
       *[mage] Rompi { $target } con { $dice }
    }
archimage-option-break-free =
    { $piece ->
        [back] Rompi { $target }; il tuo { $familiar } torna da lì
       *[mage] Rompi { $target }
    }
archimage-option-some-dice = alcuni dei tuoi dadi { $colours }
archimage-option-dice-of-a-colour = dadi di un solo colore
archimage-option-die =
    { $rest ->
        [0] Usa il dado { $die }: basta così
        [one] Usa il dado { $die }, e altri ancora: manca { $rest }
       *[other] Usa il dado { $die }, e altri ancora: mancano { $rest }
    }
archimage-option-absorb = Tienilo su { $scroll }
archimage-option-absorb-over = Tienilo su { $scroll }, dove sostituisce { $seal }
archimage-option-absorb-not = Non tenerlo: esce dalla partita
archimage-option-take = Prendi un dado { $colour } ({ $number } nella riserva)

# Dice chosen one after the other.
archimage-option-chosen =
    { $question ->
        [transmute] Basta così: scambia { $dice }
        [reroll] Basta così: tira di nuovo { $dice }
        [evolve] Basta così: 2 in più su { $dice }
        [raise] Basta così: 1 in più su { $dice }
       *[lower] Basta così: 1 in meno su { $dice } di { $player }
    }
archimage-option-swap-die = Scambia il dado { $die }
archimage-option-reroll = Tira di nuovo il dado { $die }
archimage-option-raise = Porta il dado { $die } a { $value }
archimage-option-lower = Porta il dado { $die } di { $player } a { $value }
archimage-option-new-colour = Prendi dadi { $colours } in cambio di { $dice } ({ $number } nella riserva)
archimage-option-grow = Prendi un dado { $colour } e tiralo ({ $number } nella riserva)

# Seals and scrolls on the board.
archimage-option-first = Da scambiare: { $target }
archimage-option-second = Scambia con { $target }
archimage-option-remove = Togli { $target }

# Opponents.
archimage-option-against =
    { $question ->
        [alter-whom] Di { $player } (dadi: { $dice })
        [theft-whom] Da { $player } (dadi: { $dice })
       *[mystify-whom] Con { $player } (dadi: { $dice })
    }
archimage-option-scrolls-of =
    { $question ->
        [transfer-whom] Con { $player }, che ha a faccia in su { $scrolls }
       *[borrow-whom] Di { $player }, che ha a faccia in su { $scrolls }
    }
archimage-option-theirs = Scambia il colore con il dado { $die } di { $player }
archimage-option-mine = Il tuo { $mine } diventa { $new }, e il { $theirs } di { $player } diventa { $became }
archimage-option-colour = I dadi { $colours }: hai { $dice }
archimage-option-colour-none = I dadi { $colours }, di cui non hai nessuno
archimage-option-give-die = Dai il dado { $die }
archimage-option-take-scroll = Prendi { $scroll } (potenza { $power })
archimage-option-give-scroll = Dai { $scroll } (potenza { $power })
archimage-option-borrow = Lancia { $scroll } di { $player }

# Ways.
archimage-option-mission = Il tuo { $familiar } occupa { $target }
archimage-option-pass = Supera { $target }
archimage-option-guardian = Metti il guardiano di { $element } su { $target }
archimage-option-guardian-move = Sposta il guardiano di { $element } da { $old } su { $target }
archimage-option-take-off = Togli il guardiano di { $element } da { $target }
archimage-option-familiar-here = Il tuo { $familiar } resta in { $space }, dove ti trovi
archimage-option-familiar-breaks = Il tuo { $familiar } rompe un sigillo con i tuoi dadi; il tuo turno finisce
archimage-option-familiar-with-one = Il tuo { $familiar } rompe un sigillo di qualsiasi potenza con un dado che mostra 1; il tuo turno finisce
