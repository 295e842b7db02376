"""Cards 16 to 22, each against its ruling. A card's own ruling is written (C16) to (C22)."""

from tests.games.seasons.scene import A, B, C, Scene

# --- 16 Kairn the Destroyer ----------------------------------------------------------------------------------------


def test_kairn_the_destroyer() -> None:
    """Discard an energy: each opponent loses 4 crystals, or what there is (C16)."""
    s = Scene(3).play(A, "kairn-the-destroyer").has(A, crystals=10, water=1, fire=1)
    s.has(B, crystals=9).has(C, crystals=3).free()
    s.says("activate kairn-the-destroyer")
    assert sorted(s.options) == ["pay fire", "pay water"]
    s.says("pay fire")
    assert [s.crystals(seat) for seat in (A, B, C)] == [10, 5, 0]
    assert s.reserve(A) == {"water": 1}


def test_kairn_the_destroyer_needs_an_energy() -> None:
    """A cost must be paid in full (B8)."""
    s = Scene().play(A, "kairn-the-destroyer").has(A, crystals=10).free()
    assert "activate kairn-the-destroyer" not in s.options


def test_kairn_the_destroyer_once_a_round() -> None:
    """Turned, he waits for the next round (B7)."""
    s = Scene().play(A, "kairn-the-destroyer").has(A, water=3).has(B, crystals=9).free()
    s.says("activate kairn-the-destroyer")
    assert "activate kairn-the-destroyer" not in s.options
    s.says("end turn", "end turn")
    assert s.turned(A) == []


def test_kairn_the_destroyer_in_the_turn_he_arrives() -> None:
    """(A6)"""
    s = Scene().hand(A, "kairn-the-destroyer").has(A, gauge=1, air=4).has(B, crystals=9).free()
    s.says("summon kairn-the-destroyer", "activate kairn-the-destroyer")
    assert s.crystals(B) == 5


def test_kairn_the_destroyer_twice() -> None:
    """Each copy once (B8)."""
    s = Scene().play(A, "kairn-the-destroyer", "kairn-the-destroyer").has(A, air=2).has(B, crystals=9).free()
    s.says("activate kairn-the-destroyer", "activate kairn-the-destroyer 2")
    assert s.crystals(B) == 1


# --- 17 Amsug Longneck ---------------------------------------------------------------------------------------------


def amsug(players: int = 2, **more: int) -> Scene:
    return Scene(players).hand(A, "amsug-longneck").has(A, gauge=3, water=1, air=1, **more)


def test_amsug_longneck() -> None:
    """Every player takes a magic item of theirs back to hand: opponents clockwise, the owner last (C17, G11)."""
    s = amsug(3).play(A, "purse-of-io", "amulet-of-air")
    s.play(B, "wondrous-chest", "crystal-orb", "kairn-the-destroyer").play(C, "beggars-horn", "tree-of-light").free()
    s.says("summon amsug-longneck")
    assert sorted(s.options) == ["own crystal-orb", "own wondrous-chest"]  # items only
    s.says("B: own crystal-orb", "C: own tree-of-light", "A: own purse-of-io")
    assert s.in_hand(A) == ["purse-of-io"]
    assert s.in_hand(B) == ["crystal-orb"]
    assert s.in_hand(C) == ["tree-of-light"]
    assert s.in_play(A) == ["amulet-of-air", "amsug-longneck"]
    assert s.in_play(B) == ["wondrous-chest", "kairn-the-destroyer"]


def test_amsug_longneck_and_who_has_no_item() -> None:
    """Familiars stay (C17)."""
    s = amsug(3).play(B, "kairn-the-destroyer").play(C, "beggars-horn").free()
    s.says("summon amsug-longneck")
    assert s.in_play(B) == ["kairn-the-destroyer"]
    assert s.in_hand(C) == ["beggars-horn"]
    assert s.in_play(A) == ["amsug-longneck"]


def test_amsug_longneck_is_no_sacrifice() -> None:
    """The Treatise's penalty does not apply (C17, C42)."""
    s = amsug().play(B, "cursed-treatise-of-arus").has(B, fire=3).free()
    s.says("summon amsug-longneck")
    assert s.in_hand(B) == ["cursed-treatise-of-arus"]
    assert s.reserve(B) == {"fire": 3}


