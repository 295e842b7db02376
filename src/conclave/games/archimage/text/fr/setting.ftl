# What a game can be set up with: each choice and each of its values, with an explanation.

archimage-setting-game =
    .text = Des magiciens gravissent une tour : brisez des sceaux avec vos dés, gagnez des parchemins et lancez leurs sorts.
archimage-setting-players = Joueurs
    .text = Combien de personnes sont à la table.
archimage-setting-players-value = { $number } joueurs
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
archimage-setting-mages-given = les magiciens des joueurs à partir de la place 1, séparés par des virgules : north (nord), east (est), west (ouest), south (sud) ou outer-world (outre-monde), ou leurs noms, ou leurs familiers ; rien entre deux virgules laisse le choix ouvert
archimage-setting-mages-told = { $settings }, avec { $mages }
