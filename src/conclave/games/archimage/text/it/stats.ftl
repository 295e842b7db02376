# Che cosa dice `conclave stats` di Archimage.

archimage-stats-spell = Incantesimo
archimage-stats-page-title = Quanto valgono gli incantesimi di { $game }
archimage-stats-meaning = Punti in più: quanto vincere una pergamena dell’incantesimo cambia il proprio punteggio meno la media degli altri, compresi i suoi punti; la stima è fatta per tutti gli incantesimi insieme. Vittorie: la quota dei posti che ne hanno vinta una. Entrambe le cifre sono tirate verso la media quando l’incantesimo si è visto poco, e stanno con metà del loro intervallo al 95 %.
archimage-stats-axis-round = round medio in cui è vinta
archimage-stats-plot-values = I punti in più di ogni incantesimo
archimage-stats-plot-rounds = Quando si vincono le pergamene, e quanto danno
