"""The rule booklet's own examples."""

import conclave
from tests.games.archimage.scene import A, B, Scene

# The worked turn: the mage stands before Growth of Fire, and Rebirth of Spirit can be reached too.
GROWTH, REBIRTH, MAGE = 2, 3, 1


def worked_turn(*theirs: str) -> Scene:
    s = Scene("0-1-2, 1-3", {GROWTH: "growth-fire", REBIRTH: "rebirth-spirit"}).sixes().mage(A, MAGE)
    s.dice(A, "red 1", "yellow 2", "blue 3").has(A, "bond", "transmutation-air", "evolution-fire")
    return s.dice(B, *theirs).has(B, "evolution-earth")


def test_the_worked_turn_first_option() -> None:
    """Two spells make the dice worth Growth of Fire, which helps in the next turn."""
    s = worked_turn("green 1").rolling(4).turn()
    s.says("cast transmutation-air", "colour red")
    assert s.dice_of(A) == ["red 1", "red 2", "blue 3"]
    s.says("cast evolution-fire", "die red 1", "die red 2")
    assert s.dice_of(A) == ["red 3", "red 4", "blue 3"]
    s.says(f"break {GROWTH}")
    assert (s.dice_of(A), s.mage_at(A), s.reserve["red"]) == (["blue 3"], GROWTH, 3)
    assert "growth-fire" in s.face_up(A)
    s.says("B: give up", "take green")
    s.says("A: cast growth-fire")
    assert s.dice_of(A) == ["red 4", "blue 3"]
    assert s.says(f"break {REBIRTH}", "die blue 3").mage_at(A) == REBIRTH


def test_the_worked_turn_second_option() -> None:
    """The familiar keeps the place; Rebirth of Spirit first, Growth of Fire a turn later."""
    s = worked_turn("green 1", "red 6").turn()
    s.says("cast bond", f"break {REBIRTH}")  # no token is near: the familiar can only stay where the mage is
    assert (s.mage_at(A), s.familiar_at(A), s.dice_of(A)) == (REBIRTH, MAGE, ["red 1", "yellow 2"])
    assert s.why(f"break {GROWTH}", B) == "no-free-way"
    s.says("B: give up", "take green")
    s.says("A: cast transmutation-air", "colour red", "cast evolution-fire", "die red 1", "die red 2")
    s.says(f"break {GROWTH}")
    assert (s.mage_at(A), s.dice_of(A)) == (GROWTH, [])
    assert s.face_up(A) == ["bond", "evolution-fire", "growth-fire", "rebirth-spirit", "transmutation-air"]


def test_dice_for_a_seal_of_earth() -> None:
    """Green 2, 3 and 4 against a 4: the 4, or the 2 and the 3; never the 2 and the 4."""
    s = Scene("0-1", {1: "earth 4"}).sixes().dice(A, "green 2", "green 3", "green 4").has(A, "rebirth-earth").turn()
    s.says("break 1")
    assert s.options == ["die green 2", "die green 4"]
    four = Scene.of(s.t.copy()).says("die green 4")
    assert four.dice_of(A) == ["green 2", "green 3"]
    assert s.says("die green 2").dice_of(A) == ["green 4"]


def test_dice_in_the_reserves_for_three() -> None:
    """Four of each colour."""
    s = Scene.of(conclave.new("archimage", players=3, seed=1))
    assert s.reserve == {"red": 4, "blue": 4, "yellow": 4, "green": 4}


def test_rebirth_of_air_rolls_whichever_yellow_dice() -> None:
    s = Scene().sixes().dice(A, "yellow 1", "yellow 2", "red 3").has(A, "rebirth-air", "bond").rolling(6).turn()
    s.says("cast rebirth-air")
    assert s.options == ["die yellow 1", "die yellow 2"]
    assert s.says("die yellow 1").options == ["done", "die yellow 2"]


def test_evolution_of_fire_with_sixes() -> None:
    """If all red dice show 6 it cannot be used."""
    s = Scene().sixes().dice(A, "red 6", "red 6", "blue 1").has(A, "evolution-fire", "rebirth-water").turn()
    assert s.why("cast evolution-fire") == "changes-nothing"


def test_transmutation_of_two_red_dice() -> None:
    """Both become yellow if two are left; or one becomes blue; with the scroll of fire or of spirit."""
    for scroll in ("transmutation-fire", "transmutation-spirit"):
        s = Scene().sixes().dice(A, "red 3", "red 5").has(A, scroll, "rebirth-spirit").turn()
        s.says(f"cast {scroll}", "die red 3", "die red 5", "colour yellow")
        assert s.dice_of(A) == ["yellow 3", "yellow 5"]
        s = Scene().sixes().dice(A, "red 3", "red 5").has(A, scroll, "rebirth-spirit").turn()
        s.says(f"cast {scroll}", "die red 3", "done", "colour blue")
        assert s.dice_of(A) == ["red 5", "blue 3"]
        s = Scene().sixes().dice(A, "red 3", "red 5").dice(B, "yellow 1", "yellow 1").has(A, scroll, "bond").turn()
        s.says(f"cast {scroll}", "die red 3", "die red 5")
        assert s.options == ["colour blue", "colour green"]


def test_rebirth_of_spirit_never_rolls_two_colours() -> None:
    """Yellow 2 and 4 or green 3, not all three."""
    dice = ["yellow 2", "yellow 4", "green 3"]
    s = Scene().sixes().dice(A, *dice).has(A, "rebirth-spirit", "evolution-air").rolling(1, 1).turn()
    s.says("cast rebirth-spirit", "die yellow 2", "die yellow 4")
    assert s.dice_of(A) == ["yellow 1", "yellow 1", "green 3"]
    s = Scene().sixes().dice(A, *dice).has(A, "rebirth-spirit", "evolution-air").rolling(1).turn()
    assert s.says("cast rebirth-spirit", "die green 3").dice_of(A) == ["yellow 2", "yellow 4", "green 1"]


def test_evolution_of_yellow_dice() -> None:
    """A 2 becomes a 4 and a 5 a 6; the scroll of spirit raises the yellow ones or the red one, not both."""
    dice = ["yellow 2", "yellow 5", "red 4"]
    s = Scene().sixes().dice(A, *dice).has(A, "evolution-air", "rebirth-spirit").turn()
    s.says("cast evolution-air", "die yellow 2", "die yellow 5")
    assert s.dice_of(A) == ["red 4", "yellow 4", "yellow 6"]
    s = Scene().sixes().dice(A, *dice).has(A, "evolution-spirit", "rebirth-spirit").turn()
    assert s.says("cast evolution-spirit").options == ["die red 4", "die yellow 2", "die yellow 5"]
    red = Scene.of(s.t.copy()).says("die red 4")
    assert red.dice_of(A) == ["red 6", "yellow 2", "yellow 5"]
    s.says("die yellow 2", "die yellow 5")
    assert s.dice_of(A) == ["red 4", "yellow 4", "yellow 6"]


def test_a_score_of_twenty_seven() -> None:
    """24 for the scrolls and 3 for three of air."""
    s = Scene().sixes().dice(A, "red 1")
    s.has(A, "bond", "transmutation-air", "rebirth-fire", "rebirth-spirit", "evolution-fire", "growth-air")
    s.has(A, "synergy-air").turn()
    points = s.t.breakdown(A)
    assert sum(points[name] for name in points if name.startswith("scroll")) == 24
    assert points["synergy synergy-air"] == 3
    assert s.t.scores[A] == 27
