"""People who play on while their servers are killed, and what must be true afterwards."""

import random
import threading
import time
from dataclasses import dataclass, field
from typing import Any

import httpx
from sqlalchemy import text

from conclave.server.database import Database
from conclave.server.play import BETWEEN
from conclave.table import rules_of
from tests.server.server import PATIENT, Person, Process

SETS = 0.7  # of the sets that can be chosen as a whole are
PICKS = text(
    "SELECT number, text FROM steps WHERE table_id = :t AND seat = :s AND kind IN ('pick', 'set') ORDER BY number"
)
GAMES: list[dict[str, Any]] = [{"game": "archimage"}, {"game": "seasons", "level": "apprentice"}]


@dataclass
class Player:
    """Somebody at one seat who sends each pick until it is acknowledged, to whichever server answers."""

    table: str
    seat: int
    secret: str
    servers: list[Process]
    luck: random.Random
    acknowledged: list[tuple[int, str]] = field(default_factory=list)  # number of the step, pick
    sent_again: int = 0
    sets: int = 0
    fault: str = ""
    person: Person = field(init=False)

    def __post_init__(self) -> None:
        self.person = Person("http://127.0.0.1")  # closed with the test, like everybody's

    def ask(self, how: str, path: str, **more: Any) -> httpx.Response | None:
        """One request; None where no server could be heard."""
        server = self.luck.choice(self.servers)
        url = f"{server.url}/api/tables/{self.table}{path}"
        try:
            return self.person.http.request(how, url, headers={"cookie": f"conclave={self.secret}"}, **more)
        except httpx.TransportError:
            time.sleep(0.05)
            return None

    def run(self, stop: threading.Event) -> None:
        while not stop.is_set() and not self.fault:
            answer = self.ask("GET", f"?seat={self.seat}&lang=none")
            if answer is None:
                continue
            if answer.status_code != 200:
                self.fault = answer.text
                return
            state = answer.json()
            if state["phase"] == "over":
                return
            options = state["question"]["options"]
            if state["view"]["set"] and self.luck.random() < SETS:
                self.choose_set(state)
            elif options:
                self.choose(self.luck.choice(options)["pick"], state["version"])
            else:
                time.sleep(0.05)

    def choose(self, pick: str, version: int) -> None:
        self.send("/picks", {"pick": pick}, version, pick)

    def choose_set(self, state: Any) -> None:
        """Choose a set whole, named in any order."""
        told, spelling = state["view"]["set"], rules_of(state["game"]).notation
        all_of_them = [pick for pick, most in told["of"] for _ in range(min(most, told["most"]))]
        picks = self.luck.sample(all_of_them, self.luck.randint(max(1, told["least"]), told["most"]))
        names = [spelling.write(pick) for pick in picks]
        self.send("/sets", {"picks": names}, state["version"], BETWEEN.join(map(spelling.write, sorted(picks))))
        self.sets += 1

    def send(self, path: str, what: dict[str, Any], version: int, stored: str) -> None:
        """Send a choice until it is acknowledged."""
        end = time.monotonic() + PATIENT
        while time.monotonic() < end:
            answer = self.ask("POST", path, json={"seat": self.seat, "version": version, **what})
            if answer is None:
                self.sent_again += 1
                continue
            if answer.status_code == 200:
                self.acknowledged.append((answer.json()["version"], stored))
            elif answer.status_code not in (409, 429):
                self.fault = answer.text
            return
        self.fault = "no server answered"


def tables(servers: list[Process], number: int) -> list[Player]:
    """Tables of two, with the players at them."""
    players = []
    for index in range(number):
        ann, bob = Person(servers[0].url), Person(servers[-1].url)
        made = ann.new("me", "open", **GAMES[index % len(GAMES)])
        bob.done("join", code=made["invite"])
        ann.ready(made["table"], 0)
        bob.ready(made["table"], 1)
        for seat, person in enumerate((ann, bob)):
            luck = random.Random(2 * index + seat)
            players.append(Player(made["table"], seat, person.secret, servers, luck))
    return players


def killed_while_playing(database: str, servers: list[Process], kills: int, number: int) -> list[Player]:
    """Let people play, and kill a server so many times at moments that nobody chose."""
    players = tables(servers, number)
    stop = threading.Event()
    threads = [threading.Thread(target=player.run, args=(stop,)) for player in players]
    for thread in threads:
        thread.start()
    luck = random.Random()
    try:
        for _ in range(kills):
            time.sleep(luck.uniform(0.2, 0.6))
            index = luck.randrange(len(servers))
            servers[index].kill()
            servers[index] = Process(database, servers[index].port)
        time.sleep(0.5)
    finally:
        stop.set()
        for thread in threads:
            thread.join(2 * PATIENT)
    return players


def nothing_lost_nothing_twice(database: str, players: list[Player]) -> None:
    """Every acknowledged pick is stored under its number, and each seat has as many as were acknowledged."""
    for player in players:
        assert not player.fault, player.fault
        assert player.acknowledged
    assert any(player.sets for player in players)
    store = Database(database)
    try:
        with store.reader.connect() as connection:
            for player in players:
                rows = connection.execute(PICKS, {"t": player.table, "s": player.seat})
                stored = [(int(number), str(pick)) for number, pick in rows]
                assert stored == player.acknowledged
    finally:
        store.stop()


def everything_goes_on(servers: list[Process], players: list[Player]) -> None:
    """Every table is there in the same state on every server, and goes on."""
    for player in players:
        states = [
            httpx.get(f"{server.url}/api/tables/{player.table}?seat={player.seat}", cookies={"conclave": player.secret})
            for server in servers
        ]
        assert {state.status_code for state in states} == {200}
        assert len({state.content for state in states}) == 1
        state = states[0].json()
        if state["question"]["options"]:
            before = len(player.acknowledged)
            player.choose(state["question"]["options"][0]["pick"], state["version"])
            assert len(player.acknowledged) == before + 1
