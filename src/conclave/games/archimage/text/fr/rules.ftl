# How Archimage is played. Each line of a value is a paragraph, or an item of a list.
# The numbers in brackets are rulings; those in the positions are checked by playing them.

archimage-rules-aim =
    De 2 à 5 magiciens fouillent une tour pleine de parchemins. Chaque parchemin est derrière son propre sceau, et d’autres sceaux barrent les chemins. Vous brisez des sceaux avec des dés, avancez par-dessus ce qui est brisé, et gagnez des parchemins.
    Les parchemins sont des sorts à lancer, et vos points : chacun vaut sa puissance, de 2 à 6. Qui a le plus de points l’emporte.
    .title = De quoi il s’agit

archimage-rules-tower =
    Autour d’une chambre centrale se trouvent des emplacements, reliés par des chemins : sur chaque cercle un sceau de protection, sur chaque emplacement de parchemin un parchemin, face visible. Les deux ont un élément, feu, eau, air ou terre, et une puissance de 2 à 6, qui croît en s’éloignant de la chambre. Certains parchemins sont d’esprit, les sceaux de protection jamais (R1).
    Deux cercles de magie sont en jeu : le cercle 0, et I, II, III ou IV. Chacun a cinq sorts, un par puissance, avec un parchemin pour chaque élément. Mélangés par puissance, ils sont disposés ; le reste ne sert pas.
    Tous les magiciens partent de la chambre centrale (R2), chacun avec un familier et un Lien.
    .title = La tour

archimage-rules-dice =
    Le feu a des dés rouges, l’eau bleus, l’air jaunes, la terre verts ; l’esprit n’en a pas. De chaque couleur, il y a un dé de plus qu’il n’y a de joueurs. Ils sont dans les réserves.
    Avant la première manche, chacun prend 3 dés de n’importe quelles couleurs, à partir du premier joueur ; pour les manches suivantes, vous les prenez quand votre manche est finie. Au début d’une manche, chacun lance les siens, à la vue de tous. Les dés utilisés retournent dans les réserves.
    .title = Les dés

archimage-rules-turn =
    On joue dans le sens horaire, à partir du premier joueur, jusqu’à ce que la manche de chacun soit finie. À votre tour :
    1. Lancez autant de vos parchemins face visible que vous voulez, l’un après l’autre.
    2. Si vos dés, tels qu’ils sont, peuvent briser un sceau accessible, de protection ou de parchemin, vous devez en briser un, et votre magicien s’y rend.
    3. S’ils ne le peuvent pas, remettez-les dans les réserves. Sans dés, votre manche est finie.
    Personne n’est obligé de lancer un sort pour pouvoir briser un sceau. Un parchemin gagné peut être lancé à partir de votre tour suivant.
    .title = Votre tour

archimage-rules-position-turn = Un seul sceau est accessible, de feu, de puissance 5. Vous avez rouge 3, bleu 2 et, face visible, Évolution du Feu : des dés rouges montrent 2 de plus.
    .question = Que pouvez-vous faire ?
    .answer = Lancer Évolution, et rouge 5 brise le sceau. Ou abandonner : les deux dés retournent dans les réserves et votre manche est finie.

archimage-rules-breaking =
    Utilisez des dés de la couleur du sceau qui montrent ensemble au moins sa puissance, et pas un dé de trop : en retirer un seul, et cela ne suffirait plus.
    Un sceau d’esprit accepte n’importe quelle couleur, mais tous les dés utilisés sont de la même.
    Les dés retournent dans leur réserve. Un sceau de protection quitte la partie ; un parchemin est à vous, face visible.
    .title = Briser un sceau

archimage-rules-position-sets = Vous avez rouge 2, rouge 3, rouge 5 et bleu 6, devant un sceau de feu de puissance 5.
    .question = Quels dés pouvez-vous utiliser ?
    .answer = Rouge 5 seul, ou rouge 2 et rouge 3. Pas rouge 2 et rouge 5 : c’est un dé de trop. Bleu 6 ne brise aucun sceau de feu.

