# What a game can be set up with: each choice and each of its values, with an explanation.

archimage-setting-game =
    .text = Maghi salgono su una torre: rompi sigilli con i dadi, ottieni pergamene e lancia i loro incantesimi.
archimage-setting-circle = Cerchio magico
    .text = Quali incantesimi sono in gioco oltre a quelli del cerchio 0.
archimage-setting-circle-value = Cerchio { $circle }
    .text = Per { $school }. I suoi incantesimi: { $spells }.
archimage-setting-circle-random = Un cerchio a caso
    .text = Uno dei quattro cerchi si estrae prima della partita.
archimage-setting-board = Plancia
    .text = La torre su cui si sale.
archimage-setting-board-standard = La torre solita
    .text = Cresce con il numero dei giocatori.
archimage-setting-mages = Maghi
    .text = Quale mago, con il suo famiglio, prende ogni giocatore. In nient’altro sono diversi.
archimage-setting-mages-by-seat = Nell’ordine dei posti
    .text = Il primo giocatore ha lo Sciamano del Nord, il secondo la Strega dell’Est, e così via.
