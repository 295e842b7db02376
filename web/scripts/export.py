"""Writes what the page shows and the package knows into src/data: texts in every language, rules, rates, sample views.

Run it with a Python that can import conclave: it needs fluent.runtime and nothing else. The page is built from what it
writes.
"""

import json
import random
import re
from pathlib import Path
from typing import Any, Final

import conclave
from conclave.games.archimage.rules.boards import standard_board
from conclave.games.archimage.rules.boards.board import MOST_PLAYERS
from conclave.games.archimage.rules.elements import ELEMENT_NAMES
from conclave.games.archimage.rules.rounds import FEW_HIGHEST
from conclave.games.archimage.rules.scrolls import BOND, CIRCLES, POWERS, SPELLS
from conclave.games.archimage.text.scrolls import familiar_name, mage_name, scroll_data, spell_name
from conclave.games.seasons.rules.dice import FACE_PIPS, FACE_SYMBOLS, RATES
from conclave.games.seasons.rules.energy import ENERGY_NAMES
from conclave.games.seasons.rules.names import CARD_KEYS, ENCHANTMENT_KEYS, LAST_BASE_CARD
from conclave.games.seasons.rules.registry import ABILITY_TOKENS
from conclave.games.seasons.rules.sets.enchanted_kingdom import KINGDOM
from conclave.games.seasons.text.cards import card_data
from conclave.games.seasons.text.settings import BASE
from conclave.games.seasons.text.tokens import enchantment_data, token_data
from conclave.text.catalogue import in_language, languages, say
from conclave.text.rulebook import Position, Topic, citation, games_with_rules, rulings, section_title, sections, topics
from conclave.text.settings import game_title

DATA: Final = Path(__file__).parents[1] / "src" / "data"
SAMPLE_PICKS: Final = 320
TOWER_PICKS: Final = 220
EXPANSION: Final[dict[str, Any]] = {"sets": [BASE, KINGDOM], "tokens": True, "enchantment": "random"}
ITEM: Final = re.compile(r"(-|[0-9]+\.) ")  # before an item of a list


def main() -> None:
    DATA.mkdir(exist_ok=True)
    for language in languages():
        with in_language(language):
            write(f"texts.{language}", texts())
            write(f"rules.{language}", rules())
    write("facts", facts())
    write("boards", {str(players): standard_board(players).data() for players in range(2, MOST_PLAYERS + 1)})
    write("sample.seasons", sample("seasons", SAMPLE_PICKS, players=4, **EXPANSION))
    write("sample.archimage", sample("archimage", TOWER_PICKS, players=5, circle="IV"))


def write(name: str, data: object) -> None:
    """Only where it is new: what watches the folder need not build again."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"
    path = DATA / f"{name}.json"
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


# --- what the gallery says -------------------------------------------------------------------------------------------


def texts() -> dict[str, Any]:
    """All that the gallery says in the language that is spoken, by key."""
    return {
        "cards": {key: words(card_data(key)) for key in CARD_KEYS[1:]},
        "tokens": {str(token): words(token_data(token)) for token in ABILITY_TOKENS},
        "enchantments": {key: words(enchantment_data(key)) for key in ENCHANTMENT_KEYS[1:]},
        "spells": {spell: spell_words(spell) for spell in spells()},
        "mages": [{"name": mage_name(seat), "familiar": familiar_name(seat)} for seat in range(MOST_PLAYERS)],
    }


def words(row: dict[str, Any]) -> dict[str, str]:
    return {part: row[part] for part in ("name", "text", "note", "first_edition") if row.get(part)}


def spells() -> list[str]:
    """The Bond, then the others."""
    return [SPELLS[BOND], *SPELLS[:BOND]]


def scrolls_of(spell: str) -> list[dict[str, Any]]:
    """A spell's scroll of each element; of the Bond there is one only."""
    keys = [spell] if spell == SPELLS[BOND] else [f"{spell}-{element}" for element in ELEMENT_NAMES]
    return [scroll_data(key) for key in keys]


def spell_words(spell: str) -> dict[str, Any]:
    scrolls = scrolls_of(spell)
    note = next((scroll["note"] for scroll in scrolls if scroll["note"]), "")
    scroll_words = {scroll["element"]: {"name": scroll["name"], "text": scroll["text"]} for scroll in scrolls}
    return {"name": spell_name(spell), "note": note, "scrolls": scroll_words}


# --- the rules -------------------------------------------------------------------------------------------------------


