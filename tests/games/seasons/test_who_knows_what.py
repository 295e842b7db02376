"""What a seat can know of where cards lie, forgetting nothing, and no more than that."""

from collections import Counter

import conclave
from conclave.games.seasons.rules.names import CARD_KEYS, keys_of
from conclave.games.seasons.rules.table import Seasons
from conclave.games.seasons.rules.views import place_names
from conclave.table.table import Table
from tests.games.seasons.scene import A, B, C, Scene, face


def places(table: Table, viewer: int, key: str) -> list[set[str]]:
    """Where each of the two cards of a name may lie, as far as a viewer can tell."""
    data = table.view(viewer).data
    names = data["place_names"]
    return [{name for bit, name in enumerate(names) if mask >> bit & 1} for mask in data["known"]["places"][key]]


def pack(table: Table, seat: int) -> tuple[int, ...]:
    """The pack that really lies before a seat."""
    assert isinstance(table, Seasons)
    return table.players[seat].pack


def test_place_names_are_in_the_order_of_the_bits() -> None:
    assert place_names(2)[:6] == ["pile", "discard", "pinned", "buried", "pack 1", "hand 1"]


def test_a_pack_that_comes_back_tells_what_was_taken() -> None:
    """Two players: what is missing from my first pack when it returns is what my opponent took."""
    table = conclave.new("seasons", players=2, seed=21)
    mine = list(pack(table, A))
    table.choose(table.options_of(A)[0], A)
    table.choose(table.options_of(B)[0], B)
    second = list(pack(table, B))
    table.choose(table.options_of(A)[0], A)
    table.choose(table.options_of(B)[0], B)
    back = list(pack(table, A))
    taken = Counter(mine[1:]) - Counter(back)
    assert taken == Counter(second) - Counter(back)
    for key in keys_of(list(taken)):
        assert {"hand 2"} in places(table, A, key)


def test_a_card_passed_on_may_be_with_whoever_the_pack_goes_to() -> None:
    """Three players: a card I passed may be in my left neighbour's pack or taken by them."""
    table = conclave.new("seasons", players=3, seed=22)
    mine = list(pack(table, A))
    for seat in (A, B, C):
        table.choose(table.options_of(seat)[0], seat)
    passed = keys_of(mine)[-1]
    assert {"pack 2"} in places(table, A, passed)
    for seat in (A, B, C):
        table.choose(table.options_of(seat)[0], seat)
    assert {"pack 3", "hand 2"} in places(table, A, passed)


def test_a_hand_after_building_may_be_any_third_of_what_was_drafted() -> None:
    table = conclave.new("seasons", players=2, seed=23, level="apprentice")
    theirs = CARD_KEYS[pack(table, B)[0]]
    while table.view(None).question == "build":
        table.choose(table.options[0])
    assert {"hand 2", "library2 2", "library3 2"} in places(table, A, theirs)


def test_a_library_opens_for_all_to_see_that_it_did() -> None:
    s = Scene().library(B, 2, "purse-of-io").hand(A, "temporal-boots").has(A, gauge=2).when(space=12).free()
    assert {"library2 2", "pile"} <= places(s.t, A, "purse-of-io")[0]
    s.says("summon temporal-boots", "move forward 1")
    assert all("library2 2" not in where for where in places(s.t, A, "purse-of-io"))
    assert {"hand 2"} in places(s.t, B, "purse-of-io")


def test_the_orb_shows_the_top_card_to_its_owner_alone() -> None:
    s = Scene().play(A, "crystal-orb").pile("sid-nightshade").has(A, gauge=1).free()
    s.says("activate crystal-orb")
    assert s.t.view(A).data["known"]["top"] == [[0, "sid-nightshade"]]
    assert s.t.view(B).data["known"]["top"] == []
    assert {"pinned"} in places(s.t, A, "sid-nightshade")
    assert all("pinned" not in where for where in places(s.t, B, "sid-nightshade"))


def test_who_saw_the_top_card_knows_who_drew_it() -> None:
    s = Scene().play(A, "crystal-orb").pile("sid-nightshade").has(A, gauge=1).has(B, bonuses=3)
    s.took(B, face("winter", "c", 2)).free().says("activate crystal-orb", "end turn")
    assert s.question == "keep"
    assert s.asked == B
    assert {"limbo 2"} in places(s.t, A, "sid-nightshade")
    s.says("B: keep")
    assert {"hand 2"} in places(s.t, A, "sid-nightshade")


