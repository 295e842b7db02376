"""Bots as they sit at a table: whole games, games that go on, bots that fail, and hints."""

import asyncio
import random
import sys
import threading
import time
from pathlib import Path

import pytest

import conclave
from conclave.bots import make_bot
from conclave.bots.pipe import PipeBot
from conclave.table import View
from conclave.terminal.commands import filled
from conclave.terminal.save_files import read_saved
from conclave.terminal.session import Seating, Session
from tests.terminal.terminal import BUILD, Terminal, saved
from tests.terminal.window import WindowDriver, opened, run, seated

GAMES = ["seasons", "archimage"]


# --- whole games ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", ["random", "novice", "adept", "search:4"])
def test_a_bot_plays_whole_games_from_views_alone(name: str, game: str) -> None:
    endings = []
    for _ in range(2):
        table = conclave.new(game, players=3, seed=5)
        seats = [make_bot(name, seat, game) for seat in range(3)]
        for _ in range(10_000 if name == "random" else 60):
            if table.over:
                break
            view = conclave.View.load(table.view(table.asked).dump())
            pick = seats[table.asked].choose(view)
            assert pick in table.options
            table.choose(pick)
        endings.append(table.dump())
    assert endings[0] == endings[1]


def test_seeds_make_a_difference() -> None:
    view = conclave.new("seasons", seed=1).view(0)
    assert len({make_bot("random", seed, "seasons").choose(view) for seed in range(40)}) > 1


# --- at the table --------------------------------------------------------------------------------------------------


def test_every_level_can_be_given_a_seat(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    shown = terminal.play("archimage", "--seats", "human,novice,adept,search:3", "--seed", "2", "--record", str(file))
    assert terminal.status == 0
    assert "Take dice for the first round" in shown
    assert saved(file)["seats"] == ["human", "novice", "adept", "search:3"]
    again = terminal.play("--resume", str(file), answers=["1"])
    assert "Going on" in again
    assert saved(file)["seats"] == ["human", "novice", "adept", "search:3"]


def test_whoever_names_nobody_plays_against_novices() -> None:
    assert filled([], 3) == ["human", "novice", "novice"]


@pytest.mark.parametrize("seats", ["human,nobody", "human,search:0", "human,master:3", "human,", "human,PIPE"])
def test_others_cannot_sit_down(terminal: Terminal, seats: str) -> None:
    assert terminal.play("seasons", "--seats", seats) == ""
    assert terminal.status == 2
    assert "cannot sit at the table; each of --seats is one of: human, random, novice, adept, master" in terminal.errors


class Remembering:
    """Takes the first option, and notes how often it was asked."""

    def __init__(self, picks: int) -> None:
        self.remembers = picks
        self.asked: list[View] = []

    def choose(self, view: View) -> int:
        self.asked.append(view)
        return view.options[0]


@pytest.mark.parametrize("picks", [0, 3, 1000])
def test_only_a_bot_that_remembers_goes_through_its_picks_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, picks: int
) -> None:
    """And as many as it says, the last ones: a strong bot would think about a long game for minutes."""
    record = seated(tmp_path / "game.json", "seasons", "random,random", level="apprentice").record
    while len(record.standing) < 60:
        record.choose(record.table.options[0])
    own = [at for at, index in enumerate(record.standing) if record.lines[index].seat == 1]
    bot = Remembering(picks)
    monkeypatch.setattr("conclave.terminal.session.make_bot", lambda *_: bot)
    Session(record, Seating(["human", "adept"], ["", ""]), tmp_path / "game.json")
    wanted = own[-picks:] if picks else []
    assert [view.data for view in bot.asked] == [record.replay(at).view(1).data for at in wanted]


# --- programs ------------------------------------------------------------------------------------------------------


def program(tmp_path: Path, code: str) -> str:
    file = tmp_path / "program.py"
    file.write_text(code, encoding="utf-8")
    return f"pipe:python3 {file}"


def test_a_program_plays_at_a_table(terminal: Terminal, tmp_path: Path) -> None:
    code = "import sys\nfor line in sys.stdin:\n    print(1, flush=True)\n"
    file = tmp_path / "game.json"
    seats = f"human,{program(tmp_path, code)}"
    args = ["seasons", "--level", "apprentice", "--seats", seats, "--seed", "4", "--record", str(file)]
    terminal.play(*args, answers=[*BUILD, "1", "1", "1"])
    assert terminal.status == 0
    assert len([pick for pick in saved(file)["picks"] if pick.startswith("2 ")]) > 6
    assert saved(file)["seats"][1] == seats.partition(",")[2]


