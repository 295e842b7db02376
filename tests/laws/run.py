"""Many random games under all laws, and a tally of what they reached."""

import random
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from conclave.seasons.names import CARD_KEYS, ENCHANTMENT_KEYS, LAST_BASE_CARD, LAST_TOKEN, TOKEN_OF_HANDS
from conclave.seasons.picks import END, SUMMON, USE_TOKEN
from conclave.seasons.rules import QUESTION_KEYS
from conclave.table.record import Record
from tests.laws.laws import DEAR, luck_survives_an_undo, the_record_replays
from tests.laws.subject import (
    CHEAP,
    KINGDOM,
    as_seasons,
    card_asking,
    question_of,
    setting,
    title,
    truth_fits_what_is_known,
)

DEAR_A_GAME = 8  # decisions under the dear laws in each game
DEAR_A_QUESTION = 20  # and at least so many of every kind of question
DEAR_IN_A_SHORT_RUN = 5  # of the rarest questions fewer come up in some hundred games
SHORT_RUN = 1000  # games
SETTINGS = {"base": 18, "kingdom": 33}  # players, levels and editions together; players and enchantments
FIRSTS = {"base": 0, "kingdom": KINGDOM}  # where the games of each kind begin
SEEDS = {"base": 8000, "kingdom": 29}  # of the players' dice: ones with which 200 games already reach everything
LONGEST = 4000  # decisions; no game comes near it


@dataclass
class Tally:
    """What a run of games reached."""

    games: int = 0
    decisions: int = 0
    undos: int = 0
    asked: Counter[str] = field(default_factory=Counter)  # questions
    examined: Counter[str] = field(default_factory=Counter)  # questions under the dear laws
    settings: Counter[str] = field(default_factory=Counter)
    entered: Counter[str] = field(default_factory=Counter)  # cards
    acted: Counter[str] = field(default_factory=Counter)
    asking: Counter[str] = field(default_factory=Counter)
    tokens: Counter[str] = field(default_factory=Counter)  # ability tokens used
    enchanted: Counter[str] = field(default_factory=Counter)  # enchantments that did something
    steps: Counter[str] = field(default_factory=Counter)  # how many steps of effects a choice set off

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.undos += other.undos
        for name in COUNTERS:
            getattr(self, name).update(getattr(other, name))

    def dump(self) -> dict[str, Any]:
        return {name: dict(value) if name in COUNTERS else value for name, value in vars(self).items()}

    @staticmethod
    def load(data: dict[str, Any]) -> "Tally":
        tally = Tally(data["games"], data["decisions"], data["undos"])
        for name in COUNTERS:
            getattr(tally, name).update(data[name])
        return tally


COUNTERS = ("asked", "examined", "settings", "entered", "acted", "asking", "tokens", "enchanted", "steps")


def choice(dice: random.Random, options: list[int], busy: bool) -> int:
    """A uniform pick; busy players would rather summon or activate something than not, so that more happens."""
    deeds = [pick for pick in options if pick > SUMMON or pick == USE_TOKEN]
    if busy and END in options and deeds and dice.random() < 0.7:
        return dice.choice(deeds)
    return dice.choice(options)


def decisions_of(number: int) -> int:
    """How many decisions game number n has: it is played once without any laws."""
    dice = dice_of(number)
    table = Record.begin("seasons", seed=number, **setting(number)).table
    decisions = 0
    while not table.over:
        seat = dice.choice(table.waiting)
        table.choose(choice(dice, table.options_of(seat), eager(number)), seat)
        decisions += 1
    return decisions


def dice_of(number: int) -> random.Random:
    return random.Random(number + SEEDS["kingdom" if number >= KINGDOM else "base"])


def eager(number: int) -> bool:
    return number % 4 != 0


