"""Who plays whom in a contest, in which seats and with which luck.

A match is one deal. It is played once for every arrangement of the bots at the table, each time with the same key, so
that every bot of a line-up sits in every seat of the same deal: duplicate play.
"""

from dataclasses import dataclass, field
from functools import cached_property
from hashlib import sha256
from itertools import combinations
from typing import Final

from conclave.arena.results import Settings
from conclave.bots.pipe import PIPE
from conclave.table.data import Options, players_in
from conclave.text import say
from conclave.text.errors import Mistake
from conclave.version import __version__

PAIRS: Final = "pairs"  # every two bots meet: one of the first among the second's, and the other way round
FIRST: Final = "first"  # the first bot alone among each of the others
TOGETHER: Final = "together"  # all bots at one table
LINEUPS: Final = [PAIRS, FIRST, TOGETHER]
MOST_BOTS: Final = 32

Seating = tuple[int, ...]  # which bot sits in each seat
Game = tuple[int, int]  # match and rotation


@dataclass(frozen=True)
class Contest:
    """What is played. Every game of it follows from this, its match and its rotation, wherever it is played."""

    game: str
    options: Options  # in full
    bots: tuple[str, ...]
    seed: int = 1
    lineup: str = PAIRS
    version: str = field(default=__version__)

    @property
    def players(self) -> int:
        return players_in(self.options)

    @cached_property
    def seatings(self) -> list[Seating]:
        """The arrangements at the table, by rotation."""
        return seatings(len(self.bots), self.players, self.lineup)

    def settings(self) -> Settings:
        """What its results say of it."""
        return {
            "game": self.game,
            "options": self.options,
            "bots": list(self.bots),
            "seed": self.seed,
            "lineup": self.lineup,
            "version": self.version,
        }

    def matches(self, games: int) -> int:
        """How many matches it takes to play so many games; matches are played whole."""
        return -(-games // len(self.seatings))

    def table_seed(self, match: int) -> int:
        """What a deal follows from: the same for all rotations."""
        return number(f"deal {self.seed} {match}", 62)

    def bot_seed(self, game: Game, seat: int) -> int:
        """The luck of a bot's own."""
        return number(f"bot {self.seed} {game[0]} {game[1]} {seat}", 32)


def number(text: str, bits: int) -> int:
    """A number that a text stands for, of so many bits."""
    return int.from_bytes(sha256(f"conclave arena {text}".encode()).digest(), "big") >> (256 - bits)


def seatings(bots: int, players: int, lineup: str) -> list[Seating]:
    """Every arrangement of a match, in order; with two players one among the others is the same both ways.

    A bot that is alone plays against itself, each deal once.
    """
    if bots == 1:
        return [(0,) * players]
    if lineup == TOGETHER:
        return [tuple((seat + turn) % bots for seat in range(players)) for turn in range(players)]
    roles = [(0, other) for other in range(1, bots)]
    if lineup == PAIRS:
        roles = [role for one, two in combinations(range(bots), 2) for role in ((one, two), (two, one))]
    return list(dict.fromkeys(among(alone, rest, seat, players) for alone, rest in roles for seat in range(players)))


def among(alone: int, rest: int, seat: int, players: int) -> Seating:
    """One bot in a seat, another in all others."""
    return tuple(alone if here == seat else rest for here in range(players))


def bots_named(texts: list[str]) -> tuple[str, ...]:
    """The bots as they were given: names with commas between them; a pipe's command goes on to the end."""
    found: list[str] = []
    for text in texts:
        names, pipe, command = text.partition(PIPE)
        found += [name.strip() for name in names.split(",") if name.strip()]
        found += [pipe + command] if pipe else []
    if not 1 <= len(found) <= MOST_BOTS:
        raise Mistake(say("arena-bots-number", number=len(found), most=MOST_BOTS))
    for name in found:
        if found.count(name) > 1:
            raise Mistake(say("arena-bots-twice", bot=name))
    return tuple(found)


def check_lineup(lineup: str, bots: int, players: int) -> None:
    if lineup not in LINEUPS:
        raise Mistake(say("arena-no-lineup", lineup=lineup, lineups=", ".join(LINEUPS)))
    if lineup == TOGETHER and bots != players:
        raise Mistake(say("arena-together", bots=bots, players=players))
