"""Programs as bots: what they are told, what they may answer, and everything that they can do wrong."""

import gc
import json
import os
import re
import shlex
import sys
import time
from pathlib import Path

import pytest

import conclave
from conclave.bots import make_bot
from conclave.bots.errors import BotFault
from conclave.bots.pipe import LONGEST, UNASKED, PipeBot
from conclave.text import describe_option, describe_view, in_language

VIEW = conclave.new("seasons", players=2, seed=1, level="apprentice").view(0)
READING = "import json, sys\nfor line in sys.stdin:\n    asked = json.loads(line)\n"


def command(tmp_path: Path, code: str) -> str:
    """The command of a program with this code."""
    file = tmp_path / "program.py"
    file.write_text(code, encoding="utf-8")
    return f"{shlex.quote(sys.executable)} -S {shlex.quote(str(file))}"


def fault_of(bot: PipeBot) -> str:
    with pytest.raises(BotFault) as fault:
        bot.choose(VIEW)
    return str(fault.value)


def process_of(bot: PipeBot) -> int:
    assert bot.program is not None
    return bot.program.process.pid


def alive(pid: int) -> bool:
    """Whether there is such a process, a dead one that nobody has fetched included."""
    return os.path.exists(f"/proc/{pid}") if os.path.isdir("/proc/self") else os.system(f"ps -p {pid}") == 0


# --- what goes well ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("answer", "chosen"),
    [("asked['options'][1]['pick']", 1), ("3", 2), ("'  ' + asked['options'][0]['pick'] + '  '", 0)],
)
def test_an_answer_is_a_pick_in_notation_or_a_number(tmp_path: Path, answer: str, chosen: int) -> None:
    bot = make_bot("pipe:" + command(tmp_path, f"{READING}    print({answer}, flush=True)\n"), 1, "seasons")
    assert isinstance(bot, PipeBot)
    for _ in range(3):
        assert bot.choose(VIEW) == VIEW.options[chosen]
    bot.close()


@pytest.mark.parametrize("language", ["en", "it"])
def test_a_program_is_told_everything_in_words_and_as_data(tmp_path: Path, language: str) -> None:
    heard = tmp_path / "heard.json"
    code = f"{READING}    open({str(heard)!r}, 'w').write(line)\n    print(1, flush=True)\n"
    bot = PipeBot(command(tmp_path, code))
    with in_language(language):
        bot.choose(VIEW)
        told = json.loads(heard.read_text(encoding="utf-8"))
        assert told["position"] == describe_view(VIEW).lines()
        assert [one["text"] for one in told["options"]] == [describe_option(VIEW, pick) for pick in VIEW.options]
    bot.close()
    assert (told["game"], told["seat"], told["language"]) == ("seasons", 0, language)
    assert conclave.View.load(told["view"]).data == VIEW.data
    assert all(re.fullmatch(r"card [a-z-]+", one["pick"]) for one in told["options"])


def test_the_program_of_the_documentation_plays(tmp_path: Path) -> None:
    """Both games, as it stands on the page."""
    page = (Path(__file__).parents[2] / "docs" / "bot-programs.md").read_text(encoding="utf-8")
    program = re.search(r"<!-- a whole program -->\n```py\n(.*?)```", page, re.DOTALL)
    assert program is not None
    bot = PipeBot(command(tmp_path, program[1]))
    for game in ("seasons", "archimage"):
        table = conclave.new(game, players=2, seed=3)
        for _ in range(40):
            table.choose(bot.choose(table.view(table.asked)) if table.asked == 0 else table.options[0])
    bot.close()


# --- what goes wrong -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("answer", "shown"),
    [
        ("'summon amulet-of-air'", "summon amulet-of-air"),
        ("'\\x1b[2Jgarbage'", "�[2Jgarbage"),
        ("0", "0"),
        ("len(asked['options']) + 1", str(len(VIEW.options) + 1)),
        ("''", ""),
    ],
)
def test_an_answer_that_is_no_option(tmp_path: Path, answer: str, shown: str) -> None:
    bot = PipeBot(command(tmp_path, f"{READING}    print({answer}, flush=True)\n"))
    assert f"answered “{shown}”, which is none of its options." in fault_of(bot)


