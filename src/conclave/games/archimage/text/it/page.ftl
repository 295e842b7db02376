# What the page says of Archimage.

archimage-page-seals = I sigilli e la loro potenza
archimage-page-mages = I maghi e i loro famigli
archimage-page-mage-at = Mago al posto { $number }
archimage-page-mage-any = Un mago qualsiasi tra i rimasti
archimage-page-guardians = I guardiani
archimage-page-tower-label = Torre di Archimage
archimage-page-groups-spell = Incantesimi
archimage-page-group-spell = incantesimo
archimage-page-circle = Cerchio { $circle }
archimage-page-power = potenza { $power }
archimage-page-round = Round { $round }
archimage-page-hall = La sala
archimage-page-zoom-in = Più vicino
archimage-page-zoom-out = Più lontano
archimage-page-zoom-all = Tutta la torre
archimage-page-space = spazio { $name }, potenza { $power }
archimage-page-seal = sigillo: { $element }, potenza { $power }
archimage-page-empty = niente sopra
archimage-page-own-mage = il tuo mago
archimage-page-own-familiar = il tuo famiglio
archimage-page-mage-of = mago: { $player }
archimage-page-familiar-of = famiglio: { $player }
archimage-page-guardian-of = guardiano: { $element }
archimage-page-scrolls = Pergamene
archimage-page-done = round finito
archimage-page-face-down = a faccia in giù
archimage-page-source-scroll = Pergamene
archimage-page-source-synergy = Sinergie
archimage-page-before = Prima del round 1
archimage-page-over = Fine della partita
archimage-page-circles = Cerchi magici 0 e { $circle }
archimage-page-sixes = Pergamene di potenza 6: { $left }. Se alla fine di un round sono meno di { $least }, la partita finisce.
archimage-page-spells = Incantesimi di questa partita
archimage-page-reserves = Riserve
archimage-page-in-reserve = { $colour }: { $count } nella riserva
archimage-page-colour-red = rosso
archimage-page-colour-blue = blu
archimage-page-colour-yellow = giallo
archimage-page-colour-green = verde
archimage-page-die = { $colour } { $value }
archimage-page-chosen = scelto
archimage-page-your-dice = I tuoi dadi
archimage-page-your-scrolls = Le tue pergamene
archimage-page-dice-of = Dadi: { $name }
archimage-page-next-dice = Per il prossimo round
archimage-page-no-dice = nessun dado
archimage-page-no-scrolls = nessuna pergamena
archimage-page-points = Punti finora
archimage-page-just-won = appena vinta
archimage-page-stored = { $seal }, tenuto sopra
archimage-page-you = { $name } (tu)
archimage-page-power-title = Potenza { $power }
archimage-page-other-elements = Negli altri elementi
archimage-page-tower = La torre. Le frecce vanno da uno spazio all’altro, N e P vanno a ciò che si può scegliere, Invio sceglie, I mostra un incantesimo, più e meno cambiano la distanza, 0 mostra tutto.
archimage-page-within = alla tua portata
archimage-page-can-be-chosen = si può scegliere
archimage-page-at = Scelte: { $place }
archimage-page-pitch = Una torre piena di pergamene. Rompi i sigilli, sali, e lancia ciò che trovi.
archimage-page-preset-passages = Scuola dei Passaggi
archimage-page-preset-surprise = Una scuola a sorte
archimage-page-preset-first-text = Gli incantesimi della scuola del Potere, i più semplici per cominciare.
archimage-page-preset-passages-text = Incantesimi che aprono vie nella torre.
archimage-page-preset-surprise-text = Una delle quattro scuole di magia; vedrai quale quando la partita comincia.
archimage-page-worth-dice =
    { $count ->
        [one] dado
       *[other] dadi
    }
archimage-page-worth-scrolls =
    { $count ->
        [one] pergamena
       *[other] pergamene
    }
archimage-page-worth-seals =
    { $count ->
        [one] sigillo
       *[other] sigilli
    }
archimage-page-worth-points =
    { $count ->
        [one] punto
       *[other] punti
    }
archimage-page-preset-first = Prima partita
archimage-page-check-deal-title = Che cosa è stato distribuito
archimage-page-check-deal-means = I sigilli e le pergamene della torre si mescolano con la chiave. Il tuo browser li mescola di nuovo.
archimage-page-check-deal-yes = Tutto era dove lo mette la chiave.
archimage-page-check-deal-no = Qualcosa era altrove rispetto a dove lo mette la chiave.
archimage-page-check-deal-none = Non c’è nulla da confrontare: un file non dice che cosa è stato distribuito.
archimage-page-check-first-title = Il primo giocatore
archimage-page-check-first-means = Chi comincia segue dalla chiave.
archimage-page-check-first-yes = È chi dice la chiave.
archimage-page-check-first-no = La chiave dice un altro.
archimage-page-check-first-none = Un file non dice che cosa c’era sul tavolo; apri il controllo dal tavolo stesso.
archimage-page-check-dice-title = I dadi di ogni round
archimage-page-check-dice-means = Ogni lancio è lo HMAC-SHA-256 della chiave e del numero del round. Il tuo browser li lancia di nuovo e li confronta con il tavolo.
archimage-page-check-dice-yes = Ogni dado è quello che lancia la chiave.
archimage-page-check-dice-no = Un dado non è quello che lancia la chiave.
archimage-page-check-dice-none = Un file non dice che cosa c’era sul tavolo; apri il controllo dal tavolo stesso.
archimage-page-check-dice-rounds = I dadi, round per round
archimage-page-check-dice-count = { $dice } dadi in { $rounds } round.
archimage-page-elements = Le energie in Archimage
archimage-page-element-water = acqua
archimage-page-element-earth = terra
archimage-page-element-fire = fuoco
archimage-page-element-air = aria
archimage-page-element-spirit = spirito
archimage-page-letter-water = W
archimage-page-letter-earth = E
archimage-page-letter-fire = F
archimage-page-letter-air = A
archimage-page-letter-spirit = S
archimage-page-rivals = Gli altri al tavolo
archimage-page-sixes-left = { $left } rimasti
archimage-page-sixes-short = { $left } di potenza 6 rimaste
archimage-page-held =
    { $count ->
        [0] { $die } non infrange nessun sigillo a portata.
       *[other] { $die } in mano: risaltano i sigilli che aiuta a infrangere.
    }
archimage-page-put-back = Rimetti un dado { $colour }
archimage-page-act-done = Fatto
archimage-page-act-give-up = Fine round
archimage-page-act-break = Infrangi
archimage-page-act-cast = Lancia
archimage-page-act-take = Prendi
archimage-page-act-die = Usa
archimage-page-act-choose = Scegli
archimage-page-reach =
    { $count ->
        [one] un sigillo a portata, potenza { $least }
       *[other] { $count } sigilli a portata, potenza da { $least } a { $most }
    }
archimage-page-reach-none = nessun sigillo a portata
