"""Argos' Embrace (E6) and Vision of Destiny (E10): enchantments of hands and piles."""

import pytest

import conclave
from conclave.games.seasons.rules.names import keys_of
from conclave.games.seasons.rules.table import Seasons
from conclave.table.errors import Reason
from tests.games.seasons.rounds import asks, table
from tests.games.seasons.scene import A, B, C, Scene, face

ALL_FOUR = {"water": 1, "earth": 1, "fire": 1, "air": 1}
DRAW = face("winter", "c", 2)
FOUR_CARDS = ("purse-of-io", "tree-of-light", "sid-nightshade", "wondrous-chest")


# E6: Argos' Embrace ------------------------------------------------------------------------------------------------


def embrace(players: int = 2, tokens: tuple[int, ...] = ()) -> Scene:
    return Scene(players, enchantment="argos-embrace", tokens=tokens)


def test_argos_embrace() -> None:
    """E6: a card kept costs 5 crystals; one that is not kept costs nothing."""
    s = embrace().has(A, crystals=9, bonuses=3).die(DRAW).says("keep")
    assert (s.crystals(A), len(s.in_hand(A))) == (4, 1)
    s = embrace().has(A, crystals=9, bonuses=3).die(DRAW).says("discard")
    assert (s.crystals(A), s.in_hand(A), s.question) == (9, [], "free")


def test_argos_embrace_with_the_draw_bonus() -> None:
    """E6: two drawn, one kept."""
    s = embrace().has(A, crystals=9).pile(*FOUR_CARDS).die(DRAW).says("bonus draw", "card purse-of-io")
    assert s.crystals(A) == 4


def test_argos_embrace_with_few_crystals_takes_a_card() -> None:
    """E6, G18: with 4 or fewer no crystal is paid; any card of one's own goes, also the one received."""
    s = embrace().has(A, crystals=4, bonuses=3).hand(A, "tree-of-light").play(A, "crystal-orb").pile("purse-of-io")
    s.die(DRAW).says("keep")
    assert s.options == ["card purse-of-io", "card tree-of-light", "own crystal-orb"]
    copy = s.t.copy()
    s.says("own crystal-orb")
    assert (s.in_play(A), len(s.in_hand(A)), s.crystals(A)) == ([], 2, 4)
    s.t = copy
    s.says("card purse-of-io")
    assert (s.in_hand(A), s.discarded, s.crystals(A)) == (["tree-of-light"], ["purse-of-io"], 4)


def test_argos_embrace_with_five_crystals_takes_them() -> None:
    """E6: who can pay must."""
    s = embrace().has(A, crystals=5, bonuses=3).hand(A, "tree-of-light").die(DRAW).says("keep")
    assert (s.crystals(A), len(s.in_hand(A)), s.question) == (0, 2, "free")


def test_argos_embrace_takes_the_only_card() -> None:
    """E6: if the card received is the only one, that one."""
    s = embrace().has(A, crystals=4, bonuses=3).pile("purse-of-io").die(DRAW).says("keep")
    assert (s.in_hand(A), s.discarded, s.question) == ([], ["purse-of-io"], "free")


def test_argos_embrace_and_a_shield() -> None:
    """E6, EK13: the Shield may go instead, for 10 crystals, which are not asked for."""
    s = embrace().has(A, crystals=4, bonuses=3).play(A, "shield-of-zira").pile("purse-of-io").die(DRAW)
    s.says("keep", "card purse-of-io", "own shield-of-zira")
    assert (s.in_hand(A), s.in_play(A), s.crystals(A)) == (["purse-of-io"], [], 14)


def test_argos_embrace_spares_libraries() -> None:
    """E6: the cards of a new year are free."""
    s = embrace().has(A, crystals=9).library(A, 2, "purse-of-io", "tree-of-light").library(B, 2, "crystal-orb")
    s.when(space=12).end_of_round()
    assert (s.crystals(A), len(s.in_hand(A)), s.in_hand(B)) == (9, 2, ["crystal-orb"])


