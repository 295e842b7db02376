"""Summoning, activating, general rules and the draw pile (B6 to B9)."""

import pytest

import conclave
from conclave.games.seasons.rules.prelude import cards_of
from tests.games.seasons.rounds import asks, idle, idle_until, offers, say, table, through_prelude, words_of
from tests.games.seasons.scene import A, B, C, D, Scene, face

ANY_OTHER = face("winter", "c", 1)  # a die left over that moves the token by one


# B6: summoning -----------------------------------------------------------------------------------------------------


def test_only_on_ones_own_turn_and_from_hand() -> None:
    """B6: cards of others, and cards in a library, are not offered."""
    s = Scene().has(A, gauge=5).hand(B, "temporal-boots").library(A, 2, "die-of-malice").free()
    assert not any(option.startswith("summon") for option in s.options)


@pytest.mark.parametrize(("gauge", "allowed"), [(1, False), (2, False), (3, True)])
def test_fewer_cards_in_play_than_the_gauge_shows(gauge: int, allowed: bool) -> None:
    """B6: cards in play must be below the gauge."""
    s = Scene().has(A, gauge=gauge).play(A, "staff-of-spring", "amulet-of-air").hand(A, "temporal-boots").free()
    assert ("summon temporal-boots" in s.options) == allowed


@pytest.mark.parametrize(("players", "price"), [(2, 3), (3, 6), (4, 9)])
def test_the_cost_by_the_number_of_players(players: int, price: int) -> None:
    """B6: Figrim costs 3, 6 or 9."""
    s = Scene(players=players).has(A, gauge=1, crystals=price).hand(A, "figrim-the-avaricious").free()
    assert s.says("summon figrim-the-avaricious").crystals(A) == 0
    s = Scene(players=players).has(A, gauge=1, crystals=price - 1).hand(A, "figrim-the-avaricious").free()
    assert "summon figrim-the-avaricious" not in s.options


def test_hand_of_fortune_saves_an_energy_of_choice() -> None:
    """B6: the player chooses which."""
    s = (
        Scene()
        .has(A, gauge=2, water=1, fire=1, earth=1)
        .play(A, "hand-of-fortune")
        .hand(A, "yjangs-forgotten-vase")
        .free()
    )
    s.says("summon yjangs-forgotten-vase", "pay earth")
    assert s.reserve(A) == {"water": 1}
    s = Scene().has(A, gauge=2, water=1, fire=1).play(A, "hand-of-fortune").hand(A, "yjangs-forgotten-vase").free()
    assert s.says("summon yjangs-forgotten-vase").reserve(A) == {}


def test_hands_of_fortune_never_save_the_last_energy_or_a_crystal() -> None:
    """B6: two Hands and two energies leave one to pay; a cost in crystals stays."""
    s = Scene().has(A, gauge=3).play(A, "hand-of-fortune", "hand-of-fortune").hand(A, "amulet-of-air").free()
    assert "summon amulet-of-air" not in s.options
    s = Scene().has(A, gauge=3, air=1).play(A, "hand-of-fortune", "hand-of-fortune").hand(A, "amulet-of-air").free()
    assert s.says("summon amulet-of-air").reserve(A) == {}
    s = Scene().has(A, gauge=3, crystals=2).play(A, "hand-of-fortune").hand(A, "mirror-of-the-seasons").free()
    assert "summon mirror-of-the-seasons" not in s.options
    s = Scene().has(A, gauge=3).play(A, "hand-of-fortune").hand(A, "sid-nightshade").free()
    assert "summon sid-nightshade" not in s.options


def test_a_hand_of_fortune_does_not_save_for_itself() -> None:
    """B6: but an earlier one does for a later."""
    s = Scene().has(A, gauge=3, crystals=3, earth=1, fire=1).hand(A, "hand-of-fortune").free()
    assert "summon hand-of-fortune" not in s.options
    s = (
        Scene()
        .has(A, gauge=3, crystals=3, earth=1, fire=1)
        .play(A, "hand-of-fortune")
        .hand(A, "hand-of-fortune")
        .free()
    )
    assert "summon hand-of-fortune" in s.options


