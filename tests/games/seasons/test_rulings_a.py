"""Where the two editions differ (A): each difference that can be seen in play, in both editions."""

import pytest

from tests.games.seasons.scene import A, B, C, Scene, face

EDITIONS = pytest.mark.parametrize("edition", [1, 2])


def test_edition_2_does_all_that_the_die_shows() -> None:
    """A1: energies and gauge come without a question."""
    s = Scene().die(face("winter", "WW*"))
    assert s.reserve(A) == {"water": 2}
    assert s.gauge(A) == 1
    assert s.question == "free"


def test_edition_1_lets_energy_and_gauge_be_refused() -> None:
    """A1: in the first edition a player may do what the die shows, and may not."""
    s = Scene(edition=1).die(face("winter", "WW*"))
    assert s.options == ["take energy", "leave energy"]
    s.says("leave energy", "A: end turn")
    assert s.reserve(A) == {}
    assert s.gauge(A) == 0
    s = Scene(edition=1).die(face("winter", "WW*")).says("take energy", "raise gauge")
    assert s.reserve(A) == {"water": 2}
    assert s.gauge(A) == 1
    assert "raise gauge" not in s.options


@EDITIONS
def test_crystals_of_the_die_are_never_refused(edition: int) -> None:
    """A1: crystals come by themselves in both editions."""
    s = Scene(edition=edition).die(face("winter", "6"))
    assert s.crystals(A) == 6
    assert s.question == "free"


@EDITIONS
def test_transmuting_is_a_permission_in_both_editions(edition: int) -> None:
    """A1: nobody must transmute."""
    s = Scene(edition=edition).die(face("winter", "WAt"))
    if edition == 1:
        s.says("take energy")
    s.says("A: end turn")
    assert s.reserve(A) == {"water": 1, "air": 1}


def test_edition_2_draws_before_anything_else() -> None:
    """A2: the card, like energy, crystals and gauge, comes before every other action; the draw bonus is part of it."""
    s = Scene().has(A, gauge=1, water=2).hand(A, "die-of-malice").die(face("winter", "c"))
    assert s.options == ["draw", "bonus draw"]
    s.says("draw")
    assert s.options == ["keep", "discard"]
    s.says("keep")
    assert "summon die-of-malice" in s.options


def test_edition_1_draws_and_raises_whenever_it_suits() -> None:
    """A2: only energy and crystals come first there."""
    s = Scene(edition=1).has(A, gauge=1, water=3).hand(A, "olafs-blessed-statue").pile("amulet-of-air")
    s.die(face("winter", "c"))
    assert {"end turn", "summon olafs-blessed-statue", "draw", "bonus draw"} <= set(s.options)
    s.says("summon olafs-blessed-statue", "draw", "keep")
    assert s.in_hand(A) == ["amulet-of-air"]
    assert "draw" not in s.options
    s = Scene(edition=1).has(A, gauge=1).hand(A, "die-of-malice", "temporal-boots").die(face("winter", "WW*"))
    s.says("take energy", "summon die-of-malice")
    assert "summon temporal-boots" not in s.options
    assert "summon temporal-boots" in s.says("raise gauge").options


@EDITIONS
def test_edition_1_too_takes_energy_first(edition: int) -> None:
    """A2: nothing can be done before the die's energies have been taken or refused."""
    s = Scene(edition=edition).has(A, gauge=1, water=7).hand(A, "die-of-malice").die(face("winter", "WW3"))
    if edition == 1:
        assert s.options == ["take energy", "leave energy"]
        s.says("take energy")
    assert s.crystals(A) == 3
    # Nine water are two too many, and there is no choice which.
    assert s.reserve(A) == {"water": 7}
    assert "summon die-of-malice" in s.options


def test_the_gauge_ends_at_fifteen() -> None:
    """A3: what goes beyond is lost, and the gauge bonus cannot be bought there."""
    s = Scene().has(A, gauge=15).die(face("winter", "WW*"))
    assert s.gauge(A) == 15
    assert "bonus gauge" not in s.options
    s = Scene().has(A, gauge=14, air=2).hand(A, "amulet-of-air").free().says("summon amulet-of-air")
    assert s.gauge(A) == 15


