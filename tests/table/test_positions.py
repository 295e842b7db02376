"""Positions laid out by hand, through the API alone."""

import json
import random
from typing import Any

import pytest

import conclave
from conclave.table.data import Data

EXPANSION = ["base", "enchanted-kingdom"]


def seasons(*seats: Data, sets: list[str] = EXPANSION, **layout: Any) -> conclave.Table:
    return conclave.position("seasons", {"seats": list(seats), **layout}, players=max(2, len(seats)), seed=1, sets=sets)


def archimage(*seats: Data, **layout: Any) -> conclave.Table:
    return conclave.position("archimage", {"seats": list(seats), **layout}, players=max(2, len(seats)), seed=1)


def moves(table: conclave.Table) -> list[str]:
    return [table.notation(pick) for pick in table.options]


def test_what_is_laid_out_is_there_and_can_be_played() -> None:
    table = seasons({"crystals": 5, "reserve": {"fire": 2}, "play": ["purse-of-io"], "gauge": 3}, may_transmute=True)
    assert "transmute fire" in moves(table)
    table.choose(table.parse("transmute fire"))
    assert table.breakdown(0)["crystals"] == 5 + 2 + 1
    assert table.view(1).data["players"][0]["reserve"]["fire"] == 1


@pytest.mark.parametrize(
    ("moment", "question"), [("die", "free"), ("actions", "free"), ("round", "die"), ("round-end", "die")]
)
def test_every_moment_of_a_round(moment: str, question: str) -> None:
    table = seasons(moment=moment, space=4, year=2)
    assert table.view(table.asked).question == question
    while not table.over:
        table.choose(table.options[0])


def test_a_turn_in_the_tower() -> None:
    table = archimage({"dice": ["red 5", "blue 2"], "mage": 0}, {"dice": ["green 1"]}, spaces={"14": "fire 5"})
    assert moves(table) == ["break 14", "cast bond"]
    assert table.view(None).data["reserve"] == [2, 2, 3, 2]


def test_without_spaces_the_tower_is_laid_out_as_the_key_has_it() -> None:
    laid = archimage({"dice": ["red 1"]}, {"dice": ["red 2"]}).view(None).data
    dealt = conclave.new("archimage", seed=1).view(None).data
    assert (laid["seals"], laid["scrolls"]) == (dealt["seals"], dealt["scrolls"])


@pytest.mark.parametrize("table", [seasons({"hand": ["amulet-of-air"]}), archimage({"dice": ["red 1"]}, {})])
def test_a_position_is_saved_and_loaded_like_any_table(table: conclave.Table) -> None:
    data = json.loads(json.dumps(table.dump()))
    assert conclave.load(data).dump() == table.dump()


def test_what_a_save_leaves_out_of_knowledge_is_what_lies_in_plain_sight() -> None:
    table = seasons({"hand": ["amulet-of-air"]}, {"hand": ["amulet-of-fire"]})
    data = table.dump()
    known = data.pop("known")
    assert conclave.load(data).dump()["known"] == known


def without_knowledge(table: conclave.Table) -> conclave.Table:
    data = json.loads(json.dumps(table.dump()))
    del data["known"]
    return conclave.load(data)


def test_cards_that_lie_face_up_on_the_pile_are_in_plain_sight() -> None:
    options: dict[str, Any] = {"players": 2, "seed": 1, "enchantment": "vision-of-destiny"}
    table = without_knowledge(conclave.position("seasons", {"pile": ["amulet-of-air", "dragon-skull"]}, **options))
    for seat in (0, 1, None):
        assert table.view(seat).data["known"]["top"] == [[0, "amulet-of-air"], [1, "dragon-skull"]]
        assert table.view(seat).deal(5).dump()["pile"][:2] == ["amulet-of-air", "dragon-skull"]


