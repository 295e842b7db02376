"""A turn: spells, the duty to break, dice, free ways, moving, giving up."""

import random
from itertools import combinations

import pytest

import conclave
from conclave.games.archimage.rules import Archimage
from conclave.games.archimage.rules.dice import exact_sets
from conclave.table import IllegalPick
from tests.games.archimage.scene import A, B, C, Scene, die_name, scroll_seal, seal_named

PAUSE = "rebirth-spirit"  # can be used with any die: while it lies there, a turn goes on


def scene(ways: str, lying: dict[int, str], *dice: str, players: int = 2) -> Scene:
    return Scene(ways, lying, players).sixes().dice(A, *dice).has(A, PAUSE)


# The duty to break -------------------------------------------------------------------------------------------------


def test_who_can_break_must() -> None:
    s = scene("0-1, 0-2", {1: "fire 3", 2: "water 6"}, "red 3", "blue 1").turn()
    assert s.options == ["break 1", "cast rebirth-spirit"]
    assert s.why("give up") == "must-break"


def test_the_only_break_is_made_by_itself() -> None:
    """Where nothing else can be done the table does it."""
    s = Scene("0-1", {1: "fire 3"}).sixes().dice(A, "red 3").turn()
    assert (s.mage_at(A), s.question) == (1, "take")


def test_nobody_has_to_cast_a_spell_to_make_a_break_possible() -> None:
    """Evolution would make the red 3 a 5; giving up is allowed all the same."""
    s = Scene("0-1", {1: "fire 5"}).sixes().dice(A, "red 3", "blue 2").has(A, "evolution-fire").turn()
    assert s.options == ["give up", "cast evolution-fire"]
    s.says("give up")
    assert (s.dice_of(A), s.question, s.left_round(A)) == ([], "take", True)
    assert s.reserve == {"red": 3, "blue": 3, "yellow": 3, "green": 3}


def test_a_spell_may_make_a_break_impossible() -> None:
    """Then there is no duty any more: the dice count as they are."""
    s = Scene("0-1", {1: "fire 3"}).sixes().dice(A, "red 3").has(A, "transmutation-fire").turn()
    assert s.says("cast transmutation-fire", "colour blue").question == "take"
    assert s.at(1) == "fire 3"


def test_one_seal_a_turn() -> None:
    """Then it is the next player's turn."""
    s = scene("0-1-2", {1: "fire 3", 2: "water 2"}, "red 3", "blue 2").dice(B, "blue 3").has(B, PAUSE).turn()
    s.says("A: break 1")
    assert (s.asked, s.dice_of(A), s.at(2)) == (B, ["blue 2"], "water 2")


# Spells ------------------------------------------------------------------------------------------------------------


def test_any_number_of_spells_one_after_the_other() -> None:
    s = scene("0-1", {1: "fire 6"}, "yellow 1", "blue 1").has(A, "transmutation-air", "evolution-fire", "growth-fire")
    s.rolling(1).turn()
    s.says("cast transmutation-air", "colour red", "cast evolution-fire", "cast growth-fire")
    assert s.dice_of(A) == ["red 1", "red 3", "blue 1"]
    assert s.face_down(A) == ["evolution-fire", "growth-fire", "transmutation-air"]
    assert s.question == "turn"


def test_a_used_scroll_lies_face_down_for_the_rest_of_the_round() -> None:
    s = scene("0-1-2", {1: "fire 3", 2: "fire 6"}, "red 1", "blue 1", "red 2").has(A, "evolution-fire").turn()
    s.says("cast evolution-fire", "die red 1", "done")
    assert s.why("cast evolution-fire") == "face-down"
    s.says("break 1")
    assert (s.asked, s.dice_of(A)) == (A, ["red 2", "blue 1"])  # the next turn
    assert s.why("cast evolution-fire") == "face-down"


def test_two_scrolls_of_a_kind_are_used_one_by_one() -> None:
    """Circle I has each scroll twice."""
    s = scene("0-1", {}, "red 1", "blue 1").has(A, "evolution-fire", "evolution-fire").turn()
    s.says("cast evolution-fire")
    assert (s.dice_of(A), s.face_down(A)) == (["red 3", "blue 1"], ["evolution-fire"])
    s.says("cast evolution-fire")
    assert (s.dice_of(A), s.face_down(A)) == (["red 5", "blue 1"], ["evolution-fire", "evolution-fire"])


