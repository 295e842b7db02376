# Archimage in the terminal.

archimage-play-welcome = Archimage per { $players } giocatori, { $settings }. Puoi scrivere aiuto ogni volta che ti viene chiesto qualcosa.
archimage-play-goal =
    Una torre piena di pergamene, ognuna dietro il suo sigillo, e altri sigilli sulle vie che le uniscono. Nel tuo turno rompi un sigillo che puoi raggiungere, con dadi del suo colore che mostrano la sua potenza o di più, e il tuo mago va lì. Le pergamene che conquisti sono incantesimi da lanciare, e punti.
    Quando i tuoi dadi sono finiti o non rompono più nulla, il tuo round è finito e prendi tre dadi per il prossimo. Vince chi ha più punti in pergamene, una volta che restano poche pergamene di potenza 6.
archimage-play-title-start = Prima del round 1 · cerchi 0 e { $circle }
archimage-play-title = Round { $round } · cerchi 0 e { $circle } · pergamene di potenza 6: { $sixes }, fine sotto { $least }
archimage-play-signs = (F4) è un sigillo di fuoco, potenza 4; [F4] una pergamena, {"{"}F4{"}"} una con un guardiano; ( ) e [ ] sono liberi. @1 è il giocatore 1, &1 il suo famiglio.
archimage-play-elements = Dadi: F fuoco rossi R, W acqua blu B, A aria gialli Y, E terra verdi G, S tutti
archimage-play-blank = { "" }
archimage-play-mage = { "" }
archimage-play-player = Giocatore
archimage-play-place = { $mage }, &{ $number } { $familiar }
archimage-play-at = Dove
archimage-play-hall = sala
archimage-play-dice = Dadi
archimage-play-points = Punti
archimage-play-scrolls = Pergamene, (a faccia in giù)
archimage-play-of-power =
    { $power ->
        [1] Legame
       *[other] Pergamene di potenza { $power }
    }
archimage-play-synergies = Ciò che aggiungono le Sinergie
archimage-play-you = { $player } (tu)
archimage-play-no-dice = nessuno
archimage-play-waiting = poi { $dice }
archimage-play-reserve = Dadi nelle riserve: R { $red }, B { $blue }, Y { $yellow }, G { $green }
archimage-play-status = I tuoi dadi: { $dice } · il tuo mago: { $place }
archimage-play-lying = Pergamene nella torre, per incantesimo e potenza:
archimage-play-lying-line = { $spell } { $power }: { $places }
archimage-play-take-how = Oppure scrivi più lettere insieme, come { $example }.
archimage-play-dice-how = Oppure scrivi più dadi insieme, come { $example }.
archimage-play-any-colour = (colore)
archimage-play-any-colours = (colore)
archimage-play-any-element = (elemento)
archimage-play-spirit = Di spirito: { $text }
archimage-play-entry =
    { $kind ->
        [bond] { $name }, potenza { $power }: ognuno ne ha uno, di spirito
        [scroll] { $name }, pergamena di potenza { $power }, { $number ->
            [one] cerchio { $circles }
           *[other] cerchi { $circles }
        }
       *[spell] { $name }, incantesimo di potenza { $power }, { $number ->
            [one] cerchio { $circles }
           *[other] cerchi { $circles }
        }; ce n’è una pergamena per ogni elemento
    }
archimage-play-own =
    { $state ->
        [fresh] { $scroll }, presa in questo turno: { $text }
        [down] { $scroll }, a faccia in giù finché il tuo round non è finito: { $text }
       *[up] { $scroll }: { $text }
    }
archimage-play-spell-what = Di’ che cosa vuoi leggere: incantesimo NOME, come incantesimo crescita o incantesimo crescita del fuoco.
archimage-play-no-spell = Non c’è alcun incantesimo di nome “{ $name }”.
archimage-play-no-spell-near = Non c’è alcun incantesimo di nome “{ $name }”; volevi dire { $near }?
archimage-play-help =
    Quando ti viene chiesto qualcosa puoi scrivere
    { "  " }un numero          fai quella scelta
    { "  " }rompi L4, o L4     uno spazio con il suo nome: rompi il sigillo che c’è
    { "  " }evoluzione fuoco   un tuo incantesimo con il suo nome: lo lanci
    { "  " }rosso 5, o R5      un dado, o più d’uno: rosso 5 3, R5 R3
    { "  " }rosso, o RRB       dadi per il prossimo round, uno o tutti e tre insieme
    { "  " }u, annulla         annulli l’ultima scelta, finché nessun altro ha scelto
    { "  " }perché L4          perché non puoi rompere un sigillo o usare un incantesimo
    { "  " }incantesimo NOME   che cosa fa un incantesimo
    { "  " }pergamene          che cosa fanno le tue pergamene
    { "  " }plancia            di nuovo la torre, e quale pergamena si trova dove
    { "  " }consiglio          che cosa sceglierebbe un bot forte al tuo posto
    { "  " }diario             tutto ciò che è successo
    { "  " }salva FILE         scrive una copia della partita
    { "  " }q, esci            esci; la partita è salvata
    Un sigillo vuole dadi del suo colore che mostrino la sua potenza o di più, e nessun dado di troppo: fuoco rosso, acqua blu, aria giallo, terra verde; per un sigillo di spirito va bene un solo colore qualsiasi.
    Sigilli, pergamene, altri maghi e i loro famigli sbarrano la via; dove un sigillo è stato rotto puoi passare, per quanto lontano. Se nel tuo turno puoi rompere un sigillo, devi farlo; gli incantesimi vengono prima, quanti ne vuoi.
    I punti sono le potenze delle tue pergamene, 1 per il tuo Legame; ogni Sinergia aggiunge 1 per ogni tua pergamena del suo elemento.
