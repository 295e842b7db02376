"""Every law over many random games: 200 interpreted, 2,000 compiled, a hundred times that in a soak."""

import os

import pytest

from conclave.seasons.names import CARD_KEYS
from conclave.seasons.rules import QUESTION_KEYS
from tests.laws.run import DEAR_A_QUESTION, SILENT, Tally, play_many, report

GAMES = (2000 if os.environ.get("CONCLAVE_EXPECT") == "compiled" else 200) * int(os.environ.get("CONCLAVE_SOAK", "1"))

# Cards whose effects never ask their owner or anyone else anything.
ASKS_NOTHING = SILENT | {
    "amulet-of-air",
    "amulet-of-earth",
    "staff-of-spring",
    "purse-of-io",
    "figrim-the-avaricious",
    "wondrous-chest",
    "die-of-malice",
    "ragfields-helm",
    "potion-of-power",
    "potion-of-life",
    "scepter-of-greatness",
    "olafs-blessed-statue",
    "arcano-leech",
    "demon-of-argos",
    "titus-deepgaze",
    "air-elemental",
    "thieving-fairies",
    "idol-of-the-familiar",
    "lantern-of-xidit",
    "sealed-chest-of-urm",
    "sid-nightshade",
}


@pytest.fixture(scope="module")
def tally() -> Tally:
    return play_many(GAMES)


def test_all_laws_hold(tally: Tally, capsys: pytest.CaptureFixture[str]) -> None:
    with capsys.disabled():
        print("\n" + report(tally))
    assert tally.games == GAMES
    assert len(tally.settings) == 18


def test_every_card_entered_play(tally: Tally) -> None:
    assert [key for key in CARD_KEYS[1:] if not tally.entered[key]] == []


def test_every_card_acted(tally: Tally) -> None:
    assert [key for key in CARD_KEYS[1:] if not tally.acted[key] and key not in SILENT] == []


def test_every_card_that_can_ask_asked(tally: Tally) -> None:
    assert [key for key in CARD_KEYS[1:] if not tally.asking[key] and key not in ASKS_NOTHING] == []


def test_every_question_was_examined(tally: Tally) -> None:
    assert {q: n for q in QUESTION_KEYS if (n := tally.examined[q]) < DEAR_A_QUESTION} == {}