def test_a_card_that_has_been_revealed_is_in_plain_sight() -> None:
    searching = {"hand": ["familiar-catcher"], "gauge": 1, "reserve": {"fire": 1, "air": 1}}
    table = seasons(searching, {}, pile=["amulet-of-air", "titus-deepgaze"])
    table.choose(table.parse("summon familiar-catcher"))
    assert table.view(0).question == "keep-found"
    table = without_knowledge(table)
    for seat in (0, 1, None):
        view = table.view(seat)
        assert view.data["revealed"] == [{"card": "familiar-catcher", "cards": ["amulet-of-air", "titus-deepgaze"]}]
        assert view.deal(5).view(seat).data == view.data


@pytest.mark.parametrize("seed", range(4))
def test_a_save_without_knowledge_is_dealt_like_any(seed: int) -> None:
    luck = random.Random(seed)
    table = conclave.new(
        "seasons", players=2 + seed % 3, seed=seed, sets=EXPANSION, tokens=True, enchantment="vision-of-destiny"
    )
    for number in range(10**6):
        if table.over:
            break
        if number % 9 == 0:
            loaded = without_knowledge(table)
            for seat in (*range(table.seats), None):
                view = loaded.view(seat)
                assert view.deal(number).view(seat).data == view.data
        table.choose(luck.choice(table.options))


@pytest.mark.parametrize(
    ("seats", "layout", "where"),
    [
        ([{"reserve": {"fire": 12}}], {}, ("reserve", 1)),
        ([{}, {"reserve": {"ice": 1}}], {}, ("reserve.ice", 2)),
        ([{}, {"hand": ["nobody"]}], {}, ("hand", 2)),
        ([{"hand": ["amulet-of-air"] * 3}], {}, ("hand", 1)),
        ([{"gold": 1}], {}, ("gold", 1)),
        ([{"gauge": 16}], {}, ("gauge", 1)),
        ([{"crystals": -1}], {}, ("crystals", 1)),
        ([{"bonuses": 4}], {}, ("bonuses", 1)),
        (
            [{"play": [{"card": "raven-the-usurper", "copies": "purse-of-io"}]}],
            {},
            ("play.raven-the-usurper.copies", 1),
        ),
        ([{"die": {"season": "winter", "symbols": "FFFF"}}], {}, ("die", 1)),
        ([], {"moment": "noon"}, ("moment", 0)),
        ([], {"year": "first"}, ("year", 0)),
        ([], {"pile": ["nobody"]}, ("pile", 0)),
        ([], {"weather": "fine"}, ("weather", 0)),
    ],
)
def test_what_cannot_lie_so_is_refused_with_its_seat_and_field(
    seats: list[Data], layout: Data, where: tuple[str, int]
) -> None:
    with pytest.raises(conclave.BadSave) as fault:
        seasons(*seats, **layout)
    reason = fault.value.reason
    assert (reason.key, reason.args["field"], reason.args["seat"]) == ("save-field", *where)


@pytest.mark.parametrize(
    ("seats", "layout", "where"),
    [
        ([{"dice": ["red 1"] * 4}], {}, ("dice", 1)),
        ([{"dice": ["red 7"]}], {}, ("dice", 1)),
        ([{}, {"scrolls": ["nothing"]}], {}, ("scrolls[0]", 2)),
        ([{"mage": 999}], {}, ("mage", 1)),
        ([], {"spaces": {"999": "fire 3"}}, ("spaces.999", 0)),
        ([], {"guardians": {"ice": 3}}, ("guardians.ice", 0)),
    ],
)
def test_what_cannot_stand_in_the_tower_is_refused_too(seats: list[Data], layout: Data, where: tuple[str, int]) -> None:
    with pytest.raises(conclave.BadSave) as fault:
        archimage(*seats, **layout)
    assert (fault.value.reason.args["field"], fault.value.reason.args["seat"]) == where


