"""Enchanted Kingdom, cards 1/20 to 3/20, each against its ruling. A card's own ruling is written (EK1) to (EK3)."""

import pytest

from tests.games.seasons.scene import A, B, Scene, face

# --- 1/20 Heart of Argos -------------------------------------------------------------------------------------------


def test_heart_of_argos() -> None:
    """An activation lays an earth on it; at the end of the round it goes to the reserve (EK1)."""
    s = Scene().play(A, "heart-of-argos", "idol-of-the-familiar").has(A).free()
    s.says("activate idol-of-the-familiar")
    assert s.on_card(A, "heart-of-argos") == {"earth": 1}
    assert s.reserve(A) == {}
    s.says("A: end turn", "B: end turn")
    assert s.on_card(A, "heart-of-argos") == {}
    assert s.reserve(A) == {"earth": 1}


def test_heart_of_argos_once_a_turn() -> None:
    """However many cards are activated (EK1)."""
    s = Scene().play(A, "heart-of-argos", "idol-of-the-familiar", "kairn-the-destroyer").has(A, fire=1).free()
    s.says("activate idol-of-the-familiar", "activate kairn-the-destroyer")
    assert s.on_card(A, "heart-of-argos") == {"earth": 1}
    s.says("A: end turn", "B: end turn")
    assert s.reserve(A) == {"earth": 1}


def test_heart_of_argos_again_in_the_next_round() -> None:
    """(EK1)"""
    s = Scene().play(A, "heart-of-argos", "idol-of-the-familiar").has(A, earth=1)
    s.free().says("activate idol-of-the-familiar", "A: end turn", "B: end turn")
    assert s.reserve(A) == {"earth": 2}
    while s.question != "free" or s.asked != A:
        s.says("end turn" if "end turn" in s.options else s.options[0])
    assert s.on_card(A, "heart-of-argos") == {}
    s.says("activate idol-of-the-familiar")
    assert s.on_card(A, "heart-of-argos") == {"earth": 1}


def test_heart_of_argos_without_an_activation() -> None:
    """Nothing comes of it (EK1)."""
    s = Scene().play(A, "heart-of-argos", "idol-of-the-familiar").has(A).free()
    s.says("A: end turn", "B: end turn")
    assert s.reserve(A) == {}


def test_heart_of_argos_twice() -> None:
    """One for each copy (EK1)."""
    s = Scene().play(A, "heart-of-argos", "heart-of-argos", "idol-of-the-familiar").has(A).free()
    s.says("activate idol-of-the-familiar", "A: end turn", "B: end turn")
    assert s.reserve(A) == {"earth": 2}


def test_heart_of_argos_and_a_die_of_malice() -> None:
    """Rolling again is an activation too (EK1, B7, C15)."""
    s = Scene().play(A, "heart-of-argos", "die-of-malice").die(face("winter", "F*"))
    s.says("activate die-of-malice")
    assert s.on_card(A, "heart-of-argos") == {"earth": 1}


@pytest.mark.parametrize(
    "key", ["potion-of-power", "glutton-cauldron", "damned-soul-of-onys", "arcane-telescope", "argos-hawk"]
)
def test_heart_of_argos_whatever_is_activated(key: str) -> None:
    """Potions, what lays energy on a card, what passes the Soul on: each is an activation (B7, EK1)."""
    s = Scene().play(A, "heart-of-argos", key).has(A, crystals=2, gauge=3, water=1).free()
    s.says(f"activate {key}")
    assert s.on_card(A, "heart-of-argos") == {"earth": 1}


def test_heart_of_argos_and_what_is_no_activation() -> None:
    """Steadfast Die, bonuses, ability tokens, a card summoned: none is (B7, EK1)."""
    s = Scene(tokens=(7,)).play(A, "heart-of-argos", "steadfast-die").hand(A, "temporal-boots").has(A, gauge=3)
    s.die(face("winter", "F*")).says("instead gauge")
    s.says("bonus gauge", "use token", "summon temporal-boots", "move forward 1")
    assert s.on_card(A, "heart-of-argos") == {}


