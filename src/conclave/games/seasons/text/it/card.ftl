# The power cards: their names, and what they do in our own words.
# .text is what the card does, .note answers what players ask, .first-edition says what the first edition does otherwise.

seasons-card-amulet-of-air = Amuleto dell’Aria
    .text = Quando entra in gioco, il tuo livello di invocazione sale di 2.
    .note = Il livello si ferma a 15.

seasons-card-amulet-of-fire = Amuleto del Fuoco
    .text = Quando entra in gioco, peschi 4 carte, ne prendi in mano una e scarti le altre tre.
    .note = Le quattro carte le vedi solo tu, e una devi prenderla.

seasons-card-amulet-of-earth = Amuleto della Terra
    .text = Quando entra in gioco, ricevi 9 cristalli.

seasons-card-amulet-of-water = Amuleto dell’Acqua
    .text = Quando entra in gioco, scegli 4 energie e mettile su questa carta. Puoi spenderle come se fossero nella tua riserva.
    .note = Non occupano posto nella riserva, nulla di ciò che conta o svuota una riserva le tocca, e sono perdute quando l’amuleto lascia il gioco.

seasons-card-balance-of-ishtar = Bilancia di Ishtar
    .text = Attivala: cristallizzi 3 energie dello stesso tipo in 9 cristalli.
    .note = Non richiede altri permessi di cristallizzare, e non ne dà. Ogni Sacca di Io, e ogni bonus di cristallizzazione usato in questo turno, aggiunge 3 cristalli.
    .first-edition = Invocarla costa 6 cristalli, e vuole 4 energie dello stesso tipo, dalla riserva vera e propria, per 12 cristalli; solo le Sacche ne aggiungono.

seasons-card-staff-of-spring = Bastone della Primavera
    .text = Per ogni carta che invochi, ricevi 3 cristalli.
    .note = Non per il Bastone stesso, né per le carte che entrano in gioco senza essere invocate. I cristalli arrivano dopo che il costo è stato pagato.

seasons-card-temporal-boots = Stivali Temporali
    .text = Quando entrano in gioco, sposta l’indicatore di stagione di 1, 2 o 3 caselle, avanti o indietro.
    .note = Un cambio di stagione o di anno avviene subito, e così tutto ciò che ne consegue. Tornare indietro di un anno non toglie carte a nessuno.

seasons-card-purse-of-io = Sacca di Io
    .text = Ogni energia che cristallizzi ti porta 1 cristallo in più.
    .note = Anche con la Bilancia di Ishtar e con la Pozione della Vita. Due Sacche ne portano 2.

seasons-card-divine-chalice = Calice Divino
    .text = Quando entra in gioco, peschi 4 carte, ne metti in gioco una senza pagarla e scarti le altre.
    .note = Il tuo livello di invocazione deve avere posto, contando anche il Calice; senza posto si scartano tutte e quattro. L’entrata in gioco della nuova carta ha il suo effetto.

seasons-card-syllas-the-faithful = Syllas il Fedele
    .text = Quando entra in gioco, ogni avversario sacrifica una carta a propria scelta.
    .note = Chi non ha carte in gioco non perde nulla.

seasons-card-figrim-the-avaricious = Figrim l’Avaro
    .text = Ogni volta che cambia la stagione, ogni avversario ti dà 1 cristallo.
    .note = Chi non ha cristalli non ne dà.

seasons-card-naria-the-prophetess = Naria la Profetessa
    .text = Quando entra in gioco, peschi una carta per ogni giocatore: ne tieni una, poi ne dai una a ogni avversario.
    .note = La tua carta viene per prima. Gli altri conoscono solo la carta che ricevono.

seasons-card-wondrous-chest = Baule Meraviglioso
    .text = Alla fine del round, se la tua riserva contiene almeno 4 energie, ricevi 3 cristalli.

seasons-card-beggars-horn = Corno del Mendicante
    .text = Alla fine del round, se la tua riserva contiene al massimo 1 energia, ricevi 1 energia a tua scelta.
    .note = Con due Corni, il secondo guarda di nuovo dopo il primo.

seasons-card-die-of-malice = Dado della Malizia
    .text = Attivalo prima di usare il tuo dado: lo rilanci e ricevi 2 cristalli.
    .note = Usi la faccia nuova. Nel turno in cui viene invocato arriva troppo tardi, perché il dado è già stato usato.

