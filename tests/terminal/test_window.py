"""The window: whole games by keys alone, in each language; undo, why not, search, the curtain, sizes, clicks."""

import asyncio
import gc
import random
import time
from pathlib import Path

import pytest

from conclave.table import Record
from conclave.terminal.save_files import read_saved
from conclave.terminal.session import Sitting
from tests.terminal.pace import slowness
from tests.terminal.windows import LARGE, SMALL, Hands, opened, play_on, run, seated

GAMES = ["seasons", "archimage"]
LANGUAGES = ["en", "fr", "it"]
FEW = 6  # choices before the end


# --- whole games ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end_by_keys(tmp_path: Path, game: str) -> None:
    """From near the end to the last choice; then the result is shown, and the file holds the game."""
    sitting = near_the_end(tmp_path / "game.json", game)

    async def scene() -> None:
        async with opened(sitting) as hands:
            assert await play_on(hands, random.Random(7)) > 0
            assert len(hands.window.screen_stack) == 2
            shown = hands.screen()
            assert all(str(score) in shown for score in sitting.record.table.scores)

    run(scene)
    saved = read_saved(tmp_path / "game.json").record
    saved.verify()
    assert saved.table.over
    assert saved.table.scores == sitting.record.table.scores


def near_the_end(path: Path, game: str) -> Sitting:
    """A game of two in which a few choices are left, all by people."""
    whole = seated(path.with_name("whole.json"), game, "human,human")
    luck = random.Random(3)
    while not whole.record.table.over:
        seat = whole.record.table.waiting[0]
        whole.choose(luck.choice(whole.record.table.options_of(seat)), seat)
    sitting = seated(path, game, "human,human")
    for line in whole.record.lines[:-FEW]:
        sitting.choose(sitting.record.table.parse(line.pick), line.seat)
    return sitting


@pytest.mark.soak
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keys(tmp_path: Path, game: str, language: str) -> None:
    """To the last choice; then the result is shown, and the file holds the game."""
    sitting = seated(tmp_path / "game.json", game, "human,random", seed=LANGUAGES.index(language))

    async def scene() -> None:
        async with opened(sitting, language) as hands:
            assert await play_on(hands, random.Random(7)) > 20
            assert len(hands.window.screen_stack) == 2
            shown = hands.screen()
            assert all(str(score) in shown for score in sitting.record.table.scores)

    run(scene)
    saved = read_saved(tmp_path / "game.json").record
    saved.verify()
    assert saved.table.over
    assert saved.table.scores == sitting.record.table.scores


@pytest.mark.parametrize("game", GAMES)
def test_people_and_bots_at_one_large_window(tmp_path: Path, game: str) -> None:
    sitting = seated(tmp_path / "game.json", game, "human,random,human,random", names="Ann,Bob,Cleo,Dan")

    async def scene() -> None:
        async with opened(sitting, size=LARGE) as hands:
            await play_on(hands, random.Random(1), decisions=40)
            await hands.press("l")
            await play_on(hands, random.Random(2), decisions=40)

    run(scene)
    assert len(sitting.record.standing) >= 80


# --- the keys ------------------------------------------------------------------------------------------------------


def test_undo_takes_back_and_says_so(tmp_path: Path) -> None:
    sitting = seated(tmp_path / "game.json", "archimage", "human,human")

    async def scene() -> None:
        async with opened(sitting) as hands:
            await hands.press("u")
            assert "nothing to take back" in hands.screen()
            await hands.choose(1)
            assert len(sitting.record.standing) == 1
            await hands.press("u")
            assert len(sitting.record.standing) == 0
            assert "taken back" in hands.screen()

    run(scene)


def test_why_not_cites_the_ruling(tmp_path: Path) -> None:
    sitting = seated(tmp_path / "game.json", "seasons", "human,random", level="apprentice")

    async def scene() -> None:
        async with opened(sitting) as hands:
            await hands.press("w")
            await hands.type("end turn")
            await hands.press("enter")
            told = " ".join(hands.screen().split())
            assert "Another decision comes first" in told
            assert "(ruling B3)" in told

    run(scene)


