"""Sentences of Enchanted Kingdom: whose effect asks, which card is meant, and what lies on the board."""

import conclave
from conclave.games.seasons.rules.names import ENCHANTMENT_KEYS, LAST_TOKEN
from conclave.games.seasons.rules.state import TARGET, uid_of
from conclave.games.seasons.rules.verbs import mark_copied
from conclave.games.seasons.text.board import describe_view
from conclave.games.seasons.text.tokens import enchantment_text, token_text
from conclave.text import describe_event, describe_option, describe_question, describe_reason
from tests.games.seasons.scene import A, B, C, Scene, face


def asked(s: Scene) -> str:
    return describe_question(s.t)


def told(s: Scene) -> dict[str, str]:
    """Every option by its notation, as whoever is asked reads it."""
    return {s.t.notation(pick): describe_option(s.t, pick) for pick in s.t.options}


def board(s: Scene, seat: int | None = None) -> list[str]:
    return describe_view(s.t.view(seat)).lines()


def why(s: Scene, text: str) -> str:
    reason = s.t.why_not(text)
    assert reason is not None
    return describe_reason(reason)


def test_a_card_of_a_set_is_told_before_it_is_offered() -> None:
    """A hint names a whole set; the last cards of a pack cannot be the first of it."""
    table = conclave.new("seasons", seed=1, level="apprentice")
    view = table.view(table.asked)
    cards = [pick for pick, _ in view.data["set"]["of"]]
    assert set(cards) > set(view.options)
    told = [describe_option(view, pick) for pick in cards]
    assert len(set(told)) == len(cards)
    assert told[: len(view.options)] == [describe_option(view, pick) for pick in view.options]


# --- Ravens --------------------------------------------------------------------------------------------------------


def test_what_a_raven_copies_has_an_owner_and_a_cost() -> None:
    s = Scene(3).hand(A, "raven-the-usurper").has(A, crystals=9, gauge=3, fire=3, air=1)
    s.play(B, "purse-of-io", "balance-of-ishtar").play(C, "purse-of-io").free().says("summon raven-the-usurper")
    assert asked(s) == "Which magic item does Raven the Usurper copy? You pay its cost."
    assert told(s) == {
        "done": "Copy nothing",
        "copy purse-of-io": "Copy Purse of Io of Player 2 for 1 fire and 1 air",
        "copy purse-of-io 2": "Copy Purse of Io of Player 3 for 1 fire and 1 air",
        "copy balance-of-ishtar": "Copy Balance of Ishtar of Player 2 for 2 crystals",
    }
    s.says("copy purse-of-io 2")
    assert "Player 1 has in play: Raven the Usurper (as Purse of Io of Player 3)" in board(s)


def test_two_items_of_one_opponent_are_told_apart() -> None:
    s = Scene().hand(A, "raven-the-usurper").has(A, crystals=9, gauge=3, fire=3)
    s.play(B, "balance-of-ishtar").play(B, "balance-of-ishtar", turned=True).free().says("summon raven-the-usurper")
    assert list(told(s).values())[1:] == [
        "Copy Balance of Ishtar (straight) of Player 2 for 2 crystals",
        "Copy Balance of Ishtar (turned) of Player 2 for 2 crystals",
    ]


def test_of_two_ravens_the_one_that_is_meant_is_read() -> None:
    """At a change of season only the second does anything: its text is that of what it copies, not the first's."""
    s = Scene().play(B, "purse-of-io", "hourglass-of-time")
    s.copying(A, "purse-of-io", B).copying(A, "hourglass-of-time", B).play(A, "figrim-the-avaricious")
    s.has(B, crystals=5).when(space=3).end_of_round()
    assert s.question == "order"
    line = describe_option(s.t, s.t.parse("own raven-the-usurper"), full=True)
    assert line.startswith("Raven the Usurper (as Hourglass of Time) first – At each change of season, gain 1 energy")


