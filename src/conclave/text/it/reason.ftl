# Why something is refused or wrong, one sentence each.

reason-with-ruling = { $reason } (chiarimento { $ruling })

# Options and seeds.
reason-game-unknown = Non c’è alcun gioco di nome “{ $game }”; i giochi sono: { $games }.
reason-game-part-missing = { $game } non ha “{ $part }”, che qui è necessario.
reason-option-unknown = Non c’è alcuna opzione “{ $option }” in { $game }; le opzioni sono: { $options }.
reason-option-value = “{ $value }” non è un valore per l’opzione “{ $option }”; può essere: { $values }.
reason-seed-missing = Una partita ha bisogno del caso: dai un seme, un numero intero qualsiasi, o una chiave di 32 byte.
reason-seed-number = Il seme deve essere un numero intero, non “{ $seed }”.
reason-seed-and-key = Dai un seme o una chiave, non entrambi.
reason-key-length = Una chiave ha { $bytes } byte.
reason-edition-alone = La prima edizione si gioca da sola: lascia fuori le carte, i gettoni abilità e gli incantamenti di Enchanted Kingdom, o gioca la seconda edizione.
reason-enchantment-apprentice = { $enchantment } cambia il modo di scegliere le carte, e al livello Mago Apprendista le carte arrivano in set predefiniti: scegli un altro livello o un altro incantamento.
reason-enchantment-cards = { $enchantment } distribuisce { $each } carte a testa, { $needed } per { $players } giocatori, e questi set ne hanno solo { $cards }: aggiungi un set, o scegli un altro livello o un altro incantamento.
reason-no-such-seat = Non c’è un posto { $seat } a un tavolo di { $seats }.

# Records and saves.
reason-record-newer = È un “{ $format }”, scritto da una versione più recente; questa legge un “{ $known }”.
reason-record-foreign = Questa non è una partita registrata: non comincia con il formato “{ $format }”.
reason-record-sum = La registrazione è danneggiata: il contenuto non corrisponde alla sua somma di controllo.
reason-record-lacks = La registrazione è danneggiata: manca “{ $field }”.
reason-record-no-key = La registrazione non ha una chiave, perciò non si può rigiocare ciò che ha deciso il caso.
reason-record-key = La registrazione è danneggiata: la sua chiave non è un numero esadecimale.
reason-record-commitment = La chiave della registrazione non corrisponde all’impegno dato prima della partita.
reason-record-version = La registrazione è stata giocata con la versione { $version } delle regole; questo programma conosce la versione { $known }.
reason-record-line = La registrazione è danneggiata: “{ $line }” non è un posto e una scelta.
reason-record-pick = La registrazione viola le regole alla riga { $number }: “{ $line }” lì non si può scegliere.
reason-record-to =
    { $picks ->
        [one] Non c’è una posizione dopo { $to } scelte: la partita ha { $picks } scelta.
       *[other] Non c’è una posizione dopo { $to } scelte: la partita ha { $picks } scelte.
    }
reason-record-scores = La registrazione dichiara i punteggi { $told }, ma rigiocata finisce con { $played }.
reason-record-winners = La registrazione indica come vincitori { $told }, ma le sue scelte portano a { $played }.
reason-record-unfinished = La registrazione dichiara dei punteggi, ma la sua partita non è finita.
reason-undo-nothing = Il giocatore { $seat } non ha nulla da annullare: da allora qualcosa è stato rivelato o ha avuto risposta.
reason-save-no-table = Questo non è un tavolo salvato.
reason-save-no-view = Questa non è la vista di un tavolo.
reason-save-damaged = Il tavolo salvato è danneggiato ({ $what }).

# Picks.
reason-pick-unknown = “{ $pick }” non è la notazione di alcuna scelta.
reason-pick-after-the-end = “{ $pick }” arriva troppo tardi: la partita è finita.
reason-pick-not-asked = “{ $pick }” non spetta al giocatore { $seat }: tocca al giocatore { $asked }.
reason-pick-not-offered = “{ $pick }” non è ora tra le scelte del giocatore { $seat }.
reason-set-not-offered = “{ $picks }” non è un insieme che il giocatore { $seat } possa scegliere ora.