def test_searching_as_one_types(tmp_path: Path) -> None:
    sitting = seated(tmp_path / "game.json", "seasons", "human,random")

    async def scene() -> None:
        async with opened(sitting) as hands:
            await hands.press("slash")
            await hands.type("crystal orb")
            assert "look at the top card of the pile" in " ".join(hands.screen().split())
            await hands.press("escape")
            await hands.press("slash")
            await hands.type("zzzz")
            assert "Nothing fits" in hands.screen()
            await hands.press("escape")
            assert len(hands.window.screen_stack) == 1

    run(scene)


def test_the_language_changes_at_once(tmp_path: Path) -> None:
    sitting = seated(tmp_path / "game.json", "seasons", "human,random")

    async def scene() -> None:
        async with opened(sitting) as hands:
            assert "Choose a card to keep" in hands.screen()
            before = sitting.record.table.options
            await hands.press("l")
            assert hands.window.language == "fr"
            assert "Choose a card" not in hands.screen()
            await hands.press("l", "l")
            assert "Choose a card to keep" in hands.screen()
            assert sitting.record.table.options == before

    run(scene)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("key", ["question_mark", "c", "g", "b"])
def test_something_to_read(tmp_path: Path, game: str, key: str) -> None:
    """Each opens over the game, can be turned and scrolled, and closes."""
    sitting = seated(tmp_path / "game.json", game, "human,random")

    async def scene() -> None:
        async with opened(sitting) as hands:
            await hands.press(key)
            assert "Esc" in hands.screen()
            await hands.press("right", "down", "left")
            await hands.press("escape")
            assert len(hands.window.screen_stack) == 1
            await hands.choose(1)
            assert sitting.record.standing

    run(scene)


def test_quitting_leaves_a_game_to_go_on_with(tmp_path: Path) -> None:
    sitting = seated(tmp_path / "game.json", "archimage", "human,random")

    async def scene() -> None:
        async with opened(sitting) as hands:
            await play_on(hands, random.Random(1), decisions=6)
            await hands.pilot.press("q")

    run(scene)
    assert read_saved(tmp_path / "game.json").record.standing == sitting.record.standing


# --- the curtain ---------------------------------------------------------------------------------------------------


def test_the_curtain_hides_one_hand_from_the_other(tmp_path: Path) -> None:
    """Before the next person may look, nothing of the last one's cards is on the screen."""
    sitting = seated(tmp_path / "game.json", "seasons", "human,human", names="Ann,Bob")

    async def scene() -> None:
        async with opened(sitting) as hands:
            assert "Ann" in hands.screen()
            await hands.press("enter")
            assert len(hands.window.screen_stack) == 1
            await hands.choose(1)
            curtain = hands.screen()
            assert "Bob" in curtain
            assert not any(line.strip()[:2].strip().isdigit() for line in curtain.splitlines())
            assert "Take" not in curtain
            await hands.press("1", "u", "c")  # keys do nothing behind it
            assert "Take" not in hands.screen()
            await hands.press("enter")
            assert hands.window.viewer == 1

    run(scene)


def test_nothing_to_hide_needs_no_curtain(tmp_path: Path) -> None:
    sitting = seated(tmp_path / "game.json", "archimage", "human,human")

    async def scene() -> None:
        async with opened(sitting) as hands:
            assert len(hands.window.screen_stack) == 1
            await play_on(hands, random.Random(1), decisions=8)
            assert len(hands.window.screen_stack) == 1

    run(scene)


# --- sizes, clicks, speed ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_any_size_from_the_smallest(tmp_path: Path, game: str) -> None:
    sitting = seated(tmp_path / "game.json", game, "human,random,random")

    async def scene() -> None:
        async with opened(sitting) as hands:
            for size in ((60, 18), LARGE, (100, 30), SMALL, (200, 60)):
                await hands.pilot.resize_terminal(*size)
                await hands.rest()
                await hands.choose(1)
                assert "help" in hands.screen()
            await hands.pilot.resize_terminal(40, 10)
            await hands.rest()
            assert "too small" in hands.screen()
            await hands.pilot.resize_terminal(*SMALL)
            await hands.rest()
            assert "too small" not in hands.screen()

    run(scene)


