"""The table of Archimage in windows of every size: nothing lies over anything else or sticks out, all can be read, and
the seat that is framed is the one that is asked."""

import random
import re
from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations, pairwise
from math import hypot
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from conclave.games.archimage.rules.table import Archimage
from conclave.table.data import Data
from conclave.table.rng import KEY_BYTES
from conclave.table.rules import load_table, new_table
from tests.browser.games import give_cookie
from tests.browser.tabs import Browse, Tab, first_of
from tests.games.scene import A
from tests.server.server import Person, RunningServer, file_in, running_server

DESKS: Final = [(1280, 720), (1440, 900), (1920, 1080)]
PHONES: Final = [(360, 640), (390, 844)]
NAMES: Final = ["Ada", "Blaise", "Chiara", "Dario", "Elio"]
BREAKING: Final = 0.8  # of the times that a seal can be broken
LATE: Final = 5  # rounds
MANY: Final = 5  # scrolls
STEADY: Final = 400  # milliseconds: more than a thing must have lain still to be pressed
MOST_PICKS: Final = 4000
SEEDS: Final = range(40)
TEXT: Final = 12  # pixels, the least for what is read
DIGITS: Final = 9  # for the digits inside seals
SEAL: Final = 30  # pixels that a seal is wide at least
FINGER: Final = 44  # pixels of each scroll that no other lies over

# What a desk shows beside and below the tower, each in one piece.
PIECES: Final = [
    *(".rival", "section.round", ".chronicle", ".zoom", ".corner"),
    *(".own > .target", ".own .who", ".tray", ".scrolls", ".acts .stamp", ".minor"),
]

MATS: Final = {
    ".rival",
    "section.round",
    ".chronicle",
    ".tray",
    ".acts .stamp",
    ".minor",
}  # which the prompt never covers

BOXES: Final = """
(wanted) => wanted.flatMap((what) => [...document.querySelectorAll(".play " + what)].map((thing) => {
    const { left, top, right, bottom } = thing.getBoundingClientRect();
    return { what, left, top, right, bottom };
})).filter(({ left, right }) => right > left)
"""
# The size in pixels of each text that is seen, in words and in drawings, and whether it is inside a seal or a die.
TEXTS: Final = """
() => {
    const found = [];
    const walker = document.createTreeWalker(document.querySelector(".board"), NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const thing = node.parentElement;
        const seen = thing.checkVisibility({ visibilityProperty: true }) && !thing.closest(".unseen");
        if (!seen || !node.textContent.trim()) continue;
        const scale = thing.ownerSVGElement ? thing.getScreenCTM().a : 1;
        const size = parseFloat(getComputedStyle(thing).fontSize) * scale;
        const [sign, die] = [thing.matches("svg .letter"), !!thing.closest(".die")];
        found.push({ text: node.textContent.trim(), size, sign, die });
    }
    return found;
}
"""
# What does not fit into its own line.
CUT: Final = """
() => [...document.querySelectorAll(".board .line .name, .board h2")]
    .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1)
    .map((one) => one.textContent.trim())
"""
SPACES: Final = """
() => [...document.querySelectorAll(".board .space")].map((one) => {
    const boxes = [...one.querySelectorAll(".seal, .roller, .free, .hall")].map((part) => part.getBoundingClientRect());
    const [left, top, right, bottom] = ["left", "top", "right", "bottom"].map((side, at) =>
        Math[at < 2 ? "min" : "max"](...boxes.map((box) => box[side])));
    const [seal, scroll] = [!!one.querySelector(".seal"), !!one.querySelector(".roller")];
    return { what: one.id, left, top, right, bottom, seal, scroll };
})
"""

Box = dict[str, Any]
Wanted = Callable[[Archimage], bool]


@pytest.fixture(scope="module")
def server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """One for all of this file."""
    with running_server(file_in(tmp_path_factory.mktemp("towers"))) as one:
        yield one


def question(t: Archimage) -> str:
    return t.effects.question_keys[t.question]


@cache
def played(players: int, circle: str, wanted: Wanted) -> Data:
    """A table that was played at random, breaking seals wherever that can be, until a position is as it is wanted."""
    for seed in SEEDS:
        luck = random.Random(seed)
        t = new_table("archimage", players, seed.to_bytes(KEY_BYTES, "big"), {"circle": circle})
        assert isinstance(t, Archimage)
        for _ in range(MOST_PICKS):
            if t.over:
                break
            if wanted(t):
                return t.dump()
            breaks = [pick for pick in t.options if t.notation(pick).startswith("break")]
            t.choose(luck.choice(breaks if breaks and luck.random() < BREAKING else t.options))
    raise LookupError("no such position")


def early(t: Archimage) -> bool:
    """A's turn, with seals to break."""
    return question(t) == "turn" and t.asked == A and t.round > 1 and can_break(t)


