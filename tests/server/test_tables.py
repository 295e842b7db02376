"""Tables over HTTP: setting up, playing to the end, taking back, coming and job."""

import secrets
import time
from collections import Counter
from typing import Any

import pytest
from sqlalchemy import update

import conclave
from conclave.games.seasons.rules.names import CARD_KEYS, ENCHANTMENT_KEYS
from conclave.games.seasons.rules.registry import ABILITY_TOKENS
from conclave.server.play import TableState, play_of
from conclave.server.schema import TABLES
from conclave.server.store import Setup, Step
from tests.server.server import Person, RunningServer, choose_first, eventually, play_on, two_people


@pytest.mark.parametrize(
    ("game", "options"), [("seasons", {"level": "apprentice"}), ("archimage", {"circle": "II", "mages": ["east"]})]
)
def test_a_whole_game_against_a_bot_gives_a_record_that_verifies(
    ann: Person, game: str, options: dict[str, Any]
) -> None:
    made = ann.new("me", "bot", game=game, **options)
    table = made["table"]
    before = ann.state(table)
    assert before["phase"] == "lobby"
    ann.ready(table, 0)
    while (state := ann.state(table, lang="none"))["phase"] == "playing":
        if state["question"]["options"]:
            choose_first(ann, table, 0)
    record = ann.fetch(f"tables/{table}/record")
    read = conclave.Record.load(record)
    assert read.table.scores == state["result"]["scores"]
    assert read.options.get("mages", []) == (["east", "north"] if "mages" in options else [])
    assert record["fair"]["commitment"] == before["fair"]["commitment"]
    assert state["fair"]["secret"] == record["fair"]["secret"]
    moment = ann.fetch(f"tables/{table}/moments/{state['picks']}")
    assert moment["view"]["over"]
    assert ann.get(f"tables/{table}/moments/{state['picks'] + 1}").status_code == 422


def test_a_record_with_another_secret_does_not_verify(ann: Person) -> None:
    table = ann.new("me", "bot", level="apprentice")["table"]
    ann.ready(table, 0)
    while ann.state(table, lang="none")["phase"] == "playing":
        if ann.state(table, lang="none")["question"]["options"]:
            choose_first(ann, table, 0)
    record = ann.fetch(f"tables/{table}/record")
    record["fair"]["values"][0] = secrets.token_hex(32)
    record["sum"] = conclave.table.record.checksum(record)
    with pytest.raises(conclave.BadRecord, match="record-commitment"):
        conclave.Record.load(record)


def test_before_the_end_a_record_tells_neither_picks_nor_key(at: RunningServer) -> None:
    ann, bob, table = two_people(at.url)
    play_on([ann, bob], table, 5)
    record = bob.fetch(f"tables/{table}/record")
    assert record["made"] == 5
    assert not {"picks", "key", "fair"} & set(record)
    assert bob.get(f"tables/{table}/moments/1").status_code == 409


def test_two_people_play_to_the_end_and_see_the_same_result(at: RunningServer) -> None:
    ann, bob, table = two_people(at.url, level="apprentice")
    assert play_on([ann, bob], table) > 40
    assert ann.state(table)["result"] == bob.state(table)["result"]


def test_hot_seat_two_seats_in_one_browser(ann: Person) -> None:
    table = ann.new("me", "me", level="apprentice")["table"]
    ann.ready(table, 0, 1)
    assert ann.state(table, seat=0)["view"]["own"] != ann.state(table, seat=1)["view"]["own"]
    assert play_on([ann, ann], table, 30) == 30


def test_the_game_starts_when_the_last_is_ready_and_the_commitment_came_first(at: RunningServer) -> None:
    ann, bob = Person(at.url), Person(at.url)
    made = ann.new("me", "open")
    table = made["table"]
    commitment = ann.state(table)["fair"]["commitment"]
    ann.ready(table, 0)
    assert ann.state(table)["phase"] == "lobby"
    bob.done("join", code=made["invite"])
    bob.ready(table, 1)
    state = ann.state(table)
    assert state["phase"] == "playing"
    assert state["fair"]["commitment"] == commitment
    assert "secret" not in state["fair"]
    assert "key" not in state["fair"]
    assert state["view"]["commitment"] == state["fair"]["key_commitment"]


