"""Cards 1 to 6, each against its ruling. A card's own ruling is written (C1) to (C6)."""

import pytest

from tests.games.seasons.scene import A, B, Scene

# --- 1 Amulet of Air -----------------------------------------------------------------------------------------------


def test_amulet_of_air() -> None:
    """Gauge +2 (C1)."""
    s = Scene().hand(A, "amulet-of-air").has(A, gauge=3, air=2).free()
    s.says("summon amulet-of-air")
    assert s.gauge(A) == 5
    assert s.reserve(A) == {}
    assert s.in_play(A) == ["amulet-of-air"]


def test_amulet_of_air_at_the_top_of_the_gauge() -> None:
    """Beyond 15 a gain is lost (A3, C1)."""
    s = Scene().hand(A, "amulet-of-air").has(A, gauge=14, air=2).free()
    s.says("summon amulet-of-air")
    assert s.gauge(A) == 15


def test_amulet_of_air_put_into_play_free() -> None:
    """Arrival effects happen on free entry too (A5)."""
    s = Scene().play(A, "potion-of-dreams").hand(A, "amulet-of-air").has(A, gauge=1).free()
    s.says("activate potion-of-dreams")
    assert s.gauge(A) == 3


# --- 2 Amulet of Fire ----------------------------------------------------------------------------------------------

FOUR = ("purse-of-io", "divine-chalice", "wondrous-chest", "crystal-orb")


def test_amulet_of_fire() -> None:
    """Draw 4, put one in hand, discard the rest (C2)."""
    s = Scene().hand(A, "amulet-of-fire").has(A, gauge=1, fire=2).pile(*FOUR).free()
    s.says("summon amulet-of-fire")
    assert sorted(s.options) == sorted(f"card {key}" for key in FOUR)  # no way to keep none
    s.says("card wondrous-chest")
    assert s.in_hand(A) == ["wondrous-chest"]
    assert sorted(s.discarded) == ["crystal-orb", "divine-chalice", "purse-of-io"]


def test_amulet_of_fire_looks_in_private() -> None:
    """Others see that four cards are drawn, not which (C2, B9)."""
    s = Scene().hand(A, "amulet-of-fire").has(A, gauge=1, fire=2).pile(*FOUR).free()
    s.says("summon amulet-of-fire")
    for seat in (B, None):
        drawn = [event["card"] for event in s.t.events_for(seat) if event["event"] == "drew"]
        assert drawn == [""] * 4
    s.says("card purse-of-io")
    assert not any(event["card"] for event in s.t.events_for(B))


def test_amulet_of_fire_with_two_cards_left() -> None:
    """Fewer than four: what there is (C2). What is discarded then makes the new pile (B9)."""
    s = Scene().hand(A, "amulet-of-fire").has(A, gauge=1, fire=2).only("purse-of-io", "crystal-orb").free()
    s.says("summon amulet-of-fire")
    assert sorted(s.options) == ["card crystal-orb", "card purse-of-io"]
    s.says("card crystal-orb")
    assert s.in_hand(A) == ["crystal-orb"]
    assert (s.pile_top, s.discarded) == (["purse-of-io"], [])


def test_amulet_of_fire_reshuffles_on_the_way() -> None:
    """The pile runs out after two: the discards are shuffled at once and the draw goes on (B9)."""
    s = Scene().hand(A, "amulet-of-fire").has(A, gauge=1, fire=2).discards("wondrous-chest", "divine-chalice")
    s.only("purse-of-io", "crystal-orb").free()
    s.says("summon amulet-of-fire")
    assert sorted(s.options) == sorted(f"card {key}" for key in FOUR)
    s.says("card divine-chalice")
    assert sorted(s.pile_top) == ["crystal-orb", "purse-of-io", "wondrous-chest"]


def test_amulet_of_fire_takes_the_last_of_the_pile() -> None:
    """The discards are shuffled the moment the last card is drawn: without the cards in the middle of it (B9)."""
    s = Scene().hand(A, "amulet-of-fire").has(A, gauge=1, fire=2).discards("tree-of-light").only(*FOUR).free()
    s.says("summon amulet-of-fire")
    assert s.pile_top == ["tree-of-light"]
    s.says("card purse-of-io")
    assert s.pile_top == ["tree-of-light"]
    assert sorted(s.discarded) == ["crystal-orb", "divine-chalice", "wondrous-chest"]


