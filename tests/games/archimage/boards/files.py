"""Board files for tests, written plainly or in all the ways of TOML, and in which lines things then stand."""

import json
import re
from copy import deepcopy
from random import Random
from typing import Any

from conclave.games.archimage.rules.boards import standard_board

Data = dict[str, Any]
Path = tuple[str | int, ...]


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

    def line(self, at: int, field: str = "") -> int:
        """The line of a space (from 0), or of a field of it."""
        line = sum(map(height, self.head.values())) + 2
        line += sum(2 + sum(map(height, row.values())) for row in self.spaces[:at])
        for name, value in self.spaces[at].items() if field else ():
            if name == field:
                return line + 1
            line += height(value)
        assert not field
        return line

    def head_line(self, field: str) -> int:
        names = list(self.head)
        return 1 + sum(height(self.head[name]) for name in names[: names.index(field)])

    def last(self) -> int:
        return self.text().rstrip("\n").count("\n") + 1

    def find(self, kind: str, skip: int = 0) -> int:
        return [at for at, row in enumerate(self.spaces) if row.get("kind") == f'"{kind}"'][skip]


def height(value: str) -> int:
    return value.count("\n") + 1


def paths(data: object, path: Path = ()) -> list[Path]:
    """The way to everything that the data holds."""
    steps: list[tuple[str | int, object]] = []
    if isinstance(data, dict):
        steps = list(data.items())
    elif isinstance(data, list):
        steps = list(enumerate(data))
    found = [path] if path else []
    for step, value in steps:
        found += paths(value, (*path, step))
    return found


REMARKS = ["# [[space]]", "# id = \"x'", "#", "\t# '''", '# """', "   ", "", "# [space", "#]} é"]


class Wild:
    """Writes data as TOML, each thing in one of its many forms, and keeps the line in which it began."""

    def __init__(self, data: Data, dice: Random) -> None:
        self.dice = dice
        self.lines: dict[Path, int] = {}
        self._out: list[str] = []
        self._line = 1
        self._table((), data, [])
        text = "".join(self._out)
        if dice.random() < 0.5:
            text = text.rstrip("\n")
        self.text = text.replace("\n", "\r\n") if dice.random() < 0.3 else text

    def _maybe(self) -> bool:
        return self.dice.random() < 0.5

    def _put(self, text: str) -> None:
        self._out.append(text)
        self._line += text.count("\n")

    def _begin(self, *path: str | int) -> None:
        self.lines.setdefault(path, self._line)

    def _end(self) -> None:
        self._put(self.dice.choice(["\n", " \n", "\t# [[space]]\n", " # \"'\n"]))
        while self.dice.random() < 0.2:
            self._put(self.dice.choice(REMARKS) + "\n")

    def _blank(self) -> None:
        self._put(self.dice.choice(["", " ", "\t"]))

    # Tables with lines of their own; those within them come last, since no line leads back.

    def _table(self, path: Path, table: Data, header: list[str]) -> None:
        later = []
        for name, value in table.items():
            if header_form(value) and self._maybe():
                later.append(name)
            elif isinstance(value, dict) and value and self._maybe():
                self._dotted((*path, name), value, [name])
            else:
                self._field(path, [name], value)
        for name in later:
            value = table[name]
            for at, inner in enumerate(value) if isinstance(value, list) else [(-1, value)]:
                self._header((*path, name) if at < 0 else (*path, name, at), inner, [*header, name], at >= 0)

    def _header(self, path: Path, table: Data, names: list[str], repeated: bool) -> None:
        self._blank()
        if repeated:
            self._begin(*path[:-1])
        self._begin(*path)
        self._put("[[" if repeated else "[")
        self._key(names)
        self._put("]]" if repeated else "]")
        self._end()
        self._table(path, table, names)

    def _dotted(self, path: Path, table: Data, names: list[str]) -> None:
        """A table whose fields stand in the one around it: note.here = 1."""
        self._begin(*path)
        for name, value in table.items():
            if isinstance(value, dict) and value and self._maybe():
                self._dotted((*path, name), value, [*names, name])
            else:
                self._field(path, [*names, name], value)

    def _field(self, path: Path, names: list[str], value: object) -> None:
        self._blank()
        self._pair(path, names, value)
        self._end()

    def _pair(self, path: Path, names: list[str], value: object) -> None:
        self._begin(*path, names[-1])
        self._key(names)
        self._put(self.dice.choice(["=", " = ", "\t=  "]))
        self._value((*path, names[-1]), value)

    def _key(self, names: list[str]) -> None:
        for at, name in enumerate(names):
            if at:
                self._put(self.dice.choice([".", " . "]))
            self._blank()
            forms = [json.dumps(name), "".join(["'", name, "'"]) if "'" not in name else json.dumps(name)]
            forms.append('"' + "".join(f"\\u{ord(sign):04x}" for sign in name) + '"')
            if re.fullmatch("[A-Za-z0-9_-]+", name):
                forms += [name] * 6
            self._put(self.dice.choice(forms))
        self._blank()

    # Values.

    def _value(self, path: Path, value: object) -> None:
        if isinstance(value, dict):
            self._inline(path, value)
        elif isinstance(value, list):
            self._list(path, value)
        elif isinstance(value, str):
            self._put(self.dice.choice(text_forms(value, self.dice)))
        elif isinstance(value, bool):
            self._put("true" if value else "false")
        elif isinstance(value, int) and value >= 0:
            self._put(self.dice.choice([str(value), f"+{value}", hex(value), f"{value:_}"]))
        else:
            self._put(str(value))

    def _inline(self, path: Path, table: Data) -> None:
        self._put("{")
        for at, (name, value) in enumerate(table.items()):
            self._put(", " if at else " ")
            self._pair(path, [name], value)
        self._put(" }")

    def _list(self, path: Path, values: list[object]) -> None:
        self._put("[")
        for at, value in enumerate(values):
            self._break()
            self._begin(*path, at)
            self._value((*path, at), value)
            self._break()
            if at < len(values) - 1 or self._maybe():
                self._put(",")
        self._break()
        self._put("]")

    def _break(self) -> None:
        self._blank()
        while self.dice.random() < 0.15:
            self._put(self.dice.choice(REMARKS) + "\n ")


def header_form(value: object) -> bool:
    """Whether it can have a line of its own in brackets: a table, or a list of nothing but tables."""
    return isinstance(value, dict) or (
        isinstance(value, list) and value != [] and all(isinstance(v, dict) for v in value)
    )


def text_forms(text: str, dice: Random) -> list[str]:
    """The ways to write a text; over lines only in three quotes."""
    forms = [json.dumps(text, ensure_ascii=False), '"' + "".join(f"\\U{ord(sign):08x}" for sign in text) + '"']
    plain = all(sign.isprintable() for sign in text)
    if plain and "'" not in text:
        forms.append(f"'{text}'")
    if all(sign.isprintable() or sign == "\n" for sign in text):
        if "'''" not in text and not text.startswith("\n"):
            forms += [f"'''{text}'''", f"'''\n{text}'''"]
        loose = text.replace("\\", "\\\\").replace('"""', '""\\"')
        forms += [f'"""\n{loose}"""', f'"""\\\n  \n {loose}"""'] if not text[:1].isspace() else []
        if plain and text and not text[-1].isspace():
            cut = dice.randrange(len(text))
            if not text[cut].isspace() and '"' not in text and "\\" not in text:
                forms.append(f'"""{text[:cut]}\\\n\n   {text[cut:]}"""')
    return forms
