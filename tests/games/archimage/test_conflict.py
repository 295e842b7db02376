"""The spells of circle III, the school of Conflict: a test is named after its spell, for scripts/mutants."""

import pytest

from tests.games.archimage.scene import A, B, C, D, Scene

NATURAL = [("fire", "red"), ("water", "blue"), ("air", "yellow"), ("earth", "green")]
SPELLS = ["mystification", "alteration", "transfer", "theft", "borrow"]
PAUSE = "rebirth-spirit"  # can be used with any die: while it lies there, a turn goes on


def scene(*scrolls: str, players: int = 2, pause: str = PAUSE) -> Scene:
    """A has scrolls, and nothing can be broken."""
    return Scene(players=players, circle="III").sixes().has(A, *scrolls, pause)


# Mystification -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("element", ["fire", "spirit"])
def test_mystification_as_in_the_booklet(element: str) -> None:
    """My blue 3 and your red 5 become my red 3 and your blue 5: colours change places, values do not."""
    s = scene(f"mystification-{element}").dice(A, "blue 3").dice(B, "red 5").turn()
    s.says(f"cast mystification-{element}")
    assert (s.dice_of(A), s.dice_of(B)) == (["red 3"], ["blue 5"])
    assert s.reserve == {"red": 2, "blue": 2, "yellow": 3, "green": 3}


def test_mystification() -> None:
    """One of an opponent's dice of the colour, and one of one's own of another."""
    s = scene("mystification-fire", players=3).dice(A, "red 2", "blue 3", "green 4")
    s.dice(B, "red 5", "red 6", "blue 1").dice(C, "yellow 1").turn()
    s.says("cast mystification-fire")
    assert (s.question, s.options) == ("mystify-theirs", ["die red 5", "die red 6"])  # C has no red die
    s.says("die red 6")
    assert (s.question, s.options) == ("mystify-mine", ["die blue 3", "die green 4"])
    s.says("die green 4")
    assert s.dice_of(A) == ["red 2", "red 4", "blue 3"]
    assert s.dice_of(B) == ["red 5", "blue 1", "green 6"]
    assert (s.asked, s.question, s.face_down(A)) == (A, "turn", ["mystification-fire"])


def test_mystification_of_spirit() -> None:
    """Any two colours that are not the same."""
    s = scene("mystification-spirit").dice(A, "red 2", "blue 3").dice(B, "red 5", "blue 1", "yellow 4").turn()
    s.says("cast mystification-spirit")
    assert s.options == ["die red 5", "die blue 1", "die yellow 4"]
    s.says("die yellow 4")
    assert s.options == ["die red 2", "die blue 3"]
    s.says("die red 2")
    assert s.dice_of(A) == ["blue 3", "yellow 2"]
    assert s.dice_of(B) == ["red 4", "red 5", "blue 1"]


def test_mystification_of_spirit_names_the_opponent() -> None:
    s = scene("mystification-spirit", players=4).dice(A, "red 2")
    s.dice(B, "red 5").dice(C, "blue 1").dice(D, "red 1", "green 1").turn()
    s.says("cast mystification-spirit")
    assert (s.question, s.options) == ("mystify-whom", ["seat 3", "seat 4"])  # B has nothing but red
    s.says("seat 4")
    assert (s.dice_of(A), s.dice_of(D)) == (["green 2"], ["red 1", "red 1"])


@pytest.mark.parametrize(("element", "colour"), NATURAL)
def test_mystification_of_each_element(element: str, colour: str) -> None:
    other = next(name for _, name in NATURAL if name != colour)
    theirs = [f"{name} 6" for _, name in NATURAL]
    s = scene(f"mystification-{element}").dice(A, f"{other} 2").dice(B, *theirs).turn()
    s.says(f"cast mystification-{element}")
    assert s.dice_of(A) == [f"{colour} 2"]
    assert s.dice_of(B).count(f"{other} 6") == 2