def test_amsug_longneck_loses_what_lies_on_the_item() -> None:
    """(C17)"""
    s = amsug().play(B, "glutton-cauldron", fire=6).has(B, gauge=1, air=3).free()
    s.says("summon amsug-longneck", "end turn", "B: summon glutton-cauldron")
    assert s.on_card(B, "glutton-cauldron") == {}


def test_amsug_longneck_takes_a_grimoire() -> None:
    """Its owner discards down to seven at once (C18)."""
    s = amsug().play(B, "bespelled-grimoire").has(B, water=8, fire=1).free()
    s.says("summon amsug-longneck", "B: drop fire")  # and a water: there is only one fire
    assert s.reserve(B) == {"water": 7}
    assert s.in_hand(B) == ["bespelled-grimoire"]


def test_amsug_longneck_and_summoning_again() -> None:
    """In the same turn; and what comes back comes straight (C17, B7)."""
    s = amsug(earth=2, crystals=6).play(A, "tree-of-light").free()
    s.says("activate tree-of-light", "pay crystals", "energy air")
    assert s.turned(A) == ["tree-of-light"]
    s.says("summon amsug-longneck", "summon tree-of-light")
    assert s.turned(A) == []
    s.says("activate tree-of-light", "pay crystals", "energy fire")
    assert s.crystals(A) == 0
    assert s.reserve(A) == {"fire": 1, "air": 1}


# --- 18 Bespelled Grimoire -----------------------------------------------------------------------------------------


def test_bespelled_grimoire() -> None:
    """The reserve holds 10, and 2 energies come (C18)."""
    s = (
        Scene()
        .hand(A, "bespelled-grimoire")
        .play(A, "amulet-of-water", water=1, earth=1)
        .has(A, gauge=2, fire=7)
        .free()
    )
    s.says("summon bespelled-grimoire", "energy water", "energy air")
    assert s.reserve(A) == {"water": 1, "fire": 7, "air": 1}
    assert s.on_card(A, "amulet-of-water") == {}


def test_bespelled_grimoire_holds_ten_and_no_more() -> None:
    """(C18)"""
    s = Scene().play(A, "bespelled-grimoire", "potion-of-knowledge").has(A, fire=6).free()
    s.says("activate potion-of-knowledge", "done", "energy water", "energy water", "energy water", "energy air")
    assert s.reserve(A) == {"water": 3, "fire": 6, "air": 1}


def test_bespelled_grimoire_twice() -> None:
    """Still 10, and 10 as long as one is there (C18)."""
    s = Scene().hand(A, "syllas-the-faithful").has(A, gauge=1, fire=3)
    s.play(B, "bespelled-grimoire", "bespelled-grimoire").has(B, water=10).free()
    assert s.t.players[B].capacity == 10
    s.says("summon syllas-the-faithful")
    assert s.in_play(B) == ["bespelled-grimoire"]
    assert s.reserve(B) == {"water": 10}


def test_bespelled_grimoire_leaves_play() -> None:
    """Down to 7 at once (C18)."""
    s = Scene().play(A, "bespelled-grimoire", "dragon-skull", "purse-of-io").has(A, water=7, fire=3).free()
    s.says("activate dragon-skull", "own bespelled-grimoire", "drop water", "drop fire")  # and one more fire
    s.says("own dragon-skull")
    assert s.reserve(A) == {"water": 6, "fire": 1}
    assert s.crystals(A) == 15


def test_bespelled_grimoire_put_into_play_free() -> None:
    """(A5)"""
    s = Scene().play(A, "potion-of-dreams").hand(A, "bespelled-grimoire").has(A, gauge=1, fire=5).free()
    s.says("activate potion-of-dreams", "energy water", "energy water")
    assert s.reserve(A) == {"water": 2}


# --- 19 Ragfield's Helm --------------------------------------------------------------------------------------------


def ending(s: Scene) -> Scene:
    """The last space of the last year, all turns over: the game ends."""
    s.when(12, 3).end_of_round()
    assert s.t.over
    return s


def test_ragfields_helm() -> None:
    """At the end of the game, with more cards in play than any opponent: 20 crystals (C19)."""
    s = ending(Scene().play(A, "ragfields-helm", "amulet-of-air").play(B, "kairn-the-destroyer"))
    assert s.t.scores == [10 + 6 + 20, 9]


def test_ragfields_helm_with_as_many() -> None:
    """Strictly more (C19)."""
    s = ending(Scene().play(A, "ragfields-helm", "amulet-of-air").play(B, "kairn-the-destroyer", "amulet-of-fire"))
    assert s.t.scores == [16, 15]


