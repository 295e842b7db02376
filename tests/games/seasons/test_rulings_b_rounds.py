"""Rounds, turns, the end of a round and changes of season (B2 to B5)."""

import pytest

from conclave.games.seasons.rules.dice import FACE_PIPS, FACE_SYMBOLS, SEASON_NAMES, season_of
from tests.games.seasons.rounds import asks, idle, idle_round, table, through_prelude
from tests.games.seasons.scene import A, B, C, Scene, face

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
ANY_OTHER = face("winter", "c", 1)  # a die left over that moves the token by one


# B2: the round -----------------------------------------------------------------------------------------------------


def test_every_card_is_straightened_at_the_start_of_a_round() -> None:
    """B2: everybody's."""
    s = Scene().play(A, "tree-of-light", turned=True).play(B, "crystal-orb", "idol-of-the-familiar", turned=True)
    s.end_of_round()
    assert s.turned(A) == s.turned(B) == []


@pytest.mark.parametrize(
    ("space", "season"), [(1, "winter"), (3, "winter"), (4, "spring"), (7, "summer"), (12, "fall")]
)
def test_the_dice_are_those_of_the_season(space: int, season: str) -> None:
    """B2: the season that the token shows."""
    s = Scene().when(space=space).new_round()
    assert {SEASON_NAMES[season_of(number)] for number in s.t.dice} == {season}


@PLAYERS
def test_dice_and_turns_go_clockwise_from_the_first_player(players: int) -> None:
    """B2: first the dice, then the turns; the marker then passes to the left."""
    t = through_prelude(table(players, seed=18))
    for _ in range(players + 1):
        first = t.first
        clockwise = [(first + step) % players for step in range(players)]
        takers = []
        while asks(t) == "die":
            takers.append(t.asked)
            idle(t)
        turns = []
        while not t.over and asks(t) != "die":
            if t.active not in turns:
                turns.append(t.active)
            idle(t)
        assert takers == turns == clockwise
        assert t.first == (first + 1) % players


def test_effects_of_the_end_of_a_round_come_before_the_token_moves() -> None:
    """B2: steps 5 and 6; the Hourglass of step 7 comes too late for the Chest."""
    s = Scene().has(A, water=3).play(A, "wondrous-chest", "hourglass-of-time").when(space=3).leaving(ANY_OTHER)
    s.end_of_round().says("A: energy fire")
    assert s.crystals(A) == 0
    assert s.t.space == 4


def test_the_die_left_over_moves_the_token_whatever_the_season_is_by_then() -> None:
    """B2: Boots change the season in mid-round; the winter die still counts."""
    s = Scene().has(A, gauge=1).hand(A, "temporal-boots").when(space=2).leaving(face("winter", "WW*", 3)).free()
    s.says("summon temporal-boots", "move forward 3", "A: end turn", "B: end turn")
    assert s.t.space == 8


@pytest.mark.parametrize("space", range(1, 13))
@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_season_changes_when_the_token_crosses_its_border(space: int, number: int) -> None:
    """B2: from 3 to 4, 6 to 7, 9 to 10 and 12 to 1, once at most; year and libraries with the last."""
    s = Scene().has(B, crystals=9).play(A, "figrim-the-avaricious").library(A, 2, "staff-of-spring")
    s.when(space=space).leaving(face("winter", {1: "WW3", 2: "WW1", 3: "WW*"}[number], number)).end_of_round()
    crossed = (space - 1) // 3 != (space + number - 1) // 3
    assert s.crystals(A) == (1 if crossed else 0)
    assert s.t.space == (space + number - 1) % 12 + 1
    assert s.t.year == (2 if space + number > 12 else 1)
    assert s.in_hand(A) == (["staff-of-spring"] if space + number > 12 else [])


def test_libraries_join_the_hands_of_all_players() -> None:
    """B2: II with the second year, III with the third, once each."""
    s = Scene().library(A, 2, "amulet-of-air").library(B, 2, "amulet-of-fire").library(B, 3, "amulet-of-earth")
    s.hand(A, "staff-of-spring").when(space=12).leaving(ANY_OTHER).end_of_round()
    assert (s.in_hand(A), s.in_hand(B)) == (["amulet-of-air", "staff-of-spring"], ["amulet-of-fire"])
    s = Scene().library(A, 2, "amulet-of-air").library(B, 3, "amulet-of-earth").when(space=12, year=2)
    s.leaving(ANY_OTHER).end_of_round()
    assert (s.in_hand(A), s.in_hand(B)) == ([], ["amulet-of-earth"])


