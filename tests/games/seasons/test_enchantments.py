"""Entangling Roots, Nature Spirit, Io's Bounty, Olaf's Knowledge and Drought (E4, E5, E7 to E9)."""

import pytest

from conclave.table.errors import Reason
from tests.games.seasons.scene import A, B, C, Scene, face

ALL_FOUR = {"water": 1, "earth": 1, "fire": 1, "air": 1}
PIPS = {1: face("winter", "c", 1), 2: face("winter", "c", 2), 3: face("winter", "WW*", 3)}


def why(s: Scene, text: str) -> Reason:
    reason = s.t.why_not(text)
    assert isinstance(reason, Reason)
    return reason


# E4: Entangling Roots ----------------------------------------------------------------------------------------------


def roots(players: int = 2) -> Scene:
    return Scene(players, enchantment="entangling-roots")


def test_entangling_roots() -> None:
    """E4: one summoning in a turn; the reason names the ruling."""
    s = roots().hand(A, "temporal-boots", "glutton-cauldron").has(A, gauge=5).free()
    s.says("summon glutton-cauldron")
    assert "summon temporal-boots" not in s.options
    assert (why(s, "summon temporal-boots").key, why(s, "summon temporal-boots").ruling) == ("entangled", "E4")


def test_entangling_roots_let_go_with_the_turn() -> None:
    """E4: everybody may summon one card in each of their turns."""
    s = roots().hand(A, "glutton-cauldron", "thieving-fairies").hand(B, "temporal-boots", "arcane-telescope")
    s.has(A, gauge=5).has(B, gauge=5).free().says("summon glutton-cauldron", "end turn")
    s.says("B: summon arcane-telescope")
    assert "summon temporal-boots" not in s.options
    s.says("B: end turn")
    assert s.t.summons == 1
    s.says("B: take die 1")
    while s.question != "free":
        s.says("use die" if "use die" in s.options else s.options[0])
    s.says("B: summon temporal-boots", "move forward 1", "end turn")
    while s.question != "free":
        s.says(s.options[0])
    assert "summon thieving-fairies" in s.options


def test_entangling_roots_do_not_hold_a_chalice() -> None:
    """E4: what a Chalice puts into play is not summoned; after it there is nothing more to summon."""
    s = roots().hand(A, "divine-chalice", "temporal-boots").has(A, gauge=5, **ALL_FOUR)
    s.pile("glutton-cauldron", "crystal-orb", "tree-of-light", "purse-of-io").free()
    s.says("summon divine-chalice", "card glutton-cauldron")
    assert s.in_play(A) == ["divine-chalice", "glutton-cauldron"]
    assert "summon temporal-boots" not in s.options


def test_entangling_roots_do_not_hold_an_orb() -> None:
    """E4: neither before a summoning nor after it."""
    s = roots().play(A, "crystal-orb").hand(A, "thieving-fairies", "arcane-telescope").pile("glutton-cauldron")
    s.has(A, gauge=5, water=4).free()
    s.says("summon thieving-fairies", "activate crystal-orb", "card glutton-cauldron")
    assert s.in_play(A) == ["crystal-orb", "thieving-fairies", "glutton-cauldron"]
    s = roots().play(A, "crystal-orb").hand(A, "thieving-fairies").pile("glutton-cauldron")
    s.has(A, gauge=5, water=4).free().says("activate crystal-orb", "card glutton-cauldron", "summon thieving-fairies")
    assert s.in_play(A) == ["crystal-orb", "glutton-cauldron", "thieving-fairies"]


def test_entangling_roots_do_not_hold_dreams() -> None:
    """E4: a card put into play by the potion is free after a summoning, and is no summoning itself."""
    s = roots().play(A, "potion-of-dreams").hand(A, "thieving-fairies", "tree-of-light", "arcane-telescope")
    s.has(A, gauge=5).free().says("activate potion-of-dreams", "card tree-of-light", "summon thieving-fairies")
    assert s.in_play(A) == ["tree-of-light", "thieving-fairies"]
    assert "summon arcane-telescope" not in s.options
    s = roots().play(A, "potion-of-dreams").hand(A, "thieving-fairies", "tree-of-light").has(A, gauge=5).free()
    s.says("summon thieving-fairies", "activate potion-of-dreams")
    assert s.in_play(A) == ["thieving-fairies", "tree-of-light"]


