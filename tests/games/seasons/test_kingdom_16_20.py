"""Enchanted Kingdom, cards 16/20 to 20/20, each against its ruling: (EK16) to (EK20). Raven has its own file."""

import pytest

from tests.games.seasons.rounds import words_of
from tests.games.seasons.scene import A, B, C, D, Scene, face
from tests.games.seasons.test_who_knows_what import places

# --- EK16 Arcane Telescope -----------------------------------------------------------------------------------------


def telescope(**more: int) -> Scene:
    return Scene().play(A, "arcane-telescope").has(A, **more)


def test_arcane_telescope() -> None:
    """Two crystals: see the top three and put them back in any order (EK16)."""
    s = telescope(crystals=5).pile("sid-nightshade", "purse-of-io", "crystal-orb", "tree-of-light").free()
    s.says("activate arcane-telescope")
    assert s.crystals(A) == 3
    assert s.question == "arrange"
    assert sorted(s.options) == ["card crystal-orb", "card purse-of-io", "card sid-nightshade"]
    s.says("card purse-of-io", "card sid-nightshade")  # the deepest first; the orb goes on top
    assert s.pile_top[:4] == ["crystal-orb", "sid-nightshade", "purse-of-io", "tree-of-light"]
    assert s.turned(A) == ["arcane-telescope"]
    assert s.question == "free"


def test_arcane_telescope_and_later_draws() -> None:
    """The order is the one in which they are drawn (EK16)."""
    s = telescope(crystals=2).play(A, "potion-of-power", "potion-of-power")
    s.pile("sid-nightshade", "purse-of-io", "crystal-orb").free()
    s.says("activate arcane-telescope", "card sid-nightshade", "card crystal-orb")
    s.says("activate potion-of-power")
    assert s.in_hand(A) == ["purse-of-io"]
    s.says("activate potion-of-power")
    assert s.in_hand(A) == ["crystal-orb", "purse-of-io"]


def test_arcane_telescope_wants_two_crystals() -> None:
    """(EK16, B7)"""
    assert "activate arcane-telescope" not in telescope(crystals=1).free().options
    assert "activate arcane-telescope" in telescope(crystals=2).free().options


def test_arcane_telescope_with_two_cards() -> None:
    """One sees what there is; no new pile is made for it (EK16, B9)."""
    s = telescope(crystals=2).discards("crystal-orb").only("sid-nightshade", "purse-of-io").free()
    s.says("activate arcane-telescope")
    assert sorted(s.options) == ["card purse-of-io", "card sid-nightshade"]
    s.says("card sid-nightshade")
    assert s.pile_top == ["purse-of-io", "sid-nightshade"]
    assert s.discarded == ["crystal-orb"]


def test_arcane_telescope_with_one_card() -> None:
    """Nothing to choose (B9)."""
    s = telescope(crystals=2).only("sid-nightshade").free()
    s.says("activate arcane-telescope")
    assert s.pile_top == ["sid-nightshade"]
    assert s.question == "free"
    assert s.t.view(A).data["known"]["top"] == [[0, "sid-nightshade"]]


def test_arcane_telescope_with_an_empty_pile() -> None:
    """The discards are the pile as soon as there is none (B9)."""
    s = telescope(crystals=2).discards("sid-nightshade", "purse-of-io", "crystal-orb").only().free()
    s.says("activate arcane-telescope")
    assert sorted(s.options) == ["card crystal-orb", "card purse-of-io", "card sid-nightshade"]
    s.says("card purse-of-io", "card sid-nightshade")
    assert s.pile_top == ["crystal-orb", "sid-nightshade", "purse-of-io"]
    assert s.discarded == []


def test_arcane_telescope_with_two_of_a_name() -> None:
    """(EK16)"""
    s = telescope(crystals=2).pile("sid-nightshade", "purse-of-io", "sid-nightshade").free()
    s.says("activate arcane-telescope", "card purse-of-io", "card sid-nightshade")
    assert s.pile_top[:3] == ["sid-nightshade", "sid-nightshade", "purse-of-io"]


