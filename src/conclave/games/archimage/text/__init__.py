"""Archimage in words."""

from conclave.games.archimage.text.board import ArchimageBoard, MageRow, ScrollRow, describe_view
from conclave.games.archimage.text.circles import circles, school
from conclave.games.archimage.text.details import event_text, full_option, question_text, source_text
from conclave.games.archimage.text.events import describe_event
from conclave.games.archimage.text.options import describe_option
from conclave.games.archimage.text.questions import describe_decision, describe_question
from conclave.games.archimage.text.reasons import reason_arguments, reason_name
from conclave.games.archimage.text.scores import describe_source
from conclave.games.archimage.text.scrolls import (
    familiar_name,
    find_scroll,
    mage_name,
    near_scrolls,
    scroll_data,
    scroll_name,
    scroll_note,
    scroll_text,
)
from conclave.games.archimage.text.waste import describe_waste

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
