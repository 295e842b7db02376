"""Reasons as sentences."""

from conclave.seasons.energy import ENERGY_NAMES
from conclave.seasons.names import CARD_NUMBERS
from conclave.table import Reason
from conclave.text import words
from conclave.text.cards import card_name
from conclave.text.catalogue import Value, say
from conclave.text.modules import enchantment_name, token_name
from conclave.text.questions import describe_decision


def describe_reason(reason: Reason, ruling: bool = False) -> str:
    """Why something is refused or wrong, with the number of the ruling if wanted and there is one."""
    sentence = say(f"reason-{reason.key}", **arguments(reason))
    if ruling and reason.ruling:
        return say("reason-with-ruling", reason=sentence, ruling=reason.ruling)
    return sentence


def arguments(reason: Reason) -> dict[str, Value]:
    """The reason's arguments, with keys of cards, questions and energies put into words."""
    args: dict[str, Value] = dict(reason.args)
    if args.get("card") in CARD_NUMBERS:
        args["card"] = card_name(str(args["card"]))
    if "question" in args:
        args["question"] = describe_decision(str(args["question"]))
    if "token" in args:
        args["name"] = token_name(int(args["token"]))
    if "enchantment" in args:
        args["enchantment"] = enchantment_name(str(args["enchantment"]))
    if "energy" in args:
        args["energy"] = words.energy(str(args["energy"]))
    if reason.key == "energy-short":
        args["missing"] = words.energies({name: int(reason.args[name]) for name in ENERGY_NAMES})
    return args
