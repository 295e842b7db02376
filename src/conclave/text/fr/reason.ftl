# Why something is refused or wrong, one sentence each.

reason-with-ruling = { $reason } (point de règle { $ruling })

# Options and seeds.
reason-game-unknown = Aucun jeu ne s’appelle « { $game } » ; les jeux sont : { $games }.
reason-game-part-missing = { $game } n’a pas de partie « { $part } » : elle est nécessaire ici.
reason-option-unknown = Il n’y a pas d’option « { $option } » dans { $game } ; les options sont : { $options }.
reason-option-value = « { $value } » n’est pas une valeur de l’option « { $option } » ; valeurs possibles : { $values }.
reason-seed-missing = Une partie a besoin de hasard : donnez une graine, n’importe quel nombre entier, ou une clé de 32 octets.
reason-seed-number = La graine doit être un nombre entier, pas « { $seed } ».
reason-seed-and-key = Donnez une graine ou une clé, pas les deux.
reason-key-length =
    { $bytes ->
        [one] Une clé a { $bytes } octet.
       *[other] Une clé a { $bytes } octets.
    }
reason-edition-alone = La première édition se joue seule : laissez de côté les cartes, les jetons Capacité et les enchantements d’Enchanted Kingdom, ou jouez la seconde édition.
reason-enchantment-apprentice = { $enchantment } change la façon de choisir les cartes, et au niveau apprenti magicien elles viennent en jeux préconstruits : prenez un autre niveau ou un autre enchantement.
reason-enchantment-cards = { $enchantment } distribue { $each } cartes à chacun, soit { $needed } pour { $players } joueurs, et ces ensembles n’en ont que { $cards } : ajoutez un ensemble, ou prenez un autre niveau ou un autre enchantement.
reason-no-such-seat = Il n’y a pas de place { $seat } à une table de { $seats }.

# Records and saves.
reason-record-newer = C’est un « { $format } », écrit par une version plus récente ; celle-ci lit un « { $known } ».
reason-record-foreign = Ce n’est pas une partie enregistrée : le début n’indique pas le format « { $format } ».
reason-record-sum = L’enregistrement est endommagé : son contenu ne correspond pas à sa somme de contrôle.
reason-record-lacks = L’enregistrement est endommagé : « { $field } » manque.
reason-record-no-key = L’enregistrement n’a pas de clé, et son hasard ne peut donc pas être rejoué.
reason-record-key = L’enregistrement est endommagé : sa clé n’est pas un nombre hexadécimal.
reason-record-commitment = La clé de l’enregistrement ne correspond pas à l’engagement donné avant la partie.
reason-record-version = L’enregistrement a été joué avec la version { $version } des règles ; ce programme connaît la version { $known }.
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

# Why not.
reason-not-a-pick = « { $pick } » n’est ni une carte ni la notation d’un choix.
reason-game-over = La partie est terminée.
reason-not-your-turn = Vous n’avez rien à choisir en ce moment : c’est à { $player } de répondre.
reason-not-asked-for = « { $pick } » ne fait pas partie des choix en ce moment ; la décision en cours : { $question }.
reason-answer-first = Une autre décision vient d’abord : { $question }.
reason-die-first = { $card } doit attendre que votre dé ait été utilisé.
reason-no-die-yet = { $card } doit attendre que vous ayez pris un dé et que ce soit votre tour.
reason-dreams-in-vain = { $card } demande une carte de votre main qui puisse venir en jeu sans payer (cartes en main : { $hand }), et de la place pour elle sous votre jauge de { $gauge }.
reason-no-card-anywhere = { $card } n’a rien à regarder : la pioche et la défausse sont vides toutes les deux.
reason-cannot-pay-so = Le coût ne peut pas être payé avec une énergie { DE($energy) } prise là : vous n’en avez pas à cet endroit, ou elle ne fait pas partie du coût.
reason-die-already-used = Vous ne pouvez activer { $card } qu’avant d’utiliser votre dé.
reason-not-in-hand = { $card } n’est pas dans votre main.
reason-not-in-play = { $card } n’est pas parmi vos cartes en jeu.
reason-no-activation = { $card } n’a rien à activer.
reason-card-turned = Vous avez déjà activé { $card } pendant cette manche ; la carte se redresse au début de la prochaine.
reason-activation-cost = Vous ne pouvez pas payer ce que demande l’activation { DE($card) }, ou elle ne ferait rien.
reason-gauge-full = Votre jauge de { $gauge } n’a pas de place pour { $card } ; cartes que vous avez en jeu : { $cards }.
reason-crystals-short =
    { $needed ->
        [one] { $card } coûte { $needed } cristal et vous en avez { $have }.
       *[other] { $card } coûte { $needed } cristaux et vous en avez { $have }.
    }
