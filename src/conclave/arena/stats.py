"""`conclave stats`: what the games of `conclave arena` tell of every card, as a table, pictures, a page or data."""

import argparse
import csv
import json
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from rich import box
from rich.console import Console
from rich.markup import escape
from rich.table import Table as Grid

from conclave.arena.card_values import Figures, Sample, chosen, figures_of, sample_of
from conclave.arena.columns import (
    BEST,
    column_named,
    columns_of,
    heading,
    meaning,
    name_of,
    orders,
    orders_of,
    title_of,
)
from conclave.arena.figures import CardFigures
from conclave.arena.game_statistics import statistics_of
from conclave.arena.html import page
from conclave.arena.plots import plots
from conclave.arena.results import BadResults, Results, Settings, files_of, merged, read_file
from conclave.text import say
from conclave.text.errors import Mistake, whole_number
from conclave.text.settings import game_title
from conclave.text.words import either, listed

BY_PLAYERS: Final = "players"
BY_BOT: Final = "bot"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", metavar="FILE", nargs="+", help=say("stats-help-files"))
    parser.add_argument("--bot", metavar="NAME", help=say("stats-help-bot"))
    parser.add_argument("--players", metavar="N", help=say("stats-help-players"))
    parser.add_argument("--by", metavar="WORD", help=say("stats-help-by", ways=either([BY_PLAYERS, BY_BOT])))
    parser.add_argument("--sort", metavar="WORD", default=BEST, help=say("stats-help-sort", ways=either(orders())))
    parser.add_argument("--plots", metavar="FOLDER", help=say("stats-help-plots"))
    parser.add_argument("--html", metavar="FILE", help=say("stats-help-html"))
    parser.add_argument("--json", action="store_true", help=say("stats-help-json"))
    parser.add_argument("--csv", action="store_true", help=say("stats-help-csv"))


def run(args: argparse.Namespace) -> int:
    check(args)
    results, left_out = read([Path(file) for file in args.files])
    game = only_game(results)
    statistics_of(game)  # tells now where its cards are not counted
    check_order(args.sort, orders_of(game))
    groups = grouped(sample_of(game, results), args)
    shown = [sorted_by(game, figures, args.sort) for figures in groups]
    if args.html is not None:
        make_folder(Path(args.html).parent)
    if args.plots is not None:
        make_folder(Path(args.plots))
        draw_plots(game, groups, Path(args.plots))
    if args.html is not None:
        write(Path(args.html), page(game, shown).encode())
    if args.json:
        print(json.dumps(data_of(game, shown, left_out)))
    elif args.csv:
        write_csv(game, shown)
    elif args.plots is None and args.html is None:
        show(game, shown)
    return 0


def check(args: argparse.Namespace) -> None:
    """Say now what cannot be asked for, before anything is read."""
    if args.by not in (None, BY_PLAYERS, BY_BOT):
        raise Mistake(say("stats-no-way", option="--by", value=args.by, ways=either([BY_PLAYERS, BY_BOT])))
    check_order(args.sort, orders())
    if args.players is not None:
        whole_number("--players", args.players, 2)


def check_order(wanted: str, ways: list[str]) -> None:
    if wanted not in ways:
        raise Mistake(say("stats-no-way", option="--sort", value=wanted, ways=either(ways)))


# --- reading ----------------------------------------------------------------------------------------------------------


def read(paths: Sequence[Path]) -> tuple[list[Results], list[str]]:
    """The games of all files that can be read; what cannot is named on the error stream, and told as well."""
    together: dict[str, tuple[Settings, list[Any]]] = {}
    left_out: dict[str, BadResults] = {}
    for file in files_of(paths):
        try:
            settings, table = read_file(file)
        except BadResults as fault:
            left_out[str(file)] = fault
            continue
        if table.num_rows:
            together.setdefault(json.dumps(settings, sort_keys=True), (settings, []))[1].append(table)
    if not together:
        raise next(iter(left_out.values()), Mistake(say("stats-no-games")))
    for why in left_out.values():
        print(say("stats-left-out", why=str(why)), file=sys.stderr)
    return [Results(settings, merged(tables)) for settings, tables in together.values()], list(left_out)


def only_game(results: Sequence[Results]) -> str:
    games = sorted({one.game for one in results})
    if len(games) > 1:
        raise Mistake(say("stats-two-games", games=listed([game_title(game) for game in games])))
    return games[0]