# Why not.
reason-not-a-pick = “{ $pick }” non è né una carta né la notazione di una scelta.
reason-game-over = La partita è finita.
reason-not-your-turn = Ora non hai nulla da scegliere: tocca { A($player) }.
reason-not-asked-for = “{ $pick }” non è tra le scelte ora. Decisione in corso: { $question }.
reason-answer-first = Prima viene un’altra decisione: { $question }.
reason-die-first = Per { $card } devi aspettare che il tuo dado sia stato usato.
reason-no-die-yet = Per { $card } devi prima prendere un dado e aspettare che tocchi a te.
reason-dreams-in-vain = { $card } vuole nella tua mano una carta che possa entrare in gioco senza essere pagata (carte in mano ora: { $hand }), e posto per essa nel tuo livello di invocazione di { $gauge }.
reason-no-card-anywhere = { $card } non ha nulla da guardare: mazzo di pesca e scarti sono entrambi vuoti.
reason-cannot-pay-so = Il costo non si può pagare da lì con energie di { $energy }: lì non ne hai, o non fanno parte del costo.
reason-die-already-used = { $card } si può attivare solo prima di usare il tuo dado.
reason-not-in-hand = Non hai in mano { $card }.
reason-not-in-play = Non hai in gioco { $card }.
reason-no-activation = Non c’è nulla da attivare in { $card }.
reason-card-turned = Hai già attivato { $card } in questo round; si raddrizza all’inizio del prossimo.
reason-activation-cost = Non puoi pagare ciò che chiede l’attivazione di { $card }, oppure non farebbe nulla.
reason-gauge-full = Il tuo livello di invocazione di { $gauge } non ha posto per { $card } (carte che hai in gioco: { $cards }).
reason-crystals-short =
    { $needed ->
        [one] Per { $card } serve { $needed } cristallo, e tu ne hai { $have }.
       *[other] Per { $card } servono { $needed } cristalli, e tu ne hai { $have }.
    }
reason-crystals-for-leeches =
    { $needed ->
        [one] Per { $card } ti serve { $needed } cristallo, contando le Sanguisughe Arcane, e tu ne hai { $have }.
       *[other] Per { $card } ti servono { $needed } cristalli, di cui { $leeches } per le Sanguisughe Arcane, e tu ne hai { $have }.
    }
reason-energy-short =
    { $due ->
        [one] Per { $card } serve { $due } energia, e non ce l’hai. Manca: { $missing }.
       *[other] Per { $card } servono { $due } energie, e non le hai tutte. Manca: { $missing }.
    }
reason-amulet-no-energy = Per { $card } serve almeno un’energia.
reason-transmuting-sealed = La Pozione della Vita ha messo fine alla cristallizzazione per questo turno.
reason-no-permission = Puoi cristallizzare solo in un turno in cui il tuo dado mostra il simbolo della cristallizzazione, o dopo un bonus, una carta o un gettone abilità che lo permette.
reason-no-such-energy = Non hai energie di { $energy } da cristallizzare.
reason-bonuses-used = Hai usato tutti i tuoi { $used } bonus.
reason-draw-done = La carta del tuo dado è già stata pescata.
reason-no-card-symbol = Non hai usato un dado che mostra il simbolo della carta.
reason-gauge-at-most = Il tuo livello di invocazione è a { $most }, il massimo.
reason-exchange-two = Per lo scambio servono due energie, e tu ne hai { $have }.
reason-no-such-die =
    { $dice ->
        [one] Sul tavolo c’è { $dice } dado.
       *[other] Sul tavolo ci sono { $dice } dadi.
    }
reason-die-taken = Il dado { $die } è già stato preso.
reason-entangled = Per { $card } devi aspettare: con Radici Intralcianti non invochi più di una carta per turno.
reason-energy-short-spirit =
    { $due ->
        [one] Per { $card } ti serve { $due } energia, per Spirito della Natura, e tu non ne hai.
       *[other] Per { $card } ti servono { $due } energie, di cui 1 per Spirito della Natura; quelle che hai ({ $have }) non bastano.
    }
