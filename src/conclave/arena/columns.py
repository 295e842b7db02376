"""How the figures of cards are called and written: the columns of the table in a terminal and of the page."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from conclave.arena.card_values import CardFigures, Estimate, Figures
from conclave.arena.game_statistics import statistics_of
from conclave.text import say
from conclave.text.settings import game_title
from conclave.text.words import either, listed

NOTHING: Final = "–"


@dataclass(frozen=True)
class Column:
    """A figure of cards: what it is called, how it is written, what orders it, and where there is room for it."""

    title: str  # the name of a message
    text: Callable[[CardFigures], str]
    value: Callable[[CardFigures], float | None]
    falling: bool = True  # the largest comes first
    wide: bool = False

    def place(self, card: CardFigures) -> tuple[bool, float]:
        """By which cards are ordered: those without the figure come last."""
        value = self.value(card)
        return value is None, 0.0 if value is None else -value if self.falling else value


def number(value: float | None, digits: int = 1) -> str:
    if value is None:
        return NOTHING
    return say("stats-whole" if digits == 0 else "stats-tenths", number=value if digits else round(value))


def share(value: float | None) -> str:
    return NOTHING if value is None else number(100 * value, 0)


def points(estimate: Estimate) -> str:
    """Points with the half of their interval: +5.2 ± 2.1."""
    sign = "+" if round(estimate.value, 1) > 0 else ""
    return say("stats-interval", value=sign + number(estimate.value), width=number(estimate.high - estimate.value))


def rate(estimate: Estimate) -> str:
    """A win rate in per cent, with the half of its interval."""
    width = 50 * (estimate.high - estimate.low)
    return say("stats-interval", value=number(100 * estimate.value), width=number(width))


def years(card: CardFigures) -> str:
    """How many of a hundred were put into the set of each year."""
    total = sum(card.years)
    return "/".join(share(count / total) for count in card.years) if total else NOTHING


COLUMNS: Final = {
    "drafted": Column("stats-drafted", lambda card: number(card.drafted, 0), lambda card: card.drafted),
    "pick": Column("stats-pick", lambda card: number(card.pick), lambda card: card.pick, False),
    "years": Column("stats-years", years, lambda card: card.years[0] / max(1, sum(card.years))),
    "seen": Column("stats-seen", lambda card: number(card.seen, 0), lambda card: card.seen, wide=True),
    "played": Column("stats-played", lambda card: share(card.played_of_held), lambda card: card.played_of_held),
    "round": Column("stats-round", lambda card: number(card.round), lambda card: card.round, False, wide=True),
    "used": Column("stats-used", lambda card: number(card.used), lambda card: card.used, wide=True),
    "points": Column("stats-points", lambda card: number(card.points), lambda card: card.points, wide=True),
    "win": Column("stats-win", lambda card: rate(card.win_rate), lambda card: card.win_rate.value),
    "value": Column("stats-value", lambda card: points(card.added), lambda card: card.added.value),
    "in-play": Column(
        *("stats-in-play", lambda card: points(card.added_in_play), lambda card: card.added_in_play.value),
        wide=True,
    ),
}
NAME: Final = "name"
BEST: Final = "value"


def columns_of(game: str, wide: bool = True) -> list[Column]:
    columns = [COLUMNS[name] for name in statistics_of(game).columns]
    return [column for column in columns if wide or not column.wide]


def name_of(game: str, key: str) -> str:
    """What a card is called in the language."""
    return statistics_of(game).name(key)


def title_of(game: str, figures: Figures) -> str:
    """Which games the figures are of."""
    players = either([number(count, 0) for count in figures.players])
    bots = listed(figures.bots)
    return say("stats-title", game=game_title(game), games=figures.games, players=players, bots=bots)


def meaning(game: str) -> str:
    return statistics_of(game).say("stats-meaning")


def heading(game: str) -> str:
    """What the first column is called."""
    return statistics_of(game).say("stats-card")
