"""The first screen: all in the window at a desk, one press to play, opponents with scores, friends by link and code."""

import io
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

import pytest
from PIL import Image
from playwright.sync_api import Locator, Page, expect

from tests.browser.games import give_cookie, rush
from tests.browser.tabs import LOCALES, PHONE, Browse, Colours, Tab, first_of
from tests.server.server import Person, RunningServer, choose_first, eventually, file_in, running_server

DESKS: Final = [(1280, 720), (1440, 900), (1920, 1080)]
PHONES: Final = [PHONE, (390, 844)]
SMALLEST: Final = 12  # pixels of what is read
TOUCH: Final = 44

# Of what can be read or used: what lies upon something else, or sticks out of the window or of what cuts it off.
AMISS: Final = r"""
() => {
    const left = ".unseen, .art, .skip";
    const shown = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest(left);
    const wanted = "h2, p, b, small, .level, .score, a, button, label, input, select, .code";
    const things = [...document.querySelectorAll(wanted)]
        .filter((one) => shown(one) && !one.classList.contains("unseen") && one.getBoundingClientRect().width > 1);
    const name = (one) => `${one.tagName}.${one.className} ${one.textContent.trim().slice(0, 30)}`;
    const box = (one) => one.getBoundingClientRect();
    const cuts = (one) => ["hidden", "clip", "auto", "scroll"].includes(getComputedStyle(one).overflowX);
    const amiss = [];
    for (const one of things) {
        const own = box(one);
        if (own.left < -1 || own.right > innerWidth + 1) amiss.push("outside: " + name(one));
        if (own.top < -1 || (own.bottom > innerHeight + 1 && document.documentElement.scrollHeight <= innerHeight))
            amiss.push("below: " + name(one));
        for (let up = one.parentElement; up && up !== document.body; up = up.parentElement) {
            const around = box(up);
            if (!cuts(up)) continue;
            const aside = own.right > around.right + 1 || own.left < around.left - 1;
            if (aside || own.bottom > around.bottom + 1 || own.top < around.top - 1)
                amiss.push("cut off: " + name(one));
        }
        if (one.matches("h2, p, b, .level, a, button") && one.scrollWidth > one.clientWidth + 1 && one.clientWidth)
            amiss.push("too long: " + name(one));
    }
    const before = (a, b) => a.right <= b.left + 1 || a.bottom <= b.top + 1;
    const apart = (a, b) => before(a, b) || before(b, a);
    things.forEach((one, index) => {
        for (const other of things.slice(index + 1))
            if (!one.contains(other) && !other.contains(one) && !apart(box(one), box(other)))
                amiss.push(`upon each other: ${name(one)} and ${name(other)}`);
    });
    return amiss;
}
"""
# The size in which the smallest words are set, and which.
TEXT_SIZES: Final = """
() => {
    const sizes = [];
    const walk = document.createTreeWalker(document.querySelector("#app"), NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const around = walk.currentNode.parentElement;
        const blank = !walk.currentNode.textContent.trim();
        if (blank || around.closest("svg, option") || !around.checkVisibility()) continue;
        sizes.push([parseFloat(getComputedStyle(around).fontSize), walk.currentNode.textContent.trim().slice(0, 30)]);
    }
    return sizes.sort((one, other) => one[0] - other[0])[0];
}
"""
SMALL_TARGETS: Final = """
(least) => [...document.querySelectorAll("main :is(a, button, select, input:not(.unseen), label:has(input.unseen))")]
    .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 1)
    .map((one) => [one.getBoundingClientRect(), one.outerHTML.slice(0, 90)])
    .map(([box, what]) => [Math.round(Math.min(box.width, box.height)), what])
    .filter(([size]) => size < least)
"""


@dataclass(frozen=True)
class Tables:
    """Of one person: two that wait for her, one that gathers, and two that are over."""

    ann: Person
    asked: list[str]
    gathering: str
    over: list[str]


def play_through(server: RunningServer, ann: Person, game: str, bot: str, **options: Any) -> str:
    """A whole game against a bot by first choices."""
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": bot}]
    table = str(ann.done("tables", game=game, seats=seats, options=options)["table"])
    ann.ready(table, 0)
    play = server.play(table)
    while True:
        eventually(lambda: play.phase == "over" or 0 in play.waiting)
        if play.phase == "over":
            return table
        choose_first(ann, table, 0)


@pytest.fixture(scope="module")
def server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """One for all of this file."""
    with running_server(file_in(tmp_path_factory.mktemp("lobby"))) as one:
        yield one


