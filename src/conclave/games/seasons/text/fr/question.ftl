# What a player is asked. The .short form names the decision in other sentences.

seasons-question-draft =
    { $fate ->
        [discard] Choisissez une carte à défausser ; les autres passent à votre voisin de gauche, et le draft commence.
       *[keep] Choisissez une carte à garder ; les autres passent à votre voisin de gauche.
    }
    .short = choisir une carte du paquet
seasons-question-select =
    { $number ->
        [one] Choisissez encore { $number } carte à garder. Le reste retourne dans la pioche.
       *[other] Choisissez { $number } cartes à garder. Le reste retourne dans la pioche.
    }
    .short = choisir les cartes à garder
seasons-question-winnow = Choisissez une de vos dix cartes à défausser.
    .short = défausser une des cartes draftées
seasons-question-token = Lequel de vos jetons Capacité gardez-vous ? Les autres sortent du jeu.
    .short = garder un jeton Capacité
seasons-question-build =
    { $set ->
        [hand] { $number ->
            [one] Choisissez encore { $number } carte pour votre main de départ.
           *[other] Choisissez { $number } cartes pour votre main de départ.
        }
       *[library] { $number ->
            [one] Choisissez encore { $number } carte pour la bibliothèque II, que vous recevrez en année 2. Le reste forme la bibliothèque III, pour l’année 3.
           *[other] Choisissez { $number } cartes pour la bibliothèque II, que vous recevrez en année 2. Le reste forme la bibliothèque III, pour l’année 3.
        }
    }
    .short = répartir les cartes entre la main et les bibliothèques
seasons-question-die = Prenez un dé. C’est votre revenu pour cette manche ; le dé que personne ne prend fait avancer la saison selon ses points de saison.
    .short = prendre un dé
seasons-question-order =
    { $occasion ->
        [season] La saison a changé. Laquelle de vos cartes agit en premier ?
       *[round] La manche se termine. Laquelle de vos cartes agit en premier ?
    }
    .short = ordonner les cartes qui agissent
seasons-question-before-die =
    { $steadfast ->
        [yes] Votre tour commence. Utiliser votre dé, ou laisser une de vos cartes y changer quelque chose ?
       *[no] Votre tour commence. Utiliser votre dé, ou d’abord activer une carte ?
    }
    .short = utiliser le dé
seasons-question-take-energy = Prendre les énergies de votre dé ?
    .short = prendre les énergies du dé
seasons-question-die-card = Votre dé vous permet de piocher une carte.
    .short = piocher la carte du dé
seasons-question-keep = Vous avez pioché { $card }. Garder cette carte ?
    .short = garder ou défausser la carte piochée
seasons-question-pool =
    { $card ->
        [naria-the-prophetess] Gardez une de ces cartes ; les autres vont à vos adversaires.
       *[other] Gardez une de ces cartes ; les autres sont défaussées.
    }
    .short = choisir une des cartes piochées
seasons-question-free-entry = Mettez une de ces cartes en jeu ; les autres sont défaussées.
    .short = choisir laquelle des cartes piochées mettre en jeu
seasons-question-free = C’est votre tour. Que faites-vous ?
    .short = les actions du tour
seasons-question-amulet-types =
    { $action ->
        [copy] Quelles énergies payez-vous pour copier { $name } ? Elles se nomment dans l’ordre eau, terre, feu, air.
       *[summon] Quelles énergies payez-vous pour { $name } ? Elles se nomment dans l’ordre eau, terre, feu, air.
    }
    .short = choisir que payer pour une Amulette élémentaire
seasons-question-trim =
    { $number ->
        [one] Votre réserve est trop pleine. Défaussez { $number } énergie.
       *[other] Votre réserve est trop pleine. Défaussez { $number } énergies, dans l’ordre eau, terre, feu, air.
    }
    .short = défausser ce qui ne tient pas dans la réserve
seasons-question-make-room =
    { $number ->
        [one] Tout ce que vous recevez ne tient pas dans votre réserve. Vous pouvez défausser jusqu’à { $number } ancienne énergie pour une nouvelle.
       *[other] Tout ce que vous recevez ne tient pas dans votre réserve. Vous pouvez défausser jusqu’à { $number } anciennes énergies pour de nouvelles, dans l’ordre eau, terre, feu, air.
    }
    .short = faire de la place dans la réserve
