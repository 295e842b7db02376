"""How Archimage is observed and drawn."""

from typing import Final

from conclave.envs.game_env import GameEnv
from conclave.games.archimage.env.observation import ArchimageObserver
from conclave.games.archimage.env.picture import draw
from conclave.games.archimage.env.reader import read_archimage
from conclave.games.archimage.rules.table import board_of
from conclave.table.data import Options, players_in


def observer(options: Options) -> ArchimageObserver:
    players = players_in(options)
    return ArchimageObserver(players, len(board_of(options["board"], players).spaces))


ENV: Final = GameEnv(observer, read_archimage, draw)