def test_amulet_of_fire_with_no_card_anywhere() -> None:
    """Both piles empty: nothing is drawn (B9)."""
    s = Scene().hand(A, "amulet-of-fire").has(A, gauge=1, fire=2).only().free()
    s.says("summon amulet-of-fire")
    assert s.in_hand(A) == []
    assert s.question == "free"


# --- 3 Amulet of Earth ---------------------------------------------------------------------------------------------


def test_amulet_of_earth() -> None:
    """9 crystals (C3)."""
    s = Scene().hand(A, "amulet-of-earth").has(A, crystals=1, gauge=1, earth=2).free()
    s.says("summon amulet-of-earth")
    assert s.crystals(A) == 10


def test_amulet_of_earth_twice() -> None:
    """Two copies both work (B8)."""
    s = Scene().hand(A, "amulet-of-earth", "amulet-of-earth").has(A, gauge=2, earth=4).free()
    s.says("summon amulet-of-earth", "summon amulet-of-earth")
    assert s.crystals(A) == 18


# --- 4 Amulet of Water ---------------------------------------------------------------------------------------------


def test_amulet_of_water() -> None:
    """Four energies of choice, on the card and not in the reserve (C4)."""
    s = Scene().hand(A, "amulet-of-water").has(A, gauge=1, water=2).free()
    s.says("summon amulet-of-water", "energy water", "energy earth", "energy earth", "energy air")
    assert s.on_card(A, "amulet-of-water") == {"water": 1, "earth": 2, "air": 1}
    assert s.reserve(A) == {}
    assert s.question == "free"


def test_amulet_of_water_with_a_full_reserve() -> None:
    """What lies on it is not limited by the reserve (C4)."""
    s = Scene().hand(A, "amulet-of-water").has(A, gauge=1, water=2, fire=5).free()
    s.says("summon amulet-of-water", "energy fire", "energy fire", "energy fire", "energy fire")
    assert s.on_card(A, "amulet-of-water") == {"fire": 4}
    assert s.reserve(A) == {"fire": 5}


def test_amulet_of_water_pays_for_summoning() -> None:
    """Together with the reserve (C4)."""
    s = Scene().play(A, "amulet-of-water", air=1, water=1).hand(A, "amulet-of-air").has(A, gauge=2, air=1).free()
    s.says("summon amulet-of-air")
    assert s.gauge(A) == 4
    assert s.reserve(A) == {}
    assert s.on_card(A, "amulet-of-water") == {"water": 1}


def test_amulet_of_water_or_the_reserve_is_for_the_owner_to_say() -> None:
    """Reserve and Amulets in any mix (B6)."""
    s = Scene().play(A, "amulet-of-water", air=1).hand(A, "purse-of-io").has(A, gauge=2, air=1, fire=1).free()
    s.says("summon purse-of-io")
    assert sorted(s.options) == ["pay air", "pay air from amulet 1"]
    s.says("pay air from amulet 1")
    assert s.reserve(A) == {"air": 1}
    assert s.on_card(A, "amulet-of-water") == {}


def test_amulet_of_water_twice() -> None:
    """Two Amulets are two sources (B8)."""
    s = Scene().play(A, "amulet-of-water", fire=1).play(A, "amulet-of-water", fire=2).has(A).free(transmute=True)
    assert {"transmute fire from amulet 1", "transmute fire from amulet 2"} <= set(s.options)
    assert "transmute fire" not in s.options
    s.says("transmute fire from amulet 2")
    assert "transmute fire from amulet 2" not in s.options, "the two are alike now"
    s.says("transmute fire from amulet 1", "transmute fire from amulet 2")
    assert s.crystals(A) == 6
    assert not any("transmute fire" in option for option in s.options)


def test_amulet_of_water_transmutes() -> None:
    """Ordinary transmuting may take from it (C4)."""
    s = Scene().play(A, "amulet-of-water", earth=1).has(A).free(transmute=True)
    s.says("transmute earth from amulet 1")
    assert s.crystals(A) == 3
    assert s.on_card(A, "amulet-of-water") == {}


def test_amulet_of_water_exchanges() -> None:
    """What comes for it goes to the reserve (C4, G14)."""
    s = Scene().play(A, "amulet-of-water", earth=1, fire=1).has(A).free()
    s.says("bonus exchange", "energy air")
    assert s.reserve(A) == {"air": 2}
    assert s.on_card(A, "amulet-of-water") == {}


