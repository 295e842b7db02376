"""The vocabulary of card lines: short effects and costs that cards share. `docs/vocabulary.md` lists them."""

from typing import Final

from conclave.games.seasons.rules.activation import promise
from conclave.games.seasons.rules.energy import PLENTY
from conclave.games.seasons.rules.loss import spare
from conclave.games.seasons.rules.names import POTION_OF_DREAMS
from conclave.games.seasons.rules.piles import draw_and_keep
from conclave.games.seasons.rules.registry import Line, effect
from conclave.games.seasons.rules.state import SeasonsTable
from conclave.games.seasons.rules.supply import empty_reserve, gain, pay, pay_own
from conclave.games.seasons.rules.verbs import gain_crystals, move_gauge, pay_crystals, sacrifice_now
from conclave.table.frame import DONE, START, Frame

LATER: Final = 1
OVER: Final = 2


def _crystals(t: SeasonsTable, f: Frame, pick: int) -> int:
    gain_crystals(t, f.owner, f.a)
    return DONE


def _gauge(t: SeasonsTable, f: Frame, pick: int) -> int:
    move_gauge(t, f.owner, f.a)
    return DONE


def _energy(t: SeasonsTable, f: Frame, pick: int) -> int:
    return gain(t, f, f.owner, f.a, LATER) if f.step == START else DONE


def _draw(t: SeasonsTable, f: Frame, pick: int) -> int:
    for _ in range(f.a):
        draw_and_keep(t, f.owner)
    return DONE


def _discard_reserve(t: SeasonsTable, f: Frame, pick: int) -> int:
    empty_reserve(t, f.owner)
    return DONE


def _pay_any(t: SeasonsTable, f: Frame, pick: int) -> int:
    return pay_own(t, f, f.owner, PLENTY, f.a, LATER) if f.step == START else DONE


def _pay_alike(t: SeasonsTable, f: Frame, pick: int) -> int:
    return pay_own(t, f, f.owner, PLENTY, f.a, LATER, alike=True) if f.step == START else DONE


def _pay_these(t: SeasonsTable, f: Frame, pick: int) -> int:
    return pay(t, f, f.owner, f.a, 1, LATER) if f.step == START else DONE


def _pay_crystals(t: SeasonsTable, f: Frame, pick: int) -> int:
    pay_crystals(t, f.owner, f.a)
    return DONE


def _sacrifice_this(t: SeasonsTable, f: Frame, pick: int) -> int:
    """With a Shield promised nothing is lost yet, and Potion of Dreams finds no room that was not there (C24)."""
    if f.step == START and (f.card != POTION_OF_DREAMS or t.players[f.owner].room):
        return spare(t, f, f.owner, f.uid, LATER)
    if f.step == LATER and t.result:
        promise(t, t.result, f.uid)
        t.result = 0
        return DONE
    if f.step != OVER:
        f.step = OVER
        return sacrifice_now(t, f.owner, f.uid)
    t.result = 0
    return DONE


_CRYSTALS: Final = effect("crystals", _crystals)
_GAUGE: Final = effect("gauge", _gauge)
_ENERGY: Final = effect("energy", _energy)
_DRAW: Final = effect("draw", _draw)
_DISCARD_RESERVE: Final = effect("discard-reserve", _discard_reserve)
_PAY_ANY: Final = effect("cost-any", _pay_any)
_PAY_ALIKE: Final = effect("cost-alike", _pay_alike)
_PAY_THESE: Final = effect("cost-one", _pay_these)
_PAY_CRYSTALS: Final = effect("cost-crystals", _pay_crystals)
_SACRIFICE_THIS: Final = effect("sacrifice-this", _sacrifice_this)


def crystals(number: int) -> Line:
    """Gain crystals."""
    return Line(_CRYSTALS, number)


def gauge(number: int) -> Line:
    """Raise the summoning gauge."""
    return Line(_GAUGE, number)


def energy(number: int) -> Line:
    """Gain energies of choice."""
    return Line(_ENERGY, number)


def draw(number: int) -> Line:
    """Draw cards that must be kept."""
    return Line(_DRAW, number)


def discard_reserve() -> Line:
    """Discard every energy of the reserve."""
    return Line(_DISCARD_RESERVE)


def pay_any(number: int) -> Line:
    """A cost: energies of any types; in the first edition from the reserve alone (A27)."""
    return Line(_PAY_ANY, number)


def pay_alike(number: int) -> Line:
    """A cost: energies of one type; in the first edition from the reserve alone (A27)."""
    return Line(_PAY_ALIKE, number)


def pay_one(pack: int) -> Line:
    """A cost: one energy of a given type."""
    return Line(_PAY_THESE, pack)


def pay_in_crystals(number: int) -> Line:
    """A cost: crystals."""
    return Line(_PAY_CRYSTALS, number)


def sacrifice_this() -> Line:
    """A cost: the card itself."""
    return Line(_SACRIFICE_THIS)
