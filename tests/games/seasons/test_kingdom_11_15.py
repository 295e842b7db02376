"""Enchanted Kingdom, cards 11/20 to 15/20, each against its ruling: (EK11) to (EK15). The Shield has its own file."""

import pytest

from tests.games.seasons.rounds import words_of
from tests.games.seasons.scene import A, B, C, Scene, face
from tests.games.seasons.test_who_knows_what import places

LAST = face("fall", "AA*", 1)


def ended(s: Scene) -> Scene:
    """The scene at the end of the last round."""
    s.when(space=12, year=3).leaving(LAST).end_of_round()
    assert s.t.over
    return s


# --- EK11 Potion of Resurrection -----------------------------------------------------------------------------------

DISCARDS = ["sid-nightshade", "purse-of-io", "crystal-orb", "tree-of-light", "dragon-skull", "amulet-of-air"]


def potion() -> Scene:
    return Scene().play(A, "potion-of-resurrection").has(A)


def test_potion_of_resurrection() -> None:
    """The top five of the discards: one to hand, the others to the bottom in the order one likes (EK11)."""
    s = potion().discards(*DISCARDS).free()
    s.says("activate potion-of-resurrection")
    assert s.question == "dig"
    assert sorted(s.options) == sorted(f"card {key}" for key in DISCARDS[1:])
    s.says("card crystal-orb")
    assert s.in_hand(A) == ["crystal-orb"]
    assert s.question == "under"
    s.says("card dragon-skull", "card purse-of-io", "card amulet-of-air")  # and the tree
    assert s.in_play(A) == []
    under = ["tree-of-light", "amulet-of-air", "purse-of-io", "dragon-skull"]
    assert s.discarded == [*under, "sid-nightshade", "potion-of-resurrection"]
    assert s.question == "free"


def test_potion_of_resurrection_in_another_order() -> None:
    """Each order gives another bottom (EK11)."""
    s = potion().discards(*DISCARDS[:3]).free()
    s.says("activate potion-of-resurrection", "card purse-of-io", "card sid-nightshade")
    assert s.discarded == ["crystal-orb", "sid-nightshade", "potion-of-resurrection"]
    s = potion().discards(*DISCARDS[:3]).free()
    s.says("activate potion-of-resurrection", "card purse-of-io", "card crystal-orb")
    assert s.discarded == ["sid-nightshade", "crystal-orb", "potion-of-resurrection"]


def test_potion_of_resurrection_with_fewer_than_five() -> None:
    """Then one looks at fewer; one of them must be taken (EK11)."""
    s = potion().discards("sid-nightshade", "purse-of-io").free()
    s.says("activate potion-of-resurrection")
    assert sorted(s.options) == ["card purse-of-io", "card sid-nightshade"]
    s.says("card sid-nightshade")
    assert s.in_hand(A) == ["sid-nightshade"]
    assert s.discarded == ["purse-of-io", "potion-of-resurrection"]


def test_potion_of_resurrection_with_one() -> None:
    """Nothing to choose (EK11)."""
    s = potion().discards("sid-nightshade").free()
    s.says("activate potion-of-resurrection")
    assert s.in_hand(A) == ["sid-nightshade"]
    assert s.discarded == ["potion-of-resurrection"]


def test_potion_of_resurrection_with_none() -> None:
    """No effect, and it cannot find itself: one looks first, then it goes (EK11, G9)."""
    s = potion().free()
    s.says("activate potion-of-resurrection")
    assert s.in_hand(A) == []
    assert s.in_play(A) == []
    assert s.discarded == ["potion-of-resurrection"]
    assert s.question == "free"


def test_potion_of_resurrection_finds_another() -> None:
    """One that was there before may be found (G9)."""
    s = potion().discards("potion-of-resurrection", "sid-nightshade").free()
    s.says("activate potion-of-resurrection")
    assert sorted(s.options) == ["card potion-of-resurrection", "card sid-nightshade"]
    s.says("card potion-of-resurrection")
    assert s.discarded == ["sid-nightshade", "potion-of-resurrection"]


