"""Tests that need something of the machine are left out without it, but never in continuous integration."""

import os
from typing import NoReturn

import pytest


def skip_without(what: str) -> NoReturn:
    """Leave this test out, because something that scripts/install-system-packages installs is not there."""
    reason = f"{what} is not on this machine; scripts/install-system-packages says how to get it"
    if os.environ.get("CI"):
        pytest.fail(reason, pytrace=False)
    pytest.skip(reason)