def test_a_value_stands_once_it_is_given(ann: Person) -> None:
    table = ann.new("me", "open")["table"]
    value = secrets.token_hex(32)
    first = ann.done(f"tables/{table}/ready", seat=0, value=value)
    assert ann.done(f"tables/{table}/ready", seat=0, value=value) == first
    answer = ann.post(f"tables/{table}/ready", seat=0, value=secrets.token_hex(32))
    assert answer.status_code == 409


def test_a_pick_that_is_sent_again_is_made_once(at: RunningServer) -> None:
    ann, bob, table = two_people(at.url)
    state = ann.state(table)
    pick = state["question"]["options"][0]["pick"]
    wish = {"seat": 0, "version": state["version"], "pick": pick}
    first = ann.done(f"tables/{table}/picks", **wish)
    choose_first(bob, table, 1)
    for _ in range(3):
        assert ann.done(f"tables/{table}/picks", **wish) == first
    assert ann.state(table)["version"] == first["version"] + 1
    other = wish | {"pick": state["question"]["options"][1]["pick"]}
    assert ann.post(f"tables/{table}/picks", **other).status_code == 409


def test_a_pick_in_another_spelling_is_the_same(at: RunningServer) -> None:
    ann, _bob, table = two_people(at.url)
    state = ann.state(table)
    pick = state["question"]["options"][0]["pick"]
    spellings = [f" {pick.upper().replace(' ', '  ')}", pick, pick.title()]
    answers = [
        ann.done(f"tables/{table}/picks", seat=0, version=state["version"], pick=spelling) for spelling in spellings
    ]
    assert answers == [{"version": state["version"] + 1}] * 3
    assert ann.state(table, after=state["version"])["log"][0]["pick"] == pick
    assert ann.post(f"tables/{table}/picks", seat=0, version=state["version"], pick="no such thing").status_code == 409


def test_two_who_answer_at_once_name_the_same_version_and_both_are_heard(at: RunningServer) -> None:
    ann, bob, table = two_people(at.url)
    seen = ann.state(table)["version"]
    for seat, person in ((1, bob), (0, ann)):
        pick = person.state(table)["question"]["options"][0]["pick"]
        person.done(f"tables/{table}/picks", seat=seat, version=seen, pick=pick)
    assert ann.state(table)["version"] == seen + 2


def test_what_another_chose_in_the_draft_is_not_told(at: RunningServer) -> None:
    ann, bob, table = two_people(at.url)
    before = bob.state(table)
    options = [option["pick"] for option in ann.state(table)["question"]["options"]]
    told = []
    for pick in options[:2]:
        version = ann.state(table)["version"]
        ann.done(f"tables/{table}/picks", seat=0, version=version, pick=pick)
        after = bob.state(table, after=version)
        told.append(
            [after["view"], after["question"], after["seats"], after["log"][0]["events"], after["log"][0]["texts"]]
        )
        assert "pick" not in after["log"][0]
        ann.done(f"tables/{table}/undo", seat=0, version=version + 1)
    assert told[0] == told[1]
    assert bob.state(table)["view"] == before["view"]


def test_undo_in_a_simultaneous_step_leaves_the_others_answer(at: RunningServer) -> None:
    ann, bob, table = two_people(at.url)
    choose_first(ann, table, 0)
    choose_first_of = bob.state(table)
    assert ann.state(table)["may_undo"]
    assert not choose_first_of["may_undo"]
    version = ann.state(table)["version"]
    done = ann.done(f"tables/{table}/undo", seat=0, version=version)
    assert ann.done(f"tables/{table}/undo", seat=0, version=version) == done
    assert ann.state(table)["view"]["waiting"] == [0, 1]
    log = bob.state(table, after=version)["log"]
    assert log[0]["undone"] == version
    choose_first(bob, table, 1)
    assert ann.state(table)["view"]["waiting"] == [0]
    answer = bob.post(f"tables/{table}/undo", seat=1, version=bob.state(table)["version"])
    assert answer.status_code == 200


def test_clients_are_told_of_paused_effects_by_arguments_alone(at: RunningServer) -> None:
    ann, bob, table = two_people(at.url, level="apprentice")
    play_on([ann, bob], table, 30)
    for viewer in ({"seat": 0}, {"watch": True}):
        view = ann.state(table, **viewer)["view"]
        assert "stack" not in view
        assert {"paused", "arguments", "about", "set"} <= set(view)


