"""The observations of Archimage from a view alone."""

from conclave.envs.reader import PartsByName, Vector
from conclave.games.archimage.env.observation import ASKED, ArchimageObserver
from conclave.games.archimage.rules.elements import COLOUR_NAMES, COLOURS, DICE_KINDS, ELEMENT_NAMES
from conclave.games.archimage.rules.events import REGISTRY
from conclave.games.archimage.rules.scrolls import (
    CIRCLES,
    POWERS,
    SCROLL_NUMBERS,
    scroll_element,
    scroll_power,
    spell_of,
)
from conclave.table.data import Data


def read_archimage(observer: ArchimageObserver, data: Data) -> "Vector[float]":
    found = PartsByName(observer, int(data["seat"]))
    found.add("circle", CIRCLES.index(data["settings"]["circle"]))
    found.put("numbers", data["round"] / 20, data["idle_rounds"] / 4, data["broken"] / 4, data["turn_over"])
    if data["question"]:
        found.add("question", REGISTRY.question_keys.index(data["question"]))
    if data["arguments"]:
        read_question(found, data["arguments"])
    found.put("reserve", *(number / 6 for number in data["reserve"]))
    read_spaces(found, data, observer.spaces)
    for other, me in enumerate(data["players"]):
        relative = found.rotated(other)
        found.add("mages", relative * observer.spaces + me["mage"])
        if me["familiar"] >= 0:
            found.add("familiars", relative * observer.spaces + me["familiar"])
        read_mage(found, f"seat {relative} ", data, other)
    return found.numbers


def read_question(found: PartsByName, asked: Data) -> None:
    """What the question names, where the seat is asked one."""
    found.put_asked(asked)
    if asked["scroll"]:
        number = SCROLL_NUMBERS[asked["scroll"]]
        found.add("casting", spell_of(number))
        found.add("casting element", scroll_element(number))
    read_dice(found, "chosen", asked["chosen"])
    if "space" in asked:
        found.add("target", asked["space"])
    theirs = asked.get("theirs")
    if isinstance(theirs, str):
        number = SCROLL_NUMBERS[theirs]
        found.add("power", scroll_element(number), scroll_power(number) / 6)
    elif theirs is not None:
        read_dice(found, "theirs", [theirs])
    if "seal" in asked:
        found.add("power", ELEMENT_NAMES.index(asked["seal"]["element"]), asked["seal"]["power"] / 6)
    if "colour" in asked:
        found.add("colour", COLOUR_NAMES.index(asked["colour"]))
    found.put("asked", *(float(asked.get(name) == value) for name, value in ASKED))


def read_dice(found: PartsByName, name: str, dice: list[Data]) -> None:
    for die in dice:
        found.add(name, COLOUR_NAMES.index(die["colour"]) * (DICE_KINDS // COLOURS) + die["value"] - 1)


def read_spaces(found: PartsByName, data: Data, spaces: int) -> None:
    for element, space in enumerate(data["guardians"]):
        found.add(*(("guardians home", element) if space < 0 else ("guarded", space)))
    for space, seal in enumerate(data["seals"]):
        if seal:
            found.add("seals", ELEMENT_NAMES.index(seal["element"]) * spaces + space, seal["power"] / 6)
    for space, key in enumerate(data["scrolls"]):
        if key:
            number = SCROLL_NUMBERS[key]
            found.add("scrolls", scroll_element(number) * spaces + space, scroll_power(number) / 6)
            found.add("basic scrolls", space, float(spell_of(number) < POWERS))


def read_mage(found: PartsByName, name: str, data: Data, seat: int) -> None:
    me = data["players"][seat]
    marks = (seat == data["first"], seat == data["active"], seat in data["waiting"], me["done"], me["familiar"] < 0)
    found.put(name + "marks", *marks)
    read_dice(found, name + "dice", me["dice"])
    found.put(name + "dice waiting", *(number / 4 for number in me["waiting"]))
    for scroll in me["scrolls"]:
        face = "face down" if not scroll["active"] else "fresh" if scroll["fresh"] else "ready"
        found.add(name + face, SCROLL_NUMBERS[scroll["scroll"]])
        if scroll["stored"]:
            element = ELEMENT_NAMES.index(scroll["stored"]["element"])
            found.add(name + "absorbed", element, scroll["stored"]["power"] / 6)
