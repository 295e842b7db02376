"""What the base game brings: what is printed on its cards, and how much of everything there is."""

from conclave.games.seasons.rules.card_set import BASE
from tests.games.seasons.printed import box_of, rows_of, set_named

PRINTED = """
 1 amulet-of-air           item       6  AA       e
 2 amulet-of-fire          item       6  FF       e?
 3 amulet-of-earth         item       6  EE       e
 4 amulet-of-water         item       6  WW       e?
 5 balance-of-ishtar       item       4  2        a?
 6 staff-of-spring         item       9  EEE      p
 7 temporal-boots          item       8  -        e?
 8 purse-of-io             item       6  FA       p
 9 divine-chalice          item      10  WEFA     e?
10 syllas-the-faithful     familiar  14  FFF      e?
11 figrim-the-avaricious   familiar   7  3/6/9    p
12 naria-the-prophetess    familiar   8  3        e?
13 wondrous-chest          item       4  WF       p
14 beggars-horn            item       8  EA       p?
15 die-of-malice           item       8  -        a
16 kairn-the-destroyer     familiar   9  AAA      a?
17 amsug-longneck          familiar   8  WA       e?
18 bespelled-grimoire      item       8  WE       ep?
19 ragfields-helm          item      10  AAA      p
20 hand-of-fortune         item       9  EFA3     p?
21 lewis-greyface          familiar   6  FA       e?
22 runic-cube-of-eolis     item      30  20       -
23 potion-of-power         item       0  FF       a
24 potion-of-dreams        item       0  AA       a?
25 potion-of-knowledge     item       0  WW       a?
26 potion-of-life          item       0  EE       a
27 hourglass-of-time       item       6  WEFA     p?
28 scepter-of-greatness    item       8  WEFA     e
29 olafs-blessed-statue    item       0  WWW      e
30 yjangs-forgotten-vase   item       6  WEF      p?
31 elemental-amulet        item       2  *        e?
32 tree-of-light           item      12  EE       a?
33 arcano-leech            familiar   8  2/5/8    p
34 crystal-orb             item       6  EF       a?
35 glutton-cauldron        item       0  -        ap?
36 vampiric-crown          item       0  WA       e?
37 dragon-skull            item       9  WEF      a?
38 demon-of-argos          familiar  16  WEFA     e
39 titus-deepgaze          familiar   4  F/FF/FFF p
40 air-elemental           familiar  12  AAA      e
41 thieving-fairies        familiar   6  0/3/6    p
42 cursed-treatise-of-arus item     -10  W        ep?
43 idol-of-the-familiar    item       0  WEFA     ea
44 necrotic-kriss          item       6  WAA      a?
45 lantern-of-xidit        item      24  EEEFFF   p
46 sealed-chest-of-urm     item      10  WWE      p
47 mirror-of-the-seasons   item       8  3        a?
48 pendant-of-ragnor       item       0  WFA      e?
49 sid-nightshade          familiar   6  E/EE/EEE e
50 damned-soul-of-onys     familiar  -5  W        eap?
"""
QUESTIONS: list[str] = []  # those that no game without the set asks


def test_what_the_base_game_brings() -> None:
    """Fifty cards, thirty of them for every level; neither tokens nor enchantments."""
    base = set_named(BASE)
    assert (base.numbers, base.basic_numbers) == (range(1, 51), range(1, 31))
    assert [row[1] for row in rows_of(BASE)] == base.cards
    assert box_of(BASE) == (50, 0, 0)
