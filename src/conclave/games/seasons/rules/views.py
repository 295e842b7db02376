"""What a seat may know, and tables dealt from it."""

from typing import Final

from conclave.games.seasons.rules.dice import FACE_PIPS, FACE_SYMBOLS, NO_DIE, SEASON_NAMES, FaceData, die_of, season_of
from conclave.games.seasons.rules.energy import by_name, from_names
from conclave.games.seasons.rules.events import EVENT_NAMES, FACES, PACKED, SeasonsEvent
from conclave.games.seasons.rules.knowledge import COPIES, Knowledge, assign
from conclave.games.seasons.rules.names import CARD_KEYS, NO_CARD, NO_TOKEN, keys_of, numbers_of, tokens_with
from conclave.games.seasons.rules.prelude import ASK_TOKEN, DEAL, TOKENS_EACH, set_size
from conclave.games.seasons.rules.registry import OPEN_POOLS, cards_in_limbo, count_presence
from conclave.games.seasons.rules.saves import (
    HEADROOM,
    PLAYER_NUMBERS,
    cards_on_show,
    dump_board,
    dump_entry,
    dump_known,
    knowledge_of,
    load_board,
    load_entry,
    load_known,
    merge_unsorted,
    plain_sight,
    set_pile,
    zones,
)
from conclave.games.seasons.rules.state import (
    BOARD,
    BURIED,
    DISCARD,
    FIRST_PLACE,
    HAND,
    LIBRARY_2,
    LIBRARY_3,
    LIMBO,
    PACK,
    PILE,
    PINNED,
    SEAT_PLACE_NAMES,
    SEAT_PLACES,
    Player,
    SeasonsTable,
    place_of,
)
from conclave.games.seasons.rules.verbs import mark_copied
from conclave.table.data import Data, Event
from conclave.table.rng import shake_numbers, shake_shuffle
from conclave.table.saves import dump_numbers, load_open, question_key, view_common
from conclave.table.table import CHOSE

WATCHER: Final = -1


def describe_face(face: int) -> FaceData | None:
    if face == NO_DIE:
        return None
    return {
        "face": face,
        "season": SEASON_NAMES[season_of(face)],
        "die": die_of(face) + 1,
        "symbols": FACE_SYMBOLS[face],
        "pips": FACE_PIPS[face],
    }


def place_names(seats: int) -> list[str]:
    """What the bits of a set of places stand for."""
    names = ["pile", "discard", "pinned", "buried"]
    for seat in range(seats):
        names += [f"{part} {seat + 1}" for part in SEAT_PLACE_NAMES]
    return names


# --- the view ------------------------------------------------------------------------------------------------------


def view_player(t: SeasonsTable, seat: int) -> Data:
    """What lies open before a player. In the prelude it is not told how far anybody has come."""
    me = t.players[seat]
    data = dump_numbers(me, PLAYER_NUMBERS)
    data["reserve"] = by_name(me.reserve)
    data["capacity"] = me.capacity
    data["play"] = [dump_entry(entry) for entry in me.board]
    data["die_shown"] = describe_face(me.die)
    parts = [list(me.pack), me.hand, list(me.library2), list(me.library3)]
    merge_unsorted(parts, question_key(t))
    for part, cards in enumerate(parts):
        data[SEAT_PLACE_NAMES[part]] = len(cards)
    data["limbo"] = len(cards_in_limbo(t, seat))
    data["token"] = NO_TOKEN if t.question == ASK_TOKEN else me.token
    data["token_used"] = me.token_used
    data["tokens"] = len(me.tokens)
    return data


def view_own(t: SeasonsTable, seat: int) -> Data:
    """What only its owner may see."""
    me = t.players[seat]
    return {
        "hand": keys_of(me.hand),
        "pack": keys_of(me.pack),
        "library2": keys_of(me.library2),
        "library3": keys_of(me.library3),
        "limbo": keys_of(cards_in_limbo(t, seat)),
        "drafted": CARD_KEYS[me.drafted],
        "token": me.token,
        "tokens": list(me.tokens),
    }


