"""Functions that the catalogues call: little words whose form depends on what follows them.

They are the same in every language and know nothing but the text they get, so that a browser can have them too;
docs/text.md has their rules.
"""

import re
import unicodedata
from collections.abc import Callable
from typing import Any, Final

VOWELS: Final = frozenset("aeiouœæ")
WORD: Final = re.compile(r"[^\W\d_]+")
# French words that begin with a vowel's sound but are spoken, and written, as if they did not.
UNELIDED: Final = frozenset(
    {
        *("hache", "hall", "halo", "hamac", "hameau", "hanche", "hangar", "harpe", "harpie", "hasard", "haut", "haute"),
        *("heaume", "hérisson", "héron", "héros", "hêtre", "hibou", "hiérarchie", "homard", "honte", "houx", "huit"),
        *("hurlement", "hutte", "onze", "onzième", "oui", "ouistiti", "yaourt", "yeti"),
    }
)


def elided(text: str) -> bool:
    """Whether French drops the vowel of a little word before this: before a vowel and a mute h, not before a digit."""
    found = WORD.match(text)
    if found is None or found[0].casefold() in UNELIDED:
        return False
    first, second = bare(text[0]), bare(text[1:2])
    if first == "y":
        return second not in VOWELS  # d’Yves, but de Yann
    return first in VOWELS or (first == "h" and second in VOWELS | {"y"})


def bare(letter: str) -> str:
    """A letter in lower case and without its accent."""
    return unicodedata.normalize("NFD", letter)[:1].casefold()


def de(what: object) -> str:
    """French: "de Bob", "d’Anne"."""
    text = str(what)
    return f"d’{text}" if elided(text) else f"de {text}"


def que(what: object) -> str:
    """French: "que Bob", "qu’Anne"."""
    text = str(what)
    return f"qu’{text}" if elided(text) else f"que {text}"


def di(what: object) -> str:
    """Italian: "di Anna"; nothing is dropped before a name."""
    return f"di {what}"


def a(what: object) -> str:
    """Italian: "a Bruno", "ad Anna"; before the other vowels "a" is what is written today."""
    text = str(what)
    return f"ad {text}" if bare(text[:1]) == "a" else f"a {text}"


FUNCTIONS: Final[dict[str, Callable[[Any], Any]]] = {"DE": de, "QUE": que, "DI": di, "A": a}
