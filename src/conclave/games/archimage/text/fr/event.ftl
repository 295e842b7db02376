# What happened, as a sentence.

archimage-event-round = La manche { $amount } commence par { $player } ; tout le monde lance ses dés.
archimage-event-took-die = { $player } prend un dé { $colour } pour la manche suivante.
archimage-event-rolled = { $player } obtient { $die }.
archimage-event-cast = { $player } lance { $scroll }.
archimage-event-cast-borrowed = { $player } lance { $scroll } { DE($other) }, qui se retourne aussi face cachée.
archimage-event-changed-die = { $player } a maintenant { $die } à la place { DE($old) }.
archimage-event-kept-die = { $player } a toujours { $die }.
archimage-event-gained-die = { $player } gagne un dé de la réserve : { $die }.
archimage-event-lost-die = { $player } remet { $die } dans la réserve.
archimage-event-gave-die = { $player } donne { $die } à { $other }.
archimage-event-broke-seal = { $player } brise { $seal } en { $space }.
archimage-event-won-scroll = { $player } brise le sceau { DE($scroll) } en { $space } et prend le parchemin.
archimage-event-moved = { $player } se déplace en { $space }.
archimage-event-familiar = { $familiar } { DE($player) } va en { $space }.
archimage-event-familiar-home = { $familiar } { DE($player) } revient.
archimage-event-swapped-seals = { $player } échange les sceaux en { $first } et en { $space }.
archimage-event-swapped-scrolls = { $player } échange les parchemins en { $first } et en { $space }.
archimage-event-removed-seal = { $player } retire { $seal } en { $space }.
archimage-event-absorbed = { $player } garde { $seal } sur { $scroll }.
archimage-event-gave-scroll = { $player } donne { $scroll } à { $other }.
archimage-event-guardian = { $player } place le gardien { DE($element) } sur le parchemin en { $space }.
archimage-event-guardian-home = { $player } retire le gardien { DE($element) } du plateau.
archimage-event-gave-up = { $player } ne peut briser aucun sceau et abandonne ses derniers dés.
archimage-event-round-over = La manche est finie pour { $player } ; ses parchemins se retournent face visible.
archimage-event-first-player = Le jeton Premier joueur passe à { $player }.
archimage-event-game-ended = La partie est terminée.
