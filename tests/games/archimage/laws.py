"""Archimage under the laws: dice, seals, scrolls and pieces where they may be, and every spell cast in each element."""

import random
from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations
from typing import Any

from conclave.games.archimage.rules.boards import Board, standard_board
from conclave.games.archimage.rules.elements import (
    COLOURS,
    ELEMENT_NAMES,
    ELEMENTS,
    SPIRIT,
    colour_of,
    element_of,
    value_of,
)
from conclave.games.archimage.rules.events import REGISTRY
from conclave.games.archimage.rules.picks import BREAK, CAST, FAMILIAR, MAGE, SCROLL, SPACE
from conclave.games.archimage.rules.rounds import SEALS_OF_A_KIND, scrolls_of
from conclave.games.archimage.rules.scrolls import (
    BOND_SCROLL,
    BORROW,
    CIRCLES,
    HIGHEST,
    LEAP,
    LOWEST,
    SCROLL_KEYS,
    SPEED,
    SPELLS,
    SYNERGY,
    TELEPORTATION,
    scroll,
    scroll_element,
    spell_of,
)
from conclave.games.archimage.rules.state import (
    FACE_DOWN,
    FRESH,
    HALL,
    HOME,
    NUMBER,
    STORED,
    ArchimageTable,
    Player,
    Setup,
    number_of,
    stored,
)
from conclave.games.archimage.rules.table import Archimage
from conclave.games.archimage.rules.ways import find_regions, find_seals, reach, seal_at
from conclave.table.table import Table
from tests.laws.subject import A_COSTLY_LAW, A_LAW, Case, Subject, Tally

SOME = 4096  # positions in which what was found is remembered
FIRST = 2_000_000
PLAYERS = [2, 3, 4, 2, 3, 5]  # fewer of the long games
IN_TURN = [*CIRCLES, "IV"]  # whose rarest question two pieces in the way of one mage make
RARE = {BORROW, TELEPORTATION}  # spells that seldom find anything to choose from: cast whenever they may be
OWN_BOARD = 8  # one game in so many is played on a board given as data


def as_archimage(table: Table) -> Archimage:
    assert isinstance(table, Archimage)
    return table


# The cheap laws, at every decision.


def dice_are_conserved(table: Table) -> None:
    """Players + 1 of each colour, in the reserves, before the players and waiting for the next round."""
    t = as_archimage(table)
    rolled = [colour_of(die) for me in t.players for die in me.dice]
    waiting = [me.waiting for me in t.players]
    for colour, kept, *put_by in zip(range(COLOURS), t.reserve, *waiting, strict=True):
        assert kept + sum(put_by) + rolled.count(colour) == t.seats + 1, "a die was lost or doubled"
        assert kept >= 0
    for me in t.players:
        assert me.dice == sorted(me.dice)
        assert not me.done or not me.dice, "dice left after one's round"
        assert me.done or t.round == 0 or not sum(me.waiting)
        assert sum(me.waiting) <= 3


@lru_cache
def scrolls_in_the_box(circle: str) -> Counter[int]:
    return Counter(number for power in range(LOWEST, HIGHEST + 1) for number in scrolls_of(circle, power))


def scrolls_are_never_doubled(table: Table) -> None:
    """Each scroll as often as the box has it, on the board and with the players together; and a Bond for everybody."""
    t = as_archimage(table)
    owned = [[entry & NUMBER for entry in me.scrolls] for me in t.players]
    assert all(numbers.count(BOND_SCROLL) == 1 for numbers in owned)
    won = tuple([number for numbers in owned for number in numbers if number != BOND_SCROLL])
    look_at_scrolls(t.setup, tuple(t.scrolls_on_board), won)