def test_mystification_that_changes_nothing() -> None:
    """Without a die of the colour before an opponent, or without one of another colour of one's own."""
    s = scene("mystification-fire").dice(A, "blue 3").dice(B, "blue 5").turn()
    assert s.why("cast mystification-fire") == "changes-nothing"
    s = scene("mystification-fire").dice(A, "red 3").dice(B, "red 5").turn()
    assert s.why("cast mystification-fire") == "changes-nothing"
    s = scene("mystification-spirit").dice(A, "red 3", "red 2").dice(B, "red 5").turn()
    assert s.why("cast mystification-spirit") == "changes-nothing"


# Alteration --------------------------------------------------------------------------------------------------------


def test_alteration() -> None:
    """One more on some of mine, one less on some of yours, all of the colour."""
    s = scene("alteration-water", players=3).dice(A, "blue 2", "blue 5", "red 1")
    s.dice(B, "blue 3", "blue 4", "green 3").turn()
    s.says("cast alteration-water")
    assert (s.question, s.options) == ("raise", ["die blue 2", "die blue 5"])
    s.says("die blue 2")
    assert s.options == ["done", "die blue 5"]
    s.says("die blue 5")
    assert (s.question, s.options) == ("lower", ["die blue 3", "die blue 4"])
    s.says("die blue 3", "done")
    assert s.dice_of(A) == ["red 1", "blue 3", "blue 6"]
    assert s.dice_of(B) == ["blue 2", "blue 4", "green 3"]
    assert s.face_down(A) == ["alteration-water"]


def test_alteration_of_spirit() -> None:
    """The colour is chosen, and is the same for both."""
    s = scene("alteration-spirit").dice(A, "red 2", "blue 5").dice(B, "blue 3", "red 4", "green 1").turn()
    s.says("cast alteration-spirit")
    assert (s.question, s.options) == ("alter-colour", ["colour red", "colour blue"])  # a green 1 can sink no more
    s.says("colour blue")
    assert s.dice_of(A) == ["red 2", "blue 6"]
    assert s.dice_of(B) == ["red 4", "blue 2", "green 1"]


def test_alteration_names_one_opponent() -> None:
    """R7: one opponent who still plays the round."""
    s = scene("alteration-fire", players=4).dice(A, "red 3").dice(B, "red 3").dice(C, "blue 3").turn()
    s.says("cast alteration-fire")
    assert (s.question, s.options) == ("alter-whom", ["seat 2", "seat 3"])  # D's round is over
    s.says("seat 2")
    assert (s.dice_of(A), s.dice_of(B)) == (["red 4"], ["red 2"])


def test_alteration_does_what_half_it_can() -> None:
    """R7: each half on at least one die where that is possible, and the other half alone where it is not."""
    s = scene("alteration-fire").dice(A, "red 6").dice(B, "red 3").turn()
    s.says("cast alteration-fire")
    assert (s.dice_of(A), s.dice_of(B)) == (["red 6"], ["red 2"])
    s = scene("alteration-fire").dice(A, "red 5").dice(B, "red 1", "blue 6").turn()
    s.says("cast alteration-fire")
    assert (s.dice_of(A), s.dice_of(B)) == (["red 6"], ["red 1", "blue 6"])
    s = scene("alteration-fire", players=3).dice(A, "red 5").dice(B, "blue 6").dice(C, "red 3").turn()
    s.says("cast alteration-fire", "seat 2")
    assert (s.dice_of(A), s.dice_of(B), s.dice_of(C)) == (["red 6"], ["blue 6"], ["red 3"])


def test_alteration_cannot_leave_a_half_out() -> None:
    """R7: no "done" before a die is chosen."""
    s = scene("alteration-fire", players=3).dice(A, "red 3", "red 4").dice(B, "red 3", "red 5").turn()
    s.says("cast alteration-fire")
    assert s.options == ["die red 3", "die red 4"]
    s.says("die red 4")
    assert (s.question, s.options) == ("lower", ["die red 3", "die red 5"])


