"""Cards 31 to 34, each against its ruling. A card's own ruling is written (C31) to (C34)."""

import pytest

from tests.games.seasons.scene import A, B, C, Scene

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
    """The discards are the pile as soon as there is none (B9)."""
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
