"""Bond, everybody's first scroll, and familiars: a test is named after the spell, for scripts/mutants."""

import pytest

from tests.games.archimage.scene import A, B, C, Scene

PAUSE = "rebirth-spirit"  # can be used with any die: while it lies there, a turn goes on
HOME = -1


def scene(ways: str, lying: dict[int, str], *dice: str, players: int = 2) -> Scene:
    """A has a Bond and dice."""
    return Scene(ways, lying, players).sixes().dice(A, *dice).has(A, "bond", PAUSE)


def test_bond() -> None:
    """Its three uses: here, with dice, with a one."""
    lying = {2: "fire 2", 3: "water 5"}
    s = scene("0-1-2, 1-3", lying, "red 3", "blue 1").mage(A, 1).turn()
    s.says("cast bond")
    assert (s.question, s.options) == ("bond", ["familiar here", "familiar breaks", "familiar with one"])
    here, breaks, one = (s.t.copy() for _ in range(3))
    s.t = here
    s.says("familiar here")
    assert (s.familiar_at(A), s.mage_at(A), s.dice_of(A), s.question) == (1, 1, ["red 3", "blue 1"], "turn")
    s.t = breaks
    s.says("familiar breaks")
    assert (s.familiar_at(A), s.mage_at(A), s.dice_of(A), s.at(2)) == (2, 1, ["blue 1"], "")
    s.t = one
    s.says("familiar with one")
    assert (s.familiar_at(A), s.mage_at(A), s.dice_of(A), s.at(3)) == (3, 1, ["red 3"], "")


# Where the mage stands ---------------------------------------------------------------------------------------------


def test_bond_here_goes_on_with_the_turn() -> None:
    """Other spells may follow, and the duty to break."""
    s = scene("0-1-2", {2: "fire 2"}, "red 3", "blue 1").mage(A, 1).turn()
    s.says("cast bond", "familiar here")
    assert s.options == ["break 2", "cast rebirth-spirit"]
    assert s.face_down(A) == ["bond"]
    s.says("break 2")
    assert (s.mage_at(A), s.familiar_at(A)) == (2, 1)


def test_bond_here_bars_the_way_when_the_mage_leaves() -> None:
    """For others; one's own familiar never bars oneself."""
    s = scene("0-1-2, 1-3", {2: "fire 2", 3: "fire 3"}, "red 2", "red 4").mage(A, 1).dice(B, "red 6").has(B, PAUSE)
    s.turn().says("cast bond", "familiar here", "break 2", "die red 2")
    assert s.asked == B
    assert s.why("break 3") == "no-free-way"
    s.says("B: give up", "take red", "take blue", "take blue")
    assert s.options == ["break 3", "cast rebirth-spirit"]
    assert s.says("A: break 3").mage_at(A) == 3


def test_bond_here_not_in_the_hall() -> None:
    """A familiar may not stand in the hall (R4)."""
    s = scene("0-1", {1: "fire 2"}, "red 3", "blue 2").turn()
    s.says("cast bond")  # the only use left: with dice
    assert (s.familiar_at(A), s.dice_of(A)) == (1, ["blue 2"])
    s = scene("0-1", {1: "fire 2"}, "blue 3").turn()
    assert s.why("cast bond") == "changes-nothing"


def test_bond_here_where_it_is_already() -> None:
    """That would change nothing."""
    s = scene("0-1", {}, "red 3").mage(A, 1).familiar(A, 1).turn()
    assert s.why("cast bond") == "changes-nothing"


def test_bond_moves_a_familiar_that_is_out() -> None:
    """From wherever it is (R4)."""
    s = scene("0-1-2, 1-3", {3: "fire 2"}, "red 3", "blue 1").mage(A, 1).familiar(A, 2).turn()
    s.says("cast bond", "familiar here")
    assert s.familiar_at(A) == 1
    s = scene("0-1-2, 1-3", {3: "fire 2"}, "red 3", "blue 1").mage(A, 1).familiar(A, 2).turn()
    s.says("cast bond", "familiar breaks")
    assert (s.familiar_at(A), s.mage_at(A)) == (3, 1)


# With dice ---------------------------------------------------------------------------------------------------------


def test_bond_breaks_with_dice_as_usual() -> None:
    """An exact set; the mage stays, and the turn is over."""
    s = scene("0-1, 0-2", {1: "fire 4", 2: "water 6"}, "red 2", "red 3", "red 4", "blue 1")
    s.dice(B, "green 1").has(B, PAUSE).turn()
    s.says("cast bond", "familiar breaks")
    assert (s.question, s.options) == ("dice", ["die red 2", "die red 4"])
    s.says("die red 2")
    assert (s.dice_of(A), s.reserve["red"]) == (["red 4", "blue 1"], 2)
    assert (s.mage_at(A), s.familiar_at(A), s.at(1)) == (0, 1, "")
    assert (s.asked, s.question) == (B, "turn")


