"""The text model: every state, option, question, event and reason as a sentence, from Fluent catalogues."""

from conclave.games.seasons.text.board import Board, CardRow, PlayerRow
from conclave.games.seasons.text.cards import card_data, card_name, card_text, find_card, near_cards
from conclave.games.seasons.text.tokens import (
    enchantment_data,
    enchantment_name,
    enchantment_note,
    enchantment_text,
    token_data,
    token_line,
    token_name,
    token_note,
    token_points,
    token_text,
)
from conclave.text.board import Shown
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
from conclave.text.language import choose_language, language_name
from conclave.text.words import player

__all__ = [
    "LANGUAGE",
    "Board",
    "BrokenCatalogue",
    "CardRow",
    "PlayerRow",
    "Shown",
    "card_data",
    "card_name",
    "card_text",
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
    "enchantment_data",
    "enchantment_name",
    "enchantment_note",
    "enchantment_text",
    "find_card",
    "has",
    "in_language",
    "language_name",
    "languages",
    "near_cards",
    "player",
    "say",
    "token_data",
    "token_line",
    "token_name",
    "token_note",
    "token_points",
    "token_text",
]