def test_every_leech_wants_a_crystal_of_its_own() -> None:
    """B6: on top of the cost, and nothing that the summoning brings can pay it."""
    s = Scene(players=3).has(A, gauge=2, crystals=1).play(A, "staff-of-spring").hand(A, "temporal-boots")
    s.play(B, "arcano-leech").play(C, "arcano-leech").free()
    assert "summon temporal-boots" not in s.options
    s = Scene(players=3).has(A, gauge=2, crystals=2).play(A, "staff-of-spring").hand(A, "temporal-boots")
    s.play(B, "arcano-leech").play(C, "arcano-leech").free().says("summon temporal-boots")
    assert [player.crystals for player in s.t.players] == [3, 1, 1]


def test_a_leech_spares_its_owner() -> None:
    """B6: opponents' Leeches only."""
    s = Scene().has(A, gauge=2).play(A, "arcano-leech").hand(A, "die-of-malice").free().says("summon die-of-malice")
    assert s.in_play(A) == ["arcano-leech", "die-of-malice"]


def test_reserve_and_amulets_pay_in_any_mix() -> None:
    """B6: as the player likes."""
    s = Scene().has(A, gauge=2, air=2).play(A, "amulet-of-water", air=2).hand(A, "amulet-of-air").free()
    s.says("summon amulet-of-air", "pay air from amulet 1")
    assert s.reserve(A) == {"air": 2}
    assert s.on_card(A, "amulet-of-water") == {}
    s = Scene().has(A, gauge=2, air=2).play(A, "amulet-of-water", air=2).hand(A, "amulet-of-air").free()
    s.says("summon amulet-of-air", "pay air", "pay air from amulet 1")
    assert s.reserve(A) == {"air": 1}
    assert s.on_card(A, "amulet-of-water") == {"air": 1}


def test_staffs_and_vases_answer_once_a_copy_but_not_themselves() -> None:
    """B6: those that were in play before."""
    s = Scene().has(A, gauge=4, earth=3).play(A, "staff-of-spring").hand(A, "staff-of-spring", "temporal-boots").free()
    assert s.says("summon staff-of-spring").crystals(A) == 3
    assert s.says("summon temporal-boots").crystals(A) == 9
    s = Scene().has(A, gauge=4, water=1, earth=1, fire=1).hand(A, "yjangs-forgotten-vase").free()
    s.says("summon yjangs-forgotten-vase")
    assert (s.question, s.reserve(A)) == ("free", {})


def test_the_energy_of_a_vase_comes_after_the_cost() -> None:
    """B6: it cannot pay for the card that it answers, and the limit is looked at when it comes."""
    s = Scene().has(A, gauge=2, air=1).play(A, "yjangs-forgotten-vase").hand(A, "amulet-of-air").free()
    assert "summon amulet-of-air" not in s.options
    s = Scene().has(A, gauge=2, water=7).play(A, "yjangs-forgotten-vase").hand(A, "temporal-boots").free()
    s.says("summon temporal-boots")
    assert s.question == "make-room"
    s.says("drop water", "energy fire")
    assert s.reserve(A) == {"water": 6, "fire": 1}


def test_a_free_entry_needs_room() -> None:
    """B6: Chalice, with the Chalice itself in play already."""
    s = Scene().has(A, gauge=1, water=1, earth=1, fire=1, air=1).hand(A, "divine-chalice")
    s.pile("amulet-of-air", "amulet-of-fire", "amulet-of-earth", "runic-cube-of-eolis").free()
    s.says("summon divine-chalice")
    assert s.in_play(A) == ["divine-chalice"]
    assert s.discarded == ["amulet-of-air", "amulet-of-fire", "amulet-of-earth", "runic-cube-of-eolis"]
    s = Scene().has(A, gauge=2, water=1, earth=1, fire=1, air=1).hand(A, "divine-chalice")
    s.pile("amulet-of-air", "amulet-of-fire", "amulet-of-earth", "runic-cube-of-eolis").free()
    s.says("summon divine-chalice", "card amulet-of-earth")
    assert s.in_play(A) == ["divine-chalice", "amulet-of-earth"]
    assert s.crystals(A) == 9


# B7: activating ----------------------------------------------------------------------------------------------------


def test_an_activation_turns_the_card_and_wants_the_full_cost() -> None:
    """B7: straight, and payable."""
    s = Scene().has(A, water=2).play(A, "kairn-the-destroyer").free().says("activate kairn-the-destroyer")
    assert s.turned(A) == ["kairn-the-destroyer"]
    assert "activate kairn-the-destroyer" not in s.options
    assert "activate kairn-the-destroyer" not in Scene().play(A, "kairn-the-destroyer").free().options
    turned = Scene().has(A, water=2).play(A, "kairn-the-destroyer", turned=True).free()
    assert "activate kairn-the-destroyer" not in turned.options


