"""Enchanted Kingdom, cards 7/20 to 10/20, each against its ruling. A card's own ruling is written (EK7) to (EK10)."""

import pytest

from conclave.games.seasons.rules.dice import FACE_CRYSTALS
from tests.games.seasons.scene import A, B, C, Scene, face

# --- 7/20 Statue of Eolis ------------------------------------------------------------------------------------------


def test_statue_of_eolis() -> None:
    """At a change of season an energy, or 2 crystals and a look at the top card; a space less (EK7, B5)."""
    s = Scene().play(A, "statue-of-eolis").has(A).when(space=3).end_of_round()
    assert (s.asked, s.options) == (A, ["take energy", "look at top"])
    s.says("take energy", "energy fire")
    assert (s.reserve(A), s.crystals(A)) == ({"fire": 1}, 0)
    s = Scene().play(A, "statue-of-eolis").has(A).when(space=3).pile("purse-of-io").end_of_round()
    s.says("look at top")
    assert (s.reserve(A), s.crystals(A)) == ({}, 2)
    assert s.pile_top[0] == "purse-of-io"
    assert s.t.players[A].capacity == 6


def test_statue_of_eolis_looks_in_private() -> None:
    """*Look* is for that player alone (EK7, B9)."""
    s = Scene().play(A, "statue-of-eolis").has(A).when(space=3).pile("purse-of-io").end_of_round()
    s.says("look at top")
    assert [event["card"] for event in s.t.events_for(A) if event["event"] == "looked"] == ["purse-of-io"]
    assert [event["card"] for event in s.t.events_for(B) if event["event"] == "looked"] == [""]


def test_statue_of_eolis_with_no_card_to_look_at() -> None:
    """The crystals come all the same (EK7, B9)."""
    s = Scene().play(A, "statue-of-eolis").has(A).when(space=3).only().end_of_round()
    s.says("look at top")
    assert s.crystals(A) == 2


def test_statue_of_eolis_within_a_season() -> None:
    """Nothing happens (EK7)."""
    s = Scene().play(A, "statue-of-eolis").has(A).when(space=2).end_of_round()
    assert s.question == "die"


def test_statue_of_eolis_on_the_way_back() -> None:
    """A change is a change; at once, in the middle of a turn (EK7, B5, C7)."""
    s = Scene().play(A, "statue-of-eolis").hand(A, "temporal-boots").has(A, gauge=2).when(space=4).free()
    s.says("summon temporal-boots", "move back 2")
    assert s.question == "statue"
    s.says("take energy", "energy earth")
    assert s.reserve(A) == {"earth": 1}
    assert s.question == "free"


def test_statue_of_eolis_and_somebody_elses_boots() -> None:
    """In A's turn B chooses, and A goes on (EK7, B5)."""
    s = Scene().hand(A, "temporal-boots").has(A, gauge=1).play(B, "statue-of-eolis").has(B).when(space=12).free()
    s.says("summon temporal-boots", "move forward 1")
    assert (s.asked, s.question) == (B, "statue")
    s.says("B: take energy", "B: energy air")
    assert s.reserve(B) == {"air": 1}
    assert (s.asked, s.question) == (A, "free")


def test_statue_of_eolis_and_an_ability_token() -> None:
    """Two spaces over the edge of a season (EK7, D10)."""
    s = Scene(tokens=(10, 7)).play(A, "statue-of-eolis").has(A).when(space=5).free()
    s.says("use token", "move forward 2", "look at top")
    assert s.crystals(A) == 2


def test_statue_of_eolis_and_a_full_reserve() -> None:
    """The limit holds at once: six are all it takes (EK7, B8, H3)."""
    s = Scene().play(A, "statue-of-eolis").has(A, fire=6).when(space=3).end_of_round()
    s.says("take energy")
    assert s.options == ["done", "drop fire"]
    s.says("drop fire", "energy air")
    assert s.reserve(A) == {"fire": 5, "air": 1}
    s = Scene().play(A, "statue-of-eolis").has(A, fire=6).when(space=3).end_of_round()
    s.says("take energy", "done")
    assert s.reserve(A) == {"fire": 6}


def test_statue_of_eolis_arrives() -> None:
    """The space goes at once (EK7, H3)."""
    s = Scene().play(A, "amulet-of-water", water=1, earth=1, fire=1).hand(A, "statue-of-eolis")
    s.has(A, gauge=2, air=7).free()
    s.says("summon statue-of-eolis")
    assert s.reserve(A) == {"air": 6}


