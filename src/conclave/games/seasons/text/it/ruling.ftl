# The rulings, as docs/rulings.md has them: .title is the heading, the value what stands below it, a line for each paragraph or item.

# A. Where the editions differ
seasons-ruling-A1 = Edizione 2: energie, cristalli, livello di invocazione e carta vanno presi; cristallizzare è un permesso che nessuno è tenuto a usare. Edizione 1: si può rifiutare tutto tranne i cristalli (O9).
    .title = Le azioni del dado
seasons-ruling-A2 = Edizione 2: tutte e quattro le azioni obbligatorie del dado, carta compresa, vengono prima di ogni altra cosa; solo il bonus di pesca fa parte della pesca stessa. Edizione 1: solo energie e cristalli vengono prima; livello di invocazione e carta aspettano che il loro giocatore li voglia.
    .title = Che cosa viene prima in un turno
seasons-ruling-A3 = Si ferma a 15. Ciò che va oltre è perduto, e lì non si può usare il bonus del livello.
    .title = La fine del livello di invocazione
seasons-ruling-A4 = Invocare è portare in gioco una carta dalla mano pagandone il costo. Una carta che un’altra carta porta senza pagarla è messa in gioco: Bastone, Vaso e Sanguisuga non la vedono, e nemmeno il conto delle invocazioni. L’edizione 1 chiama entrambe “invocazione”: le stesse tre carte restano escluse, una per una, ma il conto comprende le entrate senza pagare.
    .title = Invocata, o messa in gioco
seasons-ruling-A5 = Avvengono ogni volta che la carta entra in gioco, pagata o no.
    .title = Gli effetti di entrata in gioco
seasons-ruling-A6 = Una carta si può attivare nello stesso turno in cui arriva. Una carta girata si raddrizza quando comincia il round seguente, non prima.
    .title = Attivare una carta nuova
seasons-ruling-A7 = Stanno a faccia in giù. Nessuno può guardarci dentro; solo chi ha visto una carta finirci sa che c’è.
    .title = Gli scarti
seasons-ruling-A8 = Edizione 2: alla fine di un round, dopo che l’indicatore si è mosso ed è avvenuto tutto ciò che ne consegue, la partita è finita se il terzo anno è passato. Degli Stivali possono spingere l’indicatore oltre la fine e altri possono riportarlo indietro: conta solo quel momento. Edizione 1: la partita è finita appena l’indicatore supera la fine (O5), ma se sono stati degli Stivali, prima si gioca il round fino in fondo.
    .title = La fine della partita
seasons-ruling-A9 = Edizione 2: costa 2 cristalli e trasforma 3 energie dello stesso tipo in 9; ogni Sacca e ogni bonus di cristallizzazione del turno aggiungono 3. Edizione 1: costa 6 cristalli e trasforma 4 energie dello stesso tipo in 12; ogni Sacca aggiunge 4, il bonus nulla.
    .title = Bilancia di Ishtar
seasons-ruling-A10 = L’edizione 2 aggiunge 10 cristalli quando entra in gioco.
    .title = Idolo del Famiglio
seasons-ruling-A11 = Edizione 2: livello di invocazione +1. Edizione 1: si scarta una carta dalla mano, se c’è.
    .title = L’aria dell’Amuleto Elementale
seasons-ruling-A12 = Edizione 2: la pozione non dà permessi, e dopo di essa in quel turno solo un dado con il simbolo o un bonus di cristallizzazione lasciano ancora cristallizzare; ogni altro permesso, come quello di un Albero della Luce, di un Cristallizzatore di Io, di un Dado della Costanza o di un gettone, è finito. Edizione 1: in quel turno non si cristallizza più nulla (O14), e alla pozione si aggiungono solo le Sacche, come alla Bilancia (A9).
    .title = Cristallizzare dopo la Pozione della Vita
seasons-ruling-A13 = Non sono nella riserva ma si possono spendere come se lo fossero, in entrambe le edizioni (G28); non pagano soltanto ciò che l’edizione 1 vuole dalla riserva vera e propria (A23, A27).
    .title = Le energie sull’Amuleto dell’Acqua
seasons-ruling-A14 = Che stiano sul Tomo o sulla plancia, fanno parte della riserva.
    .title = Le energie del Tomo Magico
seasons-ruling-A15 = Edizione 2: al cambio di stagione, anche nel mezzo di un turno. Edizione 1: alla fine del round in cui la stagione è cambiata (O6).
    .title = Quando rende la Clessidra del Tempo
seasons-ruling-A16 = Edizione 2: chi lo possiede tiene ciò che la riserva può contenere. Edizione 1: sette energie, Tomo o no.
    .title = Un Calderone Insaziabile pieno
seasons-ruling-A17 = Svuota la riserva, parte del Tomo compresa; le energie su Amuleti e Calderoni restano.
    .title = Pozione dei Sogni
seasons-ruling-A18 = Si paga almeno un cristallo e si trasforma almeno un’energia.
    .title = Specchio delle Stagioni
seasons-ruling-A19 = Al vicino non serve posto nel livello di invocazione, e riceve la carta raddrizzata.
    .title = Passare l’Anima Dannata di Onys
seasons-ruling-A20 = Troppe carte per il livello di invocazione non sono un danno, ma l’invocazione seguente vuole meno carte in gioco di quante ne indica il livello.
    .title = Dopo il Demone di Argos
seasons-ruling-A21 = Una copia precedente della stessa carta conta tra gli altri oggetti magici.
    .title = Scettro e Ciondolo
seasons-ruling-A22 = Ogni attivazione fa una delle due cose.
    .title = Albero della Luce e Sfera di Cristallo
seasons-ruling-A23 = Edizione 2: quattro energie qualsiasi, anche quelle sugli Amuleti dell’Acqua. Edizione 1: quattro della riserva.
    .title = Che cosa paga la carta della Sfera
seasons-ruling-A24 = Nessuno restituisce carte delle biblioteche.
    .title = Un anno che torna indietro
seasons-ruling-A25 = Reagisce solo alle invocazioni dalla mano.
    .title = Vaso Dimenticato di Yjang
seasons-ruling-A26 = Prende 5 cristalli a ogni avversario, o tutti a chi ne ha meno, o nessuno a chi non ne ha.
    .title = Sid Ombra Notturna
