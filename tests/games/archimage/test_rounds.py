"""Set-up, the end of a player's round, rounds, the end of the game and the score."""

from collections import Counter

import pytest

import conclave
from conclave.games.archimage.rules.boards import standard_board
from tests.games.archimage.scene import CIRCLES, POWER, A, B, C, Scene, scroll_seal

PAUSE = "rebirth-spirit"  # can be used with any die: while it lies there, a turn goes on
PLAYERS = [2, 3, 4, 5]
COLOURS = ["red", "blue", "yellow", "green"]
NATURAL = ["fire", "water", "air", "earth"]


def start(players: int = 2, seed: int = 1, circle: str = "I") -> Scene:
    return Scene.of(conclave.new("archimage", players=players, seed=seed, circle=circle))


# Set-up ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
def test_dice_in_the_reserves(players: int) -> None:
    """One more of each colour than there are players."""
    assert start(players).reserve == dict.fromkeys(COLOURS, players + 1)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_board_for_the_players(players: int) -> None:
    assert start(players).t.board.data() == standard_board(players).data()


@pytest.mark.parametrize("players", PLAYERS)
def test_seals_of_their_circles_powers(players: int) -> None:
    """A token on every circle and nowhere else, none of spirit."""
    s = start(players)
    board = s.t.board
    for space in board.spaces:
        element, _, power = s.at(space.number).partition(" ")
        if space.number in board.circles:
            assert (element in NATURAL, int(power)) == (True, space.power)
        else:
            assert power == ""


@pytest.mark.parametrize("players", PLAYERS)
def test_six_tokens_of_a_kind(players: int) -> None:
    """The box has six of each power and natural element (R1)."""
    for seed in range(10):
        s = start(players, seed)
        kinds = Counter(s.at(space) for space in s.t.board.circles)
        assert max(kinds.values()) <= 6


def wheel(circles: int, scrolls: int) -> dict[str, object]:
    """A board of so many circles and scroll spaces of power 3 around the hall, and four sixes."""
    kinds = [("circle", 3)] * circles + [("scroll", 3)] * scrolls + [("scroll", 6)] * 4
    spaces: list[dict[str, object]] = [
        {"id": at, "kind": kind, "power": power, "x": at, "y": 0, "neighbours": [0]}
        for at, (kind, power) in enumerate(kinds, 1)
    ]
    hall = {"id": 0, "kind": "hall", "x": 0, "y": 0, "neighbours": list(range(1, len(kinds) + 1))}
    return {"name": "wheel", "space": [hall, *spaces]}


def test_all_tokens_of_a_power_where_the_board_needs_them() -> None:
    """24 circles of a power take the whole box: six of each element (R1)."""
    s = Scene.of(conclave.new("archimage", players=2, seed=1, board=wheel(24, 10)))
    assert Counter(s.at(space) for space in range(1, 25)) == {f"{element} 3": 6 for element in NATURAL}


@pytest.mark.parametrize(("circles", "scrolls", "many"), [(25, 10, "circles"), (24, 11, "scrolls")])
def test_a_board_that_needs_more_than_the_box_has(circles: int, scrolls: int, many: str) -> None:
    """Six tokens of each kind (R1), and ten scrolls of a power."""
    with pytest.raises(conclave.Fault, match=f"board-many-{many}"):
        conclave.new("archimage", players=2, seed=1, board=wheel(circles, scrolls))


@pytest.mark.parametrize("circle", CIRCLES)
@pytest.mark.parametrize("players", PLAYERS)
def test_scrolls_of_their_spaces_powers(players: int, circle: str) -> None:
    """Of circle 0, which has the spells of I, and the one chosen; each once for each of the two."""
    s = start(players, circle=circle)
    lying = {space: s.at(space) for space in s.t.board.scrolls}
    for space, key in lying.items():
        assert int(scroll_seal(key).split()[1]) == s.t.board.spaces[space].power
        assert key.split("-")[0] in CIRCLES["I"] + CIRCLES[circle]
    assert max(Counter(lying.values()).values()) <= (2 if circle == "I" else 1)
    assert Counter(POWER[key.split("-")[0]] for key in lying.values()) == dict.fromkeys(range(2, 7), players + 4)


def test_scrolls_of_both_circles_and_all_elements_come() -> None:
    """In one game or another."""
    seen = {start(seed=seed, circle="III").at(space) for seed in range(30) for space in standard_board(2).scrolls}
    elements = [*NATURAL, "spirit"]
    assert seen == {f"{spell}-{element}" for spell in CIRCLES["I"] + CIRCLES["III"] for element in elements}


