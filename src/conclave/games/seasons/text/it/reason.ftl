# Why something is refused, one sentence each; what every game refuses alike is in the catalogue of all games.

seasons-reason-edition-alone = La prima edizione si gioca da sola: lascia fuori gli altri set, i gettoni abilità e gli incantamenti, o gioca la seconda edizione.
seasons-reason-enchantment-apprentice = { $enchantment } cambia il modo di scegliere le carte, e al livello Mago Apprendista le carte arrivano in set predefiniti: scegli un altro livello o un altro incantamento.
seasons-reason-enchantment-cards = { $enchantment } distribuisce { $each } carte a testa, { $needed } per { $players } giocatori, e questi set ne hanno solo { $cards }: aggiungi un set, o scegli un altro livello o un altro incantamento.
seasons-reason-die-first = Per { $card } devi aspettare che il tuo dado sia stato usato.
seasons-reason-no-die-yet = Per { $card } devi prima prendere un dado e aspettare che tocchi a te.
seasons-reason-dreams-in-vain = { $card } vuole nella tua mano una carta che possa entrare in gioco senza essere pagata (carte in mano ora: { $hand }), e posto per essa nel tuo livello di invocazione di { $gauge }.
seasons-reason-no-card-anywhere = { $card } non ha nulla da guardare: mazzo di pesca e scarti sono entrambi vuoti.
seasons-reason-cannot-pay-so = Il costo non si può pagare da lì con energie di { $energy }: lì non ne hai, o non fanno parte del costo.
seasons-reason-die-already-used = { $card } si può attivare solo prima di usare il tuo dado.
seasons-reason-not-in-hand = Non hai in mano { $card }.
seasons-reason-not-in-play = Non hai in gioco { $card }.
seasons-reason-no-activation = Non c’è nulla da attivare in { $card }.
seasons-reason-card-turned = Hai già attivato { $card } in questo round; si raddrizza all’inizio del prossimo.
seasons-reason-activation-cost = Non puoi pagare ciò che chiede l’attivazione di { $card }, oppure non farebbe nulla.
seasons-reason-gauge-full = Il tuo livello di invocazione di { $gauge } non ha posto per { $card } (carte che hai in gioco: { $cards }).
seasons-reason-crystals-short =
    { $needed ->
        [one] Per { $card } serve { $needed } cristallo, e tu ne hai { $have }.
       *[other] Per { $card } servono { $needed } cristalli, e tu ne hai { $have }.
    }
seasons-reason-crystals-for-leeches =
    { $needed ->
        [one] Per { $card } ti serve { $needed } cristallo, contando le Sanguisughe Arcane, e tu ne hai { $have }.
       *[other] Per { $card } ti servono { $needed } cristalli, di cui { $leeches } per le Sanguisughe Arcane, e tu ne hai { $have }.
    }
seasons-reason-energy-short =
    { $due ->
        [one] Per { $card } serve { $due } energia, e non ce l’hai. Manca: { $missing }.
       *[other] Per { $card } servono { $due } energie, e non le hai tutte. Manca: { $missing }.
    }
seasons-reason-amulet-no-energy = Per { $card } serve almeno un’energia.
seasons-reason-transmuting-sealed = La Pozione della Vita ha messo fine alla cristallizzazione per questo turno.
seasons-reason-no-permission = Puoi cristallizzare solo in un turno in cui il tuo dado mostra il simbolo della cristallizzazione, o dopo un bonus, una carta o un gettone abilità che lo permette.
seasons-reason-no-such-energy = Non hai energie di { $energy } da cristallizzare.
seasons-reason-bonuses-used = Hai usato tutti i tuoi { $used } bonus.
seasons-reason-draw-done = La carta del tuo dado è già stata pescata.
seasons-reason-no-card-symbol = Non hai usato un dado che mostra il simbolo della carta.
seasons-reason-gauge-at-most = Il tuo livello di invocazione è a { $most }, il massimo.
seasons-reason-exchange-two = Per lo scambio servono due energie, e tu ne hai { $have }.
seasons-reason-no-such-die =
    { $dice ->
        [one] Sul tavolo c’è { $dice } dado.
       *[other] Sul tavolo ci sono { $dice } dadi.
    }
seasons-reason-die-taken = Il dado { $die } è già stato preso.
seasons-reason-entangled = Per { $card } devi aspettare: con Radici Intralcianti non invochi più di una carta per turno.
seasons-reason-energy-short-spirit =
    { $due ->
        [one] Per { $card } ti serve { $due } energia, per Spirito della Natura, e tu non ne hai.
       *[other] Per { $card } ti servono { $due } energie, di cui 1 per Spirito della Natura; quelle che hai ({ $have }) non bastano.
    }
seasons-reason-nothing-stored = Su { $card } non ci sono energie da prendere.
seasons-reason-no-olaf = Per pescare una carta con un bonus serve l’incantamento Sapere di Olaf.
seasons-reason-nothing-to-draw = Mazzo di pesca e scarti sono entrambi vuoti.
seasons-reason-no-token = Non hai alcun gettone abilità.
seasons-reason-token-permanent = Il tuo gettone abilità { $token }, { $name }, vale sempre: non c’è nulla da usare.
seasons-reason-token-spent = Il tuo gettone abilità { $token }, { $name }, è già stato usato.
seasons-reason-token-in-vain = Ora non puoi fare ciò che chiede il tuo gettone abilità { $token }, { $name }.
seasons-reason-no-vision = Per scartare la prima carta del mazzo di pesca serve l’incantamento Visione del Destino.
seasons-reason-vision-once = In questo turno hai già scartato una carta con Visione del Destino; si può una volta sola per turno.
seasons-reason-vision-crystals =
    { $needed ->
        [one] Scartare la prima carta del mazzo di pesca costa { $needed } cristallo, e tu ne hai { $have }.
       *[other] Scartare la prima carta del mazzo di pesca costa { $needed } cristalli, e tu ne hai { $have }.
    }
seasons-reason-no-steadfast = Non hai in gioco un Dado della Costanza.
seasons-reason-die-done = Un Dado della Costanza può sostituire il tuo dado solo prima che venga usato.