def view_data(t: SeasonsTable, knowledge: Knowledge, seat: int, with_about: bool = True) -> Data:
    """Everything a seat may know; WATCHER is a spectator. What questions and options are about `with_about` only."""
    known = knowledge.by_viewer[t.seats if seat == WATCHER else seat]
    data = view_common(t, None if seat == WATCHER else seat, with_about)
    data.update(dump_board(t))
    data["season"] = SEASON_NAMES[t.season]
    data["dice_shown"] = [describe_face(face) for face in t.dice]
    data["players"] = [view_player(t, other) for other in range(t.seats)]
    data["own"] = None if seat == WATCHER else view_own(t, seat)
    data["pile"] = len(t.pile) - t.drawn
    data["discard"] = len(t.discard)
    data["place_names"] = place_names(t.seats)
    data["known"] = dump_known(known, t.drawn)
    data["revealed"] = [
        {"card": CARD_KEYS[frame.card], "cards": keys_of(frame.pool)}
        for frame in t.stack
        if frame.pool and frame.effect in OPEN_POOLS
    ]
    return data


# --- events --------------------------------------------------------------------------------------------------------


def event_data(t: SeasonsTable, what: int, seat: int, card: int, amount: int, other: int) -> Event:
    data: SeasonsEvent = {"event": EVENT_NAMES[what], "seat": seat, "other": other}
    data["card"] = CARD_KEYS[card]
    if what in PACKED:
        data["energy"] = by_name(amount)
    elif what in FACES:
        data["die"] = describe_face(amount)
    else:
        data["amount"] = amount
    return data


def events_all(t: SeasonsTable) -> list[Event]:
    """What happened, everything shown, with the seats that may see the card."""
    told = []
    for what, who, card, amount, other, seen in t.happened:
        data = t.chose_data(who, card) if what == CHOSE else event_data(t, what, who, card, amount, other)
        data["seen_by"] = [seat for seat in range(t.seats) if seen >> seat & 1]
        told.append(data)
    return told


# --- dealing from a view -------------------------------------------------------------------------------------------


