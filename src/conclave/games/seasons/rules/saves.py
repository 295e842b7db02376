"""Tables as plain data and back: `dump` and `load`. Cards, effects and questions are named by their keys."""

from typing import Any, Final

from conclave.games.seasons.rules.dice import DICE, EARLIEST_YEAR, FACE_PIPS, LAST_YEAR, NO_DIE, SEASONS, SPACES
from conclave.games.seasons.rules.energy import ENERGY_NAMES, by_name, count, from_names, total
from conclave.games.seasons.rules.knowledge import COPIES, Knowledge, ViewerKnowledge
from conclave.games.seasons.rules.names import (
    ARGOS_EMBRACE,
    CARD_KEYS,
    CARD_NUMBERS,
    DROUGHT,
    ENCHANTMENT_KEYS,
    IOS_TRANSMUTER,
    NO_CARD,
    NO_TOKEN,
    RAVEN_THE_USURPER,
    TOKEN_OF_HANDS,
    VISION_OF_DESTINY,
    keys_of,
    numbers_of,
    tokens_with,
)
from conclave.games.seasons.rules.piles import FACE_UP
from conclave.games.seasons.rules.prelude import PLACES, TOKENS_EACH, cards_of
from conclave.games.seasons.rules.registry import IS_FAMILIAR, OPEN_POOLS, card_of, cards_in_limbo, count_presence
from conclave.games.seasons.rules.state import (
    BOARD,
    BONUSES,
    BURIED,
    COPIED,
    DISCARD,
    FIRST_PLACE,
    GAUGE_MAX,
    HAND,
    KIND,
    LIBRARY_2,
    LIMBO,
    PACK,
    PILE,
    PINNED,
    SEAT_PLACES,
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
    power_of,
    tokens_of,
    uid_of,
)
from conclave.games.seasons.rules.supply import TRIM
from conclave.games.seasons.rules.tournament import TAKING
from conclave.games.seasons.rules.verbs import mark_copied
from conclave.table.data import Data
from conclave.table.errors import DAMAGE
from conclave.table.saves import (
    BEYOND_SCRATCH,
    InField,
    check_asked,
    check_open,
    check_seats,
    dump_common,
    dump_numbers,
    field_within,
    load_flags,
    load_numbers,
    load_open,
    question_key,
    saved_players,
    within,
)