def test_no_file_starts_a_program(terminal: Terminal, tmp_path: Path) -> None:
    """Somebody might have sent it."""
    file = tmp_path / "game.json"
    started = tmp_path / "started"
    seats = f"human,{program(tmp_path, f'open({str(started)!r}, chr(119))')}"
    terminal.play("archimage", "--seats", seats, "--seed", "4", "--record", str(file))
    started.unlink(missing_ok=True)
    assert terminal.play("--resume", str(file), answers=["1"]) == ""
    assert "no file may start one; say who plays, with --seats" in terminal.errors
    assert not started.exists()
    assert "Going on" in terminal.play("--resume", str(file), "--seats", "human,adept", answers=["1"])


def test_a_bot_that_fails_is_named_and_another_plays_on(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    seats = f"human,{program(tmp_path, 'raise SystemExit(4)')}"
    args = ["seasons", "--level", "apprentice", "--seats", seats, "--seed", "4", "--record", str(file)]
    shown = " ".join(terminal.play(*args, answers=BUILD).split())
    assert terminal.status == 0
    assert "ended, with status 4, before it had answered. Adept plays on in its place." in shown
    assert shown.count("Adept plays on") == 1
    read_saved(file).record.verify()


# --- hints, line by line -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "word", "worth"),
    [
        ("en", "hint", "to win"),
        ("fr", "conseil", "de chances de gagner"),
        ("it", "consiglio", "di probabilità di vincere"),
    ],
)
def test_a_hint_on_request(terminal: Terminal, language: str, word: str, worth: str) -> None:
    args = ["archimage", "--seats", "human,random", "--seed", "4", "--lang", language]
    shown = terminal.play(*args, answers=[word])
    assert terminal.status == 0
    assert shown.count(worth) in (2, 3)


def test_hints_are_in_the_help(terminal: Terminal) -> None:
    for game in GAMES:
        assert "hint               what a strong bot would choose" in terminal.play(game, answers=["help"])


# --- in the window -------------------------------------------------------------------------------------------------


class Slow:
    """Thinks until it is allowed to answer, or for a while."""

    def __init__(self) -> None:
        self.thinking = threading.Event()
        self.may = threading.Event()
        self.asked = 0

    def choose(self, view: View) -> int:
        self.asked += 1
        self.thinking.set()
        self.may.wait(10)
        return view.options[0]


async def until_it_thinks(driver: WindowDriver, bot: Slow) -> None:
    """Play until somebody has a turn; then a slow bot takes the other seat, and the turn is made."""
    while driver.window.view.question != "turn":
        await driver.choose(driver.numbers[0])
    driver.window.session.bots[1] = bot
    while not bot.thinking.is_set():
        await driver.pilot.press("1")
        await driver.pilot.pause(0.02)


def test_the_window_lives_while_a_bot_thinks(tmp_path: Path) -> None:
    """Keys work, the window says whom it waits for, and then the game goes on."""
    session = seated(tmp_path / "game.json", "archimage", "human,adept")
    bot = Slow()

    async def scene() -> None:
        async with opened(session) as driver:
            await until_it_thinks(driver, bot)
            before = len(session.record.standing)
            await driver.pilot.pause(0.3)
            assert "Waiting for Player 2" in driver.screen()
            await driver.pilot.press("question_mark")
            await driver.pilot.pause()
            assert "this help and the rules" in driver.screen()
            await driver.pilot.press("escape")
            assert len(session.record.standing) == before
            bot.may.set()
            await driver.rest()
            assert "Waiting for" not in driver.screen()
            assert session.record.lines[before].seat == 1

    run(scene)


def test_what_a_bot_thought_of_is_forgotten_when_a_choice_is_taken_back(tmp_path: Path) -> None:
    session = seated(tmp_path / "game.json", "archimage", "human,adept")
    bot = Slow()

    async def scene() -> None:
        async with opened(session) as driver:
            await until_it_thinks(driver, bot)
            before = len(session.record.standing)
            await driver.pilot.press("u")
            await driver.pilot.pause()
            assert len(session.record.standing) == before - 1
            assert "taken back" in driver.screen()
            bot.may.set()
            await driver.rest()
            await asyncio.sleep(0.1)
            assert len(session.record.standing) == before - 1
            await driver.choose(1)
            assert bot.asked > 1

    run(scene)
    session.record.verify()