@EDITIONS
def test_what_answers_a_summoning_does_not_see_a_free_entry(edition: int) -> None:
    """A4: Staff, Vase and Leech keep still; the first edition says so card by card, the second in general."""
    s = Scene(edition=edition).has(A, crystals=4, gauge=4)
    s.play(A, "potion-of-dreams", "staff-of-spring", "yjangs-forgotten-vase").play(B, "arcano-leech")
    s.hand(A, "olafs-blessed-statue").free()
    s.says("activate potion-of-dreams")
    assert s.in_play(A)[-1] == "olafs-blessed-statue"
    assert (s.crystals(A), s.crystals(B)) == (24, 0)
    assert s.reserve(A) == {}
    assert s.question == "free"


@EDITIONS
def test_a_free_entry_counts_as_summoned_in_the_first_edition_only(edition: int) -> None:
    """A4: there every way into play is called summoning, and the tie-break counts summonings (F4)."""
    s = Scene(edition=edition).has(A, gauge=1).play(A, "potion-of-dreams").hand(A, "runic-cube-of-eolis").free()
    s.says("activate potion-of-dreams")
    assert s.in_play(A) == ["runic-cube-of-eolis"]
    assert s.t.players[A].summoned == (1 if edition == 1 else 0)


@EDITIONS
def test_arrival_effects_come_with_a_free_entry_too(edition: int) -> None:
    """A5: the second edition ties them to being put into play; the first calls that a summoning, which is the same."""
    s = Scene(edition=edition).has(A, gauge=1).play(A, "potion-of-dreams").hand(A, "amulet-of-earth").free()
    assert s.says("activate potion-of-dreams").crystals(A) == 9


@EDITIONS
def test_a_card_is_activated_in_the_turn_it_arrives_once_a_round(edition: int) -> None:
    """A6: it is turned, and straight again only when the next round begins."""
    s = Scene(edition=edition).has(A, gauge=2, air=3, water=2).hand(A, "kairn-the-destroyer").has(B, crystals=9).free()
    s.says("summon kairn-the-destroyer", "activate kairn-the-destroyer")
    assert s.crystals(B) == 5
    assert s.turned(A) == ["kairn-the-destroyer"]
    assert "activate kairn-the-destroyer" not in s.options
    s.says("end turn")
    assert s.turned(A) == ["kairn-the-destroyer"]
    if edition == 1:
        s.says("B: leave energy")
    s.says("B: end turn")
    assert s.t.round == 2
    assert s.turned(A) == []


@EDITIONS
def test_the_discard_pile_lies_face_down(edition: int) -> None:
    """A7: what one player drops unseen makes no difference to what another is shown."""
    views = []
    for dropped in ("amulet-of-air", "syllas-the-faithful"):
        s = Scene(edition=edition).pile(dropped).die(face("winter", "c")).says("draw", "discard")
        assert s.discarded == [dropped]
        views.append((s.t.view(B).dump(), s.t.view(None).dump(), s.t.events_for(B)))
    assert views[0] == views[1]
    assert views[0][0]["discard"] == 1


# A8 --------------------------------------------------------------------------------------------------------------


@EDITIONS
def test_the_last_season_change_counts_in_the_second_edition_only(edition: int) -> None:
    """A8: the first edition ends the moment the token passes the last space, before anything follows (O5)."""
    s = Scene(edition=edition).has(B, crystals=5).play(A, "figrim-the-avaricious").when(space=12, year=3)
    s.leaving(face("fall", "AA*", 1)).end_of_round()
    assert s.t.over
    assert s.crystals(A) == (0 if edition == 1 else 1)


