# The rulings, as docs/rulings.md has them: .title is the heading, the value what stands below it, a line for each paragraph or item.

# A. Where the editions differ
seasons-ruling-A1 = Édition 2 : énergies, cristaux, jauge et carte doivent être pris ; cristalliser est une permission que personne n’est tenu d’utiliser. Édition 1 : tout peut être refusé, sauf les cristaux (O9).
    .title = Les actions du dé
seasons-ruling-A2 = Édition 2 : les quatre actions obligatoires du dé, la carte comprise, viennent avant toute autre chose ; seul le bonus de pioche fait partie de la pioche elle-même. Édition 1 : seuls les énergies et les cristaux viennent d’abord ; la jauge et la carte attendent que leur joueur les veuille.
    .title = Ce qui vient d’abord dans un tour
seasons-ruling-A3 = Elle s’arrête à 15. Ce qui va au-delà est perdu, et le bonus de jauge ne peut pas y être utilisé.
    .title = Le bout de la jauge
seasons-ruling-A4 = Invoquer, c’est faire venir en jeu une carte de sa main en payant son coût. Une carte qu’une autre amène sans payer est mise en jeu : Bâton, Vase et sangsue ne la voient pas, et le compte des invocations non plus. L’édition 1 appelle les deux « invocation » : les trois mêmes cartes restent exceptées, une par une, mais le compte comprend les entrées sans payer.
    .title = Invoquée, ou mise en jeu
seasons-ruling-A5 = Ils ont lieu chaque fois que la carte arrive en jeu, payée ou non.
    .title = Les effets d’arrivée
seasons-ruling-A6 = Une carte peut être activée le tour même de son arrivée. Une carte inclinée se redresse quand commence la manche suivante, pas avant.
    .title = Activer une nouvelle carte
seasons-ruling-A7 = Elle est face cachée. Personne ne peut la consulter ; seuls ceux qui ont vu une carte y aller savent qu’elle y est.
    .title = La défausse
seasons-ruling-A8 = Édition 2 : à la fin d’une manche, quand le marqueur a avancé et que tout ce qui s’ensuit a eu lieu, la partie est terminée si la troisième année est passée. Des Bottes peuvent pousser le marqueur au-delà de la fin et d’autres l’en ramener : seul ce moment compte. Édition 1 : la partie est terminée dès que le marqueur dépasse la fin (O5), mais si ce sont des Bottes qui l’ont fait, on joue d’abord la manche jusqu’au bout.
    .title = La fin de la partie
seasons-ruling-A9 = Édition 2 : elle coûte 2 cristaux et change 3 énergies d’un même type en 9 ; chaque Bourse et chaque bonus de cristallisation du tour ajoutent 3. Édition 1 : elle coûte 6 cristaux et change 4 énergies d’un même type en 12 ; chaque Bourse ajoute 4, le bonus rien.
    .title = Balance d’Ishtar
seasons-ruling-A10 = L’édition 2 ajoute 10 cristaux à son arrivée.
    .title = Idole du familier
seasons-ruling-A11 = Édition 2 : jauge +1. Édition 1 : une carte de la main est défaussée, s’il y en a une.
    .title = L’air de l’Amulette élémentaire
seasons-ruling-A12 = Édition 2 : la potion ne donne aucune permission, et après elle seuls un dé qui porte le symbole ou un bonus de cristallisation permettent encore de cristalliser ce tour-là ; toute autre permission, comme celle d’un Arbre de lumière, d’un Cristalliseur d’Io, d’un Dé de la constance ou d’un jeton, a pris fin. Édition 1 : on ne cristallise plus rien ce tour-là (O14), et seules les Bourses s’ajoutent à la potion, comme à la Balance (A9).
    .title = Cristalliser après une Potion de vie
seasons-ruling-A13 = Elles ne sont pas dans la réserve mais peuvent être dépensées comme si elles y étaient, dans les deux éditions (G28) ; seul ce que l’édition 1 veut prendre dans la réserve elle-même, elles ne le paient pas (A23, A27).
    .title = Les énergies sur une Amulette d’eau
seasons-ruling-A14 = Qu’elles se trouvent sur le Grimoire ou sur le plateau, elles font partie de la réserve.
    .title = Les énergies du Grimoire ensorcelé
seasons-ruling-A15 = Édition 2 : au changement de saison, même au milieu d’un tour. Édition 1 : à la fin de la manche où la saison a changé (O6).
    .title = Quand rapporte le Sablier du temps
seasons-ruling-A16 = Édition 2 : son propriétaire garde ce que la réserve peut contenir. Édition 1 : sept énergies, Grimoire ou non.
    .title = Un Chaudron glouton plein
seasons-ruling-A17 = Elle vide la réserve, part du Grimoire comprise ; les énergies sur les Amulettes et les Chaudrons restent.
    .title = Potion de rêves
seasons-ruling-A18 = On paie au moins un cristal et on change au moins une énergie.
    .title = Miroir des saisons
seasons-ruling-A19 = Le voisin n’a pas besoin de place sur sa jauge, et reçoit la carte redressée.
    .title = Passer l’Âme damnée d’Onys
seasons-ruling-A20 = Avoir trop de cartes pour sa jauge ne fait aucun mal, mais l’invocation suivante demande moins de cartes en jeu que n’en indique la jauge.
    .title = Après le Démon d’Argos
seasons-ruling-A21 = Un exemplaire antérieur de la même carte compte parmi les autres objets magiques.
    .title = Sceptre et Pendentif
seasons-ruling-A22 = Chaque activation fait une des deux choses.
    .title = Arbre de lumière et Orbe de cristal
seasons-ruling-A23 = Édition 2 : quatre énergies quelconques, y compris celles des Amulettes d’eau. Édition 1 : quatre énergies de la réserve.
    .title = Ce qui paie la carte de l’Orbe
seasons-ruling-A24 = Personne ne rend de cartes de bibliothèque.
    .title = Une année qui recule
seasons-ruling-A25 = Il ne réagit qu’aux invocations depuis la main.
    .title = Vase oublié d’Yjang
seasons-ruling-A26 = Prend 5 cristaux à chaque adversaire, ou tous à qui en a moins, ou aucun à qui n’en a pas.
    .title = Sid Ombrenuit
seasons-ruling-A27 = Édition 2 : les énergies des Amulettes d’eau aussi. Édition 1 : celles de la réserve seulement, comme pour la carte de l’Orbe (A23).
    .title = Ce qui paie Kairn, la Balance, le Miroir et le Chaudron

