# Why something is refused, one sentence each; what every game refuses alike is in the catalogue of all games.

archimage-reason-not-a-pick = “{ $pick }” non è né una pergamena né la notazione di una scelta.
archimage-reason-must-break = Puoi rompere un sigillo, quindi devi: rinuncia ai dadi solo chi non può.
archimage-reason-no-such-space = Su questa plancia non c’è uno spazio { $number }: sono numerati da 0 a { $last }.
archimage-reason-nothing-to-break = In { $space } non c’è alcun sigillo.
archimage-reason-under-a-guardian = Sulla pergamena in { $space } c’è un guardiano: nessuno può romperne il sigillo.
archimage-reason-under-a-familiar = In { $space } c’è il mago o il famiglio di un avversario.
archimage-reason-no-free-way = Nessuna via libera porta in { $space }: sigilli, pergamene, altri maghi e famigli degli avversari sbarrano il passaggio.
archimage-reason-dice-short =
    { $element ->
        [spirit] Il sigillo in { $space } vuole dadi di un solo colore, qualsiasi, che insieme mostrino { $power }, e nessuno dei tuoi colori ci arriva.
       *[other] Il sigillo di { $name } in { $space } vuole dadi { $colours } che insieme mostrino { $power }, e i tuoi non ci arrivano.
    }
archimage-reason-not-your-scroll = { $scroll } non è tra le tue pergamene.
archimage-reason-never-cast = { $scroll } non si lancia mai: dà punti alla fine della partita.
archimage-reason-won-this-turn = Hai ottenuto { $scroll } in questo turno: potrai lanciarla dal tuo prossimo turno.
archimage-reason-face-down = { $scroll } è a faccia in giù: torna a faccia in su quando il tuo round è finito.
archimage-reason-changes-nothing = { $scroll } ora non cambierebbe nulla, o non si può eseguire.

# Faults of boards, and what is odd about one. `$space` is a space's id, or # and its number in the file where it has none.
# Each begins with its place, in one of the forms that the first message has as attributes. `$line`, `$second` and `$last`
# are lines of the file, or none; `$at` is the number of a space that its id does not tell from all others, or 0.
archimage-reason-board-not-toml =
    { archimage-reason-board-not-toml.range }Il file non è TOML: { $error }{ $column ->
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
            [none] { archimage-reason-board-not-toml.line }
           *[other] Righe da { $line } a { $last }:{" "}
        }
    .space =
        { $at ->
            [0] { archimage-reason-board-not-toml.line }
           *[other] { $line ->
                [none] Spazio { $at }:{" "}
               *[other] Riga { $line }, spazio { $at }:{" "}
            }
        }
    .spaces =
        { $second ->
            [none] { archimage-reason-board-not-toml.space }
           *[other] { $at ->
                [0] Righe { $line } e { $second }:{" "}
               *[other] Righe { $line } e { $second }, spazio { $at }:{" "}
            }
        }
