"""Cards 31 to 40, each against its ruling. A card's own ruling is written (C31) to (C40)."""

import pytest

from tests.seasons.scene import A, B, C, D, Scene

# --- 31 Elemental Amulet -------------------------------------------------------------------------------------------


def elemental(edition: int = 2) -> Scene:
    return Scene(edition=edition).hand(A, "elemental-amulet").pile("purse-of-io")


def test_elemental_amulet() -> None:
    """One energy of each type: 2 energies, 5 crystals, a card, gauge +1, in the owner's order (C31)."""
    s = elemental().has(A, gauge=1, water=1, earth=1, fire=1, air=1).free()
    s.says("summon elemental-amulet", "energy water", "energy earth", "energy fire", "energy air")
    assert s.reserve(A) == {}
    assert s.question == "amulet-order"
    s.says("energy earth")
    assert s.crystals(A) == 5
    s.says("energy air")
    assert s.gauge(A) == 2
    s.says("energy water", "energy earth", "energy air")
    assert s.reserve(A) == {"earth": 1, "air": 1}
    assert s.in_hand(A) == ["purse-of-io"]
    assert s.question == "free"


def test_elemental_amulet_for_water() -> None:
    """Two energies of choice (C31)."""
    s = elemental().has(A, gauge=1, water=1).free()
    s.says("summon elemental-amulet", "energy fire", "energy fire")
    assert s.reserve(A) == {"fire": 2}
    assert (s.crystals(A), s.gauge(A), s.in_hand(A)) == (0, 1, [])


def test_elemental_amulet_for_earth() -> None:
    """5 crystals (C31)."""
    s = elemental().has(A, gauge=1, earth=1).free()
    s.says("summon elemental-amulet")
    assert s.reserve(A) == {}
    assert (s.crystals(A), s.gauge(A), s.in_hand(A)) == (5, 1, [])


def test_elemental_amulet_for_fire() -> None:
    """A card, which must be kept (C31)."""
    s = elemental().has(A, gauge=1, fire=1).free()
    s.says("summon elemental-amulet")
    assert s.reserve(A) == {}
    assert (s.crystals(A), s.gauge(A), s.in_hand(A)) == (0, 1, ["purse-of-io"])


def test_elemental_amulet_for_air() -> None:
    """Gauge +1 (A11)."""
    s = elemental().has(A, gauge=1, air=1).free()
    s.says("summon elemental-amulet")
    assert s.reserve(A) == {}
    assert (s.crystals(A), s.gauge(A), s.in_hand(A)) == (0, 2, [])


def test_elemental_amulet_no_type_twice() -> None:
    """Different energies, at least one (C31)."""
    s = elemental().has(A, gauge=1, earth=3, air=2).free()
    s.says("summon elemental-amulet")
    assert s.options == ["energy earth", "energy air"]
    s.says("energy earth")
    assert sorted(s.options) == ["done", "energy air"]
    s.says("done")
    assert s.reserve(A) == {"earth": 2, "air": 2}
    assert s.crystals(A) == 5


def test_elemental_amulet_needs_an_energy() -> None:
    """The set of types is not empty (C31)."""
    s = elemental().has(A, crystals=20, gauge=1).free()
    assert "summon elemental-amulet" not in s.options


def test_elemental_amulet_paid_from_an_amulet_of_water() -> None:
    """Like any summoning (C4)."""
    s = elemental().play(A, "amulet-of-water", earth=1).has(A, gauge=2).free()
    s.says("summon elemental-amulet")
    assert s.crystals(A) == 5
    assert s.on_card(A, "amulet-of-water") == {}


def test_elemental_amulet_put_into_play_free() -> None:
    """All four effects happen (C31)."""
    s = elemental().play(A, "potion-of-dreams").has(A, gauge=1, fire=3).free()
    s.says("activate potion-of-dreams", "energy earth", "energy fire", "energy air", "energy water", "energy fire")
    assert s.reserve(A) == {"water": 1, "fire": 1}
    assert s.crystals(A) == 5
    assert s.gauge(A) == 2
    assert s.in_hand(A) == ["purse-of-io"]


