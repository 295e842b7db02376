"""The end of the game: what the last cards bring, the score and where it comes from, and who wins (F)."""

from typing import Final

from conclave.games.seasons.rules.names import CARD_KEYS, LAST_TOKEN, TOKEN_OF_HANDS
from conclave.games.seasons.rules.registry import ABILITY_TOKENS, PRESTIGE, card_of
from conclave.games.seasons.rules.state import KIND, Player, SeasonsTable, power_of

HAND_POINTS: Final = [-5] * (LAST_TOKEN + 1)  # for each card left in hand, by the ability token kept
HAND_POINTS[TOKEN_OF_HANDS] = 3
BONUS_PENALTY: Final = [0, 5, 12, 20]


def end_crystals(t: SeasonsTable, seat: int, entry: int) -> int:
    """The crystals that one card in play brings at the end of the game, or takes if there are as many."""
    at_end = card_of(t, power_of(entry)).at_end
    return 0 if at_end is None else at_end(t, seat, entry)


def end_gains(t: SeasonsTable, seat: int) -> list[tuple[int, int]]:
    """What each card in play brings that counts at the end: crystals do not go below 0, and losses come first (F1)."""
    me = t.players[seat]
    left = me.crystals
    gains: list[tuple[int, int]] = []
    for entry in me.board:
        if card_of(t, power_of(entry)).at_end is not None:
            brings = max(end_crystals(t, seat, entry), -left)
            left += min(0, brings)
            gains.append((entry & KIND, brings))
    return gains


def breakdown(t: SeasonsTable, seat: int) -> dict[str, int]:
    """Every source of points, were the game to end now: it adds up to the score. The total is never clamped (F5)."""
    me = t.players[seat]
    points = {"crystals": me.crystals}
    for entry in me.board:
        prestige = f"prestige {CARD_KEYS[entry & KIND]}"
        points[prestige] = points.get(prestige, 0) + PRESTIGE[entry & KIND]
    for card, brings in end_gains(t, seat):
        end = f"end {CARD_KEYS[card]}"
        points[end] = points.get(end, 0) + brings
    points["hand"] = hand_points(me)
    points["bonuses"] = -BONUS_PENALTY[me.bonuses]
    if me.token:
        points["token"] = ABILITY_TOKENS[me.token].prestige if me.token_used else 0
    return points


def hand_points(me: Player) -> int:
    """Cards left in hand cost points; with the token for them they bring some."""
    return HAND_POINTS[me.token] * len(me.hand)


def winners(t: SeasonsTable) -> list[int]:
    """Most points; of those, most cards summoned in the game (G10); who is still tied shares the win."""
    ranks = [(score, t.players[seat].summoned) for seat, score in enumerate(t.scores)]
    best = max(ranks)
    return [seat for seat in range(t.seats) if ranks[seat] == best]
