"""The rules of Auction: prizes are turned up one by one, and everybody bids a card of a hidden hand for each."""

from typing import Final

from conclave.table import Frame, Notation, Option, Rules, Table
from conclave.table.data import Data, Event, Options
from conclave.table.effects import Effects
from conclave.table.frame import DONE, START
from conclave.table.notation import RESERVED
from conclave.table.rng import key_from_seed, shuffled
from conclave.table.saves import dump_common, load_common, view_common
from conclave.table.table import CHOSE

DECK: Final = list(range(1, 21))
HAND: Final = 5
NO_CARD: Final = 0
NOTATION: Final = Notation([RESERVED, *[f"bid {card}" for card in DECK]])  # a pick is the number of a card
EVENTS: Final = ["prize", "bid", "won"]
PRIZE, BID, WON = range(len(EVENTS))
ALWAYS: Final = 1  # everybody is asked for a bid, also for a last card: who has bid tells nothing of a hand
EFFECTS: Final = Effects()


class Auction(Table):
    """A game in progress: all that can change, and how it is copied, written down and seen."""

    def __init__(self, seats: int, key: bytes) -> None:
        super().__init__("auction", seats, key, NOTATION, EFFECTS)
        self.hands: list[list[int]] = []
        self.prizes: list[int] = []  # those to come; the last is the one that is turned up
        self.points = [0] * seats
        self.bids = [NO_CARD] * seats
        self.played: list[int] = []

    @property
    def simultaneous(self) -> bool:
        return True

    def copy(self) -> "Auction":
        twin = Auction(self.seats, self.key)
        self.copy_settled(twin)
        twin.hands = [hand[:] for hand in self.hands]
        twin.prizes, twin.points = self.prizes[:], self.points[:]
        twin.bids, twin.played = self.bids[:], self.played[:]
        return twin

    def breakdown(self, seat: int) -> dict[str, int]:
        return {"prizes": self.points[self.checked_seat(seat)]}

    def dump(self) -> Data:
        own = {
            "hands": self.hands,
            "prizes": self.prizes,
            "points": self.points,
            "bids": self.bids,
            "played": self.played,
        }
        return dump_common(self) | own

    def view_data(self, seat: int | None, told: bool) -> Data:
        """Everybody sees the prizes, the points and the cards played; only its owner sees a hand and a bid."""
        return view_common(self, seat, told) | {
            "points": self.points,
            "prize": self.prizes[-1] if self.prizes else 0,
            "prizes": sorted(self.prizes),
            "played": self.played,
            "cards": [len(hand) for hand in self.hands],
            "hand": self.hands[seat] if seat is not None else [],
            "bid": self.bids[seat] if seat is not None else NO_CARD,
        }

    @property
    def events(self) -> list[Event]:
        return [self.event(*told) for told in self.happened]

    def events_for(self, seat: int | None) -> list[Event]:
        viewer = self.seats if seat is None else seat
        return [self.event(*told[:2], told[2] * (told[5] >> viewer & 1), *told[3:]) for told in self.happened]

    def event(self, what: int, seat: int, card: int, amount: int, other: int, seen: int) -> Event:
        if what == CHOSE:
            return self.chose_data(seat, card)
        return {"event": EVENTS[what], "seat": seat, "card": card, "amount": amount}


def auction(t: Auction, f: Frame, pick: int) -> int:
    """Prize after prize, everybody bids and the highest card takes it. `a`: the seats that have still to bid."""
    if f.step != START:
        t.bids[t.answering] = pick
        t.happened.append((BID, t.answering, pick, 0, 0, 1 << t.answering))
        f.a &= ~(1 << t.answering)
        if not f.a:
            settle_bids(t)
    if not f.a:
        if not t.prizes:
            return DONE
        t.round += 1
        t.note(PRIZE, 0, 0, t.prizes[-1])
        t.revealed = True
        f.a = (1 << t.seats) - 1
    return t.ask_all(f, f.a, BIDDING, then=1)


def settle_bids(t: Auction) -> None:
    best = max(range(t.seats), key=t.bids.__getitem__)
    prize = t.prizes.pop()
    t.points[best] += prize
    t.note(WON, best, t.bids[best], prize)
    for seat, card in enumerate(t.bids):
        t.hands[seat].remove(card)
        t.played.append(card)
    t.bids = [NO_CARD] * t.seats


def bids(t: Auction, f: Frame, seat: int) -> list[int]:
    return t.hands[seat][:]


AUCTION: Final = EFFECTS.effect("auction", auction)
BIDDING: Final = EFFECTS.question("bid", bids, ALWAYS, lambda t, f, seat: {"prize": t.prizes[-1]})


class AuctionRules(Rules):
    """How a table is made: new, from a save, and from what a seat may know."""

    def new(self, players: int, key: bytes, options: Options) -> Table:
        t = Auction(players, key)
        cards = shuffled(key, "hands", 0, DECK)
        t.hands = [sorted(cards[seat * HAND : (seat + 1) * HAND]) for seat in range(players)]
        t.prizes = shuffled(key, "prizes", 0, list(range(1, HAND + 1)))
        self.begin(t, options, [Frame(AUCTION, 0)])
        return t

    def load(self, data: Data) -> Table:
        t = Auction(int(data["settings"]["players"]), bytes.fromhex(data["key"]))
        t.hands, t.prizes = [list(hand) for hand in data["hands"]], list(data["prizes"])
        t.points, t.bids, t.played = list(data["points"]), list(data["bids"]), list(data["played"])
        load_common(t, data)
        return t

    def deal(self, data: Data, seed: int) -> Table:
        """Cards that were neither played nor are one's own may be in any other hand; a bid is any card of its hand."""
        t = Auction(
            int(data["settings"]["players"]), bytes.fromhex(data["key"]) if data["over"] else key_from_seed(seed)
        )
        t.points, t.played = list(data["points"]), list(data["played"])
        unseen = shuffled(t.key, "deal", 0, [card for card in DECK if card not in [*data["played"], *data["hand"]]])
        for seat, number in enumerate(data["cards"]):
            t.hands.append(data["hand"][:] if seat == data["seat"] else sorted(unseen[:number]))
            unseen = unseen if seat == data["seat"] else unseen[number:]
            if data["waiting"] and seat not in data["waiting"]:
                t.bids[seat] = data["bid"] if seat == data["seat"] else shuffled(t.key, "bid", seat, t.hands[seat])[0]
        t.prizes = shuffled(t.key, "to come", 0, [prize for prize in data["prizes"] if prize != data["prize"]])
        t.prizes += [data["prize"]] if data["prizes"] else []
        load_common(t, data)
        return t


RULES: Final = AuctionRules("auction", 1, NOTATION, {"players": Option([2, 3, 4], 2)})
