"""Cards 41 to 50, each against its ruling. A card's own ruling is written (C41) to (C50)."""

import pytest

from tests.games.seasons.scene import A, B, C, Scene


def ending(s: Scene) -> Scene:
    """The last space of the last year, all turns over: the game ends."""
    s.when(12, 3).end_of_round()
    assert s.t.over
    return s


# --- 41 Thieving Fairies -------------------------------------------------------------------------------------------


def test_thieving_fairies() -> None:
    """An opponent activates a card: they give you a crystal, and you gain one more (C41)."""
    s = Scene().play(B, "thieving-fairies").play(A, "kairn-the-destroyer").has(A, crystals=5, fire=1).has(B, crystals=9)
    s.free()
    s.says("activate kairn-the-destroyer")
    assert s.crystals(A) == 4
    assert s.crystals(B) == 9 + 2 - 4


def test_thieving_fairies_and_who_has_no_crystal() -> None:
    """The one from the stock comes in any case (C41)."""
    s = Scene().play(B, "thieving-fairies").play(A, "potion-of-power").has(A).free()
    s.says("activate potion-of-power")
    assert (s.crystals(A), s.crystals(B)) == (0, 1)


def test_thieving_fairies_twice() -> None:
    """Per copy (C41)."""
    s = Scene().play(B, "thieving-fairies", "thieving-fairies").play(A, "potion-of-power").has(A, crystals=1).free()
    s.says("activate potion-of-power")
    assert (s.crystals(A), s.crystals(B)) == (0, 3)


def test_thieving_fairies_of_two_opponents() -> None:
    """Clockwise from the active player's left: the last crystal goes to the first of them (B8)."""
    s = Scene(3).play(B, "thieving-fairies").play(C, "thieving-fairies").play(A, "potion-of-power").has(A, crystals=1)
    s.free()
    s.says("activate potion-of-power")
    assert [s.crystals(seat) for seat in (A, B, C)] == [0, 2, 1]


def test_thieving_fairies_never_stop_an_activation() -> None:
    """The cost first: the last three crystals pay for the Tree (B7, G4)."""
    s = Scene().play(B, "thieving-fairies").play(A, "tree-of-light").has(A, crystals=3).free()
    s.says("activate tree-of-light", "energy fire")
    assert s.reserve(A) == {"fire": 1}
    assert (s.crystals(A), s.crystals(B)) == (0, 1)


def test_thieving_fairies_come_before_the_effect() -> None:
    """What the activation brings is not there yet to be taken (B7, G4)."""
    s = Scene().play(B, "thieving-fairies").play(A, "balance-of-ishtar").has(A, fire=3).free()
    s.says("activate balance-of-ishtar")
    assert (s.crystals(A), s.crystals(B)) == (9, 1)


def test_thieving_fairies_see_every_kind_of_activation() -> None:
    """Potions, the Cauldron and passing the Damned Soul too (B7)."""
    s = Scene().play(B, "thieving-fairies").play(A, "glutton-cauldron", "damned-soul-of-onys", "potion-of-life")
    s.has(A, water=3).free()
    s.says("activate glutton-cauldron", "activate damned-soul-of-onys")
    assert s.crystals(B) == 2
    s.says("activate potion-of-life")
    assert s.crystals(B) == 3


def test_thieving_fairies_see_nothing_else() -> None:
    """Neither summonings nor bonuses nor the owner's own activations (B7, C41)."""
    s = Scene().play(B, "thieving-fairies").hand(A, "amulet-of-air").has(A, crystals=5, gauge=1, air=2).free()
    s.says("summon amulet-of-air", "bonus gauge")
    assert (s.crystals(A), s.crystals(B)) == (5, 0)
    s = Scene().play(A, "thieving-fairies", "potion-of-power").has(A, crystals=5).free()
    s.says("activate potion-of-power")
    assert s.crystals(A) == 5


@pytest.mark.parametrize(("players", "cost"), [(2, 0), (3, 3), (4, 6)])
def test_thieving_fairies_cost_more_with_more_players(players: int, cost: int) -> None:
    """0, 3 or 6 crystals (C41)."""
    if cost:
        s = Scene(players).hand(A, "thieving-fairies").has(A, crystals=cost - 1, gauge=1).free()
        assert "summon thieving-fairies" not in s.options
    s = Scene(players).hand(A, "thieving-fairies").has(A, crystals=cost, gauge=1).free()
    s.says("summon thieving-fairies")
    assert s.crystals(A) == 0


