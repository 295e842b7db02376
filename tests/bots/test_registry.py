"""Bots by name: ours, and those that installed packages offer."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import conclave
from conclave.bots import LEVELS, NoSuchBot, make_bot, ratings_of, seat_bots
from conclave.bots.errors import BotFault
from conclave.bots.registry import offered
from conclave.text.settings import bot_words

GOOD = """
class Last:
    def __init__(self, game, seed):
        if game != "seasons":
            raise ValueError(game)

    def choose(self, view):
        return view.options[-1]
"""

Install = Callable[..., None]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Puts a package where Python finds packages, as an installer would: its code and what it says of itself."""

    def put(name: str, code: str, **bots: str) -> None:
        monkeypatch.delitem(sys.modules, name, raising=False)
        (tmp_path / f"{name}.py").write_text(code, encoding="utf-8")
        info = tmp_path / f"{name}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
        lines = [f"{bot.replace('_', '-')} = {place}" for bot, place in bots.items()]
        (info / "entry_points.txt").write_text("\n".join(["[conclave.bots]", *lines, ""]), encoding="utf-8")
        offered.cache_clear()

    monkeypatch.syspath_prepend(str(tmp_path))
    yield put
    monkeypatch.undo()
    offered.cache_clear()


def test_the_seats_have_levels_from_weak_to_strong() -> None:
    assert seat_bots()[:4] == ["random", "novice", "adept", "master"]
    assert tuple(seat_bots()[1:4]) == LEVELS


def test_a_blind_drafter_drafts_at_random_and_then_plays_as_greedy() -> None:
    table = conclave.new("seasons", players=2, seed=1)
    drafted = set()
    for seed in range(12):
        copy = table.copy()
        drafted.add(make_bot("greedy:blind", seed, "seasons").choose(copy.view(0)))
    assert len(drafted) > 4
    blind, greedy = make_bot("greedy:blind", 3, "seasons"), make_bot("greedy", 3, "seasons")
    while table.round == 0:
        table.choose(blind.choose(table.view(table.asked)))
    for _ in range(20):
        view = table.view(table.asked)
        pick = blind.choose(view)
        assert pick == greedy.choose(view)
        assert ratings_of(blind)[0].pick == pick
        table.choose(pick)


@pytest.mark.parametrize(("bot", "game"), [("greedy:blind", "archimage"), ("greedy:deaf", "seasons")])
def test_nobody_else_drafts_blindly(bot: str, game: str) -> None:
    with pytest.raises(NoSuchBot):
        make_bot(bot, 1, game)


def test_a_package_offers_a_bot(install: Install) -> None:
    install("conclave_last", GOOD, last_one="conclave_last:Last")
    assert "last-one" in seat_bots()
    table = conclave.new("seasons", players=2, seed=1)
    bot = make_bot("last-one", 1, "seasons")
    while not table.over:
        table.choose(bot.choose(table.view(table.asked)))


def test_a_bot_of_a_package_has_its_name_for_a_title() -> None:
    assert bot_words("last-one") == {"title": "last-one", "text": ""}
    assert bot_words("novice")["title"] == "Novice"


def test_a_bot_that_cannot_play_a_game_is_none_of_its_bots(install: Install) -> None:
    install("conclave_last", GOOD, last_one="conclave_last:Last")
    with pytest.raises(NoSuchBot, match="No bot “last-one” can play this game"):
        make_bot("last-one", 1, "archimage")
    with pytest.raises(NoSuchBot):
        make_bot("last-one:5", 1, "seasons")


@pytest.mark.parametrize(
    ("code", "place", "shown"),
    [
        ("import nothing_of_the_kind\n", "conclave_broken:Bot", "ModuleNotFoundError"),
        ("x = 1\n", "conclave_broken:Bot", "AttributeError"),
        ("1 / 0\n", "conclave_broken:Bot", "ZeroDivisionError: division by zero"),
        ("def Bot(game, seed):\n    raise KeyError(seed)\n", "conclave_broken:Bot", "KeyError: 7"),
        ("def Bot():\n    pass\n", "conclave_broken:Bot", "TypeError"),
    ],
)
def test_a_package_that_fails_is_named_and_harms_no_other(install: Install, code: str, place: str, shown: str) -> None:
    install("conclave_broken", code, broken=place)
    install("conclave_last", GOOD, last_one="conclave_last:Last")
    with pytest.raises(BotFault) as fault:
        make_bot("broken", 7, "seasons")
    assert "The bot “broken” of the package “conclave_broken” cannot be loaded" in str(fault.value)
    assert shown in str(fault.value)
    view = conclave.new("seasons", players=2, seed=1).view(0)
    assert make_bot("last-one", 1, "seasons").choose(view) == view.options[-1]
    assert make_bot("random", 1, "seasons").choose(view) in view.options


def test_our_names_cannot_be_taken_nor_names_that_cannot_be_written(install: Install) -> None:
    names = ["random", "master", "pipe", "human", "Large"]
    install("conclave_last", GOOD, **dict.fromkeys(names, "conclave_last:Last"))
    assert not offered()


@pytest.mark.parametrize("spec", ["", "nobody", "random:1", "search:0", "search:x", "search:-1s", "adept:3"])
def test_what_is_no_bot_is_told_with_those_there_are(spec: str) -> None:
    with pytest.raises(NoSuchBot, match="There are: random, greedy, search, novice, adept, master"):
        make_bot(spec, 1, "seasons")


def test_a_game_that_a_bot_cannot_play() -> None:
    with pytest.raises(NoSuchBot):
        make_bot("greedy", 1, "chess")


@pytest.mark.parametrize(
    ("spec", "game", "written"),
    [
        ("random", "seasons", "<random bot>"),
        ("greedy", "seasons", "<greedy bot: deals 4>"),
        ("novice", "archimage", "<greedy bot of archimage: noise "),
        ("adept", "archimage", "<greedy bot of archimage>"),
        ("greedy:blind", "seasons", "<blind drafter, then <greedy bot: deals 4>>"),
        ("search:20", "seasons", "<search bot: 20 simulations a choice>"),
        ("master", "seasons", "<search bot: 0.4 seconds a choice>"),
        (f"pipe:{sys.executable}", "seasons", f"<bot 'pipe:{sys.executable}'>"),
    ],
)
def test_a_bot_says_what_it_is(spec: str, game: str, written: str) -> None:
    assert repr(make_bot(spec, 1, game)).startswith(written)