@EDITIONS
def test_boots_past_the_last_year_let_the_round_be_finished(edition: int) -> None:
    """A8: the other player still has a turn, and the end of the round its effects."""
    s = Scene(edition=edition).has(A, gauge=1, water=4).hand(A, "temporal-boots").play(B, "wondrous-chest")
    s.has(B, water=4).when(space=12, year=3).leaving(face("fall", "AA*", 1)).free()
    s.says("summon temporal-boots", "move forward 1")
    assert s.question == "free"
    s.says("A: end turn")
    if edition == 1:
        s.says("B: take energy")
    s.says("B: end turn")
    assert s.t.over
    assert s.crystals(B) == 3


@EDITIONS
def test_boots_past_the_last_year_change_the_season(edition: int) -> None:
    """A8: a season that Boots change does so at once in both editions; the game is not over yet (O5)."""
    s = Scene(edition=edition).has(A, gauge=2).has(B, crystals=5).hand(A, "temporal-boots")
    s.play(A, "figrim-the-avaricious").when(space=12, year=3).free()
    s.says("summon temporal-boots", "move forward 1")
    assert (s.crystals(A), s.crystals(B)) == (1, 4)


@EDITIONS
def test_boots_back_again_save_the_game_in_the_second_edition_only(edition: int) -> None:
    """A8: the second edition looks where the token stands when the round is over; the first has it ended (O5)."""
    s = Scene(edition=edition).has(A, gauge=2).hand(A, "temporal-boots", "temporal-boots")
    s.when(space=12, year=3).leaving(face("fall", "AA*", 1)).free()
    s.says("summon temporal-boots", "move forward 1", "summon temporal-boots", "move back 3")
    assert (s.t.space, s.t.year) == (10, 3)
    s.says("A: end turn")
    if edition == 1:
        s.says("B: take energy")
    s.says("B: end turn")
    assert s.t.over == (edition == 1)


# Cards -------------------------------------------------------------------------------------------------------------


@EDITIONS
def test_balance_of_ishtar(edition: int) -> None:
    """A9: 6 crystals and four energies for 12 once; now 2 crystals and three for 9."""
    need, price, brings = (4, 6, 12) if edition == 1 else (3, 2, 9)
    s = Scene(edition=edition).has(A, gauge=1, crystals=price, fire=need).hand(A, "balance-of-ishtar").free()
    s.says("summon balance-of-ishtar", "activate balance-of-ishtar")
    assert (s.crystals(A), s.reserve(A)) == (brings, {})
    short = Scene(edition=edition).has(A, gauge=1, crystals=price - 1).hand(A, "balance-of-ishtar").free()
    assert "summon balance-of-ishtar" not in short.options
    few = Scene(edition=edition).has(A, fire=need - 1, water=need - 1).play(A, "balance-of-ishtar").free()
    assert "activate balance-of-ishtar" not in few.options


@EDITIONS
def test_balance_of_ishtar_and_the_transmute_bonus(edition: int) -> None:
    """A9: the bonus adds to it in the second edition; the first names the Purse only."""
    s = Scene(edition=edition).has(A, fire=4).play(A, "balance-of-ishtar", "purse-of-io").free()
    s.says("bonus transmute", "activate balance-of-ishtar")
    assert s.crystals(A) == (16 if edition == 1 else 15)


@EDITIONS
def test_idol_of_the_familiar_arrives(edition: int) -> None:
    """A10: ten crystals on arrival are new."""
    s = Scene(edition=edition).has(A, gauge=2, water=1, earth=1, fire=1, air=1).play(A, "kairn-the-destroyer")
    s.hand(A, "idol-of-the-familiar").free().says("summon idol-of-the-familiar")
    assert s.crystals(A) == (0 if edition == 1 else 10)
    s.says("activate idol-of-the-familiar")
    assert s.crystals(A) == (1 if edition == 1 else 11)


