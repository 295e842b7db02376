"""Raven the Usurper (EK18): what copying is not, when it may be left, and how Raven falls (G22, G27)."""

import pytest

from tests.games.seasons.scene import A, B, C, Scene, face

RAVEN = "raven-the-usurper"
SUMMON = f"summon {RAVEN}"
ACTIVATE = f"activate {RAVEN}"


def raven(players: int = 2, enchantment: str = "none", **more: int) -> Scene:
    return Scene(players, enchantment=enchantment).hand(A, RAVEN).has(A, **{"gauge": 4, **more})


# --- copying is not summoning --------------------------------------------------------------------------------------


def test_raven_and_a_leech() -> None:
    """A crystal for Raven's summoning, none for the copying (EK18, C33)."""
    s = raven(fire=1, earth=2, crystals=3).play(B, "arcano-leech", "amulet-of-earth").free()
    s.says(SUMMON, "copy amulet-of-earth")
    assert (s.crystals(A), s.crystals(B)) == (2 + 9, 1)


def test_raven_and_a_staff() -> None:
    """Three crystals once (EK18, C6)."""
    s = raven(fire=1, air=2).play(A, "staff-of-spring").play(B, "amulet-of-air").free()
    s.says(SUMMON, "copy amulet-of-air")
    assert s.crystals(A) == 3


def test_raven_and_a_vase() -> None:
    """One energy, which comes before Raven speaks and may pay for the copying (EK18, G5)."""
    s = raven(fire=1, air=1).play(A, "yjangs-forgotten-vase").play(B, "amulet-of-air").free()
    s.says(SUMMON, "energy air", "copy amulet-of-air")
    assert s.reserve(A) == {}
    assert s.gauge(A) == 6
    assert s.question == "free"


def test_raven_and_a_hand() -> None:
    """Nothing off what is copied (EK18, C20)."""
    s = raven(fire=1, earth=1).play(A, "hand-of-fortune").play(B, "amulet-of-earth").free()
    s.says(SUMMON)
    assert s.question == "free"
    s = raven(fire=1, earth=2).play(A, "hand-of-fortune").play(B, "amulet-of-earth").free()
    s.says(SUMMON, "copy amulet-of-earth")
    assert s.reserve(A) == {}


def test_raven_and_a_hand_with_an_elemental_amulet() -> None:
    """Each type that is chosen is paid (EK18)."""
    s = raven(fire=1, earth=1).play(A, "hand-of-fortune").play(B, "elemental-amulet").free()
    s.says(SUMMON, "copy elemental-amulet")
    assert s.reserve(A) == {}
    assert (s.crystals(A), s.gauge(A)) == (5, 4)


def test_raven_and_nature_spirit() -> None:
    """An energy more for Raven, none for what is copied, be it free (EK18, E5)."""
    s = raven(enchantment="nature-spirit", fire=1, air=1, earth=2).play(B, "amulet-of-earth", "glutton-cauldron")
    s.free().says(SUMMON, "pay fire")  # and so the air
    assert s.options == ["done", "copy amulet-of-earth", "copy glutton-cauldron"]
    s.says("copy amulet-of-earth")
    assert s.reserve(A) == {}
    assert s.crystals(A) == 9


def test_raven_and_entangling_roots() -> None:
    """The one summoning of the turn is Raven's own (E4)."""
    s = raven(enchantment="entangling-roots", fire=1, earth=2).play(B, "amulet-of-earth").free()
    s.says(SUMMON, "copy amulet-of-earth")
    assert s.crystals(A) == 9


def test_raven_counts_as_one_summoning() -> None:
    """(F4)"""
    s = raven(fire=1).play(B, "glutton-cauldron").free()
    s.says(SUMMON, "copy glutton-cauldron")
    assert s.t.players[A].summoned == 1
    assert len(s.in_play(A)) == 1


def test_raven_pays_from_an_amulet_of_water() -> None:
    """(EK18, G28)"""
    s = raven(fire=1).play(A, "amulet-of-water", earth=2, air=1).play(B, "amulet-of-earth").free()
    s.says(SUMMON, "copy amulet-of-earth")
    assert s.on_card(A, "amulet-of-water") == {"air": 1}
    assert s.crystals(A) == 9


