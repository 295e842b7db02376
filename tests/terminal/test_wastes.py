"""Ending a turn that would waste something is asked about once."""

import pytest

from conclave.text import in_language
from tests.games.archimage.scene import Scene as Tower
from tests.games.seasons.scene import A, B, Scene
from tests.terminal.terminal import Player


def test_a_turn_that_wastes_something_ends_when_it_is_said_twice(capsys: pytest.CaptureFixture[str]) -> None:
    scene = Scene().has(A, gauge=5, air=2).hand(A, "amulet-of-air").free(transmute=True)
    player = Player(scene, capsys)
    told = player.types("end turn")
    assert "You can still summon Amulet of Air." in told
    assert "your 2 energies would bring 2 crystals now." in told
    assert "once more" in told
    assert scene.asked == A
    player.types("1")
    assert scene.asked == B


def test_after_another_choice_it_is_asked_again(capsys: pytest.CaptureFixture[str]) -> None:
    scene = Scene().has(A, gauge=5, fire=2).free(transmute=True)
    player = Player(scene, capsys)
    assert "2 energies" in player.types("end turn")
    player.types("transmute fire")
    assert "1 energy" in player.types("end turn")
    assert scene.asked == A
    player.types("end turn")
    assert scene.asked == B


def test_a_turn_that_wastes_nothing_ends_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    scene = Scene().has(A, gauge=0, fire=2).free()
    Player(scene, capsys).types("end turn")
    assert scene.asked == B


def test_giving_up_in_the_tower_is_asked_about_in_every_language(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for language in ("en", "fr", "it"):
        scene = Tower("0-1", {1: "fire 6"}).dice(A, "red 5", "blue 3").dice(B, "blue 1").has(A, "growth-fire").turn()
        with in_language(language):
            told.append(Player(scene, capsys).types("pick give up"))
        assert scene.t.asked == A
    assert len(set(told)) == 3
    assert "Growth of Fire" in told[0]
