"""What a game's part of the page shows and the package knows, for the page to be built with."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple


class PageData(NamedTuple):
    """The game's part `page`, which `web/scripts/export.py` reads."""

    data: Callable[[], dict[str, object]]  # the same in every language, by the name of its file
    texts: Callable[[], dict[str, object]]  # in the language that is spoken
    sample: dict[str, Any]  # options of a game of which tests of the page have a view
    sample_picks: int  # after so many picks
    sources: Sequence[str] = ()  # the first words of its sources of points, in the order in which they are read
