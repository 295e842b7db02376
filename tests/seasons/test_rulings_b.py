"""The course of the game (B): set-up, prelude, rounds, turns, summoning, activating, general rules, the draw pile."""

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

import conclave
from conclave.seasons.dice import FACE_PIPS, FACE_SYMBOLS, NO_DIE, SEASON_NAMES, season_of
from conclave.seasons.game import Seasons
from conclave.seasons.names import keys_of
from conclave.seasons.prelude import APPRENTICE_SETS, cards_of
from tests.seasons.rounds import asks, idle, idle_round, idle_until, offers, say, table, through_prelude, words_of
from tests.seasons.scene import A, B, C, D, Scene, face

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
ANY_OTHER = face("winter", "c", 1)  # a die left over that moves the token by one


# B1: set-up --------------------------------------------------------------------------------------------------------


@PLAYERS
def test_one_die_more_than_players_for_the_whole_game(players: int) -> None:
    """B1: players + 1 dice of each season, picked once."""
    t = through_prelude(table(players, seed=3))
    dice = t.setup.dice
    assert [len(set(season)) for season in dice] == [players + 1] * 4
    seen: dict[int, set[int]] = {season: set() for season in range(4)}
    while not t.over:
        rolled = [number for number in t.dice if number != NO_DIE]
        assert len(rolled) == players + 1
        for number in rolled:
            seen[season_of(number)].add(number // 6 % 5)
        idle_round(t)
    for season, kinds in seen.items():
        assert kinds <= set(dice[season])


def test_the_dice_of_a_game_are_random() -> None:
    """B1: with two players every die is left out in some game and used in some."""
    used = Counter(die for seed in range(30) for die in table(2, seed=seed).setup.dice[0])
    assert set(used) == set(range(5))
    assert max(used.values()) < 30


@pytest.mark.parametrize(("level", "last"), [("magician", 30), ("archmage", 50)])
def test_the_cards_of_a_level(level: str, last: int) -> None:
    """B1: two of each card, 1 to 30 or 1 to 50."""
    t = table(4, seed=8, level=level)
    cards = sorted(t.pile + [card for player in t.players for card in player.pack])
    assert cards == sorted([*range(1, last + 1), *range(1, last + 1)])


def test_apprentices_get_the_fixed_sets() -> None:
    """B1: four sets of nine; the rest of the cards 1 to 30 is the pile."""
    t = table(4, seed=8, level="apprentice")
    held = [sorted([*player.pack, *player.hand]) for player in t.players]
    assert sorted(held) == sorted(APPRENTICE_SETS)
    assert sorted([card for cards in held for card in cards] + t.pile) == sorted([*range(1, 31), *range(1, 31)])
    assert asks(t) == "build"


def test_the_apprentices_sets_are_those_of_the_rulebook() -> None:
    """B1: the numbers printed there."""
    assert APPRENTICE_SETS == [
        [1, 2, 7, 17, 18, 20, 26, 29, 30],
        [3, 5, 9, 14, 15, 21, 23, 25, 28],
        [4, 6, 7, 9, 12, 16, 22, 24, 30],
        [1, 2, 3, 11, 13, 15, 18, 25, 27],
    ]


def test_the_start() -> None:
    """B1: no crystals, no energy, gauge 0, no bonus used, first space of the first year."""
    t = table(3, seed=4)
    for player in t.players:
        assert (player.crystals, player.gauge, player.bonuses, player.reserve) == (0, 0, 0, 0)
    assert (t.year, t.space) == (1, 1)


def test_gauge_zero_summons_nothing() -> None:
    """B1: not even a free card."""
    s = Scene().hand(A, "temporal-boots").free()
    assert s.options == ["end turn", "bonus transmute", "bonus gauge"]
    assert "summon temporal-boots" in s.says("bonus gauge").options


# B1: the prelude ---------------------------------------------------------------------------------------------------


@PLAYERS
def test_packs_pass_to_the_left(players: int) -> None:
    """B1: choose one, pass the rest to the left, again and again."""
    t = table(players, seed=6)
    packs = [list(player.pack) for player in t.players]
    assert [len(pack) for pack in packs] == [9] * players
    for seat in range(players):
        packs[seat].remove(int(t.options_of(seat)[-1]) - int(t.parse("card amulet-of-air")) + 1)
        t.choose(t.options_of(seat)[-1], seat)
    for seat in range(players):
        assert list(t.players[(seat + 1) % players].pack) == packs[seat]


@PLAYERS
def test_the_last_card_is_kept_unasked(players: int) -> None:
    """B1: nine cards each after at most eight choices each."""
    t = table(players, seed=9)
    dealt = sorted(card for player in t.players for card in player.pack)
    choices = 0
    while asks(t) == "draft":
        t.choose(t.options[0])
        choices += 1
    assert choices <= 8 * players
    assert asks(t) == "build"
    assert [len(player.pack) + len(player.hand) for player in t.players] == [9] * players
    assert sorted(card for player in t.players for card in (*player.pack, *player.hand)) == dealt


def test_a_hand_and_two_libraries_of_three() -> None:
    """B1: nine cards make three sets, and their owner may look at them at any time."""
    t = through_prelude(table(2, seed=7))
    for seat, player in enumerate(t.players):
        assert (len(player.hand), len(player.library2), len(player.library3)) == (3, 3, 3)
        own = t.view(seat).dump()["own"]
        assert sorted(own["library2"]) == sorted(keys_of(player.library2))
        assert sorted(own["library3"]) == sorted(keys_of(player.library3))


def test_any_three_cards_can_be_made_a_set() -> None:
    """B1: every way to make three sets of three out of nine cards can be chosen."""
    start = table(2, seed=24)
    while asks(start) == "draft":
        start.choose(start.options[0])
    found: set[tuple[Any, ...]] = set()
    todo = [start]
    while todo:
        t = todo.pop()
        if A not in t.waiting:
            me = t.players[A]
            found.add((tuple(me.hand), me.library2, me.pack))
            continue
        for pick in t.options_of(A):
            twin = t.copy()
            twin.choose(pick, A)
            todo.append(twin)
    nine = sorted((*start.players[A].pack, *start.players[A].hand))
    assert len(set(nine)) == 9
    assert len(found) == 1680  # 9! / (3! 3! 3!)


def answers(t: Seasons, seat: int, which: int) -> None:
    """One pick of a seat in a simultaneous step."""
    options = t.options_of(seat)
    t.choose(options[which % len(options)], seat)


def test_the_draft_is_the_same_in_any_order() -> None:
    """B1: all choose at once; who answers first makes no difference."""
    dumps = []
    for order in permutations(range(3)):
        t = table(3, seed=12)
        for number in range(4):
            for seat in order:
                answers(t, seat, number + seat)
        dumps.append({**t.dump(), "revealed": None})
    assert all(dump == dumps[0] for dump in dumps)


def test_building_is_the_same_in_any_order() -> None:
    """B1: seat by seat, or all together step by step."""
    dumps = []
    for order in permutations(range(3)):
        for together in (False, True):
            t = table(3, seed=13)
            while asks(t) == "draft":
                t.choose(t.options[0])
            if together:
                while asks(t) == "build":
                    for seat in order:
                        if seat in t.waiting and asks(t) == "build":
                            answers(t, seat, seat)
            else:
                for seat in order:
                    while seat in t.waiting and asks(t) == "build":
                        answers(t, seat, seat)
            assert asks(t) == "die"
            dumps.append({**t.dump(), "revealed": None})
    assert all(dump == dumps[0] for dump in dumps)


def test_nobody_learns_a_pick_before_the_packs_pass() -> None:
    """B1: whatever A takes, B and a spectator are sent the same bytes while C still chooses."""
    seen = []
    for which in (0, 3, 8):
        t = table(3, seed=14)
        answers(t, A, which)
        told = [t.events_for(B), t.view(B).dump(), t.events_for(None), t.view(None).dump()]
        answers(t, B, 1)
        told += [t.events_for(C), t.view(C).dump(), t.view(B).dump()]
        seen.append(told)
    assert seen[0] == seen[1] == seen[2]


def test_nobody_learns_how_another_builds() -> None:
    """B1: A's sets stay unknown, from view and events, while others build and after."""
    seen = []
    for which in (0, 2, 5):
        t = table(3, seed=15)
        while asks(t) == "draft":
            t.choose(t.options[0])
        told: list[Any] = []
        while A in t.waiting:
            answers(t, A, which)
            told += [events for events in (t.events_for(B), t.events_for(None)) if events]
        told.append([t.view(B).dump(), t.view(None).dump()])
        while asks(t) == "build":
            answers(t, t.waiting[0], 0)
        told.append([t.view(B).dump(), t.view(None).dump(), t.events_for(B)])
        seen.append(told)
    assert seen[0] == seen[1] == seen[2]


def test_a_passed_pack_tells_no_more_than_it_must() -> None:
    """B1: with three players C, who gets neither A's pack nor A's card, is sent the same whatever A took first."""
    seen = []
    for which in (0, 4):
        t = table(3, seed=16)
        for seat, pick in ((A, which), (B, 0), (C, 0)):
            answers(t, seat, pick)
        seen.append((t.view(C).dump(), t.events_for(C), t.view(None).dump()))
    assert seen[0] == seen[1]


def test_nobody_is_told_that_anothers_pack_leaves_no_choice() -> None:
    """B1: a pack of two cards alike answers itself, but the others must not learn it from who is waited for."""
    twins = 0
    for seed in range(80):
        t = table(3, seed=seed, level="magician")
        while asks(t) == "draft":
            packs = [player.pack for player in t.players]
            if t.waiting == [A, B, C] or len(packs[A]) == 2:
                twins += sum(len(pack) == 2 and pack[0] == pack[1] for pack in packs)
                assert t.view(B).dump()["waiting"] == [A, B, C]
            for seat in (A, B, C):
                if seat not in t.waiting:
                    continue
                held = Counter(t.players[seat].pack)
                single = [card for card in sorted(held) if held[card] == 1]
                say(t, f"card {keys_of(single)[0]}" if single else offers(t, seat)[0], seat)
    assert twins


def test_names_of_cards_in_events_of_the_draft() -> None:
    """B1: an event names a card only to the seat that took it."""
    t = table(2, seed=17)
    answers(t, A, 0)
    assert words_of(t.events_for(B)) == set()
    assert len(words_of(t.events_for(A))) == 1


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
    s.says("card amulet-of-air")
    assert len(s.discarded) == 3
    assert "amulet-of-earth" in s.discarded


def test_with_no_discards_yet_the_shuffle_waits_for_a_draw() -> None:
    """B9: the pile stays empty until a draw or a look wants a card and there are discards."""
    s = Scene().play(A, "potion-of-power").only("amulet-of-air").has(A, gauge=1).die(face("winter", "c"))
    s.says("draw", "discard")
    assert (s.pile_top, s.discarded) == ([], ["amulet-of-air"])
    s.says("activate potion-of-power")
    # Both the card and the potion, sacrificed before the draw, were shuffled; one of them was drawn.
    assert len(s.in_hand(A)) == 1
    assert sorted(s.in_hand(A) + s.pile_top) == ["amulet-of-air", "potion-of-power"]
    assert s.discarded == []


def test_a_look_too_makes_a_new_pile() -> None:
    """B9: the Orb finds a card as long as there is one among the discards."""
    s = Scene().play(A, "crystal-orb").discards("amulet-of-earth").only().has(A, gauge=2, water=4)
    s.free().says("activate crystal-orb")
    assert s.options == ["done", "card amulet-of-earth"]


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


def test_every_card_is_somewhere_in_a_whole_game() -> None:
    """B8: no card comes into being or gets lost while a game is played."""
    t = table(2, seed=22)
    every = sorted(cards_of("archmage"))
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