def test_a_scroll_is_used_from_the_next_turn_on() -> None:
    """The turn in which it is won is over by then; it comes face up."""
    s = scene("0-1-2", {1: "rebirth-fire", 2: "fire 6"}, "red 3", "red 1").dice(B, "blue 1").has(B, PAUSE).turn()
    s.says("A: break 1")
    assert (s.asked, s.face_up(A)) == (B, ["rebirth-fire", "rebirth-spirit"])
    assert s.why("cast rebirth-fire", A) == "not-your-turn"
    s.says("B: give up", "take blue", "take blue", "take blue")
    assert s.can("cast rebirth-fire")
    assert s.asked == A


def test_scrolls_of_others_and_of_nobody() -> None:
    s = scene("0-1", {1: "growth-fire"}, "red 3").has(B, "growth-air").turn()
    assert s.why("cast growth-air") == s.why("cast growth-fire") == "not-your-scroll"
    with pytest.raises(IllegalPick):
        s.says("cast growth-air")


# Dice --------------------------------------------------------------------------------------------------------------


def sets_for(seal: str, *dice: str) -> list[list[str]]:
    """Every way to pay for a seal, as the table offers it one die after the other."""
    s = scene("0-1", {1: seal}, *dice, players=5).dice(B, "blue 1").has(B, "rebirth-water").turn()
    return paid(s.says("break 1"), list(dice))


def paid(s: Scene, dice: list[str]) -> list[list[str]]:
    if s.question != "dice":
        left = list(dice)
        for die in s.dice_of(A):
            left.remove(die)
        return [sorted(left)]
    found = []
    for pick in s.options:
        found += paid(Scene.of(s.t.copy()).says(pick), dice)
    return found


def test_no_die_too_many() -> None:
    """Without any one of them the sum would fall short."""
    assert sets_for("fire 4", "red 2", "red 3", "red 4") == [["red 2", "red 3"], ["red 4"]]
    assert sets_for("fire 4", "red 1", "red 1", "red 2") == [["red 1", "red 1", "red 2"]]
    assert sets_for("fire 5", "red 1", "red 4", "red 3") == [["red 1", "red 4"], ["red 3", "red 4"]]
    assert sets_for("fire 2", "red 6", "red 1", "blue 6") == [["red 6"]]


def test_equal_dice_are_the_same() -> None:
    assert sets_for("fire 6", "red 3", "red 3", "red 3") == [["red 3", "red 3"]]


def test_more_than_the_power_is_enough() -> None:
    assert sets_for("fire 4", "red 3", "red 3") == [["red 3", "red 3"]]


def test_only_dice_of_the_seals_colour() -> None:
    s = scene("0-1", {1: "fire 4"}, "red 3", "blue 6", "yellow 6").turn()
    assert s.why("break 1") == "dice-short"


def test_a_spirit_seal_takes_one_colour() -> None:
    """Of choice; colours are never mixed."""
    assert sets_for("rebirth-spirit", "red 2", "red 1", "blue 3", "green 1") == [["red 1", "red 2"], ["blue 3"]]
    s = scene("0-1", {1: "rebirth-spirit"}, "red 2", "blue 2", "green 2").turn()
    assert s.why("break 1") == "dice-short"


def test_dice_used_return_to_their_reserves() -> None:
    s = scene("0-1", {1: "fire 5"}, "red 2", "red 3", "blue 1").turn()
    assert s.reserve == {"red": 1, "blue": 2, "yellow": 3, "green": 3}
    s.says("break 1")
    assert s.reserve == {"red": 3, "blue": 2, "yellow": 3, "green": 3}


@pytest.mark.parametrize("power", range(2, 7))
def test_only_the_power_of_what_lies_there_counts(power: int) -> None:
    """Not what is printed on the space, which is 2 here."""
    for value in range(1, 7):
        s = scene("0-1", {1: f"air {power}"}, f"yellow {value}").turn()
        assert s.can("break 1") == (value >= power)


# What becomes of the seal ------------------------------------------------------------------------------------------


