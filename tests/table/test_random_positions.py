"""Positions at random: each is refused with the name of a field, or it can be played to the end."""

import os
from random import Random
from typing import Any

import pytest

import conclave
from conclave.games.archimage.rules.boards import standard_board
from conclave.games.archimage.rules.elements import COLOUR_NAMES, ELEMENT_NAMES
from conclave.games.archimage.rules.rounds import scrolls_of
from conclave.games.archimage.rules.scrolls import SCROLL_KEYS
from conclave.games.seasons.rules.dice import FACE_SYMBOLS, SEASON_NAMES, season_of
from conclave.games.seasons.rules.energy import ENERGY_NAMES
from conclave.games.seasons.rules.names import CARD_SETS, ENCHANTMENT_KEYS
from conclave.table.data import Data

FACTOR = int(os.environ.get("CONCLAVE_SOAK", "1"))
LONGEST_GAME = 20_000  # decisions
ODD: list[Any] = [-1, 99, "", "nobody", None, True, 2.5, [], {}, [None], {"x": 1}, 10**30]

Layout = Data


def play(table: conclave.Table, dice: Random) -> None:
    assert conclave.load(table.dump()).dump() == table.dump()
    for _ in range(LONGEST_GAME):
        if table.over:
            break
        table.choose(dice.choice(table.options))
    assert table.over
    assert len(table.scores) == table.seats


def some(dice: Random, names: list[str], most: int) -> list[str]:
    return [dice.choice(names) for _ in range(dice.randrange(most + 1))]


def left_out(dice: Random, layout: Layout, share: float = 0.4) -> Layout:
    """Most layouts leave some fields out."""
    return {name: value for name, value in layout.items() if dice.random() > share}


def spoilt(dice: Random, layout: Layout) -> Layout:
    """Some field somewhere is something else."""
    place: Any = layout
    while True:
        steps = list(place) if isinstance(place, dict) else list(range(len(place)))
        if not steps:
            return layout
        step = dice.choice(steps)
        if isinstance(place[step], dict | list) and place[step] and dice.random() < 0.8:
            place = place[step]
            continue
        place[step] = dice.choice(ODD)
        return layout


def counts(dice: Random, most: int) -> Layout:
    return {name: dice.randrange(most) for name in dice.sample(ENERGY_NAMES, dice.randrange(1, 4))}


def face(dice: Random) -> Layout:
    number = dice.randrange(len(FACE_SYMBOLS))
    return {"season": SEASON_NAMES[season_of(number)], "symbols": FACE_SYMBOLS[number]}


def entry(dice: Random, cards: list[str]) -> Any:
    card = dice.choice(cards)
    if dice.random() < 0.6:
        return card
    return left_out(dice, {"turned": True, "used": dice.random() < 0.5, "energy": counts(dice, 4)}) | {"card": card}


def seasons_layout(dice: Random, players: int, cards: list[str], tokens: bool) -> Layout:
    seats = []
    for seat in range(players):
        told = left_out(
            dice,
            {
                "crystals": dice.randrange(60),
                "gauge": dice.randrange(16),
                "bonuses": dice.randrange(4),
                "summoned": dice.randrange(9),
                "reserve": counts(dice, 3),
                "die": face(dice),
                "hand": some(dice, cards, 4),
                "library2": some(dice, cards, 3),
                "library3": some(dice, cards, 3),
                "play": [entry(dice, cards) for _ in range(dice.randrange(6))],
            },
        )
        seats.append(told | ({"token": 1 + 3 * seat, "token_used": dice.random() < 0.3} if tokens else {}))
    layout = {
        "moment": dice.choice(["die", "actions", "round", "round-end"]),
        "round": dice.randrange(1, 20),
        "year": dice.randrange(1, 4),
        "space": dice.randrange(1, 13),
        "may_transmute": dice.random() < 0.5,
        "die_left": face(dice),
        "pile": some(dice, cards, 4),
        "discard": some(dice, cards, 4),
    }
    return left_out(dice, layout) | {"seats": seats}


def scroll(dice: Random, key: str) -> Any:
    if dice.random() < 0.8:
        return key
    told = {"active": dice.random() < 0.5, "fresh": dice.random() < 0.3, "stored": seal(dice)}
    return left_out(dice, told, 0.7) | {"scroll": key}