def test_arcane_telescope_is_looked_through_in_private() -> None:
    """Its owner knows what comes, the others do not (EK16, B9)."""
    s = telescope(crystals=2).hand(A, "tree-of-light").pile("sid-nightshade", "purse-of-io", "crystal-orb").free()
    before = words_of(s.t.view(B).data)
    might = places(s.t, B, "sid-nightshade")
    s.says("activate arcane-telescope")
    assert words_of(s.t.view(B).data) == before
    assert all("pile" in where for where in places(s.t, B, "sid-nightshade"))
    s.says("card purse-of-io", "card sid-nightshade")
    assert words_of(s.t.view(B).data) == before
    assert places(s.t, B, "sid-nightshade") == might
    assert s.t.view(A).data["known"]["top"] == [[0, "crystal-orb"], [1, "sid-nightshade"], [2, "purse-of-io"]]
    assert s.t.view(B).data["known"]["top"] == []
    assert s.t.view(None).data["known"]["top"] == []


def test_arcane_telescope_and_who_knew_the_top_card() -> None:
    """It has been moved about unseen: it may lie anywhere in the pile (O21)."""
    s = Scene().play(A, "arcane-telescope").play(B, "crystal-orb").pile("sid-nightshade", "purse-of-io", "crystal-orb")
    s.has(A, crystals=4).has(B, bonuses=3).free()
    s.says("end turn", "B: activate crystal-orb")
    assert s.t.view(B).data["known"]["top"] == [[0, "sid-nightshade"]]
    s.says("B: end turn")
    while s.question != "free" or s.asked != A:
        s.t.choose(s.t.options[0])
    s.says("activate arcane-telescope")
    s.says(s.options[0])
    s.says(s.options[0])
    assert s.t.view(B).data["known"]["top"] == []


def test_arcane_telescope_once_a_round() -> None:
    """(B7)"""
    s = telescope(crystals=9).free()
    s.says("activate arcane-telescope")
    s.says(s.options[0])
    s.says(s.options[0])
    assert "activate arcane-telescope" not in s.options


def test_arcane_telescope_is_free() -> None:
    """It costs nothing, and may be used at once (EK16)."""
    s = Scene().hand(A, "arcane-telescope").has(A, gauge=1, crystals=2).free()
    s.says("summon arcane-telescope")
    assert s.crystals(A) == 2
    assert "activate arcane-telescope" in s.options
    assert s.t.breakdown(A)["prestige arcane-telescope"] == 8


def test_arcane_telescope_under_vision_of_destiny() -> None:
    """After it the two on top lie face up again (G20)."""
    s = Scene(enchantment="vision-of-destiny").play(A, "arcane-telescope").has(A, crystals=2)
    s.pile("sid-nightshade", "purse-of-io", "crystal-orb").free()
    s.says("activate arcane-telescope", "card sid-nightshade", "card purse-of-io")
    assert s.t.view(B).data["known"]["top"] == [[0, "crystal-orb"], [1, "purse-of-io"]]


# --- EK17 Argos Hawk -----------------------------------------------------------------------------------------------


def test_argos_hawk() -> None:
    """10 crystals and a step of the gauge on arrival (EK17)."""
    s = Scene().hand(A, "argos-hawk").has(A, gauge=1, earth=1, air=1).has(B, gauge=3).free()
    s.says("summon argos-hawk")
    assert (s.crystals(A), s.gauge(A)) == (10, 2)
    assert (s.crystals(B), s.gauge(B)) == (0, 3)
    assert s.reserve(A) == {}
    assert s.t.breakdown(A)["prestige argos-hawk"] == 4


def test_argos_hawk_sacrificed() -> None:
    """Each opponent: gauge -1, not below 0, and 6 crystals (EK17)."""
    s = Scene(4).play(A, "argos-hawk").has(A, gauge=5, crystals=1)
    s.has(B, gauge=3).has(C, gauge=1, crystals=2).has(D).free()
    s.says("activate argos-hawk")
    assert [s.gauge(seat) for seat in (A, B, C, D)] == [5, 2, 0, 0]
    assert [s.crystals(seat) for seat in (A, B, C, D)] == [1, 6, 8, 6]
    assert s.in_play(A) == []
    assert s.discarded == ["argos-hawk"]


def test_argos_hawk_in_the_turn_of_its_arrival() -> None:
    """Both at once (EK17, B7)."""
    s = Scene().hand(A, "argos-hawk").has(A, gauge=1, earth=1, air=1).has(B, gauge=3).free()
    s.says("summon argos-hawk", "activate argos-hawk")
    assert (s.crystals(A), s.gauge(A), s.crystals(B), s.gauge(B)) == (10, 2, 6, 2)


