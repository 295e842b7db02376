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

# Picks.
reason-pick-unknown = « { $pick } » n’est la notation d’aucun choix.
reason-pick-after-the-end = « { $pick } » vient trop tard : la partie est terminée.
reason-pick-not-asked = Ce n’est pas au joueur { $seat } de choisir « { $pick } » : la question est posée au joueur { $asked }.
reason-pick-not-offered = « { $pick } » ne fait pas partie des choix du joueur { $seat } en ce moment.
reason-set-not-offered = « { $picks } » n’est pas un ensemble que le joueur { $seat } peut choisir en ce moment.

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

# Faults of boards, and what is odd about one. `$space` is a space's id, or # and its number in the file where it has none.
# Each begins with its place, in one of the forms that the first message has as attributes. `$line`, `$second` and `$last`
# are lines of the file, or none; `$at` is the number of a space that its id does not tell from all others, or 0.
reason-board-not-toml =
    { reason-board-not-toml.range }Le fichier n’est pas du TOML : { $error }{ $column ->
        [none] {""}
       *[other] , à la colonne { $column }
    }.
    .line =
        { $line ->
            [none] {""}
           *[other] Ligne { $line } :{" "}
        }
    .range =
        { $last ->
            [none] { reason-board-not-toml.line }
           *[other] Lignes { $line } à { $last } :{" "}
        }
    .space =
        { $at ->
            [0] { reason-board-not-toml.line }
           *[other] { $line ->
                [none] Emplacement { $at } :{" "}
               *[other] Ligne { $line }, emplacement { $at } :{" "}
            }
        }
    .spaces =
        { $second ->
            [none] { reason-board-not-toml.space }
           *[other] { $at ->
                [0] Lignes { $line } et { $second } :{" "}
               *[other] Lignes { $line } et { $second }, emplacement { $at } :{" "}
            }
        }
