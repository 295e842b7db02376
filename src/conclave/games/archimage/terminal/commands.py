"""The commands that Archimage adds, each with the module that has its arguments and runs it."""

from typing import Final

COMMANDS: Final = {"board": "conclave.games.archimage.terminal.board_command"}