def test_argos_hawk_leaves_more_cards_than_gauge() -> None:
    """Cards in play stay (B8)."""
    s = Scene().play(A, "argos-hawk").play(B, "purse-of-io").has(B, gauge=1).free()
    s.says("activate argos-hawk")
    assert s.gauge(B) == 0
    assert s.in_play(B) == ["purse-of-io"]


def test_argos_hawk_with_a_shield() -> None:
    """The effect, then the Shield; the Hawk stays, turned (EK17, EK13)."""
    s = Scene().play(A, "argos-hawk", "shield-of-zira").has(A).has(B, gauge=2).free()
    s.says("activate argos-hawk", "own shield-of-zira")
    assert (s.crystals(A), s.crystals(B), s.gauge(B)) == (10, 6, 1)
    assert s.in_play(A) == s.turned(A) == ["argos-hawk"]
    assert s.discarded == ["shield-of-zira"]


def test_argos_hawk_and_thieving_fairies() -> None:
    """It is an activation; a player without crystals gives none (EK17, B7)."""
    s = Scene().play(A, "argos-hawk").has(A).play(B, "thieving-fairies").free()
    s.says("activate argos-hawk")
    assert (s.crystals(A), s.crystals(B)) == (0, 7)


def test_argos_hawk_at_the_top_of_the_gauge() -> None:
    """(B8)"""
    s = Scene().hand(A, "argos-hawk").has(A, gauge=15, earth=1, air=1).free()
    s.says("summon argos-hawk")
    assert (s.crystals(A), s.gauge(A)) == (10, 15)


# --- EK18 Raven the Usurper ----------------------------------------------------------------------------------------


def test_raven_the_usurper() -> None:
    """A fire for Raven, two earth for what it copies; and the arrival comes at once (EK18)."""
    s = Scene().hand(A, "raven-the-usurper").has(A, gauge=1, fire=1, earth=2, air=1).play(B, "amulet-of-earth").free()
    s.says("summon raven-the-usurper", "copy amulet-of-earth")
    assert s.reserve(A) == {"air": 1}
    assert s.crystals(A) == 9
    assert s.in_play(A) == ["raven-the-usurper"]
    assert s.t.breakdown(A) == {"crystals": 9, "prestige raven-the-usurper": 2, "hand": 0, "bonuses": 0}


# --- EK19 Warden of Argos ------------------------------------------------------------------------------------------


def warden(players: int = 2, **more: int) -> Scene:
    return Scene(players).hand(A, "warden-of-argos").has(A, gauge=1, air=1, **more)


def test_warden_of_argos() -> None:
    """One of two ways, for every player (EK19)."""
    s = warden().free()
    s.says("summon warden-of-argos")
    assert s.question == "warden"
    assert s.options == ["discard energies", "discard cards"]
    assert s.t.breakdown(A)["prestige warden-of-argos"] == 6


def test_warden_of_argos_and_energies() -> None:
    """Four each of their choice, the opponents clockwise and the owner last (EK19, G11)."""
    s = warden(3, water=5).has(B, fire=4, earth=2).has(C, air=6).free()
    s.says("summon warden-of-argos", "discard energies")
    assert s.asked == B
    s.says("B: pay earth", "B: pay fire")  # and so three fire
    assert s.reserve(B) == {"earth": 1, "fire": 1}
    assert s.reserve(C) == {"air": 2}
    assert s.reserve(A) == {"water": 1}
    assert s.question == "free"


def test_warden_of_argos_and_energies_in_turn() -> None:
    """(G11)"""
    s = warden(3, water=3, fire=3).has(B, fire=4, earth=1).has(C, water=1, earth=4).free()
    s.says("summon warden-of-argos", "discard energies", "B: pay fire", "C: pay earth")  # all four of a type
    s.says("A: pay water", "A: pay fire")  # a water had to be, and so did another fire
    assert [s.reserve(seat) for seat in (A, B, C)] == [{"water": 1, "fire": 1}, {"earth": 1}, {"water": 1}]


def test_warden_of_argos_and_fewer_than_four_energies() -> None:
    """All of them; and none of nobody's (EK19)."""
    s = warden(4, water=4).has(B, fire=1, earth=2).has(C).has(D, air=4).free()
    s.says("summon warden-of-argos", "discard energies")
    assert [s.reserve(seat) for seat in (A, B, C, D)] == [{}, {}, {}, {}]
    assert s.question == "free"


