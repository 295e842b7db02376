"""Cards 35 to 40, each against its ruling. A card's own ruling is written (C35) to (C40)."""

import pytest

from tests.games.seasons.scene import A, B, C, D, Scene

# --- 35 Glutton Cauldron -------------------------------------------------------------------------------------------


def test_glutton_cauldron() -> None:
    """The seventh energy: all seven into the reserve, 15 crystals, the cauldron is sacrificed (C35)."""
    s = Scene().play(A, "glutton-cauldron", water=4, earth=2).has(A, crystals=1, air=1).free()
    s.says("activate glutton-cauldron")
    assert s.reserve(A) == {"water": 4, "earth": 2, "air": 1}
    assert s.crystals(A) == 16
    assert s.in_play(A) == []
    assert s.discarded == ["glutton-cauldron"]


def test_glutton_cauldron_fed() -> None:
    """One energy of choice at a time, out of the reserve and out of reach (C35)."""
    s = Scene().play(A, "glutton-cauldron").has(A, water=2, fire=1).free(transmute=True)
    s.says("activate glutton-cauldron", "pay fire")
    assert s.on_card(A, "glutton-cauldron") == {"fire": 1}
    assert s.reserve(A) == {"water": 2}
    assert "transmute fire" not in s.options
    assert "activate glutton-cauldron" not in s.options


def test_glutton_cauldron_with_six() -> None:
    """Not yet (C35)."""
    s = Scene().play(A, "glutton-cauldron", fire=5).has(A, fire=1).free()
    s.says("activate glutton-cauldron")
    assert s.on_card(A, "glutton-cauldron") == {"fire": 6}
    assert s.crystals(A) == 0


def test_glutton_cauldron_needs_an_energy() -> None:
    """(B7)"""
    s = Scene().play(A, "glutton-cauldron", fire=3).has(A).free()
    assert "activate glutton-cauldron" not in s.options


def test_glutton_cauldron_into_a_full_reserve() -> None:
    """Six and seven: six of thirteen must go (C35, A16)."""
    s = Scene().play(A, "glutton-cauldron", fire=6).has(A, water=7).free()
    s.says("activate glutton-cauldron")
    assert s.crystals(A) == 15
    assert s.question == "trim"
    assert s.options == ["drop water", "drop fire"]
    s.says("drop water", "drop water", "drop water", "drop fire")  # and two more fire
    assert s.reserve(A) == {"water": 4, "fire": 3}
    assert s.question == "free"


def test_glutton_cauldron_with_a_grimoire() -> None:
    """Ten fit: three of thirteen must go (A16)."""
    s = Scene().play(A, "glutton-cauldron", fire=6).play(A, "bespelled-grimoire").has(A, water=7).free()
    s.says("activate glutton-cauldron", "drop water", "drop water", "drop water")
    assert s.reserve(A) == {"water": 4, "fire": 6}
    assert s.question == "free"


def test_glutton_cauldron_with_a_grimoire_in_edition_one() -> None:
    """Keep only seven (A16)."""
    s = Scene(edition=1).play(A, "glutton-cauldron", fire=6).play(A, "bespelled-grimoire").has(A, water=4).free()
    s.says("activate glutton-cauldron", "drop water", "drop water", "drop water")
    assert s.reserve(A) == {"water": 1, "fire": 6}


def test_glutton_cauldron_leaves_play_early() -> None:
    """Its energies are lost (C35)."""
    s = Scene().hand(A, "syllas-the-faithful").has(A, gauge=1, fire=3).play(B, "glutton-cauldron", fire=6).free()
    s.says("summon syllas-the-faithful")
    assert s.in_play(B) == []
    assert s.reserve(B) == {}
    assert s.crystals(B) == 0


def test_glutton_cauldron_twice() -> None:
    """Each has its own energies (B8)."""
    s = Scene().play(A, "glutton-cauldron", fire=2).play(A, "glutton-cauldron", fire=6).has(A, water=1).free()
    s.says("activate glutton-cauldron 2")
    assert s.in_play(A) == ["glutton-cauldron"]
    assert s.on_card(A, "glutton-cauldron") == {"fire": 2}
    assert s.reserve(A) == {"water": 1, "fire": 6}
    assert s.crystals(A) == 15


