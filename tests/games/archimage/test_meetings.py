"""Where spells, pieces and rounds meet: obstacles on the way, rounds that end within a turn, spells upon spells."""

import pytest

from tests.games.archimage.scene import A, B, C, Scene

PAUSE = "rebirth-spirit"  # can be used with any die: while it lies there, a turn goes on

# Obstacles ---------------------------------------------------------------------------------------------------------


def way(circle: str = "IV", players: int = 2) -> Scene:
    """A in the hall, a free space, a seal of fire behind it; A could break that."""
    return (
        Scene("0-1-2", {2: "fire 2"}, players=players, circle=circle).sixes().has(A, PAUSE).dice(A, "red 2", "blue 1")
    )


def test_a_free_way() -> None:
    assert way().turn().can("break 2")


def test_a_mage_bars_the_way() -> None:
    """Also when the round is over for its owner."""
    assert way().mage(B, 1).dice(B, "red 1").turn().why("break 2") == "no-free-way"
    s = way().mage(B, 1).turn()
    assert (s.left_round(B), s.why("break 2")) == (True, "no-free-way")


def test_a_mage_in_the_hall_bars_nobody() -> None:
    """R2: any number fits in, and the way through it is free."""
    s = Scene("1-0-2", {2: "fire 2"}, players=5).sixes().has(A, PAUSE).mage(A, 1).dice(A, "red 2", "blue 1").turn()
    assert s.can("break 2")


def test_a_mage_in_the_hall_is_never_passed() -> None:
    """R2: it stands in nobody's way, so a Teleportation has nothing to pass."""
    s = Scene("1-0-2", {2: "fire 2"}, players=5, circle="IV").sixes().has(A, "teleportation-fire", PAUSE)
    s.mage(A, 1).dice(A, "red 2", "blue 1").turn()
    assert s.why("cast teleportation-fire") == "changes-nothing"


def test_a_familiar_bars_the_way_of_others() -> None:
    """Not of its owner, and its mage need not be there."""
    assert way().familiar(B, 1).dice(B, "red 1").turn().why("break 2") == "no-free-way"
    assert way().familiar(A, 1).dice(B, "red 1").turn().can("break 2")


def test_a_familiar_on_floor_can_be_passed() -> None:
    """By a Teleportation; it stays where it is."""
    s = way().familiar(B, 1).dice(B, "red 1").has(B, "rebirth-fire").has(A, "teleportation-fire").turn()
    s.says("cast teleportation-fire")
    assert (s.mage_at(A), s.familiar_at(B)) == (2, 1)


def test_a_familiar_left_behind_bars_the_way() -> None:
    """B's familiar stays where B's mage stood; when B's round is over it goes home and the way is free."""
    s = Scene("0-1-2, 1-3, 2-4", {2: "fire 2", 3: "water 2"}).sixes().has(A, PAUSE).dice(A, "red 2", "green 1")
    s.mage(B, 1).has(B, "bond", PAUSE).dice(B, "blue 2", "blue 1").turn(B)
    s.says("B: cast bond", "B: familiar here", "B: break 3")
    assert (s.asked, s.mage_at(B), s.familiar_at(B)) == (A, 3, 1)
    assert s.why("break 2") == "no-free-way"
    s.says("A: cast rebirth-spirit", "A: die green 1")  # nothing to break: A gives up the rest
    assert s.left_round(A)


def test_where_a_mage_lands_nobody_passes() -> None:
    """After a Leap the mage bars its new space."""
    s = Scene("0-1-2-3", {1: "fire 6", 2: "water 2", 3: "air 2"}, circle="IV").sixes().has(A, "leap-fire", PAUSE)
    s.dice(A, "blue 2", "green 1").dice(B, "red 6", "yellow 2").has(B, "rebirth-air").turn()
    s.says("A: cast leap-fire", "B: break 1")
    s.says("A: give up")
    while s.asked == A:
        s.says(s.options[0])
    assert (s.mage_at(A), s.mage_at(B), s.why("break 3")) == (2, 1, "no-free-way")


def test_one_s_own_familiar_bars_no_leap() -> None:
    """Nor does it hold up a Speed: only opponents' do."""
    s = Scene("0-1-2-3", {2: "water 2", 3: "fire 6"}, circle="IV").sixes().has(A, "speed-fire", PAUSE)
    s.dice(A, "blue 2", "green 1").familiar(A, 1).turn()
    s.says("cast speed-fire")
    assert (s.mage_at(A), s.familiar_at(A)) == (3, 1)


