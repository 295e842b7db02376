"""The catalogues hold what the program says, all of it and nothing else, and every message gets its arguments."""

import ast

import pytest

from conclave.bots import seat_bots
from conclave.cli import ELSEWHERE, OWN
from conclave.games.archimage.rules.events import EVENT_NAMES as ARCHIMAGE_EVENTS
from conclave.games.archimage.rules.events import REGISTRY as ARCHIMAGE
from conclave.games.archimage.rules.preview import WASTES as ARCHIMAGE_WASTES
from conclave.games.archimage.rules.scrolls import CIRCLES, SPELLS
from conclave.games.archimage.text import events as archimage_events
from conclave.games.archimage.text import explanations as archimage_explanations
from conclave.games.seasons.rules.events import EVENT_NAMES, REGISTRY
from conclave.games.seasons.rules.names import CARD_KEYS, ENCHANTMENT_KEYS, LAST_TOKEN, SET_KEYS
from conclave.games.seasons.rules.preview import WASTES
from conclave.games.seasons.text.events import MAY_BE_HIDDEN, PLAIN_VARIANTS
from conclave.games.seasons.text.explanations import SOURCES
from conclave.server import play
from conclave.server.errors import STATUSES
from conclave.table import Reason, games
from conclave.table.rules import spelt
from conclave.terminal.window.app import KEYS
from conclave.text import describe_reason, text_of
from conclave.text import rulebook as rules
from conclave.text.catalogue import file_of
from tests.text.catalogues import LANGUAGES, SOURCE, messages, needs, patterns, used

MESSAGES = messages("en")
MODULES = {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(SOURCE.rglob("*.py"))}
TREES = list(MODULES.values())
NODES = [node for tree in TREES for node in ast.walk(tree)]
GAMES = list(games())


def trees_of(game: str) -> list[ast.Module]:
    """The modules of a game, or those of no game."""
    folder = SOURCE / "games"
    return [
        tree
        for path, tree in MODULES.items()
        if (folder / game if game else SOURCE) in path.parents and (game or folder not in path.parents)
    ]


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


def reasons(game: str) -> set[str]:
    """The reasons of a game for which it has words of its own: what every game refuses is said in the words of all."""
    return {key for key in reason_keys(trees_of(game)) if f"{game}-reason-{key}" in MESSAGES}


def topics(game: str) -> set[str]:
    """What the rules of a game tell: its topics, the positions in them, and the sections of its rulings."""
    text = text_of(game)
    positions = [f"position-{key}" for some in text.topics.values() for key in some]
    return {*text.topics, *positions, *(f"section-{section}" for section in text.sections)}


def numbers(game: str) -> set[str]:
    return {ruling.number for ruling in rules.rulings(game=game)}


def settings(game: str) -> set[str]:
    """What a game can be set up with: itself, its options, and those of their values that have words here."""
    found = {"game", "sets-with"} if game == "seasons" else {"game"}
    for name in text_of(game).settings:
        found.add(name)
        for value in games()[game][name].values:
            named = value in ENCHANTMENT_KEYS[1:] or value in CIRCLES  # elsewhere
            if not named and not isinstance(value, list):
                found.add(f"{name}-{spelt(value)}")
    return found


# Names that the program puts together as it goes: how each begins, and all ends that it can have.
MADE_UP: dict[str, set[str]] = {
    "archimage-board-player-": {"playing", "done", "over"},
    "archimage-cli-": {"board", "board-about"},
    "archimage-cli-play-": set(text_of("archimage").settings),
    "archimage-event-": {*ARCHIMAGE_EVENTS, archimage_events.KEPT, archimage_events.BORROWED},
    "archimage-mage-": {str(number) for number in range(1, 6)},
    "archimage-play-": {"blank", "mage", "player", "at", "dice"},
    "archimage-question-": set(ARCHIMAGE.question_keys),
    "archimage-reason-": reasons("archimage"),
    "archimage-rules-": topics("archimage"),
    "archimage-ruling-": numbers("archimage"),
    "archimage-score-": set(archimage_explanations.SOURCES),
    "archimage-setting-": settings("archimage"),
    "archimage-spell-": set(SPELLS),
    "archimage-waste-": set(ARCHIMAGE_WASTES),
    "bench-engine-": {"compiled", "interpreted"},
    "bot-": set(seat_bots()),
    "cli-": {*OWN, *(f"{name}-about" for name in OWN if name not in ELSEWHERE)},
    "reason-": {
        key for game in ["", *GAMES] for key in reason_keys(trees_of(game)) if f"{game}-reason-{key}" not in MESSAGES
    },
    "seasons-card-": set(CARD_KEYS[1:]),
    "seasons-cli-play-": set(text_of("seasons").settings),
    "seasons-enchantment-": set(ENCHANTMENT_KEYS[1:]),
    "seasons-event-": {*EVENT_NAMES, *PLAIN_VARIANTS, *(f"{name}-unseen" for name in MAY_BE_HIDDEN)},
    "seasons-question-": set(REGISTRY.question_keys),
    "seasons-reason-": reasons("seasons"),
    "seasons-rules-": topics("seasons"),
    "seasons-ruling-": numbers("seasons"),
    "seasons-score-": set(SOURCES),
    "seasons-set-": set(SET_KEYS),
    "seasons-setting-": settings("seasons"),
    "seasons-token-": {str(token) for token in range(1, LAST_TOKEN + 1)},
    "seasons-waste-": set(WASTES),
    "server-fault-": set(STATUSES),
    "server-step-": {
        *(play.SIT, play.OPEN, play.BOT, play.NAME, play.READY, play.UNDO, play.STAND_IN, play.BACK, play.RESIGN),
        *(play.AWAY, play.HANDED, play.DEVICE),
    },
    "setting-": {"players", "ask-forced", "ask-forced-yes", "ask-forced-no"},
    "simulate-": {"seconds", "games-a-second", "decisions-a-second", "decisions-a-game", "rounds-a-game"},
    "stats-plot-": {"rounds", "values"},
    "window-key-": set(KEYS),
}
# What any game may have, and some have.
OF_ANY_GAME = {"archimage-input-command"}
# Attributes that are asked for by a name put together, or all together.
PARTS_MADE_UP = {"input-command", "seasons-input-choice", "archimage-input-word"}


