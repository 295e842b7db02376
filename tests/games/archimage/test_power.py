"""The spells of circles 0 and I, the school of Power: a test is named after its spell, for scripts/mutants."""

import pytest

from tests.games.archimage.scene import A, B, Scene

NATURAL = [("fire", "red"), ("water", "blue"), ("air", "yellow"), ("earth", "green")]
PAUSE = "rebirth-spirit"  # can be used with any die: while it lies there, a turn goes on


def scene(scroll: str, *dice: str, pause: str = PAUSE) -> Scene:
    """A has dice and a scroll; nothing can be broken."""
    return Scene().sixes().dice(A, *dice).has(A, scroll, pause)


# Transmutation -----------------------------------------------------------------------------------------------------


def test_transmutation() -> None:
    """Dice of the colour become as many of one other, and show what they showed."""
    s = scene("transmutation-fire", "red 3", "red 5", "blue 2").turn()
    s.says("cast transmutation-fire")
    assert (s.question, s.options) == ("transmute", ["die red 3", "die red 5"])
    s.says("die red 3", "die red 5")
    assert (s.question, s.options) == ("new-colour", ["colour blue", "colour yellow", "colour green"])
    s.says("colour yellow")
    assert s.dice_of(A) == ["blue 2", "yellow 3", "yellow 5"]
    assert s.reserve == {"red": 3, "blue": 2, "yellow": 1, "green": 3}
    assert (s.question, s.face_down(A)) == ("turn", ["transmutation-fire"])


def test_transmutation_of_spirit() -> None:
    """Dice of any colour, but of one only."""
    s = scene("transmutation-spirit", "red 3", "red 5", "blue 2").turn()
    s.says("cast transmutation-spirit")
    assert s.options == ["die red 3", "die red 5", "die blue 2"]
    s.says("die red 3")
    assert s.options == ["done", "die red 5"]
    s.says("done", "colour blue")
    assert s.dice_of(A) == ["red 5", "blue 2", "blue 3"]


@pytest.mark.parametrize(("element", "colour"), NATURAL)
def test_transmutation_of_each_element(element: str, colour: str) -> None:
    """Its own colour goes, each other may come."""
    s = scene(f"transmutation-{element}", "red 1", "blue 1", "yellow 1", "green 1").turn()
    s.says(f"cast transmutation-{element}")
    others = [other for _, other in NATURAL if other != colour]
    assert s.options == [f"colour {other}" for other in others]
    s.says(f"colour {others[0]}")
    assert s.dice_of(A).count(f"{others[0]} 1") == 2
    assert f"{colour} 1" not in s.dice_of(A)


def test_transmutation_with_few_dice_in_the_reserves() -> None:
    """No more dice than one other colour has left; a colour with fewer is not offered."""
    s = scene("transmutation-fire", "red 1", "red 2", "red 3").dice(B, "blue 1", "blue 1", "yellow 1").turn()
    s.says("cast transmutation-fire", "die red 1", "die red 2")
    assert s.options == ["done", "die red 3"]
    assert s.says("done").options == ["colour yellow", "colour green"]
    few = ["blue 1", "blue 1", "yellow 1", "yellow 1", "green 1", "green 1"]
    s = scene("transmutation-fire", "red 1", "red 2", "red 3").dice(B, *few).turn()
    s.says("cast transmutation-fire", "die red 2")
    assert (s.question, s.options) == ("new-colour", ["colour blue", "colour yellow", "colour green"])


def test_transmutation_that_changes_nothing() -> None:
    """Without a die of the colour, or a die of another in the reserves."""
    s = scene("transmutation-fire", "blue 3").turn()
    assert s.why("cast transmutation-fire") == "changes-nothing"
    others = [f"{colour} 1" for _, colour in NATURAL[1:]] * 3
    s = scene("transmutation-fire", "red 3").dice(B, *others).turn()
    assert s.reserve == {"red": 2, "blue": 0, "yellow": 0, "green": 0}
    assert s.why("cast transmutation-fire") == "changes-nothing"


# Rebirth -----------------------------------------------------------------------------------------------------------


def test_rebirth() -> None:
    """Dice of the colour are rolled again."""
    s = scene("rebirth-fire", "red 2", "red 4", "green 3").rolling(6, 1).turn()
    s.says("cast rebirth-fire")
    assert (s.question, s.options) == ("reroll", ["die red 2", "die red 4"])
    s.says("die red 2", "die red 4")
    assert s.dice_of(A) == ["red 1", "red 6", "green 3"]
    assert (s.question, s.face_down(A)) == ("turn", ["rebirth-fire"])