def test_entangling_roots_do_not_hold_a_raven() -> None:
    """E4, EK18: Raven is summoned and may copy in the same turn."""
    s = roots().hand(A, "raven-the-usurper", "temporal-boots").play(B, "purse-of-io")
    s.has(A, gauge=5, fire=2, air=1).free().says("summon raven-the-usurper", "copy purse-of-io")
    assert s.reserve(A) == {}
    assert "summon temporal-boots" not in s.options


# E5: Nature Spirit -------------------------------------------------------------------------------------------------


def spirit(players: int = 2) -> Scene:
    return Scene(players, enchantment="nature-spirit")


def test_nature_spirit() -> None:
    """E5: one energy of any type more than the card says."""
    s = spirit().hand(A, "amulet-of-earth").has(A, gauge=3, earth=2).free()
    assert "summon amulet-of-earth" not in s.options
    for extra in ("water", "fire", "air"):
        s = spirit().hand(A, "amulet-of-earth").has(A, gauge=3, earth=2, **{extra: 1}).free()
        s.says("summon amulet-of-earth")
        assert (s.reserve(A), s.crystals(A)) == ({}, 9)


def test_nature_spirit_takes_any_energy() -> None:
    """E5: a third earth, or another one that lies there; not two others."""
    s = spirit().hand(A, "amulet-of-earth").has(A, gauge=3, earth=3, fire=2).free().says("summon amulet-of-earth")
    copy = s.t.copy()
    assert s.options == ["pay earth", "pay fire"]
    assert s.says("pay earth").reserve(A) == {"fire": 2}
    s.t = copy
    assert s.says("pay fire").reserve(A) == {"earth": 1, "fire": 1}


def test_nature_spirit_for_free_cards_and_cards_for_crystals() -> None:
    """E5: they cost an energy too, and the crystals besides."""
    s = spirit().hand(A, "temporal-boots", "balance-of-ishtar").has(A, gauge=3, crystals=5).free()
    assert not [option for option in s.options if option.startswith("summon")]
    s = spirit().hand(A, "balance-of-ishtar").has(A, gauge=3, crystals=5, air=1).free().says("summon balance-of-ishtar")
    assert (s.crystals(A), s.reserve(A)) == (3, {})
    s = spirit().hand(A, "glutton-cauldron").has(A, gauge=3, water=1).free().says("summon glutton-cauldron")
    assert (s.in_play(A), s.reserve(A)) == (["glutton-cauldron"], {})


def test_nature_spirit_may_be_paid_from_an_amulet_of_water() -> None:
    """E5, G28: like any cost."""
    s = spirit().play(A, "amulet-of-water", fire=1).hand(A, "glutton-cauldron").has(A, gauge=3).free()
    s.says("summon glutton-cauldron")
    assert s.on_card(A, "amulet-of-water") == {}


@pytest.mark.parametrize(
    ("hands", "card", "needed"),
    [
        (1, "amulet-of-earth", 2),
        (2, "amulet-of-earth", 1),
        (1, "sid-nightshade", 1),
        (2, "sid-nightshade", 1),
        (1, "temporal-boots", 1),
    ],
)
def test_nature_spirit_and_hands_of_fortune(hands: int, card: str, needed: int) -> None:
    """E5, B6: a Hand may take the added energy away again, but one energy at least is paid, even for a free card."""
    for earth in range(4):
        s = spirit().play(A, *["hand-of-fortune"] * hands).hand(A, card).has(A, gauge=9, earth=earth).free()
        assert (f"summon {card}" in s.options) == (earth >= needed)
        if earth == needed:
            s.says(f"summon {card}")
            assert s.reserve(A) == {}


def test_nature_spirit_and_a_hand_with_another_type() -> None:
    """E5: the Hand may leave out an energy of the card and the added one is paid instead."""
    s = spirit().play(A, "hand-of-fortune").hand(A, "sid-nightshade").has(A, gauge=9, water=1).free()
    s.says("summon sid-nightshade")
    assert (s.in_play(A), s.reserve(A)) == (["hand-of-fortune", "sid-nightshade"], {})


