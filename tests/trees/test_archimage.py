"""Small trees of Archimage, counted: by arithmetic where that is possible, and frozen where it is not."""

from itertools import combinations, product
from math import comb

import pytest

import conclave
from conclave.table.table import Table
from tests.games.archimage.scene import A, B, C, Scene
from tests.trees.trees import ends, tree

PAUSE = "rebirth-spirit"


def dice_before(table: Table, seat: int = A) -> tuple[tuple[str, int], ...]:
    dice = table.view(seat).data["players"][seat]["dice"]
    return tuple((die["colour"], die["value"]) for die in dice)


def cast(s: Scene, pick: str) -> list[Table]:
    """All that a spell can do, as far as A's next question of the turn."""
    s.says(f"cast {pick}")
    return (
        [s.t]
        if s.question == "turn"
        else ends(s.t, lambda table: (table.view(None).question, table.asked) == ("turn", A))
    )


# Counts that arithmetic gives.


def test_three_dice_of_four_colours_are_multisets() -> None:
    """Each player takes one of C(6, 3) = 20 sets; with players + 1 of each colour the first can take any."""
    table = conclave.new("archimage", players=2, seed=1)
    first = table.asked
    assert len(ends(table, lambda at: at.asked != first or at.round > 0)) == comb(6, 3)


def test_two_players_taking_dice() -> None:
    """The second takes from what the first has left: three dice of a colour leave none of it."""
    taken = [some for some in product(range(4), repeat=4) if sum(some) == 3]
    pairs = sum(1 for one in taken for other in taken if all(a + b <= 3 for a, b in zip(one, other, strict=True)))
    table = conclave.new("archimage", players=2, seed=1)
    assert len(ends(table, lambda at: at.round > 0)) == pairs


@pytest.mark.parametrize("values", [(1, 2, 3), (2, 2, 5), (4, 4, 4), (1, 1, 6), (3, 5, 6)])
@pytest.mark.parametrize("power", [2, 3, 4, 5, 6])
def test_exact_sets(values: tuple[int, ...], power: int) -> None:
    """Every set of dice, alike ones being the same, that is enough and has no die too many."""
    s = Scene("0-1", {1: f"fire {power}"}).sixes().has(A, PAUSE).dice(A, *(f"red {value}" for value in values)).turn()
    sets = {some for size in (1, 2, 3) for some in combinations(values, size)}
    exact = {some for some in sets if sum(some) >= power and all(sum(some) - value < power for value in some)}
    s.says("break 1")
    if s.question == "dice":
        assert len(ends(s.t, lambda at: at.view(None).question != "dice")) == len(exact)
    else:
        assert len(exact) == 1


def test_a_spirit_seal_takes_one_colour() -> None:
    """Two dice of each of two colours, any one enough: four ways; a red and a blue one together are none."""
    s = Scene("0-1", {1: "growth-spirit"}).sixes().has(A, PAUSE).dice(A, "red 5", "red 6", "blue 5", "blue 6").turn()
    s.says("break 1")
    assert s.options == ["die red 5", "die red 6", "die blue 5", "die blue 6"]


@pytest.mark.parametrize("count", [1, 2, 3])
def test_evolutions_are_sets_of_dice(count: int) -> None:
    """Different dice of one colour: any set but the empty one."""
    s = Scene().sixes().has(A, "evolution-fire", PAUSE).dice(A, *(f"red {value + 1}" for value in range(count))).turn()
    assert len(cast(s, "evolution-fire")) == 2**count - 1


def test_evolutions_of_spirit_keep_to_a_colour() -> None:
    s = (
        Scene()
        .sixes()
        .has(A, "evolution-spirit", PAUSE)
        .dice(A, "red 1", "red 2", "blue 1", "green 3", "green 4")
        .turn()
    )
    assert len(cast(s, "evolution-spirit")) == 3 + 1 + 3


def test_transmutations_are_sets_times_colours() -> None:
    """Two red dice: three sets, three other colours; every outcome is another."""
    s = Scene().sixes().has(A, "transmutation-fire", PAUSE).dice(A, "red 1", "red 2").turn()
    found = [dice_before(table) for table in cast(s, "transmutation-fire")]
    assert len(found) == len(set(found)) == 3 * 3


def test_alterations_are_pairs_of_sets() -> None:
    """Two dice of mine that can rise and two of theirs that can sink: three sets of each."""
    s = Scene(circle="III", players=3).sixes().has(A, "alteration-fire", PAUSE).dice(A, "red 1", "red 2")
    s.dice(B, "red 5", "red 6").turn()
    found = [(dice_before(table), dice_before(table, B)) for table in cast(s, "alteration-fire")]
    assert len(found) == len(set(found)) == 3 * 3


def test_mystifications_are_pairs_of_dice() -> None:
    """For spirit any of their dice and any of mine of another colour."""
    s = Scene(circle="III", players=3).sixes().has(A, "mystification-spirit", PAUSE)
    mine, theirs = ["red 1", "blue 2", "green 3"], ["red 4", "red 5", "blue 6"]
    s.dice(A, *mine).dice(B, *theirs).turn()
    pairs = [(one, other) for one in mine for other in theirs if one.split()[0] != other.split()[0]]
    found = [(dice_before(table), dice_before(table, B)) for table in cast(s, "mystification-spirit")]
    assert len(found) == len(set(found)) == len(pairs) == 6


