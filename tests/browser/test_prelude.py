"""Before the first round and after the last: the draft, decks laid on shelves by hand, and the result.

At desks and on phones: nothing scrolls the page, every card can be seen whole, and no word is too small to be read.
"""

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.games import asked, at_table, finished
from tests.browser.tabs import Browse, Tab, first_of
from tests.server.server import Person, RunningServer, choose_first, two_people

DESKS: Final = [(1280, 720), (1440, 900)]
PHONES: Final = [(360, 640), (390, 844)]
SIZES: Final = [DESKS[0], PHONES[0], DESKS[1], PHONES[1]]
SMALLEST: Final = 12  # px, for what is read
LARGE: Final = 170  # px, the least width of a card on a desk
CARDS: Final = 9

# Cards over the land, each scrolled into sight, that are not whole in the window or that something else lies over.
COVERED: Final = """() => [...document.querySelectorAll(".spread li")].flatMap((card, number) => {
    card.scrollIntoView({ block: "center" });
    const { left, top, right, bottom } = card.getBoundingClientRect();
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) return [`${number} is outside`];
    const inset = 14;
    const points = [[left + inset, top + inset], [right - inset, top + inset], [left + inset, bottom - inset],
                    [right - inset, bottom - inset], [(left + right) / 2, (top + bottom) / 2]];
    const over = points.map(([x, y]) => document.elementFromPoint(x, y)).filter((thing) => !card.contains(thing));
    return over.map((thing) => `${number} is covered by ${thing?.outerHTML.slice(0, 90)}`);
})"""
# What is read and is smaller than it may be; numbers inside signs are known by their shape and their place.
SMALL: Final = """(least) => [...document.querySelectorAll(".play *")].filter((thing) => {
    const said = [...thing.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim());
    if (!said || thing.closest(".unseen, .prestige, .letter, [inert]") || !thing.checkVisibility()) return false;
    return parseFloat(getComputedStyle(thing).fontSize) < least;
}).map((thing) => thing.outerHTML.slice(0, 90))"""
# Buttons that a finger would miss.
NARROW: Final = """() => [...document.querySelectorAll(".stage button, .acts button, .result button, .result .chip")]
    .filter((thing) => thing.checkVisibility())
    .map((thing) => [thing.getBoundingClientRect(), thing])
    .filter(([box]) => box.width < 43.5 || box.height < 43.5)
    .map(([box, thing]) => `${box.width} x ${box.height}: ${thing.outerHTML.slice(0, 90)}`)"""
CUT: Final = """() => [...document.querySelectorAll(".spread .face")]
    .filter((face) => face.scrollHeight > face.clientHeight + 1).length"""


def drafting(tab: Tab, server: RunningServer) -> Page:
    ann, _, table = two_people(server.url, level="archmage")
    page = at_table(tab, ann, table)
    asked(page)
    return page


def building(tab: Tab, server: RunningServer) -> Page:
    ann, bob, table = two_people(server.url, level="archmage")
    for _ in range(CARDS - 1):  # the last card of a pack is nobody's choice
        choose_first(ann, table, 0)
        choose_first(bob, table, 1)
    page = at_table(tab, ann, table)
    page.locator("[data-loose]").nth(CARDS - 1).wait_for()
    return page


def lone(page: Page) -> str:
    """A card that has no second of its name in the pack."""
    names: list[str] = page.locator("[data-loose]").evaluate_all("all => all.map((one) => one.dataset.loose)")
    return next(name for name in names if names.count(name) == 1)


def check_room(page: Page, size: tuple[int, int]) -> None:
    """Everything is in its place at this size of the window."""
    page.evaluate("document.fonts.ready")
    high, wide = page.evaluate("[document.documentElement.scrollHeight, document.documentElement.scrollWidth]")
    assert wide <= size[0]
    if size in DESKS:
        assert high <= size[1]
    assert page.evaluate(COVERED) == []
    assert page.evaluate(SMALL, SMALLEST) == []
    assert page.evaluate(CUT) == 0
    if size in PHONES:
        assert page.evaluate(NARROW) == []


def check_axe_by_day_and_night(tab: Tab) -> None:
    for colours in ("light", "dark"):
        tab.page.emulate_media(color_scheme=colours)
        tab.check_axe(colours)


