"""Energies: gaining them, keeping within the reserve, and paying with them."""

from typing import Final

from conclave.games.seasons.rules.energy import TYPES, count, one, total
from conclave.games.seasons.rules.events import GAINED_ENERGY, LOST_ENERGY, REGISTRY
from conclave.games.seasons.rules.names import CARD_KEYS, NO_CARD
from conclave.games.seasons.rules.picks import DONE_PICK, DROP, ENERGY, PAY, SOURCES, energy_type
from conclave.games.seasons.rules.registry import effect, question
from conclave.games.seasons.rules.state import SeasonsTable
from conclave.table.effects import ChoiceSet
from conclave.table.frame import CALL, DONE, START, Frame

# --- energies: gaining ---------------------------------------------------------------------------------------------

KEEPING: Final = 1
CHOOSING: Final = 2
DROPPING: Final = 1


def gain_these(t: SeasonsTable, f: Frame, seat: int, pack: int, then: int) -> int:
    """Gain given energies; whoever then holds too many chooses at once what goes (B8)."""
    f.step = then
    if pack:
        add_energy(t, seat, pack)
    return check_limit(t, seat, t.players[seat].capacity)


def check_limit(t: SeasonsTable, seat: int, limit: int) -> int:
    """Make a seat drop what it holds beyond its limit, before anything else happens."""
    if total(t.players[seat].reserve) > limit:
        t.stack.append(Frame(TRIM, seat, NO_CARD, limit))
    return CALL


def trim(t: SeasonsTable, f: Frame, pick: int) -> int:
    """Drop what is beyond the limit `a`, in rising order; `b` is the last type dropped, `c` how many are to go."""
    if f.step == START:
        f.c = max(0, total(t.players[f.owner].reserve) - f.a)
    else:
        f.b = energy_type(pick)
        f.c -= 1
        lose_energy(t, f.owner, one(f.b))
    if f.c == 0:
        return DONE
    return t.ask(f, f.owner, ASK_TRIM, DROPPING)


def trim_options(t: SeasonsTable, f: Frame, seat: int) -> list[int]:
    reserve = t.players[seat].reserve
    return [DROP + kind for kind in range(f.b, TYPES) if count(reserve, kind) and total(reserve >> 8 * kind) >= f.c]


def trim_set(t: SeasonsTable, f: Frame, seat: int) -> ChoiceSet | None:
    reserve = t.players[seat].reserve
    held = [(DROP + kind, count(reserve, kind)) for kind in range(f.b, TYPES) if count(reserve, kind)]
    return ChoiceSet(f.c, held)


def trim_arguments(t: SeasonsTable, f: Frame, seat: int) -> dict[str, object]:
    return {"left": f.c}


def gain(t: SeasonsTable, f: Frame, seat: int, number: int, then: int) -> int:
    """Gain energies of choice. Beyond the room there is, only what is kept is asked for."""
    f.step = then
    if number > 0:
        t.stack.append(Frame(GAIN, seat, f.card, number))
    return CALL


def gain_energies(t: SeasonsTable, f: Frame, pick: int) -> int:
    """Choose `a` energies in rising order; where they do not all fit, first say which old ones make room.

    A type that was dropped is not gained again (it would be as if it had been kept), so each outcome has one way.
    `b`: the last type named. `c`: the types dropped, as bits. `d`: how many may still be dropped.
    """
    me = t.players[f.owner]
    if f.step == START:
        f.d = max(0, f.a - (me.capacity - total(me.reserve)))
        if f.d and me.reserve:
            return t.ask(f, f.owner, ASK_MAKE_ROOM, KEEPING)
    elif f.step == KEEPING:
        if pick != DONE_PICK:
            f.b = energy_type(pick)
            f.c |= 1 << f.b
            f.d -= 1
            lose_energy(t, f.owner, one(f.b))
            if f.d:
                return t.ask(f, f.owner, ASK_MAKE_ROOM, KEEPING)
    else:
        f.b = energy_type(pick)
        f.a -= 1
        add_energy(t, f.owner, one(f.b))
    if f.step != CHOOSING:
        f.b = 0
        f.a = max(0, min(f.a, me.capacity - total(me.reserve)))
    if f.a == 0:
        return DONE
    return t.ask(f, f.owner, ASK_GAIN, CHOOSING)


def make_room_options(t: SeasonsTable, f: Frame, seat: int) -> list[int]:
    reserve = t.players[seat].reserve
    drops = [DROP + kind for kind in range(f.b, TYPES) if count(reserve, kind) and f.c | 1 << kind != 15]
    return [DONE_PICK, *drops]