def seal(dice: Random) -> str:
    return f"{dice.choice(ELEMENT_NAMES[:4])} {dice.randrange(2, 7)}"


def archimage_layout(dice: Random, players: int, circle: str) -> Layout:
    """Mostly one that the box can serve: pieces on spaces of their own, each scroll once."""
    box = [SCROLL_KEYS[number] for power in range(2, 7) for number in scrolls_of(circle, power)]
    dice.shuffle(box)
    spaces = dice.sample(range(1, len(standard_board(players).spaces)), 2 * players)
    active = dice.randrange(players)
    seats = []
    for seat in range(players):
        held = [f"{dice.choice(COLOUR_NAMES)} {dice.randrange(1, 7)}" for _ in range(dice.randrange(1, 4))]
        playing = seat == active or dice.random() < 0.6
        told = {
            "mage": dice.choice([0, spaces.pop()]),
            "familiar": dice.choice([-1, spaces.pop()]) if playing else -1,
            "scrolls": ["bond", *(scroll(dice, box.pop()) for _ in range(dice.randrange(4)))],
        }
        seats.append(left_out(dice, told) | ({"dice": held} if playing else {"waiting": some(dice, COLOUR_NAMES, 3)}))
    taken = {seat.get(piece) for seat in seats for piece in ("mage", "familiar")}
    lying = {
        str(space): dice.choice([seal(dice), seal(dice), box.pop()])
        for space in range(1, 30)
        if dice.random() < 0.6 and space not in taken
    }
    guardians = {dice.choice(ELEMENT_NAMES): dice.randrange(1, 30)} if dice.random() < 0.2 else {}
    layout = {
        "moment": dice.choice(["turn", "turn", "turn", "round"]),
        "round": dice.randrange(1, 9),
        "first": dice.randrange(players),
        "idle_rounds": dice.randrange(3),
        "guardians": guardians,
    }
    return left_out(dice, layout) | {"seats": seats, "active": active, "spaces": lying}


def laid(game: str, layout: Layout, players: int, dice: Random, options: Layout) -> bool:
    """Is it played, or refused for a field that has a name?"""
    reason: conclave.Reason | None = None
    try:
        table = conclave.position(game, layout, players=players, seed=dice.randrange(10**6), **options)
    except conclave.BadSave as fault:
        reason = fault.reason
    if reason is not None:
        assert reason.key == "save-field", reason
        assert isinstance(reason.args["field"], str)
        return False
    play(table, dice)
    return True


@pytest.mark.parametrize("sets", [["base"], ["base", "enchanted-kingdom"]], ids=["base", "kingdom"])
def test_seasons(sets: list[str]) -> None:
    cards = [key for card_set in CARD_SETS if card_set.key in sets for key in card_set.cards]
    played = 0
    for number in range(150 * FACTOR):
        dice = Random(f"{sets} {number}")
        players = dice.choice([2, 3, 4])
        tokens = len(sets) > 1 and dice.random() < 0.4
        layout = seasons_layout(dice, players, cards, tokens)
        if dice.random() < 0.3:
            layout = spoilt(dice, layout)
        enchantment = dice.choice(ENCHANTMENT_KEYS) if len(sets) > 1 else "none"
        options = {"sets": sets, "tokens": tokens, "enchantment": enchantment}
        played += laid("seasons", layout, players, dice, options)
    assert 20 * FACTOR < played < 140 * FACTOR


def test_archimage() -> None:
    played = 0
    for number in range(400 * FACTOR):
        dice = Random(number)
        players = dice.choice([2, 3, 4, 5])
        circle = dice.choice(["I", "II", "III", "IV"])
        layout = archimage_layout(dice, players, circle)
        if dice.random() < 0.2:
            layout = spoilt(dice, layout)
        played += laid("archimage", layout, players, dice, {"circle": circle})
    assert 40 * FACTOR < played < 360 * FACTOR


# --- a table in play, laid out again ---------------------------------------------------------------------------------