def test_elemental_amulet_from_the_chalice() -> None:
    """The same (C31, C9)."""
    s = Scene().hand(A, "divine-chalice").has(A, gauge=2, water=1, earth=1, fire=1, air=1)
    s.pile("elemental-amulet", "crystal-orb", "tree-of-light", "wondrous-chest", "purse-of-io").free()
    s.says("summon divine-chalice", "card elemental-amulet")
    assert s.options == ["energy water", "energy earth", "energy fire", "energy air"]
    s.says("energy fire")
    assert s.in_hand(A) == ["purse-of-io"]
    s.says("energy earth", "energy air", "energy water", "energy water")
    assert s.reserve(A) == {"water": 2}
    assert s.crystals(A) == 5
    assert s.gauge(A) == 3


def test_elemental_amulet_with_a_hand_of_fortune() -> None:
    """One energy fewer is paid, all chosen effects happen (C31)."""
    s = elemental().play(A, "hand-of-fortune").has(A, gauge=2, earth=1, air=1).free()
    s.says("summon elemental-amulet", "energy earth", "energy air", "pay earth")
    assert s.reserve(A) == {"air": 1}
    s.says("energy earth")
    assert s.crystals(A) == 5
    assert s.gauge(A) == 3


def test_elemental_amulet_with_a_hand_and_a_type_not_held() -> None:
    """The energy not paid need not be there (C31)."""
    s = elemental().play(A, "hand-of-fortune").has(A, gauge=2, earth=1).free()
    s.says("summon elemental-amulet")
    assert s.options == ["energy water", "energy earth"]  # earth must be among them
    s.says("energy earth", "energy fire")
    assert s.reserve(A) == {}
    s.says("energy earth")
    assert s.crystals(A) == 5
    assert s.in_hand(A) == ["purse-of-io"]


def test_elemental_amulet_with_a_hand_and_one_type() -> None:
    """At least one energy is paid (C31)."""
    s = elemental().play(A, "hand-of-fortune").has(A, gauge=2, earth=2).free()
    s.says("summon elemental-amulet", "energy earth", "done")
    assert s.reserve(A) == {"earth": 1}
    assert s.crystals(A) == 5
    s = elemental().play(A, "hand-of-fortune").has(A, crystals=9, gauge=2).free()
    assert "summon elemental-amulet" not in s.options


def test_elemental_amulet_with_a_hand_and_not_enough() -> None:
    """With one Hand three types cost two energies: one energy reaches for two types only (C31)."""
    s = elemental().play(A, "hand-of-fortune").has(A, gauge=2, water=3).free()
    s.says("summon elemental-amulet")  # with water, or it could not be paid
    assert s.options == ["done", "energy earth", "energy fire", "energy air"]
    s.says("energy earth")
    assert s.question == "amulet-order"  # no third type
    assert s.reserve(A) == {"water": 2}


def test_elemental_amulet_with_two_hands() -> None:
    """All four types for two energies (C31)."""
    s = elemental().play(A, "hand-of-fortune", "hand-of-fortune").has(A, gauge=3, earth=1, air=1).free()
    s.says("summon elemental-amulet", "energy water", "energy earth", "energy fire", "energy air")
    assert s.reserve(A) == {}
    s.says("energy earth", "energy fire", "energy air", "energy fire", "energy fire")
    assert s.reserve(A) == {"fire": 2}
    assert s.crystals(A) == 5
    assert s.gauge(A) == 4
    assert s.in_hand(A) == ["purse-of-io"]


def test_elemental_amulet_with_two_hands_and_three_types() -> None:
    """Three types for one energy, and two types still cost one (C31, C20)."""
    hands = ("hand-of-fortune", "hand-of-fortune")
    s = elemental().play(A, *hands).has(A, gauge=3, fire=1).free()
    s.says("summon elemental-amulet", "energy earth", "energy air")  # with fire, or it could not be paid
    assert s.reserve(A) == {}
    s.says("energy earth", "energy fire")
    assert (s.crystals(A), s.gauge(A), s.in_hand(A)) == (5, 4, ["purse-of-io"])
    s = elemental().play(A, *hands).has(A, gauge=3, earth=1, air=1).free()
    s.says("summon elemental-amulet", "energy earth", "energy air", "pay air", "energy air")
    assert s.reserve(A) == {"earth": 1}
    assert (s.crystals(A), s.gauge(A)) == (5, 4)