def test_warden_of_argos_and_energies_on_cards() -> None:
    """They are safe and cannot be handed over either (EK19, G28, H9)."""
    s = warden().play(B, "amulet-of-water", fire=4).play(B, "glutton-cauldron", fire=2).has(B, fire=5, water=1).free()
    s.says("summon warden-of-argos", "discard energies")
    assert s.asked == B
    assert all("amulet" not in said for said in s.options)
    s.says("pay fire")  # and three more
    assert s.reserve(B) == {"fire": 1, "water": 1}
    assert s.on_card(B, "amulet-of-water") == {"fire": 4}
    assert s.on_card(B, "glutton-cauldron") == {"fire": 2}


def test_warden_of_argos_and_an_amulet_alone() -> None:
    """An empty reserve has nothing to give (EK19, H9)."""
    s = warden().play(B, "amulet-of-water", fire=4).has(B).free()
    s.says("summon warden-of-argos", "discard energies")
    assert s.on_card(B, "amulet-of-water") == {"fire": 4}
    assert s.question == "free"


def test_warden_of_argos_and_a_grimoire() -> None:
    """It is a part of the reserve (EK19)."""
    s = warden().play(B, "bespelled-grimoire").has(B, fire=10).free()
    s.says("summon warden-of-argos", "discard energies")
    assert s.reserve(B) == {"fire": 6}


def test_warden_of_argos_and_cards() -> None:
    """One from each hand, face down; opponents first (EK19, G11)."""
    s = warden(3).hand(A, "tree-of-light", "crystal-orb").hand(B, "sid-nightshade", "purse-of-io")
    s.hand(C, "amulet-of-air", "amulet-of-fire").free()
    s.says("summon warden-of-argos", "discard cards")
    s.says("B: card sid-nightshade", "C: card amulet-of-fire", "A: card crystal-orb")
    assert s.discarded == ["sid-nightshade", "amulet-of-fire", "crystal-orb"]
    assert [s.in_hand(seat) for seat in (A, B, C)] == [["tree-of-light"], ["purse-of-io"], ["amulet-of-air"]]
    assert all(len(where) > 1 for where in places(s.t, A, "sid-nightshade"))


def test_warden_of_argos_and_empty_hands() -> None:
    """No card: unaffected (EK19)."""
    s = warden(3, water=4).hand(C, "amulet-of-air").has(B, fire=4).free()
    s.says("summon warden-of-argos", "discard cards")
    assert s.in_hand(C) == []
    assert s.reserve(B) == {"fire": 4}
    assert s.reserve(A) == {"water": 4}
    assert s.question == "free"


def test_warden_of_argos_and_a_shield() -> None:
    """It saves a card, not energies (EK19, EK13)."""
    s = warden().hand(B, "sid-nightshade", "purse-of-io").play(B, "shield-of-zira").has(B, fire=5).free()
    s.says("summon warden-of-argos", "discard cards", "B: card purse-of-io", "B: own shield-of-zira")
    assert s.in_hand(B) == ["purse-of-io", "sid-nightshade"]
    assert s.crystals(B) == 10
    assert s.discarded == ["shield-of-zira"]
    s = warden().hand(B, "sid-nightshade").play(B, "shield-of-zira").has(B, fire=5).free()
    s.says("summon warden-of-argos", "discard energies")
    assert s.reserve(B) == {"fire": 1}
    assert s.in_play(B) == ["shield-of-zira"]


# --- EK20 Ratty Nightshade -----------------------------------------------------------------------------------------


def ratty(players: int = 2, **more: int) -> Scene:
    return Scene(players).hand(A, "ratty-nightshade").has(A, gauge=1, crystals=9, **more)


@pytest.mark.parametrize(("players", "crystals"), [(2, 2), (3, 4), (4, 6)])
def test_ratty_nightshade_costs_more_with_more_players(players: int, crystals: int) -> None:
    """Two, four or six crystals (EK20)."""
    s = Scene(players).hand(A, "ratty-nightshade").has(A, gauge=1, crystals=crystals - 1).free()
    assert "summon ratty-nightshade" not in s.options
    s = Scene(players).hand(A, "ratty-nightshade").has(A, gauge=1, crystals=crystals).free()
    s.says("summon ratty-nightshade")
    assert s.crystals(A) == 0
    assert s.t.breakdown(A)["prestige ratty-nightshade"] == 8