def play_one(number: int, tally: Tally, at_least: int = DEAR_A_QUESTION) -> None:
    """One game: cheap laws at every decision, dear ones at some, the record's at the end."""
    dice = dice_of(number)
    options = setting(number)
    record = Record.begin("seasons", seed=number, **options)
    examine = set(random.Random(-number).sample(range(decisions_of(number)), DEAR_A_GAME))
    decision = 0
    while not record.table.over:
        t = as_seasons(record.table)
        for law in CHEAP:
            law(t)
        question = question_of(t)
        tally.asked[question] += 1
        if card_asking(t):
            tally.asking[card_asking(t)] += 1
        if decision in examine or tally.examined[question] < at_least:
            tally.examined[question] += 1
            truth_fits_what_is_known(t)
            for dear in DEAR:
                dear(t, number * 1000 + decision)
        seat = dice.choice(t.waiting)
        pick = choice(dice, t.options_of(seat), eager(number))
        if decision in examine:
            lines = len(record.lines)
            luck_survives_an_undo(record, pick, seat)
            tally.undos += len(record.lines) > lines + 1
        else:
            record.choose(pick, seat)
        note_events(as_seasons(record.table).events, tally)
        tally.steps[str(record.table.steps // 10 * 10)] += 1
        decision += 1
        assert decision < LONGEST, "the game does not end"
    for law in CHEAP:
        law(as_seasons(record.table))
    the_record_replays(record)
    tally.games += 1
    tally.decisions += decision
    tally.settings[title(options)] += 1


def note_events(events: list[dict[str, object]], tally: Tally) -> None:
    for event in events:
        card = str(event["card"])
        if event["event"] in ("summoned", "entered"):
            tally.entered[card] += 1
        elif event["event"] in ("activated", "effect", "shielded"):
            tally.acted[card] += 1
        elif event["event"] == "token":
            tally.tokens[str(event["amount"])] += 1
        elif event["event"] == "enchanted":
            tally.enchanted[ENCHANTMENT_KEYS[int(str(event["amount"]))]] += 1


def play_chunk(first: int, games: int, at_least: int = DEAR_A_QUESTION) -> Tally:
    """Some games in a row; questions examined fewer than `at_least` times so far are examined whenever they come."""
    tally = Tally()
    for number in range(first, first + games):
        try:
            play_one(number, tally, at_least)
        except Exception as fault:
            raise AssertionError(f"game {number}, {setting(number)}: {fault!r}") from fault
    return tally


def play_many(kind: str, games: int, workers: int = 2) -> Tally:
    """All games of a kind, in processes of their own; the same whatever the number of workers."""
    total = Tally()
    chunk = max(20, games // workers)
    begin = FIRSTS[kind]
    firsts = range(begin, begin + games, chunk)
    with ProcessPoolExecutor(workers) as pool:
        for part in pool.map(play_chunk, firsts, [min(chunk, begin + games - first) for first in firsts]):
            total.add(part)
    return total


SILENT = {"runic-cube-of-eolis"}  # the one card without any effect

# Cards whose effects never ask their owner or anyone else anything.
ASKS_NOTHING = SILENT | {
    "amulet-of-air",
    "amulet-of-earth",
    "staff-of-spring",
    "purse-of-io",
    "figrim-the-avaricious",
    "wondrous-chest",
    "die-of-malice",
    "ragfields-helm",
    "potion-of-power",
    "potion-of-life",
    "scepter-of-greatness",
    "olafs-blessed-statue",
    "arcano-leech",
    "demon-of-argos",
    "titus-deepgaze",
    "air-elemental",
    "thieving-fairies",
    "idol-of-the-familiar",
    "lantern-of-xidit",
    "sealed-chest-of-urm",
    "sid-nightshade",
    "heart-of-argos",
    "mesodaes-lantern",
    "ios-transmuter",
    "shield-of-zira",
    "steadfast-die",
    "argos-hawk",
}

# Enchantments whose work is not an event of its own: they change what may be done, or the prelude.
WITHOUT_EVENTS = {
    "elemental-construction",
    "extended-experience",
    "natural-selection",
    "entangling-roots",
    "olafs-knowledge",
    "vision-of-destiny",
}
FIRST_EDITION = {"take-energy"}  # questions that the second edition never asks
EXPANSION = {
    "shield",
    "drought",
    "any-card",
    "select",
    "winnow",
    "token",
    "monolith",
    "take-back",
    "codex",
    "keep-found",
    "name",
    "again",
    "statue",
    "dig",
    "under",
    "discards",
    "arrange",
    "copy",
    "warden",
    "rob",
    "move-two",
}


def questions(kind: str) -> list[str]:
    """The questions that games of a kind can ask."""
    others = EXPANSION if kind == "base" else FIRST_EDITION
    return [question for question in QUESTION_KEYS if question not in others]


def unused(tally: Tally) -> list[str]:
    """Ability tokens and enchantments that games of the expansion left out."""
    tokens = [str(token) for token in range(1, LAST_TOKEN + 1) if token != TOKEN_OF_HANDS]
    missing = [f"token {token} was never used" for token in tokens if not tally.tokens[token]]
    working = [key for key in ENCHANTMENT_KEYS[1:] if key not in WITHOUT_EVENTS]
    return missing + [f"{key} never did anything" for key in working if not tally.enchanted[key]]


def shortfalls(tally: Tally, kind: str) -> list[str]:
    """What a run has not reached: cards that never came, acted or asked, rare questions, settings left out."""
    cards = CARD_KEYS[1 : LAST_BASE_CARD + 1] if kind == "base" else CARD_KEYS[1:]
    missing = [f"{key} never entered play" for key in cards if not tally.entered[key]]
    missing += [f"{key} never acted" for key in cards if not tally.acted[key] and key not in SILENT]
    missing += [f"{key} never asked" for key in cards if not tally.asking[key] and key not in ASKS_NOTHING]
    if kind == "kingdom":
        missing += unused(tally)
    for question in questions(kind):
        if tally.examined[question] < (DEAR_IN_A_SHORT_RUN if tally.games < SHORT_RUN else DEAR_A_QUESTION):
            missing.append(f"question {question} was examined {tally.examined[question]} times only")
    if sum(tally.examined.values()) < DEAR_A_GAME * tally.games:
        missing.append(f"fewer than {DEAR_A_GAME} decisions a game were examined")
    if len(tally.settings) < SETTINGS[kind]:
        missing.append(f"{len(tally.settings)} of {SETTINGS[kind]} settings were played")
    return missing


def report(tally: Tally) -> str:
    lines = [
        f"{tally.games} games, {tally.decisions} decisions, {sum(tally.examined.values())} of them under the dear laws,"
        f" {tally.undos} undone and redone",
        "",
        "question        asked  examined",
    ]
    for question in QUESTION_KEYS:
        lines.append(f"{question:14} {tally.asked[question]:6} {tally.examined[question]:9}")
    lines += ["", "card                     entered   acted   asked"]
    for key in CARD_KEYS[1:]:
        lines.append(f"{key:24} {tally.entered[key]:7} {tally.acted[key]:7} {tally.asking[key]:7}")
    lines += ["", *(f"token {token:2} used {tally.tokens[str(token)]:6} times" for token in range(1, LAST_TOKEN + 1))]
    lines += ["", *(f"{key:24} at work {tally.enchanted[key]:6} times" for key in ENCHANTMENT_KEYS[1:])]
    lines += ["", f"most steps that one choice set off: under {max(int(steps) for steps in tally.steps) + 10}"]
    lines += ["", *(f"{games:5} games with {setting}" for setting, games in sorted(tally.settings.items()))]
    return "\n".join(lines)
