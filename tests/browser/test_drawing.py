"""How long Chromium takes to draw a late view of four players with full tableaus."""

from statistics import median
from typing import Final

from playwright.sync_api import CDPSession

from conclave.games.seasons.rules.names import CARD_KEYS
from tests.browser.players import Player, lay_out
from tests.browser.tabs import Tab
from tests.games.seasons.scene import A, Scene
from tests.server.server import RunningServer

MOST: Final = 0.050  # seconds, on an ordinary machine
MOST_NEW: Final = 0.150  # for a table that is opened, with the page around it
ORDINARY: Final = 0.010  # seconds that the loop below takes there
LOOP: Final = "(() => { let sum = 0; for (let n = 0; n < 20_000_000; n++) sum = (sum + n) | 0; return sum; })()"
TIMES: Final = 5
IN_PLAY: Final = 9
HAND: Final = 5


def spent(chromium: CDPSession) -> float:
    """Seconds that the page's own thread has worked so far: scripts, styles, layout and painting."""
    metrics = {one["name"]: one["value"] for one in chromium.send("Performance.getMetrics")["metrics"]}
    return float(metrics["TaskDuration"])


def slowness(tab: Tab, chromium: CDPSession) -> float:
    """By how much a plain loop takes longer here and now; at least 1."""
    tab.page.evaluate(LOOP)
    before = spent(chromium)
    tab.page.evaluate(LOOP)
    return max(1.0, (spent(chromium) - before) / ORDINARY)


def late() -> Scene:
    """Four players in the last year, each with nine cards in play and a full reserve, and a hand."""
    scene = Scene(players=4).when(space=7, year=3)
    for seat in range(4):
        scene.play(seat, *CARD_KEYS[1 + IN_PLAY * seat : 1 + IN_PLAY * (seat + 1)])
        scene.has(seat, crystals=40 + seat, gauge=15, air=2, fire=2, earth=2, water=1)
    return scene.hand(A, *CARD_KEYS[-HAND:]).free(transmute=True)


# Do something, wait until something is there that was not, and until it has been painted. Nothing else runs meanwhile.
DRAWN: Final = """
([action, wanted]) => new Promise((done) => {
    const look = (observer) => {
        if (!document.querySelector(wanted)) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(done));
    };
    const watched = { subtree: true, childList: true, attributes: true, attributeFilter: ["data-version"] };
    new MutationObserver((_, observer) => look(observer)).observe(document.body, watched);
    if (action.startsWith("#")) location.hash = action;
    else document.querySelector(action).click();
})
"""


def test_a_late_view_of_four_players_is_drawn_soon(tab: Tab, server: RunningServer) -> None:
    """Whenever somebody has chosen; and when the table is opened, where all of it is new."""
    person, table = lay_out(server, late())
    player = Player(tab, server)
    player.enter(table, person)
    page = tab.page
    assert page.locator(".board .cards li, .board .tableau li").count() >= 4 * IN_PLAY
    chromium = tab.context.new_cdp_session(page)
    chromium.send("Performance.enable", {"timeDomain": "threadTicks"})  # what others do on the machine does not count
    slow = slowness(tab, chromium)
    changed, opened = [], []
    for _ in range(TIMES + 1):
        version = player.look().version
        began = spent(chromium)
        page.evaluate(DRAWN, ["[data-pick^=transmute]", f'.play[data-version="{version + 1}"]'])
        changed.append(spent(chromium) - began)
    for _ in range(TIMES):
        page.evaluate(DRAWN, ["#/verify", "main h1"])
        began = spent(chromium)
        page.evaluate(DRAWN, [f"#/table/{table}/0", ".hand li"])
        opened.append(spent(chromium) - began)
    slow = max(slow, slowness(tab, chromium))
    assert median(changed) < MOST * slow, changed
    assert median(opened) < MOST_NEW * slow, opened