seasons-ruling-A27 = Edizione 2: anche le energie sugli Amuleti dell’Acqua. Edizione 1: solo quelle della riserva, come per la carta della Sfera (A23).
    .title = Che cosa paga Kairn, Bilancia, Specchio e Calderone

# B. The course of the game
seasons-ruling-B1 =
    - Per ogni stagione si estrae a sorte un dado in più dei giocatori, e resta per tutta la partita.
    - Mago Apprendista: ogni giocatore ha uno dei quattro set predefiniti di nove carte, e il resto delle carte da 1 a 30 è il mazzo di pesca. Mago: carte da 1 a 30. Arcimago: carte da 1 a 50. Di ogni carta ce ne sono due. Le carte di Enchanted Kingdom si possono aggiungere a ciascuno dei tre.
    - Un incantamento, se si gioca con uno, sta a faccia in su prima che si distribuisca la prima carta (E0). I gettoni abilità si danno prima delle carte, e se ne tiene uno una volta fatte le biblioteche (D0).
    - Draft: nove carte ciascuno; se ne tiene una, si passano le altre a sinistra, e così via; la nona arriva da sé. Tutti scelgono insieme. L’ordine in cui rispondono non cambia nulla, e nessuno ne ricava la scelta di un altro.
    - Le nove carte diventano una mano e le biblioteche II e III, di tre carte ciascuna, di nuovo tutti insieme. Chi le possiede può guardarle in ogni momento; gli altri mai.
    - Ognuno comincia senza cristalli, senza energie, senza bonus usati e con un livello di invocazione di 0, con il quale non si può invocare nulla.
    .title = Preparazione e preludio
seasons-ruling-B2 =
    1. Tutte le carte si raddrizzano.
    2. Il primo giocatore lancia i dadi della stagione che segna l’indicatore.
    3. In senso orario dal primo giocatore ognuno prende un dado; uno avanza.
    4. I turni, in senso orario dal primo giocatore (B3).
    5. Gli effetti di fine round (B4).
    6. L’indicatore si muove di quanti pallini ha il dado avanzato, qualunque sia ormai la stagione.
    7. Se è passato da 3 a 4, da 6 a 7, da 9 a 10 o da 12 a 1, la stagione cambia (B5).
    8. Da 12 a 1 comincia anche un nuovo anno; la biblioteca II o III si aggiunge alla mano di chi la possiede, una volta sola.
    9. Oltre il terzo anno la partita è finita, dopo il cambio di stagione. Se l’indicatore vi è stato spinto a metà di un round, prima si finisce il round, e se è stato riportato indietro in tempo la partita continua.
    10. Il segnalino di primo giocatore passa a sinistra.
    .title = Il round
seasons-ruling-B3 =
    - Prima che si usi il dado si possono attivare solo Dadi della Malizia, ciascuno una volta. Poi un Dado della Costanza può prenderne il posto (EK14).
    - Poi energie, cristalli, livello di invocazione e carta del dado. La carta si pesca e si tiene o si scarta; oppure, per un bonus, se ne pescano due e se ne tiene esattamente una.
    - Poi si invoca, si attiva, si cristallizza e si usano bonus, in qualsiasi ordine e numero; anche il gettone abilità e lo scarto della Visione del Destino. Nulla è obbligatorio, e un permesso non usato finisce con il turno.
    - Cristallizzare rende secondo la stagione che l’indicatore segna in quel momento, più un cristallo per ogni Sacca di Io e per ogni bonus di cristallizzazione di questo turno; il gettone 6 e la Ricchezza di Io ne aggiungono uno ciascuno (D6, E7).
    - Bonus: scambiare due energie, cristallizzare con un cristallo in più, livello di invocazione +1, o la pesca migliore, che richiede il simbolo della carta sul dado in uso. Tre in una partita, in qualsiasi combinazione, anche in un solo turno.
    .title = Il turno
seasons-ruling-B4 =
    - In ordine di turno dal primo giocatore del round; ognuno finisce tutti i propri effetti, nell’ordine che vuole, prima che cominci il successivo.
    - Ogni carta agisce una volta, e una condizione si guarda quando tocca alla sua carta.
    - Tutto questo viene prima che l’indicatore si muova e prima che arrivino le carte delle biblioteche.
    .title = La fine del round
seasons-ruling-B5 =
    - Figrim, Clessidra e Statua di Eolis agiscono ogni volta che l’indicatore supera il confine di una stagione, alla fine di un round, per gli Stivali Temporali o per il gettone 10, avanti o indietro, e subito. La Siccità viene prima di loro (G19).
    - L’ordine è come in B4: in un turno il giocatore attivo viene per primo, alla fine di un round il primo giocatore di quel round.
    .title = I cambi di stagione
seasons-ruling-B6 =
    - Nel proprio turno, dopo il dado, dalla mano, con meno carte in gioco di quante ne indica il livello di invocazione.
    - Il costo è quello stampato per il numero di giocatori, meno un’energia a scelta per ogni Mano della Ricchezza che era già in gioco. Almeno un’energia resta, e i cristalli non si risparmiano mai. Con lo Spirito della Natura si aggiunge prima un’energia di qualsiasi tipo (E5).
    - Ogni Sanguisuga Arcana di un avversario riceve un cristallo in più. Nulla di ciò che l’invocazione stessa porta può pagarla.
    - Le energie vengono dalla riserva e dagli Amuleti dell’Acqua, in qualsiasi combinazione.
    - I Bastoni e i Vasi che erano già in gioco reagiscono, una volta ciascuno; poi avvengono gli effetti di entrata in gioco della carta stessa.
    - Una carta messa in gioco senza pagarla richiede posto, ma né costo né Sanguisuga, e Bastone e Vaso non reagiscono.
    .title = Invocare
seasons-ruling-B7 =
    - Nel proprio turno, una carta dritta di cui si può pagare tutto il costo: la si gira, si paga, le Fate Ladruncole ricevono i loro cristalli e i Cuori di Argos la loro terra, poi viene l’effetto.
    - Una carta che ha lasciato il gioco ed è tornata nello stesso round è dritta.
    - Pozioni, Dado della Malizia, passare l’Anima Dannata e nutrire il Calderone sono attivazioni. Bonus, cristallizzazione, entrate in gioco, fine di un round, gettoni abilità e un Dado della Costanza non lo sono.
    .title = Attivare
