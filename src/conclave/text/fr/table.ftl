table-chose = { $player } n’avait qu’un choix possible : la table l’a fait.