def shown_clicks(hands: Hands, action: str) -> list[tuple[int, int]]:
    """Where on the screen something begins that an action belongs to."""
    places = []
    for y, strip in enumerate(hands.window.screen._compositor.render_strips()):
        x = 0
        for segment in strip:
            meta = segment.style.meta if segment.style else {}
            if str(meta.get("@click", "")).startswith(action):
                places.append((x, y))
            x += segment.cell_length
    return places


async def click_on(hands: Hands, action: str) -> None:
    """Click on the first thing that an action belongs to."""
    places = shown_clicks(hands, action)
    assert places, f"there is no {action} on the screen"
    await hands.pilot.click(offset=places[0])
    await hands.rest()


def test_a_click_chooses(tmp_path: Path) -> None:
    """A die on the table of Seasons, and a seal in the tower."""
    sitting = seated(tmp_path / "seasons.json", "seasons", "human,human", level="apprentice")
    tower = seated(tmp_path / "archimage.json", "archimage", "human,human")

    async def scene() -> None:
        async with opened(sitting, size=LARGE) as hands:
            while hands.window.view.question != "die":
                await hands.press("enter")
            pick = hands.window.picks[0]
            await click_on(hands, f"app.pick({pick})")
            assert sitting.record.lines[-1].pick == sitting.record.table.notation(pick)
        async with opened(tower, size=LARGE) as hands:
            while hands.window.view.question != "turn":
                await hands.choose(1)
            pick = next(pick for pick in hands.window.picks if tower.record.table.notation(pick).startswith("break"))
            await click_on(hands, f"app.pick({pick})")
            assert tower.record.lines[-1].pick.startswith(("break", "die"))

    run(scene)


@pytest.mark.parametrize("game", GAMES)
def test_a_ruling_opens_where_its_number_stands(tmp_path: Path, game: str) -> None:
    """In the pages of the rules, and it closes again."""
    sitting = seated(tmp_path / "game.json", game, "human,random")

    async def scene() -> None:
        async with opened(sitting, size=LARGE) as hands:
            for _ in range(2):  # the second time the same pages are there
                await hands.press("question_mark", "right")
                while not shown_clicks(hands, "app.ruling("):
                    await hands.press("right")
                await click_on(hands, "app.ruling(")
                assert len(hands.window.screen_stack) == 3
                await hands.press("escape", "escape")
                assert len(hands.window.screen_stack) == 1

    run(scene)


@pytest.mark.parametrize("game", GAMES)
def test_a_redraw_is_quick(tmp_path: Path, game: str) -> None:
    """Four players, late in the game: the best of several redraws, in the time of an ordinary machine."""
    sitting = seated(tmp_path / "game.json", game, "human,random,random,random")

    async def scene() -> None:
        async with opened(sitting, size=LARGE) as hands:
            luck = random.Random(3)
            table = sitting.record.table
            while sitting.record.table.round < {"seasons": 9, "archimage": 4}[game] and not table.over:
                seat = sitting.record.table.waiting[0]
                sitting.choose(luck.choice(sitting.record.table.options_of(seat)), seat)
            gc.collect()
            gc.freeze()  # what other tests have left behind is not this window's to sweep
            times = []
            for _ in range(20):
                shown = asyncio.get_running_loop().create_future()
                began = time.process_time()
                hands.window.redraw()
                hands.window.call_after_refresh(shown.set_result, None)
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
        async with opened(first) as hands:
            await play_on(hands, random.Random(5), decisions=10)

    run(part)
    saved = read_saved(tmp_path / "game.json")
    second = seated(tmp_path / "game.json", "seasons", "human,random", level="apprentice")
    second.record = Record.load(saved.record.dump())
    second.memory.told.clear()
    second.recall()

    async def rest() -> None:
        async with opened(second) as hands:
            await play_on(hands, random.Random(6))

    run(rest)
    assert read_saved(tmp_path / "game.json").record.table.over
