# What the page says, whichever the game.

## Everywhere

page-title = Conclave
page-gallery = Galerie
page-legend = Symboles
page-colours = La forme reste, la couleur appartient au jeu.
page-skip = Aller au contenu
page-theme-label = Lumière
page-theme-system = Comme le système
page-theme-day = Jour
page-theme-night = Nuit
page-settings = Réglages
page-language-label = Langue
page-letters = Lettres sur les signes colorés
page-letters-hint = Les lettres sont les mêmes dans toutes les langues. Les réglages permettent de les masquer.
page-search = Chercher en anglais, en français et en italien
page-search-hint = Nom ou mots du texte
page-kinds = Genre
page-groups-all = Tout
page-found =
    { $count ->
        [one] { $count } image
       *[other] { $count } images
    }
page-none = Rien ne contient tous ces mots. Essayez-en moins, ou une autre langue.
page-keys = Les flèches parcourent la galerie, Entrée ouvre, Échap ferme.
page-free = ne coûte rien
page-note = Questions et réponses
page-in-other = Dans les autres langues
page-close = Fermer
page-previous = Précédente
page-next = Suivante
page-player = Joueur { $number }
page-first = premier joueur
page-active = doit jouer

## The frame of the page

page-shell-lobby = Jouer
page-shell-rules = Règles
page-shell-cards = Galerie
page-shell-legend = Symboles
page-shell-verify = Vérifier une partie
page-shell-new-table = Nouvelle table
page-shell-replay = Revoir
page-shell-link = Un lien vers une table
page-shell-navigation = Pages
page-shell-sounds = Sons
page-shell-notices = Me prévenir quand c’est à moi
page-shell-notices-hint = Une notification de votre navigateur, quand vous regardez ailleurs.
page-shell-notices-off = Votre navigateur ne le permet pas. Ses réglages pour ce site le peuvent.
page-shell-staging-label = Les coups des autres
page-shell-staging-calm = montrés calmement
page-shell-staging-quick = montrés vite
page-shell-staging-off = montrés d’un coup
page-shell-motion-label = Mouvement
page-shell-motion-full = Vif
page-shell-motion-calm = Lent
page-shell-motion-none = Aucun
page-shell-spoken = Lire les choix à voix haute (lecteur d’écran)
page-shell-no-server = Le serveur ne répond pas. Tourne-t-il encore, et êtes-vous connecté ? Réessayez dans un instant.
page-shell-server-fault = Le serveur n’a pas pu faire cela ({ $status }). Réessayez ; si cela persiste, prévenez la personne qui tient le serveur.
page-shell-stale = Une partie de la page n’a pas pu être chargée. Il y a peut-être une nouvelle version, ou la connexion est coupée.
page-shell-stale-hint = Rechargez la page ; vos parties restent sur le serveur.
page-shell-reload = Recharger
page-shell-loading = Chargement…
page-shell-disclaimer = Une maison pour les jeux de société, faite par des joueurs. Sans lien avec leurs éditeurs.

## Before a game, and who sits at it

page-lobby-welcome = Des jeux de société à partager
page-lobby-intro = Jouez tout de suite contre l’ordinateur, envoyez un lien à vos amis, ou passez-vous l’écran. Sans compte, sans attente.
page-lobby-your-name = Votre nom
page-lobby-name-hint = Comment les autres vous appellent à table
page-lobby-own-choice = Choix libre
page-lobby-play = Jouer
page-lobby-change = Modifier
page-lobby-opponent = Adversaire
page-lobby-rung = Niveau { $step } sur { $steps }
page-lobby-score = Votre bilan : parties gagnées { $won }, perdues { $lost }
page-lobby-against =
    { $more ->
        [0] Contre { $name }
        [1] Contre { $name } et un autre
       *[other] Contre { $name } et { $more } autres
    }
page-lobby-which-game = Partie
page-lobby-all-options = Toutes les options et les places
page-lobby-opponents = Adversaires
page-lobby-new-table = Nouvelle table
page-lobby-opening = On prépare la table…
page-lobby-mine = Mes parties
page-lobby-new-here = Nouveau ici ?
page-lobby-waiting =
    { $count ->
        [one] { $count } vous attend
       *[other] { $count } vous attendent
    }
