"""The games for programs that learn: PettingZoo and Gymnasium environments, and many tables at once.

`seasons_v0` and `archimage_v0` are modules as PettingZoo has them; importing this room registers
`conclave/Seasons-v0` and `conclave/Archimage-v0` with Gymnasium.
"""

from conclave.envs.extra import MissingExtra, demand

demand()

import gymnasium  # noqa: E402  (after the demand, which says what to install)

from conclave.envs import archimage_v0, seasons_v0  # noqa: E402
from conclave.envs.batch import BatchedTables  # noqa: E402
from conclave.envs.buffers import layout, read_view  # noqa: E402
from conclave.envs.gym_env import AgainstBots  # noqa: E402

__all__ = ["AgainstBots", "BatchedTables", "MissingExtra", "archimage_v0", "layout", "read_view", "seasons_v0"]

for name, game in (("conclave/Seasons-v0", "seasons"), ("conclave/Archimage-v0", "archimage")):
    gymnasium.register(id=name, entry_point="conclave.envs.gym_env:AgainstBots", kwargs={"game": game})
