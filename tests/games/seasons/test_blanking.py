"""Every card's, token's and enchantment's own test fails when it is blank: it does test it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from conclave.games.seasons.rules.names import CARD_KEYS, CARD_NUMBERS, ENCHANTMENT_KEYS
from conclave.games.seasons.rules.registry import ABILITY_TOKENS, ACTIVATIONS, CARDS, PRESTIGE
from conclave.games.seasons.rules.scoring import HAND_POINTS
from tests.games.seasons.blanking import ENCHANTMENTS, EVERYTHING, TOKEN_NUMBERS, VARIABLE, blanked, key_of, printings
from tests.games.seasons.rounds import table
from tests.games.seasons.scene import A, Scene

ROOT = Path(__file__).parents[3]


def run(*command: str, **variables: str) -> "subprocess.CompletedProcess[str]":
    """Python with some arguments, as scripts/blank-cards runs it."""
    surroundings = {**os.environ, **variables}
    command = (sys.executable, *command)
    return subprocess.run(command, cwd=ROOT, env=surroundings, capture_output=True, text=True, check=False)


def test_everything_blank_is_noticed() -> None:
    ran = run("-m", "tests.games.seasons.blanking")
    assert ran.returncode == 0, ran.stdout + ran.stderr
    lines = ran.stdout.splitlines()
    assert [line.split()[0] for line in lines[:-1]] == [f"{key}:" for key in EVERYTHING]
    assert lines[-1] == f"{len(EVERYTHING)} of {len(EVERYTHING)} are noticed by their own test when blank"


@pytest.mark.parametrize(("body", "verdict"), [("pass", "SURVIVES"), ("raise ValueError", "FAILS ANYWAY")])
@pytest.mark.parametrize("key", ["amulet-of-air", "shield-of-zira", "token-1", "drought"])
def test_a_test_that_says_nothing_is_found_out(tmp_path: Path, key: str, body: str, verdict: str) -> None:
    file = tmp_path / "test_cards.py"
    file.write_text(f"def test_{key.replace('-', '_')}():\n    {body}\n", encoding="utf-8")
    program = (
        "import sys, tests.games.seasons.blanking as b; b.FILES[:] = [sys.argv[1]]; sys.exit(b.main(sys.argv[2:]))"
    )
    ran = run("-c", program, str(file), key)
    assert ran.returncode == 1, ran.stdout + ran.stderr
    assert ran.stdout.splitlines()[0] == f"{key}: {verdict}, by 0 of 1 tests"


def test_what_has_no_test_is_found_out(tmp_path: Path) -> None:
    """Neither has what only others are about."""
    file = tmp_path / "test_cards.py"
    file.write_text("def test_token_10():\n    pass\n\n\ndef test_token_1_again():\n    pass\n", encoding="utf-8")
    program = "import sys, tests.games.seasons.blanking as b; b.FILES[:] = sys.argv[1:]; sys.exit(b.main(['token-1']))"
    ran = run("-c", program, str(file))
    assert ran.returncode == 1, ran.stdout + ran.stderr
    assert ran.stdout.splitlines()[0] == "token-1: FAILS ANYWAY, by 0 of 1 tests"


def test_a_wrong_name_is_told() -> None:
    ran = run("-m", "tests.games.seasons.blanking", "amulet-of-soup")
    assert (ran.returncode, ran.stdout) == (2, "")
    assert "amulet-of-soup" in ran.stderr


@pytest.mark.parametrize(("key", "failures"), [("throne-of-renewal", 1), ("arcane-telescope", 0)])
def test_one_can_look_at_a_blank_card(key: str, failures: int) -> None:
    """The plugin keeps it blank for a whole run of pytest."""
    test = "tests/games/seasons/test_kingdom_07_10.py::test_throne_of_renewal"
    ran = run("-m", "pytest", "-p", "tests.games.seasons.blanking", "-p", "no:cacheprovider", test, **{VARIABLE: key})
    assert ran.returncode == failures, ran.stdout + ran.stderr


def test_tests_are_told_apart_by_whole_names() -> None:
    assert key_of("test_token_1") == "token-1"
    assert key_of("test_token_12_with_fewer_cards[3]") == "token-12"
    assert key_of("test_argos_embrace") == "argos-embrace"
    assert key_of("test_argos_hawk_and_more") == "argos-hawk"
    assert key_of("test_token_once_in_a_game") == ""
    assert key_of("tests/games/seasons/test_tokens.py::test_token_10") == "token-10"
    assert key_of("tests/games/seasons/test_raven.py::test_any_name[token]") == "raven-the-usurper"


def test_a_blank_card_does_nothing_and_comes_back_whole() -> None:
    for key in CARD_KEYS[1:]:
        number = CARD_NUMBERS[key]
        before = text_of(number)
        with blanked(key):
            assert not any(CARDS[2][number].lines)
        assert text_of(number) == before


def text_of(number: int) -> list[tuple[object, ...]]:
    return [
        (card.lines, card.presence, card.at_end, card.activation, ACTIVATIONS[edition][number], PRESTIGE[number])
        for edition, card in printings(number)
    ]


@pytest.mark.parametrize("key", ["amulet-of-air", "cursed-treatise-of-arus", "mesodaes-lantern"])
def test_a_blank_card_can_still_be_summoned(key: str) -> None:
    with blanked(key):
        s = Scene().hand(A, key).has(A, gauge=1, water=3, air=3).free()
        s.says(f"summon {key}")
        assert s.in_play(A) == [key]
        assert (s.gauge(A), s.crystals(A), s.question) == (1, 0, "free")
        assert s.t.players[A].capacity == 7


def test_a_blank_token_does_nothing_and_comes_back_whole() -> None:
    before = (dict(ABILITY_TOKENS), HAND_POINTS[:])
    for key in TOKEN_NUMBERS:
        with blanked(key):
            assert before != (ABILITY_TOKENS, HAND_POINTS)
        assert before == (ABILITY_TOKENS, HAND_POINTS)
    with blanked("token-7"):
        s = Scene(tokens=(7, 7)).has(A).free().says("use token")
        assert (s.crystals(A), s.t.breakdown(A)["token"]) == (0, -6)


def test_a_blank_enchantment_is_none_and_comes_back_whole() -> None:
    before = ENCHANTMENT_KEYS[:]
    for key in ENCHANTMENTS:
        with blanked(key):
            assert table(sets=["base", "enchanted-kingdom"], enchantment=key).enchantment == 0
            assert Scene(enchantment=key).t.enchantment == 0
            assert Scene(enchantment="none").t.enchantment == 0
        assert before == ENCHANTMENT_KEYS
        assert ENCHANTMENT_KEYS[Scene(enchantment=key).t.enchantment] == key
