"""Enchantments before the first round: those that change the prelude (E1 to E3), and which can be played with what."""

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

import conclave
from conclave.games.seasons.rules.names import ENCHANTMENT_KEYS, keys_of, numbers_of
from conclave.games.seasons.rules.prelude import cards_of
from conclave.games.seasons.rules.sets.enchanted_kingdom import KINGDOM
from conclave.games.seasons.rules.table import Seasons
from tests.games.seasons.printed import set_named
from tests.games.seasons.rounds import asks, idle_until, offers, say, table, words_of
from tests.games.seasons.scene import A, B, C

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
BOTH = ["base", "enchanted-kingdom"]
ENCHANTMENTS = set_named(KINGDOM).enchantments
CONSTRUCTION, EXPERIENCE, SELECTION = ENCHANTMENTS[:3]


def up_to(t: Seasons, question: str) -> Seasons:
    """Everybody answers anything until a question is asked."""
    while asks(t) != question:
        t.choose(t.options[0])
    return t


def held(t: Seasons) -> Counter[int]:
    """All cards that lie before players, whatever for."""
    cards: Counter[int] = Counter()
    for me in t.players:
        cards.update([*me.pack, *me.hand, *me.library2, *me.library3])
    return cards


def answers(t: Seasons, seat: int, which: int) -> None:
    options = t.options_of(seat)
    t.choose(options[which % len(options)], seat)


def in_every_order(start: str, question: str, enchantment: str) -> list[dict[str, Any]]:
    """The table after a simultaneous step, for every order in which three seats may answer."""
    dumps = []
    for order in permutations(range(3)):
        t = up_to(table(3, seed=12, enchantment=enchantment), start)
        while asks(t) == start:
            for seat in order:
                if seat in t.waiting and asks(t) == start:
                    answers(t, seat, seat)
        assert asks(t) == question
        dumps.append({**t.dump(), "revealed": None})
    return dumps


def sent_while(start: str, enchantment: str) -> list[Any]:
    """All that B, C and a spectator are sent while A answers a simultaneous step in three different ways."""
    seen = []
    for which in (0, 1, 4):
        t = up_to(table(3, seed=14, enchantment=enchantment), start)
        told: list[Any] = []
        while A in t.waiting and asks(t) == start:
            answers(t, A, which)
            told += [t.view(B).dump(), t.view(None).dump(), words_of(t.events_for(B)), words_of(t.events_for(None))]
            if start == "draft":
                break
        seen.append(told[-4:])
    return seen


# In general --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", ENCHANTMENT_KEYS[1:])
def test_enchantment_lies_open_from_the_start(key: str) -> None:
    """E0: everybody sees it before the first card is chosen, a spectator too."""
    t = table(2, seed=1, enchantment=key)
    assert asks(t) in ("draft", "select")
    for viewer in (A, B, None):
        assert t.view(viewer).dump()["settings"]["enchantment"] == key


def test_enchantment_at_random_is_any_of_them() -> None:
    """E0, O23: each of them comes sooner or later, and which one it is lies open."""
    drawn = Counter(
        str(table(2, seed=seed, enchantment="random").dump()["settings"]["enchantment"]) for seed in range(150)
    )
    assert set(drawn) == set(ENCHANTMENTS)
    assert max(drawn.values()) < 40


def test_enchantment_at_random_for_apprentices() -> None:
    """E0, O23: only those that their sets can serve."""
    made = [table(2, seed=seed, enchantment="random", level="apprentice") for seed in range(80)]
    assert {ENCHANTMENT_KEYS[t.enchantment] for t in made} == set(ENCHANTMENTS[3:])


def test_enchantment_at_random_for_four_magicians() -> None:
    """E1, O23: 72 cards are not there without the expansion, and with it they are."""
    made = [table(4, seed=seed, enchantment="random", level="magician") for seed in range(80)]
    assert {ENCHANTMENT_KEYS[t.enchantment] for t in made} == set(ENCHANTMENTS[1:])
    made = [table(4, seed=seed, enchantment="random", level="magician", sets=BOTH) for seed in range(80)]
    assert {ENCHANTMENT_KEYS[t.enchantment] for t in made} == set(ENCHANTMENTS)


