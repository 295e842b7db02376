"""The cards one and all: each has its test, and costs and is worth what is printed on it."""

import ast
from pathlib import Path

import pytest

import conclave
from conclave.games.seasons.rules.energy import ENERGY_LETTERS, energies
from conclave.games.seasons.rules.names import (
    CARD_KEYS,
    CARD_NUMBERS,
    CARD_SETS,
    LAST_CARD,
    LAST_ENCHANTMENT,
    LAST_TOKEN,
    set_of,
)
from conclave.games.seasons.rules.prelude import LEVELS
from conclave.games.seasons.rules.registry import (
    ARRIVAL,
    CARDS,
    COSTS_CRYSTALS,
    COSTS_ENERGY,
    IS_FAMILIAR,
    KIND_NAMES,
    PRESTIGE,
)
from tests.games.seasons.mutants import EVERYTHING, FILES, NAMES, key_of, own_test
from tests.games.seasons.printed import all_rows, mix_with, rows_of
from tests.games.seasons.rounds import table
from tests.games.seasons.scene import A, Scene

CHOSEN = "*"
EDITIONS = (1, 2)
LAST_OF = {1: CARD_SETS[0].numbers[-1], 2: LAST_CARD}
PLAYERS = (2, 3, 4)
ROWS = all_rows()


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
    assert len(EVERYTHING) == len(set(EVERYTHING)) == LAST_CARD + LAST_TOKEN + LAST_ENCHANTMENT


def test_every_test_of_a_card_is_named_after_it() -> None:
    """So that scripts/mutants finds it. Files about one card are known by their own name."""
    assert [name for name in names_of_tests("cards", "kingdom") if not key_of(name)] == []


def test_every_test_of_a_token_or_an_enchantment_is_named_after_it() -> None:
    """Or after all of them together."""
    at_large = ("test_token_", "test_tokens_", "test_enchantment_", "test_enchantments_")
    names = names_of_tests("tokens", "enchantments")
    assert [name for name in names if not key_of(name) and not name.startswith(at_large)] == []


def test_every_card_is_in_the_table() -> None:
    assert [row[1] for row in ROWS] == CARD_KEYS[1:]
    for card_set in CARD_SETS:
        assert [int(row[0]) for row in rows_of(card_set.key)] == [card_set.printed(card) for card in card_set.numbers]


def editions_of(number: int) -> tuple[int, ...]:
    """The first edition knows the base game only."""
    return tuple(edition for edition in EDITIONS if number <= LAST_OF[edition])


PRINTINGS = [(row, edition) for number, row in enumerate(ROWS, 1) for edition in editions_of(number)]


@pytest.mark.parametrize(("row", "edition"), PRINTINGS, ids=[f"{row[1]}-{edition}" for row, edition in PRINTINGS])
def test_every_card_as_printed(row: list[str], edition: int) -> None:
    number = ROWS.index(row) + 1
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
    other = [key for key in CARD_SETS[0].cards if CARDS[1][CARD_NUMBERS[key]] is not CARDS[2][CARD_NUMBERS[key]]]
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
    sets = mix_with(set_of(CARD_NUMBERS[row[1]]).key)

    def offers(crystals: int, gauge: int, counts: dict[str, int]) -> bool:
        s = Scene(players, sets=sets).hand(A, row[1]).has(A, crystals=crystals, gauge=gauge, **counts).free()
        return pick in s.options

    assert offers(crystals, 1, counts)
    assert not offers(crystals, 0, counts)
    if crystals:
        assert not offers(crystals - 1, 1, counts)
    for name in counts:
        assert not offers(crystals, 1, {**counts, name: counts[name] - 1})
    s = Scene(players, sets=sets).hand(A, row[1]).has(A, crystals=crystals, gauge=1, **counts).free()
    s.says(pick)
    assert row[1] in s.in_play(A)


@pytest.mark.parametrize("sets", conclave.games()["seasons"]["sets"].values, ids="+".join)
@pytest.mark.parametrize("level", LEVELS)
def test_every_card_is_there_twice(level: str, sets: list[str]) -> None:
    """Of every set that was asked for, the cards of the level (B1)."""
    t = table(level=level, sets=sets)
    cards = t.pile + [card for player in t.players for card in [*player.pack, *player.hand]]
    played = [card_set for card_set in CARD_SETS if card_set.key in sets]
    numbers = [one.numbers if level == "archmage" else one.basic_numbers for one in played]
    kinds = [card for some in numbers for card in some]
    assert sorted(cards) == sorted(kinds + kinds)
