"""Libraries that only some commands need: loaded when they do, and named where they are not installed."""

import importlib
from typing import Any

from conclave.text import say
from conclave.text.errors import Mistake


def library(module: str, extra: str) -> Any:
    """A module of an optional library; a Mistake says which extra of ours brings it."""
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as missing:
        raise Mistake(say("arena-extra", library=str(missing.name), extra=extra)) from None
