"""Writes tests/luck.json: games of random players with their keys and rolls, which the page has to reckon alike.

Run it with a Python that can import conclave, and then prettier over what it has written.
"""

import json
import random
from pathlib import Path
from typing import Any, Final

import conclave
from conclave.table.fair import fair_key
from conclave.table.rng import commitment, digest, key_from_seed, roll, shuffled, throw

TOLD: Final = {"round", "rolled", "rerolled", "cast"}
GAMES: Final[list[tuple[str, dict[str, Any]]]] = [
    ("seasons", {"players": 2, "level": "archmage"}),
    ("seasons", {"players": 4, "level": "magician"}),
    ("archimage", {"players": 3, "circle": "III"}),
]
DEALS: Final[list[tuple[str, dict[str, Any]]]] = [
    ("seasons", {"players": 3, "level": "magician", "sets": ["base", "enchanted-kingdom"], "enchantment": "drought"}),
    ("seasons", {"players": 2, "level": "archmage", "sets": ["base", "enchanted-kingdom"], "tokens": True}),
    ("seasons", {"players": 4, "level": "apprentice"}),
    ("archimage", {"players": 4, "circle": "I"}),
    ("archimage", {"players": 5, "circle": "random"}),
]
VIEWED: Final = {"game", "settings", "own", "seals", "scrolls"}
ROUNDS: Final = 6  # of each game


def main() -> None:
    key = key_from_seed(1)
    values = ["ab" * 32, "", "0f" * 32]
    told = {
        "key": key.hex(),
        "commitment": commitment(key),
        "digest": digest(key, "dice", 3, 0).hex(),
        "roll": roll(key, "dice", 3, 0, 5, 6),
        "throw": throw(key, "dice", 3, 0, 40, 6),
        "shuffled": shuffled(key, "deal", 0, list(range(20))),
        "fair": {"secret": key.hex(), "values": values, "key": fair_key(key, values).hex()},
        "deals": [dealt(game, options) for game, options in DEALS],
        "games": [played(game, options) for game, options in GAMES],
    }
    path = Path(__file__).with_name("luck.json")
    path.write_text(json.dumps(told), encoding="utf-8")


def dealt(game: str, options: dict[str, Any]) -> dict[str, Any]:
    """What every seat sees before anybody has chosen."""
    table = conclave.new(game, seed=11, **options)
    views = [dict(table.view(seat).data) for seat in range(table.seats)]
    told = [{part: view[part] for part in VIEWED & view.keys()} for view in (views if game == "seasons" else views[:1])]
    return {"game": game, "key": key_from_seed(11).hex(), "views": [dict(sorted(view.items())) for view in told]}


def played(game: str, options: dict[str, Any]) -> dict[str, Any]:
    """The log of a game's first rounds as a page has it; of Seasons, of a game in which a die is rolled again."""
    for seed in range(1000):
        log = first_rounds(game, seed, options)
        again = sum(event["event"] == "rerolled" for entry in log for event in entry["events"])
        if again or game != "seasons":
            break
    return {"game": game, "players": options["players"], "key": key_from_seed(seed).hex(), "log": log}


def first_rounds(game: str, seed: int, options: dict[str, Any]) -> list[dict[str, Any]]:
    table = conclave.new(game, seed=seed, **options)
    luck = random.Random(seed)
    log: list[dict[str, Any]] = []
    rounds = 0
    while not table.over:
        events = [event for event in table.events_for(None) if event["event"] in TOLD]
        rounds += sum(event["event"] == "round" for event in events)
        if rounds > ROUNDS:
            break
        if events:
            log.append({"events": events})
        table.choose(luck.choice(list(table.options)))
    return log


if __name__ == "__main__":
    main()