def test_a_raven_asks_as_the_card_that_it_copies() -> None:
    s = Scene().hand(A, "raven-the-usurper").has(A, gauge=3, fire=1, water=2)
    s.play(B, "amulet-of-water").free().says("summon raven-the-usurper", "copy amulet-of-water")
    on_raven = "Raven the Usurper (as Amulet of Water)"
    assert asked(s) == f"Choose 4 energies to lay on {on_raven}, in the order water, earth, fire, air."
    assert told(s)["energy air"] == f"Lay 1 air on {on_raven}"


def test_a_raven_may_be_an_amulet_to_pay_from() -> None:
    s = Scene().play(B, "amulet-of-water").copying(A, "amulet-of-water", B, air=1).play(A, "kairn-the-destroyer")
    s.has(A, air=1, fire=1).free(transmute=True)
    assert told(s)["transmute air from amulet 1"].startswith("Transmute 1 air from your Raven the Usurper (as Amulet")
    s.says("activate kairn-the-destroyer")
    assert asked(s) == "Kairn the Destroyer: choose 1 energy to pay."
    assert told(s) == {
        "pay fire": "Pay 1 fire from your reserve",
        "pay air": "Pay 1 air from your reserve",
        "pay air from amulet 1": "Pay 1 air from your Raven the Usurper (as Amulet of Water)",
    }


def test_several_amulets_have_numbers() -> None:
    s = Scene().play(B, "amulet-of-water").play(A, "amulet-of-water", fire=1).copying(A, "amulet-of-water", B, air=1)
    s.play(A, "kairn-the-destroyer").free().says("activate kairn-the-destroyer")
    assert told(s) == {
        "pay fire from amulet 1": "Pay 1 fire from your Amulet of Water, amulet 1",
        "pay air from amulet 2": "Pay 1 air from your Raven the Usurper (as Amulet of Water), amulet 2",
    }


def test_a_raven_that_copies_a_purse_adds_to_what_transmuting_brings() -> None:
    s = Scene(enchantment="ios-bounty").play(B, "purse-of-io").copying(A, "purse-of-io", B).has(A, water=1)
    s.free(transmute=True)
    assert told(s)["transmute water"] == "Transmute 1 water for 3 crystals"
    assert "One energy transmuted now: W 3, E 5, F 4 and A 3 crystals" in board(s, A)
    assert "One energy transmuted now: W 2, E 4, F 3 and A 2 crystals" in board(s)


def test_ravens_are_told_apart_by_what_they_copy() -> None:
    s = Scene().play(B, "horn-of-plenty", "fairy-monolith")
    s.copying(A, "horn-of-plenty", B).copying(A, "fairy-monolith", B).has(A, earth=1, air=1).end_of_round()
    assert set(told(s).values()) == {
        "Raven the Usurper (straight and copying Horn of Plenty of Player 2) first",
        "Raven the Usurper (straight and copying Fairy Monolith of Player 2) first",
    }


def test_the_raven_that_speaks_may_be_the_second_in_play() -> None:
    s = Scene().play(B, "purse-of-io", "horn-of-plenty").play(A, "beggars-horn")
    s.copying(A, "purse-of-io", B).copying(A, "horn-of-plenty", B).has(A, earth=1, air=1).end_of_round()
    assert told(s)["own raven-the-usurper"] == "Raven the Usurper (as Horn of Plenty) first"


def test_twins_that_look_alike_are_told_apart_by_their_age() -> None:
    """Two Ravens of one player copy two cards of a name: each of the four has a twin like itself."""
    s = Scene().play(B, "purse-of-io", "purse-of-io").copying(A, "purse-of-io", B).copying(A, "purse-of-io", B)
    s.hand(A, "syllas-the-faithful").has(A, gauge=3, fire=3).free()
    second = uid_of(s.t.players[B].board[1])
    s.t.players[A].board[1] &= (1 << TARGET) - 1
    s.t.players[A].board[1] |= second << TARGET
    mark_copied(s.t)
    s.says("summon syllas-the-faithful")
    assert told(s) == {
        "own purse-of-io": "Sacrifice Purse of Io (straight, copied by Player 1 and the earlier one)",
        "own purse-of-io 2": "Sacrifice Purse of Io (straight, copied by Player 1 and the later one)",
    }
    assert [line for line in board(s) if line.count("Raven the Usurper (as Purse of Io of Player 2)") == 2]


