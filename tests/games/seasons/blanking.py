"""Blanks cards, ability tokens and enchantments, to see that their tests notice.

As a program (scripts/blank-cards) it runs every test of a card with that card's text wiped out, every test of a token
with a token that does nothing, every test of an enchantment in a game without it, and demands that its own test then
fails. As a plugin it lets one look at it: with CONCLAVE_BLANK=<key>,
`python -m pytest -p tests.games.seasons.blanking` runs tests on a game in which that card, token or enchantment says
nothing.
"""

import os
import sys
from collections.abc import Generator, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path

import pytest

import conclave.games.seasons.rules.cards  # noqa: F401 - puts the cards on the shelf
from conclave.games.seasons.rules.names import (
    CARD_KEYS,
    CARD_NUMBERS,
    ENCHANTMENT_KEYS,
    LAST_TOKEN,
    NO_ENCHANTMENT,
    RUNIC_CUBE_OF_EOLIS,
    TOKEN_OF_HANDS,
)
from conclave.games.seasons.rules.registry import ABILITY_TOKENS, ACTIVATIONS, CARDS, PRESTIGE, Activation, Card, Token
from conclave.games.seasons.rules.scoring import HAND_POINTS
from conclave.games.seasons.rules.vocabulary import crystals

VARIABLE = "CONCLAVE_BLANK"
EDITIONS = (1, 2)
TOKEN_NUMBERS = {f"token-{number}": number for number in range(1, LAST_TOKEN + 1)}
ENCHANTMENTS = ENCHANTMENT_KEYS[1:]
EVERYTHING = [*CARD_KEYS[1:], *TOKEN_NUMBERS, *ENCHANTMENTS]
NAMES = ("cards", "kingdom", "raven", "shield", "tokens", "enchantments", "set")
ABOUT = {"test_raven": "raven-the-usurper", "test_shield": "shield-of-zira"}  # files about a single card
FILES = sorted(str(file) for name in NAMES for file in Path(__file__).parent.glob(f"test_{name}*.py"))

# --- wiping out ----------------------------------------------------------------------------------------------------


def blanked(key: str) -> AbstractContextManager[None]:
    """A card, a token or an enchantment that says nothing, for a while."""
    if key in CARD_NUMBERS:
        return blanked_card(CARD_NUMBERS[key])
    if key in TOKEN_NUMBERS:
        return blanked_token(TOKEN_NUMBERS[key])
    return blanked_enchantment(key)


def printings(number: int) -> list[tuple[int, Card]]:
    """A card in each edition that has it."""
    return [(edition, CARDS[edition][number]) for edition in EDITIONS if number < len(CARDS[edition])]


@contextmanager
def blanked_card(number: int) -> Iterator[None]:
    """A card without its text: it can still be summoned and turned. The Cube, which has none, loses its prestige."""
    cards = printings(number)
    texts = [(card.lines, card.presence, card.at_end, card.activation) for _, card in cards]
    prestige = PRESTIGE[number]
    for edition, card in cards:
        card.lines = [[] for _ in card.lines]
        card.presence = -1
        card.at_end = None
        if card.activation is not None:
            card.activation = Activation(card.activation.able, None, [], card.activation.before_die)
            ACTIVATIONS[edition][number] = card.activation
    if number == RUNIC_CUBE_OF_EOLIS:
        PRESTIGE[number] = 0
    try:
        yield
    finally:
        PRESTIGE[number] = prestige
        for (edition, card), text in zip(cards, texts, strict=True):
            card.lines, card.presence, card.at_end, card.activation = text
            ACTIVATIONS[edition][number] = card.activation


@contextmanager
def blanked_token(number: int) -> Iterator[None]:
    """A token that can be used and is worth what it is worth, and does nothing; cards in hand cost what they cost."""
    whole = ABILITY_TOKENS[number]
    points = HAND_POINTS[:]
    ABILITY_TOKENS[number] = Token(number, whole.prestige, crystals(0), whole.able)
    if number == TOKEN_OF_HANDS:
        HAND_POINTS[number] = HAND_POINTS[0]
    try:
        yield
    finally:
        ABILITY_TOKENS[number] = whole
        HAND_POINTS[:] = points