SEASONS_WRONG: list[tuple[list[Any], Data, str, int]] = [
    ([{"reserve": {"fire": 4, "water": 4}}], {}, "reserve", 1),
    ([{"reserve": {"fire": -1}}], {}, "reserve.fire", 1),
    ([{"reserve": {"fire": "2"}}], {}, "reserve.fire", 1),
    ([{"reserve": {"fire": True}}], {}, "reserve.fire", 1),
    ([{"reserve": ["fire"]}], {}, "reserve", 1),
    ([{"crystals": 2.0}], {}, "crystals", 1),
    ([{"crystals": None}], {}, "crystals", 1),
    ([{"crystals": 10**5000}], {}, "crystals", 1),
    ([{}, {"gauge": -1}], {}, "gauge", 2),
    ([{"play": [{"card": "heart-of-argos", "energy": {"air": 1}}]}], {}, "play.heart-of-argos.energy", 1),
    ([{"play": [{"card": "amulet-of-water", "used": True}]}], {}, "play.amulet-of-water.used", 1),
    ([{"summoned": -1}], {}, "summoned", 1),
    ([{"lost_spaces": 1}], {}, "lost_spaces", 1),
    ([{"token": 3}], {}, "token", 1),
    ([{"token_used": True}], {}, "token_used", 1),
    ([{"token_used": 1}], {}, "token_used", 1),
    ([{"hand": ["raven-the-usurper"]}], {"sets": ["base"]}, "hand", 1),
    ([{"hand": ["titus-deepgaze"]}], {"level": "apprentice"}, "hand", 1),
    ([{"hand": "amulet-of-air"}], {}, "hand", 1),
    ([{"hand": [5]}], {}, "hand", 1),
    ([{"hand": [""]}], {}, "hand", 1),
    ([{"library2": ["amulet-of-air"]}, {"library3": ["amulet-of-air"]}], {"pile": ["amulet-of-air"]}, "library3", 2),
    ([{"play": ["amulet-of-air"] * 2}], {"discard": ["amulet-of-air"]}, "play", 1),
    ([], {"pile": ["amulet-of-air"] * 3}, "pile", 0),
    ([], {"discard": [["amulet-of-air"]]}, "discard", 0),
    ([{"play": [{"turned": True}]}], {}, "play[0]", 1),
    (
        [{"play": ["purse-of-io", {"card": "amulet-of-water", "energy": {"ice": 1}}]}],
        {},
        "play.amulet-of-water.energy.ice",
        1,
    ),
    ([{"play": [{"card": "amulet-of-water", "energy": {"air": 999}}]}], {}, "play.amulet-of-water.energy.air", 1),
    ([{"play": [{"card": "amulet-of-water", "energy": {"air": 4, "fire": 1}}]}], {}, "play.amulet-of-water.energy", 1),
    ([{"play": ["tree-of-light", {"card": "purse-of-io", "energy": {"air": 1}}]}], {}, "play.purse-of-io.energy", 1),
    ([{"play": [{"card": "amulet-of-water", "tapped": True}]}], {}, "play.amulet-of-water.tapped", 1),
    ([{"play": [{"card": "amulet-of-water", "turned": "yes"}]}], {}, "play.amulet-of-water.turned", 1),
    (
        [{"play": ["purse-of-io"]}, {"play": [{"card": "tree-of-light", "copies": "purse-of-io"}]}],
        {},
        "play.tree-of-light.copies",
        2,
    ),
    ([{"die": {"season": "winter", "symbols": "WW*", "sides": 6}}], {}, "die.sides", 1),
    ([{"die": "WW*"}], {}, "die", 1),
    ([], {"die_left": {"season": "noon", "symbols": "WW*"}}, "die_left", 0),
    ([], {"year": 4}, "year", 0),
    ([], {"space": 13}, "space", 0),
    ([], {"space": 0}, "space", 0),
    ([], {"round": 0}, "round", 0),
    ([], {"may_transmute": 1}, "may_transmute", 0),
    ([], {"moment": ["die"]}, "moment", 0),
    ([{}, {}, {}], {"players": 2}, "seats", 0),
    (["A"], {}, "seats", 1),
]