seasons-question-gain-energy =
    { $card ->
        [none] { $number ->
            [one] Choisissez { $number } énergie à recevoir.
           *[other] Choisissez { $number } énergies à recevoir, dans l’ordre eau, terre, feu, air.
        }
       *[other] { $number ->
            [one] { $name } : choisissez { $number } énergie à recevoir.
           *[other] { $name } : choisissez { $number } énergies à recevoir, dans l’ordre eau, terre, feu, air.
        }
    }
    .short = choisir les énergies à recevoir
seasons-question-pay =
    { $action ->
        [summon] { $number ->
            [one] Choisissez { $number } énergie à payer pour { $name }.
           *[other] Choisissez { $number } énergies à payer pour { $name }, dans l’ordre eau, terre, feu, air.
        }
        [copy] { $number ->
            [one] Choisissez { $number } énergie à payer pour copier { $name }.
           *[other] Choisissez { $number } énergies à payer pour copier { $name }, dans l’ordre eau, terre, feu, air.
        }
        [exchange] { $number ->
            [one] Choisissez { $number } énergie à échanger.
           *[other] Choisissez { $number } énergies à échanger, dans l’ordre eau, terre, feu, air.
        }
        [token] Choisissez l’eau à défausser : encore { $number }.
        [store] { $name } : choisissez 1 énergie à poser dessus.
        [horn] { $name } : choisissez 1 énergie à défausser. La terre vous rapporte 5 cristaux.
        [warden] { $number ->
            [one] { $name } vous fait défausser { $number } énergie. Laquelle ?
           *[other] { $name } vous fait défausser { $number } énergies. Lesquelles ? Nommez-les dans l’ordre eau, terre, feu, air.
        }
       *[effect] { $number ->
            [one] { $name } : choisissez { $number } énergie à payer.
           *[other] { $name } : choisissez { $number } énergies à payer, dans l’ordre eau, terre, feu, air.
        }
    }
    .short = payer des énergies
seasons-question-pay-spirit = { $question } L’énergie supplémentaire d’Esprit de la nature peut être de n’importe quel type.
seasons-question-rob =
    { $number ->
        [one] { $name } : choisissez { $number } énergie à prendre à { $player }.
       *[other] { $name } : choisissez { $number } énergies à prendre à { $player }, dans l’ordre eau, terre, feu, air.
    }
    .short = prendre des énergies à un adversaire
seasons-question-sacrifice =
    { $card ->
        [dragon-skull] { $number ->
            [one] Choisissez encore { $number } carte à sacrifier.
           *[other] Choisissez { $number } cartes à sacrifier.
        }
       *[other] { $name } vous fait sacrifier une carte. Laquelle ?
    }
    .short = choisir une carte à sacrifier
seasons-question-move = Où va le marqueur saison ?
    .short = déplacer le marqueur saison
seasons-question-move-two = Le marqueur saison se déplace de 2 cases. Dans quel sens ?
    .short = déplacer le marqueur saison de 2 cases
seasons-question-give = Quelle carte donnez-vous à { $player } ?
    .short = donner des cartes aux adversaires
seasons-question-return = { $name } : lequel de vos objets magiques revient dans votre main ?
    .short = reprendre un objet magique en main
seasons-question-codex = { $name } : lequel de vos objets magiques revient dans votre main ?
    .short = choisir l’objet magique que reprend un Codex
seasons-question-opponent = De qui copiez-vous la réserve ?
    .short = choisir un adversaire
seasons-question-from-hand = { $name } : quelle carte de votre main défaussez-vous ?
    .short = choisir une carte de la main à défausser
seasons-question-dream = Quelle carte de votre main mettez-vous en jeu ?
    .short = choisir une carte de la main à mettre en jeu
seasons-question-store =
    { $number ->
        [one] Choisissez { $number } énergie à poser sur { $name }.
       *[other] Choisissez { $number } énergies à poser sur { $name }, dans l’ordre eau, terre, feu, air.
    }
    .short = poser des énergies sur une Amulette d’eau
