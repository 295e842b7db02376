"""Where effects, questions and cards are registered, and what a card is."""

from collections.abc import Callable
from typing import Final

from conclave.games.seasons.rules.card_set import BASE
from conclave.games.seasons.rules.energy import WATER, count, most, total
from conclave.games.seasons.rules.events import REGISTRY
from conclave.games.seasons.rules.names import CARD_KEYS, LAST_CARD, LAST_TOKEN, set_of
from conclave.games.seasons.rules.state import KIND, Player, SeasonsTable, power_of, uid_of

Able = Callable[[SeasonsTable, Player, int], bool]  # whether the owner can pay for activating a card in play
Comes = Callable[[SeasonsTable, int], bool]  # whether an enchantment acts when the season token moves so far
Acts = Callable[[SeasonsTable], int]  # what it then does, before what the cards say
AtEnd = Callable[[SeasonsTable, int, int], int]  # the crystals that a seat's card in play brings

effect: Final = REGISTRY.effect
question: Final = REGISTRY.question

OPEN_POOLS: Final[set[int]] = set()  # effects whose cards in limbo have been revealed to all

# When a question is asked though it has one answer, beside ONLY_IF_OPEN and ALWAYS.
FROM_POOL: Final = 2  # about cards in limbo: asked if there are two or more, alike or not
FROM_HAND: Final = 3  # about cards in hand: likewise
MAYBE_HAND: Final = 4  # about cards of a certain sort, in hand or elsewhere: asked if there is a hand at all

ITEM: Final = 0
FAMILIAR: Final = 1
KIND_NAMES: Final = ["item", "familiar"]

# What triggers a line of a card.
ARRIVAL: Final = 0
ROUND_END: Final = 1
SEASON_CHANGE: Final = 2
ACTIVATION: Final = 3
SACRIFICE: Final = 4


class Line:
    """One line of a card: an effect and its number."""

    def __init__(self, effect: int, number: int = 0) -> None:
        self.effect: Final = effect
        self.number: Final = number


class Activation:
    """What activating a card asks for, whether that can be met, and what it then does."""

    def __init__(self, able: Able, cost: Line | None, lines: list[Line], before_die: bool) -> None:
        self.able: Final = able
        self.cost: Final = cost
        self.lines: Final = lines
        self.before_die: Final = before_die


class Token:
    """An ability token: what it is worth once used, what it does, and whether its owner can use it now."""

    def __init__(self, number: int, prestige: int, line: Line, able: Able) -> None:
        self.number: Final = number
        self.prestige: Final = prestige
        self.line: Final = line
        self.able: Final = able


class SeasonalEnchantment:
    """An enchantment that acts when the season changes: whether it does at a move, and what it does."""

    def __init__(self, comes: Comes, acts: Acts) -> None:
        self.comes: Final = comes
        self.acts: Final = acts


class Card:
    """A power card, as one edition prints it."""

    def __init__(self, number: int, kind: int, prestige: int) -> None:
        self.number: Final = number
        self.key: Final = CARD_KEYS[number]
        self.kind: Final = kind
        self.prestige: Final = prestige
        self.energy: list[int] = [0, 0, 0]  # cost for 2, 3, 4 players
        self.crystals: list[int] = [0, 0, 0]
        self.holds = 0  # energies that may lie on it between two effects
        self.holds_only = -1  # the only type of energy that may; -1 is any
        self.presence = -1  # which count it adds to while in play, if any
        self.lines: list[list[Line]] = [[], [], [], [], []]  # by what triggers them
        self.activation: Activation | None = None
        self.at_end: AtEnd | None = None  # the crystals it brings at the end of the game


NEWEST: Final = 2  # the edition that all cards belong to
EDITIONS: Final = (1, NEWEST)
# One row for each edition (index 0 unused); the number of a card is its place in the row.
CARDS: Final[list[list[Card]]] = [[], [], []]
PRESTIGE: Final[list[int]] = [0] * (LAST_CARD + 1)
IS_FAMILIAR: Final[list[bool]] = [False] * (LAST_CARD + 1)
COSTS_ENERGY: Final[list[list[list[int]]]] = []  # by edition and players, for quick reading
COSTS_CRYSTALS: Final[list[list[list[int]]]] = []
ACTIVATIONS: Final[list[list[Activation | None]]] = []
ABILITY_TOKENS: Final[dict[int, Token]] = {}
SEASONAL_ENCHANTMENTS: Final[dict[int, SeasonalEnchantment]] = {}


def always(t: SeasonsTable, me: Player, entry: int) -> bool:
    return True


