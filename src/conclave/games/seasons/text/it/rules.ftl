# How Seasons is played. Each line of a value is a paragraph, or an item of a list.
# The numbers in brackets are rulings; those in the positions are checked by playing them.

seasons-rules-section-A = Dove le edizioni differiscono
seasons-rules-section-B = Lo svolgimento della partita
seasons-rules-section-C = Le carte
seasons-rules-section-EK = Le carte di Enchanted Kingdom
seasons-rules-section-D = I gettoni abilità
seasons-rules-section-E = Gli incantamenti
seasons-rules-section-F = Il punteggio
seasons-rules-section-G = Questioni aperte, risolte
seasons-rules-section-H = Non come altrove
seasons-rules-section-O = I nostri

seasons-rules-aim =
    Da 2 a 4 maghi si sfidano in un torneo di tre anni. Round dopo round un dado ti porta energie, cristalli e posto per le carte. Le energie servono a invocare carte, oppure si trasformano in cristalli.
    Vince chi ha più punti: ogni cristallo ne vale uno, e ogni carta in gioco ha i suoi. Le carte rimaste in mano e i bonus ne tolgono (F2).
    .title = Di che cosa si tratta

seasons-rules-setup =
    Giochi con nove carte. Al livello Mago Apprendista ricevi uno dei quattro set predefiniti, le cui carte vanno bene insieme. Al livello Mago le scegli in un draft tra le carte da 1 a 30, al livello Arcimago tra le carte da 1 a 50, due copie di ognuna (B1, O2).
    Nel draft tieni una carta su nove e passi le altre a sinistra, e così via finché non ne hai nove. Tutti scelgono insieme.
    Poi le dividi: tre nella tua mano, tre nella biblioteca II per il secondo anno, tre nella biblioteca III per il terzo.
    Cominci senza cristalli né energie, e con un livello di invocazione di 0, che non permette ancora carte in gioco (B1).
    .title = Preparazione e le tue nove carte

seasons-rules-wheel =
    Il cerchio ha 12 caselle: inverno da 1 a 3, primavera da 4 a 6, estate da 7 a 9, autunno da 10 a 12. L’indicatore di stagione parte dalla casella 1; un giro intero è un anno.
    La stagione decide quali dadi si lanciano, e quanti cristalli porta un’energia cristallizzata:
    - inverno: terra 3, fuoco 2, acqua 1, aria 1
    - primavera: fuoco 3, aria 2, acqua 1, terra 1
    - estate: aria 3, acqua 2, terra 1, fuoco 1
    - autunno: acqua 3, terra 2, fuoco 1, aria 1
    L’energia che porta 3 è quella che nessun dado della stagione mostra: raccogli in una stagione per un’altra.
    .title = Il cerchio e le stagioni

seasons-rules-dice =
    In ogni round il primo giocatore lancia i dadi della stagione, uno in più dei giocatori. In senso orario ognuno ne prende uno; uno avanza (B1, B2). Un dado mostra:
    - W, E, F, A: un’energia per lettera, acqua, terra, fuoco o aria
    - *: livello di invocazione +1
    - 1, 2, 3 o 6: altrettanti cristalli
    - c: pesca una carta, poi tienila o scartala
    - t: permesso di cristallizzare in questo turno
    I pallini del dado avanzato, da 1 a 3, dicono di quanto avanza l’indicatore di stagione: anche ciò che lasci è una scelta.
    .title = I dadi

seasons-rules-turn =
    Si gioca in senso orario dal primo giocatore. Il tuo turno ha due parti (B3):
    - Prima prendi tutto ciò che mostra il tuo dado. Non puoi rifiutarlo; solo il permesso di cristallizzare può restare inutilizzato (A1, A2).
    - Poi invochi, attivi, cristallizzi e usi bonus, in qualsiasi ordine, quanto puoi e vuoi.
    Si agisce solo nel proprio turno, a meno che una carta altrui non chieda qualcosa. Ciò che dice una carta è obbligatorio, a meno che non dica “puoi”; ciò che è impossibile si tralascia (B8).
    .title = Il tuo turno

seasons-rules-energy =
    La tua riserva ha posto per 7 energie, o 10 con un Tomo Magico (C18). Se ne ricevi di più, scegli subito quali tenere, vecchie o nuove, quante ce ne stanno (B8). Le energie su una carta, come un Amuleto dell’Acqua, non ne fanno parte (C4).
    Le energie pagano carte ed effetti, e si possono cristallizzare. Alla fine della partita non valgono nulla (F3).
    .title = Le energie e la tua riserva