def test_nature_spirit_leaves_leeches_alone() -> None:
    """E5, B6: a Leech gets its crystal as ever."""
    s = spirit().play(B, "arcano-leech").hand(A, "glutton-cauldron").has(A, gauge=3, crystals=1, fire=1).free()
    s.says("summon glutton-cauldron")
    assert (s.crystals(A), s.crystals(B), s.reserve(A)) == (0, 1, {})
    s = spirit().play(B, "arcano-leech").hand(A, "glutton-cauldron").has(A, gauge=3, fire=1).free()
    assert why(s, "summon glutton-cauldron").key == "crystals-for-leeches"


def test_nature_spirit_adds_nothing_to_an_elemental_amulet_but_its_cost() -> None:
    """E5, G17: two energies for one effect, and the second triggers nothing."""
    s = spirit().hand(A, "elemental-amulet").has(A, gauge=3, earth=1, air=1).free()
    s.says("summon elemental-amulet")
    assert set(s.options) == {"energy earth", "energy air"}
    s.says("energy earth")
    assert (s.crystals(A), s.gauge(A), s.reserve(A)) == (5, 3, {})


def test_nature_spirit_and_an_elemental_amulet_for_two() -> None:
    """E5, G17: three energies for two effects; with a single energy there is none to be had."""
    s = spirit().hand(A, "elemental-amulet").has(A, gauge=3, earth=2, air=1).free()
    s.says("summon elemental-amulet", "energy earth", "energy air")
    while s.question != "free":
        s.says(s.options[0])
    assert (s.crystals(A), s.gauge(A), s.reserve(A)) == (5, 4, {})
    s = spirit().hand(A, "elemental-amulet").has(A, gauge=3, earth=1).free()
    assert (why(s, "summon elemental-amulet").key, why(s, "summon elemental-amulet").ruling) == (
        "energy-short-spirit",
        "E5",
    )


def test_nature_spirit_and_the_codex() -> None:
    """E5, EK4: every magic item costs energy now: Boots and Balance may come back, a familiar or a Codex may not."""
    s = spirit().play(A, "temporal-boots", "balance-of-ishtar", "selenias-codex", "thieving-fairies")
    s.hand(A, "selenias-codex").has(A, gauge=9, water=1, air=1, fire=1).free().says("summon selenias-codex")
    assert s.options == ["own temporal-boots", "own balance-of-ishtar"]
    s = Scene().play(A, "temporal-boots", "balance-of-ishtar").hand(A, "selenias-codex")
    s.has(A, gauge=9, water=1, air=1).free().says("summon selenias-codex")
    assert s.question == "free"


def test_nature_spirit_not_for_what_a_raven_copies() -> None:
    """E5, EK18: Raven itself costs an energy more, what it copies does not."""
    s = spirit().hand(A, "raven-the-usurper").play(B, "purse-of-io").has(A, gauge=3, fire=2, air=1, earth=1).free()
    s.says("summon raven-the-usurper", "pay earth", "copy purse-of-io")
    assert s.reserve(A) == {}
    s = spirit().hand(A, "raven-the-usurper").play(B, "temporal-boots").has(A, gauge=3, fire=1, air=1).free()
    s.says("summon raven-the-usurper", "copy temporal-boots")
    assert "move forward 1" in s.options


def test_nature_spirit_not_for_free_entries() -> None:
    """E5: a card of Potion of Dreams costs nothing, whatever lies in the reserve."""
    s = spirit().play(A, "potion-of-dreams").hand(A, "temporal-boots").has(A, gauge=3).free()
    s.says("activate potion-of-dreams", "move forward 1")
    assert s.in_play(A) == ["temporal-boots"]


def test_nature_spirit_does_not_make_a_find_for_the_scroll() -> None:
    """G17, EK5: the added energy is no named type."""
    s = spirit().hand(A, "scroll-of-ishtar").pile("temporal-boots", "amulet-of-air", "potion-of-life")
    s.has(A, gauge=3, fire=3).free().says("summon scroll-of-ishtar", "energy earth")
    assert s.says("keep").in_hand(A) == ["potion-of-life"]


