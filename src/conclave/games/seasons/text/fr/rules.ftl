# How Seasons is played. Each line of a value is a paragraph, or an item of a list.
# The numbers in brackets are rulings; those in the positions are checked by playing them.

seasons-rules-section-A = Là où les éditions diffèrent
seasons-rules-section-B = Le déroulement de la partie
seasons-rules-section-C = Les cartes
seasons-rules-section-EK = Les cartes d’Enchanted Kingdom
seasons-rules-section-D = Les jetons Capacité
seasons-rules-section-E = Les enchantements
seasons-rules-section-F = Le décompte
seasons-rules-section-G = Questions ouvertes, tranchées
seasons-rules-section-H = Pas comme ailleurs
seasons-rules-section-O = Les nôtres

seasons-rules-aim =
    De 2 à 4 magiciens s’affrontent dans un tournoi de trois années. Manche après manche, un dé vous apporte des énergies, des cristaux et de la place pour vos cartes. Les énergies servent à invoquer des cartes, ou se changent en cristaux.
    Qui a le plus de points l’emporte : chaque cristal en est un, et chaque carte en jeu a les siens. Les cartes restées en main et les bonus en retirent (F2).
    .title = De quoi il s’agit

seasons-rules-setup =
    Vous jouez avec neuf cartes. Les apprentis magiciens reçoivent l’un des quatre jeux préconstruits, dont les cartes vont bien ensemble. Les magiciens draftent les leurs parmi les cartes 1 à 30, les archimages parmi les cartes 1 à 50, chacune en deux exemplaires (B1, O2).
    Drafter, c’est garder une carte sur neuf et passer les autres à gauche, et ainsi de suite jusqu’à en avoir neuf. Tout le monde choisit en même temps.
    Répartissez-les ensuite : trois dans votre main, trois dans la bibliothèque II pour la deuxième année, trois dans la bibliothèque III pour la troisième.
    Vous commencez sans cristaux ni énergie, et avec une jauge de 0, qui ne permet encore aucune carte en jeu (B1).
    .title = Mise en place et vos neuf cartes

seasons-rules-wheel =
    La roue a 12 cases : hiver de 1 à 3, printemps de 4 à 6, été de 7 à 9, automne de 10 à 12. Le marqueur saison part de la case 1 ; un tour de roue fait une année.
    La saison décide des dés que l’on lance, et de ce que rapporte, en cristaux, une énergie cristallisée :
    - hiver : terre 3, feu 2, eau 1, air 1
    - printemps : feu 3, air 2, eau 1, terre 1
    - été : air 3, eau 2, terre 1, feu 1
    - automne : eau 3, terre 2, feu 1, air 1
    L’énergie qui rapporte 3 est celle qu’aucun dé de la saison ne montre : amassez pendant une saison pour une autre.
    .title = La roue et les saisons

seasons-rules-dice =
    À chaque manche, le premier joueur lance les dés de la saison, un de plus qu’il n’y a de joueurs. Dans le sens horaire, chacun en prend un ; il en reste un (B1, B2). Un dé montre :
    - W, E, F, A : une énergie par lettre, eau, terre, feu ou air
    - * : jauge +1
    - 1, 2, 3 ou 6 : autant de cristaux
    - c : piochez une carte, puis gardez-la ou défaussez-la
    - t : permission de cristalliser ce tour-ci
    Les points de saison du dé restant, de 1 à 3, disent de combien avance le marqueur saison : ce que vous laissez est aussi un choix.
    .title = Les dés

seasons-rules-turn =
    On joue dans le sens horaire à partir du premier joueur. Votre tour a deux parties (B3) :
    - D’abord, prenez tout ce que montre votre dé. Vous ne pouvez rien refuser ; seule la permission de cristalliser peut rester inutilisée (A1, A2).
    - Ensuite, invoquez, activez, cristallisez et utilisez des bonus, dans n’importe quel ordre, autant que vous pouvez et voulez.
    On n’agit que pendant son propre tour, sauf pour répondre à la carte d’un autre. Ce que dit une carte est obligatoire, sauf si elle dit « pouvez » ; ce qui est impossible est laissé de côté (B8).
    .title = Votre tour

seasons-rules-energy =
    Votre réserve a de la place pour 7 énergies, ou 10 avec un Grimoire ensorcelé (C18). Si vous en recevez plus, choisissez aussitôt lesquelles garder, anciennes ou nouvelles, autant qu’il en tient (B8). Les énergies posées sur une carte, par exemple une Amulette d’eau, n’en font pas partie (C4).
    Les énergies paient les cartes et des effets, et peuvent être cristallisées. En fin de partie, elles ne valent rien (F3).
    .title = Les énergies et votre réserve

