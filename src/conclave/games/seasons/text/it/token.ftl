# The ability tokens: our names for them, and what they do. .note answers what players ask.
# What each is worth at the end of the game, once used, is told beside it.

seasons-token-1 = Carta Nuova
    .text = Pesca una carta, poi tienila o scartala.
seasons-token-2 = Commiato
    .text = Sacrifica una delle tue carte in gioco, o scartane una dalla mano.
    .note = Al suo posto può andarsene uno Scudo di Zira.
seasons-token-3 = Due Energie
    .text = Ricevi 2 energie a tua scelta.
seasons-token-4 = Livello Ribassato
    .text = Abbassa di 1 il tuo livello di invocazione.
    .note = Non si può usare se poi le tue carte in gioco sarebbero più del tuo livello di invocazione.
seasons-token-5 = Gruzzolo
    .text = Alla fine della partita, ogni carta rimasta nella tua mano porta 3 punti invece di costarne 5.
    .note = Vale sempre: non c’è nulla da usare.
seasons-token-6 = Tocco d’Oro
    .text = Puoi cristallizzare in questo turno, per 1 cristallo in più a energia.
    .note = Si aggiunge alle Sacche di Io e ai bonus del turno.
seasons-token-7 = Dodici Cristalli
    .text = Ricevi 12 cristalli.
seasons-token-8 = Quattro Acque
    .text = Scarta 4 energie di acqua.
    .note = Va bene anche l’acqua su un Amuleto dell’Acqua.
seasons-token-9 = Livello Rialzato
    .text = Alza di 2 il tuo livello di invocazione.
    .note = Il livello si ferma a 15.
seasons-token-10 = Due Caselle
    .text = Sposta l’indicatore di stagione di 2 caselle, avanti o indietro.
    .note = Esattamente 2. Tutto ciò che ne consegue avviene subito, come con gli Stivali Temporali.
seasons-token-11 = Mani Scoperte
    .text = Guarda le mani di tutti gli avversari.
seasons-token-12 = Tre Carte
    .text = Guarda le prime 3 carte del mazzo di pesca e rimettile nell’ordine che vuoi.
