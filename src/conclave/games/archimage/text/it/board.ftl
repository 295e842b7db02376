# The board as lines of text.

archimage-board-title = Round { $round } · { $circles }
archimage-board-title-before = Prima del primo round · { $circles }
archimage-board-title-over = Fine della partita · { $circles }
archimage-board-first = Primo giocatore: { $player }
archimage-board-highest =
    { $state ->
        [over] Pergamene di potenza 6 sulla plancia: { $number }.
        [few] Pergamene di potenza 6 sulla plancia: { $number }. Sono meno di { $least }: la partita finisce con questo round.
       *[enough] Pergamene di potenza 6 sulla plancia: { $number }. La partita finisce se alla fine di un round sono meno di { $least }.
    }
archimage-board-idle =
    { $rounds ->
        [one] Nell’ultimo round non è stato rotto alcun sigillo; tre round così di seguito mettono fine alla partita.
       *[other] Negli ultimi { $rounds } round non è stato rotto alcun sigillo; tre round così di seguito mettono fine alla partita.
    }
archimage-board-you = { $player } (tu)
archimage-board-player-playing = { $player }, { $mage }: mago { $hall ->
        [yes] nella
       *[no] in
    } { $place }; { $familiar }: { $where }; dadi: { $dice }; punti: { $points }
archimage-board-player-done = { $player }, { $mage }: mago { $hall ->
        [yes] nella
       *[no] in
    } { $place }; { $familiar }: { $where }; dadi per il prossimo round: { $waiting }; punti: { $points }
archimage-board-player-over = { $player }, { $mage }; punti: { $points }
archimage-board-familiar-home = a casa
archimage-board-scrolls = { $player } ha { $scrolls }
archimage-board-scroll-state =
    { $state ->
        [down] { $scroll } (a faccia in giù)
        [new] { $scroll } (appena presa)
       *[up] { $scroll }
    }
archimage-board-scroll-stored = { $scroll } con sopra { $seal }
archimage-board-scroll-line = { $scroll }, potenza { $power }: { $text }
archimage-board-reserve = Nelle riserve: { $dice }
archimage-board-reserve-none = Le riserve sono vuote
archimage-board-guardian = Il guardiano di { $element } sta su { $target }
archimage-board-near =
    { $who ->
        [you] { $state ->
            [able] I tuoi dadi possono rompere: { $targets }
            [diceless] Alla tua portata: { $targets }
           *[unable] Alla tua portata, ma non per questi dadi: { $targets }
        }
       *[other] { $state ->
            [able] I dadi di { $player } possono rompere: { $targets }
            [diceless] Alla portata di { $player }: { $targets }
           *[unable] Alla portata di { $player }, ma non per questi dadi: { $targets }
        }
    }
archimage-board-far-seals =
    { $state ->
        [over] Sigilli { $element } rimasti: { $seals }
       *[far] Sigilli { $element } fuori portata: { $seals }
    }
archimage-board-of-power = potenza { $power } in { $spaces }
archimage-board-far-scrolls =
    { $state ->
        [over] Pergamene di potenza { $power } rimaste: { $scrolls }
       *[far] Pergamene di potenza { $power } fuori portata: { $scrolls }
    }
archimage-board-scroll-at = { $scroll } in { $space }
archimage-board-your-scrolls = Le tue pergamene
