"""A game of another package, found through its entry point: played over HTTP and WebSocket like any other."""

import json
from pathlib import Path
from typing import Any

import conclave
from tests.server.server import (
    Person,
    RunningServer,
    choose_first,
    eventually,
    everybody_goes_home,
    file_in,
    play_on,
    receive,
    running_server,
    two_people,
)


def test_a_game_is_played_over_http_to_the_end(at: RunningServer) -> None:
    ann, bob, table = two_people(at.url, game="auction")
    assert play_on([ann, bob], table) == 10
    state = ann.state(table, lang="none")
    assert state["result"]["scores"] == state["view"]["scores"]
    assert ann.state(table, lang="fr")["result"]["sources"] == {"prizes": "Lots"}
    record = conclave.Record.load(ann.fetch(f"tables/{table}/record"))
    assert record.table.scores == state["result"]["scores"]
    moment = ann.fetch(f"tables/{table}/moments/3", seat=0, lang="none")
    assert moment["view"]["hand"]
    assert [one["round"] for one in ann.fetch(f"tables/{table}/course")["rounds"]] == [1, 2, 3, 4, 5]


def test_a_game_is_played_over_sockets(at: RunningServer) -> None:
    ann, bob, table = two_people(at.url, game="auction")
    with ann.live(table, lang="none") as one, bob.live(table, lang="none") as two:
        for socket in (one, two):
            state = receive(socket, "state")
            pick = state["question"]["options"][-1]["pick"]
            socket.send(json.dumps({"type": "pick", "version": state["version"], "pick": pick}))
            receive(socket, "done")
    state = ann.state(table, lang="none", after=state["version"])
    assert {"won", "prize"} <= {event["event"] for entry in state["log"] for event in entry["events"]}


def test_a_game_is_played_against_a_bot_with_hints_and_gone_over(at: RunningServer) -> None:
    ann = Person(at.url)
    table = ann.new("me", "bot", game="auction")["table"]
    ann.ready(table, 0)
    best = ann.http.post(f"/api/tables/{table}/hint", params={"lang": "none"}, json={"seat": 0}).json()["best"]
    assert {one["pick"] for one in best} <= {
        option["pick"] for option in ann.state(table, lang="none")["question"]["options"]
    }
    while (state := ann.state(table, lang="none"))["phase"] == "playing":
        if state["question"]["options"]:
            choose_first(ann, table, 0)
    review = eventually(lambda: (found := ann.fetch(f"tables/{table}/review", lang="none"))["ready"] and found)
    assert len(review["moments"]) == review["steps"]


def test_nobody_is_told_of_anothers_hand_or_bid(at: RunningServer) -> None:
    ann, bob, table = two_people(at.url, game="auction")
    before = bob.state(table, lang="none")
    told: list[Any] = []
    for option in ann.state(table, lang="none")["question"]["options"][:2]:
        version = ann.state(table, lang="none")["version"]
        ann.done(f"tables/{table}/picks", seat=0, version=version, pick=option["pick"])
        after = bob.state(table, lang="none", after=version)
        told.append([after["view"], after["log"][0]["events"]])
        ann.done(f"tables/{table}/undo", seat=0, version=version + 1)
    assert told[0] == told[1]
    assert bob.state(table, lang="none")["view"] == before["view"]


def test_a_game_that_brings_no_gallery_has_an_empty_one(at: RunningServer) -> None:
    assert Person(at.url).fetch("games/auction/gallery", lang="en") == {
        "game": "auction",
        "language": "en",
        "items": [],
    }


def test_eight_play_over_the_network(tea: str, tmp_path: Path) -> None:
    with running_server(file_in(tmp_path)) as server:
        ann = Person(server.url)
        assert ann.fetch("games", lang="en")[tea]["title"] == "Tea for Eight"
        table = ann.new(*["me"] * 8, game=tea)["table"]
        ann.ready(table, *range(8))
        while (state := ann.state(table))["phase"] == "playing":
            choose_first(ann, table, state["view"]["waiting"][0])
        assert len(ann.state(table, seat=7)["view"]["scores"]) == 8
        assert ann.fetch(f"tables/{table}/moments/3", seat=7, lang="none")["view"]["seat"] == 7
        for seats in (2, 9):
            answer = ann.post("tables", game=tea, seats=[{"kind": "me", "name": str(seat)} for seat in range(seats)])
            assert answer.status_code == 422
            assert "3, 4, 5, 6, 7, 8" in answer.text
        everybody_goes_home()
