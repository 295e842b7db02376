"""The examples that the rulebooks give, played."""

import pytest

from conclave.games.seasons.rules.dice import FACE_PIPS, FACE_SYMBOLS, NO_DIE, SEASON_NAMES, season_of
from tests.games.seasons.rounds import asks, idle, offers, say, table, through_prelude
from tests.games.seasons.scene import A, B, Scene, face

EDITIONS = pytest.mark.parametrize("edition", [1, 2])


@EDITIONS
def test_winter_turns_one_fire_and_two_earth_into_eight_crystals(edition: int) -> None:
    """B3: a fire is worth two crystals in winter and an earth three."""
    s = Scene(edition=edition).has(A, fire=1, earth=2).free(transmute=True)
    s.says("transmute fire", "transmute earth", "transmute earth")
    assert s.crystals(A) == 8
    assert s.reserve(A) == {}


def test_the_die_gives_the_leave_to_transmute() -> None:
    """B3: the same three energies, with a winter die that shows the symbol; other actions may come in between."""
    s = Scene().has(A, crystals=3, gauge=1, fire=1, earth=2).hand(A, "mirror-of-the-seasons")
    s.die(face("winter", "WAt"))
    s.says("transmute earth", "summon mirror-of-the-seasons", "transmute earth", "transmute fire")
    assert s.crystals(A) == 8
    assert s.reserve(A) == {"water": 1, "air": 1}


def test_an_earth_in_winter_is_four_crystals_with_the_bonus() -> None:
    """B3: the transmute bonus adds a crystal to each energy."""
    s = Scene().has(A, earth=2).free().says("bonus transmute", "transmute earth")
    assert s.crystals(A) == 4
    assert s.t.players[A].bonuses == 1
    assert s.says("transmute earth").crystals(A) == 8


@EDITIONS
def test_hand_of_fortune_with_gauge_four_and_three_cards_in_play(edition: int) -> None:
    """B6: gauge 4 leaves room beside three cards; the cost is an earth, a fire, an air and 3 crystals."""
    s = Scene(edition=edition).has(A, crystals=3, gauge=4, earth=1, fire=1, air=1)
    s.play(A, "glutton-cauldron", "tree-of-light", "sid-nightshade").hand(A, "hand-of-fortune").free()
    s.says("summon hand-of-fortune")
    assert s.reserve(A) == {}
    assert s.crystals(A) == 0
    assert s.in_play(A) == ["glutton-cauldron", "tree-of-light", "sid-nightshade", "hand-of-fortune"]


def test_a_second_card_needs_a_gauge_of_two() -> None:
    """B6: one card in play and gauge 1 is full."""
    s = Scene().has(A, gauge=1).play(A, "amulet-of-air").hand(A, "die-of-malice").free()
    assert "summon die-of-malice" not in s.options
    s = Scene().has(A, gauge=2).play(A, "amulet-of-air").hand(A, "die-of-malice").free()
    assert "summon die-of-malice" in s.options


@EDITIONS
def test_seventy_two_crystals_and_sixty_eight_prestige_score_123(edition: int) -> None:
    """F6: two bonuses cost 12 and the card in hand 5."""
    s = Scene(edition=edition).has(A, crystals=72, bonuses=2).has(B, crystals=50)
    s.play(A, "runic-cube-of-eolis", "syllas-the-faithful", "tree-of-light", "air-elemental").hand(
        A, "figrim-the-avaricious"
    )
    s.when(space=12, year=3).leaving(face("fall", "AA*", 1)).end_of_round()
    assert s.t.over
    assert s.t.scores == [123, 50]
    assert s.t.winners == [A]
    points = s.t.breakdown(A)
    assert sum(number for source, number in points.items() if source.startswith("prestige")) == 68
    assert (points["crystals"], points["bonuses"], points["hand"]) == (72, -12, -5)


def test_two_players_and_three_winter_dice() -> None:
    """B2: the first player rolls the three winter dice; each takes one, one is left, and its pips move the token."""
    t = through_prelude(table(2, seed=5))
    first, second = t.first, t.left_of(t.first)
    assert [SEASON_NAMES[season_of(number)] for number in t.dice] == ["winter"] * 3
    assert (t.year, t.space) == (1, 1)
    assert t.asked == first
    assert offers(t) == ["take die 1", "take die 2", "take die 3"]
    rolled = t.dice
    say(t, "take die 2")
    assert t.asked == second
    assert offers(t) == ["take die 1", "take die 3"]
    say(t, "take die 3")
    assert (t.players[first].die, t.players[second].die) == (rolled[1], rolled[2])
    assert t.dice == (rolled[0], NO_DIE, NO_DIE)
    assert t.active == first
    while t.round == 1:
        idle(t)
    assert t.space == 1 + FACE_PIPS[rolled[0]]
    assert t.first == second


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_last_player_always_has_two_dice_to_choose_from(players: int) -> None:
    """B2: there is one die more than there are players."""
    t = through_prelude(table(players, seed=2))
    assert len(t.dice) == players + 1
    for left in range(players + 1, 1, -1):
        assert asks(t) == "die"
        assert len(t.options) == left
        t.choose(t.options[0])
    assert asks(t) != "die"


def test_two_earth_and_two_crystals_from_a_die() -> None:
    """A1: what the die shows comes to its player."""
    s = Scene().when(space=4).die(face("spring", "EE2"))
    assert s.reserve(A) == {"earth": 2}
    assert s.crystals(A) == 2


