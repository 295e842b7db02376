"""Seasons in words."""

from conclave.games.seasons.text.board import describe_view
from conclave.games.seasons.text.details import event_text, full_option, question_text, source_text
from conclave.games.seasons.text.events import describe_event
from conclave.games.seasons.text.options import describe_option
from conclave.games.seasons.text.questions import describe_decision, describe_question
from conclave.games.seasons.text.reasons import reason_arguments, reason_name
from conclave.games.seasons.text.scores import describe_source
from conclave.games.seasons.text.waste import describe_waste

__all__ = [
    "describe_decision",
    "describe_event",
    "describe_option",
    "describe_question",
    "describe_source",
    "describe_view",
    "describe_waste",
    "event_text",
    "full_option",
    "question_text",
    "reason_arguments",
    "reason_name",
    "source_text",
]