reason-nothing-stored = Su { $card } non ci sono energie da prendere.
reason-no-olaf = Per pescare una carta con un bonus serve l’incantamento Sapere di Olaf.
reason-nothing-to-draw = Mazzo di pesca e scarti sono entrambi vuoti.
reason-no-token = Non hai alcun gettone abilità.
reason-token-permanent = Il tuo gettone abilità { $token }, { $name }, vale sempre: non c’è nulla da usare.
reason-token-spent = Il tuo gettone abilità { $token }, { $name }, è già stato usato.
reason-token-in-vain = Ora non puoi fare ciò che chiede il tuo gettone abilità { $token }, { $name }.
reason-no-vision = Per scartare la prima carta del mazzo di pesca serve l’incantamento Visione del Destino.
reason-vision-once = In questo turno hai già scartato una carta con Visione del Destino; si può una volta sola per turno.
reason-vision-crystals =
    { $needed ->
        [one] Scartare la prima carta del mazzo di pesca costa { $needed } cristallo, e tu ne hai { $have }.
       *[other] Scartare la prima carta del mazzo di pesca costa { $needed } cristalli, e tu ne hai { $have }.
    }
reason-no-steadfast = Non hai in gioco un Dado della Costanza.
reason-die-done = Un Dado della Costanza può sostituire il tuo dado solo prima che venga usato.

# Faults of boards, and what is odd about one. `$space` is a space's id, or # and its number in the file where it has none.
# Each begins with its place, in one of the forms that the first message has as attributes. `$line`, `$second` and `$last`
# are lines of the file, or none; `$at` is the number of a space that its id does not tell from all others, or 0.
reason-board-not-toml =
    { reason-board-not-toml.range }Il file non è TOML: { $error }{ $column ->
        [none] {""}
       *[other] , alla colonna { $column }
    }.
    .line =
        { $line ->
            [none] {""}
           *[other] Riga { $line }:{" "}
        }
    .range =
        { $last ->
            [none] { reason-board-not-toml.line }
           *[other] Righe da { $line } a { $last }:{" "}
        }
    .space =
        { $at ->
            [0] { reason-board-not-toml.line }
           *[other] { $line ->
                [none] Spazio { $at }:{" "}
               *[other] Riga { $line }, spazio { $at }:{" "}
            }
        }
    .spaces =
        { $second ->
            [none] { reason-board-not-toml.space }
           *[other] { $at ->
                [0] Righe { $line } e { $second }:{" "}
               *[other] Righe { $line } e { $second }, spazio { $at }:{" "}
            }
        }
