"""The API: names, options and mistakes, through the root package."""

import json
from typing import Any

import pytest

import conclave
from conclave.games.seasons.rules.names import ENCHANTMENT_KEYS, SET_KEYS
from conclave.games.seasons.rules.picks import NOTATION, PICKS


def reason_of(fault: pytest.ExceptionInfo[conclave.Fault]) -> tuple[str, dict[str, Any]]:
    return fault.value.reason.key, fault.value.reason.args


def test_the_root_is_what_it_says() -> None:
    """Everything promised is there, and nothing else is public."""
    public = {name for name in vars(conclave) if not name.startswith("_")}
    packages = {
        "table",
        "text",
        "bots",
        "arena",
        "envs",
        "terminal",
        "server",
        "cli",
        "version",
        "secrets",
        "Any",
    }
    helpers = {"build_position", "key_for", "load_table", "new_table", "KEY_BYTES"}
    assert public - packages - helpers == set(conclave.__all__)


def test_games_tell_their_options() -> None:
    options = conclave.games()["seasons"]
    assert options["players"].values == [2, 3, 4]
    assert options["level"].values == ["apprentice", "magician", "archmage"]
    assert options["level"].default == "archmage"
    assert options["edition"].values == [2, 1]
    assert options["edition"].default == 2
    assert options["sets"].values[:2] == [["base"], ["base", "enchanted-kingdom"]]
    assert len(options["sets"].values) == 2 ** (len(SET_KEYS) - 1)
    assert options["sets"].default == ["base"]
    assert (options["tokens"].values, options["tokens"].default) == ([False, True], False)
    assert options["enchantment"].values[:3] == ["none", "random", "elemental-construction"]
    assert len(options["enchantment"].values) == 1 + len(ENCHANTMENT_KEYS)
    assert options["enchantment"].default == "none"


@pytest.mark.parametrize(
    ("wrong", "key", "named"),
    [
        ({"game": "chess"}, "game-unknown", "chess"),
        ({"players": 5}, "option-value", "5"),
        ({"players": 1}, "option-value", "1"),
        ({"players": True}, "option-value", "yes"),
        ({"players": 2.0}, "option-value", "2.0"),
        ({"game": None}, "game-unknown", "None"),
        ({"seed": None, "key": "a" * 32}, "key-length", "32"),
        ({"level": "beginner"}, "option-value", "beginner"),
        ({"edition": 3}, "option-value", "3"),
        ({"sets": ["enchanted-kingdom"]}, "option-value", "enchanted-kingdom"),
        ({"sets": "base"}, "option-value", "base"),
        ({"sets": []}, "option-value", "base+enchanted-kingdom"),
        ({"tokens": 1}, "option-value", "no, yes"),
        ({"tokens": "yes"}, "option-value", "yes"),
        ({"enchantment": "winter"}, "option-value", "winter"),
        ({"enchantment": None}, "option-value", "None"),
        ({"colour": "red"}, "option-unknown", "colour"),
        ({"seed": "seven"}, "seed-number", "seven"),
        ({"seed": 1.5}, "seed-number", "1.5"),
        ({"seed": None, "key": b"short"}, "key-length", "32"),
        ({"key": bytes(32)}, "seed-and-key", ""),
    ],
)
def test_a_wrong_option_is_named(wrong: dict[str, Any], key: str, named: str) -> None:
    call: dict[str, Any] = {"game": "seasons", "seed": 1, **wrong}
    with pytest.raises(conclave.BadOption) as fault:
        conclave.new(**call)
    found, args = reason_of(fault)
    assert found == key
    assert named in "".join(str(value) for value in args.values())


def test_a_seed_is_a_game_and_no_seed_is_a_new_one() -> None:
    assert conclave.new("seasons", seed=7).dump() == conclave.new("seasons", seed=7).dump()
    assert conclave.new("seasons").dump() != conclave.new("seasons").dump()
    assert conclave.new("seasons", key=bytes(32)).dump() == conclave.new("seasons", key=bytes(32)).dump()


