"""The ability tokens of Enchanted Kingdom: what each is worth once used, and what it does (D)."""

from typing import Final

from conclave.games.seasons.rules.arrange import ARRANGING
from conclave.games.seasons.rules.enchantments.enchanted_kingdom import ASK_ANY_CARD, lose_any
from conclave.games.seasons.rules.energy import WATER, count, energies
from conclave.games.seasons.rules.events import SAW_HAND
from conclave.games.seasons.rules.names import TOKEN_OF_HANDS
from conclave.games.seasons.rules.picks import LONGEST_MOVE, MOVE_TOKEN, spaces_of
from conclave.games.seasons.rules.piles import cards_to_draw
from conclave.games.seasons.rules.prelude import see_all
from conclave.games.seasons.rules.registry import Line, ability_token, effect, question
from conclave.games.seasons.rules.state import GAUGE_MAX, HAND, Player, SeasonsTable, place_of
from conclave.games.seasons.rules.supply import pay
from conclave.games.seasons.rules.tournament import move_token
from conclave.games.seasons.rules.turn import draw_one
from conclave.games.seasons.rules.verbs import allow_transmuting, move_gauge
from conclave.games.seasons.rules.vocabulary import crystals, energy, gauge
from conclave.table.frame import DONE, START, Frame

CHOSEN: Final = 1
OVER: Final = 2
MOVE: Final = 2  # spaces, no more and no less
FOUR_WATER: Final = energies(water=4)


def draw_a_card(t: SeasonsTable, f: Frame, pick: int) -> int:
    """Draw a card; keep it or not."""
    if f.step == START:
        f.step = OVER
        return draw_one(t, f.owner)
    return DONE


def can_draw(t: SeasonsTable, me: Player, entry: int) -> bool:
    return cards_to_draw(t)


def lose_a_card(t: SeasonsTable, f: Frame, pick: int) -> int:
    """Sacrifice or discard one of one's cards."""
    if f.step == START:
        return t.ask(f, f.owner, ASK_ANY_CARD, CHOSEN)
    if f.step == CHOSEN:
        return lose_any(t, f, pick)
    return DONE


def has_a_card(t: SeasonsTable, me: Player, entry: int) -> bool:
    return len(me.hand) + len(me.board) > 0


def lower_gauge(t: SeasonsTable, f: Frame, pick: int) -> int:
    move_gauge(t, f.owner, -1)
    return DONE


def can_lower(t: SeasonsTable, me: Player, entry: int) -> bool:
    """The gauge must stay at or above the number of cards in play."""
    return me.gauge > len(me.board)


def never(t: SeasonsTable, me: Player, entry: int) -> bool:
    """The token for cards in hand is permanent: `scoring.hand_points`."""
    return False


def transmute_well(t: SeasonsTable, f: Frame, pick: int) -> int:
    """Leave to transmute this turn, a crystal more for each energy."""
    t.bonus_level += 1
    allow_transmuting(t, f.owner)
    return DONE


def discard_water(t: SeasonsTable, f: Frame, pick: int) -> int:
    return pay(t, f, f.owner, FOUR_WATER, 4, OVER) if f.step == START else DONE


def has_four_water(t: SeasonsTable, me: Player, entry: int) -> bool:
    return count(me.spendable(), WATER) >= 4


def can_rise(t: SeasonsTable, me: Player, entry: int) -> bool:
    return me.gauge < GAUGE_MAX


def move_two(t: SeasonsTable, f: Frame, pick: int) -> int:
    """Move the season token exactly two spaces, either way."""
    if f.step == START:
        return t.ask(f, f.owner, ASK_MOVE_TWO, CHOSEN)
    if f.step == CHOSEN:
        return move_token(t, f, spaces_of(pick), f.owner, OVER)
    return DONE


def move_two_options(t: SeasonsTable, f: Frame, seat: int) -> list[int]:
    return [MOVE_TOKEN + LONGEST_MOVE - MOVE, MOVE_TOKEN + LONGEST_MOVE - 1 + MOVE]


def see_hands(t: SeasonsTable, f: Frame, pick: int) -> int:
    """Look at every opponent's hand."""
    for seat in t.opponents(f.owner):
        hand = tuple(t.players[seat].hand)
        see_all(t, hand, place_of(seat, HAND), 1 << f.owner)
        for card in hand:
            t.note_to(SAW_HAND, f.owner, card, 1 << f.owner | 1 << seat, seat)
    t.revealed = True
    return DONE


ASK_MOVE_TWO: Final = question("move-two", move_two_options)
ability_token(1, -5, Line(effect("token-draw", draw_a_card)), can_draw)
ability_token(2, 6, Line(effect("token-lose", lose_a_card)), has_a_card)
ability_token(3, -5, energy(2))
ability_token(4, 10, Line(effect("token-lower", lower_gauge)), can_lower)
ability_token(TOKEN_OF_HANDS, 0, crystals(0), never)
ability_token(6, 0, Line(effect("token-transmute", transmute_well)))
ability_token(7, -6, crystals(12))
ability_token(8, 18, Line(effect("token-water", discard_water)), has_four_water)
ability_token(9, -5, gauge(2), can_rise)
ability_token(10, 3, Line(effect("token-move", move_two)))
ability_token(11, 9, Line(effect("token-hands", see_hands)))
ability_token(12, 0, Line(ARRANGING, 3), can_draw)
