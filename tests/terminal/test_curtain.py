"""Several people at one screen: nobody sees another's cards."""

from pathlib import Path

from conclave.games.seasons.rules.names import CARD_KEYS
from conclave.games.seasons.text.cards import card_name
from tests.terminal.terminal import Terminal, saved

TWO = ["seasons", "--seats", "human,human", "--seed", "6"]


def held(shown: str) -> set[str]:
    return {key for key in CARD_KEYS[1:] if card_name(key) in shown}


def test_the_screen_is_passed_on(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    shown = terminal.play(*TWO, "--record", str(path), answers=["", "1", "", "1", "1", "", "1"])
    assert shown.count("Pass the screen to Player 1") == 2
    assert shown.count("Pass the screen to Player 2") == 1
    assert [pick[0] for pick in saved(path)["picks"]] == ["1", "2", "2", "1"]


def test_nothing_private_is_shown_to_the_other(terminal: Terminal) -> None:
    answers = ["", "1 2 3", "1 2 3", "", "1 2 3", "4 5 6", "1", "", "log"]  # the second takes the first die
    shown = terminal.play(*TWO, "--level", "apprentice", answers=answers)
    before, first, second, third = shown.split("Pass the screen to Player ")
    assert not held(before)
    own_first, own_second = held(first), held(second)
    assert len(own_first) == len(own_second) == 9
    assert "puts a card in place" in third
    chosen = {line for line in third.splitlines() if "puts" in line and "a card" not in line}
    players = {line.split(" puts ")[0].strip() for line in chosen}
    assert players == {f"Player {third[0]}"}


def test_no_curtain_for_one_person(terminal: Terminal) -> None:
    assert "Pass the screen" not in terminal.play("seasons", "--seed", "6", answers=["1", "1"])