def test_enchantment_is_the_same_for_the_same_seed() -> None:
    """O23: drawn by the game's luck, and played like one that was chosen."""
    drawn = table(3, seed=3, enchantment="random")
    key = ENCHANTMENT_KEYS[drawn.enchantment]
    assert drawn.dump() == table(3, seed=3, enchantment=key).dump()


def refusal(**options: Any) -> conclave.Reason:
    with pytest.raises(conclave.BadOption) as fault:
        conclave.new("seasons", seed=1, **options)
    return fault.value.reason


def test_elemental_construction_refused_for_four_with_the_first_thirty_cards() -> None:
    """E1: 72 cards are needed and there are 60; with the expansion's, or with three players, there are enough."""
    reason = refusal(players=4, level="magician", enchantment=CONSTRUCTION)
    assert (reason.key, reason.ruling) == ("enchantment-cards", "E1")
    assert (reason.args["needed"], reason.args["cards"], reason.args["each"]) == (72, 60, 18)
    for enough in ({"sets": BOTH}, {"players": 3}, {"level": "archmage"}):
        options: dict[str, Any] = {"players": 4, "level": "magician", **enough}
        assert asks(table(enchantment=CONSTRUCTION, **options)) == "select"


@pytest.mark.parametrize("key", [CONSTRUCTION, EXPERIENCE, SELECTION])
@pytest.mark.parametrize("sets", [["base"], BOTH])
def test_enchantment_of_the_prelude_refused_for_apprentices(key: str, sets: list[str]) -> None:
    """E0: their sets replace the very step that it changes."""
    reason = refusal(level="apprentice", enchantment=key, sets=sets)
    assert (reason.key, reason.ruling, reason.args["enchantment"]) == ("enchantment-apprentice", "E0", key)


@pytest.mark.parametrize("key", ENCHANTMENTS[3:])
def test_enchantment_of_the_game_is_for_apprentices_too(key: str) -> None:
    """E0: whatever does not touch the prelude."""
    assert asks(table(2, level="apprentice", enchantment=key)) == "build"


@pytest.mark.parametrize(
    "part", [{"sets": BOTH}, {"tokens": True}, {"enchantment": "drought"}, {"enchantment": "random"}]
)
def test_enchantment_refused_in_the_first_edition(part: dict[str, Any]) -> None:
    """E0: the first edition knows no part of the expansion."""
    assert refusal(edition=1, **part).key == "edition-alone"
    assert asks(table(2, edition=1, sets=["base"], tokens=False, enchantment="none")) == "draft"


# E1: Elemental Construction ----------------------------------------------------------------------------------------


@PLAYERS
@pytest.mark.parametrize("sets", [["base"], BOTH])
def test_elemental_construction(players: int, sets: list[str]) -> None:
    """E1: 18 cards each, nine are kept, nothing is passed; the rest goes back to the pile."""
    t = table(players, seed=4, enchantment=CONSTRUCTION, sets=sets)
    dealt = [Counter(player.pack) for player in t.players]
    assert [sum(pack.values()) for pack in dealt] == [18] * players
    assert asks(t) == "select"
    up_to(t, "build")
    for seat, player in enumerate(t.players):
        assert len(player.pack) + len(player.hand) == 9
        assert Counter([*player.pack, *player.hand]) <= dealt[seat]
    assert sorted(t.pile + list(held(t).elements())) == sorted(cards_of(t.setup))
    assert t.discard == []
    up_to(t, "die")
    assert [len(player.hand) for player in t.players] == [3] * players
    assert [len(player.library2) for player in t.players] == [3] * players


def test_elemental_construction_any_nine() -> None:
    """E1: the last nine as well as the first, in rising order."""
    t = table(2, seed=5, enchantment=CONSTRUCTION)
    wanted = keys_of(t.players[A].pack)[-9:]
    for key in wanted:
        say(t, f"card {key}", A)
    assert A not in t.waiting
    assert t.players[A].hand == numbers_of(wanted)