def test_amulet_of_water_exchanges_into_a_full_reserve() -> None:
    """The reserve's limit is checked at once (C4)."""
    s = Scene().play(A, "amulet-of-water", fire=2).has(A, water=7).free()
    s.says("bonus exchange", "pay fire from amulet 1", "drop water", "done", "energy air")
    assert s.reserve(A) == {"water": 6, "air": 1}
    assert s.on_card(A, "amulet-of-water") == {}


def test_amulet_of_water_counts_for_the_two_of_an_exchange() -> None:
    """One energy here and one there are two (G14)."""
    s = Scene().play(A, "amulet-of-water", fire=1).has(A).free()
    assert "bonus exchange" not in s.options
    s = Scene().play(A, "amulet-of-water", fire=1).has(A, water=1).free()
    s.says("bonus exchange", "energy water", "energy earth")
    assert s.reserve(A) == {"water": 1, "earth": 1}


def test_amulet_of_water_feeds_kairn() -> None:
    """(C4)"""
    s = Scene().play(A, "kairn-the-destroyer").play(A, "amulet-of-water", fire=1).has(A).has(B, crystals=9).free()
    s.says("activate kairn-the-destroyer")
    assert s.crystals(B) == 5
    assert s.on_card(A, "amulet-of-water") == {}


def test_amulet_of_water_feeds_the_balance() -> None:
    """(C4)"""
    s = Scene().play(A, "balance-of-ishtar").play(A, "amulet-of-water", fire=1, air=1).has(A, fire=2).free()
    s.says("activate balance-of-ishtar")
    assert s.crystals(A) == 9
    assert s.reserve(A) == {}
    assert s.on_card(A, "amulet-of-water") == {"air": 1}


def test_amulet_of_water_feeds_the_tree() -> None:
    """(C4)"""
    s = Scene().play(A, "tree-of-light").play(A, "amulet-of-water", earth=2).has(A).free()
    s.says("activate tree-of-light", "transmute earth from amulet 1")
    assert s.crystals(A) == 3
    assert s.on_card(A, "amulet-of-water") == {}


def test_amulet_of_water_feeds_the_orb() -> None:
    """(C4, A23)"""
    s = Scene().play(A, "crystal-orb").play(A, "amulet-of-water", earth=4).has(A, gauge=3)
    s.pile("olafs-blessed-statue").free()
    s.says("activate crystal-orb", "card olafs-blessed-statue")
    assert s.crystals(A) == 20
    assert s.on_card(A, "amulet-of-water") == {}


def test_amulet_of_water_feeds_the_mirror() -> None:
    """What comes out goes to the reserve (C4)."""
    s = Scene().play(A, "mirror-of-the-seasons").play(A, "amulet-of-water", fire=2).has(A, crystals=2).free()
    s.says("activate mirror-of-the-seasons", "amount 2", "energy air")
    assert s.reserve(A) == {"air": 2}
    assert s.on_card(A, "amulet-of-water") == {}
    assert s.crystals(A) == 0


def test_amulet_of_water_feeds_the_cauldron() -> None:
    """(C4)"""
    s = Scene().play(A, "glutton-cauldron").play(A, "amulet-of-water", fire=1).has(A).free()
    s.says("activate glutton-cauldron")
    assert s.on_card(A, "glutton-cauldron") == {"fire": 1}
    assert s.on_card(A, "amulet-of-water") == {}


def test_amulet_of_water_sends_the_damned_soul_away() -> None:
    """The player chooses where the water comes from (C4, C50)."""
    s = Scene().play(A, "damned-soul-of-onys").play(A, "amulet-of-water", water=1).has(A, water=1).free()
    s.says("activate damned-soul-of-onys")
    assert sorted(s.options) == ["pay water", "pay water from amulet 1"]
    s.says("pay water from amulet 1")
    assert s.in_play(B) == ["damned-soul-of-onys"]
    assert s.reserve(A) == {"water": 1}


def test_amulet_of_water_does_not_count_for_the_chest() -> None:
    """(C4)"""
    s = Scene().play(A, "wondrous-chest").play(A, "amulet-of-water", fire=4).has(A, fire=3).end_of_round()
    assert s.crystals(A) == 0