def test_ragfields_helm_against_each_opponent() -> None:
    """(C19)"""
    s = Scene(3).play(A, "ragfields-helm", "amulet-of-air").play(C, "kairn-the-destroyer", "amulet-of-fire")
    assert ending(s).t.scores == [16, 0, 15]


def test_ragfields_helm_twice() -> None:
    """Each copy pays (C19)."""
    s = ending(Scene().play(A, "ragfields-helm", "ragfields-helm").play(B, "kairn-the-destroyer"))
    assert s.t.scores == [20 + 40, 9]


def test_ragfields_helm_counts_cards_in_play_only() -> None:
    """Cards in hand do not count, for or against (C19)."""
    s = ending(Scene().play(A, "ragfields-helm").hand(B, "amulet-of-air", "amulet-of-fire"))
    assert s.t.scores == [30, -10]


def test_ragfields_helm_and_a_damned_soul_received() -> None:
    """It counts like any card in play (C50)."""
    s = ending(Scene().play(A, "ragfields-helm", "amulet-of-air").play(B, "damned-soul-of-onys", "amulet-of-fire"))
    assert s.t.scores == [16, 1]


# --- 20 Hand of Fortune --------------------------------------------------------------------------------------------


def test_hand_of_fortune() -> None:
    """A card costs one energy less, the player chooses which (C20)."""
    s = Scene().play(A, "hand-of-fortune").hand(A, "purse-of-io").has(A, gauge=2, fire=1, air=1).free()
    s.says("summon purse-of-io")
    assert sorted(s.options) == ["pay air", "pay fire"]
    s.says("pay air")
    assert s.reserve(A) == {"fire": 1}


def test_hand_of_fortune_makes_a_card_affordable() -> None:
    """(C20)"""
    s = Scene().play(A, "hand-of-fortune").hand(A, "amulet-of-air").has(A, gauge=2, air=1).free()
    s.says("summon amulet-of-air")
    assert s.gauge(A) == 4
    assert s.reserve(A) == {}


def test_hand_of_fortune_does_not_change_the_type() -> None:
    """What is paid is part of the printed cost (C20)."""
    s = Scene().play(A, "hand-of-fortune").hand(A, "amulet-of-air").has(A, gauge=2, fire=1).free()
    assert "summon amulet-of-air" not in s.options


def test_hand_of_fortune_never_below_one_energy() -> None:
    """A card for one energy still costs it (C20)."""
    s = Scene().play(A, "hand-of-fortune").hand(A, "cursed-treatise-of-arus").has(A, gauge=2).free()
    assert "summon cursed-treatise-of-arus" not in s.options
    s = Scene().play(A, "hand-of-fortune").hand(A, "cursed-treatise-of-arus").has(A, gauge=2, water=1, fire=1).free()
    s.says("summon cursed-treatise-of-arus", "energy air")
    assert s.reserve(A) == {"fire": 1, "air": 2}


def test_hand_of_fortune_twice() -> None:
    """Copies add up, with the same floor (C20)."""
    s = Scene().play(A, "hand-of-fortune", "hand-of-fortune").hand(A, "amulet-of-air", "scepter-of-greatness")
    s.has(A, gauge=4, water=1, fire=1, air=2).free()
    s.says("summon amulet-of-air")  # 2 - 2, but at least 1
    assert s.reserve(A) == {"water": 1, "fire": 1, "air": 1}
    s.says("summon scepter-of-greatness", "pay fire")  # and so air: energies are named in rising order
    assert s.reserve(A) == {"water": 1}
    assert s.crystals(A) == 9


def test_hand_of_fortune_twice_on_a_large_cost() -> None:
    """Three earth and three fire become any four of them, Amulets of Water included (C20, B6)."""
    s = Scene().play(A, "hand-of-fortune", "hand-of-fortune").play(A, "amulet-of-water", fire=2, air=2)
    s.hand(A, "lantern-of-xidit").has(A, gauge=4, earth=2, water=3).free()
    s.says("summon lantern-of-xidit")
    assert s.reserve(A) == {"water": 3}
    assert s.on_card(A, "amulet-of-water") == {"air": 2}
    s = Scene().play(A, "hand-of-fortune", "hand-of-fortune").hand(A, "lantern-of-xidit")
    s.has(A, gauge=4, earth=5, water=2).free()
    assert "summon lantern-of-xidit" not in s.options  # no more than three of one type count