def test_potion_of_resurrection_and_a_raven_doomed_by_it() -> None:
    """Raven falls together with the potion, after one has looked (EK11, G9)."""
    s = potion().copying(B, "potion-of-resurrection", A).discards("sid-nightshade", "purse-of-io").free()
    s.says("activate potion-of-resurrection")
    assert sorted(s.options) == ["card purse-of-io", "card sid-nightshade"]
    assert s.in_play(B) == []
    s.says("card purse-of-io")
    assert s.discarded == ["sid-nightshade", "potion-of-resurrection", "raven-the-usurper"]


def test_potion_of_resurrection_with_a_shield() -> None:
    """The effect first, then the Shield: neither is found, and the potion stays, turned (EK11, EK13)."""
    s = potion().play(A, "shield-of-zira").discards("sid-nightshade", "purse-of-io").free()
    s.says("activate potion-of-resurrection", "own shield-of-zira")
    assert sorted(s.options) == ["card purse-of-io", "card sid-nightshade"]
    assert s.crystals(A) == 0
    s.says("card sid-nightshade")
    assert s.in_play(A) == ["potion-of-resurrection"]
    assert s.turned(A) == ["potion-of-resurrection"]
    assert s.discarded == ["purse-of-io", "shield-of-zira"]
    assert s.crystals(A) == 10


def test_potion_of_resurrection_is_looked_at_in_private() -> None:
    """Only its owner sees the cards (EK11, B9)."""
    s = potion().discards(*DISCARDS).free()
    before = words_of(s.t.view(B).data)
    s.says("activate potion-of-resurrection")
    assert words_of(s.t.view(B).data) == before
    s.says("card crystal-orb", "card dragon-skull", "card purse-of-io", "card amulet-of-air")
    shown = words_of(s.t.view(B).data) - before
    assert shown <= {"potion-of-resurrection"}
    assert {"hand 1"} in places(s.t, A, "crystal-orb")
    assert all("hand 1" in where and len(where) > 1 for where in places(s.t, B, "crystal-orb"))
    assert s.t.view(A).data["known"]["discards"][:4] == [
        [0, "tree-of-light"],
        [1, "amulet-of-air"],
        [2, "purse-of-io"],
        [3, "dragon-skull"],
    ]


def test_potion_of_resurrection_costs_earth_and_fire() -> None:
    """And is worth no points (EK11)."""
    s = Scene().hand(A, "potion-of-resurrection").has(A, gauge=1, earth=1, fire=1, air=1).free()
    s.says("summon potion-of-resurrection")
    assert s.reserve(A) == {"air": 1}
    assert s.t.breakdown(A)["prestige potion-of-resurrection"] == 0


# --- EK12 Jewel of the Ancients ------------------------------------------------------------------------------------


def jewel(**reserve: int) -> Scene:
    return Scene().play(A, "jewel-of-the-ancients").has(A, **reserve)


def test_jewel_of_the_ancients() -> None:
    """Three of a type: one is laid on it, two are discarded (EK12)."""
    s = jewel(fire=4, water=2).free()
    s.says("activate jewel-of-the-ancients")
    assert s.reserve(A) == {"fire": 1, "water": 2}
    assert s.on_card(A, "jewel-of-the-ancients") == {"fire": 1}
    assert s.turned(A) == ["jewel-of-the-ancients"]
    assert s.crystals(A) == 0


def test_jewel_of_the_ancients_wants_three_of_one_type() -> None:
    """Two and two are not three (EK12)."""
    s = jewel(fire=2, water=2, air=2, earth=1).free()
    assert "activate jewel-of-the-ancients" not in s.options


def test_jewel_of_the_ancients_with_a_choice_of_types() -> None:
    """(EK12)"""
    s = jewel(fire=3, air=4).free()
    s.says("activate jewel-of-the-ancients")
    assert s.options == ["pay fire", "pay air"]
    s.says("pay air")
    assert s.on_card(A, "jewel-of-the-ancients") == {"air": 1}
    assert s.reserve(A) == {"fire": 3, "air": 1}


