"""Enchanted Kingdom, cards 1/20 to 10/20."""

from typing import Final

from conclave.games.seasons.rules.cards.basic_16_30 import ASK_FROM_HAND
from conclave.games.seasons.rules.kit import (
    BONUS_BACK,
    CARD,
    DONE,
    DONE_PICK,
    EARTH,
    ELEMENTAL_AMULET,
    ENERGY,
    FAIRY_MONOLITH,
    FAMILIAR_CATCHER,
    HEART_OF_ARGOS,
    HEARTS,
    HORN_OF_PLENTY,
    IN_PLAY,
    IOS_TRANSMUTER,
    IS_FAMILIAR,
    ITEM,
    KEEP,
    KIND,
    LOOK_AT,
    MESODAES_LANTERN,
    MOST_OF_A_TYPE,
    NATURE_SPIRIT,
    NO_CARD,
    OPEN_POOLS,
    PAY,
    PLENTY,
    SCROLL_OF_ISHTAR,
    SELENIAS_CODEX,
    SHRINKERS,
    SOURCES,
    START,
    STATUE_OF_EOLIS,
    TAKE_ENERGY,
    THRONE_OF_RENEWAL,
    TRANSMUTERS,
    TYPES,
    ChoiceSet,
    Frame,
    Line,
    Player,
    SeasonsTable,
    card,
    card_picked,
    check_limit,
    clear_limbo,
    count,
    crystals,
    discard_own,
    draw_and_keep,
    effect,
    empty_card,
    energies,
    energy_type,
    gain,
    gain_crystals,
    keep_arguments,
    keep_options,
    kind_named,
    let_transmuters,
    look_at_top,
    note_lost,
    one,
    own_options,
    pay,
    question,
    receive,
    reject_together,
    return_to_hand,
    reveal_top,
    store_energy,
    tokens_of,
    total,
)

CHOSEN: Final = 1
OVER: Final = 2


def energy_on(t: SeasonsTable, f: Frame) -> int:
    """What lies on the card that is resolved."""
    me = t.players[f.owner]
    return tokens_of(me.board[me.index_of(f.uid)])


def heart_of_argos(t: SeasonsTable, f: Frame, pick: int) -> int:
    """At the end of the round the earth on it goes to the reserve. It comes there by `verbs.place_earth_on_hearts`."""
    if f.step == START:
        empty_card(t, f.owner, f.uid, energy_on(t, f))
        f.step = OVER
        return check_limit(t, f.owner, t.players[f.owner].capacity)
    return DONE


card(
    HEART_OF_ARGOS,
    ITEM,
    7,
    energy=energies(earth=2),
    presence=HEARTS,
    holds=1,
    holds_only=EARTH,
    round_end=[Line(effect("heart-of-argos", heart_of_argos))],
)


def horn_of_plenty(t: SeasonsTable, f: Frame, pick: int) -> int:
    """At the end of a round discard an energy if there is any, Amulets of Water included; for an earth 5 crystals."""
    if f.step == START:
        if not t.players[f.owner].spendable():
            return DONE
        return pay(t, f, f.owner, PLENTY, 1, OVER)
    if t.result == one(EARTH):
        gain_crystals(t, f.owner, 5)
    return DONE


card(
    HORN_OF_PLENTY,
    ITEM,
    4,
    energy=energies(water=1, earth=1),
    round_end=[Line(effect("horn-of-plenty", horn_of_plenty))],
)


def monolith_stores(t: SeasonsTable, f: Frame, pick: int) -> int:
    """At the end of a round one energy may be laid on it."""
    if f.step == START:
        return t.ask(f, f.owner, ASK_MONOLITH, CHOSEN)
    if pick != DONE_PICK:
        kind = (pick - PAY) // SOURCES
        t.players[f.owner].spend((pick - PAY) % SOURCES, kind)
        note_lost(t, f.owner, one(kind))
        store_energy(t, f.owner, f.uid, one(kind))
    return DONE


def monolith_options(t: SeasonsTable, f: Frame, seat: int) -> list[int]:
    """Keep everything, or any energy; of Amulets that are the same, the first's."""
    me = t.players[seat]
    picks = [DONE_PICK]
    for kind in range(TYPES):
        for source, pack in enumerate(me.sources()):
            if count(pack, kind) and not me.twin_source(source):
                picks.append(PAY + kind * SOURCES + source)
    return picks


def monolith_gives(t: SeasonsTable, f: Frame, pick: int) -> int:
    """Take back one or more of its energies, in rising order. `b`: the lowest type still open. `c`: those taken."""
    if f.step == CHOSEN and pick != DONE_PICK:
        f.b = energy_type(pick)
        f.c += one(f.b)
    if f.step == OVER:
        return DONE
    if f.step == CHOSEN and (pick == DONE_PICK or f.c == energy_on(t, f)):
        empty_card(t, f.owner, f.uid, f.c)
        f.step = OVER
        return check_limit(t, f.owner, t.players[f.owner].capacity)
    return t.ask(f, f.owner, ASK_TAKE_BACK, CHOSEN)


