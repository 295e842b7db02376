"""Seats: carried to another device, handed over, left, given up; and where their secrets must not be."""

import json
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.games import APPRENTICE, asked, at_table, choose, code_in, open_menu
from tests.browser.tabs import Browse, Tab
from tests.server.server import Person, RunningServer, choose_first, eventually, two_people

# A browser that lets pages notify, and keeps what they notify of; and a reader who looks elsewhere.
NOTICES: Final = """
window.notices = [];
window.Notification = class {
    static permission = "granted";
    static requestPermission = async () => "granted";
    constructor(title, told) { window.notices.push({ title, ...told }); }
    close() {}
};
"""
ELSEWHERE: Final = """hidden => {
    Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
    Object.defineProperty(document, "visibilityState", { value: hidden ? "hidden" : "visible", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""
ICON: Final = "link[rel=icon]"


class Addresses:
    """Every address that a browser asks for, by whatever way."""

    def __init__(self, tab: Tab) -> None:
        self.all: list[str] = []
        tab.context.on("request", lambda request: self.all.append(request.url))
        tab.page.on("websocket", lambda socket: self.all.append(socket.url))

    def check(self, *secrets: str) -> None:
        assert len(self.all) > 5
        assert not [address for address in self.all for secret in secrets if secret in address.split("#")[0]]


def carried(page: Page, action: str) -> str:
    """The link that the table's menu gives for a seat."""
    open_menu(page)
    menu = page.locator(".menu")
    menu.get_by_role("button", name=action, exact=True).click()
    link = menu.get_by_role("textbox", name=action).input_value()
    assert "#seat=" in link
    return link


def test_a_seat_link_carries_the_seat_once(browse: Browse, server: RunningServer) -> None:
    ann, _bob, table = two_people(server.url, **APPRENTICE)
    desktop, phone, thief = browse(), browse(), browse()
    addresses = [Addresses(tab) for tab in (desktop, phone, thief)]
    page = at_table(desktop, ann, table)
    asked(page)
    link = carried(page, "Play on another device")
    code = code_in(link)

    other = phone.page
    phone.open()  # so that there is a history
    other.goto(link)
    other.get_by_role("button", name="Take the seat").click()
    asked(other)
    assert other.url.endswith(f"#/table/{table}/0")
    other.go_back()
    assert code not in other.url
    other.go_forward()
    expect(other).to_have_url(f"{phone.url}/#/table/{table}/0")
    assert code not in other.content()
    asked(other)
    since = page.locator(".choices").get_attribute("data-since") or ""
    choose(other)
    assert asked(page, since)  # both devices have the seat

    thief.forgive("status of 404", "status of 403", "status of 410")
    thief.page.goto(link)
    thief.page.get_by_role("button", name="Take the seat").click()
    thief.page.get_by_role("heading", name="This link leads nowhere").wait_for()
    expect(thief.page.locator("main")).to_contain_text("Ask for a new one")
    expect(thief.page.get_by_role("link", name="To the lobby")).to_be_visible()
    assert Person(server.url).get(f"tables/{table}", seat=0).status_code in (401, 404)

    secrets = [one["value"] for tab in (desktop, phone) for one in tab.context.cookies()]
    assert len(set(secrets)) == 2
    for kept in addresses:
        kept.check(code, *secrets)
    assert [(one["name"], one["httpOnly"], one["sameSite"]) for one in phone.context.cookies()] == [
        ("conclave", True, "Strict")
    ]
    assert other.evaluate("document.cookie") == ""
    kept_here = str(other.evaluate("JSON.stringify([{ ...localStorage }, { ...sessionStorage }])"))
    assert not [secret for secret in (code, *secrets) if secret in kept_here]


def test_a_seat_in_other_hands(browse: Browse, server: RunningServer) -> None:
    ann, _bob, table = two_people(server.url, game="archimage")
    old, new = browse(), browse()
    old.forgive("status of 404")  # it asks what else it holds: nothing
    page = at_table(old, ann, table)
    link = carried(page, "Hand your seat to someone else")
    other = new.page
    other.goto(link)
    other.get_by_label("Your name").fill("Zoe")
    other.get_by_role("button", name="Take the seat").click()
    other.locator(".play").wait_for()
    open_menu(other)
    expect(other.locator(".seats li[data-seat='0']")).to_contain_text("Zoe")
    expect(other.locator(".seats li[data-seat='0']")).to_contain_text("(you)")
    page.get_by_role("heading", name="There is no such table for this browser.").wait_for()
    assert code_in(link) not in other.url
    assert ann.get(f"tables/{table}", seat=0).status_code == 404


def test_who_leaves_is_played_for_and_comes_back(browse: Browse, server: RunningServer) -> None:
    ann, bob, table = two_people(server.url, patience=86_400, **APPRENTICE)
    tab, other = browse(), browse()
    page, watched = at_table(tab, ann, table), at_table(other, bob, table)
    asked(page)
    assert watched.get_by_role("button", name="Let the computer play for").count() == 0  # it is her time
    open_menu(page)
    page.get_by_role("button", name="Leave for now").click()
    page.get_by_role("heading", name="Board games to play together").wait_for()
    open_menu(watched)
    ann_there = watched.locator(".seats li[data-seat='0']")
    expect(ann_there).to_contain_text("away")
    ann_there.get_by_role("button", name="Let the computer play for").click()
    expect(ann_there).to_contain_text("the computer plays for them")
    page.locator(f"[data-table='{table}'] a").first.click()
    page.locator(".play[data-version]").wait_for()
    expect(ann_there).not_to_contain_text("away")
    expect(ann_there).not_to_contain_text("the computer plays for them")
    assert not server.play(table).seats[0].stand_in