seasons-ruling-B8 =
    - Un effetto è obbligatorio, a meno che la carta non dica “puoi”; ciò che è impossibile si tralascia e il resto avviene.
    - Nessuno agisce fuori dal proprio turno, se non per rispondere a ciò che chiede la carta di un altro.
    - I cristalli non scendono mai sotto 0: perdite e doni prendono quello che c’è. I costi si pagano per intero o non si pagano.
    - Chi avrebbe più energie di quante ne accoglie la riserva sceglie subito, tra vecchie e nuove, quali tenere: quante ce ne stanno, non meno. Ce ne stanno sette, o dieci con un numero qualsiasi di Tomi, meno una per ogni Lanterna di Mesodae, per ogni Statua di Eolis e per ogni posto preso dalla Siccità, ma mai meno di zero. Si guarda di nuovo ogni volta che una carta del genere arriva o se ne va.
    - Le energie su una carta sono perdute quando lascia il gioco.
    - Il livello di invocazione resta tra 0 e 15, e avere più carte del livello non costa nulla.
    - Le copie di una carta si sommano. La mano non ha limite.
    - Ciò che si scarta (dalla mano) o si sacrifica (dal gioco) va in cima agli scarti.
    - Gli effetti su più avversari vanno in senso orario, dalla sinistra di chi li causa.
    .title = Per ogni effetto
seasons-ruling-B9 =
    - Nel momento in cui la sua ultima carta se ne va, tutti gli scarti vengono mescolati e diventano il nuovo mazzo. Se in quel momento non ci sono scarti, le prossime carte che vi arrivano sono subito il nuovo mazzo: una sola, o tutte quelle scartate insieme.
    - Le carte pescate, ma non ancora tenute né scartate, non appartengono a nessun mazzo.
    - Se mazzo e scarti sono vuoti, pescare e guardare trovano meno carte o nessuna, e tutto il resto avviene comunque.
    - Gli scarti hanno un ordine (O12).
    - Rivelare è mostrare a tutti; guardare è per gli occhi di un solo giocatore. Una carta data da Naria è nota a chi la dà e a chi la riceve.
    .title = Il mazzo di pesca

# C. The cards
seasons-ruling-C1 = Livello di invocazione +2, fino a 15 al massimo.
    .title = Amuleto dell’Aria
seasons-ruling-C2 = Peschi quattro carte, che vedi solo tu, ne tieni esattamente una, scarti le altre. Con meno carte nel mazzo, quelle che ci sono.
    .title = Amuleto del Fuoco
seasons-ruling-C3 = 9 cristalli.
    .title = Amuleto della Terra
seasons-ruling-C4 = Quattro energie a scelta stanno sulla carta, fuori dalla riserva e dal suo limite. Si possono spendere come quelle della riserva (G28), non si riforniscono mai, e sono perdute quando la carta lascia il gioco. Ciò in cui le cambia uno scambio o uno Specchio va nella riserva.
    .title = Amuleto dell’Acqua
seasons-ruling-C5 = Una cristallizzazione che non richiede permesso, non ne dà e non bada alla stagione: vedi A9.
    .title = Bilancia di Ishtar
seasons-ruling-C6 = 3 cristalli per ogni tua invocazione dalla mano, ma non per la propria.
    .title = Bastone della Primavera
seasons-ruling-C7 = L’indicatore si muove di una, due o tre caselle, avanti o indietro; restare fermi non è permesso. Stagioni, anni e biblioteche seguono subito, per tutti i giocatori. I dadi già lanciati restano come sono; la resa della cristallizzazione cambia subito.
    .title = Stivali Temporali
seasons-ruling-C8 = Un cristallo in più per ogni energia che cristallizzi, anche con la Bilancia e la Pozione della Vita, non con il Calderone o il Cranio.
    .title = Sacca di Io
seasons-ruling-C9 = Ne peschi quattro; una va messa in gioco senza pagarla se il livello di invocazione ha posto accanto al Calice, e le altre si scartano; senza posto si scartano tutte.
    .title = Calice Divino
seasons-ruling-C10 = Ogni avversario, in senso orario, sacrifica una carta a propria scelta, se ne ha una.
    .title = Syllas il Fedele
seasons-ruling-C11 = A ogni cambio di stagione ogni avversario che ha un cristallo ne dà uno; ogni Figrim per sé.
    .title = Figrim l’Avaro
seasons-ruling-C12 = Peschi una carta per ogni giocatore; prima ne tieni una, poi ne dai una a ogni avversario, in senso orario. Se le carte sono troppo poche, gli ultimi restano senza. Nessuno può rifiutare.
    .title = Naria la Profetessa
seasons-ruling-C13 = Alla fine di un round con almeno quattro energie nella riserva: 3 cristalli.
    .title = Baule Meraviglioso
seasons-ruling-C14 = Alla fine di un round con nessuna o una sola energia nella riserva: una a scelta. Un secondo Corno conta l’energia del primo.
    .title = Corno del Mendicante
seasons-ruling-C15 = Prima che si usi il tuo dado: lo rilanci, ricevi 2 cristalli, e usi solo la faccia nuova. Due possono seguirsi. Troppo tardi nel turno in cui arriva.
    .title = Dado della Malizia
seasons-ruling-C16 = Per un’energia ogni avversario perde fino a 4 cristalli.
    .title = Kairn il Distruttore
seasons-ruling-C17 = Ognuno, anche chi lo possiede, riprende in mano uno dei propri oggetti magici in gioco, se ne ha uno. Non è un sacrificio. Le energie sull’oggetto sono perdute, e lo si può invocare di nuovo subito.
    .title = Amsug Lungocollo
seasons-ruling-C18 = La riserva accoglie dieci energie, e ne arrivano due. Altre copie non la ingrandiscono.
    .title = Tomo Magico
seasons-ruling-C19 = 20 cristalli alla fine con un numero di carte in gioco strettamente maggiore di quello di ogni avversario; ogni copia rende.
    .title = Elmo di Ragfield
seasons-ruling-C20 = Le tue invocazioni costano un’energia a tua scelta in meno, e mai meno di una. Non per i cristalli, le attivazioni o sé stessa.
    .title = Mano della Ricchezza
seasons-ruling-C21 = Scegli un avversario qualsiasi e ricevi dalla riserva centrale ciò che contiene la sua riserva; poi vale il limite.
    .title = Lewis Grisemine
seasons-ruling-C22 = Nessun effetto.
    .title = Cubo Runico di Eolis
seasons-ruling-C23 = Sacrificio: peschi una carta che va tenuta, livello di invocazione +2.
    .title = Pozione della Potenza
