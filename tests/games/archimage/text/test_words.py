"""Sentences of Archimage: scrolls and their texts, questions, options, events, reasons, scores and the board."""

import ast

import pytest

import conclave
from conclave.games.archimage.rules.boards import standard_board
from conclave.games.archimage.rules.boards.validation import faults, warnings
from conclave.games.archimage.rules.elements import ELEMENT_NAMES
from conclave.games.archimage.rules.events import DICE, EVENT_NAMES, REGISTRY, SEALS
from conclave.games.archimage.rules.scrolls import SCROLL_NUMBERS, SPELLS
from conclave.games.archimage.text.scrolls import (
    familiar_name,
    mage_name,
    scroll_data,
    scroll_name,
    scroll_note,
    scroll_text,
)
from conclave.games.archimage.text.words import circles
from conclave.table import Reason
from conclave.table.data import Data
from conclave.text import (
    describe_decision,
    describe_event,
    describe_option,
    describe_question,
    describe_reason,
    describe_score,
    describe_source,
    describe_view,
)
from tests.games.archimage.scene import A, B, C, Scene

SCROLLS = list(SCROLL_NUMBERS)
NATURAL = [spell for spell in SPELLS if spell != "bond"]


def asked(s: Scene) -> str:
    return describe_question(s.t)


def told(s: Scene) -> dict[str, str]:
    """Every option by its notation, as whoever is asked reads it."""
    return {s.t.notation(pick): describe_option(s.t, pick) for pick in s.t.options}


def happened(s: Scene) -> list[str]:
    return [describe_event(event, None, s.t) for event in s.t.events]


def board(s: Scene, seat: int | None = None) -> str:
    return "\n".join(describe_view(s.t.view(seat)).lines())


# --- scrolls and mages ---------------------------------------------------------------------------------------------


def test_every_scroll_has_a_name_of_its_own() -> None:
    assert len(SCROLLS) == len({scroll_name(key) for key in SCROLLS})
    assert scroll_name("evolution-fire") == "Evolution of Fire"
    assert scroll_name("bond") == "Bond"


def test_every_spell_has_a_text_natural_and_of_spirit() -> None:
    texts = [scroll_text(key) for key in SCROLLS]
    assert all(text.endswith(".") and "{" not in text for text in texts)
    spells = {scroll_data(key)["spell"]: scroll_text(key) for key in SCROLLS}
    assert len(spells) == len(set(spells.values())) == len(SPELLS)
    for spell in NATURAL:
        assert len({scroll_text(f"{spell}-{element}") for element in ELEMENT_NAMES}) in (3, 5), spell
        assert scroll_text(f"{spell}-fire") != scroll_text(f"{spell}-spirit")


def test_a_text_speaks_of_its_own_colour_or_element() -> None:
    assert scroll_text("rebirth-fire") == "Roll one or more of your red dice again."
    assert scroll_text("rebirth-spirit") == "Choose a colour: roll one or more of your dice of it again."
    assert "a seal token of earth" in scroll_text("mission-earth")
    assert not any(" a air" in scroll_text(key) or " a earth" in scroll_text(key) for key in SCROLLS)
    for spell in NATURAL:
        text = scroll_text(f"{spell}-air")
        assert "air" in text or "yellow" in text, spell
        assert not any(word in text for word in ("fire", "red ", "water", "blue", "earth", "green")), spell


def test_notes_name_the_rulings() -> None:
    rulings = {
        "bond": "R4",
        "mission-fire": "R4",
        "absorption-air": "R5",
        "absorption-spirit": "R6",
        "alteration-fire": "R7",
        "transfer-fire": "R8",
        "borrow-fire": "R9",
        "leap-fire": "R10",
        "teleportation-fire": "R11",
    }
    for key, ruling in rulings.items():
        assert f"({ruling})" in scroll_note(key)
    assert scroll_note("rebirth-fire") == ""


def test_a_scroll_as_data() -> None:
    assert scroll_data("growth-air") == {
        "key": "growth-air",
        "name": "Growth of Air",
        "spell": "growth",
        "element": "air",
        "power": 5,
        "text": "Take a yellow die from the reserve, roll it and add it to your dice.",
        "note": "",
    }