def test_statue_of_eolis_with_a_grimoire() -> None:
    """Ten less one (EK7, B8)."""
    s = Scene().play(A, "statue-of-eolis", "bespelled-grimoire").has(A, fire=7).die(face("winter", "WW*"))
    assert s.reserve(A) == {"water": 2, "fire": 7}
    s = Scene().play(A, "statue-of-eolis", "bespelled-grimoire").has(A, fire=8).die(face("winter", "WW*"))
    assert s.question == "trim"


def test_statue_of_eolis_twice() -> None:
    """Each speaks, each takes a space (B8, EK7)."""
    s = Scene().play(A, "statue-of-eolis", "statue-of-eolis").has(A, fire=4).when(space=3).end_of_round()
    s.says("take energy", "energy air", "look at top")
    assert (s.reserve(A), s.crystals(A)) == ({"fire": 4, "air": 1}, 2)
    assert s.t.players[A].capacity == 5


def test_statue_of_eolis_and_an_hourglass() -> None:
    """The owner says which is first, the first player's cards before the others' (G2, B5)."""
    s = Scene().play(A, "statue-of-eolis", "hourglass-of-time").has(A).play(B, "statue-of-eolis").has(B)
    s.when(space=3).end_of_round()
    assert sorted(s.options) == ["own hourglass-of-time", "own statue-of-eolis"]
    s.says("A: own statue-of-eolis", "A: look at top", "A: energy fire", "B: look at top")
    assert (s.reserve(A), s.crystals(A), s.crystals(B)) == ({"fire": 1}, 2, 2)


def test_statue_of_eolis_at_the_very_end() -> None:
    """The last change of season still counts (B2, EK7)."""
    s = Scene().play(A, "statue-of-eolis").has(A).when(space=12, year=3).end_of_round()
    s.says("look at top")
    assert s.t.over
    assert s.crystals(A) == 2


def test_statue_of_eolis_on_a_raven() -> None:
    """Both speak, both lose a space (EK18, EK7)."""
    s = Scene().play(B, "statue-of-eolis").copying(A, "statue-of-eolis", B).has(A).when(space=3).end_of_round()
    s.says("A: take energy", "A: energy fire", "B: look at top")
    assert (s.reserve(A), s.crystals(B)) == ({"fire": 1}, 2)
    assert s.t.players[A].capacity == 6


# --- 8/20 Familiar Catcher -----------------------------------------------------------------------------------------


def catcher(players: int = 2) -> Scene:
    """A holds it and can pay for it."""
    return Scene(players).hand(A, "familiar-catcher").has(A, gauge=3, fire=1, air=1)


def test_familiar_catcher() -> None:
    """Cards are revealed until a familiar, which may be kept (EK8)."""
    s = catcher().pile("purse-of-io", "amulet-of-air", "sid-nightshade", "titus-deepgaze").free()
    s.says("summon familiar-catcher")
    assert s.options == ["keep", "discard"]
    s.says("keep")
    assert s.in_hand(A) == ["sid-nightshade"]
    assert s.discarded == ["purse-of-io", "amulet-of-air"]
    assert s.pile_top[0] == "titus-deepgaze"


def test_familiar_catcher_once_more() -> None:
    """Turned down for good: the next one is searched for at once and must be kept (EK8, G16)."""
    s = catcher().pile("sid-nightshade", "purse-of-io", "titus-deepgaze", "argos-hawk").free()
    s.says("summon familiar-catcher", "discard")
    assert s.question == "free"
    assert s.in_hand(A) == ["titus-deepgaze"]
    assert s.discarded == ["sid-nightshade", "purse-of-io"]
    assert s.pile_top[0] == "argos-hawk"


def test_familiar_catcher_rejected_find_lies_on_top() -> None:
    """On what was revealed before it; what the second search reveals comes above (G16, H6)."""
    s = catcher().discards("tree-of-light")
    s.pile("purse-of-io", "sid-nightshade", "wondrous-chest", "titus-deepgaze").free()
    s.says("summon familiar-catcher", "discard")
    assert s.in_hand(A) == ["titus-deepgaze"]
    assert s.discarded == ["tree-of-light", "purse-of-io", "sid-nightshade", "wondrous-chest"]