def begun(server: RunningServer, ann: Person, game: str, rivals: int) -> str:
    """A table that waits for her first choice."""
    table = str(ann.new("me", *["bot"] * rivals, game=game)["table"])
    ann.ready(table, 0)
    eventually(lambda: 0 in server.play(table).waiting)
    return table


@pytest.fixture(scope="module")
def tables(server: RunningServer) -> Tables:
    ann = Person(server.url)
    over = [
        play_through(server, ann, "archimage", "adept"),
        play_through(server, ann, "seasons", "random", level="apprentice"),
    ]
    asked = [begun(server, ann, "seasons", 1), begun(server, ann, "archimage", 2)]
    gathering = str(ann.new("me", "open", game="archimage")["table"])
    return Tables(ann, asked[::-1], gathering, over[::-1])


def show(tab: Tab, tables: Tables | None = None) -> Page:
    if tables:
        give_cookie(tab, tables.ann)
    page = tab.open()
    page.locator(".world .opponents label").nth(7).wait_for()
    page.locator(".plain-game select").wait_for()
    page.locator("[data-table]" if tables else ".welcome").first.wait_for()
    return page


@pytest.mark.parametrize("language", first_of(list(LOCALES)))
def test_a_desk_has_all_of_it_in_the_window(browse: Browse, tables: Tables, language: str) -> None:
    """Nothing scrolls, lies upon something else, is cut off or is too small to read; with many tables and with none."""
    for whose in (tables, None):
        tab = browse(language=language, size=DESKS[0])
        page = show(tab, whose)
        for size in DESKS:
            page.set_viewport_size({"width": size[0], "height": size[1]})
            assert page.evaluate(
                "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
            ) == list(size)
            assert page.evaluate(AMISS) == [], size
            smallest, words = page.evaluate(TEXT_SIZES)
            assert smallest >= SMALLEST, words
        if whose:
            continue
        page.locator(".friends button.main").click()
        page.locator(".friends .code svg").wait_for()
        for size in DESKS:
            page.set_viewport_size({"width": size[0], "height": size[1]})
            assert page.evaluate(AMISS) == [], f"with an invitation, {size}"


@pytest.mark.parametrize("language", first_of(list(LOCALES)))
def test_a_phone_has_room_for_it(browse: Browse, tables: Tables, language: str) -> None:
    for whose in (tables, None):
        tab = browse(language=language, size=PHONE)
        page = show(tab, whose)
        for size in PHONES:
            page.set_viewport_size({"width": size[0], "height": size[1]})
            tab.fits()
            assert page.evaluate(AMISS) == [], size
            smallest, words = page.evaluate(TEXT_SIZES)
            assert smallest >= SMALLEST, words
            assert page.evaluate(SMALL_TARGETS, TOUCH) == []


def test_the_game_that_waits_comes_first_on_a_phone(browse: Browse, tables: Tables) -> None:
    page = show(browse(size=PHONE), tables)
    tickets = page.locator(".mine > .tickets > li")
    expect(tickets).to_have_count(1)
    box = tickets.bounding_box()
    assert box
    assert box["y"] + box["height"] < PHONE[1] / 3
    tickets.get_by_role("link").tap()
    expect(page).to_have_url(re.compile(tables.asked[0]))


def test_my_games_stand_in_the_order_in_which_they_want_me(tab: Tab, server: RunningServer, tables: Tables) -> None:
    page = show(tab, tables)
    wanted = [*tables.asked, tables.gathering, *tables.over]
    shown = page.locator(".mine > .tickets > li").evaluate_all("all => all.map(one => one.dataset.table)")
    assert shown == wanted[:3]
    expect(page.locator(".mine .waiting")).to_have_text("2 wait for you")
    page.get_by_role("button", name="All 5").click()
    whole = page.get_by_role("dialog").locator("li")
    assert whole.evaluate_all("all => all.map(one => one.dataset.table)") == wanted
    tab.check_axe("all games")
    last = whole.last
    scores = server.play(tables.over[-1]).table.scores
    expect(last.locator(".scores")).to_have_text(f"{scores[0]} : {scores[1]}")
    expect(last).to_contain_text("with Dario")
    last.get_by_role("link", name="Review").click()
    expect(page).to_have_url(re.compile(f"#/replay/{tables.over[-1]}"))


