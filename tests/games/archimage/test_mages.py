"""Each player may choose a mage: nothing but names and pictures hangs on it, and nobody gets another's."""

from typing import Any

import pytest

import conclave
from conclave.games.archimage.rules.mages import BY_SEAT, MAGES, mage_of
from conclave.table import Record
from conclave.text import describe_event, describe_option, describe_reason, describe_view
from conclave.text.catalogue import in_language
from conclave.text.settings import describe_settings


def new(**options: Any) -> conclave.Table:
    return conclave.new("archimage", **{"players": 3, "seed": 1, **options})


def chosen(*mages: str, players: int = 3) -> Any:
    return new(players=players, mages=list(mages)).dump()["settings"].get("mages", BY_SEAT)


def test_who_says_nothing_has_the_mage_of_the_seat() -> None:
    """As ever, and not a word of it stands in a record or a save."""
    table = new()
    assert "mages" not in table.dump()["settings"]
    assert [mage_of(BY_SEAT, seat) for seat in range(5)] == [0, 1, 2, 3, 4]
    assert "mages" not in Record.begin("archimage", players=3, seed=1).dump()["options"]


@pytest.mark.parametrize(
    ("wishes", "taken"),
    [
        (["west", "north", "outer-world"], ["west", "north", "outer-world"]),
        (["west"], ["west", "north", "east"]),
        (["", "", "north"], ["east", "west", "north"]),
        (["", "north"], ["east", "north", "west"]),
    ],
)
def test_whoever_has_no_wish_takes_the_next_that_is_free(wishes: list[str], taken: list[str]) -> None:
    assert chosen(*wishes) == taken


@pytest.mark.parametrize("wishes", [[], ["north"], ["", "east"], ["north", "east", "west"], ["", "", ""]])
def test_wishes_that_come_to_the_usual_are_the_usual(wishes: list[str]) -> None:
    assert chosen(*wishes) == BY_SEAT


@pytest.mark.parametrize(
    ("mages", "key"),
    [
        (["east", "west", "east"], "option-twice"),
        (["north", "east", "west", "south"], "option-long"),
        (["sauron"], "option-value"),
        ([1], "option-value"),
        ([["north"]], "option-value"),
        ("north", "option-value"),
        ("random", "option-value"),
        ({"1": "north"}, "option-value"),
        (None, "option-value"),
        (True, "option-value"),
    ],
)
def test_what_cannot_be_chosen_is_refused(mages: Any, key: str) -> None:
    with pytest.raises(conclave.BadOption) as fault:
        new(mages=mages)
    assert fault.value.reason.key == key
    for language in ("en", "fr", "it"):
        with in_language(language):
            assert "mages" in describe_reason(fault.value.reason)


def test_two_who_want_the_same_mage_are_told_so() -> None:
    with pytest.raises(conclave.BadOption) as fault:
        new(mages=["east", "east"])
    told = describe_reason(fault.value.reason)
    assert told == "“east” stands twice in the option “mages”; each can be taken once."


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nothing_hangs_on_it_but_names(players: int) -> None:
    """The same luck, the same choices, the same scores: only the settings differ."""
    usual = new(players=players)
    other = new(players=players, mages=MAGES[::-1][:players])
    while not usual.over:
        before, after = usual.dump(), other.dump()
        del after["settings"]["mages"]
        assert before == after
        assert usual.options == other.options
        pick = usual.options[(usual.round + len(usual.options)) % len(usual.options)]
        usual.choose(pick)
        other.choose(pick)
    assert usual.scores == other.scores


def test_a_record_names_the_mages_and_plays_again() -> None:
    record = Record.begin("archimage", players=2, seed=4, mages=["outer-world"])
    while not record.table.over:
        record.choose(record.table.options[-1])
    data = record.dump()
    assert data["options"]["mages"] == ["outer-world", "north"]
    assert Record.load(data).dump() == data


def test_a_save_and_a_view_name_the_mages() -> None:
    table = new(mages=["south"])
    again = conclave.load(table.dump())
    assert again.dump() == table.dump()
    dealt = table.view(1).deal(5)
    assert dealt.dump()["settings"]["mages"] == ["south", "north", "east"]
    assert table.copy().dump() == table.dump()
    with pytest.raises(conclave.Fault):
        conclave.load({**table.dump(), "settings": {**table.dump()["settings"], "mages": ["south", "south", "east"]}})


def told(table: conclave.Table, seat: int | None) -> str:
    return "\n".join(describe_view(table.view(seat)).lines())


def test_the_table_is_told_with_them() -> None:
    table = new(mages=["south"])
    assert "Mage of the South" in told(table, 0)
    assert "Shaman of the North" in told(table, 0)
    assert "Seer of the West" not in told(table, 0)
    with in_language("fr"):
        assert "Mage du Sud" in told(table, None)


def test_a_familiar_is_the_one_of_its_mage() -> None:
    """In what may be chosen, what is asked and what has happened: the cobra comes with the Mage of the South."""
    seats = [{"mage": 1, "dice": ["red 6"], "scrolls": ["bond"]}, {"dice": ["red 6"]}]
    layout = {"seats": seats, "spaces": {"2": "fire 6", "3": "fire 5"}}
    table = conclave.position("archimage", layout, players=2, seed=1, mages=["south"])
    table.choose(table.parse("cast bond"))
    offered = [describe_option(table, pick) for pick in table.options]
    assert any("cobra" in line for line in offered)
    assert not any("raven" in line for line in offered)
    table.choose(table.parse("familiar here"))
    happened = [event for event in table.events if event["event"] == "familiar"]
    for where in (table, table.view(1)):
        assert [describe_event(event, None, where).startswith("The cobra") for event in happened] == [True]


def test_the_settings_say_who_is_there() -> None:
    options = Record.begin("archimage", players=2, seed=1, circle="II", mages=["east", "north"]).options
    assert describe_settings("archimage", options).endswith("with Witch of the East and Shaman of the North")
    usual = Record.begin("archimage", players=2, seed=1, circle="II").options
    assert "Witch" not in describe_settings("archimage", usual)


def test_the_mages_to_choose_from_stand_with_the_option() -> None:
    option = conclave.games()["archimage"]["mages"]
    assert option.values == [BY_SEAT]
    assert option.each == MAGES
    assert repr(option).startswith("Option(['by-seat'], default='by-seat', each=['north', ")
    for mage in option.each:
        new(mages=[mage])
    option.each.append("nobody")
    assert conclave.games()["archimage"]["mages"].each == MAGES
