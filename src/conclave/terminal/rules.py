"""The command `conclave rules`: how a game is played, all of it or a topic, and each ruling by its number.

The window shows the same: `pages` for its help, `ruling_page` and `lookup` for its search.
"""

import argparse
import re
from textwrap import wrap
from typing import Final

from rich.style import Style
from rich.text import Text

from conclave.table.registry import game_keys
from conclave.terminal.screen import Screen, make_console, put_json
from conclave.text import say, text_of
from conclave.text.errors import Mistake
from conclave.text.rulebook import (
    Ruling,
    Topic,
    citation,
    find_ruling,
    find_topic,
    first_of,
    games_with_rules,
    last_of,
    meant_section,
    mentioning,
    near_topics,
    rulings,
    section_title,
    topics,
)
from conclave.text.settings import game_title
from conclave.text.words import either, plain

MARK: Final = re.compile(r"(?:-|[0-9]+\.) ")  # before an item of a list
INSET: Final = "  "
MOST_FOUND: Final = 12  # rulings among what a search in the window shows


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("words", nargs="*", metavar="WORD", help=arguments_help())
    parser.add_argument("--json", action="store_true", help=say("cli-json"))


def arguments_help() -> str:
    games = games_with_rules()
    return say("rules-arguments", games=either(games), rulings=either(example_rulings(games)))


def run(args: argparse.Namespace) -> int:
    words = list(args.words)
    games = games_with_rules()
    if words and words[0].lower() in game_keys():
        games = [words.pop(0).lower()]
        if not topics(games[0]):
            raise Mistake(say("rules-none", game=game_title(games[0])))
    text = " ".join(words)
    if not text:
        if len(games) > 1:
            tell_contents(args.json)
        else:
            tell_game(games[0], args.json)
    elif (ruling := find_ruling(text)) is not None:
        tell_rulings([ruling], args.json, alone=True)
    elif section := meant_section(text):
        if plain(text).upper() != section:
            raise Mistake(no_ruling(text, section))
        tell_rulings(rulings(section), args.json)
    else:
        tell_topic(games, text, args.json)
    return 0


def no_ruling(text: str, section: str) -> str:
    first, last = f"{section}{first_of(section)}", f"{section}{last_of(section)}"
    return say("rules-no-ruling", number=text.upper(), first=first, last=last)


def tell_contents(as_json: bool) -> None:
    """The topics of every game."""
    if as_json:
        put_json([topic.entry() for game in games_with_rules() for topic in topics(game)])
        return
    screen = Screen(make_console())
    screen.line(say("rules-games"))
    for game in games_with_rules():
        screen.line()
        screen.line(say("rules-of-game", game=game_title(game)), "bold")
        screen.lines([numbered(topic) for topic in topics(game)])
        screen.lines([say("rules-how", game=game, example=Topic(game, text_of(game).example_topic).number)])
    screen.line()
    tell_of_rulings(screen, games_with_rules())


def tell_game(game: str, as_json: bool) -> None:
    """All topics of a game, one after the other."""
    if as_json:
        put_json([topic.data() for topic in topics(game)])
        return
    screen = Screen(make_console())
    screen.line(say("rules-of-game", game=game_title(game)), "bold")
    for topic in topics(game):
        screen.line()
        show_topic(screen, topic)
    screen.line()
    tell_of_rulings(screen, [game])


def tell_of_rulings(screen: Screen, games: list[str]) -> None:
    """What the numbers in brackets are, where there are any."""
    for example in example_rulings(games)[:1]:
        put(screen, [("", say("rules-of-rulings", example=example))])


def example_rulings(games: list[str]) -> list[str]:
    return [text_of(game).example_ruling for game in games if text_of(game).example_ruling]


def tell_topic(games: list[str], text: str, as_json: bool) -> None:
    """The topic that is meant, or else where the words are found."""
    found = [topic for game in games if (topic := find_topic(game, text)) is not None]
    if len(found) > 1:
        commands = either([f"conclave rules {topic.game} {text}" for topic in found])
        raise Mistake(say("rules-which-game", topic=text, commands=commands))
    if found and as_json:
        put_json(found[0].data())
    elif found:
        show_topic(Screen(make_console()), found[0])
    else:
        tell_mentions(games, text, as_json)


def tell_mentions(games: list[str], text: str, as_json: bool) -> None:
    """Where some words are found, which name no topic."""
    mentions = [mentioning(game, text) for game in games]
    told = [topic for some, _ in mentions for topic in some]
    settled = [ruling for _, some in mentions for ruling in some]
    if not told and not settled:
        close = [title for game in games for title in near_topics(game, text)]
        raise Mistake(
            say("rules-no-topic-near", topic=text, near=either(close)) if close else say("rules-no-topic", topic=text)
        )
    if as_json:
        put_json({"topics": [topic.entry() for topic in told], "rulings": [ruling.data() for ruling in settled]})
    elif len(told) == 1 and not settled:
        show_topic(Screen(make_console()), told[0])
    else:
        show_mentions(Screen(make_console()), text, told, settled)


