"""The ability tokens of Enchanted Kingdom (D), each from its own words, and what holds for all of them."""

from itertools import permutations
from typing import Any

import pytest

from conclave.games.seasons.rules.names import CARD_NUMBERS, TOKEN_OF_HANDS
from conclave.games.seasons.rules.sets.enchanted_kingdom import KINGDOM
from conclave.games.seasons.rules.table import Seasons
from tests.games.seasons.printed import set_named
from tests.games.seasons.rounds import asks, offers, say, table
from tests.games.seasons.scene import A, B, C, D, Scene, face

POINTS = {1: -5, 2: 6, 3: -5, 4: 10, 5: 0, 6: 0, 7: -6, 8: 18, 9: -5, 10: 3, 11: 9, 12: 0}
TOKENS = set_named(KINGDOM).tokens
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
DRAW = face("winter", "c", 2)


def up_to(t: Seasons, question: str) -> Seasons:
    """Everybody answers anything until a question is asked."""
    while asks(t) != question:
        t.choose(t.options[0])
    return t


def keep_tokens(t: Seasons) -> list[int]:
    """Everybody keeps the first of the three; which they are."""
    kept = [player.tokens[0] for player in t.players]
    for seat, token in enumerate(kept):
        say(t, f"token {token}", seat)
    return kept


# Tokens in general -------------------------------------------------------------------------------------------------


@PLAYERS
def test_token_three_each_before_the_cards_all_different(players: int) -> None:
    """D0: they lie before their owners while the cards are still being drafted."""
    t = table(players, seed=5, tokens=True)
    assert asks(t) == "draft"
    dealt = [token for player in t.players for token in player.tokens]
    assert [len(player.tokens) for player in t.players] == [3] * players
    assert len(set(dealt)) == 3 * players
    assert set(dealt) <= set(TOKENS)


def test_token_deals_are_random() -> None:
    """D0: any of them can come to any seat."""
    found = {(seat, token) for seed in range(40) for seat in (A, B) for token in tokens_of(seed, seat)}
    assert found == {(seat, token) for seat in (A, B) for token in TOKENS}


def tokens_of(seed: int, seat: int) -> tuple[int, ...]:
    return table(2, seed=seed, tokens=True, level="apprentice").players[seat].tokens


@PLAYERS
@pytest.mark.parametrize("level", ["apprentice", "archmage"])
def test_token_kept_after_the_libraries_and_before_the_first_round(players: int, level: str) -> None:
    """D0, B1: one of three; the others leave the game."""
    t = up_to(table(players, seed=6, tokens=True, level=level), "token")
    assert all(len(player.library2) == len(player.library3) == len(player.hand) == 3 for player in t.players)
    assert t.waiting == list(range(players))
    for seat, player in enumerate(t.players):
        assert offers(t, seat) == [f"token {token}" for token in player.tokens]
    kept = keep_tokens(t)
    assert asks(t) == "die"
    assert [player.token for player in t.players] == kept
    assert all(player.tokens == () for player in t.players)


def test_token_games_without_tokens_ask_for_none() -> None:
    """D0: the module is a choice of its own; and nobody has points of a token."""
    t = up_to(table(2, seed=6, sets=["base", "enchanted-kingdom"]), "die")
    assert [player.token for player in t.players] == [0, 0]
    assert "token" not in t.breakdown(A)


def test_token_choice_is_simultaneous() -> None:
    """D0: in whatever order they answer, the table is the same."""
    dumps = []
    for order in permutations(range(3)):
        t = up_to(table(3, seed=7, tokens=True), "token")
        for seat in order:
            say(t, offers(t, seat)[1], seat)
        dumps.append({**t.dump(), "revealed": None})
    assert all(dump == dumps[0] for dump in dumps)


