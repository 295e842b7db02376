"""The same observations from a View alone: for a policy that plays behind a view, and as the measure of what the
observers of `conclave.games.seasons.rules` and `conclave.games.archimage.rules` may write."""

from array import array
from typing import Any

from conclave.games.archimage.env.observation import ArchimageObserver
from conclave.games.archimage.rules.elements import COLOUR_NAMES, COLOURS, DICE_KINDS, ELEMENT_NAMES
from conclave.games.archimage.rules.registry import EFFECT_KEYS as SPELL_EFFECTS
from conclave.games.archimage.rules.registry import QUESTION_KEYS as SPELL_QUESTIONS
from conclave.games.archimage.rules.scrolls import (
    CIRCLES,
    POWERS,
    SCROLL_NUMBERS,
    scroll_element,
    scroll_power,
    spell_of,
)
from conclave.games.seasons.env.observation import FACE_PARTS, TOP, SeasonsObserver
from conclave.games.seasons.rules.dice import (
    FACE_CARD,
    FACE_CRYSTALS,
    FACE_ENERGY,
    FACE_GAUGE,
    FACE_PIPS,
    FACE_TRANSMUTE,
    LAST_YEAR,
    RATES,
    SEASON_NAMES,
)
from conclave.games.seasons.rules.energy import ENERGY_NAMES, count
from conclave.games.seasons.rules.names import CARD_NUMBERS, ENCHANTMENT_KEYS, LAST_CARD, LAST_TOKEN
from conclave.games.seasons.rules.prelude import LEVELS
from conclave.games.seasons.rules.registry import EFFECT_KEYS, QUESTION_KEYS

Vector = array  # of single floats, as the observers write them: sums come out the same to the last bit


class Page:
    """A vector under its layout: parts are filled by name."""

    def __init__(self, observer: SeasonsObserver | ArchimageObserver) -> None:
        self.numbers: Vector[float] = array("f", bytes(4 * observer.size))
        self.slices = observer.layout.slices()

    def put(self, name: str, *numbers: float) -> None:
        """Fill a part from its start."""
        start = self.slices[name].start
        for at, number in enumerate(numbers):
            self.numbers[start + at] = number

    def add(self, name: str, at: int, number: float = 1.0) -> None:
        part = self.slices[name]
        assert 0 <= at < part.stop - part.start
        self.numbers[part.start + at] += number

    def add_cards(self, name: str, cards: list[str]) -> None:
        for card in cards:
            self.add(name, CARD_NUMBERS[card] - 1)


def rotated(seat: int, observer: int, players: int) -> int:
    """A seat as the observer counts it: itself 0, then clockwise."""
    return (seat - observer) % players


# --- Seasons


def read_seasons(observer: SeasonsObserver, data: dict[str, Any]) -> "Vector[float]":
    page = Page(observer)
    seat, players = int(data["seat"]), observer.players
    settings = data["settings"]
    page.add("level", LEVELS.index(settings["level"]))
    page.put("modules", settings["edition"] == 1, len(settings["sets"]) > 1, settings["tokens"])
    page.add("enchantment", ENCHANTMENT_KEYS.index(settings["enchantment"]))
    page.add("year", min(data["year"], LAST_YEAR))
    page.add("space", data["space"] - 1)
    season = SEASON_NAMES.index(data["season"])
    page.add("season", season)
    page.put("round", data["round"] / 20)
    page.put("rates", *(rate / 3 for rate in RATES[season]))
    if data["question"]:
        page.add("question", QUESTION_KEYS.index(data["question"]))
    read_stack(page, data["stack"], seat, players)
    page.put(
        "turn",
        data["may_transmute"],
        data["bonus_level"] / 4,
        data["sealed"],
        data["die_gauge"],
        data["die_card"],
        data["rerolls"] / 4,
        data["replaced"],
        data["summons"] / 4,
        data["visions"] / 4,
        data["face_up"] / 4,
        data["ending"],
    )
    page.put("piles", data["pile"] / 100, data["discard"] / 100, data["reshuffles"] / 4)
    page.put("droughts", *(data["droughts"] >> year & 1 for year in range(4)))
    page.put("dice", *(number for face in data["dice"] for number in read_face(face)))
    for other in range(players):
        read_player(page, f"seat {rotated(other, seat, players)} ", data, other)
    read_own(page, data["own"])
    read_known(page, data["known"], data["place_names"], seat, players)
    return page.numbers


