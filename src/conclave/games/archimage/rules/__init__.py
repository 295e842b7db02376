"""The game of Archimage, for two to five players, with all its magic circles."""

from conclave.games.archimage.rules import spells
from conclave.games.archimage.rules.table import RULES, Archimage

__all__ = ["RULES", "Archimage", "spells"]