def test_two_earth_and_a_step_of_the_gauge_from_a_die() -> None:
    """A1: energies and gauge together."""
    s = Scene().has(A, gauge=1).when(space=4).die(face("spring", "EE*"))
    assert s.reserve(A) == {"earth": 2}
    assert s.gauge(A) == 2


def test_three_pips_move_the_token_three_spaces() -> None:
    """B2: the die that nobody took moves the token."""
    s = Scene().when(space=2).leaving(face("winter", "WW*", 3)).end_of_round()
    assert s.t.space == 5


@pytest.mark.parametrize(("used", "penalty"), [(0, 0), (1, 5), (2, 12), (3, 20)])
def test_bonuses_cost_five_twelve_and_twenty(used: int, penalty: int) -> None:
    """F2: the bonus track."""
    s = Scene().has(A, crystals=30, bonuses=used).free()
    assert s.t.scores[A] == 30 - penalty


def test_three_bonuses_in_one_turn() -> None:
    """B3: the same one three times, in the same turn; a fourth is not to be had."""
    s = Scene().has(A).free().says("bonus gauge", "bonus gauge", "bonus gauge")
    assert s.gauge(A) == 3
    assert s.options == ["end turn"]


@EDITIONS
def test_balance_of_ishtar_with_a_purse(edition: int) -> None:
    """A9: sixteen crystals for four energies in the first edition, twelve for three in the second."""
    s = Scene(edition=edition).has(A, water=4).play(A, "balance-of-ishtar", "purse-of-io").free()
    s.says("activate balance-of-ishtar")
    assert s.crystals(A) == (16 if edition == 1 else 12)
    assert s.reserve(A) == ({} if edition == 1 else {"water": 1})


def test_two_dice_of_malice_bring_four_crystals() -> None:
    """C15: one after the other, if the first new face does not please."""
    s = Scene().has(A).play(A, "die-of-malice", "die-of-malice").die(face("winter", "WW*"))
    s.says("activate die-of-malice", "activate die-of-malice 2")
    assert s.crystals(A) >= 4
    assert s.turned(A) == ["die-of-malice", "die-of-malice"]


def test_two_effects_of_the_elemental_amulet_for_one_energy() -> None:
    """C31: Hand of Fortune saves the other."""
    s = Scene().has(A, gauge=2, earth=1).play(A, "hand-of-fortune").hand(A, "elemental-amulet").free()
    s.says("summon elemental-amulet", "energy earth", "energy air")
    if s.question == "amulet-order":
        s.says("energy earth")
    assert (s.crystals(A), s.gauge(A), s.reserve(A)) == (5, 3, {})


def test_three_crystals_turn_three_energies_of_the_mirror() -> None:
    """C47: three crystals, three like energies, three of another type."""
    s = Scene().has(A, crystals=3, water=4).play(A, "mirror-of-the-seasons").free()
    s.says("activate mirror-of-the-seasons", "amount 3", "energy fire")
    assert s.reserve(A) == {"water": 1, "fire": 3}
    assert s.crystals(A) == 0


def test_two_grimoires_hold_ten_energies_and_no_more() -> None:
    """C18: not thirteen."""
    s = Scene().has(A, gauge=2, water=5, earth=5).play(A, "bespelled-grimoire").hand(A, "bespelled-grimoire").free()
    s.says("summon bespelled-grimoire", "energy fire", "energy fire")
    assert s.reserve(A) == {"water": 4, "earth": 4, "fire": 2}
    assert s.t.players[A].capacity == 10


def test_a_player_without_crystals_still_activates_before_the_fairies() -> None:
    """C41: the Fairies get the one from the stock only."""
    s = Scene().has(A).play(A, "idol-of-the-familiar").play(B, "thieving-fairies").free()
    s.says("activate idol-of-the-familiar")
    assert s.crystals(B) == 1


def test_every_die_has_two_faces_of_one_two_and_three_pips() -> None:
    """B2: all twenty dice, six faces each."""
    assert len(FACE_PIPS) == 120
    for die in range(20):
        assert sorted(FACE_PIPS[6 * die : 6 * die + 6]) == [1, 1, 2, 2, 3, 3]


@pytest.mark.parametrize(
    ("season", "common", "uncommon"),
    [("winter", "WA", "F"), ("spring", "EW", "A"), ("summer", "EF", "W"), ("fall", "FA", "E")],
)
def test_what_is_common_in_a_season(season: str, common: str, uncommon: str) -> None:
    """B3: the table of rarity: two common energies, an uncommon one, and one that no die of the season shows."""
    shown = "".join(FACE_SYMBOLS[number] for number in range(120) if SEASON_NAMES[season_of(number)] == season)
    assert {letter for letter in shown if letter in "WEFA"} == set(common + uncommon)
    assert all(shown.count(uncommon) < shown.count(letter) for letter in common)


def test_what_the_faces_show() -> None:
    """B3: a card is never beside anything else, nor crystals beside the leave to transmute."""
    for symbols in FACE_SYMBOLS:
        assert symbols == "c" or "c" not in symbols
        assert not ("t" in symbols and any(symbol.isdigit() for symbol in symbols))
    every = "".join(FACE_SYMBOLS)
    assert [every.count(symbol) for symbol in "*ct"] == [60, 12, 40]
    assert sum(every.count(letter) for letter in "WEFA") == 168
    assert sum(symbol.isdigit() for symbol in every) == 28