def test_elemental_amulet_not_paid_with_a_vases_energy() -> None:
    """The cost comes from what is held before (C31, H2)."""
    s = elemental().play(A, "yjangs-forgotten-vase").has(A, gauge=2).free()
    assert "summon elemental-amulet" not in s.options
    s = elemental().play(A, "yjangs-forgotten-vase").has(A, gauge=2, earth=1).free()
    s.says("summon elemental-amulet")
    assert s.question == "gain-energy"  # earth is all there was to choose
    s.says("energy air")
    assert s.reserve(A) == {"air": 1}
    assert (s.crystals(A), s.gauge(A)) == (5, 2)


def test_elemental_amulet_limit_after_water() -> None:
    """Six left and two gained: one too many (C31)."""
    s = elemental().has(A, gauge=1, water=7).free()
    s.says("summon elemental-amulet", "drop water", "energy fire", "energy air")
    assert s.reserve(A) == {"water": 5, "fire": 1, "air": 1}


def test_elemental_amulet_for_air_in_edition_one() -> None:
    """Discard a card from hand (A11)."""
    s = elemental(edition=1).hand(A, "crystal-orb", "tree-of-light").has(A, gauge=1, air=1).free()
    s.says("summon elemental-amulet", "card tree-of-light")
    assert s.gauge(A) == 1
    assert s.in_hand(A) == ["crystal-orb"]
    assert s.discarded == ["tree-of-light"]


def test_elemental_amulet_for_air_in_edition_one_with_an_empty_hand() -> None:
    """If part of an effect is impossible, do the rest (B8)."""
    s = elemental(edition=1).has(A, gauge=1, air=1, earth=1).free()
    s.says("summon elemental-amulet", "energy earth", "energy air", "energy air")
    assert s.gauge(A) == 1
    assert s.crystals(A) == 5


# --- 32 Tree of Light ----------------------------------------------------------------------------------------------


def test_tree_of_light() -> None:
    """3 crystals for an energy of choice (C32)."""
    s = Scene().play(A, "tree-of-light").has(A, crystals=4, fire=1).free()
    s.says("activate tree-of-light")
    assert sorted(s.options) == ["pay crystals", "pay energy"]
    s.says("pay crystals", "energy air")
    assert s.crystals(A) == 1
    assert s.reserve(A) == {"fire": 1, "air": 1}
    assert not any(option.startswith("transmute") for option in s.options)


def test_tree_of_light_for_transmuting() -> None:
    """Or an energy for leave to transmute this turn (C32)."""
    s = Scene().play(A, "tree-of-light").has(A, crystals=4, fire=1, earth=1).free()
    s.says("activate tree-of-light", "pay energy", "pay fire", "transmute earth")
    assert s.crystals(A) == 7
    assert s.reserve(A) == {}


def test_tree_of_light_one_effect_an_activation() -> None:
    """(A22)"""
    s = Scene().play(A, "tree-of-light").has(A, crystals=9, fire=2).free()
    s.says("activate tree-of-light", "pay crystals", "energy air")
    assert "activate tree-of-light" not in s.options


def test_tree_of_light_with_leave_to_transmute_already() -> None:
    """Legal but useless (C32)."""
    s = Scene().play(A, "tree-of-light").has(A, fire=2).free(transmute=True)
    s.says("activate tree-of-light", "transmute fire")
    assert s.crystals(A) == 2
    assert s.reserve(A) == {}


def test_tree_of_light_with_two_crystals() -> None:
    """The energy is the only way (C32)."""
    s = Scene().play(A, "tree-of-light").has(A, crystals=2, fire=2).free()
    s.says("activate tree-of-light", "transmute fire")
    assert s.crystals(A) == 4


def test_tree_of_light_without_means() -> None:
    """Neither 3 crystals nor an energy (B7)."""
    s = Scene().play(A, "tree-of-light").has(A, crystals=2).free()
    assert "activate tree-of-light" not in s.options


# --- 33 Arcano Leech -----------------------------------------------------------------------------------------------


def test_arcano_leech() -> None:
    """An opponent gives a crystal before summoning from hand (C33)."""
    s = Scene().play(B, "arcano-leech").hand(A, "amulet-of-air").has(A, crystals=3, gauge=1, air=2).free()
    s.says("summon amulet-of-air")
    assert (s.crystals(A), s.crystals(B)) == (2, 1)


