# The table of Seasons as it is drawn in the window.

seasons-wheel-year = Année { $year }
seasons-wheel-extra =
    { $extra ->
        [one] +{ $extra } cristal par énergie pour vous
       *[other] +{ $extra } cristaux par énergie pour vous
    }
seasons-wheel-dice = Dés
seasons-wheel-left-over = Dé restant
seasons-wheel-pile = pioche : { $number }
seasons-wheel-discard = défausse : { $number }
seasons-wheel-first = premier joueur
seasons-wheel-first-player = premier joueur : { $player }
seasons-wheel-in-play = En jeu
seasons-wheel-nothing-in-play = rien en jeu
seasons-wheel-before-you = Cartes devant vous
seasons-wheel-pack = Cartes au choix
seasons-wheel-your-token = Votre jeton Capacité
seasons-wheel-token-state =
    { $state ->
        [used] { $token } (utilisé)
       *[ready] { $token }
    }
seasons-wheel-column =
    { $column ->
        [player] Joueur
        [crystals] Crist.
        [gauge] Jauge
        [reserve] Réserve
        [bonuses] Bonus
        [hand] Main
        [libraries] II+III
        [die] Dé
        [token] Jeton
       *[score] Score
    }
seasons-wheel-card = { $cost } · { $points }
seasons-wheel-familiar = { $cost } · { $points } · familier
seasons-wheel-rulings =
    { $number ->
        [one] Point de règle : { $numbers }
       *[other] Points de règle : { $numbers }
    }