def read_stack(page: Page, stack: list[dict[str, Any]], seat: int, players: int) -> None:
    """The effects that are paused, and the cards in limbo that the seat may see."""
    for frame in stack:
        page.add("effects", EFFECT_KEYS.index(frame["effect"]))
        page.add_cards("speaking", [frame["card"]] if frame["card"] else [])
        page.add_cards("limbo", frame["pool"] if isinstance(frame["pool"], list) else [])
    for frame in stack[-1:]:
        page.put("step", frame["step"] / 16)
        page.put("scratch", *(max(0, min(frame[name], 16)) / 16 for name in "abcd"))
        page.add("owner", rotated(frame["owner"], seat, players))
        page.add("served", rotated(frame["seat"], seat, players))


def read_face(face: int) -> list[float]:
    if face < 0:
        return [0.0] * FACE_PARTS
    energies = [count(FACE_ENERGY[face], kind) / 3 for kind in range(len(ENERGY_NAMES))]
    symbols = [FACE_CRYSTALS[face] / 3, FACE_GAUGE[face], FACE_CARD[face], FACE_TRANSMUTE[face], FACE_PIPS[face] / 3]
    return [1.0, *energies, *symbols]


def read_player(page: Page, name: str, data: dict[str, Any], seat: int) -> None:
    me = data["players"][seat]
    marks = (seat == data["first"], seat == data["active"], seat in data["waiting"], data["received"] >> seat & 1)
    page.put(name + "marks", *marks)
    page.put(
        name + "numbers",
        me["crystals"] / 50,
        me["gauge"] / 15,
        me["bonuses"] / 3,
        me["summoned"] / 15,
        me["owed"] / 7,
        me["lost_spaces"] / 7,
        me["capacity"] / 10,
    )
    page.put(name + "reserve", *(me["reserve"][energy] / 7 for energy in ENERGY_NAMES))
    page.put(name + "die", *read_face(me["die"]))
    page.put(name + "cards", *(me[place] / 9 for place in ("hand", "pack", "library2", "library3", "limbo")))
    if me["token"]:
        page.add(name + "token", me["token"] - 1)
    page.add(name + "token", LAST_TOKEN, float(me["token_used"]))
    page.add(name + "token", LAST_TOKEN + 1, me["tokens"] / 3)
    for entry in me["play"]:
        page.add_cards(name + "play", [entry["card"]])
        page.add_cards(name + "turned", [entry["card"]] if entry["turned"] else [])
        page.add(name + "energy on", CARD_NUMBERS[entry["card"]] - 1, sum(entry["energy"].values()) / 7)
        page.add_cards(name + "copies", [entry["copies"]] if entry["copies"] else [])
        page.add(name + "used", 0, float(entry["used"]))
    stored = [sum(entry["energy"][energy] for entry in me["play"]) for energy in ENERGY_NAMES]
    page.put(name + "stored", *(number / 7 for number in stored))


def read_own(page: Page, own: dict[str, Any]) -> None:
    for name, key in (("hand", "hand"), ("pack", "pack"), ("library 2", "library2"), ("library 3", "library3")):
        page.add_cards(name, own[key])
    page.add_cards("drafted", [own["drafted"]] if own["drafted"] else [])
    for token in own["tokens"]:
        page.add("tokens", token - 1)
    if own["token"]:
        page.put("seat 0 token", *(float(token == own["token"]) for token in range(1, LAST_TOKEN + 1)))


