"""Positions built from outside: for tests, puzzles and documentation."""

from typing import Any, Final

from conclave.games.seasons.rules.dice import (
    EARLIEST_YEAR,
    FACE_PIPS,
    FACE_SYMBOLS,
    LAST_YEAR,
    NO_DIE,
    SEASON_NAMES,
    SPACES,
    face_of,
    season_of,
)
from conclave.games.seasons.rules.energy import ENERGY_NAMES, MOST_OF_A_TYPE, from_names
from conclave.games.seasons.rules.names import (
    CARD_KEYS,
    LAST_TOKEN,
    NO_TOKEN,
    RAVEN_THE_USURPER,
    VISION_OF_DESTINY,
    tokens_with,
)
from conclave.games.seasons.rules.piles import refill, unveil
from conclave.games.seasons.rules.prelude import cards_of
from conclave.games.seasons.rules.registry import IS_FAMILIAR, count_presence
from conclave.games.seasons.rules.saves import (
    BEYOND_ROUNDS,
    FAR,
    beyond_lost_spaces,
    check,
    check_players,
    check_token_used,
    known_by_sight,
    set_pile,
    zones,
)
from conclave.games.seasons.rules.state import (
    BONUSES,
    COPIED,
    GAUGE_MAX,
    KIND,
    TARGET,
    TOKENS,
    TURNED,
    UID,
    UID_MASK,
    USED,
    Player,
    SeasonsTable,
    uid_of,
)
from conclave.games.seasons.rules.tournament import ENDING, GAME, NEW_ROUND, TURNS
from conclave.games.seasons.rules.turn import FREE, TURN
from conclave.games.seasons.rules.verbs import mark_copied
from conclave.table.data import Data
from conclave.table.frame import NO_PICK, Frame
from conclave.table.layout import Fields, one_of, shown, text
from conclave.table.rng import shuffled
from conclave.table.saves import InField
from conclave.table.table import NOBODY

# The moments of a round that a position can be at.
DIE: Final = "die"  # the first player's turn begins, the die is not used yet
ACTIONS: Final = "actions"  # the first player's turn, after the die
ROUND: Final = "round"  # a new round begins with its roll
ROUND_END: Final = "round-end"  # all turns are over
MOMENTS: Final = [ACTIONS, DIE, ROUND, ROUND_END]

TABLE_FIELDS: Final = {"moment", "round", "year", "space", "may_transmute", "die_left", "pile", "discard", "seats"}
SEAT_FIELDS: Final = {
    *("crystals", "gauge", "bonuses", "summoned", "lost_spaces", "token", "token_used", "reserve", "die"),
    *("hand", "library2", "library3", "play"),
}
ENTRY_FIELDS: Final = {"card", "turned", "used", "energy", "copies"}
FACE_FIELDS: Final = {"season", "symbols", "pips"}
MOST_CRYSTALS: Final = 10_000
CARDS: Final = CARD_KEYS[1:]


def build_position(t: SeasonsTable, layout: Data) -> None:
    """Fill an empty table and let it run to its first decision. Whoever is named first is the first player."""
    fields = Fields(layout, TABLE_FIELDS)
    seats = [Fields(entry, SEAT_FIELDS, seat) for seat, entry in enumerate(fields.seats(t.seats))]
    t.players = [Player([], []) for _ in range(t.seats)]
    for me, own in zip(t.players, seats, strict=True):
        build_seat(t, me, own)
    for me, own in zip(t.players, seats, strict=True):
        build_copies(t, me, own)
    mark_copied(t)
    for me in t.players:
        count_presence(t, me)
    t.round = fields.number("round", 1, 1, BEYOND_ROUNDS)
    t.year = fields.number("year", 1, EARLIEST_YEAR, LAST_YEAR + 1)
    t.space = fields.number("space", 1, 1, SPACES + 1)
    t.may_transmute = t.lasting = fields.flag("may_transmute")  # as if the die had the symbol
    build_piles(t, fields)
    begin(t, fields)
    check(t)


def build_seat(t: SeasonsTable, me: Player, fields: Fields) -> None:
    me.crystals = fields.number("crystals", 0, 0, MOST_CRYSTALS)
    me.gauge = fields.number("gauge", 0, 0, GAUGE_MAX + 1)
    me.bonuses = fields.number("bonuses", 0, 0, BONUSES + 1)
    me.summoned = fields.number("summoned", 0, 0, UID_MASK)
    me.lost_spaces = fields.number("lost_spaces", 0, 0, beyond_lost_spaces(t))
    me.token = fields.number("token", NO_TOKEN, NO_TOKEN, LAST_TOKEN + 1)
    with InField("token", fields.seat):
        check_token(t, me)
    me.token_used = fields.flag("token_used")
    check_token_used(me, fields.seat)
    me.reserve = read_energies(fields, "reserve")
    me.die = read_face(fields, "die") if fields.has("die") else NO_DIE
    me.hand = sorted(read_cards(fields, "hand"))
    me.library2 = tuple(sorted(read_cards(fields, "library2")))
    me.library3 = tuple(sorted(read_cards(fields, "library3")))
    me.board = [build_entry(t, fields, at, entry) for at, entry in enumerate(fields.entries("play"))]


def check_token(t: SeasonsTable, me: Player) -> None:
    """Where ability tokens are played with, each seat has one of its own."""
    if t.setup.tokens != (me.token != NO_TOKEN):
        raise ValueError("each seat has an ability token" if t.setup.tokens else "the game is played without tokens")
    if me.token and me.token not in tokens_with(t.setup.sets):
        raise ValueError(f"ability token {me.token} is of a set that is not in the game")
    if me.token and [other.token for other in t.players].count(me.token) > 1:
        raise ValueError(f"another seat has ability token {me.token}")