seasons-card-kairn-the-destroyer = Kairn il Distruttore
    .text = Attivalo scartando 1 energia: tutti gli avversari perdono 4 cristalli ciascuno.
    .note = Chi ne ha meno li perde tutti.
    .first-edition = L’energia viene dalla riserva vera e propria, non da un Amuleto dell’Acqua.

seasons-card-amsug-longneck = Amsug Lungocollo
    .text = Quando entra in gioco, ogni giocatore, anche tu, riporta nella propria mano uno dei suoi oggetti magici in gioco.
    .note = Scelgono prima gli avversari, poi tu. Non è un sacrificio; le energie sull’oggetto sono perdute.

seasons-card-bespelled-grimoire = Tomo Magico
    .text = La tua riserva ha posto per 10 energie invece di 7. Quando entra in gioco, ricevi 2 energie a tua scelta.
    .note = Un secondo Tomo non aggiunge posto. Quando lascia il gioco, scarta subito ciò che non ci sta più.

seasons-card-ragfields-helm = Elmo di Ragfield
    .text = Alla fine della partita, 20 cristalli se hai più carte in gioco di ogni avversario.
    .note = Un pareggio non basta.

seasons-card-hand-of-fortune = Mano della Ricchezza
    .text = Le carte che invochi ti costano 1 energia in meno, ma mai meno di 1.
    .note = Scegli tu quale energia risparmiare. I cristalli non si risparmiano, e nemmeno un costo di una sola energia.

seasons-card-lewis-greyface = Lewis Grisemine
    .text = Quando entra in gioco, scegli un avversario e ricevi le stesse energie che contiene la sua riserva.
    .note = Vengono dalla riserva centrale: l’avversario tiene le sue.

seasons-card-runic-cube-of-eolis = Cubo Runico di Eolis
    .text = Non fa nulla; vale i suoi 30 punti.

seasons-card-potion-of-power = Pozione della Potenza
    .text = Attivala sacrificandola: peschi una carta, che tieni, e il tuo livello di invocazione sale di 2.

seasons-card-potion-of-dreams = Pozione dei Sogni
    .text = Attivala sacrificandola: scarti tutta la tua riserva, poi metti in gioco una carta dalla tua mano senza pagarla.
    .note = Va bene anche una riserva vuota. La pozione se ne va per prima, e così libera un posto nel livello di invocazione; per la nuova carta deve esserci posto.

seasons-card-potion-of-knowledge = Pozione del Sapere
    .text = Attivala sacrificandola: ricevi 5 energie a tua scelta.

seasons-card-potion-of-life = Pozione della Vita
    .text = Attivala sacrificandola: cristallizzi tutta la tua riserva, a 4 cristalli per energia.
    .note = Le Sacche di Io e i bonus di cristallizzazione del turno si aggiungono. Non dà il permesso di cristallizzare; dopo averla usata, in questo turno te lo permettono solo un dado con il simbolo o un bonus di cristallizzazione.
    .first-edition = Dopo averla usata non puoi più cristallizzare in questo turno, e solo le Sacche si aggiungono.

seasons-card-hourglass-of-time = Clessidra del Tempo
    .text = Ogni volta che cambia la stagione, ricevi 1 energia a tua scelta.
    .first-edition = Se la stagione cambia durante un turno, l’energia arriva alla fine del round.

seasons-card-scepter-of-greatness = Scettro della Grandezza
    .text = Quando entra in gioco, ricevi 3 cristalli per ogni altro oggetto magico che hai in gioco.

seasons-card-olafs-blessed-statue = Statua Benedetta di Olaf
    .text = Quando entra in gioco, ricevi 20 cristalli.

seasons-card-yjangs-forgotten-vase = Vaso Dimenticato di Yjang
    .text = Per ogni carta che invochi, ricevi 1 energia a tua scelta.
    .note = Non per il Vaso stesso, né per le carte che entrano in gioco senza essere invocate. L’energia arriva dopo che il costo è stato pagato.

seasons-card-elemental-amulet = Amuleto Elementale
    .text = Costa da 1 a 4 energie, tutte diverse. Per l’acqua ricevi 2 energie, per la terra 5 cristalli, per il fuoco peschi una carta, per l’aria il tuo livello di invocazione sale di 1.
    .note = L’ordine lo scegli tu. Se entra in gioco senza essere pagato, ha tutti e quattro gli effetti. La carta pescata si tiene.
    .first-edition = Per l’aria scarti una carta dalla mano.

seasons-card-tree-of-light = Albero della Luce
    .text = Attivalo in uno di questi due modi: paghi 3 cristalli per 1 energia a tua scelta, oppure scarti 1 energia per poter cristallizzare in questo turno.