@pytest.mark.parametrize(("language", "worth"), [("en", "\u00a0% to win"), ("fr", "\u00a0% de"), ("it", "\u00a0% di")])
def test_a_key_gives_a_hint(tmp_path: Path, language: str, worth: str) -> None:
    session = seated(tmp_path / "game.json", "archimage", "human,random")

    async def scene() -> None:
        async with opened(session, language) as driver:
            while len(driver.window.view.options) < 3:
                await driver.choose(driver.numbers[0])
            lines = len(session.record.lines)
            await driver.press("h")
            assert driver.screen().count(worth) == 3
            assert len(session.record.lines) == lines
            await driver.choose(driver.numbers[0])
            assert worth not in driver.screen()

    run(scene)


def test_a_key_tells_the_whole_set_where_several_are_chosen(tmp_path: Path) -> None:
    session = seated(tmp_path / "game.json", "seasons", "human,random", level="apprentice")

    async def scene() -> None:
        async with opened(session) as driver:
            assert driver.window.view.question == "build"
            before = driver.screen().count("into the opening hand")
            await driver.press("h")
            assert "All of these together:" in driver.screen()
            assert driver.screen().count("into the opening hand") == before + 3

    run(scene)


def test_a_hint_that_comes_too_late_is_not_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = seated(tmp_path / "game.json", "seasons", "human,random", level="apprentice")
    may = threading.Event()

    def late(view: View) -> list[tuple[str, str]]:
        may.wait(10)
        return [("", "too late")]

    monkeypatch.setattr(session, "hints", late)

    async def scene() -> None:
        async with opened(session) as driver:
            await driver.pilot.press("h")
            await driver.pilot.pause()
            assert "Thinking about your choices" in driver.screen()
            await driver.pilot.press("1")
            may.set()
            await driver.rest()
            assert "too late" not in driver.screen()

    run(scene)


def test_behind_a_curtain_there_are_no_hints(tmp_path: Path) -> None:
    session = seated(tmp_path / "game.json", "seasons", "human,human", level="apprentice")

    async def scene() -> None:
        async with opened(session) as driver:
            await driver.press("h")
            assert "to win" not in driver.screen()
            assert len(driver.window.screen_stack) == 2

    run(scene)


def test_the_window_tells_of_a_bot_that_fails(tmp_path: Path) -> None:
    session = seated(tmp_path / "game.json", "seasons", "human,random", level="apprentice", seed=2)

    class Failing:
        def choose(self, view: View) -> int:
            raise RuntimeError("out of ideas")

    session.bots[1] = Failing()

    async def scene() -> None:
        async with opened(session, "fr") as driver:
            shown = " ".join(driver.screen().split())
            assert "a échoué : RuntimeError: out of ideas. Adepte continue à sa place." in shown
            luck = random.Random(1)
            for _ in range(8):
                await driver.choose(luck.choice(driver.numbers))
            assert any(line.seat == 1 for line in session.record.lines)

    run(scene)


def test_nobody_who_leaves_waits_for_a_silent_program(tmp_path: Path) -> None:
    session = seated(tmp_path / "game.json", "archimage", "human,adept")
    program = PipeBot(f"{sys.executable} -c 'for line in open(0): pass'")

    async def scene() -> None:
        async with opened(session) as driver:
            while driver.window.view.question != "turn":
                await driver.choose(driver.numbers[0])
            session.bots[1] = program
            while program.program is None:
                await driver.pilot.press("1")
                await driver.pilot.pause(0.02)
            process = program.program.process
            await driver.pilot.press("q")
            assert process.wait(5) is not None

    began = time.monotonic()
    run(scene)
    assert time.monotonic() - began < 8  # it has 10 seconds for an answer


def test_a_window_closes_while_a_bot_thinks(tmp_path: Path) -> None:
    session = seated(tmp_path / "game.json", "archimage", "human,adept")
    bot = Slow()

    async def scene() -> None:
        async with opened(session) as driver:
            await until_it_thinks(driver, bot)
            await driver.pilot.press("q")

    began = time.monotonic()
    run(scene)
    assert time.monotonic() - began < 8  # it thinks for 10
    bot.may.set()
    assert read_saved(tmp_path / "game.json").record.standing
