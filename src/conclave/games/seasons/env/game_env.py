"""How Seasons is observed and drawn."""

from typing import Any, Final

from conclave.envs.game_env import GameEnv
from conclave.games.seasons.env.observation import SeasonsObserver
from conclave.games.seasons.env.picture import draw
from conclave.games.seasons.env.reader import read_seasons


def observer(options: dict[str, Any]) -> SeasonsObserver:
    return SeasonsObserver(int(options["players"]))


ENV: Final = GameEnv(observer, read_seasons, draw)