seasons-card-arcano-leech = Sanguisuga Arcana
    .text = Un avversario che invoca una carta deve anche darti 1 cristallo, e senza non può invocarla.
    .note = Due Sanguisughe chiedono 2 cristalli. Le carte che entrano in gioco senza essere invocate ne sono esenti.

seasons-card-crystal-orb = Sfera di Cristallo
    .text = Attivala in uno di questi due modi: guardi la prima carta del mazzo di pesca e, se vuoi, scarti 4 energie per metterla in gioco; oppure paghi 3 cristalli per scartarla senza vederla.
    .note = Decidi dopo averla guardata. Il tuo livello di invocazione deve avere posto.
    .first-edition = Le 4 energie vengono dalla riserva vera e propria, non da un Amuleto dell’Acqua.

seasons-card-glutton-cauldron = Calderone Insaziabile
    .text = Attivalo: metti 1 delle tue energie su questa carta. Alla settima, ricevi 15 cristalli, prendi tutte e sette le energie nella tua riserva e sacrifichi il Calderone.
    .note = Le energie sul Calderone non si possono spendere, e sono perdute se lascia il gioco prima. Ciò che non sta nella tua riserva è perduto.
    .first-edition = Le energie che ci metti vengono dalla riserva vera e propria, e ne tieni al massimo sette, anche con una riserva più grande.

seasons-card-vampiric-crown = Corona Vampiro
    .text = Quando entra in gioco, peschi una carta e la tieni, oppure ne scarti una dalla mano, in ogni caso mostrandola a tutti. Le energie che ricevi sono tante quanti i punti di quella carta.
    .note = Una carta che vale zero, o meno, non ne porta.

seasons-card-dragon-skull = Cranio del Drago
    .text = Attivalo sacrificando 3 delle tue carte in gioco: ricevi 15 cristalli.
    .note = Il Cranio stesso può essere una delle tre.

seasons-card-demon-of-argos = Demone di Argos
    .text = Quando entra in gioco, ogni avversario abbassa di 1 il proprio livello di invocazione e pesca una carta, che tiene.
    .note = La carta pescata fa perdere punti a chi l’ha ancora in mano alla fine.

seasons-card-titus-deepgaze = Titus Bellosguardo
    .text = Alla fine del round, ogni avversario ti dà 1 cristallo. Se qualcuno non ne ha, sacrifichi Titus.
    .note = Gli altri danno comunque il loro.

seasons-card-air-elemental = Elementale dell’Aria
    .text = Quando entra in gioco, tutte le energie nelle riserve degli avversari diventano energie di aria.
    .note = Le energie che stanno su carte sono salve.

seasons-card-thieving-fairies = Fate Ladruncole
    .text = Ogni volta che un avversario attiva una carta, ti dà 1 cristallo, e tu ne ricevi 1 in più dalla riserva centrale.
    .note = Ricevi il secondo anche se l’avversario non ne ha da dare. Il costo dell’attivazione si paga prima.

seasons-card-cursed-treatise-of-arus = Trattato Maledetto di Arus
    .text = Quando entra in gioco, ricevi 10 cristalli, il tuo livello di invocazione sale di 1 e ricevi 2 energie a tua scelta. Se viene sacrificato, scarti tutta la tua riserva.
    .note = Se torna in mano non fa danni.

seasons-card-idol-of-the-familiar = Idolo del Famiglio
    .text = Quando entra in gioco, ricevi 10 cristalli. Attivalo: ricevi 1 cristallo per ogni famiglio che hai in gioco.
    .first-edition = Nessun cristallo quando entra in gioco.

seasons-card-necrotic-kriss = Kriss Necrotico
    .text = Attivalo scartando un famiglio dalla mano, o sacrificandone uno in gioco: ricevi 4 energie a tua scelta.

seasons-card-lantern-of-xidit = Lanterna di Xidit
    .text = Alla fine della partita, 3 cristalli per ogni energia nella tua riserva.

seasons-card-sealed-chest-of-urm = Forziere Sigillato di Urm
    .text = Alla fine della partita, 20 cristalli se non hai famigli in gioco.
    .note = I famigli nella tua mano non contano.

seasons-card-mirror-of-the-seasons = Specchio delle Stagioni
    .text = Attivalo pagando 1 o più cristalli: altrettante energie di uno stesso tipo diventano di un altro tipo a tua scelta.
    .note = Le energie trasformate vanno nella tua riserva.
    .first-edition = Le energie vengono dalla riserva vera e propria, non da un Amuleto dell’Acqua.

