"""Seasons in words."""

from collections.abc import Mapping
from typing import Any, Final

from conclave.games.seasons.text import (
    board,
    details,
    events,
    explanations,
    options,
    questions,
    rulebook,
    settings,
)
from conclave.table import Reason, Table, View
from conclave.table.data import Data, Options
from conclave.text import GameText
from conclave.text.catalogue import Value
from conclave.text.words import Names


class SeasonsText(GameText):
    """Seasons in words."""

    topics = rulebook.TOPICS
    example_topic = "turn"
    sections = rulebook.SECTIONS
    general_sections = rulebook.GENERAL
    example_ruling = "B6"
    metavars = settings.METAVARS

    def view(self, where: Table | View, names: Names = None) -> board.Board:
        return board.describe_view(where, names)

    def asked(self, data: Data, names: Names) -> str:
        return questions.describe_question(data, names)

    def question_text(self, where: Table | View) -> str:
        return details.question_text(where)

    def option(self, where: Table | View, pick: int, names: Names = None) -> str:
        return options.describe_option(where, pick, names)

    def full_option(self, where: Table | View, pick: int, names: Names = None) -> str:
        return details.full_option(where, pick, names)

    def event(self, event: Mapping[str, Any], names: Names, where: Table | View | None) -> str:
        return events.describe_event(event, names)

    def event_text(self, event: Mapping[str, Any], where: Table | View | None) -> str:
        return details.event_text(event, where)

    def waste(self, waste: Mapping[str, Any]) -> str:
        return explanations.describe_waste(waste)

    def source(self, source: str) -> str:
        return explanations.describe_source(source)

    def source_text(self, source: str) -> str:
        return details.source_text(source)

    def reason_arguments(self, reason: Reason, where: Table | View | None) -> dict[str, Value]:
        return explanations.reason_in_words(reason, super().reason_arguments(reason, where))

    def setting_help(self, name: str) -> str:
        return settings.setting_help(name)

    def setting_named(self, name: str, typed: Any) -> Any:
        return settings.setting_named(name, typed)

    def describe_settings(self, options: Options) -> str:
        return settings.describe_settings(dict(options))

    def value_words(self, option: str, value: Any) -> tuple[str, str]:
        return settings.value_words(option, value) or super().value_words(option, value)


TEXT: Final = SeasonsText("seasons")