class Dealer:
    """Deals every card that a view does not show to a place where it may lie."""

    def __init__(self, data: Data, key: bytes) -> None:
        self.data = data
        self.key = key
        self.seats = int(data["settings"]["players"])
        self.seat = WATCHER if data["seat"] is None else int(data["seat"])
        self.known = load_known(data["known"])
        self.dealt: list[list[int]] = []  # the cards of each place

    def sizes(self) -> list[int]:
        """How many cards lie in each place."""
        sizes = [0] * (FIRST_PLACE + SEAT_PLACES * self.seats)
        sizes[PINNED] = len(self.known.pins)
        sizes[PILE] = int(self.data["pile"]) - sizes[PINNED]
        sizes[BURIED] = len(self.known.buried)
        sizes[DISCARD] = int(self.data["discard"]) - sizes[BURIED]
        for seat, player in enumerate(self.data["players"]):
            sizes[place_of(seat, PACK)] = int(player["pack"])
            sizes[place_of(seat, HAND)] = int(player["hand"])
            sizes[place_of(seat, LIBRARY_2)] = int(player["library2"])
            sizes[place_of(seat, LIBRARY_3)] = int(player["library3"])
            sizes[place_of(seat, LIMBO)] = int(player["limbo"])
            sizes[place_of(seat, BOARD)] = len(player["play"])
        return sizes

    def deal(self, attempt: int) -> None:
        """Put every card somewhere; `attempt` varies the luck."""
        masks = self.known.masks
        sizes = self.sizes()
        placed = assign(masks, sizes, shake_numbers(self.key, "redeal", attempt, len(masks)))
        self.dealt = [[] for _ in sizes]
        for at, place in enumerate(placed):
            if place >= 0:
                self.dealt[place].append(at // COPIES)

    def fill(self, t: SeasonsTable) -> None:
        """Build the whole table from the open part of the view and the cards dealt."""
        for frame in self.data["paused"]:
            if isinstance(frame["pool"], list):
                for card in numbers_of(frame["pool"]):
                    self.dealt[place_of(int(frame["owner"]), LIMBO)].remove(card)
        load_open(t, {**self.data, "paused": [self.frame(frame) for frame in self.data["paused"]]})
        load_board(t, self.data)
        t.players = [self.player(t, seat) for seat in range(self.seats)]
        rest = shake_shuffle(self.key, "redeal-pile", 0, self.dealt[PILE])
        pile: list[int] = []
        for spot in range(HEADROOM + 1, HEADROOM + int(self.data["pile"]) + 1):
            pile.append(self.known.pins[spot] if spot in self.known.pins else rest.pop())
        set_pile(t, pile)
        rest = shake_shuffle(self.key, "redeal-discard", 0, self.dealt[DISCARD])
        for at in range(int(self.data["discard"])):
            t.discard.append(self.known.buried[at + 1] if at + 1 in self.known.buried else rest.pop())
        mark_copied(t)
        # Nobody can know what the others remember: they are taken to see what lies before them.
        mine = self.seats if self.seat == WATCHER else self.seat
        by_place = zones(t)
        shown = cards_on_show(t)
        by_viewer = [plain_sight(t, by_place, shown, viewer) for viewer in range(self.seats + 1) if viewer != mine]
        by_viewer.insert(mine, self.known)
        t.base = knowledge_of(by_place, by_viewer)
        self.deal_tokens(t)

    def player(self, t: SeasonsTable, seat: int) -> Player:
        shown = self.data["players"][seat]
        hand = sorted(self.dealt[place_of(seat, HAND)])
        player = Player(hand, [load_entry(entry) for entry in shown["play"]])
        for name in PLAYER_NUMBERS:
            setattr(player, name, int(shown[name]))
        player.reserve = from_names(shown["reserve"])
        player.token = int(shown["token"])
        player.token_used = bool(shown["token_used"])
        player.pack = tuple(sorted(self.dealt[place_of(seat, PACK)]))
        player.library2 = tuple(self.dealt[place_of(seat, LIBRARY_2)])
        player.library3 = tuple(self.dealt[place_of(seat, LIBRARY_3)])
        count_presence(t, player)
        if seat == self.seat:
            self.own(player)
        else:
            self.prelude(player, seat, set_size(t.setup))
        return player

    def own(self, player: Player) -> None:
        """The viewer's own cards are as the view says."""
        own = self.data["own"]
        player.hand = numbers_of(own["hand"])
        player.pack = tuple(numbers_of(own["pack"]))
        player.library2 = tuple(numbers_of(own["library2"]))
        player.library3 = tuple(numbers_of(own["library3"]))
        player.drafted = numbers_of([own["drafted"]])[0] if own["drafted"] else NO_CARD
        player.token = int(own["token"])
        player.tokens = tuple([int(token) for token in own["tokens"]])

    def prelude(self, player: Player, seat: int, size: int) -> None:
        """Another seat in the prelude has either not answered yet, or answered in some way that fits."""
        done = seat not in self.data["waiting"]
        question = self.data["question"]
        if question == "draft" and done and player.pack:
            player.drafted = shake_shuffle(self.key, "redeal-draft", seat, list(player.pack))[0]
        elif question == "winnow" and done:
            player.drafted = shake_shuffle(self.key, "redeal-draft", seat, player.hand)[0]
        elif question == "select":
            cards = shake_shuffle(self.key, "redeal-build", seat, list(player.pack))
            player.pack = tuple(sorted(cards[DEAL:] if done else cards))
            player.hand = sorted(cards[:DEAL]) if done else []
        elif question == "build":
            cards = shake_shuffle(self.key, "redeal-build", seat, player.hand)
            player.pack = tuple(sorted(cards[2 * size :] if done else cards))
            player.library2 = tuple(sorted(cards[size : 2 * size] if done else []))
            player.hand = sorted(cards[:size]) if done else []

    def deal_tokens(self, t: SeasonsTable) -> None:
        """Ability tokens that others still choose from; whoever has chosen has chosen any of theirs."""
        known = t.players[self.seat].tokens if self.seat != WATCHER else ()
        rest = [token for token in tokens_with(t.setup.sets) if token not in known]
        rest = shake_shuffle(self.key, "redeal-tokens", 0, rest)
        for seat, player in enumerate(t.players):
            if seat == self.seat or not self.data["players"][seat]["tokens"]:
                continue
            player.tokens = tuple(sorted(rest[:TOKENS_EACH]))
            del rest[:TOKENS_EACH]
            if self.data["question"] == "token" and seat not in self.data["waiting"]:
                player.token = shake_shuffle(self.key, "redeal-token", seat, list(player.tokens))[0]

    def frame(self, data: Data) -> Data:
        """A paused effect with its cards."""
        if isinstance(data["pool"], list):
            return data
        limbo = self.dealt[place_of(int(data["owner"]), LIMBO)]
        pool = limbo[: data["pool"]]
        del limbo[: data["pool"]]
        return {**data, "pool": keys_of(pool)}