def test_hand_of_fortune_not_for_itself_but_for_its_twin() -> None:
    """E, F, A and 3 crystals; the second for two energies, the crystals as printed (C20)."""
    s = Scene().hand(A, "hand-of-fortune", "hand-of-fortune").has(A, crystals=6, gauge=2, earth=2, fire=2, air=1).free()
    s.says("summon hand-of-fortune")
    assert s.reserve(A) == {"earth": 1, "fire": 1}
    assert s.crystals(A) == 3
    s.says("summon hand-of-fortune")
    assert s.reserve(A) == {}
    assert s.crystals(A) == 0


def test_hand_of_fortune_alone_costs_three_energies() -> None:
    """(C20)"""
    s = Scene().hand(A, "hand-of-fortune").has(A, crystals=3, gauge=1, earth=1, fire=1).free()
    assert "summon hand-of-fortune" not in s.options


def test_hand_of_fortune_not_for_crystals() -> None:
    """(C20)"""
    s = Scene().play(A, "hand-of-fortune").hand(A, "naria-the-prophetess").has(A, crystals=2, gauge=2, fire=1).free()
    assert "summon naria-the-prophetess" not in s.options


def test_hand_of_fortune_not_for_activations() -> None:
    """(C20)"""
    s = Scene().play(A, "hand-of-fortune", "balance-of-ishtar").has(A, fire=2).free()
    assert "activate balance-of-ishtar" not in s.options


def test_hand_of_fortune_not_for_others() -> None:
    """*Your* summonings (C20)."""
    s = Scene().play(B, "hand-of-fortune").hand(A, "amulet-of-air").has(A, gauge=1, air=1).free()
    assert "summon amulet-of-air" not in s.options


# --- 21 Lewis Greyface ---------------------------------------------------------------------------------------------


def lewis(players: int = 2, **more: int) -> Scene:
    return Scene(players).hand(A, "lewis-greyface").has(A, gauge=1, fire=1, air=1, **more)


def test_lewis_greyface() -> None:
    """Choose an opponent: gain from the stock what lies in their reserve (C21)."""
    s = lewis(3).has(B, water=2, fire=1).has(C, earth=3).free()
    s.says("summon lewis-greyface")
    assert s.options == ["seat 2", "seat 3"]
    s.says("seat 2")
    assert s.reserve(A) == s.reserve(B) == {"water": 2, "fire": 1}


def test_lewis_greyface_chooses_one_with_nothing() -> None:
    """(C21)"""
    s = lewis(3).has(B, water=2).free()
    s.says("summon lewis-greyface", "seat 3")
    assert s.reserve(A) == {}


def test_lewis_greyface_gains_too_much() -> None:
    """Then the limit is checked, over old and new alike (C21, B8)."""
    s = lewis(earth=4).has(B, water=3, fire=2).free()
    s.says("summon lewis-greyface")
    assert s.options == ["drop water", "drop earth", "drop fire"]
    s.says("drop earth", "drop fire")
    assert s.reserve(A) == {"water": 3, "earth": 3, "fire": 1}
    assert s.reserve(B) == {"water": 3, "fire": 2}


def test_lewis_greyface_copies_a_grimoire_too() -> None:
    """Its energies are in the reserve (C21)."""
    s = lewis().play(B, "bespelled-grimoire").has(B, water=9).free()
    s.says("summon lewis-greyface")
    assert s.reserve(A) == {"water": 7}
    assert s.reserve(B) == {"water": 9}


def test_lewis_greyface_not_what_lies_on_cards() -> None:
    """(C21)"""
    s = lewis().play(B, "glutton-cauldron", earth=5).has(B, water=1).free()
    s.says("summon lewis-greyface")
    assert s.reserve(A) == {"water": 1}


# --- 22 Runic Cube of Eolis ----------------------------------------------------------------------------------------


def test_runic_cube_of_eolis() -> None:
    """20 crystals for 30 prestige, and nothing else (C22)."""
    s = Scene().hand(A, "runic-cube-of-eolis").has(A, crystals=21, gauge=1, fire=1).free()
    s.says("summon runic-cube-of-eolis")
    assert s.t.scores == [1 + 30, 0]
    assert s.reserve(A) == {"fire": 1}
    assert s.question == "free"


def test_runic_cube_of_eolis_costs_twenty() -> None:
    """(C22)"""
    s = Scene().hand(A, "runic-cube-of-eolis").has(A, crystals=19, gauge=1).free()
    assert "summon runic-cube-of-eolis" not in s.options
