"""The bots by name. A bot is written `random`, `greedy`, `search:200` (simulations), `search:0.2s` (seconds),
`novice`, `adept`, `master`, `pipe:COMMAND` (a program), or by the name under which a package offers one."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from conclave.bots.bot import Bot
from conclave.bots.errors import BotFault, quoted
from conclave.bots.factory import BUILT_IN
from conclave.bots.pipe import PIPE, PipeBot
from conclave.table.errors import BadOption
from conclave.text import say
from conclave.text.errors import Mistake

LEVELS: Final = ("novice", "adept", "master")  # that people choose an opponent by, from the weakest to the strongest
USUAL: Final = "novice"  # whom people meet where they name nobody
SUBSTITUTE: Final = "adept"  # chooses at once where another bot fails, or would keep people waiting
STAND_IN: Final = "master"  # plays on for somebody who is away

ENTRY_POINTS: Final = "conclave.bots"
RANDOM: Final = "random"
TAKEN: Final = {*BUILT_IN, PIPE.rstrip(":"), "human"}  # names that mean something else where a seat is given


class NoSuchBot(Mistake):
    """Nobody of that name, or nobody who can play that game."""


@cache
def offered() -> dict[str, EntryPoint]:
    """Bots that installed packages offer, by name; ours cannot be replaced, and none is loaded before it plays."""
    return {entry.name: entry for entry in entry_points(group=ENTRY_POINTS) if good_name(entry.name)}


def good_name(name: str) -> bool:
    """Whether a name can be written where bots are: in lists with commas, with a colon before what is set."""
    return name not in TAKEN and name == name.lower() and not set(name) & set(",: \t")


def seat_bots() -> list[str]:
    """The bots that people may give a seat to: chance, the levels from the weakest to the strongest, and those that
    installed packages offer."""
    return [RANDOM, *LEVELS, *offered()]


def make_bot(spec: str, seed: int, game: str) -> Bot:
    """A bot as it is written, with a seed of its own, for a game; NoSuchBot if there is none, BotFault if what it is
    made of does not work."""
    name, _, rest = spec.partition(":")
    if spec.startswith(PIPE):
        return PipeBot(rest.strip())
    try:
        if name in BUILT_IN:
            return BUILT_IN[name](rest)(game, seed)
        if name in offered() and not rest:
            return plugged_in(offered()[name], game, seed)
    except (ValueError, BadOption):  # of a game that there is not
        pass
    raise NoSuchBot(say("fault-unknown", bot=spec, bots=", ".join([*BUILT_IN, *offered()])))


def plugged_in(entry: EntryPoint, game: str, seed: int) -> Bot:
    """A bot that a package offers. ValueError is how it says that it cannot play a game; all else is its fault."""
    try:
        bot: Bot = entry.load()(game, seed)
    except ValueError:
        raise
    except Exception as fault:
        what = quoted(f"{type(fault).__name__}: {fault}" if str(fault) else type(fault).__name__)
        package = entry.dist.name if entry.dist is not None else entry.value
        raise BotFault(say("fault-plug-in", bot=entry.name, package=package, what=what)) from fault
    return bot