# B. The course of the game
seasons-ruling-B1 =
    - Pour chaque saison, un dé de plus qu’il n’y a de joueurs est tiré au sort et reste pour toute la partie.
    - Apprenti magicien : chaque joueur a l’un des quatre jeux préconstruits de neuf cartes, et le reste des cartes 1 à 30 est la pioche. Magicien : cartes 1 à 30. Archimage : cartes 1 à 50. Chaque carte existe en deux exemplaires. Les cartes d’Enchanted Kingdom peuvent s’ajouter à chacun des trois.
    - Un enchantement, quand on joue avec, est posé face visible avant que la première carte soit distribuée (E0). Les jetons Capacité sont distribués avant les cartes, et on en garde un une fois les bibliothèques constituées (D0).
    - Draft : neuf cartes chacun ; on en garde une, on passe les autres à gauche, et ainsi de suite ; la neuvième vient toute seule. Tous choisissent en même temps. L’ordre des réponses ne change rien, et personne n’en apprend le choix d’un autre.
    - Les neuf cartes deviennent une main et les bibliothèques II et III, de trois cartes chacune, là encore en même temps pour tous. Leur propriétaire peut les regarder à tout moment ; les autres, jamais.
    - Chacun commence sans cristaux, sans énergie, sans bonus utilisé et avec une jauge de 0, qui ne permet d’invoquer aucune carte.
    .title = Mise en place et prélude
seasons-ruling-B2 =
    1. Toutes les cartes sont redressées.
    2. Le premier joueur lance les dés de la saison que montre le marqueur.
    3. Dans le sens horaire à partir du premier joueur, chacun prend un dé ; il en reste un.
    4. Les tours, dans le sens horaire à partir du premier joueur (B3).
    5. Les effets de fin de manche (B4).
    6. Le marqueur avance du nombre de points de saison du dé restant, quelle que soit alors la saison.
    7. S’il est passé de 3 à 4, de 6 à 7, de 9 à 10 ou de 12 à 1, la saison change (B5).
    8. De 12 à 1, une nouvelle année commence aussi ; la bibliothèque II ou III rejoint la main de son propriétaire, une seule fois.
    9. Au-delà de la troisième année, la partie est terminée, après le changement de saison. Si le marqueur y a été poussé au milieu d’une manche, on finit d’abord la manche, et s’il a été ramené à temps, la partie continue.
    10. Le jeton Premier joueur passe à gauche.
    .title = La manche
seasons-ruling-B3 =
    - Avant que le dé soit utilisé, seuls des Dés de la malice peuvent être activés, chacun une fois. Un Dé de la constance peut ensuite le remplacer (EK14).
    - Puis les énergies, les cristaux, la jauge et la carte du dé. La carte est piochée et gardée ou défaussée ; ou, pour un bonus, on en pioche deux et on en garde exactement une.
    - Puis on invoque, on active, on cristallise et on utilise des bonus, dans n’importe quel ordre et autant qu’on veut ; le jeton Capacité et la défausse de la Vision de la destinée aussi. Rien n’est forcé, et une permission inutilisée s’éteint avec le tour.
    - La cristallisation rapporte selon la saison que le marqueur montre à ce moment, plus un cristal pour chaque Bourse d’Io et pour chaque bonus de cristallisation de ce tour ; le jeton 6 et la Richesse d’Io en ajoutent un chacun (D6, E7).
    - Bonus : échanger deux énergies, cristalliser avec un cristal de plus, jauge +1, ou la meilleure pioche, qui demande le symbole de carte sur le dé utilisé. Trois par partie, dans n’importe quelle combinaison, même en un seul tour.
    .title = Le tour
seasons-ruling-B4 =
    - Dans l’ordre du tour à partir du premier joueur de la manche ; chacun achève tous ses propres effets, dans l’ordre qu’il veut, avant que le suivant commence.
    - Chaque carte agit une fois, et une condition est vérifiée quand vient le tour de sa carte.
    - Tout cela vient avant que le marqueur avance et avant l’arrivée des cartes de bibliothèque.
    .title = La fin de la manche
seasons-ruling-B5 =
    - Figrim, Sablier et Statue d’Éolis agissent chaque fois que le marqueur franchit la limite d’une saison, à la fin d’une manche, par des Bottes temporelles ou par le jeton 10, en avant ou en arrière, et aussitôt. La Sécheresse vient avant eux (G19).
    - L’ordre est celui de B4 : pendant un tour, le joueur actif est servi d’abord ; à la fin d’une manche, le premier joueur de cette manche.
    .title = Les changements de saison
seasons-ruling-B6 =
    - Pendant son propre tour, après le dé, depuis sa main, avec moins de cartes en jeu que n’en indique la jauge.
    - Le coût est celui qui est imprimé pour le nombre de joueurs, moins une énergie au choix pour chaque Main de la fortune qui était déjà en jeu. Il reste au moins une énergie, et les cristaux ne sont jamais économisés. Avec l’Esprit de la nature, une énergie de n’importe quel type est d’abord ajoutée (E5).
    - Chaque Arcano sangsue d’un adversaire reçoit un cristal en plus. Rien de ce que l’invocation elle-même apporte ne peut la payer.
    - Les énergies viennent de la réserve et des Amulettes d’eau, dans n’importe quelle combinaison.
    - Les Bâtons et les Vases qui étaient déjà en jeu réagissent, une fois chacun ; puis ont lieu les effets d’arrivée de la carte elle-même.
    - Une carte mise en jeu sans payer demande de la place, mais ni coût ni sangsue, et Bâton et Vase ne réagissent pas.
    .title = Invoquer
seasons-ruling-B7 =
    - Pendant son propre tour, une carte redressée dont on peut payer tout le coût : on l’incline, on paie, les Fées chapardeuses reçoivent leurs cristaux et les Cœurs d’Argos leur terre, puis vient l’effet.
    - Une carte qui a quitté le jeu et y est revenue dans la même manche est redressée.
    - Les potions, le Dé de la malice, passer l’Âme damnée et nourrir le Chaudron sont des activations. Les bonus, la cristallisation, les arrivées, la fin d’une manche, les jetons Capacité et un Dé de la constance n’en sont pas.
    .title = Activer
