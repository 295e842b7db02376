"""Levels, hints and reviews on the page: chosen, asked for, seen, heard, and gone when they are not true any more."""

import asyncio
import re
import threading
from typing import Any

from playwright.sync_api import Page, expect

from conclave.server.jobs import HintJob
from tests.browser.games import asked, at_table, choose, finished, open_menu
from tests.browser.tabs import PHONE, Browse, Tab
from tests.server.server import Person, RunningServer, eventually

SLOW = 60_000  # milliseconds for a whole review


def against_bots(server: RunningServer, tab: Tab, **wish: Any) -> tuple[Page, str]:
    """A table at which nobody else is asked, on the page."""
    ann = Person(server.url)
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot"}]
    table = str(ann.done("tables", game="seasons", seats=seats, options={"level": "archmage"}, **wish)["table"])
    ann.ready(table, 0)
    eventually(lambda: server.play(table).waiting == [0])
    page = at_table(tab, ann, table)
    asked(page)
    return page, table


def test_a_hint_is_marked_in_the_list_and_on_the_board_and_spoken(server: RunningServer, browse: Browse) -> None:
    tab = browse()
    page, table = against_bots(server, tab)
    version = server.play(table).version
    page.keyboard.press("h")
    page.locator(".best button").first.wait_for()
    ranked = page.locator(".choices .option.hinted")
    assert page.locator(".best button").count() == ranked.count() == 3
    picks = [ranked.nth(at).get_attribute("data-pick") for at in range(3)]
    marked = page.locator(".board [data-target]:has(> .ranked)")  # of two copies of a card both
    assert len({marked.nth(at).get_attribute("data-target") for at in range(marked.count())}) == 3
    for pick in picks:
        assert pick
        expect(page.locator(f'.board [data-target$="/{pick.split()[-1]}"] [data-rank]').first).to_be_visible()
    heard = page.locator("[data-live-region]")
    for rank in (1, 2, 3):
        expect(heard).to_contain_text(f"Best choice {rank}: number")
    tab.check_axe("a hint")
    first = page.locator(".best button").first
    first.click()
    assert page.locator("button.stamp").get_attribute("data-decide") in picks
    assert server.play(table).version == version  # looked at, not chosen
    page.locator("button.stamp").press("Enter")
    expect(page.locator(".best")).to_have_count(0)


def test_where_a_set_is_chosen_the_hint_is_the_set(server: RunningServer, browse: Browse) -> None:
    tab = browse()
    ann = Person(server.url)
    table = str(ann.new("me", "bot", level="apprentice")["table"])
    ann.ready(table, 0)
    page = at_table(tab, ann, table)
    asked(page)
    assert server.play(table).table.view(0).question == "build"
    page.keyboard.press("h")
    expect(page.locator(".best button")).to_have_count(3)
    expect(page.locator(".mat:has(.best)")).to_contain_text("All of these together")
    expect(page.locator(".best button").first).to_contain_text("into the opening hand")
    expect(page.locator("[data-live-region]")).to_contain_text("All of these together")
    expect(page.locator(".choices .option.hinted")).to_have_count(0)
    tab.check_axe("a hint of a set")


def test_a_hint_on_a_phone_in_another_language(server: RunningServer, browse: Browse) -> None:
    tab = browse(language="fr", size=PHONE)
    page, _ = against_bots(server, tab)
    page.get_by_role("button", name="Conseil").click()
    page.locator(".best button").first.wait_for()
    expect(page.locator("[data-live-region]")).to_contain_text("Meilleur choix 1")
    tab.fits()
    tab.check_axe("a hint on a phone")


