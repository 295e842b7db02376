"""Cards 7 to 15, each against its ruling. A card's own ruling is written (C7) to (C15)."""

import pytest

from conclave.games.seasons.rules.dice import (
    FACE_CARD,
    FACE_CRYSTALS,
    FACE_ENERGY,
    FACE_GAUGE,
    FACE_TRANSMUTE,
    die_of,
    season_of,
)
from conclave.games.seasons.rules.energy import by_name
from tests.games.seasons.scene import A, B, C, Scene, face

# --- 7 Temporal Boots ----------------------------------------------------------------------------------------------


def boots(space: int, year: int, **more: int) -> Scene:
    return Scene().hand(A, "temporal-boots").has(A, gauge=1, **more).when(space, year)


def test_temporal_boots() -> None:
    """1, 2 or 3 spaces, forwards or back, never 0 (C7)."""
    s = boots(2, 1).free()
    s.says("summon temporal-boots")
    assert sorted(s.options) == [f"move {way} {far}" for way in ("back", "forward") for far in (1, 2, 3)]
    s.says("move forward 3")
    assert (s.t.space, s.t.year) == (5, 1)


def test_temporal_boots_back() -> None:
    """(C7)"""
    s = boots(5, 2).free()
    s.says("summon temporal-boots", "move back 2")
    assert (s.t.space, s.t.year) == (3, 2)


@pytest.mark.parametrize(("space", "pick"), [(3, "move forward 1"), (4, "move back 1"), (12, "move forward 1")])
def test_temporal_boots_change_the_season(space: int, pick: str) -> None:
    """Season-change effects happen at once, either way (C7, B5)."""
    s = boots(space, 2).play(B, "figrim-the-avaricious").has(A, crystals=5, gauge=1).free()
    s.says("summon temporal-boots", pick)
    assert (s.crystals(A), s.crystals(B)) == (4, 1)


@pytest.mark.parametrize(("space", "pick"), [(1, "move forward 2"), (3, "move back 2"), (4, "move forward 1")])
def test_temporal_boots_within_a_season(space: int, pick: str) -> None:
    """No boundary crossed, no effect (B5)."""
    s = boots(space, 2).play(B, "figrim-the-avaricious").has(A, crystals=5, gauge=1).free()
    s.says("summon temporal-boots", pick)
    assert (s.crystals(A), s.crystals(B)) == (5, 0)


def test_temporal_boots_change_the_rates() -> None:
    """Fire is worth 2 in winter and 3 in spring, from now on (C7, B3)."""
    s = boots(3, 1, fire=2).free(transmute=True)
    s.says("transmute fire")
    assert s.crystals(A) == 2
    s.says("summon temporal-boots", "move forward 1", "transmute fire")
    assert s.crystals(A) == 5


def test_temporal_boots_leave_the_dice() -> None:
    """The left-over winter die moves the token though it is spring by now (B2)."""
    s = boots(3, 1).leaving(face("winter", "c", 3)).free()
    s.says("summon temporal-boots", "move forward 1", "end turn")
    assert s.reserve(B) == {"water": 2}  # B's winter die
    s.says("end turn")
    assert s.t.space == 7


def test_temporal_boots_into_the_next_year() -> None:
    """12>1: year +1, libraries for all, at once (C7)."""
    s = boots(11, 1).library(A, 2, "purse-of-io").library(B, 2, "staff-of-spring", "crystal-orb")
    s.library(A, 3, "tree-of-light").free()
    s.says("summon temporal-boots", "move forward 3")
    assert (s.t.space, s.t.year) == (2, 2)
    assert s.in_hand(A) == ["purse-of-io"]
    assert s.in_hand(B) == ["crystal-orb", "staff-of-spring"]
    assert s.asked == A


def test_temporal_boots_into_the_last_year() -> None:
    """Entering year 3 gives library III (B2)."""
    s = boots(12, 2).library(A, 3, "purse-of-io").library(B, 3, "staff-of-spring").free()
    s.says("summon temporal-boots", "move forward 1")
    assert (s.t.space, s.t.year) == (1, 3)
    assert s.in_hand(A) == ["purse-of-io"]
    assert s.in_hand(B) == ["staff-of-spring"]


