"""The spells of circle II, the school of Passages: a test is named after its spell, for scripts/mutants."""

import pytest

from tests.games.archimage.scene import A, B, Scene

PAUSE = "rebirth-spirit"  # can be used with any die: while it lies there, a turn goes on


def scene(scroll: str, ways: str, lying: dict[int, str], *dice: str) -> Scene:
    """A in the hall has a scroll of circle II, and dice: one if none is named."""
    return Scene(ways, lying, circle="II").sixes().dice(A, *(dice or ["green 1"])).has(A, scroll, PAUSE)


# Inversion ---------------------------------------------------------------------------------------------------------

# Spaces 3 and 5 cannot be reached from the hall.
TOKENS = {1: "fire 4", 2: "water 4", 3: "fire 3", 4: "air 4", 5: "earth 5"}
ROOMS = "0-1-3, 0-2-5, 0-4"


def test_inversion() -> None:
    """Two tokens of one power and two colours change places, one of them of the scroll's colour."""
    s = scene("inversion-fire", ROOMS, TOKENS).turn()
    s.says("cast inversion-fire")  # of the fire tokens only the 4 has a partner
    assert (s.question, s.options) == ("second-seal", ["space 2", "space 4"])
    s.says("space 4")
    assert [s.at(space) for space in range(1, 6)] == ["air 4", "water 4", "fire 3", "fire 4", "earth 5"]
    assert (s.question, s.face_down(A)) == ("turn", ["inversion-fire"])


def test_inversion_of_spirit() -> None:
    """Any two colours, but two."""
    s = scene("inversion-spirit", ROOMS, {**TOKENS, 5: "air 4"}).turn()
    s.says("cast inversion-spirit")
    assert (s.question, s.options) == ("first-seal", ["space 1", "space 2"])
    s.says("space 2")
    assert s.options == ["space 4", "space 5"]
    s.says("space 5")
    assert [s.at(space) for space in (2, 4, 5)] == ["air 4", "air 4", "water 4"]


def test_inversion_far_from_the_mage() -> None:
    """Neither token needs to be within reach."""
    s = scene("inversion-fire", "0-1-2-3", {1: "air 2", 2: "fire 5", 3: "earth 5"}).turn()
    s.says("cast inversion-fire")
    assert (s.at(2), s.at(3)) == ("earth 5", "fire 5")


def test_inversion_makes_a_break_possible() -> None:
    """What lies within reach now has to be broken."""
    s = scene("inversion-fire", "0-1-2", {1: "fire 4", 2: "water 4"}, "blue 4").turn()
    assert s.can("give up")
    s.says("cast inversion-fire")
    assert s.options == ["break 1", "cast rebirth-spirit"]


@pytest.mark.parametrize(
    "lying",
    [
        {1: "water 4", 2: "air 4"},  # none of the colour
        {1: "fire 4", 2: "water 5"},  # two powers
        {1: "fire 4", 2: "fire 4"},  # one colour
        {1: "fire 4", 2: "evolution-water"},  # a scroll is no token
    ],
)
def test_inversion_that_changes_nothing(lying: dict[int, str]) -> None:
    s = scene("inversion-fire", "0-1, 0-2", lying).turn()
    assert s.why("cast inversion-fire") == "changes-nothing"


def test_inversion_of_spirit_that_changes_nothing() -> None:
    s = scene("inversion-spirit", "0-1, 0-2", {1: "fire 4", 2: "fire 4"}).turn()
    assert s.why("cast inversion-spirit") == "changes-nothing"


# Exchange ----------------------------------------------------------------------------------------------------------


def test_exchange() -> None:
    """Two tokens of the scroll's colour and of two powers change places."""
    s = scene("exchange-fire", "0-1-2-3, 0-4", {1: "fire 4", 2: "water 3", 3: "fire 6", 4: "fire 4"}).turn()
    s.says("cast exchange-fire")
    assert (s.question, s.options) == ("first-seal", ["space 1", "space 3"])
    s.says("space 1")
    assert [s.at(space) for space in range(1, 5)] == ["fire 6", "water 3", "fire 4", "fire 4"]
    assert (s.question, s.face_down(A)) == ("turn", ["exchange-fire"])


def test_exchange_of_spirit() -> None:
    """Any colour, but one."""
    s = scene("exchange-spirit", "0-1-2-3, 0-4", {1: "fire 4", 2: "water 3", 3: "fire 6", 4: "water 5"}).turn()
    s.says("cast exchange-spirit")
    assert s.options == ["space 1", "space 2"]
    s.says("space 2")
    assert [s.at(space) for space in range(1, 5)] == ["fire 4", "water 5", "fire 6", "water 3"]


