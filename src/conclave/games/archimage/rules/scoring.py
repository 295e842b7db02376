"""The score: powers of scrolls, and what Synergies add."""

from typing import Final

from conclave.games.archimage.rules.scrolls import SCROLL_KEYS, SYNERGY, scroll_element, scroll_power, spell_of
from conclave.games.archimage.rules.state import ArchimageTable, number_of

SYNERGIES: Final = [SYNERGY]  # spells that score a point for every scroll of their element


def breakdown(t: ArchimageTable, seat: int) -> dict[str, int]:
    """Every source of points, were the game to end now: it adds up to the score."""
    points: dict[str, int] = {}
    scrolls = [number_of(entry) for entry in t.players[seat].scrolls]
    for number in scrolls:
        key = f"scroll {SCROLL_KEYS[number]}"
        points[key] = points.get(key, 0) + scroll_power(number)
    for number in scrolls:
        if spell_of(number) in SYNERGIES:
            key = f"synergy {SCROLL_KEYS[number]}"
            alike = sum(1 for other in scrolls if scroll_element(other) == scroll_element(number))
            points[key] = points.get(key, 0) + alike
    return points
