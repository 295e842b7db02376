"""Enchanted Kingdom, cards 4/20 to 6/20, each against its ruling. A card's own ruling is written (EK4) to (EK6)."""

import pytest

from tests.games.seasons.scene import A, B, C, Scene, face

# --- 4/20 Selenia's Codex ------------------------------------------------------------------------------------------


def codex(enchantment: str = "none", **reserve: int) -> Scene:
    """A holds it and can just pay for it."""
    s = Scene(enchantment=enchantment).hand(A, "selenias-codex")
    return s.has(A, gauge=6, **{"water": 1, "air": 1, **reserve})


def test_selenias_codex() -> None:
    """A magic item that costs energy goes back to hand, and one must if it can (EK4)."""
    s = codex().play(A, "purse-of-io", "amulet-of-air", "kairn-the-destroyer", "runic-cube-of-eolis").free()
    s.says("summon selenias-codex")
    assert sorted(s.options) == ["own amulet-of-air", "own purse-of-io"]
    s.says("own amulet-of-air")
    assert s.in_hand(A) == ["amulet-of-air"]
    assert s.in_play(A) == ["purse-of-io", "kairn-the-destroyer", "runic-cube-of-eolis", "selenias-codex"]
    assert s.discarded == []


@pytest.mark.parametrize(
    "key",
    [
        "temporal-boots",
        "die-of-malice",
        "glutton-cauldron",
        "arcane-telescope",
        "balance-of-ishtar",
        "mirror-of-the-seasons",
        "runic-cube-of-eolis",
        "syllas-the-faithful",
    ],
)
def test_selenias_codex_without_a_target(key: str) -> None:
    """Free items, items for crystals alone, familiars: it is summoned without effect (EK4)."""
    s = codex().play(A, key).free()
    s.says("summon selenias-codex")
    assert s.in_play(A) == [key, "selenias-codex"]
    assert s.question == "free"


def test_selenias_codex_alone_or_with_another() -> None:
    """Neither itself nor another Codex (EK4, G15)."""
    s = codex().play(A, "selenias-codex").free()
    s.says("summon selenias-codex")
    assert s.in_play(A) == ["selenias-codex", "selenias-codex"]
    assert s.in_hand(A) == []


def test_selenias_codex_and_costs_of_another_sort() -> None:
    """Energies of choice, energies and crystals: both contain energy (EK4, C31, C20)."""
    s = codex().play(A, "elemental-amulet", "hand-of-fortune").free()
    s.says("summon selenias-codex", "pay water")  # the Hand leaves one out
    assert sorted(s.options) == ["own elemental-amulet", "own hand-of-fortune"]
    s.says("own elemental-amulet")
    assert s.in_hand(A) == ["elemental-amulet"]


def test_selenias_codex_under_nature_spirit() -> None:
    """Every magic item costs energy then; a Codex still cannot be chosen, nor a familiar (E5, EK4, G15)."""
    s = codex("nature-spirit", fire=1).play(A, "temporal-boots", "runic-cube-of-eolis", "selenias-codex")
    s.play(A, "figrim-the-avaricious").free()
    s.says("summon selenias-codex")
    assert s.options == ["own temporal-boots", "own runic-cube-of-eolis"]
    s.says("own runic-cube-of-eolis")
    assert s.in_hand(A) == ["runic-cube-of-eolis"]


def test_selenias_codex_and_a_raven() -> None:
    """Raven is no magic item, whatever it copies (EK4, EK18)."""
    s = codex().play(B, "amulet-of-air").copying(A, "amulet-of-air", B).free()
    s.says("summon selenias-codex")
    assert s.in_play(A) == ["raven-the-usurper", "selenias-codex"]
    assert s.in_play(B) == ["amulet-of-air"]


def test_selenias_codex_takes_what_a_raven_copies() -> None:
    """The item has left play: Raven is sacrificed (EK18, EK4)."""
    s = codex().play(A, "amulet-of-air").copying(B, "amulet-of-air", A).free()
    s.says("summon selenias-codex")
    assert s.in_hand(A) == ["amulet-of-air"]
    assert s.in_play(B) == []
    assert s.discarded == ["raven-the-usurper"]


