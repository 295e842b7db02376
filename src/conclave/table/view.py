"""What a seat may know, as plain data: what is sent to a browser, told to a bot, and dealt anew for a search."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from conclave.table.errors import DAMAGE, BadSave, Reason

if TYPE_CHECKING:
    from conclave.table.table import Table

# How each game deals a table from a view's data and a seed; filled when a game registers.
DEALERS: Final[dict[str, "Callable[[dict[str, Any], int], Table]"]] = {}


class View:
    """All that one seat may know, and nothing else. `data` is plain JSON data and holds everything."""

    def __init__(self, data: dict[str, Any]) -> None:
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

    def deal(self, seed: int) -> "Table":
        """A table that fits this view, made from the view alone, with a new key for the luck to come."""
        try:
            return DEALERS[self.game](self.data, seed)
        except DAMAGE as fault:
            raise BadSave(Reason("save-damaged", {"what": f"{type(fault).__name__}: {fault}"})) from None

    def dump(self) -> dict[str, Any]:
        return self.data

    @staticmethod
    def load(data: Any) -> "View":
        if not isinstance(data, dict) or data.get("game") not in DEALERS or "seat" not in data:
            raise BadSave(Reason("save-no-view", {}))
        return View(data)
