"""Every game has an interface at the terminal, and settings; none is loaded for another."""

import subprocess
import sys

import pytest

import conclave
from conclave.terminal.interface import make_interface
from conclave.text import text_of
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


def test_there_is_no_other_interface() -> None:
    with pytest.raises(conclave.BadOption):
        make_interface("chess")


def test_one_interface_is_loaded() -> None:
    code = "from conclave.terminal.interface import make_interface; import sys; make_interface('archimage');"
    code += "print('conclave.games.seasons.terminal' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
