"""Two browsers at one table: a network that goes and comes back, a server that is killed, onlookers, and old tabs."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, WebSocket, WebSocketRoute, expect

from tests.browser.games import APPRENTICE, asked, at_table, choose, in_effect, open_menu, picks_of
from tests.browser.tabs import NO_NETWORK, Browse
from tests.server.server import Person, Process, RunningServer, eventually, file_in, two_people

LOST = "The connection is lost."


def told(person: Person, table: str, seat: int) -> Any:
    return person.state(table, seat=seat, lang="none")


def at_version(page: Page, version: int) -> None:
    """The page shows the table as it is since this version."""
    expect(page.locator(".play[data-version]")).to_have_attribute("data-version", str(version))


def connected(page: Page) -> None:
    expect(page.locator(".lost")).to_have_count(0)


def test_two_browsers_meet_by_an_invitation(browse: Browse, server: RunningServer) -> None:
    ann, bob = browse(), browse()
    page = ann.open("#/new/archimage")
    page.get_by_label("Name at seat 1").fill("Ann")
    page.get_by_label("Mage at seat 2").select_option("Mage of the South")
    expect(page.get_by_label("Mage at seat 1").get_by_role("option", name="Mage of the South")).to_be_disabled()
    page.get_by_role("button", name="Open the table").click()
    page.locator(".table-lobby").wait_for()
    invitation = page.get_by_role("textbox", name="Invitation").input_value()
    other = bob.page
    other.goto(invitation)
    other.get_by_label("Your name").fill("Bob")
    other.get_by_role("button", name="Sit down").click()
    other.locator(".table-lobby").wait_for()
    expect(page.locator(".table-lobby")).to_contain_text("Bob")
    for one in (page, other):
        one.get_by_role("button", name="I am ready").click()
    for one in (page, other):
        one.locator(".play[data-game=archimage][data-phase=playing]").wait_for()
    pages = [page, other]
    table = next(iter(server.server.tables.loaded))
    assert server.play(table).record.table.view(None).data["settings"]["mages"] == ["north", "south"]
    for _ in range(6):
        seat = server.play(table).waiting[0]
        asked(pages[seat])
        version = server.play(table).version
        choose(pages[seat])
        for one in pages:
            at_version(one, version + 1)


def test_cut_off_in_an_effect_and_back_by_itself(browse: Browse, server: RunningServer) -> None:
    ann, bob, table = two_people(server.url, **APPRENTICE)
    state = in_effect([ann, bob], table, 0)
    before = picks_of(ann, table, 0)
    tab, other = browse(wired=True), browse()
    page, watched = at_table(tab, ann, table), at_table(other, bob, table)
    since = asked(page)
    options = page.locator(".choices button.option").evaluate_all("all => all.map(one => one.dataset.pick)")
    assert options == [one["pick"] for one in state["question"]["options"]]
    tab.cut()
    expect(page.locator(".lost")).to_contain_text(LOST)
    expect(page.locator("[data-live-region]")).to_contain_text(LOST)
    assert told(ann, table, 0)["version"] == state["version"]
    tab.mend()
    connected(page)
    assert asked(page) == since  # the same question, with the same answers
    assert page.locator(".choices button.option").evaluate_all("all => all.map(one => one.dataset.pick)") == options
    choose(page, len(options) - 1)
    eventually(lambda: picks_of(ann, table, 0) == [*before, options[-1]])
    version = told(ann, table, 0)["version"]
    for one in (page, watched):
        at_version(one, version)


def test_a_choice_whose_answer_is_lost_is_made_once(browse: Browse, server: RunningServer) -> None:
    """In the middle of an effect: the server has stored the choice, and the network goes before it can say so."""
    ann, bob, table = two_people(server.url, **APPRENTICE)
    state = in_effect([ann, bob], table, 0)
    before = picks_of(ann, table, 0)
    tab, other = browse(wired=True), browse()
    deaf = False
    sent: list[Any] = []

    def between(route: WebSocketRoute) -> None:
        far = route.connect_to_server()

        def say(message: str | bytes) -> None:
            sent.append(json.loads(message))
            far.send(message)

        route.on_message(say)
        far.on_message(lambda message: None if deaf else route.send(message))

    tab.page.route_web_socket("**/live?*", between)
    page, watched = at_table(tab, ann, table), at_table(other, bob, table)
    asked(page)
    deaf = True
    choose(page, 1)
    pick = state["question"]["options"][1]["pick"]
    while picks_of(ann, table, 0) == before:
        page.evaluate("null")  # lets the message go
    expect(page.locator("[data-prompt]")).to_contain_text("Being stored")
    tab.cut()
    deaf = False
    tab.mend()
    connected(page)
    expect(page.locator("[data-prompt]")).not_to_contain_text("Being stored")
    expect(page.locator(".above .fault")).to_have_count(0)
    assert [one["pick"] for one in sent if one["type"] == "pick"] == [pick, pick]  # sent again as it was
    assert picks_of(ann, table, 0) == [*before, pick]
    for one in (page, watched):
        at_version(one, state["version"] + 1)


def test_what_is_chosen_while_cut_off_is_sent_once(browse: Browse, server: RunningServer) -> None:
    ann, _bob, table = two_people(server.url, game="archimage")
    tab = browse(wired=True)
    page = at_table(tab, ann, table)
    seat = server.play(table).waiting[0]
    assert seat in (0, 1)
    if seat == 1:
        choose_until_asked(server, _bob, table, 0)
    asked(page)
    tab.cut()
    expect(page.locator(".lost")).to_be_visible()
    pick = page.locator(".choices button.option").first.get_attribute("data-pick")
    before = picks_of(ann, table, 0)
    choose(page)
    page.locator(".choices button.option").first.click(force=True)  # it is being stored: nothing more can be chosen
    expect(page.locator("[data-prompt]")).to_contain_text("Being stored")
    assert picks_of(ann, table, 0) == before
    tab.mend()
    connected(page)
    expect(page.locator("[data-prompt]")).not_to_contain_text("Being stored")
    assert picks_of(ann, table, 0) == [*before, pick]


def choose_until_asked(server: RunningServer, person: Person, table: str, seat: int) -> None:
    """The other one plays by requests until a seat is asked."""
    while (other := server.play(table).waiting[0]) != seat:
        state = told(person, table, other)
        pick = state["question"]["options"][-1]["pick"]
        person.done(f"tables/{table}/picks", seat=other, version=state["version"], pick=pick)


def test_what_was_chosen_elsewhere_meanwhile_is_refused_in_words(browse: Browse, server: RunningServer) -> None:
    ann, bob, table = two_people(server.url, game="archimage")
    choose_until_asked(server, bob, table, 0)
    tab = browse(wired=True)
    page = at_table(tab, ann, table)
    asked(page)
    state = told(ann, table, 0)
    first, second = (state["question"]["options"][number]["pick"] for number in (0, 1))
    tab.cut()
    expect(page.locator(".lost")).to_be_visible()
    choose(page, 1)
    ann.done(f"tables/{table}/picks", seat=0, version=state["version"], pick=first)  # on her other device
    before = picks_of(ann, table, 0)
    assert second not in before[-1:]
    tab.mend()
    connected(page)
    fault = page.locator(".above .fault")
    expect(fault).to_be_visible()
    expect(page.locator("[data-live-region]")).to_contain_text(fault.inner_text())
    assert picks_of(ann, table, 0) == before
    at_version(page, server.play(table).version)


def test_a_killed_server_comes_back_and_the_pages_go_on(browse: Browse, served: Process, tmp_path: Path) -> None:
    ann, bob, table = two_people(served.url, game="archimage")
    people = [ann, bob]
    tabs = [browse(url=served.url), browse(url=served.url)]
    pages = [at_table(tab, person, table) for tab, person in zip(tabs, people, strict=True)]
    for tab in tabs:
        tab.forgive(*NO_NETWORK)

    def waiting() -> int:
        return int(ann.state(table, watch=True, lang="none")["view"]["waiting"][0])

    seat = waiting()
    asked(pages[seat])
    choose(pages[seat])
    eventually(lambda: len(picks_of(people[seat], table, seat)) == 1)
    kept = [picks_of(person, table, number) for number, person in enumerate(people)]
    served.kill()
    for page in pages:
        expect(page.locator(".lost")).to_be_visible()
    Process(file_in(tmp_path), served.port)
    for page in pages:
        connected(page)
    assert [picks_of(person, table, number) for number, person in enumerate(people)] == kept
    seat = waiting()
    asked(pages[seat])
    choose(pages[seat])
    eventually(lambda: len(picks_of(people[seat], table, seat)) == len(kept[seat]) + 1)
    version = told(ann, table, 0)["version"]
    for page in pages:
        at_version(page, version)


def test_an_onlooker_is_told_what_everybody_sees(browse: Browse, server: RunningServer) -> None:
    """Nothing of anybody's hand is in what an onlooker's browser gets, nor in what it shows."""
    ann, bob, table = two_people(server.url, level="archmage")
    items = ann.fetch("games/seasons/gallery")["items"]
    names = {item["key"]: item["name"] for item in items if item["group"] == "card"}
    code = ann.fetch(f"tables/{table}/links")["watch"]
    tab = browse()
    frames: list[str] = []

    def heed(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: frames.append(str(frame)))

    tab.page.on("websocket", heed)
    page = tab.open(f"#watch={code}")
    page.get_by_role("button", name="Watch").click()
    page.locator(".play[data-game=seasons]").wait_for()
    for _ in range(3):
        for seat, person in enumerate((ann, bob)):
            state = told(person, table, seat)
            pick = state["question"]["options"][0]["pick"]
            version = person.done(f"tables/{table}/picks", seat=seat, version=state["version"], pick=pick)["version"]
        at_version(page, version)
    shown = page.content()
    assert len(frames) > 3
    for frame in frames:
        view = json.loads(frame).get("view") or {"known": {"places": {"any": []}}}
        # Where each card may be: as far as an onlooker knows, every one at the same places as any other.
        assert len({str(places) for places in view.pop("known")["places"].values()}) == 1
        assert view.get("own") is None
        frame = json.dumps({**json.loads(frame), "view": view})
        assert not [name for key, name in names.items() if key in frame or name in frame]
    for key, name in names.items():
        assert name not in shown, name
        assert f'"{key}' not in shown, key
        assert f"/{key}" not in shown, key
    expect(page.locator(".choices button.option")).to_have_count(0)
    open_menu(page)
    expect(page.locator(".seats")).to_contain_text("You are watching.")
    assert code not in page.url


def test_the_same_seat_open_twice_follows_itself(browse: Browse, server: RunningServer) -> None:
    ann, bob, table = two_people(server.url, game="archimage")
    choose_until_asked(server, bob, table, 0)
    tab = browse()
    first = at_table(tab, ann, table)
    second = tab.open(f"#/table/{table}", tab.new_page())
    for one, other in ((first, second), (second, first)):
        choose_until_asked(server, bob, table, 0)
        at_version(one, server.play(table).version)
        asked(one)
        version = server.play(table).version
        before = len(picks_of(ann, table, 0))
        choose(one)
        while server.play(table).version == version:
            one.evaluate("null")  # lets the message go
        assert len(picks_of(ann, table, 0)) == before + 1
        for page in (one, other):
            at_version(page, server.play(table).version)
    expect(first.locator(".above .fault")).to_have_count(0)
    expect(second.locator(".above .fault")).to_have_count(0)