def test_elemental_construction_shuffles_what_is_left() -> None:
    """E1: cards that were not kept lie anywhere in the pile, not on top of each other."""
    t = table(2, seed=6, enchantment=CONSTRUCTION)
    before = t.pile[:]
    up_to(t, "build")
    assert [card for card in t.pile if card in before][:10] != before[:10]
    assert len(t.pile) == len(before) + 18


def test_elemental_construction_is_simultaneous() -> None:
    """E1: in whatever order they choose."""
    dumps = in_every_order("select", "build", CONSTRUCTION)
    assert all(dump == dumps[0] for dump in dumps)


def test_elemental_construction_nobody_learns_what_another_keeps() -> None:
    """E1: nor how far they are."""
    seen = sent_while("select", CONSTRUCTION)
    assert seen[0] == seen[1] == seen[2]
    t = table(2, seed=6, enchantment=CONSTRUCTION)
    answers(t, B, 0)
    assert (t.view(A).dump()["players"][B]["pack"], t.view(A).dump()["players"][B]["hand"]) == (18, 0)


def test_elemental_construction_returned_cards_are_known_to_be_in_the_pile() -> None:
    """E1: to the one who put them back."""
    t = table(2, seed=7, enchantment=CONSTRUCTION)
    dealt = Counter(t.players[A].pack)
    up_to(t, "die")
    me = t.players[A]
    back = dealt - Counter([*me.hand, *me.library2, *me.library3])
    names = t.view(A).data["place_names"]
    for key in keys_of(list(back)):
        assert 1 << names.index("pile") in t.view(A).data["known"]["places"][key]


def test_elemental_construction_deals_from_a_view() -> None:
    """E1: in the middle of it, they fit and vary."""
    t = table(3, seed=8, enchantment=CONSTRUCTION)
    for _ in range(3):
        answers(t, A, 0)
    while B in t.waiting:
        answers(t, B, 0)
    hands = set()
    for seed in range(20):
        copy = t.view(A).deal(seed)
        assert isinstance(copy, Seasons)
        assert copy.players[A].hand == t.players[A].hand
        assert (len(copy.players[B].hand), len(copy.players[C].pack)) == (9, 18)
        hands.add(tuple(copy.players[B].hand))
    assert len(hands) == 20


# E2: Extended Experience -------------------------------------------------------------------------------------------


@PLAYERS
@pytest.mark.parametrize("level", ["magician", "archmage"])
def test_extended_experience(players: int, level: str) -> None:
    """E2: twelve cards are drafted, and hand and libraries have four each."""
    t = table(players, seed=9, enchantment=EXPERIENCE, level=level)
    assert [len(player.pack) for player in t.players] == [12] * players
    dealt = held(t)
    packs = [player.pack for player in t.players]
    for seat in range(players):
        answers(t, seat, 0)
    for seat in range(players):
        assert Counter(t.players[(seat + 1) % players].pack) < Counter(packs[seat])
    up_to(t, "build")
    assert held(t) == dealt
    assert [len(player.pack) + len(player.hand) for player in t.players] == [12] * players
    up_to(t, "die")
    for player in t.players:
        assert (len(player.hand), len(player.library2), len(player.library3)) == (4, 4, 4)


def test_extended_experience_libraries_come_in_their_years() -> None:
    """E2, B2: four cards join the hand in year 2, and four in year 3."""
    t = up_to(table(2, seed=10, enchantment=EXPERIENCE), "die")
    second, third = Counter(t.players[A].library2), Counter(t.players[A].library3)
    while t.year == 1:
        before = Counter(t.players[A].hand)
        idle_until(t, "die")
    assert Counter(t.players[A].hand) - before == second
    while t.year == 2:
        before = Counter(t.players[A].hand)
        idle_until(t, "die")
    assert Counter(t.players[A].hand) - before == third


def test_extended_experience_any_four_make_a_set() -> None:
    """E2: the highest as well as the lowest."""
    t = up_to(table(2, seed=11, enchantment=EXPERIENCE), "build")
    cards = sorted(t.players[A].pack)
    for card in cards[-4:] + cards[:4]:
        say(t, f"card {keys_of([card])[0]}", A)
    me = t.players[A]
    assert (me.hand, list(me.library2), list(me.pack)) == (cards[-4:], cards[:4], cards[4:8])