def test_token_choice_is_seen_by_nobody_before_all_have_chosen() -> None:
    """D0: whatever A keeps, B and a spectator are sent the same until the tokens are turned up."""
    seen: list[Any] = []
    for which in range(3):
        t = up_to(table(3, seed=8, tokens=True), "token")
        say(t, offers(t, A)[which], A)
        told = [t.view(B).dump(), t.view(None).dump(), t.events_for(B), t.events_for(None)]
        say(t, offers(t, C)[0], C)
        told += [t.view(B).dump(), t.events_for(B)]
        seen.append(told)
    assert seen[0] == seen[1] == seen[2]


def test_token_choice_is_turned_up_together() -> None:
    """D0: when the last has chosen, all see what everybody kept."""
    t = up_to(table(2, seed=9, tokens=True), "token")
    kept = keep_tokens(t)
    for viewer in (A, B, None):
        assert [player["token"] for player in t.view(viewer).dump()["players"]] == kept
    told = [event for event in t.events_for(None) if event["event"] == "tokens"]
    assert [(event["seat"], event["amount"]) for event in told] == list(enumerate(kept))


@pytest.mark.parametrize("question", ["draft", "build", "token"])
def test_token_deals_are_hidden_from_others(question: str) -> None:
    """D0: from the deal to the choice only the owner's view names them, and deals from a view vary the others'."""
    t = up_to(table(3, seed=10, tokens=True), question)
    for viewer in (A, B, C, None):
        data = t.view(viewer).dump()
        assert [player["tokens"] for player in data["players"]] == [3, 3, 3]
        assert [player["token"] for player in data["players"]] == [0, 0, 0]
        if viewer is not None:
            assert data["own"]["tokens"] == list(t.players[viewer].tokens)
    dealt = [t.view(A).deal(seed) for seed in range(30)]
    for other in dealt:
        assert isinstance(other, Seasons)
        held = [token for player in other.players for token in player.tokens]
        assert len(set(held)) == 9
        assert other.players[A].tokens == t.players[A].tokens
    assert len({other.dump()["players"][B]["tokens"][0] for other in dealt}) > 3


def test_token_deals_when_others_have_chosen_vary_what_they_kept() -> None:
    """D0: who has answered has kept one of three that fit; the viewer's own choice is as it is."""
    t = up_to(table(2, seed=11, tokens=True), "token")
    say(t, offers(t, B)[2], B)
    dealt = [t.redeal(A, seed).dump()["players"][B] for seed in range(40)]
    assert all(player["token"] in player["tokens"] for player in dealt)
    assert len({player["token"] for player in dealt}) > 5
    mine = [t.redeal(B, seed).dump()["players"][B] for seed in range(5)]
    assert all(player["token"] == t.players[B].token for player in mine)


def test_token_once_in_a_game() -> None:
    """D0: turned over, it is spent."""
    s = Scene(tokens=(7, 6)).free().says("use token")
    assert (s.crystals(A), s.t.players[A].token_used) == (12, True)
    assert "use token" not in s.options
    s.says("end turn")
    assert "use token" in s.options
    reason = s.says("B: end turn").t.why_not("use token")
    assert reason is not None


def test_token_not_before_the_die() -> None:
    """D0, B3: neither before the die is used nor while its card is to be drawn; after that it may be."""
    s = Scene(tokens=(7,)).play(A, "die-of-malice").die(DRAW)
    assert "use token" not in s.options
    s.says("use die")
    assert "use token" not in s.options
    s.says("draw", "discard")
    assert "use token" in s.options


def test_token_only_in_ones_own_turn() -> None:
    """D0: and it may be left unused."""
    s = Scene(tokens=(7, 6)).free()
    reason = s.t.why_not("use token", B)
    assert reason is not None
    assert reason.key == "not-your-turn"
    assert "end turn" in s.options


def test_token_is_no_activation() -> None:
    """D0, B7: Fairies and Heart of Argos do not see it."""
    s = Scene(tokens=(7,)).play(A, "heart-of-argos").play(B, "thieving-fairies").free().says("use token")
    assert (s.crystals(A), s.crystals(B)) == (12, 0)
    assert s.on_card(A, "heart-of-argos") == {}