def test_one_press_plays(tab: Tab, server: RunningServer) -> None:
    """Who is new plays the first of the ready-made games against the server's usual bot."""
    page = show(tab)
    page.get_by_role("button", name=re.compile("^Play.*Seasons")).click()
    page.locator(".choices button.option").first.wait_for()
    play = server.play(table_of(page))
    assert play.phase == "playing"
    assert play.table.dump()["settings"]["level"] == "apprentice"
    usual = Person(server.url).fetch("games")["seasons"]["default_bot"]
    assert [seat.bot for seat in play.seats] == ["", usual]


def test_what_is_changed_is_played_and_remembered(tab: Tab, server: RunningServer) -> None:
    page = show(tab)
    world = page.get_by_role("region", name="Seasons", exact=True)
    world.locator("[data-bot=adept]").click()
    world.get_by_role("button", name=re.compile("^Change.*Seasons")).click()
    sheet = page.get_by_role("dialog", name="Change: Seasons")
    sheet.locator(".counts label", has_text="3").click()
    sheet.locator("[data-preset=full]").click()
    tab.check_axe("what can be changed")
    expect(world.locator(".setup p")).to_have_text(re.compile(r"Against Dario and 2 more\s*· Full game"))
    world.locator("button.wax").click()  # the sheet leaves it free
    page.locator(".choices button.option").first.wait_for()
    play = server.play(table_of(page))
    assert [seat.bot for seat in play.seats] == ["", "adept", "adept", "adept"]
    assert play.table.dump()["settings"]["level"] == "archmage"
    page.goto(f"{tab.url}/")
    expect(world.locator(".setup p")).to_have_text(re.compile(r"Against Dario and 2 more\s*· Full game"))
    expect(world.locator("[data-bot=adept] input")).to_be_checked()


@pytest.mark.parametrize("size", first_of(DESKS))
def test_what_can_be_changed_fits_beside_the_button_that_plays(browse: Browse, size: tuple[int, int]) -> None:
    page = show(browse(language="fr", size=size))
    for game in ("seasons", "archimage"):
        world = page.locator(f".world[data-game={game}]")
        world.locator(".setup button").click()
        sheet, wax = world.locator(".change").bounding_box(), world.locator("button.wax").bounding_box()
        assert sheet
        assert wax
        assert sheet["y"] >= 0
        assert sheet["x"] + sheet["width"] <= wax["x"]
        assert world.locator(".change").evaluate("one => one.scrollHeight <= one.clientHeight")
        page.keyboard.press("Escape")
        expect(world.locator(".change")).to_be_hidden()
        expect(world.locator(".setup button")).to_be_focused()


def test_the_score_against_an_opponent_is_kept(tab: Tab, server: RunningServer) -> None:
    """A game that is over counts for its opponent, and still does when the server knows of it no more."""
    page = show(tab)
    world = page.locator(".world[data-game=archimage]")
    expect(world.locator(".score > *")).to_have_count(0)
    world.locator("[data-bot=adept]").click()
    world.locator("button.wax").click()
    rush(page)
    won = server.play(table_of(page)).table.winners == [0]
    page.goto(f"{tab.url}/")
    score = world.locator("[data-bot=adept] .score > [aria-hidden]")
    expect(score).to_have_text("1 : 0" if won else "0 : 1")
    expect(world.locator("[data-bot=adept]")).to_contain_text(f"Your score: {int(won)} won, {int(not won)} lost")
    expect(page.locator(".score > [aria-hidden]")).to_have_count(1)
    tab.context.clear_cookies()
    page.reload()
    page.locator(".welcome").wait_for()
    expect(score).to_have_text("1 : 0" if won else "0 : 1")


def test_friends_come_by_link_or_by_code(browse: Browse, server: RunningServer) -> None:
    tab = browse()
    tab.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = show(tab)
    page.get_by_label("Your name").fill("Ann")
    friends = page.get_by_role("region", name="With friends")
    friends.get_by_role("combobox", name="Game").select_option("archimage")
    friends.get_by_role("button", name="Invite with a link").click()
    code = friends.get_by_role("img", name="QR code of the invitation")
    link = str(code.get_attribute("data-text"))
    assert friends.get_by_role("textbox", name="Invitation").input_value() == link
    assert page.evaluate("navigator.clipboard.readText()") == link
    expect(friends.get_by_role("status")).to_contain_text("The link is copied")
    tab.check_axe("an invitation")
    friends.get_by_role("link", name="To the table").click()
    page.locator(".table-lobby").wait_for()
    play = server.play(table_of(page))
    assert play.setup.game == "archimage"
    assert link == f"{tab.url}/#join={play.setup.invite}"
    bob = browse()
    guest = show(bob)
    guest.get_by_label("Link or code that you were sent").fill(link)
    guest.get_by_role("button", name="Open", exact=True).click()
    guest.get_by_role("button", name="Sit down").click()
    eventually(lambda: [seat.kind for seat in play.seats] == ["human", "human"])
    assert play.seats[0].name == "Ann"