archimage-reason-board-too-deep = { archimage-reason-board-not-toml.line }Qui ci sono tabelle o liste una dentro l’altra, per più di { $most } livelli; una plancia ha una lista di spazi con liste di vicini.
archimage-reason-board-long-number = { archimage-reason-board-not-toml.line }Questo numero ha più di { $most } cifre.
archimage-reason-board-too-much = { archimage-reason-board-not-toml.line }Fin qui ci sono più di { $most } campi ed elementi; nessuna plancia ne ha tanti.
archimage-reason-board-no-spaces = { archimage-reason-board-not-toml.range }Non ci sono spazi: un file di plancia ha un [[space]] per ognuno.
archimage-reason-board-no-list-of-spaces = { archimage-reason-board-not-toml.line }“space” è “{ $value }” e non una lista; un file di plancia ha un [[space]], tra doppie parentesi quadre, per ognuno.
archimage-reason-board-empty = { archimage-reason-board-not-toml.line }La lista degli spazi è vuota.
archimage-reason-board-too-many-spaces = { archimage-reason-board-not-toml.line }Ci sono { $count } spazi; una plancia ne ha al massimo { $most }.
archimage-reason-board-not-a-space = { archimage-reason-board-not-toml.space }C’è “{ $value }” dove deve esserci un [[space]].
archimage-reason-board-bad-name = { archimage-reason-board-not-toml.line }Il nome della plancia (name) deve essere un testo che si possa mostrare, non “{ $value }”.
archimage-reason-board-no-list-of-players = { archimage-reason-board-not-toml.line }I giocatori della plancia (players) devono essere una lista di numeri, non “{ $value }”.
archimage-reason-board-many-players = { archimage-reason-board-not-toml.line }I giocatori della plancia (players) sono una lista di { $count } voci; da 2 a 5 ci sono { $most } numeri.
archimage-reason-board-bad-players = { archimage-reason-board-not-toml.line }La voce { $entry } dei giocatori della plancia (players) è “{ $value }”; deve essere un numero intero da 2 a 5.
archimage-reason-board-no-id = { archimage-reason-board-not-toml.space }Questo spazio non ha un id.
archimage-reason-board-bad-id = { archimage-reason-board-not-toml.space }L’id di questo spazio è “{ $value }”; deve essere un numero intero o un testo di al massimo 24 caratteri visualizzabili, senza spazi prima o dopo.
archimage-reason-board-double-id = { archimage-reason-board-not-toml.spaces }L’id “{ $space }” è già quello dello spazio { $other }.
archimage-reason-board-no-kind = { archimage-reason-board-not-toml.space }“{ $space }” non ha un tipo (kind); deve essere hall, circle o scroll.
archimage-reason-board-unknown-kind = { archimage-reason-board-not-toml.space }Il tipo (kind) di “{ $space }” è “{ $kind }”; deve essere hall, circle o scroll.
archimage-reason-board-no-power = { archimage-reason-board-not-toml.space }“{ $space }” non ha una potenza (power); deve essere un numero intero da 2 a 6.
archimage-reason-board-bad-power = { archimage-reason-board-not-toml.space }La potenza (power) di “{ $space }” è “{ $power }”; deve essere un numero intero da 2 a 6.
archimage-reason-board-no-place = { archimage-reason-board-not-toml.space }“{ $space }” non ha { $axis }, perciò non si può disegnare.
archimage-reason-board-bad-place = { archimage-reason-board-not-toml.space }Il valore { $axis } di “{ $space }” è “{ $value }”; deve essere un numero da -1000000 a 1000000.
archimage-reason-board-same-spot = { archimage-reason-board-not-toml.spaces }“{ $space }” e “{ $other }” stanno nello stesso punto.
archimage-reason-board-no-neighbours = { archimage-reason-board-not-toml.space }“{ $space }” non ha vicini (neighbours); devono essere una lista di id, anche vuota.
archimage-reason-board-no-list-of-neighbours = { archimage-reason-board-not-toml.space }I vicini (neighbours) di “{ $space }” devono essere una lista di id, non “{ $value }”.
archimage-reason-board-many-neighbours = { archimage-reason-board-not-toml.space }I vicini (neighbours) di “{ $space }” sono una lista di { $count } voci, più degli spazi che ha una plancia.
archimage-reason-board-bad-neighbour = { archimage-reason-board-not-toml.space }La voce { $entry } dei vicini (neighbours) di “{ $space }” è “{ $value }”, che non può essere l’id di uno spazio.
archimage-reason-board-unknown-neighbour = { archimage-reason-board-not-toml.space }“{ $space }” ha un vicino “{ $neighbour }” che non è uno spazio.
archimage-reason-board-own-neighbour = { archimage-reason-board-not-toml.space }“{ $space }” è vicino di sé stesso.
archimage-reason-board-one-way = { archimage-reason-board-not-toml.spaces }Il passaggio da “{ $space }” a “{ $neighbour }” è a senso unico: “{ $neighbour }” non nomina “{ $space }”.
archimage-reason-board-unreachable = { archimage-reason-board-not-toml.space }“{ $space }” non si può raggiungere dalla sala.
archimage-reason-board-no-hall = { archimage-reason-board-not-toml.range }Non c’è una sala (hall).
archimage-reason-board-many-halls = { archimage-reason-board-not-toml.spaces }“{ $space }” è una sala oltre a “{ $other }”; una plancia ne ha una.
archimage-reason-board-no-circle = { archimage-reason-board-not-toml.range }Non c’è alcun cerchio (circle) di potenza da 2 a 6.
archimage-reason-board-no-scroll = { archimage-reason-board-not-toml.range }Non c’è alcuno spazio per pergamene (scroll) di potenza da 2 a 6.
archimage-reason-board-many-circles = { archimage-reason-board-not-toml.line }Ci sono { $count } cerchi di potenza { $power }; nella scatola ci sono { $most } sigilli di quella potenza.
archimage-reason-board-many-scrolls = { archimage-reason-board-not-toml.line }Ci sono { $count } spazi per pergamene di potenza { $power }; in una partita ci sono { $most } pergamene di quella potenza.
archimage-reason-board-few-sixes = { archimage-reason-board-not-toml.range }Spazi per pergamene di potenza 6: { $count }. Con { $players } giocatori devono essere almeno { $least }, altrimenti la partita finirebbe dopo il primo round.
archimage-reason-board-unknown-field = { archimage-reason-board-not-toml.line }Nessuno legge il campo “{ $field }” di una plancia.
archimage-reason-board-unknown-space-field = { archimage-reason-board-not-toml.line }Nessuno legge il campo “{ $field }” di uno spazio (lo ha “{ $space }”).
archimage-reason-board-hall-power = { archimage-reason-board-not-toml.line }“{ $space }” è la sala, di cui nessuno legge la potenza.
archimage-reason-board-other-players = { archimage-reason-board-not-toml.line }La plancia non è pensata per { $players } giocatori.
archimage-reason-board-scroll-at-hall = { archimage-reason-board-not-toml.line }Lo spazio per pergamene “{ $space }” si trova proprio accanto alla sala.
archimage-reason-board-steep-opening = { archimage-reason-board-not-toml.line }“{ $space }”, accanto alla sala, ha potenza { $power }; lì di solito è 2 o 3.
archimage-reason-board-power-falls = { archimage-reason-board-not-toml.line }Su ogni via dalla sala a “{ $space }” la potenza a un certo punto diminuisce.
