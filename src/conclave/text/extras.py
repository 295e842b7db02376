"""Libraries that only some parts need: loaded when they do, and named where they are not installed."""

import importlib
from typing import Any

from conclave.text.catalogue import say
from conclave.text.errors import Mistake


class MissingExtra(Mistake, ImportError):
    """A package of one of our extras is not installed."""


def library(module: str, extra: str, package: str = "") -> Any:
    """A module of an optional library; a MissingExtra says which extra of ours brings it, and its package where that is
    called otherwise than the module."""
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as missing:
        name = package if missing.name == module and package else str(missing.name)
        raise MissingExtra(say("cli-extra", library=name, extra=extra)) from None