def make_room_set(t: SeasonsTable, f: Frame, seat: int) -> ChoiceSet | None:
    """What may go; where that could be all four types, the last depends on the others."""
    reserve = t.players[seat].reserve
    limits = [(DROP + kind, count(reserve, kind)) for kind in range(f.b, TYPES) if count(reserve, kind)]
    types = f.c
    for pick, _ in limits:
        types |= 1 << energy_type(pick)
    if types == 15 or not limits:
        return None
    return ChoiceSet(min(f.d, total(reserve >> 8 * f.b)), limits, 0, DONE_PICK)


def make_room_arguments(t: SeasonsTable, f: Frame, seat: int) -> dict[str, object]:
    return {"left": f.d}


def gain_options(t: SeasonsTable, f: Frame, seat: int) -> list[int]:
    return [ENERGY + kind for kind in range(f.b, TYPES) if not f.c >> kind & 1]


def gain_set(t: SeasonsTable, f: Frame, seat: int) -> ChoiceSet | None:
    return ChoiceSet(f.a, [(pick, f.a) for pick in gain_options(t, f, seat)])


def gain_arguments(t: SeasonsTable, f: Frame, seat: int) -> dict[str, object]:
    return {"left": f.a}


def add_energy(t: SeasonsTable, seat: int, pack: int) -> None:
    t.players[seat].reserve += pack
    t.note(GAINED_ENERGY, seat, 0, pack)


def lose_energy(t: SeasonsTable, seat: int, pack: int) -> None:
    if pack:
        t.players[seat].reserve -= pack
        note_lost(t, seat, pack)


def note_lost(t: SeasonsTable, seat: int, pack: int) -> None:
    """Energies have gone, from wherever they lay."""
    t.note(LOST_ENERGY, seat, 0, pack)


def empty_reserve(t: SeasonsTable, seat: int) -> int:
    """Discard the whole reserve; what lies on other cards is safe (G28)."""
    pack = t.players[seat].reserve
    lose_energy(t, seat, pack)
    return pack


# --- energies: paying ----------------------------------------------------------------------------------------------

PAYING: Final = 1


ANYHOW: Final = 0
ALIKE: Final = 1  # all of one type
FROM_RESERVE: Final = 2  # and not from Amulets of Water
ONE_MORE: Final = 3  # one of them may be of any type (Nature Spirit)
ALIKE_FROM_RESERVE: Final = 4

WILD: Final = 1 << 32  # beside the caps: that one energy is still to come


def pay(t: SeasonsTable, f: Frame, seat: int, caps: int, number: int, then: int, how: int = ANYHOW) -> int:
    """Pay a number of energies, at most `caps` of each type, from the reserve and from Amulets of Water.

    What was paid is left in `t.result`, packed.
    """
    f.step = then
    me = t.players[seat]
    if number == 0:
        t.result = 0
        return CALL
    if how == ANYHOW and number == total(caps) and me.spendable() == me.reserve:
        # Nothing to choose: the exact cost, all of it from the reserve.
        me.reserve -= caps
        t.result = caps
        note_lost(t, seat, caps)
        return CALL
    above = Frame(PAYMENTS[how], seat, f.card, caps | WILD if how == ONE_MORE else caps)
    above.b = number
    t.stack.append(above)
    return CALL


def pay_own(t: SeasonsTable, f: Frame, seat: int, caps: int, number: int, then: int, alike: bool = False) -> int:
    """Pay for an activation, in the first edition from the reserve alone (A23, A27)."""
    if t.edition == 1:
        return pay(t, f, seat, caps, number, then, ALIKE_FROM_RESERVE if alike else FROM_RESERVE)
    return pay(t, f, seat, caps, number, then, ALIKE if alike else ANYHOW)


def pay_energies(t: SeasonsTable, f: Frame, pick: int) -> int:
    """`a`: how many of each type may still go. `b`: how many must. `c`: paid so far. `d`: the last (type, source)."""
    if f.step == PAYING:
        f.d = pick - PAY
        kind = f.d // SOURCES
        t.players[f.owner].spend(f.d % SOURCES, kind)
        if f.effect in (PAYMENT_ALIKE, PAYMENT_ALIKE_FROM_RESERVE):
            f.a &= 255 << 8 * kind
        f.a -= one(kind) if count(f.a, kind) else WILD
        f.b -= 1
        f.c += one(kind)
        if f.b == 0:
            t.result = f.c
            note_lost(t, f.owner, f.c)
            return DONE
    return t.ask(f, f.owner, ASK_PAY, PAYING)


