"""Writes tests/luck.json: games of random players with their keys and rolls, which the page has to reckon alike.

Run it with a Python that can import conclave, and then prettier over what it has written.
"""

import json
import random
from pathlib import Path
from typing import Any, Final

import conclave
from conclave.table.fair import fair_key
from conclave.table.luck import commitment, digest, key_from_seed, roll, shuffled, throw

TOLD: Final = {"round", "rolled", "rerolled", "cast"}
GAMES: Final[list[tuple[str, dict[str, Any]]]] = [
    ("seasons", {"players": 2, "level": "archmage"}),
    ("seasons", {"players": 4, "level": "magician"}),
    ("archimage", {"players": 3, "circle": "III"}),
]
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
        "games": [played(game, options) for game, options in GAMES],
    }
    path = Path(__file__).with_name("luck.json")
    path.write_text(json.dumps(told), encoding="utf-8")


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
