# What every game can be set up with: each choice and each of its values, with an explanation.

setting-players = Joueurs
    .text = Combien de personnes sont à la table.
setting-players-value =
    { $number ->
        [one] 1 joueur
       *[other] { $number } joueurs
    }
setting-ask-forced = Choix forcés
    .text = Demander aussi quand un seul choix est possible.
setting-ask-forced-no = Faits par la table
    .text = Quand un seul choix est possible, la table le fait elle-même.
setting-ask-forced-yes = Demandés quand même
    .text = Chacun fait tous ses choix, même quand il n’y en a qu’un.
