"""Archimage at the terminal: whole games through a pipe, and what single answers do."""

import hashlib
import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from conclave.games.archimage.rules.boards import standard_board
from tests.games.archimage.scene import A, B, Scene
from tests.terminal.terminal import Player, Terminal, saved

GAME = ["archimage", "--seed", "3", "--circle", "II"]
Sit = Callable[[Scene], Player]


@pytest.fixture
def sit(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Sit:
    monkeypatch.setenv("COLUMNS", "80")
    return lambda scene: Player(scene, capsys)


def numbers(seed: int, count: int = 6000) -> list[str]:
    luck = random.Random(seed)
    return [str(luck.randint(1, 6)) for _ in range(count)]


# --- whole games ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "circle", "seats"),
    [
        (2, "I", "human,random"),
        (4, "IV", "human,random,greedy,random"),
        pytest.param(2, "II", "human,human", marks=pytest.mark.soak),
        pytest.param(3, "III", "human,random,human", marks=pytest.mark.soak),
        pytest.param(5, "I", "human,random,random,random,random", marks=pytest.mark.soak),
        pytest.param(5, "random", "random,human,random,random,random", marks=pytest.mark.soak),
    ],
)
def test_a_whole_game(terminal: Terminal, tmp_path: Path, players: int, circle: str, seats: str) -> None:
    path = tmp_path / "game.json"
    shown = terminal.play(
        *("archimage", "--players", str(players), "--circle", circle, "--seats", seats),
        *("--seed", "11", "--record", str(path)),
        answers=numbers(players),
    )
    assert (terminal.status, terminal.errors) == (0, "")
    data = saved(path)
    assert data["options"] == {"players": players, "circle": circle, "board": "standard"}
    assert len(data["scores"]) == players
    assert all(str(score) in shown for score in data["scores"])
    assert "wins." in shown or "share the win." in shown
    assert hashlib.sha256(bytes.fromhex(data["key"])).hexdigest() == data["commitment"]
    assert data["key"] not in shown.split("The game is over.")[0]
    assert "\x1b" not in shown
    assert "archimage-" not in shown.replace(str(path), "")
    long = [line for line in shown.splitlines() if len(line) > 80 and "your choice" not in line]
    assert all(data["key"] in line or "SHA-256" in line or str(path) in line for line in long)


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_game_goes_on_where_it_was_left(terminal: Terminal, tmp_path: Path, bot: str) -> None:
    """In one session or in two: the bot makes the same choices."""
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    terminal.play(*GAME, "--seats", f"human,{bot}", "--record", str(whole), answers=numbers(1, 60))
    terminal.play(*GAME, "--seats", f"human,{bot}", "--record", str(parts), answers=numbers(1, 25))
    shown = terminal.play("--resume", str(parts), answers=numbers(1, 60)[25:])
    assert "Going on after" in shown
    assert saved(whole)["picks"] == saved(parts)["picks"]


# --- what is shown -------------------------------------------------------------------------------------------------


def test_the_table_has_everything(terminal: Terminal) -> None:
    shown = terminal.play(*GAME, answers=["RRB", "board", "scrolls"])
    for part in ("<@1@2>", "L1(A2)", "L2[W2]", "Before round 1", "Round 1 · circles 0 and II", "O1(&2)"):
        assert part in shown
    for part in (">  @1  Player 1 (you)", "next YYY", "Dice in the reserves: R 1, B 2, Y "):
        assert part in shown
    assert re.search(r"hall +R[1-6] R[1-6] B[1-6] +1  Bond", shown)
    for part in ("(F4) is a seal of fire", "F fire: red dice R", "Absorption 4: F V9", "Bond: One of three"):
        assert part in shown


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("width", ["80", "120", "158"])
def test_every_space_has_its_name(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, players: int, width: str
) -> None:
    monkeypatch.setenv("COLUMNS", width)
    shown = terminal.play("archimage", "--players", str(players), "--seed", "5", answers=[])
    tower = shown.split("Before round 1")[1].split("is a seal of fire")[0]
    for space in standard_board(players).spaces[1:]:
        assert f"{space.name}(" in tower or f"{space.name}[" in tower
    assert max(len(line) for line in tower.splitlines()) <= int(width)


