"""What reasons are about, in words."""

from conclave.games.seasons.rules.energy import ENERGY_NAMES
from conclave.games.seasons.rules.names import CARD_NUMBERS
from conclave.games.seasons.text import words
from conclave.games.seasons.text.cards import card_name
from conclave.games.seasons.text.tokens import enchantment_name, token_name
from conclave.table import Reason
from conclave.text.catalogue import Value


def in_words(reason: Reason, args: dict[str, Value]) -> dict[str, Value]:
    """The reason's arguments, with keys of cards and energies put into words."""
    if args.get("card") in CARD_NUMBERS:
        args["card"] = card_name(str(args["card"]))
    if "token" in args:
        args["name"] = token_name(int(args["token"]))
    if "enchantment" in args:
        args["enchantment"] = enchantment_name(str(args["enchantment"]))
    if "energy" in args:
        args["energy"] = words.energy(str(args["energy"]))
    if reason.key == "energy-short":
        args["missing"] = words.energies({name: int(reason.args[name]) for name in ENERGY_NAMES})
    return args