def test_what_is_no_link_is_said_to_be_none(tab: Tab) -> None:
    page = show(tab)
    page.get_by_label("Link or code that you were sent").fill("a few words")
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("neither a link nor a code")


def test_at_one_screen_each_has_a_name(tab: Tab) -> None:
    page = show(tab)
    page.get_by_role("link", name="At one screen").click()
    page.locator("[data-option]").first.wait_for()
    expect(page.locator(".seats > li").nth(1).locator("select").first).to_have_value("here")


def test_everything_else_can_be_reached(tab: Tab) -> None:
    page = show(tab)
    for place in ("#/rules", "#/gallery", "#/legend", "#/verify", "#/new", "#/new/seasons", "#/new/auction"):
        assert page.locator(f'a[href="{place}"]').count(), place


@pytest.mark.parametrize("colours", ["light", "dark"])
@pytest.mark.parametrize("size", [DESKS[0], PHONE], ids=["desk", "phone"])
def test_it_is_for_everybody(browse: Browse, tables: Tables, size: tuple[int, int], colours: Colours) -> None:
    tab = browse(size=size, colours=colours)
    page = show(tab, tables)
    tab.check_axe("my games")
    page.locator(".setup button").first.click()
    page.locator(".change").first.wait_for()
    tab.check_axe("what can be changed")
    tab = browse(size=size, colours=colours)
    show(tab)
    tab.check_axe("somebody new")


# --- what is written on the pictures

READ_ON_PICTURES: Final = {"h2": 3.0, ".pitch": 4.5, ".setup p": 4.5}  # large letters need less
READ_ON_WOOD: Final = (".mine h2", ".mine .waiting", ".name > span", ".join label", ".ways a", ".disclaimer")
WORDS_BOX: Final = """
(one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    const { x, y, width, height } = range.getBoundingClientRect();
    return { x, y, width, height };
}
"""
DARKEST: Final = 0.02  # of the pixels may be worse: edges of drawings


def luminance(colour: tuple[int, ...]) -> float:
    parts = [value / 255 for value in colour[:3]]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def pixels_of(picture: Image.Image) -> Iterator[tuple[int, ...]]:
    data = picture.tobytes()
    return (tuple(data[at : at + 3]) for at in range(0, len(data), 3))


def contrast(one: float, other: float) -> float:
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)


@pytest.mark.parametrize("colours", ["light", "dark"])
@pytest.mark.parametrize("size", first_of([DESKS[0], PHONES[0], *DESKS[1:], *PHONES[1:]], 2))
def test_words_stand_out_on_pictures_and_wood(
    browse: Browse, tables: Tables, size: tuple[int, int], colours: Colours
) -> None:
    page = show(browse(size=size, colours=colours), tables)
    for world in page.locator(".world").all():
        for what, least in READ_ON_PICTURES.items():
            assert worst_contrast(page, world.locator(what)) >= least, (world.get_attribute("data-game"), what)
    for what in READ_ON_WOOD:
        assert worst_contrast(page, page.locator(what).first) >= 4.5, what


def worst_contrast(page: Page, thing: Locator) -> float:
    """Of the colour of some words with what lies behind them, but for the edges of drawings."""
    thing.scroll_into_view_if_needed()
    found = re.findall(r"[\d.]+", thing.evaluate("one => getComputedStyle(one).color"))
    assert len(found) >= 3
    unit = 255 if "srgb" in thing.evaluate("one => getComputedStyle(one).color") else 1
    ink = luminance(tuple(round(float(part) * unit) for part in found[:3]))
    thing.evaluate("one => one.style.setProperty('color', 'transparent')")
    box = thing.evaluate(WORDS_BOX)
    picture = Image.open(io.BytesIO(page.screenshot(clip=box))).convert("RGB")
    ratios = sorted(contrast(ink, luminance(pixel)) for pixel in pixels_of(picture))
    return ratios[int(len(ratios) * DARKEST)]


def table_of(page: Page) -> str:
    page.wait_for_url(re.compile(r"#/table/\w+"))
    found = re.search(r"#/table/(\w+)", page.url)
    assert found
    return found[1]
