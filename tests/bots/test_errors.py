"""Asking a bot: whatever it does wrong is one sentence that names it, in every language."""

import pytest

import conclave
from conclave.bots import RatedPick
from conclave.bots.errors import BotFault, checked_ratings, pick_of
from conclave.table import View
from conclave.text import in_language

VIEW = conclave.new("seasons", players=2, seed=1).view(0)


class Answering:
    """A bot that answers with anything, or fails with it."""

    def __init__(self, answer: object) -> None:
        self.answer = answer
        self.ratings: object = []

    def choose(self, view: View) -> int:
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer  # type: ignore[return-value]  # what bad bots do


def told(answer: object) -> str:
    with pytest.raises(BotFault) as fault:
        pick_of(Answering(answer), "mine", VIEW)
    return str(fault.value)


def test_a_legal_answer_is_taken() -> None:
    assert pick_of(Answering(VIEW.options[1]), "mine", VIEW) == VIEW.options[1]


@pytest.mark.parametrize("answer", [-1, 10**9, None, "end", 0.5, True, [1]])
def test_an_answer_that_is_no_option_is_named(answer: object) -> None:
    assert told(answer) == f"The bot “mine” answered “{answer}”, which is none of its options."


def test_thoughts_are_about_the_options() -> None:
    bot = Answering(VIEW.options[1])
    assert checked_ratings(bot, "mine", VIEW) == []
    bot.ratings = [(VIEW.options[1], 2, "points")]
    assert checked_ratings(bot, "mine", VIEW) == [RatedPick(VIEW.options[1], 2.0, "points")]


@pytest.mark.parametrize("ratings", [3, [None], [(-1, 0.5, "chance")], [(VIEW.options[0], float("nan"), "chance")]])
def test_thoughts_about_anything_else_are_a_fault(ratings: object) -> None:
    bot = Answering(VIEW.options[1])
    bot.ratings = ratings
    with pytest.raises(BotFault, match="The bot “mine”"):
        checked_ratings(bot, "mine", VIEW)


def test_a_failure_is_named() -> None:
    assert told(ZeroDivisionError("by\nzero")) == "The bot “mine” failed: ZeroDivisionError: by zero."
    assert told(KeyError()) == "The bot “mine” failed: KeyError."


def test_what_a_bot_says_is_kept_short_and_harmless() -> None:
    sentence = told(ValueError("\x1b[2J" + "x" * 5000))
    assert "\x1b" not in sentence
    assert len(sentence) < 300


def test_a_fault_that_is_told_already_stays_as_it_is() -> None:
    assert told(BotFault("Told already.")) == "Told already."


def test_faults_are_told_in_the_language() -> None:
    with in_language("fr"):
        assert told(-1).startswith("Le bot «\u00a0mine\u00a0» a répondu")
    with in_language("it"):
        assert told(-1).startswith("Il bot «mine» ha risposto")