def test_mages_and_their_familiars() -> None:
    assert [mage_name(seat) for seat in range(5)] == [
        "Shaman of the North",
        "Witch of the East",
        "Seer of the West",
        "Mage of the South",
        "Enchanter of the Outer World",
    ]
    assert [familiar_name(seat) for seat in range(5)] == ["raven", "cat", "owl", "cobra", "toad"]


def test_magic_circles() -> None:
    assert circles("III") == "magic circles 0 and III, the school of Conflict"
    assert circles("random") == "magic circle 0 and another, drawn by lot"


# --- questions and options -----------------------------------------------------------------------------------------


def test_every_question_has_a_short_form() -> None:
    phrases = [describe_decision(key, "archimage") for key in REGISTRY.question_keys]
    assert all(phrase and "{" not in phrase for phrase in phrases)
    assert len(set(phrases)) == len(phrases)


def test_a_turn() -> None:
    lying = {1: "fire 3", 2: "growth-air", 3: "water 2"}
    s = Scene("0-1, 0-2, 0-3", lying).dice(A, "red 2", "red 5", "blue 1", "yellow 6").has(A, "rebirth-fire")
    s.dice(B, "red 1").turn()
    assert asked(s) == "Your turn: cast a spell, or which seal do you break?"
    assert told(s) == {
        "break 1": "Break the fire seal of power 3 at 1 with red 5",
        "break 2": "Break the seal of Growth of Air (power 5) at 2 with yellow 6",
        "cast rebirth-fire": "Cast Rebirth of Fire",
    }
    assert describe_question(s.t.view(B)) == "Waiting for Player 1."


def test_a_turn_in_which_nothing_can_be_broken() -> None:
    s = Scene("0-1", {1: "fire 6"}).dice(A, "red 2", "red 3").has(A, "rebirth-fire").dice(B, "red 1").turn()
    assert asked(s) == "Your dice break no seal within reach. Cast a spell, or give up?"
    assert told(s)["give up"] == "Give up: put red 2 and red 3 back and end your round"


def test_choosing_the_dice_that_break_a_seal() -> None:
    s = Scene("0-1-2", {1: "fire 5", 2: "air 2"}).dice(A, "red 2", "red 3", "red 5").dice(B, "blue 1").turn()
    assert asked(s) == "Which dice break the fire seal of power 5 at 1? Use no die too many."
    assert told(s) == {
        "die red 2": "Use red 2, and more for the 3 still missing",
        "die red 5": "Use red 5: that is enough",
    }


def test_a_spirit_seal_takes_dice_of_one_colour() -> None:
    s = Scene("0-1, 0-2", {1: "rebirth-spirit", 2: "fire 2"}).dice(A, "red 4", "blue 4").dice(B, "red 1").turn()
    assert told(s)["break 1"] == "Break the seal of Rebirth of Spirit (power 3) at 1 with dice of one colour"


def test_taking_dice() -> None:
    s = Scene("0-1-2", {1: "fire 2", 2: "fire 6"}).dice(A, "red 2").dice(B, "red 1").sixes().turn()
    assert asked(s).startswith("Take dice for the next round, 3 in all.")
    assert told(s)["take red"] == "Take a red die (2 in the reserve)"
    s.says("take red")
    assert asked(s) == "You have taken 1 of 3 dice for the next round. Which colour next?"


def test_spells_on_one_s_own_dice() -> None:
    s = Scene("0-1", {1: "fire 6"}).dice(A, "red 2", "red 5").dice(B, "red 1")
    s.has(A, "evolution-fire", "transmutation-fire").turn().says("cast evolution-fire")
    assert told(s) == {"die red 2": "Raise red 2 to 4", "die red 5": "Raise red 5 to 6"}
    s.says("die red 2")
    assert asked(s) == "Evolution of Fire: red 2 will show 2 more. Another one?"
    assert told(s)["done"] == "No more: 2 more on red 2"
    s.says("done", "cast transmutation-fire", "die red 4", "done")
    assert asked(s) == "Transmutation of Fire: which colour do you take in place of red 4?"
    assert told(s)["colour blue"] == "Take blue dice for red 4 (3 in the reserve)"