@pytest.mark.parametrize(("seats", "layout", "field", "seat"), SEASONS_WRONG)
def test_what_seasons_refuses(seats: list[Any], layout: Data, field: str, seat: int) -> None:
    options = {name: layout.pop(name) for name in ("sets", "level", "players") if name in (layout := dict(layout))}
    options = {"players": max(2, len(seats)), "sets": EXPANSION, **options}
    with pytest.raises(conclave.BadSave) as fault:
        conclave.position("seasons", {"seats": seats, **layout}, seed=1, **options)
    reason = fault.value.reason
    assert (reason.key, reason.args["field"], reason.args["seat"]) == ("save-field", field, seat)
    assert len(str(reason.args["what"])) < 200


def test_ability_tokens_are_laid_for_every_seat_and_once_each() -> None:
    def laid(*tokens: int) -> conclave.Table:
        seats = [{"token": token} if token else {} for token in tokens]
        return conclave.position("seasons", {"seats": seats}, players=2, seed=1, sets=EXPANSION, tokens=True)

    assert [player["token"] for player in laid(7, 3).view(None).data["players"]] == [7, 3]
    for tokens, seat in (((7, 7), 2), ((7, 0), 2), ((99, 1), 1), ((), 1)):
        with pytest.raises(conclave.BadSave) as fault:
            laid(*tokens)
        assert (fault.value.reason.args["field"], fault.value.reason.args["seat"]) == ("token", seat)


