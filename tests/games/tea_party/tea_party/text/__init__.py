"""Tea Party in words."""

from typing import Final

from conclave.text import GameText


class PartyText(GameText):
    """Tea Party in words."""

    metavars = {"level": "", "circle": "", "json": ""}  # noqa: RUF012


TEXT: Final = PartyText("tea-party")