def test_alteration_of_dice_that_show_the_same() -> None:
    """Two alike are one choice, and both may be raised."""
    s = scene("alteration-fire").dice(A, "red 3", "red 3").dice(B, "blue 2").turn()
    s.says("cast alteration-fire")
    assert (s.question, s.options) == ("raise", ["done", "die red 3"])  # the first is the only one there is to name
    s.says("die red 3")
    assert s.dice_of(A) == ["red 4", "red 4"]


def test_alteration_that_changes_nothing() -> None:
    s = scene("alteration-fire").dice(A, "red 6", "blue 2").dice(B, "red 1", "blue 2").turn()
    assert s.why("cast alteration-fire") == "changes-nothing"
    s = scene("alteration-spirit").dice(A, "red 6").dice(B, "red 1", "blue 1").turn()
    assert s.why("cast alteration-spirit") == "changes-nothing"


# Transfer ----------------------------------------------------------------------------------------------------------


def test_transfer() -> None:
    """An opponent's active scroll of the colour for one of mine of the same power, whatever its colour."""
    s = scene("transfer-fire", "transmutation-air", "evolution-air", "mystification-earth").dice(A, "red 1")
    s.has(B, "transmutation-fire", "growth-fire", "evolution-water").dice(B, "blue 1").turn()
    s.says("cast transfer-fire")
    # The growth has no counterpart, the evolution is not of fire.
    assert (s.question, s.options) == ("transfer-mine", ["scroll transmutation-air", "scroll mystification-earth"])
    s.says("scroll mystification-earth")
    assert s.scrolls_of(A) == sorted(
        [PAUSE, "evolution-air", "transfer-fire", "transmutation-air", "transmutation-fire"]
    )
    assert s.scrolls_of(B) == ["evolution-water", "growth-fire", "mystification-earth"]
    assert s.face_down(A) == ["transfer-fire"]
    assert s.face_down(B) == []


def test_transfer_of_spirit() -> None:
    """A spirit scroll only; what is given for it may be of any colour."""
    s = scene("transfer-spirit", "evolution-air", "transmutation-air").dice(A, "red 1")
    s.has(B, "evolution-spirit", "transmutation-fire").dice(B, "blue 1").turn()
    s.says("cast transfer-spirit")
    assert s.scrolls_of(B) == ["evolution-air", "transmutation-fire"]
    assert "evolution-spirit" in s.face_up(A)


def test_transfer_names_opponent_and_scroll() -> None:
    s = scene("transfer-fire", "evolution-air", "growth-air", players=4).dice(A, "red 1")
    s.has(B, "evolution-fire", "growth-fire").dice(B, "blue 1").has(C, "theft-fire").dice(C, "blue 1")
    s.has(D, "transmutation-fire").dice(D, "blue 1").turn()
    s.says("cast transfer-fire")
    assert (s.question, s.options) == ("transfer-whom", ["seat 2", "seat 3"])
    s.says("seat 2")
    assert (s.question, s.options) == ("transfer-theirs", ["scroll evolution-fire", "scroll growth-fire"])
    s.says("scroll growth-fire")
    assert s.scrolls_of(B) == ["evolution-fire", "growth-air"]


def test_transfer_may_be_used_at_once() -> None:
    """R8: the scroll that was received is as good as any other of this turn."""
    s = scene("transfer-fire", "evolution-air").dice(A, "red 1").has(B, "evolution-fire").dice(B, "blue 1").turn()
    s.says("cast transfer-fire")
    s.says("cast evolution-fire")
    assert s.dice_of(A) == ["red 3"]


def test_transfer_never_swaps_itself() -> None:
    """R8: not the Transfer being used; another one may go."""
    s = scene("transfer-fire").dice(A, "red 1").has(B, "evolution-fire").dice(B, "blue 1").turn()
    assert s.why("cast transfer-fire") == "changes-nothing"
    s = scene("transfer-fire", "transfer-air").dice(A, "red 1").has(B, "evolution-fire").dice(B, "blue 1").turn()
    s.says("cast transfer-fire")
    assert s.scrolls_of(B) == ["transfer-air"]


