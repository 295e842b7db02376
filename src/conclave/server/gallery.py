"""Everything that can be on a table, with its words: what a client shows beside the game."""

from functools import cache
from typing import Any, Final

from conclave.archimage.scrolls import SCROLL_NUMBERS
from conclave.seasons.names import CARD_KEYS, ENCHANTMENT_KEYS
from conclave.seasons.rules import ABILITY_TOKENS
from conclave.server.seen import pack
from conclave.server.speech import languages, speaking
from conclave.text import card_data, enchantment_data, token_data
from conclave.text.archimage.scrolls import scroll_data

DAY: Final = 86_400


@cache
def gallery(game: str, language: str) -> str:
    """The cards of a game as they are sent; they never change while the server runs."""
    assert language in languages()
    with speaking(language):
        return pack({"game": game, "language": language, **things(game)})


def things(game: str) -> dict[str, Any]:
    if game == "archimage":
        return {"scrolls": [scroll_data(key) for key in SCROLL_NUMBERS]}
    return {
        "cards": [card_data(key) for key in CARD_KEYS[1:]],
        "tokens": [token_data(token) for token in ABILITY_TOKENS],
        "enchantments": [enchantment_data(key) for key in ENCHANTMENT_KEYS[1:]],
    }
