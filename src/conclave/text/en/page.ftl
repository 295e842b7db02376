# What the page says, whichever the game.

## Everywhere

page-title = Conclave
page-gallery = Gallery
page-legend = Signs
page-colours = The shape stays, the colour belongs to the game.
page-skip = Skip to the content
page-theme-label = Light
page-theme-system = As the system
page-theme-day = Day
page-theme-night = Night
page-settings = Settings
page-language-label = Language
page-letters = Letters on coloured signs
page-letters-hint = The letters are the same in every language. They can be switched off in the settings.
page-search = Search in English, French and Italian
page-search-hint = Name or words of the text
page-kinds = Kind
page-groups-all = All
page-found =
    { $count ->
        [one] { $count } picture
       *[other] { $count } pictures
    }
page-none = Nothing has all of these words. Try fewer, or another language.
page-keys = Arrow keys walk the gallery, Enter opens, Escape closes.
page-free = costs nothing
page-note = Questions and answers
page-in-other = In the other languages
page-close = Close
page-previous = Previous
page-next = Next
page-player = Player { $number }
page-first = first player
page-active = to move

## The frame of the page

page-shell-lobby = Play
page-shell-rules = Rules
page-shell-cards = Gallery
page-shell-legend = Signs
page-shell-verify = Check a game
page-shell-new-table = New table
page-shell-replay = Replay
page-shell-link = A link to a table
page-shell-navigation = Pages
page-shell-sounds = Sounds
page-shell-notices = Tell me when it is my turn
page-shell-notices-hint = A notification of your browser, while you look at something else.
page-shell-notices-off = Your browser does not allow it. Its settings for this site can.
page-shell-staging-label = What others do
page-shell-staging-calm = shown calmly
page-shell-staging-quick = shown quickly
page-shell-staging-off = shown at once
page-shell-motion-label = Motion
page-shell-motion-full = Lively
page-shell-motion-calm = Slow
page-shell-motion-none = None
page-shell-spoken = Read the choices aloud (screen reader)
page-shell-no-server = The server does not answer. Is it still running, and are you connected? Try again in a moment.
page-shell-server-fault = The server could not do that ({ $status }). Try again; if it stays, tell whoever runs the server.
page-shell-stale = A part of the page could not be loaded. There may be a new version, or the connection is gone.
page-shell-stale-hint = Load the page again; your games are kept at the server.
page-shell-reload = Load again
page-shell-loading = Loading …
page-shell-disclaimer = A home for board games, made by players. Not affiliated with their publishers.

## Before a game, and who sits at it

page-lobby-welcome = Board games to play together
page-lobby-intro = Play at once against the computer, send your friends a link, or hand the screen around. No account, no waiting.
page-lobby-your-name = Your name
page-lobby-name-hint = What the others at a table call you
page-lobby-own-choice = Own choice
page-lobby-play = Play
page-lobby-change = Change
page-lobby-opponent = Opponent
page-lobby-rung = Level { $step } of { $steps }
page-lobby-score = Your score: { $won } won, { $lost } lost
page-lobby-against =
    { $more ->
        [0] Against { $name }
        [1] Against { $name } and one more
       *[other] Against { $name } and { $more } more
    }
page-lobby-which-game = Game
page-lobby-all-options = All options and seats
page-lobby-opponents = Opponents
page-lobby-new-table = New table
page-lobby-opening = The table is being laid …
page-lobby-mine = My games
page-lobby-new-here = New here?
page-lobby-waiting =
    { $count ->
        [one] { $count } waits for you
       *[other] { $count } wait for you
    }
page-lobby-with = with { $names }
page-lobby-won =
    { $points ->
        [0] Won
       *[other] Won by { $points }
    }
page-lobby-lost =
    { $points ->
        [0] Lost
       *[other] Lost by { $points }
    }