def test_ratty_nightshade() -> None:
    """Two energies of choice from an opponent's reserve (EK20)."""
    s = ratty(water=1).has(B, fire=2, earth=1, air=1).free()
    s.says("summon ratty-nightshade")
    assert s.question == "rob"
    assert s.asked == A
    s.says("energy earth", "energy air")
    assert s.reserve(A) == {"water": 1, "earth": 1, "air": 1}
    assert s.reserve(B) == {"fire": 2}


def test_ratty_nightshade_takes_two_of_a_type() -> None:
    """(EK20)"""
    s = ratty().has(B, fire=2, earth=1).free()
    s.says("summon ratty-nightshade", "energy fire")  # and so the other
    assert s.reserve(A) == {"fire": 2}
    assert s.reserve(B) == {"earth": 1}


def test_ratty_nightshade_takes_no_fewer() -> None:
    """The maximum (EK20, G13)."""
    s = ratty().has(B, fire=2, air=2).free()
    s.says("summon ratty-nightshade")
    assert s.options == ["energy fire", "energy air"]
    s.says("energy fire")
    assert s.options == ["energy fire", "energy air"]
    s.says("energy air")
    assert s.reserve(B) == {"fire": 1, "air": 1}


def test_ratty_nightshade_takes_the_only_one() -> None:
    """All of it from who has one, nothing from who has none (EK20)."""
    s = ratty(4).has(B, fire=1).has(C).has(D, air=2).free()
    s.says("summon ratty-nightshade")
    assert s.reserve(A) == {"fire": 1, "air": 2}
    assert [s.reserve(seat) for seat in (B, C, D)] == [{}, {}, {}]
    assert s.question == "free"


def test_ratty_nightshade_from_each() -> None:
    """Two from every opponent, clockwise (EK20, B8)."""
    s = ratty(3).has(B, fire=2, earth=2).has(C, fire=2, water=2).free()
    s.says("summon ratty-nightshade", "energy earth", "energy earth", "energy water", "energy fire")
    assert s.reserve(A) == {"earth": 2, "water": 1, "fire": 1}
    assert s.reserve(B) == {"fire": 2}
    assert s.reserve(C) == {"water": 1, "fire": 1}


def test_ratty_nightshade_and_energies_on_cards() -> None:
    """Only reserves are robbed, the Grimoire's share included (EK20, G28)."""
    s = ratty(3).play(B, "amulet-of-water", fire=4).play(B, "glutton-cauldron", fire=2).has(B, earth=1)
    s.play(C, "bespelled-grimoire").has(C, air=9).free()
    s.says("summon ratty-nightshade")
    assert s.reserve(A) == {"earth": 1, "air": 2}
    assert s.on_card(B, "amulet-of-water") == {"fire": 4}
    assert s.on_card(B, "glutton-cauldron") == {"fire": 2}
    assert s.reserve(C) == {"air": 7}


def test_ratty_nightshade_checks_the_limit_last() -> None:
    """After all has been taken, among old and new (EK20, B8)."""
    s = ratty(3, water=6).has(B, fire=3).has(C, air=3).free()
    s.says("summon ratty-nightshade")
    assert s.reserve(B) == {"fire": 1}
    assert s.reserve(C) == {"air": 1}
    assert s.question == "trim"
    s.says("drop water", "drop water", "drop fire")
    assert s.reserve(A) == {"water": 4, "fire": 1, "air": 2}
    assert s.question == "free"


def test_ratty_nightshade_with_a_full_reserve() -> None:
    """The opponent loses them all the same (EK20)."""
    s = ratty(water=7).has(B, fire=2).free()
    s.says("summon ratty-nightshade", "drop fire")
    assert s.reserve(A) == {"water": 7}
    assert s.reserve(B) == {}


def test_ratty_nightshade_put_into_play_free() -> None:
    """The same, without the crystals (A5)."""
    s = Scene().hand(A, "ratty-nightshade").play(A, "potion-of-dreams").has(A, gauge=1).has(B, fire=2).free()
    s.says("activate potion-of-dreams")
    assert s.reserve(A) == {"fire": 2}
    assert s.in_play(A) == ["ratty-nightshade"]
    assert s.t.players[B].die == face("winter", "WW*")
