"""Seasons as the table knows it: its options, its tables, saves and deals."""

from collections.abc import Sequence
from typing import Final, cast

from conclave.games.seasons.rules.about import about, arguments
from conclave.games.seasons.rules.card_set import BASE
from conclave.games.seasons.rules.dice import DICE, SEASONS
from conclave.games.seasons.rules.enchantments.enchanted_kingdom import push_embraces
from conclave.games.seasons.rules.events import REGISTRY
from conclave.games.seasons.rules.names import (
    CARD_SETS,
    ELEMENTAL_CONSTRUCTION,
    ENCHANTMENT_KEYS,
    NATURAL_SELECTION,
    enchantments_with,
)
from conclave.games.seasons.rules.picks import NOTATION
from conclave.games.seasons.rules.position import build_position
from conclave.games.seasons.rules.prelude import LEVELS, SIMULTANEOUS, cards_each, cards_of, deal
from conclave.games.seasons.rules.preview import cost_of, figures, wasted
from conclave.games.seasons.rules.reasons import why_not
from conclave.games.seasons.rules.registry import (
    COSTS_CRYSTALS,
    COSTS_ENERGY,
    FROM_HAND,
    FROM_POOL,
    MAYBE_HAND,
    OPEN_POOLS,
)
from conclave.games.seasons.rules.saves import dump, load_into, settings_of
from conclave.games.seasons.rules.scoring import breakdown, winners
from conclave.games.seasons.rules.state import Player, SeasonsTable, Settings, Setup
from conclave.games.seasons.rules.supply import GAIN, gain_energies
from conclave.games.seasons.rules.tournament import ASK_DIE, GAME, die_options, game
from conclave.games.seasons.rules.turn import ASK_FREE, TURN, free_options, turn
from conclave.games.seasons.rules.verbs import LINES, lines
from conclave.games.seasons.rules.views import WATCHER, Dealer, event_data, events_all, view_data
from conclave.table.data import Data, Event, Options
from conclave.table.effects import ALWAYS, Answers
from conclave.table.errors import BadOption, Reason
from conclave.table.frame import DONE, WAIT, Frame
from conclave.table.rng import roll, shuffled
from conclave.table.rules import Option, Rules, drawn_first_player
from conclave.table.saves import InField, check_settings, dealt_key, offer_loaded, saved_key, saved_settings
from conclave.table.table import Table

REVISION: Final = 1  # of the rules; the first release freezes it
TRIES: Final = 1000


class Seasons(SeasonsTable):
    """A game of Seasons in progress."""

    # Two of three steps are of a few effects. Called by name they cost half of what a call through the list does.

    def step(self, frame: Frame, pick: int) -> int:
        depth = len(self.stack)
        flow = self.go_on(frame, pick)
        if self.received and flow != WAIT:
            push_embraces(self, depth - 1 if flow == DONE else depth)
        return flow

    def go_on(self, frame: Frame, pick: int) -> int:
        effect = frame.effect
        if effect == TURN:
            return turn(self, frame, pick)
        if effect == GAME:
            return game(self, frame, pick)
        if effect == LINES:
            return lines(self, frame, pick)
        if effect == GAIN:
            return gain_energies(self, frame, pick)
        return super().step(frame, pick)

    def legal(self, seat: int) -> list[int]:
        question = self.question
        if question == ASK_FREE:
            return free_options(self, self.stack[-1], seat)
        if question == ASK_DIE:
            return die_options(self, self.stack[-1], seat)
        return super().legal(seat)

    def asks_anyway(self) -> bool:
        anyway = REGISTRY.asked_anyway[self.question]
        if anyway == FROM_POOL:
            return len(self.stack[-1].pool) > 1
        if anyway == FROM_HAND:
            return len(self.players[self.asked].hand) > 1
        if anyway == MAYBE_HAND:
            return len(self.players[self.asked].hand) > 0
        return anyway == ALWAYS

    @property
    def simultaneous(self) -> bool:
        return self.question in SIMULTANEOUS

    def copy(self) -> "Seasons":
        copy = Seasons(self.setup, self.key)
        self.copy_game(copy)
        return copy

    def settings(self) -> Data:
        return settings_of(self.setup)

    def view_frame(self, frame: Frame, seat: int | None) -> Data:
        """Another's cards in limbo are only counted, unless they were revealed."""
        data = self.dump_frame(frame)
        if frame.owner != seat and frame.effect not in OPEN_POOLS:
            data["pool"] = len(frame.pool)
        return data

    def dump(self) -> Data:
        return dump(self, self.knowledge())

    def view_data(self, seat: int | None, with_about: bool) -> Data:
        return view_data(self, self.knowledge(), WATCHER if seat is None else self.checked_seat(seat), with_about)

    @property
    def events(self) -> Sequence[Event]:
        return events_all(self)


def dice_of_the_game(key: bytes, players: int) -> list[list[int]]:
    """Players + 1 dice of each season, picked at random for the whole game; four players use them all."""
    if players + 1 == DICE:
        return [list(range(DICE)) for _ in range(SEASONS)]
    dice = []
    for season in range(SEASONS):
        dice.append(sorted(shuffled(key, "game-dice", season, list(range(DICE)))[: players + 1]))
    return dice