def card(
    number: int,
    kind: int,
    prestige: int,
    energy: int | list[int] = 0,
    crystals: int | list[int] = 0,
    presence: int = -1,
    holds: int = 0,
    holds_only: int = -1,
    arrives: list[Line] | None = None,
    round_end: list[Line] | None = None,
    season_change: list[Line] | None = None,
    sacrificed: list[Line] | None = None,
    activates: list[Line] | None = None,
    cost: Line | None = None,
    able: Able = always,
    before_die: bool = False,
    at_end: AtEnd | None = None,
    editions: tuple[int, ...] = (),
) -> None:
    """Register a card: what it costs, what it is worth, and a line for each time it is triggered.

    A cost that depends on the number of players is a list for 2, 3 and 4 of them. Where no editions are named, a card
    of the base game is in all, and any other in the newest: the first is played by itself.
    """
    new = Card(number, kind, prestige)
    new.energy = energy if isinstance(energy, list) else [energy] * 3
    new.crystals = crystals if isinstance(crystals, list) else [crystals] * 3
    new.presence = presence
    new.holds = holds
    new.holds_only = holds_only
    new.lines = [arrives or [], round_end or [], season_change or [], [], sacrificed or []]
    if activates is not None:
        new.activation = Activation(able, cost, activates, before_die)
    new.at_end = at_end
    PRESTIGE[number] = prestige
    IS_FAMILIAR[number] = kind == FAMILIAR
    for edition in editions or (EDITIONS if set_of(number).key == BASE else (NEWEST,)):
        row = CARDS[edition]
        while len(row) <= number:
            row.append(new)
        row[number] = new


def ability_token(number: int, prestige: int, line: Line, able: Able = always) -> None:
    """Lay an ability token beside the cards."""
    ABILITY_TOKENS[number] = Token(number, prestige, line, able)


def seasonal_enchantment(number: int, comes: Comes, acts: Acts) -> None:
    """Let an enchantment act when the season changes."""
    SEASONAL_ENCHANTMENTS[number] = SeasonalEnchantment(comes, acts)


def finish_registering() -> None:
    """Once every set's files are read: refuse a set that lacks a card or a token, and write down the costs for quick
    reading."""
    registered = {card.key for card in CARDS[NEWEST]}
    missing = [key for key in CARD_KEYS[1:] if key not in registered]
    if missing:
        raise ValueError(f"no file in cards registers {', '.join(missing)}")
    tokens = [str(token) for token in range(1, LAST_TOKEN + 1) if token not in ABILITY_TOKENS]
    if tokens:
        raise ValueError(f"no file in tokens registers {', '.join(tokens)}")
    for row in CARDS:
        COSTS_ENERGY.append([[card.energy[players - 2] for card in row] if row else [] for players in (2, 3, 4)])
        COSTS_CRYSTALS.append([[card.crystals[players - 2] for card in row] if row else [] for players in (2, 3, 4)])
        ACTIVATIONS.append([card.activation for card in row])


def card_of(t: SeasonsTable, number: int) -> Card:
    return CARDS[t.edition][number]


def count_presence(t: SeasonsTable, player: Player) -> None:
    """Count anew the cards in play whose mere presence matters."""
    player.presence = 0
    for entry in player.board:
        presence = card_of(t, power_of(entry)).presence
        if presence >= 0:
            player.presence += 1 << presence


# What an activation may need of its owner.


def own_energies(t: SeasonsTable, me: Player) -> int:
    """What may pay for an activation; the first edition takes it from the reserve alone (A23, A27)."""
    return me.reserve if t.edition == 1 else me.spendable()


def has_energy(t: SeasonsTable, me: Player, entry: int) -> bool:
    return own_energies(t, me) != 0


def has_water(t: SeasonsTable, me: Player, entry: int) -> bool:
    return count(me.spendable(), WATER) > 0


def has_three_alike(t: SeasonsTable, me: Player, entry: int) -> bool:
    return most(own_energies(t, me)) >= 3


def can_balance_four(t: SeasonsTable, me: Player, entry: int) -> bool:
    return not t.sealed and most(own_energies(t, me)) >= 4


def can_use_life(t: SeasonsTable, me: Player, entry: int) -> bool:
    """In the first edition one Potion of Life ends another, too (O14)."""
    return t.edition != 1 or not t.sealed


def has_three_cards(t: SeasonsTable, me: Player, entry: int) -> bool:
    return len(me.board) >= 3


def items_in_play(me: Player, beside: int = 0) -> int:
    """How many magic items a player has in play, leaving out the one with an order of arrival."""
    items = 0
    for entry in me.board:
        if not IS_FAMILIAR[entry & KIND] and uid_of(entry) != beside:
            items += 1
    return items


def familiars_in_play(me: Player) -> int:
    return len(me.board) - items_in_play(me)


def reserve_size(me: Player) -> int:
    return total(me.reserve)


def cards_in_limbo(t: SeasonsTable, seat: int) -> list[int]:
    """A seat's cards of which it is not settled yet where they go."""
    return [card for frame in t.stack if frame.owner == seat for card in frame.pool]


def any_in_limbo(t: SeasonsTable) -> bool:
    """Whether there are cards of which it is not settled yet where they go."""
    return any(frame.pool for frame in t.stack)


def cards_revealed(t: SeasonsTable) -> list[int]:
    """The cards in limbo that have been revealed to all."""
    return [card for frame in t.stack if frame.effect in OPEN_POOLS for card in frame.pool]
