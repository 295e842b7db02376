"""What lies and stands before the players and on the board, in words that questions and options share."""

from typing import Any

from conclave.games.archimage.rules.picks import FAMILIAR, MAGE
from conclave.games.archimage.rules.saves import SealData, dump_seal
from conclave.games.archimage.text import words
from conclave.games.archimage.text.scrolls import mage_in, the_familiar
from conclave.games.archimage.text.spaces import place_in
from conclave.text.catalogue import say


def mine(data: dict[str, Any]) -> dict[str, Any]:
    """What the seat has whose view it is."""
    player: dict[str, Any] = data["players"][data["seat"]]
    return player


def broken(token: int) -> SealData:
    """A seal token that has just been broken, from its number."""
    told = dump_seal(token)
    assert told is not None
    return told


def stored_on(data: dict[str, Any], key: str) -> dict[str, Any] | None:
    """The seal token on an Absorption of the viewer's."""
    for entry in mine(data)["scrolls"]:
        if entry["scroll"] == key and entry["stored"]:
            token: dict[str, Any] = entry["stored"]
            return token
    return None


def piece(data: dict[str, Any], pick: int, names: words.Names) -> str:
    """A mage or familiar that a pick passes, and where it stands."""
    if pick >= FAMILIAR:
        seat = pick - FAMILIAR
        space = place_in(data, data["players"][seat]["familiar"])
        player = words.player(seat, names)
        return say("archimage-word-familiar-at", familiar=the_familiar(mage_in(data, seat)), player=player, space=space)
    seat = pick - MAGE
    space = place_in(data, data["players"][seat]["mage"])
    return say("archimage-word-mage-at", player=words.player(seat, names), space=space)
