"""The cards, ability tokens and enchantments of Seasons, mutated for `tests.games.mutants`."""

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

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
from tests.games.mutants import Mutants, function_of

EDITIONS = (1, 2)
TOKEN_NUMBERS = {f"token-{number}": number for number in range(1, LAST_TOKEN + 1)}
ENCHANTMENTS = ENCHANTMENT_KEYS[1:]
EVERYTHING = [*CARD_KEYS[1:], *TOKEN_NUMBERS, *ENCHANTMENTS]
NAMES = ("cards", "kingdom", "raven", "shield", "tokens", "enchantments", "set")
ABOUT = {"test_raven": "raven-the-usurper", "test_shield": "shield-of-zira"}  # files about a single card
FILES = sorted(str(file) for name in NAMES for file in Path(__file__).parent.glob(f"test_{name}*.py"))


def mutated(key: str) -> AbstractContextManager[None]:
    """A card, a token or an enchantment that says nothing, for a while."""
    if key in CARD_NUMBERS:
        return mutated_card(CARD_NUMBERS[key])
    if key in TOKEN_NUMBERS:
        return mutated_token(TOKEN_NUMBERS[key])
    return mutated_enchantment(key)


def printings(number: int) -> list[tuple[int, Card]]:
    """A card in each edition that has it."""
    return [(edition, CARDS[edition][number]) for edition in EDITIONS if number < len(CARDS[edition])]


@contextmanager
def mutated_card(number: int) -> Iterator[None]:
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
def mutated_token(number: int) -> Iterator[None]:
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
def mutated_enchantment(key: str) -> Iterator[None]:
    """A game made with this enchantment is one with none."""
    none = ENCHANTMENT_KEYS[NO_ENCHANTMENT]
    silent = Silent(none)
    silent.alias = key
    ENCHANTMENT_KEYS[NO_ENCHANTMENT] = silent
    try:
        yield
    finally:
        ENCHANTMENT_KEYS[NO_ENCHANTMENT] = none


def own_test(key: str) -> str:
    """The name of the test that is somebody's own; the names of their other tests begin with it."""
    return f"test_{key.replace('-', '_')}"


def key_of(test: str) -> str:
    """What a test's file or itself is named after; nothing if it is about tokens or enchantments at large."""
    file = Path(test.partition("::")[0]).name
    for start, key in ABOUT.items():
        if file.startswith(start):
            return key
    name = function_of(test)
    return next((key for key in EVERYTHING if name == own_test(key) or name.startswith(f"{own_test(key)}_")), "")


MUTANTS = Mutants(EVERYTHING, FILES, mutated, key_of, lambda key: [own_test(key)])
