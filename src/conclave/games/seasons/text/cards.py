"""Cards and their sets in words: names, texts, costs, and finding a card by what somebody typed."""

from collections.abc import Collection, Mapping
from difflib import get_close_matches
from functools import cache
from typing import Final, TypedDict

from conclave.games.seasons.rules.card_set import BASE
from conclave.games.seasons.rules.energy import by_name
from conclave.games.seasons.rules.names import (
    CARD_KEYS,
    CARD_NUMBERS,
    ELEMENTAL_AMULET,
    GLUTTON_CAULDRON,
    IOS_TRANSMUTER,
    LAST_CARD,
    RAVEN_THE_USURPER,
    set_of,
)
from conclave.games.seasons.rules.registry import ARRIVAL, CARDS, KIND_NAMES, ROUND_END, SACRIFICE, SEASON_CHANGE, Card
from conclave.games.seasons.rules.state import AMULETS
from conclave.games.seasons.text import words
from conclave.text.catalogue import LANGUAGE, has, in_language, say, say_part
from conclave.text.typed_words import one_meant
from conclave.text.words import listed, plain

EDITION: Final = 2
PLAYERS: Final = (2, 3, 4)

LONGEST_NUMBER: Final = 9  # digits; no card's number is near it


def card_name(key: str) -> str:
    return say(f"seasons-card-{key}")


def card_text(key: str) -> str:
    return say_part(f"seasons-card-{key}", "text")


def text_in_edition(key: str, edition: int) -> str:
    """A card's text, with what the first edition does otherwise where that is played."""
    first = card_part(key, "first-edition") if edition == 1 else ""
    return say("seasons-word-first-edition", text=card_text(key), first=first) if first else card_text(key)


def card_part(key: str, part: str) -> str:
    """A card's `note` or `first-edition`; empty where it has none."""
    name = f"seasons-card-{key}"
    return say_part(name, part) if has(name, part) else ""


def card_of(key: str, edition: int = EDITION) -> Card:
    """A card as an edition prints it. The first had no expansion: its cards are always those of the second."""
    number = CARD_NUMBERS[key]
    return CARDS[edition if number < len(CARDS[edition]) else EDITION][number]


def cost_in_letters(key: str, players: int, edition: int = EDITION) -> str:
    """A cost as short as it can be: "WWF + 3 crystals"."""
    card = card_of(key, edition)
    if card.number == ELEMENTAL_AMULET:
        return say("seasons-word-cost-amulet-letters")
    return cost_of(card, players, words.letters(by_name(card.energy[players - 2])))


def cost_in_words(key: str, players: int, edition: int = EDITION) -> str:
    card = card_of(key, edition)
    pack = card.energy[players - 2]
    return cost_of(card, players, words.energies(by_name(pack)) if pack else "")


def cost_of(card: Card, players: int, energies: str) -> str:
    crystals = card.crystals[players - 2]
    if card.number == ELEMENTAL_AMULET:
        return say("seasons-word-cost-amulet")
    parts = [energies] if energies else []
    if crystals:
        parts.append(say("seasons-word-crystals", number=crystals))
    return words.listed(parts) if parts else say("seasons-word-free")


def is_free(key: str, players: int, edition: int = EDITION) -> bool:
    """Whether summoning a card costs nothing at all."""
    card = card_of(key, edition)
    return card.number != ELEMENTAL_AMULET and not card.energy[players - 2] and not card.crystals[players - 2]


def cost_for_all(key: str, edition: int = EDITION) -> str:
    """The cost, for each number of players where it differs."""
    costs = [cost_in_words(key, players, edition) for players in PLAYERS]
    if len(set(costs)) == 1:
        return costs[0]
    return words.listed(
        [say("seasons-word-cost-players", players=n, cost=cost) for n, cost in zip(PLAYERS, costs, strict=True)]
    )