def test_transfer_of_a_synergy() -> None:
    """R8: it is always active and may be swapped."""
    s = scene("transfer-fire", "synergy-water").dice(A, "red 1").has(B, "synergy-fire").dice(B, "blue 1").turn()
    s.says("cast transfer-fire")
    assert (s.scrolls_of(B), "synergy-fire" in s.scrolls_of(A)) == (["synergy-water"], True)


def test_transfer_never_takes_a_bond() -> None:
    """Nor gives one: everybody keeps their own."""
    s = scene("transfer-spirit", "bond").dice(A, "red 1").has(B, "bond").dice(B, "blue 1").turn()
    assert s.why("cast transfer-spirit") == "changes-nothing"


def test_transfer_of_active_scrolls_only() -> None:
    s = scene("transfer-fire", "evolution-air").dice(A, "red 1").has(B, "evolution-fire", down=True).dice(B, "blue 1")
    assert s.turn().why("cast transfer-fire") == "changes-nothing"
    s = scene("transfer-fire").has(A, "evolution-air", down=True).dice(A, "red 1")
    s.has(B, "evolution-fire").dice(B, "blue 1").turn()
    assert s.why("cast transfer-fire") == "changes-nothing"


@pytest.mark.parametrize(("element", "colour"), NATURAL)
def test_transfer_of_each_element(element: str, colour: str) -> None:
    """Takes scrolls of its own element and no other."""
    s = scene(f"transfer-{element}", "growth-spirit").dice(A, "red 1").dice(B, f"{colour} 1")
    s.has(B, *(f"growth-{other}" for other, _ in NATURAL)).turn()
    s.says(f"cast transfer-{element}")
    assert f"growth-{element}" in s.scrolls_of(A)
    assert "growth-spirit" in s.scrolls_of(B)


# Theft -------------------------------------------------------------------------------------------------------------


def test_theft() -> None:
    """A die of the colour changes owners and shows what it showed; its owner chooses which."""
    s = scene("theft-air").dice(A, "red 1").dice(B, "yellow 2", "yellow 6", "blue 5").turn()
    s.says("cast theft-air")
    assert (s.asked, s.question, s.options) == (B, "theft-which", ["die yellow 2", "die yellow 6"])
    s.says("B: die yellow 2")
    assert (s.dice_of(A), s.dice_of(B)) == (["red 1", "yellow 2"], ["blue 5", "yellow 6"])
    assert (s.asked, s.question, s.face_down(A)) == (A, "turn", ["theft-air"])


def test_theft_of_spirit() -> None:
    """Its owner chooses among all their dice."""
    s = scene("theft-spirit").dice(A, "red 1").dice(B, "yellow 2", "blue 5", "blue 5").turn()
    s.says("cast theft-spirit")
    assert (s.asked, s.options) == (B, ["die blue 5", "die yellow 2"])
    s.says("B: die blue 5")
    assert (s.dice_of(A), s.dice_of(B)) == (["red 1", "blue 5"], ["blue 5", "yellow 2"])


def test_theft_names_the_opponent() -> None:
    s = scene("theft-fire", players=5).dice(A, "blue 1").dice(B, "red 2").dice(C, "blue 6").dice(D, "red 4").turn()
    s.says("cast theft-fire")
    assert (s.asked, s.question, s.options) == (A, "theft-whom", ["seat 2", "seat 4"])
    s.says("seat 4", "D: take red", "D: take red", "D: take red")
    assert (s.dice_of(A), s.dice_of(B), s.dice_of(D)) == (["red 4", "blue 1"], ["red 2"], [])


