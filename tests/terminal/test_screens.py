"""Screens of the window as they were when somebody last looked at them, small and large.

`CONCLAVE_SCREENS=write pytest tests/terminal/test_screens.py` draws them anew: look at each before you keep it.
"""

import os
import random
from pathlib import Path
from typing import Any

import pytest

from conclave.terminal.session import Session
from tests.terminal.window import LARGE, SMALL, WindowDriver, opened, run, seated

SCREENS = Path(__file__).parent / "screens"
KINGDOM: dict[str, Any] = {"sets": ["base", "enchanted-kingdom"], "tokens": True, "enchantment": "drought"}


def in_round(session: Session, number: int) -> Session:
    """Later in the game: everybody has chosen at random."""
    luck = random.Random(3)
    while session.record.table.round < number:
        seat = session.record.table.waiting[0]
        session.choose(luck.choice(session.record.table.options_of(seat)), seat)
    return session


async def keys(driver: WindowDriver, *pressed: str) -> None:
    await driver.press(*pressed)


MOMENTS: dict[str, tuple[str, str, dict[str, Any], int, list[str]]] = {
    # name: game, seats, options, round, keys pressed before one looks
    "seasons-draft": ("seasons", "human,random", {}, 0, []),
    "seasons-late": ("seasons", "human,random,random,random", KINGDOM, 9, []),
    "seasons-rules": ("seasons", "human,random", {}, 0, ["question_mark", "right"]),
    "seasons-search": ("seasons", "human,random", {}, 0, ["slash", "o", "r", "b"]),
    "seasons-curtain": ("seasons", "human,human", {}, 0, ["enter", "1"]),
    "archimage-dice": ("archimage", "human,random", {}, 0, []),
    "archimage-late": ("archimage", "human,random,random,random", {"circle": "IV"}, 4, []),
}
LOOKS = [
    (moment, size, language)
    for moment in MOMENTS
    for size, language in ((SMALL, "en"), (LARGE, "en"), (SMALL, "fr"), (SMALL, "it"))
    if language == "en" or moment in ("seasons-late", "archimage-late", "seasons-draft")
]


@pytest.mark.parametrize(("moment", "size", "language"), LOOKS)
def test_it_looks_as_it_did(tmp_path: Path, moment: str, size: tuple[int, int], language: str) -> None:
    game, seats, options, number, pressed = MOMENTS[moment]
    session = in_round(seated(tmp_path / "game.json", game, seats, seed=5, names="Ann,Bob,Cleo,Dan", **options), number)
    shown: list[str] = []

    async def scene() -> None:
        async with opened(session, language, size) as driver:
            await keys(driver, *pressed)
            shown.append(driver.screen())

    run(scene)
    lines = shown[0].split("\n")
    assert len(lines) == size[1]
    assert max(len(line) for line in lines) <= size[0]
    kept = SCREENS / f"{moment}-{size[0]}x{size[1]}-{language}.txt"
    if os.environ.get("CONCLAVE_SCREENS") == "write":
        kept.write_text(f"{shown[0]}\n", encoding="utf-8")
    assert f"{shown[0]}\n" == kept.read_text(encoding="utf-8")


def test_no_screen_is_kept_in_vain() -> None:
    wanted = {f"{moment}-{size[0]}x{size[1]}-{language}.txt" for moment, size, language in LOOKS}
    assert {file.name for file in SCREENS.iterdir()} == wanted