# --- 42 Cursed Treatise of Arus ------------------------------------------------------------------------------------


def test_cursed_treatise_of_arus() -> None:
    """2 energies, 10 crystals, gauge +1; and -10 prestige (C42)."""
    s = Scene().hand(A, "cursed-treatise-of-arus").has(A, gauge=1, water=1, fire=1).free()
    s.says("summon cursed-treatise-of-arus", "energy earth", "energy air")
    assert s.reserve(A) == {"earth": 1, "fire": 1, "air": 1}
    assert s.crystals(A) == 10
    assert s.gauge(A) == 2
    assert s.t.scores[A] == 0


def test_cursed_treatise_of_arus_sacrificed() -> None:
    """In any way, the whole reserve goes (C42)."""
    s = Scene().hand(A, "syllas-the-faithful").has(A, gauge=1, fire=3)
    s.play(B, "cursed-treatise-of-arus", "bespelled-grimoire").has(B, crystals=7, fire=9).free()
    s.says("summon syllas-the-faithful", "B: own cursed-treatise-of-arus")
    assert s.reserve(B) == {}
    assert s.crystals(B) == 7


def test_cursed_treatise_of_arus_sacrificed_to_the_skull() -> None:
    """Not what lies on an Amulet or a Cauldron (C42)."""
    s = Scene().play(A, "dragon-skull", "cursed-treatise-of-arus", "purse-of-io", "crystal-orb")
    s.play(A, "amulet-of-water", fire=2).play(A, "glutton-cauldron", air=3).has(A, water=5).free()
    s.says("activate dragon-skull", "own cursed-treatise-of-arus", "own purse-of-io", "own crystal-orb")
    assert s.reserve(A) == {}
    assert s.on_card(A, "amulet-of-water") == {"fire": 2}
    assert s.on_card(A, "glutton-cauldron") == {"air": 3}
    assert s.crystals(A) == 15


def test_cursed_treatise_of_arus_returned_to_hand() -> None:
    """No penalty (C42)."""
    s = Scene().play(A, "cursed-treatise-of-arus").hand(A, "amsug-longneck").has(A, gauge=2, water=3, air=1).free()
    s.says("summon amsug-longneck")
    assert s.in_hand(A) == ["cursed-treatise-of-arus"]
    assert s.reserve(A) == {"water": 2}


# --- 43 Idol of the Familiar ---------------------------------------------------------------------------------------


def test_idol_of_the_familiar() -> None:
    """Enters: 10 crystals. Activate: one for each familiar you have in play (C43, A10)."""
    s = Scene().hand(A, "idol-of-the-familiar").has(A, gauge=5, water=1, earth=1, fire=1, air=1)
    s.play(A, "kairn-the-destroyer", "purse-of-io", "sid-nightshade").play(B, "air-elemental").free()
    s.says("summon idol-of-the-familiar")
    assert s.crystals(A) == 10
    s.says("activate idol-of-the-familiar")
    assert s.crystals(A) == 12


def test_idol_of_the_familiar_with_none() -> None:
    """Allowed, for nothing (C43)."""
    s = Scene().play(A, "idol-of-the-familiar").has(A).free()
    s.says("activate idol-of-the-familiar")
    assert s.crystals(A) == 0
    assert s.turned(A) == ["idol-of-the-familiar"]


def test_idol_of_the_familiar_counts_a_damned_soul_received() -> None:
    """(C43)"""
    s = Scene().play(A, "damned-soul-of-onys").has(A, water=1).play(B, "idol-of-the-familiar").free()
    s.says("activate damned-soul-of-onys", "end turn", "B: activate idol-of-the-familiar")
    assert s.crystals(B) == 1


def test_idol_of_the_familiar_in_edition_one() -> None:
    """Only the activation (A10)."""
    s = Scene(edition=1).hand(A, "idol-of-the-familiar").play(A, "kairn-the-destroyer")
    s.has(A, gauge=5, water=1, earth=1, fire=1, air=1).free()
    s.says("summon idol-of-the-familiar")
    assert s.crystals(A) == 0
    s.says("activate idol-of-the-familiar")
    assert s.crystals(A) == 1


