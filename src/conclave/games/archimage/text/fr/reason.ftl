# Why something is refused, one sentence each; what every game refuses alike is in the catalogue of all games.

archimage-reason-not-a-pick = « { $pick } » n’est ni un parchemin ni la notation d’un choix.
archimage-reason-must-break = Vous pouvez briser un sceau, vous le devez donc : on n’abandonne ses dés que si l’on ne peut rien briser.
archimage-reason-no-such-space = Il n’y a pas d’emplacement { $number } sur ce plateau : ils sont numérotés de 0 à { $last }.
archimage-reason-nothing-to-break = Il n’y a pas de sceau en { $space }.
archimage-reason-under-a-guardian = Un gardien se tient sur le parchemin en { $space } : personne ne peut en briser le sceau.
archimage-reason-under-a-familiar = Le magicien ou le familier d’un adversaire se tient en { $space }.
archimage-reason-no-free-way = Aucun passage libre ne mène à { $space } : des sceaux, des parchemins, d’autres magiciens et des familiers adverses barrent la route.
archimage-reason-dice-short =
    { $element ->
        [spirit] Le sceau en { $space } demande des dés d’une même couleur, n’importe laquelle, qui montrent { $power } ensemble, et aucune de vos couleurs n’y arrive.
       *[other] Le sceau { DE($name) } en { $space } demande des dés { $colours } qui montrent { $power } ensemble, et les vôtres n’y arrivent pas.
    }
archimage-reason-not-your-scroll = { $scroll } n’est pas parmi vos parchemins.
archimage-reason-never-cast = { $scroll } ne se lance jamais : ce parchemin rapporte des points en fin de partie.
archimage-reason-won-this-turn = Vous avez reçu { $scroll } ce tour-ci : ce sort peut être lancé à partir de votre prochain tour.
archimage-reason-face-down = { $scroll } est face cachée : ce parchemin se retourne quand votre manche est finie.
archimage-reason-changes-nothing = { $scroll } ne changerait rien maintenant, ou ne peut pas s’appliquer.

# Faults of boards, and what is odd about one. `$space` is a space's id, or # and its number in the file where it has none.
# Each begins with its place, in one of the forms that the first message has as attributes. `$line`, `$second` and `$last`
# are lines of the file, or none; `$at` is the number of a space that its id does not tell from all others, or 0.
archimage-reason-board-not-toml =
    { archimage-reason-board-not-toml.range }Le fichier n’est pas du TOML : { $error }{ $column ->
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
            [none] { archimage-reason-board-not-toml.line }
           *[other] Lignes { $line } à { $last } :{" "}
        }
    .space =
        { $at ->
            [0] { archimage-reason-board-not-toml.line }
           *[other] { $line ->
                [none] Emplacement { $at } :{" "}
               *[other] Ligne { $line }, emplacement { $at } :{" "}
            }
        }
    .spaces =
        { $second ->
            [none] { archimage-reason-board-not-toml.space }
           *[other] { $at ->
                [0] Lignes { $line } et { $second } :{" "}
               *[other] Lignes { $line } et { $second }, emplacement { $at } :{" "}
            }
        }
