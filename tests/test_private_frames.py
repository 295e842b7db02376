"""What a view has of paused effects is for dealing and loading alone: nobody else reads it."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
READERS = re.compile(r"src/conclave/(table/saves|table/rules|games/[^/]+/rules/(saves|views))\.py")
READING = re.compile(r"\[[\"']paused[\"']\]|\.get\([\"']paused[\"']|\.paused\b")


@pytest.mark.parametrize(("folder", "endings"), [("src/conclave", {".py"}), ("web/src", {".ts", ".svelte"})])
def test_only_deal_and_load_read_paused_effects(folder: str, endings: set[str]) -> None:
    files = [file for file in (ROOT / folder).rglob("*") if file.suffix in endings and not file.name.endswith(".d.ts")]
    assert len(files) > 50
    found = {file.relative_to(ROOT).as_posix() for file in files if READING.search(file.read_text(encoding="utf-8"))}
    assert [file for file in found if not READERS.fullmatch(file)] == []
