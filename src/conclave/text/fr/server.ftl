# The server: its command, what it refuses, and what happens at a table beside the game.

server-cli-host = l’adresse où écouter ; 127.0.0.1, cette machine seulement, si vous ne dites rien
server-cli-port = le port où écouter, ou 0 pour n’importe quel port libre ; { $port } si vous ne dites rien
server-cli-open = montre la page dans votre navigateur dès que le serveur répond
server-cli-database = où les tables sont gardées : le chemin d’un fichier SQLite, ou une URL comme postgresql://user@host/name ; { $file } dans votre dossier de données si vous ne dites rien
server-cli-proxy = les adresses des mandataires placés devant le serveur, que l’on croit quand ils disent d’où vient une requête ; séparées par des virgules
server-cli-path = la partie de l’adresse qu’un mandataire enlève, comme /conclave
server-cli-origin = une autre adresse dont les pages peuvent utiliser ce serveur, comme https://games.example ; peut être donnée plusieurs fois
server-cli-secure = n’envoyer les cookies que par TLS, même si le mandataire ne dit pas qu’il l’emploie
server-cli-workers = dans combien de processus les bots réfléchissent ; 1 si vous ne dites rien
server-cli-rate = combien de requêtes par seconde une adresse peut faire en moyenne ; { $rate } si vous ne dites rien
server-cli-verbose = raconter ce que fait le serveur
server-cli-backup-file = le fichier à écrire ; il ne doit pas encore exister
server-cli-restore-file = un fichier écrit par conclave backup

server-ready = Conclave est à l’adresse { $address }
server-stop = Pour l’arrêter, Ctrl+C ; toutes les parties sont gardées.
server-no-browser = Aucun navigateur ne peut être ouvert ici ; tapez cette adresse dans le vôtre.
server-port-taken = Le port { $port } est pris ; c’est donc le port { $other }.
server-listen = Impossible d’écouter à l’adresse { $host }, port { $port } ({ $why }). Choisissez-en un autre avec --port, ou 0 pour n’importe quel port libre.
server-port = Il n’y a pas de port { $port } ; le plus haut est 65535.
server-no-home = Il n’y a pas de dossier personnel où garder les tables ; nommez un fichier avec --database.
server-database-url = Ce n’est pas l’adresse d’une base de données ; donnez le chemin d’un fichier, ou une URL comme postgresql://user@host/name.
server-database = La base de données ne peut pas être utilisée ({ $why }). Indiquez avec --database une base que ce compte peut lire et écrire.
server-database-newer = La base de données vient d’un Conclave plus récent, ou d’un autre programme. Utilisez celui-ci, ou indiquez une autre base avec --database.
server-backup-nothing = Il n’y a pas de base de données { $file } à sauvegarder. Indiquez avec --database celle dont le serveur se sert.
server-backup-exists = Le fichier { $file } existe déjà ; il reste tel quel.
server-backup-done =
    { $tables ->
        [one] { $file } contient { $tables } table.
       *[other] { $file } contient { $tables } tables.
    }
server-backup-file = { $file } ne peut pas être utilisé : { $why }
server-backup-damaged = { $file } n’est pas une sauvegarde, ou elle est abîmée. Tables reprises jusque-là : { $added }. Prenez une autre sauvegarde ; ce qui s’y trouve déjà reste tel quel.
server-restore-done = Tables ajoutées depuis { $file } : { $added }. Déjà là, et laissées telles quelles : { $there }.
server-about = Des tables de jeu. Un cookie garde vos places ; chaque changement a une version.
server-no-page = Conclave tourne, et les programmes peuvent s’en servir ; la page pour les navigateurs n’est pas incluse. Construisez-la avec « make page » dans le dossier de Conclave et redémarrez, ou lancez le tout avec « make play ».

server-fault-request = Cela ne peut pas être lu ({ $what }).
server-fault-no-seat = Vous n’avez pas de place ici ; venez d’abord par un lien.
server-fault-not-yours = Cette place n’est pas la vôtre.
server-fault-no-table = Il n’y a pas de telle table, ou vous n’y êtes pas.
server-fault-no-link = Ce lien ne mène nulle part : il a servi, il a expiré, ou il a été coupé.
server-fault-not-found = Il n’y a rien ici.
server-fault-method = Cela ne peut pas se faire ici.
server-fault-stale = Il s’est passé quelque chose depuis ; regardez à nouveau. La table en est à la version { $version }.
server-fault-taken = Cette place est prise.
server-fault-started = La partie a commencé.
server-fault-not-started = La partie n’a pas commencé.
server-fault-over = La partie est finie.
server-fault-not-over = La partie n’est pas finie.
server-fault-no-hints = Cette table a été créée sans conseils ; chacun y trouve sa propre voie.
server-fault-not-asked = Un conseil porte sur un choix, et cette place n’en a aucun à faire maintenant.
server-fault-ready-already = Vous êtes déjà prêt, et la valeur que vous avez donnée reste.
server-fault-too-early = C’est trop tôt : le joueur a encore du temps.
server-fault-not-standing-in = Personne n’attend cette place, ou un bot y joue déjà.
server-fault-undo-many = On a trop annulé à cette table ; le choix reste.
server-fault-change-many = Cette place a trop souvent changé ; elle reste telle quelle, et la partie continue ainsi.
server-fault-too-large = C’est trop à la fois ; le maximum est de { $most } octets.
server-fault-too-slow = Cela a pris trop de temps.
server-fault-media = Seul le JSON peut être lu ici.
server-fault-rules = Les règles ne le permettent pas.
server-fault-many-requests = Trop de requêtes ; attendez un peu.
server-fault-many-tables = Assez de tables pour aujourd’hui ; le maximum est de { $most } par jour.
server-fault-many-sockets = Trop de connexions à la fois.
server-fault-origin = Seules les pages de ce serveur peuvent faire cela.
server-fault-busy = Il se passe trop de choses à cette table ; essayez encore.
server-fault-inner = Quelque chose s’est cassé dans le serveur. Rien de ce qui a été confirmé n’est perdu.

server-step-sit = { $player } prend place.
server-step-open = Une place est libre.
server-step-bot = Un bot prend place.
server-step-name = Quelqu’un s’appelle désormais { $name }.
server-step-ready = Prêt à jouer : { $player }.
server-step-undo = { $player } annule un choix.
server-step-stand-in = Un bot joue pour { $player } pendant son absence.
server-step-back = { $player } est de retour.
server-step-away = { $player } s’absente pour un temps.
server-step-resign = { $player } abandonne ; un bot continue.
server-step-hand-over = La place { DE($player) } passe en d’autres mains.
server-step-seat = { $player } joue aussi sur un autre appareil.

server-review-decision = { $player } a choisi « { $chosen } » ({ $chance } de chances de gagner). Mieux : « { $better } » ({ $best }).
