"""The spells of circle IV, the school of the Traveller: a test is named after its spell, for scripts/mutants."""

import pytest

from tests.games.archimage.scene import A, B, C, Scene

NATURAL = [("fire", "red"), ("water", "blue"), ("air", "yellow"), ("earth", "green")]
PAUSE = "rebirth-spirit"  # can be used with any die: while it lies there, a turn goes on


def scene(ways: str, lying: dict[int, str], *scrolls: str, players: int = 2) -> Scene:
    """A has scrolls, all mages stand in the hall."""
    return Scene(ways, lying, players=players, circle="IV").sixes().has(A, *scrolls, PAUSE)


# Mission -----------------------------------------------------------------------------------------------------------


def test_mission() -> None:
    """The familiar goes on a seal token of the colour, near or far, and the turn goes on."""
    s = scene("0-1-2-3", {1: "fire 2", 2: "water 2", 3: "fire 6"}, "mission-fire").dice(A, "red 1").turn()
    s.says("cast mission-fire")
    assert (s.question, s.options) == ("mission", ["space 1", "space 3"])
    s.says("space 3")
    assert (s.familiar_at(A), s.at(3), s.asked, s.question) == (3, "fire 6", A, "turn")
    assert s.face_down(A) == ["mission-fire"]


def test_mission_of_spirit() -> None:
    """On a token of any colour; never on a scroll."""
    lying = {1: "fire 2", 2: "water 2", 3: "growth-spirit", 4: "earth 5"}
    s = scene("0-1-2-3-4", lying, "mission-spirit").dice(A, "red 1").turn()
    s.says("cast mission-spirit")
    assert s.options == ["space 1", "space 2", "space 4"]
    s.says("space 2")
    assert s.familiar_at(A) == 2


@pytest.mark.parametrize(("element", "colour"), NATURAL)
def test_mission_of_each_element(element: str, colour: str) -> None:
    lying = {at + 1: f"{other} 4" for at, (other, _) in enumerate(NATURAL)} | {5: f"growth-{element}"}
    s = scene("0-1-2-3-4-5", lying, f"mission-{element}").dice(A, f"{colour} 1").turn()
    s.says(f"cast mission-{element}")
    assert s.at(s.familiar_at(A)) == f"{element} 4"


def test_mission_on_a_free_seal_only() -> None:
    """Not where a familiar stands, one's own neither: that would change nothing."""
    s = scene("0-1-2-3", {1: "fire 2", 2: "fire 3", 3: "fire 4"}, "mission-fire", players=3).dice(A, "blue 1")
    s.dice(B, "blue 1").familiar(B, 2).familiar(A, 3).turn()
    s.says("cast mission-fire")
    assert s.familiar_at(A) == 1
    s = scene("0-1-2", {1: "fire 2", 2: "fire 3"}, "mission-fire").dice(A, "blue 1").dice(B, "blue 1")
    s.familiar(B, 2).familiar(A, 1).turn()
    assert s.why("cast mission-fire") == "changes-nothing"


def test_mission_keeps_others_out_and_not_its_owner() -> None:
    """The seal under a familiar can be broken by the familiar's owner only, and nobody else passes it."""
    s = scene("0-1-2", {1: "fire 2", 2: "air 2"}, "mission-fire").dice(A, "red 2", "blue 1").dice(B, "red 2", "red 3")
    s.has(B, "rebirth-fire").turn()
    s.says("cast mission-fire")
    assert s.can("break 1")
    s = scene("0-1-2", {1: "fire 2", 2: "air 2"}, players=2).dice(A, "red 2", "yellow 3").dice(B, "blue 1")
    s.familiar(B, 1).turn()
    assert s.why("break 1") == "under-a-familiar"
    assert s.why("break 2") == "no-free-way"