def test_argos_embrace_once_for_amulet_of_fire() -> None:
    """E6: four drawn, one kept, five crystals."""
    s = embrace().hand(A, "amulet-of-fire").has(A, gauge=1, crystals=9, fire=2).pile(*FOUR_CARDS).free()
    s.says("summon amulet-of-fire", "card purse-of-io")
    assert s.crystals(A) == 4


def test_argos_embrace_for_everybody_whom_naria_serves() -> None:
    """E6: each pays for their own card; who has few crystals loses one."""
    s = embrace(3).hand(A, "naria-the-prophetess").has(A, gauge=1, crystals=9).has(B, crystals=5).has(C, crystals=3)
    s.hand(C, "crystal-orb").pile(*FOUR_CARDS).free()
    s.says("summon naria-the-prophetess", "card purse-of-io", "card tree-of-light")
    assert (s.asked, s.question) == (C, "any-card")
    s.says("C: card crystal-orb")
    assert [s.crystals(seat) for seat in (A, B, C)] == [1, 0, 3]
    assert [s.in_hand(seat) for seat in (A, B, C)] == [["purse-of-io"], ["tree-of-light"], ["sid-nightshade"]]
    assert (s.asked, s.question) == (A, "free")


def test_argos_embrace_for_the_demons_victims() -> None:
    """E6: opponents who must draw pay; the Demon's owner does not."""
    s = embrace(3).hand(A, "demon-of-argos").has(A, gauge=1, crystals=9, **ALL_FOUR)
    s.has(B, crystals=6, gauge=3).has(C, crystals=2, gauge=3).pile(*FOUR_CARDS).free().says("summon demon-of-argos")
    assert [s.crystals(seat) for seat in (A, B, C)] == [9, 1, 2]
    assert (len(s.in_hand(B)), s.in_hand(C), s.discarded) == (1, [], ["tree-of-light"])


def test_argos_embrace_for_potion_of_power() -> None:
    """E6: a card that must be kept costs as much."""
    s = embrace().play(A, "potion-of-power").has(A, gauge=1, crystals=9).free().says("activate potion-of-power")
    assert (s.crystals(A), len(s.in_hand(A))) == (4, 1)


def test_argos_embrace_for_the_fire_of_an_elemental_amulet() -> None:
    """E6: and it is charged before the amulet's next effect."""
    s = embrace().hand(A, "elemental-amulet").has(A, gauge=1, crystals=9, fire=1).free().says("summon elemental-amulet")
    assert s.crystals(A) == 4
    s = embrace().hand(A, "elemental-amulet").has(A, gauge=1, crystals=2, fire=1, earth=1).free()
    s.says("summon elemental-amulet", "energy earth", "energy fire", "energy fire")
    assert (s.question, s.crystals(A)) == ("any-card", 2)


def test_argos_embrace_for_the_crown() -> None:
    """E6: when it draws; when it discards there is nothing to pay."""
    s = embrace().hand(A, "vampiric-crown").has(A, gauge=1, crystals=9, water=1, air=1).pile("cursed-treatise-of-arus")
    assert s.free().says("summon vampiric-crown").crystals(A) == 4
    s = embrace().hand(A, "vampiric-crown", "purse-of-io").has(A, gauge=1, crystals=9, water=1, air=1).free()
    s.says("summon vampiric-crown", "card purse-of-io")
    assert s.crystals(A) == 9


def test_argos_embrace_for_the_throne() -> None:
    """E6: a card discarded, a card drawn, five crystals; without a card in hand nothing happens."""
    s = embrace().hand(A, "throne-of-renewal", "purse-of-io").has(A, gauge=1, crystals=9, water=1, fire=2).free()
    s.says("summon throne-of-renewal")
    assert (s.crystals(A), len(s.in_hand(A))) == (4, 1)
    s = embrace().hand(A, "throne-of-renewal").has(A, gauge=1, crystals=9, water=1, fire=2).free()
    assert s.says("summon throne-of-renewal").crystals(A) == 9