# Rounds that end within a turn -------------------------------------------------------------------------------------


def test_two_thefts_end_two_rounds() -> None:
    """Each victim takes dice at once, in the middle of the thief's turn, who then plays alone."""
    s = Scene("0-1", {1: "fire 4"}, players=3, circle="III").sixes().has(A, "theft-fire", "theft-water", PAUSE)
    s.dice(A, "green 1").dice(B, "red 4").dice(C, "blue 3").turn()
    s.says("A: cast theft-fire", "B: take red", "B: take red", "B: take red")
    s.says("A: cast theft-water", "C: take blue", "C: take blue", "C: take blue")
    assert (s.left_round(B), s.left_round(C), s.dice_of(A)) == (True, True, ["red 4", "blue 3", "green 1"])
    assert (s.waiting_of(B), s.waiting_of(C)) == (["red"] * 3, ["blue"] * 3)
    s.says("A: break 1")
    assert (s.asked, s.dice_of(A), s.t.round) == (A, ["blue 3", "green 1"], 1)


def test_a_theft_before_the_victim_s_first_turn() -> None:
    """The victim's round is over before it began, and the next round is theirs again."""
    s = (
        Scene("0-1", {1: "fire 4"}, circle="III")
        .sixes()
        .has(A, "theft-fire", PAUSE)
        .dice(A, "green 1")
        .dice(B, "red 4")
    )
    s.has(B, "rebirth-water").turn().says(
        "A: cast theft-fire", "B: take blue", "B: take blue", "B: take green", "A: break 1"
    )
    s.says("A: cast rebirth-spirit")
    while s.t.round == 1:
        s.says(s.options[0])
    assert (s.t.first, len(s.dice_of(B)), s.left_round(B)) == (B, 3, False)


def test_a_victim_takes_what_is_left() -> None:
    """R12: where fewer than three dice are in the reserves, those; and none where there is none."""
    s = Scene(circle="III").sixes().has(A, "theft-fire", PAUSE).dice(B, "red 4")
    s.dice(A, "red 1", "red 2", *["blue 1"] * 3, *["yellow 1"] * 3, "green 1", "green 2").turn()
    assert sum(s.reserve.values()) == 1
    s.says("cast theft-fire")
    assert (s.asked, s.question, s.waiting_of(B), s.left_round(B)) == (A, "turn", ["green"], True)


def test_scrolls_turned_up_by_a_theft_are_not_for_conflict() -> None:
    """The victim's round is over: their active scrolls can be neither taken nor borrowed."""
    s = Scene(circle="III").sixes().has(A, "theft-fire", "borrow-fire", "transfer-fire", "evolution-air", PAUSE)
    s.dice(A, "red 1").dice(B, "red 4").has(B, "evolution-fire").turn()
    assert s.can("cast borrow-fire")
    assert s.can("cast transfer-fire")
    s.says("cast theft-fire", "take red", "take blue", "take blue")
    assert s.why("cast borrow-fire") == "changes-nothing"
    assert s.why("cast transfer-fire") == "changes-nothing"


def test_the_round_ends_when_the_last_has_left_it() -> None:
    """A Speed with the last die of all: dice are taken, then a new round is rolled and the first player moves on."""
    s = Scene("0-1-2", {1: "water 2", 2: "fire 6"}, circle="IV").sixes().has(A, "speed-fire").dice(A, "blue 3")
    s.waits(B, "red").turn()
    s.says("cast speed-fire", "take blue", "take blue", "take blue")
    assert (s.t.round, s.t.first, len(s.dice_of(A)), s.t.idle_rounds) == (2, B, 3, 0)


def test_guardians_cannot_freeze_the_game() -> None:
    """R3: with nothing left but a scroll under its guardian, three rounds without a broken seal end it."""
    s = Scene("0-1", {1: "growth-fire"}, circle="IV").sixes().guardian("fire", 1).has(A, PAUSE).has(B, "rebirth-water")
    s.waits(A, "red", "red", "red").waits(B, "blue").new_round()
    rounds = set()
    while not s.t.over:
        rounds.add(s.t.round)
        assert not any(option.startswith("break") for option in s.options)
        s.says(s.options[0])
    assert len(rounds) == 3
    assert (s.guardian_at("fire"), s.at(1)) == (1, "growth-fire")


# Spells upon spells ------------------------------------------------------------------------------------------------


