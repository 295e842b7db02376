# The command that tells how a game is played.

rules-arguments = un gioco: { $games }; poi un argomento, con il suo numero, il suo nome o una parola del nome; oppure il numero di un chiarimento, come { $rulings }; oppure una lettera, per tutti i chiarimenti di quella lettera
rules-games = Come si giocano i giochi. Per leggere di ciascuno bastano circa dieci minuti.
rules-contents = { $number }. { $title }
rules-how = conclave rules { $game } dice tutto, conclave rules { $game } { $example } un solo argomento.
rules-of-game = Come si gioca { A($game) }
rules-of-rulings = I numeri tra parentesi sono chiarimenti, che risolvono ciò che potrebbe essere in dubbio: conclave rules { $example } ne mostra uno.
rules-position = Un esempio
rules-question = Domanda: { $text }
rules-answer = Risposta: { $text }
rules-ruling = Chiarimento { $number }: { $title }
rules-found = “{ $text }” si trova in questi punti:
rules-place = { $game } { $number }. { $title }
rules-section = Chiarimenti { $section }: { $title }
rules-no-topic = Non c’è alcun argomento “{ $topic }”; conclave rules li elenca.
rules-no-topic-near = Non c’è alcun argomento “{ $topic }”; intendevi { $near }?
rules-no-ruling = Non c’è alcun chiarimento { $number }; quelli di questa lettera vanno da { $first } a { $last }.
rules-none = Non c’è ancora nulla da leggere su come si gioca { A($game) }; conclave rules elenca quello che c’è.
rules-which-game = Più giochi hanno un argomento “{ $topic }”; scrivi { $commands }.