def test_who_stays_away_too_long_is_played_for(
    browse: Browse, server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An hour passes at once, for the server and for the browser of who waits."""
    ann, bob, table = two_people(server.url, patience=3600, **APPRENTICE)
    del ann
    import time as clock  # noqa: PLC0415  (its time is changed)

    real = clock.time
    monkeypatch.setattr("conclave.server.actions.time.time", lambda: real() + 3700)
    tab = browse()
    tab.page.clock.install(time=real() + 3700)
    page = at_table(tab, bob, table)
    open_menu(page)
    page.get_by_role("button", name="Let the computer play for").click()
    expect(page.locator(".seats li[data-seat='0']")).to_contain_text("the computer plays for them")
    eventually(lambda: any(step.kind == "pick" and step.seat == 0 for step in server.play(table).tail))


def test_giving_up_asks_first_and_the_computer_plays_on(browse: Browse, server: RunningServer) -> None:
    ann, bob, table = two_people(server.url, game="archimage")
    tab, other = browse(), browse()
    page, watched = at_table(tab, ann, table), at_table(other, bob, table)
    open_menu(page)
    page.get_by_role("button", name="Give up", exact=True).click()
    dialog = page.get_by_role("dialog", name="Give up?")
    expect(dialog.get_by_role("button", name="Play on")).to_be_focused()
    page.keyboard.press("Enter")
    expect(dialog).to_be_hidden()
    assert not server.play(table).seats[0].resigned
    page.get_by_role("button", name="Give up", exact=True).click()
    dialog.get_by_role("button", name="Give up for good").click()
    open_menu(watched)
    expect(watched.locator(".seats li[data-seat='0']")).to_contain_text("gave up")
    expect(page).to_have_url(f"{tab.url}/#/table/{table}/watch")
    page.locator(".play").wait_for()
    open_menu(page)
    expect(page.locator(".seats")).to_contain_text("You are watching.")
    assert server.play(table).seats[0].resigned


def test_names_are_free_and_everybody_sees_them(browse: Browse, server: RunningServer) -> None:
    ann, bob = Person(server.url), Person(server.url)
    made = ann.new("me", "open", game="archimage")
    table = str(made["table"])
    bob.done("join", code=made["invite"], name="Bob")
    tab, other = browse(), browse()
    page, watched = at_table(tab, ann, table), at_table(other, bob, table)
    name = "Ann <b>‘Æ’</b>"
    field = page.get_by_label("Name at seat 1")
    field.fill(name)
    field.press("Tab")
    expect(watched.locator(".table-lobby")).to_contain_text(name)
    assert watched.locator(".table-lobby li b").count() == 0
    ann.ready(table, 0)
    bob.ready(table, 1)
    watched.locator(".play").wait_for()
    open_menu(watched)
    expect(watched.locator(".seats li[data-seat='0']")).to_contain_text(name)
    assert "<b>" in watched.title() or watched.title().startswith("●")


def test_the_tab_and_a_notice_tell_that_it_is_your_turn(browse: Browse, server: RunningServer) -> None:
    ann, bob, table = two_people(server.url, **APPRENTICE)
    tab = browse()
    tab.page.add_init_script(NOTICES)
    page = at_table(tab, ann, table)
    asked(page)
    expect(page).to_have_title("● Your turn · Conclave")
    expect(page.locator(ICON)).to_have_attribute("href", "./icon-turn.svg")
    open_menu(page)
    page.locator(".menu").get_by_label("Tell me when it is my turn").check()
    assert page.evaluate("window.notices") == []  # she looks at it

    while server.play(table).waiting != [1]:  # until it is Bob's turn alone
        choose_first(ann, table, 0) if 0 in server.play(table).waiting else choose_first(bob, table, 1)
    expect(page).to_have_title("me0 – Bob · Conclave")
    expect(page.locator(ICON)).to_have_attribute("href", "./icon.svg")
    page.evaluate(ELSEWHERE, True)
    while 0 not in server.play(table).waiting:
        choose_first(bob, table, 1)
    expect(page).to_have_title("● Your turn · Conclave")
    expect(page.locator(ICON)).to_have_attribute("href", "./icon-turn.svg")
    notices = page.evaluate("window.notices")
    assert [one["title"] for one in notices] == ["Your turn"], json.dumps(notices)
    assert notices[0]["body"] == "me0 – Bob"
    page.evaluate(ELSEWHERE, False)
    page.goto(f"{tab.url}/#/")
    expect(page.locator(ICON)).to_have_attribute("href", "./icon.svg")
    expect(page).to_have_title("Conclave")


def test_nobody_is_notified_who_did_not_ask_for_it(browse: Browse, server: RunningServer) -> None:
    ann, bob, table = two_people(server.url, **APPRENTICE)
    tab = browse()
    tab.page.add_init_script(NOTICES)
    page = at_table(tab, ann, table)
    page.evaluate(ELSEWHERE, True)
    while server.play(table).waiting != [1]:
        choose_first(ann, table, 0) if 0 in server.play(table).waiting else choose_first(bob, table, 1)
    while 0 not in server.play(table).waiting:
        choose_first(bob, table, 1)
    expect(page).to_have_title("● Your turn · Conclave")
    assert page.evaluate("window.notices") == []