archimage-reason-board-too-deep = { archimage-reason-board-not-toml.line }Il y a ici des tables ou des listes emboîtées sur plus de { $most } niveaux ; un plateau a une liste d’emplacements avec des listes de voisins.
archimage-reason-board-long-number = { archimage-reason-board-not-toml.line }Ce nombre a plus de { $most } chiffres.
archimage-reason-board-too-much = { archimage-reason-board-not-toml.line }Jusqu’ici, il y a plus de { $most } champs et éléments ; aucun plateau n’en a autant.
archimage-reason-board-no-spaces = { archimage-reason-board-not-toml.range }Il n’y a aucun emplacement : un fichier de plateau a un [[space]] pour chacun.
archimage-reason-board-no-list-of-spaces = { archimage-reason-board-not-toml.line }« space » vaut « { $value } » et n’est pas une liste ; un fichier de plateau a un [[space]], entre doubles crochets, pour chacun.
archimage-reason-board-empty = { archimage-reason-board-not-toml.line }La liste des emplacements est vide.
archimage-reason-board-too-many-spaces = { archimage-reason-board-not-toml.line }Il y a { $count } emplacements ; un plateau en a { $most } au plus.
archimage-reason-board-not-a-space = { archimage-reason-board-not-toml.space }« { $value } » se trouve là où il faut un [[space]].
archimage-reason-board-bad-name = { archimage-reason-board-not-toml.line }Le nom du plateau doit être un texte affichable, pas « { $value } ».
archimage-reason-board-no-list-of-players = { archimage-reason-board-not-toml.line }Les joueurs du plateau (players) doivent être une liste de nombres, pas « { $value } ».
archimage-reason-board-many-players = { archimage-reason-board-not-toml.line }Les joueurs du plateau (players) sont une liste de { $count } éléments ; de 2 à 5, il y a { $most } nombres.
archimage-reason-board-bad-players = { archimage-reason-board-not-toml.line }L’élément { $entry } des joueurs du plateau (players) est « { $value } » ; il faut un nombre entier de 2 à 5.
archimage-reason-board-no-id = { archimage-reason-board-not-toml.space }Cet emplacement n’a pas d’id.
archimage-reason-board-bad-id = { archimage-reason-board-not-toml.space }L’id de cet emplacement est « { $value } » ; il faut un nombre entier ou un texte affichable de 24 caractères au plus, sans espaces autour.
archimage-reason-board-double-id = { archimage-reason-board-not-toml.spaces }L’id « { $space } » est déjà celui de l’emplacement { $other }.
archimage-reason-board-no-kind = { archimage-reason-board-not-toml.space }« { $space } » n’a pas de type (kind) ; il faut hall, circle ou scroll.
archimage-reason-board-unknown-kind = { archimage-reason-board-not-toml.space }Le type (kind) de « { $space } » est « { $kind } » ; il faut hall, circle ou scroll.
archimage-reason-board-no-power = { archimage-reason-board-not-toml.space }« { $space } » n’a pas de puissance (power) ; il faut un nombre entier de 2 à 6.
archimage-reason-board-bad-power = { archimage-reason-board-not-toml.space }La puissance (power) de « { $space } » est « { $power } » ; il faut un nombre entier de 2 à 6.
archimage-reason-board-no-place = { archimage-reason-board-not-toml.space }« { $space } » n’a pas de { $axis } et ne peut donc pas être dessiné.
archimage-reason-board-bad-place = { archimage-reason-board-not-toml.space }Le { $axis } de « { $space } » est « { $value } » ; il faut un nombre de -1000000 à 1000000.
archimage-reason-board-same-spot = { archimage-reason-board-not-toml.spaces }« { $space } » et « { $other } » se trouvent au même endroit.
archimage-reason-board-no-neighbours = { archimage-reason-board-not-toml.space }« { $space } » n’a pas de voisins (neighbours) ; il faut une liste d’id, qui peut être vide.
archimage-reason-board-no-list-of-neighbours = { archimage-reason-board-not-toml.space }Les voisins (neighbours) de « { $space } » doivent être une liste d’id, pas « { $value } ».
archimage-reason-board-many-neighbours = { archimage-reason-board-not-toml.space }Les voisins (neighbours) de « { $space } » sont une liste de { $count } éléments, plus qu’un plateau n’a d’emplacements.
archimage-reason-board-bad-neighbour = { archimage-reason-board-not-toml.space }L’élément { $entry } des voisins (neighbours) de « { $space } » est « { $value } », qui ne peut être l’id d’aucun emplacement.
archimage-reason-board-unknown-neighbour = { archimage-reason-board-not-toml.space }« { $space } » a un voisin « { $neighbour } » qui n’est pas un emplacement.
archimage-reason-board-own-neighbour = { archimage-reason-board-not-toml.space }« { $space } » est son propre voisin.
archimage-reason-board-one-way = { archimage-reason-board-not-toml.spaces }Le passage de « { $space } » à « { $neighbour } » est à sens unique : « { $neighbour } » ne nomme pas « { $space } ».
archimage-reason-board-unreachable = { archimage-reason-board-not-toml.space }« { $space } » ne peut pas être atteint depuis la chambre centrale (hall).
archimage-reason-board-no-hall = { archimage-reason-board-not-toml.range }Il n’y a pas de chambre centrale (hall).
archimage-reason-board-many-halls = { archimage-reason-board-not-toml.spaces }« { $space } » est une chambre centrale (hall) en plus de « { $other } » ; un plateau en a une seule.
archimage-reason-board-no-circle = { archimage-reason-board-not-toml.range }Il n’y a pas de cercle (circle) d’une puissance de 2 à 6.
archimage-reason-board-no-scroll = { archimage-reason-board-not-toml.range }Il n’y a pas d’emplacement de parchemin (scroll) d’une puissance de 2 à 6.
archimage-reason-board-many-circles = { archimage-reason-board-not-toml.line }Il y a { $count } cercles de puissance { $power } ; la boîte contient { $most } sceaux de cette puissance.
archimage-reason-board-many-scrolls = { archimage-reason-board-not-toml.line }Il y a { $count } emplacements de parchemin de puissance { $power } ; une partie compte { $most } parchemins de cette puissance.
archimage-reason-board-few-sixes = { archimage-reason-board-not-toml.range }Emplacements de parchemin de puissance 6 : { $count }. À { $players } joueurs, il en faut au moins { $least }, sinon la partie serait terminée après sa première manche.
archimage-reason-board-unknown-field = { archimage-reason-board-not-toml.line }Personne ne lit le champ « { $field } » d’un plateau.
archimage-reason-board-unknown-space-field = { archimage-reason-board-not-toml.line }Personne ne lit le champ « { $field } » d’un emplacement (« { $space } » l’a).
archimage-reason-board-hall-power = { archimage-reason-board-not-toml.line }« { $space } » est la chambre centrale (hall), dont personne ne lit la puissance.
archimage-reason-board-other-players = { archimage-reason-board-not-toml.line }Le plateau n’est pas prévu pour { $players } joueurs.
archimage-reason-board-scroll-at-hall = { archimage-reason-board-not-toml.line }L’emplacement de parchemin « { $space } » touche directement la chambre centrale.
archimage-reason-board-steep-opening = { archimage-reason-board-not-toml.line }« { $space } », contre la chambre centrale, a la puissance { $power } ; 2 ou 3 y sont habituels.
archimage-reason-board-power-falls = { archimage-reason-board-not-toml.line }Sur tout chemin de la chambre centrale à « { $space } », la puissance baisse quelque part.
