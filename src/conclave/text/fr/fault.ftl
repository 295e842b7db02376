# What bots do wrong.

fault-unknown = Aucun bot « { $bot } » ne peut jouer à ce jeu. Il y a : { $bots }.
fault-plug-in = Le bot « { $bot } » du paquet « { $package } » ne peut pas être chargé : { $what }. Réparez ce paquet, mettez-le à jour ou retirez-le.
fault-exception = Le bot « { $bot } » a échoué : { $what }.
fault-illegal = Le bot « { $bot } » a répondu « { $answer } », qui n’est aucun de ses choix.
fault-start = Le programme du bot « { $bot } » ne peut pas être lancé : { $why }. Vérifiez la commande qui suit le mot pipe.
fault-no-command = Il n’y a pas de commande dans « { $bot } ». Écrivez-en une après les deux-points, comme pipe:my-bot.
fault-ended = Le programme du bot « { $bot } » a pris fin, avec le code { $status }, avant d’avoir répondu.
fault-silent = Le programme du bot « { $bot } » n’a pas répondu en { $seconds } s.
fault-long = Le programme du bot « { $bot } » a écrit plus de { $most } caractères sans finir la ligne.
fault-with-error = { $fault } La dernière ligne de ses erreurs : « { $line } ».
fault-no-thoughts = Le bot « { $bot } » ne dit pas ce qu’il pense de ses choix. Prenez-en un qui le dit, comme search.
