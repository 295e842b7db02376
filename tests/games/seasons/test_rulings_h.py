"""What another program does and this one must not (H)."""

from collections import Counter

import pytest

from conclave.games.seasons.rules.dice import NO_DIE
from tests.games.seasons.rounds import asks, idle_round, table, through_prelude
from tests.games.seasons.scene import A, B, C, Scene, face

ALL_FOUR = {"water": 1, "earth": 1, "fire": 1, "air": 1}
ONE_PIP = face("winter", "c", 1)


def chi_square(counts: Counter[int], sides: int) -> float:
    expected = sum(counts.values()) / sides
    return sum((counts[side] - expected) ** 2 / expected for side in range(sides))


def test_all_six_faces_are_equally_likely() -> None:
    """H1: over all rounds of fifty games; the sum is below what one fair die in a thousand exceeds."""
    sides: Counter[int] = Counter()
    places: Counter[int] = Counter()
    for seed in range(50):
        t = through_prelude(table(2, seed=seed))
        while not t.over:
            for place, number in enumerate(t.dice):
                assert number != NO_DIE
                sides[number % 6] += 1
                places[place] += 1
            idle_round(t)
    assert sum(sides.values()) > 2000
    assert set(sides) == set(range(6))
    assert chi_square(sides, 6) < 20.5
    assert len(set(places.values())) == 1


