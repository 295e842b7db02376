"""Bots: in processes of their own, late, slow or dead, they never hold up a table or answer what was not asked."""

import asyncio
import os
import signal
import threading
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from conclave.bots import make_bot
from conclave.server import jobs as thinking
from conclave.server.jobs import ChoiceJob, think
from conclave.server.live_tables import LiveTable
from conclave.server.workers import MOST_WAITING, WorkerPool
from conclave.table import View, new_table
from tests.server.server import (
    Person,
    RunningServer,
    choose_first,
    counted,
    eventually,
    file_in,
    receive,
    running_server,
)


def test_a_bot_that_thinks_while_its_question_is_taken_back_is_not_heard(tmp_path: Path) -> None:
    """Somebody ends a turn, the bot is asked and thinks, the turn is taken up again: the bot's answer is dropped."""
    with running_server(file_in(tmp_path)) as at:
        thinkers = at.server.tables.thinkers
        free, asked = threading.Event(), threading.Event()
        free.set()
        think = thinkers.think

        async def slowly(job: ChoiceJob) -> str:
            answer = await think(job)
            asked.set()
            while not free.is_set():
                await asyncio.sleep(0.01)
            return answer

        thinkers.think = slowly  # type: ignore[method-assign]
        ann = Person(at.url)
        table = ann.new("me", "bot", game="archimage")["table"]
        ann.ready(table, 0)
        for _ in range(200):
            eventually(lambda: ann.state(table, lang="none")["question"]["options"])
            free.clear()
            asked.clear()
            version = choose_first(ann, table, 0)
            state = ann.state(table, lang="none")
            if state["view"]["waiting"] == [1] and state["may_undo"]:
                break
            free.set()
        assert asked.wait(20)
        undone = ann.done(f"tables/{table}/undo", seat=0, version=version)["version"]
        assert ann.state(table, lang="none")["view"]["waiting"] == [0]
        free.set()
        eventually(lambda: counted(at, "bots_late") == 1)
        assert ann.state(table, lang="none")["version"] == undone
        while ann.state(table, lang="none")["view"]["waiting"] == [0]:
            choose_first(ann, table, 0)
        eventually(lambda: ann.state(table, lang="none")["question"]["options"])


def test_a_worker_that_dies_is_replaced(at: RunningServer, ann: Person) -> None:
    table = ann.new("me", "bot")["table"]
    ann.ready(table, 0)
    eventually(lambda: ann.state(table, lang="none")["view"]["waiting"] == [0])
    worker = at.server.tables.thinkers.workers[0].process
    assert worker is not None
    os.kill(worker.pid, signal.SIGKILL)
    choose_first(ann, table, 0)
    eventually(lambda: ann.state(table, lang="none")["view"]["waiting"] == [0])
    assert at.server.tables.thinkers.workers[0].process is not worker


def test_a_bot_that_takes_too_long_is_answered_for(tmp_path: Path) -> None:
    with running_server(file_in(tmp_path), bot_seconds=5) as at:
        worker = at.server.tables.thinkers.workers[0]
        ask = worker.ask

        async def stuck(job: Any, seconds: float) -> Any:
            if job.bot == "adept":
                raise TimeoutError
            return await ask(job, seconds)

        worker.ask = stuck  # type: ignore[method-assign]
        ann = Person(at.url)
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "adept"}]
        table = ann.done("tables", game="archimage", seats=seats)["table"]
        ann.ready(table, 0)
        for _ in range(8):
            eventually(lambda: ann.state(table, lang="none")["question"]["options"])
            choose_first(ann, table, 0)


def test_a_bot_that_failed_once_is_asked_again(tmp_path: Path) -> None:
    """Nobody does anything at the table meanwhile; that somebody is there is enough."""
    with running_server(file_in(tmp_path), poll_seconds=0.1) as at:
        tables = at.server.tables
        answer, failed = tables.answer, threading.Event()

        async def hiccup(live: LiveTable, seat: int, since: int, pick: str) -> None:
            if not failed.is_set():
                failed.set()
                raise OSError
            await answer(live, seat, since, pick)

        tables.answer = hiccup  # type: ignore[method-assign]
        ann = Person(at.url)
        table = ann.new("me", "bot")["table"]
        with ann.live(table) as socket:
            receive(socket, "state")
            ann.ready(table, 0)
            assert failed.wait(20)
            eventually(lambda: at.play(table).version > 3 and not at.play(table).bots_asked())
        assert counted(at, "bots_failed") == 1


def test_levels_and_people_in_one_game(ann: Person) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "adept"}, {"kind": "bot", "bot": "adept"}]
    table = ann.done("tables", game="archimage", seats=seats)["table"]
    ann.ready(table, 0)
    for _ in range(12):
        eventually(lambda: ann.state(table, lang="none")["question"]["options"])
        choose_first(ann, table, 0)


