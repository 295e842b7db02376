"""What a seat may know, as plain data: what is sent to a browser, told to a bot, and dealt anew for a search."""

from typing import TYPE_CHECKING, Any

from conclave.table.data import Data
from conclave.table.errors import DAMAGE, BadSave, Reason
from conclave.table.registry import game_keys, rules_of

if TYPE_CHECKING:
    from conclave.table.table import Table


class View:
    """All that one seat may know, and nothing else. `data` is plain JSON data and holds everything."""

    def __init__(self, data: Data) -> None:
        self.data = data

    @property
    def game(self) -> str:
        return str(self.data["game"])

    @property
    def seat(self) -> int | None:
        seat: int | None = self.data["seat"]
        return seat

    @property
    def waiting(self) -> list[int]:
        return list(self.data["waiting"])

    @property
    def question(self) -> str:
        return str(self.data["question"])

    @property
    def options(self) -> list[int]:
        """The legal picks of this seat; empty unless it is waited for."""
        return list(self.data["options"])

    def __repr__(self) -> str:
        seat = "a spectator" if self.seat is None else f"seat {self.seat + 1}"
        return f"<view of {self.game} for {seat}: {self.question or 'over'}>"

    def deal(self, seed: int) -> "Table":
        """A table that fits this view, made from the view alone, with a new key for the luck to come."""
        try:
            return rules_of(self.game).deal(self.data, seed)
        except DAMAGE as fault:
            raise BadSave(Reason("save-damaged", {"what": f"{type(fault).__name__}: {fault}"})) from None

    def dump(self) -> Data:
        return self.data

    @staticmethod
    def load(data: Any) -> "View":
        if not isinstance(data, dict) or data.get("game") not in game_keys() or "seat" not in data:
            raise BadSave(Reason("save-no-view", {}))
        return View(data)
