"""Positions laid out by hand: for tests, lessons, puzzles and documentation."""

from typing import Any, Final

from conclave.games.seasons.rules.dice import FACE_PIPS, FACE_SYMBOLS, NO_DIE, SEASON_NAMES, face_of, season_of
from conclave.games.seasons.rules.energy import ENERGY_NAMES, from_names
from conclave.games.seasons.rules.names import CARD_KEYS, CARD_NUMBERS, numbers_of
from conclave.games.seasons.rules.piles import refill
from conclave.games.seasons.rules.prelude import cards_of
from conclave.games.seasons.rules.registry import count_presence
from conclave.games.seasons.rules.saves import check, knowledge_of, lay_pile, plain_sight, zones
from conclave.games.seasons.rules.state import (
    COPIED,
    KIND,
    TARGET,
    TOKENS,
    TURNED,
    UID,
    USED,
    Player,
    SeasonsTable,
    uid_of,
)
from conclave.games.seasons.rules.tournament import ENDING, GAME, NEW_ROUND, TURNS
from conclave.games.seasons.rules.turn import FREE, TURN
from conclave.games.seasons.rules.verbs import mark_copied
from conclave.table.frame import NO_PICK, Frame
from conclave.table.rng import shuffled
from conclave.table.saves import Reading, check_fields

# The moments of a round that a position can be at.
DIE: Final = "die"  # the first player's turn begins, the die is not used yet
ACTIONS: Final = "actions"  # the first player's turn, after the die
ROUND: Final = "round"  # a new round begins with its roll
ROUND_END: Final = "round-end"  # all turns are over
MOMENTS: Final = [ACTIONS, DIE, ROUND, ROUND_END]

TABLE_FIELDS: Final = {"moment", "round", "year", "space", "may_transmute", "die_left", "pile", "discard", "seats"}
NUMBERS: Final = ("crystals", "gauge", "bonuses", "summoned", "lost_spaces", "token")
SEAT_FIELDS: Final = {*NUMBERS, "hand", "library2", "library3", "play", "reserve", "token_used", "die"}
ENTRY_FIELDS: Final = {"card", "turned", "used", "energy", "copies"}


def lay(t: SeasonsTable, layout: dict[str, Any]) -> None:
    """Fill an empty table and let it run to its first decision. Whoever is named first is the first player."""
    check_fields(layout, TABLE_FIELDS)
    with Reading("seats"):
        seats = layout.get("seats", [])
        if len(seats) > t.seats:
            raise ValueError(f"there are {t.seats} seats")
    t.players = [Player([], []) for _ in range(t.seats)]
    for seat, told in enumerate(seats):
        lay_seat(t, seat, told)
    for seat, told in enumerate(seats):
        with Reading("play", seat):
            lay_copies(t, seat, told.get("play", []))
    mark_copied(t)
    for me in t.players:
        count_presence(t, me)
    for name in ("round", "year", "space"):
        with Reading(name):
            setattr(t, name, int(layout.get(name, 1)))
    t.may_transmute = t.lasting = bool(layout.get("may_transmute", False))  # as if the die had the symbol
    lay_piles(t, layout)
    begin(t, str(layout.get("moment", ACTIONS)), layout.get("die_left"))
    check(t)


def lay_seat(t: SeasonsTable, seat: int, told: dict[str, Any]) -> None:
    check_fields(told, SEAT_FIELDS, seat)
    me = t.players[seat]
    for name in NUMBERS:
        with Reading(name, seat):
            setattr(me, name, int(told.get(name, 0)))
    me.token_used = bool(told.get("token_used", False))
    with Reading("reserve", seat):
        me.reserve = energies_told(told.get("reserve", {}))
    with Reading("die", seat):
        me.die = face_told(told["die"]) if "die" in told else NO_DIE
    with Reading("hand", seat):
        me.hand = sorted(numbers_of(told.get("hand", [])))
    with Reading("library2", seat):
        me.library2 = tuple(sorted(numbers_of(told.get("library2", []))))
    with Reading("library3", seat):
        me.library3 = tuple(sorted(numbers_of(told.get("library3", []))))
    with Reading("play", seat):
        me.board = [lay_entry(t, seat, entry) for entry in told.get("play", [])]


