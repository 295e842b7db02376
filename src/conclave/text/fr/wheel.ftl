# The table of Seasons as it is drawn in the window.

wheel-year = Année { $year }
wheel-extra =
    { $extra ->
        [one] +{ $extra } cristal par énergie pour vous
       *[other] +{ $extra } cristaux par énergie pour vous
    }
wheel-dice = Dés
wheel-left-over = Dé restant
wheel-pile = pioche : { $number }
wheel-discard = défausse : { $number }
wheel-first = premier joueur
wheel-first-player = premier joueur : { $player }
wheel-in-play = En jeu
wheel-nothing-in-play = rien en jeu
wheel-before-you = Cartes devant vous
wheel-pack = Cartes au choix
wheel-your-token = Votre jeton Capacité
wheel-token-state =
    { $state ->
        [used] { $token } (utilisé)
       *[ready] { $token }
    }
wheel-column =
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
wheel-card = { $cost } · { $points }
wheel-familiar = { $cost } · { $points } · familier
wheel-rulings =
    { $number ->
        [one] Point de règle : { $numbers }
       *[other] Points de règle : { $numbers }
    }
