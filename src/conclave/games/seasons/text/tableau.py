"""Cards in play in words: which one is meant, what a Raven copies, and whose effect is speaking."""

from collections.abc import Iterator
from typing import Any, Final

from conclave.games.seasons.rules.names import CARD_KEYS
from conclave.games.seasons.rules.picks import CARD_RANGE, card_named
from conclave.games.seasons.rules.registry import IS_FAMILIAR
from conclave.games.seasons.text import words
from conclave.games.seasons.text.cards import card_name
from conclave.text.catalogue import say

HOURGLASS: Final = "hourglass-of-time"

Entry = dict[str, Any]  # a card in play, as a view tells it


def mine(data: dict[str, Any]) -> dict[str, Any]:
    """What lies before the seat whose view it is."""
    player: dict[str, Any] = data["players"][data["seat"]]
    return player


def power(entry: Entry) -> str:
    """The card whose effects a card in play has: a Raven's are those of what it copies."""
    return str(entry["copies"] or entry["card"])


def having(data: dict[str, Any], key: str) -> list[Entry]:
    """The viewer's cards in play that have the effects of a card."""
    return [entry for entry in mine(data)["play"] if power(entry) == key]


def lying(data: dict[str, Any], arrival: int) -> tuple[int, Entry] | None:
    """The card in play with an order of arrival, and whose it is."""
    for seat, shown in enumerate(data["players"]):
        for entry in shown["play"]:
            if entry["arrival"] == arrival:
                return seat, entry
    return None


def titled(entry: Entry) -> str:
    """A card in play by its name; a Raven with what it copies."""
    name = card_name(entry["card"])
    return say("seasons-word-copying", card=name, copied=card_name(entry["copies"])) if entry["copies"] else name


def speaking(data: dict[str, Any]) -> str:
    """The card whose effect is going on, by name; empty where it is no card's. A Raven may speak for it."""
    stack = data["stack"]
    card = stack[-1]["card"]
    if not card:
        return ""
    for frame in reversed(stack):
        if frame["card"] != card:
            break
        found = lying(data, frame["uid"]) if frame["uid"] and frame["effect"] not in ("loss", "spare") else None
        if found is not None and power(found[1]) == card:
            return titled(found[1])
    return card_name(card)


# --- twins ---------------------------------------------------------------------------------------------------------


def copiers(data: dict[str, Any], entry: Entry) -> list[int]:
    """The seats whose Ravens copy a card in play."""
    return [
        seat
        for seat, shown in enumerate(data["players"])
        for other in shown["play"]
        if other["copies"] and other["copied"] == entry["arrival"]
    ]


def state_of(data: dict[str, Any], entry: Entry, names: words.Names) -> list[str]:
    """What may tell a card in play from another of its name."""
    state = [say("seasons-word-turned") if entry["turned"] else say("seasons-word-straight")]
    if any(entry["energy"].values()):
        state.append(say("seasons-word-with-energy", energies=words.energies(entry["energy"])))
    found = lying(data, entry["copied"]) if entry["copies"] else None
    if found is not None:
        player = words.player(found[0], names)
        state.append(say("seasons-word-copy-of", player=player, card=card_name(entry["copies"])))
    copied_by = [words.player(seat, names) for seat in copiers(data, entry)]
    if copied_by:
        state.append(say("seasons-word-copied-by", players=words.listed(copied_by)))
    return state


def told_apart(data: dict[str, Any], entry: Entry, twins: list[Entry], names: words.Names) -> str:
    """A card in play, with its state where another of that name lies beside it, and its age if need be."""
    if len(twins) < 2:
        return titled(entry)
    state = state_of(data, entry, names)
    if [state_of(data, twin, names) for twin in twins].count(state) > 1:
        first = min(twin["arrival"] for twin in twins)
        state.append(say("seasons-word-earlier") if entry["arrival"] == first else say("seasons-word-later"))
    return say("seasons-option-twin", card=card_name(entry["card"]), state=words.listed(state))


def in_play(data: dict[str, Any], choice: int, names: words.Names) -> str:
    """One of the viewer's cards in play, as a pick names it; `choice` is the pick less its base."""
    key = CARD_KEYS[card_named(choice)]
    twins = [entry for entry in mine(data)["play"] if entry["card"] == key]
    return told_apart(data, twins[1 if choice > CARD_RANGE else 0], twins, names)


# --- picks that name cards in their own way ------------------------------------------------------------------------


def voice(entry: Entry) -> tuple[Any, ...]:
    """What matters for what a card says."""
    return entry["card"], tuple(entry["energy"].values()), entry["copied"]


def waiting_to_speak(data: dict[str, Any], choice: int, names: words.Names) -> str:
    """One of the cards whose order is asked; the second of a name is the next in line that differs from the first."""
    key = CARD_KEYS[card_named(choice)]
    found: list[Entry] = []
    for arrival in data["stack"][-1]["todo"]:
        there = lying(data, arrival)
        if there is not None and there[1]["card"] == key and voice(there[1]) not in [voice(entry) for entry in found]:
            found.append(there[1])
    at = 1 if choice > CARD_RANGE else 0
    return told_apart(data, found[at], found, names) if at < len(found) else card_name(HOURGLASS)


def to_copy(data: dict[str, Any], names: words.Names) -> Iterator[tuple[int, str, str]]:
    """What a Raven may copy: how a pick names it, less its base; the card; and a phrase for whose it is."""
    found: dict[int, tuple[int, Entry]] = {}
    seats = len(data["players"])
    for seat in [(data["seat"] + step) % seats for step in range(1, seats)]:
        for entry in data["players"][seat]["play"]:
            number = CARD_KEYS.index(entry["card"])
            if IS_FAMILIAR[number]:
                continue
            first = found.get(number)
            if first is None:
                found[number] = seat, entry
            elif first[0] != seat or state_differs(data, first[1], entry):
                found[CARD_RANGE + number] = seat, entry
    for choice, (seat, entry) in found.items():
        twins = [twin for owner, twin in found.values() if owner == seat and twin["card"] == entry["card"]]
        item = told_apart(data, entry, twins, names)
        yield choice, entry["card"], say("seasons-word-of", player=words.player(seat, names), card=item)


def state_differs(data: dict[str, Any], one: Entry, other: Entry) -> bool:
    """Whether two cards of a name and an owner differ in more than their order of arrival."""
    if (one["turned"], one["energy"]) != (other["turned"], other["energy"]):
        return True
    return bool(copiers(data, one) or copiers(data, other))  # a Raven copies one card