def test_amulet_of_water_does_not_count_for_the_horn() -> None:
    """(C4)"""
    s = Scene().play(A, "beggars-horn").play(A, "amulet-of-water", fire=4).has(A).end_of_round()
    s.says("energy air")
    assert s.reserve(A) == {"air": 1}


def test_amulet_of_water_is_out_of_reach_of_the_air_elemental() -> None:
    """(C4)"""
    s = Scene().hand(A, "air-elemental").has(A, gauge=1, air=3)
    s.play(B, "amulet-of-water", fire=2, water=1).has(B, earth=2).free()
    s.says("summon air-elemental")
    assert s.on_card(B, "amulet-of-water") == {"fire": 2, "water": 1}
    assert s.reserve(B) == {"air": 2}


def test_amulet_of_water_does_not_shine_in_the_lantern() -> None:
    """(C4)"""
    s = Scene().play(A, "lantern-of-xidit").play(A, "amulet-of-water", fire=4).has(A, fire=2).when(12, 3).end_of_round()
    assert s.t.scores[A] == 24 + 6 + 6


def test_amulet_of_water_is_not_copied_by_lewis() -> None:
    """(C4)"""
    s = Scene().hand(A, "lewis-greyface").has(A, gauge=1, fire=1, air=1)
    s.play(B, "amulet-of-water", water=3).has(B, earth=1).free()
    s.says("summon lewis-greyface")
    assert s.reserve(A) == {"earth": 1}


def test_amulet_of_water_outlasts_the_potion_of_dreams() -> None:
    """(C4, A17)"""
    s = Scene().play(A, "potion-of-dreams").play(A, "amulet-of-water", water=3).hand(A, "amulet-of-earth")
    s.has(A, gauge=2, fire=4).free()
    s.says("activate potion-of-dreams")
    assert s.reserve(A) == {}
    assert s.on_card(A, "amulet-of-water") == {"water": 3}


def test_amulet_of_water_outlasts_the_potion_of_life() -> None:
    """(C4)"""
    s = Scene().play(A, "potion-of-life").play(A, "amulet-of-water", water=3).has(A, fire=2).free()
    s.says("activate potion-of-life")
    assert s.crystals(A) == 8
    assert s.on_card(A, "amulet-of-water") == {"water": 3}


def test_amulet_of_water_outlasts_the_treatise() -> None:
    """(C4, C42)"""
    s = Scene().hand(A, "syllas-the-faithful").has(A, gauge=1, fire=3)
    s.play(B, "cursed-treatise-of-arus").play(B, "amulet-of-water", water=3).has(B, fire=2).free()
    s.says("summon syllas-the-faithful", "B: own cursed-treatise-of-arus")
    assert s.reserve(B) == {}
    assert s.on_card(B, "amulet-of-water") == {"water": 3}


def test_amulet_of_water_leaves_play() -> None:
    """Its energies are lost; coming back it brings four new ones (C4)."""
    s = Scene().play(A, "amulet-of-water", fire=4).hand(A, "amsug-longneck").has(A, gauge=3, water=3, air=1).free()
    s.says("summon amsug-longneck")
    assert s.in_hand(A) == ["amulet-of-water"]
    assert s.reserve(A) == {"water": 2}
    s.says("summon amulet-of-water", "energy air")  # all four: energies are named in rising order
    assert s.on_card(A, "amulet-of-water") == {"air": 4}


# --- 5 Balance of Ishtar -------------------------------------------------------------------------------------------


def test_balance_of_ishtar() -> None:
    """Three identical energies for 9 crystals (C5)."""
    s = Scene().play(A, "balance-of-ishtar").has(A, water=4, fire=3).free()
    s.says("activate balance-of-ishtar")
    assert sorted(s.options) == ["pay fire", "pay water"]
    s.says("pay water")
    assert s.crystals(A) == 9
    assert s.reserve(A) == {"water": 1, "fire": 3}
    assert s.turned(A) == ["balance-of-ishtar"]


def test_balance_of_ishtar_costs_two_crystals() -> None:
    """(A9)"""
    s = Scene().hand(A, "balance-of-ishtar").has(A, crystals=2, gauge=1).free()
    s.says("summon balance-of-ishtar")
    assert s.crystals(A) == 0


def test_balance_of_ishtar_needs_three_of_a_kind() -> None:
    """(C5)"""
    s = Scene().play(A, "balance-of-ishtar").has(A, water=2, earth=2, fire=2).free()
    assert "activate balance-of-ishtar" not in s.options


