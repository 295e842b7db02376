"""After the game: the result, the course of the scores, the replay, the record, whether it was fair, and once more."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from conclave.cli import main
from conclave.table.record import checksum
from tests.browser.games import at_table, finished, rush
from tests.browser.tabs import Browse, Tab
from tests.server.server import Person, RunningServer, eventually


def owner(tab: Tab) -> Person:
    """The person whose browser this is, to ask the server what it knows."""
    person = Person(tab.url)
    person.http.cookies["conclave"] = next(one["value"] for one in tab.context.cookies() if one["name"] == "conclave")
    return person


def played(tab: Tab, game: str) -> str:
    """A whole game from the lobby, at this page; gives back the table's id."""
    page = tab.open()
    page.locator(f".world[data-game={game}] button.wax").click()
    rush(page)
    found = re.search(r"#/table/(\w+)", page.url)
    assert found
    return found[1]


def at_pick(page: Page, pick: int) -> None:
    expect(page.locator(".replay")).to_have_attribute("data-pick", str(pick))


def checks(page: Page) -> dict[str, str]:
    """What the verify page found, when it is through."""
    expect(page.locator("[data-check=rules]")).not_to_have_attribute("data-holds", "null")
    found = page.locator("[data-check]").evaluate_all("all => all.map(one => [one.dataset.check, one.dataset.holds])")
    return dict(found)


@pytest.mark.parametrize("game", ["seasons", "archimage"])
def test_a_game_from_the_lobby_is_told_and_holds(tab: Tab, server: RunningServer, tmp_path: Path, game: str) -> None:
    table = played(tab, game)
    page = tab.page
    state = owner(tab).state(table, seat=0)
    result = state["result"]

    # the result: who won, where every point came from, and the sums
    best = max(result["scores"])
    expect(page.locator(".result header")).to_contain_text(f"{best} – ")
    totals = [cell.replace("−", "-") for cell in page.locator(".result tfoot td").all_inner_texts()]
    assert totals == [str(score) for score in result["scores"]]
    rows = page.locator(".result .points tbody tr").evaluate_all(
        "all => all.map(row => [...row.cells].slice(1).map(cell => cell.textContent.trim()))"
    )
    for seat, score in enumerate(result["scores"]):
        assert sum(int(row[seat].replace("−", "-").replace("–", "0")) for row in rows) == score
    for kind in page.locator(".result .points tbody button").all():
        kind.click()
    told = " ".join(page.locator(".result tr.parts li").all_inner_texts())
    assert told or game == "archimage"

    # the record: the downloaded file holds
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert main(["verify", str(file)]) == 0

    # whether it was fair: the browser kept what was promised before the first card
    page.get_by_role("link", name="Was the deal fair?").click()
    found = checks(page)
    own = {"deal", "first", "dice", "rerolls"} if game == "seasons" else {"deal", "first", "dice"}
    assert set(found) == {"secret", "promise", "value", "key", "shown", "rules"} | own
    assert "false" not in found.values()
    unknown = {name for name, holds in found.items() if holds == "null"}
    assert unknown <= {"rerolls", "deal"}  # nobody rolled again; fixed sets of beginners are not dealt
    assert "deal" not in unknown or game == "seasons"
    expect(page.locator(".verdict")).to_contain_text("Everything fits.")

    # the same file, and one whose secret was exchanged
    page.get_by_label("A file that").set_input_files(file)
    expect(page.locator(".verdict")).to_contain_text(file.name)
    expect(page.locator(".verdict")).to_contain_text("Everything fits.")
    record: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    record["fair"]["secret"] = "00" * 32
    other = tmp_path / "altered.json"
    other.write_text(json.dumps(record), encoding="utf-8")
    page.get_by_label("A file that").set_input_files(other)
    expect(page.locator("[data-check=secret]")).to_have_attribute("data-holds", "false")
    expect(page.locator("[data-check=key]")).to_have_attribute("data-holds", "false")
    expect(page.locator("[data-check=rules]")).to_have_attribute("data-holds", "false")
    expect(page.locator(".verdict")).to_contain_text("Something does not fit.")
    assert page.locator("[data-check=secret] .mark").inner_text().startswith("✗")

    # one of rules that are not known here: nothing is said to be wrong with it
    tab.forgive("status of 422")
    later = json.loads(file.read_text(encoding="utf-8")) | {"revision": 7}
    other.write_text(json.dumps(later | {"sum": checksum(later)}), encoding="utf-8")
    page.get_by_label("A file that").set_input_files(other)
    expect(page.get_by_role("alert")).to_contain_text("Revision 7 of the rules")
    expect(page.locator(".verdict")).to_have_count(0)


def test_a_server_that_breaks_its_promise_is_found_out(browse: Browse, server: RunningServer) -> None:
    """Another secret with a fitting fingerprint, and everything made anew from it: only this browser knows better."""
    ann = Person(server.url)
    table = str(ann.new("me", "bot", game="archimage")["table"])
    tab = browse()
    page = at_table(tab, ann, table)
    page.get_by_role("button", name="I am ready").click()
    page.locator(".play[data-phase=playing]").wait_for()
    ann.done(f"tables/{table}/resign", seat=0)
    eventually(lambda: server.play(table).phase == "over")
    forged = ann.fetch(f"tables/{finished(server, ann, 'archimage')}/record")
    page.route("**/record*", lambda route: route.fulfill(json=forged))
    tab.open(f"#/verify/{table}")
    found = checks(page)
    assert (found["secret"], found["key"]) == ("true", "true")
    assert (found["promise"], found["value"]) == ("false", "false")
    expect(page.locator(".verdict")).to_contain_text("Something does not fit.")


