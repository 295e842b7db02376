# The rulings, as docs/rulings.md has them: .title is the heading, the value what stands below it, a line for each
# paragraph or item.

archimage-ruling-R1 = Ci sono sei gettoni sigillo di ogni potenza da 2 a 6 e di ogni elemento naturale, 120 in tutto. Il libretto non ne dà il numero; su una plancia che ne vuole più di 24 di una stessa potenza non si può giocare.
    .title = I gettoni nella scatola
archimage-ruling-R2 = Può contenere un numero qualsiasi di maghi. Nessuno la sbarra a nessuno, e tutti la attraversano.
    .title = La sala
archimage-ruling-R3 = Tre di fila mettono fine alla partita, per quante pergamene di potenza 6 stiano ancora sulla plancia. Un gettone rotto da un famiglio conta come rotto; uno disintegrato no.
    .title = I round in cui non si rompe nulla
archimage-ruling-R4 = Legame e Missione lo spostano da dovunque si trovi. Può stare su qualsiasi spazio tranne la sala.
    .title = Un famiglio già fuori
archimage-ruling-R5 = Accoglie un gettone comunque sia girato; per usarlo deve stare a faccia in su. Perciò uno già usato si può riempire di nuovo nello stesso round, per il seguente.
    .title = Assorbimento, a faccia in su e a faccia in giù
archimage-ruling-R6 = Il gettone va su uno di loro, a scelta di chi li possiede, o su nessuno.
    .title = Due Assorbimenti e un gettone
archimage-ruling-R7 = Indica un solo avversario che gioca ancora il round. Ciascuna metà, alzare e abbassare, tocca almeno un dado dove ce n’è uno da toccare; dove si può fare una sola metà, basta quella.
    .title = Alterazione
archimage-ruling-R8 = Non dà via la pergamena stessa che si sta usando. Una Sinergia, che non si gira mai a faccia in giù, conta come attiva e si può scambiare. Ciò che si riceve si può usare nello stesso turno.
    .title = Trasferimento
archimage-ruling-R9 = Entrambe le pergamene si girano a faccia in giù prima che succeda qualcosa: così un Furto preso in prestito che mette fine al round di chi lo presta rigira a faccia in su la pergamena di quel giocatore. Un Trasferimento preso in prestito non scambia nessuna delle due pergamene in uso.
    .title = Prestito
archimage-ruling-R10 = Nessuno balza oltre un gettone su cui sta il famiglio di un avversario.
    .title = Balzo e famigli
archimage-ruling-R11 = Supera un famiglio ma non rompe mai il sigillo che sta sotto di lui. Il mago di un giocatore il cui round è finito sbarra ancora la via, e si può superare come ogni altro. Il promemoria del libretto, che non si lanciano incantesimi su un giocatore il cui round è finito, non si oppone: il Teletrasporto non si lancia su nessuno, lascia passare chi lo usa.
    .title = Teletrasporto
archimage-ruling-R12 = Chi lascia il round prende tre dadi, o quanti ce ne sono, o nessuno. Un giocatore senza dadi comincia comunque il round seguente: gli incantesimi possono portare un dado; altrimenti quel round è finito quando arriva il suo turno.
    .title = Pochi dadi nelle riserve