def test_nothing_is_taken_back_after_a_revelation(at: RunningServer) -> None:
    ann, bob, table = two_people(at.url)
    choose_first(ann, table, 0)
    choose_first(bob, table, 1)
    state = ann.state(table)
    assert not state["may_undo"]
    answer = ann.post(f"tables/{table}/undo", seat=0, version=state["version"])
    assert answer.status_code == 422
    assert answer.json()["error"]["key"] == "undo-nothing"
    assert ann.state(table)["version"] == state["version"]


def test_leaving_before_the_game_frees_the_seat(at: RunningServer, ann: Person, bob: Person) -> None:
    made = ann.new("me", "open")
    table = made["table"]
    bob.done("join", code=made["invite"])
    bob.done(f"tables/{table}/leave", seat=1)
    assert bob.get(f"tables/{table}").status_code == 404
    assert ann.state(table)["seats"][1]["kind"] == "open"
    ann.done(f"tables/{table}/change", seat=1, kind="bot")
    ann.ready(table, 0)
    assert ann.state(table)["phase"] == "playing"
    assert bob.post("join", code=made["invite"]).status_code == 409


def test_who_resigns_may_watch_and_a_bot_plays_on(at: RunningServer) -> None:
    ann, bob, table = two_people(at.url, level="apprentice")
    bob.done(f"tables/{table}/resign", seat=1)
    assert bob.state(table)["seat"] is None
    assert bob.post(f"tables/{table}/picks", seat=1, version=9, pick="done").status_code == 403
    while (state := ann.state(table, lang="none"))["phase"] == "playing":
        if state["question"]["options"]:
            choose_first(ann, table, 0)
    assert state["seats"][1]["resigned"]
    conclave.Record.load(ann.fetch(f"tables/{table}/record"))


def test_a_bot_may_stand_in_for_who_has_left_until_they_return(at: RunningServer) -> None:
    ann, bob, table = two_people(at.url, level="apprentice")
    assert ann.post(f"tables/{table}/stand-in", seat=1).status_code == 409
    bob.done(f"tables/{table}/leave", seat=1)
    ann.done(f"tables/{table}/stand-in", seat=1)
    eventually(lambda: 1 not in ann.state(table, lang="none")["view"]["waiting"])
    with bob.live(table) as socket:
        socket.recv(10)
        assert not ann.state(table)["seats"][1]["bot"]


def test_the_same_name_again_is_no_step(ann: Person) -> None:
    table = ann.new("me", "open")["table"]
    first = ann.done(f"tables/{table}/name", seat=0, name="Ann")
    assert ann.done(f"tables/{table}/name", seat=0, name="Ann") == first
    assert ann.state(table)["version"] == first["version"]


