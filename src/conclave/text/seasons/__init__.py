"""Seasons in words."""

from conclave.text.seasons.board import describe_view
from conclave.text.seasons.events import describe_event
from conclave.text.seasons.full import event_text, full_option, question_text, source_text
from conclave.text.seasons.options import describe_option
from conclave.text.seasons.questions import describe_decision, describe_question
from conclave.text.seasons.reasons import reason_arguments, reason_name
from conclave.text.seasons.scores import describe_source
from conclave.text.seasons.wastes import describe_waste

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
