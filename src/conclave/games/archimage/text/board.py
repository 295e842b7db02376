"""The board, the dice and the scrolls in words: rows that a screen lays out as it likes, and plain lines."""

from dataclasses import dataclass, field
from typing import Final

from conclave.games.archimage.rules.break_seal import breakable
from conclave.games.archimage.rules.elements import ELEMENT_NAMES
from conclave.games.archimage.rules.rounds import FEW_HIGHEST
from conclave.games.archimage.rules.scrolls import HIGHEST, LOWEST
from conclave.games.archimage.rules.state import HALL, HOME, ArchimageTable
from conclave.games.archimage.rules.ways import reach, spaces_in
from conclave.games.archimage.text import words
from conclave.games.archimage.text.scrolls import (
    element_key,
    familiar_name,
    mage_in,
    mage_name,
    scroll_name,
    scroll_points,
    scroll_text,
)
from conclave.games.archimage.text.spaces import in_short, place_in, target
from conclave.games.archimage.text.words import circles
from conclave.table import Table, View
from conclave.table.data import Data
from conclave.text.board import BoardText, view_of
from conclave.text.catalogue import say

ANY_SEED: Final = 0  # for a table whose luck nobody will see


@dataclass
class ScrollRow:
    """One scroll before a player."""

    key: str
    name: str
    element: str
    power: int
    text: str
    active: bool
    fresh: bool
    stored: str = ""  # the seal on an Absorption

    def label(self) -> str:
        """Its name, with how it lies and what is on it."""
        state = "down" if not self.active else "new" if self.fresh else "up"
        label = say("archimage-board-scroll-state", state=state, scroll=self.name)
        return say("archimage-board-scroll-stored", scroll=label, seal=self.stored) if self.stored else label

    def line(self) -> str:
        return say("archimage-board-scroll-line", scroll=self.label(), power=self.power, text=self.text)


@dataclass
class MageRow:
    """One player: mage and familiar, dice and scrolls."""

    seat: int
    name: str
    mage: str
    place: str
    familiar: str
    familiar_place: str
    dice: str  # rolled
    waiting: str  # for the next round
    points: int
    state: str  # "playing", "done" for this round, or "over" with the game
    you: bool
    turn: bool
    in_hall: bool  # whether the place is the hall
    scrolls: list[ScrollRow] = field(default_factory=list)

    def lines(self) -> list[str]:
        return [
            say(
                f"archimage-board-player-{self.state}",
                player=self.name,
                mage=self.mage,
                hall="yes" if self.in_hall else "no",
                place=self.place,
                familiar=self.familiar,
                where=self.familiar_place,
                dice=self.dice,
                waiting=self.waiting,
                points=self.points,
            ),
            self.scroll_line(),
        ]

    def scroll_line(self) -> str:
        scrolls = words.listed([row.label() for row in self.scrolls])
        return say("archimage-board-scrolls", player=self.name, scrolls=scrolls)


@dataclass
class ArchimageBoard(BoardText):
    """What everybody sees, in words; `near` is within reach of the viewer, or of whose turn it is."""

    first: str
    highest: str  # how many scrolls of power 6 are left, and what that means
    players: list[MageRow]
    reserve: str
    guardians: list[str]
    near: list[str]
    seals: list[str]  # tokens out of reach, an element a line
    scrolls: list[str]  # and scrolls, a power a line
    idle: str = ""  # rounds without a broken seal
    own: list[ScrollRow] = field(default_factory=list)  # the viewer's scrolls

    def lines(self, full: bool = True) -> list[str]:
        """Everything, a line at a time; or in short, where the viewer stands."""
        if not full:
            own = [row for row in self.players if row.you] or self.players
            return [self.title, *(line for row in own for line in row.lines())]
        told = [self.title, self.first, self.highest]
        told += [self.idle] if self.idle else []
        for row in self.players:
            told += row.lines()
        told += [self.reserve, *self.guardians, *self.near, *self.seals, *self.scrolls]
        if self.own:
            told += [say("archimage-board-your-scrolls"), *(row.line() for row in self.own)]
        return told


def describe_view(where: Table | View, names: words.Names = None) -> ArchimageBoard:
    """The board as everybody sees it, and what is within reach of the viewer."""
    view = where.view(None) if isinstance(where, Table) else view_of(where)
    data = view.data
    table = view.deal(ANY_SEED)
    assert isinstance(table, ArchimageTable)
    seat = data["active"] if data["seat"] is None else data["seat"]
    near = within_reach(data, table, seat)
    players = [mage_row(data, other, table.scores[other], names) for other in range(len(data["players"]))]
    return ArchimageBoard(
        title=title(data),
        first=say("archimage-board-first", player=words.player(data["first"], names)),
        highest=highest(data),
        players=players,
        reserve=reserve(data),
        guardians=guardians(data),
        near=near_lines(data, table, seat, words.player(seat, names)),
        seals=far_seals(data, near),
        scrolls=far_scrolls(data, near),
        idle=say("archimage-board-idle", rounds=data["idle_rounds"]) if data["idle_rounds"] else "",
        own=[] if data["seat"] is None else players[data["seat"]].scrolls,
    )


