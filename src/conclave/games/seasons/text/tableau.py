"""Cards in play in words: which one is meant, what a Raven copies, and whose effect is speaking."""

from conclave.games.seasons.text import words
from conclave.games.seasons.text.cards import card_name
from conclave.table.data import Data
from conclave.text.catalogue import say

Entry = Data  # a card in play, as a view tells it


def mine(data: Data) -> Data:
    """What lies before the seat whose view it is."""
    player: Data = data["players"][data["seat"]]
    return player


def power(entry: Entry) -> str:
    """The card whose effects a card in play has: a Raven's are those of what it copies."""
    return str(entry["copies"] or entry["card"])


def having(data: Data, key: str) -> list[Entry]:
    """The viewer's cards in play that have the effects of a card."""
    return [entry for entry in mine(data)["play"] if power(entry) == key]


def entry_in_play(data: Data, arrival: int) -> tuple[int, Entry] | None:
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


def speaking(data: Data) -> str:
    """The card whose effect is going on, by name; empty where it is no card's. A Raven may stand in for it."""
    asked = data["arguments"]
    found = entry_in_play(data, asked["arrival"]) if asked["arrival"] else None
    if found is not None:
        return titled(found[1])
    return card_name(asked["card"]) if asked["card"] else ""


# --- twins ---------------------------------------------------------------------------------------------------------


def copiers(data: Data, entry: Entry) -> list[int]:
    """The seats whose Ravens copy a card in play."""
    return [
        seat
        for seat, shown in enumerate(data["players"])
        for other in shown["play"]
        if other["copies"] and other["copied"] == entry["arrival"]
    ]


def state_of(data: Data, entry: Entry, names: words.Names) -> list[str]:
    """What may tell a card in play from another of its name."""
    state = [say("seasons-word-turned") if entry["turned"] else say("seasons-word-straight")]
    if any(entry["energy"].values()):
        state.append(say("seasons-word-with-energy", energies=words.energies(entry["energy"])))
    found = entry_in_play(data, entry["copied"]) if entry["copies"] else None
    if found is not None:
        player = words.player(found[0], names)
        state.append(say("seasons-word-copy-of", player=player, card=card_name(entry["copies"])))
    copied_by = [words.player(seat, names) for seat in copiers(data, entry)]
    if copied_by:
        state.append(say("seasons-word-copied-by", players=words.listed(copied_by)))
    return state


def told_apart(data: Data, entry: Entry, twins: list[Entry], names: words.Names) -> str:
    """A card in play, with its state where another of that name lies beside it, and its age if need be."""
    if len(twins) < 2:
        return titled(entry)
    state = state_of(data, entry, names)
    if [state_of(data, twin, names) for twin in twins].count(state) > 1:
        first = min(twin["arrival"] for twin in twins)
        state.append(say("seasons-word-earlier") if entry["arrival"] == first else say("seasons-word-later"))
    return say("seasons-option-twin", card=card_name(entry["card"]), state=words.listed(state))


def in_play(data: Data, about: Data, names: words.Names) -> str:
    """One of the viewer's cards in play that an option is about; among those still to be resolved, an energy owed."""
    if "arrival" not in about:
        return card_name(about["card"])
    twins = [entry for entry in mine(data)["play"] if entry["card"] == about["card"]]
    if data["question"] == "order":
        waiting = [other.get("arrival") for other in data["about"]]
        twins = [entry for entry in twins if entry["arrival"] in waiting]
    return told_apart(data, entry_of(data, about["arrival"]), twins, names)


def to_copy(data: Data, about: Data, names: words.Names) -> str:
    """What a Raven may copy, and whose it is."""
    same = ("verb", "card", "seat")
    others = [other for other in data["about"] if all(other.get(name) == about[name] for name in same)]
    twins = [entry_of(data, other["arrival"]) for other in others]
    item = told_apart(data, entry_of(data, about["arrival"]), twins, names)
    return say("seasons-word-of", player=words.player(about["seat"], names), card=item)


def entry_of(data: Data, arrival: int) -> Entry:
    found = entry_in_play(data, arrival)
    assert found is not None
    return found[1]
