"""Whole games and single answers at the terminal."""

import hashlib
from pathlib import Path

import pytest

from conclave.games.seasons.rules.names import CARD_KEYS
from conclave.games.seasons.text.cards import card_name
from tests.terminal.terminal import BUILD, Terminal, at_random, saved

APPRENTICE = ["seasons", "--level", "apprentice", "--seed", "4"]


@pytest.mark.parametrize(
    ("players", "level", "edition"), [(2, "apprentice", 2), (3, "magician", 2), (4, "archmage", 1), (2, "archmage", 2)]
)
def test_a_whole_game(terminal: Terminal, tmp_path: Path, players: int, level: str, edition: int) -> None:
    path = tmp_path / "game.json"
    answers = [answer for number in at_random(players) for answer in (number, "1 2 3")]
    shown = terminal.play(
        *("seasons", "--players", str(players), "--level", level, "--edition", str(edition)),
        *("--seed", "11", "--record", str(path)),
        answers=answers,
    )
    assert terminal.status == 0
    assert terminal.errors == ""
    data = saved(path)
    assert data["scores"]
    assert all(str(score) in shown for score in data["scores"])
    assert "wins." in shown or "share the win." in shown
    assert data["key"] in shown
    assert shown.count(data["commitment"]) == 2
    assert hashlib.sha256(bytes.fromhex(data["key"])).hexdigest() == data["commitment"]
    assert data["key"] not in shown.split("The game is over.")[0]
    assert "\x1b" not in shown
    # Commands, keys and files are never broken, and an answer follows its prompt.
    long = [line for line in shown.splitlines() if len(line) > 80 and "your choice" not in line]
    assert all(data["key"] in line or "SHA-256" in line or str(path) in line for line in long)


def test_the_board_has_everything(terminal: Terminal) -> None:
    shown = terminal.play(*APPRENTICE, answers=[*BUILD, "1", "board", "hand"])
    for part in ("Year 1 · Winter · space 1 of 12 · round 1", "W 1, E 3, F 2 and A 1", "Die left over", "pip"):
        assert part in shown
    for part in ("Crystals", "Gauge", "Reserve", "Bonus", "Hand", "II+III", "draw pile: 42 · discard pile: 0"):
        assert part in shown
    assert "Library II: " in shown
    assert "Library III" in shown


def test_undo_takes_back_a_choice_and_a_whole_set(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    terminal.play(*APPRENTICE, "--record", str(path), answers=["1 2 3", "u", "4 5 6"])
    picks = [pick for pick in saved(path)["picks"] if pick.startswith("1 ")]
    assert [at for at, pick in enumerate(picks) if pick == "1 undo"] == [3]
    assert [pick.startswith("1 + ") for pick in picks if pick != "1 undo"] == [False, True, True] * 2
    assert not set(picks[:3]) & set(picks[4:])


def test_undo_is_refused_after_something_was_revealed(terminal: Terminal) -> None:
    shown = terminal.play(*APPRENTICE, answers=[*BUILD, "undo"])
    assert "nothing to take back" in shown


def test_why_tells_the_reason_and_its_ruling(terminal: Terminal) -> None:
    shown = terminal.play(
        *APPRENTICE, answers=[*BUILD, "1", "why runic cube", "why", "why nonsense", "why staff of spring"]
    )
    assert "Runic Cube of Eolis is not in your hand. (ruling B6)" in shown
    assert "Say what you mean" in shown
    assert "“nonsense” is neither the name of something in this game" in shown
    assert "Staff of Spring" in shown


def test_a_card_can_be_read_and_is_not_chosen_by_reading(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    first = terminal.play("seasons", "--seed", "2", "--record", str(path), answers=[])
    offered = next(key for key in CARD_KEYS[1:] if card_name(key) in first)
    shown = terminal.play(
        "--resume", str(path), answers=[f"card {offered}", "card nonesuch", "card", "card potion of lief"]
    )
    assert "Cost: " in shown
    assert f"To choose {card_name(offered)} now, type" in shown
    assert "There is no card called “nonesuch”" in shown
    assert "did you mean Potion of Life" in shown
    assert not [pick for pick in saved(path)["picks"] if pick.startswith("1 ")]
    terminal.play("--resume", str(path), answers=[f"pick card {offered}"])
    assert f"1 card {offered}" in saved(path)["picks"]


def test_answers_in_words(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    shown = terminal.play(
        *APPRENTICE,
        "--record",
        str(path),
        answers=[*BUILD, "take die 9", "take die 2", "take die 3", "temporal boots", "move forward 2", "end turn"],
    )
    picks = saved(path)["picks"]
    assert "1 take die 3" in picks
    assert "1 summon temporal-boots" in picks
    assert "1 move forward 2" in picks
    assert "“take die 9” is not among the choices" in shown
    assert "Die 2 has been taken" in shown


def test_letters_answer_questions_about_energies(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    answers = [*BUILD, "take die 1", "bonus exchange", "xyz", "q"]
    shown = terminal.play(*APPRENTICE, "--record", str(path), answers=answers)
    assert "Choose 2 energies" in shown
    terminal.play("--resume", str(path), answers=["aw"])
    assert saved(path)["picks"][-2:] == ["1 energy water", "1 + energy air"]


def test_letters_that_are_named_together_are_taken_back_together(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    answers = [*BUILD, "take die 1", "bonus exchange", "awf", "aw", "undo", "1 4", "q"]
    shown = terminal.play(*APPRENTICE, "--record", str(path), answers=answers)
    assert shown.count("Choose 2 energies") == 2
    assert "These cannot be chosen together: choose 2 at once, or one after the other." in shown
    energies = ["1 energy water", "1 + energy air"]
    assert saved(path)["picks"][-5:] == [*energies, "1 undo", *energies]


def test_what_is_not_understood_is_said(terminal: Terminal) -> None:
    shown = terminal.play(
        *APPRENTICE, answers=["1 1 1", "77", "0 1 2", *BUILD, "99", "1 2", "hello there", "", "help", "log"]
    )
    assert shown.count("Type 3 different numbers") == 1
    assert "There is no choice number 77; the numbers are 1" in shown
    assert "There is no choice number 0; the numbers are 1" in shown
    assert "There is no choice number 99" in shown
    assert "Type one number only." in shown
    assert "“hello there” is not among the choices" in shown
    assert "u, undo" in shown
    assert "Player 1 is dealt beginners' set" in shown


def test_names_are_used(terminal: Terminal) -> None:
    shown = terminal.play(*APPRENTICE, "--names", "Ann,Bob", answers=BUILD)
    assert "Ann (you)" in shown
    assert "Player 1" not in shown


def test_bots_alone_play_to_the_end(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    terminal.play("seasons", "--seats", "random,random,random", "--seed", "1", "--record", str(path))
    assert terminal.status == 0
    assert saved(path)["options"]["players"] == 3
    assert len(saved(path)["scores"]) == 3


def test_colour_is_kept_out_where_it_is_not_wanted(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("FORCE_COLOR", "1")
    shown = terminal.play(*APPRENTICE, answers=BUILD)
    assert "\x1b[34m" not in shown
    assert "38;5" not in shown
