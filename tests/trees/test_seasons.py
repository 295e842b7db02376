"""Small trees, counted. A legal pick too many or too few shows up here, whether anybody thought of it or not."""

from itertools import combinations_with_replacement, product
from math import comb

import pytest

import conclave
from conclave.table.table import Table
from tests.games.seasons.scene import A, B, Scene, face
from tests.trees.trees import ends, tree


def outcomes(scene: Scene, question: str) -> list[Table]:
    """Every end of the chain of picks at hand: where the table first asks the given question again."""
    return ends(scene.t, lambda table: table.view(None).question == question)


def reserves(tables: list[Table]) -> list[tuple[int, ...]]:
    return [tuple(table.view(A).data["players"][A]["reserve"].values()) for table in tables]


# Counts that arithmetic gives.


@pytest.mark.parametrize("size", [1, 2, 5])
def test_energies_of_choice_are_multisets(size: int) -> None:
    """n energies of four types: as many ways as there are multisets, each in one order."""
    card = {1: "tree-of-light", 2: "bespelled-grimoire", 5: "potion-of-knowledge"}[size]
    s = Scene().has(A, gauge=9, crystals=3, water=1, earth=1)
    if size == 2:
        s.hand(A, card).free().says(f"summon {card}")
    else:
        s.has(A, crystals=3).play(A, card).free().says(f"activate {card}")
    assert len(outcomes(s, "free")) == comb(size + 3, 3)


@pytest.mark.parametrize("old", [(7, 0, 0, 0), (3, 2, 1, 1), (2, 2, 2, 0), (0, 0, 4, 1), (1, 1, 1, 1)])
def test_a_gain_beyond_the_room_has_each_outcome_once(old: tuple[int, int, int, int]) -> None:
    """Five energies onto a reserve: every set of seven that keeps old ones and adds at most five new, once each."""
    water, earth, fire, air = old
    s = Scene().has(A, gauge=9, water=water, earth=earth, fire=fire, air=air).play(A, "potion-of-knowledge").free()
    s.says("activate potion-of-knowledge")
    reached = reserves(outcomes(s, "free"))
    size = min(7, sum(old) + 5)
    possible = {
        kept
        for kept in product(range(size + 1), repeat=4)
        if sum(kept) == size and sum(max(0, new - had) for new, had in zip(kept, old, strict=True)) <= 5
    }
    assert sorted(reached) == sorted(possible)


def test_too_many_energies_are_dropped_as_a_set() -> None:
    """Lewis copies W W E onto six: two of nine go, as a set."""
    s = Scene().hand(A, "lewis-greyface").has(A, gauge=5, fire=3, air=3).has(B, water=2, earth=1)
    s.play(A, "amulet-of-water", fire=1, air=1).free()
    s.says("summon lewis-greyface", "pay fire from amulet 1", "pay air from amulet 1")
    held = {"water": 2, "earth": 1, "fire": 3, "air": 3}
    kinds = [kind for kind, number in held.items() for _ in range(number)]
    drops = {tuple(sorted(pair)) for pair in combinations_with_replacement(kinds, 2) if valid(pair, held)}
    assert len(outcomes(s, "free")) == len(drops)


def valid(pair: tuple[str, ...], held: dict[str, int]) -> bool:
    return all(pair.count(kind) <= held[kind] for kind in pair)


def test_three_sets_of_three() -> None:
    """Nine different cards make 9! / (3! 3! 3!) hands and libraries, each in one order of picks."""
    table = conclave.new("seasons", players=2, seed=3, level="apprentice")
    counted = 0
    fringe = [table]
    while fringe:
        at = fringe.pop()
        for pick in at.options_of(0):
            copy = at.copy()
            copy.choose(pick, 0)
            if 0 in copy.waiting:
                fringe.append(copy)
            else:
                counted += 1
    assert counted == 1680


def test_a_draft_of_two_has_a_tree_of_products() -> None:
    table = conclave.new("seasons", players=2, seed=5)
    first, second = len(table.options_of(0)), len(table.options_of(1))
    assert tree(table, 1) == first
    assert tree(table, 2) == first * second


def test_types_of_an_elemental_amulet() -> None:
    """With all four types held, any set but the empty one."""
    s = Scene().hand(A, "elemental-amulet").has(A, gauge=9, water=1, earth=1, fire=1, air=1).free()
    s.says("summon elemental-amulet")
    assert len(set(chains(s.t))) == len(chains(s.t)) == 15