@pytest.mark.parametrize("token", [token for token in TOKENS if token != TOKEN_OF_HANDS])
def test_token_points_count_only_if_it_was_used(token: int) -> None:
    """D0, F2: unused it is worth nothing."""
    s = Scene(tokens=(token,)).free()
    assert s.t.breakdown(A)["token"] == 0
    s.t.players[A].token_used = True
    assert s.t.breakdown(A)["token"] == POINTS[token]
    assert sum(s.t.breakdown(A).values()) == POINTS[token]


# Each of them ------------------------------------------------------------------------------------------------------


def test_token_1() -> None:
    """D1: -5 points."""
    s = Scene(tokens=(1,)).pile("sid-nightshade").free().says("use token")
    assert s.options == ["keep", "discard"]
    assert s.says("keep").in_hand(A) == ["sid-nightshade"]
    assert s.t.breakdown(A)["token"] == -5
    s = Scene(tokens=(1,)).pile("sid-nightshade").free().says("use token", "discard")
    assert (s.in_hand(A), s.discarded) == ([], ["sid-nightshade"])


def test_token_1_waits_for_the_card_of_the_die() -> None:
    """D1, H8: the die's draw comes first and is not swallowed."""
    s = Scene(tokens=(1,)).pile("sid-nightshade", "tree-of-light").die(DRAW).says("draw", "keep", "use token", "keep")
    assert s.in_hand(A) == ["sid-nightshade", "tree-of-light"]


def test_token_1_needs_a_card_to_draw() -> None:
    """D1, D0: with neither pile nor discards it would do nothing."""
    s = Scene(tokens=(1,)).only().free()
    assert "use token" not in s.options
    reason = s.t.why_not("use token")
    assert reason is not None
    assert (reason.key, reason.ruling) == ("token-in-vain", "D1")


def test_token_2() -> None:
    """D2: one of one's own cards, from play or from hand; 6 points."""
    s = Scene(tokens=(2,)).play(A, "purse-of-io").hand(A, "sid-nightshade").play(B, "tree-of-light").free()
    s.says("use token")
    assert s.options == ["card sid-nightshade", "own purse-of-io"]
    copy = s.t.copy()
    s.says("own purse-of-io")
    assert (s.in_play(A), s.in_hand(A), s.discarded) == ([], ["sid-nightshade"], ["purse-of-io"])
    assert s.t.breakdown(A)["token"] == 6
    s.t = copy
    s.says("card sid-nightshade")
    assert (s.in_play(A), s.in_hand(A), s.discarded) == (["purse-of-io"], [], ["sid-nightshade"])


def test_token_2_needs_a_card() -> None:
    """D2: in play or in hand; cards of a library are not there yet."""
    s = Scene(tokens=(2,)).library(A, 2, "purse-of-io").free()
    assert "use token" not in s.options
    assert "use token" in Scene(tokens=(2,)).hand(A, "purse-of-io").free().options


@pytest.mark.parametrize("where", ["hand", "play"])
def test_token_2_and_a_shield(where: str) -> None:
    """D2, G8, EK13: the Shield may go instead, for 10 crystals; the card stays, and the token is used."""
    s = Scene(tokens=(2,)).play(A, "shield-of-zira")
    if where == "hand":
        s.hand(A, "sid-nightshade").free().says("use token", "card sid-nightshade")
    else:
        s.play(A, "sid-nightshade").free().says("use token", "own sid-nightshade")
    assert s.options == ["let go", "own shield-of-zira"]
    s.says("own shield-of-zira")
    assert (s.crystals(A), s.discarded) == (10, ["shield-of-zira"])
    assert s.in_hand(A) + s.in_play(A) == ["sid-nightshade"]
    assert s.t.breakdown(A)["token"] == 6


def test_token_2_and_a_shield_as_the_only_card() -> None:
    """D2, EK13: nothing else would be lost, so it brings no crystals."""
    s = Scene(tokens=(2,)).play(A, "shield-of-zira").free().says("use token")
    assert (s.crystals(A), s.in_play(A)) == (0, [])


