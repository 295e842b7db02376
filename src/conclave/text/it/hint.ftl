# What bots think of options: hints.

hint-percent = { $number } %
hint-chance = { $percent } di probabilità di vincere
hint-points = { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti
hint-line = { $option } – { $value }
hint-title = Un consiglio per { $player }, di { $bot }:
hint-title-set = Un consiglio per { $player }, di { $bot }: tutto questo insieme
hint-set = Tutto questo insieme:
hint-only = Non c’è altro da scegliere: { $option }
hint-thinking = Rifletto sulle tue scelte…
hint-over = La partita in { $file } è finita, non resta nulla da scegliere; digita conclave review { $file } per vedere che cosa è costato di più.
hint-not-asked = Non tocca { A($player) } scegliere; dai --seat { $seats }, o niente.
hint-seat = --seat dev’essere il numero di uno dei { $players } giocatori, non «{ $value }».
hint-help-seat = il giocatore da consigliare, per numero; chi deve scegliere, se non dici nulla
hint-help-bot = chi ci pensa, per esempio { $bot }, greedy, search:500 (tante simulazioni) o search:2s (tanto tempo); { $bot } se non dici nulla
