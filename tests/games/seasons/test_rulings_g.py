"""What the books leave open and the rulings settle (G)."""

import pytest

from tests.games.seasons.scene import A, B, C, D, Scene, face

ONE_PIP = face("winter", "c", 1)


def test_boots_go_back_beyond_the_first_year() -> None:
    """G1: year 0 is allowed, and coming back to year 1 gives no cards."""
    s = Scene().has(A, gauge=2).hand(A, "temporal-boots", "temporal-boots")
    s.library(A, 2, "staff-of-spring").library(B, 3, "amulet-of-air").free()
    s.says("summon temporal-boots", "move back 1")
    assert (s.t.year, s.t.space) == (0, 12)
    s.says("summon temporal-boots", "move forward 1")
    assert (s.t.year, s.t.space) == (1, 1)
    assert s.in_hand(A) == s.in_hand(B) == []


def test_the_first_year_again_by_the_die() -> None:
    """G1: the round that began in year 0 leads into year 1 like any other."""
    s = Scene().has(A, gauge=1).hand(A, "temporal-boots").library(A, 2, "staff-of-spring").leaving(ONE_PIP).free()
    s.says("summon temporal-boots", "move back 1", "A: end turn", "B: end turn")
    assert (s.t.year, s.t.space, s.in_hand(A)) == (1, 1, [])


def test_changes_of_season_start_with_the_first_player() -> None:
    """G2: and at the end of a round that is the first player of the round just played."""
    s = Scene(players=4).play(B, "hourglass-of-time", "figrim-the-avaricious").play(A, "hourglass-of-time")
    s.t.first = D
    s.has(A, crystals=2).has(C, crystals=2).has(D, crystals=2).when(space=3).leaving(ONE_PIP).end_of_round()
    s.says("A: energy fire", "B: own hourglass-of-time", "B: energy air")
    assert s.crystals(B) == 3
    assert s.t.first == A


def test_the_year_changes_last() -> None:
    """G2: while the Hourglass asks, the libraries have not come yet."""
    s = (
        Scene()
        .play(A, "hourglass-of-time")
        .library(A, 2, "staff-of-spring")
        .when(space=12)
        .leaving(ONE_PIP)
        .end_of_round()
    )
    assert s.question == "gain-energy"
    assert (s.t.year, s.in_hand(A)) == (1, [])
    s.says("A: energy fire")
    assert (s.t.year, s.in_hand(A)) == (2, ["staff-of-spring"])


def test_the_end_of_a_round_starts_with_its_first_player() -> None:
    """G3: the marker passes only afterwards."""
    s = Scene(players=3).play(A, "beggars-horn").play(C, "beggars-horn")
    s.t.first = C
    s.end_of_round().says("C: energy fire", "A: energy air")
    assert s.t.first == A


def test_fairies_come_after_the_cost() -> None:
    """G4: three crystals are enough for the Tree beside any number of Fairies, and the Fairies find none left."""
    s = Scene().has(A, crystals=3).play(A, "tree-of-light").play(B, "thieving-fairies", "thieving-fairies").free()
    s.says("activate tree-of-light", "energy fire")
    assert (s.crystals(A), s.crystals(B)) == (0, 2)


def test_fairies_come_before_the_effect() -> None:
    """G4: with no crystal at hand, those that the activation brings are safe."""
    s = Scene().play(A, "idol-of-the-familiar", "kairn-the-destroyer").play(B, "thieving-fairies").free()
    s.says("activate idol-of-the-familiar")
    assert (s.crystals(A), s.crystals(B)) == (1, 1)


def test_a_staff_pays_before_sid_looks() -> None:
    """G5: its three crystals can put you in front."""
    s = Scene().has(A, gauge=2, earth=1).play(A, "staff-of-spring").has(B, crystals=2).hand(A, "sid-nightshade").free()
    s.says("summon sid-nightshade")
    assert (s.crystals(A), s.crystals(B)) == (5, 0)


