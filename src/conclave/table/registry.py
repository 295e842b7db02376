"""The installed games, found through the entry points `conclave.games`; each part of one is loaded when wanted."""

from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING, Any, Final

from conclave.table.errors import BadOption, Fault, Reason

if TYPE_CHECKING:
    from conclave.table.rules import Rules

ENTRY_POINTS: Final = "conclave.games"
OWN: Final = "conclave"  # the distribution whose games no other package can replace


class MissingPart(Fault):
    """A game that does not bring what an interface needs."""


class Game:
    """What a game brings, as paths `module:name`: its rules and words, and whatever else it has for some interface."""

    def __init__(self, key: str, rules: str, text: str, place: int = 0, title: str = "", **parts: str) -> None:
        self.key: Final = key
        self.title: Final = (
            title or key.replace("-", " ").replace("_", " ").title()
        )  # as people write it, the same in every language
        self.place: Final = place  # among the games of its package
        self.paths: Final[dict[str, str]] = {"rules": rules, "text": text, **parts}
        self.loaded: Final[dict[str, object]] = {}

    def __repr__(self) -> str:
        return f"<game {self.key}: {', '.join(self.paths)}>"

    @property
    def rules(self) -> "Rules":
        rules: Rules = self.part("rules")
        return rules

    def brings(self, part: str) -> bool:
        return part in self.paths

    def part(self, name: str) -> Any:
        """A part of the game, loaded when it is first wanted; MissingPart where the game has none."""
        if name not in self.loaded:
            if name not in self.paths:
                raise MissingPart(Reason("game-part-missing", {"game": self.key, "part": name}))
            module, _, attribute = self.paths[name].partition(":")
            self.loaded[name] = getattr(import_module(module), attribute)
        return self.loaded[name]


@cache
def offered() -> dict[str, EntryPoint]:
    """Where each game is described, by its key; our own come first, in their order, and cannot be replaced."""
    found: dict[str, EntryPoint] = {}
    for entry in sorted(entry_points(group=ENTRY_POINTS), key=is_foreign):
        found.setdefault(entry.name, entry)
    return dict(sorted(found.items(), key=lambda one: order_of(one[1])))


def order_of(entry: EntryPoint) -> tuple[bool, int, str]:
    """By its descriptor for one of our own; those of others are not loaded before they are wanted."""
    foreign = is_foreign(entry)
    return foreign, 0 if foreign else entry.load().place, entry.name


def is_foreign(entry: EntryPoint) -> bool:
    return entry.dist is None or entry.dist.name != OWN


def is_own(key: str) -> bool:
    """Whether a game is one of this package's."""
    return not is_foreign(offered()[key])


@cache
def described(key: str) -> Game:
    game: Game = offered()[key].load()
    return game


def game_keys() -> list[str]:
    """The keys of all games that are installed: our own in their order, then those of other packages."""
    return list(offered())


def game_named(key: object) -> Game:
    if not isinstance(key, str) or key not in offered():
        raise BadOption(Reason("game-unknown", {"game": str(key), "games": ", ".join(sorted(offered()))}))
    return described(key)


def rules_of(key: object) -> "Rules":
    return game_named(key).rules
