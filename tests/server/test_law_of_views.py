"""The law of views on the wire: changing all that a viewer cannot know changes no byte of what they are sent."""

import json
import random
from typing import Any

import pytest

from conclave.server.live_tables import Advice
from conclave.server.play import TableState
from conclave.table import rules_of
from conclave.table.data import Data
from tests.server.server import Person, RunningServer, play_on, receive

KINDS: list[tuple[str, int, Data]] = [
    ("seasons", 2, {}),
    ("seasons", 4, {"sets": ["base", "enchanted-kingdom"], "tokens": True, "enchantment": "random"}),
    ("seasons", 3, {"level": "apprentice"}),
    ("archimage", 3, {"circle": "IV"}),
]
SOME_PICKS = [
    "end turn",
    "nonsense",
    "card amulet-of-air",
    "energy fire",
    "take die 1",
    "summon amulet-of-fire",
    "pass",
]


def everything(person: Person, table: str, viewer: int | None, languages: tuple[str, ...]) -> list[bytes | str]:
    """All that a viewer can make the server say about a table without changing it."""
    whose: Data = {"watch": True} if viewer is None else {"seat": viewer}
    told: list[bytes | str] = []
    state = person.state(table, **whose, lang="none")
    for language in languages:
        for after in (state["version"], max(0, state["version"] - 5)):
            told.append(raw(person, f"tables/{table}", **whose, lang=language, after=after))
        told.append(raw(person, f"tables/{table}/words", **whose, lang=language))
    told.append(raw(person, f"tables/{table}/record"))
    told.append(raw(person, "mine"))
    told.append(raw(person, f"tables/{table}/held"))
    told.append(raw(person, f"tables/{table}/course"))
    told.append(raw(person, f"tables/{table}/moments/1", **whose))
    told.append(raw(person, f"tables/{table}/review"))
    if viewer is None:
        return told
    for language in languages:
        hint = person.http.post(f"/api/tables/{table}/hint", params={"lang": language}, json={"seat": viewer})
        told.append(f"{hint.status_code} {hint.headers['content-length']} {hint.text}")
    for pick in SOME_PICKS:
        told.append(raw(person, f"tables/{table}/why", seat=viewer, text=pick))
    offered = {option["pick"] for option in state["question"]["options"]}
    for pick in [pick for pick in SOME_PICKS if pick not in offered]:
        answer = person.post(f"tables/{table}/picks", seat=viewer, version=state["version"], pick=pick)
        told.append(f"{answer.status_code} {answer.headers['content-length']} {answer.text}")
    for picks in wrong_sets(state["view"]):
        answer = person.post(f"tables/{table}/sets", seat=viewer, version=state["version"], picks=picks)
        told.append(f"{answer.status_code} {answer.headers['content-length']} {answer.text}")
        assert answer.status_code != 200
    with person.live(table, seat=viewer, after=state["version"]) as socket:
        told.append(socket.recv(30))
        socket.send(json.dumps({"type": "pick", "version": state["version"], "pick": "nonsense"}))
        told.append(json.dumps(receive(socket, "refused")))
    return told


def wrong_sets(view: Data) -> list[list[str]]:
    """Sets that cannot be chosen: of what cannot be, and where one can be, one that is too large by its last pick."""
    if not view["set"]:
        return [SOME_PICKS[2:4], SOME_PICKS[:2]]
    spelling = rules_of(view["game"]).notation
    some = [spelling.write(pick) for pick, _ in view["set"]["of"]]
    return [SOME_PICKS[2:4], [some[0]] * (view["set"]["most"] + 1)]


def raw(person: Person, path: str, **query: Any) -> bytes:
    """An answer with its status and headers."""
    answer = person.get(path, **query)
    headers = {name: value for name, value in answer.headers.items() if name != "date"}
    return f"{answer.status_code} {headers}".encode() + answer.content


class Swapped:
    """Puts another position into a live, as if the cards lay otherwise."""

    def __init__(self, at: RunningServer, table: str) -> None:
        self.live = at.server.tables.loaded[table]

    def deal(self, viewer: int | None, seed: int) -> None:
        play: TableState = self.live.play
        assert play.record is not None
        play.record.table = play.record.table.redeal(viewer, seed)
        self.forget()

    def forget(self) -> None:
        """Nothing that was said before may be said again for that alone."""
        self.live.packed = {}
        self.live.advice = Advice()


@pytest.mark.parametrize(("game", "players", "options"), KINDS)
@pytest.mark.parametrize("seed", range(3))
def test_no_byte_depends_on_what_a_viewer_cannot_know(
    at: RunningServer, game: str, players: int, options: Data, seed: int
) -> None:
    luck = random.Random(f"{game} {players} {seed}")
    people = [Person(at.url) for _ in range(players)]
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (players - 1)]
    made = people[0].done("tables", game=game, seats=seats, options=options, hints=True)
    table = made["table"]
    for guest in people[1:]:
        guest.done("join", code=made["invite"])
    for seat, person in enumerate(people):
        person.ready(table, seat)
    guest = Person(at.url)
    guest.done("watch", code=made["watch"])
    play_on(people, table, luck.choice([0, players - 1, 5 + luck.randrange(20), 40 + luck.randrange(30)]))
    swapped = Swapped(at, table)
    record = swapped.live.play.record
    assert record is not None
    truth = record.table
    for viewer in [None, *range(players)]:
        person = guest if viewer is None else people[viewer]
        record.table = truth
        swapped.forget()
        told = everything(person, table, viewer, ("none", "en"))
        for more in range(2):
            swapped.deal(viewer, luck.randrange(10**6) + more)
            assert everything(person, table, viewer, ("none", "en")) == told, (
                f"viewer {viewer} at {swapped.live.play.version}"
            )
            record.table = truth