def test_bond_breaks_with_the_last_dice() -> None:
    """The round is over: the familiar comes home at once, and the Bond is turned up."""
    s = scene("0-1", {1: "fire 4"}, "red 4").turn()
    s.says("cast bond")
    assert (s.question, s.familiar_at(A), s.face_down(A)) == ("take", HOME, [])
    assert (s.at(1), s.mage_at(A)) == ("", 0)


def test_bond_breaks_a_token_of_choice() -> None:
    s = scene("0-1, 0-2", {1: "fire 4", 2: "fire 3"}, "red 4", "green 2").turn()
    s.says("cast bond")
    assert (s.question, s.options) == ("bond-target", ["break 1", "break 2"])
    assert s.says("break 2").familiar_at(A) == 2


def test_bond_breaks_no_seal_of_a_scroll() -> None:
    """Neither with dice nor with a one."""
    s = scene("0-1", {1: "rebirth-fire"}, "red 4", "red 1").turn()
    assert s.can("break 1")
    assert s.why("cast bond") == "changes-nothing"


def test_bond_breaks_only_what_can_be_reached() -> None:
    s = scene("0-1-2", {1: "water 6", 2: "fire 2"}, "red 4", "red 1").turn()
    assert s.why("cast bond") == "changes-nothing"


# With a one --------------------------------------------------------------------------------------------------------


def test_bond_with_one_breaks_any_power_of_its_colour() -> None:
    """A single die, whatever the other dice show; the turn is over."""
    lying = {1: "fire 6", 2: "fire 2", 3: "water 2"}
    s = scene("0-1, 0-2, 0-3", lying, "red 1", "red 5", "green 1").dice(B, "green 1").has(B, PAUSE).turn()
    s.says("cast bond", "familiar with one")
    assert (s.question, s.options) == ("bond-target", ["break 1", "break 2"])
    s.says("break 1")
    assert (s.dice_of(A), s.reserve["red"]) == (["red 5", "green 1"], 2)
    assert (s.mage_at(A), s.familiar_at(A), s.at(1), s.asked) == (0, 1, "", B)


def test_bond_with_one_needs_a_one() -> None:
    s = scene("0-1", {1: "fire 6"}, "red 2").turn()
    assert s.why("cast bond") == "changes-nothing"


def test_bond_with_a_one_made_by_nothing_else() -> None:
    """A one of another colour does not do."""
    s = scene("0-1", {1: "fire 6"}, "blue 1").turn()
    assert s.why("cast bond") == "changes-nothing"


def test_bond_with_the_last_die() -> None:
    s = scene("0-1", {1: "fire 6"}, "red 1").turn()
    s.says("cast bond")
    assert (s.question, s.familiar_at(A), s.at(1)) == ("take", HOME, "")


# Familiars ---------------------------------------------------------------------------------------------------------


def test_bond_frees_nobody_from_the_duty() -> None:
    """Breaking with the familiar is a choice: a mage who can break must, if the familiar does not."""
    s = scene("0-1", {1: "fire 3"}, "red 3", "blue 1").turn()
    assert s.options == ["break 1", "cast rebirth-spirit", "cast bond"]
    assert s.why("give up") == "must-break"


def test_bond_once_a_round() -> None:
    s = scene("0-1-2", {2: "fire 2"}, "red 3", "blue 1").mage(A, 1).turn()
    s.says("cast bond", "familiar here")
    assert s.why("cast bond") == "face-down"


@pytest.mark.parametrize("seat", [B, C])
def test_bond_familiar_stays_until_its_owners_round_is_over(seat: int) -> None:
    """Not until everybody's is; others' turns leave it there."""
    s = scene("0-1-2", {2: "fire 6"}, "red 3", "blue 1", players=3).mage(A, 1)
    s.dice(B, "green 1", "green 1").has(B, PAUSE).dice(C, "green 1").has(C, "rebirth-earth").turn()
    s.says("cast bond", "A: give up")
    assert (s.question, s.familiar_at(A)) == ("take", HOME)
    s = scene("0-1-2", {2: "fire 2"}, "red 3", "blue 1", players=3).mage(A, 1).familiar(A, 1)
    s.dice(seat, "green 1").has(seat, PAUSE).turn()
    s.says("A: break 2")
    assert (s.asked, s.familiar_at(A)) == (seat, 1)
    s.says("give up", "take red", "take red", "take red")
    assert (s.asked, s.familiar_at(A)) == (A, 1)
