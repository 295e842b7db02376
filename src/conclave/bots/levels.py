"""The levels that people choose an opponent by."""

from typing import Final

LEVELS: Final = ("novice", "adept", "master")  # from the weakest to the strongest
STAND_IN: Final = "master"  # plays on for somebody who is away