page-lobby-drawn = A draw
page-lobby-show-all = All { $count }
page-lobby-your-turn = Your turn
page-lobby-phase-lobby = Getting together
page-lobby-phase-over = Over
page-lobby-watched = Watching
page-lobby-waits-for = Waiting for { $names }
page-lobby-go-on = Play on
page-lobby-go-in = To the table
page-lobby-look = Watch
page-lobby-look-back = Review
page-lobby-computer = Computer
page-lobby-open-seat = open seat
page-lobby-join-or-watch = Join or watch
page-lobby-paste = Link or code that you were sent
page-lobby-follow = Open
page-lobby-no-link = That is neither a link nor a code of a table. Copy all of it, from the beginning to the last letter.
page-lobby-friends = With friends
page-lobby-invite = Invite with a link
page-lobby-one-screen = At one screen
page-lobby-link-copied = The link is copied. Send it, or let your friends scan the code.
page-lobby-link-made = Send this link, or let your friends scan the code.
page-lobby-qr = QR code of the invitation
page-lobby-around-gallery = Gallery
page-lobby-around-gallery-text = Every picture, with search in three languages
page-lobby-around-legend = Signs
page-lobby-around-legend-text = What the symbols mean
page-lobby-around-rules = Rules
page-lobby-around-rules-text = Every game in about ten minutes
page-lobby-make = New table
page-lobby-game = Game
page-lobby-start = Begin with
page-lobby-seats = Who sits where
page-lobby-seats-hint = The order is the order around the table.
page-lobby-seat = Seat { $number }
page-lobby-who = Who has seat { $number }
page-lobby-name-of = Name at seat { $number }
page-lobby-bot-of = Which computer player at seat { $number }
page-lobby-kind-self = Me
page-lobby-kind-here = Another person at this screen
page-lobby-kind-open = Open: by invitation
page-lobby-kind-bot = The computer
page-lobby-kind-texts-self = You, in this browser.
page-lobby-kind-texts-here = You hand the screen around; a curtain hides what the other holds.
page-lobby-kind-texts-open = Whoever has the invitation may sit down here.
page-lobby-earlier = Move seat { $number } up
page-lobby-add-seat = Add a seat
page-lobby-remove-seat = Remove seat { $number }
page-lobby-every-option = Every option
page-lobby-chosen = { $option }: { $value }
page-lobby-not-with = Not with “{ $chosen }”: change that first.
page-lobby-yes = yes
page-lobby-no = no
page-lobby-patience = If somebody stays away
page-lobby-patience-text = After this time the others may let the computer play on. The seat comes back when its owner does.
page-lobby-make-open = Open the table
page-lobby-make-play = Play
page-lobby-to-come =
    { $count ->
        [one] One seat is open: you get a link to send.
       *[other] { $count } seats are open: you get a link to send.
    }
