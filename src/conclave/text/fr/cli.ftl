# The command line.

cli-about = Joue à Seasons et à Archimage, deux jeux de magiciens rivaux, dans le terminal.
cli-more = conclave COMMANDE --help explique les options d’une commande.
cli-usage = utilisation :
# argparse puts a colon right after it.
cli-heading = { $title }{ "\u00A0" }
cli-metavar =
    { $word ->
        [COMMAND] COMMANDE
        [GAME] JEU
        [FILE] FICHIER
        [OUT] FICHIER
        [FOLDER] DOSSIER
        [NAME] NOM
        [WORD] MOT
        [KIND] TYPE
        [LEVEL] NIVEAU
        [SET] ENSEMBLE
        [CIRCLE] CERCLE
        [SHARE] PART
        [LANG] LANGUE
       *[other] { $word }
    }
cli-lang = la langue de tout ce que vous lisez : { $languages } ; celle de votre système si vous ne dites rien
cli-commands = commandes
cli-positionals = à donner
cli-options = options
cli-options-of = options pour { $game }
cli-help-help = afficher ce texte et quitter
cli-version-help = afficher la version et quitter

cli-play = jouer une partie ; exemple : conclave play seasons --level apprentice, ou conclave play archimage
cli-play-about = Joue une partie dans le terminal, contre des bots ou à plusieurs devant un même écran. La partie est enregistrée après chaque choix.
cli-play-game = le jeu : seasons ou archimage ; seasons si vous ne dites rien
cli-play-players = le nombre de joueurs : 2 à 4 pour Seasons, 2 à 5 pour Archimage ; 2 si vous ne dites rien
cli-play-seats = qui occupe chaque place, par exemple human,adept ou human,human,novice ; les types sont : { $kinds } ; ou un bot réglé par vous, comme search:200, search:2s ou pipe:COMMANDE
cli-play-level = apprentice (apprenti magicien : jeux préconstruits, pour une première partie), magician (magicien : les 30 cartes de base du jeu de base) ou archmage (archimage : les 50) ; archmage si vous ne dites rien
cli-play-edition = l’édition des règles : 2 ou 1 ; 2 si vous ne dites rien
cli-play-sets = les cartes : { $base }, ou all pour ajouter les 20 de l’extension Enchanted Kingdom ({ $base },{ $kingdom })
cli-play-tokens = avec les jetons Capacité d’Enchanted Kingdom : vous en gardez un sur trois et pouvez l’utiliser une fois
cli-play-enchantment = une règle d’Enchanted Kingdom pour toute la partie : son nom ou son numéro (conclave cards enchantements en donne la liste), random pour le hasard, ou none pour aucune
cli-play-circle = le cercle de magie à côté du cercle 0 : I (Pouvoir), II (Passages), III (Conflit), IV (Voyageur) ou random pour le hasard ; I si vous ne dites rien
cli-play-board = un fichier de plateau à vous sur lequel jouer, ou l’un de standard-2 à standard-5 ; voir conclave board
cli-play-seed = un nombre entier ; la même graine donne le même hasard
cli-play-record = le fichier où la partie est conservée ; il ne doit pas encore exister
cli-play-resume = reprendre une partie conservée dans ce fichier
cli-play-names = comment s’appellent les joueurs, par exemple Anne,Paul

