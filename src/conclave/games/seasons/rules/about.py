"""What a question and its options are about: told once here, read by every interface and bot."""

from typing import Final

from conclave.games.seasons.rules.cards.kingdom_01_10 import ASK_STATUE
from conclave.games.seasons.rules.cards.kingdom_11_20 import copy_names
from conclave.games.seasons.rules.dice import SPACES
from conclave.games.seasons.rules.energy import ENERGY_NAMES, TYPES
from conclave.games.seasons.rules.events import REGISTRY
from conclave.games.seasons.rules.names import AMULET_OF_WATER, CARD_KEYS, NO_CARD, YJANGS_FORGOTTEN_VASE
from conclave.games.seasons.rules.picks import (
    ACTIVATE,
    AMOUNT,
    BONUS_CARD,
    BONUS_EXCHANGE,
    BURY,
    CARD,
    COPY,
    DRAW,
    DROP,
    ENERGY,
    IN_PLAY,
    INSTEAD_ENERGY,
    INSTEAD_GAUGE,
    INSTEAD_TRANSMUTE,
    KEEP,
    LEAVE_ENERGY,
    LET_GO,
    LOOK_AT,
    LOSE_SPACE,
    MOVE_TOKEN,
    PAY,
    PAY_VISION,
    PLAIN,
    RAISE,
    REJECT,
    SEAT,
    SOURCES,
    SUMMON,
    TAKE_DIE,
    TAKE_ENERGY,
    TOKEN,
    TRANSMUTE,
    USE_DIE,
    USE_TOKEN,
    WARD_CARDS,
    WARD_ENERGIES,
    card_named,
    spaces_of,
)
from conclave.games.seasons.rules.registry import FROM_POOL
from conclave.games.seasons.rules.state import KIND, SeasonsTable, power_of, uid_of
from conclave.games.seasons.rules.supply import GAIN
from conclave.games.seasons.rules.tableau import card_picked
from conclave.games.seasons.rules.tournament import ASK_ORDER, OWED, order_names
from conclave.table.data import About, Data
from conclave.table.frame import Frame

# Where the things lie that options are about.
BONUS_TRACK: Final = "bonus-track"
DICE: Final = "dice"
HAND: Final = "hand"
LIMBO: Final = "limbo"  # cards drawn, revealed or looked at, until it is settled where they go
OWN_DIE: Final = "own-die"
PACK: Final = "pack"
PILE: Final = "pile"
PLAY: Final = "play"
RESERVE: Final = "reserve"
SUPPLY: Final = "supply"
WHEEL: Final = "wheel"

FROM_PACK: Final = {"draft", "select", "build"}
OWN_DIE_PICKS: Final = {USE_DIE, RAISE, LEAVE_ENERGY, INSTEAD_GAUGE, INSTEAD_ENERGY, INSTEAD_TRANSMUTE}
PILE_PICKS: Final = {DRAW, LOOK_AT, BURY, PAY_VISION}
RESERVE_PICKS: Final = {LOSE_SPACE, WARD_ENERGIES}
LOSSES: Final = {"loss", "spare"}  # effects whose frame names what is lost, not what triggered it

QUESTION_ORB: Final = "orb"


# --- questions -----------------------------------------------------------------------------------------------------


def arguments(t: SeasonsTable, seat: int) -> Data:
    """What the question at hand is about, told to a seat that is asked."""
    frame = t.stack[-1]
    card, arrival = asking_card(t)
    told: Data = {"card": CARD_KEYS[card], "arrival": arrival, "seat": frame.seat, "cards": cards_shown(t, frame)}
    return told | REGISTRY.arguments[t.question](t, frame, seat)


def asking_card(t: SeasonsTable) -> tuple[int, int]:
    """The card whose effect asks, and its order of arrival where it is in play: a Raven may stand in for it."""
    frame = t.stack[-1]
    if frame.effect == GAIN and len(t.stack) > 1 and REGISTRY.effect_keys[t.stack[-2].effect] == "summon":
        return YJANGS_FORGOTTEN_VASE, 0
    for paused in reversed(t.stack):
        if not frame.card or paused.card != frame.card:
            break
        entry = NO_CARD if REGISTRY.effect_keys[paused.effect] in LOSSES else entry_of(t, paused.uid)
        if entry and power_of(entry) == frame.card:
            return frame.card, paused.uid
    return frame.card, 0


def entry_of(t: SeasonsTable, uid: int) -> int:
    """The card in play with an order of arrival; 0 if there is none."""
    for me in t.players if uid else []:
        at = me.index_of(uid)
        if at >= 0:
            return me.board[at]
    return NO_CARD


def cards_shown(t: SeasonsTable, frame: Frame) -> list[str]:
    """The cards to choose from that lie nowhere else, as whoever is asked may see them."""
    if REGISTRY.question_keys[t.question] == QUESTION_ORB:
        return [CARD_KEYS[t.pile[t.drawn]]]
    return [CARD_KEYS[card] for card in frame.pool]


# --- options -------------------------------------------------------------------------------------------------------


