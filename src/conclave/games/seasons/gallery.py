"""Everything that can be on a table of Seasons, with its words."""

from conclave.games.seasons.rules.names import CARD_KEYS, ENCHANTMENT_KEYS, LAST_TOKEN
from conclave.games.seasons.text.cards import card_data
from conclave.games.seasons.text.tokens import enchantment_data, token_data


class Gallery:
    def items(self) -> list[dict[str, object]]:
        cards = [{"group": "card", **card_data(key)} for key in CARD_KEYS[1:]]
        tokens = [{"group": "token", "key": str(token), **token_data(token)} for token in range(1, LAST_TOKEN + 1)]
        enchantments = [{"group": "enchantment", **enchantment_data(key)} for key in ENCHANTMENT_KEYS[1:]]
        return cards + tokens + enchantments


GALLERY = Gallery()