def test_every_pick_has_a_text_and_back() -> None:
    table = conclave.new("seasons", seed=1)
    assert NOTATION.size == PICKS
    assert PICKS <= 1200  # what programs that learn are promised
    for pick in NOTATION.picks.values():
        assert table.parse(table.notation(pick)) == pick
    assert table.parse("  Take   DIE 2 ") == table.parse("take die 2")


@pytest.mark.parametrize("text", ["", "summon", "summon nobody", "take die 9", "energy ice"])
def test_text_that_is_no_pick(text: str) -> None:
    with pytest.raises(conclave.IllegalPick) as fault:
        conclave.new("seasons", seed=1).parse(text)
    assert reason_of(fault)[0] == "pick-unknown"


def test_a_pick_that_is_not_legal_changes_nothing() -> None:
    table = conclave.new("seasons", seed=1)
    before = table.dump()
    for pick in (-1, 0, 10_000):
        with pytest.raises(conclave.IllegalPick):
            table.choose(pick)
    with pytest.raises(conclave.IllegalPick):
        table.choose(table.options[0], seat=7)
    assert table.dump() == before


def test_what_is_no_number_is_no_pick() -> None:
    table = conclave.new("seasons", seed=1)
    for pick in (5.0, "5", None):
        with pytest.raises(conclave.IllegalPick):
            table.choose(pick)


def test_changing_what_games_tells_changes_no_game() -> None:
    conclave.games()["seasons"]["level"].values.append("mage")
    assert "mage" not in conclave.games()["seasons"]["level"].values
    conclave.games()["seasons"]["sets"].values[0].append("path")
    conclave.games()["seasons"]["sets"].default.append("path")
    assert conclave.games()["seasons"]["sets"].values[:2] == [["base"], ["base", "enchanted-kingdom"]]
    assert conclave.games()["seasons"]["sets"].default == ["base"]


def test_a_spoilt_view_deals_nothing() -> None:
    data = conclave.new("seasons", seed=1).view(0).dump()
    with pytest.raises(conclave.BadSave):
        conclave.View.load({**data, "paused": None}).deal(1)


def test_changing_the_list_of_options_does_not_change_the_table() -> None:
    table = conclave.new("seasons", seed=1)
    table.options.append(0)
    assert 0 not in table.options


def test_after_the_end_nothing_is_legal() -> None:
    table = conclave.new("seasons", seed=1)
    while not table.over:
        table.choose(table.options[0])
    assert (table.options, table.waiting, table.asked) == ([], [], -1)
    with pytest.raises(conclave.IllegalPick) as fault:
        table.choose(0)
    assert reason_of(fault)[0] == "pick-after-the-end"
    assert sum(table.breakdown(0).values()) == table.scores[0]
    assert table.winners


@pytest.mark.parametrize(
    "data", [None, [], {}, {"game": "seasons"}, {"game": 3}, {"game": "chess"}, {"game": "seasons", "settings": {}}]
)
def test_what_is_no_table_is_not_loaded(data: Any) -> None:
    with pytest.raises((conclave.BadSave, conclave.BadOption)):
        conclave.load(data)


def damage(data: Any, path: tuple[Any, ...], value: Any) -> Any:
    inner = data
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    return data


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("pile",), []),
        (("pile", 0), "no-such-card"),
        (("discard",), ["amulet-of-air"]),
        (("players", 0, "crystals"), -3),
        (("players", 0, "gauge"), 99),
        (("players",), []),
        (("paused",), []),
        (("paused", 0, "effect"), "no-such-effect"),
        (("question",), "no-such-question"),
        (("settings", "players"), 9),
        (("key",), "zz"),
        (("space",), 13),
        (("waiting",), [2**40]),
        (("players", 0, "die"), -2),
        (("paused", 0, "d"), -(2**70)),
        (("paused", 0, "owner"), 7),
    ],
)
def test_a_damaged_save_is_not_loaded(path: tuple[Any, ...], value: Any) -> None:
    data = json.loads(json.dumps(conclave.new("seasons", seed=2).dump()))
    with pytest.raises((conclave.BadSave, conclave.BadOption)):
        conclave.load(damage(data, path, value))