archimage-rules-position-spirit = Vous avez rouge 3, bleu 2, bleu 3 et vert 1, devant un parchemin d’esprit de puissance 4.
    .question = Quels dés pouvez-vous utiliser ?
    .answer = Seulement bleu 2 et bleu 3. Rouge 3 et vert 1 font 4 aussi, mais leurs couleurs diffèrent.

archimage-rules-ways =
    Votre magicien va aussi loin que vous voulez, mais par un passage libre : les sceaux, les parchemins, les autres magiciens et les familiers adverses le barrent. Les magiciens des joueurs dont la manche est finie aussi (R11). Personne ne barre la chambre centrale (R2), et votre propre familier ne vous barre jamais la route.
    Un sceau sous un familier adverse ne peut pas être brisé, ni le parchemin sous un gardien.
    .title = Les passages libres

archimage-rules-position-way = Le seul chemin de la chambre centrale à un sceau d’eau de puissance 3 passe par un emplacement dont le sceau est brisé. Vous êtes dans la chambre centrale, comme un adversaire ; vous avez bleu 4.
    .question = Pouvez-vous briser le sceau ? Et si l’adversaire est sur cet emplacement ?
    .answer = Oui, et votre magicien s’y rend. Sur cet emplacement, l’adversaire barre votre seul chemin : votre manche est finie.

archimage-rules-scrolls =
    Un parchemin se lance face visible, puis reste face cachée jusqu’à la fin de votre manche. Un parchemin qui ne changerait rien ne peut pas être lancé. Un parchemin agit sur sa propre couleur : celui de feu, sur des dés rouges ou des sceaux de feu. Avec un parchemin d’esprit, vous choisissez la couleur, une seule chaque fois, là où son texte ne dit pas autre chose.
    Les sorts des cercles 0 et I, l’école du Pouvoir, avec leur puissance :
    - Transmutation (2) : échangez un ou plusieurs de vos dés de la couleur contre autant d’une seule autre couleur, valeurs conservées
    - Renaissance (3) : relancez un ou plusieurs de vos dés de la couleur
    - Évolution (4) : un ou plusieurs de vos dés de la couleur montrent 2 de plus, au plus 6
    - Croissance (5) : prenez un dé de la couleur dans la réserve et lancez-le
    - Synergie (6) : ne se lance jamais, mais ajoute des points à la fin
    .title = Les parchemins, et l’école du Pouvoir

archimage-rules-passages =
    Ils changent ce qui se trouve dans la tour, accessible ou non :
    - Inversion (2) : échangez deux sceaux de protection de même puissance, dont un de la couleur
    - Échange (3) : échangez deux sceaux de protection de la couleur, de puissances différentes
    - Absorption (4) : peut garder un sceau de protection de la couleur que vous brisez ; lancée, elle ajoute sa puissance à un de vos dés, au plus 6 (R5, R6)
    - Désintégration (5) : retirez un sceau de protection de la couleur ; cela ne brise rien
    - Réorganisation (6) : échangez deux parchemins, dont un de la couleur
    .title = Cercle II, les Passages

archimage-rules-conflict =
    Seulement contre des joueurs dont la manche n’est pas finie :
    - Mystification (2) : échangez un dé adverse de la couleur contre un des vôtres d’une autre couleur ; chacun garde la valeur qu’il avait
    - Altération (3) : un ou plusieurs de vos dés de la couleur montrent 1 de plus, un ou plusieurs de ceux d’un seul adversaire 1 de moins (R7)
    - Transfert (4) : échangez un parchemin adverse face visible de la couleur contre un des vôtres de même puissance (R8)
    - Vol (5) : prenez un dé de la couleur à un adversaire, qui choisit lequel
    - Emprunt (6) : lancez un parchemin adverse face visible de la couleur (R9)
    .title = Cercle III, le Conflit

