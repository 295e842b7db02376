"""Every card's own test fails when the card is blank: it does test the card."""

import subprocess
import sys
from pathlib import Path

import pytest

from conclave.seasons.names import CARD_KEYS, CARD_NUMBERS
from conclave.seasons.rules import ACTIVATIONS, CARDS, PRESTIGE
from tests.blanking import blanked
from tests.seasons.scene import A, Scene

ROOT = Path(__file__).parents[2]


def run(*keys: str) -> "subprocess.CompletedProcess[str]":
    """What scripts/blank-cards runs."""
    command = [sys.executable, "-m", "tests.blanking", *keys]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def test_every_blank_card_is_noticed() -> None:
    ran = run()
    assert ran.returncode == 0, ran.stdout + ran.stderr
    lines = ran.stdout.splitlines()
    assert [line.split()[1] for line in lines[:-1]] == [f"{key}:" for key in CARD_KEYS[1:]]
    assert lines[-1] == "50 of 50 blank cards are noticed by their own test"


@pytest.mark.parametrize(("body", "verdict"), [("pass", "SURVIVES"), ("raise ValueError", "FAILS ANYWAY")])
def test_a_test_that_says_nothing_is_found_out(tmp_path: Path, body: str, verdict: str) -> None:
    file = tmp_path / "test_cards.py"
    file.write_text(f"def test_amulet_of_air():\n    {body}\n", encoding="utf-8")
    program = "import sys, tests.blanking as b; b.FILES[:] = sys.argv[1:]; sys.exit(b.main(['amulet-of-air']))"
    command = [sys.executable, "-c", program, str(file)]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.returncode == 1, ran.stdout + ran.stderr
    assert ran.stdout.splitlines()[0] == f" 1  amulet-of-air: {verdict}, by 0 of 1 tests"


def test_a_blank_card_does_nothing_and_comes_back_whole() -> None:
    for key in CARD_KEYS[1:]:
        number = CARD_NUMBERS[key]
        before = [vars_of(edition, number) for edition in (1, 2)]
        with blanked(key):
            assert not any(CARDS[2][number].lines)
        assert [vars_of(edition, number) for edition in (1, 2)] == before


def vars_of(edition: int, number: int) -> tuple[object, ...]:
    card = CARDS[edition][number]
    return card.lines, card.presence, card.at_end, card.activation, ACTIVATIONS[edition][number], PRESTIGE[number]


@pytest.mark.parametrize("key", ["amulet-of-air", "cursed-treatise-of-arus"])
def test_a_blank_card_can_still_be_summoned(key: str) -> None:
    with blanked(key):
        s = Scene().hand(A, key).has(A, gauge=1, water=1, air=2).free()
        s.says(f"summon {key}")
        assert s.in_play(A) == [key]
        assert (s.gauge(A), s.crystals(A), s.question) == (1, 0, "free")