def test_extended_experience_deals_from_a_view() -> None:
    """E2: while another has built, and while not."""
    t = up_to(table(2, seed=11, enchantment=EXPERIENCE), "build")
    while B in t.waiting:
        answers(t, B, 0)
    for seed in range(10):
        copy = t.view(A).deal(seed)
        assert isinstance(copy, Seasons)
        other = copy.players[B]
        assert (len(other.hand), len(other.library2), len(other.pack)) == (4, 4, 4)


# E3: Natural Selection ---------------------------------------------------------------------------------------------


@PLAYERS
@pytest.mark.parametrize("level", ["magician", "archmage"])
def test_natural_selection(players: int, level: str) -> None:
    """E3: eleven cards; the first one chosen is discarded, ten are drafted, one more is discarded."""
    t = table(players, seed=12, enchantment=SELECTION, level=level)
    assert [len(player.pack) for player in t.players] == [11] * players
    every = held(t)
    packs = [player.pack for player in t.players]
    first = [player.pack[0] for player in t.players]
    for seat in range(players):
        answers(t, seat, 0)
    assert t.discard == first
    assert [player.hand for player in t.players] == [[] for _ in range(players)]
    for seat in range(players):
        assert t.players[(seat + 1) % players].pack == packs[seat][1:]
    up_to(t, "winnow")
    assert [len(player.hand) for player in t.players] == [10] * players
    last = [player.hand[-1] for player in t.players]
    for seat in range(players):
        answers(t, seat, -1)
    assert t.discard == first + last
    assert asks(t) == "build"
    assert held(t) + Counter(t.discard) == every
    up_to(t, "die")
    for player in t.players:
        assert (len(player.hand), len(player.library2), len(player.library3)) == (3, 3, 3)


def test_natural_selection_any_of_the_ten_may_go() -> None:
    """E3: each of them is offered, twins once."""
    t = up_to(table(2, seed=13, enchantment=SELECTION), "winnow")
    for seat in (A, B):
        assert offers(t, seat) == [f"card {key}" for key in keys_of(sorted(set(t.players[seat].hand)))]


@pytest.mark.parametrize(("start", "question"), [("winnow", "build"), ("draft", "winnow")])
def test_natural_selection_is_simultaneous(start: str, question: str) -> None:
    """E3: in whatever order they answer."""
    dumps = in_every_order(start, question, SELECTION)
    assert all(dump == dumps[0] for dump in dumps)


@pytest.mark.parametrize("start", ["draft", "winnow"])
def test_natural_selection_nobody_learns_what_another_discards(start: str) -> None:
    """E3: neither while others choose nor by the discards themselves."""
    seen = sent_while(start, SELECTION)
    assert seen[0] == seen[1] == seen[2]


def test_natural_selection_discards_are_known_to_their_owner() -> None:
    """E3, B9: who laid a card there knows where it lies, nobody else does."""
    t = table(3, seed=15, enchantment=SELECTION)
    first = keys_of([player.pack[0] for player in t.players])
    for seat in (A, B, C):
        answers(t, seat, 0)
    for seat in (A, B, C):
        assert t.view(seat).data["known"]["discards"] == [[seat, first[seat]]]
    assert t.view(None).data["known"]["discards"] == []
    assert t.view(A).data["discard"] == 3


def test_natural_selection_deals_from_a_view() -> None:
    """E3: the viewer's own discards lie where they are, those of others vary."""
    t = up_to(table(2, seed=16, enchantment=SELECTION), "winnow")
    answers(t, B, 3)
    dealt = [t.redeal(A, seed).dump() for seed in range(20)]
    assert all(data["discard"][A] == keys_of([t.discard[A]])[0] for data in dealt)
    assert len({data["players"][B]["drafted"] for data in dealt}) > 2
    assert all(data["players"][B]["drafted"] in data["players"][B]["hand"] for data in dealt)
