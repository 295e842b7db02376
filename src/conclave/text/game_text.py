"""What a game says, with plain defaults: a small game brings a catalogue, and little or nothing beside it."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from conclave.table import Reason, Table, View
from conclave.table.data import Data, Options
from conclave.table.registry import game_named
from conclave.table.rules import spelt
from conclave.table.saves import ASK_FORCED
from conclave.text.board import BoardText, view_of
from conclave.text.catalogue import Value, has, say, say_part, say_part_if_any
from conclave.text.errors import number_or_text
from conclave.text.words import Names, listed, player

PLAYERS = "players"
OF_EVERY_GAME = (PLAYERS, ASK_FORCED)  # options with words in the catalogue of all games
# What a view has of every game, which is told elsewhere than in its lines.
OF_EVERY_VIEW = frozenset(
    {
        *("about", "arguments", "breakdown", "commitment", "game", "key", "moves", "options", "over", "paused"),
        *("question", "round", "scores", "seat", "set", "settings", "waiting", "winners"),
    }
)


@dataclass
class PlainView(BoardText):
    """What a seat sees of a game that says how in lines only."""

    told: list[str]

    def lines(self, full: bool = True) -> list[str]:
        return [self.title, *self.told]


class GameText:
    """A game in words. Its messages begin with the game's key; what has no message is told by its bare name."""

    # How the game is played: topics in the order in which they are read, with the positions that are worked out there.
    topics: Mapping[str, list[str]] = MappingProxyType({})
    example_topic = ""
    # The last ruling of each section, by the section's letters; those of general sections begin with the number 0.
    sections: Mapping[str, int] = MappingProxyType({})
    general_sections: frozenset[str] = frozenset()
    example_ruling = ""
    # What stands for the value of an option in a command's help; nothing for one that is on or off.
    metavars: Mapping[str, str] = MappingProxyType({})

    def __init__(self, game: str) -> None:
        self.game = game

    @property
    def title(self) -> str:
        return game_named(self.game).title

    def named(self, name: str) -> str:
        """A message of the game's own."""
        return f"{self.game}-{name}"

    def say_if_known(self, name: str, default: str, **args: Value) -> str:
        """A message of the game's own; where it has none, the bare name that stands for it."""
        return say(self.named(name), **args) if has(self.named(name)) else default

    # The table.

    def view(self, where: Table | View, names: Names = None) -> BoardText:
        """The board as a seat, or a spectator, may see it."""
        data = (where.view(None) if isinstance(where, Table) else where).data
        told = say("table-title-over" if data["over"] else "table-title", game=self.title, round=data["round"])
        return PlainView(told, self.lines(data, names))

    def lines(self, data: Data, names: Names = None) -> list[str]:
        """What a view holds, a line each."""
        return [
            self.say_if_known(f"view-{name}", f"{bare(name)}: {bare(value)}", value=bare(value))
            for name, value in data.items()
            if name not in OF_EVERY_VIEW
        ]

    def question(self, where: Table | View, names: Names = None) -> str:
        """What the viewer is asked; for the others, whom the table waits for."""
        data = view_of(where).data
        if data["over"]:
            return say("table-over")
        if data["seat"] not in data["waiting"]:
            return say("table-waiting", players=listed([player(seat, names) for seat in data["waiting"]]))
        return self.asked(data, names)

    def asked(self, data: Data, names: Names) -> str:
        """What the viewer is asked."""
        name = str(data["question"])
        return self.say_if_known(f"question-{name}", bare(name), **simple(data.get("arguments", {})))

    def decision(self, question: str) -> str:
        """A decision by its key, as a phrase for other sentences."""
        name = self.named(f"question-{question}")
        return say_part(name, "short") if has(name, "short") else bare(question)

    def question_text(self, where: Table | View) -> str:
        """The text of what asks; empty where there is none."""
        return ""

    def option(self, where: Table | View, pick: int, names: Names = None) -> str:
        """What an offered pick would do, in a line. `$rest` is what follows the verb in notation."""
        data = view_of(where).data
        at = data["options"].index(pick)
        notation = str(data["moves"][at]) if "moves" in data else self.notation(pick)
        about = data["about"][at] if "about" in data else {"verb": notation.partition(" ")[0]}
        args: dict[str, Value] = {"rest": notation.partition(" ")[2]}
        return self.say_if_known(f"option-{about['verb']}", notation, **args | simple(about))

    def notation(self, pick: int) -> str:
        return game_named(self.game).rules.notation.write(pick)

    def full_option(self, where: Table | View, pick: int, names: Names = None) -> str:
        """An option with the text of what it is about."""
        return self.option(where, pick, names)

    def event(self, event: Mapping[str, Any], names: Names, where: Table | View | None) -> str:
        """An event, as `Table.events_for` tells it, in a sentence that shows no more than the event does."""
        name = str(event["event"])
        args = simple(event) | {"player": player(int(event["seat"]), names)}
        return self.say_if_known(f"event-{name}", bare(name), **args)

    def event_text(self, event: Mapping[str, Any], where: Table | View | None) -> str:
        """The text of what an event names; empty where there is none."""
        return ""

    def waste(self, waste: Mapping[str, Any]) -> str:
        """What would be left undone by ending a turn, as `Table.wasted` tells it."""
        name = str(waste["waste"])
        return self.say_if_known(f"waste-{name}", bare(name), **simple(waste))

    def source(self, source: str) -> str:
        """A source of points, as `Table.breakdown` names it."""
        kind, _, rest = source.partition(" ")
        return self.say_if_known(f"score-{kind}", bare(source), rest=rest)

    def source_text(self, source: str) -> str:
        """Why a source has points; empty where that goes without saying."""
        return say_part_if_any(self.named(f"score-{source.partition(' ')[0]}"), "why")

    def reason_arguments(self, reason: Reason, where: Table | View | None) -> dict[str, Value]:
        """The arguments of a reason, with what they name put into words."""
        args: dict[str, Value] = dict(reason.args)
        if "question" in args:
            args["question"] = self.decision(str(args["question"]))
        return args

    # Setting a game up.

    @property
    def settings(self) -> list[str]:
        """The game's options but for those of every game, for which each command has words of its own."""
        return [name for name in game_named(self.game).rules.options if name not in OF_EVERY_GAME]

    def setting_help(self, name: str) -> str:
        """What an option is, for a command's help."""
        return self.option_words(name)[1]

    def settings_of(self, typed: Mapping[str, Any]) -> dict[str, object]:
        """The options that were typed, as the game wants them; it checks them itself."""
        return {
            name: number_or_text(text) if name == PLAYERS else self.setting_named(name, text)
            for name, text in typed.items()
        }

    def setting_named(self, name: str, typed: Any) -> Any:
        """The value that somebody means with what they typed; that itself where it is none."""
        values = game_named(self.game).rules.options[name].values
        return next((value for value in values if spelt(value) == str(typed).lower()), typed)

    def describe_settings(self, options: Options) -> str:
        """What a game is played with, in a phrase; empty where there is nothing to say."""
        return listed([self.value_words(name, options[name])[0] for name in self.settings])

    def game_words(self) -> str:
        """What the game is, for somebody who does not know it."""
        return say_part_if_any(self.named("setting-game"), "text")

    def option_words(self, option: str) -> tuple[str, str]:
        """The title of an option, and its explanation."""
        return titled(f"setting-{dashed(option)}" if option in OF_EVERY_GAME else self.setting(option), bare(option))

    def value_words(self, option: str, value: Any) -> tuple[str, str]:
        """The title of a value that an option may have, and its explanation."""
        if option == PLAYERS:
            return say("setting-players-value", number=int(value)), ""
        name = spelt(value)
        of_all = f"setting-{dashed(option)}-{name}"
        return titled(of_all if option in OF_EVERY_GAME else self.setting(option, name), name)

    def setting(self, *names: str) -> str:
        """The message of an option or of one of its values."""
        return self.named(f"setting-{'-'.join(map(dashed, names))}")


def text_of(game: str) -> GameText:
    """What a game says."""
    text: GameText = game_named(game).part("text")
    return text


def titled(name: str, default: str) -> tuple[str, str]:
    """A title with its explanation, as far as there is a message."""
    if not has(name):
        return default, ""
    return say(name), say_part_if_any(name, "text")


def dashed(name: str) -> str:
    return name.replace("_", "-").replace("+", "-")


def bare(value: Any) -> str:
    """Data as text, where a game has no words for it."""
    if isinstance(value, Mapping):
        return ", ".join(f"{bare(name)} {bare(one)}" for name, one in value.items())
    if isinstance(value, Iterable) and not isinstance(value, str):
        return ", ".join(bare(one) for one in value)
    return str(value).replace("-", " ").replace("_", " ")


def simple(data: Mapping[str, Any]) -> dict[str, Value]:
    """The arguments that a message can take."""
    return {name: value for name, value in data.items() if isinstance(value, (str, int, float))}
