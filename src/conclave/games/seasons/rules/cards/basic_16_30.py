"""Cards 16 to 30."""

from typing import Final

from conclave.games.seasons.rules.kit import (
    AMSUG_LONGNECK,
    BESPELLED_GRIMOIRE,
    BOARD,
    CARD,
    DONE,
    FAMILIAR,
    FROM_HAND,
    GRIMOIRES,
    HAND_OF_FORTUNE,
    HANDS,
    HOURGLASS_OF_TIME,
    IN_PLAY,
    ITEM,
    KAIRN_THE_DESTROYER,
    LEWIS_GREYFACE,
    MESODAES_LANTERN,
    OLAFS_BLESSED_STATUE,
    POTION_OF_DREAMS,
    POTION_OF_KNOWLEDGE,
    POTION_OF_LIFE,
    POTION_OF_POWER,
    RAGFIELDS_HELM,
    RUNIC_CUBE_OF_EOLIS,
    SCEPTER_OF_GREATNESS,
    SEAT,
    START,
    TRANSMUTED,
    VASES,
    YJANGS_FORGOTTEN_VASE,
    Frame,
    Line,
    Player,
    SeasonsTable,
    can_use_life,
    card,
    card_picked,
    crystals,
    discard_reserve,
    draw,
    effect,
    energies,
    energy,
    enter_free,
    gain,
    gain_crystals,
    gain_these,
    gauge,
    has_energy,
    in_a_turn,
    item_bonus,
    items_in_play,
    lose_crystals,
    own_options,
    pay_any,
    place_of,
    question,
    return_to_hand,
    sacrifice_this,
    seal_transmuting,
    take_from_hand,
    total,
)

CHOSEN: Final = 1
OVER: Final = 2


def kairn_the_destroyer(t: SeasonsTable, f: Frame, pick: int) -> int:
    """Each opponent loses up to 4 crystals."""
    for seat in t.opponents(f.owner):
        lose_crystals(t, seat, 4)
    return DONE


card(
    KAIRN_THE_DESTROYER,
    FAMILIAR,
    9,
    energy=energies(air=3),
    activates=[Line(effect("kairn-the-destroyer", kairn_the_destroyer))],
    cost=pay_any(1),
    able=has_energy,
)


def amsug_longneck(t: SeasonsTable, f: Frame, pick: int) -> int:
    """Every player, opponents clockwise and the owner last (G11), takes a magic item back to hand. `b`: served."""
    if f.step == CHOSEN:
        return return_to_hand(t, f, f.seat, card_picked(t.players[f.seat], pick - IN_PLAY), OVER)
    while f.b < t.seats:
        f.b += 1
        f.seat = t.left_of(f.seat)
        if items_in_play(t.players[f.seat]):
            return t.ask(f, f.seat, ASK_RETURN, CHOSEN)
    return DONE


def return_options(t: SeasonsTable, f: Frame, seat: int) -> list[int]:
    return own_options(t.players[seat], ITEM)


ASK_RETURN: Final = question("return", return_options)
card(
    AMSUG_LONGNECK,
    FAMILIAR,
    8,
    energy=energies(water=1, air=1),
    arrives=[Line(effect("amsug-longneck", amsug_longneck))],
)

# Room for 10 energies instead of 7 is `conclave.games.seasons.rules.state.Player.capacity`; a second one adds none.
card(BESPELLED_GRIMOIRE, ITEM, 8, energy=energies(water=1, earth=1), presence=GRIMOIRES, arrives=[energy(2)])


def ragfields_helm(t: SeasonsTable, seat: int, entry: int) -> int:
    """At the end of the game with strictly more cards in play than every opponent: 20 crystals."""
    most = max(len(t.players[other].board) for other in t.opponents(seat))
    return 20 if len(t.players[seat].board) > most else 0


card(RAGFIELDS_HELM, ITEM, 10, energy=energies(air=3), at_end=ragfields_helm)

# One energy less for each summoning, at least one to pay: `conclave.games.seasons.rules.summon.energies_due`.
card(HAND_OF_FORTUNE, ITEM, 9, energy=energies(earth=1, fire=1, air=1), crystals=3, presence=HANDS)


def lewis_greyface(t: SeasonsTable, f: Frame, pick: int) -> int:
    """Choose an opponent; gain from the stock what lies in their reserve."""
    if f.step == START:
        return t.ask(f, f.owner, ASK_OPPONENT, CHOSEN)
    if f.step == CHOSEN:
        return gain_these(t, f, f.owner, t.players[pick - SEAT].reserve, OVER)
    return DONE


