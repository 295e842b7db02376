"""What the environments need beside Conclave itself, and what to type where it is missing."""

import importlib
from typing import Final

from conclave.text import say
from conclave.text.errors import Mistake

NEEDED: Final = {"numpy": "numpy", "gymnasium": "gymnasium", "pettingzoo": "pettingzoo", "PIL": "pillow"}  # as imported


class MissingExtra(Mistake, ImportError):
    """A package of the extra `envs` is not installed."""


def demand() -> None:
    """Name the first package that is missing, and how to get it."""
    for name, package in NEEDED.items():
        try:
            importlib.import_module(name)
        except ModuleNotFoundError as fault:
            if fault.name != name:
                raise
            raise MissingExtra(say("envs-missing", package=package)) from None