def test_temporal_boots_back_a_year_and_in_again() -> None:
    """1>12: year -1 and nobody loses a card; coming back to the year gives nothing more (C7, A24)."""
    s = Scene().hand(A, "temporal-boots", "temporal-boots").has(A, gauge=2).when(11, 1).leaving(face("winter", "c", 3))
    s.library(A, 2, "purse-of-io").library(B, 2, "staff-of-spring")
    s.library(A, 3, "tree-of-light").library(B, 3, "crystal-orb").free()
    s.says("summon temporal-boots", "move forward 3", "summon temporal-boots", "move back 3")
    assert (s.t.space, s.t.year) == (11, 1)
    assert s.in_hand(A) == ["purse-of-io"]
    assert s.in_hand(B) == ["staff-of-spring"]
    s.says("end turn", "end turn")
    assert (s.t.space, s.t.year) == (2, 2)
    assert s.in_hand(A) == ["purse-of-io"]
    assert s.in_hand(B) == ["staff-of-spring"]


def test_temporal_boots_back_from_the_first_space() -> None:
    """Year 0; entering year 1 again gives no cards (G1)."""
    s = boots(1, 1).library(A, 2, "purse-of-io").library(A, 3, "tree-of-light").free()
    s.says("summon temporal-boots", "move back 1")
    assert (s.t.space, s.t.year) == (12, 0)
    s.says("end turn", "end turn")
    assert (s.t.space, s.t.year) == (1, 1)
    assert s.in_hand(A) == []


def test_temporal_boots_past_the_end_of_the_last_year() -> None:
    """The round is finished with its end-of-round effects and the move; then the game is over (B2, G21)."""
    s = boots(12, 3).play(B, "wondrous-chest").has(B, fire=2).free()
    s.says("summon temporal-boots", "move forward 1")
    assert (s.t.space, s.t.year) == (1, 4)
    assert not s.t.over
    s.says("end turn", "B: end turn")  # B's die brought two water
    assert s.crystals(B) == 3
    assert s.t.space == 2
    assert s.t.over


def test_temporal_boots_back_from_beyond_the_end() -> None:
    """Pulled back before the end of the round, the game goes on (B2)."""
    s = boots(12, 3).hand(B, "temporal-boots").free()
    s.says("summon temporal-boots", "move forward 1", "end turn", "summon temporal-boots", "B: move back 3")
    assert (s.t.space, s.t.year) == (10, 3)
    s.says("B: end turn")
    assert s.t.space == 11
    assert not s.t.over


def test_temporal_boots_past_the_end_in_edition_one() -> None:
    """There too the round is finished first (A8)."""
    s = Scene(edition=1).hand(A, "temporal-boots").has(A, gauge=1).when(12, 3)
    s.play(B, "wondrous-chest").has(B, fire=2).free()
    s.says("summon temporal-boots", "move forward 1")
    assert not s.t.over
    s.says("end turn", "B: take energy", "B: end turn")
    assert s.crystals(B) == 3
    assert s.t.over


def test_temporal_boots_put_into_play_free() -> None:
    """The same effect (C7)."""
    s = Scene().play(A, "potion-of-dreams").hand(A, "temporal-boots").has(A, gauge=1).when(6).free()
    s.says("activate potion-of-dreams", "move forward 1")
    assert s.t.space == 7


# --- 8 Purse of Io -------------------------------------------------------------------------------------------------


def test_purse_of_io() -> None:
    """One more crystal for each energy you transmute (C8)."""
    s = Scene().play(A, "purse-of-io").has(A, water=1, earth=1).free(transmute=True)
    s.says("transmute water")
    assert s.crystals(A) == 2
    s.says("transmute earth")
    assert s.crystals(A) == 6


def test_purse_of_io_twice_and_with_a_bonus() -> None:
    """All +1s add up (C8, G6)."""
    s = Scene().play(A, "purse-of-io", "purse-of-io").has(A, water=2).free(transmute=True)
    s.says("transmute water")
    assert s.crystals(A) == 3
    s.says("bonus transmute", "transmute water")
    assert s.crystals(A) == 3 + 4