def test_a_card_that_comes_back_comes_back_straight() -> None:
    """B7: Amsug returns it, and it can be activated again in the same round."""
    s = (
        Scene()
        .has(A, gauge=3, crystals=6, water=4, air=1)
        .play(A, "mirror-of-the-seasons")
        .hand(A, "amsug-longneck")
        .free()
    )
    s.says("activate mirror-of-the-seasons", "energy water", "amount 1", "energy fire", "summon amsug-longneck")
    assert s.in_hand(A) == ["mirror-of-the-seasons"]
    s.says("summon mirror-of-the-seasons")
    assert s.turned(A) == []
    assert "activate mirror-of-the-seasons" in s.options


@pytest.mark.parametrize(
    ("card", "picks"),
    [
        ("potion-of-power", []),
        ("damned-soul-of-onys", ["pay water"]),
        ("glutton-cauldron", ["pay water"]),
        ("tree-of-light", ["pay energy", "pay water"]),
    ],
)
def test_what_counts_as_an_activation(card: str, picks: list[str]) -> None:
    """B7: potions, passing the Soul and feeding the Cauldron do; Fairies answer."""
    s = Scene(players=3).has(A, water=1).play(A, card).play(C, "thieving-fairies").free().says(f"activate {card}")
    for pick in picks:
        if pick in s.options:
            s.says(pick)
    assert s.crystals(C) == 1


def test_a_die_of_malice_is_an_activation() -> None:
    """B7: Fairies answer it too, before its two crystals come."""
    s = (
        Scene()
        .play(A, "die-of-malice")
        .play(B, "thieving-fairies")
        .die(face("winter", "c"))
        .says("activate die-of-malice")
    )
    assert s.crystals(B) == 1
    assert s.crystals(A) >= 2


def test_what_is_no_activation() -> None:
    """B7: bonuses, transmuting, arrivals and the end of the round call no Fairies."""
    s = (
        Scene()
        .has(A, gauge=2, water=4, fire=1)
        .play(B, "thieving-fairies")
        .play(A, "wondrous-chest")
        .hand(A, "temporal-boots")
    )
    s.free(transmute=True).says(
        "bonus gauge", "transmute fire", "summon temporal-boots", "move forward 1", "end turn", "end turn"
    )
    assert s.crystals(A) == 2 + 3
    assert s.crystals(B) == 0


# B8: general rules -------------------------------------------------------------------------------------------------


def test_effects_are_compulsory() -> None:
    """B8: one of the four cards of Amulet of Fire must be kept, and every opponent of Syllas must choose."""
    s = Scene().has(A, gauge=1, fire=2).hand(A, "amulet-of-fire").pile("amulet-of-air", "amulet-of-earth").free()
    s.says("summon amulet-of-fire")
    assert all(option.startswith("card ") for option in s.options)
    s = (
        Scene()
        .has(A, gauge=1, fire=3)
        .hand(A, "syllas-the-faithful")
        .play(B, "staff-of-spring", "amulet-of-air")
        .free()
    )
    s.says("summon syllas-the-faithful")
    assert s.asked == B
    assert s.options == ["own amulet-of-air", "own staff-of-spring"] or s.options == [
        "own staff-of-spring",
        "own amulet-of-air",
    ]


def test_the_possible_part_of_an_effect_is_done() -> None:
    """B8: Potion of Power without a card anywhere still raises the gauge."""
    s = Scene().has(A, gauge=1).play(A, "potion-of-power").only().free()
    assert not s.pile_top
    s.says("activate potion-of-power")
    assert s.gauge(A) == 3


def test_actions_only_in_ones_own_turn() -> None:
    """B8: only the active player is asked anything, unless a card asks another."""
    t = through_prelude(table(3, seed=20))
    while asks(t) == "die":
        idle(t)
    for _ in range(60):
        if t.over:
            break
        if asks(t) == "free":
            assert t.waiting == [t.active]
        idle(t)