def test_selenias_codex_returns_a_grimoire() -> None:
    """The reserve shrinks at once (EK4, B8, C18, H3)."""
    s = codex(fire=5, earth=3).play(A, "bespelled-grimoire").free()
    s.says("summon selenias-codex")
    assert s.in_hand(A) == ["bespelled-grimoire"]
    assert s.question == "trim"
    s.says("drop earth")
    assert s.reserve(A) == {"earth": 2, "fire": 5}


def test_selenias_codex_returns_an_amulet_with_energy() -> None:
    """What lies on it is lost (EK4, C4)."""
    s = codex(fire=1).play(A, "amulet-of-water", fire=3).free()
    s.says("summon selenias-codex")
    assert s.in_hand(A) == ["amulet-of-water"]
    assert s.reserve(A) == {"fire": 1}


def test_selenias_codex_is_no_sacrifice() -> None:
    """A Treatise takes nothing along, and a Shield has nothing to save (EK4, C42, EK13)."""
    s = codex(fire=3).play(A, "cursed-treatise-of-arus", "shield-of-zira").free()
    s.says("summon selenias-codex", "own cursed-treatise-of-arus")
    assert s.question == "free"
    assert s.in_play(A) == ["shield-of-zira", "selenias-codex"]
    assert s.reserve(A) == {"fire": 3}


def test_selenias_codex_and_the_same_card_again() -> None:
    """What has come back may be summoned once more, in the same turn (EK4, C17)."""
    s = codex(earth=2).play(A, "amulet-of-earth").free()
    s.says("summon selenias-codex", "summon amulet-of-earth")
    assert s.crystals(A) == 9
    assert s.in_play(A) == ["selenias-codex", "amulet-of-earth"]


def test_selenias_codex_put_into_play() -> None:
    """By a Chalice too; the Chalice itself can be the one to go (A5, EK4)."""
    s = Scene().hand(A, "divine-chalice").has(A, gauge=2, water=1, earth=1, fire=1, air=1)
    s.only("selenias-codex", "sid-nightshade").free()
    s.says("summon divine-chalice", "card selenias-codex")
    assert s.in_play(A) == ["selenias-codex"]
    assert s.in_hand(A) == ["divine-chalice"]


def test_selenias_codex_in_argos_embrace() -> None:
    """A card comes to hand from play: 5 crystals (E6)."""
    s = codex("argos-embrace").play(A, "purse-of-io")
    s.also(A, crystals=7).free().says("summon selenias-codex")
    assert s.crystals(A) == 2


# --- 5/20 Scroll of Ishtar -----------------------------------------------------------------------------------------


def scroll(players: int = 2, enchantment: str = "none", **reserve: int) -> Scene:
    """A holds it and can pay for it."""
    s = Scene(players, enchantment=enchantment).hand(A, "scroll-of-ishtar")
    return s.has(A, gauge=3, **{"fire": 2, **reserve})


def test_scroll_of_ishtar() -> None:
    """Name an energy; cards are revealed until a magic item that costs it, which may be kept (EK5)."""
    s = scroll().pile("titus-deepgaze", "amulet-of-air", "purse-of-io", "tree-of-light").free()
    s.says("summon scroll-of-ishtar")
    assert s.options == ["energy water", "energy earth", "energy fire", "energy air"]
    s.says("energy fire")  # Titus costs fire, but is a familiar
    assert s.options == ["keep", "discard"]
    s.says("keep")
    assert s.in_hand(A) == ["purse-of-io"]
    assert s.discarded == ["titus-deepgaze", "amulet-of-air"]
    assert s.pile_top[0] == "tree-of-light"
    assert s.question == "free"


def test_scroll_of_ishtar_for_another_energy() -> None:
    """The second time one may name another; what is found then must be kept (EK5, H6)."""
    s = scroll().pile("purse-of-io", "amulet-of-air", "amulet-of-fire", "amulet-of-earth", "tree-of-light").free()
    s.says("summon scroll-of-ishtar", "energy fire", "discard")
    assert s.options == ["energy water", "energy earth", "energy fire", "energy air"]
    s.says("energy earth")
    assert s.question == "free"
    assert s.in_hand(A) == ["amulet-of-earth"]
    assert s.discarded == ["purse-of-io", "amulet-of-air", "amulet-of-fire"]


