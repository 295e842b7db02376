"""The tournament: rounds, dice, the season token, what happens at the end of a round, and the end of the game."""

from typing import Final

from conclave.games.seasons.rules.dice import FACE_PIPS, LAST_YEAR, NO_DIE, SIDES, SPACES, face_of
from conclave.games.seasons.rules.events import (
    EFFECT,
    FIRST_PLAYER,
    GAME_ENDED,
    LIBRARY,
    ROLLED,
    ROUND,
    SEASON,
    SEASON_TOKEN,
    TOOK_DIE,
    YEAR,
)
from conclave.games.seasons.rules.names import HEART_OF_ARGOS, HOURGLASS_OF_TIME, IOS_TRANSMUTER
from conclave.games.seasons.rules.picks import CARD_RANGE, IN_PLAY, TAKE_DIE
from conclave.games.seasons.rules.piles import without
from conclave.games.seasons.rules.prelude import PRELUDE, open_library
from conclave.games.seasons.rules.registry import (
    CARDS,
    ROUND_END,
    SEASON_CHANGE,
    SEASONAL_ENCHANTMENTS,
    effect,
    question,
)
from conclave.games.seasons.rules.scoring import end_gains
from conclave.games.seasons.rules.state import (
    KIND,
    TRIGGER_STATE,
    TURNED,
    USED,
    SeasonsTable,
    power_of,
    tokens_of,
    uid_of,
)
from conclave.games.seasons.rules.supply import gain
from conclave.games.seasons.rules.turn import TURN, in_a_turn
from conclave.games.seasons.rules.verbs import resolve_trigger
from conclave.table.frame import CALL, DONE, START, Frame
from conclave.table.rng import roll

# Steps of the game.
NEW_ROUND: Final = 1
TAKING: Final = 2
TURNS: Final = 3
ENDING: Final = 4
MOVING: Final = 5
CLOSING: Final = 6


def game(t: SeasonsTable, f: Frame, pick: int) -> int:
    """The whole game: the prelude, then rounds until the third year is over (B2). `seat`: who is next."""
    if f.step == START:
        return t.push(f, Frame(PRELUDE, 0), NEW_ROUND)
    if f.step == NEW_ROUND:
        start_round(t)
        f.seat = t.first
        return t.ask(f, f.seat, ASK_DIE, TAKING)
    if f.step == TAKING:
        take_die(t, f.seat, pick - TAKE_DIE)
        f.seat = t.left_of(f.seat)
        if f.seat != t.first:
            return t.ask(f, f.seat, ASK_DIE, TAKING)
        f.step = TURNS
    if f.step == TURNS:
        above = Frame(TURN, f.seat)
        f.seat = t.left_of(f.seat)
        return t.push(f, above, ENDING if f.seat == t.first else TURNS)
    if f.step == ENDING:
        return trigger(t, f, ROUND_END, t.first, MOVING)
    if f.step == MOVING and not t.ending:
        return move_token(t, f, pips_left(t), t.first, CLOSING)
    if t.year > LAST_YEAR or t.ending:
        end_game(t)
        return DONE
    t.first = t.left_of(t.first)
    t.note(FIRST_PLAYER, t.first)
    f.step = NEW_ROUND
    return CALL


def end_game(t: SeasonsTable) -> None:
    """Say what the last cards bring; the score counts them (F1)."""
    for seat in range(t.seats):
        for card, brings in end_gains(t, seat):
            if brings:
                t.note(EFFECT, seat, card, brings)
    t.note(GAME_ENDED, t.first)


def start_round(t: SeasonsTable) -> None:
    """Straighten every card and roll the dice of the season."""
    t.round += 1
    t.note(ROUND, t.first, 0, t.round)
    for player in t.players:
        player.die = NO_DIE
        board = player.board
        for at in range(len(board)):
            if board[at] & (TURNED | USED):
                board[at] &= ~(TURNED | USED)
    dice = t.setup.dice[t.season]
    sides = roll(t.key, "dice", t.round, 0, len(dice), SIDES)
    t.dice = tuple([face_of(t.season, dice[i], sides[i]) for i in range(len(dice))])
    t.revealed = True
    for face in t.dice:
        t.note(ROLLED, t.first, 0, face)


def take_die(t: SeasonsTable, seat: int, place: int) -> None:
    dice = list(t.dice)
    t.players[seat].die = dice[place]
    dice[place] = NO_DIE
    t.dice = tuple(dice)
    t.note(TOOK_DIE, seat, 0, t.players[seat].die)


def die_options(t: SeasonsTable, f: Frame, seat: int) -> list[int]:
    return [TAKE_DIE + place for place, face in enumerate(t.dice) if face != NO_DIE]


def pips_left(t: SeasonsTable) -> int:
    """The pips of the die that nobody took, whatever season it is by now."""
    for face in t.dice:
        if face != NO_DIE:
            return FACE_PIPS[face]
    return 0


# --- the season token ----------------------------------------------------------------------------------------------

CHANGED: Final = 1
SEASON_DONE: Final = 2


def move_token(t: SeasonsTable, f: Frame, spaces: int, first: int, then: int) -> int:
    """Move the season token and let everything that follows happen, `first` being served first."""
    above = Frame(MOVE, first, f.card, spaces)
    return t.push(f, above, then)


