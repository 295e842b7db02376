# What a game can be set up with: each choice and each of its values, with an explanation.

archimage-setting-game =
    .text = Des magiciens gravissent une tour : brisez des sceaux avec vos dés, gagnez des parchemins et lancez leurs sorts.
archimage-setting-circle = Cercle de magie
    .text = Quels sorts sont en jeu à côté de ceux du cercle 0.
archimage-setting-circle-value = Cercle { $circle }
    .text = Pour { $school }. Ses sorts : { $spells }.
archimage-setting-circle-random = Un cercle au hasard
    .text = L’un des quatre cercles est tiré avant la partie.
archimage-setting-board = Plateau
    .text = La tour que l’on gravit.
archimage-setting-board-standard = La tour habituelle
    .text = Elle grandit avec le nombre de joueurs.
archimage-setting-mages = Magiciens
    .text = Quel magicien, avec son familier, prend chaque joueur. Rien d’autre ne les distingue.
archimage-setting-mages-by-seat = Dans l’ordre des places
    .text = Le premier joueur a le Chaman du Nord, le deuxième la Sorcière de l’Est, et ainsi de suite.
