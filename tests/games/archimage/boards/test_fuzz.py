"""Board files spoilt at random: the checker never breaks, every fault is a sentence, and nobody plays on it."""

import os
import re
import tomllib
from collections.abc import Callable
from random import Random

import pytest

from tests.games.archimage.boards.files import Plain, small, standard
from tests.games.archimage.boards.properties import LITERALS, PLAYERS, judged, settled

FACTOR = int(os.environ.get("CONCLAVE_SOAK", "1"))
FIELDS = ["id", "kind", "power", "x", "y", "neighbours"]
HEAD = ["name", "players", "space", "colour"]

# --- texts ---------------------------------------------------------------------------------------------------------

SNIPPETS = ['"', "'", '"""', "'''", "[", "]", "[[", "]]", "{", "}", "=", ",", "#", ".", "\\", "\n", "\r", "\r\n", "\0"]
SNIPPETS += [
    "[[space]]\n",
    "[space]\n",
    "\n[[space]]\nid = 1\n",
    'id = "a"\n',
    "\nname = 1\n",
    "\ufeff",
    "é",
    "-",
    "\x7f",
]
SNIPPETS += [
    "\nplayers = []\n",
    "kind = 'hall'\n",
    "[[space.space]]\n",
    "space.id = 1\n",
    "[" * 40,
    "a." * 40,
    "9" * 700,
]


def spoil_lines(text: str, dice: Random) -> str:
    """Lines go, come twice, or change places; or the file ends."""
    lines = text.split("\n")
    at, other = dice.randrange(len(lines)), dice.randrange(len(lines))
    action = dice.randrange(5)
    if action == 0:
        del lines[at : at + dice.choice([1, 1, 1, 3, 8])]
    elif action == 1:
        lines.insert(other, lines[at])
    elif action == 2:
        lines[at], lines[other] = lines[other], lines[at]
    elif action == 3:
        lines[at:at] = lines[at : at + 1 + dice.randrange(9)]
    else:
        del lines[at:]
    return "\n".join(lines)


def spoil_characters(text: str, dice: Random) -> str:
    at = dice.randrange(len(text) + 1)
    action = dice.randrange(4)
    if action == 0:
        return text[:at]
    if action == 1:
        return text[:at] + text[at + dice.choice([1, 1, 2, 5]) :]
    return text[:at] + dice.choice(SNIPPETS) + text[at + dice.randrange(2) :]


def spoil_words(text: str, dice: Random) -> str:
    """A word or number becomes another."""
    words = list(re.finditer(r"[\w.]+", text))
    if not words:
        return text
    word = dice.choice(words)
    return text[: word.start()] + dice.choice([dice.choice(words)[0], dice.choice(LITERALS)]) + text[word.end() :]


def spoil_bits(text: str, dice: Random) -> str:
    """A bit flips. What is no UTF-8 after that never gets here: whoever reads the file refuses it."""
    signs = bytearray(text.encode())
    if signs:
        signs[dice.randrange(len(signs))] ^= 1 << dice.randrange(8)
    return signs.decode(errors="replace")


SPOIL: list[Callable[[str, Random], str]] = [spoil_lines, spoil_characters, spoil_words, spoil_bits]


@pytest.mark.parametrize(("board", "count"), [("small", 300), ("2", 15), ("3", 10), ("4", 10), ("5", 10)])
def test_spoilt_texts(board: str, count: int) -> None:
    data = small() if board == "small" else standard(int(board))
    for number in range(count * FACTOR):
        dice = Random(f"{board} {number}")
        text = Plain(data).text()
        for _ in range(dice.choice([1, 1, 1, 2, 4])):
            text = dice.choice(SPOIL)(text, dice)
        settled(text, dice)


@pytest.mark.parametrize("data", [small(), *(standard(players) for players in PLAYERS)], ids=["small", *"2345"])
def test_boards_that_are_not_spoilt_are_sound(data: dict[str, object]) -> None:
    assert settled(Plain(data).text(), Random(str(data["name"])))


# --- what the texts tell -------------------------------------------------------------------------------------------


def spoil_field(file: Plain, dice: Random) -> None:
    """A field goes, has another's name, or becomes anything."""
    place = dice.choice([file.head, *file.spaces])
    if not place:
        return
    field = dice.choice(list(place))
    action = dice.randrange(4)
    if action == 0:
        del place[field]
    elif action == 1:
        place[dice.choice([*FIELDS, "name", "players", "colour"])] = place.pop(field)
    else:
        place[field] = dice.choice(LITERALS)


def spoil_space(file: Plain, dice: Random) -> None:
    """Spaces go, come twice and more often, or have a field of another."""
    if len(file.spaces) < 2:
        return
    one, other = dice.sample(file.spaces, 2)
    action = dice.randrange(4)
    if action == 0:
        file.spaces.remove(one)
    elif action == 1:
        file.spaces += [dict(one) for _ in range(dice.choice([1, 1, 1, 1, 30, 200]))]
    else:
        field = dice.choice(FIELDS)
        one[field] = other.get(field, "0")


def spoil_way(file: Plain, dice: Random) -> None:
    """A neighbour goes, or comes, or both."""
    one = dice.choice(file.spaces or [{"neighbours": "[]"}])
    near = tomllib.loads(f"near = {one.get('neighbours', '[]')}")["near"]
    if not isinstance(near, list) or not all(isinstance(name, str | int) for name in near):
        return
    if near and dice.random() < 0.6:
        near.pop(dice.randrange(len(near)))
    if dice.random() < 0.6:
        near.append(dice.choice(["a", "b", "hall", "nobody", 7, 2]))
    one["neighbours"] = str(near).replace("True", "true").replace("False", "false")


def test_spoilt_boards() -> None:
    sound = 0
    for number in range(150 * FACTOR):
        dice = Random(number)
        file = Plain(small() if dice.random() < 0.9 else standard(dice.choice(PLAYERS)))
        for _ in range(dice.choice([1, 1, 2, 5])):
            dice.choice([spoil_field, spoil_field, spoil_space, spoil_way])(file, dice)
        text = file.text()
        sound += settled(text.replace("\n", "\r\n") if dice.random() < 0.2 else text, dice)
    assert sound > 5 * FACTOR


def test_a_field_that_is_anything() -> None:
    """One field of one space, or of the head, has one of many values; some of these boards are tried out."""
    for number in range(300 * FACTOR):
        dice = Random(number)
        file = Plain(small())
        if dice.random() < 0.2:
            file.head[dice.choice(HEAD)] = dice.choice(LITERALS)
        else:
            dice.choice(file.spaces)[dice.choice(FIELDS)] = dice.choice(LITERALS)
        if number % 5:
            judged(file.text())
        else:
            settled(file.text(), dice)