def test_glutton_cauldron_costs_nothing() -> None:
    """(C35)"""
    s = Scene().hand(A, "glutton-cauldron").has(A, gauge=1).free()
    s.says("summon glutton-cauldron")
    assert s.in_play(A) == ["glutton-cauldron"]


# --- 36 Vampiric Crown ---------------------------------------------------------------------------------------------


def crown(**more: int) -> Scene:
    return Scene().hand(A, "vampiric-crown").has(A, gauge=1, water=1, air=1, **more)


def test_vampiric_crown() -> None:
    """Draw a card and keep it: as many energies as its prestige (C36)."""
    s = crown().hand(A, "crystal-orb").pile("wondrous-chest").free()
    s.says("summon vampiric-crown")
    assert sorted(s.options) == ["card crystal-orb", "draw"]
    s.says("draw", "energy water", "energy earth", "energy fire", "energy fire")
    assert s.in_hand(A) == ["crystal-orb", "wondrous-chest"]
    assert s.reserve(A) == {"water": 1, "earth": 1, "fire": 2}
    assert s.question == "free"


def test_vampiric_crown_discards() -> None:
    """Or discard one from hand (C36)."""
    s = crown().hand(A, "amulet-of-earth", "crystal-orb").free()
    s.says("summon vampiric-crown", "card amulet-of-earth")
    s.says("energy water", "energy water", "energy water", "energy water", "energy water", "energy water")
    assert s.in_hand(A) == ["crystal-orb"]
    assert s.discarded == ["amulet-of-earth"]
    assert s.reserve(A) == {"water": 6}


def test_vampiric_crown_reveals() -> None:
    """All see the card (C36)."""
    s = crown().pile("wondrous-chest").free()
    s.says("summon vampiric-crown")
    assert [event["card"] for event in s.t.events_for(B) if event["event"] == "revealed"] == ["wondrous-chest"]
    s = crown().hand(A, "runic-cube-of-eolis").free()
    s.says("summon vampiric-crown", "card runic-cube-of-eolis")
    assert [event["card"] for event in s.t.events_for(B) if event["event"] == "revealed"] == ["runic-cube-of-eolis"]


def test_vampiric_crown_with_an_empty_hand() -> None:
    """You must draw (C36)."""
    s = crown().pile("wondrous-chest").free()
    s.says("summon vampiric-crown")
    assert s.in_hand(A) == ["wondrous-chest"]
    s.says("energy air")  # and so all four
    assert s.reserve(A) == {"air": 4}


@pytest.mark.parametrize("key", ["cursed-treatise-of-arus", "damned-soul-of-onys", "olafs-blessed-statue"])
def test_vampiric_crown_for_nothing(key: str) -> None:
    """Zero or negative prestige: no energy, and none is lost (C36)."""
    s = crown(fire=3).hand(A, key).free()
    s.says("summon vampiric-crown", f"card {key}")
    assert s.reserve(A) == {"fire": 3}
    assert s.question == "free"


def test_vampiric_crown_discarding_a_treatise() -> None:
    """Not a sacrifice: the reserve stays (C42)."""
    s = crown(fire=3).hand(A, "cursed-treatise-of-arus").free()
    s.says("summon vampiric-crown", "card cursed-treatise-of-arus")
    assert s.reserve(A) == {"fire": 3}
    assert s.crystals(A) == 0


def test_vampiric_crown_on_the_cube() -> None:
    """30 energies: as many as fit are kept (C36, G24)."""
    s = crown(fire=3).hand(A, "runic-cube-of-eolis").free()
    s.says("summon vampiric-crown", "card runic-cube-of-eolis", "done")
    s.says("energy water", "energy earth", "energy earth", "energy air")
    assert s.reserve(A) == {"water": 1, "earth": 2, "fire": 3, "air": 1}
    assert s.question == "free"


def test_vampiric_crown_on_the_cube_with_old_energies_given_up() -> None:
    """One limit check over old and new (G24)."""
    s = crown(fire=3, earth=1).hand(A, "runic-cube-of-eolis").free()
    s.says("summon vampiric-crown", "card runic-cube-of-eolis", "drop fire", "drop fire", "drop fire")
    while s.question == "gain-energy":
        s.says("energy water")
    assert s.reserve(A) == {"water": 6, "earth": 1}


