"""What a seat can know of where cards lie, forgetting nothing, and no more than that."""

from collections import Counter

import conclave
from conclave.seasons.game import Seasons
from conclave.seasons.names import CARD_KEYS, keys_of
from conclave.seasons.views import place_names
from conclave.table.table import Table
from tests.seasons.scene import A, B, C, Scene, face


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
    s.t.players[B].die = face("winter", "c", 2)
    s.free().says("activate crystal-orb", "end turn")
    assert s.question == "keep"
    assert s.asked == B
    assert {"limbo 2"} in places(s.t, A, "sid-nightshade")
    s.says("B: keep")
    assert {"hand 2"} in places(s.t, A, "sid-nightshade")


def test_a_card_drawn_unseen_may_be_kept_or_discarded() -> None:
    s = Scene().pile("sid-nightshade").has(B, bonuses=3)
    s.t.players[B].die = face("winter", "c", 2)
    s.free().says("end turn", "B: discard")
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
    assert places(s.t, B, "potion-of-power")[-1] == {"pile"}


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
