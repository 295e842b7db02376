"""The greedy player of Archimage: the most that a turn can give, by a view alone, without looking into the future."""

from collections.abc import Callable
from random import Random
from typing import ClassVar, Final

from conclave.bots.bot import POINTS, RatedPick, best_first, choice_first
from conclave.games.archimage.bots.plan import break_values, hands_to_take, without, worth_of
from conclave.games.archimage.bots.position import Position
from conclave.games.archimage.bots.spell_plans import PLANS, Script, dice_script, leader, one_more
from conclave.games.archimage.rules.picks import BREAK, CAST, COLOUR, DIE, DONE_PICK, GIVE_UP, SCROLL, SEAT, TAKE
from conclave.games.archimage.rules.saves import PlayerData
from conclave.games.archimage.rules.scrolls import SCROLL_NUMBERS, scroll_element, spell_of
from conclave.table.view import View

MARGIN: Final = 0.3  # by which a spell must be better than none


class GreedyBot:
    """Plays the best break or spell of the moment; its luck decides between things that are worth the same.

    `noise` is how many points it may be wrong about each option when it makes up its mind.
    """

    remembers: ClassVar[int] = 40  # picks: no script is longer

    def __init__(self, seed: int, noise: float = 0.0) -> None:
        self.rng = Random(seed)
        self.noise = noise
        self.script: Script = []  # answers to come, once a spell or a seal is chosen
        self.promise = 0.0  # what they gain
        self.ratings: list[RatedPick] = []

    def __repr__(self) -> str:
        return f"<greedy bot of archimage{f': noise {self.noise:g}' if self.noise else ''}>"

    def choose(self, view: View) -> int:
        options: list[int] = view.data["options"]
        question = view.question
        while self.script:
            expected, pick = self.script.pop(0)
            if expected == question and pick in options:
                self.ratings = choice_first(pick, options, self.promise)
                return pick
        self.ratings, scripts = self.weigh(question, Position(view.data, self.rng), options)
        choice = self.ratings[0]
        self.script = scripts.get(choice.pick, [])
        self.promise = choice.value
        return choice.pick

    def forget(self) -> None:
        """Somebody else has chosen: what was to come will not."""
        self.script = []

    def weigh(self, question: str, position: Position, options: list[int]) -> tuple[list[RatedPick], dict[int, Script]]:
        """What the options gain, and the answers with which those that have a plan would go on."""
        values: list[float] = []
        scripts: dict[int, Script] = {}
        if question == "turn":
            values, scripts = turn_values(position, options)
        elif question == "take":
            values, scripts = take_values(position, options)
        elif question in WEIGHED:
            values = WEIGHED[question](position, options)
        elif question in RULES:
            return choice_first(RULES[question](position, options), options), scripts
        else:
            return choice_first(self.rng.choice(options), options), scripts
        if self.noise:
            values = [value + self.rng.gauss(0.0, self.noise) for value in values]
        return best_first(options, values, POINTS), scripts


def turn_values(position: Position, options: list[int]) -> tuple[list[float], dict[int, Script]]:
    """A spell that gains something comes before the seal that is broken after it, and that before giving up."""
    base = worth_of(position.dice, position)
    gains: dict[int, float] = {}
    scripts: dict[int, Script] = {}
    for option in options:
        if option >= CAST:
            number = option - CAST
            gains[option], scripts[option] = PLANS[spell_of(number)](position, scroll_element(number), base)
    if max(gains.values(), default=0.0) > MARGIN:
        breaks: dict[int, float] = {}
    else:
        breaks = break_values(position.dice, position.reach, position)
        base = max(breaks.values(), default=0.0)
    values: list[float] = []
    for option in options:
        if option >= CAST:
            values.append(base + gains[option] - MARGIN)
        elif option == GIVE_UP:
            values.append(0.0)
        else:
            space = option - BREAK
            values.append(breaks.get(space, position.gain(space)))
            scripts[option] = dice_script(position.dice, position.seals[space])
    return values, scripts


def take_values(position: Position, options: list[int]) -> tuple[list[float], dict[int, Script]]:
    """All dice for the next round at once: the best that begin with each colour."""
    hands = hands_to_take(position, min(options) - TAKE)
    scripts: dict[int, Script] = {}
    for colour, (_, others) in hands.items():
        scripts[TAKE + colour] = [("take", TAKE + other) for other in others]
    return [hands[pick - TAKE][0] for pick in options], scripts


# --- questions that no script has an answer to ---------------------------------------------------------------------


def best_seal(position: Position, options: list[int]) -> list[float]:
    return [position.gain(pick - BREAK) for pick in options]


def least_missed(position: Position, options: list[int]) -> list[float]:
    """What the others are worth without a die."""
    return [worth_of(without(position.dice, (pick - DIE,)), position) for pick in options]


def wanted_colour(position: Position, options: list[int]) -> list[float]:
    return [one_more(position, pick - COLOUR) for pick in options]


def all_dice(position: Position, options: list[int]) -> int:
    """One die after the other, from the lowest."""
    return min([pick for pick in options if pick != DONE_PICK], default=DONE_PICK)


def enough(position: Position, options: list[int]) -> int:
    return DONE_PICK if DONE_PICK in options else options[0]


def whom(position: Position, options: list[int]) -> int:
    return SEAT + leader(position, [pick - SEAT for pick in options])


def absorb(position: Position, options: list[int]) -> int:
    """Onto an Absorption that holds nothing, or less."""
    power = position.data["arguments"]["seal"]["power"]
    for pick in options:
        if pick != DONE_PICK and held_power(position.me, pick - SCROLL) < power:
            return pick
    return DONE_PICK


def held_power(player: PlayerData, number: int) -> int:
    for entry in player["scrolls"]:
        if SCROLL_NUMBERS[entry["scroll"]] == number and entry["stored"]:
            return int(entry["stored"]["power"])
    return 0


WEIGHED: Final[dict[str, Callable[[Position, list[int]], list[float]]]] = {
    "grow": wanted_colour,
    "new-colour": wanted_colour,
    "alter-colour": wanted_colour,
    "theft-which": least_missed,
    "speed-first": best_seal,
    "speed-second": best_seal,
    "leap-to": best_seal,
    "pass-to": best_seal,
    "bond-target": best_seal,
}
RULES: Final[dict[str, Callable[[Position, list[int]], int]]] = {
    "evolve": all_dice,
    "raise": all_dice,
    "lower": all_dice,
    "reroll": enough,
    "transmute": enough,
    "mystify-whom": whom,
    "alter-whom": whom,
    "transfer-whom": whom,
    "theft-whom": whom,
    "borrow-whom": whom,
    "absorb": absorb,
}