# --- what may be copied, and whether -------------------------------------------------------------------------------


def test_raven_has_a_choice() -> None:
    """Any opponent's magic items; no familiar, no Raven, none of one's own (EK18)."""
    s = raven(3, fire=7).play(A, "dragon-skull").play(B, "temporal-boots", "kairn-the-destroyer", RAVEN)
    s.play(C, "die-of-malice", "arcane-telescope").free()
    s.says(SUMMON)
    assert sorted(s.options) == ["copy arcane-telescope", "copy die-of-malice", "copy temporal-boots", "done"]


def test_raven_may_leave_it() -> None:
    """It stays, without effect, and is not asked again (EK18, G27)."""
    s = raven(fire=1, earth=4).play(B, "amulet-of-earth", "tree-of-light").free()
    s.says(SUMMON, "done")
    assert s.in_play(A) == [RAVEN]
    assert s.reserve(A) == {"earth": 4}
    assert s.crystals(A) == 0
    assert not any("copy" in said or said == ACTIVATE for said in s.options)
    s.says("end turn")
    while s.asked != A or s.question != "free":
        s.t.choose(s.t.options[0])
    assert not any("copy" in said or said == ACTIVATE for said in s.options)
    assert s.t.view(B).data["players"][A]["play"][0]["copies"] == ""


def test_raven_with_nothing_to_copy() -> None:
    """(EK18)"""
    s = raven(fire=1).play(B, "kairn-the-destroyer").play(A, "glutton-cauldron").free()
    s.says(SUMMON)
    assert s.question == "free"
    assert s.in_play(A) == ["glutton-cauldron", RAVEN]


def test_raven_with_nothing_it_can_pay() -> None:
    """Nor may it come back to that later (EK18)."""
    s = raven(fire=1, bonuses=3).play(A, "potion-of-knowledge").play(B, "amulet-of-earth").free()
    s.says(SUMMON)
    assert s.question == "free"
    s.says("activate potion-of-knowledge", "energy earth", "energy air")
    assert not any("copy" in said for said in s.options)


def test_raven_that_left_it_is_not_doomed() -> None:
    """(EK18)"""
    s = raven(fire=4).hand(A, "syllas-the-faithful").play(B, "glutton-cauldron").free()
    s.says(SUMMON, "done", "summon syllas-the-faithful")
    assert s.in_play(B) == []
    assert s.in_play(A) == [RAVEN, "syllas-the-faithful"]


def test_raven_copies_a_turned_item() -> None:
    """Raven is straight all the same; turning the original later does not matter either (EK18)."""
    s = raven(fire=1, earth=2, crystals=3).play(B, "tree-of-light", turned=True).free()
    s.says(SUMMON, "copy tree-of-light", ACTIVATE, "energy air")
    assert s.reserve(A) == {"air": 1}
    s = Scene().play(A, "tree-of-light").copying(B, "tree-of-light", A).has(A, crystals=3).has(B, crystals=3).free()
    s.says("activate tree-of-light", "energy air", "end turn")
    assert s.in_play(B) == [RAVEN]
    s.says(f"B: {ACTIVATE}", "pay crystals", "energy air")
    assert s.crystals(B) == 0


def test_raven_copies_what_is_new_not_what_lies_on_it() -> None:
    """The energies of the original stay there (EK18)."""
    s = raven(fire=1).play(B, "glutton-cauldron", water=5).free()
    s.says(SUMMON, "copy glutton-cauldron")
    assert s.on_card(A, RAVEN) == {}
    assert s.on_card(B, "glutton-cauldron") == {"water": 5}


def test_raven_is_seen_to_copy() -> None:
    """By everybody (EK18)."""
    s = raven(fire=1).play(B, "glutton-cauldron").free()
    s.says(SUMMON, "copy glutton-cauldron")
    for viewer in (A, B, None):
        assert s.t.view(viewer).data["players"][A]["play"][0]["copies"] == "glutton-cauldron"


# --- entering free -------------------------------------------------------------------------------------------------


