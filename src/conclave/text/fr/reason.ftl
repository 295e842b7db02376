# Why something is refused or wrong, one sentence each.

reason-with-ruling = { $reason } (point de règle { $ruling })

# Options and seeds.
reason-game-unknown = Aucun jeu ne s’appelle « { $game } » ; les jeux sont : { $games }.
reason-game-part-missing =
    { $part ->
        [cards] { $game } n’a rien à énumérer.
       *[other] { $game } n’a pas de « { $part } », et il en faut ici.
    }
reason-option-unknown = Il n’y a pas d’option « { $option } » dans { $game } ; les options sont : { $options }.
reason-option-value = « { $value } » n’est pas une valeur de l’option « { $option } » ; valeurs possibles : { $values }.
reason-option-twice = « { $value } » figure deux fois dans l’option « { $option } » ; chaque valeur ne peut être prise qu’une fois.
reason-option-long = L’option « { $option } » en nomme { $number }, plus que les { $players } joueurs à la table.
reason-seed-missing = Une partie a besoin de hasard : donnez une graine, n’importe quel nombre entier, ou une clé de 32 octets.
reason-seed-number = La graine doit être un nombre entier, pas « { $seed } ».
reason-seed-and-key = Donnez une graine ou une clé, pas les deux.
reason-key-length =
    { $bytes ->
        [one] Une clé a { $bytes } octet.
       *[other] Une clé a { $bytes } octets.
    }
reason-no-such-seat = Il n’y a pas de place { $seat } à une table de { $seats }.

# Records and saves.
reason-record-newer = C’est un « { $format } », écrit par une version plus récente ; celle-ci lit un « { $known } ».
reason-record-foreign = Ce n’est pas une partie enregistrée : le début n’indique pas le format « { $format } ».
reason-record-sum = L’enregistrement est endommagé : son contenu ne correspond pas à sa somme de contrôle.
reason-record-lacks = L’enregistrement est endommagé : « { $field } » manque.
reason-record-no-key = L’enregistrement n’a pas de clé, et son hasard ne peut donc pas être rejoué.
reason-record-key = L’enregistrement est endommagé : sa clé n’est pas un nombre hexadécimal.
reason-record-commitment = La clé de l’enregistrement ne correspond pas à l’engagement donné avant la partie.
reason-revision-unknown = La révision { $revision } des règles { DE($game) } n’est pas connue de ce programme, qui connaît la révision { $known }.
reason-record-line = L’enregistrement est endommagé : « { $line } » n’est pas une place suivie d’un choix.
reason-record-pick = L’enregistrement enfreint les règles à la ligne { $number } : « { $line } » ne peut pas y être choisi.
reason-record-to =
    { $picks ->
        [one] Il n’y a pas de position après { $to } choix : la partie a { $picks } choix.
       *[other] Il n’y a pas de position après { $to } choix : la partie a { $picks } choix.
    }
reason-record-scores = L’enregistrement annonce les scores { $told }, mais la partie rejouée finit avec { $played }.
reason-record-winners = L’enregistrement donne la victoire à { $told }, mais ses choix mènent à { $played }.
reason-record-unfinished = L’enregistrement annonce des scores, mais sa partie n’est pas terminée.
reason-undo-nothing = Le joueur { $seat } n’a rien à annuler : depuis, quelque chose a été révélé ou quelqu’un a répondu.
reason-save-no-table = Ce n’est pas une table enregistrée.
reason-save-no-view = Ce n’est pas une vue d’une table.
reason-save-damaged = La table enregistrée est endommagée ({ $what }).
reason-save-field =
    { $seat ->
        [0] La table ne peut pas être ainsi, à cause de « { $field } » ({ $what }).
       *[other] La table ne peut pas être ainsi, à cause de « { $field } » du joueur { $seat } ({ $what }).
    }

# Picks.
reason-pick-unknown = « { $pick } » n’est la notation d’aucun choix.
reason-pick-after-the-end = « { $pick } » vient trop tard : la partie est terminée.
reason-pick-not-asked = Ce n’est pas au joueur { $seat } de choisir « { $pick } » : la question est posée au joueur { $asked }.
reason-pick-not-offered = « { $pick } » ne fait pas partie des choix du joueur { $seat } en ce moment.
reason-set-not-offered = « { $picks } » n’est pas un ensemble que le joueur { $seat } peut choisir en ce moment.

# Why not.
reason-not-a-pick = « { $pick } » n’est ni le nom d’un élément de ce jeu ni un choix en notation.
reason-game-over = La partie est terminée.
reason-not-your-turn = Vous n’avez rien à choisir en ce moment : c’est à { $player } de répondre.
reason-not-asked-for = « { $pick } » ne fait pas partie des choix en ce moment ; la décision en cours : { $question }.
reason-answer-first = Une autre décision vient d’abord : { $question }.
