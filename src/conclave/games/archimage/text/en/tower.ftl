# The table of Archimage in the window: the tower, and what stands beside it.

archimage-tower-points =
    { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }
archimage-tower-starts = first
archimage-tower-done = done
archimage-tower-count =
    { $down ->
        [0] { $number ->
            [one] { $number } scroll
           *[other] { $number } scrolls
        }
       *[other] { $number ->
            [one] { $number } scroll ({ $down } down)
           *[other] { $number } scrolls ({ $down } down)
        }
    }
archimage-tower-of = { $mage } { $player }:
archimage-tower-reserves = Reserves:
archimage-tower-sixes = scrolls of power 6: { $number } left, the end below { $least }
archimage-tower-choose = To choose from:
archimage-tower-near =
    { $who ->
        [you] { $able ->
            [0] Within reach, but not for your dice:
           *[other] Within reach:
        }
       *[other] Within reach of { $player }:
    }
archimage-tower-more = … and { $number } more below
archimage-tower-signs = { $chosen } can be chosen, { $near } is within reach only. (F4) is a seal of fire, power 4; [F4] a scroll, {"{"}F4{"}"} one under a guardian; ( ) and [ ] are free, ({ $walk }) where your mage can walk. { $mage }1 is the mage of player 1, { $familiar }1 the familiar; { $turn } whose turn it is.
archimage-tower-element =
    { $colour ->
        [red] { $element } fire: red dice { $dice }
        [blue] { $element } water: blue { $dice }
        [yellow] { $element } air: yellow { $dice }
        [green] { $element } earth: green { $dice }
       *[any] { $element } spirit: any one colour
    }
archimage-tower-lies = In the tower: { $scrolls }