seasons-question-amulet-order = Quel effet { DE($name) } vient en premier ?
    .short = ordonner les effets d’une Amulette élémentaire
seasons-question-tree = Comment utilisez-vous { $name } ?
    .short = choisir comment utiliser un Arbre de lumière
seasons-question-orb-way = Comment utilisez-vous { $name } ?
    .short = choisir comment utiliser un Orbe de cristal
seasons-question-orb = La carte du dessus de la pioche est { $card }. Qu’en faites-vous ?
    .short = décider du sort de la carte du dessus de la pioche
seasons-question-crown = Piocher une carte, ou en défausser une de votre main ? Vous recevez autant d’énergies qu’elle vaut de points.
    .short = choisir la carte d’une Couronne vampirique
seasons-question-familiar = Quel familier cédez-vous ?
    .short = choisir un familier à céder
seasons-question-mirror-type = Quel type d’énergie changez-vous ?
    .short = choisir l’énergie à changer
seasons-question-mirror-amount = Combien en changez-vous ?
    .short = choisir combien d’énergies changer
seasons-question-mirror-into = Que deviennent-elles ?
    .short = choisir ce que deviennent des énergies

seasons-question-shield =
    { $action ->
        [sacrifice] Vous êtes sur le point de sacrifier { $card }. Laisser partir un Bouclier de Zira à sa place ?
       *[discard] Vous êtes sur le point de défausser { $card }. Laisser partir un Bouclier de Zira à sa place ?
    }
    .short = utiliser ou non un Bouclier de Zira
seasons-question-drought = Sécheresse : personne n’a autant de cristaux que vous. Sacrifier une carte, ou perdre définitivement une place de votre réserve ?
    .short = payer pour une Sécheresse
seasons-question-any-card =
    { $cause ->
        [token] Quelle carte cédez-vous ?
       *[embrace] Étreinte d’Argos : des cartes sont arrivées dans votre main, et vous avez moins de 5 cristaux. Quelle carte cédez-vous ?
    }
    .short = choisir une carte à céder
seasons-question-monolith = Poser une de vos énergies sur { $name } ?
    .short = poser une énergie sur un Monolithe des fées
seasons-question-take-back =
    { $before ->
        [yes] Reprendre d’autres énergies posées sur { $name } ?
       *[no] Quelles énergies posées sur { $name } reprenez-vous ? Elles se nomment dans l’ordre eau, terre, feu, air.
    }
    .short = reprendre les énergies d’un Monolithe des fées
seasons-question-name =
    { $before ->
        [yes] { $name } : pour quelle énergie cherchez-vous maintenant ? Vous devrez garder ce que vous trouverez.
       *[no] { $name } : quelle énergie nommez-vous ? Des cartes sont révélées jusqu’à ce que le coût d’un objet magique la comporte.
    }
    .short = nommer une énergie à chercher
seasons-question-keep-found = { $name } a trouvé { $card }. Garder cette carte ?
    .short = garder ou défausser la carte trouvée
seasons-question-statue = { $name } : une énergie, ou 2 cristaux et un regard sur la carte du dessus de la pioche ?
    .short = choisir ce qu’apporte une Statue d’Éolis
seasons-question-dig = Laquelle de ces cartes de la défausse prenez-vous en main ?
    .short = choisir une des cartes de la défausse
seasons-question-under = Les autres vont maintenant sous la défausse, chacune sous la précédente. Laquelle vient ensuite ?
    .short = mettre des cartes sous la défausse
seasons-question-discards =
    { $before ->
        [yes] { $name } : défausser une autre carte de votre main ?
       *[no] { $name } : défausser des cartes de votre main ? Vous en piochez autant que vous en défaussez.
    }
    .short = choisir des cartes à défausser pour en piocher autant
seasons-question-arrange = Remettez ces cartes sur la pioche, l’une sur l’autre. Laquelle vient ensuite ?
    .short = remettre des cartes sur la pioche
seasons-question-copy = Quel objet magique { $name } copie-t-il ? Vous payez son coût.
    .short = choisir ce que copie un Raven
seasons-question-warden = { $name } : que défausse chaque joueur ?
    .short = choisir ce que chacun défausse

