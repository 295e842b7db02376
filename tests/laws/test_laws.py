"""Every law over many random games: 200 interpreted, 2,000 compiled. `make soak` plays a hundred times as many."""

import os

import pytest

from tests.laws.run import play_many, report, shortfalls

GAMES = 2000 if os.environ.get("CONCLAVE_EXPECT") == "compiled" else 200


def test_all_laws_hold(capsys: pytest.CaptureFixture[str]) -> None:
    """Cheap laws at every decision, dear ones at eight of each game, and nothing in the game unused."""
    tally = play_many(GAMES)
    with capsys.disabled():
        print("\n" + report(tally))
    assert tally.games == GAMES
    assert shortfalls(tally) == []
