"""The cakes in a list, by options of the same names as those of other games."""

from types import MappingProxyType
from typing import Final

from conclave.terminal.card_list import CardList
from conclave.text import say


class Cakes(CardList):
    """Cakes."""

    options = MappingProxyType({"set": "TRAY", "circle": "N", "served-on": "PLATE", "json": "N"})

    def option_help(self, option: str) -> str:
        return f"only cakes of this {option}"

    def words_help(self) -> str:
        return "the number of a cake"

    def knows(self, text: str) -> bool:
        return text.startswith("cake")

    def tell(self, words: list[str], chosen: dict[str, str | None], as_json: bool) -> None:
        given = {name: value for name, value in chosen.items() if value is not None}
        print("cakes:", *words, given, "as JSON" if as_json else "in words")


CARDS: Final = Cakes()


def cake_name(key: str) -> str:
    return say("tea-party-cake", number=key.rpartition("-")[2])