seasons-ruling-C24 = La sacrifichi e scarti tutta la riserva, anche vuota: una carta della tua mano entra in gioco senza essere pagata. Il posto della pozione stessa conta come libero (G12).
    .title = Pozione dei Sogni
seasons-ruling-C25 = Sacrificio: cinque energie a scelta; il limite viene dopo (G24).
    .title = Pozione del Sapere
seasons-ruling-C26 = Sacrificio: ogni energia della riserva diventa 4 cristalli, più Sacche e bonus (G7). Tutte, e non ne serve nessuna. Mette fine alla maggior parte dei permessi di cristallizzare (A12).
    .title = Pozione della Vita
seasons-ruling-C27 = Un’energia a scelta a ogni cambio di stagione, chiunque l’abbia causato.
    .title = Clessidra del Tempo
seasons-ruling-C28 = 3 cristalli per ogni altro oggetto magico che hai in gioco.
    .title = Scettro della Grandezza
seasons-ruling-C29 = 20 cristalli.
    .title = Statua Benedetta di Olaf
seasons-ruling-C30 = Un’energia a scelta per ogni tua invocazione dalla mano, ma non per la propria; arriva quando il costo è pagato.
    .title = Vaso Dimenticato di Yjang
seasons-ruling-C31 = Scegli da una a quattro energie diverse e le paghi. Acqua: due energie; terra: 5 cristalli; fuoco: una carta che va tenuta; aria: vedi A11; nell’ordine che vuoi. Le Mani della Ricchezza fanno risparmiare energie, non effetti. Messo in gioco senza pagarlo, ha tutti e quattro gli effetti.
    .title = Amuleto Elementale
seasons-ruling-C32 = 3 cristalli per un’energia a scelta, o un’energia per il permesso di cristallizzare.
    .title = Albero della Luce
seasons-ruling-C33 = Gli avversari ti danno un cristallo per ogni invocazione dalla mano o non possono invocare; ogni Sanguisuga per sé.
    .title = Sanguisuga Arcana
seasons-ruling-C34 = O guardi la prima carta, poi la rimetti o paghi quattro energie (A23) per metterla in gioco, se c’è posto; oppure paghi 3 cristalli per scartarla senza vederla. La decisione segue lo sguardo.
    .title = Sfera di Cristallo
seasons-ruling-C35 = Un’attivazione ci mette un’energia. Con la settima viene subito sacrificato, per 15 cristalli e le sette energie. Non è una cristallizzazione.
    .title = Calderone Insaziabile
seasons-ruling-C36 = Peschi una carta, che si tiene, o ne scarti una dalla mano; tutti la vedono. Tante energie a scelta quanto è il suo prestigio, nessuna per zero o meno. Con una mano vuota, peschi.
    .title = Corona Vampiro
seasons-ruling-C37 = Sacrifichi tre carte, tra cui il Cranio se vuoi: 15 cristalli.
    .title = Cranio del Drago
seasons-ruling-C38 = In senso orario, il livello di invocazione di ogni avversario scende di uno, non sotto 0, e l’avversario pesca una carta che va tenuta.
    .title = Demone di Argos
seasons-ruling-C39 = Alla fine di un round ogni avversario ti dà un cristallo; se uno non ha potuto, Titus viene sacrificato dopo che gli altri hanno dato il loro.
    .title = Titus Bellosguardo
seasons-ruling-C40 = Ogni energia nelle riserve degli avversari diventa aria.
    .title = Elementale dell’Aria
seasons-ruling-C41 = Quando un avversario attiva una carta ti dà un cristallo se ne ha uno, e tu ne ricevi uno in più in ogni caso; ogni copia per sé.
    .title = Fate Ladruncole
seasons-ruling-C42 = 10 cristalli, livello di invocazione +1, due energie. Comunque venga sacrificato, la tua riserva si svuota, prima di tutto ciò che porta lo stesso effetto. Tornare in mano non è un sacrificio.
    .title = Trattato Maledetto di Arus
seasons-ruling-C43 = Un cristallo per ogni famiglio che hai in gioco; si può attivare anche senza.
    .title = Idolo del Famiglio
seasons-ruling-C44 = Scarti un famiglio dalla mano o ne sacrifichi uno in gioco: quattro energie. Senza, è impossibile.
    .title = Kriss Necrotico
seasons-ruling-C45 = Alla fine 3 cristalli per ogni energia nella riserva; ogni copia rende.
    .title = Lanterna di Xidit
seasons-ruling-C46 = Alla fine 20 cristalli senza un famiglio in gioco; la mano non conta.
    .title = Forziere Sigillato di Urm
seasons-ruling-C47 = Per altrettanti cristalli, energie di uno stesso tipo diventano energie di un solo altro tipo.
    .title = Specchio delle Stagioni
seasons-ruling-C48 = Un’energia a scelta per ogni altro oggetto magico che hai in gioco.
    .title = Ciondolo di Ragnor
seasons-ruling-C49 = Con il maggior numero di cristalli, senza pareggio, quando entra in gioco, costi pagati e Bastone contato: vedi A26. Altrimenti nulla.
    .title = Sid Ombra Notturna
seasons-ruling-C50 = 10 cristalli e un’acqua per chi la porta in gioco. Per un’acqua va al vicino di sinistra (A19), più volte in un round se si vuole. Chi la possiede perde 3 cristalli alla fine del round. Conta come una carta in gioco e come un famiglio.
    .title = Anima Dannata di Onys

# EK. The cards of Enchanted Kingdom
seasons-ruling-EK1 = La prima attivazione in un turno di chi lo possiede ci mette una terra; alla fine del round quella terra va nella riserva, il cui limite vale. Ogni Cuore riceve la propria (O22). Se il Cuore lascia il gioco, la terra è perduta.
    .title = Cuore di Argos
seasons-ruling-EK2 = Alla fine di ogni round chi lo possiede deve scartare un’energia a scelta, dalla riserva o da un Amuleto dell’Acqua, se ce n’è; 5 cristalli se è una terra. Ciò che sta su altre carte è fuori dalla sua portata.
    .title = Corno dell’Abbondanza
seasons-ruling-EK3 = Alla fine di un round ci si può mettere un’energia della riserva o di un Amuleto dell’Acqua, senza limite. Attivato, ne restituisce una o più, quelle che vuole chi lo possiede; poi vale il limite della riserva. Se è vuoto non si può attivare.
    .title = Monolito delle Fate
