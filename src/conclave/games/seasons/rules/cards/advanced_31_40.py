"""Cards 31 to 40."""

from typing import Final

from conclave.games.seasons.rules.cards.basic_01_15 import ASK_SACRIFICE, SKULL
from conclave.games.seasons.rules.cards.basic_16_30 import ASK_FROM_HAND
from conclave.games.seasons.rules.kit import (
    AIR,
    AIR_ELEMENTAL,
    ALWAYS,
    ARCANO_LEECH,
    BOARD,
    BURY,
    CALL,
    CARD,
    CRYSTAL_ORB,
    DEMON_OF_ARGOS,
    DONE,
    DONE_PICK,
    DRAGON_SKULL,
    DRAW,
    EARTH,
    ELEMENTAL_AMULET,
    ENERGY,
    FAMILIAR,
    FIRE,
    FROM_HAND,
    GLUTTON_CAULDRON,
    IN_PLAY,
    ITEM,
    LEECHES,
    LOOK,
    LOOK_AT,
    MESODAES_LANTERN,
    PAY_CRYSTALS,
    PAY_ENERGY,
    PILE,
    PLENTY,
    PRESTIGE,
    RESERVE,
    REVEALED,
    START,
    TITUS_DEEPGAZE,
    TREE_OF_LIGHT,
    TURNED_ENERGY,
    TYPES,
    VAMPIRIC_CROWN,
    WATER,
    Frame,
    Line,
    Player,
    SeasonsTable,
    allow_transmuting,
    card,
    card_picked,
    cards_to_draw,
    check_limit,
    crystals,
    discard_own,
    discard_top,
    draw_and_keep,
    draw_openly,
    effect,
    empty_card,
    energies,
    energy_type,
    enter_free,
    gain,
    gain_crystals,
    give_crystals,
    has_energy,
    has_three_cards,
    ledger_entry,
    look_at_top,
    move_gauge,
    own_energies,
    pay,
    pay_crystals,
    pay_own,
    place_of,
    question,
    sacrifice,
    store_energy,
    take_top,
    total,
)

CHOSEN: Final = 1
OVER: Final = 2
PAID: Final = 3

ALL_TYPES: Final = 15
NEXT_TYPE: Final = 3
DISCARDING: Final = 4


def elemental_amulet(t: SeasonsTable, f: Frame, pick: int) -> int:
    """For each type paid, in the owner's order: water 2 energies, earth 5 crystals, fire a card, air gauge +1.

    Put into play free it does all four. `c`: the types paid. `a`: those still to come.
    """
    if f.step == START:
        f.a = f.c or ALL_TYPES
    elif f.step == CHOSEN:
        return amulet_effect(t, f, energy_type(pick))
    elif f.step == DISCARDING:
        return discard_own(t, f, f.owner, pick - CARD, NEXT_TYPE)
    if f.a & (f.a - 1):
        return t.ask(f, f.owner, ASK_AMULET_ORDER, CHOSEN)
    if f.a:
        return amulet_effect(t, f, f.a.bit_length() - 1)
    return DONE


def amulet_effect(t: SeasonsTable, f: Frame, kind: int) -> int:
    f.a &= ~(1 << kind)
    f.step = NEXT_TYPE
    if kind == WATER:
        return gain(t, f, f.owner, 2, NEXT_TYPE)
    if kind == EARTH:
        gain_crystals(t, f.owner, 5)
    elif kind == FIRE:
        draw_and_keep(t, f.owner)
    elif t.edition == 2:
        move_gauge(t, f.owner, 1)
    elif t.players[f.owner].hand:
        return t.ask(f, f.owner, ASK_FROM_HAND, DISCARDING)  # the first edition's air (A11)
    return CALL


def amulet_order_options(t: SeasonsTable, f: Frame, seat: int) -> list[int]:
    return [ENERGY + kind for kind in range(TYPES) if f.a >> kind & 1]


ASK_AMULET_ORDER: Final = question("amulet-order", amulet_order_options)
# The types of its cost are chosen when it is summoned: `conclave.games.seasons.rules.summon.amulet_types`.
card(ELEMENTAL_AMULET, ITEM, 2, arrives=[Line(effect("elemental-amulet", elemental_amulet))])

FIRST_WAY: Final = 1
SECOND_WAY: Final = 2


def tree_cost(t: SeasonsTable, f: Frame, pick: int) -> int:
    """Either 3 crystals or 1 energy; which of them it was is the result."""
    if f.step == START:
        return t.ask(f, f.owner, ASK_TREE, CHOSEN)
    if f.step == CHOSEN:
        if pick == PAY_ENERGY:
            return pay(t, f, f.owner, PLENTY, 1, PAID)
        pay_crystals(t, f.owner, 3)
        t.result = FIRST_WAY
        return DONE
    t.result = SECOND_WAY
    return DONE