cli-rules = lire comment se joue un jeu, ou un point de règle ; exemple : conclave rules seasons, ou conclave rules B6
cli-cards = énumérer les cartes ou les sorts, ou en expliquer un ; exemple : conclave cards seasons "calice divin", ou conclave cards archimage croissance
cli-cards-about = Énumère les cartes avec leur coût, leur catégorie, leurs points et leur texte, les jetons Capacité (conclave cards jetons) ou les enchantements (conclave cards enchantements), ou en explique un en entier. Avec archimage : ses sorts, tous ou un seul.
cli-cards-words = le jeu, si vous voulez ; puis pour Archimage rien, un cercle de magie ou un sort, par exemple croissance ou croissance du feu ; pour Seasons rien, jetons, enchantements, ou ce que vous voulez lire : le nom ou le numéro d’une carte (9, ou EK3 pour la carte 3 d’Enchanted Kingdom), jeton 7, le nom d’un enchantement
cli-cards-set = seulement les cartes de cet ensemble de Seasons : { $sets }
cli-cards-circle = seulement les sorts d’une partie d’Archimage avec ce cercle de magie : I, II, III ou IV
cli-cards-set-seasons = --set choisit parmi les cartes de Seasons ; pour Archimage, donnez --circle, ou un sort.
cli-cards-circle-archimage = --circle choisit parmi les sorts d’Archimage ; tapez conclave cards archimage --circle II.
cli-cards-set-alone = --set choisit parmi les cartes, et « { $name } » est autre chose ; omettez l’un des deux.
cli-cards-no-set = Il n’y a pas d’ensemble « { $set } » ; les ensembles sont { $sets }.
cli-cards-title =
    { $set ->
        [base] Le jeu de base : { $number } cartes
       *[enchanted-kingdom] Enchanted Kingdom : { $number } cartes
    }
cli-cards-rest = Enchanted Kingdom a aussi des jetons Capacité et des enchantements : conclave cards jetons, conclave cards enchantements.
cli-tokens-title = Les jetons Capacité d’Enchanted Kingdom. Vous en recevez trois, en gardez un, et pouvez l’utiliser une fois, pendant votre tour, après votre dé.
cli-enchantments-title = Les enchantements d’Enchanted Kingdom. L’un d’eux peut valoir pour tout le monde, toute la partie.
cli-spells-title =
    { $circles ->
        [4] Les sorts d’Archimage : 21, de quatre cercles de magie
       *[other] Les sorts d’une partie : ceux du cercle 0 et d’un autre, et le Lien
    }
cli-spells-how = Devant chacun figure sa puissance, qui donne ses points et la puissance de son sceau. Il existe un parchemin de chaque sort pour chaque élément ; (couleur) et (élément) sont ceux du parchemin.
cli-spells-bond = À chaque joueur le sien, d’esprit
cli-spells-circle =
    { $circle ->
        [I] Cercles 0 et I, { $school }
       *[other] Cercle { $circle }, { $school }
    }
cli-spells-line = { $name } : { $text }
cli-board = vérifier ou dessiner un plateau d’Archimage ; exemple : conclave board show standard-2
cli-board-about = Vérifie un fichier de plateau pour Archimage et nomme chacun de ses défauts, ou le dessine dans le terminal ou comme image SVG.
cli-board-deed = check, pour savoir ce qui ne va pas dans le plateau, ou show, pour le voir
cli-board-file = un fichier de plateau, ou un plateau standard : { $names }
cli-board-players = le vérifier pour ce nombre de joueurs
cli-board-svg = en écrire une image dans ce fichier, qui ne doit pas encore exister
cli-board-no-deed = « { $deed } » ne peut pas se faire avec un plateau ; tapez conclave board check FICHIER ou conclave board show FICHIER.
cli-board-only-show = { $option } va avec conclave board show FICHIER.
cli-board-only-check = { $option } va avec conclave board check FICHIER.
cli-board-no-players = Un plateau est pour { $players } joueurs, pas pour « { $value } ».
cli-board-missing = Il n’y a pas de fichier { $file } ; donnez un fichier de plateau, ou l’un de { $names }.
cli-board-folder = { $file } est un dossier ; donnez un fichier de plateau qui s’y trouve.
cli-board-odd = ce n’est pas un fichier ordinaire
cli-board-unreadable = Le fichier { $file } ne peut pas être lu ({ $why }) ; donnez un fichier de plateau que vous avez le droit de lire.
cli-board-large = Le fichier { $file } est trop grand pour un plateau ; donnez un fichier de plateau de moins d’un mégaoctet.
cli-board-no-text = Le fichier { $file } n’est plus du texte en UTF-8 à partir de la ligne { $line } ; donnez un fichier de plateau en TOML, comme le montre docs/boards.md.
cli-board-bad =
    { $faults ->
        [one] On ne peut pas jouer sur le plateau { $file } : { $why } Tapez conclave board check { $file } une fois le défaut corrigé.
       *[other] On ne peut pas jouer sur le plateau { $file }, il a { $faults } défauts : { $why } Tapez conclave board check { $file } pour les voir tous.
    }
