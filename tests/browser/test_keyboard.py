"""Whole games with the keyboard alone, by somebody who hears what the live region says and sees nothing.

Only two things of the page are known here: what is spoken, and the name of what has the focus, which every screen
reader tells.
"""

import random
import re
from typing import Final

import pytest
from playwright.sync_api import Page

from tests.browser.games import at_table, open_menu, picks_of
from tests.browser.tabs import PATIENT, Browse, Tab
from tests.server.server import Person, RunningServer, two_people

MOST_STOPS: Final = 40  # with the Tab key
OVER: Final = "The game is over."
SURE: Final = "Are you sure?"
QUESTION: Final = re.compile(r" ([0-9]+) choices?\.$")
NUMBERED: Final = re.compile(r"[0-9]+: ")

# Everything that is put into the live region, in its order, whether or not it is still there.
LISTEN: Final = """
window.heard = [];
new MutationObserver(changes => {
    for (const { addedNodes } of changes)
        for (const node of addedNodes) {
            if (!(node instanceof Element)) continue;
            if (node.matches("[data-live-region] p")) window.heard.push(node.textContent);
            else for (const line of node.querySelectorAll("[data-live-region] p")) window.heard.push(line.textContent);
        }
}).observe(document, { childList: true, subtree: true });
"""
# What is heard from a line on, once something is among it that wants an answer, or one of the wanted words.
HEAR: Final = r"""
([since, wanted, patience]) => new Promise((done, failed) => {
    const late = performance.now() + patience;
    const look = () => {
        const news = window.heard.slice(since);
        if (news.some(line => / \d+ choices?\.$/.test(line) || wanted.some(word => line.startsWith(word)))) done(news);
        else if (performance.now() > late) failed(new Error("nothing more was said than: " + news.join(" | ")));
        else requestAnimationFrame(look);
    };
    look();
})
"""
# How the focus is told to who does not see it.
FOCUSED: Final = "(document.activeElement.ariaLabel ?? document.activeElement.textContent).trim().replace(/\\s+/g, ' ')"
REGIONS: Final = """
[...document.querySelectorAll("[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log]")]
    .filter(one => one.checkVisibility()).length
"""


class ScreenReader:
    """Somebody who listens, and types."""

    def __init__(self, tab: Tab) -> None:
        self.page: Page = tab.page
        self.since = 0
        self.page.add_init_script(LISTEN)

    def hear(self, *wanted: str) -> list[str]:
        """What is said next, up to a question, the end of the game, or one of these beginnings."""
        news: list[str] = self.page.evaluate(HEAR, [self.since, [OVER, SURE, *wanted], PATIENT])
        self.since += len(news)
        return news

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def answer(self, number: int) -> None:
        self.press(*str(number), "Enter")

    def focused(self) -> str:
        return str(self.page.evaluate(FOCUSED))

    def tab_to(self, name: str, times: int = 1) -> None:
        """Go on with the Tab key to what is called so, for the first or a later time."""
        for _ in range(MOST_STOPS):
            self.press("Tab")
            times -= self.focused().startswith(name)
            if not times:
                return
        raise AssertionError(f"the Tab key does not lead to {name}")


def choices_in(news: list[str]) -> list[str]:
    """The choices that were read after the last question, one after the other; each has its number, and none is
    missing. What others do meanwhile may be told after them."""
    place = max(at for at, line in enumerate(news) if QUESTION.search(line))
    count = int(QUESTION.search(news[place])[1])  # type: ignore[index]  # found above
    read = news[place + 1 : place + 1 + count]
    assert [line.split(":")[0] for line in read] == [str(number + 1) for number in range(count)], news
    assert not any(NUMBERED.match(line) for line in news[place + 1 + count :]), news
    return read


