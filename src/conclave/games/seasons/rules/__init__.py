"""The game of Seasons with Enchanted Kingdom, for two to four players, first and second edition."""

from conclave.games.seasons.rules import cards, enchantments, tokens
from conclave.games.seasons.rules.names import modules_in
from conclave.games.seasons.rules.registry import finish_registering

for package in (cards, tokens, enchantments):
    modules_in(package)
finish_registering()

from conclave.games.seasons.rules.table import RULES, Seasons  # noqa: E402  (whose options name what was registered)

__all__ = ["RULES", "Seasons"]
