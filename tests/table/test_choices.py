"""Choosing: any integer, whole sets, choices with one answer; and what the table tells of each."""

import inspect
import json
from collections.abc import Callable
from typing import Any

import pytest

import conclave
from conclave.games.seasons.rules.picks import END
from conclave.table import game_named, rules_of
from conclave.table.effects import ChoiceSet
from conclave.table.preview import Preview
from conclave.table.record import Line


class Whole:
    """A whole number of another kind."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


def test_any_integer_is_a_pick() -> None:
    one, other = conclave.new("seasons", seed=1), conclave.new("seasons", seed=1)
    one.choose(one.options[0])
    other.choose(Whole(other.options[0]))
    assert one.dump() == other.dump()


def test_what_a_table_keeps_are_plain_numbers() -> None:
    """True is the number 1, as a pick and as a seat: a save has the number."""
    tables = [conclave.new("auction", seed=seed) for seed in range(20)]
    table = next(table for table in tables if 1 in table.options_of(1))
    table.choose(True, True)
    assert [type(bid) for bid in table.dump()["bids"]] == [int, int]
    assert "true" not in json.dumps([table.dump()["bids"], table.events])


class Rude:
    """What is no number, and cannot even say so."""

    def __init__(self, fault: type[Exception]) -> None:
        self.fault = fault

    def __index__(self) -> int:
        raise self.fault

    def __repr__(self) -> str:
        raise self.fault


class Unsaid:
    """What is no number, and has no text."""

    def __str__(self) -> str:
        raise RuntimeError


class Sum(int):
    """A number that cannot be added to."""

    def __add__(self, other: int) -> int:
        raise OverflowError


RUDE = [Rude(fault) for fault in (ValueError, OverflowError, KeyError, RuntimeError, TypeError)]
HUGE = pytest.param(10**5000, id="more digits than Python writes")


@pytest.mark.parametrize(
    "wrong", [1.0, "take die 1", None, b"1", [1], Whole(-1), 10**30, HUGE, object(), *RUDE, Unsaid()]
)
def test_whatever_is_none_is_refused_and_changes_nothing(wrong: Any) -> None:
    table = conclave.new("seasons", seed=1)
    before = table.dump()
    with pytest.raises(conclave.IllegalPick):
        table.choose(wrong)
    with pytest.raises(conclave.IllegalPick):
        table.choose_set([wrong])
    assert table.dump() == before
    record = conclave.Record.begin("seasons", seed=1)
    with pytest.raises(conclave.IllegalPick):
        record.choose(wrong)
    assert not record.lines


def test_what_cannot_say_what_it_is_is_named_by_its_kind() -> None:
    with pytest.raises(conclave.IllegalPick) as fault:
        conclave.new("seasons", seed=1).choose(Rude(ValueError))
    assert fault.value.reason == conclave.Reason("pick-unknown", {"pick": "Rude"})


def test_a_number_of_a_kind_of_its_own_is_the_plain_one() -> None:
    table = conclave.new("seasons", seed=1)
    table.choose(Sum(table.options[0]))


@pytest.mark.parametrize("seat", ["0", 0.0, 1.0, [], 7, -2, HUGE, *RUDE])
def test_what_is_no_seat_is_refused_in_words(seat: Any) -> None:
    record = conclave.Record.begin("seasons", seed=1)
    table = record.table
    before = table.dump()
    faults: list[Callable[[], object]] = [
        lambda: table.choose(table.options[0], seat),
        lambda: table.choose_set([table.options[0]], seat),
        lambda: record.choose(table.options[0], seat),
        lambda: record.choose_set([table.options[0]], seat),
        lambda: table.view(seat),
        lambda: table.redeal(seat, 1),
    ]
    for number, fault in enumerate(faults):
        with pytest.raises(conclave.IllegalPick if number < 4 else conclave.BadOption) as caught:
            fault()
        assert caught.value.reason.key == "no-such-seat"
    assert table.dump() == before


def test_any_integer_is_a_seat() -> None:
    table = conclave.new("auction", seed=1)
    assert table.view(Whole(1)).data == table.view(1).data
    assert table.view(True).data["seat"] + 1 == 2
    assert "true" not in json.dumps(table.view(True).data)


def gaining() -> conclave.Table:
    """Somebody who has just given up two energies for any two."""
    layout = {"seats": [{"reserve": {"fire": 2}}]}
    table = conclave.position("seasons", layout, seed=1)
    table.choose(table.parse("bonus exchange"))
    return table


def test_a_set_is_told_and_taken_in_any_order() -> None:
    table = gaining()
    told = table.view(0).data["set"]
    assert (told["least"], told["most"]) == (2, 2)
    assert [table.notation(pick) for pick, _ in told["of"]] == [
        "energy water",
        "energy earth",
        "energy fire",
        "energy air",
    ]
    copy = table.copy()
    made = table.choose_set([table.parse("energy fire"), table.parse("energy water")])
    for pick in ("energy water", "energy fire"):
        copy.choose(copy.parse(pick))
    assert [table.notation(pick) for pick in made] == ["energy water", "energy fire"]
    assert table.dump() == copy.dump()
    assert len([event for event in table.events if event["event"] == "gained-energy"]) == 2


def test_the_last_of_a_set_may_be_made_by_the_table() -> None:
    table = gaining()
    made = table.choose_set([table.parse("energy air")] * 2)
    assert [table.notation(pick) for pick in made] == ["energy air"]
    assert table.view(0).data["players"][0]["reserve"]["air"] == 2


@pytest.mark.parametrize("pick", [1.5, "energy air", None])
def test_a_record_takes_whole_numbers_of_any_kind(pick: object) -> None:
    record = conclave.Record.begin("seasons", seed=1)
    with pytest.raises(conclave.IllegalPick):
        record.choose(pick)
    assert not record.lines
    record.choose(Whole(record.table.options[0]))
    assert len(record.lines) == 1


@pytest.mark.parametrize("pick", [1.5, "energy air", None])
def test_a_set_is_of_whole_numbers(pick: object) -> None:
    table = gaining()
    before = table.dump()
    with pytest.raises(conclave.IllegalPick):
        table.choose_set([pick, pick])
    assert table.dump() == before
    table.choose_set([Whole(table.parse("energy air"))] * 2)


@pytest.mark.parametrize("picks", [[], ["energy air"], ["energy air"] * 3, ["energy air", "end turn"]])
def test_what_is_no_such_set_is_refused_whole(picks: list[str]) -> None:
    table = gaining()
    before = table.dump()
    with pytest.raises(conclave.IllegalPick):
        table.choose_set([table.parse(pick) for pick in picks])
    assert table.dump() == before


def test_a_choice_with_one_answer_is_told_as_an_event_to_who_had_it() -> None:
    table = gaining()
    table.choose(table.parse("energy air"))
    chose = {"event": "chose", "seat": 0, "pick": "energy air"}
    assert chose in table.events_for(0)
    assert {**chose, "pick": ""} in table.events_for(1)
    assert {**chose, "pick": ""} in table.events_for(None)


def test_choices_with_one_answer_are_asked_on_request() -> None:
    table = conclave.new("archimage", seed=3, ask_forced=True)
    alone = 0
    while not table.over:
        alone += len(table.options) == 1
        assert not [event for event in table.events if event["event"] == "chose"]
        table.choose(table.options[0])
    assert alone
    assert conclave.load(conclave.new("archimage", seed=3, ask_forced=True).dump()).ask_forced
    record = conclave.Record.begin("archimage", seed=3, ask_forced=True)
    assert record.dump()["options"]["ask_forced"] is True
    assert "ask_forced" not in conclave.Record.begin("archimage", seed=3).dump()["options"]


def test_asking_what_would_be_wasted_changes_nothing() -> None:
    layout = {"seats": [{"reserve": {"fire": 2}, "play": ["purse-of-io"]}], "may_transmute": True}
    table = conclave.position("seasons", layout, seed=1, sets=["base", "enchanted-kingdom"], enchantment="ios-bounty")
    before = table.events
    assert table.wasted(END, 0)
    assert table.events == before


@pytest.mark.parametrize("game", ["seasons", "archimage"])
def test_what_is_made_says_what_it_is(game: str) -> None:
    table = conclave.new(game, seed=1)
    assert repr(table) == f"<{game} for 2: round 0, asks seat 1 with {len(table.options)} options>"
    assert repr(table.view(0)).startswith(f"<view of {game} for seat 1: ")
    assert repr(table.view(None)).startswith(f"<view of {game} for a spectator: ")
    assert repr(conclave.Record.begin(game, seed=1)).startswith(f"<record of {game}: 0 picks, <{game} for 2")
    while not table.over:
        table.choose(table.options[0])
    assert repr(table) == f"<{game} for 2: over, scores {table.scores}>"


@pytest.mark.parametrize("game", conclave.games())
def test_a_game_its_rules_and_options_can_be_read(game: str) -> None:
    assert repr(game_named(game)).startswith(f"<game {game}: rules, text")
    assert repr(rules_of(game)) == f"<rules of {game}, revision {rules_of(game).revision}>"
    assert repr(conclave.games()[game]["players"]).startswith("Option([2, 3, 4")
    table = conclave.new(game, seed=1)
    assert repr(table.stack[0]).startswith("Frame(")
    assert repr(table.spelling).startswith(f"<notation of {len(table.spelling.picks)} picks")
    assert repr(table.effects).startswith(f"<{len(table.effects.effects)} effects, ")
    assert repr(Preview(table.view(0))) == f"<preview of {table.view(0)!r}>"
    assert repr(Line(0, "end turn")) == "<line '1 end turn'>"
    assert repr(ChoiceSet(2, [(5, 1)])) == "ChoiceSet(most=2, of=[(5, 1)], least=2, done=-1)"


SIGNATURES: list[tuple[Callable[..., object], list[str]]] = [
    (conclave.games, []),
    (conclave.new, ["game", "players", "seed", "key", "options"]),
    (conclave.position, ["game", "layout", "players", "seed", "key", "options"]),
    (conclave.load, ["data"]),
    (conclave.Table.choose, ["self", "pick", "seat"]),
    (conclave.Table.choose_set, ["self", "picks", "seat"]),
    (conclave.Table.options_of, ["self", "seat"]),
    (conclave.Table.view, ["self", "seat"]),
    (conclave.Table.redeal, ["self", "seat", "seed"]),
    (conclave.Table.why_not, ["self", "text", "seat"]),
    (conclave.View.deal, ["self", "seed"]),
    (conclave.View.load, ["data"]),
    (conclave.Record.begin, ["game", "players", "seed", "key", "options"]),
    (conclave.Record.choose, ["self", "pick", "seat"]),
    (conclave.Option, ["values", "default", "later", "each"]),
    (conclave.Reason, ["key", "args", "ruling"]),
]


@pytest.mark.parametrize(("called", "names"), SIGNATURES, ids=lambda value: getattr(value, "__qualname__", ""))
def test_signatures_can_be_asked_for_on_every_engine(called: Callable[..., object], names: list[str]) -> None:
    assert list(inspect.signature(called).parameters) == names


def test_a_reason_reads_as_what_makes_it() -> None:
    assert repr(conclave.Reason("over", {})) == "Reason('over')"
    assert repr(conclave.Reason("over", {"seat": 1})) == "Reason('over', seat=1)"
    assert repr(conclave.Reason("over", {}, "A12")) == "Reason('over', ruling='A12')"
