"""The seventy cards one and all: each has its test, and costs and is worth what is printed on it."""

import ast
from pathlib import Path

import pytest

from conclave.games.seasons.rules.energy import ENERGY_LETTERS, energies
from conclave.games.seasons.rules.names import CARD_KEYS, CARD_NUMBERS, LAST_BASE_CARD, LAST_CARD
from conclave.games.seasons.rules.registry import (
    ARRIVAL,
    CARDS,
    COSTS_CRYSTALS,
    COSTS_ENERGY,
    IS_FAMILIAR,
    KIND_NAMES,
    PRESTIGE,
)
from tests.games.seasons.blanking import EVERYTHING, FILES, NAMES, key_of, own_test
from tests.games.seasons.rounds import table
from tests.games.seasons.scene import A, Scene

# Number, key, kind, prestige, cost: a letter an energy, a number the crystals, - nothing, * one to four different
# energies of choice; three costs where they differ for 2, 3 and 4 players.
PRINTED = """
 1 amulet-of-air            item        6  AA
 2 amulet-of-fire           item        6  FF
 3 amulet-of-earth          item        6  EE
 4 amulet-of-water          item        6  WW
 5 balance-of-ishtar        item        4  2
 6 staff-of-spring          item        9  EEE
 7 temporal-boots           item        8  -
 8 purse-of-io              item        6  FA
 9 divine-chalice           item       10  WEFA
10 syllas-the-faithful      familiar   14  FFF
11 figrim-the-avaricious    familiar    7  3/6/9
12 naria-the-prophetess     familiar    8  3
13 wondrous-chest           item        4  WF
14 beggars-horn             item        8  EA
15 die-of-malice            item        8  -
16 kairn-the-destroyer      familiar    9  AAA
17 amsug-longneck           familiar    8  WA
18 bespelled-grimoire       item        8  WE
19 ragfields-helm           item       10  AAA
20 hand-of-fortune          item        9  EFA3
21 lewis-greyface           familiar    6  FA
22 runic-cube-of-eolis      item       30  20
23 potion-of-power          item        0  FF
24 potion-of-dreams         item        0  AA
25 potion-of-knowledge      item        0  WW
26 potion-of-life           item        0  EE
27 hourglass-of-time        item        6  WEFA
28 scepter-of-greatness     item        8  WEFA
29 olafs-blessed-statue     item        0  WWW
30 yjangs-forgotten-vase    item        6  WEF
31 elemental-amulet         item        2  *
32 tree-of-light            item       12  EE
33 arcano-leech             familiar    8  2/5/8
34 crystal-orb              item        6  EF
35 glutton-cauldron         item        0  -
36 vampiric-crown           item        0  WA
37 dragon-skull             item        9  WEF
38 demon-of-argos           familiar   16  WEFA
39 titus-deepgaze           familiar    4  F/FF/FFF
40 air-elemental            familiar   12  AAA
41 thieving-fairies         familiar    6  0/3/6
42 cursed-treatise-of-arus  item      -10  W
43 idol-of-the-familiar     item        0  WEFA
44 necrotic-kriss           item        6  WAA
45 lantern-of-xidit         item       24  EEEFFF
46 sealed-chest-of-urm      item       10  WWE
47 mirror-of-the-seasons    item        8  3
48 pendant-of-ragnor        item        0  WFA
49 sid-nightshade           familiar    6  E/EE/EEE
50 damned-soul-of-onys      familiar   -5  W
51 heart-of-argos           item        7  EE
52 horn-of-plenty           item        4  WE
53 fairy-monolith           item        6  EE
54 selenias-codex           item        6  WA
55 scroll-of-ishtar         item        7  FF
56 mesodaes-lantern         item       24  WWWAAA
57 statue-of-eolis          item        6  WEF
58 familiar-catcher         item        7  FA
59 ios-transmuter           item        6  WE
60 throne-of-renewal        item       10  WFF
61 potion-of-resurrection   item        0  EF
62 jewel-of-the-ancients    item       10  FF
63 shield-of-zira           item        5  A
64 steadfast-die            item       10  EA
65 amulet-of-time           item        9  WW
66 arcane-telescope         item        8  -
67 argos-hawk               familiar    4  EA
68 raven-the-usurper        familiar    2  F
69 warden-of-argos          familiar    6  A
70 ratty-nightshade         familiar    8  2/4/6
"""
ROWS = [line.split() for line in PRINTED.strip().splitlines()]
CHOSEN = "*"
EDITIONS = (1, 2)
LAST_OF = {1: 50, 2: 70}
PLAYERS = (2, 3, 4)


def printed_cost(row: list[str], players: int, edition: int = 2) -> tuple[dict[str, int], int]:
    """Energies by name, and crystals."""
    costs = row[4].split("/")
    cost = costs[players - 2] if len(costs) > 1 else costs[0]
    if edition == 1 and row[1] == "balance-of-ishtar":
        cost = "6"  # (A9)
    letters = cost.rstrip("0123456789")
    names = dict(zip(ENERGY_LETTERS, ("water", "earth", "fire", "air"), strict=True))
    counts = {name: letters.count(letter) for letter, name in names.items() if letter in letters}
    return counts, int(cost[len(letters) :] or 0)


