# Archimage in the terminal.

archimage-play-welcome = Archimage à { $players } joueurs, { $settings }. À chaque invite, vous pouvez taper aide.
archimage-play-goal =
    Une tour pleine de parchemins, chacun derrière son sceau, et d’autres sceaux sur les chemins qui y mènent. À votre tour, vous brisez un sceau accessible, avec des dés de sa couleur qui montrent au moins sa puissance, et votre magicien s’y rend. Les parchemins gagnés sont des sorts à lancer, et des points.
    Quand vos dés sont épuisés ou ne brisent plus rien, votre manche est finie et vous prenez trois dés pour la suivante. Qui a le plus de points en parchemins l’emporte, dès qu’il reste peu de parchemins de puissance 6.
archimage-play-title-start = Avant la manche 1 · cercles 0 et { $circle }
archimage-play-title = Manche { $round } · cercles 0 et { $circle } · parchemins de puissance 6 : { $sixes }, fin sous { $least }
archimage-play-signs = (F4) est un sceau de feu de puissance 4 ; [F4] un parchemin, {"{"}F4{"}"} un parchemin sous un gardien ; ( ) et [ ] sont libres. @1 est le joueur 1, &1 son familier.
archimage-play-elements = F feu : dés rouges R, W eau : bleus B, A air : jaunes Y, E terre : verts G, S esprit : tous
archimage-play-blank = { "" }
archimage-play-mage = { "" }
archimage-play-player = Joueur
archimage-play-place = { $mage }, &{ $number } { $familiar }
archimage-play-at = Lieu
archimage-play-hall = chambre
archimage-play-dice = Dés
archimage-play-points = Points
archimage-play-scrolls = Parchemins, (face cachée)
archimage-play-of-power =
    { $power ->
        [1] Lien
       *[other] Parchemins de puissance { $power }
    }
archimage-play-synergies = Apport des Synergies
archimage-play-you = { $player } (vous)
archimage-play-no-dice = aucun
archimage-play-waiting = ensuite { $dice }
archimage-play-reserve = Dés dans les réserves : R { $red }, B { $blue }, Y { $yellow }, G { $green }
archimage-play-status = Vos dés : { $dice } · votre magicien : { $place }
archimage-play-lying = Les parchemins de la tour, par sort et puissance :
archimage-play-lying-line = { $spell } { $power } : { $places }
archimage-play-take-how = Ou tapez plusieurs lettres à la fois, par exemple { $example }.
archimage-play-dice-how = Ou tapez plusieurs dés à la fois, par exemple { $example }.
archimage-play-any-colour = (couleur)
archimage-play-any-colours = (couleur)
archimage-play-any-element = (élément)
archimage-play-spirit = D’esprit : { $text }
archimage-play-entry =
    { $kind ->
        [bond] { $name }, puissance { $power } : chaque joueur en a un, d’esprit
        [scroll] { $name }, parchemin de puissance { $power }, { $number ->
            [one] du cercle { $circles }
           *[other] des cercles { $circles }
        }
       *[spell] { $name }, sort de puissance { $power }, { $number ->
            [one] du cercle { $circles }
           *[other] des cercles { $circles }
        } ; il en existe un parchemin pour chaque élément
    }
archimage-play-own =
    { $state ->
        [fresh] { $scroll }, à vous depuis ce tour : { $text }
        [down] { $scroll }, face cachée jusqu’à la fin de votre manche : { $text }
       *[up] { $scroll } : { $text }
    }
archimage-play-spell-what = Dites ce que vous voulez lire : sort NOM, par exemple sort croissance ou sort croissance du feu.
archimage-play-no-spell = Aucun sort ne s’appelle « { $name } ».
archimage-play-no-spell-near = Aucun sort ne s’appelle « { $name } » ; pensiez-vous à { $near } ?
archimage-play-help =
    À une invite, vous pouvez taper
    { "  " }un numéro            faire ce choix
    { "  " }briser L4, ou L4     un emplacement par son nom : en briser le sceau
    { "  " }évolution feu        un de vos sorts, par son nom : le lancer
    { "  " }rouge 5, ou R5       un dé ; plusieurs, séparés par des espaces : rouge 5 3
    { "  " }rouge, ou RRB        des dés pour la manche suivante, un ou les trois
    { "  " }u, annuler           annuler votre dernier choix, avant celui d’un autre
    { "  " }pourquoi L4          pourquoi un sceau ou un sort n’est pas au choix
    { "  " }sort NOM             ce que fait un sort
    { "  " }parchemins           ce que font vos propres parchemins
    { "  " }plateau              revoir la tour, et quel parchemin se trouve où
    { "  " }conseil              ce qu’un bot fort choisirait à votre place
    { "  " }journal              tout ce qui s’est passé
    { "  " }enregistrer FICHIER  écrire une copie de la partie
    { "  " }q, quitter           quitter ; la partie est enregistrée
    Un sceau demande des dés de sa couleur qui montrent au moins sa puissance, et pas un dé de trop : feu rouge, eau bleu, air jaune, terre vert ; pour un sceau d’esprit, n’importe quelle couleur convient, mais une seule.
    Les sceaux, les parchemins, les autres magiciens et leurs familiers barrent la route ; là où un sceau a été brisé, vous pouvez continuer, aussi loin que vous voulez. Si vous pouvez briser un sceau à votre tour, vous le devez ; les sorts viennent avant, autant que vous voulez.
    Les points sont les puissances de vos parchemins, votre Lien valant 1 ; chaque Synergie ajoute 1 pour chaque parchemin de son élément que vous avez.