cli-board-no-board = Le plateau { $file } ne peut pas être dessiné : { $why } Tapez conclave board check { $file } pour voir tout ce qui ne va pas.
cli-board-sound = { $file } est bon : { $circles } cercles et { $scrolls } emplacements de parchemin, tous accessibles.
cli-board-faults =
    { $number ->
        [one] { $file } a { $number } défaut :
       *[other] { $file } a { $number } défauts :
    }
cli-board-odd-things = Étrange, mais on peut y jouer :
cli-board-drawn = L’image se trouve dans { $file }
cli-board-exists = Le fichier { $file } existe déjà ; donnez un autre nom pour l’image.
cli-board-unwritable = L’image { $file } ne peut pas être écrite ({ $why }) ; donnez un endroit où vous avez le droit d’écrire.
cli-board-legend = <*> est la chambre centrale, (4) un cercle qui reçoit un sceau de puissance 4, [4] un emplacement pour un parchemin de puissance 4 : { $circles } cercles et { $scrolls } emplacements de parchemin.
cli-replay = montrer une partie enregistrée ; exemple : conclave replay partie.json --to 40
cli-replay-about = Montre une partie enregistrée choix par choix, ou la position après un certain nombre d’entre eux.
cli-replay-to = montrer la position après ce nombre de choix
cli-verify = vérifier une partie enregistrée ; exemple : conclave verify partie.json
cli-verify-about = Rejoue une partie enregistrée et vérifie son hasard, chaque choix et ses scores.
cli-hint = demander à un bot ce qu’il choisirait dans une partie enregistrée ; exemple : conclave hint partie.json
cli-review = trouver les décisions d’une partie enregistrée qui ont le plus coûté, et dessiner les chances de gagner ; exemple : conclave review partie.json
cli-simulate = faire jouer de nombreuses parties à des bots et les résumer ; exemple : conclave simulate seasons --players 4 --games 1000 --seed 1
cli-arena = faire jouer des bots les uns contre les autres et mesurer leur force ; exemple : conclave arena seasons --bots greedy,random --games 200
cli-stats = ce que valent les cartes d’après les parties de conclave arena ; exemple : conclave stats resultats --html cartes.html
cli-bench = mesurer la vitesse du moteur ; exemple : conclave bench archimage --seconds 5
cli-file = un fichier écrit par conclave play
cli-json = en JSON, pour des programmes

cli-mistake = conclave : { $mistake }
cli-arguments = { $message } ; voir { $command } --help.
cli-required = Il manque quelque chose : { $names } ; voir { $command } --help.
cli-option-value = { $option } doit être suivi d’une valeur ; voir { $command } --help.
cli-option-alone = { $option } ne prend pas de valeur ; voir { $command } --help.
cli-no-language = Il n’y a pas de langue « { $language } » ; les langues sont { $languages }.
cli-catalogue =
    { $state ->
        [missing] Il manque au programme le fichier text/{ $file } ; ce qu’il dirait est dit en anglais.
       *[damaged] Le fichier text/{ $file } du programme est endommagé ; une partie de ce qu’il dirait est dite en anglais.
    }
