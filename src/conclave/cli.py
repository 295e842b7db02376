"""The `conclave` command: reads its arguments, and tells mistakes in one sentence."""

import argparse
import importlib
import os
import re
import sys
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from functools import cache
from typing import Any, Final, NoReturn

from conclave.table.errors import Fault
from conclave.table.registry import game_keys, game_named
from conclave.text.catalogue import LANGUAGE, BrokenCatalogue, has, say
from conclave.text.errors import Mistake
from conclave.text.language import choose_language, language_names
from conclave.text.words import listed
from conclave.version import __version__

Run = Callable[[argparse.Namespace], int]

PART: Final = "commands"  # of a game's descriptor: the commands that it adds, each with its module

OWN: Final = [
    "play",
    "serve",
    "backup",
    "restore",
    "rules",
    "cards",
    "replay",
    "verify",
    "hint",
    "review",
    "simulate",
    "arena",
    "stats",
    "bench",
]
SERVER: Final = {"serve", "backup", "restore"}
# Commands with a module of their own, which is loaded when they are called.
ELSEWHERE: Final = {
    "rules": "conclave.terminal.rules",
    "hint": "conclave.terminal.hint",
    "review": "conclave.terminal.review",
    "simulate": "conclave.arena.simulate",
    "arena": "conclave.arena.contest",
    "stats": "conclave.arena.stats",
    "bench": "conclave.arena.bench",
}
BROKEN: Final = 1
WRONG: Final = 2
INTERRUPTED: Final = 130
LONGEST: Final = 600  # characters of an error; what is longer was pasted
KEPT: Final = {"\u00a0", "\u202f"}  # spaces that a language has where no line may be broken
BLANKS: Final = re.compile(r"[^\S\u00a0\u202f]+")


LANG: Final = "--lang"
# What argparse says of arguments, and the message that says it in the language.
ERROR_MESSAGES: Final = {
    re.compile(r"the following arguments are required: (.*)"): "cli-required",
    re.compile(r"argument (.*): expected .*"): "cli-option-value",
    re.compile(r"argument (.*): ignored explicit argument .*"): "cli-option-alone",
}


def commands() -> list[str]:
    """All commands: those of every game, then those that games add."""
    return [*OWN, *of_games()]


@cache
def of_games() -> dict[str, tuple[str, str]]:
    """The commands that games add, each with its module and the game."""
    found: dict[str, tuple[str, str]] = {}
    for game in filter(lambda game: game.brings(PART), map(game_named, game_keys())):
        for name, module in game.part(PART).items():
            if name not in OWN:
                found.setdefault(name, (module, game.key))
    return found


class Help(argparse.HelpFormatter):
    """Help in the language: argparse has a word and a colon of its own."""

    def add_usage(self, usage: str | None, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, f"{say('cli-usage')} " if prefix is None else prefix)

    def start_section(self, heading: str | None) -> None:
        super().start_section(say("cli-heading", title=heading) if heading else heading)


