# The power cards: their names, and what they do in our own words.
# .text is what the card does, .note answers what players ask, .first-edition says what the first edition does otherwise.

seasons-card-amulet-of-air = Amulette d’air
    .text = À son arrivée, votre jauge monte de 2.
    .note = La jauge s’arrête à 15.

seasons-card-amulet-of-fire = Amulette de feu
    .text = À son arrivée, piochez 4 cartes, prenez-en une en main et défaussez les trois autres.
    .note = Personne d’autre que vous ne voit ces quatre cartes, et vous devez en prendre une.

seasons-card-amulet-of-earth = Amulette de terre
    .text = À son arrivée, recevez 9 cristaux.

seasons-card-amulet-of-water = Amulette d’eau
    .text = À son arrivée, choisissez 4 énergies et posez-les dessus. Vous pouvez les dépenser comme si elles étaient dans votre réserve.
    .note = Elles n’occupent aucune place dans la réserve ; rien de ce qui compte ou vide une réserve ne les touche, et elles sont perdues quand l’amulette quitte le jeu.

seasons-card-balance-of-ishtar = Balance d’Ishtar
    .text = Activation : cristallisez 3 énergies d’un même type en 9 cristaux.
    .note = Elle n’exige aucune autre permission de cristalliser et n’en donne aucune. Chaque Bourse d’Io et chaque bonus de cristallisation utilisé ce tour-ci ajoutent 3 cristaux.
    .first-edition = L’invoquer coûte 6 cristaux, et il faut 4 énergies d’un même type, de la réserve elle-même, pour 12 cristaux ; seules les Bourses s’y ajoutent.

seasons-card-staff-of-spring = Bâton du printemps
    .text = Chaque fois que vous invoquez une carte, recevez 3 cristaux.
    .note = Ni pour lui-même, ni pour les cartes mises en jeu sans être invoquées. Les cristaux viennent une fois le coût payé.

seasons-card-temporal-boots = Bottes temporelles
    .text = À leur arrivée, déplacez le marqueur saison de 1, 2 ou 3 cases, en avant ou en arrière.
    .note = Un changement de saison ou d’année a lieu aussitôt, avec tout ce qui y réagit. Revenir d’une année en arrière ne retire de cartes à personne.

seasons-card-purse-of-io = Bourse d’Io
    .text = Chaque énergie que vous cristallisez vous rapporte 1 cristal de plus.
    .note = Avec la Balance d’Ishtar et la Potion de vie aussi. Deux Bourses en ajoutent 2.

seasons-card-divine-chalice = Calice divin
    .text = À son arrivée, piochez 4 cartes, mettez-en une en jeu sans payer et défaussez les autres.
    .note = Il vous faut de la place sur votre jauge, Calice compris ; sans place, les quatre sont défaussées. L’effet d’arrivée de la nouvelle carte a bien lieu.

seasons-card-syllas-the-faithful = Syllas le fidèle
    .text = À son arrivée, chaque adversaire doit sacrifier une carte de son choix.
    .note = Qui n’a aucune carte en jeu ne perd rien.

seasons-card-figrim-the-avaricious = Figrim l’avaricieux
    .text = Chaque fois que la saison change, chaque adversaire vous donne 1 cristal.
    .note = Qui n’a aucun cristal n’en donne pas.

seasons-card-naria-the-prophetess = Naria la prophétesse
    .text = À son arrivée, piochez une carte pour chaque joueur : gardez-en une, puis donnez-en une à chaque adversaire.
    .note = Votre propre carte se choisit en premier. Les autres n’apprennent que la carte qui leur est donnée.

seasons-card-wondrous-chest = Coffret merveilleux
    .text = À la fin d’une manche, si votre réserve contient au moins 4 énergies, recevez 3 cristaux.

seasons-card-beggars-horn = Corne du mendiant
    .text = À la fin d’une manche, si votre réserve ne contient pas plus de 1 énergie, recevez 1 énergie de votre choix.
    .note = Avec deux Cornes, la seconde vérifie de nouveau après la première.

seasons-card-die-of-malice = Dé de la malice
    .text = Activation, avant d’utiliser votre dé : relancez-le et recevez 2 cristaux.
    .note = C’est la nouvelle face que vous utilisez. Le tour où il est invoqué, il vient trop tard : le dé a déjà été utilisé.

