"""A game that brings no page of its own is played all the same: its state as text, the choices as a list."""

import re
from typing import Final

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.games import asked, rush
from tests.browser.tabs import DESKTOP, PHONE, Browse, Tab

# What a game's folder brings to the page, whichever the game: here it brings nothing.
DESCRIPTOR: Final = re.compile(r"/assets/game-[^/]*\.js$")
NOTHING: Final = "export default {};"
MOST_CHOICES: Final = 30  # until one of them can be taken back
LAPTOP: Final = (1280, 720)


def without_pages(tab: Tab) -> Tab:
    def answer(route: Route) -> None:
        route.fulfill(body=NOTHING, content_type="text/javascript")

    tab.page.route(DESCRIPTOR, answer)
    return tab


def begin(tab: Tab, game: str) -> Page:
    page = without_pages(tab).open()
    card = page.get_by_role("region", name=game, exact=True)
    card.locator("button.main").click()
    asked(page)
    return page


@pytest.mark.parametrize("game", ["Archimage", "Seasons"])
def test_a_game_without_a_page_is_played_by_mouse(tab: Tab, game: str) -> None:
    page = begin(tab, game)
    board = page.locator(".board section").first
    expect(board.get_by_role("heading")).to_be_visible()
    assert board.locator("p").count() > 2
    before = board.inner_text()
    rush(page, most=12)
    expect(board).not_to_have_text(before)
    expect(page.locator(".log .entry").nth(3)).to_be_attached()
    rush(page)
    expect(page.locator(".result table tfoot td")).to_have_count(2)
    assert not page.locator("[data-target]").count()


def test_a_game_without_a_page_is_played_by_keys(tab: Tab) -> None:
    page = begin(tab, "Archimage")
    undo = page.locator("[data-undo]:enabled")
    for _ in range(MOST_CHOICES):
        before = asked(page)
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        asked(page, before)
        if undo.count():
            break
    page.keyboard.press("u")
    expect(page.locator(".log .undone")).to_have_count(1)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_game_without_a_page_is_for_everybody(browse: Browse, size: tuple[int, int]) -> None:
    tab = browse(size=size)
    page = begin(tab, "Seasons")
    expect(page.locator(".board section").first.locator("p").first).to_be_visible()
    tab.fits()
    tab.check_axe()


@pytest.mark.parametrize(("language", "source"), [("en", "Prizes"), ("fr", "Lots"), ("it", "Premi")])
def test_a_game_of_another_package_is_played(browse: Browse, language: str, source: str) -> None:
    """The toy game, which brings rules and words only: from the first screen to the points, in each language."""
    tab = browse(language=language, size=LAPTOP)
    page = tab.open()
    card = page.get_by_role("region", name="Auction", exact=True)
    expect(card.locator(".pitch")).not_to_be_empty()
    expect(card.locator(".art")).to_have_count(0)
    expect(card.locator("select option").first).to_be_attached()
    card.locator("button.main").click()
    since = asked(page)
    board = page.locator(".board section").first
    title = board.get_by_role("heading").inner_text()
    expect(board.locator("p")).to_have_count(4)
    expect(board.get_by_text(title, exact=True)).to_have_count(1)
    expect(page.locator(".choices button.option")).to_have_count(5)
    tab.fits()
    tab.check_axe()
    page.keyboard.press("2")
    page.keyboard.press("Enter")
    asked(page, since)
    expect(page.locator(".choices button.option")).to_have_count(4)
    expect(board.locator("p")).to_have_count(5)
    rush(page)
    expect(page.locator(".result .points table").first.locator("tbody th")).to_have_text([source])
    expect(page.locator(".result table tfoot td")).to_have_count(2)
