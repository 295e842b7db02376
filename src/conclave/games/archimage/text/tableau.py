"""What lies and stands before the players and on the board, in words that questions and options share."""

from typing import Any

from conclave.games.archimage.text import words
from conclave.games.archimage.text.scrolls import mage_in, the_familiar
from conclave.games.archimage.text.spaces import place_in
from conclave.text.catalogue import say


def mine(data: dict[str, Any]) -> dict[str, Any]:
    """What the seat has whose view it is."""
    player: dict[str, Any] = data["players"][data["seat"]]
    return player


def stored_on(data: dict[str, Any], key: str) -> dict[str, Any] | None:
    """The seal token on an Absorption of the viewer's."""
    for entry in mine(data)["scrolls"]:
        if entry["scroll"] == key and entry["stored"]:
            token: dict[str, Any] = entry["stored"]
            return token
    return None


def piece(data: dict[str, Any], kind: str, seat: int, names: words.Names) -> str:
    """A mage or familiar that is passed, and where it stands."""
    player = words.player(seat, names)
    space = place_in(data, data["players"][seat][kind])
    if kind == "mage":
        return say("archimage-word-mage-at", player=player, space=space)
    return say("archimage-word-familiar-at", familiar=the_familiar(mage_in(data, seat)), player=player, space=space)
