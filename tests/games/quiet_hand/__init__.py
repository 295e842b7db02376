"""A third game that is not ours: one file with rules and no words, which may be played alone."""

from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent
KEY: Final = "quiet_hand"