def test_a_card_drawn_unseen_may_be_kept_or_discarded() -> None:
    s = Scene().pile("sid-nightshade").has(B, bonuses=3)
    s.took(B, face("winter", "c", 2)).free().says("end turn", "B: discard")
    where = places(s.t, A, "sid-nightshade")
    assert all({"pile", "discard"} <= each for each in where)
    assert {"buried"} in places(s.t, B, "sid-nightshade")


def test_a_gift_is_known_to_the_two_and_to_nobody_else() -> None:
    s = Scene(players=3).hand(A, "naria-the-prophetess").has(A, gauge=1, crystals=3)
    s.pile("sid-nightshade", "tree-of-light", "crystal-orb").free()
    s.says("summon naria-the-prophetess", "card sid-nightshade", "card tree-of-light")
    assert {"hand 2"} in places(s.t, A, "tree-of-light")
    assert {"hand 2"} in places(s.t, B, "tree-of-light")
    assert {"hand 2"} not in places(s.t, C, "tree-of-light")
    assert {"hand 3"} in places(s.t, A, "crystal-orb")
    assert any({"hand 1", "hand 2"} <= where for where in places(s.t, C, "tree-of-light"))


def test_a_card_returned_to_hand_is_known_there() -> None:
    s = Scene().hand(A, "amsug-longneck").has(A, gauge=1, water=1, air=1).play(B, "purse-of-io").free()
    s.says("summon amsug-longneck")
    assert {"hand 2"} in places(s.t, A, "purse-of-io")


def test_sacrificed_cards_are_known_to_be_discarded_and_then_shuffled_in() -> None:
    s = Scene().play(A, "potion-of-power").discards("tree-of-light").only("sid-nightshade").has(A, gauge=1).free()
    s.says("activate potion-of-power")
    assert s.events("reshuffled")
    assert {"pile"} in places(s.t, B, "potion-of-power")


def test_twins_are_not_told_apart() -> None:
    """B is known to hold one Purse and plays a Purse: it may have been the other one that B drew."""
    s = Scene().hand(A, "amsug-longneck").has(A, gauge=1, water=1, air=1).play(B, "purse-of-io")
    s.hand(B, "purse-of-io").has(B, gauge=3, air=1, fire=1).free()
    s.says("summon amsug-longneck", "end turn", "B: summon purse-of-io")
    assert sorted(map(len, places(s.t, A, "purse-of-io"))) == [1, max(map(len, places(s.t, A, "purse-of-io")))]
    assert any("hand 2" in where and "pile" in where for where in places(s.t, A, "purse-of-io"))


def test_no_copy_number_and_no_hidden_card_in_a_view() -> None:
    s = Scene().hand(B, "sid-nightshade").pile("tree-of-light").free()
    data = {**s.t.view(A).data, "known": None}
    assert "sid-nightshade" not in str(data)
    assert "tree-of-light" not in str(data)


def test_both_cards_of_a_name_in_a_pack_are_known() -> None:
    """A seat that holds two of a name knows both, and after the draft neither can be in the pile."""
    table = conclave.new("seasons", players=4, seed=0)
    twins = [card for card, number in Counter(pack(table, C)).items() if number == 2]
    assert twins
    for key in keys_of(twins):
        assert places(table, C, key) == [{"pack 3"}, {"pack 3"}]


def test_a_place_that_is_seen_to_be_empty_holds_nothing() -> None:
    """After the draft no pack, and after the last card has left it no hand, is among the possible places."""
    table = conclave.new("seasons", players=2, seed=3)
    while table.view(None).question == "draft":
        table.choose(table.options[0])
    names = {name for key in table.view(A).data["known"]["places"] for where in places(table, A, key) for name in where}
    assert not any(name.startswith("pack") for name in names)
    s = Scene().play(A, "potion-of-power").pile("amulet-of-earth").has(A, gauge=2, earth=2).free()
    s.says("activate potion-of-power", "summon amulet-of-earth")
    assert all("hand 1" not in where for where in places(s.t, B, "purse-of-io"))


def test_deals_of_an_answered_draft_and_building_vary() -> None:
    table = conclave.new("seasons", players=3, seed=4)
    table.choose(table.options_of(B)[0], B)
    drafted = {table.redeal(A, seed).dump()["players"][B]["drafted"] for seed in range(40)}
    assert len(drafted) > 10
    table = conclave.new("seasons", players=2, seed=4, level="apprentice")
    while B in table.waiting:
        table.choose(table.options_of(B)[0], B)
    hands = {tuple(table.redeal(A, seed).dump()["players"][B]["hand"]) for seed in range(40)}
    assert len(hands) > 10


