"""The catalogues hold what the program says, all of it and nothing else, and every message gets its arguments."""

import ast

import pytest

import conclave.text
from conclave.bots import seat_bots
from conclave.cli import COMMANDS, ELSEWHERE
from conclave.games.archimage.rules.events import EVENT_NAMES as ARCHIMAGE_EVENTS
from conclave.games.archimage.rules.preview import WASTES as ARCHIMAGE_WASTES
from conclave.games.archimage.rules.registry import QUESTION_KEYS as ARCHIMAGE_QUESTIONS
from conclave.games.archimage.rules.scrolls import CIRCLES, SPELLS
from conclave.games.archimage.text import events as archimage_events
from conclave.games.archimage.text import scores as archimage_scores
from conclave.games.seasons.rules.events import EVENT_NAMES
from conclave.games.seasons.rules.names import CARD_KEYS, ENCHANTMENT_KEYS, LAST_TOKEN
from conclave.games.seasons.rules.preview import WASTES
from conclave.games.seasons.rules.registry import QUESTION_KEYS
from conclave.games.seasons.text.events import MAY_BE_HIDDEN, PLAIN_VARIANTS
from conclave.games.seasons.text.scores import SOURCES
from conclave.server import play
from conclave.server.errors import STATUSES
from conclave.table import Reason, games
from conclave.terminal.window.app import KEYS
from conclave.text import describe_event, describe_reason, describe_score, enchantment_data, token_data, token_line
from conclave.text import rulebook as rules
from conclave.text.catalogue import file_of
from tests.text.catalogues import LANGUAGES, SOURCE, messages, needs, patterns, used

TOKENS = range(1, LAST_TOKEN + 1)
MESSAGES = messages("en")
ROOMS = {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(SOURCE.rglob("*.py"))}
TREES = list(ROOMS.values())
RULES = SOURCE / "games" / "archimage" / "rules"
ARCHIMAGE = [tree for path, tree in ROOMS.items() if RULES in path.parents and "boards" not in path.parts]
ELSEWHERE_THAN_ARCHIMAGE = [tree for tree in TREES if tree not in ARCHIMAGE]
NODES = [node for tree in TREES for node in ast.walk(tree)]


# --- which messages the program says ----------------------------------------------------------------------------------


def reason_calls(trees: list[ast.Module]) -> list[tuple[list[str], list[str] | None]]:
    """Every `Reason(...)` there: the keys it may have and its arguments, None where they are made elsewhere."""
    found = []
    for tree in trees:
        for node in ast.walk(tree):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Reason"):
                continue
            first, second = node.args[0], node.args[1]
            keys = [part.value for part in ast.walk(first) if isinstance(part, ast.Constant)]
            args = None
            if isinstance(second, ast.Dict) and None not in second.keys:
                args = [str(key.value) for key in second.keys if isinstance(key, ast.Constant)]
            found.append(([str(key) for key in keys], args))
    return found


def reason_keys(trees: list[ast.Module]) -> set[str]:
    return {key for keys, _ in reason_calls(trees) for key in keys}


def topics(game: str) -> set[str]:
    """What the rules of a game tell: its topics, and the positions in them."""
    positions = [f"position-{key}" for some in rules.TOPICS[game].values() for key in some]
    return {*rules.TOPICS[game], *positions}


def settings(game: str) -> set[str]:
    """What a game can be set up with: itself, its options, and those of their values that have words here."""
    found = {"game", "sets-base", "sets-kingdom", "tokens-yes", "tokens-no"} if game == "seasons" else {"game"}
    for name, option in games()[game].items():
        found.add(name)
        for value in option.values:
            named = value in ENCHANTMENT_KEYS[1:] or value in CIRCLES  # elsewhere
            if name == "edition" or (isinstance(value, str) and not named):
                found.add(f"{name}-{value}")
    return found