def move(t: SeasonsTable, f: Frame, pick: int) -> int:
    """`a`: the spaces; afterwards the change of year, -1, 0 or 1. `b`: whether the enchantment acts.

    Season changes come first, the year last (G2).
    """
    if f.step == START:
        before = t.season
        seasonal = SEASONAL_ENCHANTMENTS.get(t.enchantment)
        f.b = 1 if seasonal is not None and seasonal.comes(t, f.a) else 0
        place = t.space - 1 + f.a
        t.note(SEASON_TOKEN, f.owner, 0, f.a, place % SPACES + 1)
        f.a = place // SPACES
        t.space = place % SPACES + 1
        if t.edition == 1 and t.year + f.a > LAST_YEAR:
            # The first edition ends the game at once, or after the round if Boots did it in a turn (A8).
            t.ending = True
            if not in_a_turn(t):
                t.year += f.a
                t.note(YEAR, f.owner, 0, t.year)
                return DONE
        if t.season == before:
            f.step = SEASON_DONE
        else:
            t.note(SEASON, f.owner, 0, t.season)
            f.step = CHANGED
            if f.b:
                return SEASONAL_ENCHANTMENTS[t.enchantment].acts(t)  # before what the cards say (G19)
    if f.step == CHANGED:
        return trigger(t, f, SEASON_CHANGE, f.owner, SEASON_DONE)
    if f.a:
        t.year += f.a
        t.note(YEAR, f.owner, 0, t.year)
        if f.a > 0 and t.year in (2, 3):
            hand_out_libraries(t, f.owner)
    return DONE


def hand_out_libraries(t: SeasonsTable, first: int) -> None:
    """A library joins the hand when its year is first entered; coming back to a year gives nothing more."""
    for seat in [first, *t.opponents(first)]:
        if open_library(t, seat, t.year):
            t.note(LIBRARY, seat, 0, t.year)


# --- effects of all players, in turn order -------------------------------------------------------------------------

CHOSEN: Final = 1
NEXT_CARD: Final = 2
OWED: Final = 0


def trigger(t: SeasonsTable, f: Frame, when: int, first: int, then: int) -> int:
    """Resolve every card that an occasion triggers: in turn order, each owner ordering their own (B4, G2)."""
    return t.push(f, Frame(TRIGGER, first, 0, when), then)


def trigger_seats(t: SeasonsTable, f: Frame, pick: int) -> int:
    """`a`: the occasion. `b`: seats served. `seat`: the one being served. `todo`: its triggered cards that
    are left, by arrival, and OWED for what Hourglasses of the first edition owe."""
    if f.step == START:
        f.todo = triggered_cards(t, f.seat, f.a)
    elif f.step == CHOSEN:
        return resolve_card(t, f, named(t, f, pick - IN_PLAY))
    while not cards_are_left(t, f):
        f.b += 1
        if f.b == t.seats:
            return DONE
        f.seat = t.left_of(f.seat)
        f.todo = triggered_cards(t, f.seat, f.a)
    return t.ask(f, f.seat, ASK_ORDER, CHOSEN)


def cards_are_left(t: SeasonsTable, f: Frame) -> bool:
    """Whether any is left; a card that has gone in the meantime is not."""
    me = t.players[f.seat]
    f.todo = tuple([uid for uid in f.todo if uid == OWED or me.index_of(uid) >= 0])
    return len(f.todo) > 0


def triggered_cards(t: SeasonsTable, seat: int, when: int) -> tuple[int, ...]:
    """The cards of a seat that have a line for the occasion, by their order of arrival."""
    row = CARDS[t.edition]
    me = t.players[seat]
    cards = [uid_of(entry) for entry in me.board if row[power_of(entry)].lines[when] and not idle(entry)]
    if when == ROUND_END and me.owed:
        cards += [OWED] * me.owed
    return tuple(cards)


def idle(entry: int) -> bool:
    """Whether a card does nothing at the end of this round, as everybody can see."""
    power = power_of(entry)
    if power == HEART_OF_ARGOS:
        return tokens_of(entry) == 0
    return power == IOS_TRANSMUTER and not entry & USED


def resolve_card(t: SeasonsTable, f: Frame, uid: int) -> int:
    f.todo = without(f.todo, uid)
    if uid == OWED:
        t.note(EFFECT, f.seat, HOURGLASS_OF_TIME)
        t.players[f.seat].owed -= 1
        return gain(t, f, f.seat, 1, NEXT_CARD)
    me = t.players[f.seat]
    return resolve_trigger(t, f, f.seat, power_of(me.board[me.index_of(uid)]), uid, f.a, NEXT_CARD)


def trigger_state(t: SeasonsTable, f: Frame, uid: int) -> int:
    """What tells apart the cards that are left: twins with the same on them do not differ."""
    me = t.players[f.seat]
    return HOURGLASS_OF_TIME if uid == OWED else me.board[me.index_of(uid)] & TRIGGER_STATE


def order_names(t: SeasonsTable, f: Frame) -> dict[int, int]:
    """How picks name the cards that are left, less their base: the second of a name only where the two differ."""
    names: dict[int, int] = {}
    states: list[int] = []
    for uid in f.todo:
        mine = trigger_state(t, f, uid)
        if mine not in states:
            states.append(mine)
            kind = mine & KIND
            names[CARD_RANGE + kind if kind in names else kind] = uid
    return names


def named(t: SeasonsTable, f: Frame, choice: int) -> int:
    return order_names(t, f)[choice]


def order_options(t: SeasonsTable, f: Frame, seat: int) -> list[int]:
    return sorted([IN_PLAY + choice for choice in order_names(t, f)])


def order_arguments(t: SeasonsTable, f: Frame, seat: int) -> dict[str, object]:
    occasion = "season" if f.a == SEASON_CHANGE else "round"
    return {"occasion": occasion, "arrivals": [uid for uid in f.todo if uid != OWED]}


GAME: Final = effect("game", game)
MOVE: Final = effect("move-season-token", move)
TRIGGER: Final = effect("sweep", trigger_seats)
ASK_DIE: Final = question("die", die_options)
ASK_ORDER: Final = question("order", order_options, arguments=order_arguments)
