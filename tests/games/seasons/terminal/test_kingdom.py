"""Games with Enchanted Kingdom at the terminal: its cards, ability tokens and enchantments."""

from pathlib import Path

import pytest

from conclave.cli import main
from conclave.games.seasons.rules.names import ENCHANTMENT_KEYS
from conclave.games.seasons.rules.registry import ABILITY_TOKENS
from conclave.games.seasons.rules.sets.enchanted_kingdom import KINGDOM
from conclave.games.seasons.text.cards import card_name
from conclave.games.seasons.text.tokens import enchantment_name, enchantment_text, token_name, token_text
from conclave.table import Record
from tests.games.seasons.printed import set_named
from tests.terminal.terminal import BUILD, Terminal, anything, saved

EVERYTHING = ["seasons", "--sets", "all", "--tokens"]
FIRST = ["seasons", "--level", "apprentice", "--sets", "all", "--tokens", "--seed", "4"]


def flat(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize(
    "enchantment", [*(pytest.param(key, marks=pytest.mark.soak) for key in ENCHANTMENT_KEYS), "random"]
)
def test_a_whole_game_with_each_enchantment(
    terminal: Terminal, tmp_path: Path, capsys: pytest.CaptureFixture[str], enchantment: str
) -> None:
    path = tmp_path / "game.json"
    shown = terminal.play(
        *EVERYTHING,
        *("--enchantment", enchantment, "--seed", "7", "--record", str(path)),
        answers=anything(ENCHANTMENT_KEYS.index(enchantment) if enchantment != "random" else 99),
    )
    assert (terminal.status, terminal.errors) == (0, "")
    data = saved(path)
    assert data["scores"]
    assert all(str(score) in shown for score in data["scores"])
    assert f"The {len(set_named(KINGDOM).cards)} cards of the expansion Enchanted Kingdom are in the game." in shown
    told = [key for key in ENCHANTMENT_KEYS[1:] if f"For everybody: {enchantment_name(key)} (enchantment" in shown]
    assert told == ([enchantment] if enchantment not in ("none", "random") else told)
    assert len(told) == (enchantment != "none")
    assert all(enchantment_text(key) in flat(shown) for key in told)
    long = [line for line in shown.splitlines() if len(line) > 80 and not line.startswith("Player 1,")]
    assert all(data["key"] in line or "SHA-256" in line or str(path) in line for line in long)
    assert main(["verify", str(path)]) == 0
    assert main(["replay", str(path)]) == 0
    out = capsys.readouterr().out
    assert "with Enchanted Kingdom" in flat(out)
    assert all(enchantment_name(key) in out for key in told)


def test_a_game_with_the_expansion_is_left_and_resumed(terminal: Terminal, tmp_path: Path) -> None:
    whole, broken = tmp_path / "whole.json", tmp_path / "broken.json"
    game = [*EVERYTHING, "--enchantment", "random", "--seed", "12"]
    answers = anything(3)
    terminal.play(*game, "--record", str(whole), answers=answers)
    terminal.play(*game, "--record", str(broken), answers=answers[:90])
    assert "scores" not in saved(broken)
    terminal.play("--resume", str(broken), answers=answers[90:])
    assert saved(broken) == saved(whole)
    assert saved(whole)["options"]["enchantment"] == "random"


def test_tokens_can_be_read_from_the_first_choice_and_are_kept_by_their_number(
    terminal: Terminal, tmp_path: Path
) -> None:
    path = tmp_path / "game.json"
    shown = terminal.play(*FIRST, "--record", str(path), answers=["card token 7"])
    own = Record.load(saved(path)).table.view(0).data["own"]["tokens"]
    assert len(own) == 3
    assert all(token_name(token) in shown and token_text(token) in flat(shown) for token in own)
    assert "Gain 12 crystals." in shown
    shown = terminal.play("--resume", str(path), answers=[*BUILD, "77", str(own[1]), "1"])
    assert "Which of your ability tokens do you keep?" in shown
    assert f"{own[1]:2}. Keep {token_name(own[1])}" in shown
    assert "There is no choice number 77" in shown
    assert f"1 token {own[1]}" in saved(path)["picks"]
    assert f"Player 1: {own[1]} {token_name(own[1])}" in flat(shown)


def test_a_token_in_notation(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    terminal.play(*FIRST, "--record", str(path), answers=BUILD)
    own = Record.load(saved(path)).table.view(0).data["own"]["tokens"]
    other = next(token for token in set_named(KINGDOM).tokens if token not in own)
    terminal.play("--resume", str(path), answers=[f"token {other}", f"token {own[2]}"])
    assert [pick for pick in saved(path)["picks"] if pick.startswith("1 token")] == [f"1 token {own[2]}"]


def test_why_knows_tokens_and_enchantments(terminal: Terminal) -> None:
    words = ["why token", "why vision of destiny", "why olaf", "why instead gauge", "why drought"]
    shown = terminal.play(*FIRST[:-3], "--seed", "4", answers=[*BUILD, "1", *words])
    assert "You have no ability token." in shown
    for part in ("needs the enchantment Vision of Destiny", "needs the enchantment Olaf's Knowledge"):
        assert part in flat(shown)
    assert "You have no Steadfast Die in play. (ruling EK14)" in shown
    assert "“drought” is neither the name of something" in shown


def test_reading_cards_of_the_expansion(terminal: Terminal) -> None:
    shown = terminal.play(*FIRST, answers=["card raven", "card drought", "card golden touch", "card drougt"])
    assert "EK18. Raven the Usurper, familiar, 2 points" in shown
    assert enchantment_text("drought") in flat(shown)
    assert token_text(6) in flat(shown)
    assert "did you mean Drought" in shown


def test_nine_of_eighteen_at_once(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    game = ["seasons", "--enchantment", "elemental-construction", "--seed", "3", "--record", str(path)]
    nine = "1 3 5 7 9 11 13 15 17"
    shown = terminal.play(*game, answers=["1 2 3", nine, *BUILD])
    assert "Choose 9 cards to keep" in shown
    assert "Type 9 different numbers" in shown
    assert "has chosen a card" not in shown
    assert len([pick for pick in saved(path)["picks"] if pick.startswith("1 ")]) == 9 + 6


def test_cards_of_the_nine_picked_one_by_one_are_taken_back_one_by_one(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    game = ["seasons", "--enchantment", "elemental-construction", "--seed", "3", "--record", str(path)]
    terminal.play(*game)
    pack = Record.load(saved(path)).table.view(0).data["own"]["pack"]
    words = [f"pick card {pack[0]}", f"pick card {pack[2]}"]
    shown = terminal.play("--resume", str(path), answers=[*words, "1 2 3", "u", "u", "10 11 12 13 14 15 16 17 18"])
    assert "Type 7 different numbers" in shown
    assert "Your last choice has been taken back." in shown
    picks = [pick for pick in saved(path)["picks"] if pick.startswith("1 ")]
    assert picks.count("1 undo") == 2
    assert picks[4:13] == [f"1 card {pack[9]}", *[f"1 + card {key}" for key in pack[10:]]]


def test_sets_of_four(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    game = ["seasons", "--enchantment", "extended-experience", "--seed", "3", "--record", str(path)]
    shown = terminal.play(*game, answers=[*["1"] * 11, "1 2 3", "1 2 3 4", "u", "5 6 7 8", "1 2 3 4"])
    assert "Choose 4 cards for your opening hand." in shown
    assert "Type 4 different numbers" in shown
    view = Record.load(saved(path)).table.view(0).data["own"]
    assert [len(view[part]) for part in ("hand", "library2", "library3")] == [4, 4, 4]


def test_the_first_card_goes_and_one_of_ten(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    game = ["seasons", "--enchantment", "natural-selection", "--seed", "3", "--record", str(path)]
    shown = terminal.play(*game, answers=[*["1"] * 10, "1", *BUILD])
    assert "Choose one of your ten cards to discard." in shown
    view = Record.load(saved(path)).table.view(0).data
    assert view["discard"] == 4
    assert [len(view["own"][part]) for part in ("hand", "library2", "library3")] == [3, 3, 3]


def test_vision_of_destiny_shows_two_cards(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    game = ["seasons", "--level", "apprentice", "--enchantment", "vision-of-destiny", "--seed", "3"]
    shown = terminal.play(*game, "--record", str(path), answers=[*BUILD, "1", "vision", "why discard first"])
    table = Record.load(saved(path)).table
    pile = [card_name(key) for key in table.dump()["pile"][:2]]
    assert f"Face up on the draw pile, the first on top: {pile[0]} and {pile[1]}" in flat(shown)
    assert "Discarding the first card of the pile costs 5 crystals" in flat(shown)


def test_nobody_sees_the_tokens_of_another(terminal: Terminal) -> None:
    """Three each, until everybody has kept one; then they lie open."""
    game = [*FIRST, "--seats", "human,human"]
    shown = terminal.play(*game, answers=["", *BUILD, "", *BUILD])
    before, first, second = shown.split("Pass the screen to Player ")[:3]
    assert not [token for token in ABILITY_TOKENS if token_name(token) in before]
    tokens = [{token for token in ABILITY_TOKENS if token_name(token) in part} for part in (first, second)]
    assert [len(found) for found in tokens] == [3, 3]
    assert not tokens[0] & tokens[1]
