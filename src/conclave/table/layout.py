"""Reading a position that is laid out by hand: every field has one type and bounds, and a fault names it."""

from collections.abc import Iterable
from typing import Any, Final

from conclave.table.data import Data
from conclave.table.saves import InField, check_fields, within
from conclave.table.table import NOBODY

LONGEST: Final = 60  # characters of a wrong value that are shown
MOST_LISTED: Final = 6  # of the names that it could be


class Fields:
    """A table of a layout. `path` is where it lies in that of its seat, such as `play.purse-of-io`."""

    def __init__(self, data: object, known: Iterable[str], seat: int = NOBODY, path: str = "") -> None:
        self.seat: Final = seat
        self.path: Final = path
        with InField(path or "seats", seat):
            self.data: Final[Data] = table(data)
        check_fields(self.data, known, seat, path)

    def has(self, name: str) -> bool:
        return name in self.data

    def number(self, name: str, usual: int, least: int, beyond: int) -> int:
        value = self.data.get(name, usual)
        with InField(self.named(name), self.seat):
            within(whole(value), least, beyond)
        return int(value)

    def flag(self, name: str, usual: bool = False) -> bool:
        value = self.data.get(name, usual)
        with InField(self.named(name), self.seat):
            if not isinstance(value, bool):
                raise ValueError(f"{shown(value)} is neither true nor false")
        return bool(value)

    def entries(self, name: str) -> list[Any]:
        value = self.data.get(name, [])
        with InField(self.named(name), self.seat):
            if not isinstance(value, list):
                raise ValueError(f"{shown(value)} is no list")
        return list(value)

    def names(self, name: str) -> list[str]:
        """A list of texts."""
        told = self.entries(name)
        with InField(self.named(name), self.seat):
            for value in told:
                text(value)
        return told

    def table(self, name: str) -> Data:
        """What has a name each; nothing where the field is missing."""
        value = self.data.get(name, {})
        with InField(self.named(name), self.seat):
            table(value)
        return dict(value)

    def seats(self, number: int) -> list[Any]:
        """What is told of each seat: nothing of those after the last that is told of."""
        told = self.entries("seats")
        with InField("seats"):
            if len(told) > number:
                raise ValueError(f"there are {number} seats")
        return told + [{} for _ in range(number - len(told))]

    def named(self, name: str) -> str:
        """A field as a fault names it."""
        return f"{self.path}.{name}" if self.path else name


def whole(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValueError(f"{shown(value)} is no whole number")
    return value


def text(value: object) -> str:
    if not isinstance(value, str):
        raise ValueError(f"{shown(value)} is no text")
    return value


def table(value: object) -> Data:
    if not isinstance(value, dict):
        raise ValueError(f"{shown(value)} is no table")
    for name in value:
        text(name)
    return value


def one_of(value: object, names: list[str]) -> int:
    """Which of some names it is, from 0."""
    if text(value) not in names:
        few = f"; there are: {', '.join(names)}" if len(names) <= MOST_LISTED else ""
        raise ValueError(f"there is no {shown(value)}{few}")
    return names.index(text(value))


def shown(value: object) -> str:
    written = type(value).__name__ if isinstance(value, int) and abs(value) > 10**LONGEST else repr(value)
    return written if len(written) <= LONGEST else f"{written[:LONGEST]}…"
