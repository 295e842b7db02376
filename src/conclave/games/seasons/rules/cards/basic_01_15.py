"""Cards 1 to 15."""

from typing import Final

from conclave.games.seasons.rules.kit import (
    AMULET_OF_AIR,
    AMULET_OF_EARTH,
    AMULET_OF_FIRE,
    AMULET_OF_WATER,
    AMULETS,
    ASK_POOL,
    BALANCE_OF_ISHTAR,
    BEGGARS_HORN,
    BOARD,
    CARD,
    DIE_OF_MALICE,
    DIVINE_CHALICE,
    DONE,
    DRAGON_SKULL,
    ENERGY,
    FAMILIAR,
    FIGRIM_THE_AVARICIOUS,
    FROM_POOL,
    IN_PLAY,
    ITEM,
    LIMBO,
    LONGEST_MOVE,
    MESODAES_LANTERN,
    MOVE_TOKEN,
    NARIA_THE_PROPHETESS,
    PURSE_OF_IO,
    PURSES,
    STAFF_OF_SPRING,
    STAFFS,
    START,
    SYLLAS_THE_FAITHFUL,
    TEMPORAL_BOOTS,
    TRANSMUTED,
    TYPES,
    WONDROUS_CHEST,
    ChoiceSet,
    Frame,
    Line,
    SeasonsTable,
    can_balance_four,
    card,
    card_picked,
    clear_limbo,
    crystals,
    draw_cards,
    effect,
    energies,
    energy_type,
    enter_free,
    gain,
    gain_crystals,
    gauge,
    give_card,
    give_crystals,
    has_three_alike,
    item_bonus,
    keep,
    keep_one,
    move_token,
    one,
    own_options,
    pay_alike,
    place_of,
    pool_options,
    question,
    reject_all,
    reroll,
    reserve_size,
    sacrifice,
    spaces_of,
    store_energy,
    total,
    without,
)

CHOSEN: Final = 1
OVER: Final = 2

card(AMULET_OF_AIR, ITEM, 6, energy=energies(air=2), arrives=[gauge(2)])


def amulet_of_fire(t: SeasonsTable, f: Frame, pick: int) -> int:
    """Draw 4 cards, keep exactly one, discard the others."""
    if f.step == START:
        f.pool = draw_cards(t, f.owner, 4)
        if not f.pool:
            return DONE
        return t.ask(f, f.owner, ASK_POOL, CHOSEN)
    keep_one(t, f, pick - CARD)
    return DONE


card(AMULET_OF_FIRE, ITEM, 6, energy=energies(fire=2), arrives=[Line(effect("amulet-of-fire", amulet_of_fire))])

card(AMULET_OF_EARTH, ITEM, 6, energy=energies(earth=2), arrives=[crystals(9)])


AMULET_HOLDS: Final = 4


def amulet_of_water(t: SeasonsTable, f: Frame, pick: int) -> int:
    """Lay 4 energies of choice on this card. They are outside the reserve, but may be spent like it (G28).

    `a`: how many are still to come. `b`: the last type, for rising order.
    """
    if f.step == START:
        f.a = AMULET_HOLDS
    else:
        f.b = energy_type(pick)
        f.a -= 1
        store_energy(t, f.owner, f.uid, one(f.b))
        if f.a == 0:
            return DONE
    return t.ask(f, f.owner, ASK_STORE, CHOSEN)


def store_options(t: SeasonsTable, f: Frame, seat: int) -> list[int]:
    return [ENERGY + kind for kind in range(f.b, TYPES)]


def store_set(t: SeasonsTable, f: Frame, seat: int) -> ChoiceSet | None:
    return ChoiceSet(f.a, [(pick, f.a) for pick in store_options(t, f, seat)])


def store_arguments(t: SeasonsTable, f: Frame, seat: int) -> dict[str, object]:
    return {"left": f.a}


