"""What a game tells programs that learn about itself: the part `env` of its descriptor."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from conclave.envs.canvas import Canvas
from conclave.envs.reader import Vector
from conclave.table import View
from conclave.table.data import Data, Options
from conclave.table.observation import Observer
from conclave.table.registry import game_keys, game_named

PART: Final = "env"


@dataclass(frozen=True)
class GameEnv:
    """How a game is observed and drawn."""

    observer: Callable[[Options], Observer]  # who writes observations of tables with such options
    read: Callable[[Any, Data], "Vector[float]"]  # the same vector from an observer and a view's data
    draw: Callable[[View], Canvas]


def env_of(game: str) -> GameEnv:
    """What a game says; MissingPart where it has no observations."""
    env: GameEnv = game_named(game).part(PART)
    return env


def games_observed() -> list[str]:
    """The games that can be observed, of those installed."""
    return [key for key in game_keys() if game_named(key).brings(PART)]
