# The command line.

archimage-cli-play-circle = le cercle de magie à côté du cercle 0 : I (Pouvoir), II (Passages), III (Conflit), IV (Voyageur) ou random pour le hasard ; I si vous ne dites rien
archimage-cli-play-board = un fichier de plateau à vous sur lequel jouer, ou l’un de standard-2 à standard-5 ; voir conclave board
archimage-cli-play-mages = les magiciens des joueurs à partir de la place 1, séparés par des virgules : north (nord), east (est), west (ouest), south (sud) ou outer-world (outre-monde), ou leurs noms, ou leurs familiers ; rien entre deux virgules laisse le choix ouvert
archimage-cli-cards-words = rien, un cercle de magie ou un sort, par exemple croissance ou croissance du feu
archimage-cli-cards-circle = seulement les sorts d’une partie d’Archimage avec ce cercle de magie : I, II, III ou IV
archimage-cli-spells-title =
    { $circles ->
        [4] Les sorts d’Archimage : 21, de quatre cercles de magie
       *[other] Les sorts d’une partie : ceux du cercle 0 et d’un autre, et le Lien
    }
archimage-cli-spells-how = Devant chacun figure sa puissance, qui donne ses points et la puissance de son sceau. Il existe un parchemin de chaque sort pour chaque élément ; (couleur) et (élément) sont ceux du parchemin.
archimage-cli-spells-bond = À chaque joueur le sien, d’esprit
archimage-cli-spells-circle =
    { $circle ->
        [I] Cercles 0 et I, { $school }
       *[other] Cercle { $circle }, { $school }
    }
archimage-cli-spells-line = { $name } : { $text }
archimage-cli-board = vérifier ou dessiner un plateau d’Archimage ; exemple : conclave board show standard-2
archimage-cli-board-about = Vérifie un fichier de plateau pour Archimage et nomme chacun de ses défauts, ou le dessine dans le terminal ou comme image SVG.
archimage-cli-board-action = check, pour savoir ce qui ne va pas dans le plateau, ou show, pour le voir
archimage-cli-board-file = un fichier de plateau, ou un plateau standard : { $names }
archimage-cli-board-players = le vérifier pour ce nombre de joueurs
archimage-cli-board-svg = en écrire une image dans ce fichier, qui ne doit pas encore exister
archimage-cli-board-no-action = « { $action } » ne peut pas se faire avec un plateau ; tapez conclave board check FICHIER ou conclave board show FICHIER.
archimage-cli-board-only-show = { $option } va avec conclave board show FICHIER.
archimage-cli-board-only-check = { $option } va avec conclave board check FICHIER.
archimage-cli-board-no-players = Un plateau est pour { $players } joueurs, pas pour « { $value } ».
archimage-cli-board-missing = Il n’y a pas de fichier { $file } ; donnez un fichier de plateau, ou l’un de { $names }.
archimage-cli-board-folder = { $file } est un dossier ; donnez un fichier de plateau qui s’y trouve.
archimage-cli-board-odd = ce n’est pas un fichier ordinaire
archimage-cli-board-unreadable = Le fichier { $file } ne peut pas être lu ({ $why }) ; donnez un fichier de plateau que vous avez le droit de lire.
archimage-cli-board-large = Le fichier { $file } est trop grand pour un plateau ; donnez un fichier de plateau de moins d’un mégaoctet.
archimage-cli-board-no-text = Le fichier { $file } n’est plus du texte en UTF-8 à partir de la ligne { $line } ; donnez un fichier de plateau en TOML, comme le montre docs/boards.md.
archimage-cli-board-bad =
    { $faults ->
        [one] On ne peut pas jouer sur le plateau { $file } : { $why } Tapez conclave board check { $file } une fois le défaut corrigé.
       *[other] On ne peut pas jouer sur le plateau { $file }, il a { $faults } défauts : { $why } Tapez conclave board check { $file } pour les voir tous.
    }
archimage-cli-board-no-board = Le plateau { $file } ne peut pas être dessiné : { $why } Tapez conclave board check { $file } pour voir tout ce qui ne va pas.
archimage-cli-board-sound = { $file } est bon : { $circles } cercles et { $scrolls } emplacements de parchemin, tous accessibles.
archimage-cli-board-faults =
    { $number ->
        [one] { $file } a { $number } défaut :
       *[other] { $file } a { $number } défauts :
    }
archimage-cli-board-odd-things = Étrange, mais on peut y jouer :
archimage-cli-board-drawn = L’image se trouve dans { $file }
archimage-cli-board-legend = <*> est la chambre centrale, (4) un cercle qui reçoit un sceau de puissance 4, [4] un emplacement pour un parchemin de puissance 4 : { $circles } cercles et { $scrolls } emplacements de parchemin.
archimage-cli-no-spell = Aucun sort ne s’appelle « { $name } » ; conclave cards archimage les énumère.
archimage-cli-no-spell-near = Aucun sort ne s’appelle « { $name } » ; pensiez-vous à { $near } ?
archimage-cli-no-circle = Il n’y a pas de cercle de magie « { $circle } » ; ce sont { $circles }.
archimage-cli-settings-board = { $settings }, sur le plateau « { $board } »
archimage-cli-settings-own = { $settings }, sur un plateau particulier
archimage-cli-settings-mages = { $settings }, avec { $mages }
