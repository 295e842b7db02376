"""What the sources leave open and this engine decides (O)."""

from collections import Counter

import pytest

from conclave.games.seasons.rules.names import keys_of
from conclave.games.seasons.rules.table import Seasons
from tests.games.seasons.rounds import asks, table, words_of
from tests.games.seasons.scene import A, B, C, Scene, face

ONE_PIP = face("fall", "AA*", 1)
EDITIONS = pytest.mark.parametrize("edition", [1, 2])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_luck_picks_the_first_player(players: int) -> None:
    """O1: every seat can be the first, about as often as the others."""
    first = Counter(table(players, seed=seed, level="apprentice").first for seed in range(100))
    assert set(first) == set(range(players))
    assert min(first.values()) > 10


def test_the_sets_of_apprentices_are_dealt_at_random() -> None:
    """O2: any set can come to any seat."""
    sets = {
        (seat, player.pack[:3])
        for seed in range(40)
        for seat, player in enumerate(table(4, seed, level="apprentice").players)
    }
    assert len(sets) == 16


def test_the_sets_of_apprentices_are_dealt_openly() -> None:
    """O2: all know who has which nine cards, but not how they are shelved."""
    t = table(3, seed=3, level="apprentice")
    for seat in range(3):
        for number in range(3):
            for other in range(3):
                assert sorted(cards(dealt(t, seat, number), other)) == sorted(cards(t, other))
    while asks(t) == "build":
        t.choose(t.options[-1])
    hands = {tuple(sorted(keys_of(dealt(t, A, number).players[B].hand))) for number in range(20)}
    assert len(hands) > 1


def cards(t: Seasons, seat: int) -> list[int]:
    me = t.players[seat]
    return [*me.hand, *me.pack, *me.library2, *me.library3]


def dealt(t: Seasons, seat: int, seed: int) -> Seasons:
    """A table that fits what a seat knows."""
    made = t.view(seat).deal(seed)
    assert isinstance(made, Seasons)
    return made


def test_an_orb_needs_a_card_to_look_at() -> None:
    """O3: with neither pile nor discards it cannot be activated; discards are enough."""
    s = Scene().has(A, crystals=3).play(A, "crystal-orb").only().free()
    assert "activate crystal-orb" not in s.options
    s = Scene().has(A, crystals=3).play(A, "crystal-orb").discards("amulet-of-air").only().free()
    assert "activate crystal-orb" in s.options


def test_a_familiar_discarded_for_the_kriss_is_shown() -> None:
    """O4: so that all can see it is one."""
    s = Scene(players=3).play(A, "necrotic-kriss").hand(A, "syllas-the-faithful", "amulet-of-air").free()
    s.says("activate necrotic-kriss", "card syllas-the-faithful")
    for seat in (A, B, C, None):
        assert "syllas-the-faithful" in words_of(s.t.events_for(seat))
    assert s.discarded == ["syllas-the-faithful"]


def test_edition_1_ends_with_the_move_of_the_token() -> None:
    """O5: an Hourglass and Figrim get nothing from the change that ends the game."""
    s = Scene(edition=1).has(B, crystals=4).play(A, "hourglass-of-time", "figrim-the-avaricious")
    s.when(space=12, year=3).leaving(ONE_PIP).end_of_round()
    assert s.t.over
    assert (s.crystals(A), s.reserve(A)) == (0, {})


def test_edition_1_ends_with_the_round_that_boots_ended() -> None:
    """O5: after its effects, without a further move of the token, wherever the token has gone since."""
    s = Scene(edition=1).has(A, gauge=2, water=4).hand(A, "temporal-boots").hand(B, "temporal-boots").has(B, gauge=1)
    s.play(A, "wondrous-chest").when(space=12, year=3).leaving(ONE_PIP).free()
    s.says("summon temporal-boots", "move forward 1", "A: end turn")
    s.says("B: leave energy", "B: summon temporal-boots", "B: move back 3", "B: end turn")
    assert s.t.over
    assert s.crystals(A) == 3
    assert s.t.space == 10


