"""What people type at the questions of Enchanted Kingdom, and what they read there."""

from collections.abc import Callable

import pytest

from tests.games.seasons.scene import A, B, Scene, face
from tests.terminal.terminal import Player

Sit = Callable[[Scene], Player]


@pytest.fixture
def sit(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Sit:
    monkeypatch.setenv("COLUMNS", "80")
    return lambda scene: Player(scene, capsys)


def test_raven_copies_what_is_named(sit: Sit) -> None:
    scene = Scene().hand(A, "raven-the-usurper").play(B, "fairy-monolith", "amulet-of-earth")
    scene.has(A, gauge=3, fire=1, earth=2).free().says("A: summon raven-the-usurper")
    me = sit(scene)
    assert "Copy Amulet of Earth of Player 2 for 2 earth – When it arrives, gain 9 crystals." in me.shown()
    me.types("amulet of earth")
    assert scene.crystals(A) == 9


def test_a_raven_in_play_tells_what_it_copies_and_activates_that(sit: Sit) -> None:
    scene = Scene().play(B, "fairy-monolith").copying(A, "fairy-monolith", B, fire=2).has(A, gauge=3).free()
    me = sit(scene)
    shown = me.shown()
    assert "Raven the Usurper (as Fairy Monolith of Player 2) [FF]" in shown
    assert "Activate: take 1 or more of them into your reserve." in shown
    me.types("raven")
    assert scene.question == "take-back"
    me.types("F")  # there is nothing else to take first, so one has been taken
    assert scene.reserve(A)["fire"] == 2
    assert scene.question == "free"


def test_energies_that_are_taken_back_are_named_together(sit: Sit) -> None:
    """Fewer than there are: what is named is all."""
    scene = Scene().play(A, "fairy-monolith", water=1, fire=2).has(A, gauge=3).free()
    me = sit(scene)
    me.types("activate fairy-monolith", "fw")
    assert (scene.question, scene.reserve(A)) == ("free", {"water": 1, "fire": 1})


def test_letters_drop_what_is_offered_only_later(sit: Sit) -> None:
    scene = Scene().hand(A, "ratty-nightshade").has(A, crystals=2, gauge=1, water=6, air=1).has(B, earth=1, fire=2)
    me = sit(scene.free())
    me.types("ratty", "fe")
    assert scene.options == ["drop water", "drop earth", "drop fire"]
    me.types("aw")
    assert scene.reserve(A) == {"water": 5, "earth": 1, "fire": 1}


def test_energies_whose_order_matters_are_named_one_by_one(sit: Sit) -> None:
    scene = Scene().hand(A, "elemental-amulet").has(A, gauge=3, earth=1, fire=1).free().says("summon elemental-amulet")
    scene.says("energy earth", "energy fire")
    me = sit(scene)
    assert scene.question == "amulet-order"
    assert "Or type a letter, such as F." in me.shown()
    me.types("fe")
    assert scene.crystals(A) == 0
    me.types("e")
    assert scene.crystals(A) == 5


def test_of_energies_that_exclude_each_other_none_is_chosen(sit: Sit) -> None:
    scene = Scene().hand(A, "scroll-of-ishtar").has(A, gauge=1, fire=2).pile("amulet-of-air", "amulet-of-earth").free()
    me = sit(scene)
    assert me.types("scroll of ishtar", "ew").endswith("These cannot all be chosen now.")
    assert scene.question == "name"


def test_the_shield_is_named(sit: Sit) -> None:
    scene = Scene().play(A, "potion-of-life", "shield-of-zira").has(A, gauge=3, fire=2).free()
    me = sit(scene)
    me.types("activate potion-of-life")
    assert "Sacrifice Shield of Zira instead and gain 10 crystals" in me.shown()
    me.types("shield")
    assert scene.in_play(A) == ["potion-of-life"]


def test_letters_pay_what_nature_spirit_adds(sit: Sit) -> None:
    scene = Scene(enchantment="nature-spirit").hand(A, "shield-of-zira").has(A, gauge=3, air=2, fire=1, water=1).free()
    me = sit(scene)
    me.types("shield of zira")
    assert scene.question == "pay"
    assert "Or type several letters at once, such as" in me.shown()
    me.types("wa")
    assert scene.in_play(A) == ["shield-of-zira"]
    assert scene.reserve(A) == {"fire": 1, "air": 1}


def test_letters_rob_an_opponent(sit: Sit) -> None:
    scene = Scene().hand(A, "ratty-nightshade").has(A, crystals=2, gauge=1).has(B, earth=1, fire=2).free()
    me = sit(scene)
    me.types("ratty")
    assert "such as FF." in me.shown()
    me.types("fe")
    assert scene.reserve(A) == {"earth": 1, "fire": 1}


def test_an_energy_is_named_by_its_letter(sit: Sit) -> None:
    scene = Scene().hand(A, "scroll-of-ishtar").has(A, gauge=1, fire=2).pile("amulet-of-air", "amulet-of-earth").free()
    me = sit(scene)
    me.types("scroll of ishtar", "e")
    assert "Scroll of Ishtar has found Amulet of Earth. Keep it?" in me.shown()
    me.types("keep")
    assert scene.in_hand(A) == ["amulet-of-earth"]


def test_the_ability_token(sit: Sit) -> None:
    scene = Scene(tokens=(7, 5)).free()
    me = sit(scene)
    shown = me.shown()
    assert "Gain 12 crystals." in shown
    assert "Ability tokens: Player 1: 7 Twelve Crystals and Player 2: 5 Hoard" in shown
    me.types("token")
    assert scene.crystals(A) == 12
    assert "Your ability token 7, Twelve Crystals, has been used. (ruling D0)" in me.types("use token")
    assert "Player 1 has used ability token 7" in me.types("board")


def test_steadfast_die_instead_of_the_die(sit: Sit) -> None:
    scene = Scene().play(A, "steadfast-die").has(A, gauge=3).die(face("winter", "WW*"))
    me = sit(scene)
    me.types("instead energy", "f")
    assert scene.reserve(A)["fire"] == 1
    assert "only before your die is used. (ruling EK14)" in me.types("instead gauge")


def test_entangling_roots_are_given_as_the_reason(sit: Sit) -> None:
    scene = Scene(enchantment="entangling-roots").hand(A, "temporal-boots", "die-of-malice").has(A, gauge=3).free()
    me = sit(scene)
    me.types("die of malice")
    assert "under Entangling Roots you summon no more than one card in a turn. (ruling E4)" in me.types("boots")


def test_drought_takes_a_card_by_name_or_a_space(sit: Sit) -> None:
    scene = Scene(enchantment="drought").play(A, "amulet-of-air").has(A, crystals=9, gauge=3).when(space=6)
    me = sit(scene.leaving(face("winter", "c", 1)).end_of_round())
    assert scene.question == "drought"
    assert "Drought: nobody has as many crystals as you." in me.shown()
    me.types("lose space")
    assert "(0/6)" in me.shown()


def test_vision_of_destiny(sit: Sit) -> None:
    scene = Scene(enchantment="vision-of-destiny").has(A, crystals=6).pile("amulet-of-air", "ratty-nightshade").free()
    me = sit(scene)
    assert "Face up on the draw pile, the first on top: Amulet of Air and Ratty Nightshade" in me.shown()
    me.types("vision")
    assert scene.crystals(A) == 1
    assert "once a turn is all. (ruling E10)" in me.types("vision")


def test_a_name_that_means_two_choices(sit: Sit) -> None:
    """The same card in play and in hand: the screen asks which, and does neither."""
    scene = Scene().play(A, "arcane-telescope").hand(A, "arcane-telescope").has(A, crystals=9, gauge=3).free()
    me = sit(scene)
    answer = me.types("telescope")
    assert "“telescope” may mean more than one choice; type a number: 2 and 3." in answer
    assert scene.in_play(A) == ["arcane-telescope"]
    assert scene.question == "free"