seasons-ruling-EK4 = Riporta in mano a chi lo possiede uno dei suoi oggetti magici in gioco che costano energia, se ce n’è: anche un Amuleto Elementale, ma nessun Codice (G15), nulla di gratuito o pagato con soli cristalli, e nessun Raven. Con lo Spirito della Natura tutti gli oggetti magici costano energia.
    .title = Codice di Selenia
seasons-ruling-EK5 = Nomini un’energia e riveli carte fino a un oggetto magico il cui costo la contiene; lo tieni, o lo scarti per sempre, nomini di nuovo un’energia, la stessa o un’altra, e tieni ciò che si trova allora (G16). Le altre si scartano così come sono state rivelate. I cristalli non si possono nominare.
    .title = Pergamena di Ishtar
seasons-ruling-EK6 = Prende un posto della riserva e porta 3 cristalli alla fine di ogni round. Nessuna carta può metterla in gioco; si può copiare, e una Mano della Ricchezza la rende meno cara.
    .title = Lanterna di Mesodae
seasons-ruling-EK7 = Prende un posto della riserva. A ogni cambio di stagione, anche durante un turno, un’energia a scelta, o 2 cristalli e uno sguardo alla prima carta, solo per gli occhi di chi la possiede.
    .title = Statua di Eolis
seasons-ruling-EK8 = Riveli carte fino a un famiglio; lo tieni, o lo scarti per sempre, cerchi ancora una volta e tieni ciò che si trova allora (G16). Le altre si scartano. Senza famigli nel mazzo e negli scarti la ricerca finisce (G25).
    .title = Rete per Famigli
seasons-ruling-EK9 = Un dado in uso che porta cristalli permette a chi lo possiede di cristallizzare, anche se il Cristallizzatore arriva più tardi in quel turno. Alla fine del round ogni Cristallizzatore porta 2 cristalli se in un turno simile è stata cristallizzata un’energia con un permesso, anche quello di un bonus dopo una Pozione della Vita; ciò che cristallizzano una Bilancia o la Pozione non conta. Un dado sostituito da un Dado della Costanza non è in uso, e i cristalli di un Dado della Malizia non sono del dado.
    .title = Cristallizzatore di Io
seasons-ruling-EK10 = Chi ha una carta in mano deve scartarne una, poi ne pesca una che si tiene, e torna indietro di una casella sul tracciato dei bonus. Con una mano vuota non succede nulla, Scudo o no.
    .title = Trono del Rinnovamento
seasons-ruling-EK11 = Guardi le prime cinque carte degli scarti, ne prendi una in mano, e metti le altre in fondo nell’ordine che vuoi. La pozione stessa non è tra loro (G9). Senza scarti non c’è nulla da prendere.
    .title = Pozione della Resurrezione
seasons-ruling-EK12 = Per tre energie dello stesso tipo, Amuleti dell’Acqua compresi, una di loro resta sul Gioiello. Alla fine 35 cristalli se ce ne sono tre o più; altrimenti se ne perdono 10. Non è una cristallizzazione.
    .title = Gioiello degli Antichi
seasons-ruling-EK13 =
    Quando chi lo possiede deve sacrificare o scartare una carta a causa di una carta potere, di un incantamento o del gettone 2, lo Scudo può andarsene al suo posto, per 10 cristalli.
    - I costi contano: l’effetto di una pozione, del Falco, del Calderone o del Kriss viene prima, poi lo Scudo se ne va e la carta resta, girata.
    - Si salvano anche le carte in mano, una volta nominate; una Corona conta la carta che è stata nominata.
    - Serve un’altra carta che andrebbe perduta; non salva ciò che è stato pescato e non si vuole, ciò che torna in mano, o un Raven che deve andarsene (G22).
    - Un Raven che copia uno Scudo è uno Scudo. Per due Scudi vedi G8.
    .title = Scudo di Zira
seasons-ruling-EK14 = Prima che si usi il dado può prenderne il posto: livello di invocazione +1, un’energia a scelta, o il permesso di cristallizzare. Una volta per turno, e non nel turno in cui arriva. Non è un’attivazione. Il dado è ignorato, ma resta preso.
    .title = Dado della Costanza
seasons-ruling-EK15 = Due energie; poi si scarta dalla mano un numero qualsiasi di carte, e se ne pescano e si tengono altrettante. Ognuna di loro può essere salvata da uno Scudo e conta comunque.
    .title = Amuleto del Tempo
seasons-ruling-EK16 = Per 2 cristalli chi lo possiede guarda le prime tre carte e le rimette in qualsiasi ordine. Se nel mazzo ce ne sono meno, sono quelle; mentre si guardano non si forma alcun nuovo mazzo.
    .title = Cannocchiale Arcano
seasons-ruling-EK17 = 10 cristalli e livello di invocazione +1 quando entra in gioco. Attivato, viene sacrificato: livello di invocazione -1 per ogni avversario, ma non sotto 0, e 6 cristalli per ciascuno di loro.
    .title = Falco di Argos
seasons-ruling-EK18 =
    Quando entra in gioco, chi lo possiede può scegliere un oggetto magico di un avversario e pagarne il costo (G27): da allora Raven ne ha gli effetti, prima quello di entrata in gioco.
    - Copiare non è invocare: Sanguisuga, Bastone, Vaso, Mano della Ricchezza e Spirito della Natura non c’entrano. Gli Amuleti dell’Acqua possono pagare.
    - Le energie stanno su Raven stesso, e “sacrifica questa carta” vuol dire Raven.
    - Raven resta un famiglio di prestigio 2 per tutto ciò che conta le carte; uno Scettro o un Ciondolo tramite Raven conta ogni oggetto magico.
    - Oggetti gratuiti e Lanterna di Mesodae si possono copiare, un altro Raven no. Se non c’è nulla da copiare, Raven resta lì e basta.
    - Quando l’oggetto lascia il gioco, in qualunque modo, Raven viene sacrificato (G22).
    .title = Raven l’Usurpatore
seasons-ruling-EK19 = Ogni giocatore, prima gli avversari (G11), scarta quattro energie della riserva, o una carta dalla mano, come dice chi lo possiede. Chi ne ha meno scarta tutto; gli Amuleti dell’Acqua non si toccano.
    .title = Guardiano di Argos
