# Why something is refused or wrong, one sentence each.

reason-with-ruling = { $reason } (chiarimento { $ruling })

# Options and seeds.
reason-game-unknown = Non c’è alcun gioco di nome “{ $game }”; i giochi sono: { $games }.
reason-game-part-missing =
    { $part ->
        [cards] { $game } non ha nulla da elencare.
       *[other] { $game } non ha “{ $part }”, e qui serve.
    }
reason-option-unknown = Non c’è alcuna opzione “{ $option }” in { $game }; le opzioni sono: { $options }.
reason-option-value = “{ $value }” non è un valore per l’opzione “{ $option }”; può essere: { $values }.
reason-option-twice = “{ $value }” compare due volte nell’opzione “{ $option }”; ogni valore si può prendere una volta sola.
reason-option-long = L’opzione “{ $option }” ne nomina { $number }, più dei { $players } giocatori al tavolo.
reason-seed-missing = Una partita ha bisogno del caso: dai un seme, un numero intero qualsiasi, o una chiave di 32 byte.
reason-seed-number = Il seme deve essere un numero intero, non “{ $seed }”.
reason-seed-and-key = Dai un seme o una chiave, non entrambi.
reason-key-length = Una chiave ha { $bytes } byte.
reason-no-such-seat = Non c’è un posto { $seat } a un tavolo di { $seats }.

# Records and saves.
reason-record-newer = È un “{ $format }”, scritto da una versione più recente; questa legge un “{ $known }”.
reason-record-foreign = Questa non è una partita registrata: non comincia con il formato “{ $format }”.
reason-record-sum = La registrazione è danneggiata: il contenuto non corrisponde alla sua somma di controllo.
reason-record-lacks = La registrazione è danneggiata: manca “{ $field }”.
reason-record-no-key = La registrazione non ha una chiave, perciò non si può rigiocare ciò che ha deciso il caso.
reason-record-key = La registrazione è danneggiata: la sua chiave non è un numero esadecimale.
reason-record-commitment = La chiave della registrazione non corrisponde all’impegno dato prima della partita.
reason-revision-unknown = La revisione { $revision } delle regole di { $game } non è nota a questo programma, che conosce la revisione { $known }.
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
reason-save-field =
    { $seat ->
        [0] Il tavolo non può essere così, per via di “{ $field }” ({ $what }).
       *[other] Il tavolo non può essere così, per via di “{ $field }” del giocatore { $seat } ({ $what }).
    }

# Picks.
reason-pick-unknown = “{ $pick }” non è la notazione di alcuna scelta.
reason-pick-after-the-end = “{ $pick }” arriva troppo tardi: la partita è finita.
reason-pick-not-asked = “{ $pick }” non spetta al giocatore { $seat }: tocca al giocatore { $asked }.
reason-pick-not-offered = “{ $pick }” non è ora tra le scelte del giocatore { $seat }.
reason-set-not-offered = “{ $picks }” non è un insieme che il giocatore { $seat } possa scegliere ora.

# Why not.
reason-not-a-pick = “{ $pick }” non è né il nome di qualcosa in questo gioco né una scelta in notazione.
reason-game-over = La partita è finita.
reason-not-your-turn = Ora non hai nulla da scegliere: tocca { A($player) }.
reason-not-asked-for = “{ $pick }” non è tra le scelte ora. Decisione in corso: { $question }.
reason-answer-first = Prima viene un’altra decisione: { $question }.