def test_a_scroll_won_is_for_the_next_turn() -> None:
    """It comes face up, and is cast when the turn is one's own again."""
    s = Scene("0-1-2", {1: "evolution-fire"}).sixes().dice(A, "red 4", "red 1", "blue 1").dice(B, "blue 1")
    s.has(A, PAUSE).has(B, PAUSE).turn()
    assert s.why("cast evolution-fire") == "not-your-scroll"
    s.says("break 1", "B: give up", "B: take blue", "B: take green")
    assert s.asked == A
    assert s.can("cast evolution-fire")


def test_a_transfer_that_was_borrowed() -> None:
    """What it brings may be used at once (R8), the Borrow and the lender's Transfer may not."""
    s = Scene(circle="III").sixes().has(A, "borrow-fire", "evolution-air", PAUSE).dice(A, "red 1")
    s.has(B, "transfer-fire", "evolution-fire").dice(B, "blue 1").turn()
    s.says("cast borrow-fire", "scroll transfer-fire")
    assert s.face_down(B) == ["transfer-fire"]
    s.says("cast evolution-fire")
    assert s.dice_of(A) == ["red 3"]


def test_a_borrow_that_a_transfer_brought() -> None:
    """For a Synergy, and used at once."""
    s = Scene(circle="III").sixes().has(A, "transfer-fire", "synergy-air", PAUSE).dice(A, "red 1")
    s.has(B, "borrow-fire", "evolution-fire").dice(B, "blue 1").turn()
    s.says("cast transfer-fire", "cast borrow-fire")
    assert (s.dice_of(A), s.scrolls_of(B)) == (["red 3"], ["evolution-fire", "synergy-air"])
    assert (s.face_down(A), s.face_down(B)) == (["borrow-fire", "transfer-fire"], ["evolution-fire"])


def test_a_scroll_given_away_counts_for_its_new_owner() -> None:
    """Powers of the same size, but a Synergy counts its element."""
    s = Scene(circle="III").sixes().has(A, "transfer-fire", "evolution-fire", "synergy-water").dice(A, "red 1")
    s.has(B, "synergy-fire", "growth-fire").dice(B, "blue 1").turn()
    assert s.t.scores == [4 + 4 + 6 + 1, 6 + 5 + 2]
    s.says("cast transfer-fire")
    assert s.t.scores == [4 + 4 + 6 + 3, 6 + 5 + 1]


def test_dice_of_a_mystification_break_seals_in_the_same_turn() -> None:
    s = Scene("0-1", {1: "fire 3"}, circle="III").sixes().has(A, "mystification-fire", PAUSE).dice(A, "blue 3")
    s.dice(B, "red 5").turn()
    assert not s.can("break 1")
    s.says("cast mystification-fire")
    assert s.can("break 1")


def test_a_borrowed_theft_pays_for_a_seal() -> None:
    s = Scene("0-1", {1: "fire 3"}, circle="III").sixes().has(A, "borrow-fire", PAUSE).dice(A, "blue 3")
    s.dice(B, "red 5", "green 1").has(B, "theft-fire").turn()
    assert not s.can("break 1")
    s.says("cast borrow-fire")
    assert s.can("break 1")


@pytest.mark.parametrize("spell", ["leap-fire", "teleportation-water", "speed-fire"])
def test_a_spell_that_breaks_ends_the_turn(spell: str) -> None:
    """No other spell, no other seal, though there are dice left; the next player follows."""
    ways = "0-1-2-3, 0-4, 0-5-6"
    lying = {1: "fire 2", 2: "water 2", 3: "fire 2", 4: "water 2", 6: "water 2"}
    s = Scene(ways, lying, circle="IV").sixes().has(A, spell, PAUSE).dice(A, "blue 2", "blue 3", "red 2")
    s.mage(B, 5).dice(B, "green 2", "green 3").has(B, "rebirth-earth").turn()
    s.says(f"cast {spell}")
    while s.asked == A:
        assert s.question in ("leap-to", "pass-to", "speed-first", "speed-second", "dice")
        s.says(s.options[0])
    assert (s.asked, s.question) == (B, "turn")
    assert len(s.dice_of(A)) == 2
    assert s.face_down(A) == [spell]


def test_a_guardian_that_is_moved_frees_its_scroll_in_the_same_turn() -> None:
    s = Scene("0-1, 0-2", {1: "growth-fire", 2: "evolution-fire"}, circle="IV").sixes().guardian("fire", 1)
    s.has(A, "guardian-fire", PAUSE).dice(A, "red 5", "blue 1").turn()
    assert s.why("break 1") == "under-a-guardian"
    s.says("cast guardian-fire", "take off", "break 1")
    assert "growth-fire" in s.scrolls_of(A)