# --- 44 Necrotic Kriss ---------------------------------------------------------------------------------------------


def test_necrotic_kriss() -> None:
    """Discard a familiar from hand: 4 energies (C44)."""
    s = Scene().play(A, "necrotic-kriss", "sid-nightshade").hand(A, "kairn-the-destroyer", "purse-of-io").has(A).free()
    s.says("activate necrotic-kriss")
    assert sorted(s.options) == ["card kairn-the-destroyer", "own sid-nightshade"]
    s.says("card kairn-the-destroyer", "energy water", "energy water", "energy earth", "energy fire")
    assert s.reserve(A) == {"water": 2, "earth": 1, "fire": 1}
    assert s.in_hand(A) == ["purse-of-io"]
    assert s.in_play(A) == ["necrotic-kriss", "sid-nightshade"]
    assert s.discarded == ["kairn-the-destroyer"]


def test_necrotic_kriss_from_play() -> None:
    """Or sacrifice one in play (C44)."""
    s = Scene().play(A, "necrotic-kriss", "sid-nightshade").hand(A, "kairn-the-destroyer").has(A, fire=2).free()
    s.says("activate necrotic-kriss", "own sid-nightshade")
    s.says("energy water", "energy water", "energy water", "energy water")
    assert s.reserve(A) == {"water": 4, "fire": 2}
    assert s.in_play(A) == ["necrotic-kriss"]
    assert s.in_hand(A) == ["kairn-the-destroyer"]
    assert s.discarded == ["sid-nightshade"]


def test_necrotic_kriss_without_a_familiar() -> None:
    """Not possible; others' familiars are no help (C44)."""
    s = Scene().play(A, "necrotic-kriss", "purse-of-io").hand(A, "amulet-of-air").play(B, "sid-nightshade").has(A)
    assert "activate necrotic-kriss" not in s.free().options


def test_necrotic_kriss_and_a_damned_soul_received() -> None:
    """It is a familiar like any other (C50)."""
    s = Scene().play(A, "damned-soul-of-onys").has(A, water=1).play(B, "necrotic-kriss").free()
    s.says("activate damned-soul-of-onys", "end turn", "B: activate necrotic-kriss", "energy air")
    assert s.reserve(B) == {"water": 2, "air": 4}
    assert s.in_play(B) == ["necrotic-kriss"]


def test_necrotic_kriss_on_one_of_two_twins() -> None:
    """A turned familiar and a straight one are not the same: the owner says which goes (B7)."""
    s = Scene().play(A, "necrotic-kriss", "kairn-the-destroyer", "kairn-the-destroyer").has(A, fire=2).free()
    s.says("activate kairn-the-destroyer", "activate necrotic-kriss")
    assert sorted(s.options) == ["own kairn-the-destroyer", "own kairn-the-destroyer 2"]
    s.says("own kairn-the-destroyer", "energy air")
    assert "activate kairn-the-destroyer" in s.options
    assert s.turned(A) == ["necrotic-kriss"]


def test_necrotic_kriss_with_a_full_reserve() -> None:
    """The limit is checked (B8)."""
    s = Scene().play(A, "necrotic-kriss", "sid-nightshade").has(A, fire=7).free()
    s.says("activate necrotic-kriss", "drop fire", "done", "energy air")
    assert s.reserve(A) == {"fire": 6, "air": 1}


# --- 45 Lantern of Xidit -------------------------------------------------------------------------------------------


def test_lantern_of_xidit() -> None:
    """At the end of the game 3 crystals for each energy in the reserve (C45)."""
    s = ending(Scene().play(A, "lantern-of-xidit").has(A, crystals=1, water=2, air=3))
    assert s.t.scores[A] == 1 + 24 + 15


def test_lantern_of_xidit_twice() -> None:
    """6 for each (C45)."""
    s = ending(Scene().play(A, "lantern-of-xidit", "lantern-of-xidit").has(A, water=2))
    assert s.t.scores[A] == 48 + 12


