"""What results add up to: complete matches only, by line-up, and as a picture."""

import io
import random
from typing import Any

import pytest
from rich.console import Console

from conclave.arena.charts import MARK, REACH, VALUE, WIDTH, about, bar, drawn
from conclave.arena.matches import FIRST, PAIRS, TOGETHER, Contest, Game
from conclave.arena.ratings import Interval
from conclave.arena.report import Report, report_of
from conclave.arena.results import schema
from conclave.table import rules_of
from conclave.text import in_language
from conclave.text.extras import library


def contest(players: int, lineup: str, *bots: str) -> Contest:
    return Contest("archimage", rules_of("archimage").checked(players, {}), bots, lineup=lineup)


def rows(contest: Contest, games: list[Game], strength: dict[str, float], faults: dict[Game, str] | None = None) -> Any:
    """Results of made-up games, in which a bot wins by its strength."""
    luck = random.Random(5)
    found = []
    for match, rotation in games:
        names = [contest.bots[bot] for bot in contest.seatings[rotation]]
        winner = luck.choices(range(len(names)), [strength[name] for name in names])[0]
        for seat, name in enumerate(names):
            row: dict[str, Any] = {"match": match, "rotation": rotation, "seed": 1, "players": len(names), "seat": seat}
            row |= {"bot": name, "score": 10 * seat, "won": float(seat == winner), "rounds": 9, "decisions": 4}
            fault = (faults or {}).get((match, rotation), "") if seat == 0 else ""
            found.append({**row, "seconds": 0.5, "fault": fault, "cards": []})
    return library("pyarrow", "arena").Table.from_pylist(found, schema=schema("seasons"))


def whole(contest: Contest, matches: int) -> list[Game]:
    return [(match, rotation) for match in range(matches) for rotation in range(len(contest.seatings))]


def test_three_bots_in_pairs() -> None:
    pairs = contest(2, PAIRS, "a", "b", "c")
    report = report_of(pairs, rows(pairs, whole(pairs, 200), {"a": 1, "b": 3, "c": 9}))
    assert (report.games, report.matches, report.anchor) == (1200, 200, "")
    assert [(rate.bot, rate.against, rate.games) for rate in report.rates] == [
        ("a", ["b"], 400),
        ("a", ["c"], 400),
        ("b", ["c"], 400),
    ]
    assert all(rate.won.low < true < rate.won.high for rate, true in zip(report.rates, (0.25, 0.1, 0.25), strict=True))
    assert all(rate.clear and rate.more_games == 0 for rate in report.rates)
    assert [standing.bot for standing in report.standings] == ["c", "b", "a"]
    steps = [one.rating.value for one in report.standings]
    assert steps[0] - steps[1] == pytest.approx(191, abs=50), "three to one, on Elo's scale"
    assert report.standings[0].seconds_a_decision == pytest.approx(0.125)
    assert report.standings[0].games == 800


def test_one_among_three_is_compared_with_a_quarter() -> None:
    four = contest(4, FIRST, "a", "random")
    report = report_of(four, rows(four, whole(four, 100), {"a": 3, "random": 1}))
    (rate,) = report.rates
    assert (rate.bot, rate.against, rate.fair, rate.clear) == ("a", ["random"] * 3, 0.25, True)
    assert rate.won.low < 0.5 < rate.won.high
    assert report.anchor == "random"
    assert report.standings[0].rating.value == pytest.approx(191, abs=60)


def test_all_together() -> None:
    three = contest(3, TOGETHER, "a", "b", "c")
    report = report_of(three, rows(three, whole(three, 60), {"a": 1, "b": 1, "c": 4}))
    assert [rate.bot for rate in report.rates] == ["a", "b", "c"]
    assert sum(rate.won.value for rate in report.rates) == pytest.approx(1)
    assert report.standings[0].bot == "c"


def test_only_complete_matches_count() -> None:
    pairs = contest(2, PAIRS, "a", "b")
    some = rows(pairs, [*whole(pairs, 6), (6, 0), (9, 1)], {"a": 1, "b": 1})
    report = report_of(pairs, some)
    assert (report.games, report.matches, report.rates[0].games) == (14, 6, 12)
    none = report_of(pairs, rows(pairs, [(3, 1)], {"a": 1, "b": 1}))
    assert (none.games, none.matches, none.rates, none.standings) == (1, 0, [], [])
    assert "no match is complete yet" in shown(pairs, none)


def test_a_difference_that_is_open_tells_what_it_takes() -> None:
    pairs = contest(2, PAIRS, "a", "b")
    report = report_of(pairs, rows(pairs, whole(pairs, 40), {"a": 11, "b": 10}))
    (rate,) = report.rates
    assert not rate.clear
    assert rate.more_games is not None
    assert rate.more_games > 0
    assert rate.more_games % 2 == 0, "matches are played whole"
    assert f"about {about(rate.more_games):,} more games would tell" in shown(pairs, report)
    assert [about(games) for games in (2, 38, 100, 192_024)] == [2, 38, 100, 200_000]


def test_faults_are_counted_by_bot_over_all_its_games() -> None:
    pairs = contest(2, PAIRS, "a", "b", "c")
    faults = {(0, 0): "a did it", (1, 0): "a did it again", (0, 1): "b raised"}
    report = report_of(pairs, rows(pairs, whole(pairs, 3), {"a": 1, "b": 1, "c": 1}, faults))
    assert [(one.bot, one.games, one.of, one.first) for one in report.forfeits] == [
        ("a", 2, 12, "a did it"),
        ("b", 1, 12, "b raised"),
    ]
    assert "a forfeited 2 games of 12. The first time: a did it" in shown(pairs, report)


def shown(contest: Contest, report: Report) -> str:
    return " ".join(lines(contest, report, 100))


def lines(contest: Contest, report: Report, width: int) -> list[str]:
    """What is shown, in lines as wide as a terminal."""
    with io.StringIO() as screen:
        Console(width=width, file=screen).print(drawn(contest, report))
        return screen.getvalue().splitlines()


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_no_line_is_wider_than_a_terminal(language: str) -> None:
    pairs = contest(4, PAIRS, "greedy", "search:0.05s", "search:200")
    report = report_of(pairs, rows(pairs, whole(pairs, 30), {"greedy": 1, "search:0.05s": 3, "search:200": 3}))
    with in_language(language):
        screen = lines(pairs, report, 80)
    assert all(len(line) <= 80 for line in screen)
    bars = [line for line in screen if VALUE in line]
    assert len(bars) == 6 + 3, "a bar for every line-up and every bot"
    assert not any("…" in line for line in screen)


def test_a_bar_has_its_marks_where_they_belong() -> None:
    line = bar(Interval(0.75, 0.5, 1.0), 0.25, 0, 1).plain
    last = WIDTH - 1
    assert len(line) == WIDTH
    assert [line.index(sign) for sign in (MARK, REACH, VALUE)] == [last // 4, last // 2, 3 * last // 4]
    assert line[-1] == REACH
    assert bar(Interval(0, 0, 0), 0, 0, 0).plain.count(VALUE) == 1
