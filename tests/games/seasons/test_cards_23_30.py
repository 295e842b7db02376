"""Cards 23 to 30, each against its ruling. A card's own ruling is written (C23) to (C30)."""

import pytest

from tests.games.seasons.scene import A, B, C, Scene

# --- 23 Potion of Power --------------------------------------------------------------------------------------------


def test_potion_of_power() -> None:
    """Sacrifice it: draw a card that must be kept, gauge +2 (C23)."""
    s = Scene().play(A, "potion-of-power").has(A, gauge=1).pile("purse-of-io").free()
    s.says("activate potion-of-power")
    assert s.in_hand(A) == ["purse-of-io"]
    assert s.gauge(A) == 3
    assert s.in_play(A) == []
    assert s.discarded == ["potion-of-power"]
    assert s.question == "free"


def test_potion_of_power_is_all_there_is_to_draw() -> None:
    """The pile is empty, the discards are the potion: it is shuffled and drawn (B9)."""
    s = Scene().play(A, "potion-of-power").has(A, gauge=1).only().free()
    s.says("activate potion-of-power")
    assert s.in_hand(A) == ["potion-of-power"]
    assert s.gauge(A) == 3


def test_potion_of_power_near_the_top_of_the_gauge() -> None:
    """(A3)"""
    s = Scene().play(A, "potion-of-power").has(A, gauge=14).free()
    s.says("activate potion-of-power")
    assert s.gauge(A) == 15


# --- 24 Potion of Dreams -------------------------------------------------------------------------------------------


def test_potion_of_dreams() -> None:
    """Sacrifice it and discard the reserve: a card from hand enters play free (C24)."""
    s = Scene().play(A, "potion-of-dreams").hand(A, "runic-cube-of-eolis", "crystal-orb").has(A, gauge=1, fire=3).free()
    s.says("activate potion-of-dreams")
    assert sorted(s.options) == ["card crystal-orb", "card runic-cube-of-eolis"]
    s.says("card runic-cube-of-eolis")
    assert s.in_play(A) == ["runic-cube-of-eolis"]
    assert s.in_hand(A) == ["crystal-orb"]
    assert s.reserve(A) == {}
    assert s.discarded == ["potion-of-dreams"]


def test_potion_of_dreams_makes_room_itself() -> None:
    """The sacrifice comes first; then there must be room (C24)."""
    s = Scene().play(A, "potion-of-dreams", "purse-of-io").hand(A, "crystal-orb").has(A, gauge=2).free()
    s.says("activate potion-of-dreams")
    assert s.in_play(A) == ["purse-of-io", "crystal-orb"]


def test_potion_of_dreams_without_room() -> None:
    """More cards than gauge: not even with the potion gone (C24, G12)."""
    s = Scene().play(A, "potion-of-dreams", "purse-of-io").hand(A, "crystal-orb").has(A, gauge=1).free()
    assert "activate potion-of-dreams" not in s.options


def test_potion_of_dreams_without_a_card() -> None:
    """(G12)"""
    s = Scene().play(A, "potion-of-dreams").has(A, gauge=3, fire=2).free()
    assert "activate potion-of-dreams" not in s.options


def test_potion_of_dreams_is_no_summoning() -> None:
    """No Leech, Staff or Vase; not counted for the tie-break (C24, A4)."""
    s = Scene().play(A, "potion-of-dreams", "staff-of-spring", "yjangs-forgotten-vase").play(B, "arcano-leech")
    s.hand(A, "runic-cube-of-eolis").has(A, crystals=4, gauge=3).free()
    s.says("activate potion-of-dreams")
    assert s.in_play(A)[-1] == "runic-cube-of-eolis"
    assert (s.crystals(A), s.crystals(B)) == (4, 0)
    assert s.reserve(A) == {}
    assert s.t.players[A].summoned == 0


def test_potion_of_dreams_discards_before_the_card_arrives() -> None:
    """What the card brings is kept (C24)."""
    s = Scene().play(A, "potion-of-dreams").hand(A, "cursed-treatise-of-arus").has(A, gauge=1, fire=3).free()
    s.says("activate potion-of-dreams", "energy water", "energy earth")
    assert s.reserve(A) == {"water": 1, "earth": 1}
    assert s.crystals(A) == 10
    assert s.gauge(A) == 2


