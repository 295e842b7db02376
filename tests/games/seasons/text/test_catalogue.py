"""The catalogue of Seasons: every card, token and enchantment has a text, every event and score is a sentence."""

from typing import Any

import pytest

from conclave.games.seasons.rules.events import EVENT_NAMES, REGISTRY
from conclave.games.seasons.rules.names import CARD_KEYS, ENCHANTMENT_KEYS, LAST_TOKEN, set_of_token
from conclave.games.seasons.text.cards import card_name, card_text
from conclave.games.seasons.text.events import MAY_BE_HIDDEN
from conclave.games.seasons.text.tokens import enchantment_data, token_data, token_line
from conclave.table import Reason
from conclave.text import describe_decision, describe_event, describe_reason, describe_score
from tests.text.catalogues import messages, needs

TOKENS = range(1, LAST_TOKEN + 1)
MESSAGES = messages("en")


def told(event: dict[str, Any], names: list[str] | None = None) -> str:
    return describe_event(event, names, "seasons")


def reason(why: Reason) -> str:
    return describe_reason(why, where="seasons")


def test_every_card_has_a_text_of_its_own() -> None:
    texts = [card_text(key) for key in CARD_KEYS[1:]]
    names = [card_name(key) for key in CARD_KEYS[1:]]
    assert len(set(texts)) == len(set(names)) == len(CARD_KEYS) - 1
    for key in CARD_KEYS[1:]:
        assert {item.id.name for item in MESSAGES[f"seasons-card-{key}"].attributes} <= {
            "text",
            "note",
            "first-edition",
        }


def test_every_ability_token_and_enchantment_has_a_text_of_its_own() -> None:
    tokens = [token_data(token) for token in TOKENS]
    enchantments = [enchantment_data(key) for key in ENCHANTMENT_KEYS[1:]]
    for told in (tokens, enchantments):
        assert len({one["name"] for one in told}) == len({one["text"] for one in told}) == len(told) > 0
        assert all(one["text"].endswith(".") for one in told)
    for name in [f"seasons-token-{token}" for token in TOKENS] + [
        f"seasons-enchantment-{key}" for key in ENCHANTMENT_KEYS[1:]
    ]:
        assert {item.id.name for item in MESSAGES[name].attributes} <= {"text", "note"}


def test_what_a_token_is_worth_stands_beside_it() -> None:
    assert token_line(7) == "Twelve Crystals (ability token 7; -6 points once used): Gain 12 crystals."
    assert "always in force" in token_line(5)
    assert sum(token_data(token)["points"] for token in set_of_token(1).tokens) == 25


def test_no_text_wants_an_argument() -> None:
    for name, message in MESSAGES.items():
        if name.startswith(("seasons-card-", "seasons-token-", "seasons-enchantment-")):
            assert not needs(message), name


def test_every_question_has_a_short_form() -> None:
    for key in REGISTRY.question_keys:
        assert describe_decision(key, "seasons")


@pytest.mark.parametrize("name", EVENT_NAMES)
def test_every_event_is_a_sentence_with_and_without_its_card(name: str) -> None:
    face = {"symbols": "WW*", "pips": 3}
    counts = {"water": 1, "earth": 0, "fire": 2, "air": 0}
    for amount in (1, 2, 3) if name in ("token", "tokens", "enchanted") else (1, 2, 3, -1):
        event = {"event": name, "seat": 0, "other": 1, "card": "purse-of-io", "amount": amount}
        event = event | ({"die": face} if "rolled" in name or name == "took-die" else {})
        event = event | ({"energy": counts} if "energy" in name or name in ("transmuted", "emptied-card") else {})
        shown = told(event)
        assert shown.endswith(".")
        assert "{" not in shown
        if name in MAY_BE_HIDDEN:
            assert "Purse of Io" in shown
            assert "Purse" not in told(event | {"card": ""})


def test_an_event_names_the_players_by_name() -> None:
    event = {"event": "gave-crystals", "seat": 0, "other": 1, "card": "", "amount": 2}
    assert told(event) == "Player 1 gives 2 crystals to Player 2."
    assert told(event | {"amount": 1}, ["Ann", "Bob"]) == "Ann gives 1 crystal to Bob."


def test_a_deal_is_told_in_cards_or_as_a_set() -> None:
    event = {"event": "dealt", "seat": 0, "other": 0, "card": "", "amount": 18}
    assert told(event) == "Player 1 is dealt 18 cards."
    assert told(event | {"amount": 3}) == "Player 1 is dealt beginners' set 3."


def test_events_of_the_expansion() -> None:
    event = {"event": "token", "seat": 0, "other": 1, "card": "", "amount": 7}
    assert told(event) == "Player 1 uses ability token 7, Twelve Crystals."
    assert told(event | {"event": "enchanted", "amount": 9}) == ("Drought strikes Player 1, who has the most crystals.")
    assert told(event | {"event": "copied", "card": "purse-of-io"}) == (
        "Raven the Usurper of Player 1 has the effects of Purse of Io of Player 2 from now on."
    )
    assert told(event | {"event": "bonus", "amount": 4}) == ("Player 1 uses a bonus: a card drawn, kept or not.")


def test_scores_are_lines() -> None:
    assert describe_score("crystals", 12, "seasons") == "Crystals: 12"
    assert describe_score("prestige purse-of-io", 6, "seasons") == "Purse of Io: 6"
    assert describe_score("end lantern-of-xidit", 9, "seasons") == "Lantern of Xidit, at the end of the game: 9"
    assert describe_score("bonuses", -12, "seasons") == "Bonuses used: -12"
    assert describe_score("token", 18, "seasons") == "Ability token: 18"
    assert describe_score("end raven-the-usurper", 20, "seasons") == "Raven the Usurper, at the end of the game: 20"


def test_reasons_whose_arguments_are_made_elsewhere() -> None:
    owed: dict[str, str | int] = {"card": "purse-of-io", "needed": 4, "leeches": 2, "have": 1}
    short: dict[str, str | int] = {"card": "purse-of-io", "due": 2, "water": 0, "earth": 0, "fire": 1, "air": 1}
    why: dict[str, str | int] = {"number": 3, "line": "1 end turn", "why": "pick-not-offered"}
    assert "2 of them for Arcano Leeches" in reason(Reason("crystals-for-leeches", owed))
    assert "Missing: 1 fire and 1 air" in reason(Reason("energy-short", short))
    assert "line 3" in reason(Reason("record-pick", why))
    spirit: dict[str, str | int] = {"card": "purse-of-io", "due": 3, "have": 2}
    assert "3 energies, 1 of them for Nature Spirit" in reason(Reason("energy-short-spirit", spirit))
    many: dict[str, str | int] = {"enchantment": "elemental-construction", "each": 18, "players": 4}
    many |= {"needed": 72, "cards": 60}
    assert "18 cards each, 72 for 4 players" in reason(Reason("enchantment-cards", many))