seasons-rules-position-reserve = La tua riserva contiene 3 energie di terra, 2 di fuoco e 1 di aria. Il tuo dado mostra WW*.
    .question = Che cosa contiene poi la tua riserva?
    .answer = 7 delle 8 energie, a tua scelta: può andarsene l’aria, o un’acqua. Non puoi lasciarne due (B8).

seasons-rules-summoning =
    Per invocare una carta, paghi il suo costo e la metti dalla mano davanti a te. Il livello di invocazione dice quante carte puoi avere in gioco: un livello di 3 permette di invocare una terza carta, non una quarta (B6). Si ferma a 15 (A3).
    Un costo è di energie, cristalli, entrambi o nulla, e si paga per intero. Alcuni costi crescono con il numero di giocatori.
    Una Mano della Ricchezza fa risparmiare un’energia a tua scelta, ma non l’ultima, e nessun cristallo (C20). Ogni Sanguisuga Arcana di un avversario riceve un cristallo in più (C33).
    Una carta che un’altra porta senza pagarla non è invocata ma “messa in gioco”: le serve posto, nessun pagamento, e nulla di ciò che reagisce a un’invocazione la vede. La sua entrata in gioco ha comunque effetto (A4, A5).
    .title = Invocare, e il livello di invocazione

seasons-rules-position-cost = Hai in gioco una Mano della Ricchezza, un livello di invocazione di 2, 1 cristallo e 1 energia di terra, 1 di fuoco, 1 di aria. Il tuo avversario ha una Sanguisuga Arcana. In mano hai Clessidra del Tempo, che costa 1 energia di acqua, 1 di terra, 1 di fuoco e 1 di aria.
    .question = Puoi invocarla?
    .answer = Sì. La Mano fa risparmiare l’acqua; paghi 3 energie, e il cristallo va alla Sanguisuga (B6). Con un livello di 1, o senza il cristallo, non potresti.

seasons-rules-transmuting =
    Con il permesso, dato dal tuo dado, da un bonus o da una carta, puoi trasformare quante energie vuoi in cristalli fino alla fine del tuo turno, secondo la stagione che l’indicatore segna in quel momento (B3).
    Ogni tua Sacca di Io e ogni bonus di cristallizzazione del turno aggiungono 1 cristallo per energia (G6). Bilancia di Ishtar e Pozione della Vita non richiedono permesso e non badano alla stagione (C5, C26).
    .title = La cristallizzazione

seasons-rules-position-transmute = In inverno, con il permesso di cristallizzare, hai una Sacca di Io, 2 energie di terra e 1 di fuoco. Non hai usato alcun bonus.
    .question = Quanto portano, e conviene il bonus di cristallizzazione?
    .answer = Ogni terra 3 + 1, il fuoco 2 + 1: 11 cristalli. Con il bonus 14, ma un primo bonus costa 5 punti alla fine. Conviene da 6 energie in su.

seasons-rules-bonuses =
    Tre volte nella partita puoi usare uno di questi bonus nel tuo turno, anche più d’uno alla volta (B3):
    - scambiare due energie con due a tua scelta (G14)
    - cristallizzare in questo turno, ogni energia per 1 cristallo in più
    - livello di invocazione +1
    - se il tuo dado mostra c, pescare due carte invece di una e tenerne esattamente una
    Alla fine un bonus costa 5 punti, due ne costano 12, tre 20 (F2).
    .title = I bonus

seasons-rules-activating =
    Alcune carte agiscono quando entrano in gioco, altre finché sono in gioco, altre quando le attivi: nel tuo turno giri la carta e paghi ciò che chiede. Si raddrizza al round seguente, perciò serve una volta per round, anche nel turno in cui arriva (A6, B7). Un Dado della Malizia viene prima che usi il tuo dado (C15).
    Una carta sacrificata lascia il gioco, una scartata la tua mano; entrambe vanno a faccia in giù sugli scarti, che diventano il mazzo di pesca quando questo è finito (A7, B8, B9). Un sacrificio libera posto; le energie sulla carta sono perdute.
    I cristalli non scendono mai sotto 0: chi deve perderne di più perde quelli che ha (B8).
    .title = Attivare e sacrificare

