"""Why something is not legal now: the reason, its arguments and its ruling."""

import pytest

from conclave.table.errors import Reason
from tests.games.seasons.scene import A, B, Scene, face


def why(s: Scene, text: str, seat: int | None = None) -> tuple[str, str]:
    reason = s.t.why_not(text, seat)
    assert isinstance(reason, Reason)
    return reason.key, reason.ruling


def test_what_is_legal_has_no_reason_against_it() -> None:
    s = Scene().hand(A, "temporal-boots").play(A, "tree-of-light").has(A, gauge=2, water=1).free()
    for text in ("summon temporal-boots", "temporal-boots", "tree-of-light", "end turn"):
        assert s.t.why_not(text) is None


@pytest.mark.parametrize(
    ("text", "key", "ruling"),
    [
        ("summon purse-of-io", "not-in-hand", "B6"),
        ("summon amulet-of-air", "energy-short", "B6"),
        ("summon runic-cube-of-eolis", "crystals-short", "B6"),
        ("activate purse-of-io", "not-in-play", "B7"),
        ("activate staff-of-spring", "no-activation", "B7"),
        ("activate crystal-orb", "card-turned", "B7"),
        ("activate kairn-the-destroyer", "activation-cost", "B7"),
        ("activate die-of-malice", "die-already-used", "C15"),
        ("transmute fire", "no-permission", "B3"),
        ("bonus exchange", "exchange-two", "G14"),
        ("bonus draw", "no-card-symbol", "B3"),
        ("take die 1", "answer-first", "B2"),
        ("no such thing", "not-a-pick", ""),
    ],
)
def test_reasons_in_a_turn(text: str, key: str, ruling: str) -> None:
    s = Scene().hand(A, "amulet-of-air", "runic-cube-of-eolis").has(A, gauge=9, crystals=2)
    s.play(A, "staff-of-spring", "kairn-the-destroyer", "die-of-malice").play(A, "crystal-orb", turned=True).free()
    assert why(s, text) == (key, ruling)


def test_a_full_gauge_and_a_leech() -> None:
    s = Scene().hand(A, "temporal-boots").has(A, gauge=1).play(A, "purse-of-io").free()
    assert why(s, "summon temporal-boots") == ("gauge-full", "B6")
    s = Scene().hand(A, "temporal-boots").has(A, gauge=1).play(B, "arcano-leech").free()
    assert why(s, "summon temporal-boots") == ("crystals-for-leeches", "B6")


def test_of_two_cards_each_has_its_own_reason() -> None:
    s = Scene().play(A, "die-of-malice", turned=True).play(A, "die-of-malice").die(face("winter", "WW*"))
    assert why(s, "activate die-of-malice") == ("card-turned", "B7")
    assert s.t.why_not("die-of-malice") is None
    assert s.t.why_not("activate die-of-malice 2") is None


def test_reasons_that_name_their_own_ruling() -> None:
    s = Scene().play(A, "potion-of-dreams", "purse-of-io").hand(A, "temporal-boots").has(A, gauge=1).free()
    assert why(s, "activate potion-of-dreams") == ("dreams-in-vain", "G12")
    s = Scene().play(A, "crystal-orb").only().free()
    assert why(s, "activate crystal-orb") == ("no-card-anywhere", "O3")
    s = Scene().play(A, "kairn-the-destroyer").has(A, water=1, fire=1).free().says("activate kairn-the-destroyer")
    assert why(s, "pay air") == ("cannot-pay-so", "B6")


def test_the_draw_bonus_before_the_die_and_after_the_draw() -> None:
    s = Scene().play(A, "die-of-malice").die(face("winter", "c", 2))
    assert why(s, "bonus draw") == ("answer-first", "B3")
    s.says("use die", "draw", "discard")
    assert why(s, "bonus draw") == ("draw-done", "B3")


def test_another_seat_has_to_wait() -> None:
    s = Scene().hand(B, "temporal-boots").has(B, gauge=1).free()
    assert why(s, "summon temporal-boots", B) == ("not-your-turn", "B8")


def test_die_of_malice_before_a_die_is_taken() -> None:
    s = Scene().play(A, "die-of-malice").new_round()
    assert why(s, "activate die-of-malice") == ("no-die-yet", "C15")


def test_reasons_about_ability_tokens() -> None:
    """D0: none at all, spent, not the time for it; each token that would be in vain names its own ruling."""
    assert why(Scene().free(), "use token") == ("no-token", "D0")
    s = Scene(tokens=(7,)).free().says("use token")
    assert why(s, "use token") == ("token-spent", "D0")
    assert why(Scene(tokens=(7,)).die(face("winter", "c", 2)), "use token") == ("answer-first", "B3")
    assert why(Scene(tokens=(5,)).free(), "use token") == ("token-permanent", "D5")


@pytest.mark.parametrize("token", [1, 2, 4, 8, 9, 12])
def test_reasons_against_a_token_in_vain(token: int) -> None:
    """D0: nothing to draw, to lose, to lower, to discard or to raise."""
    s = Scene(tokens=(token,)).has(A, gauge=15 if token == 9 else 0).only().free()
    assert why(s, "use token") == ("token-in-vain", f"D{token}")


def test_reasons_about_enchantments() -> None:
    """E4, E5, E8, E10: each names its own."""
    s = Scene(enchantment="entangling-roots").hand(A, "temporal-boots", "thieving-fairies").has(A, gauge=5).free()
    assert why(s.says("summon thieving-fairies"), "summon temporal-boots") == ("entangled", "E4")
    s = Scene(enchantment="nature-spirit").hand(A, "temporal-boots").has(A, gauge=5).free()
    assert why(s, "summon temporal-boots") == ("energy-short-spirit", "E5")
    assert why(Scene().free(), "bonus card") == ("no-olaf", "E8")
    assert why(Scene().free(), "discard first") == ("no-vision", "E10")
    s = Scene(enchantment="vision-of-destiny").free()
    assert why(s, "discard first") == ("vision-crystals", "E10")
    s = Scene(enchantment="vision-of-destiny").has(A, crystals=9).die(face("winter", "c", 2))
    assert why(s, "discard first") == ("answer-first", "B3")


def test_reasons_about_a_steadfast_die() -> None:
    """EK14: there is none, or the die has been used."""
    assert why(Scene().free(), "instead gauge") == ("no-steadfast", "EK14")
    assert why(Scene().play(A, "steadfast-die").free(), "instead energy") == ("die-done", "EK14")


def test_reasons_about_cards_of_the_expansion() -> None:
    """EK3, O3: a Monolith with nothing on it, a Telescope with nothing to look at; what a Raven copies counts."""
    assert why(Scene().play(A, "fairy-monolith").free(), "activate fairy-monolith") == ("nothing-stored", "EK3")
    s = Scene().play(A, "arcane-telescope").has(A, crystals=9).only().free()
    assert why(s, "activate arcane-telescope") == ("no-card-anywhere", "O3")
    s = Scene().play(A, "arcane-telescope").has(A, crystals=1).free()
    assert why(s, "activate arcane-telescope") == ("activation-cost", "B7")
    s = Scene().play(B, "fairy-monolith", water=1).copying(A, "fairy-monolith", B).free()
    assert why(s, "activate raven-the-usurper") == ("nothing-stored", "EK3")
    assert why(Scene().play(A, "raven-the-usurper").free(), "activate raven-the-usurper") == ("no-activation", "B7")