def test_exchange_both_ways_round() -> None:
    """Whatever two are meant can be named."""
    lying = {1: "fire 2", 2: "fire 4", 3: "fire 6"}
    for one, other in [(1, 2), (1, 3), (2, 3)]:
        s = scene("exchange-fire", "0-1, 0-2, 0-3", lying).turn().says("cast exchange-fire", f"space {one}")
        if s.question == "second-seal":
            s.says(f"space {other}")
        assert (s.at(one), s.at(other)) == (lying[other], lying[one])


@pytest.mark.parametrize(
    "lying",
    [
        {1: "water 4", 2: "water 3"},  # none of the colour
        {1: "fire 4", 2: "fire 4"},  # one power
        {1: "fire 4", 2: "water 5"},  # two colours
        {1: "fire 4", 2: "growth-fire"},  # a scroll is no token
    ],
)
def test_exchange_that_changes_nothing(lying: dict[int, str]) -> None:
    s = scene("exchange-fire", "0-1, 0-2", lying).turn()
    assert s.why("cast exchange-fire") == "changes-nothing"


def test_exchange_of_spirit_that_changes_nothing() -> None:
    s = scene("exchange-spirit", "0-1, 0-2", {1: "fire 4", 2: "water 5"}).turn()
    assert s.why("cast exchange-spirit") == "changes-nothing"


# Absorption --------------------------------------------------------------------------------------------------------


def test_absorption() -> None:
    """A broken token of the colour goes on the scroll; using it adds the token's power to any one die."""
    s = scene("absorption-fire", "0-1", {1: "fire 3"}, "red 4", "blue 2", "green 6").turn()
    s.says("break 1")
    assert (s.question, s.options) == ("absorb", ["done", "scroll absorption-fire"])
    s.says("scroll absorption-fire")
    assert s.held_by(A, "absorption-fire") == "fire 3"
    s.says("A: cast absorption-fire")  # the next turn: all others have left the round; the 6 cannot grow
    assert s.dice_of(A) == ["blue 5", "green 6"]
    assert s.held_by(A, "absorption-fire") == ""
    assert s.face_down(A) == ["absorption-fire"]


def test_absorption_of_spirit() -> None:
    """Any colour goes on it."""
    s = scene("absorption-spirit", "0-1", {1: "water 2"}, "blue 4", "green 1", "yellow 3").turn()
    s.says("break 1", "scroll absorption-spirit", "cast absorption-spirit")
    assert (s.question, s.options) == ("strengthen", ["die yellow 3", "die green 1"])
    s.says("die green 1")
    assert s.dice_of(A) == ["yellow 3", "green 3"]


def test_absorption_ends_at_six() -> None:
    s = scene("rebirth-air", "0-1", {}, "blue 2", "red 5").has(A, "absorption-fire", holding="fire 5").turn()
    assert s.says("cast absorption-fire", "die red 5").dice_of(A) == ["red 6", "blue 2"]


def test_absorption_may_be_declined() -> None:
    s = scene("absorption-fire", "0-1", {1: "fire 3"}, "red 4", "blue 2").turn()
    s.says("break 1", "done")
    assert s.held_by(A, "absorption-fire") == ""
    assert s.why("cast absorption-fire") == "changes-nothing"


def test_absorption_replaces_a_token() -> None:
    """What lay there is discarded."""
    s = scene("rebirth-air", "0-1", {1: "fire 2"}, "red 4", "blue 2").has(A, "absorption-fire", holding="fire 5").turn()
    s.says("break 1", "scroll absorption-fire")
    assert s.held_by(A, "absorption-fire") == "fire 2"
    s = scene("rebirth-air", "0-1", {1: "fire 2"}, "red 4", "blue 2").has(A, "absorption-fire", holding="fire 5").turn()
    assert s.says("break 1", "done").held_by(A, "absorption-fire") == "fire 5"


def test_absorption_face_down_takes_a_token() -> None:
    """It absorbs face up or face down, and is used face up only (R5)."""
    s = scene("rebirth-air", "0-1", {1: "fire 3"}, "red 4", "blue 2").has(A, "absorption-fire", down=True).turn()
    s.says("break 1", "scroll absorption-fire")
    assert s.held_by(A, "absorption-fire") == "fire 3"
    assert s.why("cast absorption-fire") == "face-down"


