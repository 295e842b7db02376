"""Records: written down, read again, undone, and refused where they are not what they say."""

import json
from typing import Any

import pytest

from conclave.table.errors import BadOption, BadRecord, Fault, IllegalPick
from conclave.table.record import Record, checksum
from conclave.text import describe_reason
from conclave.text.catalogue import in_language


def begin(**options: Any) -> Record:
    return Record.begin("seasons", **{"players": 2, "seed": 4, **options})


def finished(seed: int = 4) -> Record:
    record = begin(seed=seed, level="apprentice")
    while not record.table.over:
        record.choose(record.table.options[0])
    return record


def through_prelude(record: Record) -> Record:
    while record.table.simultaneous:
        record.choose(record.table.options[0])
    return record


def say(record: Record, text: str) -> None:
    record.choose(record.table.parse(text))


def reason_key(fault: pytest.ExceptionInfo[Fault]) -> str:
    return fault.value.reason.key


# Writing and reading.


def test_a_record_is_plain_data_and_comes_back() -> None:
    record = finished()
    data = json.loads(json.dumps(record.dump()))
    again = Record.load(data)
    assert again.dump() == data
    assert again.table.dump() == record.table.dump()
    record.verify()


def test_the_key_is_committed_to_and_shown_at_the_end() -> None:
    record = begin(level="apprentice")
    record.choose(record.table.options[0])
    shown = record.dump(private=False)
    assert "key" not in shown
    assert "picks" not in shown, "others must not read secret picks"
    assert (len(shown["commitment"]), shown["made"]) == (64, 1)
    with pytest.raises(BadRecord) as fault:
        Record.load(shown)
    assert reason_key(fault) == "record-no-key"
    assert finished().dump(private=False)["key"] == record.key.hex()


def test_a_record_replays_to_any_decision() -> None:
    record = finished()
    assert record.replay(0).dump() == begin(level="apprentice").table.dump()
    assert record.replay().dump() == record.table.dump()
    assert record.replay(20).round <= record.table.round
    for beyond in (-1, len(record.standing) + 1):
        with pytest.raises(BadRecord) as fault:
            record.replay(beyond)
        assert reason_key(fault) == "record-to"


def test_a_refused_pick_is_not_written_down() -> None:
    record = begin()
    with pytest.raises(IllegalPick):
        record.choose(0)
    assert record.lines == []


def test_without_luck_there_is_no_record() -> None:
    with pytest.raises(BadOption):
        Record.begin("seasons", players=2)


# What is not a record, or not what it says.


def spoil(change: dict[str, Any], mend_sum: bool = True) -> Any:
    data = json.loads(json.dumps(finished().dump()))
    for name, value in change.items():
        if value is None:
            del data[name]
        else:
            data[name] = value
    if mend_sum:
        data["sum"] = checksum(data)
    return data


