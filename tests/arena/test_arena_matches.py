"""Contests: who sits where, that rotations share their luck, and that a game follows from its numbers alone."""

from typing import Any

import pytest

from conclave.arena import play as games
from conclave.arena.matches import FIRST, LINEUPS, PAIRS, TOGETHER, Contest, bots_named, check_lineup, seatings
from conclave.arena.play import play_game, play_games
from conclave.bots import Bot, RandomBot
from conclave.bots.errors import BotFault
from conclave.table import Table, View, new_table, rules_of
from conclave.text.errors import Mistake


def contest(
    game: str = "archimage", players: int = 2, bots: tuple[str, ...] = ("greedy", "random"), **more: Any
) -> Contest:
    return Contest(game, rules_of(game).checked(players, {}), bots, **more)


def unhurried(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Rows without what the clock says."""
    return [{**row, "seconds": 0.0} for row in rows]


def test_two_players_meet_in_pairs_both_ways() -> None:
    assert seatings(2, 2, PAIRS) == [(0, 1), (1, 0)]
    assert seatings(3, 2, PAIRS) == [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)]
    assert seatings(3, 2, FIRST) == [(0, 1), (1, 0), (0, 2), (2, 0)]


def test_more_players_meet_one_among_the_others() -> None:
    one_of_the_first = [(0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0)]
    one_of_the_second = [(1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1)]
    assert seatings(2, 4, FIRST) == one_of_the_first
    assert seatings(2, 4, PAIRS) == one_of_the_first + one_of_the_second
    assert seatings(3, 3, TOGETHER) == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]


@pytest.mark.parametrize("lineup", LINEUPS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_bot_of_a_lineup_sits_in_every_seat_as_often(lineup: str, players: int) -> None:
    found = seatings(players if lineup == TOGETHER else 3, players, lineup)
    assert len(set(found)) == len(found)
    for who in {tuple(sorted(seating)) for seating in found}:
        together = [seating for seating in found if tuple(sorted(seating)) == who]
        for bot in set(who):
            seats = [sum(seating[seat] == bot for seating in together) for seat in range(players)]
            assert len(set(seats)) == 1, "a seat that a bot has more often than another would be luck"


def test_all_rotations_of_a_match_have_one_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    dealt: list[bytes] = []

    def watched(game: str, players: None, key: bytes, options: dict[str, Any]) -> Table:
        dealt.append(key)
        return new_table(game, players, key, options)

    monkeypatch.setattr(games, "new_table", watched)
    played = contest(players=3)
    numbers = [(match, rotation) for match in range(2) for rotation in range(len(played.seatings))]
    rows = play_games(played, numbers, "en")[0]
    assert len(set(dealt[:6])) == len(set(dealt[6:])) == 1
    assert len(set(dealt)) == 2
    assert {row["seed"] for row in rows} == {played.table_seed(0), played.table_seed(1)}
    lone = [row["seat"] for row in rows if row["match"] == 0 and row["rotation"] < 3 and row["bot"] == "greedy"]
    assert lone == [0, 1, 2]


def test_seeds_differ_by_contest_match_rotation_and_seat() -> None:
    some = [contest(seed=seed) for seed in (1, 2)]
    assert len({one.table_seed(match) for one in some for match in range(50)}) == 100
    numbers = [(match, rotation) for match in range(10) for rotation in range(2)]
    assert len({one.bot_seed(game, seat) for one in some for game in numbers for seat in range(2)}) == 80


@pytest.mark.parametrize(("game", "bots"), [("seasons", ("random",)), ("archimage", ("random", "greedy"))])
def test_a_game_is_the_same_whenever_it_is_played(game: str, bots: tuple[str, ...]) -> None:
    played = contest(game, bots=bots)
    alone = play_game(played, (1, 0))
    later = play_games(played, [(0, 0), (1, 0)], "fr")[0][2:]
    assert unhurried(alone) == unhurried(later)
    assert sum(row["won"] for row in alone) == 1
    assert all(row["decisions"] > 10 and row["cards"] and not row["fault"] for row in alone)


def test_a_match_is_played_whole() -> None:
    assert [contest(players=4).matches(games) for games in (1, 8, 9, 2000)] == [1, 1, 2, 250]


def test_bots_as_they_are_given() -> None:
    assert bots_named(["greedy, random"]) == ("greedy", "random")
    assert bots_named(["greedy,pipe:play --with a,b", "random"]) == ("greedy", "pipe:play --with a,b", "random")
    with pytest.raises(Mistake, match="twice"):
        bots_named(["greedy,random,greedy"])
    with pytest.raises(Mistake, match="0 bots"):
        bots_named([" , "])


def test_lineups_that_cannot_be() -> None:
    with pytest.raises(Mistake, match="pairs, first, together"):
        check_lineup("threes", 2, 2)
    with pytest.raises(Mistake, match="--players 3"):
        check_lineup(TOGETHER, 3, 2)


# --- bots that err ----------------------------------------------------------------------------------------------------


class Bad:
    """Plays at random until its tenth choice, then does what it should not, and counts how often it is let go."""

    closed = 0

    def __init__(self, how: str, seed: int) -> None:
        self.how = how
        self.inner = RandomBot(seed)
        self.left = 10

    def choose(self, view: View) -> int:
        self.left -= 1
        if self.left:
            return self.inner.choose(view)
        if self.how == "raises":
            raise ZeroDivisionError("of its own")
        return -5

    def close(self) -> None:
        Bad.closed += 1
        raise OSError("gone already")


@pytest.mark.parametrize("how", ["raises", "cheats"])
def test_a_bot_that_errs_forfeits_and_the_others_share_the_win(how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def made(name: str, seed: int, game: str) -> Bot:
        return Bad(how, seed) if name == "bad" else RandomBot(seed)

    monkeypatch.setattr(games, "make_bot", made)
    before = Bad.closed
    rows = play_game(contest(players=3, bots=("bad", "random")), (0, 1))
    assert [row["bot"] for row in rows] == ["random", "bad", "random"]
    assert [row["won"] for row in rows] == [0.5, 0.0, 0.5]
    assert [bool(row["fault"]) for row in rows] == [False, True, False]
    assert "bad" in rows[1]["fault"]
    assert rows[1]["decisions"] == 10
    assert Bad.closed == before + 1


def test_a_bot_that_cannot_be_made_forfeits(monkeypatch: pytest.MonkeyPatch) -> None:
    def made(name: str, seed: int, game: str) -> Bot:
        if name == "bad":
            raise BotFault("bad does not start")
        return RandomBot(seed)

    monkeypatch.setattr(games, "make_bot", made)
    rows = play_game(contest(bots=("random", "bad")), (0, 0))
    assert [(row["won"], row["fault"]) for row in rows] == [(1.0, ""), (0.0, "bad does not start")]
