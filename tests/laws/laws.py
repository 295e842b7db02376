"""The dear laws: what must hold at any decision of any table, through the door alone."""

import json
import random
from typing import Any

import conclave
from conclave.table.errors import IllegalPick
from conclave.table.record import Record
from conclave.table.table import Table
from conclave.text import describe_option, describe_question, describe_view, in_language, languages
from tests.laws.subject import Subject


def snapshot(table: Table) -> dict[str, Any]:
    """Everything there is to a table, as data of its own."""
    return table.dump()


def play_on(table: Table, seed: int, decisions: int) -> list[int]:
    """Play at random for a while; tells the picks."""
    dice = random.Random(seed)
    picks: list[int] = []
    while not table.over and len(picks) < decisions:
        picks.append(dice.choice(table.options))
        table.choose(picks[-1])
    return picks


def follow(table: Table, picks: list[int]) -> None:
    for pick in picks:
        table.choose(pick)


def copies_are_independent(subject: Subject, table: Table, seed: int) -> None:
    before = snapshot(table)
    twin = table.copy()
    assert snapshot(twin) == before
    assert twin.options == table.options
    play_on(twin, seed, 25)
    assert snapshot(table) == before, "playing on a copy changed the original"
    other = table.copy()
    twin = table.copy()
    play_on(other, seed, 25)
    assert snapshot(twin) == before, "playing on one copy changed another"


def a_save_plays_on_the_same(subject: Subject, table: Table, seed: int) -> None:
    before = snapshot(table)
    loaded = conclave.load(json.loads(json.dumps(before)))
    assert snapshot(loaded) == before
    assert loaded.options == table.options
    assert [loaded.options_of(seat) for seat in range(table.seats)] == [
        table.options_of(seat) for seat in range(table.seats)
    ]
    twin = table.copy()
    picks = play_on(twin, seed, subject.far)
    follow(loaded, picks)
    assert snapshot(loaded) == snapshot(twin)
    assert loaded.scores == twin.scores


def only_offered_picks_work(subject: Subject, table: Table, seed: int) -> None:
    before = snapshot(table)
    dice = random.Random(seed)
    for seat in range(table.seats):
        options = table.options_of(seat)
        for pick in options:
            twin = table.copy()
            twin.choose(pick, seat)
            assert twin.over or twin.options
            assert table.parse(table.notation(pick)) == pick
        others = set(range(-1, table.spelling.size + 1)) - set(options)
        # A seat that is not asked is refused before its pick is looked at: a few of them will do.
        for pick in others if options else dice.sample(sorted(others), 5):
            assert refused(table, pick, seat), f"{pick} was not offered and still worked"
    assert snapshot(table) == before, "a refused pick changed the table"


def refused(table: Table, pick: int, seat: int) -> bool:
    try:
        table.choose(pick, seat)
    except IllegalPick:
        return True
    return False


def redeals_look_the_same(subject: Subject, table: Table, seed: int) -> None:
    """Two deals for a seat: the same to that seat to the last byte, and different elsewhere."""
    dice = random.Random(seed)
    viewers: list[int | None] = [table.asked, dice.choice([seat for seat in range(table.seats) if seat != table.asked])]
    for viewer in [*viewers, None]:
        view = json.dumps(table.view(viewer).dump())
        one = conclave.View.load(json.loads(view)).deal(seed)
        two = table.redeal(viewer, seed + 1)
        for deal in (one, two):
            assert json.dumps(deal.view(viewer).dump()) == view, "a deal changed what its seat sees"
            assert deal.waiting == table.waiting
            assert viewer is None or deal.options_of(viewer) == table.options_of(viewer)
        if subject.hidden(one) == subject.hidden(two) and subject.much_is_hidden(table.view(viewer).data):
            assert subject.hidden(one) != subject.hidden(table.redeal(viewer, seed + 2)), "all deals are the same"
        if viewer == table.asked:
            # A language at a time: all of them together would cost more than the rest of this law.
            with in_language(languages()[seed % len(languages())]):
                assert texts(one, table.asked) == texts(table, table.asked), "a deal changed what its seat reads"
        play_on(one, seed, 8)


def texts(table: Table, viewer: int) -> list[str]:
    """All that a seat reads: the board, the question and its options, each told apart from the others."""
    view = table.view(viewer)
    options = [describe_option(view, pick) for pick in view.options]
    assert len(set(options)) == len(options), "two options read the same"
    return [repr(describe_view(view)), describe_question(view) if options else "", *options]


def secrets_stay_secret(subject: Subject, table: Table, seed: int) -> None:
    """No view or event has the key in it before the end."""
    for viewer in range(table.seats):
        data = table.view(viewer).dump()
        assert ("key" in data) == table.over
        assert table.key.hex() not in json.dumps([data, table.events_for(viewer)])


def the_same_is_told_of_the_same_deed(subject: Subject, table: Table, seed: int) -> None:
    """Two deals for a seat and a pick of its own that involves no luck: the seat is told the same, to the last byte."""
    viewer = table.asked
    pick = random.Random(seed).choice(table.options)
    deals = [table.redeal(viewer, seed + more) for more in range(2)]
    for deal in deals:
        deal.choose(pick, viewer)
    if not any(deal.revealed or deal.asked != viewer for deal in deals):
        told = [json.dumps([deal.events_for(viewer), deal.view(viewer).dump()]) for deal in deals]
        assert told[0] == told[1], "what a seat is told depends on what it cannot know"


DEAR = [
    copies_are_independent,
    a_save_plays_on_the_same,
    only_offered_picks_work,
    redeals_look_the_same,
    secrets_stay_secret,
    the_same_is_told_of_the_same_deed,
]


# Laws of a whole game, on its record.


def the_record_replays(record: Record) -> None:
    data = json.loads(json.dumps(record.dump()))
    again = Record.load(data)
    assert again.table.scores == record.table.scores
    assert again.table.winners == record.table.winners
    assert snapshot(again.table) == snapshot(record.table)
    half = len(record.standing) // 2
    assert record.replay(half).dump()["round"] <= record.table.dump()["round"]
    record.verify()


def luck_survives_an_undo(record: Record, pick: int, seat: int) -> None:
    """Take a pick back and make it again: the same table. The record keeps every line."""
    before = snapshot(record.table)
    lines = len(record.lines)
    record.choose(pick, seat)
    after = snapshot(record.table)
    if record.may_undo(seat):
        assert not record.table.revealed
        record.undo(seat)
        assert snapshot(record.table) == before
        assert len(record.lines) == lines + 2
        record.choose(pick, seat)
        assert snapshot(record.table) == after
    else:
        assert record.table.revealed or record.table.over