def show_mentions(screen: Screen, text: str, told: list[Topic], settled: list[Ruling]) -> None:
    screen.line(say("rules-found", text=text), "bold")
    screen.lines(
        [say("rules-place", game=game_title(topic.game), number=topic.number, title=topic.title) for topic in told]
    )
    screen.lines([heading(ruling) for ruling in settled])


def tell_rulings(found: list[Ruling], as_json: bool, alone: bool = False) -> None:
    """Rulings in full: one, or those of a section under its name."""
    if as_json:
        put_json(found[0].data() if alone else [ruling.data() for ruling in found])
        return
    screen = Screen(make_console())
    if not alone:
        screen.line(say("rules-section", section=found[0].section, title=section_title(found[0].section)), "bold")
    for ruling in found:
        if not alone:
            screen.line()
        screen.line(heading(ruling), "bold")
        put(screen, items(ruling.text))


def heading(ruling: Ruling) -> str:
    return say("rules-ruling", number=ruling.number, title=ruling.title)


def numbered(topic: Topic) -> str:
    return say("rules-contents", number=topic.number, title=topic.title)


def show_topic(screen: Screen, topic: Topic) -> None:
    screen.line(numbered(topic), "bold")
    put(screen, items(topic.text))
    for position in topic.positions:
        screen.line()
        screen.line(say("rules-position"), "bold")
        told = [position.position, say("rules-question", text=position.question)]
        told.append(say("rules-answer", text=position.answer))
        put(screen, [(INSET, line) for line in told])


def put(screen: Screen, lines: list[tuple[str, str]]) -> None:
    """Paragraphs and items, broken where they are too long; a blank line before each paragraph but the first."""
    for at, (before, text) in enumerate(lines):
        if at and not before:
            screen.line()
        rest = " " * len(before)
        wrapped = wrap(text, screen.width, initial_indent=before, subsequent_indent=rest, break_on_hyphens=False)
        screen.exact("\n".join(wrapped))


def items(text: str) -> list[tuple[str, str]]:
    """The lines of a text, each with the mark before it if it is an item of a list."""
    found = []
    for line in text.split("\n"):
        mark = MARK.match(line)
        found.append((f"{INSET}{mark[0]}", line[mark.end() :]) if mark else ("", line))
    return found


# --- for the window ------------------------------------------------------------------------------------------------


def pages(game: str) -> list[tuple[str, Text]]:
    """Everything about a game: a page for each topic, with its title."""
    return [(numbered(topic), topic_text(topic)) for topic in topics(game)]


def ruling_page(number: str) -> Text | None:
    """A ruling by its number, under its title; None where there is no such ruling."""
    ruling = find_ruling(number)
    return None if ruling is None else ruling_text(ruling)


def lookup(game: str, words: str) -> list[tuple[str, Text]]:
    """The topics and the first rulings of a game in which some words are found, with their titles."""
    told, settled = mentioning(game, words)
    found = [(topic.title, topic_text(topic)) for topic in told]
    return found + [(heading(ruling), ruling_text(ruling)) for ruling in settled[:MOST_FOUND]]


def topic_text(topic: Topic) -> Text:
    text = Text()
    add_lines(text, topic.text)
    for position in topic.positions:
        text.append(f"\n\n{say('rules-position')}", "bold")
        add_lines(text, position.position, "\n")
        add_lines(text, say("rules-question", text=position.question), "\n")
        add_lines(text, say("rules-answer", text=position.answer), "\n")
    return text


def ruling_text(ruling: Ruling) -> Text:
    text = Text()
    text.append(heading(ruling), "bold")
    add_lines(text, ruling.text, "\n\n")
    return text


def add_lines(text: Text, told: str, before: str = "") -> None:
    """Put paragraphs and lists behind what is there: a blank line before each paragraph, none before an item."""
    for at, (mark, line) in enumerate(items(told)):
        text.append(before if at == 0 else "\n" if mark else "\n\n")
        text.append(mark)
        add_linked(text, line)


def add_linked(text: Text, line: str) -> None:
    """A line in which each ruling can be clicked."""
    end = 0
    for found in citation().finditer(line):
        text.append(line[end : found.start()])
        text.append(found[0], Style(underline=True, meta={"@click": ("ruling", (found[0],))}))
        end = found.end()
    text.append(line[end:])
