"""What Archimage brings to the program."""

from typing import Final

from conclave.table.registry import Game

ARCHIMAGE: Final = Game(
    "archimage",
    rules="conclave.games.archimage.rules:RULES",
    text="conclave.games.archimage.text:TEXT",
    bots="conclave.games.archimage.bots:BOTS",
    env="conclave.games.archimage.env.game_env:ENV",
    statistics="conclave.games.archimage.statistics:STATISTICS",
    page="conclave.games.archimage.page:PAGE",
)
