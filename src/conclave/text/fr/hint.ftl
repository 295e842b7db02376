# What bots think of options: hints.

hint-percent = { $number } %
hint-chance = { $percent } de chances de gagner
hint-points = { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
hint-line = { $option } – { $value }
hint-title = Un conseil pour { $player }, par { $bot } :
hint-title-set = Un conseil pour { $player }, par { $bot } : tout cela ensemble
hint-set = Tout cela ensemble :
hint-only = Il n’y a rien d’autre à choisir : { $option }
hint-thinking = Réflexion sur vos choix…
hint-over = La partie dans { $file } est terminée, il n’y a plus rien à choisir ; tapez conclave review { $file } pour voir ce qui a coûté le plus.
hint-not-asked = Ce n’est pas à { $player } de choisir ; donnez --seat { $seats }, ou rien.
hint-seat = --seat doit être le numéro d’un joueur, de 1 à { $players }, et non « { $value } ».
hint-help-seat = le joueur à conseiller, par son numéro ; sans cela, celui qui doit choisir
hint-help-bot = qui réfléchit, par exemple { $bot }, greedy, search:500 (tant de simulations) ou search:2s (tant de temps) ; sans cela, { $bot }
