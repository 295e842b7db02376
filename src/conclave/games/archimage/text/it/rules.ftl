# How Archimage is played. Each line of a value is a paragraph, or an item of a list.
# The numbers in brackets are rulings; those in the positions are checked by playing them.

archimage-rules-aim =
    Da 2 a 5 maghi frugano una torre piena di pergamene. Ogni pergamena sta dietro un proprio sigillo, e altri sigilli sbarrano le vie. Rompi sigilli con i dadi, avanzi su ciò che è rotto e conquisti pergamene.
    Le pergamene sono incantesimi da lanciare, e i tuoi punti: ognuna vale la sua potenza, da 2 a 6. Vince chi ha più punti.
    .title = Di che cosa si tratta

archimage-rules-tower =
    Attorno a una sala ci sono spazi, uniti da vie: su ogni cerchio un gettone sigillo, su ogni spazio per pergamene una pergamena, a faccia in su. Entrambi hanno un elemento, fuoco, acqua, aria o terra, e una potenza da 2 a 6, che cresce allontanandosi dalla sala. Alcune pergamene sono di spirito, i gettoni mai (R1).
    Due cerchi magici fanno parte della partita: il cerchio 0, e I, II, III o IV. Ognuno ha cinque incantesimi, uno per potenza, con una pergamena per ogni elemento. Mescolate per potenza, si dispongono; ciò che avanza non si usa.
    Tutti i maghi partono dalla sala (R2), ognuno con un famiglio e un Legame.
    .title = La torre

archimage-rules-dice =
    Il fuoco ha dadi rossi, l’acqua blu, l’aria gialli, la terra verdi; lo spirito non ne ha. Di ogni colore c’è un dado in più dei giocatori. Stanno nelle riserve.
    Prima del primo round ognuno prende 3 dadi di qualsiasi colore, a partire dal primo giocatore; per i round successivi li prendi quando il tuo round è finito. All’inizio di un round tutti tirano i propri, in vista di tutti. I dadi usati tornano nelle riserve.
    .title = I dadi

archimage-rules-turn =
    Si gioca in senso orario, dal primo giocatore, finché il round di tutti non è finito. Nel tuo turno:
    1. Lanci quante vuoi delle tue pergamene a faccia in su, una dopo l’altra.
    2. Se i tuoi dadi, così come sono, possono rompere un sigillo alla tua portata, di un gettone o di una pergamena, devi romperne uno, e il tuo mago va lì.
    3. Se non possono, rimettili nelle riserve. Senza dadi il tuo round è finito.
    Nessuno è obbligato a lanciare un incantesimo per poter rompere un sigillo. Una pergamena conquistata si può lanciare dal tuo turno seguente.
    .title = Il tuo turno

archimage-rules-position-turn = Alla tua portata c’è un solo sigillo, di fuoco, di potenza 5. Hai rosso 3, blu 2 e, a faccia in su, Evoluzione del Fuoco: dei dadi rossi mostrano 2 in più.
    .question = Che cosa puoi fare?
    .answer = Lanciare Evoluzione, e rosso 5 rompe il sigillo. O rinunciare: entrambi i dadi tornano nelle riserve e il tuo round è finito.

archimage-rules-breaking =
    Usi dadi del colore del sigillo che insieme mostrano almeno la sua potenza, e nessun dado di troppo: togliendone uno qualsiasi, non basterebbero.
    Un sigillo di spirito accetta qualsiasi colore, ma tutti i dadi usati sono dello stesso.
    I dadi tornano nella loro riserva. Un gettone lascia la partita; una pergamena è tua, a faccia in su.
    .title = Rompere un sigillo

archimage-rules-position-sets = Hai rosso 2, rosso 3, rosso 5 e blu 6, davanti a un sigillo di fuoco di potenza 5.
    .question = Quali dadi puoi usare?
    .answer = Rosso 5 da solo, o rosso 2 e rosso 3. Non rosso 2 e rosso 5: è un dado di troppo. Blu 6 non rompe sigilli di fuoco.