def test_every_die_shows_every_face() -> None:
    """H1: each of the five winter dice for itself, over three hundred first rolls."""
    rolled: dict[int, Counter[int]] = {die: Counter() for die in range(5)}
    for seed in range(300):
        for number in Scene(players=4, seed=seed).new_round().t.dice:
            rolled[number // 6][number % 6] += 1
    for sides in rolled.values():
        assert sum(sides.values()) == 300
        assert chi_square(sides, 6) < 20.5


def test_the_reroll_is_fair_too() -> None:
    """H1: Die of Malice."""
    sides: Counter[int] = Counter()
    for seed in range(600):
        s = Scene(seed=seed).play(A, "die-of-malice").die(face("winter", "WW*")).says("activate die-of-malice")
        sides[s.t.players[A].die % 6] += 1
    assert chi_square(sides, 6) < 20.5


def test_a_free_elemental_amulet_does_all_four_things() -> None:
    """H2: none of them may be left out; their order is the owner's."""
    s = Scene().has(A, gauge=1).play(A, "potion-of-dreams").hand(A, "elemental-amulet").pile("staff-of-spring").free()
    s.says("activate potion-of-dreams")
    assert s.options == ["energy water", "energy earth", "energy fire", "energy air"]
    s.says("energy air", "energy earth", "energy fire", "energy fire", "energy fire")
    assert s.question == "free"
    assert (s.crystals(A), s.gauge(A), s.in_hand(A), s.reserve(A)) == (5, 2, ["staff-of-spring"], {"fire": 2})


def test_an_elemental_amulet_is_never_free_when_summoned() -> None:
    """H2: with Hands of Fortune one energy is still paid, and none means no summoning."""
    s = Scene().has(A, gauge=3).play(A, "hand-of-fortune", "hand-of-fortune").hand(A, "elemental-amulet").free()
    assert "summon elemental-amulet" not in s.options
    s = Scene().has(A, gauge=3, air=1).play(A, "hand-of-fortune", "hand-of-fortune").hand(A, "elemental-amulet").free()
    s.says("summon elemental-amulet")
    assert "done" not in s.options


@pytest.mark.parametrize("hands", [0, 1, 2])
def test_what_an_elemental_amulet_costs(hands: int) -> None:
    """H2: as many energies as types are chosen, one less for each Hand, one at least."""
    for number in range(1, 5):
        s = (
            Scene()
            .has(A, gauge=4, crystals=3, **ALL_FOUR)
            .play(A, *["hand-of-fortune"] * hands)
            .hand(A, "elemental-amulet")
        )
        s.only().free().says("summon elemental-amulet")
        for kind in ("earth", "fire", "air", "water")[: min(number, 3)]:
            if number == 4 and kind == "earth":
                s.says("energy water")
            if f"energy {kind}" in s.options and s.question == "amulet-types":
                s.says(f"energy {kind}")
        if s.question == "amulet-types":
            s.says("done")
        while s.question == "pay":
            s.says(s.options[0])
        assert sum(s.reserve(A).values()) == 4 - max(1, number - hands)


def test_the_energy_of_a_vase_cannot_pay_for_an_elemental_amulet() -> None:
    """H2: the types are chosen, and paid, from what is held before."""
    s = Scene().has(A, gauge=3).play(A, "yjangs-forgotten-vase").hand(A, "elemental-amulet").free()
    assert "summon elemental-amulet" not in s.options
    s = Scene().has(A, gauge=3, earth=1).play(A, "yjangs-forgotten-vase").hand(A, "elemental-amulet").free()
    s.says("summon elemental-amulet")
    assert s.question == "gain-energy"  # the Vase's; earth was the only type to choose
    s.says("energy air")
    assert (s.crystals(A), s.reserve(A), s.question) == (5, {"air": 1}, "free")


def test_the_limit_after_the_water_of_an_elemental_amulet() -> None:
    """H2: two energies on six are one too many, at once."""
    s = Scene().has(A, gauge=1, water=7).hand(A, "elemental-amulet").free().says("summon elemental-amulet")
    if s.question == "amulet-types":
        s.says("done")
    assert s.question == "make-room"
    s.says("drop water", "energy fire", "energy fire")
    assert s.reserve(A) == {"water": 5, "fire": 2}


def test_a_grimoire_that_leaves_takes_its_room_along() -> None:
    """H3: Amsug sends it back; its owner drops down to seven before the next player is served."""
    s = Scene(players=3).has(A, gauge=1, water=1, air=1).hand(A, "amsug-longneck").has(B, water=6, fire=4)
    s.play(B, "bespelled-grimoire").play(C, "staff-of-spring", "tree-of-light").free()
    s.says("summon amsug-longneck", "B: drop water", "B: drop water", "B: drop fire")
    assert s.reserve(B) == {"water": 4, "fire": 3}
    assert s.asked == C


def test_a_lone_pendant_gives_nothing() -> None:
    """H4: an energy for each other magic item, and there is none."""
    s = (
        Scene()
        .has(A, gauge=2, water=1, fire=1, air=1)
        .play(A, "kairn-the-destroyer")
        .hand(A, "pendant-of-ragnor")
        .free()
    )
    s.says("summon pendant-of-ragnor")
    assert (s.question, s.reserve(A)) == ("free", {})


def test_every_level_of_the_bonus_counts_for_the_balance() -> None:
    """H5: three bonuses are nine crystals more."""
    s = Scene().has(A, water=3).play(A, "balance-of-ishtar").free()
    s.says("bonus transmute", "bonus transmute", "bonus transmute", "activate balance-of-ishtar")
    assert s.crystals(A) == 18


def test_a_mirror_changes_the_type() -> None:
    """H11: into one of the three others."""
    s = Scene().has(A, crystals=2, water=2).play(A, "mirror-of-the-seasons").free()
    s.says("activate mirror-of-the-seasons", "amount 2")
    assert s.options == ["energy earth", "energy fire", "energy air"]


def test_a_fairy_cannot_make_an_activation_unpayable() -> None:
    """H12: all crystals go into the Mirror, and the Fairies get but their own."""
    s = Scene().has(A, crystals=2, water=2).play(A, "mirror-of-the-seasons").play(B, "thieving-fairies").free()
    s.says("activate mirror-of-the-seasons", "amount 2", "energy fire")
    assert s.reserve(A) == {"fire": 2}
    assert (s.crystals(A), s.crystals(B)) == (0, 1)


def test_the_demon_goes_round_in_turn_order() -> None:
    """H13: from the second seat the third draws first."""
    s = Scene(players=3).has(B, gauge=1, **ALL_FOUR).hand(B, "demon-of-argos").has(A, gauge=2).has(C, gauge=2)
    s.pile("amulet-of-air", "amulet-of-fire").free().says("A: end turn", "B: summon demon-of-argos")
    assert (s.in_hand(C), s.in_hand(A)) == (["amulet-of-air"], ["amulet-of-fire"])
    assert (s.gauge(C), s.gauge(A)) == (1, 1)


def test_changes_of_season_go_round_in_turn_order() -> None:
    """H13: the first player's Figrim takes the only crystal, and the other Figrim takes it from there."""
    for first, expected in ((A, [0, 1, 0]), (B, [1, 0, 0])):
        s = Scene(players=3).play(A, "figrim-the-avaricious").play(B, "figrim-the-avaricious").has(C, crystals=1)
        s.t.first = first
        s.when(space=3).leaving(ONE_PIP).end_of_round()
        assert [player.crystals for player in s.t.players] == expected


def test_a_final_score_is_not_clamped() -> None:
    """H14: below zero is below zero."""
    s = Scene().has(A, bonuses=2).hand(A, "amulet-of-air").when(space=12, year=3).leaving(ONE_PIP).end_of_round()
    assert s.t.over
    assert s.t.scores == [-17, 0]
    assert s.t.winners == [B]


def test_a_tie_is_not_broken_by_cards_in_play() -> None:
    """H14: nothing summoned is nothing summoned."""
    s = Scene().has(A, crystals=6).play(B, "amulet-of-air").when(space=12, year=3).leaving(ONE_PIP).end_of_round()
    assert s.t.scores == [6, 6]
    assert s.t.winners == [A, B]


def test_cards_discarded_together_have_an_order() -> None:
    """H15: the order they were drawn in, whatever they are."""
    drawn = ["tree-of-light", "amulet-of-air", "syllas-the-faithful", "crystal-orb"]
    s = Scene().has(A, gauge=1, **ALL_FOUR).hand(A, "divine-chalice").pile(*drawn).free().says("summon divine-chalice")
    assert s.discarded == drawn
    drawn.reverse()
    s = Scene().has(A, gauge=1, **ALL_FOUR).hand(A, "divine-chalice").pile(*drawn).free().says("summon divine-chalice")
    assert s.discarded == drawn


def test_the_reshuffle_is_not_late() -> None:
    """H15: the Orb looks at a card of the new pile as soon as the old one is gone."""
    s = Scene().play(A, "crystal-orb").has(A, crystals=3).discards("amulet-of-fire").only("amulet-of-air").free()
    s.says("activate crystal-orb", "discard top")
    assert s.discarded == []
    assert sorted(s.pile_top) == ["amulet-of-air", "amulet-of-fire"]


def test_nothing_but_the_draw_bonus_comes_before_the_draw() -> None:
    """H16: no transmuting, no other bonus, no summoning."""
    s = (
        Scene()
        .has(A, gauge=3, crystals=9, water=3)
        .play(A, "tree-of-light")
        .hand(A, "temporal-boots")
        .die(face("winter", "c"))
    )
    assert asks(s.t) == "die-card"
    assert s.options == ["draw", "bonus draw"]
    s.says("draw")
    assert s.options == ["keep", "discard"]
    assert {"bonus exchange", "bonus transmute", "bonus gauge", "summon temporal-boots"} <= set(s.says("keep").options)


def test_a_pendant_through_a_raven_counts_every_item() -> None:
    """H4, EK18: Raven is no magic item itself, so that none is left out."""
    s = Scene().hand(A, "raven-the-usurper").play(A, "purse-of-io", "tree-of-light").play(B, "pendant-of-ragnor")
    s.has(A, gauge=5, water=1, fire=2, air=1).free().says("summon raven-the-usurper", "copy pendant-of-ragnor")
    s.says("energy earth", "energy earth")
    assert (s.reserve(A), s.question) == ({"earth": 2}, "free")


def test_the_hawk_goes_round_in_turn_order() -> None:
    """H13, EK17: opponents clockwise from its owner's left."""
    s = Scene(players=3).play(B, "argos-hawk").has(A, gauge=2).has(C, gauge=2).free()
    s.says("A: end turn", "B: activate argos-hawk")
    assert [event["seat"] for event in s.events("gauge")] == [C, A]


def test_a_statue_takes_its_space_at_once() -> None:
    """H3, B8: paid for from an Amulet, it finds a full reserve with one energy too many."""
    s = Scene().play(A, "amulet-of-water", water=1, earth=1, fire=1).hand(A, "statue-of-eolis")
    s.has(A, gauge=2, air=7).free().says("summon statue-of-eolis")
    assert (s.reserve(A), s.t.players[A].capacity) == ({"air": 6}, 6)


def test_two_draws_of_the_die_and_token_1() -> None:
    """H8, D1: the draw bonus of the die is not lost either."""
    s = Scene(tokens=(1,)).pile("purse-of-io", "tree-of-light", "sid-nightshade").die(face("winter", "c", 2))
    s.says("bonus draw", "card purse-of-io", "use token", "keep")
    assert s.in_hand(A) == ["purse-of-io", "sid-nightshade"]