@pytest.mark.parametrize("game", ["seasons", "archimage"])
def test_a_whole_game_by_ear(tab: Tab, server: RunningServer, game: str) -> None:
    reader = ScreenReader(tab)
    tab.open()
    reader.tab_to(f"Play: {game.capitalize()}")
    reader.press("Enter")
    luck = random.Random(6)
    answers = 0
    while True:
        news = reader.hear()
        if OVER in news:
            break
        if news[-1].startswith(SURE):
            reader.press("Tab", "Enter")
            continue
        choices = choices_in(news)
        if not answers:
            assert tab.page.evaluate(REGIONS) == 1
        reader.answer(luck.randint(1, len(choices)))
        answers += 1
    assert answers > 30
    table = next(iter(server.server.tables.loaded))
    play = server.play(table)
    assert (play.setup.game, play.phase) == (game, "over")
    person = Person(server.url)
    person.http.cookies["conclave"] = next(one["value"] for one in tab.context.cookies() if one["name"] == "conclave")
    assert len(picks_of(person, table, 0)) == answers
    scores = person.state(table, seat=0)["result"]["scores"]
    assert news[-2] == OVER
    assert re.search(rf"\b{max(scores)} points$", news[-1]), news[-3:]


def test_u_takes_back_and_the_question_is_asked_again(tab: Tab, server: RunningServer) -> None:
    ann, bob, table = two_people(server.url, level="archmage")
    reader = ScreenReader(tab)
    at_table(tab, ann, table)
    first = choices_in(reader.hear())
    reader.answer(len(first))
    reader.hear("me0 ")  # what she chose; Bob has still to choose
    reader.press("u")
    news = reader.hear()
    assert "me0 takes a choice back." in news
    assert choices_in(news) == first
    assert picks_of(ann, table, 0) == picks_of(bob, table, 1) == []


def test_numbers_of_two_digits_and_those_that_are_none(tab: Tab, server: RunningServer) -> None:
    """A number that is too high begins anew with its last digit; Escape forgets what was typed."""
    ann, _bob, table = two_people(server.url, level="apprentice")
    reader = ScreenReader(tab)
    at_table(tab, ann, table)
    choices = choices_in(reader.hear())
    assert len(choices) < 95
    wanted = ann.state(table, seat=0, lang="none")["question"]["options"][1]["pick"]
    reader.press("1", "Escape", "Enter", "9", "5", "Escape", "9", "2", "Enter")
    reader.hear("me0 ")
    assert picks_of(ann, table, 0) == [wanted]


def test_without_the_choices_read_arrows_walk_the_list(browse: Browse, server: RunningServer) -> None:
    ann, _bob, table = two_people(server.url, level="archmage")
    options = ann.state(table, seat=0)["question"]["options"]
    tab = browse()
    reader = ScreenReader(tab)
    tab.open()
    reader.tab_to("Settings")
    reader.press("Enter")
    for _ in range(MOST_STOPS):
        reader.press("Tab")
        if "Read the choices" in str(tab.page.evaluate("document.activeElement.parentElement.textContent")):
            break
    reader.press("Space", "Escape")
    at_table(tab, ann, table)
    news = reader.hear()
    assert QUESTION.search(news[-1]), news  # and no choice after it
    reader.press("ArrowDown")
    first = str(options[0].get("short") or options[0]["text"])
    assert first in reader.focused()
    reader.press("ArrowDown")
    assert str(options[1].get("short") or options[1]["text"]) in reader.focused()
    reader.press("End")
    assert str(options[-1].get("short") or options[-1]["text"]) in reader.focused()
    reader.press("Home", "ArrowUp")
    assert first in reader.focused()
    reader.press("ArrowDown", "Enter")
    reader.hear("me0 ")
    assert picks_of(ann, table, 0) == [options[1]["pick"]]


def test_another_language_does_not_tell_the_past_again(tab: Tab, server: RunningServer) -> None:
    ann, bob, table = two_people(server.url, level="apprentice")
    for person, seat in ((ann, 0), (bob, 1)) * 3:
        state = person.state(table, seat=seat, lang="none")
        if state["question"]["options"]:
            pick = state["question"]["options"][0]["pick"]
            person.done(f"tables/{table}/picks", seat=seat, version=state["version"], pick=pick)
    reader = ScreenReader(tab)
    page = at_table(tab, ann, table)
    reader.hear()
    open_menu(page)
    page.locator("details.settings > summary").click()
    page.get_by_label("Language").select_option("fr")
    page.wait_for_function("() => window.heard.some(line => / choix\\.$/.test(line))")
    news = page.evaluate("window.heard")[reader.since :]
    assert re.search(r" choix\.$", news[0]), news