def test_bytes_that_are_no_text(tmp_path: Path) -> None:
    code = "import sys\nsys.stdin.readline()\nsys.stdout.buffer.write(b'\\xff\\x00\\xfe\\n')\nsys.stdout.flush()\n"
    assert "none of its options" in fault_of(PipeBot(command(tmp_path, code)))


def test_silence(tmp_path: Path) -> None:
    bot = PipeBot(command(tmp_path, f"{READING}    pass\n"), seconds=0.3)
    began = time.monotonic()
    assert fault_of(bot).endswith("gave no answer within 0.3 s.")
    assert time.monotonic() - began < 5


def test_a_program_that_never_reads(tmp_path: Path) -> None:
    """Nobody waits for it, however much there is to say."""
    bot = PipeBot(command(tmp_path, "import time\ntime.sleep(60)\n"), seconds=0.3)
    with pytest.raises(BotFault, match="no answer"):
        bot.ask("x" * 1_000_000)
    pid = process_of(bot)
    bot.close()
    assert not alive(pid)


def test_a_line_without_end(tmp_path: Path) -> None:
    code = "import sys\nwhile True:\n    sys.stdout.write('x' * 1000)\n"
    assert f"more than {LONGEST} characters" in fault_of(PipeBot(command(tmp_path, code))).replace(",", "")


def test_answers_that_nobody_asked_for_are_not_gathered(tmp_path: Path) -> None:
    bot = PipeBot(command(tmp_path, "while True:\n    print(1, flush=True)\n"))
    assert bot.choose(VIEW) == VIEW.options[0]
    assert bot.program is not None
    bot.program.threads[1].join(10)
    assert bot.program.answers.qsize() <= UNASKED + 2
    bot.close()


def test_an_exception_is_told_by_its_last_line(tmp_path: Path) -> None:
    told = fault_of(PipeBot(command(tmp_path, f"{READING}    print(1 / 0)\n")))
    assert "ended, with status 1, before it had answered" in told
    assert told.endswith("The last line of its errors: “ZeroDivisionError: division by zero”.")


def test_a_program_that_has_ended(tmp_path: Path) -> None:
    assert "with status 3" in fault_of(PipeBot(command(tmp_path, "raise SystemExit(3)\n")))


def test_a_program_that_cannot_be_started(tmp_path: Path) -> None:
    for spec in ("pipe:no-such-program-anywhere", f"pipe:{tmp_path}"):
        with pytest.raises(BotFault, match="cannot be started"):
            make_bot(spec, 1, "seasons")
    with pytest.raises(BotFault, match="There is no command"):
        make_bot("pipe: ", 1, "seasons")
    with pytest.raises(BotFault, match="cannot be started"):
        make_bot("pipe:python 'unfinished", 1, "seasons")
    broken = tmp_path / "broken"
    broken.write_bytes(b"\x7fELF no program at all")
    broken.chmod(0o755)
    with pytest.raises(BotFault, match="cannot be started"):
        PipeBot(str(broken)).choose(VIEW)


def test_after_a_fault_it_is_started_anew(tmp_path: Path) -> None:
    """What it said too late is no answer to the next question."""
    bot = PipeBot(command(tmp_path, f"{READING}    print('garbage', flush=True)\n    print(1, flush=True)\n"))
    assert "garbage" in fault_of(bot)
    assert "garbage" in fault_of(bot)


# --- the end -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("stubborn", [False, True])
def test_a_program_ends_with_its_bot(tmp_path: Path, stubborn: bool) -> None:
    """By itself, or by force; nothing is left of it."""
    ignoring = "import signal, time\nsignal.signal(signal.SIGTERM, signal.SIG_IGN)\n" if stubborn else ""
    waiting = "time.sleep(60)\n" if stubborn else ""
    bot = PipeBot(command(tmp_path, f"{ignoring}{READING}    print(1, flush=True)\n{waiting}"))
    bot.choose(VIEW)
    pid = process_of(bot)
    assert alive(pid)
    bot.close()
    bot.close()
    assert not alive(pid)


def test_a_bot_that_is_forgotten_leaves_nothing_behind(tmp_path: Path) -> None:
    bot = PipeBot(command(tmp_path, f"{READING}    print(1, flush=True)\n"))
    bot.choose(VIEW)
    pid = process_of(bot)
    del bot
    gc.collect()
    assert not alive(pid)