def test_vampiric_crown_with_no_card_anywhere() -> None:
    """Nothing to draw or discard: nothing happens (B9)."""
    s = crown(fire=1).only().free()
    s.says("summon vampiric-crown")
    assert s.reserve(A) == {"fire": 1}
    assert s.question == "free"


# --- 37 Dragon Skull -----------------------------------------------------------------------------------------------


def test_dragon_skull() -> None:
    """Sacrifice 3 cards: 15 crystals (C37)."""
    s = Scene().play(A, "dragon-skull", "purse-of-io", "kairn-the-destroyer", "amulet-of-air", "crystal-orb")
    s.has(A, crystals=1).free()
    s.says("activate dragon-skull", "own purse-of-io", "own kairn-the-destroyer", "own crystal-orb")
    assert s.in_play(A) == ["dragon-skull", "amulet-of-air"]
    assert s.crystals(A) == 16
    assert sorted(s.discarded) == ["crystal-orb", "kairn-the-destroyer", "purse-of-io"]


def test_dragon_skull_among_the_three() -> None:
    """(C37)"""
    s = Scene().play(A, "dragon-skull", "purse-of-io", "amulet-of-air").has(A).free()
    s.says("activate dragon-skull", "own dragon-skull", "own purse-of-io")
    assert s.in_play(A) == []
    assert s.crystals(A) == 15


def test_dragon_skull_needs_three_cards() -> None:
    """(C37)"""
    s = Scene().play(A, "dragon-skull", "purse-of-io").hand(A, "amulet-of-air").has(A).free()
    assert "activate dragon-skull" not in s.options


def test_dragon_skull_takes_a_treatise() -> None:
    """The reserve is emptied; the crystals come (C37, C42)."""
    s = Scene().play(A, "dragon-skull", "cursed-treatise-of-arus", "amulet-of-air").has(A, fire=4).free()
    s.says("activate dragon-skull", "own cursed-treatise-of-arus", "own amulet-of-air")
    assert s.reserve(A) == {}
    assert s.crystals(A) == 15


# --- 38 Demon of Argos ---------------------------------------------------------------------------------------------


def demon(players: int) -> Scene:
    return Scene(players).hand(A, "demon-of-argos").has(A, gauge=1, water=1, earth=1, fire=1, air=1)


def test_demon_of_argos() -> None:
    """Clockwise, each opponent: gauge -1 and a card that must be kept (C38)."""
    s = demon(4).has(B, gauge=3).has(C, gauge=2).has(D, gauge=1).pile("purse-of-io", "crystal-orb", "tree-of-light")
    s.free()
    s.says("summon demon-of-argos")
    assert [s.gauge(seat) for seat in (A, B, C, D)] == [1, 2, 1, 0]
    assert [s.in_hand(seat) for seat in (A, B, C, D)] == [[], ["purse-of-io"], ["crystal-orb"], ["tree-of-light"]]
    assert s.asked == A


def test_demon_of_argos_at_gauge_nothing() -> None:
    """Not below 0; the card comes all the same (C38)."""
    s = demon(2).pile("purse-of-io").free()
    s.says("summon demon-of-argos")
    assert s.gauge(B) == 0
    assert s.in_hand(B) == ["purse-of-io"]


def test_demon_of_argos_and_more_cards_than_gauge() -> None:
    """Cards in play stay; summoning waits until the gauge is above their number again (A20, B8)."""
    s = demon(2).play(B, "purse-of-io").hand(B, "glutton-cauldron").has(B, gauge=1).pile("crystal-orb").free()
    s.says("summon demon-of-argos")
    assert s.in_play(B) == ["purse-of-io"]
    s.says("end turn")  # B's die: gauge +1, which makes 1
    assert s.gauge(B) == 1
    assert "summon glutton-cauldron" not in s.options
    s.says("B: bonus gauge")
    assert "summon glutton-cauldron" in s.options


