"""docs/envs.md: its tables name every part of an observation, in order and with its length; its spaces are right."""

import re
from pathlib import Path

import pytest

from conclave.envs import layout
from conclave.games.archimage.rules import events as archimage_events
from conclave.games.archimage.rules.scrolls import SCROLL_KEYS, SPELLS
from conclave.games.archimage.rules.table import board_of
from conclave.games.seasons.rules import events as seasons_events
from conclave.games.seasons.rules.names import ADDED_SETS, LAST_CARD, LAST_ENCHANTMENT, LAST_TOKEN
from conclave.table import rules_of

PAGE = (Path(__file__).parents[2] / "docs" / "envs.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| (`.*?`) \| (.*?) \|", re.MULTILINE)
PLAYERS = [(game, number) for game in ("seasons", "archimage") for number in rules_of(game).options["players"].values]
AMOUNTS = {
    "seasons": {
        "cards": LAST_CARD,
        "tokens": LAST_TOKEN,
        "enchantments": LAST_ENCHANTMENT,
        "added sets": len(ADDED_SETS),
        "questions": len(seasons_events.REGISTRY.question_keys),
    },
    "archimage": {
        "scrolls": len(SCROLL_KEYS),
        "spells": len(SPELLS),
        "questions": len(archimage_events.REGISTRY.question_keys),
    },
}


def amounts_of(game: str, players: int) -> dict[str, int]:
    """What the words of a length stand for."""
    spaces = {"spaces": len(board_of("standard", players).spaces)} if game == "archimage" else {}
    return AMOUNTS[game] | {"players": players} | spaces


def length(told: str, amounts: dict[str, int]) -> int:
    """A length such as 4, cards, tokens + 2 or 5 × spaces."""
    if " + " in told:
        return sum(length(part, amounts) for part in told.split(" + "))
    first, _, second = told.partition(" × ")
    return length(first, amounts) * length(second, amounts) if second else amounts.get(told) or int(told)


def told(game: str, players: int) -> dict[str, int]:
    """The parts of the page with their lengths."""
    table = PAGE.partition(f"### {game.capitalize()}\n")[2].partition("\n#")[0]
    found: dict[str, int] = {}
    for names, lengths in ROW.findall(table):
        parts = re.findall("`(.*?)`", names)
        each = lengths.split(", ")
        each = each * len(parts) if len(each) == 1 else each
        found |= {name: length(one, amounts_of(game, players)) for name, one in zip(parts, each, strict=True)}
    return found


@pytest.mark.parametrize(("game", "players"), PLAYERS)
def test_every_part_is_told(game: str, players: int) -> None:
    parts = {
        name: part.stop - part.start
        for name, part in layout(game, players).items()
        if not re.match("seat [1-9]", name) and not re.search("with seat [2-9]", name)
    }
    assert list(told(game, players).items()) == [
        (re.sub(r"seat \d", "seat N", name), size) for name, size in parts.items()
    ]


@pytest.mark.parametrize("game", ["seasons", "archimage"])
def test_the_space_of_picks_is_told(game: str) -> None:
    assert f"`Discrete({rules_of(game).notation.size})` in {game.capitalize()}" in " ".join(PAGE.split())