def test_crystals_never_go_below_zero() -> None:
    """B8: a loss takes what there is; a gift gives what there is."""
    s = Scene(players=3).has(A, water=1).play(A, "kairn-the-destroyer").has(B, crystals=3).free()
    s.says("activate kairn-the-destroyer")
    assert (s.crystals(B), s.crystals(C)) == (0, 0)
    s = Scene().has(A, crystals=2).play(A, "damned-soul-of-onys").end_of_round()
    assert s.crystals(A) == 0
    s = Scene().play(A, "figrim-the-avaricious").when(space=3).leaving(ANY_OTHER).end_of_round()
    assert (s.crystals(A), s.crystals(B)) == (0, 0)


def test_costs_are_paid_in_full() -> None:
    """B8: two crystals do not buy the Tree's energy."""
    s = Scene().has(A, crystals=2).play(A, "tree-of-light").free()
    assert "activate tree-of-light" not in s.options


def test_too_many_energies_are_dropped_at_once() -> None:
    """B8: from old and new alike, before anything else, and as many as fit are kept."""
    s = Scene().has(A, gauge=1, water=6).hand(A, "die-of-malice").die(face("winter", "FF*"))
    assert s.question == "trim"
    assert s.options == ["drop water", "drop fire"]
    s.says("drop water")
    assert s.question == "free"
    assert s.reserve(A) == {"water": 5, "fire": 2}
    assert "drop fire" not in s.options


def test_too_many_energies_outside_ones_turn() -> None:
    """B8: an Hourglass that another's Boots set off asks its owner at once."""
    s = (
        Scene()
        .has(A, gauge=1)
        .hand(A, "temporal-boots")
        .has(B, water=7)
        .play(B, "hourglass-of-time")
        .when(space=3)
        .free()
    )
    s.says("summon temporal-boots", "move forward 1")
    assert s.asked == B
    s.says("B: drop water", "B: energy fire")
    assert s.reserve(B) == {"water": 6, "fire": 1}
    assert s.asked == A


def test_the_capacity_is_looked_at_when_a_grimoire_leaves() -> None:
    """B8: down to seven at once, whoever made it leave."""
    s = (
        Scene()
        .has(A, gauge=1, fire=3)
        .hand(A, "syllas-the-faithful")
        .has(B, water=5, earth=4)
        .play(B, "bespelled-grimoire")
        .free()
    )
    s.says("summon syllas-the-faithful")
    assert s.asked == B
    s.says("B: drop water", "B: drop earth")
    assert s.reserve(B) == {"water": 4, "earth": 3}
    assert s.asked == A


def test_one_of_two_grimoires_leaves_ten() -> None:
    """B8: seven, or ten with one or more of them."""
    s = Scene().has(A, gauge=1, fire=3).hand(A, "syllas-the-faithful").has(B, water=5, earth=4)
    s.play(B, "bespelled-grimoire", "bespelled-grimoire").free().says("summon syllas-the-faithful")
    assert s.reserve(B) == {"water": 5, "earth": 4}


def test_energies_on_a_card_that_leaves_play_are_lost() -> None:
    """B8: what lay on the Amulet of Water does not come back with it."""
    s = Scene().has(A, gauge=2, water=3, air=1).play(A, "amulet-of-water", fire=3).hand(A, "amsug-longneck").free()
    s.says("summon amsug-longneck")
    assert s.in_hand(A) == ["amulet-of-water"]
    s.says("summon amulet-of-water", "energy air")
    assert s.on_card(A, "amulet-of-water") == {"air": 4}
    assert s.reserve(A) == {}


def test_the_gauge_stays_between_zero_and_fifteen() -> None:
    """B8: and more cards than gauge is no harm."""
    s = (
        Scene()
        .has(A, gauge=1, water=1, earth=1, fire=1, air=1)
        .hand(A, "demon-of-argos")
        .play(B, "staff-of-spring")
        .free()
    )
    s.says("summon demon-of-argos")
    assert s.gauge(B) == 0
    assert s.in_play(B) == ["staff-of-spring"]
    s = Scene().has(A, gauge=15).play(A, "potion-of-power").free().says("activate potion-of-power")
    assert s.gauge(A) == 15


def test_copies_add_up() -> None:
    """B8: two Purses, two Staffs, two Figrims."""
    s = (
        Scene()
        .has(B, crystals=9)
        .play(A, "figrim-the-avaricious", "figrim-the-avaricious")
        .when(space=3)
        .leaving(ANY_OTHER)
    )
    s.end_of_round()
    assert s.crystals(A) == 2


