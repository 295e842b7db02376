"""Blanks cards, to see that their tests notice.

As a program (scripts/blank-cards) it runs every test of a card with that card's text wiped out, and demands that the
card's own test then fails. As a plugin it lets one look at it: with CONCLAVE_BLANK=<key>, `python -m pytest
-p tests.blanking` runs tests on a game in which that card says nothing.
"""

import os
import sys
from collections.abc import Generator, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path

import pytest

import conclave.seasons.cards  # noqa: F401 - puts the cards on the shelf
from conclave.seasons.names import CARD_KEYS, CARD_NUMBERS, RUNIC_CUBE_OF_EOLIS
from conclave.seasons.rules import ACTIVATIONS, CARDS, PRESTIGE, Activation

VARIABLE = "CONCLAVE_BLANK"
EDITIONS = (1, 2)
FILES = sorted(str(file) for file in (Path(__file__).parent / "seasons").glob("test_cards_??_??.py"))


def blank(key: str) -> None:
    """Wipe out a card's text: it can still be summoned and turned, and does nothing. The Cube loses its prestige."""
    number = CARD_NUMBERS[key]
    for edition in EDITIONS:
        card = CARDS[edition][number]
        card.lines = [[] for _ in card.lines]
        card.presence = -1
        card.at_end = None
        if card.activation is not None:
            card.activation = Activation(card.activation.able, None, [], card.activation.before_die)
            ACTIVATIONS[edition][number] = card.activation
    if number == RUNIC_CUBE_OF_EOLIS:
        PRESTIGE[number] = 0


@contextmanager
def blanked(key: str) -> Iterator[None]:
    """A card without its text, for a while."""
    number = CARD_NUMBERS[key]
    cards = [CARDS[edition][number] for edition in EDITIONS]
    texts = [(card.lines, card.presence, card.at_end, card.activation) for card in cards]
    prestige = PRESTIGE[number]
    blank(key)
    try:
        yield
    finally:
        PRESTIGE[number] = prestige
        for edition, card, text in zip(EDITIONS, cards, texts, strict=True):
            card.lines, card.presence, card.at_end, card.activation = text
            ACTIVATIONS[edition][number] = card.activation


def pytest_configure() -> None:
    """The plugin's part."""
    if os.environ.get(VARIABLE):
        blank(os.environ[VARIABLE])


def own_test(key: str) -> str:
    """The name of a card's own test; the names of its other tests begin with it."""
    return f"test_{key.replace('-', '_')}"


def card_of(test: str) -> str:
    """The card that a test is named after."""
    name = test.partition("[")[0]
    return next(key for key in CARD_KEYS[1:] if name == own_test(key) or name.startswith(f"{own_test(key)}_"))


class Runner:
    """Runs the cards' tests inside pytest and writes down which pass; with `blanking`, each with its card blanked."""

    def __init__(self, blanking: bool) -> None:
        self.blanking = blanking
        self.passed: dict[str, bool] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Generator[None, None, None]:
        """Failures end here: a traceback of each would take most of the time."""
        try:
            with blanked(card_of(item.name)) if self.blanking else nullcontext():
                yield
            self.passed[item.name] = True
        except Exception:
            self.passed[item.name] = False

    def run(self, keys: list[str]) -> None:
        wanted = " or ".join(own_test(key) for key in keys)
        pytest.main(["-p", "no:terminal", "-p", "no:cacheprovider", "-k", wanted, *FILES], plugins=[self])


def main(keys: list[str]) -> int:
    """A line for each card named, or for all; 1 if a card's own test passes on the blank card, or never passes."""
    keys = keys or CARD_KEYS[1:]
    whole = Runner(blanking=False)
    whole.run(keys)
    blind = Runner(blanking=True)
    blind.run(keys)
    survivors = 0
    for key in keys:
        tests = [name for name in blind.passed if card_of(name) == key]
        noticed = [name for name in tests if whole.passed[name] and not blind.passed[name]]
        if not whole.passed.get(own_test(key), False):
            verdict = "FAILS ANYWAY"
        elif own_test(key) not in noticed:
            verdict = "SURVIVES"
        else:
            verdict = "noticed"
        survivors += verdict != "noticed"
        sys.stdout.write(f"{CARD_NUMBERS[key]:2}  {key}: {verdict}, by {len(noticed)} of {len(tests)} tests\n")
    sys.stdout.write(f"{len(keys) - survivors} of {len(keys)} blank cards are noticed by their own test\n")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