def test_demon_of_argos_with_no_card_to_draw() -> None:
    """The gauge falls all the same (B8)."""
    s = demon(2).has(B, gauge=3).only().free()
    s.says("summon demon-of-argos")
    assert s.gauge(B) == 2
    assert s.in_hand(B) == []


# --- 39 Titus Deepgaze ---------------------------------------------------------------------------------------------


def test_titus_deepgaze() -> None:
    """At the end of a round each opponent gives a crystal (C39)."""
    s = Scene(3).play(A, "titus-deepgaze").has(B, crystals=4).has(C, crystals=1).end_of_round()
    assert [s.crystals(seat) for seat in (A, B, C)] == [2, 3, 0]
    assert s.in_play(A) == ["titus-deepgaze"]


def test_titus_deepgaze_and_a_poor_opponent() -> None:
    """One could not: Titus goes, after collecting from the others (C39)."""
    s = Scene(3).play(A, "titus-deepgaze").has(B).has(C, crystals=4).end_of_round()
    assert [s.crystals(seat) for seat in (A, B, C)] == [1, 0, 3]
    assert s.in_play(A) == []
    assert s.discarded == ["titus-deepgaze"]


def test_titus_deepgaze_twice() -> None:
    """Each collects for itself; a single crystal feeds one of them (B8)."""
    s = Scene().play(A, "titus-deepgaze", "titus-deepgaze").has(B, crystals=3).end_of_round()
    assert (s.crystals(A), s.crystals(B)) == (2, 1)
    assert s.in_play(A) == ["titus-deepgaze", "titus-deepgaze"]
    s = Scene().play(A, "titus-deepgaze", "titus-deepgaze").has(B, crystals=1).end_of_round()
    assert (s.crystals(A), s.crystals(B)) == (1, 0)
    assert s.in_play(A) == ["titus-deepgaze"]


def test_titus_deepgaze_in_turn_order() -> None:
    """A's Chest comes only after B's Titus if B is first: here A is, so B's Titus finds 3 crystals (B4, G3)."""
    s = Scene().play(A, "wondrous-chest").has(A, fire=4).play(B, "titus-deepgaze").end_of_round()
    assert (s.crystals(A), s.crystals(B)) == (2, 1)
    assert s.in_play(B) == ["titus-deepgaze"]
    s = Scene().play(A, "titus-deepgaze").play(B, "wondrous-chest").has(B, fire=4).end_of_round()
    assert (s.crystals(A), s.crystals(B)) == (0, 3)
    assert s.in_play(A) == []


@pytest.mark.parametrize(("players", "fire"), [(2, 1), (3, 2), (4, 3)])
def test_titus_deepgaze_costs_more_with_more_players(players: int, fire: int) -> None:
    """One, two or three fire (C39)."""
    s = Scene(players).hand(A, "titus-deepgaze").has(A, gauge=1, fire=fire - 1, water=5).free()
    assert "summon titus-deepgaze" not in s.options
    s = Scene(players).hand(A, "titus-deepgaze").has(A, gauge=1, fire=fire).free()
    s.says("summon titus-deepgaze")
    assert s.reserve(A) == {}


# --- 40 Air Elemental ----------------------------------------------------------------------------------------------


def test_air_elemental() -> None:
    """All energies in the opponents' reserves become air (C40)."""
    s = Scene(3).hand(A, "air-elemental").has(A, gauge=1, air=3, fire=2)
    s.has(B, water=2, earth=1, fire=1, air=1).has(C, fire=7).free()
    s.says("summon air-elemental")
    assert s.reserve(A) == {"fire": 2}
    assert s.reserve(B) == {"air": 5}
    assert s.reserve(C) == {"air": 7}


def test_air_elemental_reaches_the_grimoire() -> None:
    """It is a part of the reserve; the Cauldron is not (C40)."""
    s = Scene().hand(A, "air-elemental").has(A, gauge=1, air=3)
    s.play(B, "bespelled-grimoire").play(B, "glutton-cauldron", fire=2).has(B, water=10).free()
    s.says("summon air-elemental")
    assert s.reserve(B) == {"air": 10}
    assert s.on_card(B, "glutton-cauldron") == {"fire": 2}
