"""The columns of figures that every game has, and those of a game: in the table of a terminal, and of the page."""

from typing import Final

from conclave.arena.card_values import Figures
from conclave.arena.figures import Column, number, points, rate, share
from conclave.arena.game_statistics import PART, statistics_of
from conclave.table.registry import game_keys, game_named
from conclave.text import say
from conclave.text.settings import game_title
from conclave.text.words import either, listed

COLUMNS: Final = {
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


def column_named(game: str, name: str) -> Column | None:
    """A column of the game's own, or of every game."""
    return statistics_of(game).own_columns.get(name) or COLUMNS.get(name)


def columns_of(game: str, wide: bool = True) -> list[Column]:
    own = statistics_of(game).own_columns
    columns = [own.get(name) or COLUMNS[name] for name in statistics_of(game).columns]
    return [column for column in columns if wide or not column.wide]


def orders() -> list[str]:
    """What cards of any game can be ordered by."""
    counted = [game_named(game).part(PART) for game in game_keys() if game_named(game).brings(PART)]
    return list(dict.fromkeys([*(name for one in counted for name in one.columns), *COLUMNS, NAME]))


def orders_of(game: str) -> list[str]:
    return [name for name in orders() if name == NAME or column_named(game, name)]


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