def test_a_hand_has_no_limit() -> None:
    """B8: the tenth and eleventh card are kept like the first."""
    many = ["amulet-of-air", "amulet-of-fire", "amulet-of-earth", "amulet-of-water", "staff-of-spring"]
    s = Scene().hand(A, *many, *many).pile("runic-cube-of-eolis").die(face("winter", "c")).says("draw", "keep")
    assert len(s.in_hand(A)) == 11


def test_discards_and_sacrifices_go_on_top_of_the_discard_pile() -> None:
    """B8: from hand or from play."""
    s = (
        Scene()
        .has(A, gauge=1, water=1, air=1)
        .discards("staff-of-spring")
        .hand(A, "vampiric-crown", "runic-cube-of-eolis")
    )
    s.play(B, "amulet-of-air").free().says("summon vampiric-crown", "card runic-cube-of-eolis")
    assert s.discarded == ["staff-of-spring", "runic-cube-of-eolis"]
    s = Scene().discards("staff-of-spring").play(A, "potion-of-power").free().says("activate potion-of-power")
    assert s.discarded == ["staff-of-spring", "potion-of-power"]


def test_opponents_are_served_clockwise_from_the_left() -> None:
    """B8: seen from the second seat, so that it is not the order of seats."""
    s = Scene(players=4).has(B, gauge=1, fire=3).hand(B, "syllas-the-faithful")
    s.play(A, "amulet-of-air", "amulet-of-fire").play(C, "amulet-of-air", "amulet-of-fire").play(
        D, "staff-of-spring", "tree-of-light"
    )
    s.free().says("A: end turn", "B: summon syllas-the-faithful")
    s.says("C: own amulet-of-air", "D: own staff-of-spring", "A: own amulet-of-fire")
    assert s.asked == B


# B9: the draw pile -------------------------------------------------------------------------------------------------


def test_the_discards_are_shuffled_the_moment_the_pile_is_empty() -> None:
    """B9: with the last card drawn, not with the next draw."""
    s = Scene().discards("amulet-of-fire", "amulet-of-earth", "amulet-of-water").only("amulet-of-air")
    s.die(face("winter", "c")).says("draw")
    assert s.discarded == []
    assert sorted(s.pile_top) == ["amulet-of-earth", "amulet-of-fire", "amulet-of-water"]
    assert s.events("reshuffled")[0]["amount"] == 3


def test_every_order_of_a_reshuffle_can_come() -> None:
    """B9: it is a shuffle."""
    orders = set()
    for seed in range(60):
        s = Scene(seed=seed).discards("amulet-of-fire", "amulet-of-earth", "amulet-of-water").only("amulet-of-air")
        s.die(face("winter", "c")).says("draw")
        orders.add(tuple(s.pile_top))
    assert len(orders) == 6


def test_what_lies_before_a_player_is_not_shuffled_in() -> None:
    """B9: cards drawn and neither kept nor discarded yet are in no pile."""
    s = (
        Scene()
        .has(A, gauge=1, fire=2)
        .hand(A, "amulet-of-fire")
        .discards("tree-of-light", "crystal-orb", "staff-of-spring")
    )
    s.only("amulet-of-air", "amulet-of-earth").free().says("summon amulet-of-fire")
    assert {"card amulet-of-air", "card amulet-of-earth"} < set(s.options)
    assert len(s.options) == 4
    assert len(s.pile_top) == 1
    assert s.discarded == []
    assert "amulet-of-earth" not in s.pile_top
    s.says("card amulet-of-air")
    assert len(s.discarded) == 3
    assert "amulet-of-earth" in s.discarded


def test_with_no_discards_yet_the_first_that_lands_is_the_pile() -> None:
    """B9: not only when a draw wants it, so what is sacrificed later lies on the discards and is not drawn."""
    s = Scene().play(A, "potion-of-power").only("amulet-of-air").has(A, gauge=1).die(face("winter", "c"))
    s.says("draw")
    assert (s.pile_top, s.discarded) == ([], [])
    s.says("discard")
    assert (s.pile_top, s.discarded) == (["amulet-of-air"], [])
    assert s.events("reshuffled")[0]["amount"] == 1
    s.says("activate potion-of-power")
    assert s.in_hand(A) == ["amulet-of-air"]
    # The last card was drawn, so the potion, alone on the discards, is the pile.
    assert (s.pile_top, s.discarded) == (["potion-of-power"], [])


