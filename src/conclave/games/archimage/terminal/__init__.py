"""Archimage at a terminal."""

from typing import Final

# The commands that Archimage adds, each with the module that has its arguments and runs it.
COMMANDS: Final = {"board": "conclave.games.archimage.terminal.board_command"}