def take_back_options(t: SeasonsTable, f: Frame, seat: int) -> list[int]:
    left = energy_on(t, f) - f.c
    picks = [DONE_PICK] if f.c else []
    return picks + [ENERGY + kind for kind in range(f.b, TYPES) if count(left, kind)]


def take_back_set(t: SeasonsTable, f: Frame, seat: int) -> ChoiceSet | None:
    left = energy_on(t, f) - f.c
    limits = [(ENERGY + kind, count(left, kind)) for kind in range(f.b, TYPES) if count(left, kind)]
    return ChoiceSet(total(left >> 8 * f.b), limits, 0 if f.c else 1, DONE_PICK) if limits else None


def take_back_arguments(t: SeasonsTable, f: Frame, seat: int) -> dict[str, object]:
    return {"repeated": f.c != 0}


def holds_energy(t: SeasonsTable, me: Player, entry: int) -> bool:
    return tokens_of(entry) != 0


ASK_MONOLITH: Final = question("monolith", monolith_options)
ASK_TAKE_BACK: Final = question("take-back", take_back_options, arguments=take_back_arguments, set_of=take_back_set)
card(
    FAIRY_MONOLITH,
    ITEM,
    6,
    energy=energies(earth=2),
    holds=MOST_OF_A_TYPE,
    round_end=[Line(effect("monolith-stores", monolith_stores))],
    activates=[Line(effect("monolith-gives", monolith_gives))],
    able=holds_energy,
)


def selenias_codex(t: SeasonsTable, f: Frame, pick: int) -> int:
    """Take back to hand a magic item that costs energy, if there is one."""
    if f.step == START:
        if not codex_options(t, f, f.owner):
            return DONE
        return t.ask(f, f.owner, ASK_CODEX, CHOSEN)
    if f.step == CHOSEN:
        return return_to_hand(t, f, f.owner, card_picked(t.players[f.owner], pick - IN_PLAY), OVER)
    return DONE


def codex_options(t: SeasonsTable, f: Frame, seat: int) -> list[int]:
    """Magic items but Codices (G15); under Nature Spirit each of them costs energy."""
    me = t.players[seat]
    kinds = {entry & KIND for entry in me.board}
    fit = {kind for kind in kinds if t.enchantment == NATURE_SPIRIT or costs_energy(t, kind)} - {SELENIAS_CODEX}
    return [pick for pick in own_options(me, ITEM) if kind_named(pick) in fit]


def costs_energy(t: SeasonsTable, number: int) -> bool:
    return t.setup.cost_energy[number] != 0 or number == ELEMENTAL_AMULET


ASK_CODEX: Final = question("codex", codex_options)
card(
    SELENIAS_CODEX,
    ITEM,
    6,
    energy=energies(water=1, air=1),
    arrives=[Line(effect("selenias-codex", selenias_codex))],
)

# --- revealing cards until one fits --------------------------------------------------------------------------------

FAMILIARS: Final = TYPES  # what is looked for: a type of energy, or this
NAMED: Final = 1
FOUND: Final = 2


def scroll_of_ishtar(t: SeasonsTable, f: Frame, pick: int) -> int:
    """Name an energy; reveal cards until a magic item that costs it; keep it, or name one again and keep the next.

    `a`: what is looked for. `b`: how often something was found. The cards revealed lie in the pool, open to all.
    """
    if f.step == START:
        return t.ask(f, f.owner, ASK_NAME, NAMED)
    if f.step == NAMED:
        f.a = energy_type(pick)
        return search(t, f)
    if pick == KEEP:
        keep_found(t, f)
        return DONE
    discard_found(t, f)
    return t.ask(f, f.owner, ASK_NAME, NAMED)


def familiar_catcher(t: SeasonsTable, f: Frame, pick: int) -> int:
    """Reveal cards until a familiar; keep it, or look for another and keep that."""
    if f.step == START:
        f.a = FAMILIARS
        return search(t, f)
    if pick == KEEP:
        keep_found(t, f)
        return DONE
    discard_found(t, f)
    return search(t, f)


def search(t: SeasonsTable, f: Frame) -> int:
    """Reveal cards until one fits or there are no more (G25); whoever rejects the first must keep the second (G16)."""
    found = False
    while not found:
        shown = reveal_top(t, f.owner)
        if shown == NO_CARD:
            discard_found(t, f)
            return DONE
        f.pool = (*f.pool, shown)
        found = fits(t, shown, f.a)
    f.b += 1
    if f.b == 1:
        return t.ask(f, f.owner, ASK_KEEP_FOUND, FOUND)
    keep_found(t, f)
    return DONE