# The discard pile --------------------------------------------------------------------------------------------------


def discards(s: Scene, viewer: int | None) -> list[list[int | str]]:
    """What a viewer knows of the discard pile: spots from its bottom, and the cards that lie there."""
    return list(s.t.view(viewer).data["known"]["discards"])


def test_a_sacrificed_card_is_known_to_lie_where_it_was_put() -> None:
    """B9: all see it go, face up, and remember its spot; what lay there before nobody knows."""
    s = Scene().play(A, "potion-of-life").discards("tree-of-light").has(A, water=1).free()
    s.says("activate potion-of-life")
    for viewer in (A, B, None):
        assert discards(s, viewer) == [[1, "potion-of-life"]]
    assert {"buried"} in places(s.t, B, "potion-of-life")
    assert {"pile", "discard"} in places(s.t, B, "tree-of-light")


def test_a_discarded_card_is_known_to_whoever_saw_it() -> None:
    """B9: what A drew and did not want is A's secret; spots are counted from the bottom."""
    s = Scene().discards("tree-of-light").pile("sid-nightshade").die(face("winter", "c", 2)).says("draw", "discard")
    assert discards(s, A) == [[1, "sid-nightshade"]]
    assert discards(s, B) == discards(s, None) == []
    assert all("buried" not in where for where in places(s.t, B, "sid-nightshade"))


def test_cards_discarded_together_are_known_in_their_order() -> None:
    """O12, B9: those of an Amulet of Fire, to its owner."""
    s = Scene().hand(A, "amulet-of-fire").has(A, gauge=1, fire=2)
    s.pile("purse-of-io", "tree-of-light", "sid-nightshade", "wondrous-chest").free()
    s.says("summon amulet-of-fire", "card tree-of-light")
    assert discards(s, A) == [[0, "purse-of-io"], [1, "sid-nightshade"], [2, "wondrous-chest"]]
    assert discards(s, B) == []


def test_deals_leave_known_discards_where_they_lie() -> None:
    """B9: at their very spot, and anything else around them."""
    s = Scene().play(A, "potion-of-life").discards("tree-of-light", "sid-nightshade").has(A, water=1).free()
    s.says("activate potion-of-life")
    piles = set()
    for seed in range(20):
        deal = s.t.view(B).deal(seed)
        assert isinstance(deal, Seasons)
        assert keys_of(deal.discard)[2] == "potion-of-life"
        assert len(deal.discard) == 3
        piles.add(tuple(deal.discard))
        assert deal.view(B).dump()["known"] == s.t.view(B).dump()["known"]
    assert len(piles) > 10


def test_known_discards_are_saved() -> None:
    """What everybody knows of the discards outlives a save."""
    s = (
        Scene()
        .play(A, "potion-of-life")
        .discards("tree-of-light")
        .has(A, water=1)
        .free()
        .says("activate potion-of-life")
    )
    assert discards(s, B) == conclave.load(s.t.dump()).view(B).dump()["known"]["discards"]


def test_who_knew_the_top_card_knows_where_it_was_discarded() -> None:
    """B9: an Orb has shown it to A; when it is discarded unseen, A knows its spot and nobody else does."""
    s = Scene().play(A, "crystal-orb").play(B, "crystal-orb").pile("sid-nightshade").has(A, gauge=1)
    s.has(B, gauge=1, crystals=3).free().says("activate crystal-orb", "A: end turn")
    s.says("B: activate crystal-orb", "discard top")
    assert discards(s, A) == [[0, "sid-nightshade"]]
    assert discards(s, B) == discards(s, None) == []


def resurrection() -> Scene:
    """B has discarded two cards, a Potion of Life on top of them is known to all; A has drunk a Resurrection."""
    s = Scene().play(A, "potion-of-resurrection", "potion-of-life").has(A, water=1)
    s.discards("tree-of-light", "sid-nightshade").free()
    return s.says("activate potion-of-life", "activate potion-of-resurrection")


