# The spells: name, text with a natural element, text with spirit, and what players ask. R1, R2 … are our rulings.

archimage-spell-bond = Legame
    .spirit = Una di queste tre cose: il tuo famiglio si mette dove sta il tuo mago, ma non nella sala; oppure rompi con i tuoi dadi un gettone sigillo alla tua portata e mandi lì il famiglio al posto del mago; oppure fai lo stesso con un solo dado che mostra 1, su un gettone del suo colore e di qualsiasi potenza. Un sigillo rotto così mette fine al tuo turno.
    .note = Nessun altro può entrare o passare nello spazio del tuo famiglio, che resta fuori finché il tuo round non è finito. Non rompe mai il sigillo di una pergamena. Se è già fuori si sposta da dove si trova, e mai nella sala (R4).

# Circles 0 and I, the school of Power.
archimage-spell-transmutation = Trasmutazione
    .text = Scambia uno o più dei tuoi dadi { $colours } con altrettanti dadi di un solo altro colore presi dalle riserve. Continuano a mostrare ciò che mostrano.
    .spirit = Scegli un colore: scambia uno o più dei tuoi dadi di quel colore con altrettanti dadi di un solo altro colore presi dalle riserve. Continuano a mostrare ciò che mostrano.
archimage-spell-rebirth = Rinascita
    .text = Tira di nuovo uno o più dei tuoi dadi { $colours }.
    .spirit = Scegli un colore: tira di nuovo uno o più dei tuoi dadi di quel colore.
archimage-spell-evolution = Evoluzione
    .text = Uno o più dei tuoi dadi { $colours } mostrano 2 in più, al massimo 6.
    .spirit = Scegli un colore: uno o più dei tuoi dadi di quel colore mostrano 2 in più, al massimo 6.
archimage-spell-growth = Crescita
    .text = Prendi un dado { $colour } dalla riserva, tiralo e aggiungilo ai tuoi dadi.
    .spirit = Prendi dalle riserve un dado di un colore qualsiasi, tiralo e aggiungilo ai tuoi dadi.
archimage-spell-synergy = Sinergia
    .text = Non si lancia mai. Alla fine della partita: 1 punto in più per ogni pergamena di { $element } che hai, questa compresa.
    .spirit = Non si lancia mai. Alla fine della partita: 1 punto in più per ogni pergamena di spirito che hai, compresi questa e il tuo Legame.
    .note = Due dello stesso elemento le contano tutte entrambe.

# Circle II, the school of Passages.
archimage-spell-inversion = Inversione
    .text = Scambia un gettone sigillo di { $element } con uno di un altro elemento che ha la stessa potenza.
    .spirit = Scambia due gettoni sigillo della stessa potenza e di elementi diversi.
    .note = I gettoni possono trovarsi ovunque, alla tua portata o no.
archimage-spell-exchange = Scambio
    .text = Scambia due gettoni sigillo di { $element } di potenze diverse.
    .spirit = Scambia due gettoni sigillo di uno stesso elemento, qualunque sia, e di potenze diverse.
    .note = I gettoni possono trovarsi ovunque, alla tua portata o no.
archimage-spell-absorption = Assorbimento
    .text = Quando tu o il tuo famiglio rompete un gettone sigillo di { $element } nel tuo turno, puoi tenerlo su questa pergamena, al posto di quello che c’è già. Quando la lanci: scarta il gettone, e uno dei tuoi dadi, di un colore qualsiasi, aumenta della sua potenza, al massimo fino a 6.
    .spirit = Quando tu o il tuo famiglio rompete un gettone sigillo nel tuo turno, puoi tenerlo su questa pergamena, al posto di quello che c’è già. Quando la lanci: scarta il gettone, e uno dei tuoi dadi, di un colore qualsiasi, aumenta della sua potenza, al massimo fino a 6.
    .note = Accoglie gettoni sia a faccia in su sia a faccia in giù, e si lancia solo a faccia in su (R5). Un gettone rotto va su un solo Assorbimento, quello che preferisce chi li possiede (R6).
archimage-spell-disintegration = Disintegrazione
    .text = Togli dalla plancia un gettone sigillo di { $element }.
    .spirit = Togli dalla plancia un gettone sigillo qualsiasi.
    .note = Il gettone può trovarsi ovunque. Così non si rompe alcun sigillo: dopo devi comunque romperne uno, se puoi.
archimage-spell-reorganisation = Riorganizzazione
    .text = Scambia due pergamene sulla plancia, di cui almeno una di { $element }. Le loro potenze non contano.
    .spirit = Scambia due pergamene sulla plancia, di cui almeno una di spirito. Le loro potenze non contano.
    .note = Le pergamene possono trovarsi ovunque, alla tua portata o no.

# Circle III, the school of Conflict.
archimage-spell-mystification = Mistificazione
    .text = Un dado { $colour } di un avversario e uno dei tuoi dadi di un altro colore cambiano proprietario, ma davanti a ciascuno dei due il valore resta quello di prima: si scambiano i colori, non i valori.
    .spirit = Un dado di un avversario e uno dei tuoi dadi di un altro colore cambiano proprietario, ma davanti a ciascuno dei due il valore resta quello di prima: si scambiano i colori, non i valori.
    .note = Solo contro un giocatore il cui round non è finito.
