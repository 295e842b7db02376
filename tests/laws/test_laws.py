"""Every law over many random games, of Seasons, of all mixes with its expansion, and of Archimage: 200 of each
interpreted, 1,000 or 2,000 of each compiled. `make soak` plays a hundred times as many."""

import os

import pytest

from tests.laws.run import SUBJECTS, play_many, report, shortfalls

COMPILED = {"base": 2000, "kingdom": 2000, "archimage": 1000}
INTERPRETED = 200


def games_of(kind: str) -> int:
    return COMPILED[kind] if os.environ.get("CONCLAVE_EXPECT") == "compiled" else INTERPRETED


@pytest.mark.parametrize("kind", list(SUBJECTS))
def test_all_laws_hold(kind: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Cheap laws at every decision, dear ones at eight of each game, and nothing in the game unused."""
    games = games_of(kind)
    tally = play_many(kind, games)
    with capsys.disabled():
        print("\n" + report(tally, kind))
    assert tally.games == games
    assert shortfalls(tally, kind) == []
