"""What the laws need to know of a game beyond the door: where its cards lie and what its bounds are."""

from collections import Counter
from typing import Any

from conclave.seasons.energy import GUARD, total
from conclave.seasons.game import SEASONS_GAME, Seasons
from conclave.seasons.names import CARD_KEYS, ENCHANTMENT_KEYS, RAVEN_THE_USURPER
from conclave.seasons.prelude import cards_of
from conclave.seasons.rules import ABILITY_TOKENS, ASKED_ANYWAY, ONLY_IF_OPEN, QUESTION_KEYS, card_of
from conclave.seasons.saves import heap_up
from conclave.seasons.saves import zones as cards_by_place
from conclave.seasons.state import (
    BURIED,
    COPIED,
    DISCARD,
    KIND,
    PILE,
    PINNED,
    RAVENS,
    RAVENS_MASK,
    TARGET,
    place_of,
    power_of,
    tokens_of,
    uid_of,
)
from conclave.table.errors import BadOption
from conclave.table.knowledge import COPIES
from conclave.table.table import Table

LEVELS = ["apprentice", "magician", "archmage"]
KINGDOM = 1_000_000  # games from this number on have parts of Enchanted Kingdom in them
MOST_EFFECTS = 300  # steps that one choice may set off


def setting(number: int) -> dict[str, Any]:
    """The options of game number n: players, levels and editions in turn, archmage more often than the others."""
    if number >= KINGDOM:
        return kingdom_setting(number - KINGDOM)
    level = "archmage" if number % 2 else LEVELS[number // 6 % 3]
    return {"players": 2 + number % 3, "level": level, "edition": 1 + number // 18 % 2}


def kingdom_setting(number: int) -> dict[str, Any]:
    """Each enchantment and none, for 2 to 4 players, with and without tokens, mostly with the cards, on any level."""
    options: dict[str, Any] = {
        "players": 2 + number % 3,
        "level": LEVELS[max(0, number // 33 % 4 - 1)] if number % 5 else "archmage",
        "sets": ["base"] if number // 33 % 5 == 4 else ["base", "enchanted-kingdom"],
        "tokens": number // 33 % 3 != 1,
        "enchantment": ENCHANTMENT_KEYS[number // 3 % len(ENCHANTMENT_KEYS)],
    }
    try:
        SEASONS_GAME.checked(None, options)
    except BadOption:
        options |= {"level": "archmage"}
    return options


def title(options: dict[str, Any]) -> str:
    """A setting in a line; of the expansion, players and enchantment."""
    if "enchantment" not in options:
        return "{players} players, {level}, edition {edition}".format(**options)
    return "{players} players, {enchantment}".format(**options)


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
        heap_up(parts, question_of(t))
        for part, cards in enumerate(parts):
            where[place_of(seat, part)] = cards
    return where


def question_of(t: Seasons) -> str:
    return QUESTION_KEYS[t.question] if t.question >= 0 else ""


def card_asking(t: Seasons) -> str:
    """The card whose text asks the question at hand, if it is one."""
    return CARD_KEYS[t.stack[-1].card] if t.stack else ""


# The cheap laws, at every decision.


def cards_are_conserved(t: Seasons) -> None:
    held = [card for cards in zones(t).values() for card in cards]
    held.sort()
    assert held == cards_of(t.setup), "a card was lost or doubled"


def numbers_are_in_bounds(t: Seasons) -> None:
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


def the_question_is_sound(t: Seasons) -> None:
    if t.over:
        assert t.options == []
        assert t.waiting == []
        assert t.asked == -1
        return
    options = t.options
    assert t.asked == min(t.waiting)
    assert options
    assert len(set(options)) == len(options)
    assert all(0 <= pick < t.spelling.size for pick in options)
    if ASKED_ANYWAY[t.question] == ONLY_IF_OPEN:
        assert len(options) > 1, f"the table asked {question_of(t)} with one answer"


def ravens_copy_what_is_there(t: Seasons) -> None:
    """What a Raven copies is a magic item of an opponent, in play, and has a Raven's token on it; no other card has."""
    copied: dict[int, int] = {}
    for seat, me in enumerate(t.players):
        for entry in me.board:
            if entry >> COPIED & KIND:
                copied[entry >> TARGET] = entry >> COPIED & KIND
                assert entry & KIND == RAVEN_THE_USURPER
                assert t.players[seat].index_of(entry >> TARGET) < 0
    marked = {uid_of(entry): entry & KIND for me in t.players for entry in me.board if entry >> RAVENS & RAVENS_MASK}
    assert marked == copied


def effects_come_to_an_end(t: Seasons) -> None:
    assert t.steps <= MOST_EFFECTS, f"one choice set off {t.steps} steps"


CHEAP = [
    cards_are_conserved,
    numbers_are_in_bounds,
    the_question_is_sound,
    ravens_copy_what_is_there,
    effects_come_to_an_end,
]


def truth_fits_what_is_known(t: Seasons) -> None:
    """For each viewer, where the cards really lie is among the places that the viewer deems possible."""
    where: dict[int, list[int]] = {}
    for place, cards in zones(t).items():
        for card in cards:
            where.setdefault(card, []).append(place)
    assert t.knowledge().sizes == [len(cards) for cards in cards_by_place(t)], "a place has another number of cards"
    for sight in t.knowledge().sights:
        pins = Counter(sight.pins.values())
        buried = Counter(sight.buried.values())
        for card, places in where.items():
            open_to = sight.masks[COPIES * card : COPIES * card + COPIES]
            real = list(places)
            for _ in range(pins[card]):
                real[real.index(PILE)] = PINNED
            for _ in range(buried[card]):
                real[real.index(DISCARD)] = BURIED
            straight = all(mask >> place & 1 for mask, place in zip(open_to, real, strict=False))
            crossed = all(mask >> place & 1 for mask, place in zip(open_to, reversed(real), strict=False))
            one_of = len(real) == 1 and any(mask >> real[0] & 1 for mask in open_to)
            assert straight or crossed or one_of, f"{CARD_KEYS[card]} lies where a viewer rules it out"
        for at, card in sight.pins.items():
            assert t.pile[at - 1] == card
        for at, card in sight.buried.items():
            assert t.discard[at - 1] == card
