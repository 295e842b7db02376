"""The table of Seasons in every window: nothing scrolls on a desk, nothing lies over what it must not, all can be read;
and what is touched is only chosen by a second touch that is meant."""

import re
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.players import STEADY, Player, lay_out
from tests.browser.tabs import Browse, Tab, first_of
from tests.games.seasons.scene import A, B, C, D, Scene
from tests.server.server import RunningServer

DESKS: Final = [(1280, 720), (1440, 900), (1920, 1080)]
PHONES: Final = [(360, 640), (390, 844)]
TWELVE: Final = [
    "die-of-malice",
    "wondrous-chest",
    "figrim-the-avaricious",
    "amulet-of-air",
    "amulet-of-fire",
    "amulet-of-earth",
    "purse-of-io",
    "bespelled-grimoire",
    "hourglass-of-time",
    "tree-of-light",
    "yjangs-forgotten-vase",
    "hand-of-fortune",
]
OTHERS: Final = [
    "naria-the-prophetess",
    "amulet-of-water",
    "olafs-blessed-statue",
    "scepter-of-greatness",
    "temporal-boots",
    "cursed-treatise-of-arus",
    "ragfields-helm",
    "crystal-orb",
    "balance-of-ishtar",
    "runic-cube-of-eolis",
    "lantern-of-xidit",
    "demon-of-argos",
]

# The boxes of all elements that match, in pixels.
BOXES: Final = """
(what) => [...document.querySelectorAll(what)].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x, y, x + width, y + height];
}).filter(([left, top, right, bottom]) => right > left && bottom > top)
"""
# The smallest text that is drawn, in pixels, and what it says; digits on signs of the wheel and dice may be smaller.
SMALLEST: Final = """
() => {
    const texts = document.createTreeWalker(document.querySelector(".play"), NodeFilter.SHOW_TEXT);
    let smallest = [1000, ""];
    while (texts.nextNode()) {
        const within = texts.currentNode.parentElement;
        const words = texts.currentNode.textContent.trim();
        const box = within.getBoundingClientRect();
        const drawn = within.closest("svg, .crest");
        const unseen = within.closest(".unseen, title, .choices:not(.open)");
        const hidden = unseen || !box.width || !within.checkVisibility();
        if (!words || hidden || (drawn && /^[−\\d]*$|^[A-Z]$|^I+$/.test(words))) continue;
        const scale = drawn?.viewBox ? box.height / (parseFloat(getComputedStyle(within).fontSize) * 1.2) : 1;
        const size = parseFloat(getComputedStyle(within).fontSize) * Math.min(1, scale * 1.3);
        if (size < smallest[0]) smallest = [Math.round(size * 10) / 10, words];
    }
    return smallest;
}
"""

Box = tuple[float, float, float, float]


def early() -> Scene:
    """Two players in the first year."""
    scene = Scene(players=2).when(space=2, year=1)
    scene.play(A, "amulet-of-fire").play(B, "hand-of-fortune", "purse-of-io")
    scene.hand(A, "tree-of-light", "crystal-orb").hand(B, "argos-hawk")
    scene.has(A, crystals=4, gauge=3, earth=2, air=1).has(B, crystals=9, gauge=3, water=2)
    return scene.free(transmute=True)


def late() -> Scene:
    """Four players in the last winter, each with twelve cards in play."""
    scene = Scene(players=4).when(space=2, year=3)
    for player, cards in ((A, TWELVE), (B, OTHERS), (C, TWELVE), (D, OTHERS)):
        scene.play(player, *cards)
        scene.has(player, crystals=30 + 20 * player, gauge=13, water=2, air=2, fire=1)
    scene.hand(A, "sid-nightshade", "potion-of-power", "titus-deepgaze")
    return scene.free(transmute=True)


def sit(tab: Tab, server: RunningServer, scene: Scene) -> Page:
    person, table = lay_out(server, scene)
    Player(tab, server).enter(table, person)
    return tab.page


def boxes(page: Page, what: str) -> list[Box]:
    found: list[Box] = [tuple(box) for box in page.evaluate(BOXES, what)]
    assert found, f"no {what}"
    return found


def overlap(one: Box, other: Box) -> bool:
    """By more than a hair."""
    wide = min(one[2], other[2]) - max(one[0], other[0])
    high = min(one[3], other[3]) - max(one[1], other[1])
    return wide > 1 and high > 1


def within(inner: Box, outer: Box) -> bool:
    return all(a >= b - 1 for a, b in zip(inner[:2], outer[:2], strict=True)) and all(
        a <= b + 1 for a, b in zip(inner[2:], outer[2:], strict=True)
    )


