"""What a record tells of the making of its key: true, and nothing in it beside one value of each player."""

from collections.abc import Callable
from typing import Any

import pytest

from conclave import BadRecord, Record
from conclave.table.fair import fair_holds, fair_key
from conclave.table.record import checksum
from conclave.table.rng import commitment

SECRET = bytes(range(32))
ONE, OTHER, THIRD = "ab" * 32, "0f" * 32, "77" * 32
SEATS = ["human", "greedy", "resigned"]


def told(values: Any, secret: bytes = SECRET) -> dict[str, Any]:
    return {"secret": secret.hex(), "commitment": commitment(secret), "values": values}


def test_what_is_true_holds() -> None:
    key = fair_key(SECRET, [ONE, "", OTHER])
    assert fair_holds(told([ONE, "", OTHER]), key, SEATS, 3)
    assert not fair_holds(told([ONE, "", THIRD]), key, SEATS, 3)
    assert not fair_holds(told([ONE, "", OTHER], bytes(32)), key, SEATS, 3)
    assert not fair_holds(told([ONE, "", OTHER]) | {"commitment": commitment(bytes(32))}, key, SEATS, 3)


@pytest.mark.parametrize(
    ("values", "seats", "players"),
    [
        ([ONE, "", OTHER, THIRD], SEATS, 3),  # one more than there are players
        ([ONE, "", OTHER, THIRD], [*SEATS, "human"], 3),
        ([ONE, ""], ["human", "greedy"], 3),
        ([ONE, THIRD, OTHER], SEATS, 3),  # a bot's
        ([ONE, "", ""], SEATS, 3),  # one that was left out
        ([ONE, "", f"{OTHER}\n{THIRD}"], SEATS, 3),
        ([ONE, "", OTHER[:63]], SEATS, 3),
        ([ONE, "", OTHER.upper()], SEATS, 3),
        ([ONE, "", f"{OTHER}\n"], SEATS, 3),
        ([ONE, "", "x" * 64], SEATS, 3),
        ([ONE, "", OTHER], None, 3),
        ([ONE, "", OTHER], [["human"], "greedy", "resigned"], 3),
    ],
)
def test_no_value_can_be_smuggled_in_or_lost(values: list[str], seats: Any, players: int) -> None:
    assert not fair_holds(told(values), fair_key(SECRET, values), seats, players)


@pytest.mark.parametrize(
    "rubbish", [None, [], {}, told(None), told([1, "", 2]), told([ONE, "", OTHER]) | {"secret": 7}]
)
def test_rubbish_does_not_hold(rubbish: Any) -> None:
    assert not fair_holds(rubbish, fair_key(SECRET, [ONE, "", OTHER]), SEATS, 3)


@pytest.mark.parametrize(
    ("spoil", "holds"),
    [
        (lambda data: None, True),
        (lambda data: data["fair"]["values"].append(""), False),
        (lambda data: data["seats"].reverse(), False),
        (lambda data: data.pop("seats"), False),
    ],
)
def test_a_record_with_it_is_held_to_it(spoil: Callable[[dict[str, Any]], None], holds: bool) -> None:
    data = Record.begin("seasons", players=2, key=fair_key(SECRET, [ONE, ""])).dump()
    data |= {"fair": told([ONE, ""]), "seats": ["human", "random"]}
    spoil(data)
    data["sum"] = checksum(data)
    if holds:
        Record.load(data)
    else:
        with pytest.raises(BadRecord, match="record-commitment"):
            Record.load(data)