PLAYER_NUMBERS: Final = ["crystals", "gauge", "bonuses", "summoned", "die", "owed", "lost_spaces"]
TABLE_NUMBERS: Final = [
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
BEYOND_ROUNDS: Final = 1001  # of a game that goes on as long as the season token is moved back
FAR: Final = 256  # beyond any count of a turn, a round or the years
TABLE_FLAGS: Final = ["may_transmute", "lasting", "sealed", "die_gauge", "die_card", "replaced", "ending"]


def dump_entry(entry: int) -> Data:
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


def load_entry(data: Data) -> int:
    entry = CARD_NUMBERS[data["card"]] | from_names(data["energy"]) << TOKENS | load_arrival(data["arrival"]) << UID
    if data["copies"]:
        entry |= CARD_NUMBERS[data["copies"]] << COPIED | load_arrival(data["copied"]) << TARGET
    if data["used"]:
        entry |= USED
    return entry | TURNED if data["turned"] else entry


def load_arrival(number: Any) -> int:
    return within(int(number), 0, UID_MASK + 1)


def check_entry(data: Any, at: int, seat: int) -> None:
    """Name the card and what of it is wrong, where a card in play cannot be loaded. Not asked of every card: deals come
    here often."""
    with InField(f"play[{at}]", seat):
        card = CARD_NUMBERS[data["card"]]
    with InField(in_play(card, "energy"), seat):
        from_names(data["energy"])
    with InField(in_play(card, "arrival"), seat):
        load_arrival(data["arrival"])
    with InField(in_play(card, "copies"), seat):
        copied = CARD_NUMBERS[data["copies"]] if data["copies"] else NO_CARD
    if copied:
        with InField(in_play(card, "copied"), seat):
            load_arrival(data["copied"])
    for flag in ("turned", "used"):
        with InField(in_play(card, flag), seat):
            bool(data[flag])


def dump_player(player: Player) -> Data:
    data = dump_numbers(player, PLAYER_NUMBERS)
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


def load_player(t: SeasonsTable, data: Data, seat: int) -> Player:
    player = Player([], [])
    load_numbers(player, data, PLAYER_NUMBERS, seat)
    with InField("hand", seat):
        player.hand = numbers_of(data["hand"])
    with InField("play", seat):
        try:
            player.board = [load_entry(entry) for entry in data["play"]]
        except DAMAGE:
            for at, entry in enumerate(data["play"]):
                check_entry(entry, at, seat)
            raise
    with InField("reserve", seat):
        player.reserve = from_names(data["reserve"])
    with InField("drafted", seat):
        player.drafted = CARD_NUMBERS[data["drafted"]] if data["drafted"] else NO_CARD
    with InField("token", seat):
        player.token = int(data["token"])
    with InField("token_used", seat):
        player.token_used = bool(data["token_used"])
    with InField("tokens", seat):
        player.tokens = tuple([int(token) for token in data["tokens"]])
    with InField("pack", seat):
        player.pack = tuple(numbers_of(data["pack"]))
    with InField("library2", seat):
        player.library2 = tuple(numbers_of(data["library2"]))
    with InField("library3", seat):
        player.library3 = tuple(numbers_of(data["library3"]))
    count_presence(t, player)
    return player


def dump_known(known: ViewerKnowledge, drawn: int) -> Data:
    """What a viewer knows, the two cards of a name in no order; spots in the pile counted from its top,
    in the discard pile from its bottom."""
    places: dict[str, list[int]] = {}
    for card in range(1, len(CARD_KEYS)):
        pair = sorted(known.masks[COPIES * card : COPIES * card + COPIES])
        if pair[-1]:
            places[CARD_KEYS[card]] = pair
    pins = [[at - drawn - 1, CARD_KEYS[card]] for at, card in sorted(known.pins.items())]
    buried = [[at - 1, CARD_KEYS[card]] for at, card in sorted(known.buried.items())]
    return {"places": places, "top": pins, "discards": buried}


def load_known(data: Data) -> ViewerKnowledge:
    """As `dump_known` wrote it, for a table whose pile `set_pile` lays out."""
    known = ViewerKnowledge([0] * (COPIES * len(CARD_KEYS)))
    for key, pair in data["places"].items():
        first = COPIES * CARD_NUMBERS[key]
        known.masks[first] = int(pair[0])
        known.masks[first + 1] = int(pair[1])
    for at, key in data["top"]:
        known.pins[int(at) + 1 + HEADROOM] = CARD_NUMBERS[key]
    for at, key in data["discards"]:
        known.buried[int(at) + 1] = CARD_NUMBERS[key]
    return known


def known_by(t: SeasonsTable, viewer: int, part: str) -> InField:
    """What a viewer knows of something, as a fault names it; the last viewer is a spectator."""
    return InField(f"known.{part}", viewer) if viewer < t.seats else InField(f"known.spectator.{part}")


def check_known(t: SeasonsTable, data: Any, viewer: int) -> None:
    """Whether what a viewer knows can be loaded; if not, the card or the pile is named."""
    with known_by(t, viewer, "places"):
        places = dict(data["places"])
    for key, pair in places.items():
        with known_by(t, viewer, f"places.{key}"):
            CARD_NUMBERS[key]
            for number in range(COPIES):
                within(int(pair[number]), 0, 1 << place_of(t.seats, 0))
    for part in ("top", "discards"):
        with known_by(t, viewer, part):
            for at, key in data[part]:
                within(int(at), 0, FAR)
                CARD_NUMBERS[key]


def check_truth(t: SeasonsTable, by_place: list[list[int]], known: ViewerKnowledge, viewer: int) -> None:
    """Whether every card lies where a viewer holds that it may, or at the very spot that the viewer knows."""
    check_spots(t, "top", known.pins, by_place[PILE], t.drawn, viewer)
    check_spots(t, "discards", known.buried, by_place[DISCARD], 0, viewer)
    places: list[list[int]] = [[] for _ in CARD_KEYS]  # of each card, those where its copies lie
    for place, cards in enumerate(by_place):
        for at, card in enumerate(cards):
            pinned = place == PILE and t.drawn + at + 1 in known.pins
            buried = place == DISCARD and at + 1 in known.buried
            places[card].append(PINNED if pinned else BURIED if buried else place)
    open_to = [at for at in range(FIRST_PLACE, len(by_place)) if seen_by(viewer, at)]
    for card in range(1, len(CARD_KEYS)):
        sets, lies = known.masks[COPIES * card : COPIES * card + COPIES], [1 << place for place in places[card]]
        with known_by(t, viewer, f"places.{CARD_KEYS[card]}"):
            if not may_lie(sets, lies):
                raise ValueError("it lies where it cannot be")
            for place in open_to:
                if [known_at for known_at in sets if known_at >> place & 1] != [at for at in lies if at == 1 << place]:
                    raise ValueError("it lies in sight, or not there")


def may_lie(sets: list[int], lies: list[int]) -> bool:
    """Whether the copies of a card can lie where they do, each with a set of places; a card of no game has none."""
    if not lies:
        return not any(sets)
    one, other = sets
    return (one & lies[0] and other & lies[1]) != 0 or (one & lies[1] and other & lies[0]) != 0


def seen_by(viewer: int, place: int) -> bool:
    """Whether all that lies in a place of a seat is before a viewer's eyes."""
    at = place - FIRST_PLACE
    return at // SEAT_PLACES == viewer or at % SEAT_PLACES == BOARD


def check_spots(t: SeasonsTable, part: str, spots: dict[int, int], cards: list[int], drawn: int, viewer: int) -> None:
    """Whether the cards that a viewer knows to lie at certain spots of a pile do."""
    for spot, card in spots.items():
        with known_by(t, viewer, part):
            at = spot - drawn - 1
            if not 0 <= at < len(cards) or cards[at] != card:
                raise ValueError(f"{CARD_KEYS[card]} lies elsewhere")


def zones(t: SeasonsTable) -> list[list[int]]:
    """The cards of every place; those at known spots are in their pile."""
    by_place: list[list[int]] = [[] for _ in range(FIRST_PLACE)]
    by_place[PILE] = t.pile[t.drawn :]
    by_place[DISCARD] = t.discard
    for seat, me in enumerate(t.players):
        board = [entry & KIND for entry in me.board]
        parts = [list(me.pack), me.hand, list(me.library2), list(me.library3), board, cards_in_limbo(t, seat)]
        merge_unsorted(parts, question_key(t))
        by_place += parts
    return by_place


def knowledge_of(by_place: list[list[int]], by_viewer: list[ViewerKnowledge]) -> Knowledge:
    """What all viewers know of a table whose cards lie so."""
    return Knowledge(by_viewer, PLACES, [len(cards) for cards in by_place])


def known_by_sight(t: SeasonsTable, by_place: list[list[int]]) -> Knowledge:
    """What lies before every viewer now."""
    shown = cards_on_show(t)
    return knowledge_of(by_place, [plain_sight(t, by_place, shown, viewer) for viewer in range(t.seats + 1)])


def cards_on_show(t: SeasonsTable) -> dict[int, list[int]]:
    """The cards that lie face up before everybody though others of their place do not, by place."""
    shown: dict[int, list[int]] = {}
    if t.face_up:
        shown[PILE] = t.pile[t.drawn : t.drawn + t.face_up]
    for frame in t.stack:
        if frame.pool and frame.effect in OPEN_POOLS:
            shown.setdefault(place_of(frame.owner, LIMBO), []).extend(frame.pool)
    return shown


def plain_sight(
    t: SeasonsTable, by_place: list[list[int]], shown: dict[int, list[int]], viewer: int
) -> ViewerKnowledge:
    """What lies before a viewer now, and nothing of what went before: all that is face down may lie anywhere."""
    hidden = 1 << PILE | 1 << DISCARD
    for place in range(FIRST_PLACE, len(by_place)):
        if (
            by_place[place]
            and not seen_by(viewer, place)
            and (place not in shown or len(shown[place]) < len(by_place[place]))
        ):
            hidden |= 1 << place
    known = ViewerKnowledge([0] * (COPIES * len(CARD_KEYS)))
    for place, cards in enumerate(by_place):
        if not cards:
            continue
        closed = cards
        if place in shown:
            closed = cards[:]
            for card in shown[place]:
                closed.remove(card)
            spread(known.masks, shown[place], 1 << (PINNED if place == PILE else place))
        spread(known.masks, closed, hidden if hidden >> place & 1 else 1 << place)
    for spot in range(t.drawn, t.drawn + t.face_up):
        known.pins[spot + 1] = t.pile[spot]
    return known


def spread(masks: list[int], cards: list[int], places: int) -> None:
    """Let cards lie in any of a set of places, each of a name on its own."""
    for card in cards:
        at = COPIES * card
        masks[at + 1 if masks[at] else at] = places


def merge_unsorted(parts: list[list[int]], question: str) -> None:
    """While cards are sorted out in the prelude they are one heap to everybody: nobody is told how far anyone is."""
    if question == "build":
        parts[HAND] = parts[PACK] + parts[HAND] + parts[LIBRARY_2]
        parts[PACK] = []
        parts[LIBRARY_2] = []
    elif question == "select":
        parts[PACK] = parts[PACK] + parts[HAND]
        parts[HAND] = []


def dump_board(t: SeasonsTable) -> Data:
    """What everybody may know, in a save and in a view alike."""
    data = dump_numbers(t, TABLE_NUMBERS + TABLE_FLAGS)
    data["setup_dice"] = [list(dice) for dice in t.setup.dice]
    data["dice"] = list(t.dice)
    return data


def settings_of(setup: Setup) -> Data:
    """What the table was set up with; an enchantment drawn at random lies open by now."""
    return {
        "players": setup.players,
        "level": setup.level,
        "edition": setup.edition,
        "sets": list(setup.sets),
        "tokens": setup.tokens,
        "enchantment": ENCHANTMENT_KEYS[setup.enchantment],
    }


def load_board(t: SeasonsTable, data: Data) -> None:
    load_numbers(t, data, TABLE_NUMBERS)
    load_flags(t, data, TABLE_FLAGS)
    with InField("dice"):
        t.dice = tuple([int(face) for face in data["dice"]])


def dump(t: SeasonsTable, knowledge: Knowledge) -> Data:
    data = dump_common(t) | dump_board(t)
    data["players"] = [dump_player(player) for player in t.players]
    data["pile"] = keys_of(t.pile[t.drawn :])
    data["discard"] = keys_of(t.discard)
    data["known"] = [dump_known(known, t.drawn) for known in knowledge.by_viewer]
    return data


def set_pile(t: SeasonsTable, cards: list[int]) -> None:
    """Lay out a draw pile with room above it."""
    t.pile = [NO_CARD] * HEADROOM + cards
    t.drawn = HEADROOM


def check_numbers(t: SeasonsTable) -> None:
    """Seats, faces and the scratch numbers of frames, which steps and questions rely on."""
    field_within("first", t.first, 0, t.seats)
    field_within("active", t.active, 0, t.seats)
    field_within("round", t.round, 0, BEYOND_ROUNDS)
    field_within("year", t.year, EARLIEST_YEAR, LAST_YEAR + 2)
    field_within("space", t.space, 1, SPACES + 1)
    field_within("bonus_level", t.bonus_level, 0, FAR)
    field_within("rerolls", t.rerolls, 0, FAR)
    field_within("summons", t.summons, 0, FAR)
    field_within("visions", t.visions, 0, FAR)
    field_within("reshuffles", t.reshuffles, 0, FAR)
    field_within("arrivals", t.arrivals, 0, UID_MASK)
    with InField("dice"):
        if len(t.dice) not in (0, t.seats + 1):
            raise ValueError(f"there are {t.seats + 1} dice")
    for face in t.dice:
        field_within("dice", face, NO_DIE, len(FACE_PIPS))
    with InField("setup_dice"):
        if len(t.setup.dice) != SEASONS or any(not t.over and len(dice) != t.seats + 1 for dice in t.setup.dice):
            raise ValueError("there are not enough dice")
        for die in [die for dice in t.setup.dice for die in dice]:
            within(die, 0, DICE)
    for seat, me in enumerate(t.players):
        field_within("die", me.die, NO_DIE, len(FACE_PIPS), seat)
        field_within("owed", me.owed, 0, FAR, seat)
        field_within("summoned", me.summoned, 0, UID_MASK, seat)


def check_expansion(t: SeasonsTable) -> None:
    """What parts of Enchanted Kingdom have left on the table: tokens, face-up cards, spaces lost, Ravens."""
    for seat, me in enumerate(t.players):
        check_tokens(t, me, seat)
        field_within("lost_spaces", me.lost_spaces, 0, beyond_lost_spaces(t), seat)
    shown = min(FACE_UP, len(t.pile) - t.drawn) if t.enchantment == VISION_OF_DESTINY else 0
    field_within("face_up", t.face_up, 0, 1 + shown)
    field_within("received", t.received, 0, 1 << t.seats if t.enchantment == ARGOS_EMBRACE else 1)
    field_within("droughts", t.droughts, 0, 1 << LAST_YEAR + 1 - EARLIEST_YEAR if t.enchantment == DROUGHT else 1)
    check_arrivals(t)


def beyond_lost_spaces(t: SeasonsTable) -> int:
    """More spaces than a reserve can have lost: Drought takes one a year."""
    return LAST_YEAR + 2 - EARLIEST_YEAR if t.enchantment == DROUGHT else 1


def check_tokens(t: SeasonsTable, me: Player, seat: int) -> None:
    """Ability tokens of the sets that are played, each once; in the prelude those to choose from, later one each."""
    in_prelude = t.setup.tokens and t.round == 0
    with InField("tokens", seat):
        for token in me.tokens:
            check_token(t, token)
        if len(me.tokens) != (TOKENS_EACH if in_prelude else 0):
            raise ValueError("ability tokens are missing, or there are too many")
    with InField("token", seat):
        if me.token:
            check_token(t, me.token)
        chosen = t.setup.tokens and not in_prelude
        undecided = t.setup.tokens and question_key(t) == "token"
        if not undecided and bool(me.token) != chosen:
            raise ValueError("each seat has an ability token" if chosen else "no ability token has been chosen")
        if me.token and [other.token for other in t.players].count(me.token) > 1:
            raise ValueError(f"another seat has ability token {me.token}")
    check_token_used(me, seat)


def check_token(t: SeasonsTable, token: int) -> None:
    if token not in tokens_with(t.setup.sets):
        raise ValueError(f"there is no ability token {token}")


def check_token_used(me: Player, seat: int) -> None:
    with InField("token_used", seat):
        if me.token_used and me.token in (NO_TOKEN, TOKEN_OF_HANDS):
            raise ValueError("there is no ability token to use")


def check_arrivals(t: SeasonsTable) -> None:
    """Every card in play has come at a time of its own; what a Raven copies is an opponent's magic item in play."""
    arrived: dict[int, tuple[int, int]] = {}
    for seat, me in enumerate(t.players):
        for entry in me.board:
            if uid_of(entry) in arrived or uid_of(entry) > t.arrivals:
                with InField(in_play(entry & KIND, "arrival"), seat):
                    raise ValueError("it came at a time that cannot be")
            arrived[uid_of(entry)] = (seat, entry & KIND)
    for seat, me in enumerate(t.players):
        for entry in me.board:
            copied = entry >> COPIED & KIND
            if not copied:
                continue
            owner, card = arrived.get(entry >> TARGET, (seat, NO_CARD))
            if entry & KIND != RAVEN_THE_USURPER or owner == seat or card != copied or IS_FAMILIAR[copied]:
                with InField(in_play(entry & KIND, "copies"), seat):
                    raise ValueError(f"it cannot copy {CARD_KEYS[copied]}")


def in_play(card: int, part: str) -> str:
    """What is special about a card in play, as a fault names it."""
    return f"play.{CARD_KEYS[card]}.{part}"


def check_players(t: SeasonsTable) -> None:
    """Tracks and reserves; only who is about to discard energies may hold more than there is room for."""
    for seat, me in enumerate(t.players):
        field_within("crystals", me.crystals, 0, BEYOND_SCRATCH, seat)
        field_within("gauge", me.gauge, 0, GAUGE_MAX + 1, seat)
        field_within("bonuses", me.bonuses, 0, BONUSES + 1, seat)
        for entry in me.board:
            check_stored(t, seat, entry)
            with InField(in_play(entry & KIND, "used"), seat):
                if entry & USED and IOS_TRANSMUTER not in (power_of(entry), entry & KIND):
                    raise ValueError("it has nothing to be used for")
        trimming = any(frame.effect == TRIM and frame.owner == seat for frame in t.stack)
        if total(me.reserve) > me.capacity and not trimming:
            with InField("reserve", seat):
                raise ValueError(f"{total(me.reserve)} energies do not fit into {me.capacity} spaces")


def check_stored(t: SeasonsTable, seat: int, entry: int) -> None:
    """Energies on a card in play: no more than it has room for, and none that never comes there."""
    card, stored = card_of(t, power_of(entry)), tokens_of(entry)
    with InField(in_play(entry & KIND, "energy"), seat):
        if total(stored) > card.holds:
            raise ValueError(f"there is room for {card.holds} energies on it, not for {total(stored)}")
        if card.holds_only >= 0 and total(stored) > count(stored, card.holds_only):
            raise ValueError(f"only {ENERGY_NAMES[card.holds_only]} lies on it")


def check_cards(t: SeasonsTable) -> None:
    """Every card of the game lies somewhere, and once only."""
    if t.discard and t.drawn == len(t.pile) and not any(frame.pool for frame in t.stack):
        with InField("discard"):
            raise ValueError("with no draw pile left, these cards would be the new one")
    cards = t.pile[t.drawn :] + t.discard
    for frame in t.stack:
        cards += frame.pool
    for me in t.players:
        cards += me.hand + [entry & KIND for entry in me.board]
        cards += me.pack + me.library2 + me.library3
    wanted = cards_of(t.setup)
    if sorted(cards) == wanted:
        return
    for card in sorted(set(cards + wanted)):
        there, due = cards.count(card), wanted.count(card)
        if there != due:
            with InField("cards"):
                raise ValueError(f"{CARD_KEYS[card]} lies on the table {there} times, not {due}")


def check(t: SeasonsTable) -> None:
    """Whether loaded data can be a table at all: every card once, every number within its bounds."""
    check_seats(t, len(t.players))
    check_open(t)
    check_asked(t)
    check_prelude(t)
    check_dice_left(t)
    check_numbers(t)
    check_expansion(t)
    check_players(t)
    check_cards(t)


def check_prelude(t: SeasonsTable) -> None:
    """Where several choose at once, the paused effect knows who still does; whoever has drafted chooses no more."""
    with InField("waiting"):
        if t.simultaneous and t.stack[-1].a != t.pending:
            raise ValueError("the paused effect waits for others")
    for seat, me in enumerate(t.players):
        with InField("drafted", seat):
            chosen = question_key(t) in ("draft", "winnow") and not t.pending >> seat & 1
            if (me.drafted != NO_CARD) != chosen:
                raise ValueError("only who has drafted has chosen a card")
            if chosen and me.drafted not in me.pack and me.drafted not in me.hand:
                raise ValueError(f"{CARD_KEYS[me.drafted]} is not there to be chosen")


def check_dice_left(t: SeasonsTable) -> None:
    """While dice are taken there is one for each seat that has none yet, and one more; at other times none is taken."""
    if t.over:
        return
    game, taking = t.stack[0], question_key(t) == "die"
    with InField("paused"):
        if (game.step == TAKING) != taking:
            raise ValueError("dice are taken before turns begin")
    left = len([face for face in t.dice if face != NO_DIE])
    with InField("dice"):
        if taking and left != (t.first - game.seat - 1) % t.seats + 2:
            raise ValueError(f"there are {left} dice left to take from")


def load_into(t: SeasonsTable, data: Data) -> None:
    """Fill an empty table from what `dump` wrote."""
    load_open(t, data)
    load_board(t, data)
    t.players = [load_player(t, player, seat) for seat, player in enumerate(saved_players(data))]
    mark_copied(t)
    with InField("pile"):
        set_pile(t, numbers_of(data["pile"]))
    with InField("discard"):
        t.discard = numbers_of(data["discard"])
    by_place = zones(t)
    with InField("known"):
        if "known" in data:
            if len(data["known"]) != t.seats + 1:
                raise ValueError(f"{t.seats} seats and a spectator know something each")
            for viewer, known in enumerate(data["known"]):
                check_known(t, known, viewer)
            t.base = knowledge_of(by_place, [load_known(known) for known in data["known"]])
        else:
            t.base = known_by_sight(t, by_place)
    check(t)
    for viewer, known in enumerate(t.base.by_viewer):
        check_truth(t, by_place, known, viewer)