def pay_options(t: SeasonsTable, f: Frame, seat: int) -> list[int]:
    """Types and sources in rising order, as long as the rest can still be paid from there on."""
    me = t.players[seat]
    sources = me.sources()
    if f.effect in (PAYMENT_FROM_RESERVE, PAYMENT_ALIKE_FROM_RESERVE):
        sources = sources[:1]
    alike = f.effect in (PAYMENT_ALIKE, PAYMENT_ALIKE_FROM_RESERVE)
    picks: list[int] = []
    later = 0  # what the types after this one can still give
    wild = f.a & WILD != 0
    spare = False  # whether they have more than their caps, for the one that may be of any type
    for kind in range(TYPES - 1, f.d // SOURCES - 1, -1):
        cap = count(f.a, kind)
        held = 0
        for source in range(len(sources) - 1, -1, -1):
            if kind == f.d // SOURCES and source < f.d % SOURCES:
                break
            mine = count(sources[source], kind)
            held += mine
            reach = min(cap, held) if alike else min(cap, held) + later
            if wild and (spare or held > cap):
                reach += 1
            # Of Amulets that are the same only the first is offered, unless rising order has passed it by.
            twin = source > 1 and me.twin_source(source) and kind * SOURCES + source > f.d
            if mine and (cap or wild) and reach >= f.b and not twin:
                picks.append(PAY + kind * SOURCES + source)
        later += min(cap, held)
        spare = spare or held > cap
    picks.reverse()
    return picks


def pay_set(t: SeasonsTable, f: Frame, seat: int) -> ChoiceSet | None:
    """From one source and with a cap on each type; from several, what is left of a cap depends on the others."""
    me = t.players[seat]
    if f.effect not in (PAYMENT, PAYMENT_FROM_RESERVE) or (f.effect == PAYMENT and len(me.sources()) > 1):
        return None
    limits = [(PAY + kind * SOURCES, min(count(f.a, kind), count(me.reserve, kind))) for kind in range(TYPES)]
    return ChoiceSet(f.b, [one for one in limits if one[1] and one[0] >= PAY + f.d])


# What energies are paid for, by the effect that waits for them; any other is a card's effect.
PURPOSES: Final = {
    "summon": "summon",
    "exchange": "exchange",
    "glutton-cauldron": "store",
    "raven-the-usurper": "copy",
    "horn-of-plenty": "horn",
    "warden-of-argos": "warden",
    "token-water": "token",
}


ANYTHING: Final = "effect"
PURPOSE_NAMES: Final = [*PURPOSES.values(), ANYTHING]


def paid_for(t: SeasonsTable) -> dict[str, object]:
    """What the payment at hand is for, and which card a Raven pays to copy."""
    if len(t.stack) < 2:
        return {"for": ANYTHING}
    below = t.stack[-2]
    purpose = PURPOSES.get(REGISTRY.effect_keys[below.effect], ANYTHING)
    return {"for": purpose, "copied": CARD_KEYS[below.b]} if purpose == "copy" else {"for": purpose}


def pay_arguments(t: SeasonsTable, f: Frame, seat: int) -> dict[str, object]:
    return {"left": f.b, "any_one": f.a & WILD != 0} | paid_for(t)


TRIM: Final = effect("trim", trim)
GAIN: Final = effect("gain-energies", gain_energies)
PAYMENT: Final = effect("pay-energies", pay_energies)
PAYMENT_ALIKE: Final = effect("pay-alike", pay_energies)
PAYMENT_FROM_RESERVE: Final = effect("pay-from-reserve", pay_energies)
PAYMENT_ONE_MORE: Final = effect("pay-one-more", pay_energies)
PAYMENT_ALIKE_FROM_RESERVE: Final = effect("pay-alike-from-reserve", pay_energies)
PAYMENTS: Final = [PAYMENT, PAYMENT_ALIKE, PAYMENT_FROM_RESERVE, PAYMENT_ONE_MORE, PAYMENT_ALIKE_FROM_RESERVE]
ASK_TRIM: Final = question("trim", trim_options, arguments=trim_arguments, set_of=trim_set)
ASK_MAKE_ROOM: Final = question("make-room", make_room_options, arguments=make_room_arguments, set_of=make_room_set)
ASK_GAIN: Final = question("gain-energy", gain_options, arguments=gain_arguments, set_of=gain_set)
ASK_PAY: Final = question("pay", pay_options, arguments=pay_arguments, set_of=pay_set)
