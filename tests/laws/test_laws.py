"""Every law over many random games, of every game that is installed and every kind of it: 200 of each interpreted, 800
of each compiled. `make soak` plays hundreds of times as many."""

import os

import pytest

from tests.laws.run import SUBJECTS, play_many, report, shortfalls

GAMES = 800 if os.environ.get("CONCLAVE_EXPECT") == "compiled" else 200


@pytest.mark.parametrize("kind", list(SUBJECTS))
def test_all_laws_hold(kind: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Cheap laws at every decision, costly ones at some of each game, and nothing in the game unused."""
    tally = play_many(kind, GAMES)
    with capsys.disabled():
        print("\n" + report(tally, kind))
    assert tally.games == GAMES
    assert shortfalls(tally, kind) == []