def tree_options(t: SeasonsTable, f: Frame, seat: int) -> list[int]:
    me = t.players[seat]
    ways = [PAY_CRYSTALS] if me.crystals >= 3 else []
    if me.spendable():
        ways.append(PAY_ENERGY)
    return ways


def tree_of_light(t: SeasonsTable, f: Frame, pick: int) -> int:
    """For the crystals 1 energy of choice; for the energy leave to transmute this turn. `c`: what was paid."""
    if f.step == START and f.c == FIRST_WAY:
        return gain(t, f, f.owner, 1, OVER)
    if f.step == START:
        allow_transmuting(t, f.owner)
    return DONE


def can_light(t: SeasonsTable, me: Player, entry: int) -> bool:
    return me.crystals >= 3 or me.spendable() != 0


ASK_TREE: Final = question("tree", tree_options)
card(
    TREE_OF_LIGHT,
    ITEM,
    12,
    energy=energies(earth=2),
    activates=[Line(effect("tree-of-light", tree_of_light))],
    cost=Line(effect("tree-cost", tree_cost)),
    able=can_light,
)

# Opponents give its owner a crystal to summon from hand, or may not: `conclave.games.seasons.rules.summon.announce`.
card(ARCANO_LEECH, FAMILIAR, 8, crystals=[2, 5, 8], presence=LEECHES)


ORB_COST: Final = 4  # energies


def orb_cost(t: SeasonsTable, f: Frame, pick: int) -> int:
    """Looking is free; discarding the top card unseen costs 3 crystals."""
    if f.step == START:
        return t.ask(f, f.owner, ASK_ORB_WAY, CHOSEN)
    if pick == BURY:
        pay_crystals(t, f.owner, 3)
    t.result = SECOND_WAY if pick == BURY else FIRST_WAY
    return DONE


def orb_way_options(t: SeasonsTable, f: Frame, seat: int) -> list[int]:
    return [LOOK_AT, BURY] if t.players[seat].crystals >= 3 else [LOOK_AT]


def crystal_orb(t: SeasonsTable, f: Frame, pick: int) -> int:
    """Look at the top card and put it back, or pay 4 energies to put it into play free; or discard it unseen."""
    if f.step == START:
        if f.c == SECOND_WAY:
            discard_top(t, f.owner)
            return DONE
        look_at_top(t, f.owner)
        # Asked even of a card that cannot enter: that there is no choice would tell the others which it is.
        return t.ask(f, f.owner, ASK_ORB, CHOSEN) if could_enter(t, f.owner) else DONE
    if f.step == CHOSEN:
        if pick == DONE_PICK:
            return DONE
        show_top(t, f.owner)
        return pay_own(t, f, f.owner, PLENTY, ORB_COST, PAID)
    if f.step == PAID:
        return enter_free(t, f, f.owner, take_top(t, place_of(f.owner, BOARD), t.everyone), OVER)
    return DONE


def show_top(t: SeasonsTable, seat: int) -> None:
    """The card on top is about to enter play: everybody sees it where it lies."""
    t.write(ledger_entry(LOOK, t.pile[t.drawn], PILE, PILE, t.everyone, t.drawn + 1))
    t.note(REVEALED, seat, t.pile[t.drawn])


def orb_options(t: SeasonsTable, f: Frame, seat: int) -> list[int]:
    top = t.pile[t.drawn]
    return [DONE_PICK] if top == MESODAES_LANTERN else [DONE_PICK, CARD + top]


def could_enter(t: SeasonsTable, seat: int) -> bool:
    """Whether there is room for a card and energy to pay for it."""
    me = t.players[seat]
    return me.room and total(own_energies(t, me)) >= ORB_COST


def has_top_card(t: SeasonsTable, me: Player, entry: int) -> bool:
    return cards_to_draw(t)


ASK_ORB_WAY: Final = question("orb-way", orb_way_options)
ASK_ORB: Final = question("orb", orb_options, ALWAYS)
card(
    CRYSTAL_ORB,
    ITEM,
    6,
    energy=energies(earth=1, fire=1),
    activates=[Line(effect("crystal-orb", crystal_orb))],
    cost=Line(effect("orb-cost", orb_cost)),
    able=has_top_card,
)

POURED: Final = 4
FULL: Final = 7


