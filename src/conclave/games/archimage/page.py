"""What the page is built with for Archimage: spells, mages and the standard boards; and its gallery."""

from typing import Final

from conclave.games.archimage.rules.boards import standard_board
from conclave.games.archimage.rules.elements import ELEMENT_NAMES
from conclave.games.archimage.rules.mages import MAGES
from conclave.games.archimage.rules.rounds import FEW_HIGHEST
from conclave.games.archimage.rules.scrolls import BOND, CIRCLES, POWERS, SCROLL_NUMBERS, SPELLS
from conclave.games.archimage.rules.table import RULES
from conclave.games.archimage.text.explanations import SOURCES
from conclave.games.archimage.text.scrolls import ScrollFacts, familiar_name, mage_name, scroll_data, spell_name
from conclave.text.page import PageData


def data() -> dict[str, object]:
    boards = {str(players): standard_board(players).data() for players in RULES.options["players"].values}
    facts = {"spells": [spell_facts(spell) for spell in spells()], "few_highest": FEW_HIGHEST, "mages": MAGES}
    return {"facts": facts, "boards": boards}


def spells() -> list[str]:
    """The Bond, then the others."""
    return [SPELLS[BOND], *SPELLS[:BOND]]


def spell_facts(spell: str) -> dict[str, object]:
    return {"spell": spell, "power": scrolls_of(spell)[0]["power"], "circles": circles_of(spell)}


def circles_of(spell: str) -> list[str]:
    """The magic circles that have the spell; a Bond is everybody's."""
    number = SPELLS.index(spell)
    if number == BOND:
        return []
    circle = CIRCLES[number // POWERS]
    return ["0", circle] if circle == CIRCLES[0] else [circle]


def scrolls_of(spell: str) -> list[ScrollFacts]:
    """A spell's scroll of each element; of the Bond there is one only."""
    keys = [spell] if spell == SPELLS[BOND] else [f"{spell}-{element}" for element in ELEMENT_NAMES]
    return [scroll_data(key) for key in keys]


def texts() -> dict[str, object]:
    return {
        "spells": {spell: spell_words(spell) for spell in spells()},
        "mages": [{"name": mage_name(number), "familiar": familiar_name(number)} for number in range(len(MAGES))],
    }


def spell_words(spell: str) -> dict[str, object]:
    scrolls = scrolls_of(spell)
    note = next((scroll["note"] for scroll in scrolls if scroll["note"]), "")
    scroll_words = {scroll["element"]: {"name": scroll["name"], "text": scroll["text"]} for scroll in scrolls}
    return {"name": spell_name(spell), "note": note, "scrolls": scroll_words}


class Gallery:
    """Everything that can be on a table, with its words."""

    def items(self) -> list[dict[str, object]]:
        return [{"group": "scroll", **scroll_data(key)} for key in SCROLL_NUMBERS]


PAGE: Final = PageData(data, texts, {"players": 5, "circle": "IV"}, sample_picks=220, sources=SOURCES)
GALLERY: Final = Gallery()