@EDITIONS
def test_the_air_of_the_elemental_amulet(edition: int) -> None:
    """A11: a card from hand goes once; now the gauge goes up."""
    s = (
        Scene(edition=edition)
        .has(A, gauge=1, air=1)
        .hand(A, "elemental-amulet", "amulet-of-air", "amulet-of-fire")
        .free()
    )
    s.says("summon elemental-amulet")
    if s.question == "amulet-types":
        s.says("done")
    if edition == 1:
        s.says("card amulet-of-air")
    assert s.gauge(A) == (1 if edition == 1 else 2)
    assert s.in_hand(A) == (["amulet-of-fire"] if edition == 1 else ["amulet-of-air", "amulet-of-fire"])


def test_the_air_of_the_first_elemental_amulet_without_a_card_in_hand() -> None:
    """A11: there is nothing to discard, and nothing happens."""
    s = Scene(edition=1).has(A, gauge=1, air=1).hand(A, "elemental-amulet").free().says("summon elemental-amulet")
    assert (s.question, s.gauge(A), s.discarded) == ("free", 1, [])


def may_transmute(s: Scene) -> bool:
    return any(option.startswith("transmute") for option in s.options)


@EDITIONS
def test_transmuting_after_a_potion_of_life(edition: int) -> None:
    """A12: the first edition forbids it; in the second the permission of the die goes on, and a bonus gives one."""
    for shown, permitted in (("WAt", True), ("WW*", False)):
        s = (
            Scene(edition=edition)
            .play(A, "potion-of-life")
            .play(A, "amulet-of-water", earth=1)
            .die(face("winter", shown))
        )
        s.says(*["take energy"] * (edition == 1))
        assert may_transmute(s) == permitted
        s.says("activate potion-of-life")
        assert s.crystals(A) == 8
        assert may_transmute(s) == (permitted and edition == 2)
        assert ("bonus transmute" in s.options) == (edition == 2)


def test_the_bonus_outlasts_a_potion_of_life() -> None:
    """A12: used before or after it, also where a Tree gave the permission first; its crystal more goes on (G7)."""
    for before, worth in (
        (["bonus transmute"], 2 * 5),
        ([], 2 * 4),
        (["activate tree-of-light", "bonus transmute"], 10),
    ):
        s = Scene().has(A, water=2, bonuses=1).play(A, "potion-of-life", "tree-of-light")
        s.play(A, "amulet-of-water", earth=2).free()
        for pick in before:
            s.says(pick)
            if s.question == "pay":
                s.says("pay earth from amulet 1")
        s.says("activate potion-of-life")
        assert s.crystals(A) == worth
        assert may_transmute(s) == bool(before)
        if not before:
            assert may_transmute(s.says("bonus transmute"))
        s.says("transmute earth from amulet 1")
        assert s.crystals(A) == worth + 3 + 1


def with_permission(giver: str) -> Scene:
    """A's turn with leave to transmute from something that is neither die nor bonus, a Potion of Life in play."""
    tokens = (6, 1) if giver == "token 6" else ()
    s = Scene(tokens=tokens).play(A, "potion-of-life").play(A, "amulet-of-water", earth=2)
    if giver == "tree-of-light":
        return s.play(A, giver).has(A, water=2).free().says("activate tree-of-light", "pay water")
    if giver == "ios-transmuter":
        return s.play(A, giver).die(face("winter", "WW3"))
    if giver == "steadfast-die":
        return s.play(A, giver).has(A, water=1).die(face("winter", "WW*")).says("instead transmute")
    return s.has(A, water=1).free().says("use token")


@pytest.mark.parametrize("giver", ["tree-of-light", "ios-transmuter", "steadfast-die", "token 6"])
def test_a_potion_of_life_ends_every_other_permission(giver: str) -> None:
    """A12: that of a card or a token; only the die in use and the bonus are excepted."""
    s = with_permission(giver)
    assert may_transmute(s)
    s.says("activate potion-of-life")
    assert not may_transmute(s)
    reason = s.t.why_not("transmute earth from amulet 1")
    assert reason is not None
    assert (reason.key, reason.ruling) == ("transmuting-sealed", "A12")
    assert may_transmute(s.says("bonus transmute"))


