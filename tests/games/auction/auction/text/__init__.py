"""Auction in words: the lines of the table. All else stands in the catalogues."""

from typing import Final

from conclave.table import Data
from conclave.text import GameText, player, say
from conclave.text.words import Names, listed


class AuctionText(GameText):
    """Auction in words."""

    def lines(self, data: Data, names: Names = None) -> list[str]:
        told = [say("auction-prize", prize=data["prize"])] if data["prize"] else []
        for seat, points in enumerate(data["points"]):
            told.append(say("auction-player", player=player(seat, names), points=points, cards=data["cards"][seat]))
        for name in ("played", "hand"):
            if data[name]:
                told.append(say(f"auction-{name}", cards=listed([str(card) for card in data[name]])))
        return told


TEXT: Final = AuctionText("auction")
