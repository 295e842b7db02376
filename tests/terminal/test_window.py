"""The window: whole games by keys alone, in each language; undo, why not, search, the curtain, sizes, clicks."""

import asyncio
import gc
import random
import time
from pathlib import Path

import pytest

from conclave.table import Record
from conclave.terminal.save_files import read_saved
from conclave.terminal.session import Session
from tests.terminal.pace import slowness
from tests.terminal.window import LARGE, SMALL, WindowDriver, opened, play_on, run, seated

GAMES = ["seasons", "archimage"]
LANGUAGES = ["en", "fr", "it"]
FEW = 6  # choices before the end


# --- whole games ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end_by_keys(tmp_path: Path, game: str) -> None:
    """From near the end to the last choice; then the result is shown, and the file holds the game."""
    session = near_the_end(tmp_path / "game.json", game)

    async def scene() -> None:
        async with opened(session) as driver:
            assert await play_on(driver, random.Random(7)) > 0
            assert len(driver.window.screen_stack) == 2
            shown = driver.screen()
            assert all(str(score) in shown for score in session.record.table.scores)

    run(scene)
    saved = read_saved(tmp_path / "game.json").record
    saved.verify()
    assert saved.table.over
    assert saved.table.scores == session.record.table.scores


def near_the_end(path: Path, game: str) -> Session:
    """A game of two in which a few choices are left, all by people."""
    whole = seated(path.with_name("whole.json"), game, "human,human")
    luck = random.Random(3)
    while not whole.record.table.over:
        seat = whole.record.table.waiting[0]
        whole.choose(luck.choice(whole.record.table.options_of(seat)), seat)
    session = seated(path, game, "human,human")
    for line in whole.record.lines[:-FEW]:
        session.choose(session.record.table.parse(line.pick), line.seat)
    return session


@pytest.mark.soak
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keys(tmp_path: Path, game: str, language: str) -> None:
    """To the last choice; then the result is shown, and the file holds the game."""
    session = seated(tmp_path / "game.json", game, "human,random", seed=LANGUAGES.index(language))

    async def scene() -> None:
        async with opened(session, language) as driver:
            assert await play_on(driver, random.Random(7)) > 20
            assert len(driver.window.screen_stack) == 2
            shown = driver.screen()
            assert all(str(score) in shown for score in session.record.table.scores)

    run(scene)
    saved = read_saved(tmp_path / "game.json").record
    saved.verify()
    assert saved.table.over
    assert saved.table.scores == session.record.table.scores


@pytest.mark.parametrize("game", GAMES)
def test_people_and_bots_at_one_large_window(tmp_path: Path, game: str) -> None:
    session = seated(tmp_path / "game.json", game, "human,random,human,random", names="Ann,Bob,Cleo,Dan")

    async def scene() -> None:
        async with opened(session, size=LARGE) as driver:
            await play_on(driver, random.Random(1), decisions=40)
            await driver.press("l")
            await play_on(driver, random.Random(2), decisions=40)

    run(scene)
    assert len(session.record.standing) >= 80


# --- the keys ------------------------------------------------------------------------------------------------------


def test_undo_takes_back_and_says_so(tmp_path: Path) -> None:
    session = seated(tmp_path / "game.json", "archimage", "human,human")

    async def scene() -> None:
        async with opened(session) as driver:
            await driver.press("u")
            assert "nothing to take back" in driver.screen()
            await driver.choose(1)
            assert len(session.record.standing) == 1
            await driver.press("u")
            assert len(session.record.standing) == 0
            assert "taken back" in driver.screen()

    run(scene)


def test_why_not_cites_the_ruling(tmp_path: Path) -> None:
    session = seated(tmp_path / "game.json", "seasons", "human,random", level="apprentice")

    async def scene() -> None:
        async with opened(session) as driver:
            await driver.press("w")
            await driver.type("end turn")
            await driver.press("enter")
            told = " ".join(driver.screen().split())
            assert "Another decision comes first" in told
            assert "(ruling B3)" in told

    run(scene)