ASK_STORE: Final = question("store", store_options, arguments=store_arguments, set_of=store_set)
card(
    AMULET_OF_WATER,
    ITEM,
    6,
    energy=energies(water=2),
    presence=AMULETS,
    holds=AMULET_HOLDS,
    arrives=[Line(effect("amulet-of-water", amulet_of_water))],
)


def balance_of_ishtar(t: SeasonsTable, f: Frame, pick: int) -> int:
    """The energies paid are transmuted for 3 crystals each; Purses and bonuses of the turn add to it. `c`: paid."""
    extra = item_bonus(t, f.owner)
    t.note(TRANSMUTED, f.owner, f.card, f.c)
    gain_crystals(t, f.owner, (3 + extra) * total(f.c))
    return DONE


BALANCE: Final = Line(effect("balance-of-ishtar", balance_of_ishtar))
card(BALANCE_OF_ISHTAR, ITEM, 4, crystals=2, activates=[BALANCE], cost=pay_alike(3), able=has_three_alike)
card(
    BALANCE_OF_ISHTAR,
    ITEM,
    4,
    crystals=6,
    activates=[BALANCE],
    cost=pay_alike(4),
    able=can_balance_four,
    editions=(1,),
)

# 3 crystals for each card its owner summons from hand: `conclave.games.seasons.rules.summon.summoning`.
card(STAFF_OF_SPRING, ITEM, 9, energy=energies(earth=3), presence=STAFFS)


def temporal_boots(t: SeasonsTable, f: Frame, pick: int) -> int:
    """Move the season token 1 to 3 spaces, forward or back; seasons and years change at once (G1)."""
    if f.step == START:
        return t.ask(f, f.owner, ASK_MOVE, CHOSEN)
    if f.step == CHOSEN:
        return move_token(t, f, spaces_of(pick), f.owner, OVER)
    return DONE


def move_options(t: SeasonsTable, f: Frame, seat: int) -> list[int]:
    return [MOVE_TOKEN + way for way in range(2 * LONGEST_MOVE)]


ASK_MOVE: Final = question("move", move_options)
card(TEMPORAL_BOOTS, ITEM, 8, arrives=[Line(effect("temporal-boots", temporal_boots))])

# A crystal more for each energy its owner transmutes: `conclave.games.seasons.rules.verbs.transmute_bonus`.
card(PURSE_OF_IO, ITEM, 6, energy=energies(air=1, fire=1), presence=PURSES)


def divine_chalice(t: SeasonsTable, f: Frame, pick: int) -> int:
    """Draw 4 cards; with room, put exactly one into play free; discard the others."""
    if f.step == START:
        f.pool = draw_cards(t, f.owner, 4)
        if free_entry_options(t, f, f.owner) and t.players[f.owner].room:
            return t.ask(f, f.owner, ASK_FREE_ENTRY, CHOSEN)
        reject_all(t, f)
        return DONE
    if f.step == CHOSEN:
        chosen = pick - CARD
        f.pool = without(f.pool, chosen)
        t.moved(chosen, place_of(f.owner, LIMBO), place_of(f.owner, BOARD), t.everyone)
        reject_all(t, f)
        return enter_free(t, f, f.owner, chosen, OVER)
    return DONE


def free_entry_options(t: SeasonsTable, f: Frame, seat: int) -> list[int]:
    """Any of the cards on show but Mesodae's Lantern, which is never free."""
    return [pick for pick in pool_options(t, f, seat) if pick != CARD + MESODAES_LANTERN]


ASK_FREE_ENTRY: Final = question("free-entry", free_entry_options, FROM_POOL)
card(
    DIVINE_CHALICE,
    ITEM,
    10,
    energy=energies(water=1, earth=1, fire=1, air=1),
    arrives=[Line(effect("divine-chalice", divine_chalice))],
)