def test_argos_embrace_once_for_amulet_of_time() -> None:
    """E6, G18: three cards drawn together are one time; none drawn is none."""
    s = (
        embrace()
        .hand(A, "amulet-of-time", "purse-of-io", "tree-of-light", "crystal-orb")
        .has(A, gauge=1, crystals=12, water=2)
    )
    s.free().says("summon amulet-of-time", "energy fire", "energy fire")
    copy = s.t.copy()
    s.says("card purse-of-io", "card tree-of-light", "card crystal-orb")
    assert (s.crystals(A), len(s.in_hand(A))) == (7, 3)
    s.t = copy
    assert s.says("done").crystals(A) == 12


def test_argos_embrace_for_the_codex() -> None:
    """E6: a card that comes back from play is received."""
    s = embrace().play(A, "purse-of-io").hand(A, "selenias-codex").has(A, gauge=2, crystals=9, water=1, air=1).free()
    s.says("summon selenias-codex")
    assert (s.crystals(A), s.in_hand(A)) == (4, ["purse-of-io"])


def test_argos_embrace_for_everybody_whom_amsug_serves() -> None:
    """E6: each of them once, in the order of Amsug; who has no item pays nothing."""
    s = embrace(3).hand(A, "amsug-longneck").has(A, gauge=3, crystals=9, water=1, air=1).play(A, "tree-of-light")
    s.play(B, "purse-of-io").has(B, crystals=3).has(C, crystals=8).free().says("summon amsug-longneck")
    assert [s.crystals(seat) for seat in (A, B, C)] == [4, 3, 8]
    assert (s.in_hand(A), s.in_hand(B), s.discarded) == (["tree-of-light"], [], ["purse-of-io"])


def test_argos_embrace_for_scroll_and_catcher() -> None:
    """E6: what they find and their owner keeps; not what is discarded."""
    s = embrace().hand(A, "scroll-of-ishtar").has(A, gauge=1, crystals=9, fire=2).pile("amulet-of-earth").free()
    s.says("summon scroll-of-ishtar", "energy earth")
    copy = s.t.copy()
    assert s.says("keep").crystals(A) == 4
    s.t = copy
    assert s.says("discard").crystals(A) == 9
    s = embrace().hand(A, "familiar-catcher").has(A, gauge=1, crystals=9, fire=1, air=1).pile("sid-nightshade").free()
    assert s.says("summon familiar-catcher", "keep").crystals(A) == 4


def test_argos_embrace_for_resurrection() -> None:
    """E6: the card taken from the discards."""
    s = embrace().play(A, "potion-of-resurrection").has(A, crystals=9).discards("purse-of-io", "tree-of-light").free()
    s.says("activate potion-of-resurrection", "card purse-of-io")
    assert (s.crystals(A), s.in_hand(A), s.question) == (4, ["purse-of-io"], "free")


def test_argos_embrace_for_token_1() -> None:
    """E6, D1: if the card is kept."""
    s = embrace(tokens=(1,)).has(A, crystals=9).free().says("use token", "keep")
    assert s.crystals(A) == 4
    s = embrace(tokens=(1,)).has(A, crystals=9).free().says("use token", "discard")
    assert s.crystals(A) == 9


def test_argos_embrace_and_token_2() -> None:
    """E6, D2: losing a card is not receiving one, even where a Shield gives it back."""
    s = embrace(tokens=(2,)).has(A, crystals=9).play(A, "shield-of-zira").hand(A, "purse-of-io").free()
    s.says("use token", "card purse-of-io", "own shield-of-zira")
    assert s.crystals(A) == 19


def test_argos_embrace_not_for_cards_that_go_straight_into_play() -> None:
    """E6: a Chalice's card, an Orb's, and a Damned Soul that is passed on."""
    s = embrace().hand(A, "divine-chalice").has(A, gauge=2, crystals=9, **ALL_FOUR).pile(*FOUR_CARDS).free()
    s.says("summon divine-chalice", "card tree-of-light")
    assert s.crystals(A) == 9
    s = embrace().play(A, "damned-soul-of-onys").has(A, water=1).has(B, crystals=9).free()
    s.says("activate damned-soul-of-onys")
    assert (s.in_play(B), s.crystals(B)) == (["damned-soul-of-onys"], 9)


