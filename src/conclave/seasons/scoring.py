"""The end of the game: what the last cards bring, the score and where it comes from, and who wins (F)."""

from typing import Final

from conclave.seasons.names import CARD_KEYS
from conclave.seasons.rules import PRESTIGE, card_of
from conclave.seasons.state import KIND, SeasonsTable

HAND_PENALTY: Final = 5
BONUS_PENALTY: Final = [0, 5, 12, 20]


def end_crystals(t: SeasonsTable, seat: int, card: int) -> int:
    """The crystals that one card in play brings at the end of the game."""
    at_end = card_of(t, card).at_end
    return 0 if at_end is None else at_end(t, seat)


def breakdown(t: SeasonsTable, seat: int) -> dict[str, int]:
    """Every source of points, were the game to end now: it adds up to the score. The total is never clamped (F5)."""
    me = t.players[seat]
    points = {"crystals": me.crystals}
    for entry in me.board:
        card = entry & KIND
        prestige = f"prestige {CARD_KEYS[card]}"
        points[prestige] = points.get(prestige, 0) + PRESTIGE[card]
        if card_of(t, card).at_end is not None:
            bonus = f"end {CARD_KEYS[card]}"
            points[bonus] = points.get(bonus, 0) + end_crystals(t, seat, card)
    points["hand"] = -HAND_PENALTY * len(me.hand)
    points["bonuses"] = -BONUS_PENALTY[me.bonuses]
    return points


def winners(t: SeasonsTable) -> list[int]:
    """Most points; of those, most cards summoned in the game (G10); who is still tied shares the win."""
    standing = [(score, t.players[seat].summoned) for seat, score in enumerate(t.scores)]
    best = max(standing)
    return [seat for seat in range(t.seats) if standing[seat] == best]