class Parser(argparse.ArgumentParser):
    """An argument parser whose error messages are one sentence."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(allow_abbrev=False, add_help=False, formatter_class=Help, **settings)
        self._positionals.title = say("cli-positionals")
        self._optionals.title = say("cli-options")
        self.add_argument("-h", "--help", action="help", help=say("cli-help-help"))
        self.add_argument(LANG, metavar="LANG", help=say("cli-lang", languages=language_names()))

    def translate_metavars(self) -> None:
        """Put what stands for an argument into the language."""
        for action in self._actions:
            if isinstance(action.metavar, str):
                word, comma, more = action.metavar.partition(",")
                action.metavar = f"{say('cli-metavar', word=word)}{comma}{more}"

    def error(self, message: str) -> NoReturn:
        for pattern, name in ERROR_MESSAGES.items():
            if found := pattern.fullmatch(message):
                raise Mistake(say(name, option=found[1], names=found[1], command=self.prog))
        raise Mistake(say("cli-arguments", message=message[:1].upper() + message[1:], command=self.prog))

    def refuse(self, extras: Sequence[str]) -> NoReturn:
        """Something was typed that means nothing here."""
        word = extras[0]
        if not word.startswith("-"):
            raise Mistake(say("cli-too-much", word=word, command=self.prog))
        option = word.partition("=")[0]
        near = get_close_matches(option, list(self._option_string_actions), n=1)
        if near:
            raise Mistake(say("cli-unknown-option-near", option=option, near=near[0]))
        raise Mistake(say("cli-unknown-option", option=option, command=self.prog))


def build(command: str) -> tuple[Parser, Parser]:
    """The parser of everything, and that of one command; only that one is filled."""
    titles = listed([game_named(game).title for game in game_keys()])
    parser = Parser(prog="conclave", description=say("cli-about", games=titles), epilog=say("cli-more"))
    parser.add_argument("--version", action="version", version=f"conclave {__version__}", help=say("cli-version-help"))
    subparsers = parser.add_subparsers(title=say("cli-commands"), metavar="COMMAND", dest="command")
    chosen = parser
    for name in commands():
        short, about = described(name)
        sub = subparsers.add_parser(name, help=short, description=about, prog=f"conclave {name}")
        if name == command:
            chosen = sub
            fill(name, sub)
            sub.translate_metavars()
    parser.translate_metavars()
    return parser, chosen


def described(name: str) -> tuple[str, str]:
    """What a command does, in a list of all and by itself."""
    module, game = of_games().get(name, ("", ""))
    message = f"{game}-cli-{name}" if module else f"cli-{name}"
    short = say(message, game=game or game_keys()[0])
    return short, say(f"{message}-about") if has(f"{message}-about") else short


def fill(name: str, parser: Parser) -> None:
    """Give a command its arguments, and what runs it."""
    elsewhere = ELSEWHERE.get(name) or of_games().get(name, ("", ""))[0]
    if elsewhere:
        module = importlib.import_module(elsewhere)
        module.add_arguments(parser)
        parser.set_defaults(run=module.run)
        return
    if name in SERVER:
        from conclave.server import commands as server

        {"serve": server.serve_arguments, "backup": server.backup_arguments, "restore": server.restore_arguments}[name](
            parser
        )
        return
    from conclave.terminal import card_list as listing
    from conclave.terminal import commands as terminal

    adders: dict[str, Callable[[argparse.ArgumentParser], None]] = {
        "play": terminal.play_arguments,
        "cards": listing.cards_arguments,
        "replay": terminal.replay_arguments,
        "verify": terminal.verify_arguments,
    }
    adders[name](parser)


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; 0 if all went well, 2 where something was wrong with what was asked."""
    args = list(sys.argv[1:] if argv is None else argv)
    fix_streams()
    before = LANGUAGE.set(choose_language(None, os.environ))
    try:
        return run_command(args)
    except BrokenCatalogue as broken:
        print(f"conclave: {broken}", file=sys.stderr)
        return BROKEN
    finally:
        LANGUAGE.reset(before)


def run_command(args: list[str]) -> int:
    """Run a command in its language, and say in one sentence what goes wrong."""
    try:
        given, rest = language_given(args)
        if given is not None:
            LANGUAGE.set(choose_language(given, os.environ))
        status = run(rest)
        sys.stdout.flush()
        return status
    except Mistake as mistake:
        return report_error(str(mistake))
    except Fault as fault:
        from conclave.text import describe_reason

        return report_error(describe_reason(fault.reason))
    except OSError as fault:
        # What could not be written must not be tried again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(fault, BrokenPipeError):
            return 0  # whoever read us has gone; nothing is left to say
        return report_error(say("cli-system", why=fault.strerror or str(fault)))
    except KeyboardInterrupt:
        return INTERRUPTED
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else 0
    except BrokenCatalogue:
        raise
    except Exception as fault:
        if sys.flags.dev_mode:
            raise
        report_error(say("cli-inner", what=f"{type(fault).__name__}: {fault}"))
        return BROKEN


def fix_streams() -> None:
    """Streams that are closed become empty ones, and characters that cannot be read or shown become marks."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115  (it stays open)
        stream = getattr(sys, name)
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def report_error(sentence: str) -> int:
    """One line on the error stream, with nothing in it that a terminal would take for a command."""
    line = BLANKS.sub(" ", sentence).strip()
    plain = "".join(letter if letter.isprintable() or letter in KEPT else "�" for letter in line)
    shown = plain if len(plain) <= LONGEST else f"{plain[:LONGEST]}…"
    print(say("cli-mistake", mistake=shown), file=sys.stderr)
    return WRONG


def language_given(args: list[str]) -> tuple[str | None, list[str]]:
    """The language that somebody asks for, wherever they do so, and all other arguments: help is in it too."""
    given, rest = None, []
    words = iter(args)
    for word in words:
        if word == LANG:
            given = next(words, None)
            if given is None:
                raise Mistake(say("cli-option-value", option=LANG, command="conclave"))
        elif word.startswith(f"{LANG}="):
            given = word.partition("=")[2]
        else:
            rest.append(word)
    return given, rest


def run(args: list[str]) -> int:
    command = next((word for word in args if not word.startswith("-")), "")
    if command and command == args[0] and command not in commands():
        raise Mistake(say("cli-unknown-command", command=command, commands=", ".join(commands())))
    parser, chosen = build(command)
    if not args:
        parser.print_help()
        return 0
    known, extras = parser.parse_known_args(args)
    if extras:
        chosen.refuse(extras)
    work: Run | None = getattr(known, "run", None)
    if work is None:
        parser.print_help()
        return 0
    return work(known)


if __name__ == "__main__":
    sys.exit(main())