# Names that the program puts together as it goes: how each begins, and all ends that it can have.
MADE_UP: dict[str, set[str]] = {
    "archimage-board-player-": {"playing", "done", "over"},
    "archimage-event-": {*ARCHIMAGE_EVENTS, archimage_events.KEPT, archimage_events.BORROWED},
    "archimage-mage-": {str(number) for number in range(1, 6)},
    "archimage-play-": {"blank", "mage", "player", "at", "dice"},
    "archimage-question-": set(ARCHIMAGE_QUESTIONS),
    # What every game refuses is said in the words of all, unless a game has its own.
    "archimage-reason-": {key for key in reason_keys(ARCHIMAGE) if f"archimage-reason-{key}" in MESSAGES},
    "archimage-rules-": topics("archimage"),
    "archimage-score-": set(archimage_scores.SOURCES),
    "archimage-setting-": settings("archimage"),
    "archimage-spell-": set(SPELLS),
    "archimage-waste-": set(ARCHIMAGE_WASTES),
    "bench-engine-": {"compiled", "interpreted"},
    "bot-": set(seat_bots()),
    "card-": set(CARD_KEYS[1:]),
    "cli-": {*COMMANDS, *(f"{name}-about" for name in COMMANDS if name not in ELSEWHERE)},
    "enchantment-": set(ENCHANTMENT_KEYS[1:]),
    "event-": {*EVENT_NAMES, *PLAIN_VARIANTS, *(f"{name}-unseen" for name in MAY_BE_HIDDEN)},
    "question-": set(QUESTION_KEYS),
    "reason-": reason_keys(ELSEWHERE_THAN_ARCHIMAGE)
    | {key for key in reason_keys(ARCHIMAGE) if f"archimage-reason-{key}" not in MESSAGES},
    "rules-seasons-": topics("seasons"),
    "rules-section-": set(rules.SECTIONS),
    "ruling-": set(rules.RULINGS),
    "score-": set(SOURCES),
    "server-fault-": set(STATUSES),
    "server-step-": {
        *(play.SIT, play.OPEN, play.BOT, play.NAME, play.READY, play.UNDO, play.STAND_IN, play.BACK, play.RESIGN),
        *(play.AWAY, play.HANDED, play.DEVICE),
    },
    "setting-": settings("seasons"),
    "simulate-": {"seconds", "games-a-second", "decisions-a-second", "decisions-a-game", "rounds-a-game"},
    "stats-plot-": {"picks", "rounds", "values", "years"},
    "token-": {str(token) for token in TOKENS},
    "waste-": set(WASTES),
    "window-key-": set(KEYS),
}
# Attributes that are asked for by a name put together, or all together.
PARTS_MADE_UP = {"input-command", "input-choice", "archimage-input-word"}


def made_up() -> set[str]:
    return {f"{first}{rest}" for first, ends in MADE_UP.items() for rest in ends}