page-lobby-with = avec { $names }
page-lobby-won =
    { $points ->
        [0] Gagnée
       *[other] Gagnée de { $points }
    }
page-lobby-lost =
    { $points ->
        [0] Perdue
       *[other] Perdue de { $points }
    }
page-lobby-drawn = Égalité
page-lobby-show-all = Toutes ({ $count })
page-lobby-your-turn = À vous
page-lobby-phase-lobby = On se réunit
page-lobby-phase-over = Finie
page-lobby-watched = En spectateur
page-lobby-waits-for = On attend { $names }
page-lobby-go-on = Continuer
page-lobby-go-in = À la table
page-lobby-look = Regarder
page-lobby-look-back = Revoir
page-lobby-computer = Ordinateur
page-lobby-open-seat = place libre
page-lobby-join-or-watch = Rejoindre ou regarder
page-lobby-paste = Lien ou code que vous avez reçu
page-lobby-follow = Ouvrir
page-lobby-no-link = Ce n’est ni un lien ni un code de table. Copiez-le en entier, du début à la dernière lettre.
page-lobby-friends = Entre amis
page-lobby-invite = Inviter par un lien
page-lobby-one-screen = Sur un seul écran
page-lobby-link-copied = Le lien est copié. Envoyez-le, ou faites scanner le code à vos amis.
page-lobby-link-made = Envoyez ce lien, ou faites scanner le code à vos amis.
page-lobby-qr = Code QR de l’invitation
page-lobby-around-gallery = Galerie
page-lobby-around-gallery-text = Toutes les images, à chercher en trois langues
page-lobby-around-legend = Symboles
page-lobby-around-legend-text = Ce que signifient les symboles
page-lobby-around-rules = Règles
page-lobby-around-rules-text = Chaque jeu en une dizaine de minutes
page-lobby-make = Nouvelle table
page-lobby-game = Jeu
page-lobby-start = Commencer par
page-lobby-seats = Qui s’assied où
page-lobby-seats-hint = L’ordre est celui du tour de table.
page-lobby-seat = Place { $number }
page-lobby-who = Qui a la place { $number }
page-lobby-name-of = Nom à la place { $number }
page-lobby-bot-of = Quel joueur ordinateur à la place { $number }
page-lobby-kind-self = Moi
page-lobby-kind-here = Une autre personne à cet écran
page-lobby-kind-open = Libre : sur invitation
page-lobby-kind-bot = L’ordinateur
page-lobby-kind-texts-self = Vous, dans ce navigateur.
page-lobby-kind-texts-here = Vous vous passez l’écran ; un rideau cache ce que tient l’autre.
page-lobby-kind-texts-open = Quiconque a l’invitation peut s’asseoir ici.
page-lobby-earlier = Monter la place { $number }
page-lobby-add-seat = Ajouter une place
page-lobby-remove-seat = Retirer la place { $number }
page-lobby-every-option = Toutes les options
page-lobby-chosen = { $option } : { $value }
page-lobby-not-with = Pas avec « { $chosen } » : changez cela d’abord.
page-lobby-yes = oui
page-lobby-no = non
page-lobby-patience = Si quelqu’un reste absent
page-lobby-patience-text = Après ce délai, les autres peuvent laisser jouer l’ordinateur. La place revient quand son propriétaire revient.
page-lobby-make-open = Ouvrir la table
page-lobby-make-play = Jouer
page-lobby-to-come =
    { $count ->
        [one] Une place est libre : vous aurez un lien à envoyer.
       *[other] { $count } places sont libres : vous aurez un lien à envoyer.
    }
