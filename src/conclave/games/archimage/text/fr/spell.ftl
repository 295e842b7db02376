# The spells: name, text with a natural element, text with spirit, and what players ask. R1, R2 … are our rulings.

archimage-spell-bond = Lien
    .spirit = Au choix : votre familier se place là où se tient votre magicien, mais pas dans la chambre centrale ; ou vous brisez un sceau de protection accessible avec vos dés et y envoyez le familier au lieu de votre magicien ; ou vous faites de même avec un seul dé qui montre 1, sur un sceau de protection de sa couleur et de n’importe quelle puissance. Un sceau brisé ainsi met fin à votre tour.
    .note = Personne d’autre ne peut entrer sur l’emplacement de votre familier ni le traverser, et il reste dehors jusqu’à la fin de votre manche. Il ne brise jamais le sceau d’un parchemin. S’il est déjà dehors, il part de là où il est, et ne va jamais dans la chambre centrale (R4).

# Circles 0 and I, the school of Power.
archimage-spell-transmutation = Transmutation
    .text = Échangez un ou plusieurs de vos dés { $colours } contre autant de dés d’une seule autre couleur pris dans les réserves. Ils montrent toujours la même valeur.
    .spirit = Choisissez une couleur : échangez un ou plusieurs de vos dés de cette couleur contre autant de dés d’une seule autre couleur pris dans les réserves. Ils montrent toujours la même valeur.
archimage-spell-rebirth = Renaissance
    .text = Relancez un ou plusieurs de vos dés { $colours }.
    .spirit = Choisissez une couleur : relancez un ou plusieurs de vos dés de cette couleur.
archimage-spell-evolution = Évolution
    .text = Augmentez de 2 un ou plusieurs de vos dés { $colours }, sans dépasser 6.
    .spirit = Choisissez une couleur : augmentez de 2 un ou plusieurs de vos dés de cette couleur, sans dépasser 6.
archimage-spell-growth = Croissance
    .text = Prenez un dé { $colour } dans la réserve, lancez-le et ajoutez-le à vos dés.
    .spirit = Prenez un dé de n’importe quelle couleur dans les réserves, lancez-le et ajoutez-le à vos dés.
archimage-spell-synergy = Synergie
    .text = Ne se lance jamais. En fin de partie : 1 point de plus pour chaque parchemin { DE($element) } que vous avez, y compris celui-ci.
    .spirit = Ne se lance jamais. En fin de partie : 1 point de plus pour chaque parchemin d’esprit que vous avez, y compris celui-ci et votre Lien.
    .note = Deux Synergies du même élément comptent chacune tous ces parchemins.

# Circle II, the school of Passages.
archimage-spell-inversion = Inversion
    .text = Échangez un sceau de protection { DE($element) } avec un autre, d’un élément différent et de même puissance.
    .spirit = Échangez deux sceaux de protection de même puissance et d’éléments différents.
    .note = Les sceaux peuvent se trouver n’importe où, accessibles ou non.
archimage-spell-exchange = Échange
    .text = Échangez deux sceaux de protection { DE($element) } de puissances différentes.
    .spirit = Échangez deux sceaux de protection d’un même élément, quel qu’il soit, et de puissances différentes.
    .note = Les sceaux peuvent se trouver n’importe où, accessibles ou non.
archimage-spell-absorption = Absorption
    .text = Quand vous ou votre familier brisez un sceau de protection { DE($element) } pendant votre tour, vous pouvez le garder sur ce parchemin, où il remplace celui qui s’y trouve. En lançant ce sort : défaussez-le, et augmentez un de vos dés, de n’importe quelle couleur, de la puissance de ce sceau, sans dépasser 6.
    .spirit = Quand vous ou votre familier brisez un sceau de protection pendant votre tour, vous pouvez le garder sur ce parchemin, où il remplace celui qui s’y trouve. En lançant ce sort : défaussez-le, et augmentez un de vos dés, de n’importe quelle couleur, de la puissance de ce sceau, sans dépasser 6.
    .note = Ce parchemin recueille des sceaux, qu’il soit face visible ou face cachée, et ne se lance que face visible (R5). Un sceau brisé va sur une seule Absorption, celle que veut son propriétaire (R6).
archimage-spell-disintegration = Désintégration
    .text = Retirez du plateau un sceau de protection { DE($element) }.
    .spirit = Retirez du plateau n’importe quel sceau de protection.
    .note = Le sceau peut se trouver n’importe où. Ce n’est pas briser un sceau : vous devez encore en briser un ensuite si vous le pouvez.
archimage-spell-reorganisation = Réorganisation
    .text = Échangez deux parchemins du plateau, dont au moins un { DE($element) }. Leurs puissances n’ont pas d’importance.
    .spirit = Échangez deux parchemins du plateau, dont au moins un d’esprit. Leurs puissances n’ont pas d’importance.
    .note = Les parchemins peuvent se trouver n’importe où, accessibles ou non.

# Circle III, the school of Conflict.
archimage-spell-mystification = Mystification
    .text = Un dé { $colour } d’un adversaire et un de vos dés d’une autre couleur changent de propriétaire, mais chacun de vous montre toujours la valeur qu’il montrait : les couleurs sont échangées, pas les valeurs.
    .spirit = Un dé d’un adversaire et un de vos dés d’une autre couleur changent de propriétaire, mais chacun de vous montre toujours la valeur qu’il montrait : les couleurs sont échangées, pas les valeurs.
    .note = Seulement contre un joueur dont la manche n’est pas finie.