# --- energies and cards --------------------------------------------------------------------------------------------


def test_the_horn_says_what_earth_brings() -> None:
    s = Scene().play(A, "horn-of-plenty").has(A, earth=1, air=1).end_of_round()
    assert asked(s) == "Horn of Plenty: choose 1 energy to discard. Earth brings you 5 crystals."
    assert told(s)["pay earth"] == "Discard 1 earth from your reserve"


def test_energies_come_and_go_from_a_monolith() -> None:
    s = Scene().play(A, "fairy-monolith", water=1, air=2).has(A, fire=1).end_of_round()
    assert told(s) == {
        "done": "Lay nothing on Fairy Monolith",
        "pay fire": "Lay 1 fire from your reserve on Fairy Monolith",
    }
    s = Scene().play(A, "fairy-monolith", water=1, air=2).free().says("activate fairy-monolith", "energy water")
    assert asked(s) == "Take more energies from Fairy Monolith?"
    assert told(s) == {"done": "Leave the rest on Fairy Monolith", "energy air": "Take 1 air from Fairy Monolith"}
    s.says("done")
    assert "Player 1 takes 1 water off Fairy Monolith." in [
        describe_event(event, None, "seasons") for event in s.t.events
    ]


def test_a_statue_brings_one_thing_or_the_other() -> None:
    s = Scene().play(A, "statue-of-eolis").when(space=3).leaving(face("winter", "c", 1)).end_of_round()
    assert told(s) == {
        "take energy": "Gain 1 energy of your choice",
        "look at top": "Gain 2 crystals and look at the top card of the pile",
    }


def test_cards_revealed_lie_open_for_all() -> None:
    s = Scene().hand(A, "familiar-catcher").has(A, gauge=1, fire=1, air=1)
    s.pile("purse-of-io", "argos-hawk", "warden-of-argos").free().says("summon familiar-catcher")
    assert asked(s) == "Familiar Catcher has found Argos Hawk. Keep it?"
    assert told(s)["discard"] == "Discard Argos Hawk and search once more; you must keep what is found then"
    for seat in (A, B, None):
        assert "Revealed by Familiar Catcher: Purse of Io and Argos Hawk" in board(s, seat)
    s = Scene().hand(A, "scroll-of-ishtar").has(A, gauge=1, fire=2).pile("purse-of-io").free()
    s.says("summon scroll-of-ishtar", "energy fire", "discard")
    assert asked(s) == "Scroll of Ishtar: for which energy do you search now? You must keep what is found."
    assert "done" not in told(s)


def test_cards_are_put_back_from_below() -> None:
    s = Scene().play(A, "arcane-telescope").has(A, crystals=2)
    s.pile("purse-of-io", "crystal-orb", "dragon-skull").free().says("activate arcane-telescope")
    assert told(s)["card purse-of-io"] == "Put Purse of Io back, third from the top"
    s.says("card purse-of-io")
    assert told(s)["card dragon-skull"] == "Put Dragon Skull back, second from the top"


def test_what_is_discarded_for_an_amulet_of_time_is_counted() -> None:
    s = Scene().hand(A, "amulet-of-time", "purse-of-io", "crystal-orb").has(A, gauge=1, water=2).free()
    s.says("summon amulet-of-time", "energy water", "energy air")
    assert told(s)["done"] == "Discard nothing"
    s.says("card purse-of-io")
    assert asked(s) == "Amulet of Time: discard another card from your hand?"
    assert told(s)["done"] == "Discard no more, and draw 1 card"


def test_ratty_says_from_whom_the_energies_are() -> None:
    s = Scene(3).hand(A, "ratty-nightshade").has(A, crystals=4, gauge=1).has(B, fire=2, air=2).has(C, water=2, air=2)
    s.free().says("summon ratty-nightshade")
    begins = "Ratty Nightshade: choose 2 energies to take from"
    assert asked(s) == f"{begins} Player 2, in the order water, earth, fire, air."
    assert told(s)["energy fire"] == "Take 1 fire from Player 2"
    s.says("energy fire", "energy fire")
    assert asked(s).startswith(f"{begins} Player 3")


