"""What lies and stands before the players and on the board, in words that questions and options share."""

from conclave.games.archimage.text import words
from conclave.games.archimage.text.scrolls import mage_in, the_familiar
from conclave.games.archimage.text.spaces import place_in
from conclave.table.data import Data
from conclave.text.catalogue import say


def mine(data: Data) -> Data:
    """What the seat has whose view it is."""
    player: Data = data["players"][data["seat"]]
    return player


def stored_on(data: Data, key: str) -> Data | None:
    """The seal token on an Absorption of the viewer's."""
    for entry in mine(data)["scrolls"]:
        if entry["scroll"] == key and entry["stored"]:
            token: Data = entry["stored"]
            return token
    return None


def piece(data: Data, kind: str, seat: int, names: words.Names) -> str:
    """A mage or familiar that is passed, and where it stands."""
    player = words.player(seat, names)
    space = place_in(data, data["players"][seat][kind])
    if kind == "mage":
        return say("archimage-word-mage-at", player=player, space=space)
    return say("archimage-word-familiar-at", familiar=the_familiar(mage_in(data, seat)), player=player, space=space)
