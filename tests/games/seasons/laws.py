"""Seasons under the laws, without the expansion and with it: where its cards lie and what its bounds are."""

import json
import random
import re
from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from conclave.games.seasons.rules.energy import GUARD, total
from conclave.games.seasons.rules.events import REGISTRY
from conclave.games.seasons.rules.knowledge import COPIES
from conclave.games.seasons.rules.names import (
    CARD_KEYS,
    CARD_NUMBERS,
    CARD_SETS,
    ENCHANTMENT_KEYS,
    LAST_TOKEN,
    RAVEN_THE_USURPER,
    SET_KEYS,
    TOKEN_OF_HANDS,
)
from conclave.games.seasons.rules.picks import END, SUMMON, USE_TOKEN
from conclave.games.seasons.rules.prelude import cards_of
from conclave.games.seasons.rules.registry import ABILITY_TOKENS, card_of
from conclave.games.seasons.rules.saves import merge_unsorted
from conclave.games.seasons.rules.saves import zones as cards_by_place
from conclave.games.seasons.rules.state import (
    BURIED,
    COPIED,
    DISCARD,
    KIND,
    PILE,
    PINNED,
    RAVENS,
    RAVENS_MASK,
    TARGET,
    Setup,
    place_of,
    power_of,
    tokens_of,
    uid_of,
)
from conclave.games.seasons.rules.table import RULES, Seasons
from conclave.table.errors import BadOption
from conclave.table.table import Table
from tests.games.seasons.printed import asking_nothing, questions_added, silent
from tests.laws.subject import A_COSTLY_LAW, A_LAW, Case, Subject, Tally

LEVELS = ["apprentice", "magician", "archmage"]
A_STRING = re.compile(r'"([^"]*)"')  # in JSON
KINGDOM = 1_000_000  # games from this number on have parts of Enchanted Kingdom in them
A_HANDFUL = 5  # so many unknown cards and more do not lie the same in three deals


def as_seasons(table: Table) -> Seasons:
    assert isinstance(table, Seasons)
    return table


def zones(t: Seasons) -> dict[int, list[int]]:
    """Every card by the place where it lies; limbo is a place."""
    where = {PILE: t.pile[t.drawn :], DISCARD: t.discard}
    for seat, me in enumerate(t.players):
        limbo = [card for frame in t.stack if frame.owner == seat for card in frame.pool]
        board = [entry & KIND for entry in me.board]
        parts = [list(me.pack), me.hand, list(me.library2), list(me.library3), board, limbo]
        merge_unsorted(parts, question_of(t))
        for part, cards in enumerate(parts):
            where[place_of(seat, part)] = cards
    return where


def question_of(t: Seasons) -> str:
    return REGISTRY.question_keys[t.question] if t.question >= 0 else ""


def card_asking(t: Seasons) -> str:
    """The card whose text asks the question at hand, if it is one."""
    return CARD_KEYS[t.stack[-1].card] if t.stack else ""


# The cheap laws, at every decision.


def cards_are_conserved(table: Table) -> None:
    t = as_seasons(table)
    held = t.pile[t.drawn :] + t.discard
    for me in t.players:
        held += [*me.pack, *me.hand, *me.library2, *me.library3]
        held += [entry & KIND for entry in me.board]
    for frame in t.stack:
        held += frame.pool
    held.sort()
    assert held == cards_in_the_box(t.setup), "a card was lost or doubled"


@lru_cache
def cards_in_the_box(setup: Setup) -> list[int]:
    return cards_of(setup)


def numbers_are_in_bounds(table: Table) -> None:
    t = as_seasons(table)
    free = question_of(t) == "free"
    for me in t.players:
        assert me.crystals >= 0
        assert 0 <= me.gauge <= 15
        assert 0 <= me.bonuses <= 3
        assert not me.token_used or (t.setup.tokens and me.token in ABILITY_TOKENS)
        assert me.reserve >= 0
        assert me.reserve & GUARD == 0, "a type of energy went below zero"
        assert me.reserve < 1 << 31
        assert not free or total(me.reserve) <= me.capacity
        counted = 0
        for entry in me.board:
            assert tokens_of(entry) & GUARD == 0
            presence = card_of(t, power_of(entry)).presence
            if presence >= 0:
                counted += 1 << presence
        assert counted == me.presence


