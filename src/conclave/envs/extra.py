"""What the environments need beside Conclave itself."""

from typing import Final

from conclave.text.extras import library

EXTRA: Final = "envs"
NEEDED: Final = {"numpy": "numpy", "gymnasium": "gymnasium", "pettingzoo": "pettingzoo", "PIL": "pillow"}  # as imported


def demand() -> None:
    """Name the first package that is missing, and how to get it."""
    for module, package in NEEDED.items():
        library(module, EXTRA, package)
