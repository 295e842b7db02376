# What a player is asked. The .short form names the decision in other sentences.


archimage-question-turn =
    { $may ->
        [break] Tocca a te: quale sigillo rompi?
        [cast] I tuoi dadi non rompono alcun sigillo alla tua portata. Lanci un incantesimo, o rinunci?
        [both] Tocca a te: lanci un incantesimo, o quale sigillo rompi?
       *[none] I tuoi dadi non rompono alcun sigillo alla tua portata, e nessun incantesimo aiuta.
    }
    .short = lanciare incantesimi e rompere un sigillo
archimage-question-take =
    { $number ->
        [0] { $round ->
            [0] Prendi dadi per il primo round, { $due } in tutto. Quale colore per primo? I colori vanno nell’ordine rosso, blu, giallo, verde.
           *[other] Prendi dadi per il prossimo round, { $due } in tutto. Quale colore per primo? I colori vanno nell’ordine rosso, blu, giallo, verde.
        }
       *[other] { $round ->
            [0] Hai preso { $number } dei { $due } dadi per il primo round. Quale colore adesso?
           *[other] Hai preso { $number } dei { $due } dadi per il prossimo round. Quale colore adesso?
        }
    }
    .short = prendere dadi per il prossimo round
archimage-question-dice =
    { $number ->
        [0] Con quali dadi rompi { $target }? Non usarne uno di troppo.
       *[other] Con quali dadi rompi { $target }? Finora usi { $chosen }.
    }
    .short = scegliere i dadi che rompono il sigillo
archimage-question-absorb = Tieni { $seal }, appena rotto, su un Assorbimento?
    .short = tenere un sigillo rotto su un Assorbimento

# Circles 0 and I.
archimage-question-transmute =
    { $number ->
        [0] { $scroll }: quali dei tuoi dadi cambiano colore?
       *[other] { $scroll }: cambierai colore a { $chosen }. Un altro?
    }
    .short = scegliere i dadi da scambiare con un altro colore
archimage-question-new-colour = { $scroll }: quale colore prendi in cambio di { $chosen }?
    .short = scegliere il nuovo colore dei dadi
archimage-question-reroll =
    { $number ->
        [0] { $scroll }: quali dei tuoi dadi tiri di nuovo?
       *[other] { $scroll }: tirerai di nuovo { $chosen }. Un altro?
    }
    .short = scegliere i dadi da tirare di nuovo
archimage-question-evolve =
    { $number ->
        [0] { $scroll }: quali dei tuoi dadi mostrano 2 in più?
       *[other] { $scroll }: 2 in più su { $chosen }. Un altro?
    }
    .short = scegliere i dadi che mostrano 2 in più
archimage-question-grow = { $scroll }: di quale colore è il dado che prendi e tiri?
    .short = scegliere il colore di un nuovo dado

# Circle II.
archimage-question-first-seal =
    { $spell ->
        [inversion] { $scroll }: quale sigillo scambi con uno della stessa potenza e di un altro elemento?
       *[exchange] { $scroll }: quale sigillo scambi con uno dello stesso elemento e di un’altra potenza?
    }
    .short = scegliere il primo di due sigilli da scambiare
archimage-question-second-seal = { $scroll }: quale sigillo cambia posto con { $target }?
    .short = scegliere il secondo di due sigilli da scambiare
archimage-question-strengthen = { $scroll }: quale dei tuoi dadi mostra { $power } in più, al massimo 6?
    .short = scegliere il dado che un Assorbimento rafforza
archimage-question-disintegrate = { $scroll }: quale sigillo togli?
    .short = scegliere un sigillo da togliere
archimage-question-first-scroll = { $scroll }: quale pergamena scambi con un’altra sulla plancia?
    .short = scegliere la prima di due pergamene da scambiare
archimage-question-second-scroll = { $scroll }: quale pergamena cambia posto con { $target }?
    .short = scegliere la seconda di due pergamene da scambiare

# Circle III.
archimage-question-mystify-whom = { $scroll }: con chi scambi i colori?
    .short = scegliere con chi scambiare i colori
archimage-question-mystify-theirs = { $scroll }: quale dado di { $player }?
    .short = scegliere il dado di un avversario con cui scambiare il colore
archimage-question-mystify-mine = { $scroll }: quale dei tuoi dadi scambia il colore con il { $theirs } di { $player }?
    .short = scegliere un tuo dado che scambia il colore
archimage-question-alter-colour = { $scroll }: quale colore?
    .short = scegliere un colore di dadi
archimage-question-alter-whom = { $scroll }: di chi sono i dadi { $colours } che mostrano 1 in meno?
    .short = scegliere di chi sono i dadi che mostrano meno
archimage-question-raise =
    { $number ->
        [0] { $scroll }: quali dei tuoi dadi mostrano 1 in più?
       *[other] { $scroll }: 1 in più su { $chosen }. Un altro?
    }
    .short = scegliere i tuoi dadi che mostrano 1 in più
archimage-question-lower =
    { $number ->
        [0] { $scroll }: quali dadi di { $player } mostrano 1 in meno?
       *[other] { $scroll }: 1 in meno su { $chosen } di { $player }. Un altro?
    }
    .short = scegliere i dadi di un avversario che mostrano 1 in meno
archimage-question-transfer-whom = { $scroll }: con chi scambi una pergamena?
    .short = scegliere con chi scambiare una pergamena
archimage-question-transfer-theirs = { $scroll }: quale pergamena di { $player } prendi?
    .short = scegliere la pergamena di un avversario da prendere
archimage-question-transfer-mine = { $scroll }: quale pergamena dai { A($player) } in cambio di { $theirs }?
    .short = scegliere una pergamena da dare
archimage-question-theft-whom = { $scroll }: da chi prendi un dado?
    .short = scegliere da chi prendere un dado
archimage-question-theft-which = { $caster } lancia { $scroll } su di te: quale dado dai?
    .short = scegliere quale dado cedere
archimage-question-borrow-whom = { $scroll }: di chi è la pergamena che lanci?
    .short = scegliere da chi prendere in prestito una pergamena
archimage-question-borrow-which = { $scroll }: quale pergamena di { $player } lanci?
    .short = scegliere una pergamena da prendere in prestito

# Circle IV.
archimage-question-mission = { $scroll }: su quale sigillo metti il tuo { $familiar }?
    .short = scegliere un sigillo per il famiglio
archimage-question-leap-over = { $scroll }: quale sigillo superi?
    .short = scegliere un sigillo da superare
archimage-question-leap-to = { $scroll }: quale sigillo rompi dietro { $target }?
    .short = scegliere un sigillo dietro quello superato
archimage-question-pass = { $scroll }: quale mago o famiglio superi?
    .short = scegliere un mago o un famiglio da superare
archimage-question-pass-to = { $scroll }: quale sigillo rompi dietro { $target }?
    .short = scegliere un sigillo dietro un mago o un famiglio
archimage-question-guardian = { $scroll }: dove va il guardiano di { $element }?
    .short = collocare un guardiano
archimage-question-speed-first = { $scroll }: quale sigillo rompi per primo, con i tuoi dadi?
    .short = scegliere il primo di due sigilli da rompere
archimage-question-speed-second = { $scroll }: quale sigillo rompi ora, senza dadi?
    .short = scegliere il secondo di due sigilli da rompere

archimage-question-bond = { $scroll }: che cosa fa il tuo { $familiar }?
    .short = decidere che cosa fa il famiglio
archimage-question-bond-target = { $scroll }: quale sigillo rompe il tuo { $familiar }?
    .short = scegliere un sigillo che il famiglio rompe