def test_an_hourglass_owes_even_when_it_is_gone() -> None:
    """O6: edition 1 pays at the end of the round what the change of season has earned."""
    s = (
        Scene(edition=1)
        .has(A, gauge=3, water=1, air=1)
        .play(A, "hourglass-of-time")
        .hand(A, "temporal-boots", "amsug-longneck")
    )
    s.when(space=3).free().says(
        "summon temporal-boots", "move forward 1", "summon amsug-longneck", "own hourglass-of-time"
    )
    assert s.in_hand(A) == ["hourglass-of-time"]
    s.says("A: end turn", "B: leave energy", "B: end turn")
    assert s.question == "gain-energy"
    s.says("A: energy fire")
    assert s.reserve(A) == {"fire": 1}


def test_what_an_hourglass_owes_is_one_of_the_effects_of_the_round() -> None:
    """O6: its owner orders it among the others, and it is paid once."""
    s = (
        Scene(edition=1)
        .has(A, gauge=3, water=3)
        .play(A, "hourglass-of-time", "wondrous-chest")
        .hand(A, "temporal-boots")
    )
    s.when(space=3).free().says(
        "summon temporal-boots", "move forward 1", "A: end turn", "B: leave energy", "B: end turn"
    )
    assert s.options == ["own wondrous-chest", "own hourglass-of-time"]
    s.says("A: own hourglass-of-time", "A: energy fire")
    assert s.crystals(A) == 3  # the fourth energy came in time for the Chest
    assert s.t.players[A].owed == 0


def test_two_vases_give_together() -> None:
    """O7: one gain of two energies, so the limit is looked at once."""
    s = (
        Scene()
        .has(A, gauge=3, water=6)
        .play(A, "yjangs-forgotten-vase", "yjangs-forgotten-vase")
        .hand(A, "die-of-malice")
        .free()
    )
    s.says("summon die-of-malice")
    assert s.question == "make-room"
    s.says("drop water", "energy fire", "energy air")
    assert s.reserve(A) == {"water": 5, "fire": 1, "air": 1}


def test_what_made_room_is_not_gained_again() -> None:
    """O8: dropping a water to gain a water would be keeping it."""
    s = (
        Scene()
        .has(A, water=4, fire=3)
        .play(A, "potion-of-knowledge")
        .free()
        .says("activate potion-of-knowledge", "drop water")
    )
    s.says("done")
    assert s.options == ["energy earth", "energy fire", "energy air"]


def test_edition_1_takes_the_dies_energy_whole_or_not_at_all() -> None:
    """O9: energy is decided first; gauge and card wait, and are lost with the end of the turn."""
    s = Scene(edition=1).die(face("winter", "WW*"))
    assert s.options == ["take energy", "leave energy"]
    s.says("take energy")
    assert s.reserve(A) == {"water": 2}
    assert "raise gauge" in s.options
    s.says("A: end turn", "B: leave energy", "B: end turn")
    assert s.gauge(A) == 0
    s = Scene(edition=1).die(face("winter", "c"))
    assert {"draw", "bonus draw", "end turn"} <= set(s.options)
    assert s.says("end turn").in_hand(A) == []


def test_a_gain_beyond_the_room_asks_for_what_is_kept() -> None:
    """O10: an empty reserve is asked for seven energies, not for thirty."""
    s = Scene().has(A, gauge=1, water=1, air=1).hand(A, "vampiric-crown", "runic-cube-of-eolis").only().free()
    s.says("summon vampiric-crown")
    asked = 0
    while s.question == "gain-energy":
        s.says("energy water")
        asked += 1
    assert asked == 7
    assert s.reserve(A) == {"water": 7}


def test_the_gauge_ends_at_fifteen_in_edition_1_too() -> None:
    """O11: the track has no more spaces; its book is silent."""
    s = Scene(edition=1).has(A, gauge=14, air=2).hand(A, "amulet-of-air").free().says("summon amulet-of-air")
    assert s.gauge(A) == 15
    assert "bonus gauge" not in s.options


def test_cards_discarded_together_lie_in_the_order_drawn() -> None:
    """O12: nobody is asked for another order."""
    s = (
        Scene()
        .has(A, gauge=1, fire=2)
        .hand(A, "amulet-of-fire")
        .pile("tree-of-light", "amulet-of-air", "crystal-orb", "amulet-of-earth")
    )
    s.free().says("summon amulet-of-fire", "card amulet-of-air")
    assert s.discarded == ["tree-of-light", "crystal-orb", "amulet-of-earth"]


