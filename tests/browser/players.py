"""Playing at the page as people do: by clicks and taps, on the table and in the list of choices.

    player = Player(tab, server, seed=1)          # the seed is that of the deal too: a game is the same every time
    player.begin("Seasons")                       # from the lobby, against the computer
    player.play(until=lambda seen: seen.count > 20)
    player.play()                                 # to the end

Nothing waits for a time: after each choice the page is asked, in one go, to tell when the next question stands.
"""

import json
import random
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from playwright.sync_api import Locator, Page, Position

from conclave import Record
from conclave.cli import main
from tests.browser.tabs import PATIENT, Tab
from tests.games.seasons.scene import Scene
from tests.server.server import Person, RunningServer

# What stands on the page, as soon as one of these is so: another question than `since` is asked and can be answered,
# the game is over, "are you sure" is asked, or a thing with several choices has opened.
WATCH: Final = r"""
([since, patience]) => new Promise((done, failed) => {
    const late = performance.now() + patience;
    const all = (what) => [...document.querySelectorAll(what)];
    const words = (thing) => (thing ? thing.textContent.trim() : "");
    const open = () => {
        if (all("dialog[open][aria-labelledby=sure]").length) return "sure";
        if (all("dialog[open][data-closeup]").length) return "sheet";
        if (all(".target > .menu:not(.why), .popup").length) return "menu";
        return "";
    };
    const look = () => {
        const play = document.querySelector(".play");
        const choices = document.querySelector(".choices");
        const options = all(".choices button.option");
        const told = {
            version: Number(play?.dataset.version ?? 0),
            phase: play?.dataset.phase ?? "",
            since: choices?.dataset.since ?? "",
            question: words(choices?.querySelector("h2")),
            options: options.map((one) => [one.dataset.pick, words(one.querySelector(".words"))]),
            lit: all(".play .lit[data-target]").map((one) => [
                one.dataset.target,
                words(one.querySelector(":scope > .thing > .unseen")) || one.getAttribute("aria-label") || "",
            ]),
            loose: all("[data-loose] .card-button:enabled").length,
            ready: all("[data-ready]:enabled").length > 0,
            open: open(),
        };
        const busy = options.some((one) => one.ariaDisabled === "true");
        if (told.phase === "over" && document.querySelector(".result")) done(told);
        else if (told.open) done(told);
        else if (told.since && told.since !== since && !busy && document.querySelector(".board > *")) done(told);
        else if (performance.now() > late) failed(new Error("nothing came: " + JSON.stringify(told)));
        else requestAnimationFrame(look);
    };
    look();
})
"""

# The middle of a place in a drawing, in pixels, or null if something else lies over it. A figure on it stands for it.
IN_SIGHT: Final = """
(thing) => {
    thing.scrollIntoView({ block: "center" });
    const box = thing.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const there = document.elementFromPoint(x, y)?.closest("[data-target], [data-at]");
    return there && (there === thing || `space/${there.dataset.at}` === thing.dataset.target) ? [x, y] : null;
}
"""
HELD: Final = """
(since) => {
    const play = document.querySelector(".play");
    const same = document.querySelector(".choices")?.dataset.since === since;
    const on = document.querySelector("dialog[open], .target > .menu, .popup, .option[aria-disabled=true]");
    return same && !on ? (play?.dataset.held ?? "") : null;
}
"""
CREST: Final[Position] = {"x": 20, "y": 30}  # of a card or a scroll, which others may lie upon
STEADY: Final = 320  # milliseconds that a thing must lie unchanged before a press of it counts
MOST_TOUCHES: Final = 40
MOST_LAID: Final = 40  # cards laid on shelves before one gives up


@dataclass
class PageState:
    """The page when a question stands: the choices in the list, and what is lit on the table."""

    version: int
    phase: str
    since: str
    question: str
    options: list[tuple[str, str]]
    lit: list[tuple[str, str]]
    loose: int
    ready: bool
    open: str
    count: int = 0  # choices made before

    @property
    def over(self) -> bool:
        return self.phase == "over"


Each = Callable[[PageState], None]
Until = Callable[[PageState], bool]