def test_cards_put_under_the_discards_are_known_to_one_player() -> None:
    """EK11, O21: A knows the new order; B knows only the potion, and that a card known to all may be back anywhere."""
    s = resurrection().says("card tree-of-light")
    assert s.question == "under"
    s.says("card potion-of-life")
    assert s.discarded == ["sid-nightshade", "potion-of-life", "potion-of-resurrection"]
    assert discards(s, A) == [[0, "sid-nightshade"], [1, "potion-of-life"], [2, "potion-of-resurrection"]]
    assert discards(s, B) == [[2, "potion-of-resurrection"]]
    assert any({"hand 1", "discard"} <= where for where in places(s.t, B, "potion-of-life"))
    assert any({"hand 1", "discard"} <= where for where in places(s.t, B, "tree-of-light"))


def test_deals_after_a_resurrection_fit() -> None:
    """EK11: for both players, and they vary what the other took."""
    s = resurrection().says("card tree-of-light", "card potion-of-life")
    hands = set()
    for seed in range(30):
        mine, theirs = s.t.view(A).deal(seed), s.t.view(B).deal(seed)
        assert isinstance(mine, Seasons)
        assert isinstance(theirs, Seasons)
        assert mine.discard == s.t.discard
        assert keys_of(theirs.discard)[2] == "potion-of-resurrection"
        hands.add(tuple(theirs.players[A].hand))
    assert len(hands) > 3


def test_a_new_pile_is_made_the_moment_the_last_card_goes() -> None:
    """B9, H15: known spots are forgotten; who knew the discards knows what is in the pile, not where."""
    s = Scene().discards("tree-of-light").only("sid-nightshade", "purse-of-io").has(A, bonuses=3)
    s.die(face("winter", "c", 2)).says("discard")
    assert discards(s, A) == [[1, "sid-nightshade"]]
    s.t.players[B].die = face("winter", "c", 2)
    s.says("A: end turn", "B: draw")
    assert len(s.events("reshuffled")) == 1
    assert (s.t.discard, sorted(s.pile_top)) == ([], ["sid-nightshade", "tree-of-light"])
    assert s.question == "keep"
    for viewer in (A, B, None):
        assert discards(s, viewer) == s.t.view(viewer).data["known"]["top"] == []
    assert {"pile"} in places(s.t, A, "sid-nightshade")


def test_a_new_pile_leaves_out_what_is_in_limbo() -> None:
    """B9: the last card, drawn and not yet decided on, is not shuffled in; discarded, it is the first there."""
    s = Scene().discards("tree-of-light").only("purse-of-io").die(face("winter", "c", 2)).says("draw", "discard")
    assert (s.pile_top, s.discarded) == (["tree-of-light"], ["purse-of-io"])


def test_cards_put_back_on_the_pile_are_known_to_one_player() -> None:
    """EK16, O21: A knows all three spots; B, who had seen the first by an Orb, knows only that it is in the pile."""
    s = (
        Scene()
        .play(A, "arcane-telescope")
        .play(B, "crystal-orb")
        .pile("sid-nightshade", "tree-of-light", "purse-of-io")
    )
    s.has(A, crystals=9).has(B, gauge=1).free().says("A: end turn", "B: activate crystal-orb", "B: end turn")
    assert s.t.view(B).data["known"]["top"] == [[0, "sid-nightshade"]]
    while s.question != "free" or s.asked != A:
        s.says("use die" if "use die" in s.options else "end turn" if "end turn" in s.options else s.options[0])
        assert s.t.round < 4
    top = s.pile_top[:3]
    s.says("activate arcane-telescope", f"card {top[0]}", f"card {top[1]}")
    assert s.t.view(A).data["known"]["top"] == [[0, top[2]], [1, top[1]], [2, top[0]]]
    assert s.t.view(B).data["known"]["top"] == []


def test_a_card_alone_in_its_place_is_seen_to_go() -> None:
    """B9: who knows the one card that a hand or limbo holds knows where it goes, face down or not."""
    s = Scene(enchantment="vision-of-destiny", tokens=(1, 2)).pile("amulet-of-air", "amulet-of-fire", "amulet-of-water")
    s.discards("purse-of-io").has(A, crystals=9).free().says("use token", "discard")
    for viewer in (B, None):
        assert s.t.view(viewer).data["known"]["discards"] == [[1, "amulet-of-air"]]
    s = Scene(tokens=(2,)).play(A, "amulet-of-air").hand(A, "selenias-codex").has(A, gauge=5, water=1, air=1).free()
    s.says("summon selenias-codex", "use token", "card amulet-of-air")
    assert s.t.view(B).data["known"]["discards"] == [[0, "amulet-of-air"]]
