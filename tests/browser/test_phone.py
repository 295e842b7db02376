"""A whole game by taps in a window of 360 by 640, and that what belongs to one's own turn fits into it."""

from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

from tests.browser.players import PageState, Player, check_end, check_lit
from tests.browser.tabs import PHONE, Browse
from tests.server.server import RunningServer

OWN: Final = {
    "seasons": [".dice", ".reserve.own", ".acts"],
    "archimage": [".mine", ".tower", ".acts"],
}
EVERY: Final = 8  # choices between two close looks

# Of each of these things: itself and all that is in it, as far as it can be seen, with what would scroll sideways.
BOXES: Final = """
(wanted) => wanted.map((what) => {
    const thing = document.querySelector(what);
    const parts = thing ? [thing, ...thing.querySelectorAll("button, li, h2, p")] : [];
    const inner = parts.filter((one) => one.offsetWidth > 1);
    const boxes = inner.map((one) => one.getBoundingClientRect());
    const scrolls = (one) => ["auto", "scroll"].includes(getComputedStyle(one).overflowX);
    const wide = inner.filter((one) => scrolls(one) && one.scrollWidth > one.clientWidth + 1);
    return {
        what,
        there: inner.length > 0,
        left: Math.min(...boxes.map((box) => box.left)),
        right: Math.max(...boxes.map((box) => box.right)),
        top: boxes[0]?.top,
        bottom: boxes[0]?.bottom,
        wide: wide.map((one) => one.className),
    };
})
"""


def check_room(page: Page, wanted: list[str]) -> dict[str, Any]:
    """Nothing of one's own turn sticks out of the window or scrolls sideways."""
    boxes = {box["what"]: box for box in page.evaluate(BOXES, wanted)}
    for what, box in boxes.items():
        assert box["there"], what
        assert box["left"] >= 0, box
        assert box["right"] <= PHONE[0], box
        assert not box["wide"], box
    return boxes


def check_choices(player: Player) -> None:
    """The list lies over the table when wanted: the first choice is in sight, and the last can be brought there."""
    page = player.page
    player.show_list(True)
    sheet = page.locator(".choices").bounding_box()
    acts = page.locator(".acts").bounding_box()
    assert sheet is not None
    assert acts is not None
    assert sheet["y"] + sheet["height"] <= acts["y"] + 1
    options = page.locator(".choices button.option")
    for one in (options.first, options.last):
        one.scroll_into_view_if_needed()
        box = one.bounding_box()
        assert box is not None
        assert box["y"] >= sheet["y"]
        assert box["y"] + min(box["height"], 24) <= acts["y"]
        assert box["height"] >= 44, "too small for a finger"
    check_room(page, [".choices"])
    player.show_list(False)


def test_a_whole_game_of_seasons_by_taps(browse: Browse, server: RunningServer, tmp_path: Path) -> None:
    tab = browse(size=PHONE)
    player = Player(tab, server, seed=5, finger=True)
    player.begin("Seasons")
    tab.fits()
    at_once = 0

    def each(seen: PageState) -> None:
        nonlocal at_once
        check_lit(seen)
        tab.fits()
        if tab.page.locator(".hand").count() and seen.count % EVERY == 0:
            check_choices(player)
            boxes = check_room(tab.page, OWN["seasons"])
            free = boxes[".acts"]["top"]
            hand = tab.page.locator(".hand").bounding_box()
            at_once += bool(
                hand and boxes[".dice"]["bottom"] < boxes[".reserve.own"]["bottom"] < free and hand["y"] + 60 < free
            )

    player.play(each=each)
    assert at_once > 2, "dice, reserve and hand are never seen at once"
    assert player.used["sheet"] > 2, "a card that is touched is seen whole first"
    tab.fits()
    tab.check_axe("the end on a phone")
    check_end(player, tmp_path)
    tab.page.locator(".result").get_by_role("link", name="Replay").first.tap()
    tab.page.locator("#replay-slider").wait_for()
    tab.fits()


def test_archimage_fits_too(browse: Browse, server: RunningServer) -> None:
    tab = browse(size=PHONE, colours="dark")
    player = Player(tab, server, seed=6, finger=True)
    player.begin("Archimage")

    def each(seen: PageState) -> None:
        check_lit(seen)
        tab.fits()
        if seen.count % EVERY == 0:
            check_room(tab.page, OWN["archimage"])
            check_choices(player)

    player.play(until=lambda seen: seen.count > 3 * EVERY, each=each)
    tab.check_axe("Archimage on a phone")


def test_pages_before_a_game_fit(browse: Browse) -> None:
    tab = browse(size=PHONE)
    for place in ("", "#/new/seasons", "#/new/archimage", "#/rules", "#/legend", "#/verify"):
        tab.open(place)
        tab.fits()