def empty_table(options: Settings, dice: list[list[int]], key: bytes) -> Seasons:
    players, edition = options["players"], options["edition"]
    setup = Setup(players, options["level"], edition, dice)
    setup.sets = [card_set.key for card_set in CARD_SETS if card_set.key in options["sets"]]
    setup.tokens = options["tokens"]
    setup.enchantment = ENCHANTMENT_KEYS.index(options["enchantment"])
    setup.cost_energy = COSTS_ENERGY[edition][players - 2]
    setup.cost_crystals = COSTS_CRYSTALS[edition][players - 2]
    return Seasons(setup, key)


def check_together(options: Settings) -> None:
    """What no table can be: the first edition with the expansion, an enchantment that the cards cannot serve."""
    enchantment = options["enchantment"]
    if options["edition"] == 1 and (len(options["sets"]) > 1 or options["tokens"] or enchantment != "none"):
        raise BadOption(Reason("edition-alone", {}))
    if enchantment in ENCHANTMENT_KEYS:
        refusal = cannot_serve(options, ENCHANTMENT_KEYS.index(enchantment))
        if refusal is not None:
            raise BadOption(refusal)


def cannot_serve(options: Settings, enchantment: int) -> Reason | None:
    """Why an enchantment cannot be played with these cards."""
    key = ENCHANTMENT_KEYS[enchantment]
    if options["level"] == "apprentice" and ELEMENTAL_CONSTRUCTION <= enchantment <= NATURAL_SELECTION:
        return Reason("enchantment-apprentice", {"enchantment": key}, "E0")
    setup = empty_table({**options, "enchantment": key}, [], b"").setup
    cards = len(cards_of(setup))
    needed = cards_each(setup) * setup.players
    if needed > cards:
        args: dict[str, str | int] = {
            "enchantment": key,
            "each": cards_each(setup),
            "players": setup.players,
            "needed": needed,
            "cards": cards,
        }
        return Reason("enchantment-cards", args, "E1")
    return None


def drawn_enchantment(key: bytes, options: Settings) -> str:
    """The enchantment by name; at random, one of those that these cards can serve."""
    if options["enchantment"] != "random":
        return options["enchantment"]
    able = [number for number in enchantments_with(options["sets"]) if cannot_serve(options, number) is None]
    return ENCHANTMENT_KEYS[able[roll(key, "enchantment", 0, 0, 1, len(able))[0]]]


def settled(key: bytes, options: Options) -> Settings:
    """Options that have been checked, with nothing left at random."""
    settings = cast(Settings, options)
    return {**settings, "enchantment": drawn_enchantment(key, settings)}


class SeasonsRules(Rules):
    """The game of Seasons: what it can be set up with, and how a table of it is made."""

    def checked(self, players: object, options: Options) -> Data:
        """Each option by itself, then those that cannot go together."""
        full = super().checked(players, options)
        check_together(cast(Settings, full))
        return full

    def new(self, players: int, key: bytes, options: Options) -> Table:
        t = empty_table(settled(key, options), dice_of_the_game(key, players), key)
        t.players = [Player([], []) for _ in range(players)]
        t.first = t.active = drawn_first_player(key, players)
        deal(t)
        self.begin(t, options, [Frame(GAME, 0)])
        return t

    def position(self, players: int, key: bytes, options: Options, layout: Data) -> Table:
        t = empty_table(settled(key, options), dice_of_the_game(key, players), key)
        self.prepare(t, options)
        build_position(t, layout)
        return t

    def load(self, data: Data) -> Table:
        settings = cast(Settings, self.checked(None, saved_settings(data)))
        with InField("setup_dice"):
            dice = [[int(die) for die in row] for row in data["setup_dice"]]
        with InField("settings"):
            t = empty_table(settings, dice, saved_key(data))
        check_settings(t, data)
        load_into(t, data)
        offer_loaded(t)
        return t

    def deal(self, data: Data, seed: int) -> Table:
        key = dealt_key(data, seed)
        dealer = Dealer(data, key)
        for attempt in range(TRIES):
            # A deal must leave whoever is asked something to choose, as the game did.
            t = empty_table(data["settings"], [list(dice) for dice in data["setup_dice"]], key)
            dealer.deal(attempt)
            dealer.fill(t)
            t.offer()
            if all(len(t.options_of(seat)) > 0 for seat in t.waiting):
                return t
        raise AssertionError("no deal leaves a choice to whoever is asked")


def mixes() -> list[list[str]]:
    """The base game alone, and with any of the other sets."""
    found: list[list[str]] = [[BASE]]
    for card_set in CARD_SETS:
        if card_set.key != BASE:
            found += [[*mix, card_set.key] for mix in found]
    return found


REGISTRY.answers = Answers(
    about=about,
    arguments=arguments,
    why_not=why_not,
    cost_of=cost_of,
    wasted=wasted,
    breakdown=breakdown,
    figures=figures,
    event=event_data,
    winners=winners,
)

RULES: Final = SeasonsRules(
    "seasons",
    REVISION,
    NOTATION,
    {
        "players": Option([2, 3, 4], 2),
        "level": Option(list(LEVELS), "archmage"),
        "edition": Option([2, 1], 2),
        "sets": Option(mixes(), [BASE], later=True),
        "tokens": Option([False, True], False, later=True),
        "enchantment": Option(["none", "random", *ENCHANTMENT_KEYS[1:]], "none", later=True),
    },
)
