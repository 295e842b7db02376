"""Two people and one screen: a curtain falls wherever somebody holds what the other may not see."""

import re

from playwright.sync_api import expect

from tests.browser.games import asked, choose, open_menu, rush
from tests.browser.tabs import Tab
from tests.server.server import Person, RunningServer


def secrets_of(server: RunningServer) -> list[str]:
    """The names of all cards: behind a curtain there is none of them."""
    told = Person(server.url).fetch("games/seasons/gallery")
    return [str(card["name"]) for card in told["items"] if card["group"] == "card"]


def lay(tab: Tab, game: str, preset: str = "") -> str:
    """A table for Ann and Zoe, laid as people do it; gives back its id."""
    page = tab.open(f"#/new/{game}")
    if preset:
        page.get_by_role("button", name=preset).click()
    page.get_by_label("Name at seat 1").fill("Ann")
    page.get_by_label("Who has seat 2").select_option("here")
    page.get_by_label("Name at seat 2").fill("Zoe")
    page.get_by_role("button", name="Play", exact=True).click()
    page.locator(".play, .privacy-screen").first.wait_for()
    return page.url.split("/")[-1]


def test_a_whole_game_at_one_screen(tab: Tab, server: RunningServer) -> None:
    table = lay(tab, "seasons")
    played = rush(tab.page, secrets_of(server))
    assert played["curtains"] > 10
    assert server.play(table).phase == "over"
    assert len(server.play(table).record.standing) == played["choices"]
    tab.page.locator(".result").wait_for()


def test_the_curtain_hides_everything_until_the_next_says_who_they_are(tab: Tab, server: RunningServer) -> None:
    table = lay(tab, "seasons", "Full game")
    page = tab.page
    names = secrets_of(server)
    held = {0: "Ann", 1: "Zoe"}
    for seat, choices in ((0, 1), (1, 2), (0, 1)):  # who has chosen last is asked again first
        curtain = page.get_by_role("heading", name=f"Hand the screen to {held[seat]}")
        curtain.wait_for()
        shown = page.content()
        assert not [name for name in names if name in shown]
        assert "Your choice" not in shown
        version = server.play(table).version
        open_it = page.get_by_role("button", name=f"I am {held[seat]}")
        expect(open_it).to_be_focused()
        for key in ("1", "2", "u", "U", "ArrowDown", "i", "Escape"):
            page.keyboard.press(key)
        expect(open_it).to_be_visible()
        assert server.play(table).version == version
        page.keyboard.press("Enter")
        asked(page)
        open_menu(page)
        expect(page.locator(f".seats li[data-seat='{seat}']")).to_contain_text("(you)")
        page.keyboard.press("Escape")
        assert any(name in page.content() for name in names)  # their own
        since = ""
        for _ in range(choices):
            since = asked(page, since)
            choose(page)


def test_who_loads_the_page_again_stands_before_the_curtain(tab: Tab, server: RunningServer) -> None:
    """The other one may have the screen in hands: no address shows a hand by itself."""
    table = lay(tab, "seasons", "Full game")
    names = secrets_of(server)
    page = tab.page
    page.get_by_role("button", name="I am Ann").click()
    asked(page)
    for place in (f"#/table/{table}", f"#/table/{table}/0", f"#/table/{table}/1"):
        page.goto("about:blank")
        tab.open(place)
        page.get_by_role("heading", name=re.compile("Hand the screen to")).wait_for()
        shown = page.content()
        assert not [name for name in names if name in shown]


def test_another_address_leads_behind_the_curtain_too(tab: Tab, server: RunningServer) -> None:
    table = lay(tab, "seasons", "Full game")
    names = secrets_of(server)
    page = tab.page
    page.get_by_role("button", name="I am Ann").click()
    asked(page)
    page.evaluate("place => { location.hash = place; }", f"#/table/{table}/1")
    page.get_by_role("heading", name="Hand the screen to Zoe").wait_for()
    shown = page.content()
    assert not [name for name in names if name in shown]


def test_where_nothing_is_hidden_no_curtain_falls(tab: Tab, server: RunningServer) -> None:
    table = lay(tab, "archimage")
    played = rush(tab.page, most=30)
    assert played == {"curtains": 0, "choices": 30}
    seats = {step.seat for step in server.play(table).tail if step.kind == "pick"}
    assert seats == {0, 1}


def test_a_single_person_sees_no_curtain(tab: Tab) -> None:
    page = tab.open()
    page.get_by_role("button", name=re.compile("^Play")).first.click()
    asked(page)
    assert page.locator(".privacy-screen").count() == 0