seasons-card-kairn-the-destroyer = Kairn le destructeur
    .text = Activation, en défaussant 1 énergie : chaque adversaire perd 4 cristaux.
    .note = Qui en a moins les perd tous.
    .first-edition = L’énergie vient de la réserve elle-même, pas d’une Amulette d’eau.

seasons-card-amsug-longneck = Amsug Longcoup
    .text = À son arrivée, chaque joueur, y compris vous, reprend en main un de ses objets magiques en jeu.
    .note = Les adversaires choisissent d’abord, vous en dernier. Ce n’est pas un sacrifice ; les énergies posées sur l’objet sont perdues.

seasons-card-bespelled-grimoire = Grimoire ensorcelé
    .text = Votre réserve a de la place pour 10 énergies au lieu de 7. À son arrivée, recevez 2 énergies de votre choix.
    .note = Un second Grimoire n’ajoute pas de place. Quand il quitte le jeu, défaussez aussitôt ce qui ne tient plus.

seasons-card-ragfields-helm = Heaume de Ragfield
    .text = En fin de partie, 20 cristaux si vous avez plus de cartes en jeu que chacun de vos adversaires.
    .note = Une égalité ne suffit pas.

seasons-card-hand-of-fortune = Main de la fortune
    .text = Les cartes que vous invoquez vous coûtent 1 énergie de moins, mais jamais moins de 1.
    .note = Vous choisissez l’énergie économisée. On n’économise ni les cristaux, ni un coût d’une seule énergie.

seasons-card-lewis-greyface = Lewis Grisemine
    .text = À son arrivée, choisissez un adversaire et recevez les mêmes énergies que celles de sa réserve.
    .note = Elles viennent du stock : l’adversaire garde les siennes.

seasons-card-runic-cube-of-eolis = Cube runique d’Eolis
    .text = Il ne fait rien ; il vaut ses 30 points.

seasons-card-potion-of-power = Potion de puissance
    .text = Activation, en la sacrifiant : piochez une carte, que vous gardez, et augmentez votre jauge de 2.

seasons-card-potion-of-dreams = Potion de rêves
    .text = Activation, en la sacrifiant : défaussez toute votre réserve, puis mettez en jeu une carte de votre main sans payer.
    .note = Une réserve vide convient. La potion part d’abord et libère ainsi sa place sur la jauge ; il faut de la place pour la nouvelle carte.

seasons-card-potion-of-knowledge = Potion de savoir
    .text = Activation, en la sacrifiant : recevez 5 énergies de votre choix.

seasons-card-potion-of-life = Potion de vie
    .text = Activation, en la sacrifiant : cristallisez toute votre réserve, à 4 cristaux par énergie.
    .note = Les Bourses d’Io et les bonus de cristallisation du tour s’y ajoutent. Elle ne donne pas la permission de cristalliser ; après elle, seuls un dé qui porte le symbole ou un bonus de cristallisation vous le permettent ce tour-ci.
    .first-edition = Après elle, vous ne pouvez plus cristalliser ce tour-ci, et seules les Bourses s’y ajoutent.

seasons-card-hourglass-of-time = Sablier du temps
    .text = Chaque fois que la saison change, recevez 1 énergie de votre choix.
    .first-edition = Si la saison change pendant un tour, l’énergie vient à la fin de la manche.

seasons-card-scepter-of-greatness = Sceptre de grandeur
    .text = À son arrivée, recevez 3 cristaux pour chaque autre objet magique que vous avez en jeu.

seasons-card-olafs-blessed-statue = Statue bénie d’Olaf
    .text = À son arrivée, recevez 20 cristaux.

seasons-card-yjangs-forgotten-vase = Vase oublié d’Yjang
    .text = Chaque fois que vous invoquez une carte, recevez 1 énergie de votre choix.
    .note = Ni pour lui-même, ni pour les cartes mises en jeu sans être invoquées. L’énergie vient une fois le coût payé.

seasons-card-elemental-amulet = Amulette élémentaire
    .text = Coûte de 1 à 4 énergies, toutes différentes. Pour l’eau, recevez 2 énergies ; pour la terre, recevez 5 cristaux ; pour le feu, piochez une carte ; pour l’air, augmentez votre jauge de 1.
    .note = Vous choisissez l’ordre. Mise en jeu sans payer, elle a les quatre effets. La carte piochée est gardée.
    .first-edition = Pour l’air, vous défaussez une carte de votre main.

seasons-card-tree-of-light = Arbre de lumière
    .text = Activation, de l’une de ces deux façons : payez 3 cristaux pour 1 énergie de votre choix, ou défaussez 1 énergie pour pouvoir cristalliser ce tour-ci.

