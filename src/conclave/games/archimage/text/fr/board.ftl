# The board as lines of text.

archimage-board-title = Manche { $round } · { $circles }
archimage-board-title-before = Avant la première manche · { $circles }
archimage-board-title-over = Fin de la partie · { $circles }
archimage-board-first = Premier joueur : { $player }
archimage-board-highest =
    { $state ->
        [over] Parchemins de puissance 6 sur le plateau : { $number }.
        [few] Parchemins de puissance 6 sur le plateau : { $number }. C’est moins de { $least } : la partie se termine avec cette manche.
       *[enough] Parchemins de puissance 6 sur le plateau : { $number }. S’il y en a moins de { $least } à la fin d’une manche, la partie se termine.
    }
archimage-board-idle =
    { $rounds ->
        [one] Aucun sceau n’a été brisé pendant la dernière manche ; trois manches de suite sans sceau brisé mettent fin à la partie.
       *[other] Aucun sceau n’a été brisé pendant les { $rounds } dernières manches ; trois manches de suite sans sceau brisé mettent fin à la partie.
    }
archimage-board-you = { $player } (vous)
archimage-board-player-playing = { $player }, { $mage } : magicien { $hall ->
        [yes] dans
       *[no] en
    } { $place } ; { $familiar } : { $where } ; dés : { $dice } ; points : { $points }
archimage-board-player-done = { $player }, { $mage } : magicien { $hall ->
        [yes] dans
       *[no] en
    } { $place } ; { $familiar } : { $where } ; dés pour la manche suivante : { $waiting } ; points : { $points }
archimage-board-player-over = { $player }, { $mage } ; points : { $points }
archimage-board-familiar-home = au repos
archimage-board-scrolls = { $player } a { $scrolls }
archimage-board-scroll-state =
    { $state ->
        [down] { $scroll } (face cachée)
        [new] { $scroll } (tout juste gagné)
       *[up] { $scroll }
    }
archimage-board-scroll-stored = { $scroll } avec { $seal } dessus
archimage-board-scroll-line = { $scroll }, puissance { $power } : { $text }
archimage-board-reserve = Dans les réserves : { $dice }
archimage-board-reserve-none = Les réserves sont vides
archimage-board-guardian = Le gardien { DE($element) } se tient sur { $target }
archimage-board-near =
    { $who ->
        [you] { $state ->
            [able] Vos dés peuvent briser { $targets }
            [diceless] Accessibles pour vous : { $targets }
           *[unable] Accessibles pour vous, mais pas avec ces dés : { $targets }
        }
       *[other] { $state ->
            [able] Les dés { DE($player) } peuvent briser { $targets }
            [diceless] Accessibles pour { $player } : { $targets }
           *[unable] Accessibles pour { $player }, mais pas avec ces dés : { $targets }
        }
    }
archimage-board-far-seals =
    { $state ->
        [over] Sceaux { $element } restants : { $seals }
       *[far] Sceaux { $element } inaccessibles : { $seals }
    }
archimage-board-of-power = puissance { $power } en { $spaces }
archimage-board-far-scrolls =
    { $state ->
        [over] Parchemins restants de puissance { $power } : { $scrolls }
       *[far] Parchemins inaccessibles de puissance { $power } : { $scrolls }
    }
archimage-board-scroll-at = { $scroll } en { $space }
archimage-board-your-scrolls = Vos parchemins
