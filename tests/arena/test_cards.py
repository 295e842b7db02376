"""CardLog: what became of every card of a game, told from its events."""

import random
from collections import Counter
from typing import Any

import pytest

from conclave.arena.card_log import CardLog, CardRow
from conclave.arena.game_statistics import log_of
from conclave.games.archimage.rules.events import CAST_SPELL
from conclave.games.archimage.rules.scrolls import SCROLL_NUMBERS
from conclave.games.archimage.rules.state import NUMBER, ArchimageTable
from conclave.games.seasons.rules.names import CARD_KEYS, CARD_NUMBERS, ENCHANTMENT_KEYS
from conclave.games.seasons.rules.state import KIND, SeasonsTable
from conclave.games.seasons.statistics import SeasonsHistory, SeasonsLog
from conclave.table import Table, new_table
from conclave.table.rng import key_from_seed
from tests.games.seasons.rounds import asks, table
from tests.games.seasons.scene import A, B, Scene


def follow(t: Table) -> CardLog:
    found = log_of(t)
    assert found is not None
    return found


KINGDOM = {"sets": ["base", "enchanted-kingdom"], "tokens": True}


def choose(t: Table, log: CardLog, pick: int, seat: int | None = None) -> None:
    t.choose(pick, seat)
    log.hear(t)


def says(s: Scene, log: CardLog, *picks: str) -> None:
    for pick in picks:
        choose(s.t, log, s.t.parse(pick))


def row_of(log: CardLog, t: Table, seat: int, card: str) -> CardRow:
    (row,) = [row for row in log.rows(t, seat) if row["card"] == card]
    return row


# --- the prelude ------------------------------------------------------------------------------------------------------


def test_picks_and_years_as_they_were_chosen() -> None:
    t = table(seed=5)
    log = follow(t)
    taken: list[list[str]] = [[], []]
    while asks(t) == "draft":
        seat, pick = t.asked, t.options[-1]
        taken[seat].append(t.notation(pick).removeprefix("card "))
        choose(t, log, pick)
    assert [len(cards) for cards in taken] == [8, 8]
    while asks(t) == "build":
        choose(t, log, t.options[0])
    for seat in (A, B):
        rows = log.rows(t, seat)
        by_pick = {row["drafted"]: row["card"] for row in rows}
        assert [by_pick[number] for number in range(1, 9)] == taken[seat]
        assert len(by_pick) == 9, "the last comes without a choice"
        first = [row["card"] for row in rows if row["year"] == 1]
        assert sorted(first) == sorted(CARD_KEYS[card] for card in t.players[seat].hand)
        third = [row["card"] for row in rows if row["year"] == 3]
        assert sorted(third) == sorted(CARD_KEYS[card] for card in t.players[seat].library3)


@pytest.mark.parametrize(
    ("enchantment", "drafted", "in_a_set"),
    [("none", 9, 3), ("extended-experience", 12, 4), ("natural-selection", 10, 3), ("elemental-construction", 0, 3)],
)
def test_preludes_of_enchantments(enchantment: str, drafted: int, in_a_set: int) -> None:
    t, log = finished("seasons", 8, {"players": 3, **KINGDOM, "enchantment": enchantment})
    for seat in range(3):
        rows = log.rows(t, seat)
        assert sorted(row["drafted"] for row in rows if row["drafted"]) == list(range(1, drafted + 1))
        assert [sum(row["year"] == year for row in rows) for year in (1, 2, 3)] == [in_a_set] * 3


def test_beginners_sets_are_not_drafted() -> None:
    t, log = finished("seasons", 2, {"players": 4, "level": "apprentice"})
    for seat in range(4):
        assert not any(row["drafted"] for row in log.rows(t, seat))


# --- in play ----------------------------------------------------------------------------------------------------------


def test_summoned_and_gone() -> None:
    s = Scene().hand(A, "purse-of-io").has(A, gauge=4, crystals=20, fire=1, air=1).free()
    s.t.round = 6
    log = follow(s.t)
    says(s, log, "summon purse-of-io")
    row = row_of(log, s.t, A, "purse-of-io")
    assert row == {"card": "purse-of-io", "drafted": 0, "year": 0, "summoned": 6, "used": 0, "points": 6}
    log.leave(A, CARD_NUMBERS["purse-of-io"])
    assert row_of(log, s.t, A, "purse-of-io") == {**row, "points": 0}


def test_a_card_taken_back_and_summoned_again_is_one_card() -> None:
    s = Scene().hand(A, "amsug-longneck", "purse-of-io").has(A, gauge=4, crystals=9, fire=2, air=3, water=1).free()
    log = follow(s.t)
    says(s, log, "summon purse-of-io", "summon amsug-longneck")
    assert s.in_hand(A) == ["purse-of-io"]
    log.round = 3
    says(s, log, "summon purse-of-io")
    row = row_of(log, s.t, A, "purse-of-io")
    assert (row["summoned"], row["points"]) == (1, 6)


def test_a_card_that_is_passed_on() -> None:
    s = Scene().hand(A, "damned-soul-of-onys").has(A, gauge=3, crystals=30, water=7).free()
    log = follow(s.t)
    says(s, log, "summon damned-soul-of-onys", "activate damned-soul-of-onys")
    given, gotten = (row_of(log, s.t, seat, "damned-soul-of-onys") for seat in (A, B))
    assert (given["summoned"], given["used"], given["points"]) == (1, 1, 0)
    assert (gotten["summoned"], gotten["used"]) == (1, 0)
    assert gotten["points"] == s.t.breakdown(B)["prestige damned-soul-of-onys"] < 0