seasons-ruling-EK20 = Prende due energie, a scelta di chi lo possiede, dalla riserva di ogni avversario, o quella sola che c’è; poi vale il limite (G13).
    .title = Rattus Ombra Notturna

# D. Ability tokens
seasons-ruling-D0 =
    - Se ne danno tre a testa prima delle carte, tutti diversi e solo per gli occhi di chi li possiede. Una volta fatte le biblioteche ogni giocatore ne tiene uno; tutti scelgono insieme e li scoprono insieme. Gli altri sono fuori dalla partita.
    - Un gettone si usa una volta nella partita, nel turno di chi lo possiede, dopo le azioni del dado. Nessuno è tenuto a farlo.
    - Usarlo non è un’attivazione: Fate Ladruncole e Cuori di Argos non lo vedono.
    - I suoi punti contano alla fine solo se è stato usato.
    - Un gettone che non trova nulla da pescare, da guardare nel mazzo, da perdere o con cui pagare, o che non può muovere il livello di invocazione, non si può usare.
    .title = I gettoni abilità in generale
seasons-ruling-D1 = Peschi una carta, la tieni o no; -5 punti. La pesca del dado viene prima e non va perduta.
    .title = Gettone 1: una carta
seasons-ruling-D2 = Sacrifichi o scarti una delle tue carte; 6 punti. Serve una carta, e al suo posto può andarsene uno Scudo di Zira (G8).
    .title = Gettone 2: una carta in meno
seasons-ruling-D3 = A scelta, entro il limite; -5 punti.
    .title = Gettone 3: due energie
seasons-ruling-D4 = Livello di invocazione -1, ma non sotto il numero delle proprie carte in gioco; 10 punti.
    .title = Gettone 4: il livello scende
seasons-ruling-D5 = Ciascuna vale alla fine 3 punti invece di -5. Conta sempre, non si usa mai e non si gira mai.
    .title = Gettone 5: le carte in mano
seasons-ruling-D6 = Permesso di cristallizzare in questo turno, con un cristallo in più per ogni energia, oltre a tutto il resto; 0 punti.
    .title = Gettone 6: cristallizzare
seasons-ruling-D7 = 12 cristalli; -6 punti.
    .title = Gettone 7: cristalli
seasons-ruling-D8 = Scarti quattro energie di acqua; 18 punti. Gli Amuleti dell’Acqua possono darne una parte o tutta.
    .title = Gettone 8: acqua
seasons-ruling-D9 = Livello di invocazione +2, fino a 15 al massimo; -5 punti.
    .title = Gettone 9: il livello sale
seasons-ruling-D10 = Si muove di esattamente due caselle, avanti o indietro, con tutto ciò che ne consegue come con gli Stivali Temporali: cambi di stagione, anni, biblioteche, Siccità; 3 punti.
    .title = Gettone 10: l’indicatore di stagione
seasons-ruling-D11 = Guardi le mani di tutti gli avversari, solo per i tuoi occhi e così come sono in quel momento; 9 punti.
    .title = Gettone 11: le altre mani
seasons-ruling-D12 = Guardi le prime tre carte e le rimetti in qualsiasi ordine; 0 punti.
    .title = Gettone 12: il mazzo

# E. Enchantments
seasons-ruling-E0 = Uno solo per tutta la partita e per tutti, scelto o estratto a sorte (O23). I primi tre cambiano il modo di scegliere le carte, che i set predefiniti dei Maghi Apprendisti sostituiscono: insieme sono rifiutati.
    .title = Gli incantamenti in generale
seasons-ruling-E1 = 18 carte ciascuno, nulla si passa, nove si tengono; il resto si mescola nel mazzo di pesca. È rifiutata dove non ci sono abbastanza carte, come per quattro giocatori con le sole carte da 1 a 30.
    .title = Costruzione Elementale
seasons-ruling-E2 = Il draft è di dodici carte, e mano e biblioteche ne hanno quattro ciascuna.
    .title = Esperienza Prolungata
seasons-ruling-E3 = Undici carte ciascuno. La prima scelta si scarta e il draft continua come al solito; alla fine si scarta una delle dieci. Sono le prime carte degli scarti, note solo a chi le ha messe lì.
    .title = Selezione Naturale
seasons-ruling-E4 = Una sola invocazione dalla mano per turno. Calice, Sfera, Pozione dei Sogni e la copia di un Raven non sono limitati.
    .title = Radici Intralcianti
seasons-ruling-E5 = Ogni carta invocata dalla mano costa un’energia di qualsiasi tipo in più, anche quella che è gratuita o costa solo cristalli. Una Mano della Ricchezza può toglierla di nuovo, ma almeno un’energia si paga. Le carte messe in gioco senza pagarle e la copia di un Raven non costano più del solito. Il Codice può riportare in mano qualsiasi oggetto magico. Ciò che si aggiunge a un Amuleto Elementale non fa nulla (G17).
    .title = Spirito della Natura
seasons-ruling-E6 = Chi riceve e tiene carte in mano paga 5 cristalli, una volta sola per quante siano; con 4 o meno non ne paga, ma sacrifica o scarta invece una delle proprie carte, quella ricevuta se non ce n’è un’altra (G18). Le carte delle biblioteche ne sono esenti, e così quelle che si sono solo guardate o che vanno direttamente in gioco. Al suo posto può andarsene uno Scudo di Zira.
    .title = Abbraccio di Argos
seasons-ruling-E7 = Ogni energia cristallizzata porta un cristallo in più, oltre a Sacca e bonus, e anche con Bilancia di Ishtar e Pozione della Vita.
    .title = Ricchezza di Io
seasons-ruling-E8 = Un quinto bonus: pescare una carta, tenerla o no. Non richiede alcun simbolo; tre bonus in tutto restano il limite.
    .title = Sapere di Olaf
seasons-ruling-E9 = Quando l’indicatore avanza da 6 a 7, chi ha più cristalli, senza pareggio, sacrifica una carta o perde per sempre un posto della riserva; senza una carta in gioco perde il posto. Una volta all’anno (O20), e prima delle carte che reagiscono a un cambio di stagione (G19).
    .title = Siccità
seasons-ruling-E10 = Le prime due carte del mazzo di pesca stanno a faccia in su; la prima è quella che si pesca dopo. In un turno, dopo le azioni del dado, il suo giocatore può pagare una volta 5 cristalli per scartare la prima. Ogni volta che una se ne va, la successiva si scopre subito (G20).
    .title = Visione del Destino