def test_a_circle_at_random_is_each_of_the_four() -> None:
    circles = {start(seed=seed, circle="random").t.setup.circle for seed in range(30)}
    assert circles == set(CIRCLES)


def test_the_layout_is_drawn_anew_each_time() -> None:
    first, second = start(seed=1), start(seed=2)
    assert [first.at(space) for space in range(50)] != [second.at(space) for space in range(50)]
    again = start(seed=1)
    assert [first.at(space) for space in range(50)] == [again.at(space) for space in range(50)]


@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_starts_in_the_hall_with_a_bond(players: int) -> None:
    """All of them at once (R2), their familiars with them."""
    s = start(players)
    for seat in range(players):
        assert (s.mage_at(seat), s.familiar_at(seat), s.face_up(seat)) == (0, -1, ["bond"])
        assert (s.dice_of(seat), s.waiting_of(seat)) == ([], [])


@pytest.mark.parametrize("players", PLAYERS)
def test_anybody_may_be_first(players: int) -> None:
    assert {start(players, seed).asked for seed in range(40)} == set(range(players))


@pytest.mark.parametrize("players", PLAYERS)
def test_three_dice_each_from_the_first_player_on(players: int) -> None:
    """Clockwise, of any colours; then all are rolled and the first player has the turn."""
    s = start(players, seed=3)
    first = s.t.first
    order = []
    while s.question == "take":
        order.append(s.asked)
        s.says("take red" if s.can("take red") else s.options[0])
        assert s.question == "take" or s.t.round == 1
    seats = [(first + at) % players for at in range(players)]
    assert list(dict.fromkeys(order)) == seats
    assert [len(s.dice_of(seat)) for seat in range(players)] == [3] * players
    assert [die.split()[0] for die in s.dice_of(first)] == ["red"] * 3
    assert (s.t.active, s.t.round) == (first, 1)


def test_any_colours_may_be_taken() -> None:
    """All mixtures of three."""
    mixtures = set()

    def take(s: Scene, first: int) -> None:
        if s.asked != first:
            mixtures.add(tuple(s.waiting_of(first)))
            return
        for pick in s.options:
            take(Scene.of(s.t.copy()).says(pick), first)

    s = start()
    take(s, s.asked)
    assert len(mixtures) == 20


# The end of a player's round ---------------------------------------------------------------------------------------


def last_die(players: int = 2) -> Scene:
    """A breaks a seal with the last die."""
    return Scene("0-1-2", {1: "fire 3"}, players).sixes().dice(A, "red 3")


def test_without_dice_the_round_is_over() -> None:
    """All scrolls are turned up, those won too; the familiar comes home; three dice are taken, unrolled."""
    s = last_die().has(A, "bond", "growth-air", down=True).has(A, PAUSE).familiar(A, 2).dice(B, "red 1").has(B, PAUSE)
    s.turn().says("break 1")
    assert (s.question, s.asked, s.left_round(A)) == ("take", A, True)
    assert (s.face_down(A), s.familiar_at(A), s.mage_at(A)) == ([], -1, 1)
    s.says("take red", "take blue", "take green")
    assert (s.dice_of(A), s.waiting_of(A)) == ([], ["red", "blue", "green"])
    assert s.reserve == {"red": 1, "blue": 2, "yellow": 3, "green": 2}
    assert s.asked == B


def test_with_dice_left_the_round_goes_on() -> None:
    s = last_die().dice(A, "green 1").has(A, "bond", down=True).has(A, PAUSE).familiar(A, 2).turn()
    s.says("break 1")
    assert (s.left_round(A), s.face_down(A), s.familiar_at(A)) == (False, ["bond"], 2)


def test_giving_up_puts_all_dice_back_first() -> None:
    """They can be taken again at once."""
    s = Scene("0-1", {1: "fire 6"}).sixes().dice(A, "red 1", "red 2", "red 2").has(A, PAUSE).dice(B, "blue 1")
    s.has(B, PAUSE).turn().says("give up", "take red", "take red", "take red")
    assert (s.waiting_of(A), s.asked) == (["red", "red", "red"], B)


def test_who_is_done_early_chooses_early() -> None:
    """B finds what A has left, while C still plays."""
    s = last_die(3).dice(B, "red 1").has(B, PAUSE).dice(C, "blue 1", "green 2").has(C, PAUSE).turn()
    s.says("A: take red", "take red", "take red")
    s.says("B: give up")
    assert s.reserve == {"red": 1, "blue": 3, "yellow": 4, "green": 3}
    s.says("B: take red")
    assert s.options == ["take blue", "take yellow", "take green"]
    s.says("take blue", "take blue")
    assert (s.asked, s.waiting_of(B)) == (C, ["red", "blue", "blue"])


