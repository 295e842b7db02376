"""Archimage in words."""

from conclave.text.archimage.board import describe_view
from conclave.text.archimage.events import describe_event
from conclave.text.archimage.options import describe_option
from conclave.text.archimage.questions import describe_decision, describe_question
from conclave.text.archimage.reasons import reason_arguments, reason_name
from conclave.text.archimage.scores import describe_source

__all__ = [
    "describe_decision",
    "describe_event",
    "describe_option",
    "describe_question",
    "describe_source",
    "describe_view",
    "reason_arguments",
    "reason_name",
]
