"""Results on the disk: whole parts or none, every game once, and plain words for what cannot be read."""

import errno
import json
import os
from pathlib import Path
from typing import Any

import pytest

from conclave.arena import results
from conclave.arena.results import BadResults, read_results, schema, write_part
from conclave.text import extras, in_language
from conclave.text.errors import Mistake

pa, pq = extras.library("pyarrow", "arena"), extras.library("pyarrow.parquet", "arena")

SETTINGS = {"game": "seasons", "options": {"players": 2}, "bots": ["greedy", "random"], "seed": 1}
CARD = {"card": "purse-of-io", "drafted": 3, "year": 1, "summoned": 4, "used": 2, "points": 6}


def game(match: int, rotation: int = 0, score: int = 100) -> list[dict[str, Any]]:
    whole = {"match": match, "rotation": rotation, "seed": 2**61 + match, "players": 2, "rounds": 12}
    mine = {"bot": "greedy", "score": score, "won": 1.0, "decisions": 70, "seconds": 0.25, "fault": "", "cards": [CARD]}
    return [{**whole, **mine, "seat": 0}, {**whole, **mine, "seat": 1, "bot": "random", "won": 0.0, "cards": []}]


def test_rows_come_back_as_they_were(tmp_path: Path) -> None:
    rows = game(0) + game(1)
    part = write_part(tmp_path / "deep" / "down", SETTINGS, rows)
    (found,) = read_results([part])
    assert found.rows.to_pylist() == rows
    assert (found.game, found.options, found.bots) == ("seasons", {"players": 2}, ["greedy", "random"])
    assert [file.name for file in part.parent.iterdir()] == ["games-000001.parquet"]


def test_any_reader_of_parquet_can_read_them(tmp_path: Path) -> None:
    part = write_part(tmp_path, SETTINGS, game(0))
    assert pq.read_table(part).column_names[:6] == ["match", "rotation", "seed", "players", "seat", "bot"]
    assert b"conclave" in pq.read_schema(part).metadata


def test_parts_are_merged_in_order_and_no_game_counts_twice(tmp_path: Path) -> None:
    write_part(tmp_path, SETTINGS, game(2) + game(0, 1, score=50))
    write_part(tmp_path, SETTINGS, game(0, 1, score=60) + game(0))
    (found,) = read_results([tmp_path])
    keys = [(row["match"], row["rotation"], row["seat"]) for row in found.rows.to_pylist()]
    assert keys == [(0, 0, 0), (0, 0, 1), (0, 1, 0), (0, 1, 1), (2, 0, 0), (2, 0, 1)]
    assert found.rows["score"].to_pylist()[2:4] == [50, 50], "that of the first part, for all seats"


def test_a_part_without_games(tmp_path: Path) -> None:
    write_part(tmp_path, SETTINGS, [])
    assert read_results([tmp_path])[0].rows.num_rows == 0


def test_contests_stay_apart(tmp_path: Path) -> None:
    write_part(tmp_path / "one", SETTINGS, game(0))
    write_part(tmp_path / "two", {**SETTINGS, "seed": 2}, game(0))
    assert [found.settings["seed"] for found in read_results([tmp_path / "one", tmp_path / "two"])] == [1, 2]


@pytest.mark.parametrize("harm", ["cut", "flipped", "emptied", "text"])
def test_a_damaged_part_is_named_with_what_to_do(harm: str, tmp_path: Path) -> None:
    write_part(tmp_path, SETTINGS, game(0))
    part = write_part(tmp_path, SETTINGS, [row for match in range(1, 40) for row in game(match)])
    content = part.read_bytes()
    spot = content.index(b"PAR1") + 60
    flipped = content[:spot] + bytes([content[spot] ^ 64]) + content[spot + 1 :]
    harmed = {"cut": content[:-100], "flipped": flipped, "emptied": b"", "text": b"what is this\n"}
    part.write_bytes(harmed[harm])
    with pytest.raises(BadResults, match=r"games-000002\.parquet is damaged; remove it"):
        read_results([tmp_path])
    part.unlink()
    assert len(read_results([tmp_path])[0].rows) == 2, "the others are kept"


def test_other_files_are_named(tmp_path: Path) -> None:
    foreign = tmp_path / "foreign.parquet"
    pq.write_table(pa.table({"card": ["a"]}), foreign)
    with pytest.raises(BadResults, match="no results of conclave arena"):
        read_results([foreign])
    strange = tmp_path / "strange.parquet"
    about = {results.ABOUT: b'{"format": 1, "game": "seasons"}'}
    pq.write_table(pa.table({"card": ["a"]}).replace_schema_metadata(about), strange)
    with pytest.raises(BadResults, match="no results of conclave arena"):
        read_results([strange])
    newer = tmp_path / "newer.parquet"
    pq.write_table(schema("seasons").with_metadata({results.ABOUT: b'{"format": 9}'}).empty_table(), newer)
    with pytest.raises(BadResults, match="newer Conclave"):
        read_results([newer])
    with pytest.raises(BadResults, match="no results in"):
        read_results([tmp_path / "nowhere"])
    (tmp_path / "empty").mkdir()
    with pytest.raises(BadResults, match="no results in"):
        read_results([tmp_path / "empty"])


def test_a_folder_in_place_of_a_part(tmp_path: Path) -> None:
    (tmp_path / "games-000001.parquet").mkdir()
    with pytest.raises(BadResults, match="cannot be read"):
        read_results([tmp_path])


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_part_that_cannot_be_written_leaves_nothing_and_spoils_nothing(
    step: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_part(tmp_path, SETTINGS, game(0))

    def full(*_: Any) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patched:
        patched.setattr(os if step == "fsync" else Path, step, full)
        with pytest.raises(OSError, match="No space left"):
            write_part(tmp_path, SETTINGS, game(1))
    assert [file.name for file in tmp_path.iterdir()] == ["games-000001.parquet"]
    assert write_part(tmp_path, SETTINGS, game(1)).name == "games-000002.parquet"


@pytest.mark.parametrize(("language", "word"), [("en", "type"), ("fr", "tapez"), ("it", "scrivi")])
def test_a_missing_extra_is_named(language: str, word: str) -> None:
    with in_language(language), pytest.raises(Mistake, match=word) as told:
        extras.library("no_such_library_at_all", "arena")
    assert 'pip install "conclave[arena]"' in str(told.value)
    assert "no_such_library_at_all" in str(told.value)


def write_as(folder: Path, game_key: str, form: str, rows: list[dict[str, Any]]) -> Path:
    """A part of one game in the form of another's."""
    about = {results.ABOUT: json.dumps({**SETTINGS, "game": game_key, "format": 1}).encode()}
    part = folder / f"games-{game_key}-{len(rows)}.parquet"
    pq.write_table(pa.Table.from_pylist(rows, schema=schema(form).with_metadata(about)), part)
    return part


def test_files_of_a_time_when_all_games_had_the_same_fields_are_read(tmp_path: Path) -> None:
    """Where no card was counted; what is told of cards must be what the game counts."""
    bare = [{**one, "cards": []} for one in game(0)]
    for key, form in (("auction", "seasons"), ("seasons", "auction")):
        assert results.read_file(write_as(tmp_path, key, form, bare))[1].schema.equals(schema(key))
    counted = [{**bare[0], "cards": [{"card": "purse-of-io", "entered": 1, "used": 0, "points": 6}]}]
    with pytest.raises(BadResults):
        results.read_file(write_as(tmp_path, "seasons", "auction", counted))