def hoard(*left: str) -> list[str]:
    """All dice for two players but those left, as B's."""
    dice = [f"{colour} 1" for colour in COLOURS for _ in range(3)]
    for colour in left:
        dice.remove(f"{colour} 1")
    return dice


def test_fewer_than_three_dice_in_the_reserves() -> None:
    """Who leaves the round takes what there is (R12)."""
    s = last_die().dice(B, *hoard("red", "green")).has(B, PAUSE).turn()
    assert (s.asked, s.waiting_of(A)) == (B, ["red", "green"])
    assert sum(s.reserve.values()) == 0


def test_no_dice_in_the_reserves() -> None:
    """Then nothing is taken, and the next round begun without dice (R12)."""
    s = Scene().sixes().dice(B, *hoard()).has(B, PAUSE).first(B).turn(A)
    assert (s.asked, s.left_round(A), s.waiting_of(A)) == (B, True, [])
    s.says("B: give up", "take green")
    assert (s.t.round, s.dice_of(A)) == (2, [])


def test_a_round_begun_without_dice() -> None:
    """It is over at once unless a spell brings a die (R12)."""
    s = Scene().sixes().waits(B, "red", "red", "red").has(B, PAUSE).new_round()
    assert (s.asked, s.question, s.left_round(A)) == (A, "take", True)
    s = Scene("0-1", {1: "fire 2"}).sixes().has(A, "growth-fire").waits(B, "red", "red").rolling(5).new_round()
    assert (s.asked, s.options) == (A, ["give up", "cast growth-fire"])
    assert s.says("cast growth-fire").mage_at(A) == 1


def test_a_colour_that_has_run_out_cannot_be_taken() -> None:
    s = last_die().dice(B, "blue 1", "blue 1", "blue 1").has(B, PAUSE).turn()
    assert s.options == ["take red", "take yellow", "take green"]


# The end of the round ----------------------------------------------------------------------------------------------


def colours_of(s: Scene, seat: int) -> list[str]:
    return [die.split()[0] for die in s.dice_of(seat)]


def test_the_next_round() -> None:
    """The token goes to the left; everybody rolls what they took, and nothing else has changed."""
    s = last_die(3).waits(B, "blue", "blue", "green").waits(C, "green", "green", "green").has(C, PAUSE).has(B, PAUSE)
    s.mage(B, 2).turn()
    assert s.t.round == 1
    s.says("take yellow")  # no green is left, so all three are yellow
    assert (s.t.round, s.t.first, s.asked) == (2, B, B)
    assert colours_of(s, A) == ["yellow", "yellow", "yellow"]
    assert colours_of(s, B) == ["blue", "blue", "green"]
    assert colours_of(s, C) == ["green", "green", "green"]
    assert [s.waiting_of(seat) for seat in (A, B, C)] == [[], [], []]
    assert [s.mage_at(seat) for seat in (A, B, C)] == [1, 2, 0]


def test_dice_fall_evenly() -> None:
    """Every side of every die, about as often as the others."""
    sides: Counter[str] = Counter()
    for seed in range(200):
        s = Scene(seed=seed).sixes().has(A, PAUSE).waits(A, "red", "blue", "green").waits(B, "red", "yellow", "yellow")
        s.new_round()
        sides.update(s.dice_of(A) + s.dice_of(B))
    assert len(sides) == 24
    values = Counter(int(die[-1]) for die in sides.elements())
    assert sum(values.values()) == 1200
    assert all(150 < values[value] < 250 for value in range(1, 7))


def test_guardians_stay_between_rounds() -> None:
    s = last_die().lay({2: "growth-air"}).guardian("air", 2).has(A, PAUSE).has(B, PAUSE)
    s.turn().says("break 1", "take red", "take red", "take red")
    assert (s.t.round, s.guardian_at("air")) == (2, 2)


def test_the_first_player_moves_round_the_table() -> None:
    """Clockwise, also past who left the round last."""
    s = start(3, seed=1)
    seen: list[int] = []
    while len(seen) < 5 and not s.t.over:
        if len(seen) < s.t.round:
            seen.append(s.t.first)
        s.says("give up" if s.can("give up") else s.options[0])
    assert seen == [(seen[0] + at) % 3 for at in range(len(seen))]


# The end of the game -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "least"), [(2, 4), (3, 4), (4, 5), (5, 5)])
def test_the_game_ends_with_few_scrolls_of_six(players: int, least: int) -> None:
    """Fewer than four for two or three players, fewer than five for four or five."""
    for left in (least - 1, least):
        s = Scene("0-1", {1: "fire 3"}, players).sixes(left).dice(A, "red 3").turn()
        s.says("take red", "take red", "take red")
        assert s.t.over == (left < least)