def test_mission_familiar_comes_back_with_its_seal() -> None:
    """When the seal under it is broken it is ready again: in the same round, before one's own round is over."""
    s = scene("0-1-2", {1: "fire 2", 2: "air 2"}, "bond").familiar(A, 1).dice(A, "red 2", "blue 1").turn()
    s.says("break 1")
    assert (s.mage_at(A), s.familiar_at(A), s.at(1)) == (1, -1, "")
    assert not s.left_round(A)


def test_mission_then_bond_and_bond_then_mission() -> None:
    """Both in one turn, in either order; R4: the familiar leaves from wherever it is."""
    lying = {2: "fire 2", 3: "air 2"}
    s = scene("0-1-2-3", lying, "bond", "mission-air").mage(A, 1).dice(A, "red 1", "red 1", "blue 1").turn()
    s.says("cast mission-air")
    assert s.familiar_at(A) == 3
    s.says("cast bond", "familiar here")
    assert s.familiar_at(A) == 1
    s = scene("0-1-2-3", lying, "bond", "mission-air").mage(A, 1).dice(A, "red 1", "red 1", "blue 1").turn()
    s.says("cast bond", "familiar here")
    assert s.familiar_at(A) == 1
    s.says("cast mission-air")
    assert s.familiar_at(A) == 3
    s = scene("0-1-2-3", lying, "bond", "mission-air").mage(A, 1).dice(A, "red 1", "red 1", "blue 1").turn()
    s.says("cast mission-air", "cast bond", "familiar breaks")
    assert (s.familiar_at(A), s.mage_at(A), s.at(2)) == (2, 1, "")


def test_mission_that_changes_nothing() -> None:
    s = scene("0-1-2", {1: "water 2", 2: "growth-fire"}, "mission-fire").dice(A, "red 1").turn()
    assert s.why("cast mission-fire") == "changes-nothing"


# Leap --------------------------------------------------------------------------------------------------------------


def test_leap() -> None:
    """Over a token of the colour to a seal behind it; the token stays, the mage moves, the turn ends."""
    s = scene("0-1-2-3", {1: "fire 6", 2: "water 3", 3: "water 2"}, "leap-fire").dice(A, "blue 3", "red 1")
    s.dice(B, "green 1").turn()
    s.says("cast leap-fire")
    assert (s.mage_at(A), s.at(1), s.at(2), s.dice_of(A)) == (2, "fire 6", "", ["red 1"])
    assert s.face_down(A) == ["leap-fire"]
    assert (s.left_round(B), s.asked) == (True, B)  # A's turn is over, and B could not break anything


def test_leap_chooses_what_to_pass_and_what_to_break() -> None:
    """Any accessible token of the colour; behind it whatever the dice can break, scrolls too."""
    ways = "0-1-2, 1-3, 1-4, 0-5-6, 0-7-8"
    lying = {1: "fire 6", 2: "water 3", 3: "growth-water", 4: "earth 2", 5: "fire 5", 6: "water 2"}
    lying |= {7: "air 6", 8: "water 2"}
    s = scene(ways, lying, "leap-fire").dice(A, "blue 3", "blue 2", "red 1").turn()
    s.says("cast leap-fire")
    assert (s.question, s.options) == ("leap-over", ["space 1", "space 5"])
    s.says("space 1")
    assert (s.question, s.options) == ("leap-to", ["break 2", "break 3"])  # no green die
    s.says("break 3")
    assert "growth-water" in s.scrolls_of(A)
    assert (s.mage_at(A), s.dice_of(A)) == (3, ["red 1"])


def test_leap_of_spirit() -> None:
    """Over a token of any colour; a scroll is not leapt over."""
    ways = "0-1-2, 0-3-4, 0-5-6"
    lying = {1: "fire 6", 2: "water 2", 3: "growth-spirit", 4: "water 2", 5: "earth 6", 6: "water 2"}
    s = scene(ways, lying, "leap-spirit").dice(A, "blue 3", "red 1").turn()
    s.says("cast leap-spirit")
    assert s.options == ["space 1", "space 5"]
    s.says("space 5")
    assert (s.mage_at(A), s.at(5)) == (6, "earth 6")


