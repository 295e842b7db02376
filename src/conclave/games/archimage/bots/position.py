"""A view of Archimage as numbers, and what each space of the board is worth to the seat that looks at it."""

import json
from functools import cache
from heapq import heapify, heappop, heappush
from random import Random
from typing import Final

from conclave.games.archimage.rules.boards import Board, board_from, standard_board
from conclave.games.archimage.rules.elements import COLOUR_NAMES, ELEMENT_NAMES, die, seal
from conclave.games.archimage.rules.saves import PlayerData
from conclave.games.archimage.rules.scrolls import (
    ABSORPTION,
    BOND,
    BORROW,
    DISINTEGRATION,
    EVOLUTION,
    GROWTH,
    NO_SCROLL,
    REBIRTH,
    SCROLL_NUMBERS,
    SCROLLS,
    SPEED,
    SYNERGY,
    THEFT,
    TRANSMUTATION,
    scroll_element,
    scroll_power,
    spell_of,
)
from conclave.games.archimage.rules.state import Settings
from conclave.games.archimage.rules.ways import spaces_in
from conclave.table.data import Data

HALL: Final = 0
HOME: Final = -1

# All values are points of the final score.
COST: Final = [0.0, 0.0, 1.4, 1.7, 2.1, 2.5, 2.9]  # of breaking a seal, by its power: the dice could do something else
PAST_A_PIECE: Final = 1.0  # which may have moved on by then
PAST_A_GUARDIAN: Final = 20.0
SEAL_BROKEN: Final = 0.4  # a seal that opens nothing: it may still be on somebody's way
OPENED: Final = 0.6  # share of what lies behind a seal that is a reason to break it: others may come first
NOTHING_BEHIND: Final = 20.0  # as a loss
TWO_MINDS: Final = 0.1  # between seals that are worth the same, luck decides
USE: Final = {  # of a spell, beside the points of its scroll
    TRANSMUTATION: 0.5,
    REBIRTH: 0.3,
    EVOLUTION: 0.8,
    GROWTH: 1.5,
    ABSORPTION: 0.4,
    DISINTEGRATION: 0.8,
    THEFT: 1.2,
    BORROW: 0.4,
    SPEED: 1.0,
}


class Neighbours:
    """The neighbours of every space of a board, as lists and as bits."""

    def __init__(self, board: Board) -> None:
        self.bits: Final = board.ways
        self.near: Final = [board.neighbours(number) for number in range(len(board.spaces))]


@cache
def standard_ways(players: int) -> Neighbours:
    return Neighbours(standard_board(players))


@cache
def given_ways(text: str) -> Neighbours:
    return Neighbours(board_from(json.loads(text)))


def ways_of(settings: Settings) -> Neighbours:
    """Worked out once for every board."""
    if settings["board"] == "standard":
        return standard_ways(settings["players"])
    return given_ways(json.dumps(settings["board"]))


SEALS: Final = {(name, power): seal(at, power) for at, name in enumerate(ELEMENT_NAMES) for power in range(2, 7)}
OWN_SEALS: Final = [0, *(seal(scroll_element(number), scroll_power(number)) for number in range(1, SCROLLS))]
WORTH: Final = [0.0, *(scroll_power(number) + USE.get(spell_of(number), 0.0) for number in range(1, SCROLLS))]
DICE: Final = {(name, value): die(at, value) for at, name in enumerate(COLOUR_NAMES) for value in range(1, 7)}