def ravens_copy_what_is_there(table: Table) -> None:
    """What a Raven copies is a magic item of an opponent, in play, and has a Raven's token on it; no other card has."""
    t = as_seasons(table)
    copied: dict[int, int] = {}
    for seat, me in enumerate(t.players):
        for entry in me.board:
            if entry >> COPIED & KIND:
                copied[entry >> TARGET] = entry >> COPIED & KIND
                assert entry & KIND == RAVEN_THE_USURPER
                assert t.players[seat].index_of(entry >> TARGET) < 0
    marked = {uid_of(entry): entry & KIND for me in t.players for entry in me.board if entry >> RAVENS & RAVENS_MASK}
    assert marked == copied


CHEAP: list[A_LAW] = [
    cards_are_conserved,
    numbers_are_in_bounds,
    ravens_copy_what_is_there,
]


# The costly ones.


def truth_fits_what_is_known(case: Case) -> None:
    """For each viewer, where the cards really lie is among the places that the viewer deems possible."""
    t = as_seasons(case.table)
    where: dict[int, list[int]] = {}
    for place, cards in zones(t).items():
        for card in cards:
            where.setdefault(card, []).append(place)
    known = t.knowledge()
    assert known.sizes == [len(cards) for cards in cards_by_place(t)], "a place has another number of cards"
    for one in known.by_viewer:
        pins = Counter(one.pins.values())
        buried = Counter(one.buried.values())
        masks = one.masks
        for card, places in where.items():
            real = list(places)
            for _ in range(pins[card]):
                real[real.index(PILE)] = PINNED
            for _ in range(buried[card]):
                real[real.index(DISCARD)] = BURIED
            fits = possible(masks[COPIES * card : COPIES * card + COPIES], real)
            assert fits, f"{CARD_KEYS[card]} lies where a viewer rules it out"
        for at, card in one.pins.items():
            assert t.pile[at - 1] == card
        for at, card in one.buried.items():
            assert t.discard[at - 1] == card


def possible(open_to: list[int], real: list[int]) -> bool:
    """Whether the cards of a kind may lie where they do, whichever of the two is which; of one, either may be it."""
    one, other = open_to
    if len(real) == 1:
        return (one | other) >> real[0] & 1 == 1
    here, there = real
    return (one >> here & other >> there | one >> there & other >> here) & 1 == 1


def cards_are_named_to_those_who_know(case: Case) -> None:
    """No view or event names a card that its seat cannot place."""
    for viewer in range(case.table.seats):
        data = case.view(viewer).dump()
        placed = {
            key for key, masks in data["known"]["places"].items() if any(mask & (mask - 1) == 0 for mask in masks)
        }
        # The card of a paused effect says whose text it is: everybody saw it, wherever it lies by now.
        stack = [{**frame, "card": "", "effect": ""} for frame in data["paused"]]
        shown = {**data, "known": None, "paused": stack, "events": case.table.events_for(viewer)}
        assert names_in(shown) <= placed, "a card is named to a seat that cannot know where it is"


def names_in(data: Any) -> set[str]:
    """Every card that is named somewhere in the data."""
    return CARD_NUMBERS.keys() & set(A_STRING.findall(json.dumps(data)))


COSTLY: list[A_COSTLY_LAW] = [truth_fits_what_is_known, cards_are_named_to_those_who_know]

# What is counted.

SILENT = silent()
ASKS_NOTHING = asking_nothing()

# Enchantments whose work is not an event of its own: they change what may be done, or the prelude.
WITHOUT_EVENTS = {
    "elemental-construction",
    "extended-experience",
    "natural-selection",
    "entangling-roots",
    "olafs-knowledge",
    "vision-of-destiny",
}
FIRST_EDITION = {"take-energy"}  # questions that the second edition never asks
EXPANSION = questions_added()


def note_event(event: Mapping[str, Any], tally: Tally) -> None:
    if event["event"] in ("summoned", "entered"):
        tally.seen[f"entered {event['card']}"] += 1
    elif event["event"] in ("activated", "effect", "shielded"):
        tally.seen[f"acted {event['card']}"] += 1
    elif event["event"] == "token":
        tally.seen[f"token {event['amount']}"] += 1
    elif event["event"] == "enchanted":
        tally.seen[f"enchanted {ENCHANTMENT_KEYS[event['amount']]}"] += 1


