# What any table tells of itself.

table-chose = { $player } n’avait qu’un choix possible : la table l’a fait.
table-title = { $game } · manche { $round }
table-title-over = { $game } · la partie est terminée
table-waiting = On attend { $players }.
table-over = La partie est terminée.