def test_token_2_a_grimoire_takes_its_room_along() -> None:
    """D2, B8: the surplus goes at once."""
    s = Scene(tokens=(2,)).play(A, "bespelled-grimoire").has(A, water=9).free().says("use token")
    assert s.reserve(A) == {"water": 7}


def test_token_3() -> None:
    """D3: also two of one type; -5 points."""
    s = Scene(tokens=(3,)).free().says("use token", "energy fire", "energy air")
    assert s.reserve(A) == {"fire": 1, "air": 1}
    s = Scene(tokens=(3,)).free().says("use token", "energy water", "energy water")
    assert s.reserve(A) == {"water": 2}
    assert s.t.breakdown(A)["token"] == -5


def test_token_3_within_the_limit() -> None:
    """D3, B8: a full reserve has to make room for what is wanted."""
    s = Scene(tokens=(3,)).has(A, water=6).free().says("use token", "drop water", "energy fire", "energy fire")
    assert s.reserve(A) == {"water": 5, "fire": 2}
    s = Scene(tokens=(3,)).has(A, water=6).free().says("use token", "done", "energy fire")
    assert s.reserve(A) == {"water": 6, "fire": 1}


def test_token_4() -> None:
    """D4: by one; 10 points."""
    s = Scene(tokens=(4,)).has(A, gauge=3).play(A, "purse-of-io", "tree-of-light").free().says("use token")
    assert s.gauge(A) == 2
    assert s.t.breakdown(A)["token"] == 10


@pytest.mark.parametrize(
    ("gauge", "cards", "may"), [(3, 2, True), (2, 2, False), (1, 2, False), (0, 0, False), (1, 0, True)]
)
def test_token_4_not_below_the_cards_in_play(gauge: int, cards: int, may: bool) -> None:
    """D4: nor below 0."""
    s = Scene(tokens=(4,)).has(A, gauge=gauge).play(A, *["purse-of-io"] * cards).free()
    assert ("use token" in s.options) == may


def test_token_5() -> None:
    """D5: 3 each instead of -5, without being used; cards in libraries count for nothing."""
    s = Scene(tokens=(5, 7)).hand(A, "purse-of-io", "purse-of-io").hand(B, "sid-nightshade")
    s.library(A, 3, "tree-of-light").free()
    assert (s.t.breakdown(A)["hand"], s.t.breakdown(A)["token"]) == (6, 0)
    assert (s.t.breakdown(B)["hand"], s.t.breakdown(B)["token"]) == (-5, 0)


def test_token_5_is_never_used() -> None:
    """D5: it is permanent and has nothing to turn over."""
    s = Scene(tokens=(5,)).hand(A, "purse-of-io").free()
    assert "use token" not in s.options
    reason = s.t.why_not("use token")
    assert reason is not None
    assert (reason.key, reason.ruling) == ("token-permanent", "D5")


def test_token_5_counts_at_the_end_of_a_game() -> None:
    """D5, F2: also in the final score."""
    s = Scene(tokens=(5, 6)).hand(A, "purse-of-io").when(space=12, year=3).end_of_round()
    assert s.t.over
    assert s.t.scores == [3, 0]


def test_token_6() -> None:
    """D6: fire in winter is 2, and 1 more; 0 points."""
    s = Scene(tokens=(6,)).has(A, fire=1, earth=1).free()
    assert "transmute fire" not in s.options
    s.says("use token", "transmute fire")
    assert s.crystals(A) == 3
    assert s.says("transmute earth").crystals(A) == 7
    assert s.t.breakdown(A)["token"] == 0


def test_token_6_adds_to_bonuses_and_purse() -> None:
    """D6, G6, H5: before or after the bonus, nothing is overwritten."""
    for order in (
        ("use token", "bonus transmute", "bonus transmute"),
        ("bonus transmute", "bonus transmute", "use token"),
    ):
        s = Scene(tokens=(6,)).play(A, "purse-of-io").has(A, water=1).free().says(*order, "transmute water")
        assert s.crystals(A) == 1 + 1 + 2 + 1