def test_a_token_leaves_the_game_and_the_mage_moves_there() -> None:
    s = scene("0-1", {1: "fire 3"}, "red 3", "blue 1").turn().says("break 1")
    assert (s.at(1), s.mage_at(A), s.scrolls_of(A)) == ("", 1, [PAUSE])
    assert s.why("break 1") == "nothing-to-break"


def test_a_scroll_comes_to_its_new_owner_and_the_mage_moves_there() -> None:
    s = scene("0-1", {1: "rebirth-fire"}, "red 3", "blue 1").turn().says("break 1")
    assert (s.at(1), s.mage_at(A), s.scrolls_of(A)) == ("", 1, ["rebirth-fire", PAUSE])


# Free ways ---------------------------------------------------------------------------------------------------------


def test_a_way_of_any_length() -> None:
    s = scene("0-1-2-3-4-5-6-7-8", {8: "fire 3"}, "red 3", "blue 1").turn()
    assert s.says("break 8").mage_at(A) == 8


def test_back_through_the_hall() -> None:
    s = scene("0-1-2, 0-3-4", {4: "fire 3"}, "red 3", "blue 1").mage(A, 2).turn()
    assert s.says("break 4").mage_at(A) == 4


def test_walls_bar_the_way() -> None:
    """A wall is where no way is."""
    s = scene("0-1, 2-3", {1: "fire 6", 3: "fire 3"}, "red 3").turn()
    assert s.why("break 3") == "no-free-way"


@pytest.mark.parametrize("bar", ["water 2", "growth-water"])
def test_seals_and_scrolls_bar_the_way(bar: str) -> None:
    """Until they are gone."""
    s = scene("0-1-2", {1: bar, 2: "fire 3"}, "red 3", "blue 1").turn()
    assert s.why("break 2") == "no-free-way"
    s = scene("0-1-2, 0-3-2", {1: bar, 2: "fire 3"}, "red 3", "blue 1").turn()
    assert s.can("break 2")


def test_other_mages_bar_the_way() -> None:
    s = scene("0-1-2", {2: "fire 3"}, "red 3").mage(B, 1).turn()
    assert s.why("break 2") == "no-free-way"


def test_the_mage_of_a_player_whose_round_is_over_bars_the_way() -> None:
    s = scene("0-1-2", {2: "fire 3"}, "red 3").mage(B, 1).turn()
    assert s.left_round(B)
    assert s.why("break 2") == "no-free-way"


def test_a_mage_that_moves_on_frees_the_way() -> None:
    s = scene("0-1-2, 1-3", {2: "fire 3", 3: "water 2"}, "red 3", "green 1")
    s.mage(B, 1).dice(B, "blue 2", "green 1").turn(B)
    assert (s.mage_at(B), s.asked) == (3, A)
    assert s.can("break 2")


def test_opponents_familiars_bar_the_way() -> None:
    s = scene("0-1-2", {2: "fire 3"}, "red 3").familiar(B, 1).dice(B, "blue 1").turn()
    assert s.why("break 2") == "no-free-way"


def test_ones_own_familiar_never_bars() -> None:
    s = scene("0-1-2", {2: "fire 3"}, "red 3").familiar(A, 1).turn()
    assert s.can("break 2")


def test_nobody_bars_the_hall() -> None:
    """However many mages stand there, everybody passes (R2)."""
    s = scene("0-1, 0-2", {2: "fire 3"}, "red 3", players=5).mage(A, 1).turn()
    assert [s.mage_at(seat) for seat in range(1, 5)] == [0, 0, 0, 0]
    assert s.can("break 2")


def test_a_mage_in_the_hall_starts_from_there() -> None:
    """With others around it (R2)."""
    s = scene("0-1, 0-2", {1: "fire 3", 2: "fire 2"}, "red 3").turn()
    assert s.options == ["break 1", "break 2", "cast rebirth-spirit"]


def test_a_seal_under_an_opponents_familiar() -> None:
    s = scene("0-1", {1: "fire 3"}, "red 3").familiar(B, 1).dice(B, "blue 1").turn()
    assert s.why("break 1") == "under-a-familiar"


def test_a_seal_under_ones_own_familiar() -> None:
    """Can be broken; the familiar comes back."""
    s = scene("0-1", {1: "fire 3"}, "red 3", "blue 1").familiar(A, 1).turn().says("break 1")
    assert (s.mage_at(A), s.familiar_at(A)) == (1, -1)


