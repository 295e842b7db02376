"""The rules of Tea Party: everybody in turn takes one of the cakes on the table, and has its number in points."""

from typing import Final

from conclave.table import (
    ALWAYS,
    DONE,
    RESERVED,
    Data,
    Effects,
    Frame,
    Notation,
    Option,
    Options,
    Rules,
    Table,
    dealt_key,
    dump_common,
    load_common,
    players_of,
    saved_key,
    shuffled,
    view_common,
)

CAKES: Final = list(range(1, 25))
SERVED: Final = 3  # cakes on the table at the same time
NOTATION: Final = Notation([RESERVED, *[f"take {cake}" for cake in CAKES]])

EFFECTS: Final = Effects()
TAKEN: Final = EFFECTS.event("taken")


class Party(Table):
    """A game in progress."""

    def __init__(self, seats: int, key: bytes) -> None:
        super().__init__("tea-party", seats, key, NOTATION, EFFECTS)
        self.cakes: list[int] = []  # the first ones are on the table, the others in the kitchen
        self.plates: list[list[int]] = [[] for _ in range(seats)]
        self.tokens = 1  # for how many cakes everybody has one

    def copy(self) -> "Party":
        other = Party(self.seats, self.key)
        self.copy_common(other)
        other.cakes = self.cakes[:]
        other.plates = [plate[:] for plate in self.plates]
        other.tokens = self.tokens
        return other

    def breakdown(self, seat: int) -> dict[str, int]:
        return {f"cake cake-{cake}": cake for cake in self.plates[self.checked_seat(seat)]}

    def dump(self) -> Data:
        return dump_common(self) | {
            "cakes": self.cakes[:],
            "plates": [plate[:] for plate in self.plates],
            "tokens": self.tokens,
        }

    def view_data(self, seat: int | None, with_about: bool) -> Data:
        return view_common(self, seat, with_about) | {
            "served": self.cakes[:SERVED],
            "plates": [plate[:] for plate in self.plates],
            "tokens": self.tokens,
        }


HEARD: Final = 1


def party(t: Party, f: Frame, pick: int) -> int:
    """Everybody in turn takes a cake, until there are no tokens left."""
    if f.step == HEARD:
        t.cakes.remove(pick)
        t.plates[t.asked].append(pick)
        t.note(TAKEN, t.asked, pick)
    taken = sum(map(len, t.plates))
    if taken == t.seats * t.tokens:
        return DONE
    t.round = 1 + taken // t.seats
    t.revealed = True
    return t.ask(f, taken % t.seats, TAKING, then=HEARD)


def cakes_to_take(t: Party, f: Frame, seat: int) -> list[int]:
    return sorted(t.cakes[:SERVED])


PARTY: Final = EFFECTS.effect("party", party)
TAKING: Final = EFFECTS.question("take", cakes_to_take, ALWAYS)


class PartyRules(Rules):
    """How a table is made."""

    def new(self, players: int, key: bytes, options: Options) -> Table:
        t = Party(players, key)
        t.cakes = shuffled(key, "cakes", 0, CAKES)
        t.tokens = int(str(options["tokens"]))
        self.begin(t, options, [Frame(PARTY, 0)])
        return t

    def load(self, data: Data) -> Table:
        return self.filled(Party(players_of(data), saved_key(data)), data, list(data["cakes"]))

    def deal(self, data: Data, seed: int) -> Table:
        t = Party(players_of(data), dealt_key(data, seed))
        known = [*data["served"], *(cake for plate in data["plates"] for cake in plate)]
        kitchen = shuffled(t.key, "cakes", 0, [cake for cake in CAKES if cake not in known])
        return self.filled(t, data, [*data["served"], *kitchen])

    def filled(self, t: Party, data: Data, cakes: list[int]) -> Table:
        t.cakes = cakes
        t.plates = [list(plate) for plate in data["plates"]]
        t.tokens = data["tokens"]
        load_common(t, data)
        return t


# Of the same names as options of other games, `tokens` takes a number here, and `level` and `circle` are on or off;
# `seats` and `json` are also options of commands.
OPTIONS: Final = {
    "players": Option([3, 4, 5, 6, 7, 8], 3),
    "tokens": Option([1, 2, 3], 1),
    "level": Option([False, True], False),
    "circle": Option([False, True], False),
    "draft_mode": Option(["open", "closed"], "open"),
    "seats": Option(["fixed", "free"], "fixed"),
    "json": Option([False, True], False),
}
RULES: Final = PartyRules("tea-party", 1, NOTATION, OPTIONS)