seasons-card-pendant-of-ragnor = Ciondolo di Ragnor
    .text = Quando entra in gioco, ricevi 1 energia a tua scelta per ogni altro oggetto magico che hai in gioco.

seasons-card-sid-nightshade = Sid Ombra Notturna
    .text = Quando entra in gioco, se hai più cristalli di ogni avversario, ne prendi fino a 5 da ciascuno di loro.
    .note = Un pareggio non basta. I tuoi cristalli si contano dopo aver pagato l’invocazione.

seasons-card-damned-soul-of-onys = Anima Dannata di Onys
    .text = Quando entra in gioco, ricevi 10 cristalli e 1 energia di acqua. Alla fine del round, chi la possiede perde 3 cristalli. Attivala scartando 1 energia di acqua: passa al tuo vicino di sinistra.
    .note = Riceve qualcosa solo il giocatore che la porta in gioco. Il vicino la prende qualunque sia il suo livello di invocazione, raddrizzata, e può passarla a sua volta nel proprio turno.

# Enchanted Kingdom.

seasons-card-heart-of-argos = Cuore di Argos
    .text = La prima volta in un turno che attivi una carta, 1 energia di terra viene messa sul Cuore. Alla fine del round quella terra va nella tua riserva.
    .note = Ogni Cuore riceve la propria terra, alla prima attivazione che avviene mentre è in gioco. Dove sta non si può spendere, ed è perduta se il Cuore lascia il gioco.

seasons-card-horn-of-plenty = Corno dell’Abbondanza
    .text = Alla fine del round, se hai qualche energia, ne scarti 1; se è di terra, ricevi 5 cristalli.
    .note = Scegli tu quale, ma devi farlo, anche se tutto ciò che hai sta su un Amuleto dell’Acqua. Le energie su altre carte sono fuori dalla sua portata.

seasons-card-fairy-monolith = Monolito delle Fate
    .text = Alla fine del round, puoi mettere 1 delle tue energie su questa carta. Attivalo: ne prendi 1 o più nella tua riserva.
    .note = Ne contiene un numero qualsiasi. Dove stanno non si possono spendere, e sono perdute se il Monolito lascia il gioco.

seasons-card-selenias-codex = Codice di Selenia
    .text = Quando entra in gioco, riporti nella tua mano uno dei tuoi oggetti magici in gioco il cui costo contiene un’energia.
    .note = Devi farlo, se ne hai uno; nessun Codice può essere ripreso. Non è un sacrificio; le energie sull’oggetto sono perdute.

seasons-card-scroll-of-ishtar = Pergamena di Ishtar
    .text = Quando entra in gioco, nomini un’energia e riveli carte dal mazzo di pesca finché non trovi un oggetto magico il cui costo la contiene. Lo tieni; oppure lo scarti e cerchi ancora una volta, con l’energia che nomini a quel punto, e tieni ciò che trovi allora. Le altre carte rivelate si scartano.
    .note = Un Amuleto Elementale va bene per ogni energia.

seasons-card-mesodaes-lantern = Lanterna di Mesodae
    .text = La tua riserva ha posto per 1 energia in meno. Alla fine del round, ricevi 3 cristalli.
    .note = Nessuna carta può metterla in gioco senza pagarla. Scarta subito ciò che non sta più nella tua riserva.

seasons-card-statue-of-eolis = Statua di Eolis
    .text = La tua riserva ha posto per 1 energia in meno. Ogni volta che cambia la stagione, ricevi 1 energia a tua scelta; oppure ricevi 2 cristalli e guardi la prima carta del mazzo di pesca.
    .note = Quella carta la vedi solo tu. Scarta subito ciò che non sta più nella tua riserva.

seasons-card-familiar-catcher = Rete per Famigli
    .text = Quando entra in gioco, riveli carte dal mazzo di pesca finché non trovi un famiglio. Lo tieni; oppure lo scarti e cerchi ancora una volta, e tieni ciò che trovi allora. Le altre carte rivelate si scartano.

seasons-card-ios-transmuter = Cristallizzatore di Io
    .text = In un turno in cui il tuo dado ti porta cristalli, puoi cristallizzare. Se l’hai fatto, ricevi 2 cristalli alla fine del round.
    .note = I 2 cristalli arrivano una volta sola, per quanto tu abbia cristallizzato. La Bilancia di Ishtar e la Pozione della Vita non contano, e nemmeno un dado al cui posto agisce un Dado della Costanza. Se entra in gioco dopo l’uso di un dado simile, funziona subito.