page-lobby-at-once = La partie commence tout de suite.
page-lobby-invited = Vous êtes invité à une partie { DE($game) }
page-lobby-watch-title = Regarder une partie { DE($game) }
page-lobby-seat-title = Prendre une place par ce lien
page-lobby-seat-text = Ce lien apporte une place à une table dans ce navigateur. Il sert une fois : utilisez-le là où vous voulez jouer.
page-lobby-seat-name = Votre nom, si la place vous a été donnée
page-lobby-take-seat = Prendre la place
page-lobby-sit-down = S’asseoir
page-lobby-watch-it = Regarder
page-lobby-watch-text = Vous voyez ce que toute la table voit, et la main de personne.
page-lobby-settings = On joue avec
page-lobby-at-table = À la table
page-lobby-full = Toutes les places sont prises.
page-lobby-started = La partie a commencé, et aucune place n’est plus libre.
page-lobby-full-hint = Demandez un lien de spectateur à qui vous a invité, ou ouvrez votre propre table.
page-lobby-bad-link = Ce lien ne mène nulle part
page-lobby-bad-link-hint = Les invitations et les liens de spectateur restent bons ; un lien qui porte une place sert une fois, et pas pour toujours. Demandez-en un nouveau, et copiez-le en entier.
page-lobby-already-in = Vous êtes déjà à cette table.
page-lobby-another-seat = Prendre une autre place, pour quelqu’un à cet écran
page-lobby-looking = On regarde où cela mène…
page-lobby-again = Réessayer
page-lobby-gathering = Une table { DE($game) }
page-lobby-gathering-text = La partie commence quand toutes les places sont prises et que chacun est prêt.
page-lobby-ready = prêt
page-lobby-not-ready = pas encore prêt
page-lobby-open = libre
page-lobby-you = vous
page-lobby-to-bot = Laisser jouer l’ordinateur ici
page-lobby-to-open = Ouvrir à une personne
page-lobby-i-am-ready = Je suis prêt
page-lobby-we-are-ready = Nous sommes prêts
page-lobby-wait-open = Envoyez l’invitation pour remplir les places libres, ou laissez-y jouer l’ordinateur.
page-lobby-wait-others = Vous êtes prêt. On attend { $names }.
page-lobby-invitation = Invitation
page-lobby-invitation-text = Quiconque ouvre ce lien peut prendre une place libre.
page-lobby-spectators = Pour les spectateurs
page-lobby-spectators-text = Quiconque ouvre ce lien voit la table, et la main de personne.
page-lobby-share = Envoyer…
page-lobby-fair = Une donne honnête
page-lobby-fair-text = Le serveur a tiré sa part du hasard et en montre ici l’empreinte, avant que vous n’ajoutiez la vôtre en étant prêt. Personne ne peut influencer le hasard, et après la partie chacun peut le vérifier.
page-lobby-fingerprint = Empreinte
page-lobby-leave-table = Quitter la table
page-lobby-who-plays = À la table
page-lobby-stands-in = l’ordinateur joue à sa place
page-lobby-resigned = a abandonné
page-lobby-spectator = Vous regardez.
page-lobby-stand-in-from = À partir du { $time }, l’ordinateur pourra jouer pour { $name }.
page-lobby-hand-over = Quiconque ouvre ce lien reçoit votre place, et vous ne l’avez plus. Il sert une fois, pendant une semaine.
page-lobby-other-device = Ouvrez ce lien sur votre autre appareil dans l’heure. Il sert une fois et porte votre place : ne le montrez à personne.
page-lobby-for-seat = Pour la place de
page-lobby-leave-text = Votre place reste à vous. Si vous restez absent, les autres peuvent laisser jouer l’ordinateur jusqu’à votre retour.
page-lobby-really = Abandonner ?
page-lobby-give-up = Abandonner pour de bon
page-lobby-keep-on = Continuer à jouer
page-lobby-record = Télécharger l’enregistrement
page-lobby-replay = Revoir la partie
page-lobby-verify = Vérifier que la donne était honnête
page-lobby-anew = Nouvelle table
page-lobby-patience-never = Attendre sans limite
page-lobby-patience-hours =
    { $count ->
        [one] Après une heure
       *[other] Après { $count } heures
    }
page-lobby-patience-days =
    { $count ->
        [one] Après un jour
       *[other] Après { $count } jours
    }
page-lobby-players = { $least } à { $most } joueurs
page-lobby-players-exactly =
    { $number ->
        [one] 1 joueur
       *[other] { $number } joueurs
    }

## A table in play