def syllas_the_faithful(t: SeasonsTable, f: Frame, pick: int) -> int:
    """Each opponent, clockwise, sacrifices a card of their choice."""
    if f.step == CHOSEN:
        return sacrifice(t, f, f.seat, card_picked(t.players[f.seat], pick - IN_PLAY), OVER)
    f.seat = t.left_of(f.seat)
    while f.seat != f.owner:
        if t.players[f.seat].board:
            return t.ask(f, f.seat, ASK_SACRIFICE, CHOSEN)
        f.seat = t.left_of(f.seat)
    return DONE


SKULL: Final = 3  # cards that a Dragon Skull takes


def sacrifice_options(t: SeasonsTable, f: Frame, seat: int) -> list[int]:
    return own_options(t.players[seat])


def sacrifice_arguments(t: SeasonsTable, f: Frame, seat: int) -> dict[str, object]:
    return {"left": SKULL - f.b if f.card == DRAGON_SKULL else 1}


ASK_SACRIFICE: Final = question("sacrifice", sacrifice_options, arguments=sacrifice_arguments)
card(
    SYLLAS_THE_FAITHFUL,
    FAMILIAR,
    14,
    energy=energies(fire=3),
    arrives=[Line(effect("syllas-the-faithful", syllas_the_faithful))],
)


def figrim_the_avaricious(t: SeasonsTable, f: Frame, pick: int) -> int:
    """At a change of season every opponent who has a crystal gives you one."""
    for seat in t.opponents(f.owner):
        give_crystals(t, seat, f.owner, 1)
    return DONE


card(
    FIGRIM_THE_AVARICIOUS,
    FAMILIAR,
    7,
    crystals=[3, 6, 9],
    season_change=[Line(effect("figrim-the-avaricious", figrim_the_avaricious))],
)

GIVEN: Final = 3


def naria_the_prophetess(t: SeasonsTable, f: Frame, pick: int) -> int:
    """Draw a card for each player; keep one, then give one to each opponent, clockwise, as long as there are any."""
    if f.step == START:
        f.pool = draw_cards(t, f.owner, t.seats)
        if not f.pool:
            return DONE
        return t.ask(f, f.owner, ASK_POOL, CHOSEN)
    if f.step == CHOSEN:
        f.pool = without(f.pool, pick - CARD)
        keep(t, f.owner, pick - CARD)
    else:
        give_card(t, f, pick - CARD, f.seat)
    f.seat = t.left_of(f.seat)
    if not f.pool or f.seat == f.owner:
        clear_limbo(t, f.owner)
        return DONE
    return t.ask(f, f.owner, ASK_GIVE, GIVEN)


ASK_GIVE: Final = question("give", pool_options, FROM_POOL)
card(
    NARIA_THE_PROPHETESS,
    FAMILIAR,
    8,
    crystals=3,
    arrives=[Line(effect("naria-the-prophetess", naria_the_prophetess))],
)


def wondrous_chest(t: SeasonsTable, f: Frame, pick: int) -> int:
    """At the end of a round with 4 or more energies in the reserve: 3 crystals."""
    if reserve_size(t.players[f.owner]) >= 4:
        gain_crystals(t, f.owner, 3)
    return DONE


card(
    WONDROUS_CHEST,
    ITEM,
    4,
    energy=energies(water=1, fire=1),
    round_end=[Line(effect("wondrous-chest", wondrous_chest))],
)


def beggars_horn(t: SeasonsTable, f: Frame, pick: int) -> int:
    """At the end of a round with 0 or 1 energy in the reserve: 1 energy of choice."""
    if f.step == START and reserve_size(t.players[f.owner]) <= 1:
        return gain(t, f, f.owner, 1, OVER)
    return DONE


card(BEGGARS_HORN, ITEM, 8, energy=energies(earth=1, air=1), round_end=[Line(effect("beggars-horn", beggars_horn))])


def die_of_malice(t: SeasonsTable, f: Frame, pick: int) -> int:
    """Before your die is used: roll it again and gain 2 crystals."""
    reroll(t, f.owner)
    gain_crystals(t, f.owner, 2)
    return DONE


card(DIE_OF_MALICE, ITEM, 8, activates=[Line(effect("die-of-malice", die_of_malice))], before_die=True)