reason-board-too-deep = { reason-board-not-toml.line }Il y a ici des tables ou des listes emboîtées sur plus de { $most } niveaux ; un plateau a une liste d’emplacements avec des listes de voisins.
reason-board-long-number = { reason-board-not-toml.line }Ce nombre a plus de { $most } chiffres.
reason-board-too-much = { reason-board-not-toml.line }Jusqu’ici, il y a plus de { $most } champs et éléments ; aucun plateau n’en a autant.
reason-board-no-spaces = { reason-board-not-toml.range }Il n’y a aucun emplacement : un fichier de plateau a un [[space]] pour chacun.
reason-board-no-list-of-spaces = { reason-board-not-toml.line }« space » vaut « { $value } » et n’est pas une liste ; un fichier de plateau a un [[space]], entre doubles crochets, pour chacun.
reason-board-empty = { reason-board-not-toml.line }La liste des emplacements est vide.
reason-board-too-many-spaces = { reason-board-not-toml.line }Il y a { $count } emplacements ; un plateau en a { $most } au plus.
reason-board-not-a-space = { reason-board-not-toml.space }« { $value } » se trouve là où il faut un [[space]].
reason-board-bad-name = { reason-board-not-toml.line }Le nom du plateau doit être un texte affichable, pas « { $value } ».
reason-board-no-list-of-players = { reason-board-not-toml.line }Les joueurs du plateau (players) doivent être une liste de nombres, pas « { $value } ».
reason-board-many-players = { reason-board-not-toml.line }Les joueurs du plateau (players) sont une liste de { $count } éléments ; de 2 à 5, il y a { $most } nombres.
reason-board-bad-players = { reason-board-not-toml.line }L’élément { $entry } des joueurs du plateau (players) est « { $value } » ; il faut un nombre entier de 2 à 5.
reason-board-no-id = { reason-board-not-toml.space }Cet emplacement n’a pas d’id.
reason-board-bad-id = { reason-board-not-toml.space }L’id de cet emplacement est « { $value } » ; il faut un nombre entier ou un texte affichable de 24 caractères au plus, sans espaces autour.
reason-board-double-id = { reason-board-not-toml.spaces }L’id « { $space } » est déjà celui de l’emplacement { $other }.
reason-board-no-kind = { reason-board-not-toml.space }« { $space } » n’a pas de type (kind) ; il faut hall, circle ou scroll.
reason-board-unknown-kind = { reason-board-not-toml.space }Le type (kind) de « { $space } » est « { $kind } » ; il faut hall, circle ou scroll.
reason-board-no-power = { reason-board-not-toml.space }« { $space } » n’a pas de puissance (power) ; il faut un nombre entier de 2 à 6.
reason-board-bad-power = { reason-board-not-toml.space }La puissance (power) de « { $space } » est « { $power } » ; il faut un nombre entier de 2 à 6.
reason-board-no-place = { reason-board-not-toml.space }« { $space } » n’a pas de { $axis } et ne peut donc pas être dessiné.
reason-board-bad-place = { reason-board-not-toml.space }Le { $axis } de « { $space } » est « { $value } » ; il faut un nombre de -1000000 à 1000000.
reason-board-same-spot = { reason-board-not-toml.spaces }« { $space } » et « { $other } » se trouvent au même endroit.
reason-board-no-neighbours = { reason-board-not-toml.space }« { $space } » n’a pas de voisins (neighbours) ; il faut une liste d’id, qui peut être vide.
reason-board-no-list-of-neighbours = { reason-board-not-toml.space }Les voisins (neighbours) de « { $space } » doivent être une liste d’id, pas « { $value } ».
reason-board-many-neighbours = { reason-board-not-toml.space }Les voisins (neighbours) de « { $space } » sont une liste de { $count } éléments, plus qu’un plateau n’a d’emplacements.
reason-board-bad-neighbour = { reason-board-not-toml.space }L’élément { $entry } des voisins (neighbours) de « { $space } » est « { $value } », qui ne peut être l’id d’aucun emplacement.
reason-board-unknown-neighbour = { reason-board-not-toml.space }« { $space } » a un voisin « { $neighbour } » qui n’est pas un emplacement.
reason-board-own-neighbour = { reason-board-not-toml.space }« { $space } » est son propre voisin.
reason-board-one-way = { reason-board-not-toml.spaces }Le passage de « { $space } » à « { $neighbour } » est à sens unique : « { $neighbour } » ne nomme pas « { $space } ».
reason-board-unreachable = { reason-board-not-toml.space }« { $space } » ne peut pas être atteint depuis la chambre centrale (hall).
reason-board-no-hall = { reason-board-not-toml.range }Il n’y a pas de chambre centrale (hall).
reason-board-many-halls = { reason-board-not-toml.spaces }« { $space } » est une chambre centrale (hall) en plus de « { $other } » ; un plateau en a une seule.
reason-board-no-circle = { reason-board-not-toml.range }Il n’y a pas de cercle (circle) d’une puissance de 2 à 6.
reason-board-no-scroll = { reason-board-not-toml.range }Il n’y a pas d’emplacement de parchemin (scroll) d’une puissance de 2 à 6.
reason-board-many-circles = { reason-board-not-toml.line }Il y a { $count } cercles de puissance { $power } ; la boîte contient { $most } sceaux de cette puissance.
reason-board-many-scrolls = { reason-board-not-toml.line }Il y a { $count } emplacements de parchemin de puissance { $power } ; une partie compte { $most } parchemins de cette puissance.
reason-board-few-sixes = { reason-board-not-toml.range }Emplacements de parchemin de puissance 6 : { $count }. À { $players } joueurs, il en faut au moins { $least }, sinon la partie serait terminée après sa première manche.
reason-board-unknown-field = { reason-board-not-toml.line }Personne ne lit le champ « { $field } » d’un plateau.
reason-board-unknown-space-field = { reason-board-not-toml.line }Personne ne lit le champ « { $field } » d’un emplacement (« { $space } » l’a).
reason-board-hall-power = { reason-board-not-toml.line }« { $space } » est la chambre centrale (hall), dont personne ne lit la puissance.
reason-board-other-players = { reason-board-not-toml.line }Le plateau n’est pas prévu pour { $players } joueurs.
reason-board-scroll-at-hall = { reason-board-not-toml.line }L’emplacement de parchemin « { $space } » touche directement la chambre centrale.
reason-board-steep-opening = { reason-board-not-toml.line }« { $space } », contre la chambre centrale, a la puissance { $power } ; 2 ou 3 y sont habituels.
reason-board-power-falls = { reason-board-not-toml.line }Sur tout chemin de la chambre centrale à « { $space } », la puissance baisse quelque part.
