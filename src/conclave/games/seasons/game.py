"""What Seasons brings to the program."""

from typing import Final

from conclave.table.registry import Game

SEASONS: Final = Game(
    "seasons",
    rules="conclave.games.seasons.rules:RULES",
    text="conclave.games.seasons.text:TEXT",
    place=1,
    terminal="conclave.games.seasons.terminal.interface:SeasonsInterface",
    panels="conclave.games.seasons.terminal.panels:PANELS",
    cards="conclave.games.seasons.terminal.card_list:CARDS",
    bots="conclave.games.seasons.bots:BOTS",
    env="conclave.games.seasons.env.game_env:ENV",
    statistics="conclave.games.seasons.statistics:STATISTICS",
    gallery="conclave.games.seasons.page:GALLERY",
    page="conclave.games.seasons.page:PAGE",
)
