"""What stands behind a line: the text of the scroll that it is about."""

from collections.abc import Mapping
from typing import Any, Final

from conclave.games.archimage.text.options import describe_option
from conclave.games.archimage.text.scrolls import scroll_text
from conclave.games.archimage.text.words import Names
from conclave.table import Table, View
from conclave.table.data import Data
from conclave.text.board import about_option, view_of, with_text
from conclave.text.catalogue import say_part

TO_A_SPACE: Final = {"break", "space"}  # what lies there is won or moved


def full_option(where: Table | View, pick: int, names: Names = None) -> str:
    """An option with the text of the scroll that is cast, won or moved."""
    view = view_of(where)
    return with_text(describe_option(view, pick, names), option_text(view.data, about_option(view.data, pick)))


def option_text(data: Data, about: Data) -> str:
    key = data["scrolls"][about["space"]] if about["verb"] in TO_A_SPACE else about.get("scroll")
    return scroll_text(key) if key else ""


def question_text(where: Table | View) -> str:
    """The text of the scroll whose spell asks; empty where none does, or somebody else is asked."""
    data = view_of(where).data
    key = data["arguments"].get("scroll")
    return scroll_text(key) if key else ""


def event_text(event: Mapping[str, Any], where: Table | View | None = None) -> str:
    """The text of the scroll that an event names; empty where it names none."""
    return scroll_text(str(event["scroll"])) if event["scroll"] else ""


def source_text(source: str) -> str:
    """Why a source has points."""
    return say_part(f"archimage-score-{source.partition(' ')[0]}", "why")
