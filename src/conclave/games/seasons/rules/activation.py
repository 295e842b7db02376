"""Activating a card in play: turn it, pay, let Thieving Fairies and Hearts answer, then its effect (B7, G4)."""

from typing import Final

from conclave.games.seasons.rules.loss import sacrifice, use_shield
from conclave.games.seasons.rules.picks import ACTIVATE
from conclave.games.seasons.rules.registry import ACTIVATION, ACTIVATIONS, card_of, effect
from conclave.games.seasons.rules.state import TURNED, Player, SeasonsTable, power_of
from conclave.games.seasons.rules.tableau import pick_of
from conclave.games.seasons.rules.verbs import give_fairies_crystals, lines_frame, place_earth_on_hearts, turn_card
from conclave.table.frame import DONE, START, Frame


def add_activations(t: SeasonsTable, me: Player, before_die: bool, picks: list[int]) -> None:
    """Straight cards in play whose activation can be paid for. Twins in the same state are offered once."""
    activations = ACTIVATIONS[t.edition]
    board = me.board
    for at in range(len(board)):
        entry = board[at]
        if entry & TURNED:
            continue
        activation = activations[power_of(entry)]
        if activation is None or activation.before_die != before_die or not activation.able(t, me, entry):
            continue
        pick = ACTIVATE + pick_of(board, at)
        if pick not in picks:
            picks.append(pick)


COST_PAID: Final = 1
SPOKEN: Final = 2
SETTLED: Final = 3


def activate(t: SeasonsTable, f: Frame, uid: int, then: int) -> int:
    above = Frame(ACTIVATING, f.owner)
    above.uid = uid
    return t.push(f, above, then)


def activating(t: SeasonsTable, f: Frame, pick: int) -> int:
    """`d`: the Shield that will go in place of what the activation cost, `b`: that card if it is in play."""
    if f.step == START:
        f.card = turn_card(t, f.owner, f.uid)
        t.result = 0
        activation = card_of(t, f.card).activation
        assert activation is not None
        cost = activation.cost
        if cost is not None:
            above = Frame(cost.effect, f.owner, f.card, cost.number)
            above.uid = f.uid
            return t.push(f, above, COST_PAID)
        f.step = COST_PAID
    if f.step == COST_PAID:
        paid = t.result
        give_fairies_crystals(t, f.owner)
        place_earth_on_hearts(t, f.owner)
        above = lines_frame(f.owner, f.card, f.uid, ACTIVATION)
        above.c = paid
        return t.push(f, above, SPOKEN)
    if f.step == SPOKEN and f.d:
        return keep_promise(t, f)
    return DONE


def keep_promise(t: SeasonsTable, f: Frame) -> int:
    """The effect is over: the Shield goes. If the effect has taken it, what it was to save goes after all (O18)."""
    me = t.players[f.owner]
    if me.index_of(f.d) >= 0:
        return use_shield(t, f, f.owner, f.d, SETTLED)
    if f.b and me.index_of(f.b) >= 0:
        return sacrifice(t, f, f.owner, f.b, SETTLED)
    return DONE


def promise(t: SeasonsTable, shield: int, uid: int) -> None:
    """Said by the cost of an activation, right above it: a Shield will go in place of a card."""
    below = t.stack[-2]
    below.d = shield
    below.b = uid


ACTIVATING: Final = effect("activate", activating)
