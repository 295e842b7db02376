"""Sets over HTTP and WebSocket: one request, one step, stored whole or not at all, and taken back as one."""

import json
from typing import Any

import pytest

import conclave
from tests.server.server import Person, RunningServer, choose_first, play_on, receive, two_people


def building(at: RunningServer) -> tuple[Person, Person, str, list[str]]:
    """Two people who lay cards aside for later, and a set of them that the first may choose, against the order."""
    ann, bob, table = two_people(at.url, level="apprentice")
    return ann, bob, table, some_set(ann, table, 0)


def some_set(person: Person, table: str, seat: int) -> list[str]:
    view = person.state(table, seat=seat, lang="none")["view"]
    spelling = conclave.table.rules_of(view["game"]).notation
    picks = [pick for pick, most in view["set"]["of"] for _ in range(most)][: view["set"]["most"]]
    assert len(picks) > 1
    return [spelling.write(pick) for pick in reversed(picks)]


def test_a_set_is_one_step_and_its_picks_are_told_to_its_owner_alone(at: RunningServer) -> None:
    ann, bob, table, picks = building(at)
    version = ann.state(table)["version"]
    assert ann.done(f"tables/{table}/sets", seat=0, version=version, picks=picks) == {"version": version + 1}
    state = ann.state(table, after=version)
    own, other = state["log"][0], bob.state(table, after=version)["log"][0]
    assert (own["kind"], own["picks"]) == ("set", sorted(picks, key=order_of(state)))
    assert other["kind"] == "set"
    assert not {"pick", "picks"} & set(other)
    assert not [pick for pick in picks if pick.split(" ")[-1] in json.dumps(other)]
    assert state["picks"] == len(picks)


def order_of(state: Any) -> Any:
    return conclave.table.rules_of(state["game"]).notation.read


def test_a_set_that_is_sent_again_in_any_order_is_made_once(at: RunningServer) -> None:
    ann, bob, table, picks = building(at)
    body = {"seat": 0, "version": ann.state(table)["version"], "picks": picks}
    first = ann.done(f"tables/{table}/sets", **body)
    choose_first(bob, table, 1)
    for again in (picks, sorted(picks), [pick.upper() for pick in picks]):
        assert ann.done(f"tables/{table}/sets", **body | {"picks": again}) == first
    answer = ann.post(f"tables/{table}/picks", seat=0, version=body["version"], pick=picks[0])
    assert answer.status_code == 409
    assert ann.state(table)["version"] == first["version"] + 1


def test_a_set_is_taken_back_as_one_also_after_another_has_answered(at: RunningServer) -> None:
    ann, bob, table, picks = building(at)
    before = ann.state(table)
    made = ann.done(f"tables/{table}/sets", seat=0, version=before["version"], picks=picks)["version"]
    choose_first(bob, table, 1)
    undone = ann.done(f"tables/{table}/undo", seat=0, version=made + 1)["version"]
    after = ann.state(table, after=made + 1)
    assert after["log"][0]["undone"] == made
    assert after["view"]["own"] == before["view"]["own"]
    assert after["picks"] == 1
    assert ann.done(f"tables/{table}/undo", seat=0, version=made + 1)["version"] == undone
    assert ann.done(f"tables/{table}/sets", seat=0, version=undone, picks=picks)["version"] == undone + 1


@pytest.mark.parametrize("wrong", ["fewer", "twice", "nothing like it", "one that is none"])
def test_what_is_no_set_is_refused_whole(at: RunningServer, wrong: str) -> None:
    ann, _bob, table, picks = building(at)
    before = ann.state(table)
    picks = {
        "fewer": picks[:-1],
        "twice": [*picks[:-1], picks[0]],
        "nothing like it": [*picks[:-1], "end turn"],
        "one that is none": [*picks[:-1], "dance"],
    }[wrong]
    answer = ann.post(f"tables/{table}/sets", seat=0, version=before["version"], picks=picks)
    assert answer.status_code == 422
    assert answer.json()["error"]["key"] == ("pick-unknown" if "dance" in picks else "set-not-offered")
    assert "reason-" not in answer.json()["error"]["text"]
    assert ann.state(table) == before | {"log": ann.state(table)["log"]}


def test_a_set_is_refused_where_there_is_none_to_choose(at: RunningServer) -> None:
    ann, bob, table = two_people(at.url)  # a draft: one card at a time
    version = ann.state(table)["version"]
    picks = [option["pick"] for option in ann.state(table)["question"]["options"]][:2]
    answer = ann.post(f"tables/{table}/sets", seat=0, version=version, picks=picks)
    assert answer.json()["error"]["key"] == "set-not-offered"
    assert bob.post(f"tables/{table}/sets", seat=0, version=version, picks=picks).status_code == 403
    for none in ([], ["x"] * 41, [""], "card x"):
        assert ann.post(f"tables/{table}/sets", seat=0, version=version, picks=none).status_code == 422


def test_a_set_over_a_socket(at: RunningServer) -> None:
    ann, bob, table, picks = building(at)
    with ann.live(table) as one, bob.live(table) as two:
        version = receive(one, "state")["version"]
        receive(two, "state")
        for _ in range(2):
            one.send(json.dumps({"type": "set", "id": 3, "version": version, "picks": picks}))
            assert receive(one, "done") == {"type": "done", "id": 3, "version": version + 1}
        log = receive(two, "state")["log"]
        assert [entry["kind"] for entry in log] == ["set"]


def test_a_table_with_sets_is_the_same_from_its_steps_and_from_its_record(at: RunningServer) -> None:
    ann, bob, table, picks = building(at)
    ann.done(f"tables/{table}/sets", seat=0, version=ann.state(table)["version"], picks=picks)
    made = ann.state(table)["version"]
    ann.done(f"tables/{table}/undo", seat=0, version=made)
    ann.done(f"tables/{table}/sets", seat=0, version=made + 1, picks=picks)
    picks = some_set(bob, table, 1)
    bob.done(f"tables/{table}/sets", seat=1, version=bob.state(table)["version"], picks=picks)
    play_on([ann, bob], table, 3)
    before = ann.state(table, after=0)
    del at.server.tables.loaded[table]
    assert ann.state(table, after=0) == before
    record = at.play(table).record
    loaded = conclave.Record.load(record.dump())
    assert loaded.table.dump() == record.table.dump()
    assert [line.write() for line in loaded.lines] == [line.write() for line in record.lines]
    assert loaded.standing == record.standing
