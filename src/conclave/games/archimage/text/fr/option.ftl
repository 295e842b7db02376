# What a choice would do, in a line.

archimage-option-give-up = Abandonner : remettre { $dice } en réserve et finir votre manche
archimage-option-cast = Lancer { $scroll }
archimage-option-cast-stored = Lancer { $scroll } avec { $seal } dessus

# Breaking. With what, and who goes there.
archimage-option-break =
    { $piece ->
        [familiar] Briser { $target } avec { $dice } et y envoyer votre { $familiar }
        [back] Briser { $target } avec { $dice } ; votre { $familiar } en revient
       *[mage] Briser { $target } avec { $dice }
    }
archimage-option-break-free =
    { $piece ->
        [back] Briser { $target } ; votre { $familiar } en revient
       *[mage] Briser { $target }
    }
archimage-option-some-dice = certains de vos dés { $colours }
archimage-option-dice-of-a-colour = des dés d’une même couleur
archimage-option-die =
    { $rest ->
        [0] Utiliser { $die } : cela suffit
       *[other] Utiliser { $die }, et d’autres dés : il manque encore { $rest }
    }
archimage-option-absorb = Le garder sur { $scroll }
archimage-option-absorb-over = Le garder sur { $scroll }, où il remplace { $seal }
archimage-option-absorb-not = Ne le garder nulle part : il sort du jeu
archimage-option-take = Prendre un dé { $colour } ({ $number } dans la réserve)

# Dice chosen one after the other.
archimage-option-chosen =
    { $question ->
        [transmute] Pas d’autre : échanger { $dice }
        [reroll] Pas d’autre : relancer { $dice }
        [evolve] Pas d’autre : 2 de plus sur { $dice }
        [raise] Pas d’autre : 1 de plus sur { $dice }
       *[lower] Pas d’autre : 1 de moins sur { $dice } { DE($player) }
    }
archimage-option-swap-die = Échanger { $die }
archimage-option-reroll = Relancer { $die }
archimage-option-raise = Faire passer { $die } à { $value }
archimage-option-lower = Faire passer { $die } { DE($player) } à { $value }
archimage-option-new-colour = Prendre des dés { $colours } contre { $dice } ({ $number } dans la réserve)
archimage-option-grow = Prendre un dé { $colour } et le lancer ({ $number } dans la réserve)

# Seals and scrolls on the board.
archimage-option-first = Échanger { $target } avec un autre
archimage-option-second = Échanger avec { $target }
archimage-option-remove = Retirer { $target }

# Opponents.
archimage-option-against =
    { $question ->
        [alter-whom] { $player } (dés : { $dice })
        [theft-whom] À { $player } (dés : { $dice })
       *[mystify-whom] Avec { $player } (dés : { $dice })
    }
archimage-option-scrolls-of =
    { $question ->
        [transfer-whom] Avec { $player }, qui a { $scrolls } face visible
       *[borrow-whom] À { $player }, qui a { $scrolls } face visible
    }
archimage-option-theirs = Échanger les couleurs avec { $die } { DE($player) }
archimage-option-mine = Votre { $mine } devient { $new }, et { $theirs } { DE($player) } devient { $became }
archimage-option-colour = Les dés { $colours } : vous avez { $dice }
archimage-option-colour-none = Les dés { $colours }, dont vous n’avez aucun
archimage-option-give-die = Donner { $die }
archimage-option-take-scroll = Prendre { $scroll } (puissance { $power })
archimage-option-give-scroll = Donner { $scroll } (puissance { $power })
archimage-option-borrow = Lancer { $scroll } { DE($player) }

# Ways.
archimage-option-mission = Placer votre { $familiar } sur { $target }
archimage-option-pass = Passer { $target }
archimage-option-guardian = Placer le gardien { DE($element) } sur { $target }
archimage-option-guardian-move = Déplacer le gardien { DE($element) } depuis { $old } vers { $target }
archimage-option-take-off = Retirer le gardien { DE($element) } posté sur { $target }
archimage-option-familiar-here = Votre { $familiar } reste en { $space }, où vous vous tenez
archimage-option-familiar-breaks = Votre { $familiar } brise un sceau avec vos dés ; votre tour se termine
archimage-option-familiar-with-one = Votre { $familiar } brise un sceau de n’importe quelle puissance avec un dé qui montre 1 ; votre tour se termine