cli-unknown-command = Il n’y a pas de commande « { $command } » ; les commandes sont { $commands }.
cli-unknown-option = Il n’y a pas d’option « { $option } » ici ; voir { $command } --help.
cli-unknown-option-near = Il n’y a pas d’option « { $option } » ici ; pensiez-vous à { $near } ?
cli-too-much = « { $word } » est de trop ; voir { $command } --help.
cli-no-card = Aucune carte, aucun jeton ni enchantement ne s’appelle « { $name } » ; conclave cards énumère les cartes.
cli-no-card-near = Aucune carte ne s’appelle « { $name } » ; pensiez-vous à { $near } ?
cli-no-spell = Aucun sort ne s’appelle « { $name } » ; conclave cards archimage les énumère.
cli-no-spell-near = Aucun sort ne s’appelle « { $name } » ; pensiez-vous à { $near } ?
cli-no-circle = Il n’y a pas de cercle de magie « { $circle } » ; ce sont { $circles }.
cli-option-elsewhere = { $option } est une option { DE($other) }, pas { DE($game) } ; omettez-la, ou voyez conclave play --help.
cli-number-least = { $option } doit être un nombre entier d’au moins { $least }, pas « { $value } ».
cli-number-most = { $option } peut être au plus { $most }, pas « { $value } ».
cli-number = { $option } doit être un nombre entier, pas « { $value } ».
cli-seats-number = --seats nomme { $seats } places, mais la partie a { $players } joueurs ; nommez un type pour chacun, par exemple { $example }.
cli-seats-kind = « { $kind } » ne peut pas prendre place à la table ; chaque élément de --seats est l’un de : { $kinds }, search:N (tant de simulations), search:Ns (secondes) ou pipe:COMMANDE (un programme).
cli-names-number = --names a { $names } noms, mais la partie a { $players } joueurs ; donnez un nom à chacun, ou moins.
cli-names-bad = « { $name } » ne convient pas comme nom ; utilisez de 1 à 20 lettres, et chaque nom une seule fois.
cli-resume-settled = { $option } est fixé par la partie du fichier ; omettez-le avec --resume.
cli-resume-game = Le fichier { $file } est une partie { DE($game) }, pas { DE($wanted) }.
cli-system = Le système refuse quelque chose dont le programme a besoin ({ $why }) ; de l’espace libre ou un autre endroit peuvent aider.
cli-inner = Quelque chose a mal tourné dans le programme ({ $what }) ; lancez-le avec python -X dev -m conclave pour voir où.

cli-card-number = Nº
cli-card-name = Carte
cli-card-kind = Catégorie
cli-card-cost = Coût à 2
cli-card-points = Points
cli-card-text = Ce qu’elle fait

cli-replay-pick = { $number }. { $player } : { $option }
cli-replay-title = { $game } à { $players } joueurs, { $settings }
cli-settings = niveau { $level }, édition { $edition }
cli-settings-with = { $settings }, avec { $parts }
cli-settings-kingdom = Enchanted Kingdom
cli-settings-tokens = les jetons Capacité
cli-settings-board = { $settings }, sur le plateau « { $board } »
cli-settings-own = { $settings }, sur un plateau particulier
cli-settings-random = un enchantement au hasard
cli-replay-position =
    { $picks ->
        [one] La position après { $picks } choix :
       *[other] La position après { $picks } choix :
    }
cli-replay-hand = { $player } a en main : { $cards }
cli-replay-hand-none = { $player } n’a aucune carte en main
cli-replay-library =
    { $which ->
        [2] { $player } a en bibliothèque II : { $cards }
       *[3] { $player } a en bibliothèque III : { $cards }
    }
cli-replay-tokens = { $player } garde l’un des jetons Capacité { $tokens }
cli-replay-asked = Choix attendu : { $players } ({ $decision })
cli-verify-over =
    { $picks ->
        [one] L’enregistrement est valide : { $picks } choix suit les règles, la clé correspond à son engagement, et les scores sont { $scores }.
       *[other] L’enregistrement est valide : { $picks } choix suivent les règles, la clé correspond à son engagement, et les scores sont { $scores }.
    }
cli-verify-open =
    { $picks ->
        [one] L’enregistrement est valide jusqu’ici : { $picks } choix suit les règles et la clé correspond à son engagement ; la partie n’est pas terminée.
       *[other] L’enregistrement est valide jusqu’ici : { $picks } choix suivent les règles et la clé correspond à son engagement ; la partie n’est pas terminée.
    }

cli-serve = servir des tables aux navigateurs et aux programmes ; exemple : conclave serve --port 8640
cli-serve-about = Sert des parties sur le réseau : on joue dans un navigateur, contre des bots ou entre amis. Tout est gardé dans une base de données et survit à un redémarrage.
cli-backup = écrire toutes les tables d’un serveur dans un fichier ; exemple : conclave backup tables.gz
cli-backup-about = Écrit chaque table de la base de données d’un serveur dans un seul fichier. Le serveur peut continuer à tourner.
cli-restore = reprendre les tables d’une sauvegarde ; exemple : conclave restore tables.gz
cli-restore-about = Ajoute les tables d’une sauvegarde que la base de données n’a pas. Celles qu’elle a restent telles quelles. Le serveur peut continuer à tourner.
