"""The laws of every game: what must hold at any decision of any table, through the API alone."""

import json
import random
from collections import Counter
from typing import Any

import conclave
from conclave.table.errors import IllegalPick
from conclave.table.record import Record
from conclave.table.table import Table
from conclave.table.view import View
from conclave.text import describe_option, describe_question, describe_view, in_language, languages
from tests.laws.subject import A_COSTLY_LAW, A_LAW, Case

NEAR = 40  # decisions that a save is played on where it is not played to the end
REFUSED = 100  # picks not offered that are tried of a seat that is asked,
REFUSED_UNASKED = 5  # and of one that is not: it is refused before its pick is looked at


# The cheap laws, at every decision.


def the_question_is_sound(table: Table) -> None:
    """Somebody is asked as long as the game goes on, and has a choice, or is asked anyway."""
    if table.over:
        assert table.options == []
        assert table.waiting == []
        assert table.asked == -1
        return
    options = table.options
    assert table.asked == min(table.waiting)
    assert table.simultaneous or table.waiting == [table.asked]
    assert options
    assert len(set(options)) == len(options)
    assert all(table.spelling.has(pick) for pick in options)
    asked_anyway = table.ask_forced or table.asks_anyway()
    assert len(options) > 1 or asked_anyway, f"{table.effects.question_keys[table.question]} was asked with one answer"


CHEAP: list[A_LAW] = [the_question_is_sound]

# The costly ones, at some.


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


def copies_are_independent(case: Case) -> None:
    copy = case.table.copy()
    other = case.table.copy()
    assert copy.options == case.table.options
    saved, seen = snapshot(other), other.view(other.asked)
    play_on(other, case.seed, 25)
    assert saved == case.before, "a save changed when the table went on"
    assert json.dumps(seen.dump()) == case.sent(case.table.asked), "a view changed when the table went on"
    assert snapshot(copy) == case.before, "a copy is not the same, or playing on another changed it"
    assert snapshot(case.table) == case.before, "playing on a copy changed the original"


def a_save_plays_on_the_same(case: Case) -> None:
    """One save in four is played to the end, where games are not too long for it."""
    table = case.table
    loaded = conclave.load(json.loads(json.dumps(case.before)))
    assert snapshot(loaded) == case.before
    assert loaded.options == table.options
    assert [loaded.options_of(seat) for seat in range(table.seats)] == [
        table.options_of(seat) for seat in range(table.seats)
    ]
    copy = table.copy()
    picks = play_on(copy, case.seed, case.subject.far if case.one_in(4) else NEAR)
    follow(loaded, picks)
    assert snapshot(loaded) == snapshot(copy)
    assert loaded.scores == copy.scores


def only_offered_picks_work(case: Case) -> None:
    table = case.table
    dice = random.Random(case.seed)
    for seat in range(table.seats):
        options = table.options_of(seat)
        for pick in options:
            copy = table.copy()
            copy.choose(pick, seat)
            assert copy.over or copy.options
            assert table.parse(table.notation(pick)) == pick
        offered = set(options)
        everything = range(-1, table.spelling.size + 1)
        drawn = dice.sample(everything, min(REFUSED if options else REFUSED_UNASKED, len(everything)))
        for pick in [-1, table.spelling.size, *drawn]:
            assert pick in offered or refused(table, pick, seat), f"{pick} was not offered and still worked"
    assert snapshot(table) == case.before, "a refused pick changed the table"


def refused(table: Table, pick: int, seat: int) -> bool:
    try:
        table.choose(pick, seat)
    except IllegalPick:
        return True
    return False


def redeals_look_the_same(case: Case) -> None:
    """Two deals for a seat: the same to that seat to the last byte, and different elsewhere. For the seat asked, and
    for another or a spectator."""
    table, subject = case.table, case.subject
    others = [viewer for viewer in [None, *range(table.seats)] if viewer != table.asked]
    for viewer in [table.asked, random.Random(case.seed).choice(others)]:
        one, two = case.deals(viewer)
        for deal in (one, two):
            assert json.dumps(deal.view(viewer).dump()) == case.sent(viewer), "a deal changed what its seat sees"
            assert deal.waiting == table.waiting
            assert viewer is None or deal.options_of(viewer) == table.options_of(viewer)
        if subject.hidden(one) == subject.hidden(two) and subject.much_is_hidden(case.view(viewer).data):
            third = table.redeal(viewer, case.seed + 2)
            assert subject.hidden(one) != subject.hidden(third), "all deals are the same"
        play_on(one.copy(), case.seed, 8)