def rules() -> dict[str, Any]:
    """How the games are played, and every ruling, in the language that is spoken:

    {
      "games": {
        "seasons": {                   also "archimage"
          "title": "How Seasons is played",
          "topics": [
            {
              "key": "energy",         for a link; the same in every language
              "number": 6,
              "title": "Energy",
              "blocks": [BLOCK, …],
              "positions": [           worked out; often none
                {"title": "An example", "position": "…", "question": "Question: …", "answer": "Answer: …"}
              ]
            }, …
          ],
          "sections": ["A", "B", …]    of the rulings that belong to the game, in their order
        }
      },
      "sections": {"A": {"title": "Where the editions differ", "rulings": ["A1", "A2", …]}, …},
      "rulings": {"A1": {"title": "The die's actions", "blocks": [BLOCK, …]}, …},
      "citation": "…"                  a regular expression that finds the numbers of rulings in a line
    }

    BLOCK is {"kind": "p" | "ul" | "ol", "lines": ["…"]}: a paragraph has one line, a list one for each item.
    """
    return {
        "games": {game: game_rules(game) for game in games_with_rules()},
        "sections": {section: section_rules(section) for section in sections()},
        "rulings": {one.number: {"title": one.title, "blocks": blocks(one.text)} for one in rulings()},
        "citation": citation().pattern,
    }


def game_rules(game: str) -> dict[str, Any]:
    return {
        "title": say("rules-of-game", game=game_title(game)),
        "topics": [topic_rules(topic) for topic in topics(game)],
        "sections": list(dict.fromkeys(ruling.section for ruling in rulings(game=game))),
    }


def topic_rules(topic: Topic) -> dict[str, Any]:
    positions = [position_rules(position) for position in topic.positions]
    told = {"key": topic.key, "number": topic.number, "title": topic.title}
    return {**told, "blocks": blocks(topic.text), "positions": positions}


def position_rules(position: Position) -> dict[str, str]:
    return {
        "title": say("rules-position"),
        "position": position.position,
        "question": say("rules-question", text=position.question),
        "answer": say("rules-answer", text=position.answer),
    }


def section_rules(section: str) -> dict[str, Any]:
    return {"title": section_title(section), "rulings": [ruling.number for ruling in rulings(section)]}


def blocks(text: str) -> list[dict[str, Any]]:
    """The paragraphs and lists of a text that has a line for each paragraph and for each item."""
    found: list[dict[str, Any]] = []
    for line in text.split("\n"):
        mark = ITEM.match(line)
        kind = "p" if mark is None else "ul" if mark[1] == "-" else "ol"
        told = line[mark.end() :] if mark else line
        if mark and found and found[-1]["kind"] == kind:
            found[-1]["lines"].append(told)
        else:
            found.append({"kind": kind, "lines": [told]})
    return found


# --- what is the same in every language ------------------------------------------------------------------------------


def facts() -> dict[str, Any]:
    return {
        "cards": [card_facts(key) for key in CARD_KEYS[1:]],
        "tokens": [{part: token_data(token)[part] for part in ("number", "points")} for token in ABILITY_TOKENS],
        "enchantments": [{"key": key, "number": at} for at, key in enumerate(ENCHANTMENT_KEYS) if at],
        "spells": [spell_facts(spell) for spell in spells()],
        "rates": [dict(zip(ENERGY_NAMES, season, strict=True)) for season in RATES],
        "faces": [[symbols, pips] for symbols, pips in zip(FACE_SYMBOLS, FACE_PIPS, strict=True)],
        "few_highest": FEW_HIGHEST,
    }


def card_facts(key: str) -> dict[str, Any]:
    card = card_data(key)
    facts = {part: card[part] for part in ("key", "number", "kind", "prestige", "cost", "timing")}
    if all(cost == card["cost"]["2"] for cost in card["cost"].values()):
        facts["cost"] = {"2": card["cost"]["2"]}
    if card["number"] <= LAST_BASE_CARD:
        return {**facts, "set": BASE}
    return {**facts, "set": KINGDOM, "number": card["number"] - LAST_BASE_CARD}  # as printed: the expansion counts anew


def spell_facts(spell: str) -> dict[str, Any]:
    return {"spell": spell, "power": scrolls_of(spell)[0]["power"], "circles": circles_of(spell)}


def circles_of(spell: str) -> list[str]:
    """The magic circles that have the spell; a Bond is everybody's."""
    number = SPELLS.index(spell)
    if number == BOND:
        return []
    circle = CIRCLES[number // POWERS]
    return ["0", circle] if circle == CIRCLES[0] else [circle]


def sample(game: str, picks: int, **options: Any) -> dict[str, Any]:
    """A view from the middle of a game of random players, for pages and tests that need a table without a server."""
    table = conclave.new(game, seed=7, **options)
    luck = random.Random(3)
    for _ in range(picks):
        table.choose(luck.choice(list(table.options)))
    view = dict(table.view(0).data)
    view.pop("known", None)
    return view


if __name__ == "__main__":
    main()