def test_purse_of_io_with_the_potion_of_life() -> None:
    """(C8)"""
    s = Scene().play(A, "purse-of-io", "purse-of-io", "potion-of-life").has(A, water=1, fire=2).free()
    s.says("activate potion-of-life")
    assert s.crystals(A) == 3 * 6


def test_purse_of_io_not_with_the_cauldron() -> None:
    """(C8)"""
    s = Scene().play(A, "purse-of-io").play(A, "glutton-cauldron", fire=6).has(A, fire=1).free()
    s.says("activate glutton-cauldron")
    assert s.crystals(A) == 15


def test_purse_of_io_not_with_the_skull() -> None:
    """(C8)"""
    s = Scene().play(A, "purse-of-io", "dragon-skull", "amulet-of-air", "amulet-of-fire").has(A, fire=1).free()
    s.says("activate dragon-skull", "own amulet-of-air", "own amulet-of-fire", "own dragon-skull")
    assert s.crystals(A) == 15


def test_purse_of_io_not_for_others() -> None:
    """*You* transmute (C8)."""
    s = Scene().play(B, "purse-of-io").has(A, water=1).free(transmute=True)
    s.says("transmute water")
    assert s.crystals(A) == 1


# --- 9 Divine Chalice ----------------------------------------------------------------------------------------------


def chalice(gauge: int) -> Scene:
    return Scene().hand(A, "divine-chalice").has(A, gauge=gauge, water=1, earth=1, fire=1, air=1)


def test_divine_chalice() -> None:
    """Draw 4, put one into play free, discard the rest (C9)."""
    drawn = ("olafs-blessed-statue", "runic-cube-of-eolis", "amulet-of-air", "wondrous-chest")
    s = chalice(2).pile(*drawn).free()
    s.says("summon divine-chalice")
    assert sorted(s.options) == sorted(f"card {key}" for key in drawn)  # one must be chosen
    s.says("card olafs-blessed-statue")
    assert s.in_play(A) == ["divine-chalice", "olafs-blessed-statue"]
    assert s.crystals(A) == 20
    assert s.reserve(A) == {}
    assert sorted(s.discarded) == ["amulet-of-air", "runic-cube-of-eolis", "wondrous-chest"]


def test_divine_chalice_without_room() -> None:
    """The gauge is checked with the Chalice in play: without room all four go (C9)."""
    s = chalice(1).pile("olafs-blessed-statue", "runic-cube-of-eolis", "amulet-of-air", "wondrous-chest").free()
    s.says("summon divine-chalice")
    assert s.in_play(A) == ["divine-chalice"]
    assert s.crystals(A) == 0
    assert len(s.discarded) == 4
    assert s.question == "free"


FIRST_FOUR = ("divine-chalice", "wondrous-chest", "purse-of-io", "crystal-orb")
NEXT_FOUR = ("amulet-of-earth", "amulet-of-air", "amulet-of-fire", "amulet-of-water")


def test_divine_chalice_into_chalice_with_room() -> None:
    """Arrival effects may chain (C9)."""
    s = chalice(3).pile(*FIRST_FOUR, *NEXT_FOUR).free()
    s.says("summon divine-chalice", "card divine-chalice")
    assert sorted(s.options) == sorted(f"card {key}" for key in NEXT_FOUR)
    s.says("card amulet-of-earth")
    assert s.in_play(A) == ["divine-chalice", "divine-chalice", "amulet-of-earth"]
    assert s.crystals(A) == 9
    assert len(s.discarded) == 6


def test_divine_chalice_into_chalice_without_room() -> None:
    """The second Chalice finds the gauge full: its four are discarded (C9)."""
    s = chalice(2).pile(*FIRST_FOUR, *NEXT_FOUR).free()
    s.says("summon divine-chalice", "card divine-chalice")
    assert s.in_play(A) == ["divine-chalice", "divine-chalice"]
    assert len(s.discarded) == 7
    assert s.question == "free"