page-lobby-at-once = The game begins at once.
page-lobby-invited = You are invited to a game of { $game }
page-lobby-watch-title = Watch a game of { $game }
page-lobby-seat-title = Take a seat with this link
page-lobby-seat-text = This link carries a seat at a table to this browser. It works once, so use it where you want to play.
page-lobby-seat-name = Your name, if the seat was handed to you
page-lobby-take-seat = Take the seat
page-lobby-sit-down = Sit down
page-lobby-watch-it = Watch
page-lobby-watch-text = You see what everybody at the table sees, and nobody’s hand.
page-lobby-settings = Played with
page-lobby-at-table = At the table
page-lobby-full = All seats are taken.
page-lobby-started = The game has begun, and no seat is open any more.
page-lobby-full-hint = Ask whoever invited you for a link for spectators, or open a table of your own.
page-lobby-bad-link = This link leads nowhere
page-lobby-bad-link-hint = Invitations and links for spectators stay good; a link that carries a seat works once and not for ever. Ask for a new one, and copy all of it.
page-lobby-already-in = You already sit at this table.
page-lobby-another-seat = Take another seat, for someone at this screen
page-lobby-looking = Looking where this leads …
page-lobby-again = Try again
page-lobby-gathering = A table of { $game }
page-lobby-gathering-text = The game begins when every seat is taken and everybody is ready.
page-lobby-ready = ready
page-lobby-not-ready = not ready yet
page-lobby-open = open
page-lobby-you = you
page-lobby-to-bot = Let the computer play here
page-lobby-to-open = Open for a person
page-lobby-i-am-ready = I am ready
page-lobby-we-are-ready = We are ready
page-lobby-wait-open = Send the invitation to fill the open seats, or let the computer play there.
page-lobby-wait-others = You are ready. Waiting for { $names }.
page-lobby-invitation = Invitation
page-lobby-invitation-text = Whoever opens this link may take an open seat.
page-lobby-spectators = For spectators
page-lobby-spectators-text = Whoever opens this link sees the table, and nobody’s hand.
page-lobby-share = Send …
page-lobby-fair = A fair deal
page-lobby-fair-text = The server has drawn its part of the luck and shows its fingerprint here, before you add your own part by being ready. Nobody can influence the luck, and after the game anybody can check it.
page-lobby-fingerprint = Fingerprint
page-lobby-leave-table = Leave the table
page-lobby-who-plays = At the table
page-lobby-stands-in = the computer plays for them
page-lobby-resigned = gave up
page-lobby-spectator = You are watching.
page-lobby-stand-in-from = From { $time } on, the computer may play for { $name }.
page-lobby-hand-over = Whoever opens this link gets your seat, and you have it no longer. It works once, for a week.
page-lobby-other-device = Open this link on your other device within an hour. It works once and carries your seat: show it to nobody.
page-lobby-for-seat = For the seat of
page-lobby-leave-text = Your seat stays yours. If you stay away, the others may let the computer play until you are back.
page-lobby-really = Give up?
page-lobby-give-up = Give up for good
page-lobby-keep-on = Play on
page-lobby-record = Download the record
page-lobby-replay = Replay
page-lobby-verify = Check that the deal was fair
page-lobby-anew = New table
page-lobby-patience-never = Wait for ever
page-lobby-patience-hours =
    { $count ->
        [one] After one hour
       *[other] After { $count } hours
    }
page-lobby-patience-days =
    { $count ->
        [one] After one day
       *[other] After { $count } days
    }
page-lobby-players = { $least } to { $most } players
page-lobby-players-exactly =
    { $number ->
        [one] 1 player
       *[other] { $number } players
    }

## A table in play

page-play-choice = Your choice
page-play-waiting-for = Waiting for { $names }.
page-play-your-turn = Your turn
page-play-undo = Take back
page-play-gathered = { $count } of { $most } chosen
page-play-confirm = Confirm
page-play-choose = Choose
page-play-wait = Wait
page-play-enter = Enter
page-play-all-choices = All choices
page-play-no-choice = Nothing to choose just now.
page-play-storing = Being stored …
page-play-keys-hint = Type a number and Enter, or walk with the arrow keys. U takes back.
page-play-numbered =
    { $count ->
        [one] { $count } choice.
       *[other] { $count } choices.
    }
page-play-log = What happened
page-play-earlier = Show what happened earlier
page-play-taken-back = taken back
page-play-brings = brings
page-play-costs = costs
page-play-lost = The connection is lost. The page connects again by itself; nothing that was stored is lost.
page-play-back = The connection is back.
page-play-sure = Are you sure?
page-play-sure-keys = Enter: not yet. Tab and Enter: do it anyway.
page-play-anyway = Do it anyway
page-play-stay = Not yet
page-play-ruling = Ruling { $ruling }
page-play-close = Close
page-play-hand-over = Hand the screen to { $name }
page-play-curtain = What the other holds is hidden. Only whoever plays next should look now.
page-play-i-am = I am { $name }
page-play-over = The game is over.
page-play-gone = There is no such table for this browser.
page-play-gone-hint = A seat belongs to the browser that took it. Ask for an invitation, or bring your seat here with a link from your other device.
page-play-to-lobby = To the lobby
page-play-stand-in = Let the computer play for { $name }
page-play-away = away
page-play-i-am-back = I am back
page-play-bot = computer
page-play-menu = Table
page-play-leave = Leave for now
page-play-resign = Give up
page-play-resign-sure = Give your seat up for good? The computer plays it to the end.
page-play-other-device = Play on another device
page-play-give-seat = Hand your seat to someone else
page-play-copy-link = Copy the link
page-play-copied = Copied
page-play-notify = Tell me when it is my turn
page-play-choices = Choices for { $thing }
page-play-why-not = Why not?