def test_a_narrow_terminal_will_do(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    terminal.play(*GAME, answers=["RRB", "board", "1", "1", "help"])
    assert (terminal.status, terminal.errors) == (0, "")


def test_a_spell_explains_itself_once(terminal: Terminal) -> None:
    shown = terminal.play(*GAME, answers=["RRB", "", ""])
    assert shown.count("Cast Bond") == 3
    assert shown.count("Cast Bond – One of three") == 1


def test_people_at_one_screen_hide_nothing(terminal: Terminal) -> None:
    shown = terminal.play(
        *GAME, "--seats", "human,human", "--names", "Ann,Bob", answers=["YYY", "RRB", "L1", "1", "1", "1"]
    )
    assert "Pass the screen" not in shown
    assert "Since the last choice:" in shown
    assert shown.count("Bob breaks the air seal of power 2 at L1.") == 1
    assert "Ann, your choice" in shown


# --- what may be typed ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("typed", [["take red", "red and blue"], ["RRB"], ["red red blue"], ["b", "r"], ["take rbr"]])
def test_dice_are_taken_in_words(terminal: Terminal, tmp_path: Path, typed: list[str]) -> None:
    path = tmp_path / "game.json"
    terminal.play(*GAME, "--record", str(path), answers=typed)
    mine = [pick.replace("+ ", "") for pick in saved(path)["picks"] if pick.startswith("1 ")]
    wanted = ["1 take blue"] if typed[0] == "b" else ["1 take red", "1 take red", "1 take blue"]
    assert mine == wanted


@pytest.mark.parametrize("space", ["break L1", "L1", "l1", "the seal at L1"])
@pytest.mark.parametrize("die", ["red 6", "R6", "die red 6", "r 6"])
def test_a_space_and_a_die_by_name(sit: Sit, space: str, die: str) -> None:
    scene = Scene("standard", {1: "fire 2", 13: "water 2"}).dice(A, "red 4", "red 6", "blue 3").has(A, "bond")
    scene.dice(B, "red 1").sixes().turn()
    sit(scene).types(space, die)
    assert scene.mage_at(A) == 1
    assert scene.dice_of(A) == ["red 4", "blue 3"]


def test_a_familiar_by_word(sit: Sit) -> None:
    lying = {2: "fire 2", 3: "water 2"}
    scene = Scene("0-1-2, 0-3", lying).dice(A, "red 4", "red 1", "blue 3").has(A, "bond").mage(A, 1).turn()
    sit(scene).types("use bond", "here")
    assert scene.familiar_at(A) == 1


def test_dice_that_are_not_there(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    shown = terminal.play(*GAME, "--record", str(path), answers=["yellow", "rrrr"])
    assert "yellow is not among the choices now." in shown
    assert "These cannot be chosen together: choose 3 at once, or one after the other." in shown
    assert not [pick for pick in saved(path)["picks"] if pick.startswith("1 ")]


def test_a_number_that_names_a_space_means_that_space(sit: Sit) -> None:
    scene = Scene("0-7, 0-3", {7: "fire 2", 3: "water 2"}).dice(A, "red 5", "blue 2").has(A, "bond").turn()
    me = sit(scene)
    shown = me.shown()
    assert "7. Break the fire seal of power 2 at 7" in shown
    assert "1. Cast Bond" in shown
    me.types("7")
    assert scene.mage_at(A) == 7


def test_words_that_mean_more_than_one_choice(sit: Sit) -> None:
    scene = Scene("0-1, 0-2", {1: "fire 2", 2: "fire 3"}).dice(A, "red 5", "red 2").has(A, "bond").turn()
    me = sit(scene)
    assert "“fire” may mean more than one choice; type a number: 1 and 2." in me.types("fire")
    me.types("fire 3")
    assert scene.mage_at(A) == 2


def test_several_dice_for_a_spell_at_once(sit: Sit) -> None:
    scene = Scene("0-1, 0-2", {1: "fire 2", 2: "fire 3"}).dice(A, "red 1", "red 2", "red 4", "blue 1")
    scene.has(A, "evolution-fire").turn()
    me = sit(scene)
    me.types("evolution of fire")
    assert "Or type several dice at once, such as red 1 2." in me.shown()
    me.types("red 4 1")
    assert scene.dice_of(A) == ["red 2", "red 3", "red 6", "blue 1"]


def test_dice_for_a_spell_of_spirit_at_once(sit: Sit) -> None:
    """The first settles the colour; with it the others are a set."""
    scene = Scene("0-1", {1: "fire 2"}).dice(A, "red 1", "red 2", "red 4", "blue 1").has(A, "evolution-spirit").turn()
    me = sit(scene)
    me.types("cast evolution-spirit")
    assert me.types("red 1 and blue 1") == "blue 1 is not among the choices now."
    assert scene.dice_of(A) == ["red 1", "red 2", "red 4", "blue 1"]
    me.types("red 4 1")
    assert scene.dice_of(A) == ["red 2", "red 3", "red 6", "blue 1"]


def test_dice_that_are_named_together_are_one_choice(terminal: Terminal, tmp_path: Path) -> None:
    """By letters or by numbers: recorded as one."""
    path = tmp_path / "game.json"
    for typed in ("brr", "1 2 1"):
        terminal.play(*GAME, "--record", str(path), answers=[typed])
        picks = [pick for pick in saved(path)["picks"] if pick.startswith("1")]
        assert picks == ["1 take red", "1 + take red", "1 + take blue"]
        path.unlink()


def test_dice_of_a_seal_are_all_chosen_or_none(sit: Sit) -> None:
    scene = Scene("0-1", {1: "fire 5"}).dice(A, "red 2", "red 3", "red 4", "blue 3").has(A, "bond").sixes()
    scene.dice(B, "blue 1").turn()
    me = sit(scene)
    me.types("break 1")
    assert me.types("red 2 6") == "red 6 is not among the choices now."
    assert me.types("red 2 3 4") == "These cannot all be chosen now."
    assert scene.dice_of(A) == ["red 2", "red 3", "red 4", "blue 3"]
    me.types("red 3 2")
    assert scene.dice_of(A) == ["red 4", "blue 3"]


def test_a_scroll_and_its_seal_are_told_apart(sit: Sit) -> None:
    scene = Scene("0-1", {1: "rebirth-fire"}).dice(A, "red 4", "red 1").has(A, "rebirth-fire").turn()
    me = sit(scene)
    assert "may mean more than one choice" in me.types("rebirth")
    me.types("cast rebirth")
    assert scene.question == "reroll"


def test_why(sit: Sit) -> None:
    lying = {1: "fire 3", 2: "water 2", 3: "growth-air"}
    scene = Scene("0-1-2, 0-3", lying).dice(A, "red 5").dice(B, "blue 1").has(A, "bond").has(A, "synergy-fire").turn()
    me = sit(scene)
    for text, part in [
        ("why 2", "2"),
        ("why break 3", "yellow"),
        ("why evolution", "Evolution"),
        ("why synergy", "Synergy of Fire"),
        ("why give up", "must"),
        ("why nonsense", "nonsense"),
        ("why", "Say what you mean"),
        ("why 1", "Nothing stands against it"),
    ]:
        assert part in me.types(text), text


def test_a_spell_can_be_read(terminal: Terminal) -> None:
    shown = terminal.play(*GAME, answers=["spell growth", "card growth of fire", "spell grwoth", "spell xyz", "spell"])
    assert "Growth, a spell of power 5, of circles 0 and I" in shown
    assert "Take a red die from the reserve" in shown
    assert "did you mean Growth?" in shown
    assert "There is no spell called “xyz”." in shown
    assert "Say what you want to read" in shown


def test_undo(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    shown = terminal.play(*GAME, "--record", str(path), answers=["red", "u", "green", "blue", "u", "u", "log"])
    mine = [pick for pick in saved(path)["picks"] if pick.startswith("1 ")]
    assert mine == ["1 take red", "1 undo", "1 take green"]
    assert shown.count("Your last choice has been taken back.") == 1


def test_what_is_not_understood_is_said(terminal: Terminal) -> None:
    shown = terminal.play(
        *GAME, answers=["hello", "99", "1 2", "of the", "red 9", "RRB", "break Q9", "break 999", "help"]
    )
    assert "“hello” is not among the choices" in shown
    assert "There is no choice number 99; the numbers are 1, 2 and 3." in shown
    assert "These cannot be chosen together: choose 3 at once, or one after the other." in shown
    assert "“break Q9” is not among the choices" in shown
    assert "take red, or RRB" in shown


RUBBISH = "break cast take red L1 M4 evolution fire bond give up done seat 2 mage here one off scroll why u 99 , é -1"


def test_rubbish_does_no_harm(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    luck = random.Random(5)
    answers = []
    for _ in range(250):
        rubbish = " ".join(luck.choices(RUBBISH.split(), k=luck.randint(1, 3)))
        answers.append(rubbish if luck.random() < 0.5 else str(luck.randint(1, 5)))
    terminal.play(*GAME, "--players", "3", "--record", str(path), answers=answers)
    assert (terminal.status, terminal.errors) == (0, "")
    assert len(saved(path)["picks"]) > 20


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("circle", ["I", "II", "III", "IV"])
def test_bots_alone(terminal: Terminal, tmp_path: Path, players: int, circle: str) -> None:
    path = tmp_path / "game.json"
    seats = ["random", "greedy", "random", "greedy", "random"][:players]
    shown = terminal.play("archimage", "--circle", circle, "--seats", ",".join(seats), "--record", str(path))
    assert (terminal.status, terminal.errors) == (0, "")
    assert "The game is over." in shown
    assert len(saved(path)["scores"]) == players
