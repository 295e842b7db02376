"""Who may come in: invitations, spectator links, and links that carry a seat once."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.server import (
    Person,
    RunningServer,
    choose_first,
    eventually,
    file_in,
    play_on,
    receive,
    running_server,
    two_people,
)


def test_a_table_is_not_there_for_who_was_not_given_it(at: RunningServer) -> None:
    _ann, _bob, table = two_people(at.url)
    stranger = Person(at.url)
    known = stranger.get(f"tables/{table}")
    unknown = stranger.get(f"tables/{'0' * 20}")
    assert known.status_code == unknown.status_code == 404
    assert known.content == unknown.content
    other = Person(at.url)
    other.new("me", "bot")
    assert other.get(f"tables/{table}").content == unknown.content


def test_a_cookie_is_strict_and_hidden_from_scripts_and_secret_in_the_database(at: RunningServer, ann: Person) -> None:
    answer = ann.post("tables", game="seasons", seats=[{"kind": "me"}, {"kind": "bot"}])
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=strict" in cookie
    assert len(ann.secret) >= 43
    assert ann.secret not in answer.text
    file = Path(at.settings.database)
    stored = file.read_bytes() + file.with_name(f"{file.name}-wal").read_bytes()
    assert ann.secret.encode() not in stored


def test_an_invitation_gives_an_open_seat_and_no_other(at: RunningServer, ann: Person) -> None:
    made = ann.new("me", "open", "open")
    guests = [Person(at.url) for _ in range(3)]
    assert guests[0].done("links", code=made["invite"])["kind"] == "join"
    assert guests[0].post("join", code=made["invite"], seat=0).status_code == 409
    assert guests[0].done("join", code=made["invite"], seat=2)["seat"] == 2
    assert guests[1].done("join", code=made["invite"])["seat"] == 1
    assert guests[2].post("join", code=made["invite"]).status_code == 409
    assert guests[2].get(f"tables/{made['table']}").status_code == 404


def test_many_who_race_for_one_seat(at: RunningServer, ann: Person) -> None:
    made = ann.new("me", "open")
    guests = [Person(at.url) for _ in range(8)]
    with ThreadPoolExecutor(8) as pool:
        codes = list(pool.map(lambda guest: guest.post("join", code=made["invite"]).status_code, guests))
    assert sorted(codes) == [200] + [409] * 7
    inside = [guest for guest in guests if guest.get(f"tables/{made['table']}").status_code == 200]
    assert len(inside) == 1


def test_a_spectator_sees_the_public_view_and_may_do_nothing(at: RunningServer) -> None:
    ann, _bob, table = two_people(at.url)
    guest = Person(at.url)
    code = ann.fetch(f"tables/{table}/links")["watch"]
    guest.done("watch", code=code)
    state = guest.state(table)
    assert state["seat"] is None
    assert state["view"]["seat"] is None
    assert state["question"]["options"] == []
    assert guest.get(f"tables/{table}", seat=0).status_code == 403
    assert guest.post(f"tables/{table}/picks", seat=0, version=1, pick="done").status_code == 403
    assert guest.fetch(f"tables/{table}/links") == {"watch": code}
    assert Person(at.url).get(f"tables/{table}/links").status_code == 404
    assert guest.post("join", code=code).status_code == 404


def test_a_seat_link_works_once_and_adds_a_device(at: RunningServer) -> None:
    ann, _bob, table = two_people(at.url)
    code = ann.done(f"tables/{table}/links", seat=0, kind="seat")["code"]
    phone, thief = Person(at.url), Person(at.url)
    assert phone.done("seat", code=code) == {"table": table, "seat": 0}
    used = thief.post("seat", code=code)
    never = thief.post("seat", code="A" * 24)
    assert used.status_code == never.status_code == 404
    assert used.content == never.content
    assert phone.state(table)["view"] == ann.state(table)["view"]
    choose_first(phone, table, 0)


def test_many_who_race_for_one_link(at: RunningServer) -> None:
    ann, _bob, table = two_people(at.url)
    code = ann.done(f"tables/{table}/links", seat=0, kind="hand-over")["code"]
    guests = [Person(at.url) for _ in range(8)]
    with ThreadPoolExecutor(8) as pool:
        codes = list(pool.map(lambda guest: guest.post("seat", code=code).status_code, guests))
    assert sorted(codes) == [200] + [404] * 7


def test_who_hands_a_seat_over_sees_it_no_more(at: RunningServer) -> None:
    ann, bob, table = two_people(at.url)
    spare = ann.done(f"tables/{table}/links", seat=0, kind="seat")["code"]
    code = ann.done(f"tables/{table}/links", seat=0, kind="hand-over")["code"]
    heir = Person(at.url)
    with ann.live(table) as socket:
        receive(socket, "state")
        heir.done("seat", code=code, name="Eve")
        with pytest.raises(ConnectionClosed):
            receive(socket, "nothing")
    assert ann.get(f"tables/{table}").status_code == 404
    assert ann.post("seat", code=spare).status_code == 404
    assert heir.state(table)["seats"][0]["name"] == "Eve"
    play_on([heir, bob], table, 4)


def test_a_link_runs_out(tmp_path: Path) -> None:
    with running_server(file_in(tmp_path), seat_link_seconds=0) as at:
        ann = Person(at.url)
        table = ann.new("me", "bot")["table"]
        code = ann.done(f"tables/{table}/links", seat=0, kind="seat")["code"]
        assert Person(at.url).post("seat", code=code).status_code == 404


def test_another_may_not_make_links_or_act_for_a_seat(at: RunningServer) -> None:
    ann, bob, table = two_people(at.url)
    before = ann.state(table)["version"]
    for path, more in [
        ("links", {"kind": "seat"}),
        ("picks", {"version": before, "pick": "done"}),
        ("undo", {"version": before}),
        ("resign", {}),
        ("leave", {}),
        ("name", {"name": "x"}),
        ("ready", {"value": "a" * 64}),
    ]:
        assert bob.post(f"tables/{table}/{path}", seat=0, **more).status_code == 403
        assert bob.post(f"tables/{table}/{path}", seat=7, **more).status_code == 403
        assert Person(at.url).post(f"tables/{table}/{path}", seat=0, **more).status_code == 401
    assert ann.state(table)["version"] == before


def test_forged_and_stale_cookies_open_nothing(at: RunningServer) -> None:
    ann, _bob, table = two_people(at.url)
    for cookie in ("", "x", "A" * 43, "../" * 20, ann.secret[:-1], ann.secret + "A", "%00" * 20):
        stranger = Person(at.url)
        stranger.http.cookies["conclave"] = cookie
        assert stranger.get(f"tables/{table}").status_code == 404
        assert stranger.post(f"tables/{table}/picks", seat=0, version=1, pick="x").status_code in (401, 404)


def test_old_tables_go_into_the_archive_and_come_back(tmp_path: Path) -> None:
    with running_server(file_in(tmp_path)) as at:
        ann, bob, table = two_people(at.url)
        play_on([ann, bob], table, 7)
        before = ann.state(table)
    with running_server(file_in(tmp_path), archive_seconds=-1) as at:
        eventually(
            lambda: at.server.database.read_now(lambda c: c.exec_driver_sql("SELECT count(*) FROM archive").scalar())
        )
        assert not at.server.database.read_now(lambda c: c.exec_driver_sql("SELECT count(*) FROM steps").scalar())
        ann.http.base_url = at.url
        after = ann.state(table)
    assert {**after, "touched": 0} == {**before, "touched": 0}