def names_of_tests(*parts: str) -> list[str]:
    """Every test function of the files of these names."""
    names: list[str] = []
    for file in [Path(file) for part in parts for file in FILES if Path(file).name.startswith(f"test_{part}")]:
        body = ast.parse(file.read_text(encoding="utf-8")).body
        names += [node.name for node in body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]
    return names


def test_every_card_token_and_enchantment_has_a_test() -> None:
    """Its own, of its own name."""
    names = names_of_tests(*NAMES)
    assert len(names) == len(set(names))
    assert [key for key in EVERYTHING if own_test(key) not in names] == []
    assert len(EVERYTHING) == len(set(EVERYTHING)) == 70 + 12 + 10


def test_every_test_of_a_card_is_named_after_it() -> None:
    """So that scripts/blank-cards finds it. Files about one card are known by their own name."""
    assert [name for name in names_of_tests("cards", "kingdom") if not key_of(name)] == []


def test_every_test_of_a_token_or_an_enchantment_is_named_after_it() -> None:
    """Or after all of them together."""
    at_large = ("test_token_", "test_tokens_", "test_enchantment_", "test_enchantments_")
    names = names_of_tests("tokens", "enchantments")
    assert [name for name in names if not key_of(name) and not name.startswith(at_large)] == []


def test_every_card_is_in_the_table() -> None:
    assert [int(row[0]) for row in ROWS] == list(range(1, LAST_CARD + 1))
    assert [row[1] for row in ROWS] == CARD_KEYS[1:]
    assert (LAST_BASE_CARD, LAST_CARD) == (50, 70)


def editions_of(number: int) -> tuple[int, ...]:
    """The first edition knows nothing of the expansion."""
    return tuple(edition for edition in EDITIONS if number <= LAST_OF[edition])


PRINTINGS = [(row, edition) for row in ROWS for edition in editions_of(int(row[0]))]


@pytest.mark.parametrize(("row", "edition"), PRINTINGS, ids=[f"{row[1]}-{edition}" for row, edition in PRINTINGS])
def test_every_card_as_printed(row: list[str], edition: int) -> None:
    number = int(row[0])
    card = CARDS[edition][number]
    assert len(CARDS[edition]) == LAST_OF[edition] + 1
    assert (card.number, card.key) == (number, row[1])
    assert CARD_NUMBERS[card.key] == number
    assert KIND_NAMES[card.kind] == row[2]
    assert IS_FAMILIAR[number] == (row[2] == "familiar")
    assert card.prestige == PRESTIGE[number] == int(row[3])
    for players in PLAYERS:
        counts, crystals = printed_cost(row, players, edition)
        if row[4] == CHOSEN:
            counts = {}
        assert card.energy[players - 2] == COSTS_ENERGY[edition][players - 2][number] == energies(**counts)
        assert card.crystals[players - 2] == COSTS_CRYSTALS[edition][players - 2][number] == crystals


def test_every_card_of_the_first_edition_but_two_is_the_same() -> None:
    """What is printed otherwise: the Balance's cost and number, and the Idol's arrival (A9, A10)."""
    other = [
        key
        for key in CARD_KEYS[1 : LAST_BASE_CARD + 1]
        if CARDS[1][CARD_NUMBERS[key]] is not CARDS[2][CARD_NUMBERS[key]]
    ]
    assert other == ["balance-of-ishtar", "idol-of-the-familiar"]
    idol = CARD_NUMBERS["idol-of-the-familiar"]
    assert CARDS[1][idol].lines[ARRIVAL] == []
    assert CARDS[2][idol].lines[ARRIVAL] != []


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("row", ROWS, ids=[row[1] for row in ROWS])
def test_every_card_can_be_summoned_for_its_cost_and_no_less(row: list[str], players: int) -> None:
    """(B6)"""
    counts, crystals = ({"fire": 1}, 0) if row[4] == CHOSEN else printed_cost(row, players)
    pick = f"summon {row[1]}"

    def offers(crystals: int, gauge: int, counts: dict[str, int]) -> bool:
        s = Scene(players).hand(A, row[1]).has(A, crystals=crystals, gauge=gauge, **counts).free()
        return pick in s.options

    assert offers(crystals, 1, counts)
    assert not offers(crystals, 0, counts)
    if crystals:
        assert not offers(crystals - 1, 1, counts)
    for name in counts:
        assert not offers(crystals, 1, {**counts, name: counts[name] - 1})
    s = Scene(players).hand(A, row[1]).has(A, crystals=crystals, gauge=1, **counts).free()
    s.says(pick)
    assert row[1] in s.in_play(A)


@pytest.mark.parametrize("sets", [["base"], ["base", "enchanted-kingdom"]], ids=len)
@pytest.mark.parametrize(("level", "last"), [("apprentice", 30), ("magician", 30), ("archmage", 50)])
def test_every_card_is_there_twice(level: str, last: int, sets: list[str]) -> None:
    """Cards 1 to 30, or all fifty; those of Enchanted Kingdom if they were asked for (B1)."""
    t = table(level=level, sets=sets)
    cards = t.pile + [card for player in t.players for card in [*player.pack, *player.hand]]
    kinds = [*range(1, last + 1), *(range(51, 71) if len(sets) > 1 else ())]
    assert sorted(cards) == sorted(kinds + kinds)