def test_familiar_catcher_with_one_familiar_left() -> None:
    """The one that was rejected lies in the new pile, is found again and must be kept (G16, B9)."""
    s = catcher().only("sid-nightshade", "purse-of-io").free().says("summon familiar-catcher", "discard")
    assert (s.question, s.in_hand(A)) == ("free", ["sid-nightshade"])
    assert sorted(s.pile_top + s.discarded) == ["purse-of-io"]


def test_familiar_catcher_finds_a_raven() -> None:
    """A familiar like any other (EK18, EK8)."""
    s = catcher().pile("steadfast-die", "raven-the-usurper").free()
    s.says("summon familiar-catcher", "keep")
    assert s.in_hand(A) == ["raven-the-usurper"]


def test_familiar_catcher_finds_nothing() -> None:
    """One pass over pile and discards, then it stops (G25, EK8)."""
    s = catcher().discards("tree-of-light").only("purse-of-io", "crystal-orb").free()
    s.says("summon familiar-catcher")
    assert s.question == "free"
    assert s.in_hand(A) == []
    assert (sorted(s.pile_top), s.discarded) == (["crystal-orb", "purse-of-io", "tree-of-light"], [])


def test_familiar_catcher_finds_it_among_the_discards() -> None:
    """The last card of the pile makes them the new pile; what lies revealed is not among them (B9, EK8)."""
    s = catcher().discards("sid-nightshade").only("purse-of-io").free()
    s.says("summon familiar-catcher", "keep")
    assert s.in_hand(A) == ["sid-nightshade"]
    assert (s.pile_top, s.discarded) == (["purse-of-io"], [])


def test_familiar_catcher_is_seen_by_all() -> None:
    """*Reveal* is for everybody (B9, EK8)."""
    s = catcher(3).pile("purse-of-io", "sid-nightshade").free()
    s.says("summon familiar-catcher")
    for seat in (A, B, C):
        seen = [event["card"] for event in s.t.events_for(seat) if event["event"] == "revealed"]
        assert seen == ["purse-of-io", "sid-nightshade"]


def test_familiar_catcher_and_a_shield() -> None:
    """Nothing to save (EK13, EK8)."""
    s = catcher().play(A, "shield-of-zira").pile("sid-nightshade", "titus-deepgaze").free()
    s.says("summon familiar-catcher", "discard")
    assert s.question == "free"
    assert s.in_play(A) == ["shield-of-zira", "familiar-catcher"]


# --- 9/20 Io's Transmuter ------------------------------------------------------------------------------------------

CRYSTAL_DIE = face("winter", "WW3")
PLAIN_DIE = face("winter", "WW*")


def both_end(s: Scene) -> Scene:
    return s.says("A: end turn", "B: end turn")


def test_ios_transmuter() -> None:
    """A die with crystals lets its owner transmute; whoever does has 2 more at the end of the round (EK9)."""
    s = Scene().play(A, "ios-transmuter").die(CRYSTAL_DIE)
    assert s.crystals(A) == 3
    s.says("transmute water")
    assert s.crystals(A) == 4
    assert both_end(s).crystals(A) == 6


def test_ios_transmuter_unused() -> None:
    """No transmutation, no crystals (EK9)."""
    s = Scene().play(A, "ios-transmuter").die(CRYSTAL_DIE)
    assert both_end(s).crystals(A) == 3


def test_ios_transmuter_only_once() -> None:
    """Two crystals for the round, not for each energy (EK9)."""
    s = Scene().play(A, "ios-transmuter").die(CRYSTAL_DIE)
    s.says("transmute water", "transmute water")
    assert both_end(s).crystals(A) == 3 + 2 + 2


def test_ios_transmuter_twice() -> None:
    """Each pays its 2 (EK9, B8)."""
    s = Scene().play(A, "ios-transmuter", "ios-transmuter").die(CRYSTAL_DIE)
    s.says("transmute water")
    assert both_end(s).crystals(A) == 3 + 1 + 4


def test_ios_transmuter_and_a_die_without_crystals() -> None:
    """No permission (EK9)."""
    s = Scene().play(A, "ios-transmuter").die(PLAIN_DIE)
    assert "transmute water" not in s.options


@pytest.mark.parametrize("symbols", ["WAt", "A*t"])
def test_ios_transmuter_and_a_transmuting_die(symbols: str) -> None:
    """What the die itself allows is not the Transmuter's doing (EK9)."""
    s = Scene().play(A, "ios-transmuter").die(face("winter", symbols))
    s.says("transmute air")
    assert both_end(s).crystals(A) == 1


