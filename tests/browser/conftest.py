"""A server with the page, and a Chromium to look at it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.tabs import Browse, Tab, browse_with, build_page, running_chromium
from tests.server.server import GUESTS, PROCESSES, Process, RunningServer, file_in, running_server


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with running_chromium() as browser:
        yield browser


@pytest.fixture(scope="session")
def built() -> None:
    build_page()


@pytest.fixture
def server(built: None, tmp_path: Path) -> Iterator[RunningServer]:
    """A server in this process whose bots do not dawdle; its parts can be looked at."""
    with running_server(file_in(tmp_path)) as one:
        yield one


@pytest.fixture
def served(built: None, tmp_path: Path) -> Process:
    """The same as a process of its own, which can be killed."""
    return Process(file_in(tmp_path))


@pytest.fixture
def browse(chromium: Browser, server: RunningServer) -> Iterator[Browse]:
    """Opens tabs, closes them, and fails if one of them has anything on its console."""
    tabs: list[Tab] = []
    yield browse_with(chromium, server.url, tabs)
    for tab in tabs:
        tab.close()
    for tab in tabs:
        tab.check_faults()


@pytest.fixture
def tab(browse: Browse) -> Tab:
    """One tab, English, on a desk."""
    return browse()


@pytest.fixture(autouse=True)
def _everybody_goes_home() -> Iterator[None]:
    yield
    while GUESTS:
        GUESTS.pop().close()
    while PROCESSES:
        PROCESSES.pop().kill()
