"""Words that belong to the games of this repository: where every game is served, none of them has a place.

A word counts wherever it stands by itself or as a part of a name, in any of its forms: `spell`, `spellOf`, `--winter`,
`summoned`. Words that are common outside of games, such as card, die, token or circle, are not among them.
"""

import re
from typing import Final

GAME_WORDS: Final = (
    *("amulet", "autumn", "crystal", "enchantment", "energ(?:y|ies)", "familiar", "guardian", "mage", "prelude"),
    *("prestige", "scroll", "seal", "season", "sigil", "sorcerer", "spell(?!ing)", "spring", "summer", "summon"),
    *("tower", "transmut", "winter", "wizard", "year"),
)
# In a page and in a window `scroll` is what is done with what does not fit.
SCROLLING: Final = ("scroll",)
ENDINGS: Final = "(?:s|ed|ing|er|ation|e|es)?"
HUMP: Final = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")  # where a name in camel case has a new word


def game_words_in(line: str, common: tuple[str, ...] = ()) -> list[str]:
    """The games' words in a line, but for those that are common where it stands."""
    wanted = "|".join(word for word in GAME_WORDS if word not in common)
    return re.findall(rf"(?<![a-z])(?:{wanted}){ENDINGS}(?![a-z])", HUMP.sub(" ", line).lower())
