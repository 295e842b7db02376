"""What is told: every choice's events, in order."""

from typing import Any

from tests.games.archimage.scene import A, B, Scene, die_named, seal_named

PAUSE = "rebirth-spirit"  # can be used with any die: while it lies there, a turn goes on


def told(s: Scene) -> list[tuple[object, ...]]:
    """Each event but choices that the table made: its name, seat and scroll, and the die, seal or numbers."""
    lines = []
    for event in map(dict[str, Any], s.t.events):
        if event["event"] == "chose":
            continue
        die, seal = event.get("die"), event.get("seal")
        amount = event.get("amount", 0)
        if die:
            amount = f"{die['colour']} {die['value']}"
        elif seal:
            amount = f"{seal['element']} {seal['power']}"
        lines.append(tuple(part for part in (event["event"], event["seat"], event["scroll"], amount) if part != ""))
    return lines


def others(s: Scene, name: str) -> list[int]:
    """The other seats or spaces that the events of a name speak of."""
    return [event["other"] for event in s.events(name)]


def test_a_token_broken() -> None:
    """The dice, the token, the familiar that stood there, the move."""
    s = Scene("0-1", {1: "fire 5"}).sixes().dice(A, "red 2", "red 3", "blue 1").has(A, PAUSE).familiar(A, 1).turn()
    s.says("break 1")
    assert told(s) == [
        ("lost-die", A, "red 2"),
        ("lost-die", A, "red 3"),
        ("broke-seal", A, "fire 5"),
        ("familiar-home", A, 0),
        ("moved", A, 0),
    ]
    assert (others(s, "broke-seal"), others(s, "moved")) == ([1], [1])


def test_a_scroll_won() -> None:
    s = Scene("0-1", {1: "rebirth-fire"}).sixes().dice(A, "red 3", "blue 1").has(A, PAUSE).turn().says("break 1")
    assert told(s) == [("lost-die", A, "red 3"), ("won-scroll", A, "rebirth-fire", 0), ("moved", A, 0)]
    assert (others(s, "won-scroll"), others(s, "moved")) == ([1], [1])


def test_a_token_absorbed_and_used() -> None:
    s = Scene("0-1", {1: "fire 3"}, circle="II").sixes().dice(A, "red 3", "blue 1").has(A, "absorption-fire", PAUSE)
    s.turn().says("break 1", "scroll absorption-fire")
    assert told(s) == [("absorbed", A, "absorption-fire", "fire 3")]
    s.says("cast absorption-fire")
    assert told(s) == [("cast", A, "absorption-fire", 0), ("changed-die", A, "blue 4")]
    assert others(s, "changed-die") == [die_named("blue 1")]


def test_a_familiar_sent_out() -> None:
    s = Scene("0-1-2", {2: "fire 2"}).sixes().dice(A, "red 2", "blue 1").has(A, "bond", PAUSE).mage(A, 1).turn()
    s.says("cast bond", "familiar here")
    assert told(s) == [("familiar", A, 0)]
    assert others(s, "familiar") == [1]
    s = Scene("0-1-2", {2: "fire 2"}).sixes().dice(A, "red 2", "blue 1").has(A, "bond", PAUSE).mage(A, 1).turn()
    s.says("cast bond", "familiar breaks")
    assert told(s) == [("lost-die", A, "red 2"), ("broke-seal", A, "fire 2"), ("familiar", A, 0)]
    assert others(s, "familiar") == [2]


def test_dice_taken_and_rolled() -> None:
    """Growth, Rebirth and Transmutation."""
    s = Scene().sixes().dice(A, "red 2").has(A, "growth-air", "rebirth-fire", "transmutation-fire", PAUSE)
    s.rolling(5).turn()
    assert told(s.says("cast growth-air")) == [("cast", A, "growth-air", 0), ("gained-die", A, "yellow 5")]
    s.rolling(4)
    assert told(s.says("cast rebirth-fire")) == [("cast", A, "rebirth-fire", 0), ("changed-die", A, "red 4")]
    s.says("cast transmutation-fire", "colour green")
    assert told(s) == [("changed-die", A, "green 4")]
    assert others(s, "changed-die") == [die_named("red 4")]


def test_what_passages_do() -> None:
    lying = {1: "fire 4", 2: "water 4", 3: "growth-fire", 4: "rebirth-air"}
    s = Scene("0-1-2, 0-3-4", lying, circle="II").dice(A, "green 1").has(A, "inversion-fire", "reorganisation-fire")
    s.has(A, "disintegration-fire", PAUSE).turn()
    assert told(s.says("cast inversion-fire")) == [
        ("cast", A, "inversion-fire", 0),
        ("swapped-seals", A, "inversion-fire", 1),
    ]
    assert others(s, "swapped-seals") == [2]
    assert told(s.says("cast reorganisation-fire"))[1:] == [("swapped-scrolls", A, "reorganisation-fire", 3)]
    assert others(s, "swapped-scrolls") == [4]
    assert told(s.says("cast disintegration-fire"))[1:] == [("removed-seal", A, "disintegration-fire", "fire 4")]
    assert others(s, "removed-seal") == [2]
    assert s.t.seals[1] == seal_named("water 4")


def test_a_round_that_ends_and_the_next() -> None:
    """Giving up, leaving, taking dice, the token handed on, the roll."""
    s = Scene().sixes().dice(A, "red 2").has(A, PAUSE, "bond").familiar(A, 1).has(B, PAUSE).waits(B, "blue").turn()
    s.says("give up")
    assert told(s) == [("gave-up", A, 0), ("lost-die", A, "red 2"), ("familiar-home", A, 0), ("round-over", A, 0)]
    s.says("take red")
    assert told(s) == [("took-die", A, 0)]
    s.says("take blue").says("take blue")
    assert told(s)[:3] == [("took-die", A, 1), ("first-player", B, 0), ("round", B, 2)]
    assert [line[:2] for line in told(s)[3:]] == [("rolled", B), ("rolled", A), ("rolled", A), ("rolled", A)]


def test_the_end_is_told_to_all() -> None:
    s = Scene().dice(A, "red 2").has(A, PAUSE).turn()
    s.says("give up", "take red", "take red", "take red")
    assert told(s) == [("took-die", A, 0), ("game-ended", A, 0)]
    for seat in (A, B, None):
        assert s.t.events_for(seat) == s.t.events