@pytest.mark.parametrize(("element", "colour"), NATURAL)
def test_leap_of_each_element(element: str, colour: str) -> None:
    """Only over its own colour."""
    ways = ", ".join(f"0-{at}-{at + 4}" for at in range(1, 5))
    lying = {at + 1: f"{other} 6" for at, (other, _) in enumerate(NATURAL)} | dict.fromkeys(range(5, 9), f"{element} 2")
    s = scene(ways, lying, f"leap-{element}").dice(A, f"{colour} 2", f"{colour} 1").turn()
    s.says(f"cast leap-{element}")
    assert s.mage_at(A) == 5 + [name for name, _ in NATURAL].index(element)


def test_leap_with_nothing_to_break_behind() -> None:
    """Not usable: dice too weak, nothing there, or nothing that could not be reached anyway."""
    s = scene("0-1-2", {1: "fire 6", 2: "water 3"}, "leap-fire").dice(A, "blue 2").turn()
    assert s.why("cast leap-fire") == "changes-nothing"
    s = scene("0-1-2", {1: "fire 6"}, "leap-fire").dice(A, "blue 2").turn()
    assert s.why("cast leap-fire") == "changes-nothing"
    s = scene("0-1-2, 0-2", {1: "fire 6", 2: "water 2"}, "leap-fire").dice(A, "blue 2").turn()
    assert s.why("cast leap-fire") == "changes-nothing"
    s = scene("0-1-2-3", {1: "fire 6", 2: "fire 6", 3: "water 2"}, "leap-fire").dice(A, "blue 2").turn()
    assert s.why("cast leap-fire") == "changes-nothing"  # one token, not two


def test_leap_over_an_accessible_token_only() -> None:
    s = scene("0-1-2-3", {1: "earth 6", 2: "fire 6", 3: "water 2"}, "leap-fire").dice(A, "blue 2").turn()
    assert s.why("cast leap-fire") == "changes-nothing"


def test_leap_walks_on_behind_the_token() -> None:
    """However long the free way is from there."""
    s = scene("0-1-2-3-4", {1: "fire 6", 4: "water 2"}, "leap-fire").dice(A, "blue 2", "red 1").turn()
    s.says("cast leap-fire")
    assert s.mage_at(A) == 4


def test_leap_not_over_a_token_under_a_familiar() -> None:
    """R10: an opponent's familiar on it; one's own is no hindrance, and stays there."""
    s = scene("0-1-2", {1: "fire 6", 2: "water 2"}, "leap-fire").dice(A, "blue 2", "red 1").dice(B, "red 1")
    assert s.familiar(B, 1).turn().why("cast leap-fire") == "changes-nothing"
    s = scene("0-1-2", {1: "fire 6", 2: "water 2"}, "leap-fire").dice(A, "blue 2", "red 1").dice(B, "red 1")
    s.familiar(A, 1).turn()
    s.says("cast leap-fire")
    assert (s.mage_at(A), s.familiar_at(A)) == (2, 1)


def test_leap_past_no_mage() -> None:
    """What stands behind the token bars the way as ever."""
    s = scene("0-1-2-3", {1: "fire 6", 3: "water 2"}, "leap-fire").dice(A, "blue 2").mage(B, 2).turn()
    assert s.why("cast leap-fire") == "changes-nothing"


# Teleportation -----------------------------------------------------------------------------------------------------


def test_teleportation() -> None:
    """Past an opponent's mage to a seal of the colour; the mage moves, the turn ends."""
    s = scene("0-1-2, 1-3", {2: "fire 3", 3: "water 2"}, "teleportation-fire").dice(A, "red 4", "blue 6")
    s.mage(B, 1).dice(B, "green 1").turn()
    assert s.why("break 2") == "no-free-way"
    s.says("cast teleportation-fire")
    assert (s.mage_at(A), s.mage_at(B), s.at(2), s.dice_of(A)) == (2, 1, "", ["blue 6"])
    assert (s.face_down(A), s.left_round(B)) == (["teleportation-fire"], True)


