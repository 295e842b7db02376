# A game gone over again.

review-help-bot = chi rivede la partita, per esempio { $bot }, greedy, search:1000 (tante simulazioni per decisione) o search:1s; { $bot } se non dici nulla
review-help-seat = solo le decisioni di questo giocatore, per numero
review-help-worst = quante raccontare delle decisioni che sono costate di più; { $number } se non dici nulla
review-help-svg = disegna anche le probabilità di vincere in questo file, che non deve ancora esistere, come immagine SVG
review-progress = La partita viene rivista
review-empty = Nessuno ha ancora scelto nulla nella partita { $file }: non c’è niente da rivedere.
review-by =
    { $decisions ->
        [one] { $decisions } decisione, rivista da { $bot }, che sapeva solo quello che il giocatore poteva sapere in quel momento.
       *[other] { $decisions } decisioni, riviste da { $bot }, che ogni volta sapeva solo quello che il giocatore poteva sapere in quel momento.
    }
review-unfinished = La partita non è finita: ecco fin dove è arrivata.
review-worst = Che cosa è costato di più
review-worst-none = Non si conosce nulla di meglio di ciò che è stato scelto.
review-decision =
    { $round ->
        [0] Prima del round 1, scelta { $number }, { $player }: { $option } – { $value }
       *[other] Round { $round }, scelta { $number }, { $player }: { $option } – { $value }
    }
review-better = Meglio: { $option } – { $value }
review-see = Per vedere la posizione prima di una scelta: conclave replay { $file } --to { $number }
review-chart = La probabilità di vincere, dalla prima scelta all’ultima
review-course-over = { $player }: { $first } all’inizio, { $least } al minimo (scelta { $lowest }), { $most } al massimo (scelta { $highest }), { $last } alla fine
review-course-open = { $player }: { $first } all’inizio, { $least } al minimo (scelta { $lowest }), { $most } al massimo (scelta { $highest }), { $last } adesso
review-rounds = Round
review-drawn = L’immagine è in { $file }
