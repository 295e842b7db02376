"""What holds of every text that is given as a board: it has faults, told with their places, or it can be played."""

import re
import tomllib
from random import Random

import pytest

import conclave
from conclave.games.archimage.rules.boards import BadBoard, parse_board
from conclave.games.archimage.rules.boards.validation import faults, warnings
from conclave.games.archimage.text.settings import fault_in_words
from conclave.table import Reason
from conclave.table.data import Data
from conclave.text import describe_reason

PLAYERS = [2, 3, 4, 5]
LINE = re.compile(r"[Ll]ine (\d+)")
LONGEST_GAME = 20_000  # decisions
UNREAD = ["board-not-toml", "board-long-line"]

# Values as a file may have them, for any field.
LITERALS = ["true", "0", "1", "2", "6", "7", "-2", "1.5", "6.0", "nan", "inf", "-inf", "1e6", "1e7", "-1e400", "0xffff"]
LITERALS += ["9" * 25, "-" + "9" * 25, "9" * 600, "0x" + "f" * 5000, "1979-05-27", "07:32:00", "1979-05-27T07:32:00Z"]
LITERALS += [
    '""',
    '" "',
    '"hall"',
    "'circle'",
    '"Hall"',
    '"nobody"',
    '"[[space]]"',
    '"a\\u001bb"',
    '"é"',
    '"🜁"',
    '"a b"',
]
LITERALS += [
    '"""\nhall"""',
    "'''a\nb'''",
    f'"{"a" * 25}"',
    f'"{"a" * 5000}"',
    '"\\U000e0001"',
    '"{ $space }"',
    '"none"',
]
LITERALS += ["[]", "{}", "[[]]", "[1, 1]", '["hall"]', '["nobody",\n"hall",\n 2.5]', "[2]", "[2, 5]", "[1979-05-27]"]
LITERALS += ["{ a = 1 }", "[{ id = 1 }]", "[true]", "[2, 3, 4, 5, 2]", "[" + "2," * 161 + "]", "[nan, [1]]"]


def in_words(reasons: list[Reason], lines: int) -> list[str]:
    """Their sentences: each whole, each another, none with a line beyond the last; 0 is no file."""
    told = [fault_in_words(reason) for reason in reasons]
    assert told == [describe_reason(reason) for reason in reasons]
    assert len(set(told)) == len(told)
    for sentence in told:
        assert sentence.isprintable()
        assert sentence.endswith(".")
        assert len(sentence) < 600
        found = LINE.search(sentence)
        assert found is None or 1 <= int(found[1]) <= lines, sentence
    return told


def judged(text: str) -> list[Reason]:
    """The faults of a text, which are those of its data, after a look at every sentence."""
    found = faults(text)
    lines = text.count("\n") + 1
    in_words(found, lines)
    in_words(warnings(text), lines)
    assert all(isinstance(value, str | int) for reason in found for value in reason.args.values())
    data = data_of(text, found)
    if data is None:
        assert len(found) == 1
    else:
        assert [reason.key for reason in faults(data)] == [reason.key for reason in found]
        in_words(faults(data), 0)
        in_words(warnings(data), 0)
    return found


def data_of(text: str, found: list[Reason]) -> Data | None:
    """What a text with these faults holds; nothing where one of them is that it cannot be read."""
    return None if found and found[0].key in UNREAD else tomllib.loads(text.removeprefix("\ufeff"))


def settled(text: str, dice: Random) -> bool:
    """Nobody plays on a board with faults; one without is played on, by as many as it is meant for. Was it sound?"""
    found = judged(text)
    data = data_of(text, found)
    if data is None:
        with pytest.raises(BadBoard) as caught:
            parse_board(text)
        assert [caught.value.reason] == found
        return False
    for players in PLAYERS:
        wrong = faults(data, players)
        if wrong:
            with pytest.raises(BadBoard) as caught:
                conclave.new("archimage", players=players, seed=1, board=data)
            assert caught.value.reason == wrong[0]
        elif not found and players in (data.get("players") or [2]):
            assert parse_board(text).players == data.get("players", [])
            play(data, players, dice)
    return not found


def play(data: Data, players: int, dice: Random) -> None:
    table = conclave.new("archimage", players=players, seed=dice.randrange(10**6), board=data)
    decisions = 0
    while not table.over:
        table.choose(dice.choice(table.options))
        decisions += 1
        assert decisions < LONGEST_GAME
    assert len(table.scores) == players