def test_raven_out_of_a_chalice() -> None:
    """Raven is free, what it copies is not (EK18, A5)."""
    s = Scene().hand(A, "divine-chalice").has(A, gauge=2, water=1, earth=1, fire=1, air=3).play(B, "amulet-of-air")
    s.pile(RAVEN, "sid-nightshade", "crystal-orb", "tree-of-light").free()
    s.says("summon divine-chalice", f"card {RAVEN}", "copy amulet-of-air")
    assert s.reserve(A) == {}
    assert s.gauge(A) == 4


def test_raven_out_of_an_orb() -> None:
    """(EK18, A5)"""
    s = Scene().play(A, "crystal-orb").has(A, gauge=2, fire=4, air=2).play(B, "amulet-of-air").pile(RAVEN).free()
    s.says("activate crystal-orb", f"card {RAVEN}", "pay fire", "pay fire", "copy amulet-of-air")
    assert s.reserve(A) == {}
    assert s.gauge(A) == 4


def test_raven_out_of_a_dream() -> None:
    """The reserve is gone by then: crystals, Amulets of Water and free items are left (EK18, C24)."""
    s = Scene().play(A, "potion-of-dreams").hand(A, RAVEN).has(A, gauge=2, air=4, crystals=2)
    s.play(B, "amulet-of-air", "balance-of-ishtar").free()
    s.says("activate potion-of-dreams")
    assert s.options == ["done", "copy balance-of-ishtar"]
    s.says("copy balance-of-ishtar")
    assert s.crystals(A) == 0
    assert s.in_play(A) == [RAVEN]


def test_raven_out_of_a_ravens_chalice() -> None:
    """A chain: Raven copies the Chalice, which brings the other Raven, which copies the Boots (EK18)."""
    s = raven(fire=2, water=1, earth=1, air=1).play(B, "divine-chalice", "temporal-boots")
    s.pile(RAVEN, "sid-nightshade", "crystal-orb", "tree-of-light").free()
    s.says(SUMMON, "copy divine-chalice", f"card {RAVEN}", "copy temporal-boots", "move forward 2")
    assert s.in_play(A) == [RAVEN, RAVEN]
    assert s.t.space == 3


# --- the original leaves play --------------------------------------------------------------------------------------


def test_raven_falls_with_a_sacrificed_original() -> None:
    """At once, and no Shield is asked for (EK18, G22)."""
    s = Scene(3).hand(A, "syllas-the-faithful").has(A, gauge=1, fire=3).play(B, "purse-of-io")
    s.copying(C, "purse-of-io", B).play(C, "shield-of-zira", "tree-of-light").free()
    s.says("summon syllas-the-faithful")
    assert s.in_play(C) == ["shield-of-zira", "tree-of-light"]
    assert s.discarded == ["purse-of-io", RAVEN]
    assert s.crystals(C) == 0
    assert (s.question, s.asked) == ("sacrifice", C)  # for Syllas, who still wants a card of C's


def test_raven_falls_when_amsug_returns_the_original() -> None:
    """(EK18, C17)"""
    s = Scene().hand(A, "amsug-longneck").has(A, gauge=3, water=1, air=1).play(B, "purse-of-io")
    s.copying(A, "purse-of-io", B).play(A, "shield-of-zira").free()
    s.says("summon amsug-longneck")
    assert s.in_hand(B) == ["purse-of-io"]
    assert s.in_play(A) == ["amsug-longneck"]  # the Shield was the only item to return
    assert s.discarded == [RAVEN]
    assert s.crystals(A) == 0


def test_raven_falls_when_the_codex_returns_the_original() -> None:
    """(EK18, EK4)"""
    s = Scene().hand(A, "selenias-codex").has(A, gauge=3, water=1, air=1).play(A, "purse-of-io")
    s.copying(B, "purse-of-io", A).play(B, "shield-of-zira").free()
    s.says("summon selenias-codex")
    assert s.in_hand(A) == ["purse-of-io"]
    assert s.in_play(B) == ["shield-of-zira"]
    assert s.question == "free"