def test_divine_chalice_from_the_orb() -> None:
    """The Orb's card is off the pile before the Chalice draws (C34)."""
    s = Scene().play(A, "crystal-orb").has(A, gauge=3, fire=4).pile("divine-chalice", *NEXT_FOUR).free()
    s.says("activate crystal-orb", "card divine-chalice")
    assert sorted(s.options) == sorted(f"card {key}" for key in NEXT_FOUR)
    s.says("card amulet-of-earth")
    assert s.in_play(A) == ["crystal-orb", "divine-chalice", "amulet-of-earth"]


def test_divine_chalice_is_no_summoning_of_the_second_card() -> None:
    """Staff, Vase and Leech see the Chalice alone (A4, B6)."""
    s = chalice(4).play(A, "staff-of-spring", "yjangs-forgotten-vase").play(B, "arcano-leech")
    s.has(A, crystals=1, gauge=4, water=1, earth=1, fire=1, air=1)
    s.pile("olafs-blessed-statue", "runic-cube-of-eolis", "amulet-of-air", "wondrous-chest").free()
    s.says("summon divine-chalice", "energy fire", "card runic-cube-of-eolis")
    assert s.crystals(A) == 3
    assert s.crystals(B) == 1
    assert s.reserve(A) == {"fire": 1}


def test_divine_chalice_with_three_cards_left() -> None:
    """What there is (B9)."""
    s = chalice(2).only("runic-cube-of-eolis", "amulet-of-air", "wondrous-chest").free()
    s.says("summon divine-chalice", "card wondrous-chest")
    assert s.in_play(A) == ["divine-chalice", "wondrous-chest"]
    assert sorted(s.pile_top) == ["amulet-of-air", "runic-cube-of-eolis"]


# --- 10 Syllas the Faithful ----------------------------------------------------------------------------------------


def test_syllas_the_faithful() -> None:
    """Each opponent, clockwise, sacrifices a card of their choice (C10)."""
    s = Scene(3).play(A, "purse-of-io").hand(A, "syllas-the-faithful").has(A, gauge=2, fire=3)
    s.play(B, "amulet-of-air", "kairn-the-destroyer").play(C, "wondrous-chest", "crystal-orb").free()
    s.says("summon syllas-the-faithful")
    assert sorted(s.options) == ["own amulet-of-air", "own kairn-the-destroyer"]
    s.says("B: own kairn-the-destroyer", "C: own wondrous-chest")
    assert s.in_play(A) == ["purse-of-io", "syllas-the-faithful"]
    assert s.in_play(B) == ["amulet-of-air"]
    assert s.in_play(C) == ["crystal-orb"]
    assert s.discarded == ["kairn-the-destroyer", "wondrous-chest"]


def test_syllas_the_faithful_spares_who_has_nothing() -> None:
    """(C10)"""
    s = Scene(3).hand(A, "syllas-the-faithful").has(A, gauge=2, fire=3).play(C, "wondrous-chest").free()
    s.says("summon syllas-the-faithful")
    assert s.in_play(B) == s.in_play(C) == []
    assert s.discarded == ["wondrous-chest"]
    assert s.asked == A


def test_syllas_the_faithful_and_twins() -> None:
    """The owner says which of two Cauldrons goes (C10)."""
    s = Scene().hand(A, "syllas-the-faithful").has(A, gauge=1, fire=3)
    s.play(B, "glutton-cauldron", fire=6).play(B, "glutton-cauldron", air=1).free()
    s.says("summon syllas-the-faithful", "B: own glutton-cauldron 2")
    assert s.on_card(B, "glutton-cauldron") == {"fire": 6}


def test_syllas_the_faithful_takes_a_treatise() -> None:
    """Sacrificed in any way it empties the reserve (C42)."""
    s = Scene().hand(A, "syllas-the-faithful").has(A, gauge=1, fire=3)
    s.play(B, "cursed-treatise-of-arus").has(B, water=3, air=1).free()
    s.says("summon syllas-the-faithful")
    assert s.in_play(B) == []
    assert s.reserve(B) == {}


