"""The observations of Archimage from a view alone."""

from typing import Any

from conclave.envs.reader import Reading, Vector
from conclave.games.archimage.env.observation import ArchimageObserver
from conclave.games.archimage.rules.elements import COLOUR_NAMES, COLOURS, DICE_KINDS, ELEMENT_NAMES
from conclave.games.archimage.rules.registry import EFFECT_KEYS, QUESTION_KEYS
from conclave.games.archimage.rules.scrolls import (
    CIRCLES,
    POWERS,
    SCROLL_NUMBERS,
    scroll_element,
    scroll_power,
    spell_of,
)


def read_archimage(observer: ArchimageObserver, data: dict[str, Any]) -> "Vector[float]":
    found = Reading(observer, int(data["seat"]))
    found.add("circle", CIRCLES.index(data["settings"]["circle"]))
    found.put("numbers", data["round"] / 20, data["idle_rounds"] / 4, data["broken"] / 4, data["turn_over"])
    if data["question"]:
        found.add("question", QUESTION_KEYS.index(data["question"]))
    for frame in data["stack"]:
        found.add("effects", EFFECT_KEYS.index(frame["effect"]))
        if frame["scroll"]:
            number = SCROLL_NUMBERS[frame["scroll"]]
            found.add("casting", spell_of(number))
            found.add("casting element", scroll_element(number))
    for frame in data["stack"][-1:]:
        found.put_top(frame)
    found.put("reserve", *(number / 6 for number in data["reserve"]))
    read_spaces(found, data, observer.spaces)
    for other, me in enumerate(data["players"]):
        relative = found.rotated(other)
        found.add("mages", relative * observer.spaces + me["mage"])
        if me["familiar"] >= 0:
            found.add("familiars", relative * observer.spaces + me["familiar"])
        read_mage(found, f"seat {relative} ", data, other)
    return found.numbers


def read_spaces(found: Reading, data: dict[str, Any], spaces: int) -> None:
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


def read_mage(found: Reading, name: str, data: dict[str, Any], seat: int) -> None:
    me = data["players"][seat]
    marks = (seat == data["first"], seat == data["active"], seat in data["waiting"], me["done"], me["familiar"] < 0)
    found.put(name + "marks", *marks)
    for die in me["dice"]:
        found.add(name + "dice", COLOUR_NAMES.index(die["colour"]) * (DICE_KINDS // COLOURS) + die["value"] - 1)
    found.put(name + "dice waiting", *(number / 4 for number in me["waiting"]))
    for scroll in me["scrolls"]:
        face = "face down" if not scroll["active"] else "fresh" if scroll["fresh"] else "ready"
        found.add(name + face, SCROLL_NUMBERS[scroll["scroll"]])
        if scroll["stored"]:
            element = ELEMENT_NAMES.index(scroll["stored"]["element"])
            found.add(name + "absorbed", element, scroll["stored"]["power"] / 6)