archimage-rules-traveller =
    - Mission (2) : votre familier va sur un sceau de protection de la couleur, n’importe où ; personne d’autre que vous ne peut le briser (R4)
    - Bond (3) : passez par-dessus un sceau de protection de la couleur et brisez un sceau derrière lui (R10)
    - Téléportation (4) : passez un magicien ou un familier adverse et brisez un sceau de la couleur derrière lui (R11)
    - Gardien (5) : placez le gardien de la couleur sur un parchemin de la couleur, déplacez-le ou retirez-le ; personne ne gagne un parchemin sous un gardien
    - Vitesse (6) : brisez un sceau avec vos dés, puis un sceau de la couleur sans dés
    Bond, Téléportation et Vitesse brisent aussitôt et mettent fin à votre tour.
    .title = Cercle IV, le Voyageur

archimage-rules-bond =
    Chacun a un Lien, un parchemin d’esprit de puissance 1. Lancé, il fait l’une de ces trois choses :
    - votre familier se place là où se tient votre magicien, mais pas dans la chambre centrale, et barre l’emplacement aux autres même quand le magicien s’en va
    - votre familier brise un sceau de protection accessible avec vos dés, comme vous le feriez, et s’y place ; votre magicien reste
    - de même avec un seul dé qui montre 1 : un sceau de protection de sa couleur, de n’importe quelle puissance
    Les deux dernières mettent fin à votre tour. Un familier ne brise jamais le sceau d’un parchemin. Il revient quand votre manche est finie ; Lien peut déplacer celui qui est dehors (R4).
    .title = Le Lien et votre familier

archimage-rules-position-bond = Vous avez rouge 1 et rouge 4. Sont accessibles un sceau de protection de feu de puissance 6 et un parchemin de feu de puissance 3. Votre Lien est face visible.
    .question = Pouvez-vous briser les deux pendant cette manche ?
    .answer = Oui. Par votre Lien, rouge 1 brise le sceau de protection : votre familier s’y rend, votre magicien reste, votre tour s’achève. À votre tour suivant, rouge 4 gagne le parchemin, si personne n’a été plus rapide.

archimage-rules-round =
    Quand vos dés sont épuisés, ou remis parce qu’ils ne brisent rien, votre manche est finie. Retournez tous vos parchemins face visible, reprenez votre familier, et prenez 3 dés de n’importe quelles couleurs pour la manche suivante, ou autant qu’il y en a (R12). Votre magicien reste.
    Quand la manche de chacun est finie et que la partie continue, le voisin de gauche devient premier joueur, et chacun lance ses dés.
    .title = La fin d’une manche

archimage-rules-end =
    La partie est finie quand, à la fin d’une manche, moins de 4 parchemins de puissance 6 restent dans la tour, à 4 ou 5 joueurs moins de 5. Trois manches de suite où personne ne brise de sceau y mettent fin aussi (R3).
    Vos points sont les puissances de vos parchemins, votre Lien valant 1. Chaque Synergie ajoute 1 par parchemin que vous avez de son élément, elle comprise. Qui a le plus de points l’emporte ; à égalité, la victoire est partagée.
    .title = La fin et le décompte

archimage-rules-position-score = Vous avez votre Lien, Transmutation de l’Eau (2), Renaissance de l’Esprit (3), Évolution de l’Eau (4), Synergie de l’Eau (6) et Synergie de l’Esprit (6).
    .question = Quel est votre score ?
    .answer = Les puissances font 22. Synergie de l’Eau ajoute 3, pour les parchemins d’eau ; Synergie de l’Esprit 3, pour Renaissance, elle-même et le Lien : 28 points.

archimage-rules-boards =
    Les plateaux pour 2 à 5 joueurs sont les nôtres, car celui du jeu imprimé est une image. Si vous avez la boîte, recopiez son plateau dans un fichier ; docs/boards.md dit comment. Au plus 24 cercles peuvent avoir la même puissance (R1).
    - conclave board check FICHIER dit ce qui ne va pas
    - conclave board show FICHIER le dessine
    - conclave play archimage --board FICHIER y joue
    .title = Des plateaux à vous

archimage-rules-section-R = Archimage