@lru_cache(SOME)
def look_at_scrolls(setup: Setup, lying: tuple[int, ...], won: tuple[int, ...]) -> None:
    """Here and below: many decisions change nothing on the board, and what was looked at is not looked at again."""
    box = scrolls_in_the_box(setup.circle)
    found = Counter([*filter(None, lying), *won])
    assert all(count <= box[number] for number, count in found.items()), "a scroll was doubled"
    assert found.total() == len(setup.board.scrolls), "a scroll was lost or came from nowhere"
    assert all(space in setup.board.scrolls for space, number in enumerate(lying) if number)


def seals_are_never_doubled(table: Table) -> None:
    """No more tokens than the box has of a kind, on the board and absorbed, none of spirit; each on a circle."""
    t = as_archimage(table)
    absorbed = tuple([entry >> STORED for me in t.players for entry in me.scrolls if entry >> STORED])
    look_at_seals(t.board, tuple(t.seals), absorbed)


@lru_cache(SOME)
def look_at_seals(board: Board, seals: tuple[int, ...], absorbed: tuple[int, ...]) -> None:
    found = Counter([*filter(None, seals), *absorbed])
    assert all(count <= SEALS_OF_A_KIND for count in found.values()), "a seal was doubled"
    assert all(element_of(token) != SPIRIT for token in found)
    assert all(space in board.circles for space, token in enumerate(seals) if token)
    assert found.total() <= len(board.circles)


def pieces_stand_where_they_may(table: Table) -> None:
    """No mage on a sealed space or with another but in the hall; familiars never in the hall, never two together, and
    home once a round is over; a guardian on a scroll of its own element."""
    t = as_archimage(table)
    mages = [me.mage for me in t.players if me.mage != HALL]
    assert len(set(mages)) == len(mages), "two mages on one space"
    assert not any(t.sealed >> space & 1 for space in mages), "a mage on a sealed space"
    familiars = [me.familiar for me in t.players if me.familiar != HOME]
    assert HALL not in familiars
    assert len(set(familiars)) == len(familiars), "two familiars on one space"
    for me in t.players:
        assert not me.done or me.familiar == HOME
        assert not any(other is not me and other.mage == me.familiar for other in t.players)
        assert not t.scrolls_on_board[me.familiar] or me.familiar == HOME, "a familiar on a scroll"
    for element, space in enumerate(t.guardians):
        assert space == HOME or (t.scrolls_on_board[space] and scroll_element(t.scrolls_on_board[space]) == element)
        assert space == HOME or t.setup.circle == "IV"


def sealed_is_what_is_sealed(table: Table) -> None:
    t = as_archimage(table)
    assert len(t.seals) == len(t.scrolls_on_board) == len(t.board.spaces)
    assert t.sealed == as_bits(tuple(t.seals)) | as_bits(tuple(t.scrolls_on_board))


@lru_cache(SOME)
def as_bits(lying: tuple[int, ...]) -> int:
    """Where something lies, as a set of spaces."""
    return sum(1 << space for space, what in enumerate(lying) if what)


def faces_are_right(table: Table) -> None:
    """All scrolls face up once a round is over; a Synergy always; what was won this turn only in one's own."""
    t = as_archimage(table)
    for seat, me in enumerate(t.players):
        assert me.scrolls == sorted(me.scrolls)
        for entry in me.scrolls:
            assert not (me.done and entry & (FACE_DOWN | FRESH))
            assert not entry & FRESH or seat == t.active
            assert not entry & FACE_DOWN or SCROLL_KEYS[number_of(entry)].split("-")[0] != SPELLS[SYNERGY]
            assert not stored(entry) or SCROLL_KEYS[number_of(entry)].startswith("absorption")


def walk(t: ArchimageTable, seat: int, start: int = -1, gone: int = -1, past: int = -1) -> frozenset[int]:
    """The seals and scrolls that a seat may break, found step by step over the board as people would: from its mage or
    from another space, as if one seal were gone, or past one mage or familiar, as a pick names it."""
    shut = []
    for other, me in enumerate(t.players):
        if other != seat and me.mage != HALL and past != MAGE + other:
            shut.append(me.mage)
        if other != seat and me.familiar != HOME and past != FAMILIAR + other:
            shut.append(me.familiar)
    begin = start if start >= 0 else t.players[seat].mage
    return walked_from(t.board, begin, t.sealed, frozenset(shut), gone, t.guardians)