def test_while_cards_are_in_the_pile_discards_stay_where_they_are() -> None:
    """B9: one card is enough."""
    s = Scene().only("amulet-of-air", "amulet-of-fire").die(face("winter", "c")).says("draw", "discard")
    assert (s.pile_top, s.discarded) == (["amulet-of-fire"], ["amulet-of-air"])
    assert not s.events("reshuffled")


@pytest.mark.parametrize("way", ["sacrificed", "discarded", "passed on"])
def test_a_card_lands_on_no_pile(way: str) -> None:
    """B9: by a sacrifice, from a hand, or not at all."""
    if way == "sacrificed":
        s = Scene().has(A, gauge=1, fire=3).hand(A, "syllas-the-faithful").play(B, "purse-of-io").only().free()
        s.says("summon syllas-the-faithful")
    elif way == "discarded":
        s = Scene().has(A, gauge=1, water=1, air=1).hand(A, "vampiric-crown", "purse-of-io").only().free()
        s.says("summon vampiric-crown")
        while s.question != "free":
            s.t.choose(s.t.options[0])
    else:
        s = Scene().has(A, water=1).play(A, "damned-soul-of-onys").only().free().says("activate damned-soul-of-onys")
    assert (s.pile_top, s.discarded) == ([] if way == "passed on" else ["purse-of-io"], [])


def test_cards_discarded_together_are_one_new_pile() -> None:
    """B9: all four of a Chalice without room, in whatever order they are shuffled."""
    cards = ["amulet-of-air", "amulet-of-earth", "amulet-of-fire", "amulet-of-water"]
    piles = set()
    for seed in range(12):
        s = Scene(seed=seed).has(A, gauge=1, water=1, earth=1, fire=1, air=1).hand(A, "divine-chalice").only(*cards)
        s.free().says("summon divine-chalice")
        assert (sorted(s.pile_top), s.discarded) == (cards, [])
        piles.add(tuple(s.pile_top))
    assert len(piles) > 4


def test_a_skull_makes_a_new_pile_of_the_first_card_alone() -> None:
    """B9: it sacrifices one card after the other, and the second lies on the discards again."""
    s = Scene().play(A, "dragon-skull", "purse-of-io", "tree-of-light").only().free()
    s.says("activate dragon-skull", "own purse-of-io", "own tree-of-light")
    assert (s.pile_top, s.discarded) == (["purse-of-io"], ["tree-of-light", "dragon-skull"])


def test_resurrection_finds_nothing_where_there_is_no_pile() -> None:
    """B9: with no pile there are no discards either; the potion itself is the new pile (G9)."""
    s = Scene().play(A, "potion-of-resurrection").discards("purse-of-io").only().free()
    assert (s.pile_top, s.discarded) == (["purse-of-io"], [])
    s.says("activate potion-of-resurrection")
    assert (s.question, s.in_hand(A), s.pile_top) == ("free", [], ["purse-of-io"])
    assert s.discarded == ["potion-of-resurrection"]


def test_everybody_knows_a_pile_of_one_open_card() -> None:
    """B9: a sacrifice was seen by all, and it is the only card of the new pile; nobody knows one that was hidden."""
    s = Scene().has(A, gauge=1, fire=3).hand(A, "syllas-the-faithful").play(B, "purse-of-io").only().free()
    s.says("summon syllas-the-faithful")
    for seed in range(3):
        dealt = s.t.view(A).deal(seed)
        assert dealt.dump()["pile"] == ["purse-of-io"]


def test_a_save_with_discards_but_no_pile_is_refused() -> None:
    """B9: that cannot be; the fault names the field."""
    data = Scene().only("purse-of-io").free().t.dump()
    data["discard"], data["pile"] = data["pile"], []
    with pytest.raises(conclave.BadSave) as fault:
        conclave.load(data)
    assert fault.value.reason.args["field"] == "discard"


