"""What cards are worth: true values are found again, a strong card stands at the top, and a rare one does not."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from conclave.arena.card_values import Figures, chosen, figures_of, sample_of
from conclave.arena.figures import CardFigures
from conclave.arena.results import Row
from conclave.games.seasons.rules import scoring
from conclave.games.seasons.rules.names import CARD_NUMBERS
from conclave.games.seasons.rules.registry import PRESTIGE
from conclave.games.seasons.statistics import SeasonsLog
from conclave.table import new_table
from conclave.table.rng import key_from_seed
from tests.arena.synthetic import KEYS, game_rows, made_rows, results_of, seat_row, true_values

VALUES = true_values()


def figures(rows: list[Row], bot: str | None = None) -> Figures:
    return figures_of(sample_of("seasons", [results_of(rows)]), bot)


def by_card(rows: list[Row], bot: str | None = None) -> dict[str, CardFigures]:
    return {card.card: card for card in figures(rows, bot).cards}


def order(rows: list[Row]) -> list[str]:
    return [card.card for card in figures(rows).cards]


@pytest.fixture(scope="module")
def many() -> list[Row]:
    return made_rows(900, VALUES)


def test_true_values_are_found_again_and_intervals_hold_them(many: list[Row]) -> None:
    found = by_card(many)
    assert len(found) == len(KEYS)
    inside = sum(card.added.low <= VALUES[key] <= card.added.high for key, card in found.items())
    assert 0.88 * len(KEYS) <= inside, inside
    assert all(card.added.high - card.added.low < 12 for card in found.values())
    off = [(card.added.value - VALUES[key]) ** 2 for key, card in found.items()]
    assert sum(off) < 0.3 * sum(value**2 for value in VALUES.values())


@pytest.mark.parametrize("players", [3, 4])
def test_true_values_with_more_players(players: int) -> None:
    found = by_card(made_rows(300, VALUES, players))
    inside = sum(card.added.low <= VALUES[key] <= card.added.high for key, card in found.items())
    assert 0.88 * len(KEYS) <= inside
    best = max(VALUES, key=lambda key: VALUES[key])
    assert found[best].added.low > 0


def test_matches_count_once_however_often_they_are_told(many: list[Row]) -> None:
    """The same deals with the same outcome in every rotation tell nothing more: intervals do not shrink."""
    some = many[:400]
    again = [{**row, "rotation": rotation} for rotation in range(4) for row in some]
    again.sort(key=lambda row: (row["match"], row["rotation"], row["seat"]))
    once, often = by_card(some), by_card(again)
    for key in ("purse-of-io", "die-of-malice"):
        assert often[key].added.value == pytest.approx(once[key].added.value, abs=0.3)
        assert often[key].added.high == pytest.approx(once[key].added.high, abs=0.6)
        assert often[key].win_rate.high == pytest.approx(once[key].win_rate.high, abs=0.01)


def test_good_neighbours_lend_nothing() -> None:
    """A worthless card that is often beside a strong one stays worthless, though it wins."""
    strong, beside = "die-of-malice", "purse-of-io"
    values = VALUES | {strong: 40.0, beside: 0.0}
    dice = random.Random(3)
    rows = made_rows(800, values)
    for row in rows:
        cards = [card["card"] for card in row["cards"]]
        if strong in cards and beside not in cards and dice.random() < 0.5:
            other = next(card for card in row["cards"] if card["card"] != strong)
            other["card"] = beside
    cards = figures(rows).cards
    lent = next(card for card in cards if card.card == beside)
    assert cards[0].card == strong
    assert lent.added.value < 5 < 20 < cards[0].added.value
    assert lent.win_rate.low > 0.5


# --- the top, and what does not belong there --------------------------------------------------------------------------


def test_a_card_seen_three_times_is_not_at_the_top(many: list[Row]) -> None:
    """However it did: three wins by more than anybody else has."""
    rare = "lantern-of-xidit"
    rows = [row for row in many if all(card["card"] != rare for card in row["cards"])]
    rows = [row for row in rows if sum(other["match"] == row["match"] for other in rows) == 2][:1200]
    for match in range(10_000, 10_003):
        best = sorted(VALUES, key=lambda key: abs(VALUES[key]))[:8]
        rows += game_rows([seat_row(match, 0, [rare, *best], 220), seat_row(match, 1, [*best, best[0]], 60)])
    cards = figures(rows).cards
    names = [card.card for card in cards]
    lucky = cards[names.index(rare)]
    assert (lucky.seen, lucky.matches) == (3, 3)
    assert names.index(rare) >= 3
    assert lucky.added.low < 0 < lucky.added.high
    assert sorted(cards, key=lambda card: -card.win_rate.value).index(lucky) >= 3


def real_rows(games: int, fond_of: str) -> Iterator[Row]:
    """Games of Seasons, really played: at random, but for a card that is summoned whenever it can be."""
    options: dict[str, Any] = {"players": 2, "level": "archmage", "sets": ["base", "enchanted-kingdom"]}
    for match in range(games):
        t = new_table("seasons", None, key_from_seed(match), options)
        log = SeasonsLog(t)
        chance = random.Random(match).random
        wanted = t.parse(f"summon {fond_of}")
        while not t.over:
            seat, offered = t.asked, t.options
            pick = wanted if wanted in offered else offered[int(chance() * len(offered))]
            t.choose(pick)
            log.hear(t)
        rows = [seat_row(match, seat, [], t.scores[seat]) for seat in range(2)]
        for seat, row in enumerate(game_rows(rows)):
            yield {**row, "cards": log.rows(t, seat)}


def test_a_card_made_absurdly_strong_is_found_at_the_top_of_real_games(monkeypatch: pytest.MonkeyPatch) -> None:
    strong = "amulet-of-fire"
    before = order(list(real_rows(150, strong)))
    prestige = list(PRESTIGE)
    prestige[CARD_NUMBERS[strong]] = 150
    monkeypatch.setattr(scoring, "PRESTIGE", prestige)
    cards = figures(list(real_rows(150, strong))).cards
    assert before[0] != strong
    assert cards[0].card == strong
    assert cards[0].added.low > cards[1].added.value
    assert max(cards, key=lambda card: card.win_rate.value).card == strong
    assert max(cards, key=lambda card: card.added_in_play.value).card == strong


# --- counts, and which seats count ------------------------------------------------------------------------------------


def test_counts_of_a_card() -> None:
    def lying(drafted: int, year: int, summoned: int, used: int, points: int) -> dict[str, Any]:
        fate = {"drafted": drafted, "year": year, "summoned": summoned, "used": used, "points": points}
        return {"card": "purse-of-io", **fate}

    first = seat_row(1, 0, [], 50) | {"cards": [lying(2, 1, 4, 3, 6), lying(5, 3, 0, 0, 0)]}
    second = seat_row(1, 1, [], 40) | {"cards": [lying(0, 0, 10, 1, 2)]}
    third = seat_row(2, 0, [], 40) | {"cards": [lying(8, 1, 0, 0, 0)]}
    rows = [*game_rows([first, second]), *game_rows([third, seat_row(2, 1, ["balance-of-ishtar"], 40)])]
    card = by_card(rows)["purse-of-io"]
    assert (card.seen, card.matches, card.own) == (3, 2, {"drafted": 3, "pick": 5.0, "years": [2, 0, 1]})
    assert card.played_of_held == pytest.approx(1 / 3)
    assert (card.played, card.round, card.used, card.points) == (2, 7, 2, 4)
    assert 0 < card.win_rate.low < card.win_rate.value < card.win_rate.high < 1


def test_games_in_which_a_bot_failed_do_not_count(many: list[Row]) -> None:
    rows = many[:40]
    failed = [{**row, "fault": "gave up" if row["seat"] else ""} if row["match"] < 5 else row for row in rows]
    assert sample_of("seasons", [results_of(rows)]).games == 20
    told = figures(failed)
    assert told.games == told.matches == 15


def test_a_bot_by_itself(many: list[Row]) -> None:
    """Cards are worth what they are to this bot, whoever sits opposite and whatever they are worth there."""
    other = {key: -value for key, value in VALUES.items()}
    mixed = []
    for one, two in zip(made_rows(500, VALUES, seed=5), made_rows(500, other, seed=6, bot="weak"), strict=True):
        if one["seat"] == 0:
            mixed += game_rows([one | {"won": 0.0}, two | {"seat": 1, "won": 0.0}])
    for bot, values in (("greedy", VALUES), ("weak", other)):
        found = by_card(mixed, bot)
        assert all(card.matches <= 500 for card in found.values())
        inside = sum(card.added.low <= values[key] <= card.added.high for key, card in found.items())
        assert 0.85 * len(KEYS) <= inside
        best = max(values, key=lambda key: values[key])
        assert found[best].added.value > 5


def test_only_some_players(many: list[Row]) -> None:
    four = [{**row, "match": row["match"] + 5000} for row in made_rows(10, VALUES, 4)]
    sample = sample_of("seasons", [results_of([*many[:60], *four])])
    assert figures_of(sample).players == [2, 4]
    only = figures_of(chosen(sample, sample.players == 4))
    assert (only.players, only.games) == ([4], 10)


def test_what_makes_matches_of_several_results_one_is_the_deal(many: list[Row]) -> None:
    """The same match number is another match where another deal was played, and the same seed is the same deal."""
    some, others = many[:20], [{**row, "seed": row["seed"] + 1000} for row in many[:20]]
    assert figures_of(sample_of("seasons", [results_of(some), results_of(others)])).matches == 20
    again = sample_of("seasons", [results_of(some), results_of(some)])
    assert (again.games, figures_of(again).matches) == (20, 10)


def test_deals_of_two_contests_with_one_seed_count_once(many: list[Row]) -> None:
    some = many[:400]
    once, often = by_card(some), figures_of(sample_of("seasons", [results_of(some) for _ in range(4)]))
    for card in often.cards:
        if card.card in ("purse-of-io", "die-of-malice"):
            assert card.added.high == pytest.approx(once[card.card].added.high, abs=0.6)


def test_a_single_game() -> None:
    found = figures(made_rows(1, VALUES)).cards
    assert found
    assert all(-1000 < card.added.low <= card.added.value <= card.added.high < 1000 for card in found)


def test_spells_of_all_elements_together() -> None:
    rows = []
    for match in range(60):
        first, second = (seat_row(match, seat, ["bond"], 10) for seat in range(2))
        for row, spells in ((first, ["growth-fire", "growth-air"]), (second, ["mission-fire"])):
            row["cards"] = [
                {"card": key, "drafted": 0, "year": 0, "summoned": 3 * (key != "bond"), "used": 1, "points": 3}
                for key in ("bond", *spells[: 1 + match % 2])
            ]
            row["score"] = 5 * len(row["cards"])
        rows += game_rows([first, second])
    found = figures_of(sample_of("archimage", [results_of(rows)])).cards
    assert {card.card for card in found} == {"growth", "mission"}, "a Bond is everybody's: it tells nothing"
    growth = next(card for card in found if card.card == "growth")
    assert (growth.seen, growth.played) == (60, 90)