def test_argos_embrace_not_for_looking() -> None:
    """E6: a Telescope costs its 2 crystals and no more, and so does token 11 nothing."""
    s = (
        embrace()
        .play(A, "arcane-telescope")
        .has(A, crystals=9)
        .pile("purse-of-io", "tree-of-light", "crystal-orb")
        .free()
    )
    s.says("activate arcane-telescope", "card purse-of-io", "card tree-of-light")
    assert s.crystals(A) == 7
    assert embrace(tokens=(11,)).hand(B, "purse-of-io").has(A, crystals=9).free().says("use token").crystals(A) == 9


# E10: Vision of Destiny --------------------------------------------------------------------------------------------

TOP = ("purse-of-io", "tree-of-light", "sid-nightshade", "wondrous-chest", "crystal-orb", "hand-of-fortune")


def vision(tokens: tuple[int, ...] = ()) -> Scene:
    return Scene(enchantment="vision-of-destiny", tokens=tokens)


def face_up(s: Scene, viewer: int | None = None) -> list[str]:
    """What a viewer, a spectator as a rule, sees on top of the pile."""
    known = s.t.view(viewer).data["known"]["top"]
    assert [at for at, _ in known] == list(range(len(known)))
    return [key for _, key in known]


def test_vision_of_destiny() -> None:
    """E10: two cards lie face up for all; for 5 crystals the first is discarded and the next turned up at once."""
    s = vision().pile(*TOP).has(A, crystals=12).free()
    assert face_up(s) == face_up(s, A) == face_up(s, B) == list(TOP[:2])
    s.says("discard first")
    assert (s.crystals(A), s.discarded) == (7, ["purse-of-io"])
    assert face_up(s) == face_up(s, B) == list(TOP[1:3])


def test_vision_of_destiny_once_a_turn() -> None:
    """E10: and in the next turn again."""
    s = vision().has(A, crystals=12).has(B, crystals=5).free().says("discard first")
    assert "discard first" not in s.options
    reason = s.t.why_not("discard first")
    assert isinstance(reason, Reason)
    assert (reason.key, reason.ruling) == ("vision-once", "E10")
    assert s.says("end turn", "B: discard first").crystals(B) == 0


def test_vision_of_destiny_for_five_crystals() -> None:
    """E10: not with four; and only after the die's actions."""
    s = vision().has(A, crystals=4).free()
    assert "discard first" not in s.options
    reason = s.t.why_not("discard first")
    assert isinstance(reason, Reason)
    assert reason.key == "vision-crystals"
    s = vision().has(A, crystals=9).die(DRAW)
    assert "discard first" not in s.options
    assert "discard first" in s.says("draw", "discard").options


def test_vision_of_destiny_is_not_there_without_it() -> None:
    """E10: the reason says so."""
    s = Scene().has(A, crystals=9).free()
    reason = s.t.why_not("discard first")
    assert isinstance(reason, Reason)
    assert (reason.key, reason.ruling) == ("no-vision", "E10")
    assert s.t.view(None).data["known"]["top"] == []


def test_vision_of_destiny_begins_after_the_prelude() -> None:
    """O19: nothing is shown while cards are drafted, two cards from the first round on."""
    t = table(2, seed=5, enchantment="vision-of-destiny", tokens=True)
    while asks(t) != "die":
        assert t.view(A).data["known"]["top"] == []
        t.choose(t.options[0])
    shown = t.view(None).dump()["known"]["top"]
    assert [at for at, _ in shown] == [0, 1]
    assert [event["card"] for event in t.events_for(None) if event["event"] == "unveiled"] == [key for _, key in shown]


def test_vision_of_destiny_draws_the_first() -> None:
    """E10: all see which card is drawn, and that it was kept."""
    s = vision().pile(*TOP).has(A, bonuses=3).die(DRAW).says("keep")
    assert s.in_hand(A) == ["purse-of-io"]
    assert face_up(s) == list(TOP[1:3])
    deal = s.t.view(B).deal(1)
    assert isinstance(deal, Seasons)
    assert deal.players[A].hand == s.t.players[A].hand


