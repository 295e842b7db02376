# The game in the terminal.

play-welcome = Seasons à { $players } joueurs, niveau { $level }. À chaque invite, vous pouvez taper aide.
play-with-kingdom = Les 20 cartes de l’extension Enchanted Kingdom sont de la partie.
play-with-tokens = Chaque joueur reçoit trois jetons Capacité et en garde un, une fois les cartes choisies.
play-with-enchantment = Pour tout le monde : { $enchantment }
play-goal =
    Trois années passent, manche après manche. À chaque manche, chacun prend un dé, pour des énergies, des cristaux ou une jauge plus haute, puis peut invoquer des cartes et changer des énergies en cristaux.
    À la fin, qui a le plus de points l’emporte : les cristaux et les points de vos cartes en jeu, moins 5 par carte encore en main.
play-first-game = Une première partie ? Quittez avec q et recommencez avec : conclave play seasons --level apprentice
play-commitment = Tout le hasard de cette partie découle d’une clé secrète, fixée dès maintenant : son SHA-256 est { $commitment }.
play-commitment-after = La partie terminée, la clé vous est donnée et vous pouvez vérifier.
play-saving = La partie est enregistrée après chaque choix, dans { $file }
play-resumed =
    { $picks ->
        [one] La partie reprend après { $picks } choix, depuis { $file }
       *[other] La partie reprend après { $picks } choix, depuis { $file }
    }
play-prompt = { $player }, votre choix (un numéro, ou aide) :
play-prompt-build =
    { $number ->
        [one] { $player }, { $number } numéro (ou aide) :
       *[other] { $player }, { $number } numéros séparés par des espaces (ou aide) :
    }
play-what-happened = Depuis votre dernier choix :
play-what-happened-here = Depuis le dernier choix :
play-several-times = { $line } ({ $times } fois)
play-letters =
    { $number ->
        [one] Ou tapez une lettre, par exemple { $example }.
       *[other] Ou tapez plusieurs lettres à la fois, par exemple { $example }.
    }
play-build-how =
    { $number ->
        [one] Tapez le numéro de { $number } carte, par exemple { $example }.
       *[other] Tapez les numéros de { $number } cartes, par exemple { $example }.
    }
play-tokens-dealt = Vos jetons Capacité, dont vous garderez un : { $tokens } (tapez carte jeton { $example } pour en lire un)
play-tokens = Jetons Capacité : { $tokens }
play-token-of =
    { $state ->
        [used] { $player } : { $token } (utilisé)
       *[ready] { $player } : { $token }
    }
play-card-choice =
    { $kind ->
        [familiar] { $option } (familier ; { $cost } ; { $points }) : { $text }
       *[item] { $option } ({ $cost } ; { $points }) : { $text }
    }
play-own = { $heading } : { $cards }
play-which-choice = « { $text } » peut désigner plusieurs choix ; tapez un numéro : { $numbers }.
play-curtain = Passez l’écran à { $player }, puis appuyez sur Entrée.
play-curtain-hidden = Personne d’autre ne doit regarder maintenant.

play-log-empty = Rien ne s’est encore passé.
play-undone = Votre dernier choix est annulé.
play-bot-failed = { $fault } { $bot } continue à sa place.
play-waste = Choisissez-le encore une fois pour finir tout de même votre tour.
play-allowed = Rien ne s’y oppose : c’est un de vos choix en ce moment.
play-why-what = Dites ce que vous voulez savoir : pourquoi NOM, avec le nom d’une carte ou un choix en notation.
play-card-what = Dites ce que vous voulez lire : carte NOM, avec le nom d’une carte, d’un jeton ou d’un enchantement.
play-card-number = Pour choisir { $card } maintenant, tapez { $number }.
play-card-title =
    { $points ->
        [one] { $number }. { $card }, { $kind }, { $points } point
       *[other] { $number }. { $card }, { $kind }, { $points } points
    }
play-kingdom-number = EK{ $number }
play-enchantment-line = { $enchantment } (enchantement { $number }) : { $text }
play-card-cost = Coût : { $cost }
play-card-timing = Effet : { $timing }
play-card-note = Note : { $note }
play-card-first-edition = Première édition : { $text }
play-no-card = Aucune carte, aucun jeton ni enchantement ne s’appelle « { $name } ».
play-no-card-near = Aucune carte ne s’appelle « { $name } » ; pensiez-vous à { $near } ?
play-not-understood = « { $text } » ne fait pas partie des choix. Tapez le numéro d’un choix, ou aide.
play-number-range = Il n’y a pas de choix numéro { $number } ; numéros possibles : { $numbers }.
play-one-number = Tapez un seul numéro.
play-build-count =
    { $number ->
        [one] Tapez { $number } numéro, celui d’une carte de la liste.
       *[other] Tapez { $number } numéros différents de la liste.
    }
play-build-order = Les cartes se rangent dans l’ordre de la liste, et celle-là ne peut plus être choisie ; tapez annuler pour recommencer ce paquet.
play-letter-none = { $letter } ne fait pas partie des choix en ce moment.
play-saved = Une copie de la partie se trouve dans { $file }
play-hand-empty = Vous n’avez de cartes ni en main ni en bibliothèque.

play-leaving = La partie est enregistrée. Pour continuer : { $command }
play-leaving-unsaved = La partie n’est PAS enregistrée dans son état actuel. Ce qui était déjà enregistré se reprend avec : { $command }
play-save-trouble = La partie n’a pas pu être enregistrée, et continue sans l’être : { $why }

play-over = La partie est terminée.
play-result-winner = { $player } gagne.
play-result-winners = { $players } se partagent la victoire.
play-column-source = Source
play-key = La clé de cette partie était { $key }
play-key-check = Son SHA-256 est { $commitment }, comme promis. Vérifiez la partie avec : { $command }
play-finished = La partie entière se trouve dans { $file }

play-help =
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

# Files.
play-file-missing = Il n’y a pas de fichier { $file } ; donnez le nom d’une partie enregistrée.
play-file-odd = { $file } n’est pas un fichier ordinaire ; donnez le nom d’une partie enregistrée.
play-no-home = Il n’y a pas de dossier personnel où enregistrer les parties ; dites où avec --record FICHIER.
play-file-folder = { $file } est un dossier ; donnez le nom d’une partie enregistrée qui s’y trouve.
play-file-unreadable = Le fichier { $file } ne peut pas être lu ({ $why }) ; donnez une partie enregistrée que vous avez le droit de lire.
play-file-not-json = Le fichier { $file } n’est pas une partie enregistrée par Conclave, ou il est tronqué ; donnez un fichier écrit par conclave play.
play-file-bad = Le fichier { $file } ne peut pas servir : { $why }
play-file-damaged = Le fichier { $file } est un enregistrement endommagé ; donnez un fichier tel que conclave play l’a écrit.
play-file-exists = Le fichier { $file } existe déjà et n’est pas cette partie ; donnez un autre nom.
play-file-unwritable = Le fichier { $file } ne peut pas être écrit ({ $why }) ; donnez un endroit où vous avez le droit d’écrire, avec --record FICHIER ou enregistrer FICHIER.
play-file-seats = Le fichier { $file } ne dit pas qui occupe ses { $players } places ; donnez --seats.
play-file-program = Dans la partie { $file }, un programme occupait une place, et aucun fichier ne peut en lancer un ; dites qui joue, avec --seats.