def test_jewel_of_the_ancients_with_an_amulet_of_water() -> None:
    """Some from the reserve, some from the Amulet (EK12, G28)."""
    s = jewel(fire=1).play(A, "amulet-of-water", fire=2, water=2).free()
    s.says("activate jewel-of-the-ancients")
    assert s.reserve(A) == {}
    assert s.on_card(A, "amulet-of-water") == {"water": 2}
    assert s.on_card(A, "jewel-of-the-ancients") == {"fire": 1}


def test_jewel_of_the_ancients_from_an_amulet_alone() -> None:
    """(EK12, G28)"""
    s = jewel(fire=3).play(A, "amulet-of-water", fire=3).free()
    s.says("activate jewel-of-the-ancients")
    s.says("pay fire from amulet 1")
    assert s.on_card(A, "amulet-of-water") == {}
    assert s.reserve(A) == {"fire": 3}


def test_jewel_of_the_ancients_is_no_transmutation() -> None:
    """No Purse, no transmuter, no crystals (EK12)."""
    s = jewel(fire=3).play(A, "purse-of-io", "ios-transmuter").free(transmute=True)
    s.says("activate jewel-of-the-ancients")
    assert s.crystals(A) == 0
    assert not s.events("transmuted")


def test_jewel_of_the_ancients_keeps_what_lies_on_it_out_of_reach() -> None:
    """Neither to be spent nor part of the reserve (EK12)."""
    s = Scene().play(A, "jewel-of-the-ancients", fire=3).hand(A, "amulet-of-fire").has(A, gauge=2).free(transmute=True)
    assert "summon amulet-of-fire" not in s.options
    assert "transmute fire" not in s.options
    assert "activate jewel-of-the-ancients" not in s.options


@pytest.mark.parametrize(("lying", "brings"), [(0, -10), (2, -10), (3, 35), (5, 35)])
def test_jewel_of_the_ancients_at_the_end(lying: int, brings: int) -> None:
    """35 with three or more, whatever they are; otherwise 10 are lost (EK12)."""
    s = ended(Scene().play(A, "jewel-of-the-ancients", fire=lying).has(A, crystals=20))
    assert s.t.breakdown(A)["end jewel-of-the-ancients"] == brings
    assert s.t.scores[A] == 20 + 10 + brings


def test_jewel_of_the_ancients_with_three_types() -> None:
    """They need not be alike once they lie there (EK12)."""
    s = ended(Scene().play(A, "jewel-of-the-ancients", fire=1, air=1, water=1).has(A))
    assert s.t.breakdown(A)["end jewel-of-the-ancients"] == 35


def test_jewel_of_the_ancients_takes_no_more_than_there_is() -> None:
    """Crystals do not go below nothing; prestige is safe (EK12, F1)."""
    s = ended(Scene().play(A, "jewel-of-the-ancients").has(A, crystals=4))
    assert s.t.breakdown(A)["end jewel-of-the-ancients"] == -4
    assert s.t.scores[A] == 10


def test_jewel_of_the_ancients_loses_before_others_bring() -> None:
    """What the Helm brings is not lost again (F1)."""
    s = ended(Scene().play(A, "ragfields-helm", "jewel-of-the-ancients").has(A, crystals=4))
    assert s.t.breakdown(A)["end jewel-of-the-ancients"] == -4
    assert s.t.breakdown(A)["end ragfields-helm"] == 20
    assert s.t.scores[A] == 10 + 10 + 20


def test_jewel_of_the_ancients_twice() -> None:
    """Each by what lies on it (EK12, B8)."""
    s = Scene().play(A, "jewel-of-the-ancients", fire=3).play(A, "jewel-of-the-ancients", air=3).has(A)
    assert ended(s).t.breakdown(A)["end jewel-of-the-ancients"] == 70
    s = Scene().play(A, "jewel-of-the-ancients", fire=3).play(A, "jewel-of-the-ancients", air=2).has(A, crystals=30)
    assert ended(s).t.breakdown(A)["end jewel-of-the-ancients"] == 25
    s = Scene().play(A, "jewel-of-the-ancients", "jewel-of-the-ancients").has(A, crystals=15)
    assert ended(s).t.breakdown(A)["end jewel-of-the-ancients"] == -15


