# The table of Seasons as it is drawn in the window.

wheel-year = Anno { $year }
wheel-extra =
    { $extra ->
        [one] +{ $extra } cristallo per energia per te
       *[other] +{ $extra } cristalli per energia per te
    }
wheel-dice = Dadi
wheel-left-over = Dado rimasto
wheel-pile = mazzo di pesca: { $number }
wheel-discard = scarti: { $number }
wheel-first = primo giocatore
wheel-first-player = primo giocatore: { $player }
wheel-in-play = In gioco
wheel-nothing-in-play = niente in gioco
wheel-before-you = Carte davanti a te
wheel-pack = Carte tra cui scegliere
wheel-your-token = Il tuo gettone abilità
wheel-token-state =
    { $state ->
        [used] { $token } (usato)
       *[ready] { $token }
    }
wheel-column =
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
wheel-card = { $cost } · { $points }
wheel-familiar = { $cost } · { $points } · famiglio
wheel-rulings =
    { $number ->
        [one] Chiarimento: { $numbers }
       *[other] Chiarimenti: { $numbers }
    }