def test_arcano_leech_and_who_has_no_crystal() -> None:
    """They may not summon (C33)."""
    s = Scene().play(B, "arcano-leech").hand(A, "amulet-of-air").has(A, gauge=1, air=2).free()
    assert "summon amulet-of-air" not in s.options


def test_arcano_leech_on_top_of_the_cost() -> None:
    """The crystals must cover the printed cost and all Leeches (B6)."""
    s = Scene().play(B, "arcano-leech").hand(A, "naria-the-prophetess").has(A, crystals=3, gauge=1).free()
    assert "summon naria-the-prophetess" not in s.options
    s = Scene().play(B, "arcano-leech").hand(A, "naria-the-prophetess").has(A, crystals=4, gauge=1).free()
    assert "summon naria-the-prophetess" in s.options


def test_arcano_leech_each_for_itself() -> None:
    """Two with one opponent, or one with each of two (C33)."""
    s = Scene().play(B, "arcano-leech", "arcano-leech").hand(A, "amulet-of-air").has(A, crystals=2, gauge=1, air=2)
    s.free()
    s.says("summon amulet-of-air")
    assert (s.crystals(A), s.crystals(B)) == (0, 2)
    s = Scene(3).play(B, "arcano-leech").play(C, "arcano-leech").hand(A, "amulet-of-air")
    s.has(A, crystals=2, gauge=1, air=2).free()
    s.says("summon amulet-of-air")
    assert [s.crystals(seat) for seat in (A, B, C)] == [0, 1, 1]


def test_arcano_leech_twice_and_one_crystal() -> None:
    """Not enough for both: illegal (B6)."""
    s = Scene().play(B, "arcano-leech", "arcano-leech").hand(A, "amulet-of-air").has(A, crystals=1, gauge=1, air=2)
    assert "summon amulet-of-air" not in s.free().options


def test_arcano_leech_not_paid_by_the_staff() -> None:
    """What a summoning brings cannot pay for it (B6)."""
    s = Scene().play(B, "arcano-leech").play(A, "staff-of-spring").hand(A, "amulet-of-air").has(A, gauge=2, air=2)
    assert "summon amulet-of-air" not in s.free().options


def test_arcano_leech_not_for_free_entries() -> None:
    """(C33)"""
    s = Scene().play(B, "arcano-leech").play(A, "potion-of-dreams").hand(A, "amulet-of-air").has(A, gauge=1).free()
    s.says("activate potion-of-dreams")
    assert s.in_play(A) == ["amulet-of-air"]
    assert s.crystals(B) == 0


def test_arcano_leech_not_for_its_owner() -> None:
    """(C33)"""
    s = Scene().play(A, "arcano-leech").hand(A, "amulet-of-air").has(A, gauge=2, air=2).free()
    s.says("summon amulet-of-air")
    assert s.in_play(A) == ["arcano-leech", "amulet-of-air"]


@pytest.mark.parametrize(("players", "cost"), [(2, 2), (3, 5), (4, 8)])
def test_arcano_leech_costs_more_with_more_players(players: int, cost: int) -> None:
    """2, 5 or 8 crystals (C33)."""
    s = Scene(players).hand(A, "arcano-leech").has(A, crystals=cost - 1, gauge=1).free()
    assert "summon arcano-leech" not in s.options
    s = Scene(players).hand(A, "arcano-leech").has(A, crystals=cost, gauge=1).free()
    s.says("summon arcano-leech")
    assert s.crystals(A) == 0


# --- 34 Crystal Orb ------------------------------------------------------------------------------------------------


def orb(edition: int = 2) -> Scene:
    return Scene(edition=edition).play(A, "crystal-orb").pile("olafs-blessed-statue", "purse-of-io")


def test_crystal_orb() -> None:
    """Look at the top card, then discard 4 energies of any types to put it into play free (C34)."""
    s = orb().has(A, gauge=2, water=2, fire=3).free()
    s.says("activate crystal-orb")
    assert sorted(s.options) == ["card olafs-blessed-statue", "done"]
    s.says("card olafs-blessed-statue", "pay fire")  # and two more, and a water
    assert s.in_play(A) == ["crystal-orb", "olafs-blessed-statue"]
    assert s.crystals(A) == 20
    assert s.reserve(A) == {"water": 1}
    assert s.pile_top[0] == "purse-of-io"


