# Why something is refused, one sentence each; what every game refuses alike is in the catalogue of all games.

seasons-reason-edition-alone = La première édition se joue seule : laissez de côté les autres ensembles, les jetons Capacité et les enchantements, ou jouez la seconde édition.
seasons-reason-enchantment-apprentice = { $enchantment } change la façon de choisir les cartes, et au niveau apprenti magicien elles viennent en jeux préconstruits : prenez un autre niveau ou un autre enchantement.
seasons-reason-enchantment-cards = { $enchantment } distribue { $each } cartes à chacun, soit { $needed } pour { $players } joueurs, et ces ensembles n’en ont que { $cards } : ajoutez un ensemble, ou prenez un autre niveau ou un autre enchantement.
seasons-reason-die-first = { $card } doit attendre que votre dé ait été utilisé.
seasons-reason-no-die-yet = { $card } doit attendre que vous ayez pris un dé et que ce soit votre tour.
seasons-reason-dreams-in-vain = { $card } demande une carte de votre main qui puisse venir en jeu sans payer (cartes en main : { $hand }), et de la place pour elle sous votre jauge de { $gauge }.
seasons-reason-no-card-anywhere = { $card } n’a rien à regarder : la pioche et la défausse sont vides toutes les deux.
seasons-reason-cannot-pay-so = Le coût ne peut pas être payé avec une énergie { DE($energy) } prise là : vous n’en avez pas à cet endroit, ou elle ne fait pas partie du coût.
seasons-reason-die-already-used = Vous ne pouvez activer { $card } qu’avant d’utiliser votre dé.
seasons-reason-not-in-hand = { $card } n’est pas dans votre main.
seasons-reason-not-in-play = { $card } n’est pas parmi vos cartes en jeu.
seasons-reason-no-activation = { $card } n’a rien à activer.
seasons-reason-card-turned = Vous avez déjà activé { $card } pendant cette manche ; la carte se redresse au début de la prochaine.
seasons-reason-activation-cost = Vous ne pouvez pas payer ce que demande l’activation { DE($card) }, ou elle ne ferait rien.
seasons-reason-gauge-full = Votre jauge de { $gauge } n’a pas de place pour { $card } ; cartes que vous avez en jeu : { $cards }.
seasons-reason-crystals-short =
    { $needed ->
        [one] { $card } coûte { $needed } cristal et vous en avez { $have }.
       *[other] { $card } coûte { $needed } cristaux et vous en avez { $have }.
    }
seasons-reason-crystals-for-leeches =
    { $needed ->
        [one] { $card } vous coûte { $needed } cristal, part d’Arcano sangsue comprise, et vous en avez { $have }.
       *[other] { $card } vous coûte { $needed } cristaux, dont { $leeches } pour Arcano sangsue, et vous en avez { $have }.
    }
seasons-reason-energy-short =
    { $due ->
        [one] { $card } demande { $due } énergie que vous n’avez pas. Il manque : { $missing }.
       *[other] { $card } demande { $due } énergies que vous n’avez pas toutes. Il manque : { $missing }.
    }
seasons-reason-amulet-no-energy = { $card } demande au moins une énergie.
seasons-reason-transmuting-sealed = La Potion de vie a mis fin à la cristallisation pour ce tour.
seasons-reason-no-permission = Vous ne pouvez cristalliser que pendant un tour dont le dé montre le symbole de cristallisation, ou après un bonus, une carte ou un jeton Capacité qui le permet.
seasons-reason-no-such-energy = Vous n’avez pas d’énergie { DE($energy) } à cristalliser.
seasons-reason-bonuses-used = Vous avez utilisé vos { $used } bonus.
seasons-reason-draw-done = La carte de votre dé a déjà été piochée.
seasons-reason-no-card-symbol = Vous n’avez pas utilisé de dé qui montre le symbole de carte.
seasons-reason-gauge-at-most = Votre jauge est à { $most }, son maximum.
seasons-reason-exchange-two = Un échange demande deux énergies, et vous en avez { $have }.
seasons-reason-no-such-die =
    { $dice ->
        [one] Il y a { $dice } dé sur la table.
       *[other] Il y a { $dice } dés sur la table.
    }
seasons-reason-die-taken = Le dé { $die } est déjà pris.
seasons-reason-entangled = { $card } doit attendre : sous Entrave, vous n’invoquez pas plus d’une carte par tour.
seasons-reason-energy-short-spirit =
    { $due ->
        [one] { $card } vous coûte { $due } énergie, pour Esprit de la nature, et vous n’en avez aucune.
       *[other] { $card } vous coûte { $due } énergies, dont 1 pour Esprit de la nature ; celles que vous avez ({ $have }) n’y suffisent pas.
    }
seasons-reason-nothing-stored = Il n’y a pas d’énergie à prendre sur { $card }.
seasons-reason-no-olaf = Piocher une carte pour un bonus demande l’enchantement Savoir d’Olaf.
seasons-reason-nothing-to-draw = La pioche et la défausse sont vides toutes les deux.
seasons-reason-no-token = Vous n’avez pas de jeton Capacité.
seasons-reason-token-permanent = Votre jeton Capacité { $token }, { $name }, est toujours en vigueur : il n’y a rien à utiliser.
seasons-reason-token-spent = Votre jeton Capacité { $token }, { $name }, a été utilisé.
seasons-reason-token-in-vain = Vous ne pouvez pas faire maintenant ce que demande votre jeton Capacité { $token }, { $name }.
seasons-reason-no-vision = Défausser la première carte de la pioche demande l’enchantement Vision de la destinée.
seasons-reason-vision-once = Vous avez déjà défaussé une carte ce tour-ci avec Vision de la destinée ; c’est une fois par tour, pas plus.
seasons-reason-vision-crystals =
    { $needed ->
        [one] Défausser la première carte de la pioche coûte { $needed } cristal, et vous en avez { $have }.
       *[other] Défausser la première carte de la pioche coûte { $needed } cristaux, et vous en avez { $have }.
    }
seasons-reason-no-steadfast = Vous n’avez pas de Dé de la constance en jeu.
seasons-reason-die-done = Un Dé de la constance ne peut remplacer votre dé qu’avant l’utilisation de celui-ci.