def test_a_tree_of_light_after_a_potion_of_life() -> None:
    """A12: nothing but a die or a bonus lets one go on this turn; the next turn is another matter."""
    s = Scene().play(A, "potion-of-life", "tree-of-light").play(A, "amulet-of-water", earth=3).free()
    s.says("activate potion-of-life", "activate tree-of-light")
    assert not may_transmute(s)
    assert s.on_card(A, "amulet-of-water") == {"earth": 2}
    assert s.events("may-transmute") == []


def test_a_potion_of_life_of_last_round_ends_nothing() -> None:
    """A12: it is about its own turn."""
    s = Scene().play(A, "potion-of-life").play(B, "tree-of-light").play(B, "amulet-of-water", earth=3).free()
    s.says("activate potion-of-life", "A: end turn")
    while s.question != "free":
        s.t.choose(s.t.options[0])
    s.says("activate tree-of-light")
    if s.question == "pay":
        s.t.choose(s.t.options[0])
    assert s.asked == B
    assert may_transmute(s)


@EDITIONS
def test_what_adds_to_a_potion_of_life(edition: int) -> None:
    """A12: in the first edition Purses alone, as for Balance (A9); in the second the bonus too (G7)."""
    s = Scene(edition=edition).has(A, water=2).play(A, "potion-of-life", "purse-of-io").free()
    s.says("bonus transmute", "activate potion-of-life")
    assert s.crystals(A) == 2 * (4 + 1 + (edition == 2))


def test_a_transmuter_earns_after_a_potion_of_life() -> None:
    """A12, EK9: its permission has ended, but any ordinary transmutation of such a turn counts, by a bonus too."""
    s = Scene().play(A, "potion-of-life", "ios-transmuter").play(A, "amulet-of-water", earth=1)
    s.die(face("winter", "WW3")).says("activate potion-of-life", "bonus transmute", "transmute earth from amulet 1")
    before = s.crystals(A)
    s.says("A: end turn")
    while s.asked != B or s.question != "free":
        s.t.choose(s.t.options[0])
    s.says("B: end turn")
    assert s.crystals(A) == before + 2


def test_a_potion_of_life_gives_no_permission() -> None:
    """A12: without one from elsewhere nothing more is transmuted."""
    s = Scene().has(A, water=2).play(A, "potion-of-life").play(A, "amulet-of-water", earth=1).free()
    s.says("activate potion-of-life")
    assert not any(option.startswith("transmute") for option in s.options)
    assert "transmute earth from amulet 1" in s.says("bonus transmute").options


@EDITIONS
def test_energies_on_an_amulet_of_water_are_spent_like_the_reserve(edition: int) -> None:
    """A13: the second rulebook says so; the card said it always."""
    s = Scene(edition=edition).has(A, gauge=2, air=1).play(A, "amulet-of-water", air=1).hand(A, "amulet-of-air").free()
    s.says("summon amulet-of-air")
    assert s.reserve(A) == {}
    assert s.on_card(A, "amulet-of-water") == {}
    assert s.gauge(A) == 4


@EDITIONS
def test_the_energies_that_a_grimoire_brings(edition: int) -> None:
    """A14: on the Grimoire or in the reserve, they are part of the reserve either way."""
    s = Scene(edition=edition).has(A, gauge=2, water=3, earth=4).play(B, "lewis-greyface")
    s.play(A, "amulet-of-water", water=1, earth=1).hand(A, "bespelled-grimoire").free()
    s.says("summon bespelled-grimoire", "pay water from amulet 1", "pay earth from amulet 1")
    s.says("energy fire", "energy fire")
    assert s.reserve(A) == {"water": 3, "earth": 4, "fire": 2}