def test_the_round_is_played_to_its_end() -> None:
    """The last six but three is won, and others still play."""
    lying = {1: "synergy-fire", 2: "water 2"}
    s = Scene("0-1, 0-2", lying).sixes(3).dice(A, "red 6").dice(B, "blue 2", "blue 1", "green 1").has(B, PAUSE)
    s.turn().says("take red", "take red", "take red")
    assert (s.t.over, s.asked) == (False, B)
    s.says("break 2", "B: give up", "take green")
    assert s.t.over


def test_any_scroll_of_six_on_the_board_counts() -> None:
    """Whatever the spell; those that somebody owns do not."""
    sixes = {2: "borrow-fire", 3: "synergy-air", 4: "borrow-air", 5: "borrow-spirit"}
    for lying, over in [(sixes, False), ({**sixes, 5: "theft-spirit"}, True), ({**sixes, 5: "fire 6"}, True)]:
        s = (
            Scene("0-1, 2-3-4-5", {1: "fire 3", **lying}, circle="III")
            .dice(A, "red 3")
            .has(A, "synergy-earth", "borrow-earth")
        )
        s.turn().says("take red", "take red", "take red")
        assert s.t.over == over


@pytest.mark.parametrize(("idle", "over"), [(0, False), (1, False), (2, True)])
def test_rounds_without_a_broken_seal(idle: int, over: bool) -> None:
    """Three in a row end the game (R3)."""
    s = Scene("0-1", {1: "fire 6"}).sixes().idle(idle).dice(A, "red 3").has(A, PAUSE).turn()
    s.says("give up", "take red", "take red", "take red")
    assert s.t.over == over


def test_a_broken_seal_starts_the_count_anew() -> None:
    """Two idle rounds, one with a seal broken, and two more are none too many (R3)."""
    s = Scene("0-1-2", {1: "fire 2", 2: "fire 6"}).sixes().idle(2).dice(A, "red 3").has(A, PAUSE).has(B, PAUSE).turn()
    s.says("break 1", "take red", "take red", "take red")
    assert (s.t.over, s.t.idle_rounds) == (False, 0)


def test_a_seal_broken_by_a_familiar_counts() -> None:
    """It is broken like any other (R3)."""
    s = Scene("0-1", {1: "fire 6"}).sixes().idle(2).dice(A, "red 1").has(A, "bond").has(B, PAUSE).turn()
    s.says("cast bond", "take red", "take red", "take red")
    assert not s.t.over


# The score ---------------------------------------------------------------------------------------------------------


def ended(*owned: list[str], circle: str = "I") -> Scene:
    """A game over, each seat owning some scrolls."""
    s = Scene("0-1", {1: "fire 6"}, len(owned), circle).dice(A, "red 1").has(A, PAUSE)
    for seat, keys in enumerate(owned):
        s.has(seat, *keys)
    s.turn().says("give up", "take red", "take red", "take red")
    assert s.t.over
    return s


def test_powers_are_points() -> None:
    """Bond 1, the others 2 to 6 (the scroll that A was given first is a 3)."""
    s = ended(
        ["bond", "mission-fire"],
        ["bond", "leap-air", "teleportation-water", "guardian-earth", "speed-spirit"],
        circle="IV",
    )
    assert s.t.scores == [3 + 1 + 2, 1 + 3 + 4 + 5 + 6]
    assert s.t.winners == [B]
    assert s.t.breakdown(A) == {"scroll rebirth-spirit": 3, "scroll mission-fire": 2, "scroll bond": 1}


def test_tied_players_share_the_win() -> None:
    s = ended(["bond"], ["bond", "rebirth-air"], ["bond"], ["bond", "transmutation-air"])
    assert s.t.scores == [4, 4, 1, 3]
    assert s.t.winners == [A, B]


def test_synergies_may_decide() -> None:
    """Two of air: 12 and twice 3, against 15 in other scrolls."""
    s = ended(["synergy-air", "synergy-air", "transmutation-air"], ["growth-air", "growth-fire", "growth-water"])
    assert s.t.scores == [3 + 12 + 2 + 6, 15]
    assert s.t.winners == [A]


def test_nobody_has_won_before_the_end() -> None:
    assert start().t.winners == []
    assert start(4).t.scores == [1, 1, 1, 1]


def test_after_the_end() -> None:
    s = ended(["bond"], ["bond"])
    assert (s.options, s.t.waiting, s.why("give up", A)) == ([], [], "game-over")
    assert s.events("game-ended")