def test_a_vase_gives_before_the_card_arrives() -> None:
    """G5: its energy comes first, then those of the Treatise."""
    s = Scene().has(A, gauge=2, water=1).play(A, "yjangs-forgotten-vase").hand(A, "cursed-treatise-of-arus").free()
    s.says("summon cursed-treatise-of-arus")
    assert (s.question, s.crystals(A), s.gauge(A)) == ("gain-energy", 0, 2)
    s.says("energy fire")
    assert (s.crystals(A), s.gauge(A)) == (10, 3)


def test_everything_that_adds_to_transmuting_adds_up() -> None:
    """G6: three bonuses and two Purses on an earth in winter, for the whole turn."""
    s = Scene().has(A, earth=2).play(A, "purse-of-io", "purse-of-io").free(transmute=True)
    s.says("bonus transmute", "bonus transmute", "bonus transmute", "transmute earth", "transmute earth")
    assert s.crystals(A) == 16


def test_the_bonus_counts_whatever_gave_the_permission() -> None:
    """G6: a die's, or the Tree's."""
    s = Scene().has(A, earth=2).play(A, "tree-of-light").free()
    s.says("activate tree-of-light", "bonus transmute", "transmute earth")
    assert s.crystals(A) == 4


def test_the_transmute_bonus_and_the_potion_of_life() -> None:
    """G7: one more crystal for each energy and bonus; and for each Purse."""
    s = Scene().has(A, water=3).play(A, "potion-of-life", "purse-of-io").free()
    s.says("bonus transmute", "bonus transmute", "activate potion-of-life")
    assert s.crystals(A) == 3 * (4 + 1 + 2)


def test_ties_count_summonings() -> None:
    """G10: what was summoned and is gone counts, what came in free does not."""
    s = Scene().has(A, gauge=2, air=2).has(B, gauge=0).hand(A, "potion-of-dreams", "glutton-cauldron")
    s.when(space=12, year=3).leaving(face("fall", "AA*", 1)).free()
    s.says("summon potion-of-dreams", "activate potion-of-dreams")
    assert s.in_play(A) == ["glutton-cauldron"]
    assert s.t.players[A].summoned == 1
    s.says("A: end turn", "B: end turn")
    assert s.t.scores == [0, 0]
    assert s.t.winners == [A]


def test_amsug_serves_opponents_clockwise_and_the_owner_last() -> None:
    """G11: from the second seat of three."""
    s = Scene(players=3).has(B, gauge=3, water=1, air=1).hand(B, "amsug-longneck")
    s.play(A, "amulet-of-air", "amulet-of-fire").play(B, "amulet-of-air", "amulet-of-fire")
    s.play(C, "amulet-of-earth", "staff-of-spring").free()
    s.says("A: end turn", "B: summon amsug-longneck")
    s.says("C: own staff-of-spring", "A: own amulet-of-air", "B: own amulet-of-fire")
    assert s.in_hand(C) == ["staff-of-spring"]
    assert s.in_play(B) == ["amulet-of-air", "amsug-longneck"]


def test_potion_of_dreams_needs_a_card_and_room() -> None:
    """G12: without a card in hand, or without room once the potion is gone, it cannot be drunk."""
    assert "activate potion-of-dreams" not in Scene().has(A, gauge=1).play(A, "potion-of-dreams").free().options
    tight = Scene().has(A, gauge=1).play(A, "potion-of-dreams", "staff-of-spring").hand(A, "runic-cube-of-eolis").free()
    assert "activate potion-of-dreams" not in tight.options
    enough = (
        Scene().has(A, gauge=2).play(A, "potion-of-dreams", "staff-of-spring").hand(A, "runic-cube-of-eolis").free()
    )
    assert enough.says("activate potion-of-dreams").in_play(A) == ["staff-of-spring", "runic-cube-of-eolis"]


@pytest.mark.parametrize(
    ("reserve", "amulet", "allowed"), [(0, 0, False), (1, 0, False), (2, 0, True), (1, 1, True), (0, 2, True)]
)
def test_an_exchange_needs_two_energies(reserve: int, amulet: int, allowed: bool) -> None:
    """G14: of the reserve and Amulets of Water together."""
    s = Scene().has(A, water=reserve).play(A, "amulet-of-water", fire=amulet).free()
    assert ("bonus exchange" in s.options) == allowed


