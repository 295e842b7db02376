"""Hints: for the holder of a seat that is asked, where the table allows it, from that seat's view alone."""

from pathlib import Path
from typing import Any

import pytest

from conclave.bots import CHANCE, POINTS, make_bot
from conclave.bots.hints import BEST
from conclave.server.jobs import HintJob, advise, digest_of
from conclave.table import View, new_table
from tests.server.server import Person, RunningServer, choose_first, eventually, file_in, running_server, two_people


def asked(ann: Person, game: str = "seasons", **options: Any) -> str:
    """A table of one's own against bots, at which one is asked."""
    table = str(ann.new("me", "bot", game=game, **options)["table"])
    ann.ready(table, 0)
    eventually(lambda: at_rest(ann, table))
    return table


def at_rest(ann: Person, table: str) -> bool:
    """Whether nobody else is asked, who could choose meanwhile."""
    return bool(ann.state(table, lang="none")["view"]["waiting"] == [0])


@pytest.mark.parametrize("game", ["seasons", "archimage"])
def test_the_best_three_with_values_and_sentences(at: RunningServer, ann: Person, game: str) -> None:
    table = asked(ann, game)
    for _ in range(60):
        if len(ann.state(table, lang="none")["question"]["options"]) > 2:
            break
        choose_first(ann, table, 0)
        eventually(lambda: ann.state(table, lang="none")["question"]["options"])
    state = ann.state(table, lang="fr")
    hint = ann.done(f"tables/{table}/hint?lang=fr", seat=0)
    assert (hint["version"], hint["since"], hint["seat"]) == (state["version"], state["question"]["since"], 0)
    offered = {option["pick"]: option for option in state["question"]["options"]}
    assert 1 < len(hint["best"]) <= 3
    for best in hint["best"]:
        option = offered[best["pick"]]
        assert best["number"] == option["number"]
        assert best["text"] == option.get("short", option["text"])
        assert best["scale"] in (CHANCE, POINTS)
        assert best["worth"]
    adviser = make_bot(at.settings.adviser, int(digest_of(state["view"])[:12], 16), game)
    assert hint["best"][0]["number"] == adviser.choose(View(state["view"]))
    silent = ann.done(f"tables/{table}/hint?lang=none", seat=0)["best"]
    assert [best["value"] for best in silent] == [best["value"] for best in hint["best"]]
    assert "text" not in silent[0]


def test_hints_are_allowed_where_one_person_plays_against_bots_or_the_maker_says_so(
    at: RunningServer, ann: Person
) -> None:
    def allowed(*kinds: str, **wish: Any) -> bool:
        seats = [{"kind": kind} for kind in kinds]
        table = ann.done("tables", game="archimage", seats=seats, **wish)["table"]
        told = ann.state(table, watch=True)["hints"]
        assert told == at.play(table).setup.hints
        return bool(told)

    assert allowed("me", "bot", "bot")
    assert not allowed("me", "bot", hints=False)
    assert not allowed("me", "open", "bot")
    assert not allowed("me", "me")
    assert allowed("me", "open", hints=True)


def test_nobody_else_and_nobody_who_is_not_asked_gets_one(at: RunningServer) -> None:
    ann, bob, table = two_people(at.url)
    watcher = Person(at.url)
    watcher.done("watch", code=ann.fetch(f"tables/{table}/links")["watch"])

    def refused(person: Person, seat: int) -> tuple[int, str]:
        answer = person.post(f"tables/{table}/hint", seat=seat)
        return answer.status_code, answer.json()["error"]["key"]

    assert refused(ann, 0) == (403, "no-hints")
    assert refused(watcher, 0) == (403, "not-yours")
    assert refused(bob, 0) == (403, "not-yours")
    assert refused(Person(at.url), 0) == (401, "no-seat")
    carol = Person(at.url)
    table = str(carol.done("tables", game="archimage", seats=[{"kind": "me"}, {"kind": "me"}], hints=True)["table"])
    assert refused(carol, 0) == (409, "not-started")
    carol.ready(table, 0, 1)
    waiting = carol.state(table, watch=True)["view"]["waiting"]
    assert refused(carol, 1 - waiting[0]) == (409, "not-asked")
    assert carol.post(f"tables/{table}/hint", seat=waiting[0]).status_code == 200