seasons-rules-position-potion = Hai in gioco Pozione della Vita e una Sacca di Io, 1 energia di acqua, 2 di terra e 2 di aria, e nessun permesso di cristallizzare.
    .question = Quanto porta attivare la pozione?
    .answer = La pozione è sacrificata, e ognuna delle 5 energie porta 4 + 1 cristalli: 25 (C26). C’è posto per un’altra carta.

seasons-rules-round =
    Quando tutti hanno giocato il loro turno (B2):
    1. Le carte che agiscono alla fine del round lo fanno, in ordine di turno; ognuno ordina le proprie (B4).
    2. L’indicatore di stagione avanza di quanti pallini ha il dado avanzato.
    3. Se la stagione cambia, agiscono le carte che aspettano questo cambio (B5).
    4. Da 12 a 1 comincia un nuovo anno: ognuno prende in mano la biblioteca II, o III.
    5. Il vicino di sinistra diventa primo giocatore.
    .title = La fine di un round e di un anno

seasons-rules-position-year = Nell’anno 1 l’indicatore sta sulla casella 11. Il dado avanzato ha 3 pallini.
    .question = Che cosa succede?
    .answer = L’indicatore passa per 12 e 1 e va su 2: è l’inverno dell’anno 2, e le 3 carte della biblioteca II vengono nella tua mano (B2).

seasons-rules-end =
    La partita finisce con il round che porta l’indicatore oltre il terzo anno (A8). Le carte di fine partita portano i loro cristalli (F1), poi si conta (F2):
    - i tuoi cristalli, e i punti delle tue carte in gioco
    - meno 5 per ogni carta nella tua mano
    - meno 5, 12 o 20 per i bonus
    In caso di pareggio vince chi ha invocato più carte; se il pareggio resta, la vittoria è condivisa (F4).
    .title = La fine e il punteggio

seasons-rules-position-score = Finisci con 61 cristalli; in gioco Cubo Runico di Eolis (30 punti), Bastone della Primavera (9) e Lanterna di Xidit (24); 2 energie; 2 carte in mano; 2 bonus usati.
    .question = Qual è il tuo punteggio?
    .answer = La Lanterna porta 3 cristalli per ogni energia: 61 + 6. Le carte aggiungono 63; la mano toglie 10, i bonus 12: 108 punti (F2).

seasons-rules-kingdom =
    L’espansione aggiunge tre cose, insieme o ciascuna da sola:
    - 20 carte. Raven l’Usurpatore copia l’oggetto magico di un avversario pagandone il costo (EK18); uno Scudo di Zira se ne va al posto di una carta che perderesti (EK13); un Dado della Costanza può agire al posto del tuo dado (EK14).
    - I gettoni abilità. Di tre ne tieni uno, una volta fatte le biblioteche. Lo usi una volta, nel tuo turno dopo il dado, oppure no; i suoi punti, buoni o cattivi, contano solo se è stato usato. Il gettone 5 vale sempre (D0, D5).
    - Un incantamento: una regola per tutti. I primi tre cambiano il modo di scegliere le carte; al livello Mago Apprendista si gioca perciò senza di loro (E0).
    .title = Enchanted Kingdom: gettoni e incantamenti

seasons-rules-position-token = Nell’ultimo round, in primavera, hai il gettone abilità 8 (scarta 4 energie di acqua: 18 punti), 5 energie di acqua e il permesso di cristallizzare.
    .question = Cristallizzare, o usare il gettone?
    .answer = Entrambi: 4 energie di acqua portano 18 punti (D8) e la quinta 1 cristallo. Cristallizzate, tutte e 5 ne porterebbero solo 5.

seasons-rules-editions =
    L’edizione 2 è quella abituale, e la sola con l’espansione. Nell’edizione 1:
    - tutto ciò che mostra il tuo dado, tranne i cristalli, si può rifiutare; livello e carta possono aspettare (A1, A2)
    - Bilancia di Ishtar costa 6 cristalli e trasforma 4 energie dello stesso tipo in 12 (A9)
    - Idolo del Famiglio non porta nulla quando entra in gioco (A10), e l’aria di un Amuleto Elementale costa una carta (A11)
    - dopo Pozione della Vita non si cristallizza più nulla in quel turno, e solo le Sacche si aggiungono (A12)
    - alcune attivazioni si pagano con la sola riserva, non con un Amuleto dell’Acqua (A23, A27)
    - una Clessidra del Tempo rende alla fine del round (A15)
    - la partita finisce appena l’indicatore supera la fine (A8)
    .title = Le due edizioni