seasons-ruling-B8 =
    - Un effet est obligatoire, sauf si la carte dit « pouvez » ; ce qui est impossible est laissé de côté et le reste a lieu.
    - Personne n’agit en dehors de son propre tour, sauf pour répondre à ce que demande la carte d’un autre.
    - Les cristaux ne descendent jamais sous 0 : pertes et dons prennent ce qu’il y a. Les coûts se paient en entier ou pas du tout.
    - Qui aurait plus d’énergies que la réserve n’en prend choisit aussitôt, parmi les anciennes et les nouvelles, lesquelles garder : autant qu’il en tient, pas moins. Il en tient sept, ou dix avec un nombre quelconque de Grimoires, moins une pour chaque Lanterne de Mesodae, pour chaque Statue d’Éolis et pour chaque place que la Sécheresse a prise, mais jamais moins que zéro. On le vérifie de nouveau chaque fois qu’une telle carte arrive ou part.
    - Les énergies posées sur une carte sont perdues quand elle quitte le jeu.
    - La jauge reste entre 0 et 15, et avoir plus de cartes que de jauge ne coûte rien.
    - Les exemplaires d’une carte s’additionnent. La main n’a pas de limite.
    - Ce qui est défaussé (de la main) ou sacrifié (du jeu) va sur le dessus de la défausse.
    - Les effets sur plusieurs adversaires vont dans le sens horaire, à partir de la gauche de qui les cause.
    .title = Pour tous les effets
seasons-ruling-B9 =
    - Dès que sa dernière carte est partie, toute la défausse est mélangée et devient la nouvelle pioche. Si la défausse est alors vide, les prochaines cartes qui y arrivent sont aussitôt la nouvelle pioche : une seule, ou toutes celles qui sont défaussées ensemble.
    - Les cartes piochées, mais ni gardées ni défaussées encore, ne font partie d’aucune pile.
    - Si les deux piles sont vides, piocher et regarder trouvent moins de cartes ou aucune, et tout le reste a lieu quand même.
    - La défausse a un ordre (O12).
    - Révéler, c’est montrer à tous ; regarder est pour les yeux d’un seul joueur. Une carte donnée par Naria est connue de qui la donne et de qui la reçoit.
    .title = La pioche

# C. The cards
seasons-ruling-C1 = Jauge +2, jusqu’à 15 au plus.
    .title = Amulette d’air
seasons-ruling-C2 = Piochez quatre cartes, que personne d’autre ne voit, gardez-en exactement une, défaussez les autres. Avec moins de cartes dans la pioche, celles qu’il y a.
    .title = Amulette de feu
seasons-ruling-C3 = 9 cristaux.
    .title = Amulette de terre
seasons-ruling-C4 = Quatre énergies au choix y sont posées, hors de la réserve et de sa limite. Elles peuvent être dépensées comme celles de la réserve (G28), ne sont jamais complétées, et sont perdues quand la carte quitte le jeu. Ce qu’en fait un échange ou un Miroir va dans la réserve.
    .title = Amulette d’eau
seasons-ruling-C5 = Une cristallisation qui ne demande pas de permission, n’en donne pas et ignore la saison : voir A9.
    .title = Balance d’Ishtar
seasons-ruling-C6 = 3 cristaux pour chacune de vos invocations depuis la main, mais pas pour la sienne.
    .title = Bâton du printemps
seasons-ruling-C7 = Le marqueur se déplace d’une, deux ou trois cases, en avant ou en arrière ; rester sur place n’est pas permis. Saisons, années et bibliothèques suivent aussitôt, pour tous les joueurs. Les dés déjà lancés restent tels quels ; le cours de la cristallisation change aussitôt.
    .title = Bottes temporelles
seasons-ruling-C8 = Un cristal de plus pour chaque énergie que vous cristallisez, aussi par la Balance et la Potion de vie, pas par le Chaudron ni le Crâne.
    .title = Bourse d’Io
seasons-ruling-C9 = Piochez-en quatre ; l’une doit être mise en jeu sans payer si la jauge a de la place à côté du Calice, et les autres sont défaussées ; sans place, elles le sont toutes.
    .title = Calice divin
seasons-ruling-C10 = Chaque adversaire, dans le sens horaire, sacrifie une carte de son choix, s’il en a une.
    .title = Syllas le fidèle
seasons-ruling-C11 = À chaque changement de saison, chaque adversaire qui a un cristal en donne un ; chaque Figrim pour soi.
    .title = Figrim l’avaricieux
seasons-ruling-C12 = Piochez une carte pour chaque joueur ; gardez-en d’abord une, puis donnez-en une à chaque adversaire, dans le sens horaire. S’il y a trop peu de cartes, les derniers n’en ont pas. Personne ne peut refuser.
    .title = Naria la prophétesse
seasons-ruling-C13 = À la fin d’une manche, avec au moins quatre énergies dans la réserve : 3 cristaux.
    .title = Coffret merveilleux
seasons-ruling-C14 = À la fin d’une manche, avec aucune ou une seule énergie dans la réserve : une énergie au choix. Une seconde Corne compte l’énergie de la première.
    .title = Corne du mendiant
seasons-ruling-C15 = Avant que votre dé soit utilisé : relancez-le, recevez 2 cristaux, et n’utilisez que la nouvelle face. Deux peuvent se suivre. Trop tard le tour de son arrivée.
    .title = Dé de la malice
seasons-ruling-C16 = Pour une énergie, chaque adversaire perd jusqu’à 4 cristaux.
    .title = Kairn le destructeur
seasons-ruling-C17 = Chacun, son propriétaire aussi, reprend en main un de ses objets magiques en jeu s’il en a un. Ce n’est pas un sacrifice. Les énergies qui s’y trouvent sont perdues, et l’objet peut être invoqué de nouveau aussitôt.
    .title = Amsug Longcoup
seasons-ruling-C18 = La réserve prend dix énergies, et deux énergies arrivent. D’autres exemplaires ne l’agrandissent pas.
    .title = Grimoire ensorcelé
seasons-ruling-C19 = 20 cristaux à la fin avec strictement plus de cartes en jeu que chaque adversaire ; chaque exemplaire rapporte.
    .title = Heaume de Ragfield
seasons-ruling-C20 = Vos invocations coûtent une énergie de votre choix de moins, et jamais moins d’une. Ni pour les cristaux, ni pour les activations, ni pour elle-même.
    .title = Main de la fortune
seasons-ruling-C21 = Choisissez n’importe quel adversaire et recevez du stock ce que contient sa réserve ; la limite vaut ensuite.
    .title = Lewis Grisemine
seasons-ruling-C22 = Aucun effet.
    .title = Cube runique d’Eolis
seasons-ruling-C23 = Sacrifice : piochez une carte qui doit être gardée, jauge +2.
    .title = Potion de puissance
