"""Every game has a face, settings of its own and bots, and none is loaded for another."""

import subprocess
import sys

import pytest

import conclave
from conclave.terminal.interface import FACES, make_face
from conclave.text.settings import SETTINGS


def test_every_game_has_a_face_and_settings() -> None:
    games = conclave.games()
    assert set(FACES) == set(SETTINGS) == set(games)
    for game, options in games.items():
        assert ["players", *SETTINGS[game]] == list(options)


@pytest.mark.parametrize("game", sorted(FACES))
def test_a_face_tells_what_everybody_starts_with(game: str) -> None:
    record = conclave.Record.begin(game, players=3, seed=1)
    face = make_face(game)
    face.begin(record)
    assert game.title() in face.title(record)
    assert game.title() in face.introduction(record)[0]
    view = record.table.view(record.table.asked)
    assert len(face.choices(view, None)) >= len(view.options)
    assert list(face.numbered(view).values()) == view.options


def test_there_is_no_other_face() -> None:
    with pytest.raises(conclave.BadOption):
        make_face("chess")


def test_one_face_is_loaded() -> None:
    code = "from conclave.terminal.interface import make_face; import conclave, sys; make_face('archimage');"
    code += "print('conclave.games.seasons.terminal' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
