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

# Faults of boards, and what is odd about one. `$at` is the number of a space in the file, or 0; `$line` the line in which
# it begins and `$space` its id, or none. `$entry` is a number in a list, or 0; `$what` the kind of thing that is wrong.
# Names of fields stay as a file has them.

archimage-reason-board-not-toml =
    { $line ->
        [none] Le fichier ne se lit pas comme du TOML
       *[other] { $column ->
            [none] Ligne { $line }, où le fichier se termine : ce n’est pas du TOML
           *[other] Ligne { $line }, colonne { $column } : ce n’est pas du TOML
        }
    } ({ $error }).
archimage-reason-board-long-line = La ligne { $line } a plus de { $most } caractères ; aucune ligne d’un fichier de plateau n’en demande autant.
archimage-reason-board-missing = { archimage-reason-board-wrong.place }« { $field } » manque ; il faut { archimage-reason-board-wrong.expected }.
archimage-reason-board-too-many = { archimage-reason-board-wrong.place }« { $field } » est une liste de { $count } éléments ; il faut { archimage-reason-board-wrong.expected }.
archimage-reason-board-wrong =
    { archimage-reason-board-wrong.place }{ $what ->
        [space-entry] on trouve ici « { $value } » ; il faut { archimage-reason-board-wrong.expected }.
       *[other] { $entry ->
            [0] « { $field } » vaut « { $value } » ; il faut { archimage-reason-board-wrong.expected }.
           *[other] « { $field } », élément { $entry }, vaut « { $value } » ; il faut { archimage-reason-board-wrong.expected }.
        }
    }
    .place =
        { $at ->
            [0] {""}
           *[other] { $space ->
                [none] { $line ->
                    [none] Emplacement { $at } :{" "}
                   *[other] Emplacement { $at } (ligne { $line }) :{" "}
                }
               *[other] { $line ->
                    [none] Emplacement { $at } (« { $space } ») :{" "}
                   *[other] Emplacement { $at } (« { $space } », ligne { $line }) :{" "}
                }
            }
        }
    .expected =
        { $what ->
            [name] un texte affichable
            [players] une liste d’au plus 4 nombres de joueurs
            [players-entry] un nombre entier de 2 à 5
            [space] une liste avec un [[space]], entre doubles crochets, pour chaque emplacement, 160 au plus
            [space-entry] un [[space]], entre doubles crochets
            [id] un nombre entier ou un texte affichable de 24 caractères au plus, sans espaces autour
            [kind] hall, circle ou scroll
            [power] un nombre entier de 2 à 6
            [neighbours] une liste d’au plus 160 id, qui peut être vide
            [neighbours-entry] l’id d’un emplacement
           *[other] un nombre de -1000000 à 1000000
        }
archimage-reason-board-double-id = { archimage-reason-board-wrong.place }cet id est déjà celui de l’emplacement { $other }.
archimage-reason-board-own-neighbour = { archimage-reason-board-wrong.place }il est son propre voisin.
archimage-reason-board-unknown-neighbour = { archimage-reason-board-wrong.place }son voisin « { $neighbour } » n’est pas un emplacement.
archimage-reason-board-one-way = { archimage-reason-board-wrong.place }le passage vers « { $neighbour } » est à sens unique : « { $neighbour } » ne nomme pas « { $space } ».
archimage-reason-board-unreachable = { archimage-reason-board-wrong.place }on ne peut pas l’atteindre depuis la chambre centrale (hall).
archimage-reason-board-same-spot = { archimage-reason-board-wrong.place }il se trouve au même endroit que « { $other } ».
archimage-reason-board-no-hall = Il n’y a pas de chambre centrale (hall).
archimage-reason-board-many-halls = { archimage-reason-board-wrong.place }c’est une chambre centrale (hall) en plus de « { $other } » ; un plateau en a une seule.
archimage-reason-board-no-circle = Il n’y a pas de cercle (circle).
archimage-reason-board-no-scroll = Il n’y a pas d’emplacement de parchemin (scroll).
archimage-reason-board-many-circles = Il y a { $count } cercles de puissance { $power } ; la boîte contient { $most } sceaux de cette puissance.
archimage-reason-board-many-scrolls = Il y a { $count } emplacements de parchemin de puissance { $power } ; une partie compte { $most } parchemins de cette puissance.
archimage-reason-board-few-sixes = Emplacements de parchemin de puissance 6 : { $count }. À { $players } joueurs, il en faut au moins { $least }, sinon la partie serait terminée après sa première manche.
archimage-reason-board-unknown-field = Personne ne lit le champ « { $field } » d’un plateau.
archimage-reason-board-unknown-space-field = { archimage-reason-board-wrong.place }personne ne lit le champ « { $field } » d’un emplacement.
archimage-reason-board-hall-power = { archimage-reason-board-wrong.place }c’est la chambre centrale (hall), dont personne ne lit la puissance.
archimage-reason-board-other-players = Le plateau n’est pas prévu pour { $players } joueurs.
archimage-reason-board-scroll-at-hall = { archimage-reason-board-wrong.place }cet emplacement de parchemin touche directement la chambre centrale.
archimage-reason-board-steep-opening = { archimage-reason-board-wrong.place }contre la chambre centrale, il a la puissance { $power } ; 2 ou 3 y sont habituels.
archimage-reason-board-power-falls = { archimage-reason-board-wrong.place }sur tout chemin qui y mène depuis la chambre centrale, la puissance baisse quelque part.
