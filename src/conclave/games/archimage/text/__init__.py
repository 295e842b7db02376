"""Archimage in words."""

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
from conclave.text import GameText
from conclave.text.catalogue import Value


class ArchimageText(GameText):
    """Archimage in words."""

    topics = rulebook.TOPICS
    example_topic = "turn"
    sections = rulebook.SECTIONS
    example_ruling = "R4"
    metavars = settings.METAVARS

    view = staticmethod(board.describe_view)
    asked = staticmethod(questions.describe_question)
    question_text = staticmethod(details.question_text)
    option = staticmethod(options.describe_option)
    full_option = staticmethod(details.full_option)
    event = staticmethod(events.describe_event)
    event_text = staticmethod(details.event_text)
    waste = staticmethod(explanations.describe_waste)
    source = staticmethod(explanations.describe_source)
    source_text = staticmethod(details.source_text)
    setting_help = staticmethod(settings.setting_help)
    settings_of = staticmethod(settings.settings_of)
    describe_settings = staticmethod(settings.describe_settings)

    def reason_arguments(self, reason: Reason, where: Table | View | None) -> dict[str, Value]:
        return explanations.reason_in_words(super().reason_arguments(reason, where), where)

    def value_words(self, option: str, value: Any) -> tuple[str, str]:
        return settings.value_words(option, value) or super().value_words(option, value)


TEXT: Final = ArchimageText("archimage")
