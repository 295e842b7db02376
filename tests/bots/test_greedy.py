"""The greedy player of Archimage: whole games, and what it does in small scenes."""

import json
from typing import Any

import pytest

import conclave
from conclave.bots import Bot, RandomBot
from conclave.cli import main
from conclave.games.archimage.bots.greedy import GreedyBot
from tests.games.archimage.scene import A, B, Scene

CIRCLES = ["I", "II", "III", "IV"]
SHORTEST, LONGEST = 3, 14  # rounds; nearly all games last 4 to 12
IDLE = 3


def play(bots: list[Bot], seed: int, circle: str = "I", **options: Any) -> conclave.Table:
    """A whole game in which every bot gets a view that has been text, so that nothing of the table comes with it."""
    table = conclave.new("archimage", seed=seed, players=len(bots), circle=circle, **options)
    while not table.over:
        seat = table.asked
        view = conclave.View.load(json.loads(json.dumps(table.view(seat).dump())))
        table.choose(bots[seat].choose(view), seat)
    return table


def greedy(scene: Scene, seed: int = 1) -> list[str]:
    """The picks of a greedy player until somebody else is asked."""
    bot = GreedyBot(seed)
    seat = scene.t.asked
    picks = []
    while not scene.t.over and scene.t.asked == seat:
        pick = bot.choose(scene.t.view(seat))
        picks.append(scene.t.notation(pick))
        scene.t.choose(pick)
    return picks


def first_pick(scene: Scene, seed: int = 1) -> str:
    return scene.t.notation(GreedyBot(seed).choose(scene.t.view(scene.t.asked)))


# --- whole games ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_games_end_within_bounds(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """From views alone: nobody deals a table from one."""

    def no_table(view: conclave.View, seed: int) -> conclave.Table:
        raise AssertionError("a greedy player wants a table")

    monkeypatch.setattr(conclave.View, "deal", no_table)
    for seed, circle in enumerate(CIRCLES):
        table = play([GreedyBot(seed * players + seat) for seat in range(players)], seed, circle)
        assert SHORTEST <= table.round <= LONGEST
        assert table.dump()["idle_rounds"] < IDLE
        assert min(table.scores) > 5, "everybody gets somewhere"