# --- 25 Potion of Knowledge ----------------------------------------------------------------------------------------


def test_potion_of_knowledge() -> None:
    """Sacrifice it: 5 energies of choice (C25)."""
    s = Scene().play(A, "potion-of-knowledge").has(A, fire=2).free()
    s.says("activate potion-of-knowledge", "energy water", "energy earth", "energy earth", "energy fire", "energy air")
    assert s.reserve(A) == {"water": 1, "earth": 2, "fire": 3, "air": 1}
    assert s.in_play(A) == []
    assert s.discarded == ["potion-of-knowledge"]


def test_potion_of_knowledge_with_old_energies_kept() -> None:
    """One limit check, after all five: four old ones leave room for three new ones (C25, G24)."""
    s = Scene().play(A, "potion-of-knowledge").has(A, fire=4).free()
    s.says("activate potion-of-knowledge", "done", "energy water", "energy water", "energy air")
    assert s.reserve(A) == {"water": 2, "fire": 4, "air": 1}


def test_potion_of_knowledge_with_all_five_kept() -> None:
    """Or old ones go for them (G24)."""
    s = Scene().play(A, "potion-of-knowledge").has(A, fire=4).free()
    s.says("activate potion-of-knowledge", "drop fire", "drop fire", "energy water")
    s.says("energy water", "energy water", "energy water", "energy earth")
    assert s.reserve(A) == {"water": 4, "earth": 1, "fire": 2}


# --- 26 Potion of Life ---------------------------------------------------------------------------------------------


def test_potion_of_life() -> None:
    """Sacrifice it: transmute the whole reserve for 4 crystals each (C26)."""
    s = Scene().play(A, "potion-of-life").has(A, crystals=1, water=2, fire=1).free()
    s.says("activate potion-of-life")
    assert s.crystals(A) == 1 + 12
    assert s.reserve(A) == {}
    assert s.in_play(A) == []
    assert s.discarded == ["potion-of-life"]


def test_potion_of_life_with_a_purse_and_a_bonus() -> None:
    """Each energy is worth 1 more for each of them (C26, G7)."""
    s = Scene().play(A, "potion-of-life", "purse-of-io").has(A, water=2, fire=1).free()
    s.says("bonus transmute", "activate potion-of-life")
    assert s.crystals(A) == 3 * 6


def test_potion_of_life_with_an_empty_reserve() -> None:
    """Allowed, and no effect (C26)."""
    s = Scene().play(A, "potion-of-life").has(A).free()
    s.says("activate potion-of-life")
    assert s.crystals(A) == 0
    assert s.in_play(A) == []


def test_potion_of_life_gives_no_leave_to_transmute() -> None:
    """(A12)"""
    s = Scene().play(A, "potion-of-life").play(A, "amulet-of-water", fire=1).has(A, water=2).free()
    s.says("activate potion-of-life")
    assert not any(option.startswith("transmute") for option in s.options)


def test_potion_of_life_leaves_the_permission_of_a_die() -> None:
    """(A12)"""
    s = Scene().play(A, "potion-of-life").play(A, "amulet-of-water", fire=1).has(A, water=2).free(transmute=True)
    s.says("activate potion-of-life", "transmute fire from amulet 1")
    assert s.crystals(A) == 8 + 2


def test_potion_of_life_in_edition_one() -> None:
    """No more transmuting this turn (A12)."""
    s = Scene(edition=1).play(A, "potion-of-life").play(A, "amulet-of-water", fire=1).has(A, water=2)
    s.free(transmute=True)
    s.says("activate potion-of-life")
    assert s.crystals(A) == 8
    assert not any(option.startswith("transmute") for option in s.options)


# --- 27 Hourglass of Time ------------------------------------------------------------------------------------------


def test_hourglass_of_time() -> None:
    """At a change of season: an energy of choice (C27)."""
    s = Scene().play(A, "hourglass-of-time").when(3).end_of_round()
    assert s.options == ["energy water", "energy earth", "energy fire", "energy air"]
    s.says("A: energy fire")
    assert s.reserve(A) == {"fire": 1}
    assert s.question == "die"


