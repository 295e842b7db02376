"""Every spell of Archimage in a list, by magic circle, or one of them in full."""

from types import MappingProxyType
from typing import Final

from conclave.games.archimage.rules.scrolls import BOND, CIRCLES, SPELLS
from conclave.games.archimage.terminal.reference import Entry, all_spells, find, near
from conclave.games.archimage.text.scrolls import scroll_points
from conclave.games.archimage.text.settings import circle_named
from conclave.games.archimage.text.words import school
from conclave.terminal.card_list import CardList, unknown
from conclave.terminal.screen import Screen, make_console, put_json
from conclave.text import say
from conclave.text.errors import Mistake
from conclave.text.typed_words import typed
from conclave.text.words import listed, plain


class ArchimageSpells(CardList):
    """Spells and their scrolls."""

    options = MappingProxyType({"circle": "CIRCLE"})

    def option_help(self, option: str) -> str:
        return say("archimage-cli-cards-circle")

    def words_help(self) -> str:
        return say("archimage-cli-cards-words")

    def knows(self, text: str) -> bool:
        return find(text) is not None

    def tell(self, words: list[str], chosen: dict[str, str | None], as_json: bool) -> None:
        tell(words, chosen["circle"], as_json)


CARDS: Final = ArchimageSpells()


def tell(words: list[str], circle: str | None, as_json: bool) -> None:
    """Lists the spells, or tells all about the one that is named."""
    text = " ".join(words)
    if circle is None and circle_named(text) in CIRCLES:
        tell([], text, as_json)
        return
    if plain(text) in {"", *typed("archimage-input-spells")}:
        entries = all_spells("" if circle is None else known_circle(circle))
        if as_json:
            put_json([entry.data() for entry in entries])
        else:
            show(entries, Screen(make_console()))
        return
    found = find(text)
    if found is None:
        raise Mistake(unknown(text, near(text), "archimage-cli-no-spell", "archimage-cli-no-spell-near"))
    if as_json:
        put_json(found.data())
    else:
        Screen(make_console()).lines(found.lines())


def known_circle(text: str) -> str:
    circle = circle_named(text)
    if circle not in CIRCLES:
        raise Mistake(say("archimage-cli-no-circle", circle=text, circles=listed(CIRCLES)))
    return circle


def show(entries: list[Entry], screen: Screen) -> None:
    """A list for people: each circle under its name, each spell with its power before it."""
    circles = list(dict.fromkeys(entry.circles[-1] for entry in entries if entry.circles))
    screen.line(say("archimage-cli-spells-title", circles=len(circles)), "bold")
    screen.line(say("archimage-cli-spells-how"))
    shown = ""
    for entry in entries:
        circle = entry.circles[-1] if entry.circles else SPELLS[BOND]
        if circle != shown:
            title = say("archimage-cli-spells-circle", circle=circle, school=school(circle)) if entry.circles else ""
            screen.line(title or say("archimage-cli-spells-bond"), "bold")
            shown = circle
        first, *rest = entry.texts()
        power = scroll_points(entry.any_key)
        screen.hanging([(f"{power:2}. ", say("archimage-cli-spells-line", name=entry.name, text=first))])
        screen.hanging([("    ", line) for line in rest])
