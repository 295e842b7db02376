"""Tables as plain data and back: `dump` and `load`. Cards, effects and questions are named by their keys."""

from typing import Any, Final

from conclave.seasons.dice import FACE_PIPS, NO_DIE, SPACES
from conclave.seasons.energy import by_name, from_names
from conclave.seasons.names import CARD_KEYS, CARD_NUMBERS, ENCHANTMENT_KEYS, LAST_TOKEN, NO_CARD, keys_of, numbers_of
from conclave.seasons.prelude import PLACES, cards_of
from conclave.seasons.rules import EFFECT_KEYS, QUESTION_KEYS, count_presence
from conclave.seasons.state import (
    BOARD,
    BONUSES,
    COPIED,
    DISCARD,
    GAUGE_MAX,
    HAND,
    KIND,
    LIBRARY_2,
    PACK,
    PILE,
    TARGET,
    TOKENS,
    TURNED,
    UID,
    UID_MASK,
    USED,
    Player,
    SeasonsTable,
    Setup,
    place_of,
    tokens_of,
    uid_of,
)
from conclave.seasons.verbs import mark_copied
from conclave.table.frame import NO_PICK, Frame
from conclave.table.knowledge import COPIES, Knowledge, Sight

PLAYER_NUMBERS: Final = ["crystals", "gauge", "bonuses", "summoned", "die", "owed", "lost_spaces"]
TABLE_NUMBERS: Final = [
    "round",
    "year",
    "space",
    "first",
    "active",
    "reshuffles",
    "arrivals",
    "bonus_level",
    "rerolls",
    "summons",
    "visions",
    "droughts",
    "face_up",
    "received",
]
HEADROOM: Final = 3  # spots above a pile that is loaded, for cards that are out to be put back
LARGEST_STEP: Final = 16
LEAST_SCRATCH: Final = -16
BEYOND_SCRATCH: Final = 1 << 33
TABLE_FLAGS: Final = ["may_transmute", "sealed", "die_gauge", "die_card", "replaced", "ending", "over"]


def dump_entry(entry: int) -> dict[str, Any]:
    """A card in play. `used`: an Io's Transmuter, this round. `copies` and `copied`: what a Raven has the effects of,
    and the arrival of that very card."""
    return {
        "card": CARD_KEYS[entry & KIND],
        "turned": entry & TURNED != 0,
        "energy": by_name(tokens_of(entry)),
        "arrival": uid_of(entry),
        "used": entry & USED != 0,
        "copies": CARD_KEYS[entry >> COPIED & KIND],
        "copied": entry >> TARGET,
    }


def load_entry(data: dict[str, Any]) -> int:
    entry = CARD_NUMBERS[data["card"]] | from_names(data["energy"]) << TOKENS
    entry |= within(int(data["arrival"]), 0, UID_MASK + 1) << UID
    if data["copies"]:
        entry |= CARD_NUMBERS[data["copies"]] << COPIED | within(int(data["copied"]), 0, UID_MASK + 1) << TARGET
    if data["used"]:
        entry |= USED
    return entry | TURNED if data["turned"] else entry


def dump_frame(frame: Frame) -> dict[str, Any]:
    data = frame.numbers()
    data["effect"] = EFFECT_KEYS[frame.effect]
    data["card"] = CARD_KEYS[frame.card]
    data["pool"] = keys_of(frame.pool)
    data["todo"] = list(frame.todo)
    return data


def load_frame(data: dict[str, Any]) -> Frame:
    frame = Frame(EFFECT_KEYS.index(data["effect"]), 0, CARD_NUMBERS.get(data["card"], 0))
    frame.set_numbers(data)
    frame.pool = tuple(numbers_of(data["pool"]))
    frame.todo = tuple([int(number) for number in data["todo"]])
    return frame


def dump_player(player: Player) -> dict[str, Any]:
    data: dict[str, Any] = {name: getattr(player, name) for name in PLAYER_NUMBERS}
    data["reserve"] = by_name(player.reserve)
    data["play"] = [dump_entry(entry) for entry in player.board]
    data["drafted"] = CARD_KEYS[player.drafted]
    data["token"] = player.token
    data["token_used"] = player.token_used
    data["tokens"] = list(player.tokens)
    data["hand"] = keys_of(player.hand)
    data["pack"] = keys_of(player.pack)
    data["library2"] = keys_of(player.library2)
    data["library3"] = keys_of(player.library3)
    return data