def test_teleportation_of_spirit() -> None:
    """To a seal of any colour."""
    lying = {2: "fire 3", 3: "water 2", 4: "growth-earth"}
    s = scene("0-1-2, 1-3, 1-4", lying, "teleportation-spirit").dice(A, "red 4", "blue 6").mage(B, 1).turn()
    s.says("cast teleportation-spirit")
    assert (s.question, s.options) == ("pass-to", ["break 2", "break 3"])
    s.says("break 3")
    assert s.mage_at(A) == 3


def test_teleportation_names_the_piece() -> None:
    """A mage or a familiar, one of them."""
    ways = "0-1-2, 0-3-4, 0-5-6"
    lying = {2: "fire 3", 4: "fire 2", 6: "fire 4"}
    s = scene(ways, lying, "teleportation-fire", players=3).dice(A, "red 6", "blue 6").dice(B, "green 1")
    s.mage(B, 1).familiar(B, 3).has(B, "rebirth-earth").mage(C, 5).turn()
    s.says("cast teleportation-fire")
    assert (s.question, s.options) == ("pass", ["mage 2", "mage 3", "familiar 2"])
    s.says("familiar 2")
    assert (s.mage_at(A), s.familiar_at(B)) == (4, 3)


@pytest.mark.parametrize(("element", "colour"), NATURAL)
def test_teleportation_of_each_element(element: str, colour: str) -> None:
    """To a seal of its own element, a scroll's as well as a token's."""
    ways = "0-1-2, 1-3, 1-4, 1-5"
    lying = {at + 2: f"growth-{other}" for at, (other, _) in enumerate(NATURAL)}
    s = scene(ways, lying, f"teleportation-{element}", players=4)
    s.dice(A, *(f"{other} 5" for _, other in NATURAL)).mage(B, 1).turn()
    s.says(f"cast teleportation-{element}")
    assert f"growth-{element}" in s.scrolls_of(A)
    assert f"{colour} 5" not in s.dice_of(A)


def test_teleportation_with_nothing_to_break_behind() -> None:
    """Not usable: dice too weak, another colour, or a seal that could be reached anyway."""
    s = scene("0-1-2", {2: "fire 3"}, "teleportation-fire").dice(A, "red 2").mage(B, 1).turn()
    assert s.why("cast teleportation-fire") == "changes-nothing"
    s = scene("0-1-2", {2: "water 2"}, "teleportation-fire").dice(A, "red 2", "blue 2").mage(B, 1).turn()
    assert s.why("cast teleportation-fire") == "changes-nothing"
    s = scene("0-1-2, 0-2", {2: "fire 2"}, "teleportation-fire").dice(A, "red 2").mage(B, 1).turn()
    assert s.why("cast teleportation-fire") == "changes-nothing"
    s = scene("0-1-2", {2: "fire 2"}, "teleportation-fire").dice(A, "red 2").turn()
    assert s.why("cast teleportation-fire") == "changes-nothing"  # nobody in the way


def test_teleportation_never_to_the_seal_under_the_familiar() -> None:
    """R11: what is behind it, not what it stands on."""
    s = scene("0-1", {1: "fire 2"}, "teleportation-fire").dice(A, "red 2").dice(B, "red 1").familiar(B, 1).turn()
    assert s.why("cast teleportation-fire") == "changes-nothing"
    # On a sealed space there is a seal in the way besides.
    s = scene("0-1-2", {1: "fire 6", 2: "fire 2"}, "teleportation-fire").dice(A, "red 2").dice(B, "red 1")
    assert s.familiar(B, 1).turn().why("cast teleportation-fire") == "changes-nothing"


