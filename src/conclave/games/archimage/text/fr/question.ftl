# What a player is asked. The .short form names the decision in other sentences.


archimage-question-turn =
    { $may ->
        [break] C’est votre tour : quel sceau brisez-vous ?
        [cast] Vos dés ne brisent aucun sceau accessible. Lancer un sort, ou abandonner ?
        [both] C’est votre tour : lancer un sort, ou quel sceau brisez-vous ?
       *[none] Vos dés ne brisent aucun sceau accessible, et aucun sort n’y change rien.
    }
    .short = lancer des sorts et briser un sceau
archimage-question-take =
    { $number ->
        [0] { $round ->
            [0] Prenez des dés pour la première manche, { $due } en tout. Quelle couleur d’abord ? Les couleurs viennent dans l’ordre rouge, bleu, jaune, vert.
           *[other] Prenez des dés pour la manche suivante, { $due } en tout. Quelle couleur d’abord ? Les couleurs viennent dans l’ordre rouge, bleu, jaune, vert.
        }
       *[other] { $round ->
            [0] Dés pris pour la première manche : { $number } sur { $due }. Quelle couleur ensuite ?
           *[other] Dés pris pour la manche suivante : { $number } sur { $due }. Quelle couleur ensuite ?
        }
    }
    .short = prendre des dés pour la manche suivante
archimage-question-dice =
    { $number ->
        [0] Quels dés brisent { $target } ? Pas un dé de trop.
       *[other] Quels dés brisent { $target } ? Jusqu’ici, vous utilisez { $chosen }.
    }
    .short = choisir les dés qui brisent le sceau
archimage-question-absorb = Garder { $seal }, brisé à l’instant, sur une Absorption ?
    .short = garder un sceau brisé sur une Absorption

# Circles 0 and I.
archimage-question-transmute =
    { $number ->
        [0] { $scroll } : lesquels de vos dés changent de couleur ?
       *[other] { $scroll } : nouvelle couleur pour { $chosen }. Un autre dé ?
    }
    .short = choisir des dés à échanger contre une autre couleur
archimage-question-new-colour = { $scroll } : quelle couleur prenez-vous contre { $chosen } ?
    .short = choisir la nouvelle couleur des dés
archimage-question-reroll =
    { $number ->
        [0] { $scroll } : lesquels de vos dés relancez-vous ?
       *[other] { $scroll } : vous allez relancer { $chosen }. Un autre dé ?
    }
    .short = choisir des dés à relancer
archimage-question-evolve =
    { $number ->
        [0] { $scroll } : lesquels de vos dés augmentez-vous de 2 ?
       *[other] { $scroll } : 2 de plus pour { $chosen }. Un autre dé ?
    }
    .short = choisir des dés à augmenter de 2
archimage-question-grow = { $scroll } : de quelle couleur est le dé que vous prenez et lancez ?
    .short = choisir la couleur d’un nouveau dé

# Circle II.
archimage-question-first-seal =
    { $spell ->
        [inversion] { $scroll } : quel sceau échangez-vous avec un autre de même puissance et d’un autre élément ?
       *[exchange] { $scroll } : quel sceau échangez-vous avec un autre du même élément et d’une autre puissance ?
    }
    .short = choisir le premier de deux sceaux à échanger
archimage-question-second-seal = { $scroll } : quel sceau change de place avec { $target } ?
    .short = choisir le second de deux sceaux à échanger
archimage-question-strengthen = { $scroll } : lequel de vos dés augmentez-vous de { $power }, sans dépasser 6 ?
    .short = choisir le dé que renforce une Absorption
archimage-question-disintegrate = { $scroll } : quel sceau retirez-vous ?
    .short = choisir un sceau à retirer
archimage-question-first-scroll = { $scroll } : quel parchemin échangez-vous avec un autre du plateau ?
    .short = choisir le premier de deux parchemins à échanger
