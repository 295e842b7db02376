# Seasons in the terminal.

seasons-play-welcome = Seasons à { $players } joueurs, niveau { $level }. À chaque invite, vous pouvez taper aide.
seasons-play-with-set =
    { $number ->
        [one] La carte de l’extension { $set } est de la partie.
       *[other] Les { $number } cartes de l’extension { $set } sont de la partie.
    }
seasons-play-with-tokens = Chaque joueur reçoit trois jetons Capacité et en garde un, une fois les cartes choisies.
seasons-play-with-enchantment = Pour tout le monde : { $enchantment }
seasons-play-goal =
    Trois années passent, manche après manche. À chaque manche, chacun prend un dé, pour des énergies, des cristaux ou une jauge plus haute, puis peut invoquer des cartes et changer des énergies en cristaux.
    À la fin, qui a le plus de points l’emporte : les cristaux et les points de vos cartes en jeu, moins 5 par carte encore en main.
seasons-play-first-game = Une première partie ? Quittez avec q et recommencez avec : conclave play seasons --level apprentice
seasons-play-prompt-build =
    { $number ->
        [one] { $player }, { $number } numéro (ou aide) :
       *[other] { $player }, { $number } numéros séparés par des espaces (ou aide) :
    }
seasons-play-letters =
    { $number ->
        [one] Ou tapez une lettre, par exemple { $example }.
       *[other] Ou tapez plusieurs lettres à la fois, par exemple { $example }.
    }
seasons-play-build-how =
    { $number ->
        [one] Tapez le numéro de { $number } carte, par exemple { $example }.
       *[other] Tapez les numéros de { $number } cartes, par exemple { $example }.
    }
seasons-play-tokens-dealt = Vos jetons Capacité, dont vous garderez un : { $tokens } (tapez carte jeton { $example } pour en lire un)
seasons-play-tokens = Jetons Capacité : { $tokens }
seasons-play-token-of =
    { $state ->
        [used] { $player } : { $token } (utilisé)
       *[ready] { $player } : { $token }
    }
seasons-play-card-choice =
    { $kind ->
        [familiar] { $option } (familier ; { $cost } ; { $points }) : { $text }
       *[item] { $option } ({ $cost } ; { $points }) : { $text }
    }
seasons-play-own = { $heading } : { $cards }
seasons-play-card-what = Dites ce que vous voulez lire : carte NOM, avec le nom d’une carte, d’un jeton ou d’un enchantement.
seasons-play-card-number = Pour choisir { $card } maintenant, tapez { $number }.
seasons-play-card-title =
    { $points ->
        [one] { $number }. { $card }, { $kind }, { $points } point
       *[other] { $number }. { $card }, { $kind }, { $points } points
    }
seasons-play-enchantment-line = { $enchantment } (enchantement { $number }) : { $text }
seasons-play-card-cost = Coût : { $cost }
seasons-play-card-timing = Effet : { $timing }
seasons-play-card-first-edition = Première édition : { $text }
seasons-play-no-card = Aucune carte, aucun jeton ni enchantement ne s’appelle « { $name } ».
seasons-play-no-card-near = Aucune carte ne s’appelle « { $name } » ; pensiez-vous à { $near } ?
seasons-play-build-count =
    { $number ->
        [one] Tapez { $number } numéro, celui d’une carte de la liste.
       *[other] Tapez { $number } numéros différents de la liste.
    }
seasons-play-build-order = Les cartes se rangent dans l’ordre de la liste, et celle-là ne peut plus être choisie ; tapez annuler pour recommencer ce paquet.
seasons-play-hand-empty = Vous n’avez de cartes ni en main ni en bibliothèque.

seasons-play-help =
    À une invite, vous pouvez taper
    { "  " }un numéro            faire ce choix
    { "  " }un choix en notation par exemple : take die 2, summon amulet-of-air
    { "  " }choisir CHOIX        de même, aussi quand la notation commence par : card
    { "  " }des lettres          W eau, E terre, F feu, A air, pour des énergies
    { "  " }u, annuler           annuler votre dernier choix si rien n’a été révélé
    { "  " }pourquoi NOM         pourquoi une carte ne s’invoque ou ne s’active pas
    { "  " }carte NOM            lire une carte, un enchantement, un jeton (jeton 7)
    { "  " }plateau              revoir le plateau
    { "  " }main                 voir votre main et vos bibliothèques
    { "  " }conseil              ce qu’un bot fort choisirait à votre place
    { "  " }journal              tout ce qui s’est passé
    { "  " }enregistrer FICHIER  écrire une copie de la partie
    { "  " }q, quitter           quitter ; la partie est enregistrée
    Les énergies sont W eau, E terre, F feu, A air. Sur les dés, * augmente la jauge de 1, t permet de cristalliser des énergies ce tour-ci, c fait piocher une carte, un chiffre donne des cristaux.
    Votre jauge d’invocation est le nombre de cartes que vous pouvez avoir en jeu. Qui a le plus de points l’emporte : les cristaux et les points des cartes en jeu, moins 5 par carte restée en main et moins ce que coûtent les bonus.
