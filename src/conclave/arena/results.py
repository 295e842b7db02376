"""The results of the arena: Parquet, one row for each seat of each game, in parts that are written whole or not at all.

A folder holds the parts of one contest. Whoever reads them gets every game once, in order, whatever part it is in.
"""

import json
import os
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final, NotRequired, TypedDict

from conclave.arena.game_statistics import fields_of
from conclave.table.data import Options
from conclave.text import say
from conclave.text.errors import Mistake
from conclave.text.extras import library

FORMAT: Final = 1  # of the files; a reader refuses what is newer
EXTRA: Final = "arena"
ABOUT: Final = b"conclave"  # under which a file says, in JSON, what was played
NAME: Final = "games-{:06}.parquet"
PARTS: Final = "games-*.parquet"
MAGIC: Final = b"PAR1"  # begins every file of Parquet
UNFINISHED: Final = ".unfinished"  # ends the name of a part that is being written
KEY: Final = ["match", "rotation", "seat"]  # what makes a row one of a kind, and the order of rows


Row = dict[str, Any]  # of a Parquet table: `schema()` says what is in it


class Settings(TypedDict):
    """What was played."""

    game: str
    options: Options
    bots: list[str]
    seed: int
    lineup: str
    version: str
    format: NotRequired[int]


class BadResults(Mistake):
    """A file of results that cannot be read, or is none; the text says which and what to do."""


@dataclass(frozen=True)
class Results:
    """Games that were played with the same settings."""

    settings: Settings
    rows: Any  # a pyarrow.Table of `schema()`, by match, rotation and seat, no game twice

    @property
    def game(self) -> str:
        return self.settings["game"]

    @property
    def options(self) -> Options:
        return self.settings["options"]

    @property
    def bots(self) -> list[str]:
        return list(self.settings["bots"])


@cache
def schema(game: str) -> Any:
    """The columns, as docs/arena.md explains them. What is told of cards is the game's own."""
    pa = library("pyarrow", EXTRA)
    card = pa.struct(
        [pa.field(name, pa.type_for_alias(kind)) for name, kind in {"card": "string", **fields_of(game)}.items()]
    )
    return pa.schema(
        [
            pa.field("match", pa.int64()),
            pa.field("rotation", pa.int16()),
            pa.field("seed", pa.int64()),
            pa.field("players", pa.int8()),
            pa.field("seat", pa.int8()),
            pa.field("bot", pa.string()),
            pa.field("score", pa.int32()),
            pa.field("won", pa.float32()),
            pa.field("rounds", pa.int16()),
            pa.field("decisions", pa.int32()),
            pa.field("seconds", pa.float64()),
            pa.field("fault", pa.string()),
            pa.field("cards", pa.list_(card)),
        ]
    )


def write_part(folder: Path, settings: Mapping[str, object], rows: Sequence[Row]) -> Path:
    """Write rows as a new part of a folder; OSError where the system refuses, and then nothing of it is left."""
    pa, pq = library("pyarrow", EXTRA), library("pyarrow.parquet", EXTRA)
    about = {ABOUT: json.dumps({**settings, "format": FORMAT}).encode()}
    memory = pa.BufferOutputStream()
    form = schema(str(settings["game"]))
    table = pa.Table.from_pylist(list(rows), schema=form.with_metadata(about))
    pq.write_table(table, memory, write_page_checksum=True)
    folder.mkdir(parents=True, exist_ok=True)
    part = free_name(folder)
    unfinished = part.with_name(part.name + UNFINISHED)
    try:
        with unfinished.open("wb") as file:
            file.write(memory.getvalue())
            file.flush()
            os.fsync(file.fileno())
        unfinished.replace(part)
    finally:
        unfinished.unlink(missing_ok=True)
    keep_names(folder)
    return part


def free_name(folder: Path) -> Path:
    """The name of the next part."""
    taken = [part.stem.partition("-")[2] for part in folder.glob(PARTS)]
    return folder / NAME.format(1 + max((int(number) for number in taken if number.isdecimal()), default=0))


def keep_names(folder: Path) -> None:
    """Make a new name in a folder last, where the system lets us."""
    if hasattr(os, "O_DIRECTORY"):
        handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def read_results(paths: Iterable[Path]) -> list[Results]:
    """The games in files and folders, those of the same settings together; BadResults names what cannot be read."""
    together: dict[str, tuple[Settings, list[Any]]] = {}
    for file in files_of(paths):
        settings, table = read_file(file)
        key = json.dumps(settings, sort_keys=True)
        together.setdefault(key, (settings, []))[1].append(table)
    return [Results(settings, merged(tables)) for settings, tables in together.values()]


def files_of(paths: Iterable[Path]) -> list[Path]:
    """The files that are meant; a folder means the parts in it."""
    found: list[Path] = []
    for path in paths:
        parts = sorted(path.glob(PARTS)) if path.is_dir() else [path]
        if not parts or not path.exists():
            raise BadResults(say("arena-no-results", path=str(path)))
        found += parts
    return found


def read_file(file: Path) -> tuple[Settings, Any]:
    """What one file says of itself, and its rows."""
    pa, pq = library("pyarrow", EXTRA), library("pyarrow.parquet", EXTRA)
    try:
        content = file.read_bytes()
    except OSError as fault:
        raise BadResults(say("arena-unreadable", file=str(file), why=fault.strerror or str(fault))) from None
    try:
        table = pq.read_table(pa.BufferReader(content), page_checksum_verification=True)
    except (pa.ArrowException, OSError, ValueError):
        ours = file.match(PARTS) or content.startswith(MAGIC)  # nobody is told to remove what we did not write
        raise BadResults(say("arena-damaged" if ours else "arena-foreign", file=str(file))) from None
    try:
        settings: Settings = json.loads((table.schema.metadata or {})[ABOUT])
        written = int(settings["format"])
    except (KeyError, TypeError, ValueError):
        raise BadResults(say("arena-foreign", file=str(file))) from None
    if written > FORMAT:
        raise BadResults(say("arena-newer", file=str(file)))
    fitting = fitted(table.replace_schema_metadata(None), schema(str(settings.get("game"))))
    if fitting is None:
        raise BadResults(say("arena-foreign", file=str(file)))
    return settings, fitting


def fitted(table: Any, form: Any) -> Any:
    """Rows in the form that their game has now; None where they have other columns, or lack what is told of cards."""
    if table.schema.equals(form):
        return table
    cards = table.schema.get_field_index("cards")
    if cards < 0 or not table.schema.remove(cards).equals(form.remove(form.get_field_index("cards"))):
        return None
    pa = library("pyarrow", EXTRA)
    rows = table.to_pylist()
    wanted = {field.name for field in form.field("cards").type.value_type}
    if any(not wanted <= card.keys() for row in rows for card in row["cards"]):
        return None
    return pa.Table.from_pylist(rows, schema=form)


def merged(tables: list[Any]) -> Any:
    """Rows of several parts in order; of a game that is in two of them, which are alike, one is kept."""
    pa = library("pyarrow", EXTRA)
    table = pa.concat_tables(tables)
    order: list[int] = []
    keys = list(zip(*(table[name].to_pylist() for name in KEY), strict=True))
    seen: set[tuple[int, int, int]] = set()
    for at in sorted(range(len(keys)), key=keys.__getitem__):
        if keys[at] not in seen:
            seen.add(keys[at])
            order.append(at)
    return table.take(pa.array(order, pa.int64()))
