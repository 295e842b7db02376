"""Set-up and prelude (B1)."""

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from conclave.games.seasons.rules.card_set import BASE
from conclave.games.seasons.rules.dice import NO_DIE, season_of
from conclave.games.seasons.rules.names import keys_of
from conclave.games.seasons.rules.prelude import APPRENTICE_SETS, LEVELS
from conclave.games.seasons.rules.sets.enchanted_kingdom import KINGDOM
from conclave.games.seasons.rules.table import Seasons
from tests.games.seasons.printed import set_named
from tests.games.seasons.rounds import asks, idle_round, offers, say, table, through_prelude, words_of
from tests.games.seasons.scene import A, B, C, Scene

BASE_SET = set_named(BASE)
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


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


@pytest.mark.parametrize(("level", "numbers"), [("magician", BASE_SET.basic_numbers), ("archmage", BASE_SET.numbers)])
def test_the_cards_of_a_level(level: str, numbers: range) -> None:
    """B1: two of each card, the basic ones or all."""
    t = table(4, seed=8, level=level)
    cards = sorted(t.pile + [card for player in t.players for card in player.pack])
    assert cards == sorted([*numbers, *numbers])


@pytest.mark.parametrize("level", LEVELS)
def test_the_cards_of_the_expansion_are_added(level: str) -> None:
    """B1: two of each, to the cards of any level; apprentices find them in the pile."""
    t = table(4, seed=8, level=level, sets=["base", "enchanted-kingdom"])
    held = [card for player in t.players for card in player.pack]
    numbers = BASE_SET.numbers if level == "archmage" else BASE_SET.basic_numbers
    assert sorted(t.pile + held) == sorted([*numbers, *set_named(KINGDOM).numbers] * 2)
    if level == "apprentice":
        assert set(held) <= set(BASE_SET.basic_numbers)


def test_apprentices_get_the_fixed_sets() -> None:
    """B1: four sets of nine; the rest of the basic cards is the pile."""
    t = table(4, seed=8, level="apprentice")
    held = [sorted([*player.pack, *player.hand]) for player in t.players]
    assert sorted(held) == sorted(APPRENTICE_SETS)
    assert sorted([card for cards in held for card in cards] + t.pile) == sorted(
        [*BASE_SET.basic_numbers, *BASE_SET.basic_numbers]
    )
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
            copy = t.copy()
            copy.choose(pick, A)
            todo.append(copy)
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