page-play-choice = Votre choix
page-play-waiting-for = On attend { $names }.
page-play-your-turn = À vous
page-play-undo = Annuler
page-play-gathered = { $count } sur { $most } choisis
page-play-confirm = Valider
page-play-choose = Choisir
page-play-wait = Attendre
page-play-enter = Entrée
page-play-all-choices = Tous les choix
page-play-no-choice = Rien à choisir pour le moment.
page-play-storing = Enregistrement…
page-play-keys-hint = Tapez un numéro puis Entrée, ou parcourez avec les flèches. U annule le dernier choix.
page-play-numbered = { $count } choix.
page-play-log = Ce qui s’est passé
page-play-earlier = Montrer ce qui s’est passé avant
page-play-taken-back = annulé
page-play-brings = rapporte
page-play-costs = coûte
page-play-lost = La connexion est perdue. La page se reconnecte toute seule ; rien de ce qui était enregistré n’est perdu.
page-play-back = La connexion est revenue.
page-play-sure = Êtes-vous sûr ?
page-play-sure-keys = Entrée : pas encore. Tabulation puis Entrée : le faire quand même.
page-play-anyway = Le faire quand même
page-play-stay = Pas encore
page-play-ruling = Point de règle { $ruling }
page-play-close = Fermer
page-play-hand-over = Passez l’écran à { $name }
page-play-curtain = Ce que tient l’autre est caché. Seul celui qui joue maintenant doit regarder.
page-play-i-am = Je suis { $name }
page-play-over = La partie est finie.
page-play-gone = Ce navigateur n’a pas accès à cette table.
page-play-gone-hint = Une place appartient au navigateur qui l’a pris. Demandez une invitation, ou apportez votre place ici par un lien de votre autre appareil.
page-play-to-lobby = Vers l’accueil
page-play-stand-in = Laisser l’ordinateur jouer pour { $name }
page-play-away = absent
page-play-i-am-back = Je suis de retour
page-play-bot = ordinateur
page-play-menu = Table
page-play-leave = Partir pour l’instant
page-play-resign = Abandonner
page-play-resign-sure = Abandonner votre place pour de bon ? L’ordinateur le joue jusqu’au bout.
page-play-other-device = Jouer sur un autre appareil
page-play-give-seat = Donner votre place à quelqu’un
page-play-copy-link = Copier le lien
page-play-copied = Copié
page-play-notify = Me prévenir quand c’est à moi
page-play-choices = Choix pour { $thing }
page-play-why-not = Pourquoi pas ?

## Hints and reviews

page-advice-level = Force de l’ordinateur
page-advice-hints = Conseils
page-advice-hints-text = Qui doit choisir peut demander à l’ordinateur les trois meilleurs choix. Il voit ce que voit ce joueur, et rien d’autre.
page-advice-hints-allow = Permettre les conseils à cette table
page-advice-hints-usual = Si vous ne choisissez pas : permis là où vous jouez seul contre l’ordinateur.
page-advice-hints-on = permis
page-advice-hints-off = pas permis
page-advice-hints-here = Les conseils sont permis à cette table.
page-advice-hint = Conseil
page-advice-hint-key = H donne un conseil.
page-advice-thinking = Réflexion…
page-advice-thinking-spoken = L’ordinateur réfléchit à un conseil.
page-advice-best = Les meilleurs, selon l’ordinateur
page-advice-together = Tout cela ensemble, dit l’ordinateur :
page-advice-rank = Meilleur choix { $rank }
page-advice-happened = Ce qui s’est passé
page-advice-review = Analyse
page-advice-to-review = Analyser la partie
page-advice-tabs = À côté du plateau
page-advice-going = L’ordinateur revoit la partie : { $done } choix sur { $steps }.
page-advice-review-text = Les chances de gagner de chacun, d’après ce que les places pouvaient savoir à chaque moment.
page-advice-chances = Chances de gagner
page-advice-chances-table = La même chose en chiffres
page-advice-costliest = Les décisions qui ont coûté le plus
page-advice-whose = Décisions de
page-advice-everybody = Tous
page-advice-none = L’ordinateur n’aurait rien trouvé de mieux.
page-advice-cost = coûte { $percent }
page-advice-again = Réessayer
page-advice-said = Meilleur choix { $rank } : numéro { $number }, { $choice }.

