"""Why something is not legal now, in Archimage: each reason, and its arguments."""

from typing import Any

import pytest

from conclave.table.errors import BadOption
from tests.games.archimage.scene import A, B, Scene

PAUSE = "rebirth-spirit"


def why(s: Scene, text: str, seat: int | None = None) -> tuple[str, dict[str, Any]]:
    reason = s.t.why_not(text, seat)
    assert reason is not None
    return reason.key, reason.args


def scene() -> Scene:
    """A can break space 1 with one red die; what else there is, A cannot."""
    lying = {1: "fire 3", 2: "growth-fire", 3: "air 2", 4: "fire 4", 5: "evolution-fire", 6: "water 6"}
    s = Scene("0-1-2, 0-3, 0-4, 0-5, 0-6", lying, circle="IV").sixes().guardian("fire", 5)
    s.has(A, "evolution-water", "synergy-fire", PAUSE).has(A, "growth-air", down=True)
    return s.dice(A, "red 5", "blue 1").dice(B, "red 1").familiar(B, 4)


@pytest.mark.parametrize("text", ["break 1", "cast evolution-water", "evolution-water", "cast rebirth-spirit"])
def test_what_is_legal_has_no_reason_against_it(text: str) -> None:
    assert scene().turn().t.why_not(text) is None


@pytest.mark.parametrize(
    ("text", "key", "args"),
    [
        ("dance", "not-a-pick", {"pick": "dance"}),
        ("break 1000", "not-a-pick", {"pick": "break 1000"}),
        ("give up", "must-break", {}),
        ("break 100", "no-such-space", {"space": 100, "spaces": 13}),
        ("break 0", "nothing-to-break", {"space": 0}),
        ("break 5", "under-a-guardian", {"space": 5}),
        ("break 4", "under-a-familiar", {"space": 4}),
        ("break 2", "no-free-way", {"space": 2}),
        ("break 3", "dice-short", {"space": 3, "element": "air", "power": 2}),
        ("break 6", "dice-short", {"space": 6, "element": "water", "power": 6}),
        ("cast growth-fire", "not-your-scroll", {"scroll": "growth-fire"}),
        ("growth-fire", "not-your-scroll", {"scroll": "growth-fire"}),
        ("cast synergy-fire", "never-cast", {"scroll": "synergy-fire"}),
        ("cast growth-air", "face-down", {"scroll": "growth-air"}),
        ("take red", "not-asked-for", {"pick": "take red", "question": "turn"}),
        ("done", "not-asked-for", {"pick": "done", "question": "turn"}),
        ("space 3", "not-asked-for", {"pick": "space 3", "question": "turn"}),
    ],
)
def test_reasons_in_a_turn(text: str, key: str, args: dict[str, Any]) -> None:
    assert why(scene().turn(), text) == (key, args)


def test_a_spell_that_would_change_nothing() -> None:
    s = Scene().sixes().has(A, "evolution-water", PAUSE).dice(A, "red 5").turn()
    assert why(s, "cast evolution-water") == ("changes-nothing", {"scroll": "evolution-water"})


def test_who_is_not_asked() -> None:
    s = scene().turn()
    assert why(s, "break 1", B) == ("not-your-turn", {"seat": 2, "asked": 1})
    assert why(s, "dance", B)[0] == "not-a-pick"


def test_another_question_is_open() -> None:
    s = scene().turn().says("cast rebirth-spirit")
    assert s.question == "reroll"
    assert why(s, "break 1") == ("answer-first", {"question": "reroll"})
    assert why(s, "cast evolution-water") == why(s, "give up") == why(s, "break 1")
    assert why(s, "done")[0] == "not-asked-for"
    assert s.t.why_not("die red 5") is None


def test_after_the_end() -> None:
    s = Scene("0-1", {1: "fire 2"}).dice(A, "red 2").turn()
    while not s.t.over:
        s.says(s.options[0])
    assert why(s, "break 1", A) == ("game-over", {})


def test_a_guardian_comes_before_a_familiar_and_a_way_before_dice() -> None:
    """The first thing that stands against it is told."""
    s = Scene("0-1-2", {1: "fire 6", 2: "growth-fire"}, circle="IV").sixes().guardian("fire", 2).has(A, PAUSE)
    s.dice(A, "blue 1").turn()
    assert why(s, "break 2")[0] == "under-a-guardian"
    s = Scene("0-1-2", {1: "fire 6", 2: "growth-fire"}, circle="IV").sixes().has(A, PAUSE).dice(A, "blue 1").turn()
    assert why(s, "break 2")[0] == "no-free-way"


def test_a_seat_that_does_not_exist() -> None:
    with pytest.raises(BadOption):
        scene().turn().t.why_not("break 1", 7)


def test_asking_changes_nothing() -> None:
    s = scene().turn()
    before = s.t.dump()
    for text in ("break 1", "break 2", "give up", "cast growth-air", "dance"):
        s.t.why_not(text)
    assert s.t.dump() == before


def test_a_reason_for_everything_that_is_not_offered() -> None:
    """Every pick there is: either it is offered, or there is a reason against it."""
    s = scene().turn()
    for pick in s.t.spelling.picks.values():
        assert (s.t.why_not(s.t.notation(pick)) is None) == (pick in s.t.options)