def test_syllas_the_faithful_takes_a_grimoire() -> None:
    """Its owner discards down to seven at once, in another's turn (C18, B8)."""
    s = Scene().hand(A, "syllas-the-faithful").has(A, gauge=1, fire=3)
    s.play(B, "bespelled-grimoire").has(B, water=5, air=4).free()
    s.says("summon syllas-the-faithful", "B: drop water", "B: drop air")
    assert s.reserve(B) == {"water": 4, "air": 3}
    assert s.asked == A


# --- 11 Figrim the Avaricious --------------------------------------------------------------------------------------


def test_figrim_the_avaricious() -> None:
    """At a change of season every opponent who has a crystal gives one (C11)."""
    s = Scene(3).play(A, "figrim-the-avaricious").has(B, crystals=5).has(C, crystals=1).when(3).end_of_round()
    assert s.t.space == 4
    assert [s.crystals(seat) for seat in (A, B, C)] == [2, 4, 0]


def test_figrim_the_avaricious_and_the_poor() -> None:
    """Crystals never go below 0 (B8)."""
    s = Scene(3).play(A, "figrim-the-avaricious").has(C, crystals=4).when(6).end_of_round()
    assert [s.crystals(seat) for seat in (A, B, C)] == [1, 0, 3]


def test_figrim_the_avaricious_within_a_season() -> None:
    """(B5)"""
    s = Scene().play(A, "figrim-the-avaricious").has(B, crystals=5).when(1).end_of_round()
    assert s.crystals(A) == 0


def test_figrim_the_avaricious_twice() -> None:
    """Copies add up (B8)."""
    s = Scene().play(A, "figrim-the-avaricious", "figrim-the-avaricious").has(B, crystals=5).when(3).end_of_round()
    assert (s.crystals(A), s.crystals(B)) == (2, 3)


def test_figrim_the_avaricious_on_both_sides() -> None:
    """One after the other, the round's first player first (C11, G2)."""
    s = Scene().play(A, "figrim-the-avaricious").play(B, "figrim-the-avaricious").has(A).has(B, crystals=1)
    s.when(3).end_of_round()
    assert (s.crystals(A), s.crystals(B)) == (0, 1)


def test_figrim_the_avaricious_at_the_last_change_of_all() -> None:
    """The game ends after the season-change effects (B2)."""
    s = Scene().play(A, "figrim-the-avaricious").has(B, crystals=5).when(12, 3).end_of_round()
    assert s.t.over
    assert s.t.scores == [7 + 1, 4]


@pytest.mark.parametrize(("players", "cost"), [(2, 3), (3, 6), (4, 9)])
def test_figrim_the_avaricious_costs_more_with_more_players(players: int, cost: int) -> None:
    """3, 6 or 9 crystals (C11)."""
    s = Scene(players).hand(A, "figrim-the-avaricious").has(A, crystals=cost - 1, gauge=1).free()
    assert "summon figrim-the-avaricious" not in s.options
    s = Scene(players).hand(A, "figrim-the-avaricious").has(A, crystals=cost, gauge=1).free()
    s.says("summon figrim-the-avaricious")
    assert s.crystals(A) == 0


# --- 12 Naria the Prophetess ---------------------------------------------------------------------------------------


def naria(players: int) -> Scene:
    return Scene(players).hand(A, "naria-the-prophetess").has(A, crystals=3, gauge=1)


def test_naria_the_prophetess() -> None:
    """A card for each player: keep one first, then give one to each opponent (C12)."""
    s = naria(3).pile("purse-of-io", "crystal-orb", "wondrous-chest").free()
    s.says("summon naria-the-prophetess")
    assert s.crystals(A) == 0
    assert len(s.options) == 3
    s.says("A: card crystal-orb")
    assert sorted(s.options) == ["card purse-of-io", "card wondrous-chest"]
    s.says("A: card wondrous-chest")
    assert s.in_hand(A) == ["crystal-orb"]
    assert s.in_hand(B) == ["wondrous-chest"]
    assert s.in_hand(C) == ["purse-of-io"]
    assert s.discarded == []
    assert s.question == "free"


def test_naria_the_prophetess_for_two() -> None:
    """(C12)"""
    s = naria(2).pile("purse-of-io", "crystal-orb").free()
    s.says("summon naria-the-prophetess", "card purse-of-io")
    assert s.in_hand(A) == ["purse-of-io"]
    assert s.in_hand(B) == ["crystal-orb"]


