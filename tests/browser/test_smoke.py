"""The page comes up in every language, without a word on the console."""

import re
from pathlib import Path

import pytest

from tests.browser.tabs import DESKTOP, LOCALES, PHONE, Browse, Colours, Tab
from tests.server.server import Person, running_server


@pytest.mark.parametrize("language", LOCALES)
def test_the_page_comes_up_in_the_readers_language(browse: Browse, language: str) -> None:
    page = browse(language=language).open()
    assert page.locator("html").get_attribute("lang") == language
    assert page.locator("main").inner_text().strip()


def test_a_broken_address_leads_to_the_first_screen(tab: Tab) -> None:
    page = tab.open("#/%")
    page.get_by_role("button", name=re.compile("^Play")).first.wait_for()


@pytest.mark.parametrize("colours", ["light", "dark"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_gallery_is_for_everybody(browse: Browse, size: tuple[int, int], colours: Colours) -> None:
    tab = browse(size=size, colours=colours)
    tab.open("#/gallery")
    tab.page.locator(".tile").first.wait_for()
    tab.fits()
    tab.check_axe()


def test_a_word_on_the_console_is_a_fault(tab: Tab) -> None:
    tab.open("#/gallery")
    tab.page.evaluate("console.error('our own')")
    with pytest.raises(AssertionError, match="our own"):
        tab.check_faults()
    tab.forgive("our own")
    tab.check_faults()


def test_a_style_in_the_markup_is_a_fault(tab: Tab) -> None:
    """The policy lets nothing run or dress that is not in our own files."""
    tab.open("#/gallery")
    tab.page.evaluate("document.body.insertAdjacentHTML('beforeend', '<p style=\"color: red\">red</p>')")
    with pytest.raises(AssertionError, match="Content Security Policy"):
        tab.check_faults()
    tab.forgive("Content Security Policy")


def test_a_finding_of_axe_is_a_fault(tab: Tab) -> None:
    tab.open("#/gallery")
    tab.check_axe()
    tab.page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    with pytest.raises(AssertionError, match="button-name"):
        tab.check_axe()


def test_a_cut_wire_ends_what_is_connected(browse: Browse) -> None:
    tab = browse(wired=True)
    tab.open("#/gallery")
    person = Person(tab.url)
    table = person.new("me", "open")["table"]
    tab.context.add_cookies([{"name": "conclave", "value": person.secret, "url": tab.url}])
    tab.page.evaluate(
        """table => {
            window.socket = new WebSocket(location.origin.replace("http", "ws") + `/api/tables/${table}/live?seat=0`);
            window.state = new Promise(told => (window.socket.onmessage = told)).then(() => "told");
            window.ended = new Promise(told => (window.socket.onclose = told)).then(() => "ended");
        }""",
        table,
    )
    assert tab.page.evaluate("window.state") == "told"
    tab.cut()
    assert tab.page.evaluate("window.ended") == "ended"
    assert tab.page.evaluate("fetch('./api/mine').then(() => 'there', () => 'cut')") == "cut"
    tab.mend()
    assert tab.page.evaluate("fetch('./api/mine').then(() => 'there', () => 'cut')") == "there"


def test_the_page_works_under_a_path_of_a_proxy(browse: Browse, tmp_path: Path) -> None:
    """Files, requests, cookies and the live table: nothing is looked for at the root of the address."""
    with running_server(str(tmp_path / "other.sqlite3"), root_path="/conclave") as other:
        tab = browse(url=other.url, under="/conclave")
        tab.open().get_by_role("button", name=re.compile("^Play")).first.click()
        tab.page.wait_for_url("**/conclave/#/table/*")
        tab.page.locator("[data-since]").first.wait_for()
        assert all("/conclave/" in response.url for response in tab.responses)
        assert [cookie["path"] for cookie in tab.context.cookies()] == ["/conclave"]
        tab.close()
