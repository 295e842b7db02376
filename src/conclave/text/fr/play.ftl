# The game in the terminal.

play-welcome = { $title }. À chaque invite, vous pouvez taper aide.
play-commitment = Tout le hasard de cette partie découle d’une clé secrète, fixée dès maintenant : son SHA-256 est { $commitment }.
play-commitment-after = La partie terminée, la clé vous est donnée et vous pouvez vérifier.
play-saving = La partie est enregistrée après chaque choix, dans { $file }
play-resumed =
    { $picks ->
        [one] La partie reprend après { $picks } choix, depuis { $file }
       *[other] La partie reprend après { $picks } choix, depuis { $file }
    }
play-prompt = { $player }, votre choix (un numéro, ou aide) :
play-what-happened = Depuis votre dernier choix :
play-what-happened-here = Depuis le dernier choix :
play-several-times = { $line } ({ $times } fois)
play-which-choice = « { $text } » peut désigner plusieurs choix ; tapez un numéro : { $numbers }.
play-curtain = Passez l’écran à { $player }, puis appuyez sur Entrée.
play-curtain-hidden = Personne d’autre ne doit regarder maintenant.

play-log-empty = Rien ne s’est encore passé.
play-undone = Votre dernier choix est annulé.
play-bot-failed = { $fault } { $bot } continue à sa place.
play-waste = Choisissez-le encore une fois pour finir tout de même votre tour.
play-allowed = Rien ne s’y oppose : c’est un de vos choix en ce moment.
play-why-what = Dites ce que vous voulez savoir : pourquoi NOM, avec le nom de ce que vous voudriez choisir, ou un choix en notation.
play-nothing-to-read = Il n’y a rien à consulter dans { $game }.
play-card-note = Note : { $note }
play-not-understood = « { $text } » ne fait pas partie des choix. Tapez le numéro d’un choix, ou aide.
play-number-range = Il n’y a pas de choix numéro { $number } ; numéros possibles : { $numbers }.
play-one-number = Tapez un seul numéro.
play-not-all = Ces choix ne sont pas tous possibles en ce moment.
play-set-count =
    { $exact ->
        [yes] Ces choix ne vont pas ensemble : faites-en { $most } à la fois, ou l’un après l’autre.
       *[no] Ces choix ne vont pas ensemble : faites-en jusqu’à { $most } à la fois, ou l’un après l’autre.
    }
play-letter-none = { $letter } ne fait pas partie des choix en ce moment.
play-saved = Une copie de la partie se trouve dans { $file }

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
    { "  " }un choix             en notation : les mots nus d’un choix
    { "  " }u, annuler           annuler votre dernier choix si rien n’a été révélé
    { "  " }pourquoi CHOIX       pourquoi quelque chose ne peut pas être choisi
    { "  " }plateau              revoir la table
    { "  " }conseil              ce qu’un bot fort choisirait à votre place
    { "  " }journal              tout ce qui s’est passé
    { "  " }enregistrer FICHIER  écrire une copie de la partie
    { "  " }q, quitter           quitter ; la partie est enregistrée

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
