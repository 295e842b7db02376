"""Another language in the middle of a game: all of the page in it, at the same question of the same game."""

import json
import re
from typing import Final

import pytest
from playwright.sync_api import Page

from tests.browser.games import open_menu
from tests.browser.players import Player
from tests.browser.tabs import ROOT, Browse
from tests.server.server import Person, RunningServer

DATA: Final = ROOT / "web" / "src" / "data"
NAMES: Final = {"en": "English", "fr": "Français", "it": "Italiano"}
# Words that are the same in two of the languages.
SAME: Final = {("en", "fr"): {"Pages", "Table", "air"}, ("it", "en"): {"computer"}}
OWN_NAMES: Final = {"Conclave", "Seasons", "Archimage", *NAMES.values()}
# Everything that is read or spoken: the words on the page, and the names of what has none.
TEXTS: Final = r"""
() => {
    const texts = new Set();
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const around = walk.currentNode.parentElement;
        if (!around.closest("script, style, noscript")) texts.add(walk.currentNode.textContent);
    }
    for (const thing of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]"))
        for (const name of ["aria-label", "title", "placeholder", "alt"]) texts.add(thing.getAttribute(name) ?? "");
    return [...texts].map((text) => text.replace(/\s+/g, " ").trim()).filter((text) => text);
}
"""


def shown(page: Page) -> set[str]:
    return set(page.evaluate(TEXTS))


def names_in(language: str) -> set[str]:
    """What cards, spells, mages and the like are called."""

    def within(data: object) -> set[str]:
        if isinstance(data, dict):
            own = {value for key, value in data.items() if key in ("name", "familiar") and isinstance(value, str)}
            return own.union(*map(within, data.values()))
        return set().union(*map(within, data)) if isinstance(data, list) else set()

    return within([json.loads(file.read_text(encoding="utf-8")) for file in DATA.glob(f"*/texts.{language}.json")])


def has_words(text: str) -> bool:
    """Numbers, signs, letters that stand for something and Roman numerals are nobody's language."""
    return re.search(r"[^\W\d_]{3,}", re.sub(r"\b[IVX]+\b", "", text)) is not None


@pytest.mark.parametrize(
    ("game", "first", "second"),
    [("Seasons", "en", "fr"), ("Archimage", "fr", "it"), ("Seasons", "it", "en"), ("Archimage", "en", "fr")],
)
def test_the_language_changes_in_the_middle_of_a_game(
    browse: Browse, server: RunningServer, game: str, first: str, second: str
) -> None:
    tab = browse(language=first)
    player = Player(tab, server, seed=7)
    player.begin(game)
    before = player.play(until=lambda seen: seen.count >= 10)
    page = tab.page
    old = shown(page)
    open_menu(page)
    page.locator("details.settings > summary").click()
    page.locator("details.settings select").first.select_option(second)
    page.keyboard.press("Escape")

    person = Person(server.url)
    person.http.cookies.set("conclave", cookie_of(player))
    told = person.state(player.table, seat=0, lang=second)
    page.locator(".choices h2", has_text=told["question"]["text"]).wait_for()
    after = player.look()

    assert page.locator("html").get_attribute("lang") == second
    assert (after.version, after.since) == (before.version, before.since)
    assert [pick for pick, _ in after.options] == [pick for pick, _ in before.options]
    assert [text for _, text in after.options] == [one.get("short", one["text"]) for one in told["question"]["options"]]
    logged = [text for step in told["log"] for text in step["texts"]]
    written = page.locator(".log").inner_text()
    assert [text for text in logged[-5:] if text not in written] == []
    same = SAME.get((first, second), set()) | OWN_NAMES | (names_in(first) & names_in(second))
    left = {text for text in old & shown(page) if has_words(text) and text.strip(" .0123456789") not in same}
    assert not left, f"still in {first}, or the same in {second}: {sorted(left)}"
    tab.check_axe(f"{game} in {second}")
    player.play(until=lambda seen: seen.count >= 13)


def cookie_of(player: Player) -> str:
    return next(cookie["value"] for cookie in player.tab.context.cookies() if cookie["name"] == "conclave")