def test_absorption_is_filled_again_in_the_same_round() -> None:
    """Used, hence face down, it takes another token, for the next round (R5)."""
    s = scene("absorption-fire", "0-1, 0-2", {1: "fire 3", 2: "fire 2"}, "red 3", "red 2", "blue 1").turn()
    s.says("break 1", "scroll absorption-fire")  # with the 3: the 2 would be too many
    s.says("cast absorption-fire", "die blue 1")
    s.says("break 2", "scroll absorption-fire")
    assert s.held_by(A, "absorption-fire") == "fire 2"
    assert s.face_down(A) == ["absorption-fire"]
    s.says("give up", "take red", "take red", "take red")
    assert (s.held_by(A, "absorption-fire"), s.face_down(A)) == ("fire 2", [])


def test_absorption_takes_a_token_once() -> None:
    """One token goes on one scroll, its owner's choice (R6)."""
    for chosen, other in [("absorption-fire", "absorption-spirit"), ("absorption-spirit", "absorption-fire")]:
        s = scene("absorption-fire", "0-1", {1: "fire 3"}, "red 4", "blue 2").has(A, "absorption-spirit").turn()
        s.says("break 1")
        assert s.options == ["done", "scroll absorption-fire", "scroll absorption-spirit"]
        s.says(f"scroll {chosen}")
        assert (s.question, s.held_by(A, chosen), s.held_by(A, other)) == ("turn", "fire 3", "")


def test_absorption_of_another_colour() -> None:
    """Is not asked about."""
    s = scene("absorption-fire", "0-1", {1: "water 3"}, "blue 4", "red 2").turn()
    assert s.says("break 1").question == "turn"
    assert s.held_by(A, "absorption-fire") == ""


@pytest.mark.parametrize("scroll", ["absorption-fire", "absorption-spirit"])
def test_absorption_takes_no_seal_of_a_scroll(scroll: str) -> None:
    s = scene(scroll, "0-1", {1: "rebirth-fire"}, "red 4", "blue 2").turn()
    assert s.says("break 1").question == "turn"
    assert (s.held_by(A, scroll), s.scrolls_of(A).count("rebirth-fire")) == ("", 1)


@pytest.mark.parametrize(
    ("use", "dice"), [("familiar breaks", ["red 4", "blue 2"]), ("familiar with one", ["red 1", "red 2", "blue 2"])]
)
def test_absorption_when_the_familiar_breaks(use: str, dice: list[str]) -> None:
    """The owner's choice then too (R6), and a scroll that lies face down takes it as well (R5)."""
    s = scene("absorption-spirit", "0-1", {1: "fire 3"}, *dice).has(A, "bond").has(A, "absorption-fire", down=True)
    s.turn().says("cast bond")
    if s.question == "bond":
        s.says(use)
    assert s.options == ["done", "scroll absorption-fire", "scroll absorption-spirit"]
    s.says("scroll absorption-fire")
    assert (s.familiar_at(A), s.mage_at(A), s.held_by(A, "absorption-fire")) == (1, 0, "fire 3")


def test_absorption_only_in_ones_own_turn() -> None:
    """What another breaks is theirs."""
    s = scene("absorption-fire", "0-1, 0-2", {1: "fire 3", 2: "fire 2"}, "green 1").dice(B, "red 4", "red 3")
    s.has(B, "absorption-spirit").turn(B)
    s.says("B: break 1", "die red 4")
    assert s.options == ["done", "scroll absorption-spirit"]


def test_absorption_does_not_take_a_disintegrated_token() -> None:
    """That is not breaking."""
    s = scene("disintegration-fire", "0-1", {1: "fire 3"}).has(A, "absorption-fire").turn()
    assert s.says("cast disintegration-fire").question == "turn"
    assert s.held_by(A, "absorption-fire") == ""


def test_absorption_that_changes_nothing() -> None:
    """Without a token on it, or a die below six."""
    s = scene("absorption-fire", "0-1", {}, "red 2").turn()
    assert s.why("cast absorption-fire") == "changes-nothing"
    s = scene("rebirth-fire", "0-1", {}, "red 6").has(A, "absorption-fire", holding="fire 2").turn()
    assert s.why("cast absorption-fire") == "changes-nothing"


# Disintegration ----------------------------------------------------------------------------------------------------


