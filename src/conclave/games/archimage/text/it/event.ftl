# What happened, as a sentence.

archimage-event-round = Comincia il round { $amount } e il primo giocatore è { $player }; tutti tirano i dadi.
archimage-event-took-die = { $player } prende un dado { $colour } per il prossimo round.
archimage-event-rolled = { $player } tira: { $die }.
archimage-event-cast = { $player } lancia { $scroll }.
archimage-event-cast-borrowed = { $player } lancia { $scroll } di { $other }; anche questa pergamena si gira a faccia in giù.
archimage-event-changed-die = Il dado { $old } di { $player } diventa { $die }.
archimage-event-kept-die = Il dado { $die } di { $player } resta com’è.
archimage-event-gained-die = { $player } riceve un dado dalla riserva: { $die }.
archimage-event-lost-die = { $player } rimette nella riserva il dado { $die }.
archimage-event-gave-die = { $player } dà il dado { $die } { A($other) }.
archimage-event-broke-seal = { $player } rompe { $seal } in { $space }.
archimage-event-won-scroll = { $player } rompe il sigillo di { $scroll } in { $space } e prende la pergamena.
archimage-event-moved = { $player } si sposta in { $space }.
archimage-event-familiar = { $familiar } di { $player } va in { $space }.
archimage-event-familiar-home = { $familiar } di { $player } torna indietro.
archimage-event-swapped-seals = { $player } scambia i sigilli in { $first } e in { $space }.
archimage-event-swapped-scrolls = { $player } scambia le pergamene in { $first } e in { $space }.
archimage-event-removed-seal = { $player } toglie { $seal } in { $space }.
archimage-event-absorbed = { $player } tiene { $seal } su { $scroll }.
archimage-event-gave-scroll = { $player } dà { $scroll } { A($other) }.
archimage-event-guardian = { $player } mette il guardiano di { $element } sulla pergamena in { $space }.
archimage-event-guardian-home = { $player } toglie dalla plancia il guardiano di { $element }.
archimage-event-gave-up = { $player } non può rompere sigilli e rinuncia ai dadi rimasti.
archimage-event-round-over = Il round è finito per { $player }; le sue pergamene tornano a faccia in su.
archimage-event-first-player = Ora il primo giocatore è { $player }.
archimage-event-game-ended = La partita è finita.
