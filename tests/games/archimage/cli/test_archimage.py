"""The commands with Archimage: spells to read, records to replay and verify, games to simulate, and mistakes."""

import json
from pathlib import Path

import pytest

import conclave
from conclave.games.archimage.rules.boards import standard_board
from conclave.games.archimage.rules.elements import ELEMENTS
from conclave.games.archimage.rules.scrolls import BOND, CIRCLES, SPELLS, spells_of
from tests.cli.runner import Run, refused

BOTS = ("play", "archimage", "--seats", "random,random")


def flat(text: str) -> str:
    return " ".join(text.split())


# --- mages ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("typed", ["east,outer-world", "Witch of the East,Enchanter", "cat, toad", "WITCH,TOAD"])
def test_mages_are_chosen(run: Run, tmp_path: Path, typed: str) -> None:
    """By key, name, first word or familiar; the save keeps them."""
    save = tmp_path / "game.json"
    outcome = run(*BOTS, "--mages", typed, "--seed", "1", "--record", str(save))
    assert outcome.status == 0
    assert json.loads(save.read_text())["options"]["mages"] == ["east", "outer-world"]
    assert "with Witch of the East and Enchanter of the Outer World" in flat(run("replay", str(save)).out)


def test_a_mage_may_be_left_open(run: Run, tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    assert run(*BOTS, "--mages", ",north", "--seed", "1", "--record", str(save)).status == 0
    assert json.loads(save.read_text())["options"]["mages"] == ["east", "north"]


@pytest.mark.parametrize(
    ("typed", "why"),
    [("cat,witch", "“east” stands twice"), ("sauron", "“sauron” is no value"), ("cat,owl,toad", "names 3, more than")],
)
def test_mages_that_cannot_be_chosen(run: Run, typed: str, why: str) -> None:
    outcome = run(*BOTS, "--mages", typed)
    assert outcome.status == 2
    assert why in flat(outcome.err)


# --- spells --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", ["80", "120"])
def test_spells_are_listed(run: Run, monkeypatch: pytest.MonkeyPatch, width: str) -> None:
    monkeypatch.setenv("COLUMNS", width)
    outcome = run("cards", "archimage")
    assert outcome.status == 0
    assert all(f"{spell.title()}: " in outcome.out for spell in SPELLS)
    assert max(len(line) for line in outcome.out.splitlines()) <= int(width)
    for part in ("Circles 0 and I, the school of Power", "Circle IV, the school of the Traveller", "Of spirit: "):
        assert part in outcome.out
    assert "archimage-" not in outcome.out


@pytest.mark.parametrize("words", [("--circle", "II"), ("II",), ("circle", "2"), ("--circle", "ii")])
def test_spells_of_a_circle(run: Run, words: tuple[str, ...]) -> None:
    out = run("cards", "archimage", *words).out
    assert "Absorption: " in out
    assert "Evolution: " in out
    assert "Theft: " not in out


def test_one_spell_and_one_scroll(run: Run) -> None:
    spell = flat(run("cards", "archimage", "growth").out)
    assert "Growth, a spell of power 5" in spell
    assert "(colour) die" in spell
    for words in (("archimage", "growth", "of", "fire"), ("growth fire",), ("Fire", "Growth")):
        assert "Growth of Fire, a scroll of power 5" in flat(run("cards", *words).out)
    assert "everybody has one" in run("cards", "archimage", "bond").out
    assert "Note: " in run("cards", "archimage", "borrow").out


def test_spells_as_json(run: Run) -> None:
    data = json.loads(run("cards", "archimage", "--json").out)
    assert [entry["spell"] for entry in data] == [SPELLS[-1], *SPELLS[:-1]]
    assert all(len(entry["scrolls"]) == ELEMENTS for entry in data[1:])
    assert data[1]["circles"] == ["0", "I"]
    one = json.loads(run("cards", "archimage", "speed of air", "--json").out)
    assert (one["key"], one["power"], one["circles"]) == ("speed-air", 6, ["IV"])
    for circle in CIRCLES[1:]:
        told = json.loads(run("cards", "archimage", "--circle", circle, "--json").out)
        spells = [*spells_of(CIRCLES[0]), *spells_of(circle)]
        assert [entry["spell"] for entry in told] == [SPELLS[BOND], *(SPELLS[spell] for spell in spells)]


# --- records -------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def board_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A board of somebody's own, as a TOML file."""
    path = tmp_path_factory.mktemp("boards") / "mine.toml"
    data = standard_board(3).data()
    lines = ['name = "my tower"', "players = [3]"]
    spaces = data["space"]
    assert isinstance(spaces, list)
    for space in spaces:
        lines += ["", "[[space]]", *(f"{field} = {json.dumps(value)}" for field, value in space.items())]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def test_a_record_carries_its_board(run: Run, tmp_path: Path, board_file: Path) -> None:
    path = tmp_path / "game.json"
    seats = ("--plain", "--seats", "random,random,random")
    played = run("play", "archimage", *seats, "--board", str(board_file), "--seed", "4", "--record", str(path))
    assert (played.status, played.err) == (0, "")
    assert "on the board “my tower”" in flat(played.out)
    record = json.loads(path.read_text(encoding="utf-8"))
    assert record["options"]["board"]["name"] == "my tower"
    verified = json.loads(run("verify", str(path), "--json").out)
    assert (verified["ok"], verified["scores"], verified["circle"]) == (True, record["scores"], "I")
    assert "on the board “my tower”" in flat(run("replay", str(path)).out)
    for to in (0, 40, len(record["picks"])):
        position = json.loads(run("replay", str(path), "--to", str(to), "--json").out)["position"]
        assert conclave.load(position).dump() == position


def test_the_board_says_how_many_play(run: Run, tmp_path: Path, board_file: Path) -> None:
    path = tmp_path / "game.json"
    assert run("play", "archimage", "--board", str(board_file), "--record", str(path)).status == 0
    assert json.loads(path.read_text(encoding="utf-8"))["options"]["players"] == 3


def test_replay_and_verify(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    assert run(*BOTS, "--circle", "random", "--seed", "6", "--record", str(path)).status == 0
    verified = json.loads(run("verify", str(path), "--json").out)
    assert verified["options"]["circle"] == "random"
    assert verified["circle"] in CIRCLES
    assert "The record holds" in run("verify", str(path)).out
    told = run("replay", str(path)).out
    assert f"circles 0 and {verified['circle']}," in flat(told)
    assert f"{verified['picks']}. Player" in told
    assert "Total" in told
    data = json.loads(run("replay", str(path), "--json").out)
    assert all(entry["option"] and isinstance(entry["events"], list) for entry in data["told"])
    opening = run("replay", str(path), "--to", "0").out
    assert "The position after 0 choices:" in opening
    assert "Asked: Player" in opening


# --- simulating ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_simulate(run: Run, players: int) -> None:
    words = ("simulate", "archimage", "--players", str(players), "--circle", "iii", "--games", "2")
    data = json.loads(run(*words, "--json").out)
    usual = {"board": "standard", "mages": "by-seat", "ask_forced": False}
    assert data["options"] == {"players": players, "circle": "III", **usual}
    assert sum(data["win_share_by_seat"]) == pytest.approx(1)
    out = flat(run(*words).out)
    assert f"2 random games of Archimage, {players} players" in out
    assert "the school of Conflict" in out


def test_simulate_on_a_board(run: Run, board_file: Path) -> None:
    out = run("simulate", "archimage", "--board", str(board_file), "--games", "1").out
    assert "3 players" in out
    assert "“my tower”" in flat(out)


# --- mistakes ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("args", "parts"),
    [
        (("play", "archimage", "--players", "6"), ("“6”", "2, 3, 4, 5")),
        (("play", "archimage", "--players", "two"), ("“two”",)),
        (("play", "archimage", "--circle", "V"), ("“V”", "I, II, III, IV, random")),
        (("play", "archimage", "--circle", "0"), ("“0”", "I, II, III, IV, random")),
        (("play", "archimage", "--level", "apprentice"), ("--level", "Seasons", "Archimage")),
        (("play", "archimage", "--tokens"), ("--tokens", "Seasons")),
        (("play", "seasons", "--circle", "I"), ("--circle", "Archimage")),
        (("play", "--board", "standard-2"), ("--board", "Archimage")),
        (("play", "archimage", "--board", "nowhere.toml"), ("nowhere.toml", "standard-2")),
        (("play", "archimage", "--seats", "human,robot"), ("“robot”", "human, random, novice, adept, master")),
        (("play", "seasons", "--seats", "human,search:0"), ("“search:0”", "human, random")),
        (("play", "archimage", "--seats", "human"), ("2, 3, 4, 5",)),
        (("play", "archimage", "--resume", "x.json", "--circle", "II"), ("--circle", "--resume")),
        (("simulate", "archimage", "--circle", "five"), ("“five”",)),
        (("simulate", "archimage", "--level", "magician"), ("--level",)),
        (("cards", "archimage", "grwoth"), ("“grwoth”", "Growth")),
        (("cards", "archimage", "water"), ("“water”",)),
        (("cards", "archimage", "xyzzy"), ("“xyzzy”", "conclave cards archimage")),
        (("cards", "archimage", "--circle", "V"), ("“V”", "IV")),
        (("cards", "archimage", "--set", "base"), ("--set", "Seasons")),
        (("cards", "seasons", "--circle", "II"), ("--circle",)),
        (("bench", "chess"), ("“chess”", "archimage")),
    ],
)
def test_a_wrong_argument(run: Run, args: tuple[str, ...], parts: tuple[str, ...]) -> None:
    refused(run(*args), *parts)


def test_a_game_of_another_kind(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    assert run(*BOTS, "--seed", "1", "--record", str(path)).status == 0
    refused(run("play", "seasons", "--resume", str(path)), "archimage", "seasons")


def test_a_record_whose_board_was_changed(run: Run, tmp_path: Path, board_file: Path) -> None:
    path = tmp_path / "game.json"
    run("play", "archimage", "--board", str(board_file), "--seed", "4", "--record", str(path))
    whole = path.read_text(encoding="utf-8")
    path.write_text(whole.replace('"power": 6', '"power": 7', 1), encoding="utf-8")
    refused(run("verify", str(path)), "game.json")