# F. Scoring
seasons-ruling-F1 = Quando tutto l’ultimo round è finito, Elmo, Forziere di Urm e Lanterna di Xidit portano i loro cristalli, e così un Gioiello degli Antichi completato. I Gioielli incompiuti si prendono prima i loro, per quanti ce ne sono.
    .title = Le carte della fine
seasons-ruling-F2 = I cristalli e il prestigio delle carte in gioco, anche dove è negativo; meno 5 per ogni carta in mano e meno 5, 12 o 20 per uno, due o tre bonus. Un gettone abilità usato conta ciò che dice, e con il gettone 5 ogni carta in mano porta invece 3 punti. Le carte in una biblioteca non contano.
    .title = Il punteggio
seasons-ruling-F3 = Di per sé non vale nulla.
    .title = L’energia
seasons-ruling-F4 = Vince chi ha più punti; in caso di pareggio, chi ha invocato più carte nella partita; se il pareggio resta, la vittoria è condivisa.
    .title = I pareggi
seasons-ruling-F5 = Un punteggio può essere negativo.
    .title = Nessun minimo
seasons-ruling-F6 = 72 cristalli, 68 di prestigio, due bonus e una carta in mano fanno 123 punti.
    .title = Una verifica

# G. Open questions, settled
seasons-ruling-G1 = Permesso, anche per il gettone 10: l’anno diventa 0. Tornare all’anno 1 non dà carte.
    .title = Stivali indietro dalla prima casella
seasons-ruling-G2 = L’ordine di turno, ognuno ordinando i propri effetti; il cambio di anno viene per ultimo.
    .title = L’ordine di un cambio di stagione
seasons-ruling-G3 = Il primo giocatore del round appena giocato; il segnalino passa più tardi.
    .title = Chi comincia la fine del round
seasons-ruling-G4 = Dopo il costo dell’attivazione e prima del suo effetto: non possono mai impedirla.
    .title = Quando riscuotono le Fate
seasons-ruling-G5 = Prima Bastone e Vaso.
    .title = Bastone e Vaso, o l’entrata in gioco
seasons-ruling-G6 = Si sommano tutte, per l’intero turno, qualunque cosa abbia dato il permesso.
    .title = Più aggiunte alla cristallizzazione
seasons-ruling-G7 = Il bonus conta: un cristallo per ogni energia. Così anche il gettone 6 e la Ricchezza di Io. Non nell’edizione 1 (A12).
    .title = Bonus di cristallizzazione e Pozione della Vita
seasons-ruling-G8 = Uno Scudo può prendere il posto dell’altro, una volta per ogni perdita: 20 cristalli per uno Scudo. Aiuta anche contro il gettone 2.
    .title = Due Scudi; il gettone 2
seasons-ruling-G9 = Prima si guarda, poi la pozione va sugli scarti: non può essere trovata.
    .title = La Resurrezione e sé stessa
seasons-ruling-G10 = Il numero di invocazioni nella partita, non le carte in gioco alla sua fine.
    .title = Che cosa risolve un pareggio
seasons-ruling-G11 = Gli avversari in senso orario, chi possiede la carta per ultimo.
    .title = L’ordine di Amsug e del Guardiano
seasons-ruling-G12 = Solo con una carta in mano e posto per lei una volta che la pozione se n’è andata.
    .title = Quando si può bere la Pozione dei Sogni
seasons-ruling-G13 = Quanto c’è da prendere, due al massimo.
    .title = La parte di Rattus
seasons-ruling-G14 = Richiede due energie, di riserva e Amuleti insieme. Può tornare lo stesso tipo; ciò che arriva va nella riserva.
    .title = Il bonus di scambio
seasons-ruling-G15 = Un Codice non riporta in mano né sé stesso né un altro Codice.
    .title = Codice e Codice
seasons-ruling-G16 = Un Amuleto Elementale vale come carta trovata per ogni energia. Chi scarta la prima carta trovata deve cercare di nuovo, per la Pergamena nominando di nuovo un’energia, e tiene la seconda.
    .title = Cercare due volte
seasons-ruling-G17 = Non fa scattare nulla di un Amuleto Elementale, e per la Pergamena non fa di una carta una carta che costa questa o quella energia.
    .title = Ciò che aggiunge lo Spirito della Natura
seasons-ruling-G18 = Una qualsiasi delle proprie carte, anche quella appena ricevuta; più carte ricevute insieme contano come una volta sola.
    .title = Ciò che prende l’Abbraccio
seasons-ruling-G19 = Prima la Siccità.
    .title = Siccità e cambi di stagione
seasons-ruling-G20 = Le carte si pescano una per una, e ogni volta si scopre la successiva. Dopo che si sono rimesse carte in un certo ordine, le prime due stanno a faccia in su. Una Sfera scarta la prima carta.
    .title = La Visione e tutto il resto
seasons-ruling-G21 = Ogni passo di quel round si fa ancora, compreso il movimento dell’indicatore; poi è finita.
    .title = Oltre la fine con gli Stivali
seasons-ruling-G22 = Uno Scudo non salva un Raven il cui oggetto se n’è andato.
    .title = Scudo e Raven
seasons-ruling-G23 = Un dado, una sola sostituzione.
    .title = Due Dadi della Costanza
seasons-ruling-G24 = Una volta, dopo l’intero guadagno.
    .title = Quando si guarda il limite
seasons-ruling-G25 = Finisce dopo che tutte le carte di mazzo e scarti sono state rivelate; insieme sono allora il nuovo mazzo (B9).
    .title = Una ricerca senza esito
seasons-ruling-G26 = Non si esaurisce mai.
    .title = La riserva centrale
seasons-ruling-G27 = No. Si decide quando entra in gioco.
    .title = Se Raven deve copiare
seasons-ruling-G28 = Le energie sugli Amuleti dell’Acqua possono pagare qualunque cosa chi li possiede faccia di propria volontà (nell’edizione 1 salvo A23 e A27), e non sono mai toccate da ciò che svuota, converte, copia, conta o deruba una riserva. Solo il Corno dell’Abbondanza le raggiunge.
    .title = La portata degli effetti sulla riserva

# H. Not like elsewhere
seasons-ruling-H1 = Tutte e sei le facce sono ugualmente probabili, in ogni lancio.
    .title = I dadi
seasons-ruling-H2 = Nessun effetto si può tralasciare quando entra senza essere pagato; si paga almeno un’energia quando viene invocato, con ciò che si aveva prima; il limite vale dopo la sua acqua.
    .title = Amuleto Elementale
