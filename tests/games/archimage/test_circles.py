"""What the magic circles bring: how many spells, and how many scrolls they come as."""

from conclave.games.archimage.rules import scrolls
from tests.games.archimage.scene import CIRCLES


def test_what_the_circles_bring() -> None:
    """Five spells each, from power 2 to power 6, in five elements; and the Bond, which is of spirit alone."""
    assert scrolls.CIRCLES == ["I", "II", "III", "IV"]
    assert [scrolls.SPELLS[spell] for circle in scrolls.CIRCLES for spell in scrolls.spells_of(circle)] == [
        spell for spells in CIRCLES.values() for spell in spells
    ]
    assert [len(spells) for spells in CIRCLES.values()] == [5, 5, 5, 5]
    assert len(scrolls.SPELLS) == 20 + 1
    assert len(scrolls.SCROLL_NUMBERS) == 20 * 5 + 1