seasons-ruling-C24 = Sacrifiez-la et défaussez toute la réserve, même vide : une carte de votre main arrive en jeu sans être payée. La place de la potion elle-même compte comme libre (G12).
    .title = Potion de rêves
seasons-ruling-C25 = Sacrifice : cinq énergies au choix ; la limite vient ensuite (G24).
    .title = Potion de savoir
seasons-ruling-C26 = Sacrifice : chaque énergie de la réserve devient 4 cristaux, Bourses et bonus en plus (G7). Toutes, et il n’en faut aucune. Elle met fin à la plupart des permissions de cristalliser (A12).
    .title = Potion de vie
seasons-ruling-C27 = Une énergie au choix à chaque changement de saison, qui que ce soit qui l’ait causé.
    .title = Sablier du temps
seasons-ruling-C28 = 3 cristaux pour chaque autre objet magique que vous avez en jeu.
    .title = Sceptre de grandeur
seasons-ruling-C29 = 20 cristaux.
    .title = Statue bénie d’Olaf
seasons-ruling-C30 = Une énergie au choix pour chacune de vos invocations depuis la main, mais pas pour la sienne ; elle vient quand le coût est payé.
    .title = Vase oublié d’Yjang
seasons-ruling-C31 = Choisissez d’une à quatre énergies différentes et payez-les. Eau : deux énergies ; terre : 5 cristaux ; feu : une carte qui doit être gardée ; air : voir A11 ; dans l’ordre que vous voulez. Les Mains de la fortune économisent des énergies, pas des effets. Mise en jeu sans payer, elle a les quatre effets.
    .title = Amulette élémentaire
seasons-ruling-C32 = 3 cristaux pour une énergie au choix, ou une énergie pour la permission de cristalliser.
    .title = Arbre de lumière
seasons-ruling-C33 = Les adversaires vous donnent un cristal pour chaque invocation depuis la main, ou ne peuvent pas invoquer ; chaque Arcano sangsue pour soi.
    .title = Arcano sangsue
seasons-ruling-C34 = Ou bien regarder la carte du dessus, puis la remettre ou payer quatre énergies (A23) pour la mettre en jeu, s’il y a de la place ; ou bien payer 3 cristaux pour la défausser sans la voir. On décide après avoir regardé.
    .title = Orbe de cristal
seasons-ruling-C35 = Une activation y pose une énergie. À la septième, il est sacrifié aussitôt, pour 15 cristaux et les sept énergies. Ce n’est pas une cristallisation.
    .title = Chaudron glouton
seasons-ruling-C36 = Piochez une carte, qui est gardée, ou défaussez-en une de votre main ; tous la voient. Autant d’énergies au choix qu’elle vaut de points, aucune pour zéro ou moins. Avec une main vide, piochez.
    .title = Couronne vampirique
seasons-ruling-C37 = Sacrifiez trois cartes, le Crâne parmi elles si vous voulez : 15 cristaux.
    .title = Crâne de dragon
seasons-ruling-C38 = Dans le sens horaire, la jauge de chaque adversaire baisse d’un cran, pas sous 0, et il pioche une carte qui doit être gardée.
    .title = Démon d’Argos
seasons-ruling-C39 = À la fin d’une manche, chaque adversaire vous donne un cristal ; si l’un d’eux ne l’a pas pu, Titus est sacrifié après que les autres ont donné le leur.
    .title = Titus Beauregard
seasons-ruling-C40 = Chaque énergie des réserves adverses devient de l’air.
    .title = Élémentaire d’air
seasons-ruling-C41 = Quand un adversaire active une carte, il vous donne un cristal s’il en a un, et vous en recevez un de plus dans tous les cas ; chaque exemplaire pour soi.
    .title = Fées chapardeuses
seasons-ruling-C42 = 10 cristaux, jauge +1, deux énergies. De quelque façon qu’il soit sacrifié, votre réserve est vidée, avant tout ce que le même effet apporte. Retourner en main n’est pas un sacrifice.
    .title = Traité maudit d’Arus
seasons-ruling-C43 = Un cristal pour chaque familier que vous avez en jeu ; elle peut être activée sans aucun.
    .title = Idole du familier
seasons-ruling-C44 = Défaussez un familier de votre main ou sacrifiez-en un en jeu : quatre énergies. Impossible sans familier.
    .title = Kriss nécrotique
seasons-ruling-C45 = À la fin, 3 cristaux pour chaque énergie de la réserve ; chaque exemplaire rapporte.
    .title = Lanterne de Xidit
seasons-ruling-C46 = À la fin, 20 cristaux sans familier en jeu ; la main n’a pas d’importance.
    .title = Coffre scellé d’Urm
seasons-ruling-C47 = Pour autant de cristaux que d’énergies, des énergies d’un même type deviennent d’un seul autre type.
    .title = Miroir des saisons
seasons-ruling-C48 = Une énergie au choix pour chaque autre objet magique que vous avez en jeu.
    .title = Pendentif de Ragnor
seasons-ruling-C49 = Avec strictement le plus de cristaux à son arrivée, coûts payés et Bâton compté : voir A26. Sinon, rien.
    .title = Sid Ombrenuit
seasons-ruling-C50 = 10 cristaux et une eau pour qui la met en jeu. Pour une eau, elle va au voisin de gauche (A19), plusieurs fois par manche si l’on veut. Qui la possède perd 3 cristaux à la fin de la manche. Elle compte comme une carte en jeu et comme un familier.
    .title = Âme damnée d’Onys

# EK. The cards of Enchanted Kingdom
seasons-ruling-EK1 = La première activation de son propriétaire pendant un tour y pose une terre ; à la fin de la manche, cette terre va dans la réserve, dont la limite vaut. Chaque Cœur reçoit la sienne (O22). Si le Cœur quitte le jeu, la terre est perdue.
    .title = Cœur d’Argos
seasons-ruling-EK2 = À la fin de chaque manche, son propriétaire doit défausser une énergie au choix, de la réserve ou d’une Amulette d’eau, s’il y en a ; 5 cristaux si c’est une terre. Ce qui se trouve sur d’autres cartes est hors d’atteinte.
    .title = Corne d’abondance
seasons-ruling-EK3 = À la fin d’une manche, une énergie de la réserve ou d’une Amulette d’eau peut y être posée, sans limite. Activé, il en rend une ou plusieurs, celles que son propriétaire veut ; la limite de la réserve vaut ensuite. S’il ne porte rien, il ne peut pas être activé.
    .title = Monolithe des fées