def test_teleportation_past_a_mage_whose_round_is_over() -> None:
    """R11: it stands there all the same, and may be passed."""
    s = scene("0-1-2", {2: "fire 2"}, "teleportation-fire").dice(A, "red 2", "blue 1").mage(B, 1).turn()
    assert s.left_round(B)
    s.says("cast teleportation-fire")
    assert s.mage_at(A) == 2


def test_teleportation_past_one_piece_only() -> None:
    """A mage and its familiar on one space, or two mages one behind the other, are two."""
    s = scene("0-1-2", {2: "fire 2"}, "teleportation-fire").dice(A, "red 2").dice(B, "red 1").mage(B, 1).familiar(B, 1)
    assert s.turn().why("cast teleportation-fire") == "changes-nothing"
    s = scene("0-1-2-3", {3: "fire 2"}, "teleportation-fire", players=3).dice(A, "red 2").mage(B, 1).mage(C, 2)
    assert s.turn().why("cast teleportation-fire") == "changes-nothing"


def test_teleportation_not_under_a_guardian() -> None:
    s = scene("0-1-2", {2: "growth-fire"}, "teleportation-fire").dice(A, "red 6").mage(B, 1).guardian("fire", 2).turn()
    assert s.why("cast teleportation-fire") == "changes-nothing"


# Guardian ----------------------------------------------------------------------------------------------------------


def test_guardian() -> None:
    """On a scroll of the colour on the board; nobody may break it then, the caster neither."""
    lying = {1: "growth-fire", 2: "evolution-water", 3: "fire 5", 4: "evolution-fire"}
    s = scene("0-1, 0-2, 0-3-4", lying, "guardian-fire").dice(A, "red 6", "blue 1").dice(B, "red 6").turn()
    assert s.can("break 1")
    s.says("cast guardian-fire")
    assert s.options[:2] == ["space 1", "space 4"]  # near or far; the sixes of the scene follow
    s.says("space 1")
    assert (s.guardian_at("fire"), s.face_down(A)) == (1, ["guardian-fire"])
    assert s.why("break 1") == "under-a-guardian"
    s.says("break 3")
    assert (s.asked, s.question, s.at(1)) == (B, "take", "growth-fire")  # B could break nothing


def test_guardian_of_spirit() -> None:
    """Its guardian stands on spirit scrolls only."""
    lying = {1: "growth-fire", 2: "evolution-spirit", 3: "fire 5"}
    s = Scene("0-1, 0-2, 0-3", lying, circle="IV").has(A, "guardian-spirit", PAUSE).dice(A, "red 5").turn()
    s.says("cast guardian-spirit")
    assert s.guardian_at("spirit") == 2
    assert s.why("break 2") == "under-a-guardian"


@pytest.mark.parametrize(("element", "colour"), NATURAL)
def test_guardian_of_each_element(element: str, colour: str) -> None:
    lying = {at + 1: f"growth-{other}" for at, (other, _) in enumerate(NATURAL)}
    s = Scene("0-1, 0-2, 0-3, 0-4", lying, circle="IV").has(A, f"guardian-{element}", PAUSE)
    s.dice(A, f"{colour} 6").turn()
    s.says(f"cast guardian-{element}")
    assert s.at(s.guardian_at(element)) == f"growth-{element}"
    assert [other for other, _ in NATURAL if s.guardian_at(other) != -1] == [element]


def test_guardian_is_moved_or_taken_off() -> None:
    """Whoever put it there."""
    lying = {1: "growth-fire", 2: "evolution-fire", 3: "fire 5"}
    s = Scene("0-1, 0-2, 0-3", lying, circle="IV").has(A, "guardian-fire", PAUSE).dice(A, "red 6")
    s.guardian("fire", 1).turn()
    s.says("cast guardian-fire")
    assert (s.question, s.options) == ("guardian", ["take off", "space 2"])
    s.says("space 2")
    assert (s.guardian_at("fire"), s.can("break 1"), s.why("break 2")) == (2, True, "under-a-guardian")
    s = Scene("0-1, 0-3", {1: "growth-fire", 3: "fire 5"}, circle="IV").has(A, "guardian-fire", PAUSE).dice(A, "red 6")
    s.guardian("fire", 1).turn()
    s.says("cast guardian-fire")
    assert (s.guardian_at("fire"), s.can("break 1")) == (-1, True)