def test_inversions_and_exchanges_are_pairs_of_tokens() -> None:
    """Each pair once: of one power and two colours, or of one colour and two powers."""
    pieces = {1: "fire 2", 2: "water 2", 3: "air 2", 4: "fire 3", 5: "water 3", 6: "fire 2"}
    tokens = [text.split() for text in pieces.values()]
    pairs = list(combinations(tokens, 2))
    inverted = [pair for pair in pairs if pair[0][1] == pair[1][1] and pair[0][0] != pair[1][0]]
    exchanged = [pair for pair in pairs if pair[0][1] != pair[1][1] and pair[0][0] == pair[1][0]]
    for spell, element, expected in (
        ("inversion", "spirit", inverted),
        ("exchange", "spirit", exchanged),
        ("inversion", "fire", [pair for pair in inverted if "fire" in (pair[0][0], pair[1][0])]),
        ("exchange", "fire", [pair for pair in exchanged if pair[0][0] == "fire"]),
    ):
        s = Scene("0-1, 0-2, 0-3, 0-4, 0-5, 0-6", pieces, circle="II").sixes().has(A, f"{spell}-{element}", PAUSE)
        found = cast(s.dice(A, "green 1").turn(), f"{spell}-{element}")
        assert len(found) == len(expected)


# Counts that were looked at once and frozen.


def opening(players: int, circle: str, seed: int) -> Table:
    """The first turn of a game in which everybody took the first dice that were offered."""
    table = conclave.new("archimage", players=players, seed=seed, circle=circle)
    while table.view(None).question != "turn":
        table.choose(table.options[0])
    return table


FROZEN_OPENINGS: dict[tuple[int, str, int], list[int]] = {
    (2, "I", 1): [3, 8, 24, 66, 192, 444, 936, 1872],
    (3, "II", 2): [5, 14, 40, 110, 355],
    (4, "III", 3): [4, 8, 36, 105, 324, 874],
    (5, "IV", 4): [3, 6, 12, 24, 64],
}


@pytest.mark.parametrize("game", FROZEN_OPENINGS)
def test_openings(game: tuple[int, str, int]) -> None:
    counts = FROZEN_OPENINGS[game]
    assert [tree(opening(*game), depth + 1) for depth in range(len(counts))] == counts


def tower(circle: str, players: int = 2, without: int = 0) -> Scene:
    """A small board with seals and scrolls near each other; `without`: a space on which nothing lies."""
    ways = "0-1-2-3-4, 0-5-6-7, 2-6, 5-8, 3-9"
    pieces = {1: "fire 2", 2: "water 2", 3: "air 3", 4: "growth-fire", 5: "fire 3", 7: "growth-spirit"}
    pieces |= {8: "transmutation-water", 9: "evolution-water" if circle == "III" else "evolution-fire"}
    pieces.pop(without, None)
    return Scene(ways, pieces, circle=circle, players=players).sixes()


SCENES = {
    "power": lambda: (
        tower("I")
        .has(A, "bond", "transmutation-fire", "rebirth-water", "evolution-spirit", "growth-earth")
        .has(B, "bond", "rebirth-fire")
        .dice(A, "red 1", "red 3", "blue 2")
        .dice(B, "red 2", "blue 4")
        .turn()
    ),
    "passages": lambda: (
        tower("II")
        .has(A, "bond", "inversion-fire", "exchange-spirit", "disintegration-air", "reorganisation-fire")
        .has(A, "absorption-fire", holding="fire 3")
        .dice(A, "red 2", "blue 1")
        .dice(B, "red 2")
        .turn()
    ),
    "conflict": lambda: (
        tower("III", players=3)
        .has(A, "bond", "mystification-spirit", "alteration-fire", "transfer-fire", "theft-spirit", "borrow-fire")
        .has(B, "bond", "evolution-fire", "alteration-air")
        .has(C, "bond", "theft-fire")
        .dice(A, "red 2", "blue 1")
        .dice(B, "red 4", "green 2")
        .dice(C, "blue 5")
        .turn()
    ),
    "traveller": lambda: (
        tower("IV", players=3, without=5)
        .has(A, "bond", "mission-spirit", "leap-fire", "teleportation-spirit", "guardian-fire", "speed-spirit")
        .has(B, "bond", "mission-water")
        .dice(A, "red 3", "blue 2", "blue 3")
        .dice(B, "red 4", "yellow 3")
        .mage(B, 6)
        .familiar(B, 3)
        .turn()
    ),
}
FROZEN_SCENES: dict[str, list[int]] = {
    "power": [7, 24, 80, 273, 917, 2971],
    "passages": [7, 23, 97, 416, 1493],
    "conflict": [7, 20, 82, 243, 752, 2258],
    "traveller": [8, 19, 70, 200, 648, 2169],
}


@pytest.mark.parametrize("name", SCENES)
def test_scenes(name: str) -> None:
    counts = FROZEN_SCENES[name]
    assert [tree(SCENES[name]().t, depth + 1) for depth in range(len(counts))] == counts
