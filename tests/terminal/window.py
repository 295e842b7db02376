"""The window without a terminal: keys are pressed by a program, and what is drawn is read as text."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import textual._wait
from textual.pilot import Pilot

from conclave.table import Record
from conclave.terminal.session import Seating, Session
from conclave.terminal.window.app import Window
from conclave.text import LANGUAGE

SMALL = (80, 24)
LARGE = (160, 48)


def seated(path: Path, game: str, seats: str, seed: int = 3, names: str = "", **options: Any) -> Session:
    """A game about to begin, as `conclave play` sets it up."""
    kinds = seats.split(",")
    called = [*names.split(","), *[""] * len(kinds)][: len(kinds)]
    record = Record.begin(game, players=len(kinds), seed=seed, **options)
    return Session(record, Seating(kinds, called), path)


class WindowDriver:
    """Somebody at the keyboard of a window."""

    def __init__(self, window: Window, pilot: Pilot[None]) -> None:
        self.window = window
        self.pilot = pilot

    async def press(self, *keys: str) -> None:
        """One key after the other; then everything that follows, bots too, has happened."""
        for key in keys:
            await self.pilot.press(key)
        await self.rest()

    async def rest(self) -> None:
        """Until nobody thinks any more, or a curtain has fallen."""
        while len(self.window.screen_stack) == 1 and any(worker.is_running for worker in self.window.workers):
            await asyncio.sleep(0.001)
        await self.pilot.pause()

    async def type(self, text: str) -> None:
        await self.press(*["space" if letter == " " else letter for letter in text])

    def screen(self) -> str:
        """What is on the screen now, line by line."""
        strips = self.window.screen._compositor.render_strips()
        return "\n".join("".join(segment.text for segment in strip).rstrip() for strip in strips)

    async def choose(self, number: int) -> None:
        """By the number of its line: Enter ends a number that a longer one begins with."""
        before = len(self.window.session.record.lines)
        await self.press(*str(number))
        if len(self.window.session.record.lines) == before:
            await self.press("enter")

    @property
    def numbers(self) -> list[int]:
        return list(self.window.session.interface.numbered(self.window.view))


@asynccontextmanager
async def opened(session: Session, language: str = "en", size: tuple[int, int] = SMALL) -> AsyncIterator[WindowDriver]:
    window = Window(session, language)
    with pytest.MonkeyPatch.context() as patch:
        # The pilot waits until the program has been idle for a while after each key: a short while will do.
        patch.setattr(textual._wait, "SLEEP_GRANULARITY", 1 / 250)
        patch.setattr(textual._wait, "SLEEP_IDLE", 1 / 500)
        async with window.run_test(size=size) as pilot:
            driver = WindowDriver(window, pilot)
            await driver.rest()
            yield driver


def run(scene: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Play a scene; the language of whoever runs it is left as it was."""
    before = LANGUAGE.get()
    asyncio.run(scene())
    assert LANGUAGE.get() == before


async def play_on(driver: WindowDriver, luck: random.Random, decisions: int = 100_000) -> int:
    """Choose at random, by number or with the arrows, until the game is over; tells how often."""
    made = 0
    while made < decisions and not driver.window.session.record.table.over:
        if len(driver.window.screen_stack) > 1:
            await driver.press("enter")  # the curtain
            continue
        numbers = driver.numbers
        if luck.random() < 0.8:
            await driver.choose(luck.choice(numbers))
        else:
            await driver.press(*["down"] * luck.randrange(min(4, len(numbers))), "enter")
        made += 1
    return made