def test_heart_of_argos_that_came_later() -> None:
    """What was activated before it came does not count; what is activated afterwards does (EK1, O22)."""
    s = Scene().play(A, "idol-of-the-familiar", "kairn-the-destroyer").hand(A, "heart-of-argos")
    s.has(A, gauge=3, earth=2, fire=1).free()
    s.says("activate idol-of-the-familiar", "summon heart-of-argos")
    assert s.on_card(A, "heart-of-argos") == {}
    s.says("activate kairn-the-destroyer")
    assert s.on_card(A, "heart-of-argos") == {"earth": 1}


def test_heart_of_argos_and_somebody_elses_activation() -> None:
    """Only your own (EK1)."""
    s = Scene().play(A, "idol-of-the-familiar").play(B, "heart-of-argos").has(A).free()
    s.says("activate idol-of-the-familiar")
    assert s.on_card(B, "heart-of-argos") == {}


def test_heart_of_argos_and_a_full_reserve() -> None:
    """The limit holds at the end of the round (EK1, B8)."""
    s = Scene().play(A, "heart-of-argos", earth=1).has(A, water=3, fire=4).end_of_round()
    assert (s.asked, s.question) == (A, "trim")
    assert s.options == ["drop water", "drop earth", "drop fire"]
    s.says("drop water")
    assert s.reserve(A) == {"water": 2, "earth": 1, "fire": 4}


def test_heart_of_argos_returned_to_hand() -> None:
    """It leaves play: the earth is lost (EK1, C17)."""
    s = Scene().play(A, "heart-of-argos", "kairn-the-destroyer").hand(A, "amsug-longneck")
    s.has(A, gauge=3, water=1, fire=1, air=1).free()
    s.says("activate kairn-the-destroyer", "pay fire", "summon amsug-longneck")
    assert s.in_hand(A) == ["heart-of-argos"]
    s.says("A: end turn", "B: end turn")
    assert s.reserve(A) == {}


def test_heart_of_argos_sacrificed() -> None:
    """The cost comes first: a Heart that pays for the activation is no more there for it (EK1, B7)."""
    s = Scene().play(A, "heart-of-argos", "dragon-skull", "purse-of-io").has(A).free()
    s.says("activate dragon-skull", "own heart-of-argos", "own dragon-skull")
    assert s.in_play(A) == []
    s.says("A: end turn", "B: end turn")
    assert s.reserve(A) == {}


def test_heart_of_argos_keeps_its_earth_out_of_reach() -> None:
    """Until the end of the round it lies on the card, not in the reserve (EK1)."""
    s = Scene().play(A, "heart-of-argos", earth=1).hand(A, "sid-nightshade").has(A, gauge=2).free(transmute=True)
    assert "summon sid-nightshade" not in s.options
    assert "transmute earth" not in s.options


def test_heart_of_argos_before_the_chest() -> None:
    """The owner orders what speaks at the end of a round: the earth may be the Chest's fourth (B4, EK1)."""
    s = Scene().play(A, "heart-of-argos", earth=1).play(A, "wondrous-chest").has(A, fire=3).end_of_round()
    assert s.options == ["own wondrous-chest", "own heart-of-argos"]
    s.says("own heart-of-argos")
    assert s.crystals(A) == 3


def test_heart_of_argos_with_nothing_on_it() -> None:
    """It has nothing to say, and nobody is asked when it is to say it (B4)."""
    s = Scene().play(A, "heart-of-argos", "wondrous-chest").has(A, fire=4).end_of_round()
    assert s.question == "die"
    assert s.crystals(A) == 3


def test_heart_of_argos_on_a_raven() -> None:
    """Its own earth, for its owner's activations (EK18, EK1)."""
    s = Scene().play(B, "heart-of-argos").copying(A, "heart-of-argos", B).play(A, "idol-of-the-familiar").has(A).free()
    s.says("activate idol-of-the-familiar")
    assert s.on_card(A, "raven-the-usurper") == {"earth": 1}
    assert s.on_card(B, "heart-of-argos") == {}
    s.says("A: end turn", "B: end turn")
    assert s.reserve(A) == {"earth": 1}


# --- 2/20 Horn of Plenty -------------------------------------------------------------------------------------------