archimage-rules-position-spirit = Hai rosso 3, blu 2, blu 3 e verde 1, davanti a una pergamena di spirito di potenza 4.
    .question = Quali dadi puoi usare?
    .answer = Solo blu 2 e blu 3. Anche rosso 3 e verde 1 fanno 4, ma i loro colori sono diversi.

archimage-rules-ways =
    Il tuo mago va lontano quanto vuoi, ma per una via libera: la sbarrano sigilli, pergamene, altri maghi e famigli degli avversari. La sbarrano anche i maghi di chi ha già finito il round (R11). Nessuno sbarra la sala (R2), e il tuo famiglio non ti sbarra mai la via.
    Un sigillo sotto il famiglio di un avversario non si può rompere, e nemmeno la pergamena sotto un guardiano.
    .title = Le vie libere

archimage-rules-position-way = La sola via dalla sala a un sigillo di acqua di potenza 3 passa per uno spazio il cui sigillo è rotto. Sei in sala, e così un avversario; hai blu 4.
    .question = Puoi rompere il sigillo? E se l’avversario è su quello spazio?
    .answer = Sì, e il tuo mago va lì. Su quello spazio l’avversario sbarra la tua sola via: il tuo round è finito.

archimage-rules-scrolls =
    Una pergamena si lancia a faccia in su, poi sta a faccia in giù finché il tuo round non è finito. Una che non cambierebbe nulla non si può lanciare. Una pergamena agisce sul proprio colore: quella di fuoco, su dadi rossi o sigilli di fuoco. Con una di spirito scegli tu il colore, uno solo ogni volta, dove il suo testo non dice altro.
    Gli incantesimi dei cerchi 0 e I, la scuola del Potere, con la loro potenza:
    - Trasmutazione (2): scambi uno o più dei tuoi dadi del colore con altrettanti di un solo altro colore, tenendo i valori
    - Rinascita (3): tiri di nuovo uno o più dei tuoi dadi del colore
    - Evoluzione (4): uno o più dei tuoi dadi del colore mostrano 2 in più, al massimo 6
    - Crescita (5): prendi un dado del colore dalla riserva e lo tiri
    - Sinergia (6): non si lancia mai, ma aggiunge punti alla fine
    .title = Le pergamene, e la scuola del Potere

archimage-rules-passages =
    Cambiano ciò che si trova nella torre, alla tua portata o no:
    - Inversione (2): scambi due gettoni sigillo della stessa potenza, di cui uno del colore
    - Scambio (3): scambi due gettoni sigillo del colore, di potenze diverse
    - Assorbimento (4): può tenere un gettone del colore che rompi; lanciato, aggiunge la sua potenza a uno dei tuoi dadi, al massimo 6 (R5, R6)
    - Disintegrazione (5): togli un gettone sigillo del colore; così non si rompe nulla
    - Riorganizzazione (6): scambi due pergamene, di cui una del colore
    .title = Cerchio II, i Passaggi

archimage-rules-conflict =
    Solo contro giocatori il cui round non è finito:
    - Mistificazione (2): scambi un dado del colore di un avversario con uno dei tuoi di un altro colore; ciascuno tiene il valore che aveva
    - Alterazione (3): uno o più dei tuoi dadi del colore mostrano 1 in più, uno o più di quelli di un solo avversario 1 in meno (R7)
    - Trasferimento (4): scambi una pergamena del colore a faccia in su di un avversario con una delle tue della stessa potenza (R8)
    - Furto (5): prendi un dado del colore a un avversario, che sceglie quale
    - Prestito (6): lanci una pergamena del colore a faccia in su di un avversario (R9)
    .title = Cerchio III, il Conflitto