def test_searching_as_one_types(tmp_path: Path) -> None:
    session = seated(tmp_path / "game.json", "seasons", "human,random")

    async def scene() -> None:
        async with opened(session) as driver:
            await driver.press("slash")
            await driver.type("crystal orb")
            assert "look at the top card of the pile" in " ".join(driver.screen().split())
            await driver.press("escape")
            await driver.press("slash")
            await driver.type("zzzz")
            assert "Nothing fits" in driver.screen()
            await driver.press("escape")
            assert len(driver.window.screen_stack) == 1

    run(scene)


def test_the_language_changes_at_once(tmp_path: Path) -> None:
    session = seated(tmp_path / "game.json", "seasons", "human,random")

    async def scene() -> None:
        async with opened(session) as driver:
            assert "Choose a card to keep" in driver.screen()
            before = session.record.table.options
            await driver.press("l")
            assert driver.window.language == "fr"
            assert "Choose a card" not in driver.screen()
            await driver.press("l", "l")
            assert "Choose a card to keep" in driver.screen()
            assert session.record.table.options == before

    run(scene)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("key", ["question_mark", "c", "g", "b"])
def test_something_to_read(tmp_path: Path, game: str, key: str) -> None:
    """Each opens over the game, can be turned and scrolled, and closes."""
    session = seated(tmp_path / "game.json", game, "human,random")

    async def scene() -> None:
        async with opened(session) as driver:
            await driver.press(key)
            assert "Esc" in driver.screen()
            await driver.press("right", "down", "left")
            await driver.press("escape")
            assert len(driver.window.screen_stack) == 1
            await driver.choose(1)
            assert session.record.standing

    run(scene)


def test_quitting_leaves_a_game_to_go_on_with(tmp_path: Path) -> None:
    session = seated(tmp_path / "game.json", "archimage", "human,random")

    async def scene() -> None:
        async with opened(session) as driver:
            await play_on(driver, random.Random(1), decisions=6)
            await driver.pilot.press("q")

    run(scene)
    assert read_saved(tmp_path / "game.json").record.standing == session.record.standing


# --- the curtain ---------------------------------------------------------------------------------------------------


def test_the_curtain_hides_one_hand_from_the_other(tmp_path: Path) -> None:
    """Before the next person may look, nothing of the last one's cards is on the screen."""
    session = seated(tmp_path / "game.json", "seasons", "human,human", names="Ann,Bob")

    async def scene() -> None:
        async with opened(session) as driver:
            assert "Ann" in driver.screen()
            await driver.press("enter")
            assert len(driver.window.screen_stack) == 1
            await driver.choose(1)
            curtain = driver.screen()
            assert "Bob" in curtain
            assert not any(line.strip()[:2].strip().isdigit() for line in curtain.splitlines())
            assert "Take" not in curtain
            await driver.press("1", "u", "c")  # keys do nothing behind it
            assert "Take" not in driver.screen()
            await driver.press("enter")
            assert driver.window.viewer == 1

    run(scene)


def test_nothing_to_hide_needs_no_curtain(tmp_path: Path) -> None:
    session = seated(tmp_path / "game.json", "archimage", "human,human")

    async def scene() -> None:
        async with opened(session) as driver:
            assert len(driver.window.screen_stack) == 1
            await play_on(driver, random.Random(1), decisions=8)
            assert len(driver.window.screen_stack) == 1

    run(scene)


# --- sizes, clicks, speed ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_any_size_from_the_smallest(tmp_path: Path, game: str) -> None:
    session = seated(tmp_path / "game.json", game, "human,random,random")

    async def scene() -> None:
        async with opened(session) as driver:
            for size in ((60, 18), LARGE, (100, 30), SMALL, (200, 60)):
                await driver.pilot.resize_terminal(*size)
                await driver.rest()
                await driver.choose(1)
                assert "help" in driver.screen()
            await driver.pilot.resize_terminal(40, 10)
            await driver.rest()
            assert "too small" in driver.screen()
            await driver.pilot.resize_terminal(*SMALL)
            await driver.rest()
            assert "too small" not in driver.screen()

    run(scene)


