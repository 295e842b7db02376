"""The greedy player of Archimage: the most that a turn can give, by a view alone, without looking into the future."""

from collections.abc import Callable
from random import Random
from typing import Any, Final

from conclave.archimage.elements import power_of
from conclave.archimage.picks import BREAK, CAST, COLOUR, DIE, DONE_PICK, SCROLL, SEAT, TAKE
from conclave.archimage.scrolls import SCROLL_NUMBERS, scroll_element, spell_of
from conclave.bots.archimage.plan import best_break, hand_to_take, without, worth_of
from conclave.bots.archimage.schemes import SCHEMES, Script, best_colour, dice_script, leader
from conclave.bots.archimage.sight import Sight
from conclave.table import View

MARGIN: Final = 0.3  # by which a spell must be better than none


class GreedyBot:
    """Plays the best break or spell of the moment; its luck decides between things that are worth the same."""

    def __init__(self, seed: int) -> None:
        self.luck = Random(seed)
        self.script: Script = []  # answers to come, once a spell or a seal is chosen

    def choose(self, view: View) -> int:
        options: list[int] = view.data["options"]
        question = view.question
        while self.script:
            expected, pick = self.script.pop(0)
            if expected == question and pick in options:
                return pick
        sight = Sight(view.data, self.luck)
        if question == "turn":
            return self.turn(sight, options)
        if question == "take":
            return self.take(sight, options)
        answer = ANSWERS.get(question)
        return answer(sight, options) if answer else self.luck.choice(options)

    def turn(self, sight: Sight, options: list[int]) -> int:
        """A spell that gains something, else the best seal, else giving up."""
        base = worth_of(sight.dice, sight)
        best, pick = MARGIN, -1
        for option in options:
            if option >= CAST:
                number = option - CAST
                gain, script = SCHEMES[spell_of(number)](sight, scroll_element(number), base)
                if gain > best:
                    best, pick, self.script = gain, option, script
        if pick >= 0:
            return pick
        space = best_break(sight.dice, sight.reach, sight)[1]
        if BREAK + space not in options:
            return options[0]
        self.script = dice_script(sight.dice, sight.seals[space])
        return BREAK + space

    def take(self, sight: Sight, options: list[int]) -> int:
        """All dice for the next round at once."""
        colours = hand_to_take(sight, min(options) - TAKE)
        self.script = [("take", TAKE + colour) for colour in colours[1:]]
        return TAKE + colours[0]


# --- questions that no script has an answer to ---------------------------------------------------------------------


def all_dice(sight: Sight, options: list[int]) -> int:
    """One die after the other, from the lowest."""
    return min([pick for pick in options if pick != DONE_PICK], default=DONE_PICK)


def enough(sight: Sight, options: list[int]) -> int:
    return DONE_PICK if DONE_PICK in options else options[0]


def best_seal(sight: Sight, options: list[int]) -> int:
    return max(options, key=lambda pick: sight.gain(pick - BREAK))


def wanted_colour(sight: Sight, options: list[int]) -> int:
    return COLOUR + best_colour(sight, [pick - COLOUR for pick in options])


def whom(sight: Sight, options: list[int]) -> int:
    return SEAT + leader(sight, [pick - SEAT for pick in options])


def least_missed(sight: Sight, options: list[int]) -> int:
    """The die without which the others are worth most."""
    return max(options, key=lambda pick: worth_of(without(sight.dice, (pick - DIE,)), sight))


def absorb(sight: Sight, options: list[int]) -> int:
    """Onto an Absorption that holds nothing, or less."""
    power = power_of(sight.data["stack"][-1]["c"])
    for pick in options:
        if pick != DONE_PICK and held_power(sight.me, pick - SCROLL) < power:
            return pick
    return DONE_PICK


def held_power(player: dict[str, Any], number: int) -> int:
    for entry in player["scrolls"]:
        if SCROLL_NUMBERS[entry["scroll"]] == number and entry["stored"]:
            return int(entry["stored"]["power"])
    return 0


ANSWERS: Final[dict[str, Callable[[Sight, list[int]], int]]] = {
    "evolve": all_dice,
    "raise": all_dice,
    "lower": all_dice,
    "reroll": enough,
    "transmute": enough,
    "grow": wanted_colour,
    "new-colour": wanted_colour,
    "alter-colour": wanted_colour,
    "mystify-whom": whom,
    "alter-whom": whom,
    "transfer-whom": whom,
    "theft-whom": whom,
    "borrow-whom": whom,
    "theft-which": least_missed,
    "speed-first": best_seal,
    "speed-second": best_seal,
    "leap-to": best_seal,
    "pass-to": best_seal,
    "bond-target": best_seal,
    "absorb": absorb,
}
