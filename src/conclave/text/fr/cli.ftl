# The command line.

cli-about = Joue à des jeux de société dans le terminal, dans le navigateur et depuis des programmes : { $games }
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
cli-option-of = { $game } : { $help }
cli-help-help = afficher ce texte et quitter
cli-version-help = afficher la version et quitter

cli-play = jouer une partie ; exemple : conclave play { $game }
cli-play-about = Joue une partie dans le terminal, contre des bots ou à plusieurs devant un même écran. La partie est enregistrée après chaque choix.
cli-play-game = le jeu : { $games } ; { $first } si vous ne dites rien
cli-play-players = le nombre de joueurs : { $ranges } ; par défaut, le nombre habituel du jeu
cli-play-range = { $least } à { $most } pour { $game }
cli-play-seats = qui occupe chaque place, par exemple human,adept ou human,human,novice ; les types sont : { $kinds } ; ou un bot réglé par vous, comme search:200, search:2s ou pipe:COMMANDE
cli-play-seed = un nombre entier ; la même graine donne le même hasard
cli-play-record = le fichier où la partie est conservée ; il ne doit pas encore exister
cli-play-resume = reprendre une partie conservée dans ce fichier
cli-play-names = comment s’appellent les joueurs, par exemple Anne,Paul

cli-rules = lire comment se joue un jeu, ou un point de règle ; exemple : conclave rules { $game }
cli-cards = énumérer ce qui se lit dans un jeu, comme ses cartes, ou en expliquer un élément ; exemple : conclave cards { $game }
cli-cards-about = Énumère ce qui se lit dans un jeu, comme ses cartes, ou en explique un élément en entier.
cli-cards-words = le jeu, si vous voulez ; puis rien, ou ce que vous voulez lire. { $games }
cli-cards-of = { $game } : { $words }
cli-picture-exists = Le fichier { $file } existe déjà ; donnez un autre nom pour l’image.
cli-picture-unwritable = L’image { $file } ne peut pas être écrite ({ $why }) ; donnez un endroit où vous avez le droit d’écrire.
cli-replay = montrer une partie enregistrée ; exemple : conclave replay partie.json --to 40
cli-replay-about = Montre une partie enregistrée choix par choix, ou la position après un certain nombre d’entre eux.
cli-replay-to = montrer la position après ce nombre de choix
cli-verify = vérifier une partie enregistrée ; exemple : conclave verify partie.json
cli-verify-about = Rejoue une partie enregistrée et vérifie son hasard, chaque choix et ses scores.
cli-hint = demander à un bot ce qu’il choisirait dans une partie enregistrée ; exemple : conclave hint partie.json
cli-review = trouver les décisions d’une partie enregistrée qui ont le plus coûté, et dessiner les chances de gagner ; exemple : conclave review partie.json
cli-simulate = faire jouer de nombreuses parties à des bots et les résumer ; exemple : conclave simulate { $game } --players 4 --games 1000 --seed 1
cli-arena = faire jouer des bots les uns contre les autres et mesurer leur force ; exemple : conclave arena { $game } --bots greedy,random --games 200
cli-stats = ce que valent les cartes d’après les parties de conclave arena ; exemple : conclave stats resultats --html cartes.html
cli-bench = mesurer la vitesse du moteur ; exemple : conclave bench { $game } --seconds 5
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
        [missing] Il manque au programme le fichier { $file } ; ce qu’il dirait est dit en anglais.
       *[damaged] Le fichier { $file } du programme est endommagé ; une partie de ce qu’il dirait est dite en anglais.
    }
cli-unknown-command = Il n’y a pas de commande « { $command } » ; les commandes sont { $commands }.
cli-unknown-option = Il n’y a pas d’option « { $option } » ici ; voir { $command } --help.
cli-unknown-option-near = Il n’y a pas d’option « { $option } » ici ; pensiez-vous à { $near } ?
cli-too-much = « { $word } » est de trop ; voir { $command } --help.
cli-option-elsewhere = { $option } est une option { DE($other) }, pas { DE($game) } ; omettez-la, ou voyez { $command } --help.
cli-number-least = { $option } doit être un nombre entier d’au moins { $least }, pas « { $value } ».
cli-number-most = { $option } peut être au plus { $most }, pas « { $value } ».
cli-number = { $option } doit être un nombre entier, pas « { $value } ».
cli-seats-number = --seats nomme { $seats } places, mais la partie a { $players } joueurs ; nommez un type pour chacun, par exemple { $example }.
cli-seats-kind = « { $kind } » ne peut pas prendre place à la table ; chaque élément de --seats est l’un de : { $kinds }, search:N (tant de simulations), search:Ns (secondes) ou pipe:COMMANDE (un programme).
cli-names-number = --names a { $names } noms, mais la partie a { $players } joueurs ; donnez un nom à chacun, ou moins.
cli-names-bad = « { $name } » ne convient pas comme nom ; utilisez de 1 à 20 lettres, et chaque nom une seule fois.
cli-resume-settled = { $option } est fixé par la partie du fichier ; omettez-le avec --resume.
cli-resume-game = Le fichier { $file } est une partie { DE($game) }, pas { DE($wanted) }.
cli-extra = La bibliothèque { $library }, nécessaire ici, n’est pas installée ; tapez pip install "conclave[{ $extra }]".
cli-system = Le système refuse quelque chose dont le programme a besoin ({ $why }) ; de l’espace libre ou un autre endroit peuvent aider.
cli-inner = Quelque chose a mal tourné dans le programme ({ $what }) ; lancez-le avec python -X dev -m conclave pour voir où.

cli-replay-pick = { $number }. { $player } : { $option }
cli-replay-title =
    { $game } à { $players ->
        [one] 1 joueur
       *[other] { $players } joueurs
    }, { $settings }
cli-replay-title-plain =
    { $game } à { $players ->
        [one] 1 joueur
       *[other] { $players } joueurs
    }
cli-replay-position =
    { $picks ->
        [one] La position après { $picks } choix :
       *[other] La position après { $picks } choix :
    }
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