def test_ios_transmuter_and_the_bonus() -> None:
    """With crystals on the die a transmutation counts even with the bonus; without them it does not (EK9)."""
    s = Scene().play(A, "ios-transmuter").die(CRYSTAL_DIE)
    s.says("bonus transmute", "transmute water")
    assert both_end(s).crystals(A) == 3 + 2 + 2
    s = Scene().play(A, "ios-transmuter").die(PLAIN_DIE)
    s.says("bonus transmute", "transmute water")
    assert both_end(s).crystals(A) == 2


def test_ios_transmuter_does_not_count_balance_or_potion() -> None:
    """They are no ordinary transmutations (EK9, C5, C26)."""
    s = Scene().play(A, "ios-transmuter", "balance-of-ishtar").has(A, fire=3).die(CRYSTAL_DIE)
    s.says("activate balance-of-ishtar")
    assert both_end(s).crystals(A) == 3 + 9
    s = Scene().play(A, "ios-transmuter", "potion-of-life").die(CRYSTAL_DIE)
    s.says("activate potion-of-life")
    assert both_end(s).crystals(A) == 3 + 8


def test_ios_transmuter_and_the_crystals_of_malice() -> None:
    """The face rolled anew decides; Malice's own 2 crystals are none of the die's (EK9, C15)."""
    met = set()
    for seed in range(40):
        s = Scene(seed=seed).play(A, "ios-transmuter", "die-of-malice").has(A, bonuses=3, fire=1).die(CRYSTAL_DIE)
        s.says("activate die-of-malice")
        new = s.t.players[A].die
        if new == CRYSTAL_DIE:
            assert s.crystals(A) == 5
            assert "transmute fire" in s.options
            met.add("crystals")
        elif new in (PLAIN_DIE, face("winter", "AA*")):
            assert s.crystals(A) == 2
            assert s.question == "free"
            assert "transmute fire" not in s.options
            met.add("none")
    assert met == {"crystals", "none"}
    assert FACE_CRYSTALS[CRYSTAL_DIE] == 3


def test_ios_transmuter_and_a_steadfast_die() -> None:
    """A die that is not applied gives nothing, however many crystals it shows (EK9, EK14, H10)."""
    s = Scene().play(A, "ios-transmuter", "steadfast-die").has(A, fire=1).die(CRYSTAL_DIE)
    s.says("instead gauge")
    assert "transmute fire" not in s.options
    s = Scene().play(A, "ios-transmuter", "steadfast-die").has(A, fire=1).die(CRYSTAL_DIE)
    s.says("instead transmute", "transmute fire")
    assert both_end(s).crystals(A) == 2  # the fire's


def test_ios_transmuter_comes_in_mid_turn() -> None:
    """After a die with crystals it works at once (EK9)."""
    s = Scene().hand(A, "ios-transmuter").has(A, gauge=1, earth=1).die(CRYSTAL_DIE)
    assert "transmute water" not in s.options
    s.says("summon ios-transmuter", "transmute water")
    assert both_end(s).crystals(A) == 3 + 1 + 2
    s = Scene().hand(A, "ios-transmuter").has(A, gauge=1, earth=1).die(PLAIN_DIE)
    s.says("summon ios-transmuter")
    assert "transmute water" not in s.options


def test_ios_transmuter_comes_after_the_bonus() -> None:
    """What was transmuted without it was not transmuted through it; what comes afterwards is (EK9)."""
    s = Scene().hand(A, "ios-transmuter").has(A, gauge=1, earth=1, fire=2).die(CRYSTAL_DIE)
    s.says("bonus transmute", "transmute fire", "summon ios-transmuter")
    assert both_end(s).crystals(A) == 3 + 3
    s = Scene().hand(A, "ios-transmuter").has(A, gauge=1, earth=1, fire=2).die(CRYSTAL_DIE)
    s.says("bonus transmute", "transmute fire", "summon ios-transmuter", "transmute fire")
    assert both_end(s).crystals(A) == 3 + 6 + 2