def test_theft_of_the_only_die_that_fits_is_not_asked() -> None:
    s = scene("theft-fire").dice(A, "blue 1").dice(B, "red 4", "blue 3").turn()
    s.says("cast theft-fire")
    assert (s.asked, s.dice_of(A), s.dice_of(B)) == (A, ["red 4", "blue 1"], ["blue 3"])


@pytest.mark.parametrize("element", ["earth", "spirit"])
def test_theft_of_the_last_die_ends_a_round_at_once(element: str) -> None:
    """In the middle of the thief's turn the victim's scrolls turn up, the familiar comes home and new dice are taken;
    then the thief goes on."""
    s = Scene("0-1-2", {1: "fire 3"}, circle="III").sixes().has(A, f"theft-{element}", PAUSE).dice(A, "red 3", "blue 2")
    s.has(B, "bond", "growth-fire", down=True).mage(B, 2).familiar(B, 2).dice(B, "green 4").turn()
    s.says(f"A: cast theft-{element}")
    assert (s.asked, s.question, s.left_round(B)) == (B, "take", True)
    assert (s.face_up(B), s.familiar_at(B), s.dice_of(A)) == (
        ["bond", "growth-fire"],
        -1,
        ["red 3", "blue 2", "green 4"],
    )
    s.says("B: take blue", "B: take blue", "B: take green")
    assert s.waiting_of(B) == ["blue", "blue", "green"]
    assert (s.asked, s.question) == (A, "turn")
    s.says("A: break 1")
    assert (s.asked, s.dice_of(A), s.mage_at(B)) == (A, ["blue 2", "green 4"], 2)  # B is skipped from now on


def test_theft_of_the_last_die_takes_the_familiar_out_of_the_way() -> None:
    """Ways are found anew: what the victim's familiar barred is open to the thief in the same turn."""
    s = Scene("0-1-2, 0-3", {2: "fire 3"}, circle="III").sixes().has(A, "theft-earth", PAUSE).dice(A, "red 3", "red 1")
    s.mage(B, 3).familiar(B, 1).dice(B, "green 4").turn()
    assert s.why("break 2") == "no-free-way"
    s.says("cast theft-earth", "take red", "take blue", "take blue")
    assert s.can("break 2")


def test_theft_that_changes_nothing() -> None:
    s = scene("theft-fire").dice(A, "red 3").dice(B, "blue 5").turn()
    assert s.why("cast theft-fire") == "changes-nothing"


# Borrow ------------------------------------------------------------------------------------------------------------

# What each scroll that may be borrowed does with A's red 2 and yellow 2, B's red 3 and blue 4: picks, then A's dice.
BORROWED = {
    "transmutation-fire": (["colour green"], ["yellow 2", "green 2"]),
    "rebirth-fire": ([], ["red 6", "yellow 2"]),
    "evolution-fire": ([], ["red 4", "yellow 2"]),
    "growth-fire": ([], ["red 2", "red 6", "yellow 2"]),
    "mystification-fire": ([], ["red 2", "red 2"]),
    "alteration-fire": ([], ["red 3", "yellow 2"]),
    "transfer-fire": ([], ["red 2", "yellow 2"]),
    "theft-fire": ([], ["red 2", "red 3", "yellow 2"]),
}


def lent(scroll: str, borrow: str = "borrow-fire") -> Scene:
    """A can borrow a scroll of B, whose growth of fire could be had for A's own."""
    s = Scene(circle="III").sixes().has(A, borrow, "growth-water", "evolution-air").rolling(6)
    s.has(B, scroll).dice(A, "red 2", "yellow 2").dice(B, "red 3", "blue 4")
    return s.has(B, "growth-fire", down="transfer" not in scroll) if scroll != "growth-fire" else s