seasons-card-arcano-leech = Arcano sangsue
    .text = Un adversaire qui invoque une carte doit aussi vous donner 1 cristal, et ne peut pas invoquer sans cela.
    .note = Deux Arcano sangsue demandent 2 cristaux. Les cartes mises en jeu sans être invoquées y échappent.

seasons-card-crystal-orb = Orbe de cristal
    .text = Activation, de l’une de ces deux façons : regardez la carte du dessus de la pioche et, si vous le voulez, défaussez 4 énergies pour la mettre en jeu ; ou payez 3 cristaux pour la défausser sans la voir.
    .note = Vous décidez après avoir regardé. Il faut de la place sur votre jauge.
    .first-edition = Les 4 énergies viennent de la réserve elle-même, pas d’une Amulette d’eau.

seasons-card-glutton-cauldron = Chaudron glouton
    .text = Activation : posez dessus 1 de vos énergies. À la septième, recevez 15 cristaux, prenez les sept dans votre réserve et sacrifiez-le.
    .note = Les énergies qu’il porte ne peuvent pas être dépensées, et sont perdues s’il quitte le jeu avant. Ce qui ne tient pas dans votre réserve est perdu.
    .first-edition = Les énergies que vous y posez viennent de la réserve elle-même, et vous en gardez sept au plus, même avec une réserve plus grande.

seasons-card-vampiric-crown = Couronne vampirique
    .text = À son arrivée, piochez une carte et gardez-la, ou défaussez-en une de votre main, en la montrant dans les deux cas. Recevez autant d’énergies que cette carte vaut de points.
    .note = Une carte qui ne vaut rien, ou moins, n’en rapporte aucune.

seasons-card-dragon-skull = Crâne de dragon
    .text = Activation, en sacrifiant 3 de vos cartes en jeu : recevez 15 cristaux.
    .note = Le Crâne lui-même peut être l’une des trois.

seasons-card-demon-of-argos = Démon d’Argos
    .text = À son arrivée, chaque adversaire baisse sa jauge de 1 et pioche une carte, qu’il garde.
    .note = La carte piochée lui coûte des points s’il l’a encore en main à la fin.

seasons-card-titus-deepgaze = Titus Beauregard
    .text = À la fin d’une manche, chaque adversaire vous donne 1 cristal. Si l’un d’eux n’en a pas, sacrifiez Titus.
    .note = Les autres donnent quand même le leur.

seasons-card-air-elemental = Élémentaire d’air
    .text = À son arrivée, toutes les énergies des réserves adverses se changent en air.
    .note = Les énergies posées sur des cartes sont épargnées.

seasons-card-thieving-fairies = Fées chapardeuses
    .text = Chaque fois qu’un adversaire active une carte, il vous donne 1 cristal et vous en recevez 1 de plus du stock.
    .note = Vous recevez le second même s’il n’en a aucun à donner. Le coût de l’activation se paie d’abord.

seasons-card-cursed-treatise-of-arus = Traité maudit d’Arus
    .text = À son arrivée, recevez 10 cristaux, augmentez votre jauge de 1 et recevez 2 énergies de votre choix. S’il est sacrifié, défaussez toute votre réserve.
    .note = Repris en main, il ne fait aucun mal.

seasons-card-idol-of-the-familiar = Idole du familier
    .text = À son arrivée, recevez 10 cristaux. Activation : recevez 1 cristal pour chaque familier que vous avez en jeu.
    .first-edition = Pas de cristaux à son arrivée.

seasons-card-necrotic-kriss = Kriss nécrotique
    .text = Activation, en défaussant un familier de votre main ou en sacrifiant un familier en jeu : recevez 4 énergies de votre choix.

seasons-card-lantern-of-xidit = Lanterne de Xidit
    .text = En fin de partie, 3 cristaux pour chaque énergie de votre réserve.

seasons-card-sealed-chest-of-urm = Coffre scellé d’Urm
    .text = En fin de partie, 20 cristaux si vous n’avez aucun familier en jeu.
    .note = Les familiers de votre main ne comptent pas.

seasons-card-mirror-of-the-seasons = Miroir des saisons
    .text = Activation, en payant 1 cristal ou plus : autant d’énergies d’un même type deviennent d’un autre type de votre choix.
    .note = Ce que vous obtenez va dans votre réserve.
    .first-edition = Les énergies viennent de la réserve elle-même, pas d’une Amulette d’eau.