# --- Shields -------------------------------------------------------------------------------------------------------


def test_a_shield_is_asked_about_by_name_of_what_it_saves() -> None:
    s = Scene().hand(A, "syllas-the-faithful").has(A, gauge=1, fire=3).play(B, "shield-of-zira", "purse-of-io").free()
    s.says("summon syllas-the-faithful", "B: own purse-of-io")
    assert asked(s) == "You are about to sacrifice Purse of Io. Let a Shield of Zira go in its place?"
    assert told(s) == {
        "let go": "Sacrifice Purse of Io",
        "own shield-of-zira": "Sacrifice Shield of Zira instead and gain 10 crystals",
    }


def test_a_shield_for_a_card_in_hand() -> None:
    s = Scene().hand(A, "warden-of-argos", "purse-of-io", "crystal-orb").play(A, "shield-of-zira")
    s.has(A, gauge=2, air=1).free().says("summon warden-of-argos", "discard cards", "card crystal-orb")
    assert asked(s) == "You are about to discard Crystal Orb. Let a Shield of Zira go in its place?"
    assert told(s)["let go"] == "Discard Crystal Orb"
    assert "Crystal Orb" not in "".join(board(s, B))


def test_a_shield_for_a_familiar_that_pays_for_a_kriss() -> None:
    s = Scene().hand(A, "argos-hawk", "sid-nightshade").play(A, "shield-of-zira", "necrotic-kriss").free()
    s.says("activate necrotic-kriss", "card argos-hawk")
    assert asked(s) == "You are about to discard Argos Hawk. Let a Shield of Zira go in its place?"


# --- tokens --------------------------------------------------------------------------------------------------------


def test_a_token_is_offered_with_its_worth() -> None:
    s = Scene(tokens=(7, 8)).has(A).free()
    assert told(s)["use token"] == "Use your ability token Twelve Crystals (-6 points at the end of the game)"
    assert "Player 1 has ability token 7, Twelve Crystals (points at the end once used: -6)" in board(s, B)
    s.says("use token")
    assert "Player 1 has used ability token 7, Twelve Crystals (points at the end: -6)" in board(s, B)
    assert why(s, "use token") == "Your ability token 7, Twelve Crystals, has been used."


def test_the_token_that_always_holds() -> None:
    s = Scene(tokens=(5, 8)).has(A).free()
    assert "Player 1 has ability token 5, Hoard" in board(s)
    assert why(s, "use token") == "Your ability token 5, Hoard, always holds: there is nothing to use."


def test_tokens_to_choose_from_are_their_owners_secret() -> None:
    table = conclave.new("seasons", players=2, seed=1, tokens=True)
    for seat in (0, 1):
        lines = describe_view(table.view(seat)).lines()
        tokens = table.view(seat).data["own"]["tokens"]
        assert "Your ability tokens, one of which you keep" in lines
        mine = [token for token in range(1, LAST_TOKEN + 1) if any(line.endswith(token_text(token)) for line in lines)]
        assert mine == tokens
    assert not [line for line in describe_view(table).lines() if "token" in line]


# --- enchantments --------------------------------------------------------------------------------------------------


def test_the_enchantment_in_force_stands_on_the_board() -> None:
    for key in ENCHANTMENT_KEYS[1:]:
        table = conclave.new("seasons", players=2, seed=1, enchantment=key)
        assert describe_view(table).lines()[1].endswith(enchantment_text(key))
    assert describe_view(conclave.new("seasons", players=2, seed=1)).enchantment == ""


def test_the_first_card_of_a_natural_selection_is_discarded() -> None:
    table = conclave.new("seasons", players=2, seed=1, enchantment="natural-selection")
    assert describe_question(table).startswith("Choose a card to discard")
    assert all(describe_option(table, pick).startswith("Discard ") for pick in table.options)
    for _ in range(2):
        table.choose(table.options[0])
    assert describe_question(table).startswith("Choose a card to keep")
    assert all(describe_option(table, pick).startswith("Take ") for pick in table.options)


