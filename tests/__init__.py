"""The tests. The toy game is installed for them, and for every process that they start."""

import os
import sys
from pathlib import Path
from typing import Final

TOY: Final = str(Path(__file__).parent / "games" / "auction")
sys.path.insert(0, TOY)
os.environ["PYTHONPATH"] = os.pathsep.join([TOY, *filter(None, [os.environ.get("PYTHONPATH")])])