def test_guardian_stays_between_rounds() -> None:
    """A new round, and it is still there; a familiar would have gone home."""
    s = Scene("0-1-2", {1: "fire 2", 2: "growth-fire"}, circle="IV").sixes().guardian("fire", 2).dice(A, "red 2").turn()
    while s.t.round == 1:
        s.says(s.options[0])
    assert s.guardian_at("fire") == 2


def test_guardian_bars_the_way_with_its_scroll() -> None:
    """The scroll lies there still: nobody passes."""
    s = Scene("0-1-2", {1: "growth-fire", 2: "fire 2"}, circle="IV").sixes().guardian("fire", 1).has(A, PAUSE)
    s.dice(A, "red 6").turn()
    assert s.why("break 2") == "no-free-way"


def test_guardian_that_changes_nothing() -> None:
    """No scroll of the colour on the board, and its guardian is not out."""
    s = Scene("0-1", {1: "fire 6"}, circle="IV").has(A, "guardian-fire", PAUSE).dice(A, "red 5").turn()
    assert s.why("cast guardian-fire") == "changes-nothing"


# Speed -------------------------------------------------------------------------------------------------------------


def test_speed() -> None:
    """A seal with dice, then one of the colour free, whatever its power; the mage moves both times, the turn ends."""
    s = scene("0-1-2-3, 2-4", {1: "water 2", 2: "fire 6", 3: "fire 2"}, "speed-fire").dice(A, "blue 3", "green 1")
    s.dice(B, "green 1").turn()
    s.says("cast speed-fire")
    assert (s.mage_at(A), s.at(1), s.at(2), s.dice_of(A)) == (2, "", "", ["green 1"])
    assert [event["other"] for event in s.events("moved") if event["seat"] == A][:2] == [1, 2]
    assert s.face_down(A) == ["speed-fire"]


def test_speed_wins_scrolls() -> None:
    """A scroll's own seal counts as any other, first and second."""
    lying = {1: "growth-water", 2: "growth-fire"}
    s = scene("0-1-2", lying, "speed-fire").dice(A, "blue 5", "green 1").turn()
    s.says("cast speed-fire")
    assert {"growth-water", "growth-fire"} <= set(s.scrolls_of(A))


def test_speed_of_spirit() -> None:
    """The free seal may have any colour."""
    lying = {1: "water 2", 2: "fire 6", 3: "growth-spirit"}
    s = scene("0-1-2, 1-3", lying, "speed-spirit").dice(A, "blue 3", "green 1").turn()
    s.says("cast speed-spirit")
    assert (s.question, s.options) == ("speed-second", ["break 2", "break 3"])
    s.says("break 3")
    assert (s.mage_at(A), "growth-spirit" in s.scrolls_of(A)) == (3, True)


@pytest.mark.parametrize("element", [name for name, _ in NATURAL])
def test_speed_of_each_element(element: str) -> None:
    lying = {1: "fire 2"} | {at + 2: f"{other} 6" for at, (other, _) in enumerate(NATURAL)}
    s = scene("0-1-2, 1-3, 1-4, 1-5", lying, f"speed-{element}").dice(A, "red 3", "green 1").turn()
    s.says(f"cast speed-{element}")
    assert s.mage_at(A) == 2 + [name for name, _ in NATURAL].index(element)


