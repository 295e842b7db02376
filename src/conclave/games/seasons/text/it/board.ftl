# The board as lines of text.

seasons-board-title = Anno { $year } · { $season } · casella { $space } di 12 · round { $round }
seasons-board-title-prelude =
    { $question ->
        [draft] Preludio · il draft
        [select] Preludio · la scelta delle carte
        [winnow] Preludio · una carta di troppo
        [token] Preludio · i gettoni abilità
       *[build] Preludio · mano e biblioteche
    }
seasons-board-enchantment = { $enchantment }: { $text }
seasons-board-title-over = Fine della partita
seasons-board-rates = Un’energia cristallizzata ora vale: { $rates } cristalli
seasons-board-rate = { $letter } { $crystals }
seasons-board-die = Dado { $number }: { $die }
seasons-board-die-gone = Dado { $number }: preso
seasons-board-die-left =
    { $pips ->
        [one] Dado rimasto: { $die } (l’indicatore di stagione avanzerà di { $pips } casella)
       *[other] Dado rimasto: { $die } (l’indicatore di stagione avanzerà di { $pips } caselle)
    }
seasons-board-player = Giocatore
seasons-board-you = { $player } (tu)
seasons-board-crystals = Cristalli
seasons-board-gauge = Livello
seasons-board-gauge-value = { $cards }/{ $gauge }
seasons-board-reserve = Riserva
seasons-board-reserve-value = { $energies } ({ $number }/{ $capacity })
seasons-board-bonuses = Bonus
seasons-board-bonuses-value = { $used }/3
seasons-board-hand = Mano
seasons-board-libraries = II+III
seasons-board-libraries-value = { $two }+{ $three }
seasons-board-die-column = Dado
seasons-board-none = –
seasons-board-in-play = { $player } ha in gioco: { $cards }
seasons-board-in-play-none = { $player } non ha carte in gioco
seasons-board-card-turned = { $card } (carta girata)
seasons-board-card-energy = { $card } [{ $energies }]
seasons-board-card-turned-energy = { $card } (carta girata) [{ $energies }]
seasons-board-status = Hai { $crystals }; carte in gioco e livello di invocazione { $gauge }; riserva { $reserve }; bonus usati { $bonuses }
seasons-board-piles = Primo giocatore: { $player } · mazzo di pesca: { $pile } · scarti: { $discard }
seasons-board-face-up = A faccia in su sul mazzo di pesca, dalla prima: { $cards }
seasons-board-revealed = Rivelate da { $card }: { $cards }
seasons-board-token =
    { $state ->
        [used] { $player } ha usato il gettone abilità { $number }, { $token } (punti alla fine: { $points })
       *[ready] { $player } ha il gettone abilità { $number }, { $token } (punti alla fine, se usato: { $points })
    }
seasons-board-token-always = { $player } ha il gettone abilità { $number }, { $token }
seasons-board-lost-spaces =
    { $number ->
        [one] { $player } ha perso per sempre { $number } posto della riserva
       *[other] { $player } ha perso per sempre { $number } posti della riserva
    }
seasons-board-your-tokens = I tuoi gettoni abilità, di cui tieni uno
seasons-board-your-hand = La tua mano
seasons-board-your-library =
    { $which ->
        [2] Biblioteca II
       *[3] Biblioteca III
    }
seasons-board-your-drafted = Le tue carte finora
seasons-board-your-pack = Da assegnare
seasons-board-card-line =
    { $kind ->
        [familiar] { $card } (famiglio; { $cost }; { $points }): { $text }
       *[item] { $card } ({ $cost }; { $points }): { $text }
    }
seasons-board-player-line = { $player }: { $crystals }; carte in gioco e livello di invocazione { $gauge }; riserva { $reserve }; bonus usati { $bonuses }; carte in mano { $hand }; biblioteche II e III { $libraries }; dado { $die }
seasons-board-points = { $points } pt
seasons-board-token-line =
    { $points ->
        [one] { $token } (gettone abilità { $number }; { $points } punto se usato): { $text }
       *[other] { $token } (gettone abilità { $number }; { $points } punti se usato): { $text }
    }
seasons-board-token-permanent = { $token } (gettone abilità { $number }; vale sempre): { $text }