def test_token_6_adds_to_the_leave_of_the_die() -> None:
    """D6: whatever gave the permission."""
    s = Scene(tokens=(6,)).has(A, water=1).free(transmute=True).says("use token", "transmute water")
    assert s.crystals(A) == 2


def test_token_6_and_the_balance() -> None:
    """D6, H5: three like energies bring 9, and 3 more."""
    s = Scene(tokens=(6,)).play(A, "balance-of-ishtar").has(A, water=3).free()
    s.says("use token", "activate balance-of-ishtar")
    assert s.crystals(A) == 12


def test_token_6_and_the_potion_of_life() -> None:
    """D6, G7: 4 for each energy, and 1 more."""
    s = Scene(tokens=(6,)).play(A, "potion-of-life").has(A, water=2).free()
    s.says("use token", "activate potion-of-life")
    assert s.crystals(A) == 10


def test_token_6_lasts_for_the_turn() -> None:
    """D6: the next turn of its owner has nothing of it."""
    s = Scene(tokens=(6,)).has(A, water=2).free().says("use token")
    assert (s.t.may_transmute, s.t.bonus_level) == (True, 1)
    s.says("A: end turn", "B: end turn")
    assert (s.t.may_transmute, s.t.bonus_level) == (False, 0)


def test_token_7() -> None:
    """D7: -6 points."""
    s = Scene(tokens=(7,)).has(A, crystals=3).free().says("use token")
    assert s.crystals(A) == 15
    assert s.t.breakdown(A)["token"] == -6


def test_token_8() -> None:
    """D8: from the reserve; 18 points."""
    s = Scene(tokens=(8,)).has(A, water=5, fire=1).free().says("use token")
    assert s.reserve(A) == {"water": 1, "fire": 1}
    assert s.t.breakdown(A)["token"] == 18


def test_token_8_with_an_amulet_of_water() -> None:
    """D8, G28, H8: water on an Amulet may be given, as much of it as one likes."""
    s = Scene(tokens=(8,)).play(A, "amulet-of-water", water=2, fire=1).has(A, water=3).free()
    s.says("use token", "pay water from amulet 1")
    assert (s.reserve(A), s.on_card(A, "amulet-of-water")) == ({"water": 1}, {"fire": 1})
    s = Scene(tokens=(8,)).play(A, "amulet-of-water", water=4).free().says("use token")
    assert s.on_card(A, "amulet-of-water") == {}


def test_token_8_needs_all_four() -> None:
    """D8: and no other energy, nor water on other cards."""
    s = Scene(tokens=(8,)).play(A, "amulet-of-water", water=1).play(A, "fairy-monolith", water=3)
    s.has(A, water=2, fire=4).free()
    assert "use token" not in s.options


def test_token_9() -> None:
    """D9: -5 points."""
    s = Scene(tokens=(9,)).has(A, gauge=3).free().says("use token")
    assert s.gauge(A) == 5
    assert s.t.breakdown(A)["token"] == -5


def test_token_9_ends_at_fifteen() -> None:
    """D9, A3: what goes beyond is lost; at 15 it would do nothing."""
    s = Scene(tokens=(9,)).has(A, gauge=14).free().says("use token")
    assert s.gauge(A) == 15
    assert "use token" not in Scene(tokens=(9,)).has(A, gauge=15).free().options


def test_token_10() -> None:
    """D10, H8: not one, not three; 3 points."""
    s = Scene(tokens=(10,)).when(space=5).free().says("use token")
    assert s.options == ["move back 2", "move forward 2"]
    assert s.says("move back 2").t.space == 3
    s = Scene(tokens=(10,)).when(space=7).free().says("use token", "move forward 2")
    assert s.t.space == 9
    assert s.t.breakdown(A)["token"] == 3