def test_speed_offers_first_breaks_that_leave_a_second() -> None:
    """Space 1 leads to a seal of the colour, space 3 to none."""
    lying = {1: "water 2", 2: "fire 6", 3: "water 2", 4: "air 6"}
    s = scene("0-1-2, 0-3-4", lying, "speed-fire").dice(A, "blue 2", "red 1", "green 1").turn()
    assert {"break 1", "break 3"} <= set(s.options)
    s.says("cast speed-fire")
    assert s.mage_at(A) == 2


def test_speed_chooses_both() -> None:
    """The second may be one that could be reached before, or one that the first opened; never the same."""
    lying = {1: "fire 2", 2: "fire 6", 3: "fire 3"}
    s = scene("0-1-2, 0-3", lying, "speed-fire").dice(A, "red 3", "green 1").turn()
    s.says("cast speed-fire")
    assert (s.question, s.options) == ("speed-first", ["break 1", "break 3"])
    s.says("break 1")
    assert (s.question, s.options) == ("speed-second", ["break 2", "break 3"])
    s.says("break 3")
    assert (s.mage_at(A), s.at(2)) == (3, "fire 6")


def test_speed_needs_both() -> None:
    """Not usable if the dice break nothing, or nothing of the colour can be broken after it."""
    s = scene("0-1-2", {1: "water 2", 2: "fire 6"}, "speed-fire").dice(A, "red 6").turn()
    assert s.why("cast speed-fire") == "changes-nothing"
    s = scene("0-1-2", {1: "water 2", 2: "air 2"}, "speed-fire").dice(A, "blue 6").turn()
    assert s.why("cast speed-fire") == "changes-nothing"
    s = scene("0-1", {1: "fire 2"}, "speed-fire").dice(A, "red 6").turn()
    assert s.why("cast speed-fire") == "changes-nothing"


@pytest.mark.parametrize("what", ["guardian", "familiar", "mage"])
def test_speed_past_no_obstacle(what: str) -> None:
    """The free seal must be accessible: not under a guardian or an opponent's familiar, nor behind a mage."""
    s = scene("0-1-2-3", {1: "water 2", 3: "growth-fire" if what == "guardian" else "fire 6"}, "speed-fire")
    s.dice(A, "blue 6").dice(B, "blue 1")
    if what == "guardian":
        s.guardian("fire", 3)
    elif what == "familiar":
        s.familiar(B, 3)
    else:
        s.mage(B, 2)
    assert s.turn().why("cast speed-fire") == "changes-nothing"


def test_speed_with_the_last_die_ends_the_round_after_the_second() -> None:
    """Not between the two: the scrolls turn up and dice are taken when both are broken."""
    s = scene("0-1-2, 1-3", {1: "water 2", 2: "fire 6", 3: "fire 5"}, "speed-fire").dice(A, "blue 3").turn()
    s.says("cast speed-fire")
    assert (s.question, s.dice_of(A), s.left_round(A), s.face_down(A)) == ("speed-second", [], False, ["speed-fire"])
    s.says("break 2")
    assert (s.question, s.left_round(A), s.face_down(A), s.mage_at(A)) == ("take", True, [], 2)


def test_speed_asks_for_dice_once() -> None:
    """The first seal is paid exactly, the second not at all."""
    s = scene("0-1-2", {1: "water 3", 2: "fire 6"}, "speed-fire").dice(A, "blue 3", "blue 4", "red 6").turn()
    s.says("cast speed-fire")
    assert (s.question, s.options) == ("dice", ["die blue 3", "die blue 4"])
    s.says("die blue 4")
    assert (s.mage_at(A), s.dice_of(A)) == (2, ["red 6", "blue 3"])


def test_speed_brings_one_s_own_familiar_back() -> None:
    """It stood on the second seal."""
    s = scene("0-1-2", {1: "water 3", 2: "fire 6"}, "speed-fire").dice(A, "blue 3", "red 6").familiar(A, 2).turn()
    s.says("cast speed-fire")
    assert (s.mage_at(A), s.familiar_at(A)) == (2, -1)
