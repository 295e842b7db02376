# The board as lines of text.

board-title = Anno { $year } · { $season } · casella { $space } di 12 · round { $round }
board-title-prelude =
    { $question ->
        [draft] Preludio · il draft
        [select] Preludio · la scelta delle carte
        [winnow] Preludio · una carta di troppo
        [token] Preludio · i gettoni abilità
       *[build] Preludio · mano e biblioteche
    }
board-enchantment = { $enchantment }: { $text }
board-title-over = Fine della partita
board-rates = Un’energia cristallizzata ora vale: { $rates } cristalli
board-rate = { $letter } { $crystals }
board-die = Dado { $number }: { $die }
board-die-gone = Dado { $number }: preso
board-die-left =
    { $pips ->
        [one] Dado rimasto: { $die } (l’indicatore di stagione avanzerà di { $pips } casella)
       *[other] Dado rimasto: { $die } (l’indicatore di stagione avanzerà di { $pips } caselle)
    }
board-player = Giocatore
board-you = { $player } (tu)
board-crystals = Cristalli
board-gauge = Livello
board-gauge-value = { $cards }/{ $gauge }
board-reserve = Riserva
board-reserve-value = { $energies } ({ $number }/{ $capacity })
board-bonuses = Bonus
board-bonuses-value = { $used }/3
board-hand = Mano
board-libraries = II+III
board-libraries-value = { $two }+{ $three }
board-die-column = Dado
board-none = –
board-in-play = { $player } ha in gioco: { $cards }
board-in-play-none = { $player } non ha carte in gioco
board-card-turned = { $card } (carta girata)
board-card-energy = { $card } [{ $energies }]
board-card-turned-energy = { $card } (carta girata) [{ $energies }]
board-status = Hai { $crystals }; carte in gioco e livello di invocazione { $gauge }; riserva { $reserve }; bonus usati { $bonuses }
board-piles = Primo giocatore: { $player } · mazzo di pesca: { $pile } · scarti: { $discard }
board-face-up = A faccia in su sul mazzo di pesca, dalla prima: { $cards }
board-revealed = Rivelate da { $card }: { $cards }
board-token =
    { $state ->
        [used] { $player } ha usato il gettone abilità { $number }, { $token } (punti alla fine: { $points })
       *[ready] { $player } ha il gettone abilità { $number }, { $token } (punti alla fine, se usato: { $points })
    }
board-token-always = { $player } ha il gettone abilità { $number }, { $token }
board-lost-spaces =
    { $number ->
        [one] { $player } ha perso per sempre { $number } posto della riserva
       *[other] { $player } ha perso per sempre { $number } posti della riserva
    }
board-your-tokens = I tuoi gettoni abilità, di cui tieni uno
board-your-hand = La tua mano
board-your-library =
    { $which ->
        [2] Biblioteca II
       *[3] Biblioteca III
    }
board-your-drafted = Le tue carte finora
board-your-pack = Da assegnare
board-card-line =
    { $kind ->
        [familiar] { $card } (famiglio; { $cost }; { $points }): { $text }
       *[item] { $card } ({ $cost }; { $points }): { $text }
    }
board-player-line = { $player }: { $crystals }; carte in gioco e livello di invocazione { $gauge }; riserva { $reserve }; bonus usati { $bonuses }; carte in mano { $hand }; biblioteche II e III { $libraries }; dado { $die }
board-points = { $points } pt
board-token-line =
    { $points ->
        [one] { $token } (gettone abilità { $number }; { $points } punto se usato): { $text }
       *[other] { $token } (gettone abilità { $number }; { $points } punti se usato): { $text }
    }
board-token-permanent = { $token } (gettone abilità { $number }; vale sempre): { $text }