def test_raven_falls_when_the_original_potion_is_drunk() -> None:
    """(EK18)"""
    s = Scene().play(A, "potion-of-life").copying(B, "potion-of-life", A).has(A, fire=1).free()
    s.says("activate potion-of-life")
    assert s.in_play(B) == []
    assert s.crystals(B) == 0
    assert s.discarded == ["potion-of-life", RAVEN]


def test_raven_stays_when_a_shield_saves_the_original() -> None:
    """It has not left play (EK13, EK18)."""
    s = Scene().play(A, "potion-of-life", "shield-of-zira").copying(B, "potion-of-life", A).has(A, fire=1).free()
    s.says("activate potion-of-life", "own shield-of-zira")
    assert s.in_play(A) == ["potion-of-life"]
    assert s.in_play(B) == [RAVEN]


def test_raven_falls_with_a_shield_that_is_used() -> None:
    """(EK13, EK18)"""
    s = Scene().play(A, "potion-of-life", "shield-of-zira").copying(B, "shield-of-zira", A).has(A).free()
    s.says("activate potion-of-life", "own shield-of-zira")
    assert s.in_play(B) == []
    assert s.crystals(B) == 0
    assert s.discarded == ["shield-of-zira", RAVEN]


def test_raven_falls_in_the_midst_of_its_own_arrival() -> None:
    """The Chalice that it copies brings Syllas, who costs the Chalice (EK18)."""
    s = raven(fire=2, water=1, earth=1, air=1).play(B, "divine-chalice")
    s.pile("syllas-the-faithful", "sid-nightshade", "crystal-orb", "tree-of-light").free()
    s.says(SUMMON, "copy divine-chalice", "card syllas-the-faithful")
    assert s.in_play(A) == ["syllas-the-faithful"]
    assert s.in_play(B) == []
    assert s.question == "free"


def test_raven_loses_the_effect_with_its_life() -> None:
    """(EK18)"""
    s = Scene().play(A, "potion-of-life").hand(A, "syllas-the-faithful").has(A, gauge=3, fire=4)
    s.play(B, "purse-of-io").copying(A, "purse-of-io", B).free(transmute=True)
    s.says("summon syllas-the-faithful", "transmute fire")
    assert s.in_play(A) == ["potion-of-life", "syllas-the-faithful"]
    assert s.crystals(A) == 2


def test_raven_as_a_treatise_is_punished_too() -> None:
    """Both reserves are emptied when the Treatise is sacrificed (EK18, C42)."""
    s = Scene(3).hand(A, "syllas-the-faithful").has(A, gauge=1, fire=3).play(B, "cursed-treatise-of-arus")
    s.has(B, water=3).copying(C, "cursed-treatise-of-arus", B).has(C, earth=4).free()
    s.says("summon syllas-the-faithful")
    assert (s.reserve(B), s.reserve(C)) == ({}, {})
    assert (s.in_play(B), s.in_play(C)) == ([], [])


def test_raven_as_a_treatise_that_returns_to_hand() -> None:
    """Its owner keeps the reserve, but Raven is sacrificed (EK18, C17, C42)."""
    s = Scene().hand(A, "amsug-longneck").has(A, gauge=3, water=1, air=1, fire=3).play(B, "cursed-treatise-of-arus")
    s.has(B, water=3).copying(A, "cursed-treatise-of-arus", B).free()
    s.says("summon amsug-longneck")
    assert s.reserve(B) == {"water": 3}
    assert s.reserve(A) == {}


def test_raven_as_a_treatise_that_is_sacrificed_itself() -> None:
    """The original and its owner are left alone (EK18, C42)."""
    s = Scene().hand(A, "syllas-the-faithful").play(A, "cursed-treatise-of-arus").has(A, gauge=3, fire=5)
    s.copying(B, "cursed-treatise-of-arus", A).has(B, earth=4).free()
    s.says("summon syllas-the-faithful")
    assert s.reserve(B) == {}
    assert s.reserve(A) == {"fire": 2}
    assert s.in_play(A) == ["cursed-treatise-of-arus", "syllas-the-faithful"]


