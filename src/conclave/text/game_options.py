"""What a command lets people type for its games: each option once, whatever the games that have it mean by it."""

import argparse
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from conclave.table.registry import game_named
from conclave.text.catalogue import say
from conclave.text.errors import Mistake

FLAGS: Final = "game_flags"  # in a command's arguments: how the options of games are typed there


@dataclass(frozen=True)
class GameOption:
    """An option as one game has it."""

    game: str
    name: str
    metavar: str  # what stands for its value; empty where it is on or off
    help: str

    @property
    def place(self) -> tuple[str, str]:
        return self.game, self.name


def flag(name: str) -> str:
    """An option as it is typed."""
    return f"--{name.replace('_', '-')}"


def typed_as(flag_: str) -> str:
    """Where a command's arguments have the value of an option of games."""
    return f"typed {flag_}"


def add_options(parser: argparse.ArgumentParser, options: Sequence[GameOption], grouped: bool = True) -> None:
    """Add the options of games, after a command's own. One that several games have stands with the first of them; one
    that is called like an option of the command has the game's key before it."""
    taken = set(parser._option_string_actions)
    flags = {
        option.place: flag(f"{option.game}-{option.name}" if flag(option.name) in taken else option.name)
        for option in options
    }
    parser.set_defaults(**{FLAGS: flags})
    groups: dict[str, argparse._ActionsContainer] = {}
    for typed in dict.fromkeys(flags.values()):
        same = [option for option in options if flags[option.place] == typed]
        first = same[0].game
        if first not in groups:
            title = say("cli-options-of", game=game_named(first).title)
            groups[first] = parser.add_argument_group(title) if grouped else parser
        groups[first].add_argument(typed, dest=typed_as(typed), default=None, help=help_of(same), **form_of(same))


def form_of(same: Sequence[GameOption]) -> dict[str, Any]:
    """Whether something follows the option; it may or may not, where games differ."""
    metavars = list(dict.fromkeys(option.metavar for option in same if option.metavar))
    if not metavars:
        return {"action": "store_true"}
    metavar = metavars[0] if len(metavars) == 1 else "|".join(say("cli-metavar", word=word) for word in metavars)
    return (
        {"metavar": metavar}
        if all(option.metavar for option in same)
        else {"metavar": metavar, "nargs": "?", "const": True}
    )


def help_of(same: Sequence[GameOption]) -> str:
    """What the option is; of each game, where several have it."""
    if len(same) == 1:
        told = same[0].help
    else:
        parts = [say("cli-option-of", game=game_named(option.game).title, help=option.help) for option in same]
        told = "; ".join(parts)
    return told.replace("%", "%%")


def typed_flags(args: argparse.Namespace) -> Iterable[str]:
    """The options of games that were typed."""
    flags: Mapping[tuple[str, str], str] = getattr(args, FLAGS)
    return [typed for typed in dict.fromkeys(flags.values()) if getattr(args, typed_as(typed)) is not None]


def games_meant(args: argparse.Namespace) -> list[str]:
    """The games that have every option that was typed; none where nothing was."""
    flags: Mapping[tuple[str, str], str] = getattr(args, FLAGS)
    wanted = set(typed_flags(args))
    games = dict.fromkeys(game for game, _ in flags)
    return [
        game for game in games if wanted and wanted <= {typed for place, typed in flags.items() if place[0] == game}
    ]


def options_given(args: argparse.Namespace, game: str, options: Sequence[GameOption]) -> dict[str, Any]:
    """The options of a game that were typed, by name: True for one that is on. A Mistake where one is another game's,
    or has a value too many or none."""
    flags: Mapping[tuple[str, str], str] = getattr(args, FLAGS)
    command = f"conclave {args.command}"
    own = {flags[option.place]: option for option in options if option.game == game}
    given = {}
    for typed in typed_flags(args):
        if typed not in own:
            other = next(place[0] for place, flag_ in flags.items() if flag_ == typed)
            titles = {"game": game_named(game).title, "other": game_named(other).title}
            raise Mistake(say("cli-option-elsewhere", option=typed, command=command, **titles))
        value = getattr(args, typed_as(typed))
        if (value is True) != (not own[typed].metavar):
            raise Mistake(
                say("cli-option-value" if value is True else "cli-option-alone", option=typed, command=command)
            )
        given[own[typed].name] = value
    return given