def test_horn_of_plenty() -> None:
    """At the end of a round discard an energy of choice; an earth brings 5 crystals (EK2)."""
    s = Scene().play(A, "horn-of-plenty").has(A, water=1, earth=2).end_of_round()
    assert (s.asked, s.options) == (A, ["pay water", "pay earth"])
    s.says("pay earth")
    assert s.crystals(A) == 5
    assert s.reserve(A) == {"water": 1, "earth": 1}


@pytest.mark.parametrize("energy", ["water", "fire", "air"])
def test_horn_of_plenty_without_earth(energy: str) -> None:
    """One must go all the same, for nothing (EK2)."""
    s = Scene().play(A, "horn-of-plenty").has(A, **{energy: 2}).end_of_round()
    assert s.reserve(A) == {energy: 1}
    assert s.crystals(A) == 0


def test_horn_of_plenty_without_energy() -> None:
    """No effect (EK2)."""
    s = Scene().play(A, "horn-of-plenty").has(A, crystals=2).end_of_round()
    assert s.crystals(A) == 2
    assert s.question == "die"


def test_horn_of_plenty_takes_the_last_energy_of_an_amulet() -> None:
    """With an empty reserve it must come from there (EK2, C4, G28)."""
    s = Scene().play(A, "horn-of-plenty").play(A, "amulet-of-water", fire=1).has(A).end_of_round()
    assert s.on_card(A, "amulet-of-water") == {}
    assert s.crystals(A) == 0


def test_horn_of_plenty_takes_earth_of_an_amulet() -> None:
    """Reserve or Amulet, as the owner likes (EK2, C4)."""
    s = Scene().play(A, "horn-of-plenty").play(A, "amulet-of-water", earth=2).has(A, air=1).end_of_round()
    assert s.options == ["pay earth from amulet 1", "pay air"]
    s.says("pay earth from amulet 1")
    assert s.on_card(A, "amulet-of-water") == {"earth": 1}
    assert s.reserve(A) == {"air": 1}
    assert s.crystals(A) == 5


def test_horn_of_plenty_takes_from_a_raven_that_is_an_amulet() -> None:
    """What lies on Raven then is as good as on an Amulet (EK2, EK18)."""
    s = Scene().play(B, "amulet-of-water", fire=1).copying(A, "amulet-of-water", B, earth=1)
    s.play(A, "horn-of-plenty").has(A).end_of_round()
    assert s.on_card(A, "raven-the-usurper") == {}
    assert s.on_card(B, "amulet-of-water") == {"fire": 1}
    assert s.crystals(A) == 5


def test_horn_of_plenty_and_somebody_elses_amulet() -> None:
    """Yours alone (EK2)."""
    s = Scene().play(A, "horn-of-plenty").play(B, "amulet-of-water", earth=1).has(A).has(B, earth=1).end_of_round()
    assert s.on_card(B, "amulet-of-water") == {"earth": 1}
    assert s.reserve(B) == {"earth": 1}
    assert s.crystals(A) == 0


@pytest.mark.parametrize("key", ["glutton-cauldron", "jewel-of-the-ancients"])
def test_horn_of_plenty_does_not_reach(key: str) -> None:
    """What lies on other cards is safe (EK2)."""
    s = Scene().play(A, "horn-of-plenty").play(A, key, earth=2).has(A).end_of_round()
    assert s.on_card(A, key) == {"earth": 2}
    assert s.crystals(A) == 0


def test_horn_of_plenty_does_not_reach_a_monolith() -> None:
    """Nor there (EK2, EK3)."""
    s = Scene().play(A, "horn-of-plenty").play(A, "fairy-monolith", earth=2).has(A).end_of_round()
    s.says("own horn-of-plenty")
    assert s.on_card(A, "fairy-monolith") == {"earth": 2}
    assert s.crystals(A) == 0


def test_horn_of_plenty_twice() -> None:
    """Once a round for each Horn (EK2, B8)."""
    s = Scene().play(A, "horn-of-plenty", "horn-of-plenty").has(A, earth=3).end_of_round()
    assert s.reserve(A) == {"earth": 1}
    assert s.crystals(A) == 10
    s = Scene().play(A, "horn-of-plenty", "horn-of-plenty").has(A, earth=1).end_of_round()
    assert s.reserve(A) == {}
    assert s.crystals(A) == 5


