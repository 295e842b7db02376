"""Cards 41 to 50."""

from typing import Final

from conclave.games.seasons.rules.kit import (
    AMOUNT,
    BOARD,
    CALL,
    CARD,
    CURSED_TREATISE_OF_ARUS,
    DAMNED_SOUL_OF_ONYS,
    DONE,
    ENERGY,
    ENERGY_NAMES,
    FAIRIES,
    FAMILIAR,
    IDOL_OF_THE_FAMILIAR,
    IN_PLAY,
    IS_FAMILIAR,
    ITEM,
    LANTERN_OF_XIDIT,
    LARGEST_AMOUNT,
    MAYBE_HAND,
    MIRROR_OF_THE_SEASONS,
    NECROTIC_KRISS,
    OPEN_POOLS,
    PASSED_CARD,
    PENDANT_OF_RAGNOR,
    REVEALED,
    SEALED_CHEST_OF_URM,
    SID_NIGHTSHADE,
    START,
    THIEVING_FAIRIES,
    TURNED,
    TYPES,
    WATER,
    Frame,
    Line,
    Player,
    SeasonsTable,
    card,
    card_picked,
    clear_limbo,
    count,
    crystals,
    discard_reserve,
    effect,
    energies,
    energy,
    energy_type,
    familiars_in_play,
    gain,
    gain_crystals,
    gain_these,
    gauge,
    give_crystals,
    has_water,
    items_in_play,
    lose_crystals,
    one,
    own_energies,
    own_options,
    pay_crystals,
    pay_one,
    pay_own,
    place_of,
    promise,
    question,
    reject,
    reserve_size,
    sacrifice_now,
    set_aside,
    spare,
    take_back,
    total,
)

CHOSEN: Final = 1
OVER: Final = 2
PAID: Final = 3

# An opponent who activates a card gives its owner a crystal, and one comes from the stock:
# `verbs.give_fairies_crystals`.
card(THIEVING_FAIRIES, FAMILIAR, 6, crystals=[0, 3, 6], presence=FAIRIES)

card(
    CURSED_TREATISE_OF_ARUS,
    ITEM,
    -10,
    energy=energies(water=1),
    arrives=[crystals(10), gauge(1), energy(2)],
    sacrificed=[discard_reserve()],
)


def idol_of_the_familiar(t: SeasonsTable, f: Frame, pick: int) -> int:
    """A crystal for each familiar you have in play."""
    gain_crystals(t, f.owner, familiars_in_play(t.players[f.owner]))
    return DONE


IDOL: Final = Line(effect("idol-of-the-familiar", idol_of_the_familiar))
ONE_EACH: Final = energies(water=1, earth=1, fire=1, air=1)
card(IDOL_OF_THE_FAMILIAR, ITEM, 0, energy=ONE_EACH, arrives=[crystals(10)], activates=[IDOL])
card(IDOL_OF_THE_FAMILIAR, ITEM, 0, energy=ONE_EACH, activates=[IDOL], editions=(1,))


ASKED: Final = 2


def kriss_cost(t: SeasonsTable, f: Frame, pick: int) -> int:
    """Discard a familiar from hand, shown to all, or sacrifice one in play; or promise a Shield in its place.

    `a`: the familiar in play; one from hand waits in limbo.
    """
    if f.step == START:
        return t.ask(f, f.owner, ASK_FAMILIAR, CHOSEN)
    if f.step == CHOSEN:
        if pick > IN_PLAY:
            f.a = card_picked(t.players[f.owner], pick - IN_PLAY)
        else:
            set_aside(t, f.owner, pick - CARD, t.everyone)
            f.pool = (pick - CARD,)
        return spare(t, f, f.owner, f.a, ASKED)
    if f.step == ASKED:
        f.step = PAID
        return lose_familiar(t, f, t.result)
    t.result = 0
    return DONE


def lose_familiar(t: SeasonsTable, f: Frame, shield: int) -> int:
    """The familiar goes, unless a Shield will."""
    cards = f.pool
    f.pool = ()
    if shield:
        promise(t, shield, f.a)
    for held in cards:
        if shield:
            t.note(REVEALED, f.owner, held)
            take_back(t, f.owner, held, t.everyone)
        else:
            reject(t, f.owner, held, t.everyone)
        clear_limbo(t, f.owner)
    return sacrifice_now(t, f.owner, f.a) if f.a and not shield else CALL


def familiar_options(t: SeasonsTable, f: Frame, seat: int) -> list[int]:
    me = t.players[seat]
    picks = [CARD + held for held in sorted(set(me.hand)) if IS_FAMILIAR[held]]
    return picks + own_options(me, FAMILIAR)


def has_familiar(t: SeasonsTable, me: Player, entry: int) -> bool:
    for held in me.hand:
        if IS_FAMILIAR[held]:
            return True
    return familiars_in_play(me) > 0


KRISS_COST: Final = effect("kriss-cost", kriss_cost)
OPEN_POOLS.add(KRISS_COST)  # a familiar from hand is shown
ASK_FAMILIAR: Final = question("familiar", familiar_options, MAYBE_HAND)
card(
    NECROTIC_KRISS,
    ITEM,
    6,
    energy=energies(water=1, air=2),
    activates=[energy(4)],
    cost=Line(KRISS_COST),
    able=has_familiar,
)


def lantern_of_xidit(t: SeasonsTable, seat: int, entry: int) -> int:
    """At the end of the game: 3 crystals for each energy in the reserve."""
    return 3 * reserve_size(t.players[seat])


card(LANTERN_OF_XIDIT, ITEM, 24, energy=energies(earth=3, fire=3), at_end=lantern_of_xidit)