def test_nature_spirit_says_what_is_missing() -> None:
    """E5: how many energies are due."""
    s = spirit().hand(A, "amulet-of-earth", "temporal-boots").has(A, gauge=3, earth=2).play(A, "purse-of-io").free()
    reason = why(s, "summon amulet-of-earth")
    assert (reason.key, reason.ruling, reason.args["due"]) == ("energy-short-spirit", "E5", 3)
    s = spirit().hand(A, "temporal-boots").has(A, gauge=3).free()
    assert why(s, "summon temporal-boots").args["due"] == 1


# E7: Io's Bounty ---------------------------------------------------------------------------------------------------


def bounty() -> Scene:
    return Scene(enchantment="ios-bounty")


def test_ios_bounty() -> None:
    """E7: a crystal more for each energy, for everybody; a fire in winter brings 3."""
    s = bounty().has(A, fire=1, water=1).free(transmute=True).says("transmute fire")
    assert s.crystals(A) == 3
    assert s.says("transmute water").crystals(A) == 5
    s = bounty().has(B, fire=1).free().says("A: end turn", "B: bonus transmute", "transmute fire")
    assert s.crystals(B) == 4


def test_ios_bounty_gives_no_permission() -> None:
    """E7: it only adds."""
    assert "transmute fire" not in bounty().has(A, fire=1).free().options


def test_ios_bounty_adds_to_purse_and_bonus() -> None:
    """E7, G6: water in winter is 1, and 1 for the Purse, the bonus and the Bounty each."""
    s = bounty().play(A, "purse-of-io").has(A, water=1).free().says("bonus transmute", "transmute water")
    assert s.crystals(A) == 4


def test_ios_bounty_and_the_balance() -> None:
    """E7: three energies, three crystals more."""
    s = bounty().play(A, "balance-of-ishtar").has(A, water=3).free().says("activate balance-of-ishtar")
    assert s.crystals(A) == 12


def test_ios_bounty_and_the_potion_of_life() -> None:
    """E7, G7: 5 for each energy; with a Purse 6."""
    s = bounty().play(A, "potion-of-life").has(A, water=2, fire=1).free().says("activate potion-of-life")
    assert s.crystals(A) == 15
    s = bounty().play(A, "potion-of-life", "purse-of-io").has(A, water=2).free().says("activate potion-of-life")
    assert s.crystals(A) == 12


def test_ios_bounty_is_not_for_other_crystals() -> None:
    """E7, EK12: what is no transmutation brings no more."""
    s = bounty().play(A, "kairn-the-destroyer", "horn-of-plenty").has(A, earth=1).end_of_round()
    assert s.crystals(A) == 5


# E8: Olaf's Knowledge ----------------------------------------------------------------------------------------------


def olaf() -> Scene:
    return Scene(enchantment="olafs-knowledge")


def test_olafs_knowledge() -> None:
    """E8: a bonus to draw a card, kept or discarded."""
    s = olaf().pile("purse-of-io", "tree-of-light").free().says("bonus card")
    assert s.options == ["keep", "discard"]
    assert s.says("keep").in_hand(A) == ["purse-of-io"]
    s.says("bonus card", "discard")
    assert (s.in_hand(A), s.discarded, s.t.players[A].bonuses) == (["purse-of-io"], ["tree-of-light"], 2)


def test_olafs_knowledge_is_one_of_three_bonuses_in_all() -> None:
    """E8, B3: it goes along the same track, and costs points like the others."""
    s = olaf().has(A, bonuses=2).free().says("bonus card", "discard")
    assert not [option for option in s.options if option.startswith("bonus")]
    assert s.t.breakdown(A)["bonuses"] == -20
    assert why(s, "bonus card").key == "bonuses-used"


def test_olafs_knowledge_three_times_in_a_turn() -> None:
    """E8: as often as there are bonuses."""
    s = olaf().free().says("bonus card", "keep", "bonus card", "keep", "bonus card", "keep")
    assert len(s.in_hand(A)) == 3