def test_jewel_of_the_ancients_one_failed_and_one_not() -> None:
    """The loss comes first, and there is nothing to lose (F1)."""
    s = Scene().play(A, "jewel-of-the-ancients", fire=3).play(A, "jewel-of-the-ancients").has(A)
    assert ended(s).t.breakdown(A)["end jewel-of-the-ancients"] == 35


def test_jewel_of_the_ancients_through_raven() -> None:
    """By what lies on Raven itself (EK12, EK18)."""
    s = Scene().play(B, "jewel-of-the-ancients").copying(A, "jewel-of-the-ancients", B, air=3)
    s.has(B, crystals=20)
    ended(s)
    assert s.t.scores[A] == 35 + 2
    assert s.t.scores[B] == 20 - 10 + 10
    s = Scene().play(B, "jewel-of-the-ancients", air=3).copying(A, "jewel-of-the-ancients", B, air=2)
    s.has(A, crystals=20)
    ended(s)
    assert s.t.scores[A] == 20 - 10 + 2
    assert s.t.scores[B] == 35 + 10


def test_jewel_of_the_ancients_costs_two_fire() -> None:
    """And may be used at once (EK12, B7)."""
    s = Scene().hand(A, "jewel-of-the-ancients").has(A, gauge=1, fire=5).free()
    s.says("summon jewel-of-the-ancients")
    assert s.reserve(A) == {"fire": 3}
    assert "activate jewel-of-the-ancients" in s.options


# --- EK13 Shield of Zira -------------------------------------------------------------------------------------------


def test_shield_of_zira() -> None:
    """One air and 5 points; it goes in place of another card, for 10 crystals (EK13)."""
    s = Scene().hand(A, "shield-of-zira").has(A, gauge=2, air=1).play(A, "amulet-of-earth").free()
    s.says("summon shield-of-zira")
    assert s.reserve(A) == {}
    assert s.t.breakdown(A)["prestige shield-of-zira"] == 5
    s = Scene().hand(A, "syllas-the-faithful").has(A, gauge=1, fire=3).play(B, "shield-of-zira", "amulet-of-earth")
    s.free().says("summon syllas-the-faithful", "B: own amulet-of-earth", "B: own shield-of-zira")
    assert s.in_play(B) == ["amulet-of-earth"]
    assert s.crystals(B) == 10
    assert s.discarded == ["shield-of-zira"]


# --- EK14 Steadfast Die --------------------------------------------------------------------------------------------

RICH = face("winter", "WW*")


def steadfast(*more: str) -> Scene:
    return Scene().play(A, "steadfast-die", *more).has(A)


def test_steadfast_die() -> None:
    """Before the die is used: a step of the gauge, an energy, or leave to transmute instead (EK14)."""
    s = steadfast().die(RICH)
    assert sorted(s.options) == ["instead energy", "instead gauge", "instead transmute", "use die"]
    s.says("instead gauge")
    assert s.gauge(A) == 1
    assert s.reserve(A) == {}
    assert s.question == "free"
    assert "end turn" in s.options


def test_steadfast_die_for_an_energy() -> None:
    """Of choice (EK14)."""
    s = steadfast().die(RICH)
    s.says("instead energy", "energy earth")
    assert s.reserve(A) == {"earth": 1}
    assert s.gauge(A) == 0


def test_steadfast_die_for_leave_to_transmute() -> None:
    """(EK14)"""
    s = steadfast().has(A, fire=1, bonuses=3).die(face("winter", "c", 1))
    s.says("instead transmute", "transmute fire")
    assert s.crystals(A) == 2
    assert s.gauge(A) == 0


def test_steadfast_die_left_alone() -> None:
    """The die is used as ever (EK14)."""
    s = steadfast().die(RICH)
    s.says("use die")
    assert s.reserve(A) == {"water": 2}


@pytest.mark.parametrize("shown", ["WW*", "WW3", "F*t", "WAt", "c", "6"])
def test_steadfast_die_makes_nothing_of_the_die(shown: str) -> None:
    """No energies, crystals, gauge, transmuting or card of it (EK14)."""
    s = steadfast().has(A, fire=1).die(face("winter", shown))
    pile = s.pile_top
    s.says("instead gauge")
    assert s.reserve(A) == {"fire": 1}
    assert s.crystals(A) == 0
    assert s.gauge(A) == 1
    assert s.pile_top == pile
    assert "transmute fire" not in s.options
    assert "bonus draw" not in s.options