@pytest.mark.parametrize("size", first_of(SIZES, 2), ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_pack_lies_in_large_cards(browse: Browse, server: RunningServer, size: tuple[int, int]) -> None:
    tab = browse(size=size, listed=False)
    page = drafting(tab, server)
    expect(page.locator(".spread .lit[data-target]")).to_have_count(CARDS)
    check_room(page, size)
    if size in DESKS:
        assert (
            page.locator(".spread .card").evaluate_all("all => Math.min(...all.map(one => one.offsetWidth))") >= LARGE
        )
    check_axe_by_day_and_night(tab)


def test_a_card_is_kept_by_two_taps_and_lies_on_the_rack(browse: Browse, server: RunningServer) -> None:
    tab = browse(size=(1280, 720), listed=False)
    page = drafting(tab, server)
    card = page.locator(".spread .lit .thing").nth(2)
    name = page.locator(".spread .name").nth(2).inner_text()
    page.wait_for_timeout(400)  # a question that has only just come is not answered by a tap
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    page.locator("[data-decide]").click()
    expect(page.locator(".spread .drafted .name")).to_have_text(name, ignore_case=True)
    expect(page.locator("[data-prompt]")).to_contain_text("Waiting for")
    expect(page.locator(".choosers li.choosing")).to_have_count(1)


@pytest.mark.parametrize("size", first_of(SIZES, 2), ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_deck_is_laid_on_three_shelves(browse: Browse, server: RunningServer, size: tuple[int, int]) -> None:
    """By tapping, taking back, and one press on the deciding button."""
    tab = browse(size=size, listed=False)
    page = building(tab, server)
    check_room(page, size)
    check_axe_by_day_and_night(tab)
    decide = page.locator(".stamp")
    expect(decide).to_contain_text("6 to place")
    loose = page.locator("[data-loose] .card-button")
    for _ in range(4):
        loose.first.click()
    expect(page.locator("[data-shelf='1'] .card-button")).to_have_count(3)
    expect(page.locator("[data-shelf='2'] .card-button")).to_have_count(1)
    page.locator("[data-shelf='1'] .card-button").first.click()
    expect(loose).to_have_count(CARDS - 3)
    check_room(page, size)
    expect(page.locator("[data-ready]")).to_have_count(0)
    for _ in range(3):
        loose.first.click()
    expect(page.locator("[data-shelf] .card-button")).to_have_count(CARDS)
    expect(decide).to_contain_text("Begin")
    page.wait_for_timeout(400)
    page.locator("[data-ready]").click()
    expect(page.locator("[data-prompt]")).to_contain_text("Waiting for")


def place_of(page: Page, what: str) -> tuple[float, float]:
    box = page.locator(what).first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_cards_are_dragged_with_the_mouse(browse: Browse, server: RunningServer) -> None:
    """From the land to a shelf, from there to another, and back; what is let go elsewhere lies where it lay."""
    page = building(browse(size=(1280, 720), listed=False), server)
    first = lone(page)

    def drag(what: str, to: tuple[float, float]) -> None:
        page.mouse.move(*place_of(page, what))
        page.mouse.down()
        page.mouse.move(to[0] - 5, to[1] - 5, steps=4)
        page.mouse.move(*to)
        page.mouse.up()

    drag(f"[data-loose='{first}'] .card-button", place_of(page, "[data-shelf='3']"))
    expect(page.locator(f"[data-shelf='3'] [data-card='{first}/0']")).to_have_count(1)
    drag(f"[data-shelf='3'] [data-card='{first}/0']", place_of(page, "[data-shelf='2']"))
    expect(page.locator(f"[data-shelf='2'] [data-card='{first}/0']")).to_have_count(1)
    drag(f"[data-shelf='2'] [data-card='{first}/0']", (640, 250))
    expect(page.locator(f"[data-loose='{first}']")).to_have_count(1)
    drag(f"[data-loose='{first}'] .card-button", (60, 400))
    expect(page.locator(f"[data-loose='{first}']")).to_have_count(1)
    expect(page.locator("[data-shelf] .card-button")).to_have_count(0)


class Finger:
    def __init__(self, tab: Tab) -> None:
        self.session = tab.context.new_cdp_session(tab.page)

    def touch(self, kind: str, *places: tuple[float, float]) -> None:
        points: Any = [{"x": x, "y": y} for x, y in places]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


@pytest.mark.parametrize("size", [(390, 844), (1024, 768)], ids=["phone", "tablet"])
def test_cards_are_dragged_with_a_finger(browse: Browse, server: RunningServer, size: tuple[int, int]) -> None:
    """On a phone, where cards are scrolled, one is held first."""
    tab = browse(size=size, listed=False) if size in PHONES else browse(size=(390, 844))
    page = building(tab, server)
    if size not in PHONES:
        page.set_viewport_size({"width": size[0], "height": size[1]})
    card = page.locator("[data-loose] .card-button").first
    key = card.get_attribute("data-card")
    finger = Finger(tab)
    (x, y), to = place_of(page, "[data-loose] .card-button"), place_of(page, "[data-shelf='2']")
    finger.touch("touchStart", (x, y))
    if size in PHONES:
        expect(card).to_have_class(re.compile("held"))
    for step in range(1, 6):
        finger.touch("touchMove", (x + (to[0] - x) * step / 5, y + (to[1] - y) * step / 5))
    finger.touch("touchEnd")
    expect(page.locator(f"[data-shelf='2'] [data-card='{key}']")).to_have_count(1)


def test_a_finger_that_moves_at_once_scrolls_and_lays_nothing(browse: Browse, server: RunningServer) -> None:
    tab = browse(size=(360, 640))
    page = building(tab, server)
    finger = Finger(tab)
    x, y = place_of(page, "[data-loose] .card-button")
    finger.touch("touchStart", (x, y))
    for step in range(1, 9):
        finger.touch("touchMove", (x, y - 12 * step))
    finger.touch("touchEnd")
    page.wait_for_function("() => document.querySelector('.above .spread, .spread').parentElement.scrollTop > 20")
    expect(page.locator("[data-shelf] .card-button")).to_have_count(0)


def test_shelves_by_keys(browse: Browse, server: RunningServer) -> None:
    """A card is laid and taken back with Enter, and looked at with i."""
    page = building(browse(size=(1280, 720), listed=False), server)
    first = page.locator("[data-loose] .card-button").first
    expect(first).to_have_accessible_name(re.compile(r"^Lay .+ on Year I\b"))
    first.focus()
    page.keyboard.press("i")
    page.locator("dialog[data-closeup]").wait_for()
    page.keyboard.press("Escape")
    first.focus()
    page.keyboard.press("Enter")
    laid = page.locator("[data-shelf='1'] .card-button")
    expect(laid).to_have_accessible_name(re.compile("^Take .+ back"))
    laid.focus()
    page.keyboard.press("Enter")
    expect(laid).to_have_count(0)


@pytest.mark.parametrize("game", ["seasons", "archimage"])
def test_the_result_is_a_ceremony(browse: Browse, server: RunningServer, game: str) -> None:
    ann = Person(server.url)
    table = finished(server, ann, game)
    scores = server.play(table).record.table.scores
    tab = browse(size=(1280, 720), listed=False)
    page = at_table(tab, ann, table)
    page.locator(".result .course [data-point]").first.wait_for()
    winner, loser = sorted(range(2), key=lambda seat: -scores[seat])
    expect(page.locator("[data-place-of].first strong")).to_have_text(str(scores[winner]))
    margin = scores[winner] - scores[loser]
    expect(page.locator("h1")).to_contain_text(f"wins by {margin}")
    expect(page.locator(f"[data-place-of='{loser}'] small")).to_have_text(f"{margin} behind")
    rows = page.locator(".result .points tbody tr").evaluate_all(
        "all => all.map(row => [...row.cells].slice(1).map(cell => cell.textContent.trim()))"
    )
    for seat, score in enumerate(scores):
        assert sum(int(row[seat].replace("−", "-").replace("–", "0")) for row in rows) == score
    for size in SIZES:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        tab.fits()
        assert page.evaluate(SMALL, SMALLEST) == []
        if size in PHONES:
            continue
        assert page.evaluate("document.querySelector('.after').scrollHeight") <= size[1]
        rematch = page.locator("[data-rematch]").bounding_box()
        assert rematch
        assert rematch["y"] + rematch["height"] < size[1]
        check_axe_by_day_and_night(tab)
    page.set_viewport_size({"width": 1280, "height": 720})
    page.get_by_role("button", name="Look at the table").click()
    expect(page.locator(".board")).not_to_have_attribute("inert", "")
    assert page.locator("h1").count() == 1


def test_a_rematch_is_one_press(browse: Browse, server: RunningServer) -> None:
    ann = Person(server.url)
    table = finished(server, ann)
    page = at_table(browse(size=(1280, 720), listed=False), ann, table)
    page.get_by_role("button", name="Rematch").click()
    page.locator(".play[data-phase=playing]").wait_for()
    assert table not in page.url
