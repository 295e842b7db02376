"""Losing cards, and the Shield of Zira, which may be lost in their place (EK13, G8).

Whatever makes a player sacrifice or discard a card of theirs goes through `sacrifice` or `discard_own`. Where the loss
pays for an activation, the effect comes first and the Shield last: `spare` asks, and `ACTIVATING` keeps the promise.
"""

from typing import Final

from conclave.games.seasons.rules.events import SHIELDED
from conclave.games.seasons.rules.names import CARD_KEYS, SHIELD_OF_ZIRA
from conclave.games.seasons.rules.picks import IN_PLAY, LET_GO
from conclave.games.seasons.rules.piles import (
    clear_limbo,
    discard_from_hand,
    reject,
    set_aside,
    take_back,
)
from conclave.games.seasons.rules.registry import effect, question
from conclave.games.seasons.rules.state import KIND, SHIELDS, SeasonsTable, power_of, uid_of
from conclave.games.seasons.rules.tableau import card_picked, pick_of
from conclave.games.seasons.rules.verbs import gain_crystals, sacrifice_now
from conclave.table.frame import CALL, DONE, START, Frame

SHIELD_CRYSTALS: Final = 10
CHOSEN: Final = 1
STAND_INS: Final = 2  # at most: a Shield for the card, another for the Shield


def sacrifice(t: SeasonsTable, f: Frame, seat: int, uid: int, then: int) -> int:
    """From play to the discard pile, unless a Shield goes instead; then whatever follows from it."""
    f.step = then
    if not t.players[seat].number_of(SHIELDS):
        return sacrifice_now(t, seat, uid)
    above = Frame(LOSS, seat, f.card)
    above.uid = uid
    t.stack.append(above)
    return CALL


def discard_own(t: SeasonsTable, f: Frame, seat: int, card: int, then: int, seen: int = 0) -> int:
    """From hand to the discard pile, unless a Shield goes instead; `seen` are those besides the owner who see it."""
    f.step = then
    if not t.players[seat].number_of(SHIELDS):
        discard_from_hand(t, seat, card, seen | 1 << seat)
        return CALL
    above = Frame(LOSS, seat, f.card)
    above.c = seen
    set_aside(t, seat, card, seen | 1 << seat)
    above.pool = (card,)
    t.stack.append(above)
    return CALL


def use_shield(t: SeasonsTable, f: Frame, seat: int, uid: int, then: int) -> int:
    """A Shield is sacrificed as promised; another may still stand in for it."""
    above = Frame(LOSS, seat, f.card)
    stand_in(t, above, uid)
    return t.push(f, above, then)


def stand_in(t: SeasonsTable, f: Frame, uid: int) -> None:
    """The Shield `uid` is to be lost in place of what the frame was about."""
    t.note(SHIELDED, f.owner, SHIELD_OF_ZIRA)
    gain_crystals(t, f.owner, SHIELD_CRYSTALS)
    f.uid = uid
    f.b += 1


def loss(t: SeasonsTable, f: Frame, pick: int) -> int:
    """The owner is about to lose the card in play `uid`, or the one in limbo. `b`: Shields that have stood in so far.

    `c`: who else has seen a card from hand.
    """
    me = t.players[f.owner]
    if f.step == START:
        if f.uid and power_of(me.board[me.index_of(f.uid)]) == SHIELD_OF_ZIRA:
            f.b = max(f.b, STAND_INS - 1)  # a Shield stands in for another once (G8)
        return t.ask(f, f.owner, ASK_SHIELD, CHOSEN)
    if f.step == CHOSEN and pick != LET_GO:
        first = f.b == 0
        stand_in(t, f, card_picked(me, pick - IN_PLAY))
        if f.pool:
            take_back(t, f.owner, f.pool[0], f.c | 1 << f.owner)
            f.pool = ()
            clear_limbo(t, f.owner)
        if first:
            return t.ask(f, f.owner, ASK_SHIELD, CHOSEN)
    if f.pool:
        card = f.pool[0]
        f.pool = ()
        reject(t, f.owner, card, f.c)
        clear_limbo(t, f.owner)
        return DONE
    if f.uid:
        uid = f.uid
        f.uid = 0
        f.step = CHOSEN + 1
        return sacrifice_now(t, f.owner, uid)
    return DONE


def shield_options(t: SeasonsTable, f: Frame, seat: int) -> list[int]:
    """Let the card go, or any Shield in play but the one that is being lost."""
    me = t.players[seat]
    picks = [LET_GO]
    if f.b < STAND_INS:
        for at, entry in enumerate(me.board):
            if power_of(entry) == SHIELD_OF_ZIRA and uid_of(entry) != f.uid:
                pick = IN_PLAY + pick_of(me.board, at)
                if pick not in picks:
                    picks.append(pick)
    return picks


def shield_arguments(t: SeasonsTable, f: Frame, seat: int) -> dict[str, object]:
    at = t.players[seat].index_of(f.uid) if f.uid else -1
    if at >= 0:
        return {"lost": CARD_KEYS[t.players[seat].board[at] & KIND], "lost_arrival": f.uid}
    pool = f.pool or t.stack[-2].pool  # a card that is to pay for something waits one below
    return {"lost": CARD_KEYS[pool[-1]], "lost_arrival": 0}


# --- asking first, acting later ------------------------------------------------------------------------------------


def spare(t: SeasonsTable, f: Frame, seat: int, uid: int, then: int) -> int:
    """Ask whether a Shield will go in place of `uid`, or of a card in hand; its order of arrival is the result."""
    f.step = then
    t.result = 0
    if t.players[seat].number_of(SHIELDS):
        above = Frame(SPARE, seat, f.card)
        above.uid = uid
        t.stack.append(above)
    return CALL


def sparing(t: SeasonsTable, f: Frame, pick: int) -> int:
    if f.step == START:
        return t.ask(f, f.owner, ASK_SHIELD, CHOSEN)
    t.result = 0 if pick == LET_GO else card_picked(t.players[f.owner], pick - IN_PLAY)
    return DONE


LOSS: Final = effect("loss", loss)
SPARE: Final = effect("spare", sparing)
ASK_SHIELD: Final = question("shield", shield_options, arguments=shield_arguments)