@pytest.mark.parametrize(
    ("data", "key"),
    [
        (None, "record-foreign"),
        ([], "record-foreign"),
        ({"format": "PGN"}, "record-foreign"),
        (spoil({"scores": [1, 2]}, mend_sum=False), "record-sum"),
        (spoil({"scores": [1, 2]}), "record-scores"),
        (spoil({"winners": [1, 2]}), "record-winners"),
        (spoil({"winners": None}), "record-winners"),
        (spoil({"picks": None}), "record-lacks"),
        (spoil({"key": None}), "record-no-key"),
        (spoil({"key": "00" * 32}), "record-commitment"),
        (spoil({"key": "no"}), "record-key"),
        (spoil({"revision": 7}), "revision-unknown"),
        (spoil({"revision": 0}), "revision-unknown"),
        (spoil({"revision": "1"}), "record-lacks"),
        (spoil({"revision": None}), "record-lacks"),
        (spoil({"picks": ["1 end turn"]}), "record-pick"),
        (spoil({"picks": ["end turn"]}), "record-line"),
        (spoil({"picks": [3]}), "record-line"),
        (spoil({"picks": ["1 undo"]}), "undo-nothing"),
        (spoil({"picks": []}), "record-unfinished"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_is_wrong_with_a_record_is_named(data: Any, key: str) -> None:
    with pytest.raises(BadRecord) as fault:
        Record.load(data)
    assert reason_key(fault) == key


def test_a_record_of_an_unknown_game_or_option_is_refused() -> None:
    with pytest.raises(BadOption):
        Record.load(spoil({"game": "chess"}))
    with pytest.raises(BadOption):
        Record.load(spoil({"options": {"players": 9}}))


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Revision 7 of the rules of Seasons is not known to this program, which knows 1."),
        ("fr", "La révision 7 des règles de Seasons n’est pas connue de ce programme, qui connaît la révision 1."),
        ("it", "La revisione 7 delle regole di Seasons non è nota a questo programma, che conosce la revisione 1."),
    ],
)
def test_a_record_of_a_revision_that_is_not_known_is_refused_in_those_words(language: str, told: str) -> None:
    """Its options may be unknown as well: the revision comes first, and nothing is called damaged."""
    record = spoil({"revision": 7, "options": {"new": "option"}, "picks": ["1 new pick"]})
    with pytest.raises(BadRecord) as fault:
        Record.load(record)
    with in_language(language):
        assert describe_reason(fault.value.reason) == told


# Taking back.


def test_a_seat_takes_back_its_own_pick() -> None:
    record = through_prelude(begin(level="apprentice"))
    first = record.table.asked
    before = record.table.dump()
    say(record, "take die 1")
    record.undo(first)
    assert record.table.dump() == before
    assert [line.write() for line in record.lines[-2:]] == [f"{first + 1} take die 1", f"{first + 1} undo"]


def test_nobody_takes_back_anothers_pick_or_one_that_another_answered() -> None:
    record = through_prelude(begin(level="apprentice"))
    first = record.table.asked
    say(record, "take die 1")
    assert not record.may_undo(1 - first)
    say(record, record.table.notation(record.table.options[0]))
    assert not record.may_undo(first)
    assert record.may_undo(1 - first) == (not record.revealing[-1])
    with pytest.raises(BadRecord) as fault:
        record.undo(first)
    assert reason_key(fault) == "undo-nothing"


def test_a_roll_cannot_be_taken_back() -> None:
    """The last pick of the prelude lets the first dice be rolled."""
    record = through_prelude(begin(level="apprentice"))
    assert [record.may_undo(seat) for seat in (0, 1)] == [False, False]


def test_in_the_draft_an_answer_may_be_changed_while_others_choose() -> None:
    record = begin(players=3)
    options = record.table.options_of(1)
    record.choose(options[0], 1)
    record.choose(record.table.options_of(2)[0], 2)
    record.undo(1)
    assert record.table.waiting == [0, 1]
    record.choose(options[1], 1)
    record.choose(record.table.options_of(0)[0], 0)
    assert not any(record.may_undo(seat) for seat in range(3)), "new packs have been seen"
    record.verify()


def test_several_picks_are_taken_back_one_by_one() -> None:
    record = begin(level="apprentice")
    start = record.table.dump()
    for _ in range(3):
        record.choose(record.table.options_of(0)[0], 0)
    for _ in range(3):
        record.undo(0)
    assert record.table.dump() == start
    assert not record.may_undo(0)


def test_after_the_end_nothing_is_taken_back() -> None:
    """The end shows the key, and with it every card."""
    record = finished()
    assert not any(record.may_undo(seat) for seat in (0, 1))


def test_an_undone_game_is_the_same_game() -> None:
    """Undo and redo at every chance: the same end, the same luck."""
    straight = finished()
    wavering = begin(level="apprentice")
    while not wavering.table.over:
        seat = wavering.table.asked
        pick = wavering.table.options[0]
        wavering.choose(pick, seat)
        if wavering.may_undo(seat) and len(wavering.lines) < 150:
            wavering.undo(seat)
            wavering.choose(pick, seat)
    assert wavering.table.dump() == straight.table.dump()
    wavering.verify()


def test_nobody_goes_back_from_the_tokens_to_the_libraries() -> None:
    """Each step of the prelude that all take together is over once the last has answered."""
    record = Record.begin("seasons", players=2, seed=0, tokens=True)
    while record.table.view(None).question != "token":
        record.choose(record.table.options[0])
    assert not record.may_undo(0)
    assert not record.may_undo(1)
    record.choose(record.table.options_of(1)[0], 1)
    assert not record.may_undo(0)
    record.undo(1)
    record.choose(record.table.options_of(1)[1], 1)
    record.choose(record.table.options_of(0)[0], 0)
    assert not record.may_undo(1)


def a_set(record: Record, seat: int) -> list[int]:
    choice = record.table.choice_set(seat)
    assert choice is not None
    return [pick for pick, most in choice.of for _ in range(most)][: choice.most][::-1]


def test_a_set_is_taken_back_as_a_whole() -> None:
    record = begin(level="apprentice")
    before = record.table.dump()
    made = record.choose_set(a_set(record, 0), 0)
    record.choose(record.table.options_of(1)[0], 1)
    assert record.undo(0) == range(len(made))
    assert [line.seat for line in map(record.lines.__getitem__, record.standing)] == [1]
    record.undo(1)
    assert record.table.dump() == before
    with pytest.raises(BadRecord, match="undo-nothing"):
        record.undo(0)


def test_picks_that_were_made_one_by_one_are_taken_back_one_by_one() -> None:
    record = begin(level="apprentice")
    for pick in sorted(a_set(record, 0)):
        record.choose(pick, 0)
    assert len(record.undo(0)) == 1


def test_a_set_is_written_down_and_read_again() -> None:
    record = begin(level="apprentice")
    made = record.choose_set(a_set(record, 1), 1)
    lines = record.dump()["picks"]
    assert [line.startswith("2 + ") for line in lines] == [False] + [True] * (len(made) - 1)
    again = Record.load(record.dump())
    assert again.dump() == record.dump()
    assert again.undo(1) == range(len(made))


def test_what_is_no_set_changes_neither_table_nor_record() -> None:
    record = begin(level="apprentice")
    before = record.dump(), record.table.dump()
    for wrong in ([], a_set(record, 0)[:-1], [-1], [a_set(record, 0)[0]] * len(a_set(record, 0))):
        with pytest.raises(IllegalPick):
            record.choose_set(wrong, 0)
    assert (record.dump(), record.table.dump()) == before


@pytest.mark.parametrize("change", ["first", "another's", "after an undo", "an undo"])
def test_a_pick_that_goes_on_nothing_is_refused(change: str) -> None:
    record = begin(level="apprentice")
    record.choose_set(a_set(record, 0), 0)
    lines = record.dump()["picks"]
    first, second = lines[:2]
    lines = {
        "first": ["1 + " + first[2:]],
        "another's": [first, "2 + " + begin(level="apprentice").table.notation(a_set(record, 1)[-1])],
        "after an undo": [first, "1 undo", "1 + " + first[2:]],
        "an undo": [first, "1 + undo"],
    }[change]
    assert second.startswith("1 + ")
    data = record.dump() | {"picks": lines}
    data["sum"] = checksum(data)
    with pytest.raises(BadRecord, match="record-line"):
        Record.load(data)