seasons-ruling-EK4 = Fait reprendre en main un objet magique que son propriétaire a en jeu et qui coûte de l’énergie, s’il y en a un : une Amulette élémentaire aussi, mais pas un Codex (G15), rien de gratuit ou payé en cristaux seulement, et pas de Raven. Avec l’Esprit de la nature, tous les objets magiques coûtent de l’énergie.
    .title = Codex de Sélénia
seasons-ruling-EK5 = Nommez une énergie et révélez des cartes jusqu’à un objet magique dont le coût la comporte ; gardez-le, ou défaussez-le pour de bon, nommez de nouveau une énergie, la même ou une autre, et gardez ce qui est trouvé alors (G16). Les autres sont défaussées comme elles ont été révélées. Les cristaux ne peuvent pas être nommés.
    .title = Parchemin d’Ishtar
seasons-ruling-EK6 = Prend une place de la réserve et rapporte 3 cristaux à la fin de chaque manche. Aucune carte ne peut la mettre en jeu ; elle peut être copiée, et une Main de la fortune la rend moins chère.
    .title = Lanterne de Mesodae
seasons-ruling-EK7 = Prend une place de la réserve. À chaque changement de saison, même pendant un tour, une énergie au choix, ou 2 cristaux et un regard sur la carte du dessus, pour les yeux de son propriétaire seul.
    .title = Statue d’Éolis
seasons-ruling-EK8 = Révélez des cartes jusqu’à un familier ; gardez-le, ou défaussez-le pour de bon, cherchez encore une fois et gardez ce qui est trouvé alors (G16). Les autres sont défaussées. Sans familier dans la pioche et la défausse, la recherche s’arrête (G25).
    .title = Filet à familiers
seasons-ruling-EK9 = Un dé utilisé qui rapporte des cristaux permet à son propriétaire de cristalliser, même si le Cristalliseur arrive plus tard dans ce tour. À la fin de la manche, chaque Cristalliseur rapporte 2 cristaux si une énergie a été cristallisée pendant un tel tour par permission, même celle d’un bonus après une Potion de vie ; ce que cristallise une Balance ou la Potion ne compte pas. Un dé qu’un Dé de la constance a remplacé n’est pas utilisé, et les cristaux d’un Dé de la malice ne sont pas ceux du dé.
    .title = Cristalliseur d’Io
seasons-ruling-EK10 = Qui a une carte en main doit en défausser une, puis en pioche une qui est gardée, et recule d’une case sur la piste des bonus. Avec une main vide, rien ne se passe, Bouclier ou non.
    .title = Trône du renouveau
seasons-ruling-EK11 = Regardez les cinq cartes du dessus de la défausse, prenez-en une en main, et mettez les autres au fond de la défausse, dans n’importe quel ordre. La potion elle-même n’est pas parmi elles (G9). Sans défausse, il n’y a rien à prendre.
    .title = Potion de résurrection
seasons-ruling-EK12 = Pour trois énergies d’un même type, Amulettes d’eau comprises, l’une d’elles reste sur le Joyau. À la fin, 35 cristaux s’il en porte trois ou plus ; sinon, 10 sont perdus. Ce n’est pas une cristallisation.
    .title = Joyau des Anciens
seasons-ruling-EK13 =
    Quand son propriétaire doit sacrifier ou défausser une carte à cause d’une carte pouvoir, d’un enchantement ou du jeton 2, le Bouclier peut partir à la place, pour 10 cristaux.
    - Les coûts comptent : l’effet d’une potion, du Faucon, du Chaudron ou du Kriss vient d’abord, puis le Bouclier part et la carte reste, inclinée.
    - Les cartes en main sont sauvées elles aussi, une fois nommées ; une Couronne compte la carte qui a été nommée.
    - Il faut une autre carte qui serait perdue ; il ne sauve ni ce qui a été pioché et dont on ne veut pas, ni ce qui retourne en main, ni un Raven qui doit partir (G22).
    - Un Raven qui copie un Bouclier en est un. Pour deux Boucliers, voir G8.
    .title = Bouclier de Zira
seasons-ruling-EK14 = Avant que le dé soit utilisé, il peut le remplacer : jauge +1, une énergie au choix, ou la permission de cristalliser. Une fois par tour, et pas le tour de son arrivée. Ce n’est pas une activation. Le dé est ignoré, mais reste pris.
    .title = Dé de la constance
seasons-ruling-EK15 = Deux énergies ; puis on défausse de sa main un nombre quelconque de cartes, et on en pioche autant, qui sont gardées. Chacune d’elles peut être sauvée par un Bouclier et compte quand même.
    .title = Amulette du temps
seasons-ruling-EK16 = Pour 2 cristaux, son propriétaire regarde les trois cartes du dessus et les remet dans n’importe quel ordre. S’il y en a moins dans la pioche, ce sont celles-là ; aucune nouvelle pioche n’est formée pendant qu’on les regarde.
    .title = Longue-vue arcanique
seasons-ruling-EK17 = 10 cristaux et jauge +1 à son arrivée. Activé, il est sacrifié : jauge -1 pour chaque adversaire, mais pas sous 0, et 6 cristaux pour chacun d’eux.
    .title = Faucon d’Argos
seasons-ruling-EK18 =
    À son arrivée, son propriétaire peut choisir un objet magique d’un adversaire et en payer le coût (G27) : dès lors, Raven en a les effets, l’effet d’arrivée d’abord.
    - Copier n’est pas invoquer : Arcano sangsue, Bâton, Vase, Main de la fortune et Esprit de la nature n’y ont aucune part. Les Amulettes d’eau peuvent payer.
    - Les énergies se posent sur Raven lui-même, et « sacrifiez cette carte » désigne Raven.
    - Raven reste un familier qui vaut 2 points de prestige pour tout ce qui compte les cartes ; un Sceptre ou un Pendentif par Raven compte tous les objets magiques.
    - Les objets gratuits et la Lanterne de Mesodae peuvent être copiés, un autre Raven non. Sans rien à copier, Raven est simplement là.
    - Quand l’objet quitte le jeu, de quelque façon que ce soit, Raven est sacrifié (G22).
    .title = Raven l’usurpateur
seasons-ruling-EK19 = Chaque joueur, les adversaires d’abord (G11), défausse quatre énergies de la réserve, ou une carte de la main, comme le dit son propriétaire. Qui en a moins défausse tout ; les Amulettes d’eau ne sont pas touchées.
    .title = Gardien d’Argos
seasons-ruling-EK20 = Prend deux énergies, au choix de son propriétaire, dans la réserve de chaque adversaire, ou la seule qui s’y trouve ; la limite vaut ensuite (G13).
    .title = Rattus Ombrenuit

