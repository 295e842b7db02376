"""The text model: every state, option, question, event and reason as a sentence, from Fluent catalogues."""

from conclave.text.board import Board, CardRow, PlayerRow, describe_view
from conclave.text.cards import card_data, card_name, card_text, find_card, near_cards
from conclave.text.catalogue import LANGUAGE, has, say
from conclave.text.events import describe_event
from conclave.text.modules import (
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
from conclave.text.options import describe_option
from conclave.text.questions import describe_decision, describe_question
from conclave.text.reasons import describe_reason
from conclave.text.scores import describe_score, describe_source
from conclave.text.words import player

__all__ = [
    "LANGUAGE",
    "Board",
    "CardRow",
    "PlayerRow",
    "card_data",
    "card_name",
    "card_text",
    "describe_decision",
    "describe_event",
    "describe_option",
    "describe_question",
    "describe_reason",
    "describe_score",
    "describe_source",
    "describe_view",
    "enchantment_data",
    "enchantment_name",
    "enchantment_note",
    "enchantment_text",
    "find_card",
    "has",
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