def what_is_seen_can_be_read(case: Case) -> None:
    """The question and its options, each told apart from the others; and the board, every other time. What is read is
    the view and nothing else: a deal, whose view is the same, reads the same."""
    viewer = case.table.asked
    view = case.view(viewer)
    # A language at a time: all of them together would cost more than all other laws.
    with in_language(languages()[case.seed % len(languages())]):
        question, *options = texts(view)
        assert len(set(options)) == len(options), "two options read the same"
        board = repr(describe_view(view)) if case.one_in(2) else ""
        if board and case.one_in(4):
            deal = case.deals(viewer)[0].view(viewer)
            assert texts(deal) == [question, *options], "a deal changed what its seat reads"
            assert repr(describe_view(deal)) == board, "a deal changed the board that its seat reads"
    assert json.dumps(view.dump()) == case.sent(viewer), "a view was changed by reading it"


def texts(view: View) -> list[str]:
    """What a seat is asked, and its options."""
    return [describe_question(view), *(describe_option(view, pick) for pick in view.options)]


def secrets_stay_secret(case: Case) -> None:
    """No view or event has the key in it before the end."""
    key = case.table.key.hex()
    for viewer in range(case.table.seats):
        assert ("key" in case.view(viewer).dump()) == case.table.over
        assert key not in case.sent(viewer)
        assert key not in json.dumps(case.table.events_for(viewer))


def the_same_is_told_of_the_same_pick(case: Case) -> None:
    """Two deals for a seat and a pick of its own that involves no luck: the seat is told the same, to the last byte."""
    viewer = case.table.asked
    pick = random.Random(case.seed).choice(case.table.options)
    deals = [deal.copy() for deal in case.deals(viewer)]
    for deal in deals:
        deal.choose(pick, viewer)
    if not any(deal.revealed or deal.asked != viewer for deal in deals):
        told = [json.dumps([deal.events_for(viewer), deal.view(viewer).dump()]) for deal in deals]
        assert told[0] == told[1], "what a seat is told depends on what it cannot know"


def every_option_says_what_it_is_about(case: Case) -> None:
    """A verb for each, two options are never about the same, and seats that are named are there, in the question too;
    who is not asked is told nothing of it."""
    for viewer in [None, *range(case.table.seats)]:
        data = case.view(viewer).data
        assert len(data["about"]) == len(data["options"])
        told = [json.dumps(about, sort_keys=True) for about in data["about"]]
        assert all(about["verb"] for about in data["about"])
        assert len(set(told)) == len(told), "two options are about the same"
        assert bool(data["arguments"]) <= bool(data["options"])
        assert all(0 <= told.get("seat", 0) < case.table.seats for told in [data["arguments"], *data["about"]])


def a_set_can_be_chosen_in_any_order(case: Case) -> None:
    """Any choice within what is told of a set is taken, as the picks one by one would be; anything else is refused."""
    table, seat = case.table, case.table.asked
    told = case.view(seat).data["set"]
    if told is None:
        return
    dice = random.Random(case.seed)
    all_of_them = [pick for pick, most in told["of"] for _ in range(min(most, told["most"]))]
    picks = dice.sample(all_of_them, dice.randint(max(1, told["least"]), told["most"]))
    whole, one_by_one = table.copy(), table.copy()
    made = whole.choose_set(picks, seat)
    chosen = [pick for pick in made if pick != told.get("done")]
    assert chosen == sorted(chosen)
    rest = (whole.asked, whole.question, whole.options)
    assert rest != (seat, table.question, [told.get("done")]), "the end of a set that is full is still asked for"
    assert Counter(chosen) <= Counter(picks), "something else was chosen; what is missing the table chose itself"
    for pick in made:
        one_by_one.choose(pick, seat)
    assert snapshot(whole) == snapshot(one_by_one)
    copy = table.copy()
    for wrong in ([], [*picks, all_of_them[0]] if len(picks) == told["most"] else [], [-1] * len(picks)):
        try:
            copy.choose_set(wrong, seat)
        except IllegalPick:
            continue
        raise AssertionError(f"{wrong} was taken for a set")
    assert snapshot(copy) == case.before


COSTLY: list[A_COSTLY_LAW] = [
    copies_are_independent,
    a_save_plays_on_the_same,
    only_offered_picks_work,
    redeals_look_the_same,
    what_is_seen_can_be_read,
    secrets_stay_secret,
    the_same_is_told_of_the_same_pick,
    every_option_says_what_it_is_about,
    a_set_can_be_chosen_in_any_order,
]


# Laws of a whole game, on its record.


def the_record_replays(record: Record) -> None:
    """What was written down is loaded, which plays it all again and verifies it."""
    data = json.loads(json.dumps(record.dump()))
    again = Record.load(data)
    assert again.table.scores == record.table.scores
    assert again.table.winners == record.table.winners
    assert snapshot(again.table) == snapshot(record.table)
    half = len(record.standing) // 2
    assert record.replay(half).dump()["round"] <= record.table.dump()["round"]


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