def test_naria_the_prophetess_with_too_few_cards() -> None:
    """You first, then clockwise until they run out (C12)."""
    s = naria(3).only("purse-of-io", "crystal-orb").free()
    s.says("summon naria-the-prophetess", "card purse-of-io")
    assert s.in_hand(A) == ["purse-of-io"]
    assert s.in_hand(B) == ["crystal-orb"]
    assert s.in_hand(C) == []


def test_naria_the_prophetess_with_one_card() -> None:
    """It is yours (C12)."""
    s = naria(2).only("purse-of-io").free()
    s.says("summon naria-the-prophetess")
    assert s.in_hand(A) == ["purse-of-io"]
    assert s.in_hand(B) == []


def test_naria_the_prophetess_gives_in_secret() -> None:
    """Only giver and taker know a given card (C12)."""
    s = naria(3).pile("purse-of-io", "crystal-orb", "wondrous-chest").free()
    s.says("summon naria-the-prophetess", "card crystal-orb", "card wondrous-chest")
    seen = {event["other"]: event["seen_by"] for event in s.events("gave-card")}
    assert seen == {B: [A, B], C: [A, C]}


# --- 13 Wondrous Chest ---------------------------------------------------------------------------------------------


def test_wondrous_chest() -> None:
    """At the end of a round with 4 energies in the reserve: 3 crystals (C13)."""
    s = Scene().play(A, "wondrous-chest").has(A, water=2, fire=2).end_of_round()
    assert s.crystals(A) == 3
    assert s.reserve(A) == {"water": 2, "fire": 2}


def test_wondrous_chest_with_three_energies() -> None:
    """(C13)"""
    s = Scene().play(A, "wondrous-chest").has(A, water=2, fire=1).end_of_round()
    assert s.crystals(A) == 0


def test_wondrous_chest_twice() -> None:
    """(B8)"""
    s = Scene().play(A, "wondrous-chest", "wondrous-chest").has(A, water=7).end_of_round()
    assert s.crystals(A) == 6


def test_wondrous_chest_before_the_season_changes() -> None:
    """End-of-round effects come before the token moves: an Hourglass is too late (B2, B4)."""
    s = Scene().play(A, "wondrous-chest", "hourglass-of-time").has(A, water=3).when(3).end_of_round()
    s.says("energy fire")
    assert s.crystals(A) == 0
    assert s.reserve(A) == {"water": 3, "fire": 1}


# --- 14 Beggar's Horn ----------------------------------------------------------------------------------------------


def test_beggars_horn() -> None:
    """At the end of a round with no energy in the reserve: one of choice (C14)."""
    s = Scene().play(A, "beggars-horn").end_of_round()
    assert s.options == ["energy water", "energy earth", "energy fire", "energy air"]
    s.says("A: energy fire")
    assert s.reserve(A) == {"fire": 1}


def test_beggars_horn_with_one_energy() -> None:
    """(C14)"""
    s = Scene().play(A, "beggars-horn").has(A, water=1).end_of_round()
    s.says("A: energy fire")
    assert s.reserve(A) == {"water": 1, "fire": 1}


def test_beggars_horn_with_two_energies() -> None:
    """(C14)"""
    s = Scene().play(A, "beggars-horn").has(A, water=2).end_of_round()
    assert s.question == "die"
    assert s.reserve(A) == {"water": 2}


def test_beggars_horn_twice() -> None:
    """The second is tested after the first one's energy: from none to two (C14)."""
    s = Scene().play(A, "beggars-horn", "beggars-horn").end_of_round()
    s.says("A: energy fire", "A: energy air")
    assert s.reserve(A) == {"fire": 1, "air": 1}


def test_beggars_horn_twice_with_one_energy() -> None:
    """But from one only to two (C14)."""
    s = Scene().play(A, "beggars-horn", "beggars-horn").has(A, water=1).end_of_round()
    s.says("A: energy fire")
    assert s.question == "die"
    assert s.reserve(A) == {"water": 1, "fire": 1}