SIX_SEALS = {str(space): "fire 3" for space in range(1, 8)}
ARCHIMAGE_WRONG: list[tuple[list[Any], Data, str, int]] = [
    ([{"dice": ["red 1"] * 2}, {"dice": ["red 1"] * 2}], {}, "dice", 2),
    ([{}, {"waiting": ["red"] * 4}], {}, "waiting", 2),
    ([{"dice": ["red 1"] * 3}, {"waiting": ["red"]}], {}, "waiting", 2),
    ([{"dice": ["red 1"], "waiting": ["red"]}], {}, "waiting", 1),
    ([{"waiting": ["red"]}], {}, "waiting", 1),
    ([{"dice": ["red 1"]}], {"moment": "round"}, "dice", 1),
    ([{"dice": "red 1"}], {}, "dice", 1),
    ([{"dice": ["pink 1"]}], {}, "dice", 1),
    ([{"dice": ["red"]}], {}, "dice", 1),
    ([{"dice": [11]}], {}, "dice", 1),
    ([{"waiting": ["pink"]}], {}, "waiting", 1),
    ([{"mage": 1}], {"spaces": {"1": "fire 3"}}, "mage", 1),
    ([{"mage": 1}, {"mage": 1}], {"spaces": {}}, "mage", 1),
    ([{"mage": "1"}], {"spaces": {}}, "mage", 1),
    ([{"familiar": 0}], {"spaces": {}}, "familiar", 1),
    ([{"familiar": 2}, {"familiar": 2, "dice": ["red 1"]}], {"spaces": {}}, "familiar", 1),
    ([{"familiar": 2}, {"mage": 2}], {"spaces": {}}, "familiar", 1),
    ([{}, {"familiar": 2}], {"spaces": {}}, "familiar", 2),
    ([{"familiar": 2}], {"spaces": {"2": "growth-air"}}, "familiar", 1),
    ([{"scrolls": ["growth-air"] * 3}], {}, "scrolls", 1),
    ([{"scrolls": ["growth-air"] * 2}], {"spaces": {"2": "growth-air"}}, "scrolls", 1),
    ([{"scrolls": ["bond", "bond"]}], {}, "scrolls", 1),
    ([{"scrolls": ["leap-air"]}], {}, "scrolls", 1),
    ([{"scrolls": [{"active": True}]}], {}, "scrolls[0]", 1),
    ([{"scrolls": [{"scroll": "growth-air", "stored": "fire 3"}]}], {}, "scrolls.growth-air", 1),
    (
        [{"scrolls": [{"scroll": "absorption-air", "stored": "spirit 3"}]}],
        {"circle": "II"},
        "scrolls.absorption-air.stored",
        1,
    ),
    (
        [{"scrolls": [{"scroll": "absorption-air", "stored": "fire 7"}]}],
        {"circle": "II"},
        "scrolls.absorption-air.stored",
        1,
    ),
    ([{"scrolls": [{"scroll": "absorption-fire", "stored": "air 3"}]}], {"circle": "II"}, "scrolls.absorption-fire", 1),
    ([{"scrolls": [{"scroll": "synergy-air", "active": False}]}], {}, "scrolls.synergy-air", 1),
    ([{"scrolls": [{"scroll": "growth-air", "active": 0}]}], {}, "scrolls.growth-air.active", 1),
    ([{}, {"scrolls": [{"scroll": "growth-air", "active": False}]}], {}, "scrolls.growth-air", 2),
    ([{}, {"dice": ["red 1"], "scrolls": [{"scroll": "growth-air", "fresh": True}]}], {}, "scrolls.growth-air", 2),
    ([{"scrolls": [{"scroll": "growth-air", "power": 5}]}], {}, "scrolls.growth-air.power", 1),
    ([], {"spaces": SIX_SEALS}, "spaces.7", 0),
    ([], {"spaces": {"0": "fire 3"}}, "spaces.0", 0),
    ([], {"spaces": {"hall": "fire 3"}}, "spaces.hall", 0),
    ([], {"spaces": {"1": "spirit 3"}}, "spaces.1", 0),
    ([], {"spaces": {"1": "fire 1"}}, "spaces.1", 0),
    ([], {"spaces": {"1": "bond"}}, "spaces.1", 0),
    ([], {"spaces": {"1": "fire 3", "01": "fire 3"}}, "spaces.01", 0),
    ([], {"spaces": ["fire 3"]}, "spaces", 0),
    ([], {"spaces": {1: "fire 3"}}, "spaces", 0),
    ([], {"guardians": {"fire": 3}, "spaces": {"3": "growth-air"}}, "guardians.fire", 0),
    ([], {"first": 2}, "first", 0),
    ([], {"active": -1}, "active", 0),
    ([], {"idle_rounds": 3}, "idle_rounds", 0),
    ([], {"round": 0}, "round", 0),
    ([{}, {}, {}], {}, "seats", 0),
]


@pytest.mark.parametrize(("seats", "layout", "field", "seat"), ARCHIMAGE_WRONG)
def test_what_archimage_refuses(seats: list[Any], layout: Data, field: str, seat: int) -> None:
    given = {name: value for name, value in layout.items() if name != "circle"}
    with pytest.raises(conclave.BadSave) as fault:
        conclave.position("archimage", {"seats": seats, **given}, seed=1, circle=layout.get("circle", "I"))
    reason = fault.value.reason
    assert (reason.key, reason.args["field"], reason.args["seat"]) == ("save-field", field, seat)


def test_a_scroll_that_somebody_has_is_not_in_the_tower_too() -> None:
    dealt = conclave.new("archimage", seed=1).view(None).data["scrolls"]
    key = next(scroll for scroll in dealt if scroll)
    laid = archimage({"scrolls": [key], "dice": ["red 1"]}, {}).view(None).data
    assert laid["scrolls"].count(key) == dealt.count(key) - 1


def seasons_save() -> Data:
    return seasons({"reserve": {"fire": 1}, "hand": ["amulet-of-air"], "play": ["amulet-of-water"]}, {}).dump()


WATER_ENERGY = "play.amulet-of-water.energy"