def test_lantern_of_xidit_counts_the_reserve_only() -> None:
    """With the Grimoire's ten, without the Cauldron's energies (C45)."""
    s = Scene().play(A, "lantern-of-xidit", "bespelled-grimoire").play(A, "glutton-cauldron", fire=6)
    s.play(A, "amulet-of-water", fire=4).has(A, water=10)
    assert ending(s).t.scores[A] == 24 + 8 + 0 + 6 + 30


# --- 46 Sealed Chest of Urm ----------------------------------------------------------------------------------------


def test_sealed_chest_of_urm() -> None:
    """At the end of the game with no familiar in play: 20 crystals; the hand does not matter (C46)."""
    s = ending(Scene().play(A, "sealed-chest-of-urm", "purse-of-io").hand(A, "kairn-the-destroyer"))
    assert s.t.scores[A] == 10 + 6 + 20 - 5


def test_sealed_chest_of_urm_with_a_familiar() -> None:
    """(C46)"""
    s = ending(Scene().play(A, "sealed-chest-of-urm", "kairn-the-destroyer"))
    assert s.t.scores[A] == 10 + 9


def test_sealed_chest_of_urm_spoilt_by_a_damned_soul() -> None:
    """Passed to you in the very last round (C46)."""
    s = Scene().play(A, "damned-soul-of-onys").has(A, water=1).play(B, "sealed-chest-of-urm").when(12, 3).free()
    s.says("activate damned-soul-of-onys", "end turn", "B: end turn")
    assert s.t.over
    assert s.t.scores[B] == 10 - 5


def test_sealed_chest_of_urm_twice() -> None:
    """(B8)"""
    s = ending(Scene().play(A, "sealed-chest-of-urm", "sealed-chest-of-urm"))
    assert s.t.scores[A] == 20 + 40


# --- 47 Mirror of the Seasons --------------------------------------------------------------------------------------


def test_mirror_of_the_seasons() -> None:
    """Pay X crystals: X identical energies become X of one other type (C47)."""
    s = Scene().play(A, "mirror-of-the-seasons").has(A, crystals=5, water=3, fire=1).free()
    s.says("activate mirror-of-the-seasons")
    assert s.options == ["energy water", "energy fire"]
    s.says("energy water")
    assert s.options == ["amount 1", "amount 2", "amount 3"]
    s.says("amount 2")
    assert s.options == ["energy earth", "energy fire", "energy air"]  # never into the same type
    s.says("energy fire")
    assert s.reserve(A) == {"water": 1, "fire": 3}
    assert s.crystals(A) == 3


def test_mirror_of_the_seasons_as_far_as_the_crystals_go() -> None:
    """X is paid in full (B8)."""
    s = Scene().play(A, "mirror-of-the-seasons").has(A, crystals=2, water=5).free()
    s.says("activate mirror-of-the-seasons")
    assert s.options == ["amount 1", "amount 2"]


def test_mirror_of_the_seasons_needs_one_of_each() -> None:
    """X is above 0: a crystal and an energy (A18)."""
    s = Scene().play(A, "mirror-of-the-seasons").has(A, crystals=2).free()
    assert "activate mirror-of-the-seasons" not in s.options
    s = Scene().play(A, "mirror-of-the-seasons").has(A, water=2).free()
    assert "activate mirror-of-the-seasons" not in s.options


def test_mirror_of_the_seasons_with_an_amulet_of_water() -> None:
    """Its energies may be named; what comes goes to the reserve, and the limit is checked (C47)."""
    s = Scene().play(A, "mirror-of-the-seasons").play(A, "amulet-of-water", fire=2).has(A, crystals=3, water=7).free()
    s.says("activate mirror-of-the-seasons", "energy fire", "amount 2", "energy air")
    assert s.options == ["drop water", "drop air"]
    s.says("drop water", "drop water")
    assert s.reserve(A) == {"water": 5, "air": 2}
    assert s.on_card(A, "amulet-of-water") == {}


def test_mirror_of_the_seasons_with_both_sources() -> None:
    """Reserve and Amulet in any mix (G28)."""
    s = Scene().play(A, "mirror-of-the-seasons").play(A, "amulet-of-water", fire=2).has(A, crystals=3, fire=2).free()
    s.says(
        "activate mirror-of-the-seasons", "amount 3", "pay fire from amulet 1", "energy air"
    )  # two, and one of one's own
    assert s.reserve(A) == {"fire": 1, "air": 3}
    assert s.on_card(A, "amulet-of-water") == {}