@EDITIONS
def test_when_an_hourglass_pays_for_the_boots(edition: int) -> None:
    """A15: at the end of the round once; now at the change itself."""
    s = (
        Scene(edition=edition)
        .has(A, gauge=2)
        .play(A, "hourglass-of-time")
        .hand(A, "temporal-boots")
        .when(space=3)
        .free()
    )
    s.leaving(face("winter", "WW3", 1))
    s.says("summon temporal-boots", "move forward 1")
    if edition == 2:
        assert s.question == "gain-energy"
        s.says("A: energy fire")
        assert s.reserve(A) == {"fire": 1}
        return
    assert s.question == "free"
    s.says("A: end turn", "B: leave energy", "B: end turn")
    assert s.question == "gain-energy"
    assert s.t.round == 1
    s.says("A: energy fire")
    assert s.reserve(A) == {"fire": 1}


@EDITIONS
def test_an_hourglass_pays_at_the_end_of_the_round_that_changes_the_season(edition: int) -> None:
    """A15: the token's own move is at the end of the round in both editions."""
    s = (
        Scene(edition=edition)
        .play(A, "hourglass-of-time")
        .when(space=3)
        .leaving(face("winter", "WW3", 1))
        .end_of_round()
    )
    assert s.question == "gain-energy"
    s.says("A: energy air")
    assert s.reserve(A) == {"air": 1}


@EDITIONS
def test_a_full_cauldron_beside_a_grimoire(edition: int) -> None:
    """A16: seven are kept in the first edition whatever else is in play; the second looks at the capacity."""
    s = Scene(edition=edition).has(A, fire=4).play(A, "glutton-cauldron", water=6).play(A, "bespelled-grimoire").free()
    s.says("activate glutton-cauldron")
    if edition == 1:
        assert s.question == "trim"
        s.says("drop water", "drop water", "drop fire")
    assert s.in_play(A) == ["bespelled-grimoire"]
    assert s.crystals(A) == 15
    assert s.reserve(A) == ({"water": 4, "fire": 3} if edition == 1 else {"water": 6, "fire": 4})


@EDITIONS
def test_potion_of_dreams_spares_what_is_not_in_the_reserve(edition: int) -> None:
    """A17: energies on an Amulet or a Cauldron stay; those of a Grimoire go."""
    s = Scene(edition=edition).has(A, gauge=4, water=5, earth=4)
    s.play(A, "potion-of-dreams", "bespelled-grimoire").play(A, "amulet-of-water", fire=2)
    s.play(A, "glutton-cauldron", air=3).hand(A, "runic-cube-of-eolis").free()
    s.says("activate potion-of-dreams")
    assert s.reserve(A) == {}
    assert s.on_card(A, "amulet-of-water") == {"fire": 2}
    assert s.on_card(A, "glutton-cauldron") == {"air": 3}


@EDITIONS
def test_a_mirror_turns_at_least_one(edition: int) -> None:
    """A18: one is enough, none is not offered."""
    s = Scene(edition=edition).has(A, crystals=2, water=3).play(A, "mirror-of-the-seasons").free()
    s.says("activate mirror-of-the-seasons")
    assert s.options == ["amount 1", "amount 2"]
    broke = Scene(edition=edition).has(A, water=3).play(A, "mirror-of-the-seasons").free()
    assert "activate mirror-of-the-seasons" not in broke.options


@EDITIONS
def test_a_damned_soul_needs_no_room_and_comes_straight(edition: int) -> None:
    """A19: it goes on to a neighbour whose gauge is full, and can go on again in the same round."""
    s = Scene(players=3, edition=edition).has(A, water=1).play(A, "damned-soul-of-onys").has(B, gauge=0, water=1)
    s.play(B, "staff-of-spring").free()
    s.says("activate damned-soul-of-onys")
    assert s.in_play(B) == ["staff-of-spring", "damned-soul-of-onys"]
    assert s.turned(B) == []
    s.says("end turn")
    if edition == 1:
        s.says("B: leave energy")
    s.says("B: activate damned-soul-of-onys")
    assert s.in_play(C) == ["damned-soul-of-onys"]
    assert s.crystals(B) == s.crystals(C) == 0


