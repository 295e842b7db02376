"""A server with the page, and a Chromium to look at it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.tabs import Browse, Tab, build_page, running_chromium
from tests.server.server import Process, RunningServer, everybody_goes_home, file_in, running_server


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
    browsing = Browse(chromium, server.url)
    yield browsing
    for tab in browsing.tabs:
        tab.close()
    for tab in browsing.tabs:
        tab.check_faults()


@pytest.fixture
def tab(browse: Browse) -> Tab:
    """One tab, English, on a desk."""
    return browse()


@pytest.fixture(autouse=True)
def _everybody_goes_home() -> Iterator[None]:
    yield
    everybody_goes_home()