def archimage_save() -> Data:
    return archimage({"dice": ["red 1"], "scrolls": ["growth-air"]}, {"dice": ["red 2"]}).dump()


@pytest.mark.parametrize(
    ("data", "steps", "value", "field", "seat", "what"),
    [
        (seasons_save(), ["players", 0, "reserve", "fire"], 12, "reserve", 1, "12 energies"),
        (seasons_save(), ["players", 0, "reserve", "fire"], -1, "reserve", 1, "-1 is no number of fire"),
        (seasons_save(), ["players", 1, "gauge"], 16, "gauge", 2, "16"),
        (seasons_save(), ["players", 0, "hand", 0], "nobody", "hand", 1, "nobody"),
        (seasons_save(), ["players", 0, "play", 0, "energy", "air"], "x", WATER_ENERGY, 1, ""),
        (seasons_save(), ["players", 0, "play", 0, "energy"], {}, WATER_ENERGY, 1, "there is no water"),
        (seasons_save(), ["players", 0, "play", 0, "energy"], 3, WATER_ENERGY, 1, "of the wrong kind"),
        (seasons_save(), ["players", 0, "play", 0], "amulet-of-water", "play[0]", 1, "of the wrong kind"),
        (seasons_save(), ["players", 0, "play", 0, "card"], "nothing", "play[0]", 1, "there is no nothing"),
        (seasons_save(), ["players", 0, "play", 0, "copies"], "it", "play.amulet-of-water.copies", 1, "there is no it"),
        (seasons_save(), ["players", 0, "play", 0, "extra"], 1, "play.amulet-of-water.extra", 1, ""),
        (seasons_save(), ["players", 0, "play", 0, "used"], True, "play.amulet-of-water.used", 1, ""),
        (seasons_save(), ["players", 0, "play", 0, "energy", "air"], 5, WATER_ENERGY, 1, "4 energies"),
        (seasons_save(), ["players", 0, "play", 0, "arrival"], 99, "play.amulet-of-water.arrival", 1, ""),
        (seasons_save(), ["players", 0, "play", 0, "turned"], 5, "play.amulet-of-water.turned", 1, ""),
        (seasons_save(), ["players", 1, "token"], 3, "token", 2, ""),
        (seasons_save(), ["players", 1, "tokens"], [1], "tokens", 2, ""),
        (seasons_save(), ["players", 1, "tokens"], 1, "tokens", 2, "of the wrong kind"),
        (seasons_save(), ["players", 1, "lost_spaces"], 1, "lost_spaces", 2, "1"),
        (seasons_save(), ["players", 1, "token_used"], True, "token_used", 2, ""),
        (seasons_save(), ["players", 1, "summoned"], -1, "summoned", 2, "-1"),
        (seasons_save(), ["players"], [], "players", 0, "2 seats"),
        (seasons_save(), ["year"], "x", "year", 0, ""),
        (seasons_save(), ["year"], 9, "year", 0, "9"),
        (seasons_save(), ["space"], 13, "space", 0, "13"),
        (seasons_save(), ["first"], 2, "first", 0, "2"),
        (seasons_save(), ["waiting"], [7], "waiting", 0, "7"),
        (seasons_save(), ["question"], "who", "question", 0, "who"),
        (seasons_save(), ["dice", 0], 999, "dice", 0, "999"),
        (seasons_save(), ["setup_dice", 0, 0], "x", "setup_dice", 0, "x"),
        (seasons_save(), ["paused", 0, "owner"], 7, "paused", 0, "7"),
        (seasons_save(), ["may_transmute"], "yes", "may_transmute", 0, ""),
        (seasons_save(), ["over"], True, "over", 0, ""),
        (seasons_save(), ["key"], "zz", "key", 0, ""),
        (seasons_save(), ["key"], "00", "key", 0, "32 bytes"),
        (seasons_save(), ["settings"], {}, "settings.players", 0, ""),
        (seasons_save(), ["settings", "enchantment"], "random", "settings", 0, ""),
        (seasons_save(), ["waiting"], [1], "waiting", 0, "seat 2"),
        (seasons_save(), ["waiting"], [0, 1], "waiting", 0, "one seat only"),
        (seasons_save(), ["known", 1, "places", "horn-of-plenty"], [1], "known.places.horn-of-plenty", 2, ""),
        (seasons_save(), ["known", 1, "places", "horn-of-plenty"], [0, 0], "known.places.horn-of-plenty", 2, ""),
        (seasons_save(), ["known", 0, "places", "amulet-of-air"], [1, 1], "known.places.amulet-of-air", 1, ""),
        (seasons_save(), ["known", 2, "places", "nobody"], [1, 1], "known.spectator.places.nobody", 0, "nobody"),
        (seasons_save(), ["known", 1, "top"], [[0, "amulet-of-air"]], "known.top", 2, "elsewhere"),
        (seasons_save(), ["known", 1, "discards"], [0], "known.discards", 2, "of the wrong kind"),
        (seasons_save(), ["known"], [], "known", 0, "a spectator"),
        (seasons_save(), ["weather"], "fine", "weather", 0, ""),
        (seasons_save(), ["pile", 0], "amulet-of-air", "cards", 0, "amulet-of-air"),
        (archimage_save(), ["players", 0, "dice", 0, "value"], 7, "dice.0", 1, "7"),
        (archimage_save(), ["players", 1, "mage"], 999, "mage", 2, "999"),
        (
            archimage_save(),
            ["players", 0, "scrolls", 0, "stored"],
            {"element": "ice", "power": 2},
            "scrolls.growth-air.stored",
            1,
            "ice",
        ),
        (archimage_save(), ["players", 0, "scrolls", 0], "growth-air", "scrolls[0]", 1, "of the wrong kind"),
        (archimage_save(), ["players", 0, "scrolls", 0], {"scroll": "growth-air"}, "scrolls.growth-air.active", 1, ""),
        (archimage_save(), ["players", 0, "scrolls", 0, "scroll"], "nothing", "scrolls[0]", 1, "nothing"),
        (archimage_save(), ["players", 0, "scrolls", 0, "fresh"], 5, "scrolls.growth-air.fresh", 1, ""),
        (archimage_save(), ["scrolls", 1], "nothing", "scrolls.1", 0, "nothing"),
        (archimage_save(), ["seals", 1], "fire", "seals.1", 0, "of the wrong kind"),
        (archimage_save(), ["seals", 1], {"element": "spirit", "power": 7}, "seals.1", 0, "7"),
        (archimage_save(), ["scrolls"], [None] + ["growth-air"] * 60, "scrolls", 0, "spaces"),
        (archimage_save(), ["scrolls", 1], "leap-air", "scrolls.1", 0, "leap-air"),
        (archimage_save(), ["settings"], {}, "settings.players", 0, ""),
        (archimage_save(), ["waiting"], [1], "waiting", 0, "seat 2"),
        (archimage_save(), ["players", 0, "scrolls", 0, "scroll"], "leap-air", "scrolls", 1, "leap-air"),
        (archimage_save(), ["players", 0, "familiar"], 0, "familiar", 1, "hall"),
        (archimage_save(), ["guardians", 0], 999, "guardians", 0, "999"),
        (archimage_save(), ["reserve", 0], 9, "dice", 0, "red"),
        (archimage_save(), ["active"], 7, "active", 0, "7"),
        (archimage_save(), ["idle_rounds"], 4, "idle_rounds", 0, "4"),
        (archimage_save(), ["seals"], [], "seals", 0, "spaces"),
        (archimage_save(), ["seals", 1], {"element": "fire", "power": 9}, "seals.1", 0, "9"),
        (archimage_save(), ["players", 1, "done"], 2, "done", 2, ""),
        (archimage_save(), ["players"], [], "players", 0, "2 seats"),
        (archimage_save(), ["over"], True, "over", 0, ""),
    ],
)
def test_a_save_that_is_wrong_somewhere_says_where(
    data: Data, steps: list[str | int], value: Any, field: str, seat: int, what: str
) -> None:
    place: Any = data
    for step in steps[:-1]:
        place = place[step]
    place[steps[-1]] = value
    with pytest.raises(conclave.BadSave) as fault:
        conclave.load(data)
    args = fault.value.reason.args
    assert (args["field"], args["seat"]) == (field, seat)
    assert what in str(args["what"])