def archimage_again(data: Layout) -> Layout:
    """The layout of a table at the beginning of a turn."""
    lying = {
        str(space): f"{token['element']} {token['power']}" for space, token in enumerate(data["seals"]) if token
    } | {str(space): key for space, key in enumerate(data["scrolls"]) if key}
    seats = []
    for player in data["players"]:
        waiting = [COLOUR_NAMES[colour] for colour, count in enumerate(player["waiting"]) for _ in range(count)]
        scrolls = [
            {name: value for name, value in one.items() if name != "stored"}
            | ({"stored": f"{one['stored']['element']} {one['stored']['power']}"} if one["stored"] else {})
            for one in player["scrolls"]
        ]
        rolled = [f"{die['colour']} {die['value']}" for die in player["dice"]]
        seats.append({"mage": player["mage"], "familiar": player["familiar"], "dice": rolled} | {"scrolls": scrolls})
        seats[-1]["waiting"] = waiting
    guardians = {ELEMENT_NAMES[which]: space for which, space in enumerate(data["guardians"]) if space >= 0}
    names = ("round", "first", "active", "idle_rounds")
    return {name: data[name] for name in names} | {"spaces": lying, "guardians": guardians, "seats": seats}


SAME_IN_ARCHIMAGE = ("players", "seals", "scrolls", "guardians", "reserve", "first", "active", "round", "idle_rounds")


def test_archimage_in_play_laid_out_again() -> None:
    checked = 0
    for number in range(30 * FACTOR):
        dice = Random(number)
        circle = dice.choice(["I", "II", "III", "IV"])
        players = dice.choice([2, 3, 4, 5])
        table = conclave.new("archimage", players=players, seed=number, circle=circle)
        stop = dice.randrange(1, 150)
        while not table.over:
            data = table.dump()
            stop -= 1
            if stop <= 0 and data["question"] == "turn" and len(data["paused"]) == 2:
                again = conclave.position("archimage", archimage_again(data), players=players, seed=1, circle=circle)
                laid_out = again.dump()
                if laid_out["question"] == "turn":
                    assert {name: laid_out[name] for name in SAME_IN_ARCHIMAGE} == {
                        name: data[name] for name in SAME_IN_ARCHIMAGE
                    }
                    assert again.options == table.options
                play(again, dice)
                checked += 1
                break
            table.choose(dice.choice(table.options))
    assert checked > 10 * FACTOR


def seasons_again(data: Layout) -> Layout:
    """The layout of a table in the turn of the first seat, which began the round."""
    seats = []
    for player in data["players"]:
        told = ("crystals", "gauge", "bonuses", "summoned", "reserve", "hand", "library2", "library3")
        play = [
            {name: card[name] for name in ("card", "turned", "used", "energy", *(["copies"] if card["copies"] else []))}
            for card in player["play"]
        ]
        seats.append({name: player[name] for name in told} | {"play": play})
    names = ("round", "year", "space", "may_transmute", "pile", "discard")
    return {name: data[name] for name in names} | {"seats": seats}


def test_seasons_in_play_laid_out_again() -> None:
    checked = 0
    for number in range(30 * FACTOR):
        dice = Random(number)
        sets = dice.choice([["base"], ["base", "enchanted-kingdom"]])
        table = conclave.new("seasons", players=2, seed=number, sets=sets)
        stop = dice.randrange(1, 300)
        while not table.over:
            data = table.dump()
            stop -= 1
            whole = all(max(card["energy"].values()) < 32 for player in data["players"] for card in player["play"])
            if stop <= 0 and data["question"] == "free" and data["first"] == table.asked == 0 and whole:
                again = conclave.position("seasons", seasons_again(data), players=2, seed=1, sets=sets)
                laid_out = again.dump()
                for name in ("round", "year", "space", "may_transmute", "pile", "discard", "question"):
                    assert laid_out[name] == data[name]
                for one, other in zip(laid_out["players"], data["players"], strict=True):
                    assert {**one, "die": 0, "play": []} == {**other, "die": 0, "play": []}
                    assert [card["card"] for card in one["play"]] == [card["card"] for card in other["play"]]
                play(again, dice)
                checked += 1
                break
            table.choose(dice.choice(table.options))
    assert checked > 10 * FACTOR