def test_the_second_card_of_a_name_is_another() -> None:
    s = Scene().free()
    log = follow(s.t)
    for number in (1, 4):
        log.round = number
        log.enter(A, CARD_NUMBERS["purse-of-io"])
    assert [history.entered for history in log.histories[A]] == [1, 4]


def test_a_card_of_a_later_year_is_not_the_one_that_was_drawn() -> None:
    t = table(seed=5)
    log = follow(t)
    while asks(t) in ("draft", "build"):
        choose(t, log, t.options[0])
    card = t.players[A].library3[0]
    drawn_before = [
        one for one in log.histories[A] if one.card == card and isinstance(one, SeasonsHistory) and one.year == 3
    ]
    log.enter(A, card)
    assert not any(history.in_play for history in drawn_before)
    assert isinstance(log, SeasonsLog)
    log.opened[A].add(3)
    log.enter(A, card)
    assert all(history.in_play for history in drawn_before)


def test_cards_of_a_name_share_points_and_uses() -> None:
    s = Scene().play(A, "cursed-treatise-of-arus").free()
    log = follow(s.t)
    number = CARD_NUMBERS["cursed-treatise-of-arus"]
    for _ in range(2):
        log.enter(A, number)
    for _ in range(3):
        log.use(A, number)
    shares = log.rows(s.t, A)
    assert sum(row["points"] for row in shares) == s.t.breakdown(A)["prestige cursed-treatise-of-arus"]
    assert abs(shares[0]["points"] - shares[1]["points"]) <= 1
    assert sorted(row["used"] for row in shares) == [1, 2]


# --- whole games ------------------------------------------------------------------------------------------------------


def finished(game: str, seed: int, options: dict[str, Any]) -> tuple[Table, CardLog]:
    """A game at random, several seats choosing in any order where they may."""
    t = new_table(game, None, key_from_seed(seed), options)
    log = follow(t)
    dice = random.Random(seed)
    while not t.over:
        seat = dice.choice(t.waiting)
        choose(t, log, dice.choice(t.options_of(seat)), seat)
    return t, log


@pytest.mark.parametrize("seed", range(33))
def test_totals_of_seasons(seed: int) -> None:
    enchantment = ["none", *ENCHANTMENT_KEYS[1:]][seed % len(ENCHANTMENT_KEYS)]
    options = {"players": 2 + seed % 3, **KINGDOM, "enchantment": enchantment}
    t = new_table("seasons", None, key_from_seed(seed), options)
    assert isinstance(t, SeasonsTable)
    log = follow(t)
    dice = random.Random(seed)
    uses: Counter[tuple[int, str]] = Counter()
    while not t.over:
        choose(t, log, dice.choice(t.options))
        uses.update((event["seat"], str(event["card"])) for event in t.events if event["event"] == "activated")
    for seat in range(t.seats):
        rows = log.rows(t, seat)
        assert rows == log.rows(t, seat), "telling changes nothing"
        assert sum(row["points"] for row in rows) == sum(
            points for source, points in t.breakdown(seat).items() if " " in source
        )
        lying = Counter(CARD_KEYS[entry & KIND] for entry in t.players[seat].board)
        entered = Counter(row["card"] for row in rows if row["summoned"])
        assert lying <= entered
        assert {key: count for (who, key), count in uses.items() if who == seat} == {
            key: count for key in entered if (count := sum(row["used"] for row in rows if row["card"] == key))
        }
        assert all(row["summoned"] <= t.round for row in rows)
        assert all(row["summoned"] or not (row["used"] or row["points"]) for row in rows)


@pytest.mark.parametrize("seed", range(16))
def test_totals_of_archimage(seed: int) -> None:
    options = {"players": 2 + seed % 4, "circle": ["I", "II", "III", "IV"][seed // 4]}
    t = new_table("archimage", None, key_from_seed(seed), options)
    assert isinstance(t, ArchimageTable)
    log = follow(t)
    dice = random.Random(seed)
    won: Counter[tuple[int, str, int]] = Counter()
    casts: Counter[int] = Counter()
    given = False
    number = t.round
    while not t.over:
        choose(t, log, dice.choice(t.options))
        for event in map(dict[str, Any], t.events):
            if event["event"] == "round":
                number = event["amount"]
            elif event["event"] == "won-scroll":
                won[event["seat"], event["scroll"], number] += 1
            elif event["event"] == "cast" and not event["amount"]:
                casts[event["seat"]] += 1
            given = given or event["event"] == "gave-scroll"
    told: Counter[tuple[int, str, int]] = Counter()
    for seat in range(t.seats):
        rows = log.rows(t, seat)
        assert sum(row["points"] for row in rows) == t.scores[seat]
        assert sum(row["used"] for row in rows) == casts[seat]
        assert (rows[0]["card"], rows[0]["summoned"]) == ("bond", 0)
        told.update((seat, row["card"], row["summoned"]) for row in rows if row["summoned"])
        held = Counter(entry & NUMBER for entry in t.players[seat].scrolls)
        assert held == Counter(history.card for history in log.histories[seat] if history.in_play)
    assert given or told == won
    assert not given or options["circle"] == "III", "of Conflict"


def test_a_borrowed_spell_is_no_use_of_ones_own() -> None:
    t = new_table("archimage", None, key_from_seed(1), {"players": 2})
    log = follow(t)
    growth = SCROLL_NUMBERS["growth-fire"]
    log.enter(0, growth)
    for borrowed, uses in ((1, 0), (0, 1)):
        t.happened = [(CAST_SPELL, 0, growth, borrowed, borrowed, 7)]
        log.hear(t)
        assert sum(history.used for history in log.histories[0]) == uses