class SeasonsSubject(Subject):
    """What the base game and the expansion have in common."""

    cheap = CHEAP
    costly = COSTLY
    cards: list[str]

    def choice(self, dice: random.Random, options: list[int], busy: bool) -> int:
        moves = [pick for pick in options if pick > SUMMON or pick == USE_TOKEN]
        if busy and END in options and moves and dice.random() < 0.7:
            return dice.choice(moves)
        return dice.choice(options)

    def note(self, table: Table, tally: Tally) -> None:
        for event in table.events:
            note_event(event, tally)
        if not table.over:
            tally.seen[f"asked {card_asking(as_seasons(table))}"] += 1

    def hidden(self, table: Table) -> object:
        """Where the cards lie. The key, which always differs, is left out."""
        t = as_seasons(table)
        held = [(me.hand, me.pack, me.library2, me.library3, me.drafted) for me in t.players]
        return t.pile[t.drawn :], t.discard, held

    def much_is_hidden(self, data: dict[str, Any]) -> bool:
        known = data["known"]
        unknown: int = data["pile"] - len(known["top"]) + data["discard"] - len(known["discards"])
        return unknown > A_HANDFUL

    def unused(self, tally: Tally) -> list[str]:
        seen = tally.seen
        missing = [f"{key} never entered play" for key in self.cards if not seen[f"entered {key}"]]
        missing += [f"{key} never acted" for key in self.cards if not seen[f"acted {key}"] and key not in SILENT]
        return missing + [
            f"{key} never asked" for key in self.cards if not seen[f"asked {key}"] and key not in ASKS_NOTHING
        ]

    def report(self, tally: Tally) -> list[str]:
        seen = tally.seen
        lines = ["card                     entered   acted   asked"]
        for key in self.cards:
            lines.append(f"{key:24} {seen[f'entered {key}']:7} {seen[f'acted {key}']:7} {seen[f'asked {key}']:7}")
        return lines


class Base(SeasonsSubject):
    """Without the expansion."""

    first = 0
    seed = 8000
    settings = 18  # players, levels and editions together
    questions = [question for question in REGISTRY.question_keys if question not in EXPANSION]  # noqa: RUF012
    cards = CARD_SETS[0].cards

    def setting(self, number: int) -> dict[str, Any]:
        """Players, levels and editions in turn, archmage more often than the others."""
        level = "archmage" if number % 2 else LEVELS[number // 6 % 3]
        return {"players": 2 + number % 3, "level": level, "edition": 1 + number // 18 % 2}

    def title(self, options: dict[str, Any]) -> str:
        return "{players} players, {level}, edition {edition}".format(**options)


class Kingdom(SeasonsSubject):
    """With parts of Enchanted Kingdom in it."""

    first = KINGDOM
    seed = 29
    settings = 33  # players and enchantments
    questions = [question for question in REGISTRY.question_keys if question not in FIRST_EDITION]  # noqa: RUF012
    cards = CARD_KEYS[1:]

    def setting(self, number: int) -> dict[str, Any]:
        """Each enchantment and none, for 2 to 4 players, with and without tokens, mostly with the cards, any level."""
        options: dict[str, Any] = {
            "players": 2 + number % 3,
            "level": LEVELS[max(0, number // 33 % 4 - 1)] if number % 5 else "archmage",
            "sets": ["base"] if number // 33 % 5 == 4 else SET_KEYS,
            "tokens": number // 33 % 3 != 1,
            "enchantment": ENCHANTMENT_KEYS[number // 3 % len(ENCHANTMENT_KEYS)],
        }
        try:
            RULES.checked(None, options)
        except BadOption:
            options |= {"level": "archmage"}
        return options

    def title(self, options: dict[str, Any]) -> str:
        return "{players} players, {enchantment}".format(**options)

    def unused(self, tally: Tally) -> list[str]:
        tokens = [token for token in range(1, LAST_TOKEN + 1) if token != TOKEN_OF_HANDS]
        missing = [f"token {token} was never used" for token in tokens if not tally.seen[f"token {token}"]]
        working = [key for key in ENCHANTMENT_KEYS[1:] if key not in WITHOUT_EVENTS]
        missing += [f"{key} never did anything" for key in working if not tally.seen[f"enchanted {key}"]]
        return super().unused(tally) + missing

    def report(self, tally: Tally) -> list[str]:
        seen = tally.seen
        tokens = [f"token {token:2} used {seen[f'token {token}']:6} times" for token in range(1, LAST_TOKEN + 1)]
        works = [f"{key:24} at work {seen[f'enchanted {key}']:6} times" for key in ENCHANTMENT_KEYS[1:]]
        return [*super().report(tally), "", *tokens, "", *works]


SUBJECTS: dict[str, Subject] = {"base": Base("seasons"), "kingdom": Kingdom("seasons")}
