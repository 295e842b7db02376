"""Questions that choose a set: what is told of it, how it ends, and that it is chosen and taken back as a whole."""

import pytest

from conclave.table import IllegalPick
from tests.games import scene as games
from tests.games.archimage.scene import A, B
from tests.games.archimage.scene import Scene as Tower
from tests.games.seasons.scene import Scene


def told(scene: games.Scene) -> tuple[int, int, dict[str, int], str] | None:
    """The least and the most, each pick and how often it may be chosen, and what ends the set."""
    data = scene.t.view(scene.asked).data["set"]
    if data is None:
        return None
    done = scene.t.notation(data["done"]) if "done" in data else ""
    return data["least"], data["most"], {scene.t.notation(pick): often for pick, often in data["of"]}, done


def choose(scene: games.Scene, *picks: str) -> list[str]:
    """Choose a set; the picks that were made."""
    return [scene.t.notation(pick) for pick in scene.t.choose_set([scene.t.parse(pick) for pick in picks])]


def caster(scroll: str, *dice: str, circle: str = "I", forced: bool = False) -> Tower:
    """A casts a spell, of four players: then there are five dice of a colour."""
    scene = Tower("0-1", {1: "fire 6"}, 4, circle).sixes().has(A, scroll, "bond").dice(A, *dice)
    scene.t.ask_forced = forced
    return scene.dice(B, "red 2", "red 5").turn().says(f"cast {scroll}")


def test_energies_are_taken_back_as_a_set() -> None:
    scene = Scene().play(A, "fairy-monolith", water=1, fire=2).has(A, gauge=3).free().says("activate fairy-monolith")
    assert told(scene) == (1, 3, {"energy water": 1, "energy fire": 2}, "done")
    assert choose(scene, "energy fire", "energy water") == ["energy water", "energy fire", "done"]
    assert (scene.question, scene.reserve(A)) == ("free", {"water": 1, "fire": 1})


def test_all_energies_are_taken_back_without_an_end() -> None:
    scene = Scene().play(A, "fairy-monolith", water=1, fire=2).has(A, gauge=3).free().says("activate fairy-monolith")
    assert choose(scene, "energy fire", "energy water", "energy fire")[0] == "energy water"
    assert (scene.question, scene.reserve(A)) == ("free", {"water": 1, "fire": 2})


def test_what_is_left_of_a_set_is_one() -> None:
    scene = Scene().play(A, "fairy-monolith", water=1, fire=2).has(A, gauge=3).free()
    scene.says("activate fairy-monolith", "energy water")
    assert told(scene) == (0, 2, {"energy fire": 2}, "done")


def test_energies_that_make_room_are_a_set() -> None:
    scene = Scene().has(A, water=5, air=2).play(A, "amulet-of-water", fire=2).free()
    scene.says("bonus exchange", "pay fire from amulet 1", "pay fire from amulet 1")
    assert scene.question == "make-room"
    assert told(scene) == (0, 2, {"drop water": 5, "drop air": 2}, "done")
    assert choose(scene, "drop air", "drop water") == ["drop water", "drop air"]
    assert scene.question == "gain-energy"


def test_energies_that_cannot_all_make_room_are_no_set() -> None:
    """Whoever dropped energies of all four types could gain none."""
    scene = Scene().has(A, water=4, earth=1, fire=1, air=1).play(A, "amulet-of-water", fire=2).free()
    scene.says("bonus exchange", "pay fire from amulet 1", "pay fire from amulet 1")
    assert (scene.question, told(scene)) == ("make-room", None)


@pytest.mark.parametrize(("scroll", "question"), [("transmutation-fire", "transmute"), ("rebirth-fire", "reroll")])
def test_dice_of_a_colour_are_a_set(scroll: str, question: str) -> None:
    scene = caster(scroll, "red 1", "red 4", "blue 2")
    assert scene.question == question
    assert told(scene) == (1, 2, {"die red 1": 1, "die red 4": 1}, "done")


def test_dice_may_grow_together() -> None:
    scene = caster("evolution-fire", "red 1", "red 4", "red 6", "blue 2")
    assert told(scene) == (1, 2, {"die red 1": 1, "die red 4": 1}, "done")
    assert choose(scene, "die red 4") == ["die red 4"]
    assert scene.dice_of(A) == ["red 1", "red 6", "red 6", "blue 2"]


def test_the_first_die_of_a_spell_of_spirit_settles_the_colour() -> None:
    scene = caster("evolution-spirit", "red 1", "red 4", "blue 1", "blue 2")
    assert told(scene) is None
    with pytest.raises(IllegalPick):
        choose(scene, "die red 1", "die red 4")
    scene.says("die red 1")
    assert told(scene) == (0, 1, {"die red 4": 1}, "done")
    assert choose(scene, "die red 4")[0] == "die red 4"
    assert scene.dice_of(A) == ["red 3", "red 6", "blue 1", "blue 2"]


def test_no_more_dice_are_transmuted_than_a_reserve_has() -> None:
    scene = Tower("0-1", {1: "fire 6"}).sixes().has(A, "transmutation-fire", "bond").dice(A, "red 1", "red 2", "red 3")
    scene.turn()
    scene.t.reserve[:] = [0, 1, 1, 1]
    scene.says("cast transmutation-fire")
    assert told(scene) == (1, 1, {"die red 1": 1, "die red 2": 1, "die red 3": 1}, "done")


def test_dice_rise_and_sink_as_sets() -> None:
    scene = caster("alteration-fire", "red 1", "red 4", "blue 2", circle="III")
    assert (scene.question, told(scene)) == ("raise", (1, 2, {"die red 1": 1, "die red 4": 1}, "done"))
    choose(scene, "die red 4", "die red 1")
    assert (scene.question, told(scene)) == ("lower", (1, 2, {"die red 2": 1, "die red 5": 1}, "done"))
    choose(scene, "die red 5")
    assert (scene.question, scene.dice_of(A), scene.dice_of(B)) == (
        "turn",
        ["red 2", "red 5", "blue 2"],
        ["red 2", "red 4"],
    )


def test_a_full_set_is_ended_also_where_choices_with_one_answer_are_asked() -> None:
    scene = caster("evolution-fire", "red 1", "red 4", forced=True)
    assert choose(scene, "die red 4", "die red 1") == ["die red 1", "die red 4", "done"]
    assert scene.dice_of(A) == ["red 3", "red 6"]
