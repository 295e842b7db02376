"""Where things stand in a board file.

tomllib gives values without their lines, so the text is gone through once more, for its form alone. What is found so
must have the very shape of what tomllib found; where it has not, nothing is said of lines rather than something wrong.
"""

import re
import tomllib
from bisect import bisect_left
from typing import Final

from conclave.games.archimage.rules.boards.errors import BadBoard
from conclave.table.errors import Reason

NO_LINE: Final = "none"  # where there is no file, or nothing is known
DEEPEST: Final = 32  # levels of tables and lists; a board has three, and reading thousands of them takes for ever
MOST_DIGITS: Final = 600  # Python may refuse to read a number from 640 on
MOST_THINGS: Final = (
    50_000  # tables, lists and values; a board of 160 spaces, each a neighbour of all, has half of that
)

BLANK: Final = re.compile(r"(?:[ \t\n]++|#[^\n]*+)*+")
SPACES: Final = re.compile(r"[ \t]*+")
END: Final = re.compile(r"[ \t]*+(?:#[^\n]*+)?(?:\n|\Z)")
BARE_KEY: Final = re.compile(r"[A-Za-z0-9_-]++")
QUOTED_KEY: Final = re.compile(r'"(?:[^"\\\n]|\\.)*+"' + r"|'[^'\n]*+'")
TEXTS: Final = re.compile(
    r'"""[^"\\]*(?:(?:\\.|"{1,2}(?!"))[^"\\]*)*"{3,5}'
    r"|'''[^']*(?:'{1,2}(?!')[^']*)*'{3,5}|" + QUOTED_KEY.pattern,
    re.DOTALL,
)
PLAIN: Final = re.compile(r"[^,\]}#\n]++")  # numbers, truths and dates
LONG_NUMBER: Final = re.compile(rf"[+-]?[0-9_]{{{MOST_DIGITS + 1},}}")


class Lost(Exception):
    """The text cannot be followed any further."""


class Node:
    """A table, a list or a value in the file, and the line in which it begins: a field begins with its name."""

    def __init__(self, line: int, inner: "dict[str, Node] | list[Node] | None" = None) -> None:
        self.line: Final = line
        self.inner: Final = inner

    def at(self, step: str | int) -> "Node | None":
        """The field of this name, or the entry of this number (from 0)."""
        if isinstance(self.inner, list):
            return self.inner[step] if isinstance(step, int) and step < len(self.inner) else None
        return self.inner.get(step) if isinstance(self.inner, dict) and isinstance(step, str) else None


class Lines:
    """In which lines of a file things stand, for sentences to name; without a tree nothing is known."""

    def __init__(self, root: Node | None = None, last: int = 0) -> None:
        self._root: Final = root
        self.last: Final = str(last) if root else NO_LINE

    def of(self, *path: str | int) -> str:
        """The line of what the names and numbers (from 0) lead to; where it is missing, of what it is missing from."""
        node = self._root
        if node is None:
            return NO_LINE
        for step in path:
            found = node.at(step)
            if found is None:
                break
            node = found
        return str(node.line)


NO_LINES: Final = Lines()


def other_line(line: str, other: str) -> str:
    """A second line for a sentence to name, unless it is the first again."""
    return NO_LINE if other == line else other