seasons-rules-position-reserve = Votre réserve contient 3 énergies de terre, 2 de feu et 1 d’air. Votre dé montre WW*.
    .question = Que contient votre réserve ensuite ?
    .answer = 7 des 8 énergies, à votre choix : l’air peut partir, ou une eau. Vous ne pouvez pas en lâcher deux (B8).

seasons-rules-summoning =
    Pour invoquer une carte, payez son coût et posez-la de votre main devant vous. Votre jauge dit combien de cartes vous pouvez avoir en jeu : une jauge de 3 permet d’invoquer une troisième carte, pas une quatrième (B6). Elle s’arrête à 15 (A3).
    Un coût est fait d’énergies, de cristaux, des deux ou de rien, et se paie en entier. Certains augmentent avec le nombre de joueurs.
    Une Main de la fortune économise une énergie de votre choix, mais pas la dernière, et aucun cristal (C20). Chaque Arcano sangsue d’un adversaire reçoit un cristal en plus (C33).
    Une carte qu’une autre amène sans payer n’est pas invoquée mais « mise en jeu » : il lui faut de la place, aucun paiement, et rien de ce qui réagit à une invocation ne la voit. Son effet d’arrivée a lieu quand même (A4, A5).
    .title = L’invocation et la jauge

seasons-rules-position-cost = Vous avez une Main de la fortune en jeu, une jauge de 2, 1 cristal, et 1 énergie de terre, 1 de feu, 1 d’air. Votre adversaire a un Arcano sangsue. Dans votre main, Sablier du temps, qui coûte 1 énergie d’eau, 1 de terre, 1 de feu et 1 d’air.
    .question = Pouvez-vous l’invoquer ?
    .answer = Oui. La Main économise l’eau ; vous payez 3 énergies, et le cristal va à la sangsue (B6). Avec une jauge de 1, ou sans le cristal, ce serait impossible.

seasons-rules-transmuting =
    Avec la permission, donnée par votre dé, un bonus ou une carte, vous pouvez changer autant d’énergies que vous voulez en cristaux jusqu’à la fin de votre tour, aux cours de la saison que montre alors le marqueur (B3).
    Chacune de vos Bourses d’Io et chaque bonus de cristallisation du tour ajoutent 1 cristal par énergie (G6). Balance d’Ishtar et Potion de vie se passent de permission et ignorent la saison (C5, C26).
    .title = La cristallisation

seasons-rules-position-transmute = En hiver, avec la permission de cristalliser, vous avez une Bourse d’Io, 2 énergies de terre et 1 de feu. Vous n’avez utilisé aucun bonus.
    .question = Que rapportent-elles, et le bonus de cristallisation vaut-il la peine ?
    .answer = Chaque terre 3 + 1, le feu 2 + 1 : 11 cristaux. Avec le bonus 14, mais un premier bonus coûte 5 points à la fin. Il vaut la peine à partir de 6 énergies.

seasons-rules-bonuses =
    Trois fois dans la partie, vous pouvez utiliser l’un de ces bonus à votre tour, même plusieurs à la fois (B3) :
    - échanger deux énergies contre deux de votre choix (G14)
    - cristalliser ce tour-ci, avec 1 cristal de plus par énergie
    - jauge +1
    - si votre dé montre c, piocher deux cartes au lieu d’une et en garder exactement une
    À la fin, un bonus coûte 5 points, deux en coûtent 12, trois 20 (F2).
    .title = Les bonus

seasons-rules-activating =
    Certaines cartes agissent à leur arrivée, d’autres tant qu’elles sont en jeu, d’autres quand on les active : à votre tour, inclinez la carte et payez ce qu’elle demande. Elle se redresse à la manche suivante ; elle sert donc une fois par manche, y compris le tour de son arrivée (A6, B7). Un Dé de la malice vient avant l’utilisation de votre dé (C15).
    Une carte sacrifiée quitte le jeu, une carte défaussée votre main ; les deux vont face cachée sur la défausse, qui devient la pioche quand celle-ci est épuisée (A7, B8, B9). Un sacrifice fait de la place ; les énergies posées sur la carte sont perdues.
    Les cristaux ne descendent jamais sous 0 : qui doit en perdre plus n’en perd que ce qu’il y a (B8).
    .title = Activer et sacrifier