def load_player(t: SeasonsTable, data: dict[str, Any]) -> Player:
    player = Player(numbers_of(data["hand"]), [load_entry(entry) for entry in data["play"]])
    for name in PLAYER_NUMBERS:
        setattr(player, name, int(data[name]))
    player.reserve = from_names(data["reserve"])
    player.drafted = CARD_NUMBERS.get(data["drafted"], 0)
    player.token = int(data["token"])
    player.token_used = bool(data["token_used"])
    player.tokens = tuple([int(token) for token in data["tokens"]])
    player.pack = tuple(numbers_of(data["pack"]))
    player.library2 = tuple(numbers_of(data["library2"]))
    player.library3 = tuple(numbers_of(data["library3"]))
    count_presence(t, player)
    return player


def dump_sight(sight: Sight, drawn: int) -> dict[str, Any]:
    """What a viewer knows, the two cards of a name in no order; spots in the pile counted from its top,
    in the discard pile from its bottom."""
    places: dict[str, list[int]] = {}
    for card in range(1, len(CARD_KEYS)):
        pair = sorted(sight.masks[COPIES * card : COPIES * card + COPIES])
        if pair[-1]:
            places[CARD_KEYS[card]] = pair
    pins = [[at - drawn - 1, CARD_KEYS[card]] for at, card in sorted(sight.pins.items())]
    buried = [[at - 1, CARD_KEYS[card]] for at, card in sorted(sight.buried.items())]
    return {"places": places, "top": pins, "discards": buried}


def load_sight(data: dict[str, Any]) -> Sight:
    """As `dump_sight` wrote it, for a table whose pile `lay_pile` lays out."""
    sight = Sight([0] * (COPIES * len(CARD_KEYS)))
    for key, pair in data["places"].items():
        first = COPIES * CARD_NUMBERS[key]
        sight.masks[first] = int(pair[0])
        sight.masks[first + 1] = int(pair[1])
    for at, key in data["top"]:
        sight.pins[int(at) + 1 + HEADROOM] = CARD_NUMBERS[key]
    for at, key in data["discards"]:
        sight.buried[int(at) + 1] = CARD_NUMBERS[key]
    return sight


def plain_sight(t: SeasonsTable, viewer: int) -> Sight:
    """What lies before a viewer now, and nothing of what went before: all that is face down may lie anywhere."""
    zones: list[tuple[int, list[int]]] = [(PILE, t.pile[t.drawn :]), (DISCARD, t.discard)]
    hidden = 1 << PILE | 1 << DISCARD
    for seat, me in enumerate(t.players):
        limbo = [card for frame in t.stack if frame.owner == seat for card in frame.pool]
        board = [entry & KIND for entry in me.board]
        parts = [list(me.pack), me.hand, list(me.library2), list(me.library3), board, limbo]
        heap_up(parts, QUESTION_KEYS[t.question] if t.question != NO_PICK else "")
        for part, cards in enumerate(parts):
            zones.append((place_of(seat, part), cards))
            if seat != viewer and part != BOARD and cards:
                hidden |= 1 << place_of(seat, part)
    masks = [0] * (COPIES * len(CARD_KEYS))
    for place, cards in zones:
        for card in cards:
            at = COPIES * card + 1 if masks[COPIES * card] else COPIES * card
            masks[at] = hidden if hidden >> place & 1 else 1 << place
    return Sight(masks)


def heap_up(parts: list[list[int]], question: str) -> None:
    """While cards are sorted out in the prelude they are one heap to everybody: nobody is told how far anyone is."""
    if question == "build":
        parts[HAND] = parts[PACK] + parts[HAND] + parts[LIBRARY_2]
        parts[PACK] = []
        parts[LIBRARY_2] = []
    elif question == "select":
        parts[PACK] = parts[PACK] + parts[HAND]
        parts[HAND] = []


def dump_common(t: SeasonsTable) -> dict[str, Any]:
    """What everybody may know, in a save and in a view alike."""
    data: dict[str, Any] = {name: getattr(t, name) for name in TABLE_NUMBERS + TABLE_FLAGS}
    data["game"] = t.game
    data["settings"] = settings_of(t.setup)
    data["setup_dice"] = t.setup.dice
    data["dice"] = list(t.dice)
    data["waiting"] = t.waiting
    data["question"] = QUESTION_KEYS[t.question] if t.question != NO_PICK else ""
    return data