def late(t: Archimage) -> bool:
    """The same after many rounds, with many scrolls."""
    return early(t) and t.round > LATE and len(t.players[A].scrolls) >= MANY and len(t.players[A].dice) > 1


def another(t: Archimage) -> bool:
    """In somebody's turn somebody else is asked, neither of them A."""
    return question(t) == "theft-which" and A not in (t.asked, t.active)


def can_break(t: Archimage) -> bool:
    return any(t.notation(pick).startswith("break") for pick in t.options)


def sit(tab: Tab, server: RunningServer, dumped: Data) -> Page:
    """At such a table, in A's seat."""
    ann, others = Person(server.url), Person(server.url)
    t = load_table(dumped)
    made = ann.new("me", *["open"] * (t.seats - 1), game="archimage", circle=str(dumped["settings"]["circle"]))
    table = str(made["table"])
    ann.ready(table, 0)
    for seat in range(1, t.seats):
        others.done("join", code=made["invite"], name=NAMES[seat], seat=seat)
        others.ready(table, seat)
    play = server.play(table)
    play.record.table = t
    for seat, name in zip(play.seats, NAMES, strict=False):
        seat.name = name
    play.rest()
    give_cookie(tab, ann)
    page = tab.open(f"#/table/{table}/0")
    page.locator(".board .space").first.wait_for()
    page.locator("[data-prompt]").wait_for()
    return page


POSITIONS: Final[dict[int, tuple[str, Wanted]]] = {2: ("I", early), 5: ("IV", late)}


def seated(browse: Browse, server: RunningServer, size: tuple[int, int], players: int) -> tuple[Tab, Page]:
    tab = browse(size=size)
    return tab, sit(tab, server, played(players, *POSITIONS[players]))


def apart(one: Box, other: Box) -> bool:
    return bool(
        one["right"] <= other["left"] + 1
        or other["right"] <= one["left"] + 1
        or one["bottom"] <= other["top"] + 1
        or other["bottom"] <= one["top"] + 1
    )


def check_apart(boxes: list[Box]) -> None:
    for one, other in combinations(boxes, 2):
        assert apart(one, other), (one, other)


def check_inside(boxes: list[Box], size: tuple[int, int]) -> None:
    for box in boxes:
        assert box["left"] >= -1, box
        assert box["top"] >= -1, box
        assert box["right"] <= size[0] + 1, box
        assert box["bottom"] <= size[1] + 1, box


def check_texts(page: Page) -> None:
    texts = page.evaluate(TEXTS)
    assert len(texts) > 20
    small = [one for one in texts if not one["die"] and one["size"] < (DIGITS if one["sign"] else TEXT) - 0.01]
    assert not small, small


def check_still(page: Page, size: tuple[int, int]) -> None:
    """The window shows all there is."""
    told = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert told == list(size)


@pytest.mark.parametrize("players", POSITIONS)
@pytest.mark.parametrize("size", first_of(DESKS), ids=str)
def test_on_a_desk_everything_has_room(
    browse: Browse, server: RunningServer, size: tuple[int, int], players: int
) -> None:
    tab, page = seated(browse, server, size, players)
    check_still(page, size)
    pieces = page.evaluate(BOXES, PIECES)
    assert {box["what"] for box in pieces} >= set(PIECES) - {".chronicle"}
    check_inside(pieces, size)
    check_apart(pieces)
    for parts in (".rival .line", ".rival .die", ".own .die", ".reserve li", ".spells li", ".cards i"):
        check_apart(page.evaluate(BOXES, [parts]))
    for seat in range(1, players):
        mat = page.evaluate(BOXES, [f"[data-seat='{seat}'].rival"])[0]
        for box in page.evaluate(BOXES, [f"[data-seat='{seat}'] .line", f"[data-seat='{seat}'] .die"]):
            assert mat["left"] <= box["left"]
            assert box["right"] <= mat["right"]
            assert box["bottom"] <= mat["bottom"]
    assert page.evaluate(CUT) == []
    prompt = page.evaluate(BOXES, ["[data-prompt]"])
    check_inside(prompt, size)
    mats = [box for box in pieces if box["what"] in MATS]
    for box in mats:
        assert apart(box, prompt[0]), box
    spaces = page.evaluate(SPACES)
    check_inside(spaces, size)
    for one, other in combinations(spaces, 2):
        assert between(one, other) > -1, (one, other)
    for space in spaces:
        assert space["right"] - space["left"] >= SEAL or not space["seal"], space
        for box in mats:
            assert apart(space, box), (space, box)
    own = page.evaluate(BOXES, [".scrolls li"])
    for one, other in pairwise(own):
        assert other["left"] - one["left"] >= FINGER
    check_texts(page)
    tab.check_axe("by day")
    page.emulate_media(color_scheme="dark")
    tab.check_axe("by night")


