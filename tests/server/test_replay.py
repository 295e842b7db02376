"""After the game: how the scores went, any moment of it, and records that are played again."""

from typing import Any

import pytest

import conclave
from conclave.server import actions
from conclave.table.record import checksum
from tests.server.server import Person, RunningServer, play_on, two_people

GAMES: list[tuple[str, dict[str, Any]]] = [("seasons", {"level": "apprentice"}), ("archimage", {"circle": "II"})]


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_scores_over_the_rounds_and_any_moment(at: RunningServer, game: str, options: dict[str, Any]) -> None:
    ann, bob, table = two_people(at.url, game=game, **options)
    for path in ("course", "moments/1"):
        assert ann.get(f"tables/{table}/{path}").json()["error"]["key"] == "not-over"
    made = play_on([ann, bob], table)
    rounds = ann.fetch(f"tables/{table}/course")["rounds"]
    assert bob.fetch(f"tables/{table}/course")["rounds"] == rounds
    assert [one["round"] for one in rounds] == list(range(1, len(rounds) + 1))
    assert rounds[-1] == {"round": len(rounds), "pick": made, "scores": ann.state(table)["result"]["scores"]}
    for one in rounds[:-1]:
        moment = bob.fetch(f"tables/{table}/moments/{one['pick']}", lang="none")
        assert moment["scores"] == one["scores"]
        assert moment["round"] == one["round"] + 1
    log = {step["number"]: step for step in ann.state(table, seat=0)["log"] if step["kind"] == "pick"}
    steps = sorted(log)
    for pick in (1, made // 2, made):
        moment = ann.fetch(f"tables/{table}/moments/{pick}", seat=0)
        step = log[steps[pick - 1]]
        assert (moment["pick"], moment["picks"], moment["seat"]) == (pick, made, step["seat"])
        assert moment["texts"] == step["texts"]
        assert moment["view"]["seat"] == 0
        assert moment["words"]["lines"]
    assert ann.fetch(f"tables/{table}/moments/0")["seat"] is None
    assert ann.get(f"tables/{table}/moments/{made + 1}").status_code == 422


def test_when_the_game_is_over_everybody_may_see_everything(at: RunningServer) -> None:
    ann, bob, table = two_people(at.url, level="apprentice")
    guest = Person(at.url)
    guest.done("watch", code=ann.fetch(f"tables/{table}/links")["watch"])
    made = play_on([ann, bob], table)
    hers = ann.fetch(f"tables/{table}/moments/{made // 2}", seat=0, lang="en")
    assert guest.fetch(f"tables/{table}/moments/{made // 2}", seat=0, lang="en") == hers
    everything = guest.fetch(f"tables/{table}/moments/{made // 2}", all=True)
    assert everything["views"] == [
        guest.fetch(f"tables/{table}/moments/{made // 2}", seat=seat)["view"] for seat in range(2)
    ]
    assert everything["view"]["own"] is None
    assert guest.get(f"tables/{table}/moments/1", seat=2).status_code == 403
    assert Person(at.url).get(f"tables/{table}/moments/1").status_code == 404
    assert Person(at.url).get(f"tables/{table}/course").status_code == 404


def test_what_a_cookie_holds(at: RunningServer, ann: Person) -> None:
    made = ann.new("me", "open", "me")
    table = made["table"]
    assert ann.fetch(f"tables/{table}/held") == {"seats": [0, 2], "watching": False}
    ann.done("watch", code=made["watch"])
    assert ann.fetch(f"tables/{table}/held") == {"seats": [0, 2], "watching": True}
    guest = Person(at.url)
    assert guest.get(f"tables/{table}/held").status_code == 404
    guest.done("watch", code=made["watch"])
    assert guest.fetch(f"tables/{table}/held") == {"seats": [], "watching": True}


# --- records that somebody brings ----------------------------------------------------------------------------------


def a_record(**more: Any) -> dict[str, Any]:
    record = conclave.Record.begin("seasons", players=2, seed=5, level="apprentice")
    while not record.table.over:
        record.choose(record.table.options[0])
    return record.dump() | more


def verify(person: Person, record: dict[str, Any], **query: Any) -> Any:
    return person.http.post("/api/verify", json=record, params=query)


def test_a_record_that_holds(ann: Person) -> None:
    record = a_record()
    told = verify(ann, record).json()
    assert told["holds"]
    assert told["over"]
    assert told["picks"] == len(record["picks"])
    assert str(record["scores"][0]) in told["text"]
    assert verify(ann, record, lang="fr").json()["text"] != told["text"]


def test_a_record_of_a_game_that_goes_on(ann: Person) -> None:
    record = conclave.Record.begin("archimage", seed=1)
    record.choose(record.table.options[0])
    told = verify(ann, record.dump()).json()
    assert (told["holds"], told["over"], told["picks"]) == (True, False, 1)


def test_records_that_do_not_hold(ann: Person) -> None:
    whole = a_record()
    tampered = a_record(scores=[99, 1])
    wrong = tampered | {"sum": checksum(tampered)}
    odd = a_record(options={"board": [[]]}, game="archimage")
    damaged = odd | {"sum": checksum(odd)}
    bad: list[dict[str, Any]] = [{}, {"format": []}, whole | {"key": "00"}, tampered, wrong, damaged]
    for record in bad:
        answer = verify(ann, record)
        assert answer.status_code == 200, answer.text
        told = answer.json()
        assert not told["holds"]
        assert told["text"].endswith(".")
    assert verify(ann, wrong).json()["text"] != verify(ann, tampered).json()["text"]


def test_a_record_of_a_revision_that_is_not_known_is_refused_in_those_words(ann: Person) -> None:
    """It neither holds nor does not: nobody is told that something does not fit."""
    later = a_record(revision=7)
    answer = verify(ann, later | {"sum": checksum(later)}, lang="en")
    assert answer.status_code == 422
    error = answer.json()["error"]
    assert error["key"] == "revision-unknown"
    assert error["text"] == "Revision 7 of the rules of Seasons is not known to this program, which knows 1."


def test_no_record_is_too_large_too_slow_or_one_too_many(
    at: RunningServer, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert verify(ann, {"picks": "x" * 300_000}).status_code == 413
    assert ann.post("join", code="x" * 20_000).status_code == 413
    monkeypatch.setattr(actions, "VERIFY_SECONDS", -1.0)
    slow = verify(ann, a_record())
    assert slow.status_code == 408
    assert slow.json()["error"]["key"] == "too-slow"
    monkeypatch.setattr(at.server.actions, "verifying", actions.MOST_VERIFYING)
    assert verify(ann, a_record()).status_code == 503