@pytest.mark.parametrize("data", [seasons_save(), archimage_save(), conclave.new("auction", seed=1).dump()])
def test_a_save_that_lacks_a_field_names_it(data: Data) -> None:
    for name in data:
        short = {key: value for key, value in data.items() if key != name}
        if name == "known":
            conclave.load(short)
            continue
        with pytest.raises(conclave.BadSave) as fault:
            conclave.load(short)
        if name != "game":
            assert fault.value.reason.args["field"] == name


def test_a_save_that_cannot_be_played_on_is_refused_where_it_is_loaded() -> None:
    """A seal whose breaking is paused has gone: nobody could answer how to break it."""
    table = archimage({"dice": ["red 5", "red 2", "red 3"]}, {"dice": ["blue 2"]}, spaces={"14": "fire 5"})
    table.choose(table.parse("break 14"))
    assert table.view(0).question == "dice"
    data = json.loads(json.dumps(table.dump()))
    conclave.load(data)
    data["seals"][14] = None
    with pytest.raises(conclave.BadSave) as fault:
        conclave.load(data)
    assert fault.value.reason.args["field"] == "question"


def test_nobody_is_waited_for_without_an_answer_in_any_game() -> None:
    data = conclave.new("auction", seed=1).dump()
    data["hands"][1] = []
    with pytest.raises(conclave.BadSave) as fault:
        conclave.load(data)
    assert (fault.value.reason.args["field"], fault.value.reason.args["seat"]) == ("question", 2)


