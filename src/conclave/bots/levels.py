"""The levels that people choose an opponent by."""

from typing import Final

LEVELS: Final = ("novice", "adept", "master")  # from the weakest to the strongest
USUAL: Final = "novice"  # whom people meet where they name nobody
SUBSTITUTE: Final = "adept"  # chooses at once where another bot fails, or would keep people waiting
STAND_IN: Final = "master"  # plays on for somebody who is away