def title(data: Data) -> str:
    magic = circles(data["settings"]["circle"])
    if data["over"]:
        return say("archimage-board-title-over", circles=magic)
    if data["round"] == 0:
        return say("archimage-board-title-before", circles=magic)
    return say("archimage-board-title", round=data["round"], circles=magic)


def highest(data: Data) -> str:
    """The scrolls of power 6 that are left, and how many end the game."""
    number = sum(1 for key in data["scrolls"] if key and scroll_points(key) == HIGHEST)
    least = FEW_HIGHEST[len(data["players"])]
    state = "over" if data["over"] else "few" if number < least else "enough"
    return say("archimage-board-highest", number=number, least=least, state=state)


def reserve(data: Data) -> str:
    dice = words.counted(data["reserve"])
    return say("archimage-board-reserve", dice=dice) if dice else say("archimage-board-reserve-none")


def guardians(data: Data) -> list[str]:
    return [
        say("archimage-board-guardian", element=words.element(element), target=target(data, space))
        for element, space in zip(ELEMENT_NAMES, data["guardians"], strict=True)
        if space != HOME
    ]


# --- players -------------------------------------------------------------------------------------------------------


def mage_row(data: Data, seat: int, points: int, names: words.Names) -> MageRow:
    shown = data["players"][seat]
    you = seat == data["seat"]
    name = words.player(seat, names)
    out = shown["familiar"] != HOME
    return MageRow(
        seat=seat,
        name=say("archimage-board-you", player=name) if you else name,
        mage=mage_name(mage_in(data, seat)),
        place=place_in(data, shown["mage"]),
        familiar=familiar_name(mage_in(data, seat)),
        familiar_place=place_in(data, shown["familiar"]) if out else say("archimage-board-familiar-home"),
        dice=words.dice(shown["dice"]),
        waiting=words.counted(shown["waiting"]) or say("archimage-word-no-dice"),
        points=points,
        state="over" if data["over"] else "done" if shown["done"] or not data["round"] else "playing",
        you=you,
        turn=seat in data["waiting"],
        in_hall=shown["mage"] == HALL,
        scrolls=[scroll_row(entry) for entry in shown["scrolls"]],
    )


def scroll_row(entry: Data) -> ScrollRow:
    key = entry["scroll"]
    return ScrollRow(
        key=key,
        name=scroll_name(key),
        element=element_key(key),
        power=scroll_points(key),
        text=scroll_text(key),
        active=entry["active"],
        fresh=entry["fresh"],
        stored=words.seal(entry["stored"]) if entry["stored"] else "",
    )


# --- the board -----------------------------------------------------------------------------------------------------


def near_lines(data: Data, table: ArchimageTable, seat: int, player: str) -> list[str]:
    """What is within reach of a seat: what its dice can break, and what they cannot."""
    near = within_reach(data, table, seat)
    who = "you" if seat == data["seat"] else "other"
    able = spaces_in(breakable(table, seat, sum(1 << space for space in near)))
    unable = [space for space in near if space not in able]
    told = []
    for state, spaces in (("able", able), ("unable" if table.players[seat].dice else "diceless", unable)):
        targets = words.listed([in_short(data, space) for space in spaces])
        if targets:
            told.append(say("archimage-board-near", who=who, state=state, player=player, targets=targets))
    return told


def within_reach(data: Data, table: ArchimageTable, seat: int) -> list[int]:
    return [] if data["over"] else spaces_in(reach(table, seat))


def far_seals(data: Data, near: list[int]) -> list[str]:
    """The tokens out of reach by element, then by power."""
    state = "over" if data["over"] else "far"
    told = []
    for element in ELEMENT_NAMES:
        parts = []
        for power in range(LOWEST, HIGHEST + 1):
            token = {"element": element, "power": power}
            spaces = [place_in(data, at) for at, seal in enumerate(data["seals"]) if seal == token and at not in near]
            if spaces:
                parts.append(say("archimage-board-of-power", power=power, spaces=words.listed(spaces)))
        if parts:
            kind = words.element_title(element)
            told.append(say("archimage-board-far-seals", element=kind, seals=words.clauses(parts), state=state))
    return told


def far_scrolls(data: Data, near: list[int]) -> list[str]:
    """The scrolls out of reach by power, the highest first."""
    state = "over" if data["over"] else "far"
    told = []
    for power in range(HIGHEST, LOWEST - 1, -1):
        scrolls = [
            say("archimage-board-scroll-at", scroll=scroll_name(key), space=place_in(data, at))
            for at, key in enumerate(data["scrolls"])
            if key and scroll_points(key) == power and at not in near
        ]
        if scrolls:
            listed = words.listed(scrolls)
            told.append(say("archimage-board-far-scrolls", power=power, scrolls=listed, state=state))
    return told
