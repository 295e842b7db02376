"""What is counted of the cakes: the course in which each was taken, and on which of four trays it came."""

from typing import Final

from conclave.arena.card_log import CardHistory, CardLog, CardRow
from conclave.arena.figures import Column, Plot, shares
from conclave.arena.game_statistics import Fate, GameStatistics
from conclave.table import Table

from .cakes import cake_name
from .rules import CAKES

TRAYS: Final = 4


class CakeLog(CardLog):
    """Follows the cakes."""

    def __init__(self, table: Table) -> None:
        super().__init__(table, ["", *[f"cake-{cake}" for cake in CAKES]])

    def hear(self, table: Table) -> None:
        for _, who, cake, _, _, _ in table.happened:
            self.enter(who, cake)

    def row(self, history: CardHistory) -> CardRow:
        return {"eaten": 1, "tray": 1 + history.card % TRAYS, "used": 0}


def trays(fate: Fate) -> list[int]:
    return [int((fate["tray"] == 1 + tray).sum()) for tray in range(TRAYS)]


STATISTICS: Final = GameStatistics(
    log=CakeLog,
    name=cake_name,
    fields={"eaten": "int8", "tray": "int8", "used": "int8", "points": "int16"},
    entered="eaten",
    held="eaten",
    figures={"trays": trays, "crumbs": lambda fate: len(fate["tray"]) / 2},
    columns=("seen", "trays", "value"),
    own_columns={
        "trays": Column("tea-party-eaten", lambda card: shares(card, "trays"), lambda card: card.shares("trays")[0])
    },
    plots=("values", "trays", "crumbs"),
    own_plots={
        "trays": Plot("shares", "trays", "tea-party-eaten", "tea-party-tray"),
        "crumbs": Plot("cloud", "crumbs", "tea-party-eaten"),
    },
    messages={
        "stats-card": "tea-party-heading",
        "stats-plot-trays": "tea-party-eaten",
        "stats-plot-crumbs": "tea-party-eaten",
    },
)
