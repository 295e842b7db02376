"""The tournament: rounds, dice, the season token, what happens at the end of a round, and the end of the game."""

from typing import Final

from conclave.seasons.dice import FACE_PIPS, LAST_YEAR, NO_DIE, SIDES, SPACES, face_of
from conclave.seasons.events import (
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
from conclave.seasons.names import HOURGLASS_OF_TIME
from conclave.seasons.picks import IN_PLAY, TAKE_DIE
from conclave.seasons.prelude import PRELUDE, open_library
from conclave.seasons.rules import CARDS, ROUND_END, SEASON_CHANGE, effect, question
from conclave.seasons.scoring import end_crystals
from conclave.seasons.state import KIND, TURNED, SeasonsTable, uid_of
from conclave.seasons.supply import gain
from conclave.seasons.telling import note
from conclave.seasons.turn import TURN, in_a_turn
from conclave.seasons.verbs import speak, without
from conclave.table.frame import CALL, DONE, START, Frame
from conclave.table.luck import roll

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
        return sweep(t, f, ROUND_END, t.first, MOVING)
    if f.step == MOVING and not t.ending:
        return move_token(t, f, pips_left(t), t.first, CLOSING)
    if t.year > LAST_YEAR or t.ending:
        end_game(t)
        return DONE
    t.first = t.left_of(t.first)
    note(t, FIRST_PLAYER, t.first)
    f.step = NEW_ROUND
    return CALL


def end_game(t: SeasonsTable) -> None:
    """Say what the last cards bring; the score counts them (F1)."""
    for seat in range(t.seats):
        for entry in t.players[seat].board:
            brings = end_crystals(t, seat, entry & KIND)
            if brings:
                note(t, EFFECT, seat, entry & KIND, brings)
    note(t, GAME_ENDED, t.first)


def start_round(t: SeasonsTable) -> None:
    """Straighten every card and roll the dice of the season."""
    t.round += 1
    note(t, ROUND, t.first, 0, t.round)
    for player in t.players:
        player.die = NO_DIE
        board = player.board
        for at in range(len(board)):
            if board[at] & TURNED:
                board[at] -= TURNED
    dice = t.setup.dice[t.season]
    sides = roll(t.key, "dice", t.round, 0, len(dice), SIDES)
    t.dice = tuple([face_of(t.season, dice[i], sides[i]) for i in range(len(dice))])
    t.revealed = True
    for face in t.dice:
        note(t, ROLLED, t.first, 0, face)


def take_die(t: SeasonsTable, seat: int, place: int) -> None:
    dice = list(t.dice)
    t.players[seat].die = dice[place]
    dice[place] = NO_DIE
    t.dice = tuple(dice)
    note(t, TOOK_DIE, seat, 0, t.players[seat].die)


def die_options(t: SeasonsTable, f: Frame, seat: int) -> list[int]:
    return [TAKE_DIE + place for place, face in enumerate(t.dice) if face != NO_DIE]


def pips_left(t: SeasonsTable) -> int:
    """The pips of the die that nobody took, whatever season it is by now."""
    for face in t.dice:
        if face != NO_DIE:
            return FACE_PIPS[face]
    return 0


# --- the season token ----------------------------------------------------------------------------------------------

SEASON_DONE: Final = 1


def move_token(t: SeasonsTable, f: Frame, spaces: int, first: int, then: int) -> int:
    """Move the season token and let everything that follows happen, `first` being served first."""
    above = Frame(MOVE, first, f.card, spaces)
    return t.push(f, above, then)


def move(t: SeasonsTable, f: Frame, pick: int) -> int:
    """`a`: the spaces; afterwards the change of year, -1, 0 or 1. Season changes come first, the year last (G2)."""
    if f.step == START:
        before = t.season
        place = t.space - 1 + f.a
        note(t, SEASON_TOKEN, f.owner, 0, f.a, place % SPACES + 1)
        f.a = place // SPACES
        t.space = place % SPACES + 1
        if t.edition == 1 and t.year + f.a > LAST_YEAR:
            # The first edition ends the game at once, or after the round if Boots did it in a turn (A8).
            t.ending = True
            if not in_a_turn(t):
                t.year += f.a
                note(t, YEAR, f.owner, 0, t.year)
                return DONE
        if t.season != before:
            note(t, SEASON, f.owner, 0, t.season)
            return sweep(t, f, SEASON_CHANGE, f.owner, SEASON_DONE)
    if f.a:
        t.year += f.a
        note(t, YEAR, f.owner, 0, t.year)
        if f.a > 0 and t.year in (2, 3):
            hand_out_libraries(t, f.owner)
    return DONE


def hand_out_libraries(t: SeasonsTable, first: int) -> None:
    """A library joins the hand when its year is first entered; coming back to a year gives nothing more."""
    for seat in [first, *t.opponents(first)]:
        if open_library(t, seat, t.year):
            note(t, LIBRARY, seat, 0, t.year)


# --- effects of all players, in turn order -------------------------------------------------------------------------

CHOSEN: Final = 1
NEXT_CARD: Final = 2


def sweep(t: SeasonsTable, f: Frame, when: int, first: int, then: int) -> int:
    """Let every card that speaks on an occasion do so: in turn order, each owner ordering their own (B4, G2)."""
    return t.push(f, Frame(SWEEP, first, 0, when), then)


def sweep_seats(t: SeasonsTable, f: Frame, pick: int) -> int:
    """`a`: the occasion. `b`: seats served. `seat`: the one being served. `todo`: its cards still to speak."""
    if f.step == START:
        f.todo = speakers(t, f.seat, f.a)
    elif f.step == CHOSEN:
        return let_speak(t, f, pick - IN_PLAY)
    while not f.todo:
        f.b += 1
        if f.b == t.seats:
            return DONE
        f.seat = t.left_of(f.seat)
        f.todo = speakers(t, f.seat, f.a)
    if f.todo[0] != f.todo[-1]:
        return t.ask(f, f.seat, ASK_ORDER, CHOSEN)
    return let_speak(t, f, f.todo[0])


def speakers(t: SeasonsTable, seat: int, when: int) -> tuple[int, ...]:
    """The cards of a seat that have a line for the occasion, sorted."""
    row = CARDS[t.edition]
    me = t.players[seat]
    cards = [entry & KIND for entry in me.board if row[entry & KIND].lines[when]]
    if when == ROUND_END and me.owed:
        cards += [HOURGLASS_OF_TIME] * me.owed
    if len(cards) > 1:
        cards.sort()
    return tuple(cards)


def let_speak(t: SeasonsTable, f: Frame, card: int) -> int:
    f.todo = without(f.todo, card)
    if f.a == ROUND_END and card == HOURGLASS_OF_TIME:
        note(t, EFFECT, f.seat, card)
        t.players[f.seat].owed -= 1
        return gain(t, f, f.seat, 1, NEXT_CARD)
    return speak(t, f, f.seat, card, uid_in_play(t, f.seat, card), f.a, NEXT_CARD)


def uid_in_play(t: SeasonsTable, seat: int, card: int) -> int:
    """The first card of that name in play here: twins that speak have nothing on them to tell them apart."""
    for entry in t.players[seat].board:
        if entry & KIND == card:
            return uid_of(entry)
    return 0


def order_options(t: SeasonsTable, f: Frame, seat: int) -> list[int]:
    return [IN_PLAY + card for card in sorted(set(f.todo))]


GAME: Final = effect("game", game)
MOVE: Final = effect("move-season-token", move)
SWEEP: Final = effect("sweep", sweep_seats)
ASK_DIE: Final = question("die", die_options)
ASK_ORDER: Final = question("order", order_options)
