"""Every page for everybody: axe by day and by night, large and small; headings; the Tab key; motion."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.games import APPRENTICE, asked, choose, finished, give_cookie, in_effect, open_menu
from tests.browser.tabs import DESKTOP, PHONE, Browse, Tab, axe
from tests.server.server import Person, RunningServer, file_in, running_server, two_people

MOST_STOPS: Final = 400  # with the Tab key, on the longest page


@dataclass(frozen=True)
class World:
    """A person with tables of every kind."""

    ann: Person
    gathering: str
    seasons: str
    drafting: str
    archimage: str
    over: dict[str, str]


@pytest.fixture(scope="module")
def server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """One for all pages of this file."""
    with running_server(file_in(tmp_path_factory.mktemp("everybody"))) as one:
        yield one


@pytest.fixture(scope="module")
def world(server: RunningServer) -> World:
    ann = Person(server.url)
    bob = Person(server.url)

    def begun(game: str, **options: str) -> str:
        made = ann.new("me", "open", game=game, patience=86_400, **options)
        table = str(made["table"])
        bob.done("join", code=made["invite"], name="Bob")
        ann.ready(table, 0)
        bob.ready(table, 1)
        return table

    gathering = str(ann.new("me", "open", "bot", game="archimage")["table"])
    seasons, drafting, archimage = (
        begun("seasons", **APPRENTICE),
        begun("seasons", level="archmage"),
        begun("archimage"),
    )
    in_effect([ann, bob], seasons, 0)
    over = {game: finished(server, ann, game) for game in ("seasons", "archimage")}
    return World(ann, gathering, seasons, drafting, archimage, over)


PLACES: Final[dict[str, tuple[Callable[[World], str], str]]] = {
    "lobby": (lambda world: "", "[data-table]"),
    "new table": (lambda world: "#/new/seasons", ".options"),
    "new table of Archimage": (lambda world: "#/new/archimage", ".options"),
    "gathering": (lambda world: f"#/table/{world.gathering}", ".table-lobby .links"),
    "Seasons, in an effect": (lambda world: f"#/table/{world.seasons}", ".board > *"),
    "Seasons, drafting": (lambda world: f"#/table/{world.drafting}", ".board > *"),
    "Archimage": (lambda world: f"#/table/{world.archimage}", ".board > *"),
    "result of Seasons": (lambda world: f"#/table/{world.over['seasons']}", ".result .course [data-point]"),
    "result of Archimage": (lambda world: f"#/table/{world.over['archimage']}", ".result .course [data-point]"),
    "replay of Seasons": (lambda world: f"#/replay/{world.over['seasons']}/30", ".replay .board > *"),
    "replay of Archimage": (lambda world: f"#/replay/{world.over['archimage']}/30", ".replay .board > *"),
    "verify": (lambda world: f"#/verify/{world.over['seasons']}", ".verdict .mark"),
    "verify a file": (lambda world: "#/verify", "input[type=file]"),
    "rules": (lambda world: "#/rules", "article section"),
    "a topic": (lambda world: "#/rules/seasons", "article section"),
    "a ruling": (lambda world: "#/rules/B6", "#rule-B6"),
    "no such rule": (lambda world: "#/rules/nothing", "[role=alert]"),
    "bad link": (lambda world: "#join=nothing-that-leads-anywhere", "[role=alert]"),
    "a seat's link": (lambda world: "#seat=nothing-that-leads-anywhere", "form"),
    "no such table": (lambda world: "#/table/00000000000000000000", "main h1"),
}
# The pages that have things of their own to walk through with the Tab key.
WALKED: Final = [
    "lobby",
    "new table",
    "gathering",
    "Seasons, in an effect",
    "Archimage",
    "result of Seasons",
    "replay of Seasons",
    "verify",
    "a ruling",
    "a seat's link",
]

# Everything that can be used just now must be reached by the Tab key, unless arrow keys walk to it from a neighbour.
CONTROLS: Final = """() => {
    window.reached = new Set();
    window.dim = []; // what has the focus and does not show it
    window.round = false; // whether the Tab key has come round to where it began
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.color = "var(--focus)";
    const ring = getComputedStyle(probe).color;
    probe.remove();
    const ringed = thing => {
        const style = getComputedStyle(thing);
        const drawn = thing.matches("svg *") && style.stroke === ring && style.strokeWidth !== "0px";
        return (style.outlineStyle !== "none" && style.outlineWidth !== "0px") || style.boxShadow !== "none" || drawn;
    };
    document.addEventListener("focusin", ({ target }) => {
        window.round = window.reached.has(target);
        if (window.round) return;
        window.reached.add(target);
        const about = [target.nextElementSibling, target.parentElement, target.closest("label")];
        if (![target, ...target.children, ...about].some(thing => thing && ringed(thing)))
            window.dim.push(target.outerHTML.slice(0, 120));
    });
}"""
LEFT_OUT: Final = """() => {
    const groups = "ul, ol, svg, [role=group], [role=application], [role=tablist]";
    const around = thing => thing.closest(groups)?.querySelectorAll("*") ?? [];
    const walked = thing => thing.tabIndex < 0 && [...around(thing)].some(other => other.tabIndex >= 0);
    const grouped = thing => thing.type === "radio" && document.querySelector(`input[name="${thing.name}"]:checked`);
    return [...document.querySelectorAll("a[href], button, input, select, textarea, summary")]
        .filter(thing => !thing.disabled && thing.checkVisibility({ visibilityProperty: true }))
        .filter(thing => !window.reached.has(thing) && !walked(thing) && !grouped(thing))
        .map(thing => thing.outerHTML.slice(0, 120));
}"""


# The gallery, its cards and the signs have axe in tests of their own.
ELSEWHERE: Final = {"#/gallery": ".tile", "#/gallery/amulet-of-air": "dialog[open]", "#/legend": "main svg"}


def show(tab: Tab, world: World, name: str) -> Page:
    give_cookie(tab, world.ann)
    place, there = PLACES[name]
    if name in ("bad link", "no such table"):
        tab.forgive("status of 404", "status of 422")
    page = tab.open(place(world))
    page.locator(there).first.wait_for()
    return page


@pytest.mark.parametrize("name", PLACES)
def test_axe_finds_nothing_serious(browse: Browse, world: World, name: str) -> None:
    """By day and by night, at a desk and on a phone."""
    tab = browse()
    page = show(tab, world, name)
    found = []
    for colours in ("light", "dark"):
        page.emulate_media(color_scheme=colours)
        for size in (DESKTOP, PHONE):
            page.set_viewport_size({"width": size[0], "height": size[1]})
            tab.fits()
            found += [f"{colours} {size}: {finding}" for finding in axe(page)]
    assert not found, "\n".join(found)
    assert page.locator("h1").count() == 1


def test_every_other_page_has_one_heading_of_the_first_rank(tab: Tab) -> None:
    for place, there in ELSEWHERE.items():
        page = tab.open(place)
        page.locator(there).first.wait_for()
        assert page.locator("h1").count() == 1


@pytest.mark.parametrize("name", ["Seasons, in an effect", "Seasons, drafting"])
def test_on_a_phone_nothing_stays_beneath_the_choices(browse: Browse, world: World, name: str) -> None:
    """What decides lies over the lower edge of the window: nothing of one's own is wholly under it."""
    page = show(browse(size=PHONE), world, name)
    asked(page)
    acts = page.locator(".acts").bounding_box()
    assert acts
    own = page.locator(".board .reserve.own, .board [data-loose], .board [data-target^=pack]").last
    own.scroll_into_view_if_needed()
    box = own.bounding_box()
    assert box
    assert box["y"] + min(box["height"], 44) <= acts["y"]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_in_what_opens(browse: Browse, world: World, size: tuple[int, int]) -> None:
    """The settings, the table's menu with its links, the question before giving up, why something cannot be."""
    tab = browse(size=size)
    page = show(tab, world, "Archimage")
    open_menu(page)
    page.locator("details.settings summary").click()
    tab.check_axe("settings")
    tab.fits()
    menu = page.locator(".menu")
    menu.get_by_role("button", name="Play on another device").click()
    menu.get_by_role("textbox", name="Play on another device").wait_for()
    tab.check_axe("the table's menu")
    tab.fits()
    menu.get_by_role("button", name="Give up", exact=True).click()
    page.get_by_role("dialog").wait_for()
    tab.check_axe("giving up")