seasons-card-pendant-of-ragnor = Pendentif de Ragnor
    .text = À son arrivée, recevez 1 énergie de votre choix pour chaque autre objet magique que vous avez en jeu.

seasons-card-sid-nightshade = Sid Ombrenuit
    .text = À son arrivée, si vous avez plus de cristaux que chacun de vos adversaires, prenez à chacun d’eux jusqu’à 5 cristaux.
    .note = Une égalité ne suffit pas. Vos cristaux sont comptés une fois l’invocation payée.

seasons-card-damned-soul-of-onys = Âme damnée d’Onys
    .text = À son arrivée, recevez 10 cristaux et 1 énergie d’eau. À la fin d’une manche, qui la possède perd 3 cristaux. Activation, en défaussant 1 énergie d’eau : elle passe à votre voisin de gauche.
    .note = Elle ne rapporte qu’au joueur qui la met en jeu. Le voisin la prend quelle que soit sa jauge, redressée, et peut la passer plus loin pendant son propre tour.

# Enchanted Kingdom.

seasons-card-heart-of-argos = Cœur d’Argos
    .text = La première fois que vous activez une carte pendant un tour, 1 énergie de terre est posée sur le Cœur. À la fin de la manche, cette terre va dans votre réserve.
    .note = Chaque Cœur reçoit sa propre terre, à la première activation pour laquelle il est en jeu. Elle ne peut pas être dépensée là où elle est, et elle est perdue si le Cœur quitte le jeu.

seasons-card-horn-of-plenty = Corne d’abondance
    .text = À la fin d’une manche, si vous avez des énergies, défaussez-en 1 ; si c’est de la terre, recevez 5 cristaux.
    .note = Vous choisissez laquelle, mais vous devez le faire, même si tout ce que vous avez est posé sur une Amulette d’eau. Les énergies posées sur d’autres cartes sont hors d’atteinte.

seasons-card-fairy-monolith = Monolithe des fées
    .text = À la fin d’une manche, vous pouvez poser dessus 1 de vos énergies. Activation : remettez-en 1 ou plus dans votre réserve.
    .note = Il en porte autant qu’on veut. Elles ne peuvent pas être dépensées là où elles sont, et sont perdues s’il quitte le jeu.

seasons-card-selenias-codex = Codex de Sélénia
    .text = À son arrivée, reprenez en main un de vos objets magiques en jeu dont le coût comporte une énergie.
    .note = Vous le devez si vous en avez un ; aucun Codex ne peut être repris. Ce n’est pas un sacrifice ; les énergies posées sur l’objet sont perdues.

seasons-card-scroll-of-ishtar = Parchemin d’Ishtar
    .text = À son arrivée, nommez une énergie et révélez des cartes de la pioche jusqu’à trouver un objet magique dont le coût la comporte. Gardez-le ; ou défaussez-le et cherchez une seconde fois, pour l’énergie que vous nommez alors, et gardez ce que vous trouvez alors. Les autres cartes révélées sont défaussées.
    .note = Une Amulette élémentaire convient pour toute énergie.

seasons-card-mesodaes-lantern = Lanterne de Mesodae
    .text = Votre réserve a de la place pour 1 énergie de moins. À la fin d’une manche, recevez 3 cristaux.
    .note = Aucune carte ne peut la mettre en jeu sans payer. Défaussez aussitôt ce qui ne tient plus dans votre réserve.

seasons-card-statue-of-eolis = Statue d’Éolis
    .text = Votre réserve a de la place pour 1 énergie de moins. Chaque fois que la saison change, recevez 1 énergie de votre choix ; ou recevez 2 cristaux et regardez la carte du dessus de la pioche.
    .note = Personne d’autre que vous ne voit cette carte. Défaussez aussitôt ce qui ne tient plus dans votre réserve.

seasons-card-familiar-catcher = Filet à familiers
    .text = À son arrivée, révélez des cartes de la pioche jusqu’à trouver un familier. Gardez-le ; ou défaussez-le et cherchez une seconde fois, et gardez ce que vous trouvez alors. Les autres cartes révélées sont défaussées.

seasons-card-ios-transmuter = Cristalliseur d’Io
    .text = Pendant un tour où votre dé vous rapporte des cristaux, vous pouvez cristalliser. Si vous l’avez fait, recevez 2 cristaux à la fin de la manche.
    .note = Les 2 cristaux ne viennent qu’une fois, quelle que soit la quantité cristallisée. La Balance d’Ishtar et la Potion de vie ne comptent pas, ni un dé que remplace un Dé de la constance. S’il arrive après l’utilisation d’un tel dé, il agit aussitôt.