# D. Ability tokens
seasons-ruling-D0 =
    - Chacun en reçoit trois avant les cartes, tous différents et pour les yeux de leur propriétaire seul. Une fois les bibliothèques constituées, chaque joueur en garde un ; tous choisissent en même temps et les retournent ensemble. Les autres sont hors du jeu.
    - Un jeton sert une fois dans la partie, pendant le tour de son propriétaire, après les actions du dé. Personne n’y est tenu.
    - L’utiliser n’est pas une activation : les Fées chapardeuses et les Cœurs d’Argos ne le voient pas.
    - Ses points ne comptent à la fin que s’il a été utilisé.
    - Un jeton qui ne trouve rien à piocher, à regarder dans la pioche, à perdre ou avec quoi payer, ou qui ne peut pas déplacer la jauge, ne peut pas être utilisé.
    .title = Les jetons Capacité en général
seasons-ruling-D1 = Piochez une carte, gardez-la ou non ; -5 points. La pioche du dé lui-même vient d’abord et n’est pas perdue.
    .title = Jeton 1 : une carte
seasons-ruling-D2 = Sacrifiez ou défaussez une de vos cartes ; 6 points. Il faut une carte, et un Bouclier de Zira peut partir à la place (G8).
    .title = Jeton 2 : une carte de moins
seasons-ruling-D3 = Au choix, dans la limite ; -5 points.
    .title = Jeton 3 : deux énergies
seasons-ruling-D4 = Jauge -1, mais pas sous le nombre de ses cartes en jeu ; 10 points.
    .title = Jeton 4 : la jauge baisse
seasons-ruling-D5 = Chacune vaut 3 points à la fin au lieu de -5. Il compte toujours, ne s’utilise jamais et ne se retourne jamais.
    .title = Jeton 5 : les cartes en main
seasons-ruling-D6 = Permission de cristalliser ce tour-ci, avec un cristal de plus par énergie, en plus de tout le reste ; 0 point.
    .title = Jeton 6 : cristalliser
seasons-ruling-D7 = 12 cristaux ; -6 points.
    .title = Jeton 7 : des cristaux
seasons-ruling-D8 = Défaussez quatre énergies d’eau ; 18 points. Les Amulettes d’eau peuvent en donner une partie ou la totalité.
    .title = Jeton 8 : de l’eau
seasons-ruling-D9 = Jauge +2, jusqu’à 15 au plus ; -5 points.
    .title = Jeton 9 : la jauge monte
seasons-ruling-D10 = Il se déplace d’exactement deux cases, en avant ou en arrière, avec tout ce qui s’ensuit comme avec les Bottes temporelles : changements de saison, années, bibliothèques, Sécheresse ; 3 points.
    .title = Jeton 10 : le marqueur saison
seasons-ruling-D11 = Regardez la main de tous les adversaires, pour vos propres yeux et telle qu’elle est à ce moment ; 9 points.
    .title = Jeton 11 : les autres mains
seasons-ruling-D12 = Regardez les trois cartes du dessus et remettez-les dans n’importe quel ordre ; 0 point.
    .title = Jeton 12 : la pioche

# E. Enchantments
seasons-ruling-E0 = Un seul pour toute la partie et pour tout le monde, choisi ou tiré au sort (O23). Les trois premiers changent la façon de choisir les cartes, que remplacent les jeux préconstruits des apprentis magiciens : ensemble, ils sont refusés.
    .title = Les enchantements en général
seasons-ruling-E1 = 18 cartes chacun, rien n’est passé, on en garde neuf ; le reste est mélangé à la pioche. Elle est refusée là où il n’y a pas assez de cartes, comme à quatre joueurs avec les cartes 1 à 30 seules.
    .title = Construction élémentaire
seasons-ruling-E2 = Le draft porte sur douze cartes, et la main et les bibliothèques en ont quatre chacune.
    .title = Expérience prolongée
seasons-ruling-E3 = Onze cartes chacun. La première choisie est défaussée et le draft se poursuit comme d’habitude ; à la fin, une des dix est défaussée. Ce sont les premières cartes de la défausse, connues seulement de qui les y a mises.
    .title = Sélection naturelle
seasons-ruling-E4 = Une seule invocation depuis la main par tour. Le Calice, l’Orbe, la Potion de rêves et la copie d’un Raven ne sont pas limités.
    .title = Entrave
seasons-ruling-E5 = Chaque carte invoquée depuis la main coûte une énergie de plus, de n’importe quel type, même celle qui est gratuite ou ne coûte que des cristaux. Une Main de la fortune peut la retirer, mais on paie au moins une énergie. Les cartes mises en jeu sans payer et la copie d’un Raven ne coûtent pas plus que d’habitude. Le Codex peut reprendre n’importe quel objet magique. Ce qui s’ajoute à une Amulette élémentaire ne fait rien (G17).
    .title = Esprit de la nature
seasons-ruling-E6 = Qui reçoit et garde des cartes en main paie 5 cristaux, une seule fois quel qu’en soit le nombre ; qui en a 4 ou moins n’en paie aucun, mais sacrifie ou défausse à la place une de ses cartes, celle qui a été reçue s’il n’y en a pas d’autre (G18). Les cartes de bibliothèque y échappent, ainsi que celles qui ont seulement été regardées ou qui vont directement en jeu. Un Bouclier de Zira peut partir à la place.
    .title = Étreinte d’Argos
seasons-ruling-E7 = Chaque énergie cristallisée rapporte un cristal de plus, en plus de la Bourse et du bonus, et aussi avec la Balance d’Ishtar et la Potion de vie.
    .title = Richesse d’Io
seasons-ruling-E8 = Un cinquième bonus : piocher une carte, la garder ou non. Il ne demande pas de symbole ; trois bonus en tout restent la limite.
    .title = Savoir d’Olaf
seasons-ruling-E9 = Quand le marqueur avance de 6 à 7, qui a, sans égalité, le plus de cristaux sacrifie une carte ou perd définitivement une place de la réserve ; sans carte en jeu, c’est la place. Une fois par année (O20), et avant les cartes qui réagissent à un changement de saison (G19).
    .title = Sécheresse
seasons-ruling-E10 = Les deux cartes du dessus de la pioche sont face visible ; la première est celle que l’on pioche ensuite. Pendant un tour, après les actions du dé, son joueur peut payer une fois 5 cristaux pour défausser la première. Dès que l’une part, la suivante est retournée aussitôt (G20).
    .title = Vision de la destinée

