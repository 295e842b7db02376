"""Bots know what their view tells them and nothing else."""

import gc
import inspect
import json
from types import BuiltinFunctionType, FunctionType, MethodDescriptorType, ModuleType
from typing import Any, get_type_hints

import pytest

import conclave
from conclave.bots import make_bot
from conclave.games.archimage.rules.events import REGISTRY as ARCHIMAGE
from conclave.games.seasons.rules.events import REGISTRY as SEASONS
from conclave.table import Table
from tests.bots.positions import answer, positions, some_positions, through_text

GAMES = ["seasons", "archimage"]
BOTS = [("random", 1), ("novice", 1), ("greedy", 2), ("search:5", 1)]  # and one in how many positions they are asked at
NO_DATA = (ModuleType, type, FunctionType, BuiltinFunctionType, MethodDescriptorType)


def test_the_positions_are_of_every_kind() -> None:
    """But for one question, which only a card that is very seldom in play asks."""
    assert set(SEASONS.question_keys) - set(positions("seasons")) <= {"take-energy"}
    assert set(ARCHIMAGE.question_keys) == set(positions("archimage"))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("bot", "one_in"), BOTS)
def test_what_a_seat_cannot_know_changes_nothing(game: str, bot: str, one_in: int) -> None:
    """All hidden cards dealt anew, all luck to come another: the same choice, and the same thoughts about it."""
    for number, table in enumerate(some_positions(game, one_in)):
        seat = table.waiting[-1]
        told = answer(bot, table.view(seat))
        for seed in (1000 + number, 2000 + number):
            other = table.redeal(seat, seed)
            assert other.dump() != table.dump(), "nothing was hidden"
            assert answer(bot, other.view(seat)) == told, table.view(seat).question


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bot", ["novice", "search:5"])
def test_a_view_that_has_been_text_is_all_a_bot_needs(game: str, bot: str) -> None:
    for table in some_positions(game, 5):
        view = table.view(table.asked)
        assert answer(bot, through_text(view)) == answer(bot, view)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", ["random", "greedy", "search", "novice", "adept", "master"])
def test_a_bot_is_given_a_view_and_nothing_else(game: str, name: str) -> None:
    bot = make_bot(name, 1, game)
    assert list(inspect.signature(bot.choose).parameters) == ["view"]
    hints = get_type_hints(type(bot).choose)
    assert hints in ({"view": conclave.View, "return": int}, {}), "compiled methods tell no types"


@pytest.mark.parametrize("game", GAMES)
def test_there_is_no_way_from_a_view_to_the_table(game: str) -> None:
    for table in some_positions(game, 4):
        view = table.view(table.asked)
        assert json.loads(json.dumps(view.data)) == view.data, "plain data"
        found = reachable(view)
        assert len(found) > 20
        assert not [thing for thing in found if isinstance(thing, Table)]
        assert table.key not in found
        assert table.key.hex() not in found


@pytest.mark.parametrize("game", GAMES)
def test_the_tables_that_a_bot_thinks_with_are_its_own(game: str) -> None:
    for table in some_positions(game, 9):
        bot = make_bot("search:3", 1, game)
        bot.choose(table.view(table.asked))
        found = reachable(bot)
        dealt = [thing for thing in found if isinstance(thing, Table)]
        assert dealt
        assert table not in dealt
        assert table.key not in found
        assert {one.key for one in dealt}.isdisjoint({table.key})


def reachable(start: Any) -> list[Any]:
    """Every object that can be come to from one, but for code, which everybody can come to."""
    seen: dict[int, Any] = {id(start): start}
    edge = [start]
    while edge:
        for thing in gc.get_referents(edge.pop()):
            if id(thing) not in seen and not isinstance(thing, NO_DATA):
                seen[id(thing)] = thing
                edge.append(thing)
    return list(seen.values())