## After the game, and its replay

page-after-over = La partie est finie
page-after-won = { $name } l’emporte avec { $points } points
page-after-tied = { $names } se partagent la victoire avec { $points } points
page-after-share = { $names } se partagent la victoire
page-after-won-by = { $name } gagne de { $count }
page-after-won-even = { $name } gagne à égalité de points
page-after-scores = Score final : { $scores }.
page-after-led = En tête du début à la fin.
page-after-led-since = En tête sans interruption depuis la manche { $round }.
page-after-led-last = Tout s’est joué à la fin.
page-after-behind = à { $count }
page-after-ranking = Classement
page-after-rank = Rang { $rank } :
page-after-points = Points
page-after-source = Origine
page-after-total = Total
page-after-course = Le cours de la partie
page-after-course-hint = Un point mène à ce moment de la rediffusion. Les flèches vont d’un point à l’autre, Entrée l’ouvre.
page-after-course-table = La même chose en chiffres
page-after-round = Manche
page-after-round-number =
    { $round ->
        [0] Mise en place
       *[other] Manche { $round }
    }
page-after-end = Fin
page-after-point = { $name }, { $when } : { $score }
page-after-to-replay = Revoir la partie
page-after-to-moment = vers la rediffusion
page-after-record = Télécharger l’enregistrement
page-after-check = La donne était-elle honnête ?
page-after-again = Revanche
page-after-again-hint = Mêmes réglages, mêmes sortes de places. Qui joue ailleurs a besoin de la nouvelle invitation.
page-after-see-table = Voir la table
page-after-working = Un instant …
page-after-replay-of = Rediffusion : { $names }
page-after-pick = Choix { $pick } sur { $picks }
page-after-start = Le début : personne n’a encore choisi.
page-after-nothing = Rien que cette vue montre.
page-after-slider = Où dans la partie
page-after-play = Lire
page-after-pause = Pause
page-after-speed = Vitesse
page-after-times = { $speed }×
page-after-first = Au début
page-after-back = Un choix en arrière
page-after-on = Un choix en avant
page-after-last = À la fin
page-after-jump = Aller à
page-after-eyes = Vu par
page-after-everybody = Toute la table
page-after-open-hands = Toutes les mains ouvertes
page-after-board-in-words = La table en mots
page-after-keys = ← et → un choix, Page précédente et suivante une manche, Début et Fin ; la barre d’espace lit et met en pause.
page-after-copy = Copier un lien vers ce moment
page-after-copied = Copié.
page-after-copy-below = Copiez ce lien :
page-after-link-note = Qui a le lien peut regarder cette table.
page-after-to-table = Vers la table
page-after-not-over = Cette partie n’est pas finie. Une rediffusion montre ce que tiennent les autres : elle attend la fin.
page-after-unseen = Cette table ne peut pas être montrée ici.
page-after-unseen-hint = Ouvrez-la dans le navigateur qui y a joué, ou par son lien de spectateur.

## Whether the luck was fair