def test_vision_of_destiny_draws_one_by_one() -> None:
    """E10, G20: Amulet of Fire takes the two that lie open and two more, each of them turned up before it is drawn."""
    s = vision().hand(A, "amulet-of-fire").pile(*TOP).has(A, gauge=1, fire=2).free().says("summon amulet-of-fire")
    assert sorted(s.options) == sorted(f"card {key}" for key in TOP[:4])
    assert face_up(s) == face_up(s, B) == list(TOP[4:6])
    told = [event["card"] for event in s.t.events_for(B) if event["event"] == "unveiled"]
    assert told[-4:] == list(TOP[2:6])


def test_vision_of_destiny_and_the_orb() -> None:
    """G20: it looks at the first card, puts that into play or discards it, and the next is turned up."""
    s = vision().play(A, "crystal-orb").pile(*TOP).has(A, gauge=5, water=4).free().says("activate crystal-orb")
    s.says("card purse-of-io")
    assert s.in_play(A) == ["crystal-orb", "purse-of-io"]
    assert face_up(s, B) == list(TOP[1:3])
    s = vision().play(A, "crystal-orb").pile(*TOP).has(A, gauge=5, crystals=3).free()
    s.says("activate crystal-orb", "discard top")
    assert s.discarded == ["purse-of-io"]
    assert face_up(s, B) == list(TOP[1:3])


@pytest.mark.parametrize("way", ["telescope", "token"])
def test_vision_of_destiny_after_a_new_order(way: str) -> None:
    """G20, EK16, D12: the top two of the new order lie face up; the third is its orderer's secret."""
    s = vision(tokens=(12,)).play(A, "arcane-telescope").pile(*TOP).has(A, crystals=2).free()
    s.says("activate arcane-telescope" if way == "telescope" else "use token")
    s.says("card purse-of-io", "card tree-of-light")
    assert face_up(s, A)[:3] == ["sid-nightshade", "tree-of-light", "purse-of-io"]
    assert face_up(s, B) == face_up(s) == ["sid-nightshade", "tree-of-light"]


def test_vision_of_destiny_and_the_statue() -> None:
    """E10, EK7: its look is at a card that all see."""
    s = vision().play(A, "statue-of-eolis").pile(*TOP).when(space=3).end_of_round().says("look at top")
    assert s.crystals(A) == 2
    assert face_up(s, A) == face_up(s, B) == list(TOP[:2])


def test_vision_of_destiny_with_one_card_left() -> None:
    """E10, B9: one lies face up; drawn with no discards, none does."""
    s = vision().only("purse-of-io").has(A, crystals=9).die(DRAW)
    assert face_up(s) == ["purse-of-io"]
    s.says("draw", "keep")
    assert face_up(s) == []
    assert "discard first" not in s.options
    reason = s.t.why_not("discard first")
    assert isinstance(reason, Reason)
    assert reason.key == "nothing-to-draw"


def test_vision_of_destiny_and_a_new_pile() -> None:
    """E10, B9: the moment the last card goes, the discards are the pile and two of them lie face up."""
    s = vision().discards("tree-of-light", "sid-nightshade", "crystal-orb").only("purse-of-io").die(DRAW)
    s.says("draw", "keep")
    assert len(s.pile_top) == 3
    assert face_up(s) == s.pile_top[:2]


def test_vision_of_destiny_discards_the_last_card() -> None:
    """E10, B9: it comes back with the new pile that its discarding makes."""
    s = vision().discards("tree-of-light").only("purse-of-io").has(A, crystals=5).free().says("discard first")
    assert sorted(s.pile_top) == ["purse-of-io", "tree-of-light"]
    assert (face_up(s), s.discarded) == (s.pile_top, [])


def test_vision_of_destiny_known_discards() -> None:
    """E10, B9: everybody knows where the card lies that was discarded openly."""
    s = vision().pile(*TOP).has(A, crystals=5).free().says("discard first")
    for viewer in (A, B, None):
        assert s.t.view(viewer).data["known"]["discards"] == [[0, "purse-of-io"]]


# Both at the edges -------------------------------------------------------------------------------------------------