@EDITIONS
def test_after_the_demon_the_gauge_must_rise_by_two(edition: int) -> None:
    """A20: no card is lost, but summoning needs fewer cards in play than the gauge shows."""
    s = Scene(edition=edition).has(A, gauge=1, water=1, earth=1, fire=1, air=1).hand(A, "demon-of-argos")
    s.has(B, gauge=2).play(B, "staff-of-spring", "amulet-of-air").hand(B, "die-of-malice").free()
    s.says("summon demon-of-argos")
    assert s.gauge(B) == 1
    assert s.in_play(B) == ["staff-of-spring", "amulet-of-air"]
    s.says("A: end turn")
    if edition == 1:
        s.says("B: leave energy", "B: raise gauge")
    assert s.gauge(B) == 2
    assert "summon die-of-malice" not in s.options
    s.says("B: bonus gauge", "B: summon die-of-malice")


@EDITIONS
def test_an_earlier_scepter_or_pendant_counts(edition: int) -> None:
    """A21: every other magic item does; familiars do not."""
    s = Scene(edition=edition).has(A, gauge=3, water=1, earth=1, fire=1, air=1)
    s.play(A, "scepter-of-greatness", "sid-nightshade").hand(A, "scepter-of-greatness").free()
    assert s.says("summon scepter-of-greatness").crystals(A) == 3
    s = Scene(edition=edition).has(A, gauge=3, water=1, fire=1, air=1)
    s.play(A, "pendant-of-ragnor", "sid-nightshade").hand(A, "pendant-of-ragnor").free()
    s.says("summon pendant-of-ragnor", "energy earth")
    assert s.reserve(A) == {"earth": 1}


@EDITIONS
def test_one_effect_an_activation(edition: int) -> None:
    """A22: Tree of Light and Crystal Orb do one of their two things a round."""
    s = Scene(edition=edition).has(A, crystals=6, water=1).play(A, "tree-of-light", "crystal-orb").free()
    s.says("activate tree-of-light", "pay crystals", "energy air", "activate crystal-orb", "discard top")
    assert s.crystals(A) == 0
    assert not any(option.startswith("activate") for option in s.options)


@EDITIONS
def test_what_pays_for_the_card_of_an_orb(edition: int) -> None:
    """A23: four energies from the reserve once; now from an Amulet of Water too."""
    s = Scene(edition=edition).has(A, gauge=3, water=3).play(A, "crystal-orb").play(A, "amulet-of-water", fire=2)
    s.pile("amulet-of-earth").free()
    s.says("activate crystal-orb")
    if edition == 1:
        assert s.question == "free"  # nothing to choose: the card is put back
        assert s.pile_top[0] == "amulet-of-earth"
        assert s.crystals(A) == 0
        return
    s.says("card amulet-of-earth", "pay water")  # two water and a fire are bound to go
    assert s.crystals(A) == 9
    assert s.on_card(A, "amulet-of-water") == {"fire": 1}


def test_in_the_first_edition_the_reserve_alone_pays_for_the_orb() -> None:
    """A23: with four energies there, the Amulet is not asked."""
    s = Scene(edition=1).has(A, gauge=3, water=5).play(A, "crystal-orb").play(A, "amulet-of-water", fire=2)
    s.pile("amulet-of-earth").free()
    s.says("activate crystal-orb", "card amulet-of-earth")
    assert s.crystals(A) == 9
    assert s.reserve(A) == {"water": 1}
    assert s.on_card(A, "amulet-of-water") == {"fire": 2}


PAYERS = {
    "kairn-the-destroyer": 1,
    "balance-of-ishtar": 4,
    "mirror-of-the-seasons": 1,
    "glutton-cauldron": 1,
}


@EDITIONS
@pytest.mark.parametrize("card", PAYERS)
def test_what_an_amulet_of_water_pays_for(card: str, edition: int) -> None:
    """A27: with energies on an Amulet alone these are not to be activated in the first edition."""
    s = Scene(edition=edition).has(A, crystals=5).play(A, card).play(A, "amulet-of-water", fire=4).free()
    assert (f"activate {card}" in s.options) == (edition == 2)