def test_olafs_knowledge_needs_no_symbol_but_the_die_comes_first() -> None:
    """E8, B3: with a card on the die there is the draw bonus beside it, and that is another thing."""
    s = olaf().pile("purse-of-io", "tree-of-light").die(face("winter", "c", 2))
    assert s.options == ["draw", "bonus draw"]
    s.says("draw", "keep", "bonus card", "keep")
    assert s.in_hand(A) == ["purse-of-io", "tree-of-light"]


def test_olafs_knowledge_with_nothing_to_draw() -> None:
    """E8, B9: not offered; discards are enough."""
    s = olaf().only().free()
    assert "bonus card" not in s.options
    assert why(s, "bonus card").key == "nothing-to-draw"
    s = olaf().discards("purse-of-io").only().free().says("bonus card", "keep")
    assert s.in_hand(A) == ["purse-of-io"]


def test_olafs_knowledge_is_not_there_without_him() -> None:
    """E8: the reason says so."""
    s = Scene().free()
    assert "bonus card" not in s.options
    assert (why(s, "bonus card").key, why(s, "bonus card").ruling) == ("no-olaf", "E8")


# E9: Drought -------------------------------------------------------------------------------------------------------


def drought(players: int = 2, pips: int = 1, space: int = 6) -> Scene:
    return Scene(players, enchantment="drought").when(space=space).leaving(PIPS[pips])


def test_drought() -> None:
    """E9: the richest sacrifices a card or loses a space for good."""
    s = drought().has(A, crystals=5).has(B, crystals=4).play(A, "purse-of-io").end_of_round()
    assert (s.asked, s.options) == (A, ["lose space", "own purse-of-io"])
    copy = s.t.copy()
    s.says("own purse-of-io")
    assert (s.in_play(A), s.t.players[A].capacity) == ([], 7)
    s.t = copy
    s.says("lose space")
    assert (s.in_play(A), s.t.players[A].capacity) == (["purse-of-io"], 6)
    assert (s.crystals(A), s.t.players[B].capacity) == (5, 7)


@pytest.mark.parametrize(
    ("space", "pips", "strikes"),
    [
        (6, 1, True),
        (5, 2, True),
        (5, 1, False),
        (4, 3, True),
        (3, 3, False),
        (7, 1, False),
        (3, 1, False),
        (9, 1, False),
        (12, 1, False),
    ],
)
def test_drought_comes_with_summer_only(space: int, pips: int, strikes: bool) -> None:
    """E9: whenever the token goes from 6 to 7 at the end of a round."""
    s = drought(space=space, pips=pips).has(A, crystals=1).end_of_round()
    assert (s.t.players[A].capacity == 6) == strikes


def test_drought_by_boots() -> None:
    """E9: in the middle of a turn, whoever is richest then."""
    s = drought().hand(A, "temporal-boots").has(A, gauge=2).has(B, crystals=3).play(B, "tree-of-light").free()
    s.says("summon temporal-boots", "move forward 3", "B: own tree-of-light")
    assert (s.in_play(B), s.asked, s.t.space) == ([], A, 9)


def test_drought_not_backwards() -> None:
    """E9: out of summer, or into it from fall."""
    for space in (7, 10):
        s = drought(space=space).hand(A, "temporal-boots").has(A, gauge=2, crystals=3).free()
        s.says("summon temporal-boots", "move back 1")
        assert s.t.players[A].capacity == 7


def test_drought_spares_those_who_are_level() -> None:
    """E9: nobody has strictly most."""
    s = drought(3).has(A, crystals=5).has(B, crystals=5).has(C, crystals=4).end_of_round()
    assert [player.capacity for player in s.t.players] == [7, 7, 7]
    s = drought().end_of_round()
    assert [player.capacity for player in s.t.players] == [7, 7]


def test_drought_once_a_year() -> None:
    """E9: back to spring and into summer again, it has struck already; in the next year it strikes again."""
    s = drought().hand(A, "temporal-boots", "temporal-boots").has(A, gauge=5, crystals=3).free()
    s.says("summon temporal-boots", "move forward 1", "lose space", "summon temporal-boots", "move back 1")
    assert (s.t.space, s.t.players[A].capacity) == (6, 6)
    s.says("A: end turn", "B: end turn")
    assert (s.t.space, s.t.players[A].capacity) == (7, 6)
    s = drought().has(A, crystals=3).when(space=6, year=2)
    s.t.droughts = 1 << 1
    assert s.end_of_round().t.players[A].capacity == 6