def test_argos_embrace_and_a_shield_for_amulet_of_time() -> None:
    """E6, EK15: a card saved by a Shield is not received; the one drawn for it is."""
    s = (
        embrace()
        .play(A, "shield-of-zira")
        .hand(A, "amulet-of-time", "purse-of-io")
        .has(A, gauge=5, crystals=9, water=2)
    )
    s.free().says("summon amulet-of-time", "energy fire", "energy fire", "card purse-of-io", "own shield-of-zira")
    while s.question != "free":
        s.says("done")
    assert (s.crystals(A), len(s.in_hand(A))) == (14, 2)


def test_argos_embrace_is_told() -> None:
    """E6: to everybody, each time."""
    s = embrace().has(A, crystals=9).play(A, "potion-of-power").free().says("activate potion-of-power")
    assert [event["seat"] for event in s.events("enchanted")] == [A]


def test_argos_embrace_outlives_a_save() -> None:
    """E6: what is owed in the middle of Naria's gifts is still owed."""
    s = (
        embrace(3)
        .hand(A, "naria-the-prophetess")
        .has(A, gauge=1, crystals=9)
        .has(B, crystals=9)
        .pile(*FOUR_CARDS)
        .free()
    )
    s.says("summon naria-the-prophetess", "card purse-of-io")
    saved = conclave.load(s.t.dump())
    assert isinstance(saved, Seasons)
    s.t = saved
    s.says("card tree-of-light")
    assert (s.crystals(A), s.crystals(B)) == (1, 4)


def test_vision_of_destiny_deals_from_a_view() -> None:
    """E10: the two that lie open are on top of every deal, and nothing else of the pile is given away."""
    s = vision().pile(*TOP).has(A, crystals=9).free().says("discard first")
    piles = set()
    for seed in range(10):
        deal = s.t.view(B).deal(seed)
        assert isinstance(deal, Seasons)
        pile = keys_of(deal.pile[deal.drawn :])
        assert (pile[:2], keys_of(deal.discard)) == (list(TOP[1:3]), ["purse-of-io"])
        piles.add(tuple(pile[2:5]))
    assert len(piles) == 10


def test_vision_of_destiny_while_cards_are_being_ordered() -> None:
    """G20: they are in their orderer's hand; B knows two of them, and not the order they come back in."""
    s = vision().play(A, "arcane-telescope").pile(*TOP).has(A, crystals=2).free().says("activate arcane-telescope")
    assert (face_up(s), face_up(s, B)) == ([], [])
    s.says("card purse-of-io")
    assert face_up(s, B) == []
    s.says("card sid-nightshade")
    assert face_up(s, B) == ["tree-of-light", "sid-nightshade"]
    names = s.t.view(B).data["place_names"]
    assert 1 << names.index("pile") in s.t.view(B).data["known"]["places"]["purse-of-io"]


def test_vision_of_destiny_and_a_search() -> None:
    """E10, EK8: cards are revealed from the first on; afterwards the next two lie open."""
    s = vision().hand(A, "familiar-catcher").pile(*TOP).has(A, gauge=1, fire=1, air=1).free()
    s.says("summon familiar-catcher", "keep")
    assert (s.in_hand(A), s.discarded) == (["sid-nightshade"], ["purse-of-io", "tree-of-light"])
    assert face_up(s, B) == list(TOP[3:5])


def test_argos_embrace_after_the_limit() -> None:
    """E6, B8: a reserve that is too full after a Grimoire's return is trimmed before the Embrace takes a card."""
    s = Scene(enchantment="argos-embrace").play(A, "bespelled-grimoire", "statue-of-eolis")
    s.hand(A, "selenias-codex", "purse-of-io").has(A, crystals=3, gauge=9, water=5, air=4).free()
    s.says("summon selenias-codex", "own bespelled-grimoire")
    assert s.question == "trim"
    s.says("drop water")
    assert s.question == "any-card"


def test_vision_of_destiny_finds_new_cards_as_soon_as_there_are_any() -> None:
    """E10, B9: with the pile run out, cards discarded since make a new one, and two of them lie face up."""
    s = Scene(enchantment="vision-of-destiny").discards("purse-of-io", "tree-of-light").only().has(A, crystals=9).free()
    assert s.t.face_up == 2
    assert "discard first" in s.options