def test_steadfast_die_and_ios_transmuter() -> None:
    """A die of crystals that is not used lets nobody transmute (EK14, EK9, H10)."""
    s = steadfast("ios-transmuter").has(A, fire=1).die(face("winter", "6", 3))
    s.says("instead gauge")
    assert "transmute fire" not in s.options
    s = steadfast().hand(A, "ios-transmuter").has(A, gauge=1, water=1, earth=1, fire=1).die(face("winter", "6", 3))
    s.says("instead gauge", "summon ios-transmuter")
    assert "transmute fire" not in s.options


def test_steadfast_die_and_what_the_transmuter_brings() -> None:
    """Transmuting by leave of the Steadfast Die is none of the Transmuter's (EK14, EK9)."""
    s = steadfast("ios-transmuter").has(A, fire=1).die(face("winter", "6", 3))
    s.says("instead transmute", "transmute fire", "end turn", "B: end turn")
    assert s.crystals(A) == 2


def test_steadfast_die_after_a_die_of_malice() -> None:
    """Malice first: its crystals, a new face, and that is ignored too (EK14, B3)."""
    s = steadfast("die-of-malice").die(RICH)
    assert "activate die-of-malice" in s.options
    s.says("activate die-of-malice")
    assert s.crystals(A) == 2
    assert "instead gauge" in s.options
    s.says("instead gauge")
    assert (s.crystals(A), s.gauge(A), s.reserve(A)) == (2, 1, {})


def test_steadfast_die_is_last() -> None:
    """Nothing to roll again once it stands in for the die (B3)."""
    s = steadfast("die-of-malice").die(RICH)
    s.says("instead transmute")
    assert "activate die-of-malice" not in s.options


def test_steadfast_die_after_two_dice_of_malice() -> None:
    """(B3)"""
    s = steadfast("die-of-malice", "die-of-malice").die(RICH)
    s.says("activate die-of-malice", "activate die-of-malice 2", "instead gauge")
    assert (s.crystals(A), s.gauge(A)) == (4, 1)


def test_steadfast_die_in_the_turn_of_its_arrival() -> None:
    """Too late: the die has been used (EK14)."""
    s = Scene().hand(A, "steadfast-die").has(A, gauge=1, earth=1, air=1).free()
    s.says("summon steadfast-die")
    assert s.question == "free"
    assert not any(said.startswith("instead") for said in s.options)


def test_steadfast_die_twice() -> None:
    """One die, one replacement (EK14, G23)."""
    s = steadfast("steadfast-die").die(RICH)
    s.says("instead gauge")
    assert s.question == "free"
    assert s.gauge(A) == 1
    assert not any(said.startswith("instead") for said in s.options)


def test_steadfast_die_every_turn() -> None:
    """It never turns: again in the next round (EK14)."""
    s = steadfast().die(RICH)
    s.says("instead gauge")
    assert s.turned(A) == []


def test_steadfast_die_is_no_activation() -> None:
    """Fairies get nothing, a Heart no earth (EK14, B7)."""
    s = steadfast("heart-of-argos").has(A, crystals=3).play(B, "thieving-fairies").die(RICH)
    s.says("instead gauge")
    assert (s.crystals(A), s.crystals(B)) == (3, 0)
    assert s.on_card(A, "heart-of-argos") == {}


def test_steadfast_die_leaves_the_die_taken() -> None:
    """The token moves by the die that nobody took, whatever the one ignored shows (EK14)."""
    s = Scene(3).play(A, "steadfast-die").has(A).leaving(face("winter", "c", 2)).die(face("winter", "WW*", 1))
    s.says("instead gauge", "A: end turn", "B: end turn", "C: end turn")
    assert s.t.space == 3


