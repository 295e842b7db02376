"""Every game has an interface at the terminal, and settings; none is loaded for another."""

import subprocess
import sys

import pytest

import conclave
from conclave.terminal.interface import Interface, make_interface
from conclave.text import say, text_of
from conclave.text.settings import game_title

GAMES = sorted(conclave.games())


@pytest.mark.parametrize("game", GAMES)
def test_every_option_can_be_set_at_the_terminal(game: str) -> None:
    assert ["players", *text_of(game).settings, "ask_forced"] == list(conclave.games()[game])


@pytest.mark.parametrize("game", GAMES)
def test_an_interface_tells_what_everybody_starts_with(game: str) -> None:
    record = conclave.Record.begin(game, players=3, seed=1)
    interface = make_interface(game)
    interface.begin(record)
    assert game_title(game) in interface.title(record)
    assert game_title(game) in interface.introduction(record)[0]
    view = record.table.view(record.table.asked)
    assert len(interface.choices(view, None)) >= len(view.options)
    assert list(interface.numbered(view).values()) == view.options


def test_several_numbers_choose_the_set_that_is_asked_for() -> None:
    """Also where a game has nothing of its own to say about it."""
    table = conclave.new("archimage", seed=1)
    view = table.view(table.asked)
    interface = Interface("archimage")
    told, first = view.data["set"], view.options[0]
    assert told["most"] == 3
    assert interface.by_numbers([1], view) == [first]
    some = [number for number, pick in enumerate(view.options, 1) for _ in range(dict(told["of"])[pick])][:3]
    assert interface.by_numbers(some[::-1], view) == [view.options[number - 1] for number in some[::-1]]
    assert interface.by_numbers(some[:2], view) == say("play-set-count", exact="yes", most=3)
    assert "There is no choice number 99" in str(interface.by_numbers([1, 99], view))


def test_several_numbers_are_too_many_where_one_thing_is_chosen() -> None:
    table = conclave.new("seasons", seed=1)
    assert Interface("seasons").by_numbers([1, 2], table.view(table.asked)) == say("play-one-number")


def test_there_is_no_other_interface() -> None:
    with pytest.raises(conclave.BadOption):
        make_interface("chess")


def test_one_interface_is_loaded() -> None:
    code = "from conclave.terminal.interface import make_interface; import sys; make_interface('archimage');"
    code += "print('conclave.games.seasons.terminal' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
