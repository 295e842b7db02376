"""What becomes of every card in a game: who drafted it and when, where it was put, when it came into play, its uses."""

from dataclasses import dataclass
from typing import Any, Final, cast

from conclave.games.archimage.rules import events as archimage
from conclave.games.archimage.rules.scrolls import BOND_SCROLL, SCROLL_KEYS
from conclave.games.seasons.rules import events as seasons
from conclave.games.seasons.rules.names import CARD_KEYS, ELEMENTAL_CONSTRUCTION, NATURAL_SELECTION
from conclave.games.seasons.rules.prelude import set_size
from conclave.games.seasons.rules.state import SeasonsTable
from conclave.table import Table

ENTERING: Final = (seasons.SUMMONED, seasons.ENTERED)
LEAVING: Final = (seasons.SACRIFICED, seasons.RETURNED)


@dataclass
class Fate:
    """One card of one seat, a scroll in Archimage."""

    card: int
    drafted: int = 0  # at which pick; 0: not drafted
    year: int = 0  # whose set it was put in; 0: none
    summoned: int = 0  # the round in which it first came into play; 0: never, or there from the start
    used: int = 0
    in_play: bool = False


class CardWatch:
    """Follows the cards of a game from its first decision. Two cards of a name are the same card: where it matters
    which of them moved, it is one that may have."""

    def __init__(self, table: Table) -> None:
        self.round = table.round
        self.fates: list[list[Fate]] = [[] for _ in range(table.seats)]
        self.opened: list[set[int]] = [{1} for _ in range(table.seats)]  # years whose sets are in hand
        self.chosen: list[list[int]] = [[] for _ in range(table.seats)]  # in the prelude, in order
        self.shelved: list[list[int]] = [[] for _ in range(table.seats)]
        self.of_seasons: Final = table.game == "seasons"
        if not self.of_seasons:
            for fates in self.fates:
                fates.append(Fate(BOND_SCROLL, in_play=True))

    def after(self, table: Table, seat: int, pick: int) -> None:
        """Hear what the choice just made has set off; to be told after every one of a game."""
        if self.of_seasons:
            self.hear_seasons(cast(SeasonsTable, table))
        else:
            self.hear_archimage(table)

    def hear_seasons(self, table: SeasonsTable) -> None:
        for what, who, card, amount, other, _ in table.happened:
            if what == seasons.ROUND:
                self.round = amount
            elif what == seasons.DRAFTED:
                self.chosen[who].append(card)
            elif what == seasons.SHELVED:
                self.shelved[who].append(card)
            elif what == seasons.PREPARED:
                self.prepare(table, who)
            elif what == seasons.LIBRARY:
                self.opened[who].add(amount)
            elif what in ENTERING:
                self.enter(who, card)
            elif what in LEAVING:
                self.leave(who, card)
            elif what == seasons.PASSED_CARD:
                self.leave(who, card)
                self.enter(other, card)
            elif what == seasons.ACTIVATED:
                self.use(who, card)

    def hear_archimage(self, table: Table) -> None:
        for what, who, scroll, amount, other, _ in table.happened:
            if what == archimage.ROUND:
                self.round = amount
            elif what == archimage.WON_SCROLL:
                self.enter(who, scroll)
            elif what == archimage.GAVE_SCROLL:
                self.leave(who, scroll)
                self.enter(other, scroll)
            elif what == archimage.CAST_SPELL and not amount:  # with an amount, another's scroll is borrowed
                self.use(who, scroll)

    def prepare(self, table: SeasonsTable, seat: int) -> None:
        """The sets are made: the hand and library II as they were shelved, library III is the rest."""
        shelved = self.shelved[seat]
        size = set_size(table.setup)
        third = table.players[seat].library3
        years = [*((card, 1 + at // size) for at, card in enumerate(shelved)), *((card, 3) for card in third)]
        picks = self.picks_of(table, seat, [card for card, _ in years])
        for card, year in years:
            self.fates[seat].append(Fate(card, picks[card].pop(0) if picks.get(card) else 0, year))
        for card, left in picks.items():  # drafted, and given up under Natural Selection
            self.fates[seat] += [Fate(card, number) for number in left]

    def picks_of(self, table: SeasonsTable, seat: int, kept: list[int]) -> dict[int, list[int]]:
        """At which picks a seat took each card. The last card of a pack comes without a choice.

        Under Elemental Construction nine cards are chosen together, in no order; Natural Selection begins and ends
        with a card to discard.
        """
        chosen = self.chosen[seat]
        if not chosen or table.enchantment == ELEMENTAL_CONSTRUCTION:
            return {}
        given_up = []
        if table.enchantment == NATURAL_SELECTION:
            given_up = chosen[-1:]
            chosen = chosen[1:-1]
        last = [*kept, *given_up]
        for card in chosen:
            last.remove(card)
        picks: dict[int, list[int]] = {}
        for number, card in enumerate([*chosen, *last], start=1):
            picks.setdefault(card, []).append(number)
        return picks

    def enter(self, seat: int, card: int) -> None:
        """A card comes into play: one of the seat's own if it may be, else one that came from elsewhere."""
        away = [fate for fate in self.fates[seat] if fate.card == card and not fate.in_play]
        known = [fate for fate in away if fate.summoned or fate.year in self.opened[seat]]
        if not known:
            known = [Fate(card)]
            self.fates[seat] += known
        fate = min(known, key=lambda one: one.summoned)
        fate.in_play = True
        fate.summoned = fate.summoned or self.round

    def leave(self, seat: int, card: int) -> None:
        self.lying(seat, card)[0].in_play = False

    def use(self, seat: int, card: int) -> None:
        fate = min(self.lying(seat, card), key=lambda one: one.used)
        fate.used += 1

    def lying(self, seat: int, card: int) -> list[Fate]:
        """The cards of a name that a seat has in play."""
        return [fate for fate in self.fates[seat] if fate.card == card and fate.in_play]

    def rows(self, table: Table, seat: int) -> list[dict[str, Any]]:
        """Every card of a seat as the arena writes it, with the points that it brought at the end."""
        keys = CARD_KEYS if self.of_seasons else SCROLL_KEYS
        points: dict[str, int] = {}
        for source, brought in table.breakdown(seat).items():
            card = source.partition(" ")[2]
            points[card] = points.get(card, 0) + brought
        twins = {fate.card: len(self.lying(seat, fate.card)) for fate in self.fates[seat]}
        told = []
        for fate in self.fates[seat]:
            key = keys[fate.card]
            share = 0
            if fate.in_play:  # cards of a name share their points evenly, as far as points can be shared
                share = points[key] // twins[fate.card]
                points[key] -= share
                twins[fate.card] -= 1
            row = {"drafted": fate.drafted, "year": fate.year, "summoned": fate.summoned, "used": fate.used}
            told.append({"card": key, **row, "points": share})
        return told