def about(t: SeasonsTable, pick: int, seat: int) -> About:
    """What an option is about: a verb and, where they exist, card, place, arrival, seat, energy, die, space."""
    if pick < TAKE_DIE:
        return about_plain(t, pick, seat)
    if pick < ENERGY:
        return {"verb": "take-die", "die": pick - TAKE_DIE + 1, "place": DICE}
    if pick < MOVE_TOKEN:
        return about_energy(t, pick, seat)
    if pick < SEAT:
        spaces = spaces_of(pick)
        return {"verb": "move", "spaces": spaces, "space": (t.space - 1 + spaces) % SPACES + 1, "place": WHEEL}
    if pick < AMOUNT:
        return {"verb": "seat", "seat": pick - SEAT}
    if pick <= TOKEN:
        return {"verb": "amount", "amount": pick - AMOUNT + 1, "energy": ENERGY_NAMES[t.stack[-1].a]}
    if pick <= CARD:
        return {"verb": "token", "token": pick - TOKEN}
    return about_card(t, pick, seat)


def about_plain(t: SeasonsTable, pick: int, seat: int) -> Data:
    told: Data = {"verb": PLAIN[pick].replace(" ", "-")}
    frame = t.stack[-1]
    if BONUS_EXCHANGE <= pick <= BONUS_CARD:
        told["place"] = BONUS_TRACK
    elif pick in OWN_DIE_PICKS or (pick == TAKE_ENERGY and t.question != ASK_STATUE):
        told["place"] = OWN_DIE
    elif pick in PILE_PICKS:
        told["place"] = PILE
        if t.face_up:
            told["card"] = CARD_KEYS[t.pile[t.drawn]]
    elif pick == USE_TOKEN:
        told["token"] = t.players[seat].token
    elif pick in (KEEP, REJECT):
        told |= {"card": CARD_KEYS[frame.pool[-1]], "place": LIMBO}
    elif pick == LET_GO:
        lost = REGISTRY.arguments[t.question](t, frame, seat)
        told |= {"card": lost["lost"], "place": PLAY if lost["lost_arrival"] else LIMBO}
        if lost["lost_arrival"]:
            told |= {"arrival": lost["lost_arrival"], "seat": seat}
    elif pick in RESERVE_PICKS:
        told |= {"place": RESERVE, "seat": seat}
    elif pick == WARD_CARDS:
        told |= {"place": HAND, "seat": seat}
    return told


def about_energy(t: SeasonsTable, pick: int, seat: int) -> Data:
    """A type of energy: of one's own, of another's reserve, of an Amulet of Water or of the supply."""
    if pick >= PAY:
        kind, source = divmod(pick - (TRANSMUTE if pick >= TRANSMUTE else PAY), SOURCES)
        told: Data = {"verb": "transmute" if pick >= TRANSMUTE else "pay", "energy": ENERGY_NAMES[kind], "seat": seat}
        if not source:
            return told | {"place": RESERVE}
        amulets = [entry for entry in t.players[seat].board if power_of(entry) == AMULET_OF_WATER]
        return told | in_play(amulets[source - 1])
    told = {"verb": "drop" if pick >= DROP else "energy", "energy": ENERGY_NAMES[(pick - ENERGY) % TYPES]}
    question = REGISTRY.question_keys[t.question]
    if pick >= DROP or question == "mirror-type":
        return told | {"place": RESERVE, "seat": seat}
    if question == "rob":
        return told | {"place": RESERVE, "seat": t.stack[-1].seat}
    return told | {"place": SUPPLY}


def about_card(t: SeasonsTable, pick: int, seat: int) -> Data:
    if pick > COPY:
        owner, entry = copy_names(t, seat)[pick - COPY]
        return {"verb": "copy", "seat": owner} | in_play(entry)
    if pick > IN_PLAY:
        return about_own(t, pick, seat)
    if pick > SUMMON:
        return {"verb": "summon", "card": CARD_KEYS[pick - SUMMON], "place": HAND, "seat": seat}
    question = REGISTRY.question_keys[t.question]
    told: Data = {"verb": "card", "card": CARD_KEYS[pick - CARD], "seat": seat}
    if REGISTRY.asked_anyway[t.question] == FROM_POOL or question == QUESTION_ORB:
        return told | {"place": LIMBO}
    return told | {"place": PACK if question in FROM_PACK else HAND}


def about_own(t: SeasonsTable, pick: int, seat: int) -> Data:
    """One of one's own cards in play; those that wait to be resolved are named by their order."""
    base = ACTIVATE if pick > ACTIVATE else IN_PLAY
    told: Data = {"verb": "activate" if pick > ACTIVATE else "own", "seat": seat}
    me = t.players[seat]
    if t.question == ASK_ORDER:
        uid = order_names(t, t.stack[-1])[pick - base]
    else:
        uid = card_picked(me, pick - base)
    at = me.index_of(uid) if uid != OWED else -1
    if at < 0:
        return told | {"card": CARD_KEYS[card_named(pick - base)], "place": PLAY}
    return told | in_play(me.board[at])


def in_play(entry: int) -> Data:
    return {"card": CARD_KEYS[entry & KIND], "place": PLAY, "arrival": uid_of(entry)}
