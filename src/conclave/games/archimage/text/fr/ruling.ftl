# The rulings, as docs/rulings.md has them: .title is the heading, the value what stands below it, a line for each
# paragraph or item.

archimage-ruling-R1 = Il y a six sceaux de protection de chaque puissance de 2 à 6 et de chaque élément naturel, 120 en tout. Le livret n’en donne pas le nombre ; un plateau qui en demande plus de 24 d’une même puissance ne peut pas être joué.
    .title = Les sceaux de la boîte
archimage-ruling-R2 = Elle peut contenir un nombre quelconque de magiciens. Personne ne la barre à personne, et tout le monde la traverse.
    .title = La chambre centrale
archimage-ruling-R3 = Trois de suite mettent fin à la partie, quel que soit le nombre de parchemins de puissance 6 encore sur le plateau. Un sceau de protection que brise un familier compte comme brisé ; un sceau désintégré, non.
    .title = Les manches où rien n’est brisé
archimage-ruling-R4 = Lien et Mission le déplacent d’où qu’il soit. Il peut se tenir sur n’importe quel emplacement, sauf la chambre centrale.
    .title = Un familier déjà dehors
archimage-ruling-R5 = Elle recueille un sceau de protection dans les deux cas ; pour servir, elle doit être face visible. Une Absorption utilisée peut donc être remplie de nouveau dans la même manche, pour la suivante.
    .title = Absorption, face visible et face cachée
archimage-ruling-R6 = Le sceau de protection va sur l’une d’elles, au choix de son propriétaire, ou sur aucune.
    .title = Deux Absorptions et un sceau
archimage-ruling-R7 = Désigne un seul adversaire qui joue encore la manche. Chaque moitié, augmenter et baisser, touche au moins un dé là où il y en a un à toucher ; là où une seule moitié peut se faire, cela suffit.
    .title = Altération
archimage-ruling-R8 = Ne donne pas le parchemin même qui est en train de servir. Une Synergie, qui ne se retourne jamais face cachée, compte comme active et peut être échangée. Ce que l’on reçoit peut servir dans le même tour.
    .title = Transfert
archimage-ruling-R9 = Les deux parchemins se retournent face cachée avant toute chose : un Vol emprunté qui met fin à la manche de son prêteur retourne donc le parchemin du prêteur face visible. Un Transfert emprunté n’échange aucun des deux parchemins en usage.
    .title = Emprunt
archimage-ruling-R10 = Personne ne bondit par-dessus un sceau de protection sur lequel se tient un familier adverse.
    .title = Bond et les familiers
archimage-ruling-R11 = Passe un familier mais ne brise jamais le sceau qui se trouve sous lui. Le magicien d’un joueur dont la manche est finie barre toujours la route, et peut être passé comme tout autre. Le rappel du livret, qu’aucun sort n’est lancé sur un joueur qui a terminé sa manche, ne s’y oppose pas : la Téléportation n’est lancée sur personne, elle laisse passer celui qui l’utilise.
    .title = Téléportation
archimage-ruling-R12 = Qui quitte la manche prend trois dés, ou autant qu’il y en a, ou aucun. Un joueur sans dés commence quand même la manche suivante : des sorts peuvent apporter un dé ; sinon, cette manche est finie quand vient son tour.
    .title = Peu de dés dans les réserves