@pytest.mark.parametrize("name", WALKED)
def test_the_tab_key_leads_everywhere_and_shows_where_it_is(browse: Browse, world: World, name: str) -> None:
    tab = browse()
    page = show(tab, world, name)
    page.evaluate(CONTROLS)
    for _ in range(MOST_STOPS):
        page.keyboard.press("Tab")
        if page.evaluate("window.round"):
            break
    assert page.evaluate("window.round")
    assert page.evaluate("window.reached.size") > 5
    assert page.evaluate(LEFT_OUT) == []
    assert page.evaluate("window.dim") == []


# How many things moved by themselves from now on until the table had its next version.
MOVED: Final = """version => new Promise(done => {
    const moved = new Set();
    let still = 0;
    const look = () => {
        for (const one of document.getAnimations())
            if (Number(one.effect?.getComputedTiming().duration) > 0) moved.add(one);
        still = document.querySelector(".play[data-version]")?.dataset.version !== version ? still + 1 : 0;
        if (still < 12) requestAnimationFrame(look);
        else done(moved.size);
    };
    look();
})"""


@pytest.mark.parametrize(
    ("setting", "system", "moves"),
    [("full", "no-preference", True), ("none", "no-preference", False), ("full", "reduce", False)],
)
def test_nothing_moves_where_that_is_wanted(
    browse: Browse, server: RunningServer, setting: str, system: str, moves: bool
) -> None:
    ann, bob, table = two_people(server.url, **APPRENTICE)
    in_effect([ann, bob], table, 0)
    tab = browse(motion="reduce" if system == "reduce" else "no-preference")
    give_cookie(tab, ann)
    page = tab.open("#/legend")
    page.locator("details.tools summary").click()
    page.get_by_label("Motion").select_option(setting)
    tab.open(f"#/table/{table}")
    expect(page.locator("html")).to_have_attribute("data-motion", setting)
    asked(page)
    page.mouse.move(0, 0)
    version = page.locator(".play[data-version]").get_attribute("data-version")
    page.evaluate(f"version => {{ window.moved = ({MOVED})(version); }}", version)
    choose(page)
    assert (page.evaluate("window.moved") > 0) is moves