page-verify-verify = Était-ce honnête ?
page-verify-verify-lead = Avant la partie, le serveur a noté un secret et en a montré l’empreinte : une promesse qu’il ne pouvait plus changer. Puis chaque joueur a ajouté une valeur à lui. Le tout fait la clé, et chaque dé, chaque carte découle de la clé. Personne n’a donc pu choisir le hasard : ni le serveur, ni un joueur. Ici, votre navigateur le vérifie.
page-verify-from-file = Vérifier un enregistrement téléchargé
page-verify-file-hint = Un fichier sauvé par « Télécharger l’enregistrement », de n’importe quel serveur. Il ne quitte ce navigateur que pour être rejoué selon les règles.
page-verify-bad-file = Ce n’est pas l’enregistrement d’une partie. Choisissez un fichier que « Télécharger l’enregistrement » a sauvé.
page-verify-no-key = Cet enregistrement n’a pas de clé : il a été sauvé avant la fin. Téléchargez-le de nouveau à la fin.
page-verify-here = Vérifié par votre navigateur
page-verify-there = Vérifié par le serveur
page-verify-checking = Vérification …
page-verify-fair = Tout concorde.
page-verify-unfair = Quelque chose ne concorde pas. Regardez les croix ci-dessous, gardez l’enregistrement et demandez à qui tient le serveur.
page-verify-passed = concorde
page-verify-failed = ne concorde pas
page-verify-skipped = rien à comparer
page-verify-told = annoncé
page-verify-made = calculé ici
page-verify-numbers = Les nombres
page-verify-rules-title = Toute la partie selon les règles
page-verify-rules-means = Chaque choix est rejoué, du premier au dernier : chacun était permis, et le score est celui qui a été annoncé.
page-verify-rules-down = Le serveur n’a pas pu être interrogé. Les vérifications de votre navigateur valent sans lui.
page-verify-yourself = Vous n’avez pas à croire cette page non plus : la commande suivante vérifie la même chose :
page-verify-checks-secret-title = Le secret est celui qui était promis
page-verify-checks-secret-means = Le SHA-256 du secret du serveur doit être l’empreinte que tous ont vue avant le début de la partie.
page-verify-checks-secret-yes = C’est bien lui.
page-verify-checks-secret-no = Ce n’est pas lui : le serveur a pris un autre secret que celui promis, ou le fichier a été modifié ensuite.
page-verify-checks-secret-none = Cette partie ne s’est pas jouée sur un serveur : il n’y a pas de secret.
page-verify-checks-promise-title = La promesse est celle que vous avez vue
page-verify-checks-promise-means = Votre navigateur a gardé l’empreinte en ouvrant la table pour la première fois.
page-verify-checks-promise-yes = C’est la même, à la lettre près.
page-verify-checks-promise-no = C’en est une autre : la promesse a changé après que vous l’avez vue.
page-verify-checks-promise-none = Ce navigateur n’en a pas gardé : il n’était pas là avant la partie, ou ne peut rien stocker.
page-verify-checks-value-title = Votre propre valeur y est
page-verify-checks-value-means = Quand vous étiez prêt, votre navigateur a ajouté 32 octets que personne d’autre ne pouvait connaître.
page-verify-checks-value-yes = Elle est parmi les valeurs, à votre place.
page-verify-checks-value-no = Elle n’y est pas : votre valeur a été remplacée.
page-verify-checks-value-none = Ce navigateur n’en a pas ajouté à cette partie.
page-verify-checks-key-title = La clé est faite de tout cela
page-verify-checks-key-means = Le SHA-256 du secret et des valeurs de tous, ligne par ligne, doit être la clé.
page-verify-checks-key-yes = Calculée ici, c’est la même.
page-verify-checks-key-no = Calculée ici, c’en est une autre.
page-verify-checks-key-none = Cette partie ne s’est pas jouée sur un serveur : sa clé a été tirée sur une seule machine.
page-verify-checks-shown-title = La clé est celle qui était montrée
page-verify-checks-shown-means = Dès le début, chaque vue de la table portait l’empreinte de la clé.
page-verify-checks-shown-yes = La clé a cette empreinte.
page-verify-checks-shown-no = La clé a une autre empreinte : elle a été échangée.

## The rules

page-rules-title = Règles
page-rules-lead = Comment se joue chaque jeu, en une dizaine de minutes, et chaque point de règle par son numéro.
page-rules-search = Chercher dans les règles
page-rules-search-hint = Des mots, ou un numéro comme B6
page-rules-found =
    { $count ->
        [one] { $count } endroit
       *[other] { $count } endroits
    }
page-rules-none = Rien ne contient tous ces mots. Essayez-en moins.
page-rules-rulings = Points de règle
page-rules-whole = Tout sur une page
page-rules-print = Imprimer
page-rules-contents = Sommaire
page-rules-copyable = Lien vers le point de règle { $number }
page-rules-unknown = Il n’y a ni sujet ni point de règle « { $asked } ».
page-rules-unknown-hint = Cherchez ci-dessous.
page-rules-picture = Voir l’image
page-rules-ruling = Point de règle { $number }
page-rules-count =
    { $count ->
        [one] { $count } point de règle
       *[other] { $count } points de règle
    }