@dataclass
class Player:
    """Somebody at a tab who chooses at random: from the list, or half of the time on the table if something is lit."""

    tab: Tab
    server: RunningServer
    seed: int = 1
    finger: bool = False
    seen: PageState | None = None
    used: dict[str, int] = field(default_factory=dict)  # how often each way of choosing was taken

    def __post_init__(self) -> None:
        self.luck = random.Random(self.seed)
        self.server.server.actions.random_bytes = random.Random(self.seed).randbytes
        self.tab.context.add_init_script("crypto.getRandomValues = (values) => values.fill(7)")

    @property
    def page(self) -> Page:
        return self.tab.page

    @property
    def table(self) -> str:
        found = re.search(r"#/table/([^/]+)", self.page.url)
        assert found, self.page.url
        return found[1]

    # --- beginning

    def begin(self, game: str, preset: str = "", opponents: int = 1) -> None:
        """One press in the lobby and one is in a game. Another preset, named as the page names it, or more
        opponents are chosen behind Change."""
        self.tab.open()
        world = self.page.get_by_role("region", name=game, exact=True)
        if preset or opponents > 1:
            world.locator(".setup button").click()
            if preset:
                world.locator(".presets label", has_text=preset).click()
            world.locator(".counts label", has_text=str(opponents)).click()
            self.page.keyboard.press("Escape")
        world.locator("button.wax").click()
        self.look()

    def lay(self, game: str, players: int, bot: str = "", **options: str) -> None:
        """A table of one's own with bots in the other seats; options by the titles of their values."""
        page = self.tab.open(f"#/new/{game}")
        page.locator("[data-option]").first.wait_for()
        for _ in range(players - 2):
            page.locator(".seats + button").click()
        for seat in range(2, players + 1):
            row = page.locator(".seats > li").nth(seat - 1)
            row.locator("select").first.select_option("bot")
            if bot and row.locator("> select").count() > 1:
                row.locator("> select").nth(1).select_option(bot)
        for name, title in options.items():
            settle(page, name, title)
        page.locator("form.new button[type=submit]").click()
        self.look()

    def enter(self, table: str, person: Person, seat: int = 0) -> None:
        """Come to a table with the seats of somebody else, as with a seat carried to this device."""
        self.tab.context.add_cookies([{"name": "conclave", "value": person.secret, "url": self.tab.url}])
        self.tab.open(f"#/table/{table}/{seat}")
        self.look()

    # --- playing on

    def look(self, since: str = "") -> PageState:
        """Wait for another question than that one, or for whatever else is to be answered."""
        told = self.page.evaluate(WATCH, [since, PATIENT])
        made = self.seen.count if self.seen else 0
        self.seen = PageState(
            **{
                **told,
                "options": list(map(tuple, told["options"])),
                "lit": list(map(tuple, told["lit"])),
                "count": made,
            }
        )
        return self.seen

    def play(
        self, until: Until = lambda seen: seen.over, each: Each = lambda seen: None, most: int = 2000
    ) -> PageState:
        """Choose until something is so; `each` looks at every position before the choice."""
        seen = self.seen or self.look()
        while not until(seen) and not seen.over:
            each(seen)
            seen = self.choose()
            assert seen.count < most, "the game never ends"
        return seen

    def choose(self) -> PageState:
        """One choice, in whatever way."""
        seen = self.seen
        assert seen is not None
        if seen.loose and self.luck.random() < 0.8:
            self.share_out()
        elif seen.lit and self.luck.random() < 0.5:
            self.touch(self.luck.choice(seen.lit)[0])
        else:
            self.pick(self.luck.randrange(len(seen.options)))
        return self.answered(seen)

    def answered(self, before: PageState) -> PageState:
        """Go through what opens on the way, until the next question stands."""
        seen = self.look(before.since)
        while seen.open:
            if seen.open == "sure":
                self.press("dialog[aria-labelledby=sure] button:not(.stay)", "sure")
            elif seen.open == "sheet":
                self.press("dialog[data-closeup] [data-choose]", "sheet")
            else:
                self.press(".target > .menu .chip, .popup .chip", "menu")
            seen = self.look(before.since)
        seen.count = before.count + 1
        return seen

    def press(self, buttons: str, way: str) -> None:
        """One of these, whichever."""
        found = self.page.locator(buttons)
        self.act(found.nth(self.luck.randrange(found.count())))
        self.note(way)

    def act(self, thing: Locator, place: Position | None = None) -> None:
        if self.finger:
            thing.tap(position=place)
        else:
            thing.click(position=place)

    def show_list(self, wanted: bool) -> None:
        """Open or close the list of all choices, which lies over a part of the table."""
        if (self.page.locator(".choices.open").count() > 0) is not wanted:
            self.act(self.page.locator("[data-list]"))

    def pick(self, number: int) -> None:
        """From the list."""
        self.show_list(True)
        self.act(self.page.locator(".choices button.option").nth(number))
        self.note("list")

    def touch(self, target: str) -> None:
        """On the table: a thing is selected and then chosen, by another touch or the deciding button; of a set as many
        things are taken as it needs."""
        self.show_list(False)
        self.touch_once(target)
        for _ in range(MOST_TOUCHES):
            held = self.held()
            if held is None:
                break
            if held == "" or (held == "selected" and self.luck.random() < 0.5):  # it was pressed too soon to count
                self.touch_once(target)
            elif held in ("selected", "gathered"):
                self.press_thing(self.page.locator("button.stamp"))
            else:
                self.touch_once(self.luck.choice(self.not_taken()))
        self.note("table")

    def held(self) -> str | None:
        """What is selected or gathered while the question stands and nothing has opened; None as soon as it goes on."""
        told: str | None = self.page.evaluate(HELD, self.seen.since if self.seen else "")
        return told

    def not_taken(self) -> list[str]:
        """Things of a set of which none is taken yet, or all where each is: one that is taken up may be put back."""
        found: list[list[str]] = [
            self.page.locator(f".play .lit[data-target]{taken}").evaluate_all(
                "all => all.map((one) => one.dataset.target)"
            )
            for taken in (":not(.selected)", "")
        ]
        return found[0] or found[1]

    def touch_once(self, target: str) -> None:
        thing = self.page.locator(f'.lit[data-target="{target}"]').first
        if thing.locator(":scope > .thing").count():
            self.press_thing(thing.locator(":scope > .thing"))
        else:
            self.touch_drawing(target, thing)

    def press_thing(self, thing: Locator) -> None:
        """Mostly by keys, which need not wait until the thing has lain there for a while."""
        if self.finger or self.luck.random() < 0.2:
            self.page.wait_for_timeout(STEADY)
            self.act(thing, CREST if thing.locator(".card, .sheet").count() else None)
        else:
            thing.press("Enter")

    def touch_drawing(self, target: str, thing: Locator) -> None:
        """A place in the tower or on the wheel: where it is not in sight, all of the tower is shown first."""
        place = thing.evaluate(IN_SIGHT)
        if place is None:
            self.act(self.page.locator(".zoom .chip").last)
            place = thing.evaluate(IN_SIGHT)
        assert place is not None, f"{target} is lit and cannot be seen"
        self.page.wait_for_timeout(STEADY)
        if self.finger:
            self.page.touchscreen.tap(*place)
        else:
            self.page.mouse.click(*place)

    def share_out(self) -> None:
        """Cards are laid on the shelves in any order, one is taken back, and all are chosen at once. Where some were
        chosen before, what is laid may hinder the rest: then the list is left."""
        self.show_list(False)
        loose = self.page.locator("[data-loose] .card-button:enabled")
        for laid in range(MOST_LAID):
            if self.page.locator("[data-ready]").count():
                self.act(self.page.locator("[data-ready]"))
                self.page.locator("[data-loose]").first.wait_for(state="detached")
                self.note("shelves")
                return
            if laid == 2:
                self.act(self.page.locator("[data-shelf] .card-button:enabled").first)
            self.act(loose.nth(self.luck.randrange(loose.count())))
        self.pick(0)

    def note(self, way: str) -> None:
        self.used[way] = self.used.get(way, 0) + 1

    # --- what it comes to

    def download(self, folder: Path) -> Path:
        """The record, by the page's own link."""
        with self.page.expect_download() as coming:
            self.page.locator(".result a[download]").click()
        kept = folder / coming.value.suggested_filename
        coming.value.save_as(kept)
        return kept

    def scores_shown(self) -> list[int]:
        cells = self.page.locator(".result tfoot td").all_inner_texts()
        return [int(cell.replace("−", "-").replace("+", "")) for cell in cells]


