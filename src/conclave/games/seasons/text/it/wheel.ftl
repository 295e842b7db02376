# The table of Seasons as it is drawn in the window.

seasons-wheel-year = Anno { $year }
seasons-wheel-extra =
    { $extra ->
        [one] +{ $extra } cristallo per energia per te
       *[other] +{ $extra } cristalli per energia per te
    }
seasons-wheel-dice = Dadi
seasons-wheel-left-over = Dado rimasto
seasons-wheel-pile = mazzo di pesca: { $number }
seasons-wheel-discard = scarti: { $number }
seasons-wheel-first = primo giocatore
seasons-wheel-first-player = primo giocatore: { $player }
seasons-wheel-in-play = In gioco
seasons-wheel-nothing-in-play = niente in gioco
seasons-wheel-before-you = Carte davanti a te
seasons-wheel-pack = Carte tra cui scegliere
seasons-wheel-your-token = Il tuo gettone abilità
seasons-wheel-token-state =
    { $state ->
        [used] { $token } (usato)
       *[ready] { $token }
    }
seasons-wheel-column =
    { $column ->
        [player] Giocatore
        [crystals] Crist.
        [gauge] Livello
        [reserve] Riserva
        [bonuses] Bonus
        [hand] Mano
        [libraries] II+III
        [die] Dado
        [token] Gettone
       *[score] Punti
    }
seasons-wheel-card = { $cost } · { $points }
seasons-wheel-familiar = { $cost } · { $points } · famiglio
seasons-wheel-rulings =
    { $number ->
        [one] Chiarimento: { $numbers }
       *[other] Chiarimenti: { $numbers }
    }