## Hints and reviews

page-advice-level = Strength of the computer
page-advice-hints = Hints
page-advice-hints-text = Whoever is asked may let the computer name the best three choices. It sees what that player sees, and nothing else.
page-advice-hints-allow = Allow hints at this table
page-advice-hints-usual = If you do not choose: allowed where you play against the computer alone.
page-advice-hints-on = allowed
page-advice-hints-off = not allowed
page-advice-hints-here = Hints are allowed at this table.
page-advice-hint = Hint
page-advice-hint-key = H gives a hint.
page-advice-thinking = Thinking …
page-advice-thinking-spoken = The computer thinks about a hint.
page-advice-best = Best, as the computer sees it
page-advice-together = All of these together, says the computer:
page-advice-rank = Best choice { $rank }
page-advice-happened = What happened
page-advice-review = Review
page-advice-to-review = Review the game
page-advice-tabs = Beside the board
page-advice-going = The computer goes over the game: { $done } of { $steps } choices.
page-advice-review-text = How likely everybody was to win, by what the seats could know at each moment.
page-advice-chances = Chances to win
page-advice-chances-table = The same in numbers
page-advice-costliest = The decisions that cost most
page-advice-whose = Whose decisions
page-advice-everybody = Everybody’s
page-advice-none = The computer would have known nothing better.
page-advice-cost = cost { $percent }
page-advice-again = Try again
page-advice-said = Best choice { $rank }: number { $number }, { $choice }.

## After the game, and its replay

page-after-over = The game is over
page-after-won = { $name } wins with { $points } points
page-after-tied = { $names } share the win with { $points } points
page-after-share = { $names } share the win
page-after-won-by = { $name } wins by { $count }
page-after-won-even = { $name } wins at equal points
page-after-scores = { $scores } points.
page-after-led = In front from beginning to end.
page-after-led-since = In front for good since round { $round }.
page-after-led-last = Decided at the very end.
page-after-behind = { $count } behind
page-after-ranking = Ranking
page-after-rank = Place { $rank }:
page-after-points = Points
page-after-source = Source
page-after-total = Total
page-after-course = The course of the game
page-after-course-hint = A point leads to that moment of the replay. Arrow keys walk from point to point, Enter opens it.
page-after-course-table = The same in numbers
page-after-round = Round
page-after-round-number =
    { $round ->
        [0] Set-up
       *[other] Round { $round }
    }
page-after-end = End
page-after-point = { $name }, { $when }: { $score }
page-after-to-replay = Watch it again
page-after-to-moment = to the replay
page-after-record = Download the record
page-after-check = Was the deal fair?
page-after-again = Rematch
page-after-again-hint = The same settings and the same kinds of seats. Whoever plays elsewhere needs the new invitation.
page-after-see-table = Look at the table
page-after-working = One moment …
page-after-replay-of = Replay: { $names }
page-after-pick = Choice { $pick } of { $picks }
page-after-start = The beginning: nobody has chosen yet.
page-after-nothing = Nothing that this view shows.
page-after-slider = Where in the game
page-after-play = Play
page-after-pause = Pause
page-after-speed = Speed
page-after-times = { $speed }×
page-after-first = To the beginning
page-after-back = One choice back
page-after-on = One choice on
page-after-last = To the end
page-after-jump = Go to
page-after-eyes = Seen by
page-after-everybody = Everybody at the table
page-after-open-hands = All hands open
page-after-board-in-words = The table in words
page-after-keys = ← and → one choice, Page keys one round, Home and End; the space bar plays and pauses.
page-after-copy = Copy a link to this moment
page-after-copied = Copied.
page-after-copy-below = Copy this link:
page-after-link-note = Whoever has the link can watch this table.
page-after-to-table = To the table
page-after-not-over = This game is not over yet. A replay shows what others hold, so it is there when the game has ended.
page-after-unseen = This table cannot be shown here.
page-after-unseen-hint = Open it in the browser that played it, or by its spectator link.