def test_a_hint_is_no_step_and_is_thought_about_once(at: RunningServer, ann: Person) -> None:
    table = asked(ann)
    before = ann.state(table, lang="none")
    asks: list[HintJob] = []
    advise_one = at.server.tables.thinkers.advise

    async def counting(job: HintJob) -> Any:
        asks.append(job)
        return await advise_one(job)

    at.server.tables.thinkers.advise = counting  # type: ignore[method-assign]
    try:
        told = [ann.done(f"tables/{table}/hint", seat=0) for _ in range(20)]
    finally:
        at.server.tables.thinkers.advise = advise_one  # type: ignore[method-assign]
    assert all(one == told[0] for one in told)
    assert len(asks) == 1
    assert ann.state(table, lang="none") == before
    assert asks[0].view == at.play(table).table.view(0).data


def test_who_asks_too_often_waits(tmp_path: Path) -> None:
    with running_server(file_in(tmp_path), hints_at_once=2, hints_a_second=0.001, adviser="random") as at:
        ann = Person(at.url)
        table = asked(ann, "archimage")
        codes = []
        for _ in range(3):
            codes.append(ann.post(f"tables/{table}/hint", seat=0).status_code)
            choose_first(ann, table, 0)
            eventually(lambda: ann.state(table, lang="none")["question"]["options"])
        assert codes == [200, 200, 429]


def test_an_adviser_that_does_not_answer_is_named_busy_and_the_game_goes_on(tmp_path: Path) -> None:
    with running_server(file_in(tmp_path), adviser="nobody", bot_seconds=5) as at:
        ann = Person(at.url)
        table = asked(ann, "archimage")
        answer = ann.post(f"tables/{table}/hint", seat=0)
        assert (answer.status_code, answer.json()["error"]["key"]) == (503, "busy")
        choose_first(ann, table, 0)
        eventually(lambda: ann.state(table, lang="none")["question"]["options"])


@pytest.mark.parametrize(("game", "picks"), [("seasons", 0), ("seasons", 70), ("archimage", 40)])
def test_what_a_seat_cannot_know_changes_nothing_of_its_hint(game: str, picks: int) -> None:
    """The worker is sent a view; a table that is dealt otherwise has the same one, and so the same hint."""
    table = new_table(game, 2, bytes(32), {})
    for _ in range(picks):
        table.choose(table.options_of(table.waiting[0])[-1], table.waiting[0])
    seat = table.waiting[0]
    hints = []
    for one in [table, *(table.redeal(seat, seed) for seed in range(3))]:
        hints.append(advise(HintJob("0" * 20, one.view(seat).data, "search:8")))
    assert all(hint == hints[0] for hint in hints)
    assert 1 <= len(hints[0]) <= BEST


def test_where_a_set_is_chosen_the_hint_is_the_set(at: RunningServer, ann: Person) -> None:
    table = asked(ann, level="archmage")
    while ann.state(table, lang="none")["view"]["question"] != "build":
        choose_first(ann, table, 0)
        eventually(lambda: at_rest(ann, table))
    hint = ann.done(f"tables/{table}/hint", seat=0)
    assert hint["together"]
    assert len(hint["best"]) == 3
    assert all("opening hand" in one["text"] and one["value"] is None and not one["worth"] for one in hint["best"])
    for one in hint["best"]:
        state = ann.state(table, lang="none")
        assert one["pick"] in [option["pick"] for option in state["question"]["options"]]
        ann.done(f"tables/{table}/picks", seat=0, version=state["version"], pick=one["pick"])
    assert len(ann.state(table, lang="none")["view"]["own"]["hand"]) == 3


def test_no_hint_once_the_game_is_over(at: RunningServer, ann: Person) -> None:
    table = asked(ann, "archimage")
    record = at.play(table).record
    while not record.table.over:
        record.table.choose(record.table.options_of(record.table.waiting[0])[0])
    answer = ann.post(f"tables/{table}/hint", seat=0)
    assert (answer.status_code, answer.json()["error"]["key"]) == (409, "over")
