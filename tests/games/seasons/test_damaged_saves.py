"""Saves with parts of Enchanted Kingdom that no table can be: refused, each, before anything is played on."""

from collections.abc import Callable
from typing import Any

import pytest

import conclave
from conclave.table.data import Data
from tests.games.seasons.scene import A, B, Scene

Damage = Callable[[Data], None]


def position(enchantment: str = "none") -> Data:
    """A turn in which A has a Raven that copies a card of B."""
    s = Scene(enchantment=enchantment, tokens=(7, 2)).play(B, "amulet-of-water").copying(A, "amulet-of-water", B)
    return s.play(A, "purse-of-io").has(A, crystals=9, gauge=5).free().t.dump()


def set_in(*path: str | int, value: Any) -> Damage:
    def damage(data: Data) -> None:
        inner: Any = data
        for step in path[:-1]:
            inner = inner[step]
        inner[path[-1]] = value

    return damage


RAVEN = ("players", A, "play", 0)
PURSE = ("players", A, "play", 1)


def test_the_position_is_sound() -> None:
    data = position()
    assert conclave.load(data).dump() == data


@pytest.mark.parametrize(
    "damage",
    [
        set_in("players", A, "token", value=0),
        set_in("players", A, "token", value=2),  # B's
        set_in("players", A, "token", value=13),
        set_in("players", A, "tokens", value=[1, 3, 4]),
        set_in("players", A, "lost_spaces", value=-1),
        set_in("players", A, "lost_spaces", value=99),
        set_in("players", A, "owed", value=10**12),
        set_in("settings", "tokens", value=False),
        set_in("face_up", value=2),
        set_in("face_up", value=-5),
        set_in("received", value=1),
        set_in("droughts", value=8),
        set_in("summons", value=-1),
        set_in("visions", value=-1),
        set_in("bonus_level", value=-1),
        set_in("year", value=-20),
        set_in("arrivals", value=4096),
        set_in("arrivals", value=1),
        set_in("waiting", value=[]),
        set_in("paused", 0, "step", value=2),  # dice are taken, in the middle of a turn
        set_in("setup_dice", value=[[0, 1, 2]]),
        set_in("setup_dice", 0, value=[0, 1, 99]),
        set_in("setup_dice", 0, value=[0, 1]),
        set_in(*RAVEN, "copies", value="purse-of-io"),
        set_in(*RAVEN, "copied", value=99),
        set_in(*RAVEN, "copied", value=2),  # A's own Purse
        set_in(*RAVEN, "arrival", value=3),  # when B's Amulet came
        set_in(*PURSE, "copies", value="amulet-of-water"),
    ],
)
def test_what_cannot_be_is_refused(damage: Damage) -> None:
    data = position()
    damage(data)
    with pytest.raises(conclave.BadSave):
        conclave.load(data)


@pytest.mark.parametrize("number", [-1, 3, 99])
def test_more_cards_face_up_than_the_vision_shows(number: int) -> None:
    data = position("vision-of-destiny")
    assert data["face_up"] == 2
    data["face_up"] = number
    with pytest.raises(conclave.BadSave):
        conclave.load(data)


@pytest.mark.parametrize("seat", [A, B])
def test_a_die_is_left_for_each_seat_that_takes_one(seat: int) -> None:
    s = Scene().new_round()
    if seat == B:
        s.t.choose(s.t.options[0])
    data = s.t.dump()
    assert conclave.load(data).dump() == data
    data["dice"][data["dice"].index(max(data["dice"]))] = -1
    with pytest.raises(conclave.BadSave) as fault:
        conclave.load(data)
    assert fault.value.reason.args["field"] == "dice"
