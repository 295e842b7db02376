"""Every law over many random games, of the base game and of all mixes with the expansion: 200 of each interpreted,
2,000 of each compiled. `make soak` plays a hundred times as many."""

import os

import pytest

from tests.laws.run import play_many, report, shortfalls

GAMES = 2000 if os.environ.get("CONCLAVE_EXPECT") == "compiled" else 200


@pytest.mark.parametrize("kind", ["base", "kingdom"])
def test_all_laws_hold(kind: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Cheap laws at every decision, dear ones at eight of each game, and nothing in the game unused."""
    tally = play_many(kind, GAMES)
    with capsys.disabled():
        print("\n" + report(tally))
    assert tally.games == GAMES
    assert shortfalls(tally, kind) == []