def test_hourglass_of_time_within_a_season() -> None:
    """(B5)"""
    s = Scene().play(A, "hourglass-of-time").when(2).end_of_round()
    assert s.question == "die"
    assert s.reserve(A) == {}


def test_hourglass_of_time_twice() -> None:
    """(B8)"""
    s = Scene().play(A, "hourglass-of-time", "hourglass-of-time").when(12).end_of_round()
    s.says("A: energy fire", "A: energy water")
    assert s.reserve(A) == {"fire": 1, "water": 1}


def test_hourglass_of_time_on_anothers_boots() -> None:
    """At once, in another's turn, forwards or back (C27)."""
    for space, pick in ((3, "move forward 1"), (4, "move back 1")):
        s = Scene().hand(A, "temporal-boots").has(A, gauge=1).play(B, "hourglass-of-time").when(space).free()
        s.says("summon temporal-boots", pick, "B: energy earth")
        assert s.reserve(B) == {"earth": 1}
        assert s.asked == A


def test_hourglass_of_time_with_a_full_reserve() -> None:
    """The limit is checked at once (C27)."""
    s = Scene().hand(A, "temporal-boots").has(A, gauge=1).play(B, "hourglass-of-time").has(B, fire=7).when(3).free()
    s.says("summon temporal-boots", "move forward 1", "B: drop fire", "B: energy earth")
    assert s.reserve(B) == {"earth": 1, "fire": 6}
    assert s.asked == A


def test_hourglass_of_time_in_turn_order() -> None:
    """The active player first (G2)."""
    s = Scene(3).hand(A, "temporal-boots").has(A, gauge=2).when(3)
    s.play(A, "hourglass-of-time").play(C, "hourglass-of-time").free()
    s.says("summon temporal-boots", "move forward 1", "A: energy water", "C: energy air")
    assert s.reserve(A) == {"water": 1}
    assert s.reserve(C) == {"air": 1}


def test_hourglass_of_time_and_figrim_in_the_order_of_their_owner() -> None:
    """(B5, G2)"""
    s = Scene().play(A, "hourglass-of-time", "figrim-the-avaricious").has(B, crystals=2).when(3).end_of_round()
    assert sorted(s.options) == ["own figrim-the-avaricious", "own hourglass-of-time"]
    s.says("own figrim-the-avaricious")
    assert s.crystals(A) == 1
    s.says("energy fire")
    assert s.reserve(A) == {"fire": 1}


def test_hourglass_of_time_at_the_last_change_of_all() -> None:
    """It still counts, here for the Lantern (B2)."""
    s = Scene().play(A, "hourglass-of-time", "lantern-of-xidit").when(12, 3).end_of_round()
    s.says("energy fire")
    assert s.t.over
    assert s.t.scores[A] == 6 + 24 + 3


def test_hourglass_of_time_in_edition_one() -> None:
    """The energy comes at the end of the round of the change (A15)."""
    s = Scene(edition=1).hand(A, "temporal-boots").has(A, gauge=2).play(A, "hourglass-of-time").when(3).free()
    s.says("summon temporal-boots", "move forward 1")
    assert s.question == "free"
    assert s.reserve(A) == {}
    s.says("end turn", "B: leave energy", "B: end turn", "A: energy fire")
    assert s.reserve(A) == {"fire": 1}
    assert s.question == "die"


# --- 28 Scepter of Greatness ---------------------------------------------------------------------------------------


def scepter() -> Scene:
    return Scene().hand(A, "scepter-of-greatness").has(A, gauge=6, water=1, earth=1, fire=1, air=1)


def test_scepter_of_greatness() -> None:
    """3 crystals for each other magic item you have in play; familiars do not count (C28)."""
    s = scepter().play(A, "purse-of-io", "kairn-the-destroyer", "amulet-of-air").play(B, "amulet-of-fire").free()
    s.says("summon scepter-of-greatness")
    assert s.crystals(A) == 6


def test_scepter_of_greatness_alone() -> None:
    """(C28)"""
    s = scepter().play(A, "kairn-the-destroyer").free()
    s.says("summon scepter-of-greatness")
    assert s.crystals(A) == 0