def test_a_scroll_under_a_guardian() -> None:
    s = scene("0-1", {1: "rebirth-fire"}, "red 3").guardian("fire", 1).turn()
    assert s.why("break 1") == "under-a-guardian"


def test_where_nothing_is() -> None:
    s = scene("0-1", {}, "red 3").turn()
    assert s.why("break 1") == s.why("break 0") == "nothing-to-break"
    assert s.why("break 99") == "no-such-space"


def test_not_in_others_turns() -> None:
    s = scene("0-1", {1: "fire 3"}, "red 3").dice(B, "red 3").turn()
    assert s.why("break 1", B) == "not-your-turn"


# Order -------------------------------------------------------------------------------------------------------------


def test_turns_go_clockwise_and_skip_who_has_left() -> None:
    """D and E have no dice."""
    s = scene("0-1", {}, "red 1", "red 2", players=5)
    for seat in (B, C):
        s.dice(seat, "blue 1").has(seat, "rebirth-water")
    s.lay({1: "fire 2"}).turn(B)
    order = [s.asked]
    s.says("give up", "take blue", "take blue", "take blue")
    order.append(s.asked)
    s.says("give up", "take red", "take blue", "take blue")
    order.append(s.asked)
    assert order == [B, C, A]
    assert s.says("break 1").asked == A


# The same found out in another way ---------------------------------------------------------------------------------


def breaks_by_hand(t: Archimage, seat: int) -> set[int]:
    """Spaces with a seal that a seat can walk to, step by step, and pay for."""
    me = t.players[seat]
    others = [player for other, player in enumerate(t.players) if other != seat]
    closed = {player.mage for player in others if player.mage} | {player.familiar for player in others}
    seen, ahead, found = {me.mage}, [me.mage], set()
    while ahead:
        for space in t.board.neighbours(ahead.pop()):
            if space in seen or space in closed:
                continue
            seen.add(space)
            if not t.seals[space] and not t.scrolls_on_board[space]:
                ahead.append(space)
            elif space not in t.guardians and pays(t, seat, space):
                found.add(space)
    return found


def seal_at(t: Archimage, space: int) -> str:
    lies = Scene.of(t).at(space)
    return lies if " " in lies else scroll_seal(lies)


def pays(t: Archimage, seat: int, space: int) -> set[tuple[str, ...]]:
    """All sets of dice of one colour that are enough and no longer so without any one of them."""
    element, power = seal_at(t, space).split()
    colour = {"fire": "red", "water": "blue", "air": "yellow", "earth": "green"}.get(element)
    dice = [die_name(number) for number in t.players[seat].dice]
    found = set()
    for size in range(1, len(dice) + 1):
        for some in combinations(dice, size):
            colours = {die.split()[0] for die in some}
            values = [int(die.split()[1]) for die in some]
            one_colour = len(colours) == 1 and colour in (None, *colours)
            if one_colour and sum(values) >= int(power) > sum(values) - min(values):
                found.add(tuple(sorted(some)))
    return found


@pytest.mark.parametrize("circle", ["I", "II", "III", "IV"])
@pytest.mark.parametrize("players", [2, 5])
def test_breaks_offered_in_random_games(players: int, circle: str) -> None:
    """Those that a slow search finds, and no others; and for each the same sets of dice."""
    luck = random.Random(players)
    s = Scene.of(conclave.new("archimage", players=players, seed=players, circle=circle))
    while not s.t.over:
        if s.question == "turn":
            look_at_breaks(s)
        s.t.choose(luck.choice(s.t.options))


def look_at_breaks(s: Scene) -> None:
    offered = {int(pick.split()[1]) for pick in s.options if pick.startswith("break")}
    assert offered == breaks_by_hand(s.t, s.asked)
    assert s.can("give up") == (not offered)
    for space in offered:
        assert ways_to_pay(s, space) == pays(s.t, s.asked, space)


def ways_to_pay(s: Scene, space: int) -> set[tuple[str, ...]]:
    """What the engine says the seal can be broken with."""
    sets = exact_sets(s.t.players[s.asked], seal_named(seal_at(s.t, space)))
    return {tuple(sorted(die_name(number) for number in some)) for some in sets}