def test_an_exchange_may_give_the_same_type_back() -> None:
    """G14: so that one energy alone can be changed."""
    s = Scene().has(A, water=2).free().says("bonus exchange", "energy water", "energy fire")
    assert s.reserve(A) == {"water": 1, "fire": 1}
    assert s.t.players[A].bonuses == 1


def test_what_an_exchange_brings_goes_to_the_reserve() -> None:
    """G14: also for energies of an Amulet, and the limit holds."""
    s = Scene().has(A, water=7).play(A, "amulet-of-water", fire=2).free()
    s.says("bonus exchange", "pay fire from amulet 1")
    assert s.on_card(A, "amulet-of-water") == {}
    assert s.question == "make-room"
    s.says("drop water", "drop water", "energy air")
    assert s.reserve(A) == {"water": 5, "air": 2}


def test_past_the_end_all_steps_of_the_round_are_still_done() -> None:
    """G21: the token moves on after the Boots, a further change of season counts, and then it is over."""
    s = (
        Scene()
        .has(A, gauge=3)
        .has(B, crystals=5)
        .hand(A, "temporal-boots")
        .play(A, "figrim-the-avaricious", "titus-deepgaze")
    )
    s.when(space=12, year=3).leaving(face("winter", "WW*", 3)).free()
    s.says("summon temporal-boots", "move forward 1")
    assert s.crystals(A) == 1
    s.says("A: end turn", "B: end turn")
    assert s.t.over
    assert s.t.space == 4
    assert (s.crystals(A), s.crystals(B)) == (3, 2)


def outcomes(s: Scene) -> set[tuple[tuple[str, int], ...]]:
    """Every reserve of A that the choices at hand can lead to."""
    found = set()
    todo = [s.t]
    while todo:
        t = todo.pop()
        s.t = t
        if s.question == "free":
            found.add(tuple(s.reserve(A).items()))
            continue
        for pick in t.options:
            copy = t.copy()
            copy.choose(pick)
            todo.append(copy)
    return found


def test_the_limit_is_looked_at_once_after_the_whole_gain() -> None:
    """G24: five energies of Knowledge on six are eleven, of which any seven may stay."""
    s = Scene().has(A, water=6).play(A, "potion-of-knowledge").free().says("activate potion-of-knowledge")
    # At least two of the six water stay, because only five energies are new; and at most all seven are water.
    expected = {
        tuple(
            (name, number)
            for name, number in zip(("water", "earth", "fire", "air"), (w, e, f, 7 - w - e - f), strict=True)
            if number
        )
        for w in range(2, 8)
        for e in range(8 - w)
        for f in range(8 - w - e)
    }
    assert outcomes(s) == expected


def test_a_crown_gains_all_its_energies_at_once() -> None:
    """G24: thirty prestige are more than any reserve holds; every reserve of seven can come of it."""
    s = Scene().has(A, gauge=1, water=3, fire=2, air=1).hand(A, "vampiric-crown", "runic-cube-of-eolis").only().free()
    s.says("summon vampiric-crown")
    assert len(outcomes(s)) == 120  # seven energies of four types


def test_each_outcome_of_a_gain_has_one_way() -> None:
    """G24: what is offered leads to no reserve twice."""
    s = Scene().has(A, water=3, fire=3).play(A, "potion-of-knowledge").free().says("activate potion-of-knowledge")
    ends = []
    todo = [s.t]
    while todo:
        t = todo.pop()
        s.t = t
        if s.question == "free":
            ends.append(tuple(s.reserve(A).items()))
            continue
        for pick in t.options:
            copy = t.copy()
            copy.choose(pick)
            todo.append(copy)
    assert len(ends) == len(set(ends))


def test_the_stock_never_runs_out() -> None:
    """G26: four full reserves of one type, and more of it to be had."""
    s = Scene(players=4).has(A, gauge=3, water=7).has(B, water=10).has(C, water=10).has(D, water=7)
    s.play(B, "bespelled-grimoire").play(C, "bespelled-grimoire").play(D, "amulet-of-water", water=4)
    s.hand(A, "amulet-of-water", "olafs-blessed-statue").free()
    s.says("summon amulet-of-water", "energy water", "energy water", "energy water", "energy water")
    assert s.on_card(A, "amulet-of-water") == {"water": 4}
    assert "summon olafs-blessed-statue" in s.options