def shown_clicks(driver: WindowDriver, action: str) -> list[tuple[int, int]]:
    """Where on the screen something begins that an action belongs to."""
    places = []
    for y, strip in enumerate(driver.window.screen._compositor.render_strips()):
        x = 0
        for segment in strip:
            meta = segment.style.meta if segment.style else {}
            if str(meta.get("@click", "")).startswith(action):
                places.append((x, y))
            x += segment.cell_length
    return places


async def click_on(driver: WindowDriver, action: str) -> None:
    """Click on the first thing that an action belongs to."""
    places = shown_clicks(driver, action)
    assert places, f"there is no {action} on the screen"
    await driver.pilot.click(offset=places[0])
    await driver.rest()


def test_a_click_chooses(tmp_path: Path) -> None:
    """A die on the table of Seasons, and a seal in the tower."""
    session = seated(tmp_path / "seasons.json", "seasons", "human,human", level="apprentice")
    tower = seated(tmp_path / "archimage.json", "archimage", "human,human")

    async def scene() -> None:
        async with opened(session, size=LARGE) as driver:
            while driver.window.view.question != "die":
                await driver.press("enter")
            pick = driver.window.picks[0]
            await click_on(driver, f"app.pick({pick})")
            assert session.record.lines[-1].pick == session.record.table.notation(pick)
        async with opened(tower, size=LARGE) as driver:
            while driver.window.view.question != "turn":
                await driver.choose(1)
            pick = next(pick for pick in driver.window.picks if tower.record.table.notation(pick).startswith("break"))
            await click_on(driver, f"app.pick({pick})")
            assert tower.record.lines[-1].pick.startswith(("break", "die"))

    run(scene)


@pytest.mark.parametrize("game", GAMES)
def test_a_ruling_opens_where_its_number_stands(tmp_path: Path, game: str) -> None:
    """In the pages of the rules, and it closes again."""
    session = seated(tmp_path / "game.json", game, "human,random")

    async def scene() -> None:
        async with opened(session, size=LARGE) as driver:
            for _ in range(2):  # the second time the same pages are there
                await driver.press("question_mark", "right")
                while not shown_clicks(driver, "app.ruling("):
                    await driver.press("right")
                await click_on(driver, "app.ruling(")
                assert len(driver.window.screen_stack) == 3
                await driver.press("escape", "escape")
                assert len(driver.window.screen_stack) == 1

    run(scene)


@pytest.mark.parametrize("game", GAMES)
def test_a_redraw_is_quick(tmp_path: Path, game: str) -> None:
    """Four players, late in the game: the best of several redraws, in the time of an ordinary machine."""
    session = seated(tmp_path / "game.json", game, "human,random,random,random")

    async def scene() -> None:
        async with opened(session, size=LARGE) as driver:
            luck = random.Random(3)
            table = session.record.table
            while session.record.table.round < {"seasons": 9, "archimage": 4}[game] and not table.over:
                seat = session.record.table.waiting[0]
                session.choose(luck.choice(session.record.table.options_of(seat)), seat)
            gc.collect()
            gc.freeze()  # what other tests have left behind is not this window's to sweep
            times = []
            for _ in range(20):
                shown = asyncio.get_running_loop().create_future()
                began = time.process_time()
                driver.window.redraw()
                driver.window.call_after_refresh(shown.set_result, None)
                await shown
                times.append((time.process_time() - began) / slowness())
            assert min(times) < 0.05

    try:
        run(scene)
    finally:
        gc.unfreeze()


def test_going_on_with_a_game(tmp_path: Path) -> None:
    """A game left in the window goes on there, and ends the same as an unbroken one."""
    first = seated(tmp_path / "game.json", "seasons", "human,random", level="apprentice")

    async def part() -> None:
        async with opened(first) as driver:
            await play_on(driver, random.Random(5), decisions=10)

    run(part)
    saved = read_saved(tmp_path / "game.json")
    second = seated(tmp_path / "game.json", "seasons", "human,random", level="apprentice")
    second.record = Record.load(saved.record.dump())
    second.log.picks.clear()
    second.recall()

    async def rest() -> None:
        async with opened(second) as driver:
            await play_on(driver, random.Random(6))

    run(rest)
    assert read_saved(tmp_path / "game.json").record.table.over