def test_token_10_changes_the_season_at_once() -> None:
    """D10, B5: Hourglass, Figrim and Statue answer within the turn, forward and back; the rates are the new ones."""
    s = Scene(tokens=(10,)).play(B, "hourglass-of-time").has(A, water=1).when(space=2).free(transmute=True)
    s.says("use token", "move forward 2", "B: energy fire", "A: transmute water")
    assert (s.t.space, s.reserve(B), s.crystals(A)) == (4, {"fire": 1}, 1)
    s = Scene(tokens=(10,)).play(A, "figrim-the-avaricious").has(B, crystals=4).when(space=5).free()
    s.says("use token", "move back 2")
    assert (s.t.space, s.crystals(A), s.crystals(B)) == (3, 1, 3)
    s = (
        Scene(tokens=(10,))
        .play(A, "statue-of-eolis")
        .when(space=9)
        .free()
        .says("use token", "move forward 2", "look at top")
    )
    assert s.crystals(A) == 2


def test_token_10_within_a_season_changes_nothing_else() -> None:
    """D10: from 4 to 6 it is spring all along."""
    s = Scene(tokens=(10,)).play(A, "hourglass-of-time").when(space=4).free().says("use token", "move forward 2")
    assert (s.t.space, s.reserve(A), s.question) == (6, {}, "free")


def test_token_10_into_the_next_year() -> None:
    """D10: libraries join the hands."""
    s = Scene(tokens=(10,)).library(A, 2, "purse-of-io").library(B, 2, "tree-of-light").when(space=11).free()
    s.says("use token", "move forward 2")
    assert (s.t.year, s.t.space) == (2, 1)
    assert (s.in_hand(A), s.in_hand(B)) == (["purse-of-io"], ["tree-of-light"])


def test_token_10_back_a_year() -> None:
    """D10, G1, A24: also before the first; nobody gives cards back, and none come twice."""
    s = Scene(tokens=(10,)).when(space=1, year=1).library(A, 2, "purse-of-io").free().says("use token", "move back 2")
    assert (s.t.year, s.t.space, s.in_hand(A)) == (0, 11, [])
    s = Scene(tokens=(10,)).when(space=2, year=2).hand(A, "purse-of-io").free().says("use token", "move back 2")
    assert (s.t.year, s.t.space, s.in_hand(A)) == (1, 12, ["purse-of-io"])


def test_token_10_past_the_end_lets_the_round_be_finished() -> None:
    """D10, B2, G21: the others still have their turns, and it can be pulled back."""
    s = Scene(tokens=(10,)).hand(B, "temporal-boots").has(B, gauge=1).when(space=11, year=3)
    s.free().says("use token", "move forward 2")
    assert (s.t.year, s.t.over) == (4, False)
    copy = s.t.copy()
    s.says("A: end turn", "B: end turn")
    assert s.t.over
    s.t = copy
    s.says("A: end turn", "B: summon temporal-boots", "move back 2", "end turn")
    assert (s.t.over, s.t.year, s.t.space) == (False, 3, 12)


def test_token_10_brings_a_drought() -> None:
    """D10, E9: from 5 or 6 into summer; from 7 or 8 back there is none."""
    for space in (5, 6):
        s = Scene(tokens=(10,), enchantment="drought").has(A, crystals=1).when(space=space).free()
        s.says("use token", "move forward 2")
        assert s.t.players[A].capacity == 6
    s = (
        Scene(tokens=(10,), enchantment="drought")
        .has(A, crystals=1)
        .when(space=8)
        .free()
        .says("use token", "move back 2")
    )
    assert s.t.players[A].capacity == 7


def hands_known(s: Scene, viewer: int, seat: int) -> bool:
    """Whether every deal from a view gives a seat the hand that it really has."""
    hand = s.t.players[seat].hand
    deals = [s.t.view(viewer).deal(seed) for seed in range(12)]
    return all(isinstance(deal, Seasons) and deal.players[seat].hand == hand for deal in deals)