def test_the_draw_bonus_with_one_card_left() -> None:
    """O13: the bonus may be spent on it, and the card must be kept."""
    s = Scene().only("amulet-of-air").die(face("winter", "c")).says("bonus draw")
    assert s.in_hand(A) == ["amulet-of-air"]
    assert s.t.players[A].bonuses == 1


def test_after_a_potion_of_life_edition_1_transmutes_nothing_more() -> None:
    """O14: neither with a Balance nor with another Potion; in the next turn both are to be had."""
    s = Scene(edition=1).has(A, water=1)
    s.play(A, "potion-of-life", "potion-of-life", "potion-of-knowledge", "balance-of-ishtar")
    s.free(transmute=True).says("activate potion-of-life", "activate potion-of-knowledge", *["energy fire"] * 5)
    cards = ["activate balance-of-ishtar", "activate potion-of-life"]
    assert not {"transmute fire", "bonus transmute", *cards} & {*s.options}
    for words in cards:
        reason = s.t.why_not(words)
        assert reason is not None
        assert (reason.key, reason.ruling) == ("transmuting-sealed", "O14")
    s.says("A: end turn")
    while s.asked != A or s.question != "free":
        s.t.choose(s.t.options[0])
    before = s.crystals(A)
    s.says("activate balance-of-ishtar", "activate potion-of-life")
    assert s.crystals(A) - before >= 12 + 4


def test_after_a_potion_of_life_edition_2_still_has_its_cards() -> None:
    """A12: it ends permissions; a Balance or another Potion is an activation of its own."""
    s = Scene().has(A, water=1).play(A, "potion-of-life", "potion-of-life", "potion-of-knowledge", "balance-of-ishtar")
    s.free(transmute=True).says("activate potion-of-life", "activate potion-of-knowledge", *["energy fire"] * 5)
    s.says("activate balance-of-ishtar", "activate potion-of-life")
    assert s.crystals(A) == 4 + 9 + 2 * 4


@EDITIONS
def test_what_makes_no_difference_is_not_asked(edition: int) -> None:
    """O15: two cards of the same name speak in no order; a choice of one is made at once."""
    s = Scene(edition=edition).has(A, water=4).play(A, "wondrous-chest", "wondrous-chest").end_of_round()
    assert s.question == "die"
    assert s.crystals(A) == 6
    s = Scene(edition=edition).has(A, gauge=1, fire=3).hand(A, "syllas-the-faithful").play(B, "amulet-of-air").free()
    assert s.says("summon syllas-the-faithful").in_play(B) == []


def test_a_choice_of_one_is_asked_where_it_would_tell_of_hidden_cards() -> None:
    """O15: two cards alike in hand leave no choice, but nobody else may learn that they are alike."""
    alike = ["runic-cube-of-eolis", "runic-cube-of-eolis"]
    s = Scene().has(A, gauge=1).play(A, "potion-of-dreams").hand(A, *alike).free().says("activate potion-of-dreams")
    assert s.options == ["card runic-cube-of-eolis"]
    s = Scene().has(A, gauge=1).play(A, "potion-of-dreams").hand(A, "runic-cube-of-eolis").free()
    assert s.says("activate potion-of-dreams").in_play(A) == ["runic-cube-of-eolis"]


def test_the_card_of_an_orb_is_shown_before_it_is_paid_for() -> None:
    """O16: all see what is being bought."""
    s = Scene().has(A, gauge=2, water=2, fire=3).play(A, "crystal-orb").pile("amulet-of-earth").free()
    s.says("activate crystal-orb", "card amulet-of-earth")
    assert s.question == "pay"
    assert "amulet-of-earth" in words_of(s.t.events_for(B))


def test_a_die_keeps_its_season() -> None:
    """O17: when Boots have changed the season, the dice taken stay what they are, rerolls included."""
    s = Scene().has(A, gauge=1).hand(A, "temporal-boots").play(B, "die-of-malice").when(space=3).free()
    s.says("summon temporal-boots", "move forward 1", "A: end turn", "B: activate die-of-malice")
    assert s.t.players[B].die < 30  # a winter face still
    assert s.t.space == 4
