"""Messages: what they are made of when something about them is odd."""

import json
from typing import Any

import pytest

from conclave.server import messages
from conclave.table import BadSave, Reason, View
from conclave.table.preview import Preview
from conclave.table.record import checksum
from tests.games.archimage.boards.files import small
from tests.server.server import Person, RunningServer, play_on, two_people

HALF = "\ud800"  # of a character


def sent(person: Person, path: str, body: dict[str, Any]) -> Any:
    """As any program may write it: with escapes."""
    json_type = {"content-type": "application/json"}
    return person.http.post(f"/api/{path}", content=json.dumps(body), headers=json_type)


def test_a_message_is_packed_as_ever_or_with_escapes() -> None:
    assert messages.pack({"name": "Zoé", "at": 1.5, "seat": None}) == '{"name":"Zoé","at":1.5,"seat":null}'
    assert messages.pack({"name": HALF, "é": [1, True]}) == '{"name":"\\ud800","\\u00e9":[1,true]}'


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("seasons", {"level": HALF}),
        ("seasons", {HALF: 1}),
        ("archimage", {"board": HALF}),
        ("archimage", {"board": {}}),
    ],
)
def test_half_a_character_in_an_option_is_refused(ann: Person, game: str, options: dict[str, Any]) -> None:
    if options == {"board": {}}:
        options = {"board": small() | {"name": HALF}}
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot"}]
    answer = sent(ann, "tables", {"game": game, "options": options, "seats": seats})
    assert answer.status_code == 422, answer.text
    assert answer.json()["error"]["text"]
    assert ann.fetch("mine") == []


def test_half_a_character_in_a_record_does_not_verify(ann: Person) -> None:
    record: dict[str, Any] = {"format": "conclave record 1", "game": "seasons", "revision": 1, "options": {HALF: 1}}
    record |= {"commitment": HALF, "picks": [HALF], "key": HALF}
    for body in (record, {"format": f"conclave record {HALF}"}, record | {"sum": checksum(record)}):
        answer = sent(ann, "verify", body)
        assert answer.status_code == 200, answer.text
        assert not answer.json()["holds"]


@pytest.mark.parametrize("fault", [BadSave(Reason("save-foreign", {})), AssertionError()])
@pytest.mark.parametrize("where", [(View, "deal"), (Preview, "brings"), (Preview, "costs"), (Preview, "wastes")])
def test_a_game_goes_on_where_nothing_can_be_previewed(
    at: RunningServer, where: tuple[type, str], fault: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object) -> None:
        raise fault

    ann, bob, table = two_people(at.url, level="apprentice")
    while at.play(table).table.simultaneous:  # when nothing is previewed
        play_on([ann, bob], table, 1)
    monkeypatch.setattr(*where, fails)
    asked = ann.state(table, lang="none")["view"]["waiting"][0]
    options = (ann, bob)[asked].state(table, lang="en")["question"]["options"]
    assert options
    for option in options:
        assert option["text"]
        assert (option["brings"], option["costs"], option["wastes"]) == (None, None, [])
