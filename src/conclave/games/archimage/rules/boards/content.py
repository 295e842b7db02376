"""What lies and stands on a space, for drawing: whoever knows the game fills it in."""

from typing import Final

# By element, in the order in which the rules name them: fire, water, air, earth, spirit.
LETTERS: Final = "FWAES"


class Content:
    """A seal as (element, power), a scroll as (element, power, short name), pieces by a label of a letter or two.

    The guardian is the number of its element.
    """

    def __init__(
        self,
        seal: tuple[int, int] | None = None,
        scroll: tuple[int, int, str] | None = None,
        mages: list[str] | None = None,
        familiars: list[str] | None = None,
        guardian: int | None = None,
    ) -> None:
        self.seal: Final = seal
        self.scroll: Final = scroll
        self.mages: Final = mages or []
        self.familiars: Final = familiars or []
        self.guardian: Final = guardian


NOTHING: Final = Content()