def texts_in_the_source() -> set[str]:
    return {node.value for node in NODES if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def beginnings() -> set[str]:
    """How texts begin that are put together in the source."""
    joined = [node.values[0] for node in NODES if isinstance(node, ast.JoinedStr) and node.values]
    added = [node.left for node in NODES if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add)]
    return {node.value for node in [*joined, *added] if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def test_no_message_is_missing() -> None:
    assert not made_up() - set(MESSAGES)


def test_no_message_is_unused() -> None:
    """What the page alone says its own tests look after, in web/tests."""
    of_the_page = {name for name in MESSAGES if file_of(name).rpartition("/")[2] == "page"}
    assert not set(MESSAGES) - of_the_page - made_up() - texts_in_the_source()


def test_names_that_are_made_up_are_made_up_somewhere() -> None:
    assert not set(MADE_UP) - beginnings()


def test_no_attribute_is_unused() -> None:
    asked_for = texts_in_the_source()
    for name, message in MESSAGES.items():
        if name not in PARTS_MADE_UP and not name.startswith("reason-board-"):  # whose parts are for each other
            assert {attribute.id.name for attribute in message.attributes} <= asked_for, name


def test_messages_refer_to_parts_that_there_are() -> None:
    for name, message in MESSAGES.items():
        for other, part in used(message).references:
            assert part in patterns(MESSAGES[other]), name


def test_every_card_has_a_text_of_its_own() -> None:
    texts = [conclave.text.card_text(key) for key in CARD_KEYS[1:]]
    names = [conclave.text.card_name(key) for key in CARD_KEYS[1:]]
    assert len(set(texts)) == len(set(names)) == 70
    for key in CARD_KEYS[1:]:
        assert {item.id.name for item in MESSAGES[f"card-{key}"].attributes} <= {"text", "note", "first-edition"}


def test_every_ability_token_and_enchantment_has_a_text_of_its_own() -> None:
    tokens = [token_data(token) for token in TOKENS]
    enchantments = [enchantment_data(key) for key in ENCHANTMENT_KEYS[1:]]
    for told, number in ((tokens, 12), (enchantments, 10)):
        assert len({one["name"] for one in told}) == len({one["text"] for one in told}) == number
        assert all(one["text"].endswith(".") for one in told)
    for name in [f"token-{token}" for token in TOKENS] + [f"enchantment-{key}" for key in ENCHANTMENT_KEYS[1:]]:
        assert {item.id.name for item in MESSAGES[name].attributes} <= {"text", "note"}


def test_what_a_token_is_worth_stands_beside_it() -> None:
    assert token_line(7) == "Twelve Crystals (ability token 7; -6 points once used): Gain 12 crystals."
    assert "always in force" in token_line(5)
    assert sum(token_data(token)["points"] for token in TOKENS) == 25


def test_no_text_wants_an_argument() -> None:
    for name, message in MESSAGES.items():
        if name.partition("-")[0] in ("card", "token", "enchantment"):
            assert not needs(message), name


def test_every_question_has_a_short_form() -> None:
    for key in QUESTION_KEYS:
        assert conclave.text.describe_decision(key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_said_by_name_gets_its_arguments(language: str) -> None:
    checked = 0
    for tree in TREES:
        for node in ast.walk(tree):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "say"):
                continue
            if not isinstance(node.args[0], ast.Constant) or any(word.arg is None for word in node.keywords):
                continue
            name = str(node.args[0].value)
            given = {word.arg for word in node.keywords}
            assert name in MESSAGES
            assert needs(messages(language)[name].value) <= given, name
            checked += 1
    assert checked > 100


@pytest.mark.parametrize("name", EVENT_NAMES)
def test_every_event_is_a_sentence_with_and_without_its_card(name: str) -> None:
    face = {"symbols": "WW*", "pips": 3}
    counts = {"water": 1, "earth": 0, "fire": 2, "air": 0}
    for amount in (1, 2, 3) if name in ("token", "tokens", "enchanted") else (1, 2, 3, -1):
        event = {"event": name, "seat": 0, "other": 1, "card": "purse-of-io", "amount": amount}
        event = event | ({"die": face} if "rolled" in name or name == "took-die" else {})
        event = event | ({"energy": counts} if "energy" in name or name in ("transmuted", "emptied-card") else {})
        shown = describe_event(event)
        assert shown.endswith(".")
        assert "{" not in shown
        if name in MAY_BE_HIDDEN:
            assert "Purse of Io" in shown
            assert "Purse" not in describe_event(event | {"card": ""})


def test_an_event_names_the_players_by_name() -> None:
    event = {"event": "gave-crystals", "seat": 0, "other": 1, "card": "", "amount": 2}
    assert describe_event(event) == "Player 1 gives 2 crystals to Player 2."
    assert describe_event(event | {"amount": 1}, ["Ann", "Bob"]) == "Ann gives 1 crystal to Bob."


def test_a_deal_is_told_in_cards_or_as_a_set() -> None:
    event = {"event": "dealt", "seat": 0, "other": 0, "card": "", "amount": 18}
    assert describe_event(event) == "Player 1 is dealt 18 cards."
    assert describe_event(event | {"amount": 3}) == "Player 1 is dealt beginners' set 3."


def test_events_of_the_expansion() -> None:
    event = {"event": "token", "seat": 0, "other": 1, "card": "", "amount": 7}
    assert describe_event(event) == "Player 1 uses ability token 7, Twelve Crystals."
    assert describe_event(event | {"event": "enchanted", "amount": 9}) == (
        "Drought strikes Player 1, who has the most crystals."
    )
    assert describe_event(event | {"event": "copied", "card": "purse-of-io"}) == (
        "Raven the Usurper of Player 1 has the effects of Purse of Io of Player 2 from now on."
    )
    assert describe_event(event | {"event": "bonus", "amount": 4}) == (
        "Player 1 uses a bonus: a card drawn, kept or not."
    )


SAMPLES: dict[str, str | int] = {
    "card": "purse-of-io",
    "question": "free",
    "energy": "fire",
    "token": 7,
    "enchantment": "drought",
}
NUMBERS = {"needed", "have", "due", "dice", "picks", "bytes", "seat", "asked", "used", "each", "cards"}


def test_every_reason_in_the_source_is_a_sentence() -> None:
    for keys, args in reason_calls(ELSEWHERE_THAN_ARCHIMAGE):
        for key in keys:
            if args is not None:
                given = {name: SAMPLES.get(name, 3 if name in NUMBERS else "x") for name in args}
                sentence = describe_reason(Reason(key, given, "B6"), ruling=True)
                assert "B6" in sentence
                assert "purse-of-io" not in sentence
                assert "drought" not in sentence


def test_reasons_whose_arguments_are_made_elsewhere() -> None:
    owed: dict[str, str | int] = {"card": "purse-of-io", "needed": 4, "leeches": 2, "have": 1}
    short: dict[str, str | int] = {"card": "purse-of-io", "due": 2, "water": 0, "earth": 0, "fire": 1, "air": 1}
    why: dict[str, str | int] = {"number": 3, "line": "1 end turn", "why": "pick-not-offered"}
    assert "2 of them for Arcano Leeches" in describe_reason(Reason("crystals-for-leeches", owed))
    assert "Missing: 1 fire and 1 air" in describe_reason(Reason("energy-short", short))
    assert "line 3" in describe_reason(Reason("record-pick", why))
    spirit: dict[str, str | int] = {"card": "purse-of-io", "due": 3, "have": 2}
    assert "3 energies, 1 of them for Nature Spirit" in describe_reason(Reason("energy-short-spirit", spirit))
    many: dict[str, str | int] = {"enchantment": "elemental-construction", "each": 18, "players": 4}
    many |= {"needed": 72, "cards": 60}
    assert "18 cards each, 72 for 4 players" in describe_reason(Reason("enchantment-cards", many))
    made_elsewhere = {key for keys, args in reason_calls(ELSEWHERE_THAN_ARCHIMAGE) if args is None for key in keys}
    told = {"crystals-for-leeches", "energy-short", "record-pick", "energy-short-spirit", "enchantment-cards"}
    assert made_elsewhere <= told


def test_scores_are_lines() -> None:
    assert describe_score("crystals", 12) == "Crystals: 12"
    assert describe_score("prestige purse-of-io", 6) == "Purse of Io: 6"
    assert describe_score("end lantern-of-xidit", 9) == "Lantern of Xidit, at the end of the game: 9"
    assert describe_score("bonuses", -12) == "Bonuses used: -12"
    assert describe_score("token", 18) == "Ability token: 18"
    assert describe_score("end raven-the-usurper", 20) == "Raven the Usurper, at the end of the game: 20"
