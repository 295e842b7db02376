"""Scoring and ties (F)."""

import pytest

from tests.games.seasons.scene import A, B, C, D, Scene, face

LAST = face("fall", "AA*", 1)


def ended(s: Scene) -> Scene:
    """The scene at the end of the last round."""
    s.when(space=12, year=3).leaving(LAST).end_of_round()
    assert s.t.over
    return s


@pytest.mark.parametrize(("mine", "theirs", "brings"), [(2, 1, 20), (2, 2, 0), (2, 3, 0), (1, 0, 20)])
def test_ragfields_helm_wants_strictly_more_cards(mine: int, theirs: int, brings: int) -> None:
    """F1: than each opponent has in play."""
    cards = ["staff-of-spring", "tree-of-light", "amulet-of-air"]
    s = ended(Scene(players=3).play(A, "ragfields-helm", *cards[: mine - 1]).play(C, *cards[:theirs]))
    assert s.t.breakdown(A)["end ragfields-helm"] == brings


def test_every_helm_pays() -> None:
    """F1: two of them bring forty."""
    s = ended(Scene().play(A, "ragfields-helm", "ragfields-helm").play(B, "staff-of-spring"))
    assert s.t.breakdown(A)["end ragfields-helm"] == 40
    assert s.t.scores[A] == 60


@pytest.mark.parametrize(
    ("card", "brings"), [("staff-of-spring", 20), ("kairn-the-destroyer", 0), ("damned-soul-of-onys", 0)]
)
def test_the_chest_of_urm_wants_no_familiar(card: str, brings: int) -> None:
    """F1: in play; a Damned Soul that was passed on is one, a familiar in hand is not."""
    s = ended(Scene().play(A, "sealed-chest-of-urm", card).hand(A, "syllas-the-faithful"))
    assert s.t.breakdown(A)["end sealed-chest-of-urm"] == brings


def test_the_lantern_counts_the_reserve_only() -> None:
    """F1: three crystals for each energy there, the Grimoire's share included; for each Lantern."""
    s = Scene().has(A, water=5, fire=4).play(A, "lantern-of-xidit", "lantern-of-xidit", "bespelled-grimoire")
    s.play(A, "amulet-of-water", earth=4).play(A, "glutton-cauldron", air=6)
    assert ended(s).t.breakdown(A)["end lantern-of-xidit"] == 2 * 27


def test_end_of_game_cards_come_after_the_last_change_of_season() -> None:
    """F1: the Hourglass still fills the Lantern."""
    s = Scene().play(A, "lantern-of-xidit", "hourglass-of-time").when(space=12, year=3).leaving(LAST).end_of_round()
    assert s.question == "gain-energy"
    s.says("A: energy water")
    assert s.t.over
    assert s.t.breakdown(A)["end lantern-of-xidit"] == 3


def test_where_every_point_comes_from() -> None:
    """F2: crystals, prestige, negative too, the hand and the bonus track."""
    s = (
        Scene()
        .has(A, crystals=40, bonuses=3)
        .play(A, "cursed-treatise-of-arus", "runic-cube-of-eolis", "runic-cube-of-eolis")
    )
    s.hand(A, "amulet-of-air", "amulet-of-fire")
    ended(s)
    points = {source: number for source, number in s.t.breakdown(A).items() if number}
    assert points == {
        "crystals": 40,
        "prestige cursed-treatise-of-arus": -10,
        "prestige runic-cube-of-eolis": 60,
        "hand": -10,
        "bonuses": -20,
    }
    assert s.t.scores[A] == 60


def test_library_cards_do_not_count_as_hand() -> None:
    """F2: what is not in hand costs nothing."""
    s = Scene().has(A, crystals=7).library(A, 3, "amulet-of-air", "amulet-of-fire")
    assert ended(s).t.scores[A] == 7


def test_energy_is_worth_nothing() -> None:
    """F3: in the reserve or on a card."""
    s = Scene().has(A, water=7).play(A, "amulet-of-water", earth=4)
    assert ended(s).t.scores[A] == 6


def test_most_points_win() -> None:
    """F4: whoever summoned more."""
    s = Scene(players=3).has(A, crystals=10).has(B, crystals=11).has(C, crystals=4)
    s.also(C, summoned=9)
    assert ended(s).t.winners == [B]


def test_a_tie_goes_to_who_summoned_more() -> None:
    """F4: the number of summonings in the game, not of cards in play."""
    s = Scene().has(A, crystals=6).has(B, crystals=0).play(B, "amulet-of-air")
    ended(s.also(A, summoned=2).also(B, summoned=1))
    assert s.t.scores == [6, 6]
    assert s.t.winners == [A]


def test_a_sacrificed_card_still_counts_as_summoned() -> None:
    """F4: played, not set: A summons two potions and drinks one, B has one card in play."""
    s = Scene().has(A, crystals=0, gauge=2, fire=2, water=2).hand(A, "potion-of-power", "potion-of-knowledge")
    s.only().when(space=12, year=3).leaving(LAST).free()
    s.says("summon potion-of-power", "activate potion-of-power", "summon potion-of-knowledge")
    assert s.t.players[A].summoned == 2
    assert s.t.players[B].summoned == 0


def test_still_tied_the_win_is_shared() -> None:
    """F4: by all who are level in both."""
    s = Scene(players=4).has(A, crystals=9).has(B, crystals=9).has(C, crystals=9).has(D, crystals=1)
    s.also(A, summoned=3).also(C, summoned=3)
    assert ended(s).t.winners == [A, C]


def test_a_score_may_be_negative() -> None:
    """F5: nothing is clamped, at no step."""
    s = (
        Scene()
        .has(A, crystals=1, bonuses=3)
        .play(A, "cursed-treatise-of-arus")
        .hand(A, "amulet-of-air", "amulet-of-air")
    )
    assert ended(s).t.scores[A] == 1 - 10 - 10 - 20


def test_the_check_value_of_the_rulebooks() -> None:
    """F6: 72 crystals and 68 prestige, two bonuses and a card in hand, are 123."""
    s = Scene().has(A, crystals=72, bonuses=2).hand(A, "purse-of-io")
    s.play(A, "runic-cube-of-eolis", "demon-of-argos", "syllas-the-faithful", "arcano-leech")
    assert ended(s).t.scores[A] == 123