def test_horn_of_plenty_after_the_heart() -> None:
    """The Heart's earth, if it comes first (B4, EK1, EK2)."""
    s = Scene().play(A, "horn-of-plenty").play(A, "heart-of-argos", earth=1).has(A).end_of_round()
    s.says("own heart-of-argos")
    assert (s.crystals(A), s.reserve(A)) == (5, {})
    s = Scene().play(A, "horn-of-plenty").play(A, "heart-of-argos", earth=1).has(A).end_of_round()
    s.says("own horn-of-plenty")
    assert (s.crystals(A), s.reserve(A)) == (0, {"earth": 1})


def test_horn_of_plenty_before_beggars_horn() -> None:
    """The condition is tested when a card's turn comes: two energies less one (B4, C14, EK2)."""
    s = Scene().play(A, "horn-of-plenty", "beggars-horn").has(A, earth=2).end_of_round()
    s.says("own horn-of-plenty", "energy air")
    assert s.reserve(A) == {"earth": 1, "air": 1}
    s = Scene().play(A, "horn-of-plenty", "beggars-horn").has(A, earth=2).end_of_round()
    s.says("own beggars-horn")
    assert s.reserve(A) == {"earth": 1}


# --- 3/20 Fairy Monolith -------------------------------------------------------------------------------------------


def test_fairy_monolith() -> None:
    """At the end of a round an energy may be laid on it; activated, it gives back one or more (EK3)."""
    s = Scene().play(A, "fairy-monolith", fire=1).has(A, water=1, fire=2).end_of_round()
    assert (s.asked, s.options) == (A, ["done", "pay water", "pay fire"])
    s.says("pay fire")
    assert s.on_card(A, "fairy-monolith") == {"fire": 2}
    assert s.reserve(A) == {"water": 1, "fire": 1}
    s = Scene().play(A, "fairy-monolith", fire=2, air=1).has(A).free()
    s.says("activate fairy-monolith")
    assert s.options == ["energy fire", "energy air"]  # not none
    s.says("energy fire", "done")
    assert s.on_card(A, "fairy-monolith") == {"fire": 1, "air": 1}
    assert s.reserve(A) == {"fire": 1}


def test_fairy_monolith_left_alone() -> None:
    """It *may* be laid there (EK3)."""
    s = Scene().play(A, "fairy-monolith").has(A, fire=2).end_of_round()
    s.says("done")
    assert s.on_card(A, "fairy-monolith") == {}
    assert s.reserve(A) == {"fire": 2}


def test_fairy_monolith_without_energy() -> None:
    """Nothing to lay there, nothing is asked (EK3)."""
    s = Scene().play(A, "fairy-monolith").has(A).end_of_round()
    assert s.question == "die"


def test_fairy_monolith_from_an_amulet() -> None:
    """Energies on an Amulet of Water may be laid there (EK3, C4, G28)."""
    s = Scene().play(A, "fairy-monolith").play(A, "amulet-of-water", water=1, air=1).has(A, air=1).end_of_round()
    assert s.options == ["done", "pay water from amulet 1", "pay air", "pay air from amulet 1"]
    s.says("pay air from amulet 1")
    assert s.on_card(A, "fairy-monolith") == {"air": 1}
    assert s.on_card(A, "amulet-of-water") == {"water": 1}
    assert s.reserve(A) == {"air": 1}


def test_fairy_monolith_gives_back_all() -> None:
    """As many as one likes; once a round (EK3)."""
    s = Scene().play(A, "fairy-monolith", water=1, fire=2).has(A).free()
    s.says("activate fairy-monolith", "energy water", "energy fire", "energy fire")
    assert s.on_card(A, "fairy-monolith") == {}
    assert s.reserve(A) == {"water": 1, "fire": 2}
    assert s.turned(A) == ["fairy-monolith"]
    s = Scene().play(A, "fairy-monolith", water=2).has(A).free()
    s.says("activate fairy-monolith", "done")  # the first goes without saying
    assert s.on_card(A, "fairy-monolith") == {"water": 1}
    assert "activate fairy-monolith" not in s.options