def test_hands_and_libraries_of_four() -> None:
    table = conclave.new("seasons", players=2, seed=1, enchantment="extended-experience")
    while describe_view(table).title != "Prelude · hand and libraries":
        table.choose(table.options[0])
    seat = table.asked
    assert describe_question(table.view(seat)) == "Choose 4 cards for your opening hand."
    for _ in range(3):
        table.choose(table.options_of(seat)[0], seat)
    assert describe_question(table.view(seat)) == "Choose 1 more card for your opening hand."
    table.choose(table.options_of(seat)[0], seat)
    assert describe_question(table.view(seat)).startswith("Choose 4 cards for library II")
    assert describe_option(table.view(seat), table.options_of(seat)[0]).endswith("into library II")


def test_nine_of_eighteen() -> None:
    table = conclave.new("seasons", players=2, seed=1, enchantment="elemental-construction")
    assert describe_question(table) == "Choose 9 cards to keep. The rest goes back to the draw pile."
    assert all(describe_option(table, pick).startswith("Keep ") for pick in table.options)
    assert describe_view(table).title == "Prelude · choosing cards"


def test_nature_spirit_asks_for_one_more() -> None:
    s = Scene(enchantment="nature-spirit").hand(A, "purse-of-io", "temporal-boots").has(A, gauge=2, fire=2, air=2)
    s.free()
    assert told(s)["summon purse-of-io"] == "Summon Purse of Io for 1 fire and 1 air, plus 1 energy of any type"
    assert told(s)["summon temporal-boots"] == "Summon Temporal Boots for 1 energy of any type"
    s.says("summon purse-of-io")
    assert asked(s).endswith("in the order water, earth, fire, air. One of them may be of any type.")


def test_a_vision_names_the_card_that_it_discards() -> None:
    s = Scene(enchantment="vision-of-destiny").has(A, crystals=5).pile("purse-of-io", "crystal-orb", "dragon-skull")
    s.free()
    line = "Face up on the draw pile, the first on top: Purse of Io and Crystal Orb"
    assert line in board(s)
    assert line in board(s, B)
    first = "Pay 5 crystals and discard Purse of Io, the first card face up on the pile"
    assert told(s)["discard first"] == first
    s.says("discard first")
    assert "Face up on the draw pile, the first on top: Crystal Orb and Dragon Skull" in board(s)
    assert why(s, "discard first").startswith("You have discarded a card with Vision of Destiny this turn")


def test_an_orb_does_not_call_a_face_up_card_unseen() -> None:
    s = Scene(enchantment="vision-of-destiny").play(A, "crystal-orb").has(A, crystals=5)
    s.pile("purse-of-io", "dragon-skull").free().says("activate crystal-orb")
    assert told(s)["discard top"] == "Pay 3 crystals and discard Purse of Io from the top of the pile"


def test_a_drought_costs_a_card_or_a_space() -> None:
    s = Scene(enchantment="drought").play(A, "purse-of-io").has(A, crystals=3).when(space=6)
    s.leaving(face("winter", "c", 1)).end_of_round()
    assert asked(s).startswith("Drought: nobody has as many crystals as you.")
    assert told(s) == {
        "lose space": "Lose a space of your reserve for good: it then has room for 6",
        "own purse-of-io": "Sacrifice Purse of Io",
    }
    s.says("lose space")
    assert "Player 1 has lost 1 space of the reserve for good" in board(s)
    assert any("(0/6)" in line for line in board(s))


def test_an_embrace_that_cannot_be_paid() -> None:
    s = Scene(enchantment="argos-embrace", tokens=(1, 2)).play(A, "crystal-orb").hand(A, "dragon-skull").has(A)
    s.pile("purse-of-io").free().says("use token", "keep")
    assert asked(s).startswith("Argos' Embrace: cards came into your hand, and you have fewer than 5 crystals.")
    assert told(s)["card purse-of-io"] == "Discard Purse of Io from your hand"
    assert told(s)["own crystal-orb"] == "Sacrifice Crystal Orb"
