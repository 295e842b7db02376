"""The bots by name. A bot is written `random`, `greedy`, `search:200` (simulations), `search:0.2s` (seconds),
`novice`, `adept`, `master`, `pipe:COMMAND` (a program), or by the name under which a package offers one."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from conclave.bots.bot import Bot, Maker
from conclave.bots.levels import LEVELS
from conclave.bots.makers import BUILT_IN
from conclave.text import say
from conclave.text.mistakes import Mistake

ENTRY_POINTS: Final = "conclave.bots"
RANDOM: Final = "random"


class NoSuchBot(Mistake):
    """Nobody of that name, or nobody who can play that game."""


@cache
def offered() -> dict[str, EntryPoint]:
    """Bots that installed packages offer, by name; ours cannot be replaced."""
    return {entry.name: entry for entry in entry_points(group=ENTRY_POINTS) if entry.name not in BUILT_IN}


def seat_bots() -> list[str]:
    """The bots that people may give a seat to: chance, the levels from the weakest to the strongest, and those that
    installed packages offer."""
    return [RANDOM, *LEVELS, *offered()]


def make_bot(spec: str, seed: int, game: str) -> Bot:
    """A bot as it is written, with a seed of its own, for a game; NoSuchBot if there is none."""
    name, _, rest = spec.partition(":")
    try:
        if name in BUILT_IN:
            return BUILT_IN[name](rest)(game, seed)
        if name in offered() and not rest:
            maker: Maker = offered()[name].load()
            return maker(game, seed)
    except ValueError:
        pass
    raise NoSuchBot(say("fault-unknown", bot=spec, bots=", ".join([*BUILT_IN, *offered()])))