def test_it_says_that_it_thinks_and_a_hint_that_comes_too_late_is_not_shown(
    server: RunningServer, browse: Browse
) -> None:
    tab = browse()
    page, _ = against_bots(server, tab)
    thinkers, free, given = server.server.tables.thinkers, threading.Event(), threading.Event()
    advise = thinkers.advise

    async def slowly(job: HintJob) -> Any:
        while not free.is_set():
            await asyncio.sleep(0.01)
        try:
            return await advise(job)
        finally:
            given.set()

    thinkers.advise = slowly  # type: ignore[method-assign]
    button = page.locator("[data-hint]")
    button.click()
    expect(button).to_contain_text("Thinking")
    expect(page.locator("[data-live-region]")).to_contain_text("thinks about a hint")
    since = asked(page)
    choose(page)
    asked(page, since)
    expect(button).to_contain_text("Hint")
    with page.expect_response("**/hint*"):
        free.set()
    assert given.wait(20)
    expect(page.locator(".best")).to_have_count(0)
    expect(page.locator(".choices .option.hinted")).to_have_count(0)


def test_no_hint_where_the_table_allows_none_and_everybody_is_told(server: RunningServer, browse: Browse) -> None:
    tab = browse()
    page, _ = against_bots(server, tab, hints=False)
    assert page.locator("[data-hint]").count() == 0
    page.keyboard.press("h")
    assert not [response for response in tab.responses if "/hint" in response.url]
    page = tab.open("#/new/archimage")
    page.locator("[data-option]").first.wait_for()
    allowed = page.get_by_role("checkbox", name="Allow hints at this table")
    expect(allowed).not_to_be_checked()
    seat = page.locator(".seats > li").nth(1).locator("select").first
    seat.select_option("bot")
    expect(allowed).to_be_checked()
    seat.select_option("open")
    expect(allowed).not_to_be_checked()
    allowed.check()
    tab.check_axe("a new table")
    page.locator("form.new button[type=submit]").click()
    expect(page.locator(".table-lobby dl")).to_contain_text("Hints allowed", use_inner_text=True)


def test_the_level_is_chosen_in_the_lobby_and_remembered(server: RunningServer, tab: Tab) -> None:
    page = tab.open()
    world = page.get_by_role("region", name="Archimage", exact=True)
    expect(world.get_by_role("radio", name="Tobia Chance")).to_be_checked()
    world.locator("label", has_text="Bruno").click()
    world.get_by_role("button", name=re.compile("^Change")).click()
    expect(world.locator(".change")).to_contain_text("Bruno: Knows what is good")
    page.reload()
    expect(world.get_by_role("radio", name="Bruno Novice")).to_be_checked()
    world.get_by_role("button", name=re.compile("^Play")).click()
    page.locator(".play").wait_for()
    open_menu(page)
    expect(page.locator(".seats [data-seat='1']")).to_contain_text("Novice")
    assert server.play(page.url.split("/table/")[1]).seats[1].bot == "novice"


def test_a_game_gone_over_beside_its_replay(server: RunningServer, browse: Browse) -> None:
    ann = Person(server.url)
    table = finished(server, ann, "archimage")
    tab = browse()
    page = at_table(tab, ann, table)
    page.get_by_role("link", name="Review the game").click()
    expect(page.get_by_role("tab", name="Review")).to_have_attribute("aria-selected", "true")
    page.locator(".review[data-ready]").wait_for(timeout=SLOW)
    tab.check_axe("a review")
    picks = len(server.play(table).record.standing)
    page.get_by_text("The same in numbers").click()
    rows = page.locator(".review tbody tr")
    last = rows.last.locator("td").all_inner_texts()
    assert sorted(last) == ["0%", "100%"] or last == ["50%", "50%"]
    page.get_by_label("Whose decisions").select_option("Zoe")
    decisions = page.locator(".review ol button")
    expect(decisions.first).to_contain_text("Zoe chose")
    number = int(decisions.first.get_attribute("data-number") or 0)
    assert 1 <= number <= picks
    decisions.first.click()
    page.locator(f'.replay[data-pick="{number - 1}"]').wait_for()
    expect(page.get_by_label("Seen by")).to_have_value("1")
    expect(decisions.first).to_have_attribute("aria-current", "true")
    page.get_by_role("tab", name="Review").focus()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("tab", name="What happened")).to_be_focused()
    page.locator("[data-replay-texts]").wait_for()
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.get_by_role("tab", name="Review").click()
    page.locator(".review[data-ready]").wait_for()
    tab.fits()
    tab.check_axe("a review on a phone")