class Silent(str):
    """The name of no enchantment, which answers to that of another as well."""

    alias = ""

    def __eq__(self, other: object) -> bool:
        return other == self.alias or str(self) == other

    __hash__ = str.__hash__


@contextmanager
def blanked_enchantment(key: str) -> Iterator[None]:
    """A game made with this enchantment is one with none."""
    none = ENCHANTMENT_KEYS[NO_ENCHANTMENT]
    silent = Silent(none)
    silent.alias = key
    ENCHANTMENT_KEYS[NO_ENCHANTMENT] = silent
    try:
        yield
    finally:
        ENCHANTMENT_KEYS[NO_ENCHANTMENT] = none


KEPT_BLANK: list[AbstractContextManager[None]] = []


def pytest_configure() -> None:
    """The plugin's part."""
    if os.environ.get(VARIABLE):
        KEPT_BLANK.append(blanked(os.environ[VARIABLE]))
        KEPT_BLANK[-1].__enter__()


# --- running tests -------------------------------------------------------------------------------------------------


def own_test(key: str) -> str:
    """The name of the test that is somebody's own; the names of their other tests begin with it."""
    return f"test_{key.replace('-', '_')}"


def function_of(test: str) -> str:
    """The function that a test, file::function[parameters], runs."""
    return test.partition("[")[0].rpartition("::")[2]


def key_of(test: str) -> str:
    """What a test's file or itself is named after; nothing if it is about tokens or enchantments at large."""
    file = Path(test.partition("::")[0]).name
    for start, key in ABOUT.items():
        if file.startswith(start):
            return key
    name = function_of(test)
    return next((key for key in EVERYTHING if name == own_test(key) or name.startswith(f"{own_test(key)}_")), "")


class Runner:
    """Runs tests inside pytest and writes down which pass; with `blanking`, each with what it is about blanked."""

    def __init__(self, keys: list[str], blanking: bool) -> None:
        self.keys = keys
        self.blanking = blanking
        self.passed: dict[str, bool] = {}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if key_of(item.nodeid) in self.keys]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Generator[None, None, None]:
        """Failures end here: a traceback of each would take most of the time."""
        try:
            with blanked(key_of(item.nodeid)) if self.blanking else nullcontext():
                yield
            self.passed[item.nodeid] = True
        except Exception:
            self.passed[item.nodeid] = False

    def run(self) -> dict[str, bool]:
        pytest.main(["-p", "no:terminal", "-p", "no:cacheprovider", *FILES], plugins=[self])
        return self.passed


def verdict(own: list[str], whole: dict[str, bool], noticed: list[str]) -> str:
    """On the runs of the test that is somebody's own: all must pass, and one fail when it is blank."""
    if not own or not all(whole[name] for name in own):
        return "FAILS ANYWAY"
    return "noticed" if any(name in noticed for name in own) else "SURVIVES"


def main(keys: list[str]) -> int:
    """A line for each key named, or for all; 1 if something's own test passes when it is blank, or never passes."""
    keys = keys or EVERYTHING
    unknown = [key for key in keys if key not in EVERYTHING]
    if unknown:
        sys.stderr.write(f"no such card, token or enchantment: {', '.join(unknown)}\n")
        return 2
    whole = Runner(keys, blanking=False).run()
    blind = Runner(keys, blanking=True).run()
    survivors = 0
    for key in keys:
        tests = [name for name in blind if key_of(name) == key]
        noticed = [name for name in tests if whole[name] and not blind[name]]
        said = verdict([name for name in tests if function_of(name) == own_test(key)], whole, noticed)
        survivors += said != "noticed"
        sys.stdout.write(f"{key}: {said}, by {len(noticed)} of {len(tests)} tests\n")
    sys.stdout.write(f"{len(keys) - survivors} of {len(keys)} are noticed by their own test when blank\n")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
