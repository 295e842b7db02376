"""How Seasons is observed and drawn."""

from typing import Final

from conclave.envs.game_env import GameEnv
from conclave.games.seasons.env.observation import SeasonsObserver
from conclave.games.seasons.env.picture import draw
from conclave.games.seasons.env.reader import read_seasons
from conclave.table.data import Options, players_in


def observer(options: Options) -> SeasonsObserver:
    return SeasonsObserver(players_in(options))


ENV: Final = GameEnv(observer, read_seasons, draw)
