"""A game of another package, found through its entry point: played over HTTP and WebSocket like any other."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import conclave
from conclave.table.registry import offered
from tests.server.server import House, Person, file_in, house, play_on, receive, two_people

PACKAGE = Path(__file__).parents[1] / "games" / "auction"


@pytest.fixture(scope="module")
def at(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(PACKAGE))
        offered.cache_clear()
        with house(file_in(tmp_path_factory.mktemp("auction"))) as one:
            yield one
    offered.cache_clear()


def test_a_game_is_played_over_http_to_the_end(at: House) -> None:
    ann, bob, table = two_people(at.url, game="auction")
    assert play_on([ann, bob], table) == 10
    state = ann.state(table, lang="none")
    assert state["result"]["scores"] == state["view"]["scores"]
    record = conclave.Record.load(ann.told(f"tables/{table}/record"))
    assert record.table.scores == state["result"]["scores"]
    moment = ann.told(f"tables/{table}/moments/3", seat=0, lang="none")
    assert moment["view"]["hand"]
    assert [one["round"] for one in ann.told(f"tables/{table}/course")["rounds"]] == [1, 2, 3, 4, 5]


def test_a_game_is_played_over_sockets(at: House) -> None:
    ann, bob, table = two_people(at.url, game="auction")
    with ann.live(table, lang="none") as one, bob.live(table, lang="none") as two:
        for socket in (one, two):
            state = receive(socket, "state")
            pick = state["question"]["options"][-1]["pick"]
            socket.send(json.dumps({"type": "pick", "version": state["version"], "pick": pick}))
            receive(socket, "done")
    state = ann.state(table, lang="none", after=state["version"])
    assert {"won", "prize"} <= {event["event"] for entry in state["log"] for event in entry["events"]}


def test_nobody_is_told_of_anothers_hand_or_bid(at: House) -> None:
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


def test_a_game_that_brings_no_gallery_has_an_empty_one(at: House) -> None:
    assert Person(at.url).told("games/auction/gallery", lang="en") == {"game": "auction", "language": "en", "items": []}