def test_types_of_an_elemental_amulet_with_a_hand_of_fortune() -> None:
    """Holding water and earth, one type more may be left unpaid: 3 sets without, 3 more for each of fire and air."""
    s = Scene().hand(A, "elemental-amulet").play(A, "hand-of-fortune").has(A, gauge=9, water=1, earth=1).free()
    s.says("summon elemental-amulet")
    assert len(set(chains(s.t))) == len(chains(s.t)) == 3 + 2 * 3


def chains(table: Table) -> list[tuple[str, ...]]:
    """The chains of `energy` picks that end with `done`."""
    found = []
    fringe: list[tuple[Table, tuple[str, ...]]] = [(table, ())]
    while fringe:
        at, said = fringe.pop()
        for pick in at.options:
            text = at.notation(pick)
            if text == "done":
                found.append(said)
                continue
            copy = at.copy()
            copy.choose(pick)
            if copy.view(A).question == "amulet-types":
                fringe.append((copy, (*said, text)))
            else:
                found.append((*said, text))
    return found


# Counts that were looked at once and frozen.


def opening(seed: int, players: int, level: str, edition: int) -> Table:
    """The first die choice of a game whose prelude was played by always taking the first option."""
    table = conclave.new("seasons", players=players, seed=seed, level=level, edition=edition)
    while table.view(None).question != "die":
        table.choose(table.options[0])
    return table


FROZEN_OPENINGS = {
    (1, 2, "apprentice", 2): [3, 6, 16, 42, 124, 328, 720],
    (2, 3, "magician", 2): [4, 12, 24, 132, 666, 2924, 12622],
    (3, 4, "archmage", 2): [5, 20, 60, 120, 360, 1164, 4014],
    (4, 2, "archmage", 1): [3, 6, 12, 50, 180, 644, 2146],
}


@pytest.mark.parametrize("game", FROZEN_OPENINGS)
def test_openings(game: tuple[int, int, str, int]) -> None:
    counts = FROZEN_OPENINGS[game]
    assert [tree(opening(*game), depth + 1) for depth in range(len(counts))] == counts


SCENES = {
    "a busy turn": lambda: (
        Scene(players=3)
        .hand(A, "divine-chalice", "naria-the-prophetess", "amulet-of-water")
        .play(A, "hand-of-fortune", "tree-of-light", "mirror-of-the-seasons", "yjangs-forgotten-vase")
        .play(B, "thieving-fairies", "arcano-leech", "bespelled-grimoire")
        .has(A, crystals=9, gauge=7, water=2, earth=1, fire=1, air=1)
        .has(B, crystals=4, gauge=6, fire=3)
        .free(transmute=True)
    ),
    "amulets to pay from": lambda: (
        Scene()
        .hand(A, "dragon-skull", "elemental-amulet")
        .play(A, "amulet-of-water", water=2, fire=1)
        .play(A, "amulet-of-water", earth=1, fire=1)
        .play(A, "balance-of-ishtar", "kairn-the-destroyer", "glutton-cauldron")
        .has(A, crystals=2, gauge=8, water=1, fire=1)
        .has(B, crystals=6)
        .free()
    ),
    "before the die": lambda: (
        Scene(seed=4)
        .play(A, "die-of-malice", "die-of-malice")
        .hand(A, "temporal-boots")
        .play(B, "hourglass-of-time", "figrim-the-avaricious")
        .has(A, gauge=4, water=6)
        .has(B, crystals=2, gauge=4, fire=7)
        .die(face("winter", "c", 2))
    ),
    "the end of a round": lambda: (
        Scene(players=4)
        .play(A, "wondrous-chest", "beggars-horn", "titus-deepgaze")
        .play(B, "beggars-horn", "damned-soul-of-onys", "hourglass-of-time")
        .has(A, crystals=3, gauge=5, earth=1)
        .has(B, crystals=2, gauge=5)
        .when(space=3)
        .end_of_round()
    ),
}
FROZEN_SCENES: dict[str, list[int]] = {
    "a busy turn": [13, 98, 604, 3427],
    "amulets to pay from": [9, 52, 351, 2405],
    "before the die": [2, 4, 7, 28, 128, 503, 1873],
    "the end of a round": [3, 8, 24, 48, 192, 768, 3840],
}


@pytest.mark.parametrize("name", SCENES)
def test_scenes(name: str) -> None:
    counts = FROZEN_SCENES[name]
    assert [tree(SCENES[name]().t, depth + 1) for depth in range(len(counts))] == counts