def energies_told(told: dict[str, Any]) -> int:
    """Energies by name; types that are not named are not there."""
    for name in told:
        if name not in ENERGY_NAMES:
            raise ValueError(f"{name} is no energy")
    return from_names({**dict.fromkeys(ENERGY_NAMES, 0), **told})


def lay_entry(t: SeasonsTable, seat: int, told: Any) -> int:
    """A card in play: its key, or a table with what is special about it."""
    entry: dict[str, Any] = told if isinstance(told, dict) else {"card": told}
    check_fields(entry, ENTRY_FIELDS, seat)
    t.arrivals += 1
    number = CARD_NUMBERS[entry["card"]] | energies_told(entry.get("energy", {})) << TOKENS | t.arrivals << UID
    if entry.get("turned", False):
        number |= TURNED
    return number | USED if entry.get("used", False) else number


def lay_copies(t: SeasonsTable, seat: int, told: list[Any]) -> None:
    """What Ravens copy: the first card of that name that an opponent has in play."""
    me = t.players[seat]
    for at, entry in enumerate(told):
        if isinstance(entry, dict) and entry.get("copies"):
            card = CARD_NUMBERS[entry["copies"]]
            there = [other for rival in t.opponents(seat) for other in t.players[rival].board if other & KIND == card]
            if not there:
                raise ValueError(f"no opponent has {entry['copies']} in play")
            me.board[at] |= card << COPIED | uid_of(there[0]) << TARGET


def lay_piles(t: SeasonsTable, layout: dict[str, Any]) -> None:
    """The top of the draw pile and the discard pile as told; every card that lies nowhere else is shuffled below."""
    with Reading("discard"):
        t.discard = numbers_of(layout.get("discard", []))
    with Reading("pile"):
        top = numbers_of(layout.get("pile", []))
    rest = cards_of(t.setup)
    for card in [*top, *t.discard, *(card for me in t.players for card in laid_out(me))]:
        with Reading("cards"):
            if card not in rest:
                raise ValueError(f"there is no such card, or not so often: {CARD_KEYS[card]}")
            rest.remove(card)
    lay_pile(t, top + shuffled(t.key, "position", 0, rest))


def laid_out(me: Player) -> list[int]:
    return [*me.hand, *me.library2, *me.library3, *(entry & KIND for entry in me.board)]


def face_told(told: dict[str, Any]) -> int:
    """The face of a die by its season and what it shows, and by its pips where that leaves a choice."""
    check_fields(told, ("season", "symbols", "pips"))
    for face, shown in enumerate(FACE_SYMBOLS):
        fits = SEASON_NAMES[season_of(face)] == told["season"] and shown == told["symbols"]
        if fits and told.get("pips") in (None, FACE_PIPS[face]):
            return face
    raise ValueError(f"no die of {told['season']} shows {told['symbols']}")


def begin(t: SeasonsTable, moment: str, die_left: dict[str, Any] | None) -> None:
    """Put the paused effects of a moment on the stack and let the table go on from there."""
    if moment not in MOMENTS:
        with Reading("moment"):
            raise ValueError(f"it may be: {', '.join(MOMENTS)}")
    frame = Frame(GAME, 0)
    frame.step = {ROUND: NEW_ROUND, ROUND_END: ENDING}.get(moment, TURNS)
    frame.seat = t.left_of(0) if frame.step == TURNS else 0
    t.stack = [frame]
    if moment != ROUND:
        usual = face_of(t.season, t.setup.dice[t.season][0], 0)
        with Reading("die_left"):
            left = face_told(die_left) if die_left is not None else usual
        t.dice = (*([NO_DIE] * t.seats), left)
        for me in t.players:
            me.die = usual if me.die == NO_DIE else me.die
    if frame.step == TURNS:
        turn = Frame(TURN, 0)
        turn.step = FREE if moment == ACTIONS else turn.step
        t.stack.append(turn)
    lying = zones(t)
    t.base = knowledge_of(lying, [plain_sight(lying, viewer) for viewer in range(t.seats + 1)])
    refill(t)
    t.settle(NO_PICK, 0)
