"""Archimage in words."""

from collections.abc import Mapping
from typing import Any, Final

from conclave.games.archimage.text import (
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


class ArchimageText(GameText):
    """Archimage in words."""

    topics = rulebook.TOPICS
    example_topic = "turn"
    sections = rulebook.SECTIONS
    example_ruling = "R4"
    metavars = settings.METAVARS

    def view(self, where: Table | View, names: Names = None) -> board.ArchimageBoard:
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
        return events.describe_event(event, names, where)

    def event_text(self, event: Mapping[str, Any], where: Table | View | None) -> str:
        return details.event_text(event, where)

    def waste(self, waste: Mapping[str, Any]) -> str:
        return explanations.describe_waste(waste)

    def source(self, source: str) -> str:
        return explanations.describe_source(source)

    def source_text(self, source: str) -> str:
        return details.source_text(source)

    def reason_arguments(self, reason: Reason, where: Table | View | None) -> dict[str, Value]:
        return explanations.reason_in_words(super().reason_arguments(reason, where), where)

    def setting_help(self, name: str) -> str:
        return settings.setting_help(name)

    def settings_of(self, typed: Mapping[str, Any]) -> dict[str, object]:
        return settings.settings_of(typed)

    def describe_settings(self, options: Options) -> str:
        return settings.describe_settings(options)

    def value_words(self, option: str, value: Any) -> tuple[str, str]:
        return settings.value_words(option, value) or super().value_words(option, value)


TEXT: Final = ArchimageText("archimage")