def test_a_table_whose_bot_has_another_name_now_plays_on_with_it(
    at: RunningServer, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("conclave.server.actions.seat_bots", lambda: ["greedy"])
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    table = ann.done("tables", game="archimage", seats=seats)["table"]
    assert ann.state(table)["seats"][1]["bot"] == "adept"
    ann.ready(table, 0)
    eventually(lambda: ann.state(table, lang="none")["view"]["waiting"] == [0])
    assert thinking.job_of(at.play(table), 1).bot == "adept"


class Failing:
    def choose(self, view: View) -> int:
        raise RuntimeError


class Cheating:
    def choose(self, view: View) -> int:
        return max(view.options) + 1


@pytest.mark.parametrize("bad", [Failing, Cheating])
def test_whatever_a_bot_does_wrong_an_option_is_chosen(bad: type, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "make_bot", lambda *args: bad() if args[0] == "bad" else make_bot(*args))
    table = new_table("archimage", 2, bytes(32), {})
    (seat,) = table.waiting
    job = ChoiceJob("f" * 20, "archimage", bytes(32).hex(), {"players": 2}, [], seat, "bad")
    assert table.parse(think(job)) in table.options_of(seat)


def test_a_bot_is_made_anew_where_somebody_else_has_chosen_for_its_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    def making(name: str, seed: int, game: str) -> Any:
        made.append(name)
        return make_bot(name, seed, game)

    monkeypatch.setattr(thinking, "make_bot", making)
    table = new_table("archimage", 2, bytes(32), {})
    picks: list[list[Any]] = []
    (first,) = table.waiting

    def asked() -> str:
        return think(ChoiceJob("e" * 20, "archimage", bytes(32).hex(), {"players": 2}, list(picks), first, "adept"))

    def choose(pick: str) -> None:
        (seat,) = table.waiting
        table.choose(table.parse(pick), seat)
        picks.append([seat, pick])

    def until_asked() -> None:
        while table.waiting != [first]:
            choose(table.notation(table.options[0]))

    for _ in range(3):
        choose(asked())
        until_asked()
    assert made == ["adept"]
    answer = asked()
    choose(next(pick for pick in map(table.notation, table.options) if pick != answer))
    until_asked()
    asked()
    assert made == ["adept", "adept"]


def test_where_many_wait_a_quick_one_chooses_for_who_thinks_long() -> None:
    asked: list[str] = []

    async def ask(job: Any, seconds: float) -> str:
        asked.append(job.bot)
        return ""

    thinkers = WorkerPool(1, 1)
    worker = thinkers.workers[0]
    worker.ask = ask  # type: ignore[method-assign]
    job = ChoiceJob("f" * 20, "seasons", "", {}, [], 0, "master")
    asyncio.run(thinkers.think(job))
    worker.waiting = MOST_WAITING
    for bot in ("master", "novice"):
        asyncio.run(thinkers.think(replace(job, bot=bot)))
    assert asked == ["master", "adept", "novice"]


def test_a_server_that_stops_while_a_bot_thinks_loses_and_doubles_nothing(tmp_path: Path) -> None:
    file = file_in(tmp_path)
    with running_server(file) as at:
        thinking_now = threading.Event()

        async def for_ever(job: ChoiceJob) -> str:
            thinking_now.set()
            await asyncio.Event().wait()
            return ""

        at.server.tables.thinkers.think = for_ever  # type: ignore[method-assign]
        ann = Person(at.url)
        table = ann.new("me", "bot")["table"]
        ann.ready(table, 0)
        assert thinking_now.wait(20)
        choose_first(ann, table, 0)
        before = ann.state(table, lang="none")["version"]
        cookie = ann.secret
    with running_server(file) as at:
        ann = Person(at.url)
        ann.http.cookies.set("conclave", cookie)
        eventually(lambda: ann.state(table, lang="none")["view"]["waiting"] == [0])
        log = ann.state(table, lang="none")["log"]
        # The first of the draft, and the second, which both are asked then.
        assert [step["seat"] for step in log if step["number"] > before and step["kind"] == "pick"] == [1, 1]


def test_too_much_taken_back_is_enough(at: RunningServer, ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("conclave.server.play.MOST_UNDOS", 3)
    table = ann.new("me", "open")["table"]
    ann.done(f"tables/{table}/change", seat=1, kind="bot")
    ann.done(f"tables/{table}/change", seat=1, kind="open")
    guest = Person(at.url)
    guest.done("join", code=ann.fetch(f"tables/{table}/links")["invite"])
    ann.ready(table, 0)
    guest.ready(table, 1)
    codes = []
    for _ in range(4):
        version = choose_first(ann, table, 0)
        codes.append(ann.post(f"tables/{table}/undo", seat=0, version=version).status_code)
        if codes[-1] == 409:
            break
    assert codes == [200, 200, 200, 409]