def test_raven_as_a_grimoire_leaves_too_much() -> None:
    """Down to seven at once, the original's owner too (EK18, C18, H3)."""
    s = Scene().hand(A, "syllas-the-faithful").has(A, gauge=3, fire=10).play(B, "bespelled-grimoire")
    s.copying(A, "bespelled-grimoire", B).has(B, earth=4, air=5).free()
    s.says("summon syllas-the-faithful")
    assert s.reserve(A) == {"fire": 7}
    s = Scene().hand(A, "syllas-the-faithful").has(A, gauge=3, fire=7, air=3).play(B, "bespelled-grimoire")
    s.copying(A, "bespelled-grimoire", B).has(B, earth=9).free()
    s.says("summon syllas-the-faithful")
    assert s.reserve(A) == {"fire": 4, "air": 3}
    assert s.reserve(B) == {"earth": 7}
    s = Scene(3).hand(A, "syllas-the-faithful").has(A, gauge=3, fire=3).play(B, "bespelled-grimoire")
    s.copying(C, "bespelled-grimoire", B).has(C, earth=5, air=4).free()
    s.says("summon syllas-the-faithful")
    assert (s.question, s.asked) == ("trim", C)
    s.says("C: drop earth", "C: drop air")
    assert s.reserve(C) == {"earth": 4, "air": 3}


def test_raven_as_an_amulet_of_water_loses_its_energies() -> None:
    """(EK18, B8)"""
    s = Scene().hand(A, "syllas-the-faithful").has(A, gauge=3, fire=3).play(B, "amulet-of-water", air=1)
    s.copying(A, "amulet-of-water", B, fire=2).free()
    s.says("summon syllas-the-faithful", "pay fire", "pay fire")
    assert s.in_play(A) == ["syllas-the-faithful"]
    assert s.reserve(A) == {}


def test_raven_as_a_lantern_gives_its_space_back() -> None:
    """(EK18, B8)"""
    s = Scene().play(A, "mesodaes-lantern").hand(A, "amsug-longneck").has(A, gauge=3, water=1, air=1)
    s.copying(B, "mesodaes-lantern", A).free()
    assert s.t.players[B].capacity == 6
    s.says("summon amsug-longneck")
    assert s.t.players[B].capacity == 7


# --- two Ravens, twins ---------------------------------------------------------------------------------------------


def test_two_ravens_on_one_card() -> None:
    """Both fall with it, whoever has them (EK18)."""
    s = Scene(3).hand(A, "syllas-the-faithful").has(A, gauge=5, fire=3).play(B, "purse-of-io")
    s.copying(A, "purse-of-io", B).copying(C, "purse-of-io", B).free()
    s.says("summon syllas-the-faithful")
    assert s.in_play(A) == ["syllas-the-faithful"]
    assert s.in_play(C) == []
    assert sorted(s.discarded) == ["purse-of-io", RAVEN, RAVEN]


def test_two_ravens_of_one_player() -> None:
    """Both count (EK18, B8)."""
    s = Scene().play(B, "purse-of-io").copying(A, "purse-of-io", B).copying(A, "purse-of-io", B).has(A, fire=1)
    s.free(transmute=True).says("transmute fire")
    assert s.crystals(A) == 2 + 2


def test_two_ravens_that_copy_different_cards() -> None:
    """Only the one whose original goes falls (EK18)."""
    s = Scene().hand(A, "syllas-the-faithful").has(A, gauge=5, fire=4).play(B, "purse-of-io", "staff-of-spring")
    s.copying(A, "purse-of-io", B).copying(A, "staff-of-spring", B).free(transmute=True)
    s.says("summon syllas-the-faithful", "B: own staff-of-spring", "transmute fire")
    assert s.in_play(A) == [RAVEN, "syllas-the-faithful"]
    assert s.crystals(A) == 3 + 2 + 1


def test_two_ravens_are_told_apart_by_what_they_copy() -> None:
    """(EK18)"""
    s = Scene().play(B, "tree-of-light", "balance-of-ishtar").copying(A, "tree-of-light", B)
    s.copying(A, "balance-of-ishtar", B).has(A, fire=3, crystals=3).free()
    assert {ACTIVATE, f"{ACTIVATE} 2"} <= set(s.options)
    s.says(f"{ACTIVATE} 2")
    assert s.crystals(A) == 12