@pytest.mark.parametrize("scroll", BORROWED)
def test_borrow_of_each_scroll(scroll: str) -> None:
    """It works as if it were mine, and both lie face down."""
    picks, dice = BORROWED[scroll]
    s = lent(scroll).turn()
    s.says("cast borrow-fire")
    s.says(*[f"scroll {scroll}"] if s.question == "borrow-which" else [], *picks)
    assert s.dice_of(A) == dice
    assert "borrow-fire" in s.face_down(A)
    assert scroll in s.face_down(B)
    assert (s.asked, s.question) == (A, "turn")


@pytest.mark.parametrize("scroll", [scroll.replace("fire", "spirit") for scroll in BORROWED])
def test_borrow_of_each_scroll_of_spirit(scroll: str) -> None:
    """The same with a Borrow of Spirit; the spell asks what it would ask its owner."""
    s = lent(scroll, "borrow-spirit")
    if scroll != "growth-spirit":
        s.has(B, "growth-spirit", down="transfer" not in scroll)
    s.turn()
    before = (s.dice_of(A), s.scrolls_of(A))
    s.says("cast borrow-spirit")
    if s.question == "borrow-which":
        s.says(f"scroll {scroll}")
    while s.question != "turn":
        s.says(s.options[-1])
    assert scroll in s.face_down(B)
    assert "borrow-spirit" in s.face_down(A)
    assert (s.dice_of(A), s.scrolls_of(A)) != before


def test_borrow() -> None:
    """Of several opponents and scrolls one is named; both turn face down, and the lender's stays so."""
    s = scene("borrow-fire", players=3).dice(A, "red 2")
    s.has(B, "growth-fire", "evolution-fire", "evolution-water").dice(B, "blue 1")
    s.has(C, "rebirth-fire").dice(C, "blue 1").turn()
    s.says("cast borrow-fire")
    assert (s.question, s.options) == ("borrow-whom", ["seat 2", "seat 3"])
    s.says("seat 2")
    assert (s.question, s.options) == ("borrow-which", ["scroll evolution-fire", "scroll growth-fire"])
    s.says("scroll evolution-fire")
    assert s.dice_of(A) == ["red 4"]
    assert (s.face_down(A), s.face_down(B)) == (["borrow-fire"], ["evolution-fire"])
    assert s.scrolls_of(B) == ["evolution-fire", "evolution-water", "growth-fire"]


def test_borrow_of_spirit() -> None:
    """A spirit scroll only, which then lets one choose."""
    s = scene("borrow-spirit").dice(A, "red 2", "blue 3")
    s.has(B, "evolution-spirit", "evolution-fire", "bond").dice(B, "blue 1").turn()
    s.says("cast borrow-spirit")
    assert (s.question, s.options) == ("evolve", ["die red 2", "die blue 3"])
    s.says("die blue 3")
    assert s.dice_of(A) == ["red 2", "blue 5"]
    assert s.face_down(B) == ["evolution-spirit"]


@pytest.mark.parametrize("scroll", ["bond", "synergy-spirit"])
def test_borrow_never_takes(scroll: str) -> None:
    """Neither a Bond nor a Synergy."""
    s = Scene("0-1", {1: "fire 2"}, circle="III").sixes().has(A, "borrow-spirit", PAUSE).dice(A, "red 2")
    s.has(B, scroll).dice(B, "blue 1").turn()
    assert s.why("cast borrow-spirit") == "changes-nothing"


def test_borrow_of_active_scrolls_only() -> None:
    s = scene("borrow-fire").dice(A, "red 2").has(B, "evolution-fire", down=True).dice(B, "blue 1").turn()
    assert s.why("cast borrow-fire") == "changes-nothing"


def test_borrow_of_what_would_change_something_only() -> None:
    """A scroll of the colour that I could not use is not offered; without another the Borrow cannot be used."""
    s = scene("borrow-fire").dice(A, "red 6").has(B, "evolution-fire").dice(B, "blue 1").turn()
    assert s.why("cast borrow-fire") == "changes-nothing"
    s = scene("borrow-fire").dice(A, "red 6").has(B, "evolution-fire", "growth-fire").dice(B, "blue 1").turn()
    s.says("cast borrow-fire")
    assert (len(s.dice_of(A)), s.face_down(B)) == (2, ["growth-fire"])


