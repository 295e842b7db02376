"""Bots that are programs: a position in words goes to each on a line, an option comes back on another."""

import contextlib
import json
import os
import shlex
import shutil
import signal
import subprocess
import threading
import weakref
from concurrent.futures import ThreadPoolExecutor
from queue import Empty, SimpleQueue
from typing import IO, Any, Final

from conclave.bots.errors import BotFault, quoted
from conclave.table import View
from conclave.table.registry import rules_of
from conclave.text import LANGUAGE, describe_option, describe_question, describe_view, say

PIPE: Final = "pipe:"
SECONDS: Final = 10.0  # for an answer, and for starting before the first
LONGEST: Final = 4096  # bytes of a line that a program writes
UNASKED: Final = 100  # lines that nobody has asked for, after which nothing more is read
FAREWELL: Final = 1.0  # seconds that a program has to end once there is nothing more to read for it


class PipeBot:
    """A program that is started when it is first asked, and anew after it has failed."""

    def __init__(self, command: str, seconds: float = SECONDS) -> None:
        self.name = PIPE + command
        self.seconds = seconds
        self.program: Program | None = None
        try:
            self.words = shlex.split(command)
        except ValueError as fault:
            raise BotFault(say("fault-start", bot=self.name, why=str(fault))) from None
        if not self.words:
            raise BotFault(say("fault-no-command", bot=self.name))
        if shutil.which(self.words[0]) is None:
            raise BotFault(say("fault-start", bot=self.name, why=os.strerror(2)))

    def __repr__(self) -> str:
        return f"<bot {self.name!r}>"

    def choose(self, view: View) -> int:
        """The option that the program answers with, by its notation or by its number in the list, counted from 1."""
        spelling = rules_of(view.game).notation
        try:
            answer = self.ask(json.dumps(message(view)))
            meant = [spelling.write(pick) for pick in view.options]
            if answer in meant:
                return view.options[meant.index(answer)]
            if answer.isdecimal() and len(answer) < 5 and 1 <= int(answer) <= len(meant):
                return view.options[int(answer) - 1]
            raise BotFault(say("fault-illegal", bot=self.name, answer=quoted(answer)))
        except BotFault as fault:
            program = self.program
            self.close()  # whatever it still writes is no answer to the next question
            if program is not None and program.last_error:
                line = quoted(program.last_error)
                raise BotFault(say("fault-with-error", fault=str(fault), line=line)) from None
            raise

    def ask(self, line: str) -> str:
        """One line to the program, one line back."""
        if self.program is None:
            try:
                with ThreadPoolExecutor(1) as apart:  # where no signal can leave a program behind that nobody knows of
                    self.program = apart.submit(Program, self.words).result()
            except OSError as fault:
                raise BotFault(say("fault-start", bot=self.name, why=fault.strerror or str(fault))) from None
        self.program.lines.put(line.encode() + b"\n")
        try:
            answer = self.program.answers.get(timeout=self.seconds)
        except Empty:
            raise BotFault(say("fault-silent", bot=self.name, seconds=self.seconds)) from None
        if answer is None:
            raise BotFault(say("fault-ended", bot=self.name, status=self.program.status()))
        if len(answer) > LONGEST:
            raise BotFault(say("fault-long", bot=self.name, most=LONGEST))
        return answer.decode("utf-8", errors="replace").strip()

    def close(self) -> None:
        """End the program."""
        if self.program is not None:
            self.program.close()
            self.program = None


class Program:
    """A process with somebody at each of its pipes, so that nothing it leaves undone can hold anybody up."""

    def __init__(self, words: list[str]) -> None:
        self.process = subprocess.Popen(
            words,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,  # the keys that end a game are not meant for it
        )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        self.lines: SimpleQueue[bytes | None] = SimpleQueue()  # for it to read; None ends them
        self.answers: SimpleQueue[bytes | None] = SimpleQueue()  # None when there are no more
        self.errors: list[bytes] = [b""]  # the last line that says anything
        self.threads = [
            started(write, self.process.stdin, self.lines),
            started(read, self.process.stdout, self.answers),
            started(listen, self.process.stderr, self.errors),
        ]
        self.close = weakref.finalize(self, end, self.process, self.lines, self.threads)

    @property
    def last_error(self) -> str:
        return self.errors[0].decode("utf-8", errors="replace").strip()

    def status(self) -> int:
        """How it ended, once its answers have."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(FAREWELL)
        return self.process.returncode if self.process.returncode is not None else 0


def end(
    process: "subprocess.Popen[bytes]", lines: "SimpleQueue[bytes | None]", threads: list[threading.Thread]
) -> None:
    """Let a process end by itself; if it does not, end it and whatever it has started, even if we must leave too."""
    lines.put(None)
    try:
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(FAREWELL)
        send(process, signal.SIGTERM)
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(FAREWELL)
    finally:
        send(process, signal.SIGKILL)
        process.wait()
    for thread in threads:
        thread.join(FAREWELL)


def send(process: "subprocess.Popen[bytes]", force: signal.Signals) -> None:
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, force)


# --- what goes through the pipes -----------------------------------------------------------------------------------


def message(view: View) -> dict[str, object]:
    """What a program is told: the position, the question and the options in words, and the view as data."""
    spelling = rules_of(view.game).notation
    return {
        "game": view.game,
        "seat": view.seat,
        "language": LANGUAGE.get(),
        "position": describe_view(view).lines(),
        "question": describe_question(view),
        "options": [{"pick": spelling.write(pick), "text": describe_option(view, pick)} for pick in view.options],
        "view": view.data,
    }


def started(work: Any, *with_what: Any) -> threading.Thread:
    thread = threading.Thread(target=work, args=with_what, daemon=True)
    thread.start()
    return thread


def write(pipe: IO[bytes], lines: "SimpleQueue[bytes | None]") -> None:
    with contextlib.suppress(OSError), pipe:
        while (line := lines.get()) is not None:
            pipe.write(line)
            pipe.flush()


def read(pipe: IO[bytes], answers: "SimpleQueue[bytes | None]") -> None:
    with contextlib.suppress(OSError), pipe:
        while line := pipe.readline(LONGEST + 1):
            answers.put(line)
            if answers.qsize() > UNASKED:
                break
    answers.put(None)


def listen(pipe: IO[bytes], errors: list[bytes]) -> None:
    with contextlib.suppress(OSError), pipe:
        while line := pipe.readline(LONGEST):
            if line.strip():
                errors[0] = line
