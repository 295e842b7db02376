"""Whole games for tests: a table from the start, the prelude got over with, rounds in which nothing is done."""

from typing import Any

import conclave
from conclave.games.seasons.rules.dice import NO_DIE
from conclave.games.seasons.rules.events import REGISTRY
from conclave.games.seasons.rules.names import CARD_NUMBERS
from conclave.games.seasons.rules.table import Seasons


def table(players: int = 2, seed: int = 1, **options: Any) -> Seasons:
    made = conclave.new("seasons", players=players, seed=seed, **options)
    assert isinstance(made, Seasons)
    return made


def asks(t: Seasons) -> str:
    """The question at hand."""
    return REGISTRY.question_keys[t.question] if not t.over else ""


def offers(t: Seasons, seat: int | None = None) -> list[str]:
    return [t.notation(pick) for pick in (t.options if seat is None else t.options_of(seat))]


def say(t: Seasons, text: str, seat: int | None = None) -> None:
    t.choose(t.parse(text), seat)


def through_prelude(t: Seasons) -> Seasons:
    """Everybody takes the first card there is, and shelves in order."""
    while asks(t) in ("draft", "build"):
        t.choose(t.options[0])
    return t


def idle(t: Seasons) -> None:
    """One pick that does as little as there is to do."""
    said = offers(t)
    for wish in ("end turn", "use die", "draw", "discard", "leave energy"):
        if wish in said:
            say(t, wish)
            return
    t.choose(t.options[0])


def idle_until(t: Seasons, *questions: str) -> Seasons:
    """Idle on until one of these questions is asked, or the game is over."""
    idle(t)
    while not t.over and asks(t) not in questions:
        idle(t)
    return t


def idle_round(t: Seasons) -> int:
    """A round from its first die to the next round's, nothing done; the pips of the die that was left."""
    assert asks(t) == "die"
    first = t.round
    while asks(t) == "die":
        idle(t)
    left = [face for face in t.dice if face != NO_DIE]
    assert len(left) == 1
    while not t.over and t.round == first:
        idle(t)
    return left[0]


def words_of(data: Any) -> set[str]:
    """Every card key that plain data names anywhere as a value."""
    if isinstance(data, str):
        return {data} & set(CARD_NUMBERS)
    if isinstance(data, dict):
        return set().union(*(words_of(value) for value in data.values()))
    if isinstance(data, list | tuple):
        return set().union(*(words_of(value) for value in data))
    return set()
