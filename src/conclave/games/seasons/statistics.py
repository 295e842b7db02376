"""What is counted of the cards of Seasons, and what its speed is measured by."""

from dataclasses import dataclass
from typing import Final

from conclave.arena.card_log import CardHistory, CardLog, CardRow
from conclave.arena.figures import Column, Plot, mean, number, shares
from conclave.arena.game_statistics import Benchmark, Fate, GameStatistics
from conclave.games.seasons.rules import events
from conclave.games.seasons.rules.names import CARD_KEYS, ELEMENTAL_CONSTRUCTION, NATURAL_SELECTION
from conclave.games.seasons.rules.prelude import set_size
from conclave.games.seasons.rules.state import SeasonsTable
from conclave.games.seasons.text.cards import card_name
from conclave.table import Table

YEARS: Final = (1, 2, 3)
ENTERING: Final = (events.SUMMONED, events.ENTERED)
LEAVING: Final = (events.SACRIFICED, events.RETURNED)


@dataclass
class SeasonsHistory(CardHistory):
    """One card of one seat, with what became of it in the prelude."""

    drafted: int = 0  # at which pick; 0: not drafted
    year: int = 0  # whose set it was put in; 0: none


class SeasonsLog(CardLog):
    """Follows the cards of a game."""

    def __init__(self, table: Table) -> None:
        super().__init__(table, CARD_KEYS)
        self.opened: list[set[int]] = [{1} for _ in range(table.seats)]  # years whose sets are in hand
        self.chosen: list[list[int]] = [[] for _ in range(table.seats)]  # in the prelude, in order
        self.shelved: list[list[int]] = [[] for _ in range(table.seats)]

    def may_enter(self, seat: int, history: CardHistory) -> bool:
        assert isinstance(history, SeasonsHistory)
        return super().may_enter(seat, history) or history.year in self.opened[seat]

    def history(self, card: int) -> CardHistory:
        return SeasonsHistory(card)

    def row(self, history: CardHistory) -> CardRow:
        assert isinstance(history, SeasonsHistory)
        told = {"drafted": history.drafted, "year": history.year}
        return {**told, "summoned": history.entered, "used": history.used}

    def hear(self, table: Table) -> None:
        assert isinstance(table, SeasonsTable)
        for what, who, card, amount, other, _ in table.happened:
            if what == events.ROUND:
                self.round = amount
            elif what == events.DRAFTED:
                self.chosen[who].append(card)
            elif what == events.SHELVED:
                self.shelved[who].append(card)
            elif what == events.PREPARED:
                self.prepare(table, who)
            elif what == events.LIBRARY:
                self.opened[who].add(amount)
            elif what in ENTERING:
                self.enter(who, card)
            elif what in LEAVING:
                self.leave(who, card)
            elif what == events.PASSED_CARD:
                self.leave(who, card)
                self.enter(other, card)
            elif what == events.ACTIVATED:
                self.use(who, card)

    def prepare(self, table: SeasonsTable, seat: int) -> None:
        """The sets are made: the hand and library II as they were shelved, library III is the rest."""
        shelved = self.shelved[seat]
        size = set_size(table.setup)
        third = table.players[seat].library3
        years = [*((card, 1 + at // size) for at, card in enumerate(shelved)), *((card, 3) for card in third)]
        picks = self.picks_of(table, seat, [card for card, _ in years])
        for card, year in years:
            drafted = picks[card].pop(0) if picks.get(card) else 0
            self.histories[seat].append(SeasonsHistory(card, drafted=drafted, year=year))
        for card, left in picks.items():  # drafted, and given up under Natural Selection
            self.histories[seat] += [SeasonsHistory(card, drafted=number) for number in left]

    def picks_of(self, table: SeasonsTable, seat: int, kept: list[int]) -> dict[int, list[int]]:
        """At which picks a seat took each card. The last card of a pack comes without a choice.

        Under Elemental Construction nine cards are chosen together, in no order; Natural Selection begins and ends
        with a card to discard.
        """
        chosen = self.chosen[seat]
        if not chosen or table.enchantment == ELEMENTAL_CONSTRUCTION:
            return {}
        given_up = []
        if table.enchantment == NATURAL_SELECTION:
            given_up = chosen[-1:]
            chosen = chosen[1:-1]
        last = [*kept, *given_up]
        for card in chosen:
            last.remove(card)
        picks: dict[int, list[int]] = {}
        for place, card in enumerate([*chosen, *last], start=1):
            picks.setdefault(card, []).append(place)
        return picks


def picks(fate: Fate) -> float | None:
    """At which pick a card was drafted, the mean."""
    return mean(fate["drafted"][fate["drafted"] > 0])


def years(fate: Fate) -> list[int]:
    """How often a card was put into the set of each year."""
    return [int((fate["year"] == year).sum()) for year in YEARS]


FIELDS: Final = {"drafted": "int8", "year": "int8", "summoned": "int16", "used": "int16", "points": "int16"}
FIGURES: Final = {"drafted": lambda fate: int((fate["drafted"] > 0).sum()), "pick": picks, "years": years}
COLUMNS: Final = {
    "drafted": Column(
        "seasons-stats-drafted", lambda card: number(card.number("drafted"), 0), lambda card: card.number("drafted")
    ),
    "pick": Column(
        "seasons-stats-pick", lambda card: number(card.number("pick")), lambda card: card.number("pick"), falling=False
    ),
    "years": Column("seasons-stats-years", lambda card: shares(card, "years"), lambda card: card.shares("years")[0]),
}
PLOTS: Final = {
    "picks": Plot("cloud", "pick", "seasons-stats-axis-pick"),
    "years": Plot("shares", "years", "seasons-stats-axis-years", "seasons-stats-year"),
}
STATISTICS: Final = GameStatistics(
    log=SeasonsLog,
    name=card_name,
    fields=FIELDS,
    entered="summoned",
    held="year",
    figures=FIGURES,
    own_columns=COLUMNS,
    own_plots=PLOTS,
    columns=("drafted", "pick", "years", "seen", "played", "round", "used", "points", "win", "value", "in-play"),
    plots=("values", "picks", "years"),
    messages={"stats-plot-picks": "seasons-stats-plot-picks", "stats-plot-years": "seasons-stats-plot-years"},
    benchmark=Benchmark(
        options={"players": 4, "level": "archmage", "edition": 2},
        mid_game=9,
        marks={"compiled": (250_000, 3.0), "interpreted": (50_000, None)},
        extended={"sets": ["base", "enchanted-kingdom"], "tokens": True, "enchantment": "random"},
    ),
)
