"""The commands of the terminal: play, replay and verify, from their arguments to their last line."""

import argparse
import os
import secrets
import sys
from dataclasses import asdict, dataclass
from pathlib import Path

from conclave.bots import USUAL, NoSuchBot, make_bot, seat_bots
from conclave.bots.pipe import PIPE
from conclave.table import Fault, Record
from conclave.table.registry import game_keys, rules_of
from conclave.table.rng import KEY_BYTES
from conclave.table.rules import key_for
from conclave.terminal.interface import make_interface
from conclave.terminal.names import good_names, player_names
from conclave.terminal.play import LineSession, how_to_go_on, show_result, show_scores
from conclave.terminal.save_files import Saved, data_folder, read_saved
from conclave.terminal.screen import Screen, make_console, put_json
from conclave.terminal.session import HUMAN, Seating, Session
from conclave.terminal.typed_input import asker
from conclave.text import (
    LANGUAGE,
    describe_decision,
    describe_events,
    describe_option,
    describe_reason,
    describe_view,
    player,
    say,
)
from conclave.text.errors import Mistake, number_or_text
from conclave.text.game_options import flag
from conclave.text.settings import add_settings, game_title, settings_of, settings_typed
from conclave.text.words import listed

# --- play ----------------------------------------------------------------------------------------------------------


def kinds() -> list[str]:
    """Who may sit at a table: people, and bots by name. Bots that somebody sets up by hand may too."""
    return [HUMAN, *seat_bots()]


def plays(kind: str, game: str) -> bool:
    """Whether somebody of a kind can play a game."""
    try:
        return kind == HUMAN or bool(make_bot(kind, 0, game))
    except NoSuchBot:
        return False


def games_help() -> str:
    keys = game_keys()
    return say("cli-play-game", games=listed(keys), first=keys[0])


def players_help() -> str:
    """How many may play each game."""
    told = []
    for game in game_keys():
        players = rules_of(game).options["players"].values
        told.append(say("cli-play-range", least=min(players), most=max(players), game=game_title(game)))
    return say("cli-play-players", ranges=", ".join(told))


def play_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", metavar="GAME", help=games_help())
    parser.add_argument("--players", metavar="N", help=players_help())
    parser.add_argument("--seats", metavar="KIND,…", help=say("cli-play-seats", kinds=listed(kinds())))
    parser.add_argument("--names", metavar="NAME,…", help=say("cli-play-names"))
    parser.add_argument("--seed", metavar="N", help=say("cli-play-seed"))
    parser.add_argument("--record", metavar="FILE", help=say("cli-play-record"))
    parser.add_argument("--resume", metavar="FILE", help=say("cli-play-resume"))
    parser.add_argument("--plain", action="store_true", help=say("window-option-plain"))
    add_settings(parser)
    parser.set_defaults(run=play)


def play(args: argparse.Namespace) -> int:
    return resume(args) if args.resume is not None else start(args)


def start(args: argparse.Namespace) -> int:
    """A new game."""
    game_key = rules_of(args.game or game_keys()[0]).key
    wanted = seat_kinds(args.seats, game_key)
    if wanted and args.players is None:
        args.players = str(len(wanted))
    options = settings_of(game_key, args)
    seed = None if args.seed is None else number_or_text(args.seed)
    key = key_for(seed, None) or secrets.token_bytes(KEY_BYTES)
    record = Record(game_key, key, options)
    seating = Seating(filled(wanted, record.table.seats), player_names(args.names, record.table.seats))
    path = Path(args.record) if args.record is not None else free_place(record)
    if in_window(args):
        return play_in_window(Session(record, seating, path))
    game = new_game(record, seating, path)
    game.save()
    say_why_plain(args)
    introduce(game, path)
    return game.run()


def in_window(args: argparse.Namespace) -> bool:
    """Whether the whole terminal can be drawn on, and nobody asked for lines."""
    drawable = sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "") not in ("", "dumb")
    return drawable and not args.plain