def test_absorbing_and_using_it() -> None:
    s = Scene("0-1-2", {1: "fire 2", 2: "fire 6"}, circle="II").dice(A, "red 2", "blue 1").dice(B, "red 1")
    s.has(A, "absorption-fire", holding="fire 3").turn()
    assert told(s)["cast absorption-fire"] == "Cast Absorption of Fire with the fire seal of power 3 on it"
    s.says("break 1")
    assert asked(s) == "Keep the fire seal of power 2, just broken, on an Absorption?"
    assert told(s) == {
        "done": "Keep it nowhere: it leaves the game",
        "scroll absorption-fire": "Keep it on Absorption of Fire, in place of the fire seal of power 3",
    }
    assert "Absorption of Fire with the fire seal of power 3 on it" in board(s)


def test_seals_swapped() -> None:
    lying = {1: "fire 3", 2: "water 3", 3: "air 3", 4: "fire 2"}
    s = (
        Scene("0-1-2-3-4", lying, circle="II")
        .dice(A, "red 3", "red 4")
        .dice(B, "red 1")
        .has(A, "inversion-fire")
        .turn()
    )
    s.says("cast inversion-fire")
    assert asked(s) == "Inversion of Fire: which seal changes places with the fire seal of power 3 at 1?"
    assert told(s)["space 2"] == "Swap with the water seal of power 3 at 2"
    s.says("space 2")
    assert "Player 1 swaps the seals at 1 and 2." in happened(s)


def test_dice_that_change_owners() -> None:
    s = Scene("0-1", {1: "fire 6"}, players=3, circle="III").dice(A, "blue 3", "green 5").dice(B, "red 1", "red 6")
    s.dice(C, "red 2").has(A, "mystification-fire").turn().says("cast mystification-fire")
    assert told(s)["seat 2"] == "With Player 2, who has red 1 and red 6"
    s.says("seat 2")
    assert told(s)["die red 6"] == "Swap colours with red 6 of Player 2"
    s.says("die red 6")
    assert asked(s) == "Mystification of Fire: which of your dice swaps its colour with red 6 of Player 2?"
    assert told(s)["die blue 3"] == "Your blue 3 becomes red 3, and red 6 of Player 2 becomes blue 6"


def test_whoever_is_robbed_is_told_by_whom() -> None:
    s = Scene("0-1", {1: "fire 6"}, circle="III").dice(A, "blue 3").dice(B, "red 1", "red 6").has(A, "theft-fire")
    s.turn().says("cast theft-fire")
    assert s.asked == B
    assert asked(s) == "Player 1 casts Theft of Fire on you: which die do you give?"
    assert told(s) == {"die red 1": "Give red 1", "die red 6": "Give red 6"}
    s.says("die red 6")
    assert "Player 2 gives red 6 to Player 1." in happened(s)


def test_scrolls_that_change_owners() -> None:
    s = Scene("0-1", {1: "fire 6"}, players=3, circle="III").dice(A, "blue 3").dice(B, "red 1").dice(C, "red 1")
    s.has(A, "transfer-fire", "evolution-air", "transfer-air").has(B, "evolution-fire").has(C, "transfer-earth")
    s.turn().says("cast transfer-fire")
    assert asked(s) == "Transfer of Fire: which scroll do you give Player 2 for Evolution of Fire?"
    assert told(s)["scroll transfer-air"] == "Give Transfer of Air (power 4)"


def test_whose_scroll_to_borrow() -> None:
    s = Scene("0-1", {1: "fire 6"}, players=3, circle="III").dice(A, "red 3").dice(B, "red 1").dice(C, "red 1")
    s.has(A, "borrow-fire").has(B, "evolution-fire", "rebirth-fire", "growth-air", "bond").has(C, "growth-fire")
    s.turn().says("cast borrow-fire")
    assert told(s)["seat 2"] == "From Player 2, who has Rebirth of Fire and Evolution of Fire face up"
    s.says("seat 2", "scroll rebirth-fire")
    assert "Player 1 casts Rebirth of Fire of Player 2, which turns face down too." in happened(s)