def sealed_chest_of_urm(t: SeasonsTable, seat: int, entry: int) -> int:
    """At the end of the game with no familiar in play: 20 crystals."""
    return 0 if familiars_in_play(t.players[seat]) else 20


card(SEALED_CHEST_OF_URM, ITEM, 10, energy=energies(water=2, earth=1), at_end=sealed_chest_of_urm)


def mirror_cost(t: SeasonsTable, f: Frame, pick: int) -> int:
    """Name a type, then pay a crystal for each energy of it to be changed. `a`: the type; the result has both."""
    if f.step == START:
        return t.ask(f, f.owner, ASK_MIRROR_TYPE, CHOSEN)
    if f.step == CHOSEN:
        f.a = energy_type(pick)
        return t.ask(f, f.owner, ASK_MIRROR_AMOUNT, PAID)
    amount = pick - AMOUNT + 1
    pay_crystals(t, f.owner, amount)
    t.result = amount * one(f.a)
    return DONE


def mirror_type_options(t: SeasonsTable, f: Frame, seat: int) -> list[int]:
    have = own_energies(t, t.players[seat])
    return [ENERGY + kind for kind in range(TYPES) if count(have, kind)]


def mirror_amount_options(t: SeasonsTable, f: Frame, seat: int) -> list[int]:
    me = t.players[seat]
    largest = min(me.crystals, count(own_energies(t, me), f.a), LARGEST_AMOUNT)
    return [AMOUNT + amount for amount in range(largest)]


def mirror_amount_arguments(t: SeasonsTable, f: Frame, seat: int) -> dict[str, object]:
    return {"energy": ENERGY_NAMES[f.a]}


def mirror_of_the_seasons(t: SeasonsTable, f: Frame, pick: int) -> int:
    """The energies named become as many of one other type. `c`: what goes, packed."""
    if f.step == START:
        return pay_own(t, f, f.owner, f.c, total(f.c), PAID)
    if f.step == PAID:
        return t.ask(f, f.owner, ASK_MIRROR_INTO, CHOSEN)
    if f.step == CHOSEN:
        return gain_these(t, f, f.owner, total(f.c) * one(energy_type(pick)), OVER)
    return DONE


def mirror_into_options(t: SeasonsTable, f: Frame, seat: int) -> list[int]:
    return [ENERGY + kind for kind in range(TYPES) if not count(f.c, kind)]


def can_mirror(t: SeasonsTable, me: Player, entry: int) -> bool:
    return me.crystals > 0 and own_energies(t, me) != 0


ASK_MIRROR_TYPE: Final = question("mirror-type", mirror_type_options)
ASK_MIRROR_AMOUNT: Final = question("mirror-amount", mirror_amount_options, arguments=mirror_amount_arguments)
ASK_MIRROR_INTO: Final = question("mirror-into", mirror_into_options)
card(
    MIRROR_OF_THE_SEASONS,
    ITEM,
    8,
    crystals=3,
    activates=[Line(effect("mirror-of-the-seasons", mirror_of_the_seasons))],
    cost=Line(effect("mirror-cost", mirror_cost)),
    able=can_mirror,
)


def pendant_of_ragnor(t: SeasonsTable, f: Frame, pick: int) -> int:
    """An energy of choice for each other magic item you have in play."""
    if f.step == START:
        return gain(t, f, f.owner, items_in_play(t.players[f.owner], f.uid), OVER)
    return DONE


card(
    PENDANT_OF_RAGNOR,
    ITEM,
    0,
    energy=energies(water=1, fire=1, air=1),
    arrives=[Line(effect("pendant-of-ragnor", pendant_of_ragnor))],
)


def sid_nightshade(t: SeasonsTable, f: Frame, pick: int) -> int:
    """With strictly the most crystals: up to 5 from each opponent."""
    mine = t.players[f.owner].crystals
    others = t.opponents(f.owner)
    if all(t.players[seat].crystals < mine for seat in others):
        for seat in others:
            give_crystals(t, seat, f.owner, 5)
    return DONE


card(
    SID_NIGHTSHADE,
    FAMILIAR,
    6,
    energy=[energies(earth=1), energies(earth=2), energies(earth=3)],
    arrives=[Line(effect("sid-nightshade", sid_nightshade))],
)


def damned_soul_arrives(t: SeasonsTable, f: Frame, pick: int) -> int:
    """10 crystals and a water, for whoever brings it in."""
    if f.step == START:
        gain_crystals(t, f.owner, 10)
        return gain_these(t, f, f.owner, one(WATER), OVER)
    return DONE


def damned_soul_passes(t: SeasonsTable, f: Frame, pick: int) -> int:
    """To the left neighbour, straightened, whatever their gauge (A19)."""
    me = t.players[f.owner]
    left = t.left_of(f.owner)
    entry = me.board.pop(me.index_of(f.uid))
    t.players[left].board.append(entry & ~TURNED)
    t.moved(f.card, place_of(f.owner, BOARD), place_of(left, BOARD), t.everyone)
    t.note(PASSED_CARD, f.owner, f.card, 0, left)
    return DONE


def damned_soul_torments(t: SeasonsTable, f: Frame, pick: int) -> int:
    """At the end of a round its holder loses 3 crystals."""
    lose_crystals(t, f.owner, 3)
    return DONE


card(
    DAMNED_SOUL_OF_ONYS,
    FAMILIAR,
    -5,
    energy=energies(water=1),
    arrives=[Line(effect("damned-soul-arrives", damned_soul_arrives))],
    activates=[Line(effect("damned-soul-passes", damned_soul_passes))],
    cost=pay_one(energies(water=1)),
    able=has_water,
    round_end=[Line(effect("damned-soul-torments", damned_soul_torments))],
)