reason-board-too-deep = { reason-board-not-toml.line }Qui ci sono tabelle o liste una dentro l’altra, per più di { $most } livelli; una plancia ha una lista di spazi con liste di vicini.
reason-board-long-number = { reason-board-not-toml.line }Questo numero ha più di { $most } cifre.
reason-board-too-much = { reason-board-not-toml.line }Fin qui ci sono più di { $most } campi ed elementi; nessuna plancia ne ha tanti.
reason-board-no-spaces = { reason-board-not-toml.range }Non ci sono spazi: un file di plancia ha un [[space]] per ognuno.
reason-board-no-list-of-spaces = { reason-board-not-toml.line }“space” è “{ $value }” e non una lista; un file di plancia ha un [[space]], tra doppie parentesi quadre, per ognuno.
reason-board-empty = { reason-board-not-toml.line }La lista degli spazi è vuota.
reason-board-too-many-spaces = { reason-board-not-toml.line }Ci sono { $count } spazi; una plancia ne ha al massimo { $most }.
reason-board-not-a-space = { reason-board-not-toml.space }C’è “{ $value }” dove deve esserci un [[space]].
reason-board-bad-name = { reason-board-not-toml.line }Il nome della plancia (name) deve essere un testo che si possa mostrare, non “{ $value }”.
reason-board-no-list-of-players = { reason-board-not-toml.line }I giocatori della plancia (players) devono essere una lista di numeri, non “{ $value }”.
reason-board-many-players = { reason-board-not-toml.line }I giocatori della plancia (players) sono una lista di { $count } voci; da 2 a 5 ci sono { $most } numeri.
reason-board-bad-players = { reason-board-not-toml.line }La voce { $entry } dei giocatori della plancia (players) è “{ $value }”; deve essere un numero intero da 2 a 5.
reason-board-no-id = { reason-board-not-toml.space }Questo spazio non ha un id.
reason-board-bad-id = { reason-board-not-toml.space }L’id di questo spazio è “{ $value }”; deve essere un numero intero o un testo di al massimo 24 caratteri visualizzabili, senza spazi prima o dopo.
reason-board-double-id = { reason-board-not-toml.spaces }L’id “{ $space }” è già quello dello spazio { $other }.
reason-board-no-kind = { reason-board-not-toml.space }“{ $space }” non ha un tipo (kind); deve essere hall, circle o scroll.
reason-board-unknown-kind = { reason-board-not-toml.space }Il tipo (kind) di “{ $space }” è “{ $kind }”; deve essere hall, circle o scroll.
reason-board-no-power = { reason-board-not-toml.space }“{ $space }” non ha una potenza (power); deve essere un numero intero da 2 a 6.
reason-board-bad-power = { reason-board-not-toml.space }La potenza (power) di “{ $space }” è “{ $power }”; deve essere un numero intero da 2 a 6.
reason-board-no-place = { reason-board-not-toml.space }“{ $space }” non ha { $axis }, perciò non si può disegnare.
reason-board-bad-place = { reason-board-not-toml.space }Il valore { $axis } di “{ $space }” è “{ $value }”; deve essere un numero da -1000000 a 1000000.
reason-board-same-spot = { reason-board-not-toml.spaces }“{ $space }” e “{ $other }” stanno nello stesso punto.
reason-board-no-neighbours = { reason-board-not-toml.space }“{ $space }” non ha vicini (neighbours); devono essere una lista di id, anche vuota.
reason-board-no-list-of-neighbours = { reason-board-not-toml.space }I vicini (neighbours) di “{ $space }” devono essere una lista di id, non “{ $value }”.
reason-board-many-neighbours = { reason-board-not-toml.space }I vicini (neighbours) di “{ $space }” sono una lista di { $count } voci, più degli spazi che ha una plancia.
reason-board-bad-neighbour = { reason-board-not-toml.space }La voce { $entry } dei vicini (neighbours) di “{ $space }” è “{ $value }”, che non può essere l’id di uno spazio.
reason-board-unknown-neighbour = { reason-board-not-toml.space }“{ $space }” ha un vicino “{ $neighbour }” che non è uno spazio.
reason-board-own-neighbour = { reason-board-not-toml.space }“{ $space }” è vicino di sé stesso.
reason-board-one-way = { reason-board-not-toml.spaces }Il passaggio da “{ $space }” a “{ $neighbour }” è a senso unico: “{ $neighbour }” non nomina “{ $space }”.
reason-board-unreachable = { reason-board-not-toml.space }“{ $space }” non si può raggiungere dalla sala.
reason-board-no-hall = { reason-board-not-toml.range }Non c’è una sala (hall).
reason-board-many-halls = { reason-board-not-toml.spaces }“{ $space }” è una sala oltre a “{ $other }”; una plancia ne ha una.
reason-board-no-circle = { reason-board-not-toml.range }Non c’è alcun cerchio (circle) di potenza da 2 a 6.
reason-board-no-scroll = { reason-board-not-toml.range }Non c’è alcuno spazio per pergamene (scroll) di potenza da 2 a 6.
reason-board-many-circles = { reason-board-not-toml.line }Ci sono { $count } cerchi di potenza { $power }; nella scatola ci sono { $most } sigilli di quella potenza.
reason-board-many-scrolls = { reason-board-not-toml.line }Ci sono { $count } spazi per pergamene di potenza { $power }; in una partita ci sono { $most } pergamene di quella potenza.
reason-board-few-sixes = { reason-board-not-toml.range }Spazi per pergamene di potenza 6: { $count }. Con { $players } giocatori devono essere almeno { $least }, altrimenti la partita finirebbe dopo il primo round.
reason-board-unknown-field = { reason-board-not-toml.line }Nessuno legge il campo “{ $field }” di una plancia.
reason-board-unknown-space-field = { reason-board-not-toml.line }Nessuno legge il campo “{ $field }” di uno spazio (lo ha “{ $space }”).
reason-board-hall-power = { reason-board-not-toml.line }“{ $space }” è la sala, di cui nessuno legge la potenza.
reason-board-other-players = { reason-board-not-toml.line }La plancia non è pensata per { $players } giocatori.
reason-board-scroll-at-hall = { reason-board-not-toml.line }Lo spazio per pergamene “{ $space }” si trova proprio accanto alla sala.
reason-board-steep-opening = { reason-board-not-toml.line }“{ $space }”, accanto alla sala, ha potenza { $power }; lì di solito è 2 o 3.
reason-board-power-falls = { reason-board-not-toml.line }Su ogni via dalla sala a “{ $space }” la potenza a un certo punto diminuisce.
