"""The table as a vector of numbers: written without the cost of a view, equal to what `reader` makes of the view."""

from array import array
from typing import Any, Final

from conclave.games.archimage.rules.elements import COLOUR_NAMES, COLOURS, DICE_KINDS, ELEMENTS, element_of, power_of
from conclave.games.archimage.rules.events import REGISTRY
from conclave.games.archimage.rules.saves import load_die, load_seal
from conclave.games.archimage.rules.scrolls import (
    CIRCLES,
    NO_SCROLL,
    POWERS,
    SCROLL_NUMBERS,
    SCROLLS,
    SPELLS,
    scroll_element,
    scroll_power,
    spell_of,
)
from conclave.games.archimage.rules.state import FACE_DOWN, FRESH, HOME, NUMBER, STORED
from conclave.games.archimage.rules.table import Archimage
from conclave.table.observation import Observer
from conclave.table.table import Table

# What each number is divided by, so that most lie between 0 and 1.
OF_ROUNDS: Final = 20.0
OF_POWER: Final = 6.0
OF_DICE: Final = 6.0
OF_FEW: Final = 4.0

ASKED: Final = [("piece", "familiar"), ("with", "dice")]  # what a question may say: one number for each

# By scroll, for quick reading.
ELEMENT: Final = [scroll_element(number) if number else 0 for number in range(SCROLLS)]
POWER: Final = [scroll_power(number) / OF_POWER if number else 0.0 for number in range(SCROLLS)]
SPELL: Final = [spell_of(number) if number else 0 for number in range(SCROLLS)]