def test_scroll_of_ishtar_rejected_find_lies_on_top() -> None:
    """Of all that was revealed so far, as it was revealed last (H6, EK5, B9)."""
    s = scroll().discards("tree-of-light").pile("amulet-of-air", "sid-nightshade", "purse-of-io").free()
    s.says("summon scroll-of-ishtar", "energy fire", "discard")
    assert s.discarded == ["tree-of-light", "amulet-of-air", "sid-nightshade", "purse-of-io"]
    assert s.in_hand(A) == []


def test_scroll_of_ishtar_must_search_again() -> None:
    """Whoever does not keep the first find names an energy anew, the same or another, and gets the second (G16)."""
    s = scroll().pile("purse-of-io", "amulet-of-fire", "amulet-of-earth").free()
    s.says("summon scroll-of-ishtar", "energy fire", "discard")
    assert s.question == "name"
    assert "done" not in s.options
    assert "end turn" not in s.options
    s.says("energy fire")
    assert (s.question, s.in_hand(A)) == ("free", ["amulet-of-fire"])
    assert s.discarded == ["purse-of-io"]


def test_scroll_of_ishtar_finds_the_only_card_twice() -> None:
    """The card that was rejected is the new pile, and must be kept when it comes again (G16, B9)."""
    s = scroll().only("purse-of-io").free()
    s.says("summon scroll-of-ishtar", "energy fire", "discard")
    assert (s.pile_top, s.discarded) == (["purse-of-io"], [])
    s.says("energy air")
    assert (s.in_hand(A), s.pile_top) == (["purse-of-io"], [])


def test_scroll_of_ishtar_finds_nothing_the_second_time() -> None:
    """The second energy that is named may be one that no card costs: the effect ends (G16, G25)."""
    s = scroll().only("purse-of-io", "sid-nightshade").free()
    s.says("summon scroll-of-ishtar", "energy fire", "discard", "energy water")
    assert (s.question, s.in_hand(A)) == ("free", [])
    assert sorted(s.pile_top) == ["purse-of-io", "sid-nightshade"]


def test_scroll_of_ishtar_must_keep_what_the_second_search_finds() -> None:
    """After a rejection the second search happens, its hit is kept, and there is no third (G16, EK5)."""
    s = scroll().pile("purse-of-io", "crystal-orb", "divine-chalice").free()
    s.says("summon scroll-of-ishtar", "energy fire", "discard", "energy fire")
    assert s.in_hand(A) == ["crystal-orb"]  # the Purse is gone for good
    assert s.pile_top[0] == "divine-chalice"
    assert s.discarded == ["purse-of-io"]


@pytest.mark.parametrize("energy", ["water", "earth", "fire", "air"])
def test_scroll_of_ishtar_finds_an_elemental_amulet(energy: str) -> None:
    """Whichever energy was named (G16, C31)."""
    s = scroll().pile("temporal-boots", "elemental-amulet").free()
    s.says("summon scroll-of-ishtar", f"energy {energy}", "keep")
    assert s.in_hand(A) == ["elemental-amulet"]
    assert s.discarded == ["temporal-boots"]


def test_scroll_of_ishtar_finds_nothing() -> None:
    """One pass over pile and discards, then it ends; all of it makes the new pile (G25, EK5, B9)."""
    s = scroll().discards("amulet-of-air").only("temporal-boots", "sid-nightshade").free()
    s.says("summon scroll-of-ishtar", "energy earth")
    assert s.question == "free"
    assert s.in_hand(A) == []
    assert s.discarded == []
    assert sorted(s.pile_top) == ["amulet-of-air", "sid-nightshade", "temporal-boots"]


def test_scroll_of_ishtar_with_no_card_anywhere() -> None:
    """(G25, B9)"""
    s = scroll().only().free()
    s.says("summon scroll-of-ishtar", "energy earth")
    assert s.question == "free"


def test_scroll_of_ishtar_reaches_the_end_of_the_pile() -> None:
    """The discards make a new pile at once; what lies revealed is not among them (B9, EK5)."""
    s = scroll().discards("tree-of-light").only("temporal-boots", "purse-of-io").free()
    s.says("summon scroll-of-ishtar", "energy fire")
    assert s.pile_top == ["tree-of-light"]
    s.says("keep")
    assert s.discarded == ["temporal-boots"]