@pytest.mark.parametrize("damage", [{"name": "no spaces"}, {"name": 3, "space": 4}, {"space": [{}]}])
def test_a_damaged_board_is_named(damage: Data) -> None:
    data = archimage_save()
    data["settings"]["board"] = damage
    with pytest.raises((conclave.BadSave, conclave.BadOption)) as fault:
        conclave.load(data)
    assert fault.value.reason.args["field"] == "settings.board"


def test_in_a_draft_the_seats_that_have_chosen_are_those_not_waited_for() -> None:
    table = conclave.new("seasons", players=3, seed=1)
    table.choose(table.options[0])
    data = table.dump()
    for waiting, field in (([0, 1, 2], "waiting"), ([2], "waiting"), ([1], "waiting")):
        with pytest.raises(conclave.BadSave) as fault:
            conclave.load({**data, "waiting": waiting})
        assert fault.value.reason.args["field"] == field
    data["players"][0]["drafted"] = ""
    with pytest.raises(conclave.BadSave) as fault:
        conclave.load(data)
    assert (fault.value.reason.args["field"], fault.value.reason.args["seat"]) == ("drafted", 1)


@pytest.mark.parametrize("seed", range(3))
def test_what_any_table_writes_is_loaded(seed: int) -> None:
    luck = random.Random(seed)
    table = conclave.new("seasons", players=2 + seed, seed=seed, sets=EXPANSION, tokens=True, enchantment="random")
    for number in range(10**6):
        if table.over:
            break
        if number % 9 == 0:
            assert conclave.load(json.loads(json.dumps(table.dump()))).dump() == table.dump()
        seat = luck.choice(table.waiting)
        table.choose(luck.choice(table.options_of(seat)), seat)