def test_a_library_comes_once() -> None:
    """B2: a year entered again gives nothing more."""
    s = Scene().has(A, gauge=2).hand(A, "temporal-boots", "temporal-boots").library(B, 2, "amulet-of-air")
    s.when(space=12).leaving(ANY_OTHER).free()
    s.says("summon temporal-boots", "move forward 1")
    assert s.in_hand(B) == ["amulet-of-air"]
    s.says("summon temporal-boots", "move back 1", "A: end turn", "B: end turn")
    assert s.t.year == 2
    assert s.in_hand(B) == ["amulet-of-air"]


def test_the_game_ends_after_the_last_change_of_season() -> None:
    """B2: Figrim and the Hourglass still act when the third year ends."""
    s = Scene().has(B, crystals=3).play(A, "figrim-the-avaricious", "lantern-of-xidit").play(A, "hourglass-of-time")
    s.when(space=11, year=3).leaving(face("fall", "AA*", 3)).end_of_round()
    assert s.question == "order"
    s.says("A: own hourglass-of-time", "A: energy water")
    assert s.t.over
    assert s.crystals(A) == 1
    assert s.reserve(A) == {"water": 1}


@pytest.mark.parametrize(("space", "year"), [(9, 3), (12, 2), (1, 3)])
def test_the_game_goes_on_until_then(space: int, year: int) -> None:
    """B2: it ends only with the third year."""
    s = Scene().when(space=space, year=year).leaving(face("fall", "AA*", 3)).end_of_round()
    assert not s.t.over


def test_past_the_end_in_mid_round_the_round_is_finished() -> None:
    """B2: all turns, the effects of the end of the round, and then the end."""
    s = Scene(players=3).has(A, gauge=1).hand(A, "temporal-boots").play(B, "wondrous-chest").has(B, water=4)
    s.when(space=12, year=3).leaving(ANY_OTHER).free()
    s.says("summon temporal-boots", "move forward 2", "A: end turn", "B: end turn", "C: end turn")
    assert s.t.over
    assert s.crystals(B) == 3


def test_pulled_back_before_the_end_of_the_round_the_game_goes_on() -> None:
    """B2: only where the token stands after the last step counts."""
    s = Scene().has(A, gauge=1).has(B).hand(A, "temporal-boots").hand(B, "temporal-boots")
    s.when(space=12, year=3).leaving(ANY_OTHER).free()
    s.says("summon temporal-boots", "move forward 1", "A: end turn", "B: summon temporal-boots", "B: move back 2")
    assert s.t.year == 3
    s.says("B: end turn")
    assert not s.t.over
    assert (s.t.year, s.t.space) == (3, 12)


def test_a_whole_game_has_three_years() -> None:
    """B2: played out, the spaces that the dice moved add up to three years and no more than two pips over."""
    t = through_prelude(table(2, seed=19))
    spaces = 0
    while not t.over:
        spaces += FACE_PIPS[idle_round(t)]
    assert 36 <= spaces <= 38


# B3: the turn ------------------------------------------------------------------------------------------------------


def test_before_the_die_only_dice_of_malice() -> None:
    """B3: nothing else may be done yet."""
    s = (
        Scene()
        .has(A, crystals=9, gauge=3, water=7)
        .play(A, "die-of-malice", "tree-of-light")
        .hand(A, "staff-of-spring")
    )
    s.die(face("winter", "WW*"))
    assert s.options == ["use die", "activate die-of-malice"]


def test_a_die_of_malice_replaces_the_face() -> None:
    """B3: only the new face of the same die is used; declining is free."""
    s = Scene().play(A, "die-of-malice").die(face("winter", "c")).says("use die")
    assert s.crystals(A) == 0
    assert s.question == "die-card"
    faces = set()
    for seed in range(40):
        s = Scene(seed=seed).play(A, "die-of-malice").die(face("winter", "6", 2)).says("activate die-of-malice")
        now = s.t.players[A].die
        assert now // 6 == face("winter", "6", 2) // 6
        assert s.crystals(A) == 2 + {"WW2": 2, "6": 6}.get(FACE_SYMBOLS[now], 0)
        faces.add(now % 6)
    assert faces == set(range(6))


def test_a_die_of_malice_is_too_late_in_the_turn_it_arrives() -> None:
    """B3: the die has been used by then."""
    s = Scene().has(A, gauge=1).hand(A, "die-of-malice").free().says("summon die-of-malice")
    assert not any(option.startswith("activate") for option in s.options)


@pytest.mark.parametrize(
    ("answer", "held", "dropped"), [("keep", ["amulet-of-air"], []), ("discard", [], ["amulet-of-air"])]
)
def test_the_card_of_the_die_is_kept_or_not(answer: str, held: list[str], dropped: list[str]) -> None:
    """B3: draw one, then keep or discard it."""
    s = Scene().pile("amulet-of-air").die(face("winter", "c")).says("draw", answer)
    assert s.in_hand(A) == held
    assert s.discarded == dropped