def test_a_colour_of_which_one_has_no_dice() -> None:
    s = (
        Scene("0-1", {1: "fire 6"}, circle="III")
        .dice(A, "red 3")
        .dice(B, "red 1", "blue 4")
        .has(A, "alteration-spirit")
    )
    s.turn().says("cast alteration-spirit")
    assert told(s)["colour red"] == "The red dice: you have red 3"
    assert told(s)["colour blue"] == "The blue dice, of which you have none"


def test_a_mage_or_a_familiar_to_pass() -> None:
    lying = {2: "fire 2", 3: "fire 3", 4: "air 6"}
    s = Scene("0-1-2, 0-5-3, 0-4", lying, circle="IV").dice(A, "red 6").dice(B, "red 1").has(A, "teleportation-fire")
    s.mage(B, 1).familiar(B, 5).turn().says("cast teleportation-fire")
    assert asked(s) == "Teleportation of Fire: which mage or familiar do you pass?"
    assert told(s) == {"mage 2": "Pass the mage of Player 2 at 1", "familiar 2": "Pass the cat of Player 2 at 5"}


def test_seals_behind_a_mage() -> None:
    lying = {2: "fire 2", 3: "fire 3", 4: "air 6"}
    s = Scene("0-1-2, 1-3, 0-4", lying, circle="IV").dice(A, "red 6").dice(B, "red 1").has(A, "teleportation-fire")
    s.mage(B, 1).turn().says("cast teleportation-fire")
    assert asked(s) == "Teleportation of Fire: which seal do you break behind the mage of Player 2 at 1?"
    assert told(s)["break 3"] == "Break the fire seal of power 3 at 3 with red 6"


def test_guardians() -> None:
    lying = {1: "growth-fire", 2: "rebirth-fire", 3: "fire 2"}
    s = Scene("0-1, 0-2, 0-3", lying, circle="IV").dice(A, "red 6").dice(B, "red 1").has(A, "guardian-fire")
    s.guardian("fire", 1).turn()
    assert "The guardian of fire stands on Growth of Fire (power 5) at 1" in board(s)
    s.says("cast guardian-fire")
    assert told(s) == {
        "take off": "Take the guardian of fire off Growth of Fire (power 5) at 1",
        "space 2": "Move the guardian of fire from 1 to Rebirth of Fire (power 3) at 2",
    }
    s.says("space 2")
    assert "Player 1 puts the guardian of fire on the scroll at 2." in happened(s)


def test_what_a_familiar_may_do() -> None:
    s = Scene("0-1-2, 1-3", {2: "fire 4", 3: "air 2"}).dice(A, "red 1", "red 6").dice(B, "red 1").has(A, "bond")
    s.mage(A, 1).turn().says("cast bond")
    assert asked(s) == "Bond: what does your raven do?"
    assert told(s)["familiar here"] == "Your raven stays at 1, where you stand"
    assert len(told(s)) == 3


def test_a_familiar_that_breaks_with_a_one() -> None:
    s = Scene("0-1, 0-2", {1: "fire 4", 2: "fire 6"}).dice(A, "red 1", "blue 6").dice(B, "red 1").has(A, "bond")
    s.turn().says("cast bond")
    assert asked(s) == "Bond: which seal does your raven break?"
    assert told(s)["break 2"] == "Break the fire seal of power 6 at 2 with red 1 and send your raven there"
    s.says("break 2")
    assert "The raven of Player 1 goes to 2." in happened(s)


# --- events --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", EVENT_NAMES)
def test_every_event_is_a_sentence(name: str) -> None:
    what = EVENT_NAMES.index(name)
    event: Data = {"event": name, "seat": 0, "other": 1, "scroll": "growth-air"}
    if what in DICE:
        event["die"] = {"colour": "red", "value": 5}
    elif what in SEALS:
        event["seal"] = {"element": "water", "power": 3}
    else:
        event["amount"] = 1
    sentence = describe_event(event, None, conclave.new("archimage", players=2, seed=1))
    assert sentence.endswith(".")
    assert "{" not in sentence