@lru_cache(SOME)
def walked_from(
    board: Board, start: int, sealed: int, shut: frozenset[int], gone: int, guardians: tuple[int, ...]
) -> frozenset[int]:
    free = ~as_a_set(shut)
    walls = sealed & ~(1 << gone) if gone >= 0 else sealed
    walked = edge = 1 << start
    found = 0
    while edge:
        space = edge.bit_length() - 1
        touched = board.ways[space] & free & ~walked
        found |= touched & walls
        walked |= touched & ~walls
        edge = edge ^ 1 << space | touched & ~walls
    return frozenset([space for space in range(len(board.spaces)) if found >> space & 1]) - set(guardians)


def reach_is_what_one_can_walk_to(table: Table) -> None:
    """For the seat asked, and what the table remembers of it is still so."""
    t = as_archimage(table)
    if t.over:
        return
    if t.reach_seat >= 0:
        assert t.reach_known == as_a_set(walk(t, t.reach_seat)), "ways were not found anew"
    if t.reach_seat != t.asked:
        assert reach(t.copy(), t.asked) == as_a_set(walk(t, t.asked))


@lru_cache(SOME)
def as_a_set(spaces: frozenset[int]) -> int:
    """Spaces as bits."""
    return sum(1 << space for space in spaces)


def payable(t: ArchimageTable, seat: int, spaces: Iterable[int]) -> list[int]:
    """The spaces whose seal or scroll a seat's dice can break."""
    dice = tuple(t.players[seat].dice)
    return [space for space in spaces if breaks(dice, seal_at(t, space))]


@lru_cache(SOME)
def breaks(dice: tuple[int, ...], token: int) -> bool:
    """Whether some dice of one colour break a seal, and none of them is too many."""
    power = token & 7
    for colour in range(COLOURS):
        if element_of(token) in (SPIRIT, colour):
            values = [value_of(die) for die in dice if colour_of(die) == colour]
            sets = [some for size in range(1, len(values) + 1) for some in combinations(values, size)]
            if any(sum(some) >= power and all(sum(some) - value < power for value in some) for some in sets):
                return True
    return False


def every_break_can_be_paid(table: Table) -> None:
    """In a turn exactly the seals within reach that the dice can break are offered, and giving up where there is none;
    every break that a spell offers can be paid or is free."""
    t = as_archimage(table)
    if t.over:
        return
    question = REGISTRY.question_keys[t.question]
    offered = [pick - BREAK for pick in t.options if BREAK <= pick < SPACE]
    if question == "turn":
        assert offered == sorted(payable(t, t.asked, walk(t, t.asked)))
        assert (0 in t.options) == (not offered)
    elif question not in ("speed-second", "bond-target"):
        assert offered == payable(t, t.asked, offered)


def of_element(t: ArchimageTable, space: int, element: int) -> bool:
    return element in (SPIRIT, element_of(seal_at(t, space)))


def openings(t: ArchimageTable, seat: int, spell: int, element: int) -> dict[int, set[int]]:
    """For a Leap, Teleportation or Speed each first pick, and the spaces that it lets one break."""
    near = walk(t, seat)
    ways: dict[int, set[int]] = {}
    if spell == LEAP:
        for over in near:
            if t.seals[over] and of_element(t, over, element):
                ways[SPACE + over] = set(payable(t, seat, walk(t, seat, gone=over) - near))
    elif spell == TELEPORTATION:
        others = [other for other in range(t.seats) if other != seat]
        for piece in [kind + other for kind in (MAGE, FAMILIAR) for other in others]:
            under = t.players[piece - FAMILIAR].familiar if piece >= FAMILIAR else HOME
            opened = walk(t, seat, past=piece) - near - {under}
            ways[piece] = {to for to in payable(t, seat, opened) if of_element(t, to, element)}
    else:
        for first in payable(t, seat, near):
            seconds = walk(t, seat, start=first, gone=first)
            ways[BREAK + first] = {to for to in seconds if of_element(t, to, element)}
    return {pick: spaces for pick, spaces in ways.items() if spaces}