def test_scroll_of_ishtar_is_read_by_all() -> None:
    """*Reveal* is for everybody: they see each card, and know what was kept (B9, EK5)."""
    s = scroll(3).pile("temporal-boots", "purse-of-io").free()
    s.says("summon scroll-of-ishtar", "energy fire")
    for seat in (B, C):
        seen = [event["card"] for event in s.t.events_for(seat) if event["event"] == "revealed"]
        assert seen == ["temporal-boots", "purse-of-io"]
    s.says("keep")
    for seat in (B, C):
        kept = [event["card"] for event in s.t.events_for(seat) if event["event"] == "kept"]
        assert kept == ["purse-of-io"]


def test_scroll_of_ishtar_and_a_shield() -> None:
    """What is not wanted was never one's own: nothing to save (EK13, EK5)."""
    s = scroll().play(A, "shield-of-zira").pile("temporal-boots", "purse-of-io", "amulet-of-fire").free()
    s.says("summon scroll-of-ishtar", "energy fire", "discard", "energy fire")
    assert s.question == "free"
    assert s.in_play(A) == ["shield-of-zira", "scroll-of-ishtar"]


def test_scroll_of_ishtar_under_nature_spirit() -> None:
    """The extra energy is of no type that could be named (G17, E5)."""
    s = scroll(enchantment="nature-spirit", water=1).pile("temporal-boots", "purse-of-io").free()
    s.says("summon scroll-of-ishtar", "energy fire", "keep")
    assert s.in_hand(A) == ["purse-of-io"]


def test_scroll_of_ishtar_in_argos_embrace() -> None:
    """Only what is kept is paid for (E6)."""
    s = scroll(enchantment="argos-embrace").pile("temporal-boots", "purse-of-io", "crystal-orb")
    s.also(A, crystals=12).free().says("summon scroll-of-ishtar", "energy fire", "discard")
    assert s.crystals(A) == 12
    s.says("energy fire")
    assert s.crystals(A) == 7


# --- 6/20 Mesodae's Lantern ----------------------------------------------------------------------------------------


def test_mesodaes_lantern() -> None:
    """3 crystals at the end of a round; a space of the reserve less while it is in play (EK6, B8)."""
    s = Scene().play(A, "mesodaes-lantern").has(A, crystals=1).end_of_round()
    assert s.crystals(A) == 4
    s = Scene().play(A, "mesodaes-lantern").has(A, fire=5).die(face("winter", "WW*"))
    assert s.question == "trim"  # seven are too many
    s.says("drop fire")
    assert s.reserve(A) == {"water": 2, "fire": 4}


def test_mesodaes_lantern_arrives() -> None:
    """The space is taken at once: with seven left in the reserve one must go (EK6, B8, H3)."""
    s = Scene().play(A, "amulet-of-water", water=3).play(A, "amulet-of-water", air=3).hand(A, "mesodaes-lantern")
    s.has(A, gauge=3, earth=3, fire=4).free()
    s.says("summon mesodaes-lantern")
    assert s.question == "trim"
    s.says("drop earth")
    assert s.reserve(A) == {"earth": 2, "fire": 4}
    assert s.question == "free"


def test_mesodaes_lantern_leaves() -> None:
    """The space comes back (EK6, B8)."""
    s = Scene().play(A, "mesodaes-lantern").hand(A, "amsug-longneck").has(A, gauge=2, water=1, air=1).free()
    s.says("summon amsug-longneck")
    assert s.in_hand(A) == ["mesodaes-lantern"]
    assert s.t.players[A].capacity == 7


def test_mesodaes_lantern_twice() -> None:
    """Two spaces, six crystals (B8, EK6)."""
    s = Scene().play(A, "mesodaes-lantern", "mesodaes-lantern").has(A, fire=5).end_of_round()
    assert s.crystals(A) == 6
    assert s.t.players[A].capacity == 5


def test_mesodaes_lantern_with_a_grimoire_and_a_statue() -> None:
    """Ten less one, and one more (B8, EK6, EK7)."""
    s = Scene().play(A, "mesodaes-lantern", "bespelled-grimoire").has(A, fire=8).die(face("winter", "WW*"))
    assert s.question == "trim"
    s.says("drop fire")
    assert s.reserve(A) == {"water": 2, "fire": 7}
    s = Scene().play(A, "mesodaes-lantern", "bespelled-grimoire", "statue-of-eolis").free()
    assert s.t.players[A].capacity == 8