seasons-ruling-H3 = L’eccesso se ne va subito: quando un Tomo lascia il gioco, quando una Lanterna, una Statua o la Siccità prende un posto, quando l’energia di una Statua è di troppo.
    .title = Una riserva che si restringe
seasons-ruling-H4 = Non dà nulla. Tramite un Raven conta ogni oggetto magico.
    .title = Un Ciondolo da solo
seasons-ruling-H5 = Conta ogni bonus del turno; il gettone 6 vi si aggiunge.
    .title = Bilancia di Ishtar
seasons-ruling-H6 = Per la seconda ricerca si nomina di nuovo un’energia, e una carta trovata e scartata sta in cima agli scarti.
    .title = Pergamena di Ishtar
seasons-ruling-H7 = La Corona conta la carta che è stata nominata; il Trono non fa nulla per una mano vuota.
    .title = Corona e Trono con uno Scudo
seasons-ruling-H8 = Il gettone 8 prende acqua dagli Amuleti, il gettone 10 muove di due caselle e non di una, il gettone 1 lascia stare la pesca del dado.
    .title = I gettoni
seasons-ruling-H9 = Gli Amuleti dell’Acqua non danno e non perdono energie.
    .title = Guardiano di Argos
seasons-ruling-H10 = Conta il dado in uso, qualunque sia ormai la stagione, e non un dado che è stato sostituito.
    .title = Cristallizzatore di Io
seasons-ruling-H11 = Mai nello stesso tipo.
    .title = Specchio
seasons-ruling-H12 = Dopo il costo.
    .title = Fate
seasons-ruling-H13 = Cambi di stagione, Demone e Falco vanno in ordine di turno.
    .title = L’ordine
seasons-ruling-H14 = Non ha limiti; e un pareggio non si risolve con le carte in gioco.
    .title = Il punteggio
seasons-ruling-H15 = Hanno un ordine; e si rimescolano subito.
    .title = Gli scarti
seasons-ruling-H16 = Prima di cristallizzare e prima di ogni bonus tranne il proprio.
    .title = La pesca del dado

# O. Ours
seasons-ruling-O1 = Scelto dalla sorte della partita, come un lancio.
    .title = Il primo giocatore
seasons-ruling-O2 = Dati a caso e apertamente: tutti sanno chi ha quali nove carte, ma non come sono riposte.
    .title = I set dei Maghi Apprendisti
seasons-ruling-O3 = Si può attivare solo finché c’è una carta da guardare o da scartare, nel mazzo o tra gli scarti.
    .title = Sfera di Cristallo senza una carta
seasons-ruling-O4 = Scartato dalla mano, è mostrato a tutti.
    .title = Un famiglio per il Kriss
seasons-ruling-O5 = Quando l’indicatore supera la fine dell’anno 3 alla fine di un round, la partita finisce all’istante: quel cambio di stagione non ha effetti. Se l’hanno portato oltre degli Stivali, il cambio di stagione conta, e la partita finisce dopo gli effetti di fine round di quel round, senza un altro movimento e qualunque cosa l’indicatore abbia fatto da allora (A8).
    .title = La fine nell’edizione 1
seasons-ruling-O6 = Viene tra gli effetti di fine round di chi la possiede, anche se ormai la Clessidra non c’è più (A15).
    .title = Ciò che deve una Clessidra nell’edizione 1
seasons-ruling-O7 = Danno le loro energie insieme, in una volta sola.
    .title = Due Vasi
seasons-ruling-O8 = Ciò che si è lasciato per fare posto non si riceve di nuovo nello stesso guadagno: sarebbe tenerlo.
    .title = Fare posto
seasons-ruling-O9 = Prima si decide delle energie, tutte o nessuna; livello di invocazione e carta si possono usare ciascuno fino alla fine del turno, oppure no.
    .title = Rifiutare il dado nell’edizione 1
seasons-ruling-O10 = Un guadagno a scelta oltre lo spazio chiede solo ciò che si tiene.
    .title = Più di quanto ci sta
seasons-ruling-O11 = Si ferma anch’esso a 15, dove finisce il suo tracciato.
    .title = Il livello di invocazione nell’edizione 1
seasons-ruling-O12 = Stanno nell’ordine in cui sono state pescate.
    .title = Carte scartate insieme
seasons-ruling-O13 = Si può usare; la sola carta va tenuta.
    .title = Il bonus di pesca con una sola carta rimasta
seasons-ruling-O14 = In quel turno non si cristallizza più nulla in alcun modo: né con un permesso, né con il bonus di cristallizzazione, né con una Bilancia, né con un’altra Pozione della Vita.
    .title = Pozione della Vita nell’edizione 1
seasons-ruling-O15 = Una risposta unica la dà il tavolo, e le carte dello stesso nome agiscono senza un ordine. La si chiede comunque dove la risposta del tavolo rivelerebbe ad altri qualcosa di carte che non possono vedere, nel preludio, e alla fine di un turno.
    .title = Scelte che non lo sono
seasons-ruling-O16 = È mostrata a tutti quando chi possiede la Sfera decide di pagarla.
    .title = La carta di una Sfera
seasons-ruling-O17 = Un dado appartiene alla stagione in cui è stato lanciato, anche quando viene rilanciato.
    .title = Dadi e Stivali
seasons-ruling-O18 = Se lo Scudo promesso per un’attivazione viene portato via proprio dall’effetto, ciò che doveva salvare è alla fine perduto.
    .title = Uno Scudo andato troppo presto
seasons-ruling-O19 = Mostra le sue carte una volta finito il preludio.
    .title = Quando comincia la Visione del Destino
seasons-ruling-O20 = Se un pareggio ha salvato tutti, può ancora colpire più tardi in quell’anno.
    .title = Una Siccità che non ha colpito nessuno
seasons-ruling-O21 = Una carta di cui si sa che è tra più carte rimesse in un ordine che nessun altro ha visto può trovarsi ovunque in quel mazzo, per quanto ne sanno gli altri.
    .title = Carte rimesse in un ordine non visto
seasons-ruling-O22 = Riceve la sua terra alla prima attivazione che avviene mentre è in gioco.
    .title = Un Cuore che arriva tardi
seasons-ruling-O23 = Si estrae tra quelli che le carte scelte permettono.
    .title = Un incantamento a sorte