def test_points_of_the_course_lead_to_their_moments(browse: Browse, server: RunningServer) -> None:
    ann = Person(server.url)
    table = finished(server, ann)
    rounds = ann.fetch(f"tables/{table}/course")["rounds"]
    assert len(rounds) > 3
    tab = browse()
    page = at_table(tab, ann, table)
    points = page.locator(".result [data-point^='0/']")
    expect(points).to_have_count(len(rounds))
    assert points.evaluate_all("all => all.map(one => Number(one.getAttribute('href').split('/').at(-1)))") == [
        one["pick"] for one in rounds
    ]
    expect(page.locator("[data-point='0/2']")).to_have_attribute("aria-label", re.compile(str(rounds[2]["scores"][0])))
    page.locator("[data-point][tabindex='0']").focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    at_pick(page, rounds[2]["pick"])
    scores = page.locator(".what .scores strong").all_inner_texts()
    assert [one.replace("−", "-") for one in scores] == [str(score) for score in rounds[2]["scores"]]


def test_the_replay_by_slider_keys_and_buttons(browse: Browse, server: RunningServer) -> None:
    ann = Person(server.url)
    table = finished(server, ann, "archimage")
    picks = ann.fetch(f"tables/{table}/moments/0", seat=0)["picks"]
    tab = browse()
    page = at_table(tab, ann, table)
    page.get_by_role("link", name="Watch it again").click()
    at_pick(page, 0)
    expect(page.locator("[data-replay-texts]")).to_contain_text("The beginning")
    slider = page.locator("#replay-slider")
    slider.fill("7")
    at_pick(page, 7)
    texts = ann.fetch(f"tables/{table}/moments/7", seat=0)["texts"] or ["Nothing that this view shows."]
    expect(page.locator("[data-replay-texts] p")).to_have_text(texts)
    slider.focus()
    for key, at in (("ArrowRight", 8), ("ArrowLeft", 7), ("End", picks), ("Home", 0)):
        page.keyboard.press(key)
        at_pick(page, at)
    page.locator("h1").click()  # the keys work anywhere on the page
    page.keyboard.press("ArrowRight")
    at_pick(page, 1)
    page.keyboard.press("PageDown")
    rounds = ann.fetch(f"tables/{table}/course")["rounds"]
    later = next(one["pick"] for one in rounds if one["pick"] > 1)
    at_pick(page, later)
    page.keyboard.press("PageUp")
    at_pick(page, 0)
    page.get_by_role("button", name="To the end").click()
    at_pick(page, picks)
    expect(page).to_have_url(f"{tab.url}/#/replay/{table}/{picks}")
    page.get_by_role("button", name="To the beginning").click()
    page.get_by_label("Speed").select_option("4")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("() => Number(document.querySelector('.replay').dataset.pick) >= 2")
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_have_attribute("aria-pressed", "false")


def test_a_link_to_a_moment_opens_where_nobody_has_been(browse: Browse, server: RunningServer) -> None:
    ann = Person(server.url)
    table = finished(server, ann)
    tab, other = browse(), browse()
    page = at_table(tab, ann, table)
    tab.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=tab.url)
    tab.open(f"#/replay/{table}/23")
    at_pick(page, 23)
    page.get_by_role("button", name="Copy a link to this moment").click()
    expect(page.locator(".copy [role=status]")).to_have_text("Copied.")
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.endswith("/23")
    there = other.page
    there.goto(link)
    at_pick(there, 23)
    assert "#watch=" not in there.url
    expect(there.locator(".board > *").first).to_be_visible()
    code = str(ann.fetch(f"tables/{table}/links")["watch"])
    assert code not in there.url
    there.keyboard.press("ArrowRight")
    at_pick(there, 24)


def test_a_replay_is_not_for_a_game_that_is_played(browse: Browse, server: RunningServer) -> None:
    ann = Person(server.url)
    table = str(ann.new("me", "bot", level="apprentice")["table"])
    ann.ready(table, 0)
    tab = browse()
    page = at_table(tab, ann, table)
    tab.open(f"#/replay/{table}")
    expect(page.locator("main")).to_contain_text("This game is not over yet.")
    tab.open(f"#/verify/{table}")
    expect(page.locator("main")).to_contain_text("This game is not over yet.")
    assert page.locator("[data-check]").count() == 0


def test_once_more_is_the_same_table_again(browse: Browse, server: RunningServer) -> None:
    ann = Person(server.url)
    table = finished(server, ann, "archimage")
    tab = browse()
    page = at_table(tab, ann, table)
    page.get_by_role("button", name="Rematch").click()
    page.locator(".play[data-phase=playing]").wait_for()  # who gave up is a computer now
    found = re.search(r"#/table/(\w+)", page.url)
    assert found
    assert found[1] != table
    old, new = server.play(table), server.play(found[1])
    assert new.setup.options == old.setup.options
    assert [seat.kind for seat in new.seats] == ["human", "bot"]
    assert new.setup.secret != old.setup.secret
