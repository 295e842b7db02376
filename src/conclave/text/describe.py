"""What every game can put into words, handed on to the words of the game it is about.

Each is told in short, in a line; or in full, with the text of the card or ruling behind it.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from conclave.table import Reason, Table, View, game_keys
from conclave.text.board import BoardText, with_text
from conclave.text.catalogue import has, say
from conclave.text.game_text import text_of
from conclave.text.words import Names, player

CHOSE: Final = "chose"  # the event of a choice that the table made itself

Where = Table | View | str  # the table or view that something is about; the game's key where there is neither


def describe_view(where: Table | View, names: Names = None) -> BoardText:
    """The board as a seat, or a spectator, may see it: its `lines` are everything, or with `full=False` in short."""
    return text_of(where.game).view(where, names)


def describe_question(where: Table | View, names: Names = None, full: bool = False) -> str:
    """What the viewer is asked; for the others, whom the table waits for. In full with the text of what asks."""
    text = text_of(where.game)
    sentence = text.question(where, names)
    return with_text(sentence, text.question_text(where)) if full else sentence


def describe_option(where: Table | View, pick: int, names: Names = None, full: bool = False) -> str:
    """What an offered pick would do, in a line; in full with what its card does."""
    text = text_of(where.game)
    return text.full_option(where, pick, names) if full else text.option(where, pick, names)


def describe_event(event: Mapping[str, Any], names: Names, where: Where, full: bool = False) -> str:
    """An event, as `Table.events_for` tells it, in a sentence that shows no more than the event does; in full with what
    the card does that it names."""
    if event["event"] == CHOSE:
        return say("table-chose", player=player(int(event["seat"]), names))
    text, there = text_of(game_of(where)), place_of(where)
    sentence = text.event(event, names, there)
    return with_text(sentence, text.event_text(event, there)) if full else sentence


def describe_events(events: Iterable[Mapping[str, Any]], names: Names, where: Where) -> list[str]:
    """What a choice made happen, a sentence each; what the table chose itself shows in what that made happen."""
    return [describe_event(event, names, where) for event in events if event["event"] != CHOSE]


def describe_decision(question: str, game: str) -> str:
    """A decision by its key, as a phrase for other sentences."""
    return text_of(game).decision(question)


def describe_reason(
    reason: Reason,
    ruling: bool = False,
    where: Where | None = None,
    full: bool = False,
    names: Names = None,
) -> str:
    """Why something is refused or wrong; in full with the number of the ruling where there is one, as with `ruling`.

    A game has its own words for what its rules refuse; what any table refuses is said in the words of all. Where nobody
    says which game it was, its reasons are found by their words.
    """
    game = game_with_words(reason) if where is None else game_of(where)
    there = None if where is None else place_of(where)
    args = text_of(game).reason_arguments(reason, there) if game else reason.args
    told = {name: "none" if value == "" else value for name, value in args.items()}  # a message can ask for that
    if reason.args.get("game") in game_keys():
        told["game"] = text_of(str(reason.args["game"])).title
    if "asked" in reason.args:
        told["player"] = player(int(reason.args["asked"]) - 1, names)
    own = f"{game}-reason-{reason.key}"
    sentence = say(own if game and has(own) else f"reason-{reason.key}", **told)
    if (ruling or full) and reason.ruling:
        return say("reason-with-ruling", reason=sentence, ruling=reason.ruling)
    return sentence


def game_with_words(reason: Reason) -> str:
    """The game that alone has words for a reason; empty where those of all games do."""
    if has(f"reason-{reason.key}"):
        return ""
    return next((game for game in game_keys() if has(f"{game}-reason-{reason.key}")), "")


def describe_waste(waste: Mapping[str, Any], game: str) -> str:
    """What would be left undone by ending a turn, as `Table.wasted` tells it."""
    return text_of(game).waste(waste)


def describe_source(source: str, game: str) -> str:
    """A source of points, as `Table.breakdown` names it."""
    return text_of(game).source(source)


def describe_score(source: str, points: int, game: str, full: bool = False) -> str:
    """A source with its points; in full with why it has them."""
    line = say("score-line", source=describe_source(source, game), points=points)
    return with_text(line, text_of(game).source_text(source)) if full else line


def game_of(where: Where) -> str:
    return where if isinstance(where, str) else where.game


def place_of(where: Where) -> Table | View | None:
    return None if isinstance(where, str) else where
