# The server: its command, what it refuses, and what happens at a table beside the game.

server-cli-host = the address to listen at; 127.0.0.1, this machine only, if you say nothing
server-cli-port = the port to listen at, or 0 for any that is free; { $port } if you say nothing
server-cli-open = show the page in your browser as soon as the server answers
server-cli-database = where tables are kept: the path of an SQLite file, or a URL such as postgresql://user@host/name; { $file } in your data folder if you say nothing
server-cli-proxy = addresses of proxies in front of the server, whose word on where a request comes from is taken; with commas between them
server-cli-path = the part of the address that a proxy takes away, such as /conclave
server-cli-origin = another address from which pages may use this server, such as https://games.example; may be given several times
server-cli-secure = send cookies by TLS only, also where the proxy does not say that it uses it
server-cli-workers = how many processes bots think in; 1 if you say nothing
server-cli-rate = how many requests a second one address may make on average; { $rate } if you say nothing
server-cli-verbose = tell what the server does
server-cli-backup-file = the file to write; it must not exist yet
server-cli-restore-file = a file that conclave backup wrote

server-ready = Conclave is at { $address }
server-stop = Stop it with Ctrl+C; every game is kept.
server-no-browser = There is no browser here to open; type that address into one.
server-port-taken = Port { $port } is taken, so this is port { $other }.
server-listen = Nothing can listen at { $host }, port { $port } ({ $why }). Choose another with --port, or 0 for any that is free.
server-port = There is no port { $port }; the highest is 65535.
server-no-home = There is no home folder to keep tables in; name a file with --database.
server-database-url = That is no address of a database; give the path of a file, or a URL such as postgresql://user@host/name.
server-database = The database cannot be used ({ $why }). Name one with --database that this account may read and write.
server-database-newer = The database was made by a newer Conclave, or by something else. Use that program, or name another database with --database.
server-backup-nothing = There is no database { $file } to back up. Name the one that the server uses with --database.
server-backup-exists = There is already a file { $file }; it stays as it is.
server-backup-done =
    { $tables ->
        [one] { $file } has { $tables } table.
       *[other] { $file } has { $tables } tables.
    }
server-backup-file = { $file } cannot be used: { $why }
server-backup-damaged = { $file } is no backup, or a damaged one. Tables taken from it so far: { $added }. Use another backup; what is there already is left alone.
server-restore-done = Tables added from { $file }: { $added }. Already there, and left alone: { $there }.
server-about = Tables for games. A cookie holds your seats; every change has a version.
server-no-page = Conclave is running, and programs can use it; the page for browsers is not built in. Build it with “make page” in Conclave's folder and start again, or start both with “make play”.

server-fault-request = This cannot be read ({ $what }).
server-fault-no-seat = You have no seat here; join by a link first.
server-fault-not-yours = That seat is not yours.
server-fault-no-table = There is no such table, or you are not at it.
server-fault-no-link = This link does not lead anywhere: it has been used, has run out, or was cut short.
server-fault-not-found = There is nothing here.
server-fault-method = That cannot be done here.
server-fault-stale = Something has happened since; look again. The table is at version { $version }.
server-fault-taken = That seat is taken.
server-fault-started = The game has started.
server-fault-not-started = The game has not started.
server-fault-over = The game is over.
server-fault-not-over = The game is not over.
server-fault-no-hints = This table was made without hints; those who play at it find their own way.
server-fault-not-asked = A hint is about a choice, and that seat has none to make now.
server-fault-ready-already = You are ready already, and the value you gave stands.
server-fault-too-early = It is too early: the player still has time.
server-fault-not-standing-in = Nobody is waiting for that seat, or a bot already plays for it.
server-fault-undo-many = Too much has been taken back at this table; the choice stands.
server-fault-change-many = This seat has been changed too often; it stays as it is, and the game goes on with it.
server-fault-too-large = That is too much at once; the most is { $most } bytes.
server-fault-too-slow = That took too long.
server-fault-media = Only JSON can be read here.
server-fault-rules = The rules do not allow it.
server-fault-many-requests = Too many requests; wait a little.
server-fault-many-tables = Enough tables for today; { $most } a day are allowed.
server-fault-many-sockets = Too many connections at once.
server-fault-origin = Only this server's own pages may do that.
server-fault-busy = Too much is happening at this table; try again.
server-fault-inner = Something broke in the server. Nothing that was confirmed is lost.

server-step-sit = { $player } takes a seat.
server-step-open = A seat is open.
server-step-bot = A bot takes a seat.
server-step-name = A player is now called { $name }.
server-step-ready = { $player } is ready.
server-step-undo = { $player } takes a choice back.
server-step-stand-in = A bot plays for { $player }, who is away.
server-step-back = { $player } is back.
server-step-away = { $player } has left for a while.
server-step-resign = { $player } gives up; a bot plays on.
server-step-hand-over = The seat of { $player } is in other hands.
server-step-seat = { $player } plays on another device too.

server-review-decision = { $player } chose “{ $chosen }” ({ $chance } to win). Better: “{ $better }” ({ $best }).
