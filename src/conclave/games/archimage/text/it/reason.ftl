# Why something is refused, one sentence each; what every game refuses alike is in the file beside this folder.

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
