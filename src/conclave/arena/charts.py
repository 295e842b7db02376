"""A contest's figures for people: bars with their intervals, and what they mean in words."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text

from conclave.arena.matches import Contest
from conclave.arena.ratings import Interval
from conclave.arena.report import Rate, Report, Standing
from conclave.text import say
from conclave.text.settings import describe_settings, game_title
from conclave.text.words import figure

WIDTH: Final = 25  # characters of a bar
EMPTY, MARK, REACH, VALUE = "·", "│", "━", "●"


def bar(span: Interval, mark: float, least: float, most: float) -> Text:
    """A line from least to most: the interval, the figure in it, and a mark to compare it with."""

    def place(figure: float) -> int:
        share = (figure - least) / (most - least) if most > least else 0.5
        return round(min(1.0, max(0.0, share)) * (WIDTH - 1))

    line = [EMPTY] * WIDTH
    line[place(span.low) : place(span.high) + 1] = [REACH] * (place(span.high) - place(span.low) + 1)
    line[place(mark)] = MARK
    line[place(span.value)] = VALUE
    styles = {EMPTY: "dim", MARK: "bold", REACH: "cyan", VALUE: "bold cyan"}
    return Text.assemble(*((sign, styles[sign]) for sign in line))


def drawn(contest: Contest, report: Report) -> Group:
    """All of a report."""
    title = say(
        "arena-title",
        game=game_title(contest.game),
        players=contest.players,
        settings=describe_settings(contest.game, contest.options),
    )
    played = say("arena-played", games=report.games, matches=report.matches)
    parts: list[Text | Grid] = [Text(title, style="bold"), Text(played)]
    if report.rates:
        parts += [Text(), Text(say("arena-rates"), style="bold"), *rates_drawn(report.rates)]
    if report.matches:
        anchor = say("arena-ratings-from", bot=report.anchor) if report.anchor else say("arena-ratings")
        parts += [Text(), Text(anchor, style="bold"), standings_drawn(report.standings)]
    for forfeit in report.forfeits:
        told = say("arena-lapse", bot=forfeit.bot, games=forfeit.games, of=forfeit.of, first=forfeit.first)
        parts += [Text(), Text(told)]
    return Group(*parts)


def rates_drawn(rates: Sequence[Rate]) -> list[Text]:
    """Two lines for each: who met whom and what it means, and the bar with its figures."""
    lines = []
    for rate in rates:
        share, low, high = (percent(part) for part in (rate.won.value, rate.won.low, rate.won.high))
        lines.append(Text(say("arena-verdict", meeting=meeting(rate), verdict=verdict(rate))))
        figures = say("arena-share", share=share, low=low, high=high)
        lines.append(Text.assemble("  ", bar(rate.won, rate.fair, 0, 1), "  ", figures))
    return lines


def meeting(rate: Rate) -> str:
    """Who met whom."""
    if len(set(rate.against)) > 1:
        return say("arena-rate-together", bot=rate.bot)
    return say("arena-rate", bot=rate.bot, other=rate.against[0], others=len(rate.against))


def verdict(rate: Rate) -> str:
    """Whether the difference is real, or what it would take to know."""
    if rate.clear:
        return say("arena-clear", better="yes" if rate.won.value > rate.fair else "no")
    if rate.difference_told == 1:
        return say("arena-few")
    if rate.more_games is None:
        return say("arena-even", difference=percent(rate.difference_told))
    return say("arena-more", games=about(rate.more_games))


def about(games: int) -> int:
    """A number that is an estimate, in two digits, rounded up."""
    unit: int = 10 ** max(0, len(str(games)) - 2)
    return -(-games // unit) * unit


def standings_drawn(standings: Sequence[Standing]) -> Grid:
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    grid.add_column(say("arena-column-bot"))
    grid.add_column(no_wrap=True, min_width=WIDTH)
    for title in (say("arena-column-rating"), say("arena-column-score"), say("arena-column-thinking")):
        grid.add_column(title, justify="right")
    least = min(standing.rating.low for standing in standings)
    most = max(standing.rating.high for standing in standings)
    for one in standings:
        thinking = say("arena-thinking", milliseconds=figure(round(1000 * one.seconds_a_decision, 1)))
        score = figure(round(one.score, 1))
        grid.add_row(Text(one.bot), bar(one.rating, 0, least, most), rated(one.rating), score, thinking)
    return grid


def rated(rating: Interval) -> str:
    """A rating with its interval, which that of the anchor does not have."""
    if rating.low == rating.high:
        return signed(rating.value)
    return say("arena-rating", rating=signed(rating.value), low=signed(rating.low), high=signed(rating.high))


def percent(share: float) -> str:
    return figure(round(100 * share, 1))


def signed(rating: float) -> str:
    whole = round(rating)
    return f"+{figure(whole)}" if whole > 0 else figure(whole).replace("-", "−")
