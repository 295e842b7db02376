"""The rules of Auction: prizes are turned up one by one, and everybody bids a card of a hidden hand for each."""

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

CARDS: Final = list(range(1, 21))
HAND: Final = 5  # cards for each player, and prizes
NO_CARD: Final = 0
NOTATION: Final = Notation([RESERVED, *[f"bid {card}" for card in CARDS]])  # a pick is the number of a card


EFFECTS: Final = Effects()
PRIZE: Final = EFFECTS.event("prize")
BID: Final = EFFECTS.event("bid")
SHOWN: Final = EFFECTS.event("shown")
WON: Final = EFFECTS.event("won")


class Auction(Table):
    """A game in progress: all that can change, and how it is copied, saved and seen."""

    def __init__(self, seats: int, key: bytes) -> None:
        super().__init__("auction", seats, key, NOTATION, EFFECTS)
        self.hands: list[list[int]] = []
        self.bids = [NO_CARD] * seats
        self.played: list[int] = []
        self.points = [0] * seats
        self.prizes: list[int] = []  # the last is the one on offer

    def copy(self) -> "Auction":
        copy = Auction(self.seats, self.key)
        self.copy_common(copy)
        copy.hands = [hand[:] for hand in self.hands]
        copy.bids = self.bids[:]
        copy.played = self.played[:]
        copy.points = self.points[:]
        copy.prizes = self.prizes[:]
        return copy

    @property
    def simultaneous(self) -> bool:
        return True

    def breakdown(self, seat: int) -> dict[str, int]:
        return {"prizes": self.points[self.checked_seat(seat)]}

    def dump(self) -> Data:
        return dump_common(self) | {
            "hands": [hand[:] for hand in self.hands],
            "bids": self.bids[:],
            "played": self.played[:],
            "points": self.points[:],
            "prizes": self.prizes[:],
        }

    def view_data(self, seat: int | None, with_about: bool) -> Data:
        """Everybody sees the points and the cards played; a hand and a bid are their owner's alone."""
        return view_common(self, seat, with_about) | {
            "hand": self.hands[seat][:] if seat is not None else [],
            "bid": self.bids[seat] if seat is not None else NO_CARD,
            "cards": [len(hand) for hand in self.hands],
            "played": self.played[:],
            "points": self.points[:],
            "prize": self.prizes[-1] if self.prizes else 0,
            "prizes": sorted(self.prizes),
        }


HEARD: Final = 1  # the step that hears a bid


def auction(t: Auction, f: Frame, pick: int) -> int:
    """A prize is turned up, everybody bids, the highest card takes it: until there is no prize left."""
    if f.step == HEARD:
        t.bids[t.answering] = pick
        t.note_hidden(BID, t.answering, pick)
        if t.unanswered:
            return t.ask_all(f, t.unanswered, BIDDING, then=HEARD)
        settle_bids(t)
    if not t.prizes:
        return DONE
    t.round += 1
    t.note(PRIZE, 0, amount=t.prizes[-1])
    t.revealed = True
    return t.ask_all(f, t.all_seats, BIDDING, then=HEARD)


def settle_bids(t: Auction) -> None:
    """Show all bids, and give the prize to the highest."""
    for seat, card in enumerate(t.bids):
        t.note(SHOWN, seat, card)
        t.hands[seat].remove(card)
        t.played.append(card)
    best = t.bids.index(max(t.bids))
    prize = t.prizes.pop()
    t.note(WON, best, amount=prize)
    t.points[best] += prize
    t.bids = [NO_CARD] * t.seats


def cards_to_bid(t: Auction, f: Frame, seat: int) -> list[int]:
    return t.hands[seat][:]


def on_offer(t: Auction, f: Frame, seat: int) -> dict[str, object]:
    return {"prize": t.prizes[-1]}


AUCTION: Final = EFFECTS.effect("auction", auction)
BIDDING: Final = EFFECTS.question("bid", cards_to_bid, ALWAYS, on_offer)


class AuctionRules(Rules):
    """How a table is made: new, from a save, and from what a seat may know."""

    def new(self, players: int, key: bytes, options: Options) -> Table:
        t = Auction(players, key)
        cards = shuffled(key, "hands", 0, CARDS)
        t.hands = [sorted(cards[seat * HAND : (seat + 1) * HAND]) for seat in range(players)]
        t.prizes = shuffled(key, "prizes", 0, list(range(1, HAND + 1)))
        self.begin(t, options, [Frame(AUCTION, 0)])
        return t

    def load(self, data: Data) -> Table:
        t = Auction(players_of(data), saved_key(data))
        t.hands = [list(hand) for hand in data["hands"]]
        t.bids = list(data["bids"])
        t.played = list(data["played"])
        t.points = list(data["points"])
        t.prizes = list(data["prizes"])
        load_common(t, data)
        return t

    def deal(self, data: Data, seed: int) -> Table:
        """What the view does not show is drawn anew: other hands, other bids, and the order of the prizes to come."""
        t = Auction(players_of(data), dealt_key(data, seed))
        t.played = list(data["played"])
        t.points = list(data["points"])
        unseen = shuffled(t.key, "hands", 0, [card for card in CARDS if card not in [*t.played, *data["hand"]]])
        for seat, number in enumerate(data["cards"]):
            own = seat == data["seat"]
            hand = list(data["hand"]) if own else sorted(unseen.pop() for _ in range(number))
            t.hands.append(hand)
            if data["waiting"] and seat not in data["waiting"]:
                t.bids[seat] = data["bid"] if own else shuffled(t.key, "bid", seat, hand)[0]
        t.prizes = shuffled(t.key, "prizes", 0, [prize for prize in data["prizes"] if prize != data["prize"]])
        if data["prize"]:
            t.prizes.append(data["prize"])
        load_common(t, data)
        return t


RULES: Final = AuctionRules("auction", 1, NOTATION, {"players": Option([2, 3, 4], 2)})