archimage-question-second-scroll = { $scroll } : quel parchemin change de place avec { $target } ?
    .short = choisir le second de deux parchemins à échanger

# Circle III.
archimage-question-mystify-whom = { $scroll } : avec qui échangez-vous des couleurs ?
    .short = choisir avec qui échanger des couleurs
archimage-question-mystify-theirs = { $scroll } : quel dé { DE($player) } ?
    .short = choisir le dé d’un adversaire avec lequel échanger les couleurs
archimage-question-mystify-mine = { $scroll } : lequel de vos dés échange sa couleur avec { $theirs } { DE($player) } ?
    .short = choisir un de vos dés pour échanger les couleurs
archimage-question-alter-colour = { $scroll } : quelle couleur ?
    .short = choisir une couleur de dés
archimage-question-alter-whom = { $scroll } : à qui sont les dés { $colours } que vous baissez de 1 ?
    .short = choisir à qui sont les dés à baisser
archimage-question-raise =
    { $number ->
        [0] { $scroll } : lesquels de vos dés augmentez-vous de 1 ?
       *[other] { $scroll } : 1 de plus pour { $chosen }. Un autre dé ?
    }
    .short = choisir vos dés à augmenter de 1
archimage-question-lower =
    { $number ->
        [0] { $scroll } : lesquels des dés { DE($player) } baissez-vous de 1 ?
       *[other] { $scroll } : 1 de moins pour { $chosen } { DE($player) }. Un autre dé ?
    }
    .short = choisir les dés d’un adversaire à baisser de 1
archimage-question-transfer-whom = { $scroll } : avec qui échangez-vous des parchemins ?
    .short = choisir avec qui échanger des parchemins
archimage-question-transfer-theirs = { $scroll } : quel parchemin { DE($player) } prenez-vous ?
    .short = choisir le parchemin d’un adversaire à prendre
archimage-question-transfer-mine = { $scroll } : quel parchemin donnez-vous à { $player } contre { $theirs } ?
    .short = choisir un parchemin à donner
archimage-question-theft-whom = { $scroll } : à qui prenez-vous un dé ?
    .short = choisir à qui prendre un dé
archimage-question-theft-which = { $caster } lance { $scroll } contre vous : quel dé donnez-vous ?
    .short = choisir quel dé céder
archimage-question-borrow-whom = { $scroll } : à qui est le parchemin que vous lancez ?
    .short = choisir à qui emprunter un parchemin
archimage-question-borrow-which = { $scroll } : quel parchemin { DE($player) } lancez-vous ?
    .short = choisir un parchemin à emprunter

# Circle IV.
archimage-question-mission = { $scroll } : sur quel sceau placez-vous votre { $familiar } ?
    .short = choisir un sceau pour le familier
archimage-question-leap-over = { $scroll } : quel sceau passez-vous ?
    .short = choisir un sceau par-dessus lequel bondir
archimage-question-leap-to = { $scroll } : quel sceau brisez-vous derrière { $target } ?
    .short = choisir un sceau derrière celui que l’on passe
archimage-question-pass = { $scroll } : quel magicien ou familier passez-vous ?
    .short = choisir un magicien ou un familier à passer
archimage-question-pass-to = { $scroll } : quel sceau brisez-vous derrière { $target } ?
    .short = choisir un sceau derrière un magicien ou un familier
archimage-question-guardian = { $scroll } : où va le gardien { DE($element) } ?
    .short = placer un gardien
archimage-question-speed-first = { $scroll } : quel sceau brisez-vous d’abord, avec vos dés ?
    .short = choisir le premier de deux sceaux à briser
archimage-question-speed-second = { $scroll } : quel sceau brisez-vous maintenant, sans dés ?
    .short = choisir le second de deux sceaux à briser

archimage-question-bond = { $scroll } : que fait votre { $familiar } ?
    .short = décider de ce que fait le familier
archimage-question-bond-target = { $scroll } : quel sceau brise votre { $familiar } ?
    .short = choisir un sceau que brise le familier
