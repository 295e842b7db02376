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

# Faults of boards, and what is odd about one. `$at` is the number of a space in the file, or 0; `$line` the line in which
# it begins and `$space` its id, or none. `$entry` is a number in a list, or 0; `$what` the kind of thing that is wrong.
# Names of fields stay as a file has them.

archimage-reason-board-not-toml =
    { $line ->
        [none] Il file non si può leggere come TOML
       *[other] { $column ->
            [none] Riga { $line }, dove il file finisce: non è TOML
           *[other] Riga { $line }, colonna { $column }: questo non è TOML
        }
    } ({ $error }).
archimage-reason-board-long-line = La riga { $line } ha più di { $most } caratteri; nessuna riga di un file di plancia ne richiede tanti.
archimage-reason-board-missing = { archimage-reason-board-wrong.place }manca “{ $field }”: deve essere { archimage-reason-board-wrong.expected }.
archimage-reason-board-too-many = { archimage-reason-board-wrong.place }“{ $field }” è una lista di { $count } voci; deve essere { archimage-reason-board-wrong.expected }.
archimage-reason-board-wrong =
    { archimage-reason-board-wrong.place }{ $what ->
        [space-entry] qui c’è “{ $value }”; deve essere { archimage-reason-board-wrong.expected }.
       *[other] { $entry ->
            [0] “{ $field }” è “{ $value }”; deve essere { archimage-reason-board-wrong.expected }.
           *[other] “{ $field }”, voce { $entry }, è “{ $value }”; deve essere { archimage-reason-board-wrong.expected }.
        }
    }
    .place =
        { $at ->
            [0] {""}
           *[other] { $space ->
                [none] { $line ->
                    [none] Spazio { $at }:{" "}
                   *[other] Spazio { $at } (riga { $line }):{" "}
                }
               *[other] { $line ->
                    [none] Spazio { $at } (“{ $space }”):{" "}
                   *[other] Spazio { $at } (“{ $space }”, riga { $line }):{" "}
                }
            }
        }
    .expected =
        { $what ->
            [name] un testo che si possa mostrare
            [players] una lista di al massimo 4 numeri di giocatori
            [players-entry] un numero intero da 2 a 5
            [space] una lista con un [[space]], tra doppie parentesi quadre, per ciascuno degli spazi, al massimo 160
            [space-entry] un [[space]], tra doppie parentesi quadre
            [id] un numero intero o un testo di al massimo 24 caratteri visualizzabili, senza spazi prima o dopo
            [kind] hall, circle o scroll
            [power] un numero intero da 2 a 6
            [neighbours] una lista di al massimo 160 id, anche vuota
            [neighbours-entry] l’id di uno spazio
           *[other] un numero da -1000000 a 1000000
        }
archimage-reason-board-double-id = { archimage-reason-board-wrong.place }questo id è già quello dello spazio { $other }.
archimage-reason-board-own-neighbour = { archimage-reason-board-wrong.place }è vicino di sé stesso.
archimage-reason-board-unknown-neighbour = { archimage-reason-board-wrong.place }il suo vicino “{ $neighbour }” non è uno spazio.
archimage-reason-board-one-way = { archimage-reason-board-wrong.place }il passaggio verso “{ $neighbour }” è a senso unico: “{ $neighbour }” non nomina “{ $space }”.
archimage-reason-board-unreachable = { archimage-reason-board-wrong.place }non si può raggiungere dalla sala.
archimage-reason-board-same-spot = { archimage-reason-board-wrong.place }sta nello stesso punto di “{ $other }”.
archimage-reason-board-no-hall = Non c’è una sala (hall).
archimage-reason-board-many-halls = { archimage-reason-board-wrong.place }è una sala (hall) oltre a “{ $other }”; una plancia ne ha una.
archimage-reason-board-no-circle = Non c’è alcun cerchio (circle).
archimage-reason-board-no-scroll = Non c’è alcuno spazio per pergamene (scroll).
archimage-reason-board-many-circles = Ci sono { $count } cerchi di potenza { $power }; nella scatola ci sono { $most } sigilli di quella potenza.
archimage-reason-board-many-scrolls = Ci sono { $count } spazi per pergamene di potenza { $power }; in una partita ci sono { $most } pergamene di quella potenza.
archimage-reason-board-few-sixes = Spazi per pergamene di potenza 6: { $count }. Con { $players } giocatori devono essere almeno { $least }, altrimenti la partita finirebbe dopo il primo round.
archimage-reason-board-unknown-field = Nessuno legge il campo “{ $field }” di una plancia.
archimage-reason-board-unknown-space-field = { archimage-reason-board-wrong.place }nessuno legge il campo “{ $field }” di uno spazio.
archimage-reason-board-hall-power = { archimage-reason-board-wrong.place }è la sala, di cui nessuno legge la potenza.
archimage-reason-board-other-players = La plancia non è pensata per { $players } giocatori.
archimage-reason-board-scroll-at-hall = { archimage-reason-board-wrong.place }questo spazio per pergamene si trova proprio accanto alla sala.
archimage-reason-board-steep-opening = { archimage-reason-board-wrong.place }accanto alla sala ha potenza { $power }; lì di solito è 2 o 3.
archimage-reason-board-power-falls = { archimage-reason-board-wrong.place }su ogni via che vi porta dalla sala la potenza a un certo punto diminuisce.