def read_energies(fields: Fields, name: str) -> int:
    """Energies by name; types that are not named are not there."""
    counts = Fields(fields.table(name), ENERGY_NAMES, fields.seat, fields.named(name))
    return from_names({energy: counts.number(energy, 0, 0, MOST_OF_A_TYPE + 1) for energy in ENERGY_NAMES})


def read_cards(fields: Fields, name: str) -> list[int]:
    cards: list[int] = []
    for key in fields.entries(name):
        with InField(fields.named(name), fields.seat):
            cards.append(1 + one_of(key, CARDS))
    return cards


def build_entry(t: SeasonsTable, fields: Fields, at: int, entry: Any) -> int:
    """A card in play: its key, or a table with what is special about it."""
    data: Data = entry if isinstance(entry, dict) else {"card": entry}
    card = 0
    with InField(f"play[{at}]", fields.seat):
        card = 1 + one_of(data.get("card"), CARDS)
    own = Fields(data, ENTRY_FIELDS, fields.seat, f"play.{CARD_KEYS[card]}")
    t.arrivals += 1
    number = card | read_energies(own, "energy") << TOKENS | t.arrivals << UID
    if own.flag("turned"):
        number |= TURNED
    return number | USED if own.flag("used") else number


def build_copies(t: SeasonsTable, me: Player, fields: Fields) -> None:
    """What Ravens copy: the first card of that name that an opponent has in play."""
    for at, entry in enumerate(fields.entries("play")):
        if not isinstance(entry, dict) or "copies" not in entry:
            continue
        with InField(f"play.{entry['card']}.copies", fields.seat):
            card = 1 + one_of(entry["copies"], CARDS)
            rivals = [t.players[rival] for rival in t.opponents(fields.seat)]
            there = [other for rival in rivals for other in rival.board if other & KIND == card]
            if me.board[at] & KIND != RAVEN_THE_USURPER or IS_FAMILIAR[card] or card == RAVEN_THE_USURPER:
                raise ValueError(f"only a Raven copies, and only magic items: not {entry['copies']}")
            if not there:
                raise ValueError(f"no opponent has {entry['copies']} in play")
            me.board[at] |= card << COPIED | uid_of(there[0]) << TARGET


def build_piles(t: SeasonsTable, fields: Fields) -> None:
    """The top of the draw pile and the discard pile as told; every card that lies nowhere else is shuffled below."""
    rest = cards_of(t.setup)
    top = read_cards(fields, "pile")
    t.discard = read_cards(fields, "discard")
    take_out(rest, top, "pile", NOBODY)
    take_out(rest, t.discard, "discard", NOBODY)
    for seat, me in enumerate(t.players):
        take_out(rest, me.hand, "hand", seat)
        take_out(rest, list(me.library2), "library2", seat)
        take_out(rest, list(me.library3), "library3", seat)
        take_out(rest, [entry & KIND for entry in me.board], "play", seat)
    set_pile(t, top + shuffled(t.key, "position", 0, rest))


def take_out(rest: list[int], cards: list[int], field: str, seat: int) -> None:
    """Lay cards of the game somewhere; those that are left are the rest."""
    with InField(field, seat):
        for card in cards:
            if card not in rest:
                raise ValueError(f"the game has no {CARD_KEYS[card]}, or no more of it")
            rest.remove(card)


def read_face(fields: Fields, name: str) -> int:
    """The face of a die by its season and what it shows, and by its pips where that leaves a choice."""
    face = Fields(fields.table(name), FACE_FIELDS, fields.seat, fields.named(name))
    pips = face.number("pips", 0, 0, FAR)
    found = NO_DIE
    with InField(fields.named(name), fields.seat):
        season, symbols = one_of(face.data.get("season"), SEASON_NAMES), text(face.data.get("symbols"))
        for number, there in enumerate(FACE_SYMBOLS):
            if season_of(number) == season and there == symbols and pips in (0, FACE_PIPS[number]):
                found = number
                break
        if found == NO_DIE:
            raise ValueError(f"no die of {SEASON_NAMES[season]} shows {shown(symbols)} with such pips")
    return found


def begin(t: SeasonsTable, fields: Fields) -> None:
    """Put the paused effects of a moment on the stack and let the table go on from there."""
    moment = fields.data.get("moment", ACTIONS)
    with InField("moment"):
        one_of(moment, MOMENTS)
    frame = Frame(GAME, 0)
    frame.step = {ROUND: NEW_ROUND, ROUND_END: ENDING}.get(moment, TURNS)
    frame.seat = t.left_of(0) if frame.step == TURNS else 0
    t.stack = [frame]
    if moment != ROUND:
        usual = face_of(t.season, t.setup.dice[t.season][0], 0)
        left = read_face(fields, "die_left") if fields.has("die_left") else usual
        t.dice = (*([NO_DIE] * t.seats), left)
        for me in t.players:
            me.die = usual if me.die == NO_DIE else me.die
    if frame.step == TURNS:
        turn = Frame(TURN, 0)
        turn.step = FREE if moment == ACTIONS else turn.step
        t.stack.append(turn)
    t.base = known_by_sight(t, zones(t))
    refill(t)
    if t.enchantment == VISION_OF_DESTINY:
        unveil(t)
    check_players(t)
    t.settle(NO_PICK, 0)
