"""Archimage in words."""

from conclave.text.archimage.board import ArchimageBoard, MageRow, ScrollRow, describe_view
from conclave.text.archimage.circles import circles, school
from conclave.text.archimage.events import describe_event
from conclave.text.archimage.full import event_text, full_option, question_text, source_text
from conclave.text.archimage.options import describe_option
from conclave.text.archimage.questions import describe_decision, describe_question
from conclave.text.archimage.reasons import reason_arguments, reason_name
from conclave.text.archimage.scores import describe_source
from conclave.text.archimage.scrolls import (
    familiar_name,
    find_scroll,
    mage_name,
    near_scrolls,
    scroll_data,
    scroll_name,
    scroll_note,
    scroll_text,
)
from conclave.text.archimage.wastes import describe_waste

__all__ = [
    "ArchimageBoard",
    "MageRow",
    "ScrollRow",
    "circles",
    "describe_decision",
    "describe_event",
    "describe_option",
    "describe_question",
    "describe_source",
    "describe_view",
    "describe_waste",
    "event_text",
    "familiar_name",
    "find_scroll",
    "full_option",
    "mage_name",
    "near_scrolls",
    "question_text",
    "reason_arguments",
    "reason_name",
    "school",
    "scroll_data",
    "scroll_name",
    "scroll_note",
    "scroll_text",
    "source_text",
]