def say_why_plain(args: argparse.Namespace) -> None:
    """Whoever expects the window is told why there is none."""
    if not args.plain:
        print(say("window-not-a-terminal"), file=sys.stderr)


def play_in_window(session: Session) -> int:
    """Play there until the end, or until somebody leaves; then say on the terminal how to go on."""
    from conclave.terminal.window.app import Window  # noqa: PLC0415 - slow to load, and a pipe needs none of it

    session.save()
    window = Window(session, LANGUAGE.get())
    try:
        window.run()
    finally:
        session.close()
    LANGUAGE.set(window.language)
    screen = Screen(make_console())
    if session.record.table.over:
        show_result(screen, session.record, session.seating.names, session.path)
    else:
        how_to_go_on(screen, session.path, window.unsaved)
    return 0


def introduce(game: LineSession, path: Path) -> None:
    screen, record = game.screen, game.record
    first, *rest = game.interface.introduction(record)
    screen.line(first, "bold")
    screen.lines(rest)
    screen.exact(say("play-commitment", commitment=record.commitment))
    screen.line(say("play-commitment-after"))
    screen.exact(say("play-saving", file=str(path)))


def resume(args: argparse.Namespace) -> int:
    """A game that was left."""
    for option in [*settings_typed(args), *([] if args.seed is None else [flag("seed")])]:
        raise Mistake(say("cli-resume-settled", option=option))
    saved = read_saved(Path(args.resume))
    record = saved.record
    if args.game is not None and args.game != record.game:
        raise Mistake(say("cli-resume-game", file=args.resume, game=record.game, wanted=args.game))
    path = Path(args.record) if args.record is not None else Path(args.resume)
    seating = seating_of(args, saved)
    if record.table.over:
        show_result(Screen(make_console()), record, seating.names, path)
        return 0
    if in_window(args):
        return play_in_window(Session(record, seating, path))
    game = new_game(record, seating, path)
    game.save()
    say_why_plain(args)
    game.screen.exact(say("play-resumed", picks=len(record.standing), file=str(path)))
    return game.run()


def seating_of(args: argparse.Namespace, saved: Saved) -> Seating:
    """Who goes on with a game: as the arguments say, else as the file says."""
    players = saved.record.table.seats
    game = saved.record.game
    told = seat_kinds(args.seats, game) if args.seats is not None else saved.seats
    if args.seats is None:
        if any(kind.startswith(PIPE) for kind in told):  # a file that somebody sent must not start anything
            raise Mistake(say("play-file-program", file=args.resume))
        if len(told) != players or not all(plays(kind, game) for kind in told):
            raise Mistake(say("play-file-seats", file=args.resume, players=players))
    names = player_names(args.names, players) if args.names is not None else good_names(saved.names, players)
    return Seating(filled(told, players), names)


def new_game(record: Record, seating: Seating, path: Path) -> LineSession:
    console = make_console()
    return LineSession(record, seating, path, Screen(console), asker(console))


def free_place(record: Record) -> Path:
    """A name in the data folder that no game has yet."""
    folder = data_folder()
    stem = f"{record.game}-{record.commitment[:12]}"
    path = folder / f"{stem}.json"
    number = 2
    while os.path.lexists(path):
        path = folder / f"{stem}-{number}.json"
        number += 1
    return path


def seat_kinds(text: str | None, game: str) -> list[str]:
    if text is None:
        return []
    told = [kind.strip() for kind in text.split(",")]
    told = [kind if kind.startswith(PIPE) else kind.lower() for kind in told]
    for kind in told:
        if not plays(kind, game):
            raise Mistake(say("cli-seats-kind", kind=kind, kinds=", ".join(kinds())))
    return told


def filled(told: list[str], players: int) -> list[str]:
    """A kind for each seat: one human among bots where nothing was said."""
    usual = [HUMAN, *[USUAL] * (players - 1)]
    if told and len(told) != players:
        raise Mistake(say("cli-seats-number", seats=len(told), players=players, example=",".join(usual)))
    return told or usual


