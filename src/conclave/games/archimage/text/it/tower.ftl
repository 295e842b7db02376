# The table of Archimage in the window: the tower, and what stands beside it.

archimage-tower-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
archimage-tower-starts = inizia
archimage-tower-done = ha finito
archimage-tower-count =
    { $down ->
        [0] { $number ->
            [one] { $number } pergamena
           *[other] { $number } pergamene
        }
       *[other] { $number ->
            [one] { $number } pergamena ({ $down } in giù)
           *[other] { $number } pergamene ({ $down } in giù)
        }
    }
archimage-tower-of = { $mage } { $player }:
archimage-tower-reserves = Riserve:
archimage-tower-sixes = pergamene di potenza 6: { $number }, fine sotto { $least }
archimage-tower-choose = Da scegliere:
archimage-tower-near =
    { $who ->
        [you] { $able ->
            [0] Alla tua portata, ma non per questi dadi:
           *[other] Alla tua portata:
        }
       *[other] Alla portata di { $player }:
    }
archimage-tower-more = … e altri { $number } qui sotto
archimage-tower-signs = { $chosen } si può scegliere, { $near } è soltanto alla tua portata. (F4) è un sigillo di fuoco, potenza 4; [F4] una pergamena, {"{"}F4{"}"} una con un guardiano; ( ) e [ ] sono liberi, ({ $walk }) dove il tuo mago può camminare. { $mage }1 è il mago del giocatore 1, { $familiar }1 il suo famiglio; { $turn } è di turno.
archimage-tower-element =
    { $colour ->
        [red] { $element } fuoco: dadi rossi { $dice }
        [blue] { $element } acqua: blu { $dice }
        [yellow] { $element } aria: gialli { $dice }
        [green] { $element } terra: verdi { $dice }
       *[any] { $element } spirito: un solo colore, a scelta
    }
archimage-tower-lies = Nella torre: { $scrolls }