def test_with_both_piles_empty_the_rest_still_happens() -> None:
    """B9: draws yield what there is, or nothing."""
    s = Scene().has(A, gauge=1, fire=2).hand(A, "amulet-of-fire").only("amulet-of-air").free()
    s.says("summon amulet-of-fire")
    assert s.in_hand(A) == ["amulet-of-air"]
    s = Scene().has(A, gauge=1, fire=2).hand(A, "amulet-of-fire").only().free().says("summon amulet-of-fire")
    assert (s.question, s.in_hand(A), s.in_play(A)) == ("free", [], ["amulet-of-fire"])
    s = Scene().has(A, gauge=1, water=1, earth=1, fire=1, air=1).hand(A, "demon-of-argos").has(B, gauge=3).only().free()
    assert s.says("summon demon-of-argos").gauge(B) == 2
    s = Scene().only().die(face("winter", "c"))
    assert s.question == "free"


def test_the_discard_pile_keeps_its_order() -> None:
    """B9: cards discarded together lie in the order they were drawn (O12)."""
    s = Scene().has(A, gauge=1, fire=2).hand(A, "amulet-of-fire").discards("tree-of-light")
    s.pile("staff-of-spring", "amulet-of-air", "crystal-orb", "amulet-of-earth").free()
    s.says("summon amulet-of-fire", "card crystal-orb")
    assert s.discarded == ["tree-of-light", "staff-of-spring", "amulet-of-air", "amulet-of-earth"]


def test_a_look_is_seen_by_one_and_a_reveal_by_all() -> None:
    """B9: the Orb looks, the Crown reveals."""
    s = Scene().play(A, "crystal-orb").pile("amulet-of-earth").free().says("activate crystal-orb")
    assert words_of(s.t.events_for(A)) >= {"amulet-of-earth"}
    assert "amulet-of-earth" not in words_of(s.t.events_for(B)) | words_of(s.t.events_for(None))
    s = Scene().has(A, gauge=1, water=1, air=1).hand(A, "vampiric-crown").pile("runic-cube-of-eolis").free()
    s.says("summon vampiric-crown")
    for seat in (A, B, None):
        assert "runic-cube-of-eolis" in words_of(s.t.events_for(seat))


def test_a_card_given_by_naria_stays_between_the_two() -> None:
    """B9: a third player sees that a card was given, not which."""
    seen = []
    for given in ("amulet-of-air", "syllas-the-faithful"):
        s = Scene(players=3).has(A, gauge=1, crystals=3).hand(A, "naria-the-prophetess")
        s.pile("staff-of-spring", given, "tree-of-light").free()
        s.says("summon naria-the-prophetess", "card staff-of-spring", f"card {given}")
        assert given in words_of(s.t.events_for(B))
        assert given not in words_of(s.t.events_for(C))
        seen.append(s.t.view(None).dump())
    assert seen[0] == seen[1]


def test_idle_games_end() -> None:
    """B2: with three and four players too."""
    for players in (3, 4):
        t = through_prelude(table(players, seed=21))
        idle_until(t, "nothing")
        assert t.over
        assert offers(t) == []
        assert t.scores == [sum(t.breakdown(seat).values()) for seat in range(players)]


@pytest.mark.parametrize("enchantment", ["none", "elemental-construction", "natural-selection", "vision-of-destiny"])
def test_every_card_is_somewhere_in_a_whole_game(enchantment: str) -> None:
    """B8: no card comes into being or gets lost while a game is played, with the expansion too."""
    whole = {"sets": ["base", "enchanted-kingdom"], "tokens": True, "enchantment": enchantment}
    t = table(2, seed=22, **(whole if enchantment != "none" else {}))
    every = sorted(cards_of(t.setup))
    while not t.over:
        t.choose(t.options[(t.round * 7 + t.asked) % len(t.options)])
        if len(t.stack) > 3 or asks(t) in ("draft",):
            continue
        held = [
            card for player in t.players for card in (*player.hand, *player.pack, *player.library2, *player.library3)
        ]
        held += [entry & 127 for player in t.players for entry in player.board]
        limbo = [card for frame in t.stack for card in frame.pool]
        assert sorted(t.pile[t.drawn :] + t.discard + held + limbo) == every


def test_a_pick_out_of_turn_is_refused() -> None:
    """B8: and changes nothing."""
    s = Scene().has(B, gauge=1).hand(B, "temporal-boots").free()
    before = s.t.dump()
    with pytest.raises(conclave.IllegalPick):
        say(s.t, "summon temporal-boots", B)
    assert s.t.dump() == before