# F. Scoring
seasons-ruling-F1 = Quand toute la dernière manche est jouée, le Heaume, le Coffre d’Urm et la Lanterne de Xidit rapportent leurs cristaux, de même qu’un Joyau des Anciens achevé. Les Joyaux inachevés prennent d’abord les leurs, pour autant qu’il y en ait.
    .title = Les cartes de fin de partie
seasons-ruling-F2 = Les cristaux et le prestige des cartes en jeu, même négatif ; moins 5 par carte en main et moins 5, 12 ou 20 pour un, deux ou trois bonus. Un jeton Capacité utilisé compte ce qu’il indique, et avec le jeton 5 chaque carte en main rapporte 3 points à la place. Les cartes d’une bibliothèque ne comptent pas.
    .title = Le score
seasons-ruling-F3 = Ne vaut rien par elle-même.
    .title = L’énergie
seasons-ruling-F4 = Qui a le plus de points l’emporte ; à égalité, qui a invoqué le plus de cartes dans la partie ; si l’égalité demeure, la victoire est partagée.
    .title = Les égalités
seasons-ruling-F5 = Un score peut être négatif.
    .title = Pas de plancher
seasons-ruling-F6 = 72 cristaux, 68 points de prestige, deux bonus et une carte en main font 123 points.
    .title = Une vérification

# G. Open questions, settled
seasons-ruling-G1 = Permis, pour le jeton 10 aussi : l’année devient 0. Revenir à l’année 1 ne donne pas de cartes.
    .title = Des Bottes en arrière depuis la première case
seasons-ruling-G2 = L’ordre du tour, chaque propriétaire ordonnant ses propres effets ; le changement d’année vient en dernier.
    .title = L’ordre d’un changement de saison
seasons-ruling-G3 = Le premier joueur de la manche qui vient d’être jouée ; le jeton passe plus tard.
    .title = Qui commence la fin de la manche
seasons-ruling-G4 = Après le coût de l’activation et avant son effet : elles ne peuvent jamais l’empêcher.
    .title = Quand les Fées encaissent
seasons-ruling-G5 = Bâton et Vase d’abord.
    .title = Bâton et Vase, ou l’arrivée
seasons-ruling-G6 = Ils s’additionnent tous, pour tout le tour, quelle que soit l’origine de la permission.
    .title = Plusieurs suppléments de cristallisation
seasons-ruling-G7 = Le bonus compte : un cristal par énergie. De même le jeton 6 et la Richesse d’Io. Pas dans l’édition 1 (A12).
    .title = Bonus de cristallisation et Potion de vie
seasons-ruling-G8 = Un Bouclier peut remplacer l’autre, une fois par perte : 20 cristaux pour un Bouclier. Contre le jeton 2, il aide aussi.
    .title = Deux Boucliers ; le jeton 2
seasons-ruling-G9 = On regarde d’abord, puis la potion va sur la défausse : elle ne peut pas être trouvée.
    .title = La Résurrection et elle-même
seasons-ruling-G10 = Le nombre d’invocations dans la partie, pas les cartes en jeu à sa fin.
    .title = Ce qui départage
seasons-ruling-G11 = Les adversaires dans le sens horaire, le propriétaire en dernier.
    .title = L’ordre d’Amsug et du Gardien
seasons-ruling-G12 = Seulement avec une carte en main et de la place pour elle une fois la potion partie.
    .title = Quand on peut boire la Potion de rêves
seasons-ruling-G13 = Autant qu’il y a à prendre, deux au plus.
    .title = La part de Rattus
seasons-ruling-G14 = Demande deux énergies, de la réserve et des Amulettes ensemble. Le même type peut revenir ; ce qui vient va dans la réserve.
    .title = Le bonus d’échange
seasons-ruling-G15 = Un Codex ne fait reprendre ni lui-même ni un autre Codex.
    .title = Codex et Codex
seasons-ruling-G16 = Une Amulette élémentaire est une trouvaille pour toute énergie. Qui défausse la première trouvaille doit chercher de nouveau, pour le Parchemin en nommant de nouveau une énergie, et garde la seconde.
    .title = Chercher deux fois
seasons-ruling-G17 = Ne déclenche rien d’une Amulette élémentaire, et ne fait pas d’une carte une carte qui coûte telle ou telle énergie pour le Parchemin.
    .title = Ce qu’ajoute l’Esprit de la nature
seasons-ruling-G18 = N’importe laquelle de ses propres cartes, même celle qui vient d’être reçue ; plusieurs cartes reçues ensemble comptent pour une fois.
    .title = Ce que prend l’Étreinte
seasons-ruling-G19 = La Sécheresse d’abord.
    .title = La Sécheresse et les changements de saison
seasons-ruling-G20 = Les cartes sont piochées une à une, et chaque fois la suivante est retournée. Après que des cartes ont été remises dans un certain ordre, les deux du dessus sont face visible. Un Orbe défausse la première carte.
    .title = La Vision et tout le reste
seasons-ruling-G21 = Chaque étape de cette manche se fait encore, y compris l’avancée du marqueur ; puis c’est fini.
    .title = Au-delà de la fin par des Bottes
seasons-ruling-G22 = Un Bouclier ne sauve pas un Raven dont l’objet est parti.
    .title = Bouclier et Raven
seasons-ruling-G23 = Un dé, un seul remplacement.
    .title = Deux Dés de la constance
seasons-ruling-G24 = Une fois, après le gain tout entier.
    .title = Quand la limite est vérifiée
seasons-ruling-G25 = S’arrête quand toutes les cartes de la pioche et de la défausse ont été révélées ; ensemble, elles sont alors la nouvelle pioche (B9).
    .title = Une recherche sans trouvaille
seasons-ruling-G26 = Ne s’épuise jamais.
    .title = Le stock
seasons-ruling-G27 = Non. Cela se décide à son arrivée.
    .title = Si Raven doit copier
seasons-ruling-G28 = Les énergies des Amulettes d’eau peuvent payer tout ce que leur propriétaire fait de son plein gré (dans l’édition 1, sauf A23 et A27), et ne sont jamais touchées par ce qui vide, convertit, copie, compte ou pille une réserve. La Corne d’abondance seule les atteint.
    .title = La portée des effets sur la réserve

# H. Not like elsewhere
seasons-ruling-H1 = Les six faces sont également probables, à chaque lancer.
    .title = Les dés