def fits(t: SeasonsTable, number: int, wanted: int) -> bool:
    """An Elemental Amulet shows all four energies (G16)."""
    if wanted == FAMILIARS or IS_FAMILIAR[number]:
        return IS_FAMILIAR[number] and wanted == FAMILIARS
    return count(t.setup.cost_energy[number], wanted) > 0 or number == ELEMENTAL_AMULET


def keep_found(t: SeasonsTable, f: Frame) -> None:
    """The last card revealed goes to hand, the others to the discard pile."""
    found = f.pool[-1]
    f.pool = f.pool[:-1]
    receive(t, f.owner, found, t.everyone)
    discard_found(t, f)


def discard_found(t: SeasonsTable, f: Frame) -> None:
    """Cards revealed go to the discard pile in the order in which they were."""
    reject_together(t, f.owner, f.pool, t.everyone)
    f.pool = ()
    clear_limbo(t, f.owner)


def name_options(t: SeasonsTable, f: Frame, seat: int) -> list[int]:
    return [ENERGY + kind for kind in range(TYPES)]


def name_arguments(t: SeasonsTable, f: Frame, seat: int) -> dict[str, object]:
    return {"repeated": f.b != 0}


ASK_KEEP_FOUND: Final = question("keep-found", keep_options, arguments=keep_arguments)
ASK_NAME: Final = question("name", name_options, arguments=name_arguments)
SCROLL: Final = effect("scroll-of-ishtar", scroll_of_ishtar)
CATCHER: Final = effect("familiar-catcher", familiar_catcher)
OPEN_POOLS.add(SCROLL)
OPEN_POOLS.add(CATCHER)
card(SCROLL_OF_ISHTAR, ITEM, 7, energy=energies(fire=2), arrives=[Line(SCROLL)])
card(FAMILIAR_CATCHER, ITEM, 7, energy=energies(fire=1, air=1), arrives=[Line(CATCHER)])

# Never free: `free_entry_options`, `dream_options` and `orb_options`. The space it takes: `Player.capacity`.
card(
    MESODAES_LANTERN,
    ITEM,
    24,
    energy=energies(water=3, air=3),
    presence=SHRINKERS,
    round_end=[crystals(3)],
)


def statue_of_eolis(t: SeasonsTable, f: Frame, pick: int) -> int:
    """At a change of season an energy, or 2 crystals and a look at the top card. Its space: `Player.capacity`."""
    if f.step == START:
        return t.ask(f, f.owner, ASK_STATUE, CHOSEN)
    if f.step == CHOSEN:
        if pick == TAKE_ENERGY:
            return gain(t, f, f.owner, 1, OVER)
        gain_crystals(t, f.owner, 2)
        look_at_top(t, f.owner)
    return DONE


def statue_options(t: SeasonsTable, f: Frame, seat: int) -> list[int]:
    return [TAKE_ENERGY, LOOK_AT]


ASK_STATUE: Final = question("statue", statue_options)
card(
    STATUE_OF_EOLIS,
    ITEM,
    6,
    energy=energies(water=1, earth=1, fire=1),
    presence=SHRINKERS,
    season_change=[Line(effect("statue-of-eolis", statue_of_eolis))],
)


def transmuter_arrives(t: SeasonsTable, f: Frame, pick: int) -> int:
    """In a turn whose die brought crystals it works at once; in later turns `turn.apply_die` sees to it."""
    let_transmuters(t, f.owner)
    return DONE


card(
    IOS_TRANSMUTER,
    ITEM,
    6,
    energy=energies(water=1, earth=1),
    presence=TRANSMUTERS,
    arrives=[Line(effect("transmuter-arrives", transmuter_arrives))],
    round_end=[crystals(2)],  # only where it was used: `tournament.idle`
)


def throne_of_renewal(t: SeasonsTable, f: Frame, pick: int) -> int:
    """Discard a card from hand, if there is one; then draw one and go a step back on the bonus track."""
    me = t.players[f.owner]
    if f.step == START:
        return t.ask(f, f.owner, ASK_FROM_HAND, CHOSEN) if me.hand else DONE
    if f.step == CHOSEN:
        return discard_own(t, f, f.owner, pick - CARD, OVER)
    draw_and_keep(t, f.owner)
    if me.bonuses:
        me.bonuses -= 1
        t.note(BONUS_BACK, f.owner)
    return DONE


card(
    THRONE_OF_RENEWAL,
    ITEM,
    10,
    energy=energies(water=1, fire=2),
    arrives=[Line(effect("throne-of-renewal", throne_of_renewal))],
)