def test_rebirth_of_spirit() -> None:
    """Dice of any colour, but of one only."""
    s = scene("rebirth-spirit", "yellow 2", "yellow 4", "green 3", pause="evolution-earth").rolling(6).turn()
    s.says("cast rebirth-spirit")
    assert s.options == ["die yellow 2", "die yellow 4", "die green 3"]
    s.says("die yellow 2")
    assert s.options == ["done", "die yellow 4"]
    assert s.says("done").dice_of(A) == ["yellow 4", "yellow 6", "green 3"]


@pytest.mark.parametrize(("element", "colour"), NATURAL)
def test_rebirth_of_each_element(element: str, colour: str) -> None:
    s = scene(f"rebirth-{element}", "red 2", "blue 2", "yellow 2", "green 2").rolling(5).turn()
    s.says(f"cast rebirth-{element}")
    assert sorted(s.dice_of(A)) == sorted([f"{colour} 5"] + [f"{other} 2" for _, other in NATURAL if other != colour])


def test_rebirth_of_some() -> None:
    s = scene("rebirth-fire", "red 2", "red 2", "red 4").rolling(6).turn()
    assert s.says("cast rebirth-fire", "die red 2", "done").dice_of(A) == ["red 2", "red 4", "red 6"]


def test_rebirth_may_show_the_same_again() -> None:
    s = scene("rebirth-fire", "red 4", "green 3").rolling(4).turn()
    assert s.says("cast rebirth-fire").dice_of(A) == ["red 4", "green 3"]
    assert s.face_down(A) == ["rebirth-fire"]


def test_rebirth_that_changes_nothing() -> None:
    s = scene("rebirth-fire", "green 3").turn()
    assert s.why("cast rebirth-fire") == "changes-nothing"


# Evolution ---------------------------------------------------------------------------------------------------------


def test_evolution() -> None:
    """Two more on dice of the colour."""
    s = scene("evolution-fire", "red 1", "red 4", "blue 3").turn()
    s.says("cast evolution-fire")
    assert (s.question, s.options) == ("evolve", ["die red 1", "die red 4"])
    s.says("die red 1", "die red 4")
    assert s.dice_of(A) == ["red 3", "red 6", "blue 3"]
    assert (s.question, s.face_down(A)) == ("turn", ["evolution-fire"])


def test_evolution_of_spirit() -> None:
    """Dice of any colour, but of one only."""
    s = scene("evolution-spirit", "red 4", "yellow 2", "yellow 3").turn()
    s.says("cast evolution-spirit")
    assert s.options == ["die red 4", "die yellow 2", "die yellow 3"]
    s.says("die yellow 2")
    assert s.options == ["done", "die yellow 3"]
    assert s.says("die yellow 3").dice_of(A) == ["red 4", "yellow 4", "yellow 5"]


@pytest.mark.parametrize(("element", "colour"), NATURAL)
def test_evolution_of_each_element(element: str, colour: str) -> None:
    s = scene(f"evolution-{element}", "red 2", "blue 2", "yellow 2", "green 2").turn()
    s.says(f"cast evolution-{element}")
    assert sorted(s.dice_of(A)) == sorted([f"{colour} 4"] + [f"{other} 2" for _, other in NATURAL if other != colour])


def test_evolution_of_some() -> None:
    s = scene("evolution-fire", "red 1", "red 1", "red 3").turn()
    assert s.says("cast evolution-fire", "die red 1", "done").dice_of(A) == ["red 1", "red 3", "red 3"]


def test_evolution_ends_at_six() -> None:
    """A 5 becomes a 6; a 6 cannot be chosen."""
    s = scene("evolution-fire", "red 1", "red 5", "red 6").turn()
    assert s.says("cast evolution-fire").options == ["die red 1", "die red 5"]
    assert s.says("die red 5").dice_of(A) == ["red 1", "red 6", "red 6"]


@pytest.mark.parametrize("dice", [["blue 2"], ["red 6", "red 6"]])
def test_evolution_that_changes_nothing(dice: list[str]) -> None:
    """Without a die of the colour below six."""
    s = scene("evolution-fire", *dice).turn()
    assert s.why("cast evolution-fire") == "changes-nothing"