def test_mesodaes_lantern_never_by_a_chalice() -> None:
    """It cannot be chosen (EK6, C9)."""
    s = Scene().hand(A, "divine-chalice").has(A, gauge=2, water=1, earth=1, fire=1, air=1)
    s.pile("mesodaes-lantern", "amulet-of-earth", "mesodaes-lantern", "purse-of-io").free()
    s.says("summon divine-chalice")
    assert sorted(s.options) == ["card amulet-of-earth", "card purse-of-io"]
    s.says("card amulet-of-earth")
    assert sorted(s.discarded) == ["mesodaes-lantern", "mesodaes-lantern", "purse-of-io"]


def test_mesodaes_lantern_alone_before_a_chalice() -> None:
    """Nothing that could be chosen: all are discarded, and are the new pile (EK6, C9, B9)."""
    s = Scene().hand(A, "divine-chalice").has(A, gauge=2, water=1, earth=1, fire=1, air=1)
    s.only("mesodaes-lantern", "mesodaes-lantern").free()
    s.says("summon divine-chalice")
    assert s.question == "free"
    assert s.in_play(A) == ["divine-chalice"]
    assert (s.pile_top, s.discarded) == (["mesodaes-lantern", "mesodaes-lantern"], [])


def test_mesodaes_lantern_never_by_an_orb() -> None:
    """It must go back on the pile (EK6, C34)."""
    s = Scene().play(A, "crystal-orb").has(A, gauge=3, fire=4).pile("mesodaes-lantern").free()
    s.says("activate crystal-orb")
    assert s.options == ["done"]  # asked, or everybody would know what lies there
    s.says("done")
    assert s.pile_top[0] == "mesodaes-lantern"
    assert s.reserve(A) == {"fire": 4}


def test_mesodaes_lantern_never_by_dreams() -> None:
    """A hand of nothing else does not even let the potion be drunk (EK6, C24, G12)."""
    s = Scene().play(A, "potion-of-dreams").hand(A, "mesodaes-lantern").has(A, gauge=3).free()
    assert "activate potion-of-dreams" not in s.options
    s = Scene().play(A, "potion-of-dreams").hand(A, "mesodaes-lantern", "purse-of-io").has(A, gauge=3).free()
    s.says("activate potion-of-dreams")
    assert s.options == ["card purse-of-io"]
    s.says("card purse-of-io")
    assert s.in_play(A) == ["purse-of-io"]
    assert s.in_hand(A) == ["mesodaes-lantern"]


def test_mesodaes_lantern_with_a_hand_of_fortune() -> None:
    """One energy less, as for any card (EK6, C20)."""
    s = Scene().play(A, "hand-of-fortune").hand(A, "mesodaes-lantern").has(A, gauge=2, water=3, air=2).free()
    s.says("summon mesodaes-lantern")
    assert s.in_play(A) == ["hand-of-fortune", "mesodaes-lantern"]
    assert s.reserve(A) == {}


def test_mesodaes_lantern_copied() -> None:
    """Raven may copy it, for its whole cost: crystals and the lost space, not the prestige (EK6, EK18)."""
    s = Scene().play(B, "mesodaes-lantern").hand(A, "raven-the-usurper").has(A, gauge=1, water=3, fire=1, air=3).free()
    s.says("summon raven-the-usurper", "copy mesodaes-lantern")
    assert s.reserve(A) == {}
    assert (s.t.players[A].capacity, s.t.players[B].capacity) == (6, 6)
    assert s.t.breakdown(A)["prestige raven-the-usurper"] == 2
    s.says("A: end turn", "B: end turn")
    assert (s.crystals(A), s.crystals(B)) == (3, 3)


def test_mesodaes_lantern_before_the_soul() -> None:
    """The owner says which comes first: a loss finds nothing to take yet (B4, B8, EK6)."""
    s = Scene().play(A, "mesodaes-lantern", "damned-soul-of-onys").has(A).end_of_round()
    s.says("own damned-soul-of-onys")
    assert s.crystals(A) == 3
    s = Scene().play(A, "mesodaes-lantern", "damned-soul-of-onys").has(A).end_of_round()
    s.says("own mesodaes-lantern")
    assert s.crystals(A) == 0