## Whether the luck was fair

page-verify-verify = Was it fair?
page-verify-verify-lead = Before the game the server wrote down a secret and showed its fingerprint, a promise that it could no longer change. Then every player added a value of their own. All of it together makes the key, and every die and every card follows from the key. So nobody could choose the luck: not the server, not a player. Here your browser checks it.
page-verify-from-file = Check a downloaded record
page-verify-file-hint = A file that “Download the record” saved, from any server. It does not leave this browser except to be replayed by the rules.
page-verify-bad-file = This is no record of a game. Choose a file that “Download the record” has saved.
page-verify-no-key = This record has no key: it was saved before the game was over. Download it again at the end.
page-verify-here = Checked by your browser
page-verify-there = Checked by the server
page-verify-checking = Being checked …
page-verify-fair = Everything fits.
page-verify-unfair = Something does not fit. Look at the crosses below, keep the record, and ask whoever runs the server.
page-verify-passed = fits
page-verify-failed = does not fit
page-verify-skipped = could not be compared
page-verify-told = told
page-verify-made = reckoned here
page-verify-numbers = The numbers
page-verify-rules-title = The whole game by the rules
page-verify-rules-means = Every choice is played once more, from the first to the last: each was allowed, and the score is the one that was told.
page-verify-rules-down = The server could not be asked. The checks of your browser count without it.
page-verify-yourself = You need not trust this page either: the same is checked by the command
page-verify-checks-secret-title = The secret is the one that was promised
page-verify-checks-secret-means = SHA-256 of the server’s secret must be the fingerprint that everybody saw before the game began.
page-verify-checks-secret-yes = It is.
page-verify-checks-secret-no = It is not: the server used another secret than the one it promised, or the record was changed afterwards.
page-verify-checks-secret-none = This game was not played at a server, so there is no secret.
page-verify-checks-promise-title = The promise is the one that you saw
page-verify-checks-promise-means = Your browser kept the fingerprint when it first opened the table.
page-verify-checks-promise-yes = It is the same to the letter.
page-verify-checks-promise-no = It is another one: the promise was changed after you had seen it.
page-verify-checks-promise-none = This browser has kept none: it was not here before the game, or may not store anything.
page-verify-checks-value-title = Your own value went into it
page-verify-checks-value-means = When you were ready, your browser added 32 bytes that nobody else could know.
page-verify-checks-value-yes = It is among the values, at your seat.
page-verify-checks-value-no = It is not there: your value was replaced.
page-verify-checks-value-none = This browser has added none to this game.
page-verify-checks-key-title = The key is made of all of them
page-verify-checks-key-means = SHA-256 of the secret and of everybody’s values, line by line, must be the key.
page-verify-checks-key-yes = Reckoned here, it is the same.
page-verify-checks-key-no = Reckoned here, it is another.
page-verify-checks-key-none = This game was not played at a server: its key was drawn on one machine.
page-verify-checks-shown-title = The key is the one that was shown
page-verify-checks-shown-means = From the start every view of the table carried the fingerprint of the key.
page-verify-checks-shown-yes = The key has that fingerprint.
page-verify-checks-shown-no = The key has another fingerprint: it was exchanged.

## The rules

page-rules-title = Rules
page-rules-lead = How each game is played, in about ten minutes, and every ruling by its number.
page-rules-search = Search the rules
page-rules-search-hint = Words, or a number such as B6
page-rules-found =
    { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
page-rules-none = Nothing has all of these words. Try fewer.
page-rules-rulings = Rulings
page-rules-whole = All on one page
page-rules-print = Print
page-rules-contents = Contents
page-rules-copyable = Link to ruling { $number }
page-rules-unknown = There is no topic and no ruling “{ $asked }”.
page-rules-unknown-hint = Look for it below.
page-rules-picture = See the picture
page-rules-ruling = Ruling { $number }
page-rules-count =
    { $count ->
        [one] { $count } ruling
       *[other] { $count } rulings
    }
