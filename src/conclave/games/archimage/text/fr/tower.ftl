# The table of Archimage in the window: the tower, and what stands beside it.

archimage-tower-points =
    { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }
archimage-tower-starts = commence
archimage-tower-done = a fini
archimage-tower-count =
    { $down ->
        [0] { $number ->
            [one] { $number } parchemin
           *[other] { $number } parchemins
        }
       *[other] { $number ->
            [one] { $number } parchemin ({ $down } face cachée)
           *[other] { $number } parchemins ({ $down } face cachée)
        }
    }
archimage-tower-of = { $mage } { $player } :
archimage-tower-reserves = Réserves :
archimage-tower-sixes = parchemins de puissance 6 : { $number }, fin sous { $least }
archimage-tower-choose = À choisir :
archimage-tower-near =
    { $who ->
        [you] { $able ->
            [0] Accessibles, mais pas avec vos dés :
           *[other] Accessibles :
        }
       *[other] Accessibles pour { $player } :
    }
archimage-tower-more = … et { $number } de plus ci-dessous
archimage-tower-signs = { $chosen } peut être choisi, { $near } est seulement accessible. (F4) est un sceau de feu de puissance 4 ; [F4] un parchemin, {"{"}F4{"}"} un parchemin sous un gardien ; ( ) et [ ] sont libres, ({ $walk }) là où votre magicien peut passer. { $mage }1 est le magicien du joueur 1, { $familiar }1 son familier ; { $turn } à qui c’est de jouer.
archimage-tower-element =
    { $colour ->
        [red] { $element } feu : dés rouges { $dice }
        [blue] { $element } eau : bleus { $dice }
        [yellow] { $element } air : jaunes { $dice }
        [green] { $element } terre : verts { $dice }
       *[any] { $element } esprit : une seule couleur, au choix
    }
archimage-tower-lies = Dans la tour : { $scrolls }