seasons-rules-position-potion = Vous avez Potion de vie et une Bourse d’Io en jeu, 1 énergie d’eau, 2 de terre et 2 d’air, et pas de permission de cristalliser.
    .question = Que rapporte l’activation de la potion ?
    .answer = La potion est sacrifiée, et chacune des 5 énergies rapporte 4 + 1 cristaux : 25 (C26). Il y a de la place pour une autre carte.

seasons-rules-round =
    Quand chacun a joué son tour (B2) :
    1. Les cartes qui agissent à la fin de la manche le font, dans l’ordre du tour ; chacun ordonne les siennes (B4).
    2. Le marqueur saison avance des points de saison du dé restant.
    3. Si la saison change, les cartes qui attendent ce changement agissent (B5).
    4. De 12 à 1, une nouvelle année commence : chacun prend en main sa bibliothèque II, ou III.
    5. Le voisin de gauche devient premier joueur.
    .title = La fin d’une manche et d’une année

seasons-rules-position-year = Année 1, le marqueur est sur la case 11. Le dé restant a 3 points de saison.
    .question = Que se passe-t-il ?
    .answer = Le marqueur passe par 12 et 1 et va sur 2 : c’est l’hiver de l’année 2, et les 3 cartes de la bibliothèque II viennent dans votre main (B2).

seasons-rules-end =
    La partie se termine avec la manche qui mène le marqueur au-delà de la troisième année (A8). Les cartes de fin de partie rapportent leurs cristaux (F1), puis on compte (F2) :
    - vos cristaux, et les points de vos cartes en jeu
    - moins 5 par carte dans votre main
    - moins 5, 12 ou 20 pour les bonus
    À égalité, qui a invoqué le plus de cartes l’emporte ; si l’égalité demeure, la victoire est partagée (F4).
    .title = La fin et le décompte

seasons-rules-position-score = Vous finissez avec 61 cristaux ; en jeu, Cube runique d’Eolis (30 points), Bâton du printemps (9) et Lanterne de Xidit (24) ; 2 énergies ; 2 cartes en main ; 2 bonus utilisés.
    .question = Quel est votre score ?
    .answer = La Lanterne rapporte 3 cristaux par énergie : 61 + 6. Les cartes ajoutent 63 ; la main retire 10, les bonus 12 : 108 points (F2).

seasons-rules-kingdom =
    L’extension ajoute trois choses, ensemble ou chacune à part :
    - 20 cartes. Raven l’usurpateur copie l’objet magique d’un adversaire en payant son coût (EK18) ; un Bouclier de Zira part à la place d’une carte que vous perdriez (EK13) ; un Dé de la constance peut remplacer votre dé (EK14).
    - Les jetons Capacité. Sur trois, vous en gardez un, une fois vos bibliothèques faites. Utilisez-le une fois, à votre tour après votre dé, ou pas ; ses points, bons ou mauvais, ne comptent que s’il a servi. Le jeton 5 est toujours en vigueur (D0, D5).
    - Un enchantement : une règle pour tout le monde. Les trois premiers changent la façon de choisir les cartes ; les apprentis magiciens jouent donc sans eux (E0).
    .title = Enchanted Kingdom : jetons et enchantements

seasons-rules-position-token = À la dernière manche, au printemps, vous avez le jeton Capacité 8 (défaussez 4 énergies d’eau : 18 points), 5 énergies d’eau et la permission de cristalliser.
    .question = Cristalliser, ou utiliser le jeton ?
    .answer = Les deux : 4 énergies d’eau rapportent 18 points (D8) et la cinquième 1 cristal. Cristallisées, les 5 n’en rapporteraient que 5.

seasons-rules-editions =
    L’édition 2 est celle que l’on joue d’ordinaire, et la seule avec l’extension. Dans l’édition 1 :
    - tout ce que montre votre dé, sauf les cristaux, peut être refusé ; jauge et carte peuvent attendre (A1, A2)
    - Balance d’Ishtar coûte 6 cristaux et change 4 énergies d’un même type en 12 (A9)
    - Idole du familier ne rapporte rien à son arrivée (A10), et l’air d’une Amulette élémentaire coûte une carte (A11)
    - après Potion de vie, on ne cristallise plus rien ce tour-ci, et seules les Bourses s’y ajoutent (A12)
    - certaines activations se paient avec la réserve seule, pas avec une Amulette d’eau (A23, A27)
    - un Sablier du temps rapporte à la fin de la manche (A15)
    - la partie se termine dès que le marqueur dépasse la fin (A8)
    .title = Les deux éditions