seasons-ruling-H2 = Aucun effet ne peut être laissé de côté quand elle arrive sans être payée ; on paie au moins une énergie quand elle est invoquée, avec ce que l’on avait avant ; la limite vaut après son eau.
    .title = Amulette élémentaire
seasons-ruling-H3 = Le surplus part aussitôt : quand un Grimoire s’en va, quand une Lanterne, une Statue ou la Sécheresse prend une place, quand l’énergie d’une Statue est de trop.
    .title = Une réserve qui rétrécit
seasons-ruling-H4 = Ne donne rien. Par Raven, il compte tous les objets magiques.
    .title = Un Pendentif seul
seasons-ruling-H5 = Compte chaque bonus du tour ; le jeton 6 s’y ajoute.
    .title = Balance d’Ishtar
seasons-ruling-H6 = Une énergie est nommée de nouveau pour la seconde recherche, et une trouvaille défaussée est sur le dessus de la défausse.
    .title = Parchemin d’Ishtar
seasons-ruling-H7 = La Couronne compte la carte qui a été nommée ; le Trône ne fait rien pour une main vide.
    .title = Couronne et Trône avec un Bouclier
seasons-ruling-H8 = Le jeton 8 prend l’eau des Amulettes, le jeton 10 déplace de deux cases et non d’une, le jeton 1 ne touche pas à la pioche du dé.
    .title = Les jetons
seasons-ruling-H9 = Les Amulettes d’eau ne donnent ni ne perdent d’énergies.
    .title = Gardien d’Argos
seasons-ruling-H10 = Ce qui compte est le dé utilisé, quelle que soit alors la saison, et pas un dé qui a été remplacé.
    .title = Cristalliseur d’Io
seasons-ruling-H11 = Jamais vers le même type.
    .title = Miroir
seasons-ruling-H12 = Après le coût.
    .title = Les Fées
seasons-ruling-H13 = Les changements de saison, le Démon et le Faucon suivent l’ordre du tour.
    .title = L’ordre
seasons-ruling-H14 = Il n’est pas borné ; et une égalité n’est pas départagée par les cartes en jeu.
    .title = Le score
seasons-ruling-H15 = Elle a un ordre ; et on la remélange aussitôt.
    .title = La défausse
seasons-ruling-H16 = Avant de cristalliser et avant tout bonus, sauf le sien.
    .title = La pioche du dé

# O. Ours
seasons-ruling-O1 = Désigné par le hasard de la partie, comme un lancer.
    .title = Le premier joueur
seasons-ruling-O2 = Distribués au hasard et ouvertement : tous savent qui a quelles neuf cartes, mais pas comment elles sont rangées.
    .title = Les jeux préconstruits des apprentis magiciens
seasons-ruling-O3 = Il ne peut être activé que s’il y a une carte à regarder ou à défausser, dans la pioche ou dans la défausse.
    .title = Orbe de cristal sans carte
seasons-ruling-O4 = Défaussé de la main, il est montré à tous.
    .title = Un familier pour le Kriss
seasons-ruling-O5 = Quand le marqueur dépasse la fin de l’année 3 à la fin d’une manche, la partie est terminée sur-le-champ : ce changement de saison n’a pas d’effets. Si des Bottes l’y ont mené, le changement de saison compte, et la partie se termine après les effets de fin de manche de cette manche, sans autre avancée et quoi que le marqueur ait fait depuis (A8).
    .title = La fin dans l’édition 1
seasons-ruling-O6 = Vient parmi les effets de fin de manche de son propriétaire, même si le Sablier est parti entre-temps (A15).
    .title = Ce que doit un Sablier dans l’édition 1
seasons-ruling-O7 = Donnent leurs énergies ensemble, en une seule fois.
    .title = Deux Vases
seasons-ruling-O8 = Ce qui a été lâché pour faire de la place n’est pas reçu de nouveau dans le même gain : ce serait le garder.
    .title = Faire de la place
seasons-ruling-O9 = On décide d’abord des énergies, toutes ou aucune ; la jauge et la carte peuvent chacune être utilisées jusqu’à la fin du tour, ou pas.
    .title = Refuser le dé dans l’édition 1
seasons-ruling-O10 = Un gain au choix qui dépasse la place ne demande que ce que l’on garde.
    .title = Plus qu’il n’en tient
seasons-ruling-O11 = S’arrête à 15 aussi, là où finit sa piste.
    .title = La jauge dans l’édition 1
seasons-ruling-O12 = Restent dans l’ordre où elles ont été piochées.
    .title = Les cartes défaussées ensemble
seasons-ruling-O13 = Peut être utilisé ; cette seule carte doit être gardée.
    .title = Le bonus de pioche avec une seule carte restante
seasons-ruling-O14 = On ne cristallise plus rien ce tour-là, d’aucune façon : ni par une permission, ni par le bonus de cristallisation, ni avec une Balance, ni avec une autre Potion de vie.
    .title = Potion de vie dans l’édition 1
seasons-ruling-O15 = La table donne elle-même une réponse unique, et les cartes d’un même nom agissent sans ordre. La question est posée quand même là où la réponse de la table révélerait à d’autres quelque chose de cartes qu’ils ne peuvent pas voir, dans le prélude, et à la fin d’un tour.
    .title = Les choix qui n’en sont pas
seasons-ruling-O16 = Est montrée à tous quand son propriétaire décide de la payer.
    .title = La carte d’un Orbe
seasons-ruling-O17 = Un dé appartient à la saison où il a été lancé, même quand il est relancé.
    .title = Les dés et les Bottes
seasons-ruling-O18 = Si le Bouclier promis pour une activation est emporté par l’effet même, ce qu’il devait sauver est finalement perdu.
    .title = Un Bouclier parti trop tôt
seasons-ruling-O19 = Elle montre ses cartes une fois le prélude terminé.
    .title = Quand commence la Vision de la destinée
seasons-ruling-O20 = Si une égalité a sauvé tout le monde, elle peut encore frapper plus tard dans l’année.
    .title = Une Sécheresse qui n’a frappé personne
seasons-ruling-O21 = Une carte dont on sait qu’elle est parmi plusieurs cartes remises dans un ordre que personne d’autre n’a vu peut se trouver n’importe où dans cette pile, pour autant que les autres le sachent.
    .title = Les cartes remises dans un ordre inconnu
seasons-ruling-O22 = Il reçoit sa terre à la première activation pour laquelle il est en jeu.
    .title = Un Cœur qui arrive tard
seasons-ruling-O23 = Est tiré parmi ceux que les cartes choisies permettent de jouer.
    .title = Un enchantement tiré au sort