# Growth ------------------------------------------------------------------------------------------------------------


def test_growth() -> None:
    """A die of the colour from the reserve is rolled and added."""
    s = scene("growth-fire", "red 3").rolling(5).turn()
    s.says("cast growth-fire")
    assert s.dice_of(A) == ["red 3", "red 5"]
    assert s.reserve == {"red": 1, "blue": 3, "yellow": 3, "green": 3}
    assert (s.question, s.face_down(A)) == ("turn", ["growth-fire"])


def test_growth_of_spirit() -> None:
    """The colour is one's choice, among those that have a die left."""
    s = scene("growth-spirit", "red 3").dice(B, "blue 1", "blue 1", "blue 1").rolling(5).turn()
    s.says("cast growth-spirit")
    assert (s.question, s.options) == ("grow", ["colour red", "colour yellow", "colour green"])
    assert s.says("colour green").dice_of(A) == ["red 3", "green 5"]


@pytest.mark.parametrize(("element", "colour"), NATURAL)
def test_growth_of_each_element(element: str, colour: str) -> None:
    s = scene(f"growth-{element}", "red 3").rolling(5).turn()
    assert f"{colour} 5" in s.says(f"cast growth-{element}").dice_of(A)


def test_growth_die_breaks_a_seal_at_once() -> None:
    """It is a die like the others."""
    s = Scene("0-1", {1: "fire 4"}).sixes().dice(A, "blue 3").has(A, "growth-fire").rolling(4).turn()
    assert s.options == ["give up", "cast growth-fire"]
    assert s.says("cast growth-fire").mage_at(A) == 1


def test_growth_with_an_empty_reserve() -> None:
    s = scene("growth-fire", "red 3").dice(B, "red 1", "red 1").turn()
    assert s.why("cast growth-fire") == "changes-nothing"
    s = scene("growth-spirit", "red 3", "red 3", "red 3")
    others = ["blue 1", "yellow 1", "green 1"]
    s.dice(B, *others, *others, *others).turn()
    assert s.why("cast growth-spirit") == "changes-nothing"


# Synergy -----------------------------------------------------------------------------------------------------------


def test_synergy() -> None:
    """A point for every scroll of its element, itself too, on top of the powers."""
    s = scene("synergy-fire", "red 3", pause="bond").has(A, "growth-fire", "rebirth-fire", "evolution-water").turn()
    assert s.t.breakdown(A) == {
        "scroll bond": 1,
        "scroll rebirth-fire": 3,
        "scroll evolution-water": 4,
        "scroll growth-fire": 5,
        "scroll synergy-fire": 6,
        "synergy synergy-fire": 3,
    }
    assert s.t.scores[A] == 22


def test_synergy_of_spirit() -> None:
    """The Bond is a scroll of spirit."""
    s = scene("synergy-spirit", "red 3", pause="bond").has(A, "growth-fire").turn()
    assert s.t.scores[A] == 6 + 1 + 5 + 2


def test_synergy_alone() -> None:
    """It counts itself, and no other element."""
    s = Scene().sixes().dice(A, "red 3").has(A, "synergy-air", "rebirth-fire").turn()
    assert s.t.scores[A] == 6 + 3 + 1


def test_synergy_twice() -> None:
    """Two of one element both count, and each counts the other; circle I has them."""
    s = scene("synergy-air", "red 3", pause="rebirth-air").has(A, "synergy-air", "rebirth-fire").turn()
    assert s.t.scores[A] == 6 + 6 + 3 + 3 + 3 + 3


def test_synergy_of_two_elements() -> None:
    """Each counts its own."""
    s = scene("synergy-air", "red 3", pause="bond").has(A, "synergy-spirit", "growth-air", "growth-spirit").turn()
    assert s.t.scores[A] == (6 + 6 + 1 + 5 + 5) + 2 + 3


def test_synergy_is_never_used() -> None:
    """It lies there and scores."""
    s = scene("synergy-fire", "red 3").turn()
    assert not s.can("cast synergy-fire")
    assert s.why("cast synergy-fire") == "never-cast"


def test_synergy_counts_scrolls_face_down() -> None:
    s = scene("synergy-fire", "red 3").has(A, "growth-fire", down=True).turn()
    assert s.t.scores[A] == 6 + 3 + 5 + 2