def test_the_draw_bonus_keeps_exactly_one_of_two() -> None:
    """B3: keeping one is compulsory, the other is discarded."""
    s = Scene().pile("amulet-of-air", "amulet-of-fire").die(face("winter", "c")).says("bonus draw")
    assert s.options == ["card amulet-of-air", "card amulet-of-fire"]
    s.says("card amulet-of-fire")
    assert s.in_hand(A) == ["amulet-of-fire"]
    assert s.discarded == ["amulet-of-air"]
    assert s.t.players[A].bonuses == 1
    assert "draw" not in s.options


def test_the_draw_bonus_needs_the_symbol_on_the_die_in_use() -> None:
    """B3: no card symbol, no draw bonus; and none after the draw."""
    s = Scene().die(face("winter", "WW*"))
    assert "bonus draw" not in s.options
    s = Scene().die(face("winter", "c")).says("draw", "discard")
    assert "bonus draw" not in s.options


def test_without_a_bonus_left_the_card_is_just_drawn() -> None:
    """B3: with the track at its end the draw is the only way, and is made."""
    s = Scene().has(A, bonuses=3).pile("amulet-of-air").die(face("winter", "c"))
    assert s.options == ["keep", "discard"]


def test_free_actions_in_any_order_and_number() -> None:
    """B3: summon, activate, transmute and use bonuses as often as can be paid for."""
    s = Scene().has(A, crystals=3, gauge=1, water=3, fire=1).hand(A, "amulet-of-water", "mirror-of-the-seasons")
    s.die(face("winter", "WAt"))
    s.says("transmute fire", "summon mirror-of-the-seasons", "transmute water", "bonus gauge", "summon amulet-of-water")
    s.says("energy earth", "energy earth", "energy earth", "energy earth", "transmute earth from amulet 1")
    s.says("activate mirror-of-the-seasons", "energy earth", "amount 2")
    assert s.question == "mirror-into"


def test_an_unused_permission_is_lost() -> None:
    """B3: it ends with the turn; the next player has none of it."""
    s = Scene().has(A, water=2).has(B, water=2).free(transmute=True)
    assert "transmute water" in s.options
    s.says("A: bonus transmute", "A: end turn")
    assert s.asked == B
    assert "transmute water" not in s.options
    s.says("B: bonus transmute", "B: transmute water")
    assert s.crystals(B) == 2  # one for the water and one for B's own bonus


def test_the_rate_is_that_of_the_moment() -> None:
    """B3: after Boots the new season's."""
    s = Scene().has(A, gauge=1, fire=2).hand(A, "temporal-boots").when(space=3).free(transmute=True)
    s.says("transmute fire")
    assert s.crystals(A) == 2
    s.says("summon temporal-boots", "move forward 1", "transmute fire")
    assert s.crystals(A) == 5


RATES = {
    "winter": {"air": 1, "water": 1, "fire": 2, "earth": 3},
    "spring": {"air": 2, "water": 1, "fire": 3, "earth": 1},
    "summer": {"air": 3, "water": 2, "fire": 1, "earth": 1},
    "fall": {"air": 1, "water": 3, "fire": 1, "earth": 2},
}


