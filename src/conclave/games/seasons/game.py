"""What Seasons brings to the program."""

from typing import Final

from conclave.table.registry import Game

SEASONS: Final = Game(
    "seasons",
    rules="conclave.games.seasons.rules:RULES",
    text="conclave.games.seasons.text:TEXT",
    bots="conclave.games.seasons.bots:BOTS",
    env="conclave.games.seasons.env.game_env:ENV",
    statistics="conclave.games.seasons.statistics:STATISTICS",
    page="conclave.games.seasons.page:PAGE",
)