@pytest.mark.parametrize("players", [2, 4])
def test_it_beats_random_players(players: int) -> None:
    """From every seat, in every magic circle."""
    won = 0.0
    games = 12
    for seed in range(games):
        bots: list[Bot] = [RandomBot(seed * players + seat) for seat in range(players)]
        bots[seed % players] = GreedyBot(seed)
        table = play(bots, seed, CIRCLES[seed // players % 4])
        won += (seed % players in table.winners) / len(table.winners)
    assert won >= 0.9 * games


def test_the_same_seeds_are_the_same_game() -> None:
    games = [play([GreedyBot(seat) for seat in range(3)], 7, "III").dump() for _ in range(2)]
    assert games[0] == games[1]
    others = [play([GreedyBot(seat + shift) for seat in range(3)], 7, "III").scores for shift in range(0, 15, 3)]
    assert len({str(scores) for scores in others}) > 1, "its luck makes a difference"


def test_it_plays_on_a_board_of_ones_own() -> None:
    board = conclave.new("archimage", players=2).setup.board.data()  # type: ignore[attr-defined]
    table = play([GreedyBot(1), GreedyBot(2)], 3, board={**board, "name": "mine"})
    assert table.dump()["idle_rounds"] < IDLE


# --- seals and scrolls ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(5))
def test_the_highest_scroll_first(seed: int) -> None:
    pieces = {1: "rebirth-fire", 2: "growth-fire", 3: "fire 2", 4: "evolution-water"}
    s = Scene("0-1, 0-2, 0-3, 0-4", pieces).sixes().dice(A, "red 5", "blue 2").turn()
    assert first_pick(s, seed) == "break 2"


@pytest.mark.parametrize("seed", range(5))
def test_the_seal_with_the_best_scroll_behind_it(seed: int) -> None:
    pieces = {1: "fire 3", 2: "fire 3", 3: "fire 3", 4: "rebirth-air", 5: "growth-air", 6: "earth 6"}
    s = Scene("0-1-4, 0-2-5, 0-3-6", pieces).sixes().dice(A, "red 3", "red 1").turn()
    assert first_pick(s, seed) == "break 2"


def test_what_a_synergy_counts_is_worth_more() -> None:
    pieces = {1: "rebirth-air", 2: "rebirth-earth"}
    s = Scene("0-1, 0-2", pieces).sixes().dice(A, "yellow 3", "green 3").has(A, "synergy-earth").turn()
    assert first_pick(s) == "break 2"


def test_the_way_to_a_scroll_that_the_other_die_breaks() -> None:
    """A seal is worth more when the dice that are left go on from there."""
    pieces = {1: "fire 2", 2: "fire 2", 3: "evolution-water", 4: "evolution-earth"}
    s = Scene("0-1-3, 0-2-4", pieces).sixes().dice(A, "red 2", "blue 4").turn()
    assert first_pick(s) == "break 1"


def test_no_die_is_wasted_that_could_be_kept() -> None:
    s = Scene("0-1, 0-2", {1: "rebirth-fire", 2: "water 6"}).sixes()
    s.dice(A, "red 3", "red 6").has(A, "transmutation-air").dice(B, "green 2").turn(A)
    greedy(s)
    assert (s.scrolls_of(A), s.dice_of(A)) == (["rebirth-fire", "transmutation-air"], ["red 6"])


# --- spells --------------------------------------------------------------------------------------------------------


def test_growth_always() -> None:
    s = Scene("0-1", {1: "growth-fire"}).sixes().dice(A, "red 5").has(A, "growth-air").turn()
    assert first_pick(s) == "cast growth-air"


def test_evolution_where_it_makes_a_seal_breakable() -> None:
    s = Scene("0-1", {1: "growth-fire"}).sixes().dice(A, "red 3").has(A, "evolution-fire").turn()
    assert first_pick(s) == "cast evolution-fire"
    s = Scene("0-1", {1: "growth-fire"}).sixes().dice(A, "red 5").has(A, "evolution-fire").turn()
    assert first_pick(s) == "break 1"


def test_bond_with_a_one() -> None:
    pieces = {1: "fire 6", 2: "growth-water"}
    s = Scene("0-1-2", pieces).sixes().dice(A, "red 1", "blue 5").has(A, "bond").dice(B, "green 2").turn()
    greedy(s)
    assert (s.familiar_at(A), s.dice_of(A)) == (1, ["blue 5"])


def test_transmutation_towards_a_colour_that_is_needed() -> None:
    s = Scene("0-1", {1: "growth-fire"}).sixes().dice(A, "blue 5").dice(B, "green 2").has(A, "transmutation-water")
    assert greedy(s.turn())[:2] == ["cast transmutation-water", "colour red"]
    assert "growth-fire" in s.scrolls_of(A)


def test_rebirth_of_dice_that_break_nothing() -> None:
    s = Scene("0-1, 0-2", {1: "growth-fire", 2: "rebirth-water"}).sixes()
    s.dice(A, "red 2", "blue 3").has(A, "rebirth-spirit", "rebirth-water").turn()
    assert greedy(s)[:2] == ["cast rebirth-spirit", "die red 2"]


def test_disintegration_on_the_way() -> None:
    pieces = {1: "fire 6", 2: "growth-water", 3: "fire 2"}
    s = (
        Scene("0-1-2, 0-3", pieces, circle="II")
        .sixes()
        .dice(A, "blue 5")
        .dice(B, "green 2")
        .has(A, "disintegration-fire")
        .turn()
    )
    assert greedy(s)[:2] == ["cast disintegration-fire", "space 1"]
    assert "growth-water" in s.scrolls_of(A)


def test_leap_to_a_scroll() -> None:
    pieces = {1: "fire 6", 2: "growth-water"}
    s = Scene("0-1-2", pieces, circle="IV").sixes().dice(A, "blue 5").dice(B, "green 2").has(A, "leap-fire").turn()
    greedy(s)
    assert "growth-water" in s.scrolls_of(A)


def test_speed_for_two_scrolls() -> None:
    pieces = {1: "rebirth-water", 2: "growth-air", 3: "transmutation-air"}
    s = (
        Scene("0-1, 0-2, 0-3", pieces, circle="IV")
        .sixes()
        .dice(A, "blue 3", "red 1")
        .has(A, "speed-air")
        .dice(B, "green 2")
        .turn()
    )
    greedy(s)
    assert s.scrolls_of(A) == ["growth-air", "rebirth-water", "speed-air"]


def test_theft_gives_up_the_die_that_is_missed_least() -> None:
    s = Scene("0-1", {1: "growth-fire"}, circle="III").sixes().dice(A, "green 2").has(A, "theft-spirit")
    s.dice(B, "red 5", "blue 6").turn().says("cast theft-spirit")
    assert (s.asked, first_pick(s)) == (B, "die blue 6")


# --- dice for the next round ---------------------------------------------------------------------------------------


def test_dice_in_the_colours_of_what_is_wanted() -> None:
    pieces = {1: "growth-fire", 2: "fire 2", 3: "water 6"}
    s = Scene("0-1, 0-2, 0-3, 0-4", pieces | {4: "air 2"}).sixes().dice(A, "yellow 2").dice(B, "green 2").turn()
    greedy(s)
    assert s.waiting_of(A).count("red") >= 2


# --- simulate ------------------------------------------------------------------------------------------------------


def test_simulate_with_a_bot(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "archimage", "--bot", "greedy", "--players", "2", "--games", "4", "--json"]
    runs = []
    for _ in range(2):
        assert main(words) == 0
        runs.append(json.loads(capsys.readouterr().out))
    assert runs[0]["bot"] == "greedy"
    assert sum(runs[0]["games_by_rounds"].values()) == 4
    assert runs[0]["score_mean"] == runs[1]["score_mean"], "the same seed is the same games"


@pytest.mark.parametrize(("game", "bot"), [("seasons", "search:0s"), ("archimage", "nobody")])
def test_simulate_with_a_bot_that_cannot_play(game: str, bot: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", game, "--bot", bot]) == 2
    assert "random" in capsys.readouterr().err