@pytest.mark.parametrize("space", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
def test_the_rates_of_the_seasons(space: int) -> None:
    """B3: crystals for one energy of each type, in every space of the wheel."""
    season = list(RATES)[(space - 1) // 3]
    for energy, worth in RATES[season].items():
        s = Scene().has(A, **{energy: 1}).when(space=space).free(transmute=True).says(f"transmute {energy}")
        assert s.crystals(A) == worth


def test_everything_that_adds_to_a_transmutation() -> None:
    """B3: one crystal for each Purse and for each transmute bonus used this turn, on every energy from then on."""
    s = Scene().has(A, water=3).play(A, "purse-of-io", "purse-of-io").free(transmute=True)
    assert s.says("transmute water").crystals(A) == 3
    assert s.says("bonus transmute", "transmute water").crystals(A) == 7
    assert s.says("bonus transmute", "transmute water").crystals(A) == 12


def test_the_exchange_bonus() -> None:
    """B3: two energies for any two."""
    s = Scene().has(A, water=2, air=1).free().says("bonus exchange", "pay water", "energy fire", "energy fire")
    assert s.reserve(A) == {"fire": 2, "air": 1}


def test_three_bonuses_in_a_game() -> None:
    """B3: any mix, several in a turn; the limit is the track."""
    s = Scene().has(A, water=2, bonuses=1).free().says("bonus gauge", "bonus transmute")
    assert s.t.players[A].bonuses == 3
    assert not any(option.startswith("bonus") for option in s.options)


def test_the_turn_ends_when_its_player_says_so() -> None:
    """B3: nothing is forced, and ending is always offered, even as the only thing there is."""
    s = Scene().has(A, bonuses=3).free()
    assert s.options == ["end turn"]
    assert s.says("end turn").asked == B


# B4: the end of the round ------------------------------------------------------------------------------------------


def test_the_owner_orders_the_effects_of_the_end_of_a_round() -> None:
    """B4: Titus first, and the Soul takes his crystal too; the Soul first, and it is kept."""
    for order, left in ((("titus-deepgaze", "damned-soul-of-onys"), 0), (("damned-soul-of-onys", "titus-deepgaze"), 1)):
        s = (
            Scene()
            .has(A, crystals=2)
            .has(B, crystals=1)
            .play(A, "titus-deepgaze", "damned-soul-of-onys")
            .end_of_round()
        )
        assert s.options == ["own titus-deepgaze", "own damned-soul-of-onys"]
        s.says(f"A: own {order[0]}")
        assert s.crystals(A) == left


def test_a_condition_is_tested_when_its_card_is_resolved() -> None:
    """B4: the second Horn is tested after the energy of the first."""
    s = Scene().has(A, water=1).play(A, "beggars-horn", "beggars-horn").end_of_round()
    s.says("A: energy fire")
    assert s.question == "die"
    assert s.reserve(A) == {"water": 1, "fire": 1}
    s = Scene().play(A, "beggars-horn", "beggars-horn").end_of_round().says("A: energy fire", "A: energy fire")
    assert s.reserve(A) == {"fire": 2}


def test_players_resolve_the_end_of_a_round_in_turn_order() -> None:
    """B4: one player is finished before the next begins; a crystal can pass on."""
    s = Scene(players=3).has(A, crystals=1).has(B, crystals=1).play(A, "titus-deepgaze").play(B, "damned-soul-of-onys")
    s.play(C, "titus-deepgaze").end_of_round()
    # A collects B's only crystal and loses Titus over C; B's Soul finds nothing to take; C takes one of A's two.
    assert [player.crystals for player in s.t.players] == [1, 0, 1]
    assert s.in_play(A) == s.in_play(C) == []


def test_each_card_resolves_once_a_round() -> None:
    """B4: two Tituses are two, one is one."""
    s = Scene().has(B, crystals=9).play(A, "titus-deepgaze", "titus-deepgaze").end_of_round()
    assert (s.crystals(A), s.crystals(B)) == (2, 7)
    assert s.question == "die"


def test_the_end_of_the_round_comes_before_libraries() -> None:
    """B4: and before the token moves."""
    s = (
        Scene()
        .play(A, "beggars-horn")
        .library(A, 2, "staff-of-spring")
        .when(space=12)
        .leaving(ANY_OTHER)
        .end_of_round()
    )
    assert s.question == "gain-energy"
    assert (s.t.space, s.t.year, s.in_hand(A)) == (12, 1, [])


# B5: changes of season ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("space", "boots"), [(3, "move forward 1"), (4, "move back 1"), (12, "move forward 1"), (1, "move back 1")]
)
def test_boots_change_the_season_at_once_both_ways(space: int, boots: str) -> None:
    """B5: inside the active player's turn."""
    s = Scene().has(A, gauge=2).has(B, crystals=3).play(A, "figrim-the-avaricious").hand(A, "temporal-boots")
    s.when(space=space, year=2).free().says("summon temporal-boots", boots)
    assert (s.crystals(A), s.crystals(B)) == (1, 2)
    assert s.question == "free"


def test_within_a_season_nothing_happens() -> None:
    """B5: no border, no change."""
    s = Scene().has(A, gauge=2).has(B, crystals=3).play(A, "figrim-the-avaricious").hand(A, "temporal-boots")
    s.when(space=4).free().says("summon temporal-boots", "move forward 2")
    assert s.crystals(A) == 0


def test_the_owner_orders_the_effects_of_a_change_of_season() -> None:
    """B5: as at the end of a round."""
    s = (
        Scene()
        .play(A, "figrim-the-avaricious", "hourglass-of-time")
        .has(B, crystals=1)
        .when(space=3)
        .leaving(ANY_OTHER)
    )
    s.end_of_round()
    assert s.options == ["own figrim-the-avaricious", "own hourglass-of-time"]


def test_in_a_turn_the_active_player_is_served_first() -> None:
    """B5: then clockwise."""
    s = Scene(players=3).has(B, gauge=2).hand(B, "temporal-boots").when(space=3)
    s.play(A, "hourglass-of-time").play(B, "hourglass-of-time").free()
    s.says("A: end turn", "B: summon temporal-boots", "B: move forward 1", "B: energy fire", "A: energy air")
    assert s.asked == B