def made_up() -> set[str]:
    return {f"{first}{rest}" for first, ends in MADE_UP.items() for rest in ends} | OF_ANY_GAME


def texts_in_the_source() -> set[str]:
    return {node.value for node in NODES if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def beginnings() -> set[str]:
    """How texts begin that are put together in the source; those that any game may have begin with each game's key."""
    joined = [node.values for node in NODES if isinstance(node, ast.JoinedStr) and node.values]
    plain = {values[0].value for values in joined if isinstance(values[0], ast.Constant)}
    keyed = {values[1].value for values in joined if len(values) > 1 and isinstance(values[1], ast.Constant)}
    own = {text.removeprefix("-") for text in {*plain, *keyed} if isinstance(text, str)}
    added = [node.left for node in NODES if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add)]
    sums = {node.value for node in added if isinstance(node, ast.Constant)}
    return {*map(str, plain | sums), *(f"{game}-{text}" for game in GAMES for text in own)}


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
        if name not in PARTS_MADE_UP and name != "archimage-reason-board-wrong":  # whose parts are for others like it
            assert {attribute.id.name for attribute in message.attributes} <= asked_for, name


def test_messages_refer_to_parts_that_there_are() -> None:
    for name, message in MESSAGES.items():
        for other, part in used(message).references:
            assert part in patterns(MESSAGES[other]), name


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


SAMPLES: dict[str, str | int] = {
    "card": "purse-of-io",
    "question": "free",
    "energy": "fire",
    "token": 7,
    "enchantment": "drought",
    "scroll": "growth-fire",
    "element": "fire",
}
NUMBERS = {
    "needed",
    "have",
    "due",
    "dice",
    "picks",
    "bytes",
    "seat",
    "asked",
    "used",
    "each",
    "cards",
    "spaces",
    "space",
}


@pytest.mark.parametrize("game", ["", *GAMES])
def test_every_reason_in_the_source_is_a_sentence(game: str) -> None:
    for keys, args in reason_calls(trees_of(game)):
        for key in keys:
            if args is not None:
                given = {name: SAMPLES.get(name, 3 if name in NUMBERS else "x") for name in args}
                if game != "seasons" and "question" in given:
                    given["question"] = "turn"
                sentence = describe_reason(Reason(key, given, "B6"), ruling=True, where=game or None)
                assert "B6" in sentence
                assert "purse-of-io" not in sentence
                assert "drought" not in sentence


def test_reasons_whose_arguments_are_made_elsewhere() -> None:
    why: dict[str, str | int] = {"number": 3, "line": "1 end turn", "why": "pick-not-offered"}
    assert "line 3" in describe_reason(Reason("record-pick", why))
    field: dict[str, str | int] = {"field": "hand", "seat": 2, "what": "99 is out of bounds"}
    assert "“hand” of player 2 (99 is out of bounds)" in describe_reason(Reason("save-field", field))
    assert "player" not in describe_reason(Reason("save-field", {**field, "seat": 0}))
    made_elsewhere = {key for keys, args in reason_calls(trees_of("")) if args is None for key in keys}
    assert made_elsewhere == {"record-pick", "save-field"}


def test_reasons_are_found_by_their_words_where_nobody_names_the_game() -> None:
    assert "first edition" in describe_reason(Reason("edition-alone", {}))
    assert "many circles" not in describe_reason(Reason("game-over", {"pick": "x"}))
