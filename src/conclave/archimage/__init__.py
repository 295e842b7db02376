"""The game of Archimage, for two to five players, with all its magic circles."""

from conclave.archimage import spells
from conclave.archimage.game import ARCHIMAGE_GAME, Archimage
from conclave.table import register

__all__ = ["ARCHIMAGE_GAME", "Archimage", "spells"]

register(ARCHIMAGE_GAME)