def test_token_11() -> None:
    """D11: 9 points; the others learn nothing that they did not know."""
    s = (
        Scene(players=4, tokens=(11,))
        .hand(B, "sid-nightshade", "tree-of-light")
        .hand(C, "purse-of-io")
        .hand(D, "crystal-orb")
    )
    s.free()
    assert not any(hands_known(s, A, seat) for seat in (B, C, D))
    s.says("use token")
    assert all(hands_known(s, A, seat) for seat in (B, C, D))
    assert not any(hands_known(s, B, seat) for seat in (A, C, D) if s.t.players[seat].hand)
    assert not hands_known(s, C, B)
    assert s.t.breakdown(A)["token"] == 9


def test_token_11_in_events() -> None:
    """D11: a card in a hand is named to its holder and to the one who looked, to nobody else."""
    s = Scene(players=3, tokens=(11,)).hand(B, "sid-nightshade").hand(C, "purse-of-io").free().says("use token")
    named = {
        viewer: [event["card"] for event in s.t.events_for(viewer) if event["event"] == "saw-hand"]
        for viewer in (A, B, C)
    }
    assert named[A] == ["sid-nightshade", "purse-of-io"]
    assert named[B] == ["sid-nightshade", ""]
    assert named[C] == ["", "purse-of-io"]
    assert all(event["card"] == "" for event in s.t.events_for(None) if event["event"] == "saw-hand")


def test_token_11_at_that_moment_only() -> None:
    """D11: what comes to a hand later is not seen; what was seen is remembered."""
    s = Scene(tokens=(11,)).hand(B, "sid-nightshade").pile("tree-of-light")
    s.took(B, DRAW).free().says("use token", "end turn", "B: draw", "keep")
    deals = [s.t.view(A).deal(seed) for seed in range(12)]
    hands = [deal.players[B].hand for deal in deals if isinstance(deal, Seasons)]
    assert all(CARD_NUMBERS["sid-nightshade"] in hand for hand in hands)
    assert not all(CARD_NUMBERS["tree-of-light"] in hand for hand in hands)


def test_token_11_shows_no_libraries() -> None:
    """D11: hands only."""
    s = Scene(tokens=(11,)).hand(B, "sid-nightshade").library(B, 2, "tree-of-light").free().says("use token")
    deals = [s.t.view(A).deal(seed) for seed in range(12)]
    assert len({deal.players[B].library2 for deal in deals if isinstance(deal, Seasons)}) > 1


def test_token_12() -> None:
    """D12: the deepest is put back first; 0 points."""
    s = (
        Scene(tokens=(12,))
        .pile("sid-nightshade", "tree-of-light", "crystal-orb", "purse-of-io")
        .free()
        .says("use token")
    )
    assert (s.question, len(s.options)) == ("arrange", 3)
    s.says("card sid-nightshade", "card crystal-orb")
    assert s.pile_top[:4] == ["tree-of-light", "crystal-orb", "sid-nightshade", "purse-of-io"]
    assert s.t.breakdown(A)["token"] == 0


def test_token_12_is_for_ones_own_eyes() -> None:
    """D12, B9: its owner knows the three spots, the others none."""
    s = Scene(tokens=(12,)).pile("sid-nightshade", "tree-of-light", "crystal-orb").free()
    s.says("use token", "card sid-nightshade", "card crystal-orb")
    assert s.t.view(A).data["known"]["top"] == [[0, "tree-of-light"], [1, "crystal-orb"], [2, "sid-nightshade"]]
    assert s.t.view(B).data["known"]["top"] == []
    assert all(event["card"] == "" for event in s.t.events_for(B) if event["event"] in ("looked", "put-back"))


def test_token_12_with_fewer_cards() -> None:
    """D12, B9: what there is; without a card anywhere it cannot be used."""
    s = Scene(tokens=(12,)).only("sid-nightshade", "tree-of-light").free().says("use token")
    s.says("card sid-nightshade")
    assert s.pile_top == ["tree-of-light", "sid-nightshade"]
    assert "use token" not in Scene(tokens=(12,)).only().free().options