archimage-spell-alteration = Altération
    .text = Augmentez de 1 un ou plusieurs de vos dés { $colours }, sans dépasser 6, et baissez de 1 un ou plusieurs dés de cette couleur d’un seul adversaire, sans descendre sous 1.
    .spirit = Choisissez une couleur : augmentez de 1 un ou plusieurs de vos dés de cette couleur, sans dépasser 6, et baissez de 1 un ou plusieurs dés de cette couleur d’un seul adversaire, sans descendre sous 1.
    .note = Seulement contre un joueur dont la manche n’est pas finie. Vous désignez un adversaire, et chaque moitié porte sur au moins un dé là où c’est possible (R7).
archimage-spell-transfer = Transfert
    .text = Prenez un parchemin { DE($element) } posé face visible devant un adversaire, et donnez-lui un des vôtres, face visible et de même puissance.
    .spirit = Prenez un parchemin d’esprit posé face visible devant un adversaire, et donnez-lui un des vôtres, face visible et de même puissance.
    .note = Seulement contre un joueur dont la manche n’est pas finie, et jamais un Lien. Le Transfert que vous lancez ne peut pas être donné ; une Synergie compte toujours comme face visible ; ce que vous recevez peut être lancé aussitôt (R8).
archimage-spell-theft = Vol
    .text = Prenez un dé { $colour } à un adversaire, avec la valeur qu’il montre ; s’il y en a plusieurs, c’est l’adversaire qui choisit lequel.
    .spirit = Prenez un dé à un adversaire, avec la valeur qu’il montre ; c’est l’adversaire qui choisit lequel.
    .note = Seulement contre un joueur dont la manche n’est pas finie. Qui donne son dernier dé finit aussitôt sa manche, avant que vous ne continuiez.
archimage-spell-borrow = Emprunt
    .text = Lancez un parchemin { DE($element) } posé face visible devant un adversaire comme si c’était le vôtre. Il se retourne face cachée lui aussi.
    .spirit = Lancez un parchemin d’esprit posé face visible devant un adversaire comme si c’était le vôtre. Il se retourne face cachée lui aussi.
    .note = Seulement chez un joueur dont la manche n’est pas finie ; jamais un Lien ni une Synergie. Les deux parchemins se retournent d’abord face cachée, et un Transfert emprunté n’échange aucun des deux (R9).

# Circle IV, the school of the Traveller.
archimage-spell-mission = Mission
    .text = Placez votre familier sur un sceau de protection { DE($element) } sans familier, accessible ou non : personne d’autre que vous ne peut le briser.
    .spirit = Placez votre familier sur n’importe quel sceau de protection sans familier, accessible ou non : personne d’autre que vous ne peut le briser.
    .note = Quand vous brisez ce sceau, votre familier revient. S’il est déjà dehors, il part de là où il est (R4).
archimage-spell-leap = Bond
    .text = Passez un sceau de protection { DE($element) } accessible comme s’il n’existait pas, et brisez aussitôt avec vos dés un sceau situé derrière. Votre magicien s’y rend et votre tour se termine.
    .spirit = Passez un sceau de protection accessible comme s’il n’existait pas, et brisez aussitôt avec vos dés un sceau situé derrière. Votre magicien s’y rend et votre tour se termine.
    .note = Pas par-dessus un sceau sur lequel se tient le familier d’un adversaire (R10).
archimage-spell-teleportation = Téléportation
    .text = Passez le magicien ou le familier d’un adversaire comme s’il n’existait pas, et brisez aussitôt avec vos dés un sceau { DE($element) } situé derrière, inaccessible jusque-là. Votre magicien s’y rend et votre tour se termine.
    .spirit = Passez le magicien ou le familier d’un adversaire comme s’il n’existait pas, et brisez aussitôt avec vos dés un sceau situé derrière, inaccessible jusque-là. Votre magicien s’y rend et votre tour se termine.
    .note = Jamais le sceau sous ce familier ; le magicien d’un joueur dont la manche est finie peut aussi être passé (R11).
archimage-spell-guardian = Gardien
    .text = Placez le gardien { DE($element) } sur un parchemin { DE($element) } du plateau, déplacez-le sur un autre, ou retirez-le. Personne, pas même vous, ne peut briser le sceau d’un parchemin où se tient un gardien.
    .spirit = Placez le gardien d’esprit sur un parchemin d’esprit du plateau, déplacez-le sur un autre, ou retirez-le. Personne, pas même vous, ne peut briser le sceau d’un parchemin où se tient un gardien.
    .note = Les gardiens restent où ils sont d’une manche à l’autre.
archimage-spell-speed = Vitesse
    .text = Brisez aussitôt avec vos dés un sceau accessible, puis sans dés un sceau { DE($element) } accessible à partir de là. Votre magicien va sur l’un puis sur l’autre et votre tour se termine.
    .spirit = Brisez aussitôt avec vos dés un sceau accessible, puis sans dés n’importe quel sceau accessible à partir de là. Votre magicien va sur l’un puis sur l’autre et votre tour se termine.
    .note = Seuls sont proposés les premiers sceaux qui en laissent un second à briser. Votre manche ne peut pas finir entre les deux.
