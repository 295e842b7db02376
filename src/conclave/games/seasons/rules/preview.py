"""What a player wants to know before choosing: the numbers that choices change, what a card costs, what is wasted."""

from collections.abc import Sequence
from typing import Final

from conclave.games.seasons.rules.dice import LAST_YEAR, RATES, SPACES
from conclave.games.seasons.rules.energy import ENERGY_NAMES, TYPES, count, one, total
from conclave.games.seasons.rules.names import CARD_KEYS, ELEMENTAL_AMULET
from conclave.games.seasons.rules.picks import (
    ACTIVATE,
    COPY,
    DRAW,
    END,
    IN_PLAY,
    RAISE,
    SOURCES,
    SUMMON,
    TRANSMUTE,
    card_named,
)
from conclave.games.seasons.rules.registry import PRESTIGE
from conclave.games.seasons.rules.state import HANDS, KIND, SeasonsTable
from conclave.games.seasons.rules.summon import energies_due, leeches_on, surcharge
from conclave.games.seasons.rules.tournament import pips_left
from conclave.games.seasons.rules.turn import ASK_FREE
from conclave.games.seasons.rules.verbs import transmute_extra
from conclave.table.data import Costs, Waste


class SeasonsWaste(Waste, total=False):
    """What of this game would be left undone."""

    cards: list[str]
    energies: int
    crystals: int


WASTES: Final = ["summon", "gauge", "draw", "transmute", "transmute-last", "energies", "activate"]


def figures(t: SeasonsTable, seat: int) -> dict[str, int]:
    """The numbers of a player that lie open before everybody."""
    me = t.players[seat]
    prestige = 0
    for entry in me.board:
        prestige += PRESTIGE[entry & KIND]
    told = {"crystals": me.crystals, "gauge": me.gauge, "cards": len(me.hand), "prestige": prestige}
    have = me.spendable()
    for kind, name in enumerate(ENERGY_NAMES):
        told[f"energy {name}"] = count(have, kind)
    return told


def cost_of(t: SeasonsTable, pick: int, seat: int) -> Costs | None:
    """What a card to be summoned costs after all that raises or lowers it; None for every other pick.

    `any`: energies of whatever type, beside those of `energy`. `less`: how many of all these Hands of Fortune spare.
    """
    if not SUMMON < pick <= IN_PLAY:
        return None
    card = pick - SUMMON
    hands = t.players[seat].number_of(HANDS)
    named = t.setup.cost_energy[card]
    anyhow = surcharge(t)
    spared = total(named) + anyhow - energies_due(named, hands, anyhow)
    if card == ELEMENTAL_AMULET:  # for one type at least, of one's own choice
        anyhow = energies_due(one(0), hands, anyhow)
        spared = 0
    told: Costs = {}
    if named:
        told["energy"] = {name: count(named, kind) for kind, name in enumerate(ENERGY_NAMES) if count(named, kind)}
    crystals = t.setup.cost_crystals[card] + leeches_on(t, seat)
    for name, number in (("any", anyhow), ("less", spared), ("crystals", crystals)):
        if number:
            told[name] = number
    return told


def wasted(t: SeasonsTable, pick: int, seat: int) -> Sequence[SeasonsWaste]:
    """What a player would leave undone by ending the turn: each has a `waste`, its key, and what it is about."""
    if pick != END or t.question != ASK_FREE:
        return []
    offered = t.options_of(seat)
    found: list[SeasonsWaste] = []
    summons = [CARD_KEYS[other - SUMMON] for other in offered if SUMMON < other <= IN_PLAY]
    if summons:
        found.append({"waste": "summon", "cards": summons})
    if RAISE in offered:
        found.append({"waste": "gauge"})
    if DRAW in offered:
        found.append({"waste": "draw"})
    last = last_round(t)
    found += wasted_energies(t, seat, offered, last)
    activations = [other for other in offered if ACTIVATE < other <= COPY] if last else []
    if activations:
        cards = [CARD_KEYS[card_named(other - ACTIVATE)] for other in activations]
        found.append({"waste": "activate", "cards": cards})
    return found


def wasted_energies(t: SeasonsTable, seat: int, offered: list[int], last: bool) -> list[SeasonsWaste]:
    """Energies that could be transmuted now; in the last round, all that are left."""
    have = t.players[seat].spendable()
    if not have:
        return []
    if any(TRANSMUTE <= pick < TRANSMUTE + TYPES * SOURCES for pick in offered):
        crystals = 0
        for kind in range(TYPES):
            crystals += count(have, kind) * (RATES[t.season][kind] + transmute_extra(t, seat))
        key = "transmute-last" if last else "transmute"
        return [{"waste": key, "energies": total(have), "crystals": crystals}]
    return [{"waste": "energies", "energies": total(have)}] if last else []


def last_round(t: SeasonsTable) -> bool:
    """Whether the game ends with this round, unless somebody still moves the season token."""
    return t.ending or (t.year == LAST_YEAR and t.space - 1 + pips_left(t) >= SPACES) or t.year > LAST_YEAR