def test_fairy_monolith_empty() -> None:
    """Cannot be activated: at least one must be there (EK3, B7)."""
    s = Scene().play(A, "fairy-monolith").has(A, fire=3).free()
    assert "activate fairy-monolith" not in s.options


def test_fairy_monolith_into_a_full_reserve() -> None:
    """Three to five make eight: one must go, old or new (EK3, B8)."""
    s = Scene().play(A, "fairy-monolith", fire=3).has(A, water=5).free()
    s.says("activate fairy-monolith", "energy fire", "energy fire")  # the first goes without saying
    assert s.question == "trim"
    s.says("drop water")
    assert s.reserve(A) == {"water": 4, "fire": 3}
    assert s.question == "free"


def test_fairy_monolith_holds_any_number() -> None:
    """(EK3)"""
    s = Scene().play(A, "fairy-monolith", water=7, fire=7, air=7).has(A, earth=1).end_of_round()
    s.says("pay earth")
    assert s.on_card(A, "fairy-monolith") == {"water": 7, "earth": 1, "fire": 7, "air": 7}


def test_fairy_monolith_keeps_energy_out_of_reach() -> None:
    """Neither for summoning nor for transmuting, an exchange or another card (EK3)."""
    s = Scene().play(A, "fairy-monolith", earth=4).play(A, "kairn-the-destroyer").hand(A, "sid-nightshade")
    s.has(A, gauge=3).free(transmute=True)
    for pick in ("summon sid-nightshade", "transmute earth", "bonus exchange", "activate kairn-the-destroyer"):
        assert pick not in s.options


def test_fairy_monolith_is_outside_the_reserve() -> None:
    """Robbers and elementals, Potions and Chests do not see it (EK3, C40, C26, C13, EK20)."""
    s = Scene().hand(A, "air-elemental").has(A, gauge=1, air=3).play(B, "fairy-monolith", fire=3).has(B, fire=1).free()
    s.says("summon air-elemental")
    assert (s.on_card(B, "fairy-monolith"), s.reserve(B)) == ({"fire": 3}, {"air": 1})
    s = Scene().play(A, "fairy-monolith", fire=3).play(A, "potion-of-life").has(A, fire=1).free()
    s.says("activate potion-of-life")
    assert (s.on_card(A, "fairy-monolith"), s.crystals(A)) == ({"fire": 3}, 4)
    s = Scene().play(A, "fairy-monolith", fire=3).play(A, "wondrous-chest").has(A, fire=3).end_of_round()
    s.says("own wondrous-chest", "done")
    assert s.crystals(A) == 0
    s = Scene().hand(A, "ratty-nightshade").has(A, crystals=2, gauge=1).play(B, "fairy-monolith", fire=3).free()
    s.says("summon ratty-nightshade")
    assert s.on_card(B, "fairy-monolith") == {"fire": 3}


def test_fairy_monolith_leaves_play() -> None:
    """What lies on it is lost (EK3, B8)."""
    s = Scene().play(A, "fairy-monolith", fire=3).hand(A, "selenias-codex").has(A, gauge=2, water=1, air=1).free()
    s.says("summon selenias-codex")
    assert s.in_hand(A) == ["fairy-monolith"]
    assert s.reserve(A) == {}


def test_fairy_monolith_before_beggars_horn() -> None:
    """What is laid there is no longer in the reserve when the Horn looks (B4, C14)."""
    s = Scene().play(A, "fairy-monolith", "beggars-horn").has(A, fire=2).end_of_round()
    s.says("own fairy-monolith", "pay fire", "energy air")
    assert s.reserve(A) == {"fire": 1, "air": 1}


def test_fairy_monolith_on_a_raven() -> None:
    """It keeps its own energies, apart from the original's (EK18, EK3)."""
    s = Scene().play(B, "fairy-monolith", air=2).copying(A, "fairy-monolith", B, fire=1).has(A).free()
    s.says("activate raven-the-usurper")
    assert s.reserve(A) == {"fire": 1}
    assert s.on_card(B, "fairy-monolith") == {"air": 2}
