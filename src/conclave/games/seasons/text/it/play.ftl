# Seasons in the terminal.

seasons-play-welcome = Seasons per { $players } giocatori, livello { $level }. Puoi scrivere aiuto ogni volta che ti viene chiesto qualcosa.
seasons-play-with-set =
    { $number ->
        [one] Nella partita c’è la carta dell’espansione { $set }.
       *[other] Nella partita ci sono le { $number } carte dell’espansione { $set }.
    }
seasons-play-with-tokens = Ognuno riceve tre gettoni abilità e ne tiene uno, una volta scelte le carte.
seasons-play-with-enchantment = Per tutti: { $enchantment }
seasons-play-goal =
    Passano tre anni, round dopo round. In ogni round ciascuno prende un dado per avere energie, cristalli o un livello di invocazione più alto, poi può invocare carte e trasformare energie in cristalli.
    Alla fine vince chi ha più punti: i cristalli e i punti delle carte in gioco, meno 5 per ogni carta ancora in mano.
seasons-play-first-game = È la tua prima partita? Esci con q e ricomincia con: conclave play seasons --level apprentice
seasons-play-prompt-build = { $player }, { $number } numeri separati da spazi (o aiuto):
seasons-play-letters =
    { $number ->
        [one] Oppure scrivi una lettera, come { $example }.
       *[other] Oppure scrivi più lettere insieme, come { $example }.
    }
seasons-play-build-how = Scrivi i numeri di { $number } carte, come { $example }.
seasons-play-tokens-dealt = I tuoi gettoni abilità, di cui alla fine tieni uno: { $tokens } (scrivi carta gettone { $example } per leggerne uno)
seasons-play-tokens = Gettoni abilità: { $tokens }
seasons-play-token-of =
    { $state ->
        [used] { $player }: { $token } (usato)
       *[ready] { $player }: { $token }
    }
seasons-play-card-choice =
    { $kind ->
        [familiar] { $option } (famiglio; { $cost }; { $points }): { $text }
       *[item] { $option } ({ $cost }; { $points }): { $text }
    }
seasons-play-own = { $heading }: { $cards }
seasons-play-card-what = Di’ che cosa vuoi leggere: carta NOME, con il nome di una carta, di un gettone o di un incantamento.
seasons-play-card-number = Per scegliere { $card } ora, scrivi { $number }.
seasons-play-card-title =
    { $points ->
        [one] { $number }. { $card }, { $kind }, { $points } punto
       *[other] { $number }. { $card }, { $kind }, { $points } punti
    }
seasons-play-enchantment-line = { $enchantment } (incantamento { $number }): { $text }
seasons-play-card-cost = Costo: { $cost }
seasons-play-card-timing = Effetto: { $timing }
seasons-play-card-first-edition = Prima edizione: { $text }
seasons-play-no-card = Non c’è alcuna carta, gettone o incantamento di nome “{ $name }”.
seasons-play-no-card-near = Non c’è alcuna carta di nome “{ $name }”; volevi dire { $near }?
seasons-play-build-count =
    { $number ->
        [one] Scrivi { $number } numero, di una carta dell’elenco.
       *[other] Scrivi { $number } numeri diversi dell’elenco.
    }
seasons-play-build-order = Le carte si assegnano nell’ordine dell’elenco, perciò quella non può più essere scelta; scrivi annulla per ricominciare questo gruppo.
seasons-play-hand-empty = Non hai carte in mano né nelle biblioteche.

seasons-play-help =
    Quando ti viene chiesto qualcosa puoi scrivere
    { "  " }un numero          fai quella scelta
    { "  " }una scelta         in notazione, come: take die 2, summon amulet-of-air
    { "  " }scegli SCELTA      lo stesso, anche dove la notazione comincia con: card
    { "  " }lettere            W acqua, E terra, F fuoco, A aria, per le energie
    { "  " }u, annulla         annulli l’ultima scelta, se poi nulla è stato rivelato
    { "  " }perché NOME        perché una carta non si può invocare o attivare ora
    { "  " }carta NOME         spiega una carta, incantamento o gettone (gettone 7)
    { "  " }plancia            mostra di nuovo la plancia
    { "  " }mano               mostra la tua mano e le tue biblioteche
    { "  " }consiglio          che cosa sceglierebbe un bot forte al tuo posto
    { "  " }diario             tutto ciò che è successo
    { "  " }salva FILE         scrive una copia della partita
    { "  " }q, esci            esci; la partita è salvata
    Le energie sono W acqua, E terra, F fuoco, A aria. Sui dadi, * alza di 1 il livello di invocazione, t ti permette di cristallizzare energie in questo turno, c fa pescare una carta, un numero sono cristalli.
    Il tuo livello di invocazione dice quante carte puoi avere in gioco. Vince chi ha più punti: i cristalli e i punti delle carte in gioco, meno 5 per ogni carta rimasta in mano e meno quanto costano i bonus.
