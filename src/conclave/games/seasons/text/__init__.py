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
from conclave.table.data import Options
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

    view = staticmethod(board.describe_view)
    asked = staticmethod(questions.describe_question)
    question_text = staticmethod(details.question_text)
    option = staticmethod(options.describe_option)
    full_option = staticmethod(details.full_option)
    event_text = staticmethod(details.event_text)
    waste = staticmethod(explanations.describe_waste)
    source = staticmethod(explanations.describe_source)
    source_text = staticmethod(details.source_text)
    setting_help = staticmethod(settings.setting_help)
    setting_named = staticmethod(settings.setting_named)

    def event(self, event: Mapping[str, Any], names: Names, where: Table | View | None) -> str:
        return events.describe_event(event, names)

    def reason_arguments(self, reason: Reason, where: Table | View | None) -> dict[str, Value]:
        return explanations.reason_in_words(reason, super().reason_arguments(reason, where))

    def describe_settings(self, options: Options) -> str:
        return settings.describe_settings(dict(options))

    def value_words(self, option: str, value: Any) -> tuple[str, str]:
        return settings.value_words(option, value) or super().value_words(option, value)


TEXT: Final = SeasonsText("seasons")
