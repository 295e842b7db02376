"""Drafting and deck building in Seasons: cards are worth what the best way to spread them over the three years makes
of them."""

from typing import Final

from conclave.games.seasons.bots.weight_names import USUAL
from conclave.games.seasons.rules.names import NATURAL_SELECTION
from conclave.games.seasons.rules.picks import CARD
from conclave.games.seasons.rules.prelude import ASK_BUILD, ASK_SELECT, ASK_WINNOW, DEAL, SETS, cards_each, set_size
from conclave.games.seasons.rules.state import Player
from conclave.games.seasons.rules.table import Seasons

NEVER: Final = -1e6  # for a card that cannot be put there

Worth = tuple[float, float, float]  # of a card in the hand of year I, in library II, in library III
WORTHS: Final[list[Worth]] = list(zip(USUAL.year_1, USUAL.year_2, USUAL.year_3, strict=True))


def deck_values(t: Seasons, seat: int, options: list[int]) -> list[float]:
    """What the cards of a seat are worth after each choice of a card in the prelude."""
    me = t.players[seat]
    question = t.question
    size = set_size(t.setup)
    if question == ASK_BUILD:
        return [built(me, pick - CARD, size) for pick in options]
    if question == ASK_SELECT:
        return [selected(me, pick - CARD, size) for pick in options]
    if question == ASK_WINNOW:
        return [kept(without(me.hand, pick - CARD), size) for pick in options]
    if t.enchantment == NATURAL_SELECTION and len(me.pack) == cards_each(t.setup):
        return [-kept([pick - CARD], size) for pick in options]  # the first card chosen is thrown away
    return [kept([*me.hand, pick - CARD], size) for pick in options]


def without(cards: list[int], card: int) -> list[int]:
    rest = cards[:]
    rest.remove(card)
    return rest


def kept(cards: list[int], size: int) -> float:
    """Of cards that are spread over three sets; as many as fit."""
    return best_split([WORTHS[card] for card in cards], 0, [size, size, size], min(len(cards), SETS * size))


def selected(me: Player, card: int, size: int) -> float:
    """Of those selected with one more and the best of those that may follow: they are selected in rising order."""
    at = me.pack.index(card)
    chosen = [*me.hand, card]
    cards = chosen + list(me.pack[at + 1 :])
    return best_split([WORTHS[one] for one in cards], len(chosen), [size, size, size], DEAL)


def built(me: Player, card: int, size: int) -> float:
    """Of all cards that are not yet in a set, one of them put into the set that is being made.

    A set is made in rising order: what lies before the card in the pack can only go to a later set.
    """
    making = 0 if len(me.hand) < size else 1
    room = [size - len(me.hand), size - len(me.library2), size]
    room[making] -= 1
    chosen = me.pack.index(card)
    rest: list[Worth] = []
    for at, one in enumerate(me.pack):
        first, second, third = WORTHS[one]
        if at > chosen:
            rest.append((first, second, third))
        elif at < chosen:
            rest.append((NEVER if making == 0 else first, NEVER if making == 1 else second, third))
    return WORTHS[card][making] + best_split(rest, len(rest), room, len(rest))


def best_split(cards: list[Worth], needed: int, room: list[int], total: int) -> float:
    """The most that so many of the cards are worth together in three sets with so much room; the first ones are all
    needed, the others may be left out."""
    wide = room[1] + 1
    deep = room[2] + 1
    cells = (room[0] + 1) * wide * deep
    best = [NEVER * DEAL] * cells
    best[0] = 0.0
    for number, (first, second, third) in enumerate(cards):
        optional = number >= needed
        # From the fullest down, so that no card is put twice.
        for cell in range(cells - 1, -1, -1):
            value = best[cell] if optional else NEVER * DEAL
            if cell >= wide * deep:
                value = max(value, best[cell - wide * deep] + first)
            if cell // deep % wide:
                value = max(value, best[cell - deep] + second)
            if cell % deep:
                value = max(value, best[cell - 1] + third)
            best[cell] = value
    found = NEVER * DEAL
    for cell in range(cells):
        if cell // (wide * deep) + cell // deep % wide + cell % deep == total and best[cell] > found:
            found = best[cell]
    return found
