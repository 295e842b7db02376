"""Positions laid out by hand, through the API alone."""

import json
from typing import Any

import pytest

import conclave

EXPANSION = ["base", "enchanted-kingdom"]


def seasons(*seats: dict[str, Any], sets: list[str] = EXPANSION, **layout: Any) -> conclave.Table:
    return conclave.position("seasons", {"seats": list(seats), **layout}, players=max(2, len(seats)), seed=1, sets=sets)


def archimage(*seats: dict[str, Any], **layout: Any) -> conclave.Table:
    return conclave.position("archimage", {"seats": list(seats), **layout}, players=max(2, len(seats)), seed=1)


def moves(table: conclave.Table) -> list[str]:
    return [table.notation(pick) for pick in table.options]


def test_what_is_laid_out_is_there_and_can_be_played() -> None:
    table = seasons({"crystals": 5, "reserve": {"fire": 2}, "play": ["purse-of-io"], "gauge": 3}, may_transmute=True)
    assert "transmute fire" in moves(table)
    table.choose(table.parse("transmute fire"))
    assert table.breakdown(0)["crystals"] == 5 + 2 + 1
    assert table.view(1).data["players"][0]["reserve"]["fire"] == 1


@pytest.mark.parametrize(
    ("moment", "question"), [("die", "free"), ("actions", "free"), ("round", "die"), ("round-end", "die")]
)
def test_every_moment_of_a_round(moment: str, question: str) -> None:
    table = seasons(moment=moment, space=4, year=2)
    assert table.view(table.asked).question == question
    while not table.over:
        table.choose(table.options[0])


def test_a_turn_in_the_tower() -> None:
    table = archimage({"dice": ["red 5", "blue 2"], "mage": 0}, {"dice": ["green 1"]}, spaces={"14": "fire 5"})
    assert moves(table) == ["break 14", "cast bond"]
    assert table.view(None).data["reserve"] == [2, 2, 3, 2]


def test_without_spaces_the_tower_is_laid_out_as_the_key_has_it() -> None:
    laid = archimage({"dice": ["red 1"]}, {"dice": ["red 2"]}).view(None).data
    dealt = conclave.new("archimage", seed=1).view(None).data
    assert (laid["seals"], laid["scrolls"]) == (dealt["seals"], dealt["scrolls"])


@pytest.mark.parametrize("table", [seasons({"hand": ["amulet-of-air"]}), archimage({"dice": ["red 1"]}, {})])
def test_a_position_is_saved_and_loaded_like_any_table(table: conclave.Table) -> None:
    data = json.loads(json.dumps(table.dump()))
    assert conclave.load(data).dump() == table.dump()


def test_what_a_save_leaves_out_of_knowledge_is_what_lies_in_plain_sight() -> None:
    table = seasons({"hand": ["amulet-of-air"]}, {"hand": ["amulet-of-fire"]})
    data = table.dump()
    known = data.pop("known")
    assert conclave.load(data).dump()["known"] == known


@pytest.mark.parametrize(
    ("seats", "layout", "where"),
    [
        ([{"reserve": {"fire": 12}}], {}, ("reserve", 1)),
        ([{}, {"reserve": {"ice": 1}}], {}, ("reserve", 2)),
        ([{}, {"hand": ["nobody"]}], {}, ("hand", 2)),
        ([{"hand": ["amulet-of-air"] * 3}], {}, ("cards", 0)),
        ([{"gold": 1}], {}, ("gold", 1)),
        ([{"gauge": 16}], {}, ("gauge", 1)),
        ([{"crystals": -1}], {}, ("crystals", 1)),
        ([{"bonuses": 4}], {}, ("bonuses", 1)),
        ([{"play": [{"card": "raven-the-usurper", "copies": "purse-of-io"}]}], {}, ("play", 1)),
        ([{"die": {"season": "winter", "symbols": "FFFF"}}], {}, ("die", 1)),
        ([], {"moment": "noon"}, ("moment", 0)),
        ([], {"year": "first"}, ("year", 0)),
        ([], {"pile": ["nobody"]}, ("pile", 0)),
        ([], {"weather": "fine"}, ("weather", 0)),
    ],
)
def test_what_cannot_lie_so_is_refused_with_its_seat_and_field(
    seats: list[dict[str, Any]], layout: dict[str, Any], where: tuple[str, int]
) -> None:
    with pytest.raises(conclave.BadSave) as fault:
        seasons(*seats, **layout)
    reason = fault.value.reason
    assert (reason.key, reason.args["field"], reason.args["seat"]) == ("save-field", *where)


@pytest.mark.parametrize(
    ("seats", "layout", "where"),
    [
        ([{"dice": ["red 1"] * 4}], {}, ("dice", 0)),
        ([{"dice": ["red 7"]}], {}, ("dice", 1)),
        ([{}, {"scrolls": ["nothing"]}], {}, ("scrolls", 2)),
        ([{"mage": 999}], {}, ("mage", 1)),
        ([], {"spaces": {"999": "fire 3"}}, ("spaces", 0)),
        ([], {"guardians": {"ice": 3}}, ("guardians", 0)),
    ],
)
def test_what_cannot_stand_in_the_tower_is_refused_too(
    seats: list[dict[str, Any]], layout: dict[str, Any], where: tuple[str, int]
) -> None:
    with pytest.raises(conclave.BadSave) as fault:
        archimage(*seats, **layout)
    assert (fault.value.reason.args["field"], fault.value.reason.args["seat"]) == where


def test_a_save_with_an_impossible_reserve_is_refused_too() -> None:
    data = conclave.new("seasons", seed=1).dump()
    data["players"][1]["reserve"]["fire"] = 12
    with pytest.raises(conclave.BadSave) as fault:
        conclave.load(data)
    assert fault.value.reason.args["field"] == "reserve"
    assert fault.value.reason.args["seat"] == 2
