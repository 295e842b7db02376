"""Reviews: a game that is over is gone over in slices, for as long as somebody asks, and never before."""

from pathlib import Path
from typing import Any

import pytest

from conclave.bots.review import review
from conclave.server.jobs import ReviewJob
from conclave.server.workers import Busy
from tests.server.server import Person, RunningServer, eventually, file_in, running_server, two_people


def over(at: RunningServer, ann: Person) -> str:
    """A game that bots have played to its end for somebody who gave both seats up, and watches."""
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"}]
    table = str(ann.done("tables", game="archimage", seats=seats)["table"])
    ann.ready(table, 0, 1)
    for seat in (0, 1):
        ann.done(f"tables/{table}/resign", seat=seat)
    eventually(lambda: at.play(table).phase == "over")
    return table


def whole(ann: Person, table: str, **query: Any) -> Any:
    return eventually(lambda: (told := ann.fetch(f"tables/{table}/review", **query))["ready"] and told)


def test_a_review_in_slices_is_the_review_of_the_record(tmp_path: Path) -> None:
    with running_server(file_in(tmp_path), review_slice=0.05) as at:
        ann = Person(at.url)
        table = over(at, ann)
        first = ann.fetch(f"tables/{table}/review")
        assert not first["ready"]
        assert "worst" not in first
        told = whole(ann, table, lang="it")
        record = at.play(table).record
        expected = review(record, at.settings.reviewer)
        assert told["done"] == told["steps"] == len(record.standing) + 1
        assert [one["pick"] for one in told["moments"]] == list(range(told["steps"]))
        for one, moment in zip(told["moments"], expected.moments, strict=True):
            assert one["chances"] == [round(chance, 4) for chance in moment.chances]
        worst = expected.worst(8, 0) + expected.worst(8, 1)
        assert worst
        assert sorted(one["number"] for one in told["worst"]) == sorted(one.number for one in worst)
        costs = [one["cost"] for one in told["worst"]]
        assert costs == sorted(costs, reverse=True)
        for one in told["worst"]:
            assert ("Ann", "Bob")[one["seat"]] in one["sentence"]
            assert one["text"] in one["sentence"]
            assert one["best"][0]["text"] in one["sentence"]
        silent = whole(ann, table, lang="none")
        assert "sentence" not in silent["worst"][0]


def test_nothing_is_reviewed_before_the_end_or_for_strangers(at: RunningServer) -> None:
    ann, _, table = two_people(at.url)
    answer = ann.get(f"tables/{table}/review")
    assert (answer.status_code, answer.json()["error"]["key"]) == (409, "not-over")
    assert Person(at.url).get(f"tables/{table}/review").status_code == 404


def test_a_reviewer_that_fails_is_told_and_tried_again(at: RunningServer, ann: Person) -> None:
    table = over(at, ann)
    thinkers = at.server.tables.thinkers
    go_over = thinkers.review
    failed: list[ReviewJob] = []

    async def hiccup(job: ReviewJob) -> Any:
        if not failed:
            failed.append(job)
            raise Busy
        return await go_over(job)

    thinkers.review = hiccup  # type: ignore[method-assign]
    try:
        codes = [eventually(lambda: (code := ann.get(f"tables/{table}/review").status_code) != 200 and code)]
        assert codes == [503]
        eventually(lambda: ann.fetch(f"tables/{table}/review")["done"])
    finally:
        thinkers.review = go_over  # type: ignore[method-assign]


def test_few_are_under_way_and_few_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("conclave.server.advice.MOST_UNDER_WAY", 1)
    monkeypatch.setattr("conclave.server.advice.MOST_REVIEWS", 1)
    with running_server(file_in(tmp_path)) as at:
        ann = Person(at.url)
        tables = [over(at, ann) for _ in range(2)]
        assert ann.get(f"tables/{tables[0]}/review").status_code == 200
        assert ann.get(f"tables/{tables[1]}/review").status_code == 503
        assert list(at.server.actions.adviser.reviews) == [tables[0]]
        whole(ann, tables[0])
        eventually(lambda: ann.get(f"tables/{tables[1]}/review").status_code == 200)
        assert tables[0] not in at.server.actions.adviser.reviews


def test_a_review_that_nobody_asks_for_any_more_rests(
    at: RunningServer, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = over(at, ann)
    monkeypatch.setattr("conclave.server.advice.UNASKED_SECONDS", -1.0)
    assert ann.fetch(f"tables/{table}/review")["done"] == 0
    reviewing = at.server.actions.adviser.reviews[table]
    eventually(lambda: reviewing.task is not None and reviewing.task.done())
    assert not reviewing.ready
    monkeypatch.setattr("conclave.server.advice.UNASKED_SECONDS", 20.0)
    eventually(lambda: ann.fetch(f"tables/{table}/review")["done"])