def test_ios_transmuter_joined_by_another() -> None:
    """Each is paid for what was transmuted while it was there (EK9)."""
    s = Scene().play(A, "ios-transmuter").hand(A, "ios-transmuter").has(A, gauge=2, earth=1, fire=1).die(CRYSTAL_DIE)
    s.says("transmute fire", "summon ios-transmuter")
    assert both_end(s).crystals(A) == 3 + 2 + 2
    s = Scene().play(A, "ios-transmuter").hand(A, "ios-transmuter").has(A, gauge=2, earth=1, fire=1).die(CRYSTAL_DIE)
    s.says("summon ios-transmuter", "transmute fire")
    assert both_end(s).crystals(A) == 3 + 2 + 4


def test_ios_transmuter_after_the_boots() -> None:
    """The die that was rolled decides, in whatever season the token stands by now (H10, EK9)."""
    s = Scene().play(A, "ios-transmuter").hand(A, "temporal-boots").has(A, gauge=3, fire=1).when(space=3)
    s.die(CRYSTAL_DIE).says("summon temporal-boots", "move forward 1", "transmute fire")
    assert s.crystals(A) == 3 + 3  # at spring's rate
    assert both_end(s).crystals(A) == 8
    s = Scene().play(A, "ios-transmuter").hand(A, "temporal-boots").has(A, gauge=3, fire=1).when(space=3)
    s.die(PLAIN_DIE).says("summon temporal-boots", "move forward 1", "bonus transmute", "transmute fire")
    assert both_end(s).crystals(A) == 4


def test_ios_transmuter_gone_by_the_end() -> None:
    """What is no longer in play pays nothing (EK9)."""
    s = Scene().play(A, "ios-transmuter").hand(A, "amsug-longneck").has(A, gauge=2, fire=1, air=1).die(CRYSTAL_DIE)
    s.says("transmute fire", "summon amsug-longneck")
    assert s.in_hand(A) == ["ios-transmuter"]
    assert both_end(s).crystals(A) == 3 + 2


def test_ios_transmuter_in_the_next_round() -> None:
    """Used once, paid once: not at the end of a round without it (EK9)."""
    s = both_end(Scene().play(A, "ios-transmuter").has(A, bonuses=3).die(CRYSTAL_DIE).says("transmute water"))
    assert s.crystals(A) == 6
    brought = 0
    while s.t.round == 2:
        if s.asked == A and s.question == "free":
            brought = FACE_CRYSTALS[s.t.players[A].die]
        s.says("end turn" if "end turn" in s.options else s.options[0])
    assert s.crystals(A) == 6 + brought


def test_ios_transmuter_takes_from_an_amulet_too() -> None:
    """An ordinary transmutation (EK9, C4)."""
    s = Scene().play(A, "ios-transmuter").play(A, "amulet-of-water", earth=1).die(face("winter", "6"))
    s.says("transmute earth from amulet 1")
    assert both_end(s).crystals(A) == 6 + 3 + 2


def test_ios_transmuter_is_its_owners() -> None:
    """An opponent's helps nobody else (EK9)."""
    s = Scene().play(B, "ios-transmuter").die(CRYSTAL_DIE)
    assert "transmute water" not in s.options


def test_ios_transmuter_on_a_raven() -> None:
    """Its permission and its 2 crystals (EK18, EK9)."""
    s = Scene().play(B, "ios-transmuter").copying(A, "ios-transmuter", B).die(CRYSTAL_DIE)
    s.says("transmute water")
    assert both_end(s).crystals(A) == 3 + 1 + 2


# --- 10/20 Throne of Renewal ---------------------------------------------------------------------------------------


def throne(bonuses: int) -> Scene:
    """A holds it and can just pay for it."""
    return Scene().hand(A, "throne-of-renewal").has(A, gauge=3, bonuses=bonuses, water=1, fire=2)


def test_throne_of_renewal() -> None:
    """Discard a card, draw one that must be kept, a step back on the bonus track (EK10)."""
    s = throne(2).hand(A, "purse-of-io", "crystal-orb").pile("tree-of-light").free()
    s.says("summon throne-of-renewal")
    assert sorted(s.options) == ["card crystal-orb", "card purse-of-io"]  # not none
    s.says("card crystal-orb")
    assert s.in_hand(A) == ["purse-of-io", "tree-of-light"]
    assert s.discarded == ["crystal-orb"]
    assert s.t.players[A].bonuses == 1
    assert s.question == "free"


def test_throne_of_renewal_with_an_empty_hand() -> None:
    """Nothing at all (EK10)."""
    s = throne(2).pile("tree-of-light").free()
    s.says("summon throne-of-renewal")
    assert (s.in_hand(A), s.t.players[A].bonuses) == ([], 2)
    assert s.pile_top[0] == "tree-of-light"