FIRSTS = {"leap-over": LEAP, "pass": TELEPORTATION, "speed-first": SPEED}
SECONDS = {"leap-to": LEAP, "pass-to": TELEPORTATION}


def travellers_go_where_they_may(table: Table) -> None:
    """Leap, Teleportation and Speed are offered where they open something, and all that they open is."""
    t = as_archimage(table)
    if t.over or t.setup.circle != "IV":
        return
    question, seat, frame = REGISTRY.question_keys[t.question], t.asked, t.stack[-1]
    if question == "turn":
        for number in t.players[seat].castable():
            if spell_of(number) in (LEAP, TELEPORTATION, SPEED):
                ways = openings(t, seat, spell_of(number), scroll_element(number))
                assert (CAST + number in t.options) == bool(ways), SCROLL_KEYS[number]
    elif question in FIRSTS:
        assert t.options == sorted(openings(t, seat, FIRSTS[question], frame.a))
    elif question in SECONDS:
        first = frame.b if question == "pass-to" else SPACE + frame.b
        spaces = openings(t, seat, SECONDS[question], frame.a)[first]
        assert t.options == sorted(BREAK + space for space in spaces)
    elif question == "speed-second":
        assert t.options == sorted(BREAK + space for space in walk(t, seat) if of_element(t, space, frame.a))


def what_is_remembered_is_so(table: Table) -> None:
    """The regions of the board, and what dice are worth: kept up to date, not found anew."""
    t = as_archimage(table)
    figures = tuple([(me.mage, me.familiar) for me in t.players])
    remembered = (t.sealed, t.tokens, t.regions, t.worth)
    look_at_regions(t.setup, tuple(t.seals), tuple(t.scrolls_on_board), figures, remembered)


Remembered = tuple[int, int, tuple[int, ...], tuple[int, ...]]


@lru_cache(SOME)
def look_at_regions(
    setup: Setup,
    seals: tuple[int, ...],
    lying: tuple[int, ...],
    figures: tuple[tuple[int, int], ...],
    remembered: Remembered,
) -> None:
    """Made anew from what lies and stands on the board."""
    anew = ArchimageTable(setup, b"")
    anew.seals, anew.scrolls_on_board = list(seals), list(lying)
    for mage, familiar in figures:
        player = Player([], [], [])
        player.mage, player.familiar = mage, familiar
        anew.players.append(player)
    find_seals(anew)
    find_regions(anew)
    sealed, tokens, regions, worth = remembered
    assert (anew.sealed, anew.tokens) == (sealed, tokens)
    assert sorted(anew.regions) == sorted(regions), "regions that do not hang together as they should"
    assert [spaces & sealed for spaces in worth] == list(anew.worth)


CHEAP: list[A_LAW] = [
    dice_are_conserved,
    scrolls_are_never_doubled,
    seals_are_never_doubled,
    pieces_stand_where_they_may,
    sealed_is_what_is_sealed,
    faces_are_right,
    reach_is_what_one_can_walk_to,
    every_break_can_be_paid,
    travellers_go_where_they_may,
    what_is_remembered_is_so,
]

# The costly ones.


def everybody_sees_the_same(case: Case) -> None:
    """Nothing on the table is hidden: views differ in whose they are and in what that seat is asked alone."""
    own = dict.fromkeys(("seat", "options", "moves", "arguments", "about", "set"))
    everybody = [None, *range(case.table.seats)]
    views = [{**case.view(viewer).dump(), **own} for viewer in everybody]
    assert all(view == views[0] for view in views)
    assert all(case.table.events_for(viewer) == case.table.events for viewer in everybody)