def grouped(sample: Sample, args: argparse.Namespace) -> list[Figures]:
    """The figures of all seats that are asked for, together or in groups."""
    if args.players is not None:
        sample = chosen(sample, sample.players == int(args.players))
    if not sample.games:
        raise Mistake(say("stats-no-games"))
    if args.bot is not None and args.bot not in sample.bots:
        raise Mistake(say("stats-no-bot", bot=args.bot, bots=listed(sample.bots)))
    if args.by == BY_PLAYERS:
        counts = sorted({int(count) for count in sample.players})
        groups = [figures_of(chosen(sample, sample.players == count), args.bot) for count in counts]
    elif args.by == BY_BOT:
        groups = [figures_of(sample, bot) for bot in sample.bots if args.bot in (None, bot)]
    else:
        groups = [figures_of(sample, args.bot)]
    seen = [figures for figures in groups if figures.cards]
    if not seen:
        raise Mistake(say("stats-no-games"))
    return seen


def sorted_by(game: str, figures: Figures, sort: str) -> Figures:
    column = column_named(game, sort)
    if column is None:
        cards = sorted(figures.cards, key=lambda card: name_of(game, card.card).casefold())
    else:
        cards = sorted(figures.cards, key=column.place)
    return replace(figures, cards=cards)


# --- showing ----------------------------------------------------------------------------------------------------------


def show(game: str, groups: Sequence[Figures]) -> None:
    console = Console()
    for figures in groups:
        full = grid(game, figures, True)
        needed = sum((column.width or 0) + 2 for column in full.columns)
        console.print(full if needed <= console.width else grid(game, figures, False))
    console.print(meaning(game), highlight=False)


def grid(game: str, figures: Figures, wide: bool) -> Grid:
    columns = columns_of(game, wide)
    title = escape(title_of(game, figures))  # a bot's command may have square brackets
    rows = Grid(title=title, box=box.SIMPLE_HEAD, padding=(0, int(wide), 0, 0), pad_edge=False)
    names = [name_of(game, card.card) for card in figures.cards]
    cells = [[column.text(card) for card in figures.cards] for column in columns]
    rows.add_column(heading(game), width=max(map(len, names)))
    for column, texts in zip(columns, cells, strict=True):
        title = say(column.title)
        rows.add_column(title, justify="right", width=max(map(len, [*texts, *title.split()])))
    for row in zip(names, *cells, strict=True):
        rows.add_row(*row)
    return rows


def data_of(game: str, groups: Sequence[Figures], left_out: list[str]) -> dict[str, object]:
    """Everything, as a program would want it."""
    told = [
        vars(figures) | {"cards": [card.data() | {"name": name_of(game, card.card)} for card in figures.cards]}
        for figures in groups
    ]
    return {"game": game, "left_out": left_out, "groups": told}


def write_csv(game: str, groups: Sequence[Figures]) -> None:
    """A line for each card of each group, under the names that JSON has."""
    lines = [flat(game, figures, card) for figures in groups for card in figures.cards]
    table = csv.DictWriter(sys.stdout, list(lines[0]), lineterminator="\n")
    table.writeheader()
    table.writerows(lines)


def flat(game: str, figures: Figures, card: CardFigures) -> dict[str, object]:
    """A card's figures side by side; those with an interval, or with parts, take several columns."""
    told: dict[str, object] = {
        "players": " ".join(str(count) for count in figures.players),
        "bots": " ".join(figures.bots),
        "card": card.card,
        "name": name_of(game, card.card),
    }
    for key, value in card.data().items():
        if isinstance(value, dict):
            told |= {key: round(value["value"], 4)}
            told |= {f"{key}_{end}": round(value[end], 4) for end in ("low", "high")}
        elif isinstance(value, list):
            told |= {f"{key.removesuffix('s')}_{part}": count for part, count in enumerate(value, start=1)}
        else:
            told[key] = round(value, 4) if isinstance(value, float) else value
    return told


# --- writing ----------------------------------------------------------------------------------------------------------


def draw_plots(game: str, groups: Sequence[Figures], folder: Path) -> None:
    """Every plot as PNG and SVG; where there are groups, each has its own."""
    for at, figures in enumerate(groups, start=1):
        mark = f"-{at}" if len(groups) > 1 else ""
        for name, pictures in plots(game, figures).items():
            for ending, content in pictures.items():
                write(folder / f"{name}{mark}.{ending}", content)


def make_folder(folder: Path) -> None:
    """A folder to write in, before anything is drawn for it."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise unwritable(folder, fault) from None


def write(file: Path, content: bytes) -> None:
    try:
        file.write_bytes(content)
    except OSError as fault:
        raise unwritable(file, fault) from None
    print(say("stats-written", file=str(file)), file=sys.stderr)


def unwritable(file: Path, fault: OSError) -> Mistake:
    return Mistake(say("stats-unwritable", file=str(file), why=fault.strerror or str(fault)))
