# The board as lines of text.

board-title = Année { $year } · { $season } · case { $space } sur 12 · manche { $round }
board-title-prelude =
    { $question ->
        [draft] Prélude · le draft
        [select] Prélude · choix des cartes
        [winnow] Prélude · une carte de trop
        [token] Prélude · jetons Capacité
       *[build] Prélude · main et bibliothèques
    }
board-enchantment = { $enchantment } : { $text }
board-title-over = Fin de la partie
board-rates = Une énergie cristallisée rapporte maintenant, en cristaux : { $rates }
board-rate = { $letter } { $crystals }
board-die = Dé { $number } : { $die }
board-die-gone = Dé { $number } : pris
board-die-left =
    { $pips ->
        [one] Dé restant : { $die } (le marqueur saison avancera de { $pips } case)
       *[other] Dé restant : { $die } (le marqueur saison avancera de { $pips } cases)
    }
board-player = Joueur
board-you = { $player } (vous)
board-crystals = Cristaux
board-gauge = Jauge
board-gauge-value = { $cards }/{ $gauge }
board-reserve = Réserve
board-reserve-value = { $energies } ({ $number }/{ $capacity })
board-bonuses = Bonus
board-bonuses-value = { $used }/3
board-hand = Main
board-libraries = II+III
board-libraries-value = { $two }+{ $three }
board-die-column = Dé
board-none = –
board-in-play = { $player } a en jeu : { $cards }
board-in-play-none = { $player } n’a aucune carte en jeu
board-card-turned = { $card } (carte inclinée)
board-card-energy = { $card } [{ $energies }]
board-card-turned-energy = { $card } (carte inclinée) [{ $energies }]
board-status = Vous avez { $crystals } ; cartes en jeu sur la jauge : { $gauge } ; réserve : { $reserve } ; bonus utilisés : { $bonuses }
board-piles = Premier joueur : { $player } · pioche : { $pile } · défausse : { $discard }
board-face-up = Face visible sur la pioche, la première sur le dessus : { $cards }
board-revealed = Cartes révélées par { $card } : { $cards }
board-token =
    { $state ->
        [used] { $player } a utilisé le jeton Capacité { $number }, { $token } (points en fin de partie : { $points })
       *[ready] { $player } a le jeton Capacité { $number }, { $token } (points en fin de partie une fois utilisé : { $points })
    }
board-token-always = { $player } a le jeton Capacité { $number }, { $token }
board-lost-spaces =
    { $number ->
        [one] { $player } a définitivement perdu { $number } place de sa réserve
       *[other] { $player } a définitivement perdu { $number } places de sa réserve
    }
board-your-tokens = Vos jetons Capacité, dont vous gardez un
board-your-hand = Votre main
board-your-library =
    { $which ->
        [2] Bibliothèque II
       *[3] Bibliothèque III
    }
board-your-drafted = Vos cartes jusqu’ici
board-your-pack = À répartir
board-card-line =
    { $kind ->
        [familiar] { $card } (familier ; { $cost } ; { $points }) : { $text }
       *[item] { $card } ({ $cost } ; { $points }) : { $text }
    }
board-player-line = { $player } : { $crystals } ; cartes en jeu sur la jauge : { $gauge } ; réserve : { $reserve } ; bonus utilisés : { $bonuses } ; cartes en main : { $hand } ; bibliothèques II et III : { $libraries } ; dé : { $die }
board-points = { $points } pts
board-token-line =
    { $points ->
        [one] { $token } (jeton Capacité { $number } ; { $points } point une fois utilisé) : { $text }
       *[other] { $token } (jeton Capacité { $number } ; { $points } points une fois utilisé) : { $text }
    }
board-token-permanent = { $token } (jeton Capacité { $number } ; toujours en vigueur) : { $text }
