"""Board files for tests, and in which lines their spaces begin."""

import json
from copy import deepcopy

from conclave.games.archimage.rules.boards import standard_board
from conclave.table.data import Data


def standard(players: int) -> Data:
    return deepcopy(standard_board(players).data())


def small() -> Data:
    """As few spaces as two or three can play on: two circles, and behind them four scrolls of power 6."""
    spaces: list[Data] = [
        {"id": "hall", "kind": "hall", "x": 0, "y": 0, "neighbours": ["a", "b"]},
        {"id": "a", "kind": "circle", "power": 2, "x": 1, "y": 0, "neighbours": ["hall", "b", 1, 2]},
        {"id": "b", "kind": "circle", "power": 3, "x": -1, "y": 0, "neighbours": ["hall", "a", 3, 4]},
    ]
    for number, near in ((1, "a"), (2, "a"), (3, "b"), (4, "b")):
        spaces.append({"id": number, "kind": "scroll", "power": 6, "x": number, "y": 5, "neighbours": [near]})
    return {"name": "small", "players": [2, 3], "space": spaces}


class Plain:
    """A file with a [[space]] for each space and a line for each field; what a field is can be any text."""

    def __init__(self, data: Data) -> None:
        self.head = {field: json.dumps(data[field]) for field in ("name", "players")}
        self.spaces = [{field: json.dumps(value) for field, value in row.items()} for row in data["space"]]

    def text(self) -> str:
        lines = [f"{field} = {value}" for field, value in self.head.items()]
        for row in self.spaces:
            lines += ["", "[[space]]", *(f"{field} = {value}" for field, value in row.items())]
        return "\n".join(lines) + "\n"

    def line(self, at: int) -> int:
        """The line in which a space (from 0) begins."""
        before = [*self.head.values(), *(value for row in self.spaces[:at] for value in row.values())]
        return sum(map(height, before)) + 2 * at + 2

    def find(self, kind: str, skip: int = 0) -> int:
        return [at for at, row in enumerate(self.spaces) if row.get("kind") == f'"{kind}"'][skip]


def height(value: str) -> int:
    return value.count("\n") + 1
