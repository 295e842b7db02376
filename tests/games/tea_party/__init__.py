"""A second game that is not ours: what it shares with other games it has in a way of its own."""

from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent
KEY: Final = "tea-party"