def test_crystal_orb_puts_it_back() -> None:
    """The decision is made after looking; looking costs nothing (C34)."""
    s = orb().has(A, gauge=2, fire=4).free()
    s.says("activate crystal-orb", "done")
    assert s.in_play(A) == ["crystal-orb"]
    assert s.reserve(A) == {"fire": 4}
    assert s.pile_top[:2] == ["olafs-blessed-statue", "purse-of-io"]
    assert s.turned(A) == ["crystal-orb"]


def test_crystal_orb_discards_unseen() -> None:
    """The other way: 3 crystals, and nobody sees the card (C34)."""
    s = orb().has(A, crystals=4, gauge=2, fire=4).free()
    s.says("activate crystal-orb")
    assert sorted(s.options) == ["discard top", "look at top"]
    s.says("discard top")
    assert s.crystals(A) == 1
    assert s.discarded == ["olafs-blessed-statue"]
    assert s.pile_top[0] == "purse-of-io"
    for seat in (A, B):
        assert [event["card"] for event in s.t.events_for(seat) if event["event"] == "discarded"] == [""]


def test_crystal_orb_discards_for_three_crystals() -> None:
    """Three are enough, two are not: then looking is the only way (C34)."""
    s = orb().has(A, crystals=3, gauge=1).free()
    s.says("activate crystal-orb", "discard top")
    assert s.crystals(A) == 0
    s = orb().has(A, crystals=2, gauge=1).free()
    s.says("activate crystal-orb")
    assert s.crystals(A) == 2
    assert s.pile_top[0] == "olafs-blessed-statue"


def test_crystal_orb_takes_the_last_of_the_pile() -> None:
    """The discards are shuffled at once (B9)."""
    s = Scene().play(A, "crystal-orb").discards("tree-of-light").only("wondrous-chest").has(A, gauge=2, fire=4).free()
    s.says("activate crystal-orb", "card wondrous-chest")
    assert s.pile_top == ["tree-of-light"]
    assert s.discarded == []


def test_crystal_orb_looks_in_private() -> None:
    """*Look* is for that player alone (B9)."""
    s = orb().has(A, gauge=2, fire=4).free()
    s.says("activate crystal-orb")
    assert [event["card"] for event in s.t.events_for(A) if event["event"] == "looked"] == ["olafs-blessed-statue"]
    assert [event["card"] for event in s.t.events_for(B) if event["event"] == "looked"] == [""]


def test_crystal_orb_without_room() -> None:
    """Looking is all (C34)."""
    s = orb().has(A, gauge=1, fire=4).free()
    s.says("activate crystal-orb")
    assert s.question == "free"
    assert s.in_play(A) == ["crystal-orb"]
    assert s.turned(A) == ["crystal-orb"]


def test_crystal_orb_with_three_energies() -> None:
    """(C34)"""
    s = orb().has(A, gauge=2, fire=3).free()
    s.says("activate crystal-orb")
    assert s.question == "free"
    assert s.pile_top[0] == "olafs-blessed-statue"


def test_crystal_orb_is_no_summoning() -> None:
    """No Staff, no Leech (A4)."""
    s = orb().play(A, "staff-of-spring").play(B, "arcano-leech").has(A, gauge=3, fire=4).free()
    s.says("activate crystal-orb", "card olafs-blessed-statue")
    assert (s.crystals(A), s.crystals(B)) == (20, 0)


def test_crystal_orb_with_an_empty_pile() -> None:
    """The discards are shuffled as soon as a look is needed (B9)."""
    s = Scene().play(A, "crystal-orb").discards("olafs-blessed-statue").only().has(A, gauge=2, fire=4).free()
    s.says("activate crystal-orb", "card olafs-blessed-statue")
    assert s.crystals(A) == 20
    assert s.discarded == []


def test_crystal_orb_in_edition_one() -> None:
    """The energies come from the reserve itself (A23)."""
    s = orb(edition=1).play(A, "amulet-of-water", fire=4).has(A, gauge=3, fire=3).free()
    s.says("activate crystal-orb")
    assert s.question == "free"
    s = orb(edition=1).play(A, "amulet-of-water", fire=4).has(A, gauge=3, fire=4).free()
    s.says("activate crystal-orb", "card olafs-blessed-statue")
    assert s.reserve(A) == {}
    assert s.on_card(A, "amulet-of-water") == {"fire": 4}


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
