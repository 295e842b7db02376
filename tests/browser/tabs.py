"""Tabs of a real Chromium for the tests, and what is looked at in every one of them.

A test asks for `browse` and opens as many tabs as there are people:

    def test_something(browse: Browse) -> None:
        ann = browse(language="fr", size=PHONE)      # a browser of her own: cookies, language, size
        ann.open("#/gallery")
        ann.page.get_by_role("button", name="…").click()
        ann.check_axe()
        ann.fits()

When the test is over, every tab must be without console errors, policy violations and uncaught errors; what is meant to
be there is named before with `forgive`.
"""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Literal

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Error, Page, Response, sync_playwright

from tests.browser.wire import Wire
from tests.skips import skip_without

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = ROOT / "src" / "conclave" / "server" / "page"
AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
DESKTOP: Final = (1440, 900)
PHONE: Final = (360, 640)
LOCALES: Final = {"en": "en-GB", "fr": "fr-FR", "it": "it-IT"}
SMALL: Final = 700  # up to this width a window has no room for the list beside the table
PATIENT: Final = 15_000  # milliseconds to wait for what must come
FLAGS: Final = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
BAD: Final = {"serious", "critical"}
# What Chromium says of a network that a test has cut.
NO_NETWORK: Final = (r"net::ERR_", r"WebSocket connection to .* failed", r"Failed to fetch", r"NetworkError")

KEEP: Final = """
if (location.protocol.startsWith("http") && localStorage.getItem("conclave-{0}") === null)
    localStorage.setItem("conclave-{0}", "{1}");
"""
AT_ONCE: Final = KEEP.format("staging", "off")
LISTED: Final = KEEP.format("listed", "yes")

Colours = Literal["light", "dark"]
Motion = Literal["reduce", "no-preference"]


def first_of(cases: Sequence[Any], now: int = 1) -> list[Any]:
    """The first cases for every run, and all others for `make soak`."""
    return [*cases[:now], *(pytest.param(case, marks=pytest.mark.soak) for case in cases[now:])]


class Tab:
    """A page in a browser of its own: nothing is shared with another tab but the server."""

    def __init__(self, browser: Browser, url: str, **settings: Any) -> None:
        self.url = url
        self.wire: Wire | None = None
        self.faults: list[str] = []
        self.forgiven: list[str] = []
        self.responses: list[Response] = []
        self.context = browser.new_context(**settings)
        self.context.set_default_timeout(PATIENT)
        self.page = self.new_page()

    def new_page(self) -> Page:
        """Another page of the same person."""
        page = self.context.new_page()
        page.on("pageerror", self.note_error)
        page.on("console", self.note_message)
        page.on("response", self.note_response)
        return page

    def note_error(self, error: Error) -> None:
        self.faults.append(f"uncaught: {error.stack or error.message}")

    def note_response(self, response: Response) -> None:
        self.responses.append(response)

    def note_message(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            where = message.location.get("url", "")
            self.faults.append(f"{message.type}: {message.text} ({where})")

    def open(self, place: str = "", page: Page | None = None) -> Page:
        """Go to a place of the page, such as #/gallery, and wait until it is there with its fonts."""
        page = page or self.page
        page.goto(f"{self.url}/{place}")
        page.locator("#app main > *").first.wait_for()
        page.evaluate("document.fonts.ready")
        return page

    def forgive(self, *patterns: str) -> None:
        """Messages in which one of these is found are meant to be there, such as "status of 409"."""
        self.forgiven += patterns

    def check_faults(self) -> None:
        """Fail if the console has anything that nobody forgave."""
        faults = [fault for fault in self.faults if not any(re.search(pattern, fault) for pattern in self.forgiven)]
        assert not faults, "\n".join(faults)

    # --- what every page must hold

    def check_axe(self, what: str = "") -> None:
        """Fail on serious and critical findings of axe."""
        found = axe(self.page)
        assert not found, f"{what or self.page.url}\n" + "\n".join(found)

    def fits(self) -> None:
        """Fail if the page scrolls sideways."""
        width, room = self.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.clientWidth]")
        assert width <= room, f"{self.page.url} is {width} px wide and has {room} px"

    # --- the network, for tabs with a wire of their own

    def cut(self) -> None:
        """Lose the network: every connection ends and none can be made. Needs `browse(wired=True)`."""
        assert self.wire is not None
        self.forgive(*NO_NETWORK)
        self.context.set_offline(True)
        self.wire.cut()

    def mend(self) -> None:
        assert self.wire is not None
        self.wire.mend()
        self.context.set_offline(False)

    def close(self) -> None:
        self.context.close()
        if self.wire is not None:
            self.wire.close()


class Browse:
    """What the fixture `browse` gives: opens a tab."""

    def __init__(self, browser: Browser, home: str) -> None:
        self.browser = browser
        self.home = home
        self.tabs: list[Tab] = []

    def __call__(
        self,
        language: str = "en",
        size: tuple[int, int] = DESKTOP,
        colours: Colours = "light",
        motion: Motion = "reduce",
        wired: bool = False,
        url: str = "",
        under: str = "",
        listed: bool = True,
        staged: bool = False,
        **settings: Any,
    ) -> Tab:
        """A tab of somebody new, who has the list of all choices open where there is room, unless `listed` is false,
        and sees at once what others do unless it is `staged`.

        `wired` lets it be cut off; `url` is another server; `under` is a path that a proxy before the server takes
        away; other settings go to Playwright.
        """
        wire = Wire(url or self.home, under) if wired or under else None
        tab = Tab(
            self.browser,
            wire.url if wire else url or self.home,
            locale=LOCALES[language],
            viewport={"width": size[0], "height": size[1]},
            color_scheme=colours,
            reduced_motion=motion,
            has_touch=size[0] < 600,
            **settings,
        )
        if listed and size[0] > SMALL:
            tab.context.add_init_script(LISTED)
        if not staged:
            tab.context.add_init_script(AT_ONCE)
        tab.wire = wire
        self.tabs.append(tab)
        return tab


def axe(page: Page) -> list[str]:
    """Serious and critical findings of axe on a page as it stands, a line each."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    # Only what is wrong comes back: what is right is a hundred times as long.
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations)")
    return [
        f"{finding['impact']} {finding['id']}: {' | '.join(str(node['target']) for node in finding['nodes'][:3])}"
        for finding in found
        if finding["impact"] in BAD
    ]


@contextmanager
def running_chromium() -> Iterator[Browser]:
    program = shutil.which("chromium") or shutil.which("chromium-browser")
    if program is None:
        skip_without("Chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        try:
            yield browser
        finally:
            browser.close()


def build_page() -> None:
    """The page of the sources as they are; nothing to do where it is there already."""
    command = [sys.executable, str(ROOT / "scripts" / "page"), "all"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
