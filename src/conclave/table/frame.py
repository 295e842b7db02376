"""A paused effect is data: numbers on a stack, never objects or callables."""

from typing import Final

from conclave.table.data import Data

# What a step hands back to the settle loop.
DONE: Final = 0  # the effect is over: take its frame off the stack
WAIT: Final = 1  # a seat has been asked
CALL: Final = 2  # go on with whatever lies on top of the stack now

START: Final = 0
NO_PICK: Final = -1
NO_CARDS: Final[tuple[int, ...]] = ()


class Frame:
    """One effect in the middle of happening.

    Everybody may know every number here. Cards that only the owner may see lie in `pool`, which is a place like a
    hand or a pile: views hide it and deals fill it anew. Tuples are replaced, never changed, so copies share them.
    """

    def __init__(self, effect: int, owner: int, card: int = 0, a: int = 0) -> None:
        self.effect = effect  # which step function
        self.owner = owner  # the seat whose effect it is
        self.card = card  # the card that is resolved
        self.uid = 0  # its place in the order of arrival, where the very card matters
        self.step = START
        self.seat = owner  # the seat being served
        self.a = a
        self.b = 0
        self.c = 0
        self.d = 0
        self.pool: tuple[int, ...] = NO_CARDS  # cards in limbo
        self.todo: tuple[int, ...] = NO_CARDS  # cards still to be dealt with, open to all

    def __repr__(self) -> str:
        return f"Frame({self.effect}, {self.owner}, {self.card}, step={self.step})"

    def copy(self) -> "Frame":
        copy = Frame(self.effect, self.owner, self.card, self.a)
        copy.uid = self.uid
        copy.step = self.step
        copy.seat = self.seat
        copy.b = self.b
        copy.c = self.c
        copy.d = self.d
        copy.pool = self.pool
        copy.todo = self.todo
        return copy

    def numbers(self) -> Data:
        """The scratch numbers as plain data; effect and cards are named by the game."""
        return {
            "owner": self.owner,
            "uid": self.uid,
            "step": self.step,
            "seat": self.seat,
            "a": self.a,
            "b": self.b,
            "c": self.c,
            "d": self.d,
        }

    def set_numbers(self, data: Data) -> None:
        self.owner = int(data["owner"])
        self.uid = int(data["uid"])
        self.step = int(data["step"])
        self.seat = int(data["seat"])
        self.a = int(data["a"])
        self.b = int(data["b"])
        self.c = int(data["c"])
        self.d = int(data["d"])