def opponent_options(t: SeasonsTable, f: Frame, seat: int) -> list[int]:
    return [SEAT + other for other in range(t.seats) if other != seat]


ASK_OPPONENT: Final = question("opponent", opponent_options)
card(
    LEWIS_GREYFACE,
    FAMILIAR,
    6,
    energy=energies(fire=1, air=1),
    arrives=[Line(effect("lewis-greyface", lewis_greyface))],
)

# No effect: its points are all it has.
card(RUNIC_CUBE_OF_EOLIS, ITEM, 30, crystals=20)

card(POTION_OF_POWER, ITEM, 0, energy=energies(fire=2), activates=[draw(1), gauge(2)], cost=sacrifice_this())


def potion_of_dreams(t: SeasonsTable, f: Frame, pick: int) -> int:
    """Put a card from your hand into play free; the potion, already gone, has made room (G12)."""
    if f.step == START:
        return t.ask(f, f.owner, ASK_DREAM, CHOSEN)
    if f.step == CHOSEN:
        take_from_hand(t, f.owner, pick - CARD, place_of(f.owner, BOARD), t.everyone)
        return enter_free(t, f, f.owner, pick - CARD, OVER)
    return DONE


def can_dream(t: SeasonsTable, me: Player, entry: int) -> bool:
    """A card to put into play, and room for it once the potion is gone."""
    return me.hand.count(MESODAES_LANTERN) < len(me.hand) and len(me.board) <= me.gauge


def dream_options(t: SeasonsTable, f: Frame, seat: int) -> list[int]:
    """Any card in hand but Mesodae's Lantern, which is never free."""
    return [pick for pick in from_hand_options(t, f, seat) if pick != CARD + MESODAES_LANTERN]


def from_hand_options(t: SeasonsTable, f: Frame, seat: int) -> list[int]:
    return [CARD + held for held in sorted(set(t.players[seat].hand))]


ASK_FROM_HAND: Final = question("from-hand", from_hand_options, FROM_HAND)
ASK_DREAM: Final = question("dream", dream_options, FROM_HAND)
card(
    POTION_OF_DREAMS,
    ITEM,
    0,
    energy=energies(air=2),
    activates=[discard_reserve(), Line(effect("potion-of-dreams", potion_of_dreams))],
    cost=sacrifice_this(),
    able=can_dream,
)

card(POTION_OF_KNOWLEDGE, ITEM, 0, energy=energies(water=2), activates=[energy(5)], cost=sacrifice_this())


def potion_of_life(t: SeasonsTable, f: Frame, pick: int) -> int:
    """Transmute the whole reserve for 4 crystals an energy, Purses and bonuses of the turn on top (G7)."""
    me = t.players[f.owner]
    pack = me.reserve
    me.reserve = 0
    if pack:
        t.note(TRANSMUTED, f.owner, f.card, pack)
        gain_crystals(t, f.owner, (4 + item_bonus(t, f.owner)) * total(pack))
    seal_transmuting(t)
    return DONE


card(
    POTION_OF_LIFE,
    ITEM,
    0,
    energy=energies(earth=2),
    activates=[Line(effect("potion-of-life", potion_of_life))],
    cost=sacrifice_this(),
    able=can_use_life,
)


def hourglass_of_time(t: SeasonsTable, f: Frame, pick: int) -> int:
    """At a change of season: 1 energy of choice, at once. The first edition waits for the end of the round (A15)."""
    if f.step == START:
        if t.edition == 1 and in_a_turn(t):
            t.players[f.owner].owed += 1
            return DONE
        return gain(t, f, f.owner, 1, OVER)
    return DONE


card(
    HOURGLASS_OF_TIME,
    ITEM,
    6,
    energy=energies(water=1, earth=1, fire=1, air=1),
    season_change=[Line(effect("hourglass-of-time", hourglass_of_time))],
)


def scepter_of_greatness(t: SeasonsTable, f: Frame, pick: int) -> int:
    """3 crystals for each other magic item you have in play."""
    gain_crystals(t, f.owner, 3 * items_in_play(t.players[f.owner], f.uid))
    return DONE


card(
    SCEPTER_OF_GREATNESS,
    ITEM,
    8,
    energy=energies(water=1, earth=1, fire=1, air=1),
    arrives=[Line(effect("scepter-of-greatness", scepter_of_greatness))],
)

card(OLAFS_BLESSED_STATUE, ITEM, 0, energy=energies(water=3), arrives=[crystals(20)])

# An energy of choice for each card its owner summons from hand: `conclave.games.seasons.rules.summon.summoning`.
card(YJANGS_FORGOTTEN_VASE, ITEM, 6, energy=energies(water=1, earth=1, fire=1), presence=VASES)
