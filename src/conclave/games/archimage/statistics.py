"""What is counted of the scrolls of Archimage, and what its speed is measured by."""

from typing import Final

from conclave.arena.card_log import CardHistory, CardLog, CardRow
from conclave.arena.game_statistics import Benchmark, GameStatistics
from conclave.games.archimage.rules import events
from conclave.games.archimage.rules.scrolls import BOND_SCROLL, SCROLL_KEYS
from conclave.games.archimage.text.scrolls import spell_name
from conclave.table import Table


class ScrollLog(CardLog):
    """Follows the scrolls of a game."""

    def __init__(self, table: Table) -> None:
        super().__init__(table, SCROLL_KEYS)
        for histories in self.histories:
            histories.append(CardHistory(BOND_SCROLL, in_play=True))

    def hear(self, table: Table) -> None:
        for what, who, scroll, amount, other, _ in table.happened:
            if what == events.ROUND:
                self.round = amount
            elif what == events.WON_SCROLL:
                self.enter(who, scroll)
            elif what == events.GAVE_SCROLL:
                self.leave(who, scroll)
                self.enter(other, scroll)
            elif what == events.CAST_SPELL and not amount:  # with an amount, another's scroll is borrowed
                self.use(who, scroll)

    def row(self, history: CardHistory) -> CardRow:
        return {"drafted": 0, "year": 0, "summoned": history.entered, "used": history.used}


def spell_of(key: str) -> str:
    """The scrolls of a spell are counted together, whatever their element."""
    return key.partition("-")[0]


# Two of them are empty: so it is in the files there are.
FIELDS: Final = {"drafted": "int8", "year": "int8", "summoned": "int16", "used": "int16", "points": "int16"}
STATISTICS: Final = GameStatistics(
    fields=FIELDS,
    entered="summoned",
    held="summoned",
    log=ScrollLog,
    name=spell_name,
    counted=spell_of,
    columns=("seen", "round", "used", "points", "win", "value"),
    plots=("values", "rounds"),
    messages={
        "stats-card": "archimage-stats-spell",
        "stats-page-title": "archimage-stats-page-title",
        "stats-meaning": "archimage-stats-meaning",
        "stats-axis-round": "archimage-stats-axis-round",
        "stats-plot-values": "archimage-stats-plot-values",
        "stats-plot-rounds": "archimage-stats-plot-rounds",
    },
    benchmark=Benchmark(
        options={"players": 4, "circle": "random"},
        mid_game=4,
        marks={"compiled": (200_000, 3.0), "interpreted": (40_000, None)},
    ),
)