archimage-spell-alteration = Alterazione
    .text = Uno o più dei tuoi dadi { $colours } mostrano 1 in più, al massimo 6, e uno o più dadi dello stesso colore di un solo avversario mostrano 1 in meno, ma non meno di 1.
    .spirit = Scegli un colore: uno o più dei tuoi dadi di quel colore mostrano 1 in più, al massimo 6, e uno o più dadi di quel colore di un solo avversario mostrano 1 in meno, ma non meno di 1.
    .note = Solo contro un giocatore il cui round non è finito. Indichi un solo avversario, e ciascuna metà si applica ad almeno un dado dove è possibile (R7).
archimage-spell-transfer = Trasferimento
    .text = Prendi una pergamena di { $element } che sta a faccia in su davanti a un avversario, e dai una delle tue che sta a faccia in su e ha la stessa potenza.
    .spirit = Prendi una pergamena di spirito che sta a faccia in su davanti a un avversario, e dai una delle tue che sta a faccia in su e ha la stessa potenza.
    .note = Solo contro un giocatore il cui round non è finito, e mai un Legame. Il Trasferimento che stai lanciando non si può dare; una Sinergia conta sempre come a faccia in su; ciò che ricevi si può lanciare subito (R8).
archimage-spell-theft = Furto
    .text = Prendi a un avversario un dado { $colour }, che continua a mostrare ciò che mostra; se ne ha più d’uno, sceglie l’avversario quale.
    .spirit = Prendi a un avversario un dado, che continua a mostrare ciò che mostra; sceglie l’avversario quale.
    .note = Solo contro un giocatore il cui round non è finito. Chi dà il suo ultimo dado finisce subito il round, prima che tu continui.
archimage-spell-borrow = Prestito
    .text = Lancia come se fosse tua una pergamena di { $element } che sta a faccia in su davanti a un avversario. Anch’essa si gira a faccia in giù.
    .spirit = Lancia come se fosse tua una pergamena di spirito che sta a faccia in su davanti a un avversario. Anch’essa si gira a faccia in giù.
    .note = Solo da un giocatore il cui round non è finito; mai un Legame o una Sinergia. Prima entrambe le pergamene si girano a faccia in giù, e un Trasferimento preso in prestito non scambia nessuna delle due (R9).

# Circle IV, the school of the Traveller.
archimage-spell-mission = Missione
    .text = Metti il tuo famiglio su un gettone sigillo di { $element } senza famiglio, alla tua portata o no: nessuno tranne te può romperlo.
    .spirit = Metti il tuo famiglio su un qualsiasi gettone sigillo senza famiglio, alla tua portata o no: nessuno tranne te può romperlo.
    .note = Quando rompi quel sigillo, il tuo famiglio torna indietro. Se è già fuori si sposta da dove si trova (R4).
archimage-spell-leap = Balzo
    .text = Supera un gettone sigillo di { $element } alla tua portata come se non ci fosse, e rompi subito un sigillo dietro di esso con i tuoi dadi. Il tuo mago va lì e il tuo turno finisce.
    .spirit = Supera un gettone sigillo alla tua portata come se non ci fosse, e rompi subito un sigillo dietro di esso con i tuoi dadi. Il tuo mago va lì e il tuo turno finisce.
    .note = Non oltre un gettone su cui sta il famiglio di un avversario (R10).
archimage-spell-teleportation = Teletrasporto
    .text = Supera il mago o il famiglio di un avversario come se non ci fosse, e rompi subito con i tuoi dadi un sigillo di { $element } dietro di esso, fino ad allora fuori portata. Il tuo mago va lì e il tuo turno finisce.
    .spirit = Supera il mago o il famiglio di un avversario come se non ci fosse, e rompi subito con i tuoi dadi un sigillo dietro di esso, fino ad allora fuori portata. Il tuo mago va lì e il tuo turno finisce.
    .note = Mai il sigillo sotto quel famiglio; si può superare anche il mago di un giocatore il cui round è finito (R11).
archimage-spell-guardian = Guardiano
    .text = Metti il guardiano di { $element } su una pergamena di { $element } sulla plancia, spostalo su un’altra o toglilo. Nessuno, nemmeno tu, può rompere il sigillo di una pergamena con un guardiano.
    .spirit = Metti il guardiano di spirito su una pergamena di spirito sulla plancia, spostalo su un’altra o toglilo. Nessuno, nemmeno tu, può rompere il sigillo di una pergamena con un guardiano.
    .note = I guardiani restano dove sono da un round all’altro.
archimage-spell-speed = Velocità
    .text = Rompi subito un sigillo alla tua portata con i tuoi dadi, poi senza dadi un sigillo di { $element } raggiungibile da lì. Il tuo mago va in entrambi i posti e il tuo turno finisce.
    .spirit = Rompi subito un sigillo alla tua portata con i tuoi dadi, poi senza dadi un sigillo qualsiasi raggiungibile da lì. Il tuo mago va in entrambi i posti e il tuo turno finisce.
    .note = Si offrono solo primi sigilli che ne lasciano un secondo da rompere. Il tuo round non può finire tra i due.
