"""Everything that can be on a table of Archimage, with its words."""

from conclave.games.archimage.rules.scrolls import SCROLL_NUMBERS
from conclave.games.archimage.text.scrolls import scroll_data


class Gallery:
    def items(self) -> list[dict[str, object]]:
        return [{"group": "scroll", **scroll_data(key)} for key in SCROLL_NUMBERS]


GALLERY = Gallery()