seasons-card-throne-of-renewal = Trône du renouveau
    .text = À son arrivée, défaussez une carte de votre main ; puis piochez une carte, que vous gardez, et reculez d’une case sur la piste des bonus.
    .note = Sans carte en main, rien ne se passe ; sinon, vous devez le faire. Sur la piste des bonus, vous pouvez ensuite utiliser un bonus de plus, et le malus est moindre.

seasons-card-potion-of-resurrection = Potion de résurrection
    .text = Activation, en la sacrifiant : regardez les 5 cartes du dessus de la défausse, prenez-en une en main et mettez les autres sous la défausse, dans n’importe quel ordre.
    .note = Vous devez en prendre une. La potion elle-même n’en fait pas partie.

seasons-card-jewel-of-the-ancients = Joyau des Anciens
    .text = Activation, avec 3 énergies d’un même type : posez-en une sur le Joyau et défaussez les deux autres. En fin de partie, 35 cristaux s’il porte au moins 3 énergies ; sinon, perdez-en 10.
    .note = Au-delà de 3, elles n’apportent rien de plus, et elles n’ont pas à être d’un même type. Vous ne perdez pas plus de cristaux que vous n’en avez. Ce n’est pas une cristallisation.

seasons-card-shield-of-zira = Bouclier de Zira
    .text = Au moment de sacrifier ou de défausser une de vos cartes, vous pouvez sacrifier le Bouclier à sa place et recevoir 10 cristaux.
    .note = Quand cette carte paie une activation, l’effet vient d’abord, et la carte reste en jeu, inclinée. Il ne peut pas sauver un Raven qui a perdu ce qu’il copie, et ne sert à rien pour les cartes piochées mais non gardées. Un second Bouclier peut remplacer le premier, une fois.

seasons-card-steadfast-die = Dé de la constance
    .text = Au lieu d’utiliser votre dé, vous pouvez augmenter votre jauge de 1, recevoir 1 énergie de votre choix, ou obtenir de pouvoir cristalliser ce tour-ci.
    .note = Il vient après tout Dé de la malice, et votre dé ne fait alors rien du tout. Ce n’est pas une activation, et cela ne se fait qu’une fois par tour, même avec deux. Le tour où il est invoqué, il vient trop tard.

seasons-card-amulet-of-time = Amulette du temps
    .text = À son arrivée, recevez 2 énergies de votre choix ; puis défaussez autant de cartes de votre main que vous voulez et piochez-en autant.
    .note = Vous pouvez n’en défausser aucune. Toutes les cartes piochées sont gardées.

seasons-card-arcane-telescope = Longue-vue arcanique
    .text = Activation, en payant 2 cristaux : regardez les 3 cartes du dessus de la pioche et reposez-les dans n’importe quel ordre.

seasons-card-argos-hawk = Faucon d’Argos
    .text = À son arrivée, recevez 10 cristaux et augmentez votre jauge de 1. Activation, en le sacrifiant : chaque adversaire baisse sa jauge de 1 et reçoit 6 cristaux.

seasons-card-raven-the-usurper = Raven l’usurpateur
    .text = À son arrivée, choisissez un objet magique qu’un adversaire a en jeu et payez son coût : désormais, Raven en a les effets. Quand cet objet quitte le jeu, sacrifiez Raven.
    .note = Vous pouvez refuser, et Raven reste sans effet. L’effet d’arrivée de l’objet a lieu aussitôt. Raven reste un familier et garde ses propres 2 points ; les énergies se posent sur Raven même. Ce n’est pas une invocation : rien de ce qui modifie une invocation ou y réagit n’a d’importance.

seasons-card-warden-of-argos = Gardien d’Argos
    .text = À son arrivée, choisissez : chaque joueur, y compris vous, défausse 4 énergies de sa réserve ; ou chaque joueur, y compris vous, défausse une carte de sa main.
    .note = Les adversaires d’abord, vous en dernier. Qui a moins d’énergies les défausse toutes ; les énergies posées sur des cartes ne risquent rien.

seasons-card-ratty-nightshade = Rattus Ombrenuit
    .text = À son arrivée, prenez 2 énergies de votre choix dans la réserve de chaque adversaire.
    .note = Qui n’en a que 1 la donne. Une fois toutes prises, défaussez ce qui ne tient pas dans votre réserve.
