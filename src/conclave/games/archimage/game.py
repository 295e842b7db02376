"""What Archimage brings to the program."""

from typing import Final

from conclave.table.registry import Game

ARCHIMAGE: Final = Game(
    "archimage",
    rules="conclave.games.archimage.rules:RULES",
    text="conclave.games.archimage.text:TEXT",
    place=2,
    terminal="conclave.games.archimage.terminal.interface:ArchimageInterface",
    panels="conclave.games.archimage.terminal.panels:PANELS",
    cards="conclave.games.archimage.terminal.card_list:CARDS",
    commands="conclave.games.archimage.terminal:COMMANDS",
    bots="conclave.games.archimage.bots:BOTS",
    env="conclave.games.archimage.env.game_env:ENV",
    statistics="conclave.games.archimage.statistics:STATISTICS",
    gallery="conclave.games.archimage.page:GALLERY",
    page="conclave.games.archimage.page:PAGE",
)