class Outline:
    """A file's tables, lists and fields with their lines: all of them in TOML, in other text as far as it goes."""

    def __init__(self, text: str) -> None:
        self._text: Final = text.replace("\r\n", "\n")
        self._breaks: Final = [found.start() for found in re.finditer("\n", self._text)]
        self._pos = 0
        self._root: Final = Node(1, {})
        self._begun: Final = [1]  # the lines in which statements begin
        self._ended: Final[dict[int, int]] = {}  # for these, the lines in which they end
        self._things = 0
        self._whole = False
        self.last = 1  # the line in which the last statement ends
        try:
            self._statements()
            self._whole = True
        except Lost:
            self.last = len(self._text.rstrip("\n").split("\n"))

    def lines(self, data: object) -> Lines:
        """The lines of a file that holds this data."""
        return Lines(self._root, self.last) if self._whole and fits(self._root, data) else NO_LINES

    def begun(self, line: int) -> int:
        """The line in which the statement begins that goes on in a line; where there is none, the line itself."""
        begun = max(begun for begun in self._begun if begun <= line)
        return begun if self._ended.get(begun, line) >= line else line

    # Statements.

    def _statements(self) -> None:
        table, depth = self._root, 0
        while True:
            self._skip(BLANK)
            if self._pos == len(self._text):
                return
            self._begun.append(self._line())
            if self._at("["):
                table, depth = self._header()
            else:
                self._pair(table, depth)
            self.last = self._line()
            self._take(END)
            self._ended[self._begun[-1]] = self.last

    def _header(self) -> tuple[Node, int]:
        """The table that a line [name] or [[name]] opens, and how deep it lies."""
        line = self._line()
        repeated = self._at("[[")
        self._pos += 2 if repeated else 1
        *before, name = self._key(0)
        self._want("]]" if repeated else "]")
        self._count()
        holder = down(self._root, before, line)
        if not repeated:
            return down(holder, [name], line), len(before) + 1
        found = inside(holder).setdefault(name, Node(line, []))
        if not isinstance(found.inner, list):
            raise Lost
        found.inner.append(Node(line, {}))
        return found.inner[-1], len(before) + 1

    def _pair(self, table: Node, depth: int) -> None:
        """A field of a table: its name, which may have points in it, and its value."""
        line = self._line()
        *before, name = self._key(depth)
        self._want("=")
        self._skip(SPACES)
        holder = down(table, before, line)
        if name in inside(holder):
            raise Lost
        inside(holder)[name] = self._value(line, depth + len(before) + 1)

    def _key(self, depth: int) -> list[str]:
        names = []
        while True:
            self._skip(SPACES)
            names.append(self._name())
            self._check_depth(depth + len(names))
            self._skip(SPACES)
            if not self._at("."):
                return names
            self._pos += 1

    def _name(self) -> str:
        bare = BARE_KEY.match(self._text, self._pos)
        if bare:
            self._pos = bare.end()
            return bare[0]
        try:
            return str(tomllib.loads(f"name = {self._take(QUOTED_KEY)}")["name"])
        except ValueError:
            raise Lost from None

    # Values.

    def _value(self, line: int, depth: int) -> Node:
        self._check_depth(depth)
        self._count()
        if self._at("["):
            return self._list(line, depth)
        if self._at("{"):
            return self._table(line, depth)
        if self._at('"') or self._at("'"):
            self._take(TEXTS)
            return Node(line)
        if LONG_NUMBER.match(self._text, self._pos):
            raise BadBoard(Reason("board-long-number", {"line": str(self._line()), "most": MOST_DIGITS}))
        self._take(PLAIN)
        return Node(line)

    def _list(self, line: int, depth: int) -> Node:
        entries: list[Node] = []
        self._want("[")
        while self._goes_on("]", first=not entries):
            entries.append(self._value(self._line(), depth + 1))
        return Node(line, entries)

    def _table(self, line: int, depth: int) -> Node:
        table = Node(line, {})
        self._want("{")
        while self._goes_on("}", first=not table.inner):
            self._pair(table, depth)
        return table

    def _goes_on(self, closing: str, first: bool) -> bool:
        """Go to the next entry, or past the end of the list or table."""
        self._skip(BLANK)
        if not first and not self._at(closing):
            self._want(",")
            self._skip(BLANK)
        if not self._at(closing):
            return True
        self._pos += 1
        return False

    # Signs.

    def _line(self) -> int:
        return bisect_left(self._breaks, self._pos) + 1

    def _at(self, signs: str) -> bool:
        return self._text.startswith(signs, self._pos)

    def _want(self, signs: str) -> None:
        if not self._at(signs):
            raise Lost
        self._pos += len(signs)

    def _skip(self, form: re.Pattern[str]) -> None:
        found = form.match(self._text, self._pos)
        self._pos = found.end() if found else self._pos

    def _take(self, form: re.Pattern[str]) -> str:
        found = form.match(self._text, self._pos)
        if found is None:
            raise Lost
        self._pos = found.end()
        return found[0]

    def _check_depth(self, depth: int) -> None:
        if depth > DEEPEST:
            raise BadBoard(Reason("board-too-deep", {"line": str(self._line()), "most": DEEPEST}))

    def _count(self) -> None:
        self._things += 1
        if self._things > MOST_THINGS:
            raise BadBoard(Reason("board-too-much", {"line": str(self._line()), "most": MOST_THINGS}))


def inside(table: Node) -> dict[str, Node]:
    if not isinstance(table.inner, dict):
        raise Lost
    return table.inner


def down(table: Node, names: list[str], line: int) -> Node:
    """The table that the names lead to, made where there is none; of a list of tables the last is meant."""
    for name in names:
        found = inside(table).setdefault(name, Node(line, {}))
        if isinstance(found.inner, list) and found.inner:
            found = found.inner[-1]
        table = found
    return table


def fits(node: Node, data: object) -> bool:
    """Whether the outline and the data have the same tables with the same names, and lists of the same length."""
    inner = node.inner
    if isinstance(data, dict):
        return (
            isinstance(inner, dict)
            and inner.keys() == data.keys()
            and all(fits(inner[name], value) for name, value in data.items())
        )
    if isinstance(data, list):
        return (
            isinstance(inner, list)
            and len(inner) == len(data)
            and all(fits(one, value) for one, value in zip(inner, data, strict=True))
        )
    return inner is None
