"""Writes what the page shows and the package knows into src/data: texts in every language, rates, sample views.

Run it with the Python that has conclave installed; the page is built from what it writes.
"""

import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import conclave
from conclave.boards import standard_board
from conclave.boards.board import MOST_PLAYERS
from conclave.seasons.dice import FACE_PIPS, FACE_SYMBOLS, RATES
from conclave.seasons.energy import ENERGY_NAMES
from conclave.text.catalogue import in_language, say, say_part

DATA = Path(__file__).parents[1] / "src" / "data"
LANGUAGES = ("en", "fr", "it")
SAMPLE_PICKS = 320
TOWER_PICKS = 220


def main() -> None:
    DATA.mkdir(exist_ok=True)
    for language in LANGUAGES:
        write(f"texts.{language}", texts(language))
    write("facts", facts())
    write("sample.seasons", sample("seasons", SAMPLE_PICKS, players=4, **EXPANSION))
    write("sample.archimage", sample("archimage", TOWER_PICKS, players=5, circle="IV"))
    write("boards", {str(players): standard_board(players).data() for players in (2, 3, 4, 5)})


EXPANSION: dict[str, Any] = {"sets": ["base", "enchanted-kingdom"], "tokens": True, "enchantment": "random"}


def write(name: str, data: object) -> None:
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    (DATA / f"{name}.json").write_text(text + "\n", encoding="utf-8")


def listing(language: str, *what: str) -> list[dict[str, Any]]:
    command = [sys.executable, "-m", "conclave", "cards", *what, "--json", "--lang", language]
    return list(json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout))


def texts(language: str) -> dict[str, Any]:
    """All that the gallery says in one language, by key."""
    cards = {row["key"]: words(row) for row in listing(language)}
    tokens = {str(row["number"]): words(row) for row in listing(language, "tokens")}
    enchantments = {row["key"]: words(row) for row in listing(language, "enchantments")}
    spells = {row["spell"]: spell_words(row) for row in listing(language, "archimage")}
    return {"cards": cards, "tokens": tokens, "enchantments": enchantments, "spells": spells, "mages": mages(language)}


def mages(language: str) -> list[dict[str, str]]:
    names = [f"archimage-mage-{seat}" for seat in range(1, MOST_PLAYERS + 1)]
    with in_language(language):
        return [{"name": say(name), "familiar": say_part(name, "familiar")} for name in names]


def words(row: dict[str, Any]) -> dict[str, str]:
    return {part: row[part] for part in ("name", "text", "note", "first_edition") if row.get(part)}


def spell_words(row: dict[str, Any]) -> dict[str, Any]:
    scrolls = row.get("scrolls") or [row]
    note = next((scroll["note"] for scroll in scrolls if scroll["note"]), "")
    scroll_words = {scroll["element"]: {"name": scroll["name"], "text": scroll["text"]} for scroll in scrolls}
    return {"name": row["name"], "note": note, "scrolls": scroll_words}


def facts() -> dict[str, Any]:
    """What is the same in every language."""
    parts = ("key", "number", "set", "kind", "prestige", "cost", "timing")
    cards = [{part: row[part] for part in parts} for row in listing("en")]
    for card in cards:
        if all(cost == card["cost"]["2"] for cost in card["cost"].values()):
            card["cost"] = {"2": card["cost"]["2"]}
    tokens = [{"number": row["number"], "points": row["points"]} for row in listing("en", "tokens")]
    enchantments = [{"key": row["key"], "number": row["number"]} for row in listing("en", "enchantments")]
    spells = [{part: row[part] for part in ("spell", "power", "circles")} for row in listing("en", "archimage")]
    rates = [dict(zip(ENERGY_NAMES, season, strict=True)) for season in RATES]
    faces = [[symbols, pips] for symbols, pips in zip(FACE_SYMBOLS, FACE_PIPS, strict=True)]
    return {
        "cards": cards,
        "tokens": tokens,
        "enchantments": enchantments,
        "spells": spells,
        "rates": rates,
        "faces": faces,
    }


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