# --- 48 Pendant of Ragnor ------------------------------------------------------------------------------------------


def pendant() -> Scene:
    return Scene().hand(A, "pendant-of-ragnor").has(A, gauge=9, water=1, fire=1, air=1)


def test_pendant_of_ragnor() -> None:
    """An energy of choice for each other magic item you have in play (C48)."""
    s = pendant().play(A, "purse-of-io", "kairn-the-destroyer", "amulet-of-air").play(B, "crystal-orb").free()
    s.says("summon pendant-of-ragnor", "energy water", "energy earth")
    assert s.reserve(A) == {"water": 1, "earth": 1}
    assert s.question == "free"


def test_pendant_of_ragnor_with_no_other_item() -> None:
    """No energy (C48, H4)."""
    s = pendant().play(A, "kairn-the-destroyer").free()
    s.says("summon pendant-of-ragnor")
    assert s.question == "free"
    assert s.reserve(A) == {}


def test_pendant_of_ragnor_counts_its_twin() -> None:
    """(A21)"""
    s = pendant().play(A, "pendant-of-ragnor").free()
    s.says("summon pendant-of-ragnor", "energy earth")
    assert s.reserve(A) == {"earth": 1}


# --- 49 Sid Nightshade ---------------------------------------------------------------------------------------------


def test_sid_nightshade() -> None:
    """With strictly the most crystals: 5 from each opponent, or all they have (C49)."""
    s = Scene(3).hand(A, "sid-nightshade").has(A, crystals=10, gauge=1, earth=2)
    s.has(B, crystals=9).has(C, crystals=3).free()
    s.says("summon sid-nightshade")
    assert [s.crystals(seat) for seat in (A, B, C)] == [18, 4, 0]


def test_sid_nightshade_tied() -> None:
    """Nothing (C49)."""
    s = Scene(3).hand(A, "sid-nightshade").has(A, crystals=10, gauge=1, earth=2)
    s.has(B, crystals=10).has(C, crystals=3).free()
    s.says("summon sid-nightshade")
    assert [s.crystals(seat) for seat in (A, B, C)] == [10, 10, 3]


def test_sid_nightshade_after_the_leech() -> None:
    """Counted after costs and Leeches: 10 and 8 become 9 and 9 (C49)."""
    s = Scene().hand(A, "sid-nightshade").has(A, crystals=10, gauge=1, earth=1)
    s.play(B, "arcano-leech").has(B, crystals=8).free()
    s.says("summon sid-nightshade")
    assert (s.crystals(A), s.crystals(B)) == (9, 9)


def test_sid_nightshade_after_the_staff() -> None:
    """And after the Staff: 10 become 13, more than 12 (C49, G5)."""
    s = Scene().hand(A, "sid-nightshade").play(A, "staff-of-spring").has(A, crystals=10, gauge=2, earth=1)
    s.has(B, crystals=12).free()
    s.says("summon sid-nightshade")
    assert (s.crystals(A), s.crystals(B)) == (18, 7)


@pytest.mark.parametrize(("players", "earth"), [(2, 1), (3, 2), (4, 3)])
def test_sid_nightshade_costs_more_with_more_players(players: int, earth: int) -> None:
    """One, two or three earth (C49)."""
    s = Scene(players).hand(A, "sid-nightshade").has(A, gauge=1, earth=earth - 1, water=5).free()
    assert "summon sid-nightshade" not in s.options
    s = Scene(players).hand(A, "sid-nightshade").has(A, gauge=1, earth=earth).free()
    s.says("summon sid-nightshade")
    assert s.reserve(A) == {}


# --- 50 Damned Soul of Onys ----------------------------------------------------------------------------------------


def test_damned_soul_of_onys() -> None:
    """Enters: 10 crystals and a water. Activate with a water: to the left. End of round: its holder loses 3 (C50)."""
    s = Scene().hand(A, "damned-soul-of-onys").has(A, gauge=1, water=1).has(B, crystals=5).free()
    s.says("summon damned-soul-of-onys")
    assert s.crystals(A) == 10
    assert s.reserve(A) == {"water": 1}
    s.says("activate damned-soul-of-onys")
    assert s.reserve(A) == {}
    assert s.in_play(A) == []
    assert s.in_play(B) == ["damned-soul-of-onys"]
    assert s.turned(B) == []
    assert (s.crystals(A), s.crystals(B)) == (10, 5)  # nothing for who receives it
    s.says("end turn", "end turn")
    assert (s.crystals(A), s.crystals(B)) == (10, 2)
    assert s.t.scores == [10, 2 - 5]