def test_balance_of_ishtar_gives_no_leave_to_transmute() -> None:
    """It needs none and gives none (C5)."""
    s = Scene().play(A, "balance-of-ishtar").has(A, water=4).free()
    s.says("activate balance-of-ishtar")
    assert not any(option.startswith("transmute") for option in s.options)


@pytest.mark.parametrize("space", [1, 4, 7, 10])
def test_balance_of_ishtar_in_any_season(space: int) -> None:
    """(C5)"""
    s = Scene().play(A, "balance-of-ishtar").has(A, water=3).when(space).free()
    s.says("activate balance-of-ishtar")
    assert s.crystals(A) == 9


def test_balance_of_ishtar_with_a_purse() -> None:
    """+3 for each Purse of Io (C5)."""
    s = Scene().play(A, "balance-of-ishtar", "purse-of-io").has(A, water=3).free()
    s.says("activate balance-of-ishtar")
    assert s.crystals(A) == 12


def test_balance_of_ishtar_with_bonuses() -> None:
    """+3 for each transmute bonus of this turn, without end (C5, G6)."""
    s = Scene().play(A, "balance-of-ishtar", "purse-of-io").has(A, water=3).free()
    s.says("bonus transmute", "bonus transmute", "bonus transmute", "activate balance-of-ishtar")
    assert s.crystals(A) == 9 + 3 + 9


def test_balance_of_ishtar_in_edition_one() -> None:
    """6 crystals to summon; four energies for 12, 16 with a Purse (A9)."""
    s = Scene(edition=1).hand(A, "balance-of-ishtar").has(A, crystals=6, gauge=1, fire=3, water=4).free()
    s.says("summon balance-of-ishtar")
    assert s.crystals(A) == 0
    s.says("activate balance-of-ishtar")  # of water only: three fire are not enough
    assert s.crystals(A) == 12
    assert s.reserve(A) == {"fire": 3}
    s = Scene(edition=1).play(A, "balance-of-ishtar", "purse-of-io").has(A, water=4).free()
    s.says("activate balance-of-ishtar")
    assert s.crystals(A) == 16


# --- 6 Staff of Spring ---------------------------------------------------------------------------------------------


def test_staff_of_spring() -> None:
    """3 crystals for every card you summon from hand (C6)."""
    s = Scene().play(A, "staff-of-spring").hand(A, "amulet-of-air", "temporal-boots").has(A, gauge=3, air=2).free()
    s.says("summon amulet-of-air")
    assert s.crystals(A) == 3
    s.says("summon temporal-boots", "move forward 1")
    assert s.crystals(A) == 6


def test_staff_of_spring_not_for_itself() -> None:
    """But an earlier copy answers (C6, B6)."""
    s = Scene().hand(A, "staff-of-spring", "staff-of-spring").has(A, gauge=2, earth=6).free()
    s.says("summon staff-of-spring")
    assert s.crystals(A) == 0
    s.says("summon staff-of-spring")
    assert s.crystals(A) == 3


def test_staff_of_spring_twice() -> None:
    """Once for each copy (B6)."""
    s = Scene().play(A, "staff-of-spring", "staff-of-spring").hand(A, "amulet-of-air").has(A, gauge=3, air=2).free()
    s.says("summon amulet-of-air")
    assert s.crystals(A) == 6


def test_staff_of_spring_not_for_free_entries() -> None:
    """What is put into play is not summoned (A4, C6)."""
    s = Scene().play(A, "staff-of-spring", "potion-of-dreams").hand(A, "amulet-of-air").has(A, gauge=2).free()
    s.says("activate potion-of-dreams")
    assert s.in_play(A) == ["staff-of-spring", "amulet-of-air"]
    assert s.crystals(A) == 0


def test_staff_of_spring_not_for_others() -> None:
    """*You* summon (C6)."""
    s = Scene().play(B, "staff-of-spring").hand(A, "amulet-of-air").has(A, gauge=3, air=2).free()
    s.says("summon amulet-of-air")
    assert s.crystals(A) == s.crystals(B) == 0


def test_staff_of_spring_cannot_pay_for_the_card_itself() -> None:
    """Crystals gained because of a summoning come too late for its cost (B6)."""
    s = Scene().play(A, "staff-of-spring").hand(A, "naria-the-prophetess").has(A, crystals=2, gauge=2).free()
    assert "summon naria-the-prophetess" not in s.options
