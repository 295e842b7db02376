"""What Enchanted Kingdom brings: what is printed on its cards, and how much of everything there is."""

from conclave.games.seasons.rules.names import ENCHANTMENT_KEYS
from conclave.games.seasons.rules.sets.enchanted_kingdom import KINGDOM
from tests.games.seasons.printed import box_of, rows_of, set_named

PRINTED = """
 1 heart-of-argos          item       7  EE       p
 2 horn-of-plenty          item       4  WE       p?
 3 fairy-monolith          item       6  EE       ap?
 4 selenias-codex          item       6  WA       e?
 5 scroll-of-ishtar        item       7  FF       e?
 6 mesodaes-lantern        item      24  WWWAAA   p
 7 statue-of-eolis         item       6  WEF      p?
 8 familiar-catcher        item       7  FA       e?
 9 ios-transmuter          item       6  WE       p
10 throne-of-renewal       item      10  WFF      e?
11 potion-of-resurrection  item       0  EF       a?
12 jewel-of-the-ancients   item      10  FF       ap?
13 shield-of-zira          item       5  A        p
14 steadfast-die           item      10  EA       p
15 amulet-of-time          item       9  WW       e?
16 arcane-telescope        item       8  -        a?
17 argos-hawk              familiar   4  EA       ea
18 raven-the-usurper       familiar   2  F        ep?
19 warden-of-argos         familiar   6  A        e?
20 ratty-nightshade        familiar   8  2/4/6    e?
"""
# Those that no game without the set asks.
QUESTIONS = [
    "shield",
    "drought",
    "any-card",
    "select",
    "winnow",
    "token",
    "monolith",
    "take-back",
    "codex",
    "keep-found",
    "name",
    "statue",
    "dig",
    "under",
    "discards",
    "arrange",
    "copy",
    "warden",
    "rob",
    "move-two",
]


def test_what_enchanted_kingdom_brings() -> None:
    """Twenty cards, all of them for every level, twelve ability tokens and ten enchantments; these without the cards
    too."""
    kingdom = set_named(KINGDOM)
    assert (kingdom.numbers, kingdom.basic_numbers) == (range(51, 71), range(51, 71))
    assert [row[1] for row in rows_of(KINGDOM)] == kingdom.cards
    assert (kingdom.tokens, kingdom.enchantment_numbers) == (range(1, 13), range(1, 11))
    assert ENCHANTMENT_KEYS[1:11] == kingdom.enchantments
    assert box_of(KINGDOM) == (20, 12, 10)
    assert kingdom.modular