def read_known(page: Page, known: dict[str, Any], names: list[str], seat: int, players: int) -> None:
    """Cards of which the seat can tell who holds them, or in which pile they lie."""
    for card, masks in known["places"].items():
        for mask in masks:
            places = {names[bit] for bit in range(len(names)) if mask >> bit & 1}
            holders = {place.rpartition(" ")[2] for place in places}
            if not places:
                continue
            if places <= {"pile", "pinned"}:
                page.add_cards("known in pile", [card])
            elif places <= {"discard", "buried"}:
                page.add_cards("known in discard", [card])
            elif len(holders) == 1 and holders.isdisjoint({"", str(seat + 1)}) and not places & shown_places(players):
                holder = rotated(int(holders.pop()) - 1, seat, players)
                page.add_cards(f"known with seat {holder}", [card])
    for depth, card in known["top"]:
        if 0 <= depth < TOP:
            page.add("known on top", depth * LAST_CARD + CARD_NUMBERS[card] - 1)


def shown_places(players: int) -> set[str]:
    """Where cards lie open, which is told with the players, and the piles."""
    return {f"play {seat + 1}" for seat in range(players)} | {"pile", "discard", "pinned", "buried"}


# --- Archimage


def read_archimage(observer: ArchimageObserver, data: dict[str, Any]) -> "Vector[float]":
    page = Page(observer)
    seat, players = int(data["seat"]), observer.players
    page.add("circle", CIRCLES.index(data["settings"]["circle"]))
    page.put("numbers", data["round"] / 20, data["idle_rounds"] / 4, data["broken"] / 4, data["turn_over"])
    if data["question"]:
        page.add("question", SPELL_QUESTIONS.index(data["question"]))
    for frame in data["stack"]:
        page.add("effects", SPELL_EFFECTS.index(frame["effect"]))
        if frame["scroll"]:
            number = SCROLL_NUMBERS[frame["scroll"]]
            page.add("casting", spell_of(number))
            page.add("casting element", scroll_element(number))
    for frame in data["stack"][-1:]:
        page.put("step", frame["step"] / 16)
        page.put("scratch", *(max(0, min(frame[name], 16)) / 16 for name in "abcd"))
        page.add("owner", rotated(frame["owner"], seat, players))
        page.add("served", rotated(frame["seat"], seat, players))
    page.put("reserve", *(number / 6 for number in data["reserve"]))
    read_spaces(page, data, observer.spaces)
    for other, me in enumerate(data["players"]):
        relative = rotated(other, seat, players)
        page.add("mages", relative * observer.spaces + me["mage"])
        if me["familiar"] >= 0:
            page.add("familiars", relative * observer.spaces + me["familiar"])
        read_mage(page, f"seat {relative} ", data, other)
    return page.numbers


def read_spaces(page: Page, data: dict[str, Any], spaces: int) -> None:
    for element, space in enumerate(data["guardians"]):
        page.add(*(("guardians home", element) if space < 0 else ("guarded", space)))
    for space, seal in enumerate(data["seals"]):
        if seal:
            page.add("seals", ELEMENT_NAMES.index(seal["element"]) * spaces + space, seal["power"] / 6)
    for space, key in enumerate(data["scrolls"]):
        if key:
            number = SCROLL_NUMBERS[key]
            page.add("scrolls", scroll_element(number) * spaces + space, scroll_power(number) / 6)
            page.add("basic scrolls", space, float(spell_of(number) < POWERS))


def read_mage(page: Page, name: str, data: dict[str, Any], seat: int) -> None:
    me = data["players"][seat]
    marks = (seat == data["first"], seat == data["active"], seat in data["waiting"], me["done"], me["familiar"] < 0)
    page.put(name + "marks", *marks)
    for die in me["dice"]:
        page.add(name + "dice", COLOUR_NAMES.index(die["colour"]) * (DICE_KINDS // COLOURS) + die["value"] - 1)
    page.put(name + "dice waiting", *(number / 4 for number in me["waiting"]))
    for scroll in me["scrolls"]:
        face = "face down" if not scroll["active"] else "fresh" if scroll["fresh"] else "ready"
        page.add(name + face, SCROLL_NUMBERS[scroll["scroll"]])
        if scroll["stored"]:
            element = ELEMENT_NAMES.index(scroll["stored"]["element"])
            page.add(name + "absorbed", element, scroll["stored"]["power"] / 6)