def test_steadfast_die_is_for_its_owner() -> None:
    """Another's turn is not replaced (EK14)."""
    s = Scene().play(B, "steadfast-die").has(A).die(RICH)
    assert s.question == "free"
    assert s.reserve(A) == {"water": 2}


def test_steadfast_die_at_the_top_of_the_gauge() -> None:
    """What goes beyond is lost, and the die is not used all the same (B8)."""
    s = steadfast().has(A, gauge=15).die(RICH)
    s.says("instead gauge")
    assert s.gauge(A) == 15
    assert s.reserve(A) == {}


# --- EK15 Amulet of Time -------------------------------------------------------------------------------------------


def time(**more: int) -> Scene:
    return Scene().hand(A, "amulet-of-time").has(A, gauge=1, water=2, **more)


def arrive(s: Scene) -> Scene:
    return s.says("summon amulet-of-time", "energy earth", "energy fire")


def test_amulet_of_time() -> None:
    """Two energies; then any number of cards for as many new ones, all kept (EK15)."""
    s = time().hand(A, "sid-nightshade", "purse-of-io", "crystal-orb").pile("tree-of-light", "dragon-skull").free()
    arrive(s)
    assert s.reserve(A) == {"earth": 1, "fire": 1}
    assert s.question == "discards"
    s.says("card purse-of-io", "card sid-nightshade", "done")
    assert s.in_hand(A) == ["crystal-orb", "dragon-skull", "tree-of-light"]
    assert s.question == "free"


def test_amulet_of_time_for_nothing() -> None:
    """None is a number: no cards (EK15)."""
    s = time().hand(A, "sid-nightshade").free()
    pile = s.pile_top
    arrive(s).says("done")
    assert s.in_hand(A) == ["sid-nightshade"]
    assert s.pile_top == pile
    assert s.question == "free"


def test_amulet_of_time_with_an_empty_hand() -> None:
    """The energies are all (EK15)."""
    s = arrive(time().free())
    assert s.question == "free"
    assert s.in_hand(A) == []


def test_amulet_of_time_with_the_whole_hand() -> None:
    """Once the last card has gone, nothing is left to ask (EK15)."""
    s = time().hand(A, "sid-nightshade", "purse-of-io").pile("tree-of-light", "dragon-skull").free()
    arrive(s).says("card sid-nightshade", "card purse-of-io")
    assert s.in_hand(A) == ["dragon-skull", "tree-of-light"]


def test_amulet_of_time_puts_its_discards_on_top() -> None:
    """In the order in which they were named (EK15, B9)."""
    s = time().hand(A, "sid-nightshade", "purse-of-io").discards("amulet-of-air").free()
    arrive(s).says("card sid-nightshade", "card purse-of-io")
    assert s.discarded == ["amulet-of-air", "sid-nightshade", "purse-of-io"]
    s = time().hand(A, "sid-nightshade", "purse-of-io").discards("amulet-of-air").free()
    arrive(s).says("card purse-of-io", "card sid-nightshade")
    assert s.discarded == ["amulet-of-air", "purse-of-io", "sid-nightshade"]


def test_amulet_of_time_draws_after_all_discards() -> None:
    """No drawn card may be among the discarded (EK15)."""
    s = time().hand(A, "sid-nightshade", "purse-of-io").pile("tree-of-light").free()
    arrive(s).says("card sid-nightshade")
    assert s.options == ["done", "card purse-of-io"]


def test_amulet_of_time_and_a_short_pile() -> None:
    """The discards make a new pile as soon as the last card is drawn (EK15, B9)."""
    s = time().hand(A, "sid-nightshade", "purse-of-io").only("tree-of-light").free()
    arrive(s).says("card sid-nightshade", "card purse-of-io")
    hand = s.in_hand(A)
    assert "tree-of-light" in hand
    assert len(hand) == 2
    assert s.discarded == []
    assert sorted(hand + s.pile_top) == ["purse-of-io", "sid-nightshade", "tree-of-light"]


def test_amulet_of_time_with_no_pile_at_all() -> None:
    """One gets one's own back (EK15, B9)."""
    s = time().hand(A, "sid-nightshade").only().free()
    arrive(s).says("card sid-nightshade")
    assert s.in_hand(A) == ["sid-nightshade"]


