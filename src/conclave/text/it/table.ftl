# What any table tells of itself.

table-chose = { $player } aveva una sola scelta possibile: l’ha fatta il tavolo.
table-title = { $game } · round { $round }
table-title-over = { $game } · la partita è finita
table-waiting = In attesa di { $players }.
table-over = La partita è finita.
