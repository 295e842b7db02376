"""What a view has of paused effects is for dealing and loading alone: nobody else reads it."""

import re
from pathlib import Path

import pytest

from conclave.table import game_keys, new_table
from conclave.table.rng import key_from_seed

ROOT = Path(__file__).parent.parent
READERS = re.compile(r"src/conclave/(table/saves|table/rules|games/[^/]+/rules/(saves|views))\.py")
READING = re.compile(r"\[[\"']paused[\"']\]|\.get\([\"']paused[\"']|\.paused\b")
UNDER_ANOTHER_NAME = re.compile(r"\[[\"']stack[\"']\]|\.get\([\"']stack[\"']|\b(data|view)\.stack\b")
FRAMES = re.compile(r"\.stack\b(?!\()|\bframe\.(pool|todo)\b|import .*\bFrame\b")
RULES = re.compile(r"src/conclave/(table|games/[^/]+/rules)/.*")
SOURCES = [("src/conclave", {".py"}), ("web/src", {".ts", ".svelte"})]


def files_with(found: re.Pattern[str], folder: str, endings: set[str]) -> list[str]:
    files = [file for file in (ROOT / folder).rglob("*") if file.suffix in endings and not file.name.endswith(".d.ts")]
    assert len(files) > 50
    return [file.relative_to(ROOT).as_posix() for file in files if found.search(file.read_text(encoding="utf-8"))]


@pytest.mark.parametrize(("folder", "endings"), SOURCES)
def test_only_deal_and_load_read_paused_effects(folder: str, endings: set[str]) -> None:
    assert [file for file in files_with(READING, folder, endings) if not READERS.fullmatch(file)] == []


@pytest.mark.parametrize(("folder", "endings"), SOURCES)
def test_views_have_paused_effects_under_no_other_name(folder: str, endings: set[str]) -> None:
    assert files_with(UNDER_ANOTHER_NAME, folder, endings) == []


def test_only_rules_read_the_stack() -> None:
    """Of a table, too: bots and environments ask the rules for what lies on it."""
    assert [file for file in files_with(FRAMES, "src/conclave", {".py"}) if not RULES.fullmatch(file)] == []


@pytest.mark.parametrize("game", game_keys())
def test_what_a_view_tells_is_no_copy_of_paused_effects(game: str) -> None:
    table = new_table(game, 2, key_from_seed(1), {})
    data = table.view(table.asked).data
    assert data["paused"]
    assert [name for name, told in data.items() if told == data["paused"]] == ["paused"]