def test_throne_of_renewal_with_an_empty_hand_and_a_shield() -> None:
    """A Shield changes nothing: there is no card to discard (H7, EK10)."""
    s = throne(2).play(A, "shield-of-zira").free()
    s.says("summon throne-of-renewal")
    assert s.question == "free"
    assert (s.in_hand(A), s.t.players[A].bonuses, s.crystals(A)) == ([], 2, 0)


def test_throne_of_renewal_with_no_bonus_used() -> None:
    """The track ends at 0; the cards change all the same (EK10)."""
    s = throne(0).hand(A, "purse-of-io").pile("tree-of-light").free()
    s.says("summon throne-of-renewal")
    assert s.in_hand(A) == ["tree-of-light"]
    assert s.t.players[A].bonuses == 0


def test_throne_of_renewal_for_a_fourth_bonus() -> None:
    """The limit is the place on the track: more than three uses in a game (EK10, B3)."""
    s = throne(0).hand(A, "purse-of-io").free()
    s.says("bonus gauge", "bonus gauge", "bonus gauge")
    assert "bonus gauge" not in s.options
    s.says("summon throne-of-renewal", "bonus gauge")
    assert s.gauge(A) == 3 + 4
    assert "bonus gauge" not in s.options


def test_throne_of_renewal_lowers_the_price() -> None:
    """The track costs what it shows at the end (EK10, F2)."""
    s = throne(3).hand(A, "purse-of-io").free()
    assert s.t.breakdown(A)["bonuses"] == -20
    s.says("summon throne-of-renewal")
    assert s.t.breakdown(A)["bonuses"] == -12


def test_throne_of_renewal_and_a_shield() -> None:
    """The Shield goes instead of the card; the rest happens (EK13, EK10)."""
    s = throne(1).hand(A, "purse-of-io").play(A, "shield-of-zira").pile("tree-of-light").free()
    s.says("summon throne-of-renewal")
    assert s.options == ["let go", "own shield-of-zira"]
    s.says("own shield-of-zira")
    assert s.in_hand(A) == ["purse-of-io", "tree-of-light"]
    assert (s.crystals(A), s.t.players[A].bonuses) == (10, 0)
    assert s.discarded == ["shield-of-zira"]


def test_throne_of_renewal_draws_what_it_discarded() -> None:
    """No other card anywhere: the one discarded makes the new pile (B9, EK10)."""
    s = throne(1).hand(A, "purse-of-io").only().free()
    s.says("summon throne-of-renewal")
    assert s.in_hand(A) == ["purse-of-io"]
    assert s.t.players[A].bonuses == 0


def test_throne_of_renewal_discards_face_down() -> None:
    """Only the owner sees which (A7, EK10)."""
    s = throne(1).hand(A, "purse-of-io").free()
    s.says("summon throne-of-renewal")
    assert [event["card"] for event in s.t.events_for(A) if event["event"] == "discarded"] == ["purse-of-io"]
    assert [event["card"] for event in s.t.events_for(B) if event["event"] == "discarded"] == [""]


def test_throne_of_renewal_put_into_play() -> None:
    """By a Chalice too (A5, EK10)."""
    s = Scene().hand(A, "divine-chalice", "purse-of-io").has(A, gauge=2, bonuses=1, water=1, earth=1, fire=1, air=1)
    s.pile("throne-of-renewal", "amulet-of-air", "amulet-of-fire", "amulet-of-earth", "tree-of-light").free()
    s.says("summon divine-chalice", "card throne-of-renewal")
    assert s.in_hand(A) == ["tree-of-light"]
    assert s.t.players[A].bonuses == 0


def test_ios_transmuter_used_and_unused_are_told_apart() -> None:
    """EK9: of two, only the one that was there when its owner transmuted will pay; the owner says which one goes."""
    s = Scene(tokens=(2, 7)).play(A, "ios-transmuter").hand(A, "ios-transmuter")
    s.has(A, gauge=9, water=1, earth=1, fire=1).die(face("winter", "6"))
    s.says("transmute fire", "summon ios-transmuter", "use token")
    assert s.options == ["own ios-transmuter", "own ios-transmuter 2"]
    s.says("own ios-transmuter 2", "end turn")
    before = s.crystals(A)
    s.says("end turn")
    assert s.crystals(A) == before + 2