class ArchimageObserver(Observer):
    """Observations of tables with so many players and spaces.

    What a space has is laid out part by part, each as long as there are spaces."""

    def __init__(self, players: int, spaces: int) -> None:
        super().__init__(players)
        self.spaces: Final = spaces
        parts = self.layout
        self.circle: Final = parts.add("circle", len(CIRCLES))
        self.numbers: Final = parts.add("numbers", 4)  # round, rounds without a seal broken, seals broken, turn over
        self.question: Final = parts.add("question", len(REGISTRY.question_keys))
        self.casting: Final = parts.add("casting", len(SPELLS))
        self.casting_element: Final = parts.add("casting element", ELEMENTS)
        self.add_asked()
        self.chosen: Final = parts.add("chosen", DICE_KINDS)  # dice so far
        self.target: Final = parts.add("target", spaces)  # the space that the question names
        self.theirs: Final = parts.add("theirs", DICE_KINDS)  # the die of an opponent
        self.power: Final = parts.add("power", ELEMENTS)  # of the seal just broken, or of an opponent's scroll
        self.colour: Final = parts.add("colour", COLOURS)
        self.asked: Final = parts.add("asked", len(ASKED))
        self.reserve: Final = parts.add("reserve", COLOURS)
        self.guardians: Final = parts.add("guardians home", ELEMENTS)
        self.seals: Final = parts.add("seals", ELEMENTS * spaces)  # the power, under its element
        self.scrolls: Final = parts.add("scrolls", ELEMENTS * spaces)
        self.basic: Final = parts.add("basic scrolls", spaces)  # of the spells of circle 0
        self.guarded: Final = parts.add("guarded", spaces)
        self.mages: Final = parts.add("mages", players * spaces)
        self.familiars: Final = parts.add("familiars", players * spaces)
        self.add_seats()
        self.complete()

    def add_seat(self, seat: str) -> None:
        parts = self.layout
        parts.add(seat + "marks", 5)  # first, active, waited for, done with the round, familiar at home
        parts.add(seat + "dice", DICE_KINDS)
        parts.add(seat + "dice waiting", COLOURS)
        parts.add(seat + "absorbed", ELEMENTS)
        parts.add(seat + "ready", SCROLLS)
        parts.add(seat + "face down", SCROLLS)
        parts.add(seat + "fresh", SCROLLS)

    def write(self, table: Table, seat: int, out: "array[float]", at: int) -> None:
        """Fill out[at : at + size] with what a seat may know."""
        assert isinstance(table, Archimage)
        out[at : at + self.size] = self.blank
        self.write_table(table, seat, out, at)
        self.write_board(table, seat, out, at)
        for other in range(self.players):
            self.write_seat(table, other, out, at + self.seat_at(other, seat))

    def write_table(self, t: Archimage, seat: int, out: "array[float]", at: int) -> None:
        out[at + self.circle + CIRCLES.index(t.setup.circle)] = 1.0
        out[at + self.numbers] = t.round / OF_ROUNDS
        out[at + self.numbers + 1] = t.idle_rounds / OF_FEW
        out[at + self.numbers + 2] = t.broken / OF_FEW
        if t.turn_over:
            out[at + self.numbers + 3] = 1.0
        if t.question >= 0:
            out[at + self.question + t.question] = 1.0
        if t.pending >> seat & 1:
            self.write_question(t.arguments(seat), seat, out, at)
        for colour in range(COLOURS):
            out[at + self.reserve + colour] = t.reserve[colour] / OF_DICE

    def write_question(self, asked: dict[str, Any], seat: int, out: "array[float]", at: int) -> None:
        """What the question names, beside what every question may."""
        self.write_asked(asked, seat, out, at)
        if asked["scroll"]:
            number = SCROLL_NUMBERS[asked["scroll"]]
            out[at + self.casting + SPELL[number]] = 1.0
            out[at + self.casting_element + ELEMENT[number]] = 1.0
        for chosen in asked["chosen"]:
            out[at + self.chosen + load_die(chosen)] += 1.0
        if "space" in asked:
            space: int = asked["space"]
            out[at + self.target + space] = 1.0
        theirs = asked.get("theirs")
        if isinstance(theirs, str):
            number = SCROLL_NUMBERS[theirs]
            out[at + self.power + ELEMENT[number]] = POWER[number]
        elif theirs is not None:
            out[at + self.theirs + load_die(theirs)] = 1.0
        if "seal" in asked:
            token = load_seal(asked["seal"])
            out[at + self.power + element_of(token)] = power_of(token) / OF_POWER
        if "colour" in asked:
            out[at + self.colour + COLOUR_NAMES.index(asked["colour"])] = 1.0
        for flag, (name, value) in enumerate(ASKED):
            if asked.get(name) == value:
                out[at + self.asked + flag] = 1.0

    def write_board(self, t: Archimage, seat: int, out: "array[float]", at: int) -> None:
        spaces = self.spaces
        for element in range(ELEMENTS):
            where = t.guardians[element]
            out[at + (self.guardians + element if where == HOME else self.guarded + where)] = 1.0
        for space in range(spaces):
            token = t.seals[space]
            if token:
                out[at + self.seals + element_of(token) * spaces + space] = power_of(token) / OF_POWER
            number = t.scrolls_on_board[space]
            if number != NO_SCROLL:
                out[at + self.scrolls + ELEMENT[number] * spaces + space] = POWER[number]
                if SPELL[number] < POWERS:
                    out[at + self.basic + space] = 1.0
        for other in range(self.players):
            me = t.players[other]
            place = at + (other - seat) % self.players * spaces
            out[place + self.mages + me.mage] = 1.0
            if me.familiar != HOME:
                out[place + self.familiars + me.familiar] = 1.0

    def write_seat(self, t: Archimage, seat: int, out: "array[float]", at: int) -> None:
        me = t.players[seat]
        self.write_marks(t, seat, t.first, t.active, out, at)
        if me.done:
            out[at + 3] = 1.0
        if me.familiar == HOME:
            out[at + 4] = 1.0
        at += 5
        for die in me.dice:
            out[at + die] += 1.0
        at += DICE_KINDS
        for colour in range(COLOURS):
            out[at + colour] = me.waiting[colour] / OF_FEW
        at += COLOURS
        for entry in me.scrolls:
            held = entry >> STORED
            if held:
                out[at + element_of(held)] += power_of(held) / OF_POWER
            face = 1 if entry & FACE_DOWN else 2 if entry & FRESH else 0
            out[at + ELEMENTS + face * SCROLLS + (entry & NUMBER)] += 1.0
