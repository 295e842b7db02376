"""The observations of Seasons from a view alone."""

from conclave.envs.reader import PartsByName, Vector
from conclave.games.seasons.env.observation import ASKED, FACE_PARTS, NAMED, TOP, SeasonsObserver
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
from conclave.games.seasons.rules.events import REGISTRY
from conclave.games.seasons.rules.names import ADDED_SETS, CARD_NUMBERS, ENCHANTMENT_KEYS, LAST_CARD, LAST_TOKEN
from conclave.games.seasons.rules.prelude import LEVELS
from conclave.games.seasons.rules.supply import PURPOSE_NAMES
from conclave.table.data import Data
from conclave.table.observation import MOST


class Found(PartsByName):
    """What was read so far; cards are filled in by name."""

    def add_cards(self, name: str, cards: list[str]) -> None:
        for card in cards:
            self.add(name, CARD_NUMBERS[card] - 1)


def read_seasons(observer: SeasonsObserver, data: Data) -> "Vector[float]":
    seat, players = int(data["seat"]), observer.players
    found = Found(observer, seat)
    settings = data["settings"]
    found.add("level", LEVELS.index(settings["level"]))
    found.put("modules", settings["edition"] == 1, *(key in settings["sets"] for key in ADDED_SETS), settings["tokens"])
    found.add("enchantment", ENCHANTMENT_KEYS.index(settings["enchantment"]))
    found.add("year", min(data["year"], LAST_YEAR))
    found.add("space", data["space"] - 1)
    season = SEASON_NAMES.index(data["season"])
    found.add("season", season)
    found.put("round", data["round"] / 20)
    found.put("rates", *(rate / 3 for rate in RATES[season]))
    if data["question"]:
        found.add("question", REGISTRY.question_keys.index(data["question"]))
    if data["arguments"]:
        read_question(found, data["arguments"])
    for shown in data["revealed"]:
        found.add_cards("revealed", shown["cards"])
    found.put(
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
    found.put("piles", data["pile"] / 100, data["discard"] / 100, data["reshuffles"] / 4)
    found.put("droughts", *(data["droughts"] >> year & 1 for year in range(4)))
    found.put("dice", *(number for face in data["dice"] for number in read_face(face)))
    for other in range(players):
        read_player(found, f"seat {found.rotated(other)} ", data, other)
    read_own(found, data["own"])
    read_known(found, data["known"], data["place_names"], seat, players)
    return found.numbers


def read_question(found: Found, asked: Data) -> None:
    """What the question names, where the seat is asked one."""
    found.put_asked(asked)
    found.add_cards("speaking", [asked["card"]] if asked["card"] else [])
    chosen = min(asked.get("chosen", 0), MOST) / MOST
    found.put("asked", *(float(asked.get(name) == value) for name, value in ASKED), chosen)
    if "for" in asked:
        found.add("paid for", PURPOSE_NAMES.index(asked["for"]))
    if "energy" in asked:
        found.add("changed", ENERGY_NAMES.index(asked["energy"]))
    found.add_cards("named", [asked[name] for name in NAMED if name in asked])


def read_face(face: int) -> list[float]:
    if face < 0:
        return [0.0] * FACE_PARTS
    energies = [count(FACE_ENERGY[face], kind) / 3 for kind in range(len(ENERGY_NAMES))]
    symbols = [FACE_CRYSTALS[face] / 3, FACE_GAUGE[face], FACE_CARD[face], FACE_TRANSMUTE[face], FACE_PIPS[face] / 3]
    return [1.0, *energies, *symbols]


def read_player(found: Found, name: str, data: Data, seat: int) -> None:
    me = data["players"][seat]
    marks = (seat == data["first"], seat == data["active"], seat in data["waiting"], data["received"] >> seat & 1)
    found.put(name + "marks", *marks)
    found.put(
        name + "numbers",
        me["crystals"] / 50,
        me["gauge"] / 15,
        me["bonuses"] / 3,
        me["summoned"] / 15,
        me["owed"] / 7,
        me["lost_spaces"] / 7,
        me["capacity"] / 10,
    )
    found.put(name + "reserve", *(me["reserve"][energy] / 7 for energy in ENERGY_NAMES))
    found.put(name + "die", *read_face(me["die"]))
    found.put(name + "cards", *(me[place] / 9 for place in ("hand", "pack", "library2", "library3", "limbo")))
    if me["token"]:
        found.add(name + "token", me["token"] - 1)
    found.add(name + "token", LAST_TOKEN, float(me["token_used"]))
    found.add(name + "token", LAST_TOKEN + 1, me["tokens"] / 3)
    for entry in me["play"]:
        found.add_cards(name + "play", [entry["card"]])
        found.add_cards(name + "turned", [entry["card"]] if entry["turned"] else [])
        found.add(name + "energy on", CARD_NUMBERS[entry["card"]] - 1, sum(entry["energy"].values()) / 7)
        found.add_cards(name + "copies", [entry["copies"]] if entry["copies"] else [])
        found.add(name + "used", 0, float(entry["used"]))
    stored = [sum(entry["energy"][energy] for entry in me["play"]) for energy in ENERGY_NAMES]
    found.put(name + "stored", *(number / 7 for number in stored))


def read_own(found: Found, own: Data) -> None:
    for name in ("hand", "pack", "library 2", "library 3", "limbo"):
        found.add_cards(name, own[name.replace(" ", "")])
    found.add_cards("drafted", [own["drafted"]] if own["drafted"] else [])
    for token in own["tokens"]:
        found.add("tokens", token - 1)
    if own["token"]:
        found.put("seat 0 token", *(float(token == own["token"]) for token in range(1, LAST_TOKEN + 1)))


def read_known(found: Found, known: Data, names: list[str], seat: int, players: int) -> None:
    """Cards of which the seat can tell who holds them, or in which pile they lie."""
    for card, masks in known["places"].items():
        for mask in masks:
            places = {names[bit] for bit in range(len(names)) if mask >> bit & 1}
            holders = {place.rpartition(" ")[2] for place in places}
            if not places:
                continue
            if places <= {"pile", "pinned"}:
                found.add_cards("known in pile", [card])
            elif places <= {"discard", "buried"}:
                found.add_cards("known in discard", [card])
            elif len(holders) == 1 and holders.isdisjoint({"", str(seat + 1)}) and not places & shown_places(players):
                holder = found.rotated(int(holders.pop()) - 1)
                found.add_cards(f"known with seat {holder}", [card])
    for depth, card in known["top"]:
        if 0 <= depth < TOP:
            found.add("known on top", depth * LAST_CARD + CARD_NUMBERS[card] - 1)


def shown_places(players: int) -> set[str]:
    """Where cards lie open, which is told with the players, and the piles."""
    return {f"play {seat + 1}" for seat in range(players)} | {"pile", "discard", "pinned", "buried"}