def test_disintegration() -> None:
    """A token of the colour is discarded, near or far; the mage stays where it is."""
    s = scene("disintegration-fire", "0-1-2, 0-3", {1: "fire 3", 2: "fire 6", 3: "water 2"}).turn()
    s.says("cast disintegration-fire")
    assert (s.question, s.options) == ("disintegrate", ["space 1", "space 2"])
    s.says("space 2")
    assert [s.at(space) for space in (1, 2, 3)] == ["fire 3", "", "water 2"]
    assert (s.mage_at(A), s.question, s.face_down(A)) == (0, "turn", ["disintegration-fire"])


def test_disintegration_of_spirit() -> None:
    """Any token, but no scroll's seal, a spirit scroll's neither."""
    s = scene("disintegration-spirit", "0-1-2, 0-3", {1: "fire 3", 2: "exchange-spirit", 3: "water 2"}).turn()
    s.says("cast disintegration-spirit")
    assert s.options == ["space 1", "space 3"]
    assert s.says("space 3").at(3) == ""


def test_disintegration_opens_a_way_and_leaves_the_duty() -> None:
    """It is not breaking: a seal that can be broken now must be."""
    s = scene("disintegration-fire", "0-1-2", {1: "fire 6", 2: "water 2"}, "blue 2", "green 1").turn()
    assert s.why("break 2") == "no-free-way"
    s.says("cast disintegration-fire")
    assert s.options == ["break 2", "cast rebirth-spirit"]
    assert s.why("give up") == "must-break"
    assert s.says("break 2").mage_at(A) == 2


def test_disintegration_breaks_nothing() -> None:
    """A round with nothing else in it is one without a broken seal (R3)."""
    s = Scene("0-1", {1: "fire 6"}, circle="II").sixes().idle(2).dice(A, "green 1").has(A, "disintegration-fire").turn()
    s.says("cast disintegration-fire", "take red", "take red", "take red")
    assert s.t.over


def test_disintegration_that_changes_nothing() -> None:
    s = scene("disintegration-fire", "0-1, 0-2", {1: "growth-fire", 2: "water 2"}).turn()
    assert s.why("cast disintegration-fire") == "changes-nothing"
    s = scene("disintegration-spirit", "0-1", {1: "growth-spirit"}).turn()
    assert s.why("cast disintegration-spirit") == "changes-nothing"


# Reorganisation ----------------------------------------------------------------------------------------------------


def books(scroll: str, lying: dict[int, str]) -> Scene:
    """Scrolls on the board, no others there."""
    return Scene("0-1-2, 0-3-4", lying, circle="II").dice(A, "green 1").has(A, scroll, PAUSE).turn()


def test_reorganisation() -> None:
    """Two scrolls of any powers change places, near or far, one of them of the colour."""
    s = books("reorganisation-fire", {1: "growth-water", 2: "rebirth-fire", 3: "evolution-air", 4: "fire 3"})
    s.says("cast reorganisation-fire")  # there is one scroll of fire
    assert (s.question, s.options) == ("second-scroll", ["space 1", "space 3"])
    s.says("space 3")
    assert [s.at(space) for space in (1, 2, 3, 4)] == ["growth-water", "evolution-air", "rebirth-fire", "fire 3"]
    assert (s.question, s.face_down(A)) == ("turn", ["reorganisation-fire"])


def test_reorganisation_of_spirit() -> None:
    """One of the two must be a spirit scroll."""
    s = books("reorganisation-spirit", {1: "growth-water", 2: "rebirth-fire", 3: "evolution-spirit", 4: "fire 3"})
    s.says("cast reorganisation-spirit")
    assert (s.question, s.options) == ("second-scroll", ["space 1", "space 2"])
    s.says("space 2")
    assert (s.at(2), s.at(3)) == ("evolution-spirit", "rebirth-fire")


@pytest.mark.parametrize("element", ["fire", "spirit"])
def test_reorganisation_of_two_of_the_colour(element: str) -> None:
    """They need not differ in colour."""
    s = books(f"reorganisation-{element}", {1: f"growth-{element}", 4: f"evolution-{element}"})
    s.says(f"cast reorganisation-{element}")
    assert (s.at(1), s.at(4)) == (f"evolution-{element}", f"growth-{element}")


@pytest.mark.parametrize("element", ["fire", "spirit"])
def test_reorganisation_that_changes_nothing(element: str) -> None:
    """Without a scroll of the colour, or without a second scroll."""
    s = books(f"reorganisation-{element}", {1: "growth-water", 4: "rebirth-air"})
    assert s.why(f"cast reorganisation-{element}") == "changes-nothing"
    s = books(f"reorganisation-{element}", {1: f"growth-{element}", 4: "fire 3"})
    assert s.why(f"cast reorganisation-{element}") == "changes-nothing"
