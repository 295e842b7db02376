"""Writes what the page shows and the package knows into src/data: its catalogues, the rules, and what games bring.

Run it with a Python that can import conclave: it needs fluent.runtime and nothing else. The page is built from what it
writes: a folder `shared`, and one for each game that has a folder in src/games.
"""

import json
import random
import re
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import conclave
from conclave.table.registry import game_named
from conclave.text.catalogue import in_language, languages, say
from conclave.text.page import PageData
from conclave.text.rulebook import Position, Topic, citation, games_with_rules, rulings, section_title, sections, topics
from conclave.text.settings import game_title

SOURCE: Final = Path(__file__).parents[1] / "src"
DATA: Final = SOURCE / "data"
SHARED: Final = "shared"
ITEM: Final = re.compile(r"(-|[0-9]+\.) ")  # before an item of a list


def main() -> None:
    written = set(write_shared())
    for game in sorted(folder.name for folder in (SOURCE / "games").iterdir()):
        written |= set(write_game(game))
    for path in DATA.rglob("*"):
        if path.is_file() and path not in written:
            path.unlink()


def write_shared() -> list[Path]:
    written = write_catalogues(SHARED, "conclave.text")
    for language in languages():
        with in_language(language):
            written.append(write(SHARED, f"rules.{language}.json", rules()))
    return written


def write_game(game: str) -> list[Path]:
    package, _, _ = game_named(game).paths["text"].partition(":")
    written = [*write_catalogues(game, package), write(game, "game.json", facts(game))]
    if not game_named(game).brings("page"):
        return written
    page: PageData = game_named(game).part("page")
    written += [write(game, f"{name}.json", data) for name, data in page.data().items()]
    for language in languages():
        with in_language(language):
            written.append(write(game, f"texts.{language}.json", page.texts()))
    return [*written, write(game, "sample.json", sample(game, page))]


def facts(key: str) -> dict[str, Any]:
    """What is known of a game before the server is asked: its title and place, how many play, what brings points."""
    game = game_named(key)
    return {
        "title": game_title(key),
        "place": game.place,
        "players": game.rules.options["players"].values,
        "sources": game.part("page").sources if game.brings("page") else [],
    }


def write_catalogues(folder: str, package: str) -> list[Path]:
    """What the page itself says, as it stands in a package: the page has Fluent of its own."""
    found = {language: files(package).joinpath(language, "page.ftl") for language in languages()}
    return [
        write(folder, f"page.{language}.ftl", catalogue.read_text(encoding="utf-8"))
        for language, catalogue in found.items()
        if catalogue.is_file()
    ]


def write(folder: str, name: str, data: object) -> Path:
    """Only where it is new: what watches the folder need not build again."""
    text = data if isinstance(data, str) else json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"
    path = DATA / folder / name
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return path


def sample(game: str, page: PageData) -> dict[str, Any]:
    """A view from the middle of a game of random players, for tests that need a table without a server."""
    table = conclave.new(game, seed=7, **page.sample)
    luck = random.Random(3)
    for _ in range(page.sample_picks):
        table.choose(luck.choice(list(table.options)))
    return dict(table.view(0).data)


# --- the rules -------------------------------------------------------------------------------------------------------


def rules() -> dict[str, Any]:
    """How the games are played, and every ruling, in the language that is spoken:

    {
      "games": {
        "some-game": {
          "title": "How it is played",
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


if __name__ == "__main__":
    main()