def test_amulet_of_time_within_the_limit() -> None:
    """Two energies for a reserve with one space left (EK15, B8)."""
    s = Scene().hand(A, "amulet-of-time").has(A, gauge=2, fire=6).play(A, "amulet-of-water", water=2).free()
    s.says("summon amulet-of-time", "done", "energy air")
    assert s.reserve(A) == {"fire": 6, "air": 1}


def test_amulet_of_time_with_a_shield() -> None:
    """A card saved counts all the same (EK15, EK13)."""
    s = time(crystals=1).hand(A, "sid-nightshade", "purse-of-io").play(A, "shield-of-zira").has(A, gauge=2, water=2)
    s.pile("tree-of-light", "dragon-skull").free()
    arrive(s).says("card sid-nightshade", "own shield-of-zira", "card purse-of-io")
    assert s.in_hand(A) == ["dragon-skull", "sid-nightshade", "tree-of-light"]
    assert s.discarded == ["shield-of-zira", "purse-of-io"]
    assert s.crystals(A) == 10


def test_amulet_of_time_with_two_shields() -> None:
    """One card for each (EK15)."""
    s = time().hand(A, "sid-nightshade", "purse-of-io").play(A, "shield-of-zira", "shield-of-zira")
    s.has(A, gauge=3, water=2).pile("tree-of-light", "dragon-skull").free()
    arrive(s).says("card sid-nightshade", "own shield-of-zira", "let go", "card purse-of-io", "own shield-of-zira")
    assert s.in_hand(A) == ["dragon-skull", "purse-of-io", "sid-nightshade", "tree-of-light"]
    assert s.crystals(A) == 20
    assert s.in_play(A) == ["amulet-of-time"]


def test_amulet_of_time_never_discards_a_card_twice() -> None:
    """One that a Shield has saved is not named again (EK15)."""
    s = time().hand(A, "sid-nightshade").play(A, "shield-of-zira").has(A, gauge=2, water=2).pile("tree-of-light").free()
    arrive(s).says("card sid-nightshade", "own shield-of-zira")
    assert s.question == "free"
    assert s.in_hand(A) == ["sid-nightshade", "tree-of-light"]


def test_amulet_of_time_discards_face_down() -> None:
    """Others see how many, not which (EK15, B9)."""
    s = time().hand(A, "sid-nightshade", "purse-of-io").pile("tree-of-light").free()
    before = words_of(s.t.view(B).data)
    arrive(s).says("card sid-nightshade", "done")
    assert words_of(s.t.view(B).data) - before <= {"amulet-of-time"}
    assert all(len(where) > 1 for where in places(s.t, B, "sid-nightshade"))
    assert s.t.view(B).data["players"][A]["hand"] == 2


def test_amulet_of_time_under_argos_embrace() -> None:
    """All that is drawn together is one event (G18)."""
    s = Scene(enchantment="argos-embrace").hand(A, "amulet-of-time", "sid-nightshade", "purse-of-io", "crystal-orb")
    s.has(A, gauge=1, water=2, crystals=12).free()
    arrive(s).says("card sid-nightshade", "card purse-of-io", "done")
    assert s.crystals(A) == 7
    s = Scene(enchantment="argos-embrace").hand(A, "amulet-of-time", "sid-nightshade")
    s.has(A, gauge=1, water=2, crystals=12).free()
    arrive(s).says("done")
    assert s.crystals(A) == 12


def test_amulet_of_time_costs_two_water() -> None:
    """And is worth 9 points; nobody else is touched (EK15)."""
    s = Scene(3).hand(A, "amulet-of-time").hand(B, "purse-of-io").has(A, gauge=1, water=1, air=5).free()
    assert "summon amulet-of-time" not in s.options
    s = Scene(3).hand(A, "amulet-of-time").hand(B, "purse-of-io").has(A, gauge=1, water=2).has(C, air=1).free()
    arrive(s)
    assert s.t.breakdown(A)["prestige amulet-of-time"] == 9
    assert s.in_hand(B) == ["purse-of-io"]
    assert s.reserve(C) == {"air": 1}