seasons-card-throne-of-renewal = Trono del Rinnovamento
    .text = Quando entra in gioco, scarti una carta dalla mano; poi peschi una carta, che tieni, e torni indietro di una casella sul tracciato dei bonus.
    .note = Senza carte in mano non succede nulla; altrimenti devi farlo. Sul tracciato dei bonus puoi poi usare un bonus in più, e la penalità è minore.

seasons-card-potion-of-resurrection = Pozione della Resurrezione
    .text = Attivala sacrificandola: guardi le prime 5 carte degli scarti, ne prendi in mano una e metti le altre in fondo agli scarti, nell’ordine che vuoi.
    .note = Una devi prenderla. La pozione stessa non è tra queste.

seasons-card-jewel-of-the-ancients = Gioiello degli Antichi
    .text = Attivalo con 3 energie dello stesso tipo: ne metti una su questa carta e scarti le altre due. Alla fine della partita, 35 cristalli se sul Gioiello ci sono almeno 3 energie; altrimenti ne perdi 10.
    .note = Più di 3 non portano nient’altro, e non occorre che siano di uno stesso tipo. Non perdi più cristalli di quanti ne hai. Non è una cristallizzazione.

seasons-card-shield-of-zira = Scudo di Zira
    .text = Quando dovresti sacrificare o scartare una delle tue carte, puoi sacrificare lo Scudo al suo posto e ricevere 10 cristalli.
    .note = Se quella carta serve a pagare un’attivazione, viene prima l’effetto, e la carta resta in gioco, girata. Non può salvare un Raven che ha perso ciò che copia, e non serve per carte pescate ma non tenute. Un secondo Scudo può prendere il posto del primo, una volta.

seasons-card-steadfast-die = Dado della Costanza
    .text = Invece di usare il tuo dado, puoi alzare di 1 il tuo livello di invocazione, ricevere 1 energia a tua scelta o avere il permesso di cristallizzare in questo turno.
    .note = Viene dopo un eventuale Dado della Malizia, e il tuo dado allora non fa più nulla. Non è un’attivazione, e vale una sola volta per turno, anche con due. Nel turno in cui viene invocato arriva troppo tardi.

seasons-card-amulet-of-time = Amuleto del Tempo
    .text = Quando entra in gioco, ricevi 2 energie a tua scelta; poi scarti dalla mano quante carte vuoi e ne peschi altrettante.
    .note = Anche nessuna. Tutte le carte pescate si tengono.

seasons-card-arcane-telescope = Cannocchiale Arcano
    .text = Attivalo pagando 2 cristalli: guardi le prime 3 carte del mazzo di pesca e le rimetti nell’ordine che vuoi.

seasons-card-argos-hawk = Falco di Argos
    .text = Quando entra in gioco, ricevi 10 cristalli e il tuo livello di invocazione sale di 1. Attivalo sacrificandolo: ogni avversario abbassa di 1 il proprio livello di invocazione e riceve 6 cristalli.

seasons-card-raven-the-usurper = Raven l’Usurpatore
    .text = Quando entra in gioco, scegli un oggetto magico che un avversario ha in gioco e ne paghi il costo: da quel momento Raven ha i suoi effetti. Quando quell’oggetto lascia il gioco, sacrifichi Raven.
    .note = Puoi rinunciare, e Raven resta senza effetti. L’entrata in gioco dell’oggetto ha effetto subito. Raven resta un famiglio e tiene i propri 2 punti; le energie stanno su Raven stesso. Non è un’invocazione, perciò nulla di ciò che modifica un’invocazione o vi reagisce ha importanza.

seasons-card-warden-of-argos = Guardiano di Argos
    .text = Quando entra in gioco, scegli: ogni giocatore, anche tu, scarta 4 energie dalla propria riserva; oppure ogni giocatore, anche tu, scarta una carta dalla propria mano.
    .note = Prima gli avversari, poi tu. Chi ha meno energie le scarta tutte; le energie sulle carte sono al sicuro.

seasons-card-ratty-nightshade = Rattus Ombra Notturna
    .text = Quando entra in gioco, prendi 2 energie a tua scelta dalla riserva di ogni avversario.
    .note = Chi ne ha solo 1 dà quella. Dopo averle prese tutte, scarta ciò che non sta nella tua riserva.