# --- replay --------------------------------------------------------------------------------------------------------


def replay_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help=say("cli-file"))
    parser.add_argument("--to", metavar="N", help=say("cli-replay-to"))
    parser.add_argument("--json", action="store_true", help=say("cli-json"))
    parser.set_defaults(run=replay)


def replay(args: argparse.Namespace) -> int:
    saved = read_saved(Path(args.file))
    names = good_names(saved.names, saved.record.table.seats)
    if args.to is None:
        return whole_game(saved.record, names, args.json)
    to = number_or_text(args.to)
    if not isinstance(to, int):
        raise Mistake(say("cli-number", option="--to", value=args.to))
    return position(saved.record, to, names, args.json)


@dataclass
class Choice:
    """One choice of a game as it is told: its number, who made it, what it was and what came of it."""

    number: int
    seat: int
    pick: str
    option: str
    events: list[str]


def whole_game(record: Record, names: list[str], as_json: bool) -> int:
    """Every choice that stands, as a sentence, with what it made happen."""
    told = []
    table = record.start()
    for number, index in enumerate(record.standing, 1):
        line = record.lines[index]
        pick = table.parse(line.pick)
        option = describe_option(table.view(line.seat), pick, names)
        table.choose(pick, line.seat)
        told.append(Choice(number, line.seat, line.pick, option, describe_events(table.events, names, table)))
    if as_json:
        put_json(summary(record) | {"told": [asdict(entry) | {"seat": entry.seat + 1} for entry in told]})
        return 0
    screen = Screen(make_console())
    screen.line(make_interface(record.game).title(record), "bold")
    for entry in told:
        name = player(entry.seat, names)
        screen.line(say("cli-replay-pick", number=entry.number, player=name, option=entry.option))
        screen.lines(entry.events)
    if record.table.over:
        show_scores(screen, record.table, names)
    return 0


def position(record: Record, to: int, names: list[str], as_json: bool) -> int:
    """The table after some choices, everybody's cards open."""
    table = record.replay(to)
    interface = make_interface(record.game)
    lines = describe_view(table.view(None), names).lines() + interface.holdings(table, names)
    if not table.over:
        asked = listed([player(seat, names) for seat in table.waiting])
        decision = describe_decision(table.view(None).question, record.game)
        lines.append(say("cli-replay-asked", players=asked, decision=decision))
    if as_json:
        put_json({"to": to, "lines": lines, "position": table.dump()})
        return 0
    screen = Screen(make_console())
    screen.line(say("cli-replay-position", picks=to), "bold")
    interface.draw(screen, table)
    screen.lines(lines)
    return 0


# --- verify --------------------------------------------------------------------------------------------------------


def verify_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help=say("cli-file"))
    parser.add_argument("--json", action="store_true", help=say("cli-json"))
    parser.set_defaults(run=verify)


def verify(args: argparse.Namespace) -> int:
    """Reading a record plays it again and checks everything in it."""
    try:
        record = read_saved(Path(args.file)).record
        record.verify()
    except Mistake as mistake:
        if args.json:
            put_json({"file": args.file, "ok": False, "why": str(mistake)})
        raise
    except Fault as fault:
        raise Mistake(say("play-file-bad", file=args.file, why=describe_reason(fault.reason))) from None
    if args.json:
        put_json({"file": args.file, "ok": True} | summary(record))
        return 0
    screen = Screen(make_console())
    picks = len(record.standing)
    if record.table.over:
        scores = listed([str(score) for score in record.table.scores])
        screen.line(say("cli-verify-over", picks=picks, scores=scores))
    else:
        screen.line(say("cli-verify-open", picks=picks))
    return 0


def summary(record: Record) -> dict[str, object]:
    table = record.table
    return {
        "game": record.game,
        "options": record.options,
        **make_interface(record.game).summary(record),
        "commitment": record.commitment,
        "picks": len(record.standing),
        "over": table.over,
        "scores": table.scores if table.over else None,
        "winners": [seat + 1 for seat in table.winners] if table.over else None,
    }
