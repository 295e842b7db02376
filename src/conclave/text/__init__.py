"""The text model: every state, option, question, event and reason as a sentence, from Fluent catalogues."""

from conclave.text.board import BoardText
from conclave.text.catalogue import LANGUAGE, BrokenCatalogue, has, in_language, languages, say
from conclave.text.describe import (
    describe_decision,
    describe_event,
    describe_events,
    describe_option,
    describe_question,
    describe_reason,
    describe_score,
    describe_source,
    describe_view,
    describe_waste,
)
from conclave.text.game_text import GameText, text_of
from conclave.text.language import choose_language, language_name
from conclave.text.words import player

__all__ = [
    "LANGUAGE",
    "BoardText",
    "BrokenCatalogue",
    "GameText",
    "choose_language",
    "describe_decision",
    "describe_event",
    "describe_events",
    "describe_option",
    "describe_question",
    "describe_reason",
    "describe_score",
    "describe_source",
    "describe_view",
    "describe_waste",
    "has",
    "in_language",
    "language_name",
    "languages",
    "player",
    "say",
    "text_of",
]
