"""Played games are fixtures, each replayed to the scores it was written down with. `scripts/make-records` made them."""

import json
from pathlib import Path

import pytest

from conclave.games.archimage.rules.events import EVENT_NAMES
from conclave.games.archimage.rules.scrolls import CIRCLES
from conclave.games.seasons.rules.names import TOKEN_OF_HANDS
from conclave.games.seasons.rules.sets.enchanted_kingdom import SET
from conclave.table.record import Record
from tests.records.features import features

FILES = sorted(Path(__file__).parent.glob("*.json"))


def read(file: Path) -> Record:
    return Record.load(json.loads(file.read_text(encoding="utf-8")))


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_still_ends_the_same(file: Path) -> None:
    """Loading replays every pick and compares the scores."""
    data = json.loads(file.read_text(encoding="utf-8"))
    record = Record.load(data)
    assert record.table.over
    assert record.table.scores == data["scores"]
    assert [seat + 1 for seat in record.table.winners] == data["winners"]
    assert record.dump() == data


KINDS = [features(read(file)) for file in FILES]


def test_there_are_enough_of_every_kind() -> None:
    """At least forty; every level, player count and edition together; and every rare end and turn of events."""
    kinds = [kind for kind in KINDS if "archimage" not in kind and "enchanted kingdom" not in kind]
    assert len(kinds) >= 40
    for players in (2, 3, 4):
        for level in ("apprentice", "magician", "archmage"):
            for edition in (1, 2):
                wanted = {f"{players} players", level, f"edition {edition}"}
                assert any(wanted <= kind for kind in kinds), wanted
    for rare in (
        "ended by Temporal Boots",
        "year moved back",
        "empty draw pile",
        "tied",
        "tie broken by cards summoned",
        "undo",
    ):
        assert any(rare in kind for kind in kinds), rare


def test_the_expansion_has_its_own() -> None:
    """At least thirty; each enchantment and none for 2, 3 and 4 players; each token used; and rare meetings."""
    kinds = [kind for kind in KINDS if "enchanted kingdom" in kind]
    assert len(kinds) >= 30
    for players in (2, 3, 4):
        for enchantment in ("none", *SET.enchantments):
            wanted = {f"{players} players", enchantment}
            assert any(wanted <= kind for kind in kinds), wanted
    used = [f"token {number} used" for number in SET.tokens if number != TOKEN_OF_HANDS]
    for rare in (*used, "a Raven doomed", "four bonuses", "empty draw pile", "undo"):
        assert any(rare in kind for kind in kinds), rare


def test_archimage_has_its_own() -> None:
    """At least thirty; each circle for 2, 3, 4 and 5 players; a board of one's own; everything that can happen."""
    kinds = [kind for kind in KINDS if "archimage" in kind]
    assert len(kinds) >= 30
    for players in (2, 3, 4, 5):
        for circle in CIRCLES:
            wanted = {f"{players} players", f"circle {circle}"}
            assert any(wanted <= kind for kind in kinds), wanted
    rare = ["circle random", "a board of one's own", "a round ended by Theft", "ended by idle rounds", "tied", "undo"]
    for wish in [*rare, *(f"{name} happened" for name in EVENT_NAMES)]:
        assert any(wish in kind for kind in kinds), wish