def test_drought_that_a_tie_averted_may_still_come() -> None:
    """O20, E9: it has not struck that year."""
    s = drought().hand(A, "temporal-boots", "temporal-boots").has(A, gauge=5, crystals=3).has(B, crystals=3).free()
    s.says("summon temporal-boots", "move forward 1", "summon temporal-boots", "move back 1")
    s.t.players[B].crystals = 4
    s.says("A: end turn", "B: end turn")
    assert [player.capacity for player in s.t.players] == [7, 6]


def test_drought_before_the_cards_of_the_season() -> None:
    """E9, G19: who leads is seen before Figrim takes a crystal, and the space is gone before an Hourglass pays."""
    s = (
        drought()
        .play(A, "figrim-the-avaricious")
        .has(A, crystals=3)
        .has(B, crystals=4)
        .play(B, "purse-of-io")
        .end_of_round()
    )
    assert (s.question, s.asked, s.crystals(A)) == ("drought", B, 3)
    s.says("lose space")
    assert (s.crystals(A), s.crystals(B)) == (4, 3)
    s = drought().play(A, "hourglass-of-time").has(A, crystals=1, water=6).end_of_round().says("own hourglass-of-time")
    assert (s.reserve(A), s.question) == ({"water": 6}, "die")
    s = drought().play(A, "statue-of-eolis").has(A, crystals=1).end_of_round().says("lose space")
    assert s.question == "statue"


def test_drought_without_a_card_in_play() -> None:
    """E9: the space is lost without asking; cards in hand are no way out."""
    s = drought().hand(A, "purse-of-io").has(A, crystals=1).end_of_round()
    assert (s.t.players[A].capacity, s.in_hand(A), s.question) == (6, ["purse-of-io"], "die")


def test_drought_and_a_full_reserve() -> None:
    """E9, B8: what does not fit any more goes at once."""
    s = drought().has(A, crystals=1, water=6, fire=1).end_of_round()
    assert (s.question, s.options) == ("trim", ["drop water", "drop fire"])
    assert s.says("drop fire").reserve(A) == {"water": 6}


def test_drought_and_a_shield() -> None:
    """E9, EK13: the Shield may go for the card; it does not help against losing a space."""
    s = drought().has(A, crystals=1).play(A, "purse-of-io", "shield-of-zira").end_of_round().says("own purse-of-io")
    s.says("own shield-of-zira")
    assert (s.in_play(A), s.crystals(A)) == (["purse-of-io"], 11)
    s = drought().has(A, crystals=1).play(A, "purse-of-io", "shield-of-zira").end_of_round().says("lose space")
    assert (s.crystals(A), s.t.players[A].capacity) == (1, 6)


def test_drought_and_a_grimoire() -> None:
    """E9, B8: ten spaces less those that are gone."""
    s = drought().has(A, crystals=1).play(A, "bespelled-grimoire").end_of_round().says("lose space")
    assert s.t.players[A].capacity == 9


def test_drought_never_leaves_less_than_nothing() -> None:
    """E9, B8: three lost spaces, two Lanterns, two Statues and a Raven: no space is left, and not fewer than none."""
    s = drought().play(A, "mesodaes-lantern", "mesodaes-lantern", "statue-of-eolis", "statue-of-eolis")
    assert s.also(A, lost_spaces=3).free().t.players[A].capacity == 0
    s = (
        drought()
        .play(A, "mesodaes-lantern", "mesodaes-lantern", "statue-of-eolis", "statue-of-eolis")
        .has(A, crystals=9)
    )
    s.also(A, lost_spaces=3).end_of_round().says("lose space")
    assert (s.t.players[A].capacity, s.t.players[A].lost_spaces) == (0, 4)


def test_drought_is_for_good() -> None:
    """E9: a view shows what is left, and the space does not come back."""
    s = drought().has(A, crystals=1).end_of_round()
    assert s.t.view(B).dump()["players"][A]["capacity"] == 6
    assert [event["seat"] for event in s.events("lost-space")] == [A]