def test_twins_that_do_not_differ_are_one_choice() -> None:
    """Whichever it is, it is one of B's two (EK18)."""
    s = raven(fire=1).play(B, "glutton-cauldron", "glutton-cauldron").free()
    s.says(SUMMON)
    assert s.options == ["done", "copy glutton-cauldron"]


def test_twins_of_one_player_that_differ() -> None:
    """Raven is tied to one of them (EK18)."""
    s = raven(fire=4).hand(A, "syllas-the-faithful").play(B, "glutton-cauldron").play(B, "glutton-cauldron", air=1)
    s.free().says(SUMMON)
    assert s.options == ["done", "copy glutton-cauldron", "copy glutton-cauldron 2"]
    s.says("copy glutton-cauldron 2", "summon syllas-the-faithful", "B: own glutton-cauldron")
    assert s.in_play(A) == [RAVEN, "syllas-the-faithful"]
    s = raven(fire=4).hand(A, "syllas-the-faithful").play(B, "glutton-cauldron").play(B, "glutton-cauldron", air=1)
    s.free().says(SUMMON, "copy glutton-cauldron 2", "summon syllas-the-faithful", "B: own glutton-cauldron 2")
    assert s.in_play(A) == ["syllas-the-faithful"]


def test_twins_of_which_one_is_copied_differ() -> None:
    """Raven's token lies on it: its owner sees which one to give up (EK18)."""
    s = raven(fire=4).hand(A, "syllas-the-faithful").play(B, "glutton-cauldron", "glutton-cauldron").free()
    s.says(SUMMON, "copy glutton-cauldron", "summon syllas-the-faithful")
    assert s.options == ["own glutton-cauldron", "own glutton-cauldron 2"]
    s.says("B: own glutton-cauldron 2")
    assert s.in_play(A) == [RAVEN, "syllas-the-faithful"]
    s = raven(fire=2).hand(A, RAVEN).play(B, "glutton-cauldron", "glutton-cauldron").free()
    s.says(SUMMON, "copy glutton-cauldron", SUMMON)
    assert s.options == ["done", "copy glutton-cauldron", "copy glutton-cauldron 2"]


def test_twins_copied_by_different_ravens_differ() -> None:
    """It matters whose Raven falls (EK18)."""
    s = Scene(3).hand(A, "syllas-the-faithful", RAVEN).has(A, gauge=9, fire=4)
    s.play(B, "glutton-cauldron").copying(C, "glutton-cauldron", B).play(B, "glutton-cauldron").free()
    s.says(SUMMON, "copy glutton-cauldron 2", "summon syllas-the-faithful")
    assert s.options == ["own glutton-cauldron", "own glutton-cauldron 2"]
    s.says("B: own glutton-cauldron 2")
    assert s.in_play(A) == ["syllas-the-faithful"]


def test_twins_are_alike_again_without_raven() -> None:
    """Raven's token has gone with it (EK18)."""
    s = Scene().hand(A, "syllas-the-faithful").play(A, "necrotic-kriss").has(A, gauge=3, fire=3)
    s.play(B, "glutton-cauldron", "glutton-cauldron").copying(A, "glutton-cauldron", B).free()
    s.says("activate necrotic-kriss", f"own {RAVEN}", "energy air", "summon syllas-the-faithful")
    assert s.question == "free"
    assert s.in_play(B) == ["glutton-cauldron"]


@pytest.mark.parametrize(("copied", "left"), [("", [RAVEN]), (" 2", [])])
def test_twins_of_two_players(copied: str, left: list[str]) -> None:
    """The first, clockwise, is B's, the second C's: here C's goes (EK18)."""
    s = raven(3, fire=1).hand(A, "amsug-longneck").has(A, gauge=3, fire=1, water=1, air=1)
    s.play(B, "glutton-cauldron", "potion-of-life").play(C, "glutton-cauldron").free()
    s.says(SUMMON, f"copy glutton-cauldron{copied}", "summon amsug-longneck", "B: own potion-of-life")
    assert s.in_hand(C) == ["glutton-cauldron"]
    assert s.in_play(A) == [*left, "amsug-longneck"]