def test_borrow_of_a_theft_refreshes_the_lender() -> None:
    """R9: both turn face down first, so a Theft that ends the lender's round turns theirs up again."""
    s = lent("theft-fire")
    s.seats[B]["dice"] = ["red 3"]
    s.turn()
    s.says("cast borrow-fire", "B: take blue", "B: take blue", "B: take blue")
    assert s.left_round(B)
    assert s.face_down(B) == []
    assert s.face_down(A) == ["borrow-fire"]


def test_borrow_of_a_theft_from_somebody_else() -> None:
    """The lender's round goes on: theirs stays face down."""
    s = (
        scene("borrow-fire", players=3)
        .dice(A, "blue 2")
        .has(B, "theft-fire")
        .dice(B, "green 3")
        .dice(C, "red 1")
        .turn()
    )
    s.says("cast borrow-fire", "C: take red", "C: take red", "C: take red")
    assert (s.dice_of(A), s.face_down(B), s.left_round(C)) == (["red 1", "blue 2"], ["theft-fire"], True)


def test_borrow_of_a_transfer_swaps_neither_of_the_two() -> None:
    """R9: both lie face down by then. B's Transfer is the only fire scroll of power 4, my Borrow the only 6."""
    s = scene("borrow-fire", "evolution-air").dice(A, "red 2").has(B, "transfer-fire", "synergy-fire").dice(B, "blue 1")
    assert s.turn().why("cast borrow-fire") == "changes-nothing"
    s = scene("borrow-fire", "evolution-air", "growth-air").dice(A, "red 2")
    s.has(B, "transfer-fire", "growth-fire", "synergy-fire").dice(B, "blue 1").turn()
    s.says("cast borrow-fire", "scroll transfer-fire")
    assert s.scrolls_of(B) == ["growth-air", "synergy-fire", "transfer-fire"]


@pytest.mark.parametrize(("element", "colour"), NATURAL)
def test_borrow_of_each_element(element: str, colour: str) -> None:
    """Scrolls of its own element and no other."""
    s = scene(f"borrow-{element}").dice(A, "red 2", "blue 2", "yellow 2", "green 2").dice(B, f"{colour} 1")
    s.has(B, *(f"evolution-{other}" for other, _ in NATURAL), "evolution-spirit").turn()
    s.says(f"cast borrow-{element}")
    assert f"{colour} 4" in s.dice_of(A)
    assert s.face_down(B) == [f"evolution-{element}"]


# All of them -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("element", ["fire", "spirit"])
@pytest.mark.parametrize("spell", SPELLS)
def test_never_on_a_player_whose_round_is_over(spell: str, element: str) -> None:
    """With C out of the round only B can be meant; with B out too, nothing can be done."""
    scroll = f"{spell}-{element}"

    def alone(*playing: int) -> Scene:
        s = scene(scroll, "growth-water", players=3).dice(A, "red 2", "blue 2")
        s.has(B, f"growth-{element}", f"evolution-{element}")
        s.has(C, f"transfer-{element}" if spell == "theft" else f"theft-{element}")
        for other in (B, C):
            if other in playing:
                s.dice(other, "red 4")
        return s.turn()

    assert alone().why(f"cast {scroll}") == "changes-nothing"
    for playing, out in ((B, C), (C, B)):
        s = alone(playing)
        before = (s.dice_of(out), s.face_up(out))
        s.says(f"cast {scroll}")
        while s.question != "turn":
            assert not any(option.startswith("seat") for option in s.options)
            s.says(s.options[-1])
        assert (s.dice_of(out), s.face_up(out)) == before
    s = alone(B, C)
    s.says(f"cast {scroll}", *["colour red"] * (scroll == "alteration-spirit"))
    assert s.options == ["seat 2", "seat 3"]
