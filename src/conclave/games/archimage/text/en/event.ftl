# What happened, as a sentence.

archimage-event-round = Round { $amount } begins with { $player }; everybody rolls.
archimage-event-took-die = { $player } takes a { $colour } die for the next round.
archimage-event-rolled = { $player } rolls { $die }.
archimage-event-cast = { $player } casts { $scroll }.
archimage-event-cast-borrowed = { $player } casts { $scroll } of { $other }, which turns face down too.
archimage-event-changed-die = { $player } now has { $die } in place of { $old }.
archimage-event-kept-die = { $player } still has { $die }.
archimage-event-gained-die = { $player } gains a die from the reserve: { $die }.
archimage-event-lost-die = { $player } puts { $die } back into the reserve.
archimage-event-gave-die = { $player } gives { $die } to { $other }.
archimage-event-broke-seal = { $player } breaks { $seal } at { $space }.
archimage-event-won-scroll = { $player } breaks the seal of { $scroll } at { $space } and takes the scroll.
archimage-event-moved = { $player } moves to { $space }.
archimage-event-familiar = { $familiar } of { $player } goes to { $space }.
archimage-event-familiar-home = { $familiar } of { $player } comes back.
archimage-event-swapped-seals = { $player } swaps the seals at { $first } and { $space }.
archimage-event-swapped-scrolls = { $player } swaps the scrolls at { $first } and { $space }.
archimage-event-removed-seal = { $player } removes { $seal } at { $space }.
archimage-event-absorbed = { $player } keeps { $seal } on { $scroll }.
archimage-event-gave-scroll = { $player } gives { $scroll } to { $other }.
archimage-event-guardian = { $player } puts the guardian of { $element } on the scroll at { $space }.
archimage-event-guardian-home = { $player } takes the guardian of { $element } off the board.
archimage-event-gave-up = { $player } cannot break a seal and gives up the dice that are left.
archimage-event-round-over = The round is over for { $player }, whose scrolls turn face up again.
archimage-event-first-player = { $player } is the first player now.
archimage-event-game-ended = The game is over.
