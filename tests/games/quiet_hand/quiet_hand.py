"""Quiet Hand: draw cards as long as they are few enough points, alone or two in turn. It brings rules and no words."""

from typing import Final

from conclave.table import (
    ALWAYS,
    DONE,
    RESERVED,
    Data,
    Effects,
    Frame,
    Game,
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
from conclave.text import GameText

KEY: Final = "quiet_hand"
CARDS: Final = list(range(1, 13))
MOST: Final = 21  # points; a hand with more has none
DRAW, STOP = 1, 2
NOTATION: Final = Notation([RESERVED, "draw", "stop"])

EFFECTS: Final = Effects()
DREW: Final = EFFECTS.event("drew")
STOPPED: Final = EFFECTS.event("stopped-for-good")


class QuietHand(Table):
    """A game in progress."""

    def __init__(self, seats: int, key: bytes) -> None:
        super().__init__(KEY, seats, key, NOTATION, EFFECTS)
        self.pile: list[int] = []  # the last is drawn next
        self.hands: list[list[int]] = [[] for _ in range(seats)]

    def copy(self) -> "QuietHand":
        other = QuietHand(self.seats, self.key)
        self.copy_common(other)
        other.pile = self.pile[:]
        other.hands = [hand[:] for hand in self.hands]
        return other

    def breakdown(self, seat: int) -> dict[str, int]:
        points = sum(self.hands[self.checked_seat(seat)])
        return {"quiet-cards": points if points <= MOST else 0}

    def dump(self) -> Data:
        return dump_common(self) | {"pile": self.pile[:], "hands": [hand[:] for hand in self.hands]}

    def view_data(self, seat: int | None, with_about: bool) -> Data:
        hands = [hand[:] for hand in self.hands]
        return view_common(self, seat, with_about) | {"hands_so_far": hands, "pile": len(self.pile)}


HEARD: Final = 1


def quiet_hand(t: QuietHand, f: Frame, pick: int) -> int:
    """One after the other draws until it stops or has too much."""
    seat = t.round - 1
    if f.step == HEARD:
        t.note(DREW if pick == DRAW else STOPPED, seat)
        if pick == DRAW:
            t.hands[seat].append(t.pile.pop())
            t.revealed = True
        if pick == STOP or sum(t.hands[seat]) > MOST:
            if t.round == t.seats:
                return DONE
            t.round += 1
    else:
        t.round = 1
    return t.ask(f, t.round - 1, DRAWING, then=HEARD)


def draw_or_stop(t: QuietHand, f: Frame, seat: int) -> list[int]:
    return [DRAW, STOP]


GAME: Final = EFFECTS.effect("quiet-hand", quiet_hand)
DRAWING: Final = EFFECTS.question("draw-on", draw_or_stop, ALWAYS)


class QuietRules(Rules):
    """How a table is made."""

    def new(self, players: int, key: bytes, options: Options) -> Table:
        t = QuietHand(players, key)
        t.pile = shuffled(key, "pile", 0, CARDS)
        self.begin(t, options, [Frame(GAME, 0)])
        return t

    def load(self, data: Data) -> Table:
        t = QuietHand(players_of(data), saved_key(data))
        t.pile, t.hands = list(data["pile"]), [list(hand) for hand in data["hands"]]
        load_common(t, data)
        return t

    def deal(self, data: Data, seed: int) -> Table:
        t = QuietHand(players_of(data), dealt_key(data, seed))
        t.hands = [list(hand) for hand in data["hands_so_far"]]
        drawn = [card for hand in t.hands for card in hand]
        t.pile = shuffled(t.key, "pile", 0, [card for card in CARDS if card not in drawn])
        load_common(t, data)
        return t


RULES: Final = QuietRules(KEY, 1, NOTATION, {"players": Option([1, 2], 1)})
TEXT: Final = GameText(KEY)
QUIET_HAND: Final = Game(KEY, rules="quiet_hand:RULES", text="quiet_hand:TEXT")
