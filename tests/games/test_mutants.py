"""What the tests of a game's cards are about fails them when it does nothing: they do test it."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.games.mutants import VARIABLE, check, mutants_of

ROOT = Path(__file__).parents[2]
GAMES = sorted(file.parent.name for file in Path(__file__).parent.glob("*/mutants.py"))
# A key of a game, judged by the tests of one file only: FILE GAME KEY
WITH_FILE = (
    "import sys, tests.games.mutants as b; mutants = b.mutants_of(sys.argv[2]); mutants.files = [sys.argv[1]];"
    "sys.exit(b.check(mutants, sys.argv[3:]))"
)


def run(*command: str, **variables: str) -> "subprocess.CompletedProcess[str]":
    """Python with some arguments, as scripts/mutants runs it."""
    surroundings = {**os.environ, **variables}
    command = (sys.executable, *command)
    return subprocess.run(command, cwd=ROOT, env=surroundings, capture_output=True, text=True, check=False)


@pytest.fixture
def judged(tmp_path: Path) -> Callable[[str, str, str], str]:
    """The line about a key of a game, were the tests of that game these."""

    def line(game: str, key: str, tests: str) -> str:
        file = tmp_path / "test_cards.py"
        file.write_text(tests, encoding="utf-8")
        ran = run("-c", WITH_FILE, str(file), game, key)
        assert ran.returncode == 1, ran.stdout + ran.stderr
        return ran.stdout.splitlines()[0]

    return line


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_every_mutant_is_killed(game: str) -> None:
    ran = run("-m", "tests.games.mutants", game)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    keys = mutants_of(game).keys
    lines = ran.stdout.splitlines()
    assert [line.split()[0] for line in lines[:-1]] == [f"{key}:" for key in keys]
    assert lines[-1] == f"{len(keys)} of {len(keys)} are killed by their own tests"


@pytest.mark.soak
@pytest.mark.parametrize(("body", "verdict"), [("pass", "SURVIVES"), ("raise ValueError", "FAILS ANYWAY")])
@pytest.mark.parametrize(
    ("game", "key"),
    [
        *[("seasons", key) for key in ("amulet-of-air", "shield-of-zira", "token-1", "drought")],
        *[("archimage", key) for key in ("evolution", "synergy", "bond")],
    ],
)
def test_a_test_that_says_nothing_is_found_out(
    judged: Callable[[str, str, str], str], game: str, key: str, body: str, verdict: str
) -> None:
    own = mutants_of(game).own_tests(key)
    tests = "".join(f"def {name}():\n    {body}\n" for name in own)
    assert judged(game, key, tests) == f"{key}: {', '.join([verdict] * len(own))}; by 0 of {len(own)} tests"


@pytest.mark.soak
def test_what_has_no_test_is_found_out(judged: Callable[[str, str, str], str]) -> None:
    """Neither has what only others are about; of a spell, that of a natural element and that of spirit are wanted."""
    tests = "def test_token_10():\n    pass\n\n\ndef test_token_1_again():\n    pass\n"
    assert judged("seasons", "token-1", tests) == "token-1: FAILS ANYWAY; by 0 of 1 tests"
    tests = "def test_growth_of_spirits():\n    pass\n"
    assert judged("archimage", "growth", tests) == "growth: FAILS ANYWAY, FAILS ANYWAY; by 0 of 1 tests"


@pytest.mark.parametrize(("game", "key"), [("seasons", "amulet-of-soup"), ("archimage", "evolution-fire")])
def test_a_wrong_name_is_told(game: str, key: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(mutants_of(game), [key]) == 2
    written = capsys.readouterr()
    assert (written.out, written.err) == ("", f"nothing to mutate is called {key}\n")


@pytest.mark.soak
@pytest.mark.parametrize(
    ("mutant", "test", "failures"),
    [
        ("seasons:throne-of-renewal", "seasons/test_kingdom_07_10.py::test_throne_of_renewal", 1),
        ("seasons:arcane-telescope", "seasons/test_kingdom_07_10.py::test_throne_of_renewal", 0),
        ("archimage:growth", "archimage/test_power.py::test_growth", 1),
        ("archimage:evolution", "archimage/test_power.py::test_growth", 0),
    ],
)
def test_one_can_look_at_a_mutant(mutant: str, test: str, failures: int) -> None:
    """The plugin keeps a mutant for a whole run of pytest."""
    plugins = ("-p", "tests.games.mutants", "-p", "no:cacheprovider")
    ran = run("-m", "pytest", *plugins, f"tests/games/{test}", **{VARIABLE: mutant})
    assert ran.returncode == failures, ran.stdout + ran.stderr