@pytest.mark.parametrize(
    ("game", "path", "value"),
    [
        ("seasons", ("players",), None),
        ("seasons", ("settings",), [2]),
        ("seasons", ("waiting", 0), 0.5),
        ("seasons", ("question",), ""),
        ("seasons", ("dice",), [0, 1]),
        ("archimage", ("players",), {}),
        ("archimage", ("settings",), None),
        ("archimage", ("question",), None),
        ("archimage", ("guardians",), []),
        ("archimage", ("reserve",), [3, 3]),
        ("archimage", ("players", 1, "waiting"), [0]),
    ],
)
def test_the_fault_of_a_damaged_save_has_its_field_and_seat(game: str, path: tuple[Any, ...], value: Any) -> None:
    data = json.loads(json.dumps(conclave.new(game, players=2, seed=2).dump()))
    with pytest.raises(conclave.BadSave) as fault:
        conclave.load(damage(data, path, value))
    of_seat = path[0] == "players" and len(path) > 1
    field = path[2] if of_seat else ".".join(str(step) for step in path)
    key, args = reason_of(fault)
    assert (key, args["field"], args["seat"]) == ("save-field", field, path[1] + 1 if of_seat else 0)


@pytest.mark.parametrize("game", conclave.games())
@pytest.mark.parametrize("revision", [0, 7])
def test_a_save_of_a_revision_that_is_not_known_is_refused_in_those_words(game: str, revision: int) -> None:
    """Whatever else has changed since: nothing of it is read, so nothing is called damaged."""
    data = conclave.new(game, seed=2).dump()
    assert data["revision"] == 1
    with pytest.raises(conclave.BadSave) as fault:
        conclave.load({"game": game, "revision": revision, "new": []})
    assert fault.value.reason.key == "revision-unknown"
    assert fault.value.reason.args == {"game": game.title(), "revision": revision, "known": 1}
    conclave.load(data)


@pytest.mark.parametrize("revision", [None, "1", 1.5])
def test_a_save_names_its_revision(revision: Any) -> None:
    data = conclave.new("seasons", seed=2).dump()
    data["revision"] = revision
    if revision is None:
        del data["revision"]
    with pytest.raises(conclave.BadSave) as fault:
        conclave.load(data)
    assert fault.value.reason.key == "save-field"
    assert fault.value.reason.args["field"] == "revision"


def test_a_view_is_of_a_seat_of_the_table() -> None:
    table = conclave.new("seasons", players=2, seed=1)
    with pytest.raises(conclave.Fault):
        table.view(2)
    with pytest.raises(conclave.BadSave):
        conclave.View.load({"game": "chess", "seat": 0})
    assert table.view(None).options == []
    assert table.view(0).options == table.options_of(0)
    assert table.view(0).game == "seasons"


def test_lists_that_are_handed_out_are_nobody_elses() -> None:
    """Changing what a record, a save or a view tells, or what was given, changes no game."""
    sets = ["base", "enchanted-kingdom"]
    record = conclave.Record.begin("seasons", players=2, seed=1, sets=sets)
    sets.append("path")
    record.options["sets"].append("path")
    plain = conclave.Record.begin("seasons", players=2, seed=1)
    plain.options["sets"].append("path")
    table = conclave.new("seasons", players=2, seed=1)
    before = table.dump()
    table.dump()["setup_dice"][0].clear()
    table.view(0).data["setup_dice"][0].clear()
    assert table.dump() == before


def test_a_set_that_is_no_word_is_named_like_any_other() -> None:
    with pytest.raises(conclave.BadOption):
        conclave.new("seasons", players=2, seed=1, sets=["base", 1])