def glutton_cauldron(t: SeasonsTable, f: Frame, pick: int) -> int:
    """Lay an energy on it. On the seventh, 15 crystals, all seven are yours and the cauldron is sacrificed."""
    if f.step == START:
        return pay_own(t, f, f.owner, PLENTY, 1, PAID)
    if f.step == PAID:
        held = store_energy(t, f.owner, f.uid, t.result)
        if total(held) < FULL:
            return DONE
        gain_crystals(t, f.owner, 15)
        empty_card(t, f.owner, f.uid, held)
        f.step = POURED
        # The first edition keeps seven whatever else enlarges the reserve (A16).
        return check_limit(t, f.owner, RESERVE if t.edition == 1 else t.players[f.owner].capacity)
    if f.step == POURED:
        return sacrifice(t, f, f.owner, f.uid, OVER)
    return DONE


card(
    GLUTTON_CAULDRON,
    ITEM,
    0,
    holds=FULL - 1,
    activates=[Line(effect("glutton-cauldron", glutton_cauldron))],
    able=has_energy,
)


SHOWN: Final = 3


def vampiric_crown(t: SeasonsTable, f: Frame, pick: int) -> int:
    """Draw a card or discard one, openly; gain as many energies as it is worth prestige, `a`."""
    if f.step == START:
        if not t.players[f.owner].hand and not cards_to_draw(t):
            return DONE
        return t.ask(f, f.owner, ASK_CROWN, CHOSEN)
    if f.step == CHOSEN:
        shown = draw_openly(t, f.owner) if pick == DRAW else pick - CARD
        t.note(REVEALED, f.owner, shown)
        f.a = PRESTIGE[shown]
        f.step = SHOWN
        return CALL if pick == DRAW else discard_own(t, f, f.owner, shown, SHOWN, t.everyone)
    if f.step == SHOWN:
        return gain(t, f, f.owner, f.a, OVER)
    return DONE


def crown_options(t: SeasonsTable, f: Frame, seat: int) -> list[int]:
    ways = [DRAW] if cards_to_draw(t) else []
    return ways + [CARD + held for held in sorted(set(t.players[seat].hand))]


ASK_CROWN: Final = question("crown", crown_options, FROM_HAND)
card(
    VAMPIRIC_CROWN,
    ITEM,
    0,
    energy=energies(water=1, air=1),
    arrives=[Line(effect("vampiric-crown", vampiric_crown))],
)


def skull_cost(t: SeasonsTable, f: Frame, pick: int) -> int:
    """Sacrifice three cards, the Skull among them or not, in any order. `b`: how many are gone."""
    if f.step == CHOSEN:
        f.b += 1
        return sacrifice(t, f, f.owner, card_picked(t.players[f.owner], pick - IN_PLAY), OVER)
    if f.b == SKULL:
        return DONE
    return t.ask(f, f.owner, ASK_SACRIFICE, CHOSEN)


card(
    DRAGON_SKULL,
    ITEM,
    9,
    energy=energies(water=1, earth=1, fire=1),
    activates=[crystals(15)],
    cost=Line(effect("skull-cost", skull_cost)),
    able=has_three_cards,
)


def demon_of_argos(t: SeasonsTable, f: Frame, pick: int) -> int:
    """Each opponent, clockwise: gauge -1, and a card that must be kept."""
    for seat in t.opponents(f.owner):
        move_gauge(t, seat, -1)
        draw_and_keep(t, seat)
    return DONE


card(
    DEMON_OF_ARGOS,
    FAMILIAR,
    16,
    energy=energies(water=1, earth=1, fire=1, air=1),
    arrives=[Line(effect("demon-of-argos", demon_of_argos))],
)


def titus_deepgaze(t: SeasonsTable, f: Frame, pick: int) -> int:
    """At the end of a round each opponent gives you a crystal; if any could not, sacrifice Titus."""
    if f.step != START:
        return DONE
    owing = 0
    for seat in t.opponents(f.owner):
        owing += 1 - give_crystals(t, seat, f.owner, 1)
    return sacrifice(t, f, f.owner, f.uid, OVER) if owing else DONE


card(
    TITUS_DEEPGAZE,
    FAMILIAR,
    4,
    energy=[energies(fire=1), energies(fire=2), energies(fire=3)],
    round_end=[Line(effect("titus-deepgaze", titus_deepgaze))],
)


def air_elemental(t: SeasonsTable, f: Frame, pick: int) -> int:
    """Every energy in the opponents' reserves becomes air."""
    for seat in t.opponents(f.owner):
        player = t.players[seat]
        if player.reserve:
            player.reserve = total(player.reserve) << 8 * AIR
            t.note(TURNED_ENERGY, seat, AIR_ELEMENTAL, player.reserve)
    return DONE


card(AIR_ELEMENTAL, FAMILIAR, 12, energy=energies(air=3), arrives=[Line(effect("air-elemental", air_elemental))])