def test_events_name_players_and_spaces() -> None:
    table = conclave.new("archimage", players=2, seed=1)
    event = {"event": "broke-seal", "seat": 0, "other": 4, "scroll": "", "seal": {"element": "fire", "power": 3}}
    assert describe_event(event, ["Ann", "Bob"], table) == "Ann breaks the fire seal of power 3 at L4."
    assert describe_event(event, ["Ann", "Bob"], table.view(0)) == "Ann breaks the fire seal of power 3 at L4."
    die = {"event": "changed-die", "seat": 1, "other": 2, "scroll": "", "die": {"colour": "red", "value": 5}}
    assert describe_event(die, None, table) == "Player 2 now has red 5 in place of red 3."
    assert describe_event(die | {"other": 4}, None, table) == "Player 2 still has red 5."
    cast = {"event": "cast", "seat": 1, "other": 0, "scroll": "growth-air", "amount": 0}
    assert describe_event(cast, None, table) == "Player 2 casts Growth of Air."
    assert describe_event(cast | {"amount": 1}, None, table) == (
        "Player 2 casts Growth of Air of Player 1, which turns face down too."
    )


# --- reasons and scores --------------------------------------------------------------------------------------------


def why(s: Scene, pick: str) -> str:
    reason = s.t.why_not(pick)
    assert reason is not None
    return describe_reason(reason, where=s.t)


def test_why_a_seal_cannot_be_broken() -> None:
    lying = {1: "fire 3", 2: "growth-air", 3: "water 2", 4: "rebirth-spirit", 5: "fire 2", 6: "earth 6"}
    s = Scene("0-1-6, 0-2, 0-3, 0-4, 0-5, 0-7", lying).dice(A, "red 4").dice(B, "red 1").guardian("air", 2)
    s.familiar(B, 5).turn()
    assert why(s, "give up") == "You can break a seal, so you must: dice are given up only by those who cannot."
    assert why(s, "break 2") == "The scroll at 2 has a guardian on it: nobody may break its seal."
    assert why(s, "break 3") == ("The water seal at 3 takes blue dice that show 2 together, and yours do not.")
    assert why(s, "break 5") == "An opponent's mage or familiar stands at 5."
    assert why(s, "break 6").startswith("No free way leads to 6:")
    assert why(s, "break 7") == "There is no seal at 7."
    assert why(s, "break 99") == "There is no space 99 on this board: they are numbered from 0 to 13."
    assert why(s, "dance") == "“dance” is neither a scroll nor the notation of a choice."
    assert why(s, "colour red") == (
        "“colour red” is not among the choices now: the decision at hand is casting spells and breaking a seal."
    )


def test_why_a_spirit_seal_cannot_be_broken() -> None:
    lying = {1: "growth-spirit", 2: "fire 2", 3: "fire 3"}
    s = Scene("0-1, 0-2, 0-3", lying).dice(A, "red 4").dice(B, "red 1").turn()
    assert "dice of any one colour that show 5" in why(s, "break 1")


def test_why_a_spell_cannot_be_cast() -> None:
    s = Scene("0-1, 0-2", {1: "fire 2", 2: "fire 3"}).dice(A, "red 4").dice(B, "red 1")
    s.has(A, "synergy-fire", "rebirth-air").has(A, "growth-air", down=True).turn()
    assert why(s, "cast synergy-fire").startswith("Synergy of Fire is never cast")
    assert why(s, "growth-air").startswith("Growth of Air lies face down")
    assert why(s, "rebirth-air").startswith("Rebirth of Air would change nothing")
    assert why(s, "rebirth-fire") == "Rebirth of Fire is not among your scrolls."
    fresh = Reason("won-this-turn", {"scroll": "rebirth-fire"})
    assert describe_reason(fresh, where=s.t).startswith("Rebirth of Fire came to you this turn")


def test_what_every_table_refuses_is_said_in_the_words_of_all() -> None:
    table = conclave.new("archimage", players=2, seed=1)
    reason = Reason("not-your-turn", {"seat": 1, "asked": 2})
    assert describe_reason(reason, where=table) == describe_reason(reason)
    assert describe_reason(Reason("game-over", {}, "R3"), True, table) == "The game is over. (ruling R3)"


