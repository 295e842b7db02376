# The command line.

seasons-cli-play-level = apprentice (apprenti magicien : jeux préconstruits, pour une première partie), magician (magicien : les 30 cartes de base du jeu de base) ou archmage (archimage : les 50) ; archmage si vous ne dites rien
seasons-cli-play-edition = l’édition des règles : 2 ou 1 ; 2 si vous ne dites rien
seasons-cli-play-sets = les cartes : des ensembles séparés par des virgules, ou all pour tous ({ $sets })
seasons-cli-play-tokens = avec les jetons Capacité { DE($sets) } : vous en gardez un sur trois et pouvez l’utiliser une fois
seasons-cli-play-enchantment = une règle { DE($sets) } pour toute la partie : son nom ou son numéro (conclave cards enchantements en donne la liste), random pour le hasard, ou none pour aucune
seasons-cli-cards-words = rien, jetons, enchantements, ou ce que vous voulez lire : le nom ou le numéro d’une carte (9, ou EK3 pour la carte 3 d’Enchanted Kingdom), jeton 7, le nom d’un enchantement
seasons-cli-cards-set = seulement les cartes de cet ensemble de Seasons : { $sets }
seasons-cli-cards-set-alone = --set choisit parmi les cartes, et « { $name } » est autre chose ; omettez l’un des deux.
seasons-cli-cards-no-set = Il n’y a pas d’ensemble « { $set } » ; les ensembles sont { $sets }.
seasons-cli-cards-title =
    { $number ->
        [one] { $set } : { $number } carte
       *[other] { $set } : { $number } cartes
    }
seasons-cli-cards-rest = Il y a aussi des jetons Capacité et des enchantements : conclave cards jetons, conclave cards enchantements.
seasons-cli-tokens-title = Les jetons Capacité { DE($sets) }. Vous en recevez trois, en gardez un, et pouvez l’utiliser une fois, pendant votre tour, après votre dé.
seasons-cli-enchantments-title = Les enchantements { DE($sets) }. L’un d’eux peut valoir pour tout le monde, toute la partie.
seasons-cli-no-card = Aucune carte, aucun jeton ni enchantement ne s’appelle « { $name } » ; conclave cards énumère les cartes.
seasons-cli-no-card-near = Aucune carte ne s’appelle « { $name } » ; pensiez-vous à { $near } ?

seasons-cli-card-number = Nº
seasons-cli-card-name = Carte
seasons-cli-card-kind = Catégorie
seasons-cli-card-cost = Coût à 2
seasons-cli-card-points = Points
seasons-cli-card-text = Ce qu’elle fait
seasons-cli-settings = niveau { $level }, édition { $edition }
seasons-cli-settings-with = { $settings }, avec { $parts }
seasons-cli-settings-tokens = les jetons Capacité
seasons-cli-settings-random = un enchantement au hasard
seasons-cli-replay-hand = { $player } a en main : { $cards }
seasons-cli-replay-hand-none = { $player } n’a aucune carte en main
seasons-cli-replay-library =
    { $which ->
        [2] { $player } a en bibliothèque II : { $cards }
       *[3] { $player } a en bibliothèque III : { $cards }
    }
seasons-cli-replay-tokens = { $player } garde l’un des jetons Capacité { $tokens }
