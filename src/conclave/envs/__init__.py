"""The games for programs that learn: PettingZoo and Gymnasium environments, and many tables at once.

For every installed game that can be observed there is a module as PettingZoo has them, named after its key (with
`_v0`); importing this package registers the game with Gymnasium, by its title (`conclave/…-v0`).
"""

import sys
from typing import Any

from conclave.envs.extra import demand
from conclave.text.extras import MissingExtra

demand()

import gymnasium  # noqa: E402  (after the demand, which says what to install)

from conclave.envs.batch import BatchedTables  # noqa: E402
from conclave.envs.buffers import layout, read_view  # noqa: E402
from conclave.envs.game_env import env_of, games_observed  # noqa: E402
from conclave.envs.gym_env import AgainstBots  # noqa: E402
from conclave.envs.modules import VERSION, module_name, module_of  # noqa: E402
from conclave.table.registry import game_keys, game_named  # noqa: E402

__all__ = ["AgainstBots", "BatchedTables", "MissingExtra", "layout", "read_view"]

for game in games_observed():
    title = game_named(game).title.replace(" ", "")
    gymnasium.register(f"conclave/{title}-v0", "conclave.envs.gym_env:AgainstBots", kwargs={"game": game})
    sys.modules[f"{__name__}.{module_name(game)}"] = module_of(game)


def __getattr__(name: str) -> Any:
    """The module of a game; MissingPart where the game has no observations."""
    for game in game_keys() if name.endswith(VERSION) else ():
        if name == module_name(game):
            env_of(game)
            return sys.modules[f"{__name__}.{name}"]
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
