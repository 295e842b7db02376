# A game gone over again.

review-help-bot = qui revoit la partie, par exemple { $bot }, greedy, search:1000 (tant de simulations par décision) ou search:1s ; sans cela, { $bot }
review-help-seat = seulement les décisions de ce joueur, par son numéro
review-help-worst = combien raconter des décisions qui ont le plus coûté ; sans cela, { $number }
review-help-svg = dessiner aussi les chances de gagner dans ce fichier, qui ne doit pas encore exister, en image SVG
review-progress = La partie est revue
review-empty = Personne n’a encore rien choisi dans la partie { $file } : il n’y a rien à revoir.
review-by =
    { $decisions ->
        [one] { $decisions } décision, revue par { $bot }, qui ne savait que ce que le joueur pouvait savoir à ce moment.
       *[other] { $decisions } décisions, revues par { $bot }, qui ne savait chaque fois que ce que le joueur pouvait savoir à ce moment.
    }
review-unfinished = La partie n’est pas terminée : voici jusqu’où elle est allée.
review-worst = Ce qui a coûté le plus
review-worst-none = Rien de mieux n’est connu que ce qui a été choisi.
review-decision =
    { $round ->
        [0] Avant la manche 1, choix { $number }, { $player } : { $option } – { $value }
       *[other] Manche { $round }, choix { $number }, { $player } : { $option } – { $value }
    }
review-better = Mieux : { $option } – { $value }
review-see = Pour voir la position avant un choix : conclave replay { $file } --to { $number }
review-chart = Les chances de gagner, du premier choix au dernier
review-course-over = { $player } : { $first } au début, { $least } au plus bas (choix { $lowest }), { $most } au plus haut (choix { $highest }), { $last } à la fin
review-course-open = { $player } : { $first } au début, { $least } au plus bas (choix { $lowest }), { $most } au plus haut (choix { $highest }), { $last } maintenant
review-rounds = Manche
review-drawn = L’image se trouve dans { $file }