def test_faults_of_a_board_are_sentences() -> None:
    data: Data = {
        "name": "bad",
        "note": "",
        "space": [
            {"id": "hall", "kind": "hall", "x": 0, "y": 0, "neighbours": ["a", "b"]},
            {"id": "a", "kind": "circle", "x": 0, "y": 0, "neighbours": ["a", "nowhere"]},
            {"id": "b", "x": 1, "neighbours": 3},
        ],
    }
    sentences = [describe_reason(fault) for fault in faults(data)]
    assert "Space 2 (“a”): “power” is missing; it must be a whole number from 2 to 6." in sentences
    assert "Space 3 (“b”): “kind” is missing; it must be hall, circle or scroll." in sentences
    assert len(sentences) == 5
    odd = {"space": [{"id": "hall", "kind": "hall", "x": 0, "y": 0, "neighbours": []}], "note": ""}
    assert [describe_reason(warning) for warning in warnings(odd)] == ["Nobody reads the field “note” of a board."]


def test_scores_are_lines() -> None:
    assert describe_score("scroll growth-air", 5, "archimage") == "Growth of Air: 5"
    assert describe_source("synergy synergy-air", "archimage") == "Synergy of Air, for the scrolls of its element"


# --- the board -----------------------------------------------------------------------------------------------------


def test_the_board_tells_who_has_what_and_where() -> None:
    lying = {1: "fire 3", 2: "growth-air", 3: "water 2", 4: "fire 2"}
    s = Scene("0-1-4, 0-2, 0-3", lying, players=3, circle="IV").sixes(4).dice(A, "red 2", "red 5").dice(B, "blue 1")
    s.has(A, "rebirth-fire").has(A, "bond", down=True).mage(B, 10).familiar(A, 3).waits(C, "red", "red", "green")
    lines = board(s.turn(), A)
    assert lines.startswith("Round 1 · magic circles 0 and IV, the school of the Traveller\nFirst player: Player 1\n")
    assert "Scrolls of power 6 on the board: 4. Fewer than 4 at the end of a round end the game." in lines
    assert (
        "Player 1 (you), Shaman of the North: mage in the hall; raven at 3; dice: red 2 and red 5; points: 4" in lines
    )
    assert "Player 1 (you) has Rebirth of Fire and Bond (face down)" in lines
    assert "Player 2, Witch of the East: mage at 10; cat at home; dice: blue 1; points: 0" in lines
    assert "dice for the next round: 2 red and 1 green" in lines
    assert "In the reserves: 0" not in lines
    assert "Your dice can break fire 3 at 1\n" in lines
    assert "Within your reach, but not for these dice: Growth of Air (5) at 2 and water 2 at 3" in lines
    assert "Fire seals out of reach: power 2 at 4" in lines
    assert "Scrolls of power 6 out of reach: Synergy of Fire at 5" in lines
    assert "Rebirth of Fire, power 3: Roll one or more of your red dice again." in lines
    assert "The dice of Player 1 can break fire 3 at 1" in board(s)


def test_the_board_tells_when_the_end_is_near() -> None:
    s = Scene("0-1, 0-2", {1: "fire 3", 2: "fire 4"}).dice(A, "red 5").dice(B, "red 5").idle(2).turn()
    lines = board(s)
    assert "That is fewer than 4: the game is over when this round is." in lines
    assert "No seal was broken in the last 2 rounds; three such rounds in a row end the game." in lines


def test_a_board_of_one_s_own_has_its_own_names() -> None:
    data = conclave.new("archimage", players=2, seed=1).view(0).data
    plain = standard_board(2).data()
    text = repr(plain).replace("'L1'", "'Porch'")
    own = conclave.new("archimage", players=2, seed=1, board=ast.literal_eval(text))
    assert data["seals"] == own.view(0).data["seals"]
    assert " at Porch" in "\n".join(describe_view(own).lines())
    assert describe_event({"event": "moved", "seat": 0, "other": 1, "scroll": "", "amount": 0}, None, own.view(0)) == (
        "Player 1 moves to Porch."
    )
