"""The gallery by keys alone, with a card open, and on a phone."""

import pytest
from playwright.sync_api import Page

from tests.browser.tabs import DESKTOP, PHONE, Browse, Colours, Tab

MOST_STOPS = 30  # from the search to the first card


def focused(page: Page) -> str:
    """The name of the card that has the focus, or else what kind of element has it."""
    script = "document.activeElement.querySelector('.name')?.textContent ?? document.activeElement.tagName"
    return str(page.evaluate(script)).strip()


def press(page: Page, key: str) -> str:
    page.keyboard.press(key)
    return focused(page)


def test_the_first_stop_leads_to_the_content(tab: Tab) -> None:
    page = tab.open("#/gallery")
    page.locator(".tile").first.wait_for()
    assert press(page, "Tab") == "A"
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "content"


def test_the_cards_are_reached_and_read_with_keys(tab: Tab) -> None:
    page = tab.open("#/gallery")
    page.get_by_role("searchbox").focus()
    for _ in range(MOST_STOPS):
        if press(page, "Tab").startswith("Amulet of Air"):
            break
    assert focused(page).startswith("Amulet of Air")
    assert press(page, "ArrowRight").startswith("Amulet of Fire")
    assert press(page, "End").startswith("Speed")
    assert press(page, "Home").startswith("Amulet of Air")
    page.keyboard.press("Enter")
    page.locator("dialog[open]").wait_for()
    page.keyboard.press("ArrowRight")
    assert page.locator("dialog h2").inner_text() == "Amulet of Fire"
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    assert focused(page).startswith("Amulet of Fire")


@pytest.mark.parametrize("colours", ["light", "dark"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_an_open_card_is_for_everybody(browse: Browse, size: tuple[int, int], colours: Colours) -> None:
    tab = browse(size=size, colours=colours)
    tab.open("#/gallery").locator(".tile").first.click()
    tab.page.locator("dialog[open]").wait_for()
    tab.fits()
    tab.check_axe()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_signs_are_for_everybody(browse: Browse, size: tuple[int, int]) -> None:
    tab = browse(size=size)
    tab.open("#/legend")
    tab.fits()
    tab.check_axe()