def settings_of(setup: Setup) -> dict[str, Any]:
    """What the table was set up with; an enchantment drawn at random lies open by now."""
    return {
        "players": setup.players,
        "level": setup.level,
        "edition": setup.edition,
        "sets": ["base", "enchanted-kingdom"] if setup.kingdom else ["base"],
        "tokens": setup.tokens,
        "enchantment": ENCHANTMENT_KEYS[setup.enchantment],
    }


def load_common(t: SeasonsTable, data: dict[str, Any]) -> None:
    for name in TABLE_NUMBERS:
        setattr(t, name, int(data[name]))
    for name in TABLE_FLAGS:
        setattr(t, name, bool(data[name]))
    t.dice = tuple([int(face) for face in data["dice"]])
    t.pending = sum(1 << within(int(seat), 0, t.seats) for seat in data["waiting"])
    t.asked = min(data["waiting"]) if data["waiting"] else NO_PICK
    t.question = QUESTION_KEYS.index(data["question"]) if data["question"] else NO_PICK


def dump(t: SeasonsTable, known: Knowledge) -> dict[str, Any]:
    data = dump_common(t)
    data["key"] = t.key.hex()
    data["commitment"] = t.commitment
    data["revealed"] = t.revealed
    data["players"] = [dump_player(player) for player in t.players]
    data["pile"] = keys_of(t.pile[t.drawn :])
    data["discard"] = keys_of(t.discard)
    data["stack"] = [dump_frame(frame) for frame in t.stack]
    data["known"] = [dump_sight(sight, t.drawn) for sight in known.sights]
    return data


def within(number: int, least: int, beyond: int) -> int:
    if not least <= number < beyond:
        raise ValueError(f"{number} is out of bounds")
    return number


def lay_pile(t: SeasonsTable, cards: list[int]) -> None:
    """Lay out a draw pile with room above it."""
    t.pile = [NO_CARD] * HEADROOM + cards
    t.drawn = HEADROOM


def check_numbers(t: SeasonsTable) -> None:
    """Seats, faces and the scratch numbers of frames, which steps and questions rely on."""
    for seat in [t.first, t.active, *(frame.owner for frame in t.stack), *(frame.seat for frame in t.stack)]:
        within(seat, 0, t.seats)
    for face in [*t.dice, *(me.die for me in t.players)]:
        within(face, NO_DIE, len(FACE_PIPS))
    for frame in t.stack:
        within(frame.step, 0, LARGEST_STEP)
        for number in (frame.a, frame.b, frame.c, frame.d, frame.uid):
            within(number, LEAST_SCRATCH, BEYOND_SCRATCH)


def check(t: SeasonsTable) -> None:
    """Whether loaded data can be a table at all: every card once, every number within its bounds."""
    check_numbers(t)
    cards = t.pile[t.drawn :] + t.discard
    for frame in t.stack:
        cards += frame.pool
    for me in t.players:
        cards += me.hand + [entry & KIND for entry in me.board]
        cards += me.pack + me.library2 + me.library3
        if not 0 <= me.token <= LAST_TOKEN or not all(1 <= token <= LAST_TOKEN for token in me.tokens):
            raise ValueError("there is no such ability token")
        if me.crystals < 0 or not 0 <= me.gauge <= GAUGE_MAX or not 0 <= me.bonuses <= BONUSES:
            raise ValueError("a track is out of bounds")
    if sorted(cards) != cards_of(t.setup):
        raise ValueError("cards are missing, or there are too many")
    if len(t.players) != t.seats or t.over != (not t.stack) or not 1 <= t.space <= SPACES:
        raise ValueError("the table is not set")


def load_into(t: SeasonsTable, data: dict[str, Any]) -> None:
    """Fill an empty table from what `dump` wrote."""
    load_common(t, data)
    t.revealed = bool(data["revealed"])
    t.players = [load_player(t, player) for player in data["players"]]
    mark_copied(t)
    lay_pile(t, numbers_of(data["pile"]))
    t.discard = numbers_of(data["discard"])
    t.stack = [load_frame(frame) for frame in data["stack"]]
    t.base = Knowledge([load_sight(sight) for sight in data["known"]], PLACES)
    check(t)