class Position:
    """What a seat sees of the table."""

    def __init__(self, data: Data, rng: Random) -> None:
        self.data: Final = data
        self.rng: Final = rng
        self.seat: Final[int] = data["seat"]
        self.me: Final[PlayerData] = data["players"][self.seat]
        ways = ways_of(data["settings"])
        self.ways: Final = ways.bits
        self.near: Final = ways.near
        self.scrolls_on_board: Final = [SCROLL_NUMBERS[key] if key else NO_SCROLL for key in data["scrolls"]]
        self.tokens: Final = [SEALS[token["element"], token["power"]] if token else 0 for token in data["seals"]]
        self.seals: Final = [
            token or OWN_SEALS[scroll] for token, scroll in zip(self.tokens, self.scrolls_on_board, strict=True)
        ]
        self.sealed: Final = sum([1 << space for space, token in enumerate(self.seals) if token])
        self.dice: Final = dice_in(self.me)
        self.owned: Final = [SCROLL_NUMBERS[entry["scroll"]] for entry in self.me["scrolls"]]
        self.guarded: Final = bits_of([space for space in data["guardians"] if space != HOME])
        self.mages: Final = bits_of([player["mage"] for player in self.others()]) & ~1
        self.familiars: Final = bits_of([player["familiar"] for player in self.others() if player["familiar"] != HOME])
        self.bars: Final = self.mages | self.familiars
        self.touched: Final = flood(self.ways, self.me["mage"], self.sealed | self.bars)
        self.reach: Final = self.breakable_in(self.touched)
        self.alike: Final = [0] * len(ELEMENT_NAMES)  # own scrolls by element
        self.synergies: Final = [0] * len(ELEMENT_NAMES)
        for number in self.owned:
            self.alike[scroll_element(number)] += 1
            self.synergies[scroll_element(number)] += spell_of(number) == SYNERGY
        self.hopes: Final = self.weigh()
        self.gains: Final[dict[int, float]] = {}

    def others(self) -> list[PlayerData]:
        return [player for seat, player in enumerate(self.data["players"]) if seat != self.seat]

    def rivals(self) -> list[int]:
        """Opponents still in the round."""
        players = self.data["players"]
        return [seat for seat, player in enumerate(players) if seat != self.seat and not player["done"]]

    def breakable_in(self, touched: int) -> int:
        """Of spaces that are touched, the seals that nobody bars."""
        return touched & self.sealed & ~self.bars & ~self.guarded

    # What things are worth.

    def worth(self, number: int) -> float:
        """Of a scroll on the board: its points, what it adds to Synergies, and its use."""
        element = scroll_element(number)
        worth = WORTH[number] + self.synergies[element]
        return worth + self.alike[element] + 1 if spell_of(number) == SYNERGY else worth

    def weigh(self) -> list[float]:
        """For every sealed space the best scroll that lies there or behind, less what it costs to come so far."""
        costs = self.costs()
        losses = [NOTHING_BEHIND] * len(costs)
        heap: list[tuple[float, int]] = []
        for space, number in enumerate(self.scrolls_on_board):
            if number and not self.guarded >> space & 1:
                losses[space] = costs[space] - self.worth(number)
                heap.append((losses[space], space))
        heapify(heap)
        walked = self.touched & ~self.sealed
        while heap:
            loss, space = heappop(heap)
            if loss > losses[space] or walked >> space & 1:
                continue
            for beside in self.near[space]:
                further = loss + costs[beside]
                if further < losses[beside]:
                    losses[beside] = further
                    heappush(heap, (further, beside))
        return [-loss for loss in losses]

    def costs(self) -> list[float]:
        """What stands between a mage and the far side of every space."""
        costs = [COST[token & 7] for token in self.seals]
        for space in spaces_in(self.bars):
            costs[space] += PAST_A_PIECE
        for space in spaces_in(self.guarded):
            costs[space] += PAST_A_GUARDIAN
        return costs

    def gain(self, space: int) -> float:
        """What breaking a seal gives: the scroll, and the way to what lies behind."""
        known = self.gains.get(space)
        if known is None:
            own = (
                0.0
                if self.tokens[space] or not self.scrolls_on_board[space]
                else self.worth(self.scrolls_on_board[space])
            )
            known = (own or SEAL_BROKEN) + self.opened(space) + TWO_MINDS * self.rng.random()
            self.gains[space] = known
        return known

    def opened(self, space: int) -> float:
        """What becomes reachable when a space is free."""
        behind = [self.hopes[beside] for beside in self.near[space] if not self.touched >> beside & 1]
        return OPENED * max(0.0, max(behind, default=0.0))


def dice_in(player: PlayerData) -> tuple[int, ...]:
    return tuple([DICE[one["colour"], one["value"]] for one in player["dice"]])


def points(numbers: list[int]) -> int:
    """The score of a set of scrolls."""
    total = sum(scroll_power(number) for number in numbers)
    for number in numbers:
        if spell_of(number) == SYNERGY:
            total += sum(1 for other in numbers if scroll_element(other) == scroll_element(number))
    return total


def points_of(player: PlayerData) -> int:
    return points([SCROLL_NUMBERS[entry["scroll"]] for entry in player["scrolls"]])


def active_scrolls(player: PlayerData) -> list[int]:
    """The scrolls of a player that lie face up, but for the Bond."""
    numbers = [SCROLL_NUMBERS[entry["scroll"]] for entry in player["scrolls"] if entry["active"]]
    return [number for number in numbers if spell_of(number) != BOND]


def bits_of(spaces: list[int]) -> int:
    bits = 0
    for space in spaces:
        bits |= 1 << space
    return bits


def flood(ways: list[int], start: int, closed: int) -> int:
    """All spaces that a mage can walk to or touch from a space through whatever is not closed."""
    touched = ways[start] | 1 << start
    closed |= 1 << start
    edge = touched & ~closed
    while edge:
        lowest = edge & -edge
        closed |= lowest
        touched |= ways[lowest.bit_length() - 1]
        edge = touched & ~closed
    return touched
