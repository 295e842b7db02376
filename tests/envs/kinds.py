"""The kinds of tables that the environments are tried with."""

import random
from collections.abc import Iterator
from typing import Any

from conclave.games.archimage.rules.scrolls import CIRCLES
from conclave.table import Table, new_table
from conclave.table.rng import key_from_seed

KINGDOM = {"sets": ["base", "enchanted-kingdom"], "tokens": True}
KINDS: list[tuple[str, dict[str, Any]]] = [
    ("seasons", {"players": 2, "level": "apprentice"}),
    ("seasons", {"players": 3, "level": "magician"}),
    ("seasons", {"players": 4, "level": "archmage"}),
    ("seasons", {"players": 3, "edition": 1}),
    ("seasons", {"players": 2, **KINGDOM, "enchantment": "natural-selection"}),
    ("seasons", {"players": 4, **KINGDOM, "enchantment": "vision-of-destiny"}),
    ("seasons", {"players": 3, **KINGDOM, "enchantment": "drought"}),
    ("seasons", {"players": 2, **KINGDOM, "enchantment": "extended-experience"}),
    *[("archimage", {"players": 2 + at, "circle": circle}) for at, circle in enumerate(CIRCLES)],
]
NAMES = [
    "-".join([game, *(str(value) for value in options.values() if not isinstance(value, list))])
    for game, options in KINDS
]


def played(game: str, options: dict[str, Any], seed: int) -> Iterator[Table]:
    """A game at random, the table at every decision and at the end."""
    table = new_table(game, None, key_from_seed(seed), options)
    dice = random.Random(seed)
    while not table.over:
        yield table
        table.choose(dice.choice(table.options))
    yield table
