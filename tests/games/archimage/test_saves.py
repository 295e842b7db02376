"""Saves of Archimage come back as they were, in the middle of anything; damaged ones are refused with a reason."""

import json
import random
from collections.abc import Callable
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import conclave
from conclave.games.archimage.rules.boards import standard_board
from conclave.games.archimage.rules.events import REGISTRY
from conclave.games.archimage.rules.scrolls import CIRCLES
from conclave.table.data import Data
from conclave.table.errors import BadOption, BadSave
from conclave.table.table import Table
from tests.games.archimage.scene import A, B, Scene
from tests.table.test_fuzz import FACTOR, JUNK, fault_of, paths, put

PAUSE = "rebirth-spirit"


def again(table: Table) -> Table:
    return conclave.load(json.loads(json.dumps(table.dump())))


@cache
def saves() -> dict[str, str]:
    """A table at every question that games with players at random ask, as text."""
    found: dict[str, str] = {}
    for number in range(40):
        dice = random.Random(number)
        table = conclave.new("archimage", players=2 + number % 4, seed=number, circle=CIRCLES[number // 4 % 4])
        while not table.over and len(found) < len(REGISTRY.question_keys):
            question = table.view(None).question
            if question not in found:
                found[question] = json.dumps(table.dump())
            spells = [pick for pick in table.options if table.notation(pick).startswith("cast")]
            table.choose(dice.choice(spells or table.options))
    return found


def test_games_ask_nearly_every_question() -> None:
    """Those that two opponents or two ways are needed for come up seldom."""
    assert set(REGISTRY.question_keys) - set(saves()) <= {"pass", "pass-to", "borrow-whom", "borrow-which"}


def test_a_save_at_every_question_plays_on_the_same() -> None:
    for question, text in saves().items():
        table = conclave.load(json.loads(text))
        copy = again(table)
        dice = random.Random(7)
        for _ in range(30):
            assert copy.dump() == table.dump(), question
            assert copy.options == table.options
            if table.over:
                break
            pick = dice.choice(table.options)
            table.choose(pick)
            copy.choose(pick)
            assert copy.events == table.events


def test_in_the_middle_of_a_theft() -> None:
    """The victim is taking dice, and the thief will go on."""
    s = Scene("standard", circle="III").sixes().has(A, "theft-earth", PAUSE).dice(A, "red 3", "blue 2")
    s.dice(B, "green 4").turn().says("cast theft-earth", "take red")
    copy = again(s.t)
    for pick in ("take blue", "take blue", "cast rebirth-spirit"):
        assert copy.waiting == s.t.waiting
        s.says(pick)
        copy.choose(copy.parse(pick))
    assert copy.dump() == s.t.dump()


def test_everything_on_the_table_is_kept() -> None:
    s = Scene("standard", {2: "fire 3", 3: "growth-fire"}, circle="II", players=3).idle(2).guardian("fire", 3)
    s.has(A, "absorption-fire", holding="fire 4").has(A, PAUSE, down=True).dice(A, "red 3", "blue 2").mage(A, 1)
    s.familiar(B, 2).dice(B, "red 1").waits(2, "green", "green").turn()
    copy = again(s.t)
    assert copy.dump() == s.t.dump()
    assert copy.options == s.t.options
    data = copy.dump()
    assert data["players"][A]["scrolls"][-1]["stored"] == {"element": "fire", "power": 4}
    assert (data["idle_rounds"], data["guardians"][0], data["players"][B]["familiar"]) == (2, 3, 2)


def test_a_board_of_one_s_own_is_in_the_save() -> None:
    board = {**standard_board(2).data(), "name": "mine"}
    table = conclave.new("archimage", players=2, seed=3, board=board)
    data = json.loads(json.dumps(table.dump()))
    assert data["settings"]["board"]["name"] == "mine"
    assert again(table).options == table.options


def test_a_finished_game_is_kept_with_its_winners() -> None:
    table = conclave.new("archimage", players=2, seed=4)
    while not table.over:
        table.choose(table.options[-1])
    copy = again(table)
    assert (copy.over, copy.scores, copy.winners) == (True, table.scores, table.winners)


def test_views_are_dealt_again() -> None:
    """Nothing is hidden but the luck to come: a deal is the same table with another key."""
    table = conclave.new("archimage", players=3, seed=5, circle="III")
    for _ in range(40):
        table.choose(table.options[0])
    for viewer in (None, 0, 1, 2):
        deal = conclave.View.load(json.loads(json.dumps(table.view(viewer).dump()))).deal(9)
        assert {**deal.dump(), "key": "", "revealed": 0} == {**table.dump(), "key": "", "revealed": 0}
        assert deal.key != table.key


# Damaged ones ------------------------------------------------------------------------------------------------------

Spoil = Callable[[Data], object]

SPOILT: dict[str, Spoil] = {
    "no game": lambda data: data.pop("game"),
    "no players": lambda data: data.pop("players"),
    "no key": lambda data: data.pop("key"),
    "a key that is none": lambda data: data.update(key="red"),
    "a player too few": lambda data: data["players"].pop(),
    "a die too many": lambda data: data["players"][0]["dice"].append({"colour": "red", "value": 1}),
    "a die too few": lambda data: data["reserve"].__setitem__(0, data["reserve"][0] - 1),
    "a die that shows 7": lambda data: data["players"][0]["dice"].append({"colour": "red", "value": 7}),
    "a violet die": lambda data: data["players"][0]["dice"].append({"colour": "violet", "value": 1}),
    "a mage beside the board": lambda data: data["players"][0].update(mage=500),
    "a familiar beside the board": lambda data: data["players"][0].update(familiar=-2),
    "a scroll that there is not": lambda data: data["players"][0]["scrolls"].append(
        {"scroll": "growth-void", "active": True, "fresh": False, "stored": None}
    ),
    "a space too few": lambda data: data["seals"].pop(),
    "a seal of the void": lambda data: data["seals"].__setitem__(1, {"element": "void", "power": 2}),
    "a guardian beside the board": lambda data: data["guardians"].__setitem__(0, 999),
    "a question that there is not": lambda data: data.update(question="why"),
    "nobody asked": lambda data: data.update(waiting=[5]),
    "an effect that there is not": lambda data: data["paused"][-1].update(effect="dance"),
    "a frame of nobody": lambda data: data["paused"][-1].update(owner=9),
    "over and not over": lambda data: data.update(over=True),
    "no stack": lambda data: data.update(stack=[]),
    "a circle that there is not": lambda data: data["settings"].update(circle="V"),
    "six players": lambda data: data["settings"].update(players=6),
    "another board": lambda data: data["settings"].update(board={"name": "no spaces"}),
    "a first player who is not there": lambda data: data.update(first=4),
    "a round below zero": lambda data: data.update(round=-1),
    "words for numbers": lambda data: data.update(rolls="many"),
}


@pytest.mark.parametrize("how", SPOILT)
def test_a_damaged_save_is_refused(how: str) -> None:
    table = conclave.new("archimage", players=3, seed=6)
    while table.view(None).question != "turn":
        table.choose(table.options[0])
    data = json.loads(json.dumps(table.dump()))
    SPOILT[how](data)
    with pytest.raises((BadSave, BadOption)) as caught:
        conclave.load(data)
    assert caught.value.reason.key


@settings(max_examples=300 * FACTOR)
@given(st.data())
def test_a_spoilt_save_is_refused_or_loads(data: st.DataObject) -> None:
    """Anything anywhere: what loads is what was given, and can be seen."""
    saved = json.loads(data.draw(st.sampled_from(sorted(saves().values()))))
    put(saved, data.draw(st.sampled_from(paths(saved))), data.draw(JUNK))
    fault = fault_of(lambda: conclave.load(saved))
    if fault:
        assert fault.reason.key
        return
    table = conclave.load(saved)
    assert table.dump() == saved
    for viewer in (None, *range(table.seats)):
        table.view(viewer)