def settle(page: Page, name: str, title: str) -> None:
    """One option of a new table, by the title of the value."""
    field = page.locator(f"[data-option={name}]")
    if field.locator("select").count():
        field.locator("select").select_option(label=title)
    else:
        field.locator("label", has=page.get_by_text(title, exact=True)).click()


def check_lit(seen: PageState) -> None:
    """What is lit on the table stands in the list too: by its sentence, or where there are several by what it is."""
    texts = {text for _, text in seen.options}
    assert len(texts) == len(seen.options) > 0, f"two choices that nobody can tell apart: {seen.options}"
    for target, name in seen.lit:
        if target.startswith("space/"):
            about = [pick for pick, _ in seen.options if is_about_space(pick, target.removeprefix("space/"))]
            assert about, (target, name, seen.options)
        else:
            assert name.startswith("Choices for ") or name.removesuffix(".") in texts or name in texts, (
                target,
                name,
                texts,
            )


def is_about_space(pick: str, space: str) -> bool:
    """Seats, mages and familiars are chosen where they stand, and the season token where it would go."""
    verb, *rest = pick.split()
    return verb in ("seat", "mage", "familiar", "move", "take") or rest[-1:] == [space]


def check_end(player: Player, folder: Path) -> Record:
    """The page tells the server's result, and the file that it hands out is a whole and fair game."""
    scores = player.server.play(player.table).record.table.scores
    assert player.scores_shown() == scores
    kept = player.download(folder)
    assert main(["verify", str(kept)]) == 0
    record = Record.load(json.loads(kept.read_text(encoding="utf-8")))
    assert record.table.scores == scores
    return record


def lay_out(server: RunningServer, scene: Scene) -> tuple[Person, str]:
    """A position that a scene has laid out, at a table of the server; and who has its first seat."""
    ann, others = Person(server.url), Person(server.url)
    seats = scene.t.seats
    options = {name: value for name, value in scene.t.dump()["settings"].items() if name != "players"}
    made = ann.new("me", *["open"] * (seats - 1), **options)
    table = str(made["table"])
    ann.ready(table, 0)
    for seat in range(1, seats):
        others.done("join", code=made["invite"], name=f"Rival {seat}", seat=seat)
        others.ready(table, seat)
    play = server.play(table)
    play.record.table = scene.t
    play.rest()
    return ann, table


def crystals_of(page: Page, seat: int) -> int:
    """As the table shows them."""
    return int(page.locator(f'[data-place="crystals/{seat}"] .unseen').inner_text().split()[0].replace("−", "-"))