def test_scepter_of_greatness_counts_its_twin() -> None:
    """(C28, A21)"""
    s = scepter().play(A, "scepter-of-greatness").free()
    s.says("summon scepter-of-greatness")
    assert s.crystals(A) == 3


# --- 29 Olaf's Blessed Statue --------------------------------------------------------------------------------------


def test_olafs_blessed_statue() -> None:
    """20 crystals (C29)."""
    s = Scene().hand(A, "olafs-blessed-statue").has(A, crystals=1, gauge=1, water=3).free()
    s.says("summon olafs-blessed-statue")
    assert s.crystals(A) == 21
    assert s.reserve(A) == {}


# --- 30 Yjang's Forgotten Vase -------------------------------------------------------------------------------------


def test_yjangs_forgotten_vase() -> None:
    """An energy of choice each time you summon from hand (C30)."""
    s = Scene().play(A, "yjangs-forgotten-vase").hand(A, "amulet-of-air").has(A, gauge=2, air=2).free()
    s.says("summon amulet-of-air")
    assert s.options == ["energy water", "energy earth", "energy fire", "energy air"]
    s.says("energy fire")
    assert s.reserve(A) == {"fire": 1}


def test_yjangs_forgotten_vase_not_for_itself() -> None:
    """But an earlier copy answers (C30, B6)."""
    s = Scene().hand(A, "yjangs-forgotten-vase", "yjangs-forgotten-vase")
    s.has(A, gauge=2, water=2, earth=2, fire=2).free()
    s.says("summon yjangs-forgotten-vase")
    assert s.reserve(A) == {"water": 1, "earth": 1, "fire": 1}
    s.says("summon yjangs-forgotten-vase", "energy air")
    assert s.reserve(A) == {"air": 1}


def test_yjangs_forgotten_vase_twice() -> None:
    """(B6)"""
    s = Scene().play(A, "yjangs-forgotten-vase", "yjangs-forgotten-vase").hand(A, "temporal-boots").has(A, gauge=3)
    s.free()
    s.says("summon temporal-boots", "energy water", "energy fire", "move forward 1")
    assert s.reserve(A) == {"water": 1, "fire": 1}


def test_yjangs_forgotten_vase_not_for_free_entries() -> None:
    """(C30, A25)"""
    s = Scene().play(A, "yjangs-forgotten-vase", "potion-of-dreams").hand(A, "amulet-of-air").has(A, gauge=2).free()
    s.says("activate potion-of-dreams")
    assert s.question == "free"
    assert s.reserve(A) == {}


def test_yjangs_forgotten_vase_comes_after_the_cost() -> None:
    """It cannot pay for the card that brings it (C30)."""
    s = Scene().play(A, "yjangs-forgotten-vase").hand(A, "amulet-of-air").has(A, gauge=2, air=1).free()
    assert "summon amulet-of-air" not in s.options


def test_yjangs_forgotten_vase_comes_before_the_arrival() -> None:
    """The Statue's crystals come after the Vase's energy (G5)."""
    s = Scene().play(A, "yjangs-forgotten-vase").hand(A, "olafs-blessed-statue").has(A, gauge=2, water=3).free()
    s.says("summon olafs-blessed-statue")
    assert s.question == "gain-energy"
    assert s.crystals(A) == 0
    s.says("energy fire")
    assert s.crystals(A) == 20


def test_yjangs_forgotten_vase_with_a_full_reserve() -> None:
    """The limit is enforced at once (B6)."""
    s = Scene().play(A, "yjangs-forgotten-vase").hand(A, "temporal-boots").has(A, gauge=2, fire=7).free()
    s.says("summon temporal-boots", "drop fire", "energy air", "move forward 1")
    assert s.reserve(A) == {"fire": 6, "air": 1}


@pytest.mark.parametrize("copies", [1, 2])
def test_yjangs_forgotten_vase_not_for_others(copies: int) -> None:
    """*You* summon (C30)."""
    s = Scene().play(B, *["yjangs-forgotten-vase"] * copies).hand(A, "amulet-of-air").has(A, gauge=1, air=2).free()
    s.says("summon amulet-of-air")
    assert s.reserve(A) == s.reserve(B) == {}