@pytest.mark.parametrize("players", POSITIONS)
@pytest.mark.parametrize("size", first_of(PHONES), ids=str)
def test_on_a_phone_what_matters_is_in_sight(
    browse: Browse, server: RunningServer, size: tuple[int, int], players: int
) -> None:
    tab, page = seated(browse, server, size, players)
    check_still(page, size)
    pieces = page.evaluate(BOXES, [".rival", "button.stand", ".corner", ".own > .target", ".tray", ".scrolls", ".acts"])
    assert len([box for box in pieces if box["what"] == ".rival"]) == players - 1
    check_inside(pieces, size)
    check_apart(pieces)
    prompt = page.evaluate(BOXES, ["[data-prompt]"])
    check_inside(prompt, size)
    check_apart([*prompt, *page.evaluate(BOXES, [".tray", ".scrolls", ".acts", ".rival", ".zoom"])])
    check_inside(page.evaluate(BOXES, [".own .die", ".acts .stamp"]), size)
    lit = [box for box in page.evaluate(BOXES, [".space.lit .halo"]) if not outside(box, size)]
    assert lit, "nothing that can be chosen is in sight"
    assert all(box["right"] - box["left"] >= FINGER for box in lit)
    check_texts(page)
    page.locator(".strip .toggle").last.click()
    check_inside(page.evaluate(BOXES, [".strip .held .line"]), size)
    assert page.locator(".strip .held .line").count() > 0
    page.locator(".strip .toggle").last.click()
    page.locator("button.stand").click()
    page.locator("section.round").wait_for()
    check_inside(page.evaluate(BOXES, ["section.round"]), size)
    tab.check_axe("by day")
    page.emulate_media(color_scheme="dark")
    tab.check_axe("by night")


def between(one: Box, other: Box) -> float:
    """How far apart two spaces of the tower are; scrolls are boxes, all others round."""
    if one["scroll"] and other["scroll"]:
        return 0 if apart(one, other) else -2
    if other["scroll"]:
        one, other = other, one
    x, y, radius = (other["left"] + other["right"]) / 2, (other["top"] + other["bottom"]) / 2, half(other)
    if not one["scroll"]:
        middle = (one["left"] + one["right"]) / 2, (one["top"] + one["bottom"]) / 2
        return hypot(x - middle[0], y - middle[1]) - radius - half(one)
    nearest = max(one["left"], min(x, one["right"])), max(one["top"], min(y, one["bottom"]))
    return hypot(x - nearest[0], y - nearest[1]) - radius


def half(box: Box) -> float:
    return float(box["right"] - box["left"]) / 2


def outside(box: Box, size: tuple[int, int]) -> bool:
    return bool(box["right"] < 0 or box["left"] > size[0] or box["bottom"] < 0 or box["top"] > size[1])


@pytest.mark.parametrize("size", [DESKS[0], PHONES[0]], ids=str)
def test_the_seat_that_is_asked_is_framed(browse: Browse, server: RunningServer, size: tuple[int, int]) -> None:
    """Not the one whose turn it is."""
    dumped = played(3, "III", another)
    asked = load_table(dumped).asked
    tab = browse(size=size)
    page = sit(tab, server, dumped)
    framed = page.locator(".board .asked")
    expect(framed).to_have_count(1)
    assert framed.get_attribute("data-seat") == str(asked)


def test_a_die_in_the_hand_shows_what_it_helps_to_break(browse: Browse, server: RunningServer) -> None:
    page = seated(browse, server, DESKS[0], 2)[1]
    lit = page.locator(".space.lit")
    assert lit.count() > 0
    assert page.locator(".space.aside").count() == 0
    dice = page.locator("[data-die]")
    standing = set()
    for one in range(dice.count()):
        dice.nth(one).click()
        expect(dice.nth(one)).to_have_attribute("aria-pressed", "true")
        standing |= set(page.locator(".space.lit:not(.aside)").evaluate_all("all => all.map(one => one.id)"))
        assert page.locator(".space.aside").count() > 0
    assert standing == set(lit.evaluate_all("all => all.map(one => one.id)"))
    dice.last.click()
    expect(page.locator(".space.aside")).to_have_count(0)


def test_a_space_is_selected_by_the_first_tap_and_chosen_by_the_second(browse: Browse, server: RunningServer) -> None:
    page = seated(browse, server, DESKS[0], 2)[1]
    version = page.locator(".play").get_attribute("data-version")
    page.wait_for_timeout(STEADY)
    page.locator(".space.lit").first.click()
    expect(page.locator(".space.selected")).to_have_count(1)
    expect(page.locator("[data-prompt] .selection")).to_be_visible()
    expect(page.locator(".acts .stamp")).to_have_attribute("data-decide", re.compile("^break"))
    assert page.locator(".play").get_attribute("data-version") == version
    page.wait_for_timeout(STEADY)
    page.locator(".space.selected").click()
    expect(page.locator(".play")).not_to_have_attribute("data-version", version or "")