# --- 15 Die of Malice ----------------------------------------------------------------------------------------------

GAUGE_DIE = face("winter", "WW*", 2)


def looks_like(s: Scene, seat: int, number: int, crystals: int) -> None:
    """The seat has what this face gives, and the crystals besides."""
    assert s.crystals(seat) == crystals + FACE_CRYSTALS[number]
    energies = {name: count for name, count in by_name(FACE_ENERGY[number]).items() if count}
    assert s.reserve(seat) == energies
    assert s.gauge(seat) == FACE_GAUGE[number]
    assert any(option.startswith("transmute") for option in s.options) == FACE_TRANSMUTE[number]
    assert ("draw" in s.options) == FACE_CARD[number]


@pytest.mark.parametrize("seed", range(1, 13))
def test_die_of_malice_gives_the_new_face_only(seed: int) -> None:
    """It decides energies, crystals, gauge, draw and transmuting (C15)."""
    s = Scene(seed=seed).play(A, "die-of-malice").die(GAUGE_DIE)
    s.says("activate die-of-malice")
    looks_like(s, A, s.events("rerolled")[0]["die"]["face"], 2)


def test_die_of_malice() -> None:
    """Before the die is used: roll it again, gain 2 crystals (C15)."""
    s = Scene().play(A, "die-of-malice").die(GAUGE_DIE)
    assert s.options == ["use die", "activate die-of-malice"]
    s.says("activate die-of-malice")
    new = s.t.players[A].die
    assert (season_of(new), die_of(new)) == (season_of(GAUGE_DIE), die_of(GAUGE_DIE))
    assert [event["die"]["face"] for event in s.events("rerolled")] == [new]
    looks_like(s, A, new, 2)
    assert s.turned(A) == ["die-of-malice"]


def test_die_of_malice_comes_up_on_every_side() -> None:
    """Six sides, and the same one may come up again."""
    faces = set()
    for seed in range(60):
        s = Scene(seed=seed).play(A, "die-of-malice").die(GAUGE_DIE)
        s.says("activate die-of-malice")
        faces.add(s.t.players[A].die)
    assert faces == {GAUGE_DIE - GAUGE_DIE % 6 + side for side in range(6)}


def test_die_of_malice_declined() -> None:
    """(C15)"""
    s = Scene().play(A, "die-of-malice").die(GAUGE_DIE)
    s.says("use die")
    looks_like(s, A, GAUGE_DIE, 0)
    assert "activate die-of-malice" not in s.options


def test_die_of_malice_twice() -> None:
    """Two copies in succession (C15)."""
    s = Scene().play(A, "die-of-malice", "die-of-malice").die(GAUGE_DIE)
    s.says("activate die-of-malice")
    assert s.crystals(A) == 2
    assert s.reserve(A) == {}  # nothing of the first new face is used
    again = next(option for option in s.options if option.startswith("activate die-of-malice"))
    s.says(again)
    looks_like(s, A, s.t.players[A].die, 4)


def test_die_of_malice_once_the_die_is_used() -> None:
    """Too late, hence never in the turn it is summoned (C15)."""
    s = Scene().hand(A, "die-of-malice").has(A, gauge=1).free()
    s.says("summon die-of-malice")
    assert "activate die-of-malice" not in s.options


def test_die_of_malice_keeps_the_season_of_the_die() -> None:
    """Boots have brought spring, the die is still a winter die (C7, C15)."""
    s = boots(3, 1).play(B, "die-of-malice").free()
    s.says("summon temporal-boots", "move forward 1", "end turn", "B: activate die-of-malice")
    assert s.events("rerolled")[0]["die"]["season"] == "winter"


def test_die_of_malice_is_an_activation() -> None:
    """Thieving Fairies see it: A has 2 of Malice's crystals only afterwards (C15, C41)."""
    s = Scene().play(A, "die-of-malice").play(B, "thieving-fairies").has(A, crystals=5).die(GAUGE_DIE)
    s.says("activate die-of-malice")
    assert s.crystals(B) == 2
    assert s.crystals(A) == 5 - 1 + 2 + FACE_CRYSTALS[s.t.players[A].die]