archimage-rules-traveller =
    - Missione (2): il tuo famiglio va su un gettone sigillo del colore, ovunque; nessuno tranne te può romperlo (R4)
    - Balzo (3): superi un gettone sigillo del colore e rompi un sigillo dietro di esso (R10)
    - Teletrasporto (4): superi un mago o un famiglio di un avversario e rompi un sigillo del colore dietro di esso (R11)
    - Guardiano (5): metti il guardiano del colore su una pergamena del colore, lo sposti o lo togli; nessuno conquista una pergamena sotto un guardiano
    - Velocità (6): rompi un sigillo con i tuoi dadi, poi uno del colore senza dadi
    Balzo, Teletrasporto e Velocità rompono subito e mettono fine al tuo turno.
    .title = Cerchio IV, il Viaggiatore

archimage-rules-bond =
    Ognuno ha un Legame, una pergamena di spirito di potenza 1. Lanciato, fa una di queste tre cose:
    - il tuo famiglio si mette dove sta il tuo mago, ma non nella sala, e sbarra lo spazio agli altri anche quando il mago se ne va
    - il tuo famiglio rompe un gettone sigillo alla tua portata con i tuoi dadi, come faresti tu, e si mette lì; il tuo mago resta
    - lo stesso con un solo dado che mostra 1: un gettone del suo colore, di qualsiasi potenza
    Le ultime due mettono fine al tuo turno. Un famiglio non rompe mai il sigillo di una pergamena. Torna quando il tuo round è finito; Legame può spostare quello che è fuori (R4).
    .title = Il Legame e il tuo famiglio

archimage-rules-position-bond = Hai rosso 1 e rosso 4. Alla tua portata ci sono un gettone di fuoco di potenza 6 e una pergamena di fuoco di potenza 3. Il tuo Legame è a faccia in su.
    .question = Puoi rompere entrambi in questo round?
    .answer = Sì. Con il Legame rosso 1 rompe il gettone: il tuo famiglio va lì, il tuo mago resta, il tuo turno finisce. Nel tuo turno seguente rosso 4 conquista la pergamena, se nessuno ha fatto prima.

archimage-rules-round =
    Quando i tuoi dadi sono finiti, o rimessi a posto perché non rompono nulla, il tuo round è finito. Giri tutte le tue pergamene a faccia in su, riprendi il tuo famiglio, e prendi 3 dadi di qualsiasi colore per il round seguente, o quanti ce ne sono (R12). Il tuo mago resta.
    Quando il round di tutti è finito e la partita continua, il vicino di sinistra diventa primo giocatore, e tutti tirano.
    .title = La fine di un round

archimage-rules-end =
    La partita è finita quando alla fine di un round nella torre ci sono meno di 4 pergamene di potenza 6, con 4 o 5 giocatori meno di 5. Le mettono fine anche tre round di fila in cui nessuno rompe un sigillo (R3).
    I tuoi punti sono le potenze delle tue pergamene, 1 per il Legame. Ogni Sinergia aggiunge 1 per ogni tua pergamena del suo elemento, sé stessa compresa. Vince chi ha più punti; in caso di pareggio la vittoria è condivisa.
    .title = La fine e il punteggio

archimage-rules-position-score = Hai il tuo Legame, Trasmutazione dell’Acqua (2), Rinascita dello Spirito (3), Evoluzione dell’Acqua (4), Sinergia dell’Acqua (6) e Sinergia dello Spirito (6).
    .question = Qual è il tuo punteggio?
    .answer = Le potenze fanno 22. Sinergia dell’Acqua aggiunge 3, per le pergamene di acqua; Sinergia dello Spirito 3, per Rinascita, sé stessa e il Legame: 28 punti.

archimage-rules-boards =
    Le plance da 2 a 5 giocatori sono nostre, perché quella stampata è un’immagine. Se hai la scatola, copia la sua plancia in un file; docs/boards.md dice come. Al massimo 24 cerchi possono avere la stessa potenza (R1).
    - conclave board check FILE dice che cosa non va
    - conclave board show FILE la disegna
    - conclave play archimage --board FILE ci gioca sopra
    .title = Plance tue

archimage-rules-section-R = Archimage
