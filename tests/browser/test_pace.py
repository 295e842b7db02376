"""How soon something is there; measured while nothing else runs."""

import pytest

from tests.browser.tabs import Browse
from tests.terminal.pace import slowness

SLOWEST_LOBBY = 1000  # milliseconds from asking for the address to a lobby that can be used, on an ordinary machine

# When the lobby's button came to be, counted from the moment the address was asked for.
LOBBY_THERE = """() => new Promise(told => {
    const look = () => document.querySelector("main .wax") ? told(performance.now()) : requestAnimationFrame(look);
    look();
})"""


@pytest.mark.alone
def test_the_lobby_is_soon_there(browse: Browse) -> None:
    """The best of three visits, each by a browser that has never been here."""
    times = []
    for _ in range(3):
        tab = browse()
        tab.page.goto(tab.url, wait_until="commit")
        times.append(float(tab.page.evaluate(LOBBY_THERE)) / slowness())
    assert min(times) < SLOWEST_LOBBY