def test_amulet_energies_pay_voluntary_costs() -> None:
    """G28: activations, transmuting, placing on the Cauldron, the Mirror."""
    s = (
        Scene()
        .play(A, "amulet-of-water", fire=4)
        .play(A, "kairn-the-destroyer", "glutton-cauldron", "balance-of-ishtar")
    )
    s.has(B, crystals=9).free(transmute=True)
    s.says("activate kairn-the-destroyer", "transmute fire from amulet 1", "activate glutton-cauldron")
    assert s.crystals(B) == 5
    assert s.crystals(A) == 2
    assert s.on_card(A, "amulet-of-water") == {"fire": 1}
    assert s.on_card(A, "glutton-cauldron") == {"fire": 1}
    assert "activate balance-of-ishtar" not in s.options
    s = Scene().has(A, fire=1).play(A, "amulet-of-water", fire=2).play(A, "balance-of-ishtar").free()
    assert s.says("activate balance-of-ishtar").crystals(A) == 9
    assert s.on_card(A, "amulet-of-water") == {}


def test_a_mirrored_amulet_energy_goes_to_the_reserve() -> None:
    """G28: with the limit, as for an exchange."""
    s = Scene().has(A, crystals=1, water=7).play(A, "amulet-of-water", fire=1).play(A, "mirror-of-the-seasons").free()
    s.says("activate mirror-of-the-seasons", "energy fire", "energy air")
    assert s.on_card(A, "amulet-of-water") == {}
    assert s.question == "trim"
    assert s.says("drop water").reserve(A) == {"water": 6, "air": 1}


def test_amulet_energies_are_safe_from_what_empties_a_reserve() -> None:
    """G28: Treatise and Potion of Life."""
    s = Scene().has(A, gauge=3, water=2, fire=3).play(B, "amulet-of-water", fire=2).play(B, "cursed-treatise-of-arus")
    s.has(B, water=3).hand(A, "syllas-the-faithful").free()
    s.says("summon syllas-the-faithful", "B: own cursed-treatise-of-arus")
    assert s.reserve(B) == {}
    assert s.on_card(B, "amulet-of-water") == {"fire": 2}
    s = Scene().has(A, water=1).play(A, "amulet-of-water", fire=2).play(A, "potion-of-life").free()
    assert s.says("activate potion-of-life").crystals(A) == 4
    assert s.on_card(A, "amulet-of-water") == {"fire": 2}


def test_amulet_energies_are_safe_from_what_converts_or_copies_a_reserve() -> None:
    """G28: Air Elemental and Lewis."""
    s = Scene().has(A, gauge=2, air=3).hand(A, "air-elemental").has(B, water=2).play(B, "amulet-of-water", fire=2)
    s.play(B, "glutton-cauldron", earth=1).free().says("summon air-elemental")
    assert s.reserve(B) == {"air": 2}
    assert s.on_card(B, "amulet-of-water") == {"fire": 2}
    assert s.on_card(B, "glutton-cauldron") == {"earth": 1}
    s = (
        Scene()
        .has(A, gauge=2, fire=1, air=1)
        .hand(A, "lewis-greyface")
        .has(B, water=2)
        .play(B, "amulet-of-water", fire=2)
        .free()
    )
    assert s.says("summon lewis-greyface").reserve(A) == {"water": 2}


def test_amulet_energies_are_not_counted_as_reserve() -> None:
    """G28: Chest, Horn and Lantern look at the reserve alone."""
    s = (
        Scene()
        .has(A, water=1)
        .play(A, "amulet-of-water", fire=4)
        .play(A, "wondrous-chest", "beggars-horn")
        .end_of_round()
    )
    s.says("A: own wondrous-chest", "A: energy earth")
    assert s.crystals(A) == 0
    assert s.reserve(A) == {"water": 1, "earth": 1}