reason-crystals-for-leeches =
    { $needed ->
        [one] { $card } vous coûte { $needed } cristal, part d’Arcano sangsue comprise, et vous en avez { $have }.
       *[other] { $card } vous coûte { $needed } cristaux, dont { $leeches } pour Arcano sangsue, et vous en avez { $have }.
    }
reason-energy-short =
    { $due ->
        [one] { $card } demande { $due } énergie que vous n’avez pas. Il manque : { $missing }.
       *[other] { $card } demande { $due } énergies que vous n’avez pas toutes. Il manque : { $missing }.
    }
reason-amulet-no-energy = { $card } demande au moins une énergie.
reason-transmuting-sealed = La Potion de vie a mis fin à la cristallisation pour ce tour.
reason-no-permission = Vous ne pouvez cristalliser que pendant un tour dont le dé montre le symbole de cristallisation, ou après un bonus, une carte ou un jeton Capacité qui le permet.
reason-no-such-energy = Vous n’avez pas d’énergie { DE($energy) } à cristalliser.
reason-bonuses-used = Vous avez utilisé vos { $used } bonus.
reason-draw-done = La carte de votre dé a déjà été piochée.
reason-no-card-symbol = Vous n’avez pas utilisé de dé qui montre le symbole de carte.
reason-gauge-at-most = Votre jauge est à { $most }, son maximum.
reason-exchange-two = Un échange demande deux énergies, et vous en avez { $have }.
reason-no-such-die =
    { $dice ->
        [one] Il y a { $dice } dé sur la table.
       *[other] Il y a { $dice } dés sur la table.
    }
reason-die-taken = Le dé { $die } est déjà pris.
reason-entangled = { $card } doit attendre : sous Entrave, vous n’invoquez pas plus d’une carte par tour.
reason-energy-short-spirit =
    { $due ->
        [one] { $card } vous coûte { $due } énergie, pour Esprit de la nature, et vous n’en avez aucune.
       *[other] { $card } vous coûte { $due } énergies, dont 1 pour Esprit de la nature ; celles que vous avez ({ $have }) n’y suffisent pas.
    }
reason-nothing-stored = Il n’y a pas d’énergie à prendre sur { $card }.
reason-no-olaf = Piocher une carte pour un bonus demande l’enchantement Savoir d’Olaf.
reason-nothing-to-draw = La pioche et la défausse sont vides toutes les deux.
reason-no-token = Vous n’avez pas de jeton Capacité.
reason-token-permanent = Votre jeton Capacité { $token }, { $name }, est toujours en vigueur : il n’y a rien à utiliser.
reason-token-spent = Votre jeton Capacité { $token }, { $name }, a été utilisé.
reason-token-in-vain = Vous ne pouvez pas faire maintenant ce que demande votre jeton Capacité { $token }, { $name }.
reason-no-vision = Défausser la première carte de la pioche demande l’enchantement Vision de la destinée.
reason-vision-once = Vous avez déjà défaussé une carte ce tour-ci avec Vision de la destinée ; c’est une fois par tour, pas plus.
reason-vision-crystals =
    { $needed ->
        [one] Défausser la première carte de la pioche coûte { $needed } cristal, et vous en avez { $have }.
       *[other] Défausser la première carte de la pioche coûte { $needed } cristaux, et vous en avez { $have }.
    }
reason-no-steadfast = Vous n’avez pas de Dé de la constance en jeu.
reason-die-done = Un Dé de la constance ne peut remplacer votre dé qu’avant l’utilisation de celui-ci.
