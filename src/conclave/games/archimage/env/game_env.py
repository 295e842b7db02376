"""How Archimage is observed and drawn."""

from typing import Any, Final

from conclave.envs.game_env import GameEnv
from conclave.games.archimage.env.observation import ArchimageObserver
from conclave.games.archimage.env.picture import draw
from conclave.games.archimage.env.reader import read_archimage
from conclave.games.archimage.rules.table import board_of


def observer(options: dict[str, Any]) -> ArchimageObserver:
    players = int(options["players"])
    return ArchimageObserver(players, len(board_of(options["board"], players).spaces))


ENV: Final = GameEnv(observer, read_archimage, draw)