def test_a_seat_is_changed_only_so_often(at: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("conclave.server.play.MOST_CHANGES", 4)
    ann, bob, table = two_people(at.url, level="apprentice")
    for _ in range(2):
        bob.done(f"tables/{table}/leave", seat=1)
        bob.done(f"tables/{table}/back", seat=1)
    code = bob.done(f"tables/{table}/links", seat=1, kind="seat")["code"]
    for path, body in (("leave", {"seat": 1}), ("name", {"seat": 1, "name": "Bo"})):
        answer = bob.post(f"tables/{table}/{path}", **body)
        assert (answer.status_code, answer.json()["error"]["key"]) == (409, "change-many")
    assert Person(at.url).post("seat", code=code).json()["error"]["key"] == "change-many"
    ann.done(f"tables/{table}/name", seat=0, name="Ann")  # nobody uses up what is another's
    choose_first(bob, table, 1)
    bob.done(f"tables/{table}/resign", seat=1)


def test_bots_stand_in_only_so_often_and_the_game_goes_on(at: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("conclave.server.play.MOST_CHANGES", 2)
    ann, bob, table = two_people(at.url, level="apprentice")
    bob.done(f"tables/{table}/leave", seat=1)
    ann.done(f"tables/{table}/stand-in", seat=1)
    assert bob.post(f"tables/{table}/back", seat=1).json()["error"]["key"] == "change-many"
    with bob.live(table) as socket:
        socket.recv(10)
    eventually(lambda: 1 not in ann.state(table, lang="none")["view"]["waiting"])
    choose_first(ann, table, 0)


def test_a_seat_is_opened_and_closed_only_so_often(ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("conclave.server.play.MOST_CHANGES", 4)
    table = ann.new("me", "open")["table"]
    for _ in range(2):
        ann.done(f"tables/{table}/change", seat=1, kind="bot")
        ann.done(f"tables/{table}/change", seat=1, kind="open")
    assert ann.post(f"tables/{table}/change", seat=1, kind="bot").json()["error"]["key"] == "change-many"
    assert ann.state(table)["seats"][1]["kind"] == "open"


def test_patience_is_counted_from_the_question_and_from_when_the_seat_was_seen(at: RunningServer) -> None:
    ann, bob, table = two_people(at.url, patience=1, level="apprentice")
    assert ann.post(f"tables/{table}/stand-in", seat=1).status_code == 409
    time.sleep(1.2)
    ann.done(f"tables/{table}/stand-in", seat=1)
    assert ann.state(table)["seats"][1]["bot"] == "random"
    bob.done(f"tables/{table}/back", seat=1)
    assert ann.state(table)["seats"][1]["bot"] == ""


def test_my_games_are_those_of_my_cookie(at: RunningServer) -> None:
    ann, bob, table = two_people(at.url)
    other = ann.new("me", "bot")["table"]
    assert [one["table"] for one in ann.fetch("mine")] == [other, table]
    assert [one["table"] for one in bob.fetch("mine")] == [table]
    assert bob.fetch("mine")[0]["held"] == [1]
    assert Person(at.url).fetch("mine") == []


def test_my_games_tell_their_bots_and_how_they_ended(at: RunningServer) -> None:
    ann = Person(at.url)
    table = ann.new("me", "bot", level="apprentice")["table"]
    begun = ann.fetch("mine")[0]
    assert (begun["bots"], begun["scores"], begun["winners"]) == (["", at.play(table).seats[1].bot], [], [])
    ann.ready(table, 0)
    while True:
        eventually(lambda: at.play(table).phase == "over" or 0 in at.play(table).waiting)
        if at.play(table).phase == "over":
            break
        choose_first(ann, table, 0)
    over = ann.fetch("mine")[0]
    assert over["scores"] == at.play(table).table.scores
    assert over["winners"] == at.play(table).table.winners


def test_who_has_given_up_is_no_bot_in_my_games(at: RunningServer) -> None:
    ann, bob, table = two_people(at.url)
    bob.done(f"tables/{table}/resign", seat=1)
    assert at.play(table).seats[1].bot
    assert ann.fetch("mine")[0]["bots"] == ["", ""]


def test_my_games_are_told_without_one_that_cannot_be_opened(
    at: RunningServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ann, _bob, table = two_people(at.url)
    broken = ann.new("me", "bot")["table"]
    load = play_of

    def sometimes(setup: Setup, steps: list[Step]) -> TableState:
        if setup.id == broken:
            raise conclave.BadRecord(conclave.table.Reason("record-key", {}))
        return load(setup, steps)

    at.server.tables.loaded.clear()
    monkeypatch.setattr("conclave.server.live_tables.play_of", sometimes)
    assert [one["table"] for one in ann.fetch("mine")] == [table]
    assert broken in caplog.text


def test_a_table_of_a_revision_that_is_not_known_is_refused_in_those_words(at: RunningServer) -> None:
    """Whoever opens it, in their language; nothing of it is called damaged, and the others can be played."""
    ann, _bob, table = two_people(at.url)
    other = ann.new("me", "bot")["table"]
    at.server.tables.loaded.clear()
    later = update(TABLES).where((TABLES.c.id == table) & (TABLES.c.revision == 1)).values(revision=7)
    assert at.server.tables.store.database.write_now(lambda connection: connection.execute(later)).rowcount == 1
    for language, told in (
        ("en", "Revision 7 of the rules of Seasons is not known to this program, which knows 1."),
        ("it", "La revisione 7 delle regole di Seasons non è nota a questo programma, che conosce la revisione 1."),
    ):
        answer = ann.get(f"tables/{table}", lang=language)
        assert answer.status_code == 422
        assert answer.json()["error"]["key"] == "revision-unknown"
        assert answer.json()["error"]["text"] == told
    assert [one["table"] for one in ann.fetch("mine")] == [other]


def test_mages_are_chosen_over_http(ann: Person) -> None:
    """Each seat's, from the first on; nobody gets another's."""
    table = ann.new("me", "bot", game="archimage", mages=["", "south"])["table"]
    ann.ready(table, 0)
    assert ann.state(table, seat=0)["view"]["settings"]["mages"] == ["north", "south"]
    body = {"game": "archimage", "seats": [{"kind": "me"}, {"kind": "bot"}], "options": {"mages": ["south", "south"]}}
    answer = ann.http.post("/api/tables", json=body)
    assert (answer.status_code, answer.json()["error"]["key"]) == (422, "option-twice")


def test_why_something_cannot_be_chosen(at: RunningServer) -> None:
    ann, _bob, table = two_people(at.url)
    assert ann.fetch(f"tables/{table}/why", text="end turn")["why"]["text"]
    pick = ann.state(table)["question"]["options"][0]["pick"]
    assert ann.fetch(f"tables/{table}/why", text=pick) == {"why": None}


def test_greyed_things_say_why_in_and_out_of_turn(at: RunningServer) -> None:
    """What a page shows greyed: each is refused with a sentence, its ruling, and by name if another is asked."""
    ann, bob, table = two_people(at.url, level="apprentice")
    seen: dict[tuple[str, bool], str] = {}
    for _ in range(60):
        for seat, person in enumerate((ann, bob)):
            state = person.state(table, lang="none")
            mine = seat in state["view"]["waiting"]
            things = {
                "hand": [f"summon {card}" for card in state["view"]["own"]["hand"]],
                "play": [f"activate {card['card']}" for card in state["view"]["players"][seat]["play"]],
                "die": ["take die 1", "take die 2", "take die 3"],
                "energy": ["transmute fire", "transmute water"],
                "bonus": ["bonus exchange", "bonus draw"],
                "end": ["end turn"],
            }
            for kind, texts in things.items():
                for text in texts if (kind, mine) not in seen else []:
                    why = person.fetch(f"tables/{table}/why", seat=seat, text=text, lang="en")["why"]
                    if why is not None:
                        assert why["text"].endswith(".")
                        assert why["ruling"]
                        assert mine or why["key"] == "not-your-turn"
                        seen[kind, mine] = why["text"]
        seat = ann.state(table, lang="none")["view"]["waiting"][-1]
        choose_first((ann, bob)[seat], table, seat)
    assert {(kind, True) for kind in ("hand", "die", "energy", "bonus", "end")} <= set(seen)
    assert {(kind, False) for kind in ("hand", "die", "energy", "bonus", "end")} <= set(seen)
    assert seen["die", False] in [f"You have nothing to choose now: {name} is asked." for name in ("me0", "Bob")]


def test_the_board_in_words(at: RunningServer) -> None:
    ann, _bob, table = two_people(at.url)
    assert len(ann.fetch(f"tables/{table}/words", lang="en")["lines"]) > 5


def test_the_gallery(ann: Person) -> None:
    items = ann.fetch("games/seasons/gallery", lang="en")["items"]
    assert Counter(item["group"] for item in items) == {
        "card": len(CARD_KEYS) - 1,
        "token": len(ABILITY_TOKENS),
        "enchantment": len(ENCHANTMENT_KEYS) - 1,
    }
    assert all(item["text"] for item in ann.fetch("games/archimage/gallery")["items"])
    assert ann.get("games/chess/gallery").status_code == 404


def test_the_games_with_their_options_and_bots_in_words(ann: Person) -> None:
    told = ann.fetch("games", lang="en")
    for game, known in conclave.games().items():
        one = told[game]
        assert one["text"]
        assert len(one["bot_words"]) == len(one["bots"])
        for name, option in known.items():
            shown = one["options"][name]
            assert (shown["values"], shown["default"]) == (option.values, option.default)
            assert [bool(words["title"]) for words in shown["words"]] == [True] * len(option.values)
    edition = told["seasons"]["options"]["edition"]
    assert edition["words"][edition["values"].index(1)]["needs"]["tokens"] == [False]
    assert ann.fetch("games", lang="it")["seasons"]["options"] != told["seasons"]["options"]
    assert ann.fetch("games", lang="none") == told
