"""Of Enchanted Kingdom: Drought, and what Argos' Embrace takes for cards received (E)."""

from typing import Final

from conclave.games.seasons.rules.dice import EARLIEST_YEAR
from conclave.games.seasons.rules.events import ENCHANTED, LOST_SPACE
from conclave.games.seasons.rules.loss import discard_own, sacrifice
from conclave.games.seasons.rules.names import ARGOS_EMBRACE, DROUGHT, NO_CARD
from conclave.games.seasons.rules.picks import CARD, IN_PLAY, LOSE_SPACE
from conclave.games.seasons.rules.registry import FROM_HAND, effect, question, seasonal_enchantment
from conclave.games.seasons.rules.state import SeasonsTable
from conclave.games.seasons.rules.supply import check_limit
from conclave.games.seasons.rules.tableau import card_picked, own_options
from conclave.games.seasons.rules.verbs import pay_crystals
from conclave.table.frame import CALL, DONE, START, Frame

EMBRACE_COST: Final = 5
MIDSUMMER: Final = 6  # the last space before summer

CHOSEN: Final = 1
OVER: Final = 2


def summer_comes(t: SeasonsTable, spaces: int) -> bool:
    return t.space <= MIDSUMMER < t.space + spaces


def drought(t: SeasonsTable) -> int:
    """Summer comes: strictly the richest player pays for it, once a year; a tie saves them all (G19)."""
    crystals = [player.crystals for player in t.players]
    richest = crystals.index(max(crystals))
    year = 1 << t.year - EARLIEST_YEAR
    if crystals.count(crystals[richest]) == 1 and not t.droughts & year:
        t.droughts |= year
        t.note(ENCHANTED, richest, NO_CARD, DROUGHT)
        t.stack.append(Frame(DRYING, richest))
    return CALL


def drying(t: SeasonsTable, f: Frame, pick: int) -> int:
    """Sacrifice a card or lose a space of the reserve for good."""
    me = t.players[f.owner]
    if f.step == START:
        return t.ask(f, f.owner, ASK_DROUGHT, CHOSEN)
    if f.step == OVER:
        return DONE
    if pick != LOSE_SPACE:
        return sacrifice(t, f, f.owner, card_picked(me, pick - IN_PLAY), OVER)
    me.lost_spaces += 1
    t.note(LOST_SPACE, f.owner)
    f.step = OVER
    return check_limit(t, f.owner, me.capacity)


def drought_options(t: SeasonsTable, f: Frame, seat: int) -> list[int]:
    return [LOSE_SPACE, *own_options(t.players[seat])]


def push_embraces(t: SeasonsTable, depth: int) -> None:
    """Argos' Embrace for every seat that has received cards, the active player first.

    It comes before the effect at hand goes on, and after what that has already set off above it, such as a limit.
    """
    frames: list[Frame] = []
    for seat in [t.active, *t.opponents(t.active)]:
        if t.received >> seat & 1:
            frames.append(Frame(EMBRACING, seat))
    t.received = 0
    frames.reverse()
    t.stack[depth:depth] = frames


def embracing(t: SeasonsTable, f: Frame, pick: int) -> int:
    """Five crystals, or one of one's cards if there are fewer, whatever was received (G18)."""
    me = t.players[f.owner]
    if f.step == START:
        t.note(ENCHANTED, f.owner, NO_CARD, ARGOS_EMBRACE)
        if me.crystals >= EMBRACE_COST:
            pay_crystals(t, f.owner, EMBRACE_COST)
            return DONE
        return t.ask(f, f.owner, ASK_ANY_CARD, CHOSEN)
    if f.step == CHOSEN:
        return lose_any(t, f, pick)
    return DONE


def lose_any(t: SeasonsTable, f: Frame, pick: int) -> int:
    """Sacrifice or discard the card that a pick names."""
    if pick > IN_PLAY:
        return sacrifice(t, f, f.owner, card_picked(t.players[f.owner], pick - IN_PLAY), OVER)
    return discard_own(t, f, f.owner, pick - CARD, OVER)


def any_card_options(t: SeasonsTable, f: Frame, seat: int) -> list[int]:
    me = t.players[seat]
    return [CARD + held for held in sorted(set(me.hand))] + own_options(me)


def any_card_arguments(t: SeasonsTable, f: Frame, seat: int) -> dict[str, object]:
    return {"cause": "embrace" if f.effect == EMBRACING else "token"}


DRYING: Final = effect("drought", drying)
EMBRACING: Final = effect("embrace", embracing)
ASK_DROUGHT: Final = question("drought", drought_options)
ASK_ANY_CARD: Final = question("any-card", any_card_options, FROM_HAND, arguments=any_card_arguments)
seasonal_enchantment(DROUGHT, summer_comes, drought)