def a_spell_changes_something(case: Case) -> None:
    """A spell that is offered and cast leaves something else behind than a scroll that lies face down."""
    t = as_archimage(case.table)
    if REGISTRY.question_keys[t.question] != "turn":
        return
    for pick in t.options:
        if not CAST < pick < SCROLL:
            continue
        copy = t.copy()
        copy.choose(pick)
        dice = random.Random(case.seed)
        while not copy.over and len(copy.stack) > len(t.stack):
            copy.choose(dice.choice(copy.options))
        assert copy.over or copy.round != t.round or what_lies(copy) != what_lies(t), t.notation(pick)


def what_lies(t: ArchimageTable) -> dict[str, Any]:
    """The table but for the marks on scrolls and for the luck used up: a roll may show what was there."""
    data = t.dump()
    players = [{**me, "scrolls": [entry["scroll"] for entry in me["scrolls"]]} for me in data["players"]]
    return {**data, "players": players, "paused": 0, "waiting": 0, "question": 0, "revealed": 0}


COSTLY: list[A_COSTLY_LAW] = [everybody_sees_the_same, a_spell_changes_something]

# What is counted.

CASTABLE = [
    SCROLL_KEYS[scroll(spell, element)]
    for spell in range(len(SPELLS) - 1)
    if spell != SYNERGY
    for element in range(ELEMENTS)
] + ["bond"]


class ArchimageSubject(Subject):
    """All magic circles, for two to five players, on the standard boards and on one that is given."""

    first = FIRST
    seed = 0
    settings = 16  # players and circles
    questions = REGISTRY.question_keys
    cheap = CHEAP
    costly = COSTLY
    most_steps = 40
    far = 50

    def setting(self, number: int) -> dict[str, Any]:
        """Circles and players in turn."""
        players = PLAYERS[number // len(IN_TURN) % len(PLAYERS)]
        options: dict[str, Any] = {"players": players, "circle": IN_TURN[number % len(IN_TURN)]}
        if number % OWN_BOARD == OWN_BOARD - 1:
            options["board"] = standard_board(2 + number % 4).data()
        return options

    def title(self, options: dict[str, Any]) -> str:
        return "{players} players, circle {circle}".format(**options)

    def choice(self, dice: random.Random, options: list[int], busy: bool) -> int:
        spells = [pick for pick in options if CAST < pick < SCROLL]
        if busy and spells and dice.random() < 0.5:
            return dice.choice([pick for pick in spells if spell_of(pick - CAST) in RARE] or spells)
        return dice.choice(options)

    def note(self, table: Table, tally: Tally) -> None:
        for event in map(dict[str, Any], table.events):
            if event["event"] == "cast":
                tally.seen[f"cast {event['scroll']}"] += 1
            elif event["event"] == "won-scroll" and event["scroll"].startswith(SPELLS[SYNERGY]):
                tally.seen["synergies won"] += 1

    def hidden(self, table: Table) -> object:
        """The luck to come."""
        return table.key.hex()

    def much_is_hidden(self, data: dict[str, Any]) -> bool:
        return True

    def unused(self, tally: Tally) -> list[str]:
        return [f"{key} was never cast" for key in CASTABLE if not tally.seen[f"cast {key}"]]

    def report(self, tally: Tally) -> list[str]:
        lines = ["cast           " + " ".join(f"{element:>7}" for element in ELEMENT_NAMES)]
        for spell, name in enumerate(SPELLS):
            keys = [SCROLL_KEYS[scroll(spell, element)] if name != "bond" else "" for element in range(SPIRIT)]
            keys.append("bond" if name == "bond" else SCROLL_KEYS[scroll(spell, SPIRIT)])
            lines.append(f"{name:15}" + " ".join(f"{tally.seen[f'cast {key}']:7}" for key in keys))
        return lines


SUBJECTS: dict[str, Subject] = {"archimage": ArchimageSubject("archimage")}