@pytest.mark.parametrize("language", first_of(["en", "fr", "it"]))
@pytest.mark.parametrize("scene", [early, late])
@pytest.mark.parametrize("size", first_of(DESKS), ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_table_fills_a_desk(
    browse: Browse, server: RunningServer, size: tuple[int, int], scene: Callable[[], Scene], language: str
) -> None:
    if language != "en" and (size != DESKS[0] or scene is early):
        pytest.skip("languages are tried where there is least room")
    page = sit(browse(size=size, language=language, listed=False), server, scene())
    window: Box = (0, 0, *size)
    assert page.evaluate("[document.documentElement.scrollHeight, document.documentElement.scrollWidth]") == [
        size[1],
        size[0],
    ]
    mats = boxes(page, ".wing > .mat")
    wheel = boxes(page, ".wheel")[0]
    rest = [*boxes(page, ".stamp"), *boxes(page, ".minor .chip"), *boxes(page, ".ribbon"), *boxes(page, ".own-die")]
    parts = [*mats, wheel, *boxes(page, "section.own"), *rest]
    assert all(within(box, window) for box in parts)
    for index, box in enumerate(parts):
        for other in parts[index + 1 :]:
            assert not overlap(box, other) or {box, other} <= {wheel, *boxes(page, ".ribbon")}, (box, other)
    check_sight(page, window)
    smallest, words = page.evaluate(SMALLEST)
    assert smallest >= 12, words


@pytest.mark.parametrize("scene", [early, late])
@pytest.mark.parametrize("size", first_of(PHONES), ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_table_fits_a_phone(
    browse: Browse, server: RunningServer, size: tuple[int, int], scene: Callable[[], Scene]
) -> None:
    tab = browse(size=size, listed=False)
    page = sit(tab, server, scene())
    window: Box = (0, 0, *size)
    tab.fits()
    for what in (".ribbon", ".stamp", ".wheel", ".heap", ".reserve.own", ".rival"):
        assert all(within(box, window) for box in boxes(page, what)), what
    assert not overlap(boxes(page, ".stamp")[0], boxes(page, ".reserve.own")[0])
    check_sight(page, window)
    for what in (".stamp", ".minor .chip", ".round", ".hand .target"):
        assert all(right - left >= 44 and bottom - top >= 44 for left, top, right, bottom in boxes(page, what)), what


def check_sight(page: Page, window: Box) -> None:
    """The token is on its wheel, each card of the hand shows its crest, and who is asked is framed."""
    token, wheel = boxes(page, "[data-token] .upright")[0], boxes(page, ".wheel")[0]
    assert within(token, wheel)
    crests = boxes(page, ".hand .crest")
    assert all(within(crest, window) for crest in crests)
    for index, crest in enumerate(crests):
        assert not any(overlap(crest, other) for other in crests[index + 1 :])
    framed: list[Any] = page.locator("[data-seat].asked").evaluate_all("all => all.map((one) => +one.dataset.seat)")
    assert framed == [0]


def test_what_is_touched_is_selected_and_a_second_touch_acts(browse: Browse, server: RunningServer) -> None:
    page = sit(browse(listed=False), server, early())
    person_version = page.locator(".play").get_attribute("data-version")
    card = page.locator('[data-target="hand/tree-of-light"]')
    page.wait_for_timeout(STEADY)
    card.locator(".thing").click()
    expect(card).to_have_class(re.compile(r"\bselected\b"))
    expect(page.locator("button.stamp")).to_have_attribute("data-decide", "summon tree-of-light")
    expect(page.locator("[data-prompt] .selection")).to_contain_text("Tree of Light")
    assert page.locator(".play").get_attribute("data-version") == person_version
    page.keyboard.press("Escape")
    expect(page.locator("button.stamp")).to_have_attribute("data-decide", "end turn")
    card.locator(".thing").click()
    page.wait_for_timeout(STEADY)
    card.locator(".thing").click()
    expect(page.locator('.tableau [data-place="played/0/tree-of-light"]')).to_have_count(1)


def test_ten_fast_clicks_choose_once(browse: Browse, server: RunningServer) -> None:
    """The first selects, the second chooses; what comes under the others is not meant."""
    page = sit(browse(listed=False), server, early())
    play = server.play(page.url.split("/table/")[1].split("/")[0])
    for made, what in enumerate((".hand .target >> nth=0", "button.stamp"), start=1):
        page.wait_for_timeout(STEADY)
        left, top, right, _ = page.locator(what).evaluate(
            "(one) => (({ left, top, right, bottom }) => [left, top, right, bottom])(one.getBoundingClientRect())"
        )
        for _ in range(10):
            page.mouse.click((left + right) / 2, top + 40)
            page.wait_for_timeout(60)
        page.wait_for_timeout(STEADY)
        assert len(play.record.standing) <= made