def timings(key: str, edition: int = EDITION) -> list[str]:
    """When a card does something: "arrival", "activation", "lasting"."""
    card = card_of(key, edition)
    found = ["arrival"] if card.lines[ARRIVAL] and card.number != IOS_TRANSMUTER else []  # which just starts to last
    if card.activation is not None:
        found.append("activation")
    later = any(card.lines[when] for when in (ROUND_END, SEASON_CHANGE, SACRIFICE))
    counted = card.presence not in (-1, AMULETS)  # an Amulet is counted for its energies, which it has on arrival
    if later or counted or card.at_end or card.number in (GLUTTON_CAULDRON, RAVEN_THE_USURPER):
        found.append("lasting")
    return found


def timing_in_words(key: str, edition: int = EDITION) -> str:
    phrases = {
        "arrival": say("seasons-word-timing-arrival"),
        "activation": say("seasons-word-timing-activation"),
        "lasting": say("seasons-word-timing-lasting"),
    }
    found = timings(key, edition)
    return words.listed([phrases[name] for name in found]) if found else say("seasons-word-timing-none")


def kind_in_words(key: str) -> str:
    return say("seasons-word-kind", kind=KIND_NAMES[card_of(key).kind])


class CardData(TypedDict):
    """Everything about a card."""

    number: int
    key: str
    name: str
    kind: str
    prestige: int
    cost: dict[str, Mapping[str, int]]  # by the number of players
    timing: list[str]
    text: str
    note: str
    first_edition: str


def card_data(key: str, edition: int = EDITION) -> CardData:
    """Everything about a card as plain data."""
    card = card_of(key, edition)
    costs: dict[str, Mapping[str, int]] = {}
    for players in PLAYERS:
        energies = {name: number for name, number in by_name(card.energy[players - 2]).items() if number}
        crystals = {"crystals": card.crystals[players - 2]} if card.crystals[players - 2] else {}
        choice = {"different_energies_at_most": 4} if card.number == ELEMENTAL_AMULET else {}
        costs[str(players)] = energies | crystals | choice
    return {
        "number": card.number,
        "key": key,
        "name": card_name(key),
        "kind": KIND_NAMES[card.kind],
        "prestige": card.prestige,
        "cost": costs,
        "timing": timings(key, edition),
        "text": card_text(key),
        "note": card_part(key, "note"),
        "first_edition": card_part(key, "first-edition"),
    }


# --- finding a card ------------------------------------------------------------------------------------------------


@cache
def spellings(language: str) -> dict[str, str]:
    """What a card may be called, as `plain` has it: its key, which is its English name, and its name in that language,
    which goes first."""
    with in_language(language):
        return {plain(key): key for key in CARD_KEYS[1:]} | {plain(card_name(key)): key for key in CARD_KEYS[1:]}


def find_card(text: str, among: Collection[str] = CARD_NUMBERS) -> str | None:
    """The card that a name, key, number or unmistakable part of a name means, of all or of some; None for no card."""
    wanted = plain(text)
    if wanted.isdecimal():
        number = int(wanted) if len(wanted) <= LONGEST_NUMBER else 0
        return CARD_KEYS[number] if 1 <= number <= LAST_CARD else None
    known = spellings(LANGUAGE.get())
    return known.get(wanted) or one_meant(text, {name: key for name, key in known.items() if key in among})


def near_cards(text: str) -> list[str]:
    """Names of cards that somebody may have meant."""
    known = spellings(LANGUAGE.get())
    wanted = plain(text)
    keys = [key for name, key in known.items() if wanted and wanted in name]
    keys += [known[name] for name in get_close_matches(wanted, known, n=5, cutoff=0.5)]
    return [card_name(key) for key in list(dict.fromkeys(keys))[:5]]


def set_name(key: str) -> str:
    return say(f"seasons-set-{key}")


def set_text(key: str) -> str:
    """What a set adds to a game."""
    return say_part(f"seasons-set-{key}", "text")


def mix_words(keys: list[str]) -> tuple[str, str]:
    """The sets of a game: their title, and what they bring."""
    added = [key for key in keys if key != BASE]
    if not added:
        return set_name(BASE), set_text(BASE)
    title = say("seasons-setting-sets-with", sets=listed([set_name(key) for key in added]))
    return title, " ".join(set_text(key) for key in added)


def number_on(card: int) -> str:
    """The printed number as we write it, with the mark of its set, so that no two cards share one."""
    card_set = set_of(card)
    return f"{card_set.mark}{card_set.printed(card)}"