# --- Raven among the familiars -------------------------------------------------------------------------------------


def test_raven_is_never_an_item() -> None:
    """Neither Amsug nor the Codex returns it; a Scepter does not count it (EK18, C17, EK4, C28)."""
    s = Scene().hand(A, "selenias-codex").has(A, gauge=9, water=1, air=1).play(B, "tree-of-light")
    s.copying(A, "tree-of-light", B).free()
    s.says("summon selenias-codex")
    assert s.in_play(A) == [RAVEN, "selenias-codex"]
    assert s.question == "free"
    s = Scene().hand(A, "scepter-of-greatness").has(A, gauge=9, water=1, air=1, fire=1, earth=1)
    s.play(B, "tree-of-light").copying(A, "tree-of-light", B).free()
    s.says("summon scepter-of-greatness")
    assert s.crystals(A) == 0
    s = Scene().hand(A, "amsug-longneck").has(A, gauge=9, water=1, air=1).play(B, "tree-of-light", "crystal-orb")
    s.copying(A, "tree-of-light", B).free()
    s.says("summon amsug-longneck", "B: own crystal-orb")
    assert s.in_play(A) == [RAVEN, "amsug-longneck"]


def test_raven_is_a_familiar_for_others() -> None:
    """An Idol counts it, a Kriss may have it (EK18, C43, C44)."""
    s = Scene().play(B, "purse-of-io").copying(A, "purse-of-io", B).play(A, "idol-of-the-familiar", "necrotic-kriss")
    s.has(A).free()
    s.says("activate idol-of-the-familiar")
    assert s.crystals(A) == 1
    s.says("activate necrotic-kriss", "energy air")
    assert s.reserve(A) == {"air": 4}
    assert s.in_play(A) == ["idol-of-the-familiar", "necrotic-kriss"]
    assert s.in_play(B) == ["purse-of-io"]


def test_raven_that_activates_is_an_activation() -> None:
    """Fairies and a Heart notice (EK18, B7)."""
    s = Scene().play(B, "tree-of-light", "thieving-fairies").copying(A, "tree-of-light", B).play(A, "heart-of-argos")
    s.has(A, crystals=4).free()
    s.says(ACTIVATE, "energy air")
    assert (s.crystals(A), s.crystals(B)) == (0, 2)
    assert s.on_card(A, "heart-of-argos") == {"earth": 1}


def test_raven_as_a_potion_saved_by_a_shield() -> None:
    """It stays, turned, and goes on copying (EK13, EK18)."""
    s = Scene().play(B, "potion-of-life").copying(A, "potion-of-life", B).play(A, "shield-of-zira").has(A, fire=2)
    s.free().says(ACTIVATE, "own shield-of-zira")
    assert s.crystals(A) == 8 + 10
    assert s.in_play(A) == s.turned(A) == [RAVEN]
    assert s.t.view(A).data["players"][A]["play"][0]["copies"] == "potion-of-life"


def test_raven_straightens_with_all_others() -> None:
    """Once a round (EK18, B2)."""
    s = (
        Scene()
        .play(B, "tree-of-light")
        .copying(A, "tree-of-light", B)
        .has(A, crystals=9)
        .leaving(face("winter", "c", 1))
    )
    s.free().says(ACTIVATE, "energy air", "end turn", "B: end turn")
    assert s.question == "die"
    assert s.turned(A) == []


def test_raven_the_usurper_as_an_amulet_is_not_the_amulet() -> None:
    """EK18, C4: with the same energies on them, Raven's can still be spent first; it may be lost with them."""
    s = Scene().play(A, "amulet-of-water", water=2).play(B, "amulet-of-water", turned=False)
    s.copying(A, "amulet-of-water", B, water=2).has(A, gauge=5).hand(A, "cursed-treatise-of-arus").free(transmute=True)
    assert {"transmute water from amulet 1", "transmute water from amulet 2"} <= set(s.options)
    s.says("summon cursed-treatise-of-arus")
    assert s.options == ["pay water from amulet 1", "pay water from amulet 2"]
