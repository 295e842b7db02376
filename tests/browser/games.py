"""People at tables for the tests of the page: brought there quickly, by requests, and then looked at in a browser."""

import re
from typing import Any, Final

from playwright.sync_api import Page, expect

from conclave.table.data import Data
from tests.browser.tabs import PATIENT, Tab
from tests.server.server import Person, RunningServer, choose_first, eventually

expect.set_options(timeout=PATIENT)

APPRENTICE: Final = {"level": "apprentice"}
# What the page asks between two effects of cards; every other question belongs to an effect.
PLAIN: Final = {"build", "select", "draft", "free", "before-die", "die", "trim", "make-room", "order"}

# Plays at this page to the end, the first choice each time, and opens every curtain; gives back how many there were.
# Before a curtain is opened, none of these words may be anywhere in the page.
RUSH: Final = r"""
([hidden, patience, most]) => new Promise((done, failed) => {
    let late = performance.now() + patience;
    let last = "";
    let curtains = 0;
    let choices = 0;
    const look = () => {
        const curtain = document.querySelector(".privacy-screen");
        const sure = document.querySelector("dialog[open][aria-labelledby=sure] button:last-child");
        const option = document.querySelector(".choices button.option:not([aria-disabled=true])");
        const now = curtain ? "curtain" : sure ? "sure" : (document.querySelector(".choices")?.dataset.since ?? "");
        if (document.querySelector(".result") || choices >= most) return done({ curtains, choices });
        if (now && now !== last) {
            last = now;
            late = performance.now() + patience;
            if (curtain) {
                const seen = hidden.filter((word) => document.documentElement.outerHTML.includes(word));
                if (seen.length) return failed(new Error("behind the curtain: " + seen));
                const table = document.querySelector(".play, .choices, [data-target]");
                if (table) return failed(new Error("a table behind the curtain"));
                curtains += 1;
                curtain.querySelector("button").click();
            } else if (sure) sure.click();
            else if (option) {
                choices += 1;
                option.click();
            } else last = "";
        }
        if (performance.now() > late) return failed(new Error("nothing came after " + last));
        requestAnimationFrame(look);
    };
    look();
})
"""


def open_menu(page: Page) -> None:
    """What stands beside playing: who plays, links, leaving, the settings."""
    button = page.locator("[data-corner=menu]")
    if button.get_attribute("aria-expanded") != "true":
        button.click()
    page.locator(".menu-sheet").wait_for()


def give_cookie(tab: Tab, person: Person) -> None:
    """The browser is this person's from now on."""
    tab.context.add_cookies([{"name": "conclave", "value": person.secret, "url": tab.url, "httpOnly": True}])


def at_table(tab: Tab, person: Person, table: str, viewer: str = "") -> Page:
    give_cookie(tab, person)
    page = tab.open(f"#/table/{table}{viewer}")
    page.locator(".play, .table-lobby, .privacy-screen").first.wait_for()
    return page


def asked(page: Page, otherwise: str = "") -> str:
    """The version since which the question on the page stands, as soon as it is another one and can be answered."""
    choices = page.locator(f'.choices[data-since]:not([data-since="{otherwise}"])')
    choices.locator("button.option:not([aria-disabled=true])").first.wait_for()
    return choices.get_attribute("data-since") or ""


def choose(page: Page, number: int = 0) -> None:
    """Click a choice; if the page is not sure, insist."""
    page.locator(".choices button.option").nth(number).click()
    sure = page.locator("dialog[open][aria-labelledby=sure]")
    if sure.count():
        sure.get_by_role("button").last.click()


def rush(page: Page, hidden: list[str] | None = None, most: int = 10_000) -> dict[str, int]:
    """Play to the end, or so many choices, with everybody who sits at this page."""
    played: dict[str, int] = page.evaluate(RUSH, [hidden or [], PATIENT, most])
    return played


def in_effect(people: list[Person], table: str, seat: int) -> Data:
    """Play on until a seat is asked inside a card's effect: it summons and uses what it can."""
    while True:
        waiting = people[0].state(table, watch=True, lang="none")["view"]["waiting"]
        assert waiting, "the game ended without an effect"
        if seat not in waiting:
            choose_first(people[waiting[0]], table, waiting[0])
            continue
        state: Data = people[seat].state(table, seat=seat, lang="none")
        options = state["question"]["options"]
        if state["question"]["key"] not in PLAIN and len(options) > 1:
            return state
        eager = [one for one in options if one["pick"].startswith(("summon", "use", "activate"))]
        pick = (eager or options)[0]["pick"]
        people[seat].done(f"tables/{table}/picks", seat=seat, version=state["version"], pick=pick)


def finished(server: RunningServer, person: Person, game: str = "seasons", **options: Any) -> str:
    """A game that is over: bots played for the person, who keeps the seat, and for one who gave up."""
    guest = Person(str(person.http.base_url))
    made = person.new("me", "open", game=game, **options)
    table = str(made["table"])
    guest.done("join", code=made["invite"], name="Zoe")
    person.ready(table, 0)
    guest.ready(table, 1)
    person.done(f"tables/{table}/leave", seat=0)
    while 0 not in server.play(table).waiting:
        choose_first(guest, table, 1)
    guest.done(f"tables/{table}/stand-in", seat=0, bot="random")
    guest.done(f"tables/{table}/resign", seat=1)
    eventually(lambda: server.play(table).phase == "over")
    return table


def picks_of(person: Person, table: str, seat: int) -> list[str]:
    """The choices of this person's seat that the server has stored and that stand, in their order."""
    log = person.state(table, seat=seat, lang="none")["log"]
    undone = {step.get("undone") for step in log}
    return [step["pick"] for step in log if "pick" in step and step["seat"] == seat and step["number"] not in undone]


def code_in(link: str) -> str:
    found = re.search(r"#(?:join|watch|seat)=([A-Za-z0-9_-]+)", link)
    assert found, link
    return found[1]