def test_damned_soul_of_onys_asks_no_gauge() -> None:
    """The receiver needs no room (A19)."""
    s = Scene().play(A, "damned-soul-of-onys").has(A, water=1).play(B, "purse-of-io").has(B, gauge=0).free()
    s.says("activate damned-soul-of-onys")
    assert s.in_play(B) == ["purse-of-io", "damned-soul-of-onys"]


def test_damned_soul_of_onys_travels_on_in_the_same_round() -> None:
    """It arrives straightened: B passes it on to C (C50)."""
    s = Scene(3).play(A, "damned-soul-of-onys").has(A, crystals=9, water=1).has(B, crystals=9).has(C, crystals=9).free()
    s.says("activate damned-soul-of-onys", "end turn", "B: activate damned-soul-of-onys", "B: end turn")
    assert s.in_play(C) == ["damned-soul-of-onys"]
    s.says("C: end turn")
    assert [s.crystals(seat) for seat in (A, B, C)] == [9, 9, 6]


def test_damned_soul_of_onys_comes_back_round() -> None:
    """With two players it may end where it began (C50)."""
    s = Scene().play(A, "damned-soul-of-onys").has(A, crystals=9, water=1).has(B, crystals=9).free()
    s.says("activate damned-soul-of-onys", "end turn", "B: activate damned-soul-of-onys", "B: end turn")
    assert (s.crystals(A), s.crystals(B)) == (6, 9)
    assert s.in_play(A) == ["damned-soul-of-onys"]


def test_damned_soul_of_onys_needs_a_water() -> None:
    """(C50)"""
    s = Scene().play(A, "damned-soul-of-onys").has(A, earth=2, fire=2, air=2).free()
    assert "activate damned-soul-of-onys" not in s.options


def test_damned_soul_of_onys_and_a_poor_holder() -> None:
    """They lose what they have (B8)."""
    s = Scene().play(A, "damned-soul-of-onys").has(A, crystals=2).end_of_round()
    assert s.crystals(A) == 0


def test_damned_soul_of_onys_twice() -> None:
    """Each takes 3 (B8)."""
    s = Scene().play(A, "damned-soul-of-onys", "damned-soul-of-onys").has(A, crystals=9).end_of_round()
    assert s.crystals(A) == 3


def test_damned_soul_of_onys_put_into_play_free() -> None:
    """The same for whoever brings it in (C50)."""
    s = Scene().play(A, "potion-of-dreams").hand(A, "damned-soul-of-onys").has(A, gauge=1, fire=3).free()
    s.says("activate potion-of-dreams")
    assert s.crystals(A) == 10
    assert s.reserve(A) == {"water": 1}


def test_damned_soul_of_onys_into_a_full_reserve() -> None:
    """The limit is checked (B8)."""
    s = Scene().play(A, "amulet-of-water", water=1).hand(A, "damned-soul-of-onys").has(A, gauge=2, fire=7).free()
    s.says("summon damned-soul-of-onys")
    assert s.options == ["drop water", "drop fire"]
    s.says("drop fire")
    assert s.reserve(A) == {"water": 1, "fire": 6}


def test_damned_soul_of_onys_in_the_order_of_its_holder() -> None:
    """With a Chest besides: lose 3 of 1 first and gain 3, or gain and lose (B4)."""
    s = Scene().play(A, "damned-soul-of-onys", "wondrous-chest").has(A, crystals=1, fire=4).end_of_round()
    assert sorted(s.options) == ["own damned-soul-of-onys", "own wondrous-chest"]
    s.says("own damned-soul-of-onys")
    assert s.crystals(A) == 3
    s = Scene().play(A, "damned-soul-of-onys", "wondrous-chest").has(A, crystals=1, fire=4).end_of_round()
    s.says("own wondrous-chest")
    assert s.crystals(A) == 1
