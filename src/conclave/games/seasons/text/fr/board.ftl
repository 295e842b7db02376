# The board as lines of text.

seasons-board-title = Année { $year } · { $season } · case { $space } sur 12 · manche { $round }
seasons-board-title-prelude =
    { $question ->
        [draft] Prélude · le draft
        [select] Prélude · choix des cartes
        [winnow] Prélude · une carte de trop
        [token] Prélude · jetons Capacité
       *[build] Prélude · main et bibliothèques
    }
seasons-board-enchantment = { $enchantment } : { $text }
seasons-board-title-over = Fin de la partie
seasons-board-rates = Une énergie cristallisée rapporte maintenant, en cristaux : { $rates }
seasons-board-rate = { $letter } { $crystals }
seasons-board-die = Dé { $number } : { $die }
seasons-board-die-gone = Dé { $number } : pris
seasons-board-die-left =
    { $pips ->
        [one] Dé restant : { $die } (le marqueur saison avancera de { $pips } case)
       *[other] Dé restant : { $die } (le marqueur saison avancera de { $pips } cases)
    }
seasons-board-player = Joueur
seasons-board-you = { $player } (vous)
seasons-board-crystals = Cristaux
seasons-board-gauge = Jauge
seasons-board-gauge-value = { $cards }/{ $gauge }
seasons-board-reserve = Réserve
seasons-board-reserve-value = { $energies } ({ $number }/{ $capacity })
seasons-board-bonuses = Bonus
seasons-board-bonuses-value = { $used }/3
seasons-board-hand = Main
seasons-board-libraries = II+III
seasons-board-libraries-value = { $two }+{ $three }
seasons-board-die-column = Dé
seasons-board-none = –
seasons-board-in-play = { $player } a en jeu : { $cards }
seasons-board-in-play-none = { $player } n’a aucune carte en jeu
seasons-board-card-turned = { $card } (carte inclinée)
seasons-board-card-energy = { $card } [{ $energies }]
seasons-board-card-turned-energy = { $card } (carte inclinée) [{ $energies }]
seasons-board-status = Vous avez { $crystals } ; cartes en jeu sur la jauge : { $gauge } ; réserve : { $reserve } ; bonus utilisés : { $bonuses }
seasons-board-piles = Premier joueur : { $player } · pioche : { $pile } · défausse : { $discard }
seasons-board-face-up = Face visible sur la pioche, la première sur le dessus : { $cards }
seasons-board-revealed = Cartes révélées par { $card } : { $cards }
seasons-board-token =
    { $state ->
        [used] { $player } a utilisé le jeton Capacité { $number }, { $token } (points en fin de partie : { $points })
       *[ready] { $player } a le jeton Capacité { $number }, { $token } (points en fin de partie une fois utilisé : { $points })
    }
seasons-board-token-always = { $player } a le jeton Capacité { $number }, { $token }
seasons-board-lost-spaces =
    { $number ->
        [one] { $player } a définitivement perdu { $number } place de sa réserve
       *[other] { $player } a définitivement perdu { $number } places de sa réserve
    }
seasons-board-your-tokens = Vos jetons Capacité, dont vous gardez un
seasons-board-your-hand = Votre main
seasons-board-your-library =
    { $which ->
        [2] Bibliothèque II
       *[3] Bibliothèque III
    }
seasons-board-your-drafted = Vos cartes jusqu’ici
seasons-board-your-pack = À répartir
seasons-board-card-line =
    { $kind ->
        [familiar] { $card } (familier ; { $cost } ; { $points }) : { $text }
       *[item] { $card } ({ $cost } ; { $points }) : { $text }
    }
seasons-board-player-line = { $player } : { $crystals } ; cartes en jeu sur la jauge : { $gauge } ; réserve : { $reserve } ; bonus utilisés : { $bonuses } ; cartes en main : { $hand } ; bibliothèques II et III : { $libraries } ; dé : { $die }
seasons-board-points = { $points } pts
seasons-board-token-line =
    { $points ->
        [one] { $token } (jeton Capacité { $number } ; { $points } point une fois utilisé) : { $text }
       *[other] { $token } (jeton Capacité { $number } ; { $points } points une fois utilisé) : { $text }
    }
seasons-board-token-permanent = { $token } (jeton Capacité { $number } ; toujours en vigueur) : { $text }