@pytest.mark.parametrize("card", PAYERS)
def test_in_the_first_edition_the_reserve_alone_pays_for_activations(card: str) -> None:
    """A27: what lies on an Amulet is neither asked for nor counted."""
    s = Scene(edition=1).has(A, gauge=3, crystals=9, fire=4).play(A, card).play(A, "amulet-of-water", fire=2, air=1)
    s.free().says(f"activate {card}")
    if s.question == "mirror-type":
        s.says("energy fire")
    if s.question == "mirror-amount":
        assert s.options[-1] == "amount 4"
        s.says("amount 1")
    if s.question == "mirror-into":
        s.says("energy water")
    assert s.question == "free"
    assert s.on_card(A, "amulet-of-water") == {"fire": 2, "air": 1}
    assert s.reserve(A).get("fire", 0) == 4 - PAYERS[card]


def test_in_the_first_edition_a_balance_wants_four_alike_in_the_reserve() -> None:
    """A27: three there and one on an Amulet are not four; of two kinds that would do, one is chosen (A9)."""
    s = Scene(edition=1).has(A, fire=3).play(A, "balance-of-ishtar").play(A, "amulet-of-water", fire=1).free()
    assert "activate balance-of-ishtar" not in s.options
    s = Scene(edition=1).has(A, fire=4, air=5).play(A, "balance-of-ishtar", "bespelled-grimoire")
    s.play(A, "amulet-of-water", water=4).free().says("activate balance-of-ishtar")
    assert s.options == ["pay fire", "pay air"]
    s.says("pay air")
    assert (s.question, s.reserve(A), s.crystals(A)) == ("free", {"fire": 4, "air": 1}, 12)


def test_in_the_first_edition_an_amulet_pays_for_what_says_nothing_of_the_reserve() -> None:
    """A27: summoning, Tree of Light, the Damned Soul, transmuting and the exchange bonus take it as ever (A13)."""
    s = Scene(edition=1).play(A, "tree-of-light", "damned-soul-of-onys").play(A, "amulet-of-water", water=2, fire=2)
    s.has(A, gauge=4).hand(A, "purse-of-io").free(transmute=True)
    offered = {"activate tree-of-light", "activate damned-soul-of-onys", "bonus exchange"}
    assert offered | {"transmute water from amulet 1"} <= set(s.options)


@EDITIONS
def test_nobody_gives_library_cards_back(edition: int) -> None:
    """A24: when Boots turn the year back all players keep their hands."""
    s = Scene(edition=edition).has(A, gauge=1).hand(A, "temporal-boots", "amulet-of-air").hand(B, "amulet-of-fire")
    s.library(A, 3, "staff-of-spring").when(space=1, year=2).free()
    s.says("summon temporal-boots", "move back 1")
    assert (s.t.year, s.t.space) == (1, 12)
    assert (s.in_hand(A), s.in_hand(B)) == (["amulet-of-air"], ["amulet-of-fire"])


@EDITIONS
def test_a_vase_answers_summonings_only(edition: int) -> None:
    """A25: whatever word its entry uses."""
    s = (
        Scene(edition=edition)
        .has(A, gauge=3, air=2)
        .play(A, "yjangs-forgotten-vase")
        .hand(A, "potion-of-dreams", "staff-of-spring")
    )
    s.free()
    s.says("summon potion-of-dreams", "energy fire")
    assert s.reserve(A) == {"fire": 1}
    s.says("activate potion-of-dreams")
    assert s.in_play(A) == ["yjangs-forgotten-vase", "staff-of-spring"]
    assert s.reserve(A) == {}
    assert s.question == "free"


@EDITIONS
def test_sid_takes_what_there_is(edition: int) -> None:
    """A26: five, or all of fewer, or nothing of nothing."""
    s = Scene(players=4, edition=edition).has(A, crystals=8, gauge=1, earth=3).has(B, crystals=7).has(C, crystals=3)
    s.hand(A, "sid-nightshade").free().says("summon sid-nightshade")
    assert [player.crystals for player in s.t.players] == [16, 2, 0, 0]
