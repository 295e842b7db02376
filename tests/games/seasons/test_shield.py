"""Shield of Zira (EK13) against everything that can take a card, and against what it does not help with."""

from collections.abc import Callable
from typing import NamedTuple

import pytest

from tests.games.seasons.rounds import words_of
from tests.games.seasons.scene import A, B, C, Scene, face
from tests.games.seasons.test_who_knows_what import places

SHIELD = "shield-of-zira"
RAVEN = "raven-the-usurper"
USE = f"own {SHIELD}"
BOOTS = "temporal-boots"


class Threat(NamedTuple):
    """Something that takes a card: who loses which, the picks up to the Shield, and those after it."""

    lay: Callable[[], Scene]
    seat: int
    card: str
    before: list[str]
    after: list[str]
    where: str = "play"  # or "turned", for what an activation costs, or "hand"
    start: str = "free"


def syllas() -> Scene:
    return Scene().hand(A, "syllas-the-faithful").has(A, gauge=9, fire=3).play(B, "purse-of-io", "tree-of-light")


def skull() -> Scene:
    return Scene().play(A, "dragon-skull", "purse-of-io", "tree-of-light", "crystal-orb").has(A)


def titus() -> Scene:
    return Scene().play(A, "titus-deepgaze")


def potion(which: str) -> Callable[[], Scene]:
    def lay() -> Scene:
        s = Scene().play(A, f"potion-of-{which}").hand(A, "kairn-the-destroyer").has(A, gauge=9, fire=2)
        return s.discards("amulet-of-air", "amulet-of-fire").pile("sid-nightshade")

    return lay


def hawk() -> Scene:
    return Scene().play(A, "argos-hawk").has(A).has(B, gauge=2)


def cauldron() -> Scene:
    return Scene().play(A, "glutton-cauldron", fire=6).has(A, fire=1)


def kriss() -> Scene:
    return Scene().play(A, "necrotic-kriss", "kairn-the-destroyer").hand(A, "sid-nightshade").has(A)


def arrival(key: str, seat: int = A, **reserve: int) -> Callable[[], Scene]:
    def lay() -> Scene:
        return Scene().hand(A, key).hand(seat, "amulet-of-earth", "crystal-orb").has(A, gauge=9, **reserve)

    return lay


def token() -> Scene:
    s = Scene(tokens=(2, 7)).play(A, "purse-of-io").hand(A, "amulet-of-earth", "crystal-orb").has(A)
    return s.hand(B, "sid-nightshade")


def embrace() -> Scene:
    s = Scene(enchantment="argos-embrace").hand(A, "demon-of-argos").has(A, gauge=9, water=1, earth=1, fire=1, air=1)
    return s.hand(B, "amulet-of-earth", "crystal-orb").play(B, "purse-of-io").has(B, crystals=4)


def drought() -> Scene:
    s = Scene(enchantment="drought").hand(A, BOOTS).play(A, "purse-of-io").has(A, gauge=9, crystals=5)
    return s.when(space=6)


CROWN = arrival("vampiric-crown", water=1, air=1)
THRONE = arrival("throne-of-renewal", water=1, fire=2)
TIME = arrival("amulet-of-time", water=2)
WARDEN = arrival("warden-of-argos", B, air=1)
EARTH = "amulet-of-earth"
DRY = ["summon temporal-boots", "move forward 1", "own purse-of-io"]
TIMELY = ["summon amulet-of-time", "energy air", f"card {EARTH}"]

THREATS = {
    "syllas": Threat(syllas, B, "purse-of-io", ["summon syllas-the-faithful", "B: own purse-of-io"], []),
    "dragon-skull": Threat(
        skull,
        A,
        "purse-of-io",
        ["activate dragon-skull", "own purse-of-io"],
        ["own tree-of-light", "own dragon-skull"],
    ),
    "titus": Threat(titus, A, "titus-deepgaze", [], [], start="end"),
    "potion-of-power": Threat(potion("power"), A, "potion-of-power", ["activate potion-of-power"], [], "turned"),
    "potion-of-dreams": Threat(potion("dreams"), A, "potion-of-dreams", ["activate potion-of-dreams"], [], "turned"),
    "potion-of-knowledge": Threat(
        potion("knowledge"), A, "potion-of-knowledge", ["activate potion-of-knowledge"], ["energy air"], "turned"
    ),
    "potion-of-life": Threat(potion("life"), A, "potion-of-life", ["activate potion-of-life"], [], "turned"),
    "potion-of-resurrection": Threat(
        potion("resurrection"),
        A,
        "potion-of-resurrection",
        ["activate potion-of-resurrection"],
        ["card amulet-of-air"],
        "turned",
    ),
    "hawk": Threat(hawk, A, "argos-hawk", ["activate argos-hawk"], [], "turned"),
    "cauldron": Threat(cauldron, A, "glutton-cauldron", ["activate glutton-cauldron"], [], "turned"),
    "kriss-play": Threat(
        kriss,
        A,
        "kairn-the-destroyer",
        ["activate necrotic-kriss", "own kairn-the-destroyer"],
        ["energy air"],
    ),
    "kriss-hand": Threat(
        kriss, A, "sid-nightshade", ["activate necrotic-kriss", "card sid-nightshade"], ["energy air"], "hand"
    ),
    "crown": Threat(CROWN, A, EARTH, ["summon vampiric-crown", f"card {EARTH}"], ["energy air"], "hand"),
    "throne": Threat(THRONE, A, EARTH, ["summon throne-of-renewal", f"card {EARTH}"], [], "hand"),
    "amulet-of-time": Threat(TIME, A, EARTH, TIMELY, ["done"], "hand"),
    "warden": Threat(WARDEN, B, EARTH, ["summon warden-of-argos", "discard cards", f"B: card {EARTH}"], [], "hand"),
    "token-play": Threat(token, A, "purse-of-io", ["use token", "own purse-of-io"], []),
    "token-hand": Threat(token, A, EARTH, ["use token", f"card {EARTH}"], [], "hand"),
    "embrace-play": Threat(embrace, B, "purse-of-io", ["summon demon-of-argos", "B: own purse-of-io"], []),
    "embrace-hand": Threat(embrace, B, EARTH, ["summon demon-of-argos", f"B: card {EARTH}"], [], "hand"),
    "drought": Threat(drought, A, "purse-of-io", DRY, []),
}
HIDDEN = ["throne", "amulet-of-time", "warden", "token-hand", "embrace-hand"]  # cards that nobody else sees
PROMISED = [name for name, threat in THREATS.items() if threat.where == "turned" and name != "cauldron"]
PROMISED += ["kriss-play", "kriss-hand"]


def threatened(name: str, *shields: str) -> Scene:
    """The scene when the Shield is asked for; `shields` are a Shield or a Raven that copies one."""
    threat = THREATS[name]
    s = threat.lay()
    for key in shields:
        if key == RAVEN:
            s.play(1 - threat.seat, SHIELD).copying(threat.seat, SHIELD, 1 - threat.seat)
        else:
            s.play(threat.seat, key)
    if threat.start == "end":
        s.end_of_round()
    else:
        s.free()
    return s.says(*threat.before)


def go_on(s: Scene, name: str) -> Scene:
    """What is left of the effect; other cards that it takes are let go."""
    for pick in THREATS[name].after:
        s.says(pick)
        while s.question == "shield":
            s.says("let go")
    return s


def safe(s: Scene, name: str) -> bool:
    threat = THREATS[name]
    if threat.where == "hand":
        return threat.card in s.in_hand(threat.seat)
    return threat.card in s.in_play(threat.seat)


@pytest.mark.parametrize("name", THREATS)
def test_shield_goes_instead(name: str) -> None:
    """10 crystals, the Shield on the discards, the card stays: turned where its activation was paid (EK13)."""
    threat = THREATS[name]
    s = threatened(name, SHIELD)
    assert (s.question, s.asked) == ("shield", threat.seat)
    assert s.options == ["let go", USE]
    s.says(USE)
    go_on(s, name)
    assert safe(s, name)
    assert SHIELD not in s.in_play(threat.seat)
    assert SHIELD in s.discarded
    assert threat.card not in s.discarded
    assert (threat.card in s.turned(threat.seat)) == (threat.where == "turned")
    let_go = threatened(name, SHIELD).says("let go")
    go_on(let_go, name)
    assert s.crystals(threat.seat) == let_go.crystals(threat.seat) + 10
    assert s.reserve(threat.seat) == let_go.reserve(threat.seat)
    assert s.gauge(threat.seat) == let_go.gauge(threat.seat)
    assert s.question == let_go.question


@pytest.mark.parametrize("name", THREATS)
def test_shield_need_not_go(name: str) -> None:
    """The card goes as ever, and the Shield stays (EK13)."""
    threat = THREATS[name]
    s = threatened(name, SHIELD).says("let go")
    go_on(s, name)
    assert not safe(s, name)
    assert SHIELD in s.in_play(threat.seat)
    assert threat.card in s.discarded


@pytest.mark.parametrize("name", THREATS)
def test_without_a_shield_nothing_is_asked(name: str) -> None:
    """Nor with somebody else's (EK13)."""
    threat = THREATS[name]
    s = threat.lay().play(1 - threat.seat, SHIELD)
    (s.end_of_round if threat.start == "end" else s.free)()
    for pick in threat.before:
        s.says(pick)
        assert s.question != "shield"
    go_on(s, name)
    assert not safe(s, name)
    assert SHIELD in s.in_play(1 - threat.seat)


@pytest.mark.parametrize("name", PROMISED)
def test_shield_waits_for_the_effect(name: str) -> None:
    """What the card was to pay for comes first, then the Shield (EK13)."""
    s = threatened(name, SHIELD).says(USE)
    if THREATS[name].after:
        assert SHIELD in s.in_play(A)
        assert s.crystals(A) == 0
    go_on(s, name)
    assert s.discarded[-1] == SHIELD


@pytest.mark.parametrize("name", THREATS)
def test_two_shields(name: str) -> None:
    """One may stand in for the other, once: 20 crystals and one Shield gone (G8)."""
    threat = THREATS[name]
    one = threatened(name, SHIELD).says(USE)
    go_on(one, name)
    s = threatened(name, SHIELD, SHIELD).says(USE)
    if s.question != "shield":
        s.says(*threat.after)
        assert s.question == "shield"
        s.says(USE)
    else:
        s.says(USE)
        go_on(s, name)
    assert s.question == one.question
    assert safe(s, name)
    assert s.in_play(threat.seat).count(SHIELD) == 1
    assert s.discarded.count(SHIELD) == 1
    assert s.crystals(threat.seat) == one.crystals(threat.seat) + 10


@pytest.mark.parametrize("name", THREATS)
def test_two_shields_of_which_one_goes(name: str) -> None:
    """The other need not stand in for it (G8)."""
    threat = THREATS[name]
    s = threatened(name, SHIELD, SHIELD).says(USE)
    if s.question == "shield":
        s.says("let go")
        go_on(s, name)
    else:
        s.says(*threat.after, "let go")
    assert safe(s, name)
    assert s.in_play(threat.seat).count(SHIELD) == 1
    one = threatened(name, SHIELD).says(USE)
    assert s.crystals(threat.seat) == go_on(one, name).crystals(threat.seat)


@pytest.mark.parametrize("name", THREATS)
def test_raven_as_a_shield(name: str) -> None:
    """Sacrificing a Raven that copies a Shield counts as using one (EK13, EK18)."""
    threat = THREATS[name]
    s = threatened(name, RAVEN)
    assert s.options == ["let go", f"own {RAVEN}"]
    s.says(f"own {RAVEN}")
    go_on(s, name)
    assert safe(s, name)
    assert RAVEN in s.discarded
    assert s.in_play(1 - threat.seat)[0] == SHIELD
    plain = threatened(name, SHIELD).says(USE)
    assert s.crystals(threat.seat) == go_on(plain, name).crystals(threat.seat)


# --- details of single effects -------------------------------------------------------------------------------------


def test_shield_and_the_cauldron() -> None:
    """It stays, empty and turned; all that it gives is given (C35)."""
    s = threatened("cauldron", SHIELD).says(USE)
    assert s.crystals(A) == 25
    assert s.reserve(A) == {"fire": 7}
    assert s.on_card(A, "glutton-cauldron") == {}


def test_shield_and_the_crown() -> None:
    """The card named gives the energies, whatever else is in hand (C36, H7)."""
    s = Scene().hand(A, "vampiric-crown", "potion-of-life", "wondrous-chest", "runic-cube-of-eolis")
    s.has(A, gauge=2, water=1, air=1).play(A, SHIELD).free()
    s.says("summon vampiric-crown", "card wondrous-chest", USE, "energy air")
    assert s.reserve(A) == {"air": 4}
    assert s.in_hand(A) == ["potion-of-life", "runic-cube-of-eolis", "wondrous-chest"]


def test_shield_and_an_empty_hand_for_the_crown() -> None:
    """Then a card must be drawn, Shield or not (C36)."""
    s = Scene().hand(A, "vampiric-crown").has(A, gauge=2, water=1, air=1).play(A, SHIELD).pile("wondrous-chest").free()
    s.says("summon vampiric-crown", "energy air")
    assert s.in_hand(A) == ["wondrous-chest"]
    assert s.in_play(A) == [SHIELD, "vampiric-crown"]


def test_shield_and_an_empty_hand_for_the_throne() -> None:
    """No card to discard: nothing at all (EK10, H7)."""
    s = Scene().hand(A, "throne-of-renewal").has(A, gauge=2, water=1, fire=2, bonuses=1).play(A, SHIELD).free()
    s.says("summon throne-of-renewal")
    assert s.question == "free"
    assert (s.t.players[A].bonuses, s.crystals(A), s.in_hand(A)) == (1, 0, [])


def test_shield_and_the_throne() -> None:
    """The card saved, one drawn, a step back (EK10)."""
    s = threatened("throne", SHIELD)
    s.t.players[A].bonuses = 2
    s.says(USE)
    assert len(s.in_hand(A)) == 3
    assert s.t.players[A].bonuses == 1


def test_shield_and_the_kriss() -> None:
    """There must be a familiar that would be lost (C44)."""
    s = Scene().play(A, "necrotic-kriss", SHIELD).hand(A, "purse-of-io").has(A).free()
    assert "activate necrotic-kriss" not in s.options


def test_shield_among_the_three_of_a_skull() -> None:
    """In place of one of them, for 10 crystals; the 15 come besides (C37)."""
    s = Scene().play(A, "dragon-skull", "purse-of-io", SHIELD).has(A).free()
    s.says("activate dragon-skull", "own purse-of-io", USE, "own dragon-skull")
    assert s.crystals(A) == 25
    assert s.in_play(A) == []
    assert sorted(s.discarded) == ["dragon-skull", "purse-of-io", SHIELD]


def test_shield_and_a_treatise() -> None:
    """What is saved is not sacrificed: the reserve stays (C42)."""
    s = Scene().hand(A, "syllas-the-faithful").has(A, gauge=1, fire=3).play(B, SHIELD, "cursed-treatise-of-arus")
    s.has(B, water=3).free()
    s.says("summon syllas-the-faithful", "B: own cursed-treatise-of-arus", f"B: {USE}")
    assert s.reserve(B) == {"water": 3}
    assert s.in_play(B) == ["cursed-treatise-of-arus"]


def test_shield_and_thieving_fairies() -> None:
    """They come before the Shield's crystals (B7, G4)."""
    s = Scene().play(A, "argos-hawk", SHIELD).has(A).play(B, "thieving-fairies").free()
    s.says("activate argos-hawk", USE)
    assert (s.crystals(A), s.crystals(B)) == (10, 1 + 6)


def test_shield_and_dreams_without_room() -> None:
    """Nothing is freed first: with Potion and Shield in play the gauge has no room, and the potion must go (C24)."""
    s = Scene().play(A, "potion-of-dreams", SHIELD).hand(A, "kairn-the-destroyer").has(A, gauge=2).free()
    s.says("activate potion-of-dreams")
    assert s.question == "free"
    assert s.in_play(A) == [SHIELD, "kairn-the-destroyer"]
    assert s.crystals(A) == 0
    s = Scene().play(A, "potion-of-dreams", SHIELD).hand(A, "kairn-the-destroyer").has(A, gauge=3).free()
    s.says("activate potion-of-dreams", USE)
    assert s.in_play(A) == ["potion-of-dreams", "kairn-the-destroyer"]


def test_shield_taken_away_by_the_effect() -> None:
    """Dreams bring Amsug, who takes the Shield to hand: the potion is lost after all (O18)."""
    s = Scene().play(A, "potion-of-dreams", SHIELD).hand(A, "amsug-longneck").has(A, gauge=3).free()
    s.says("activate potion-of-dreams", USE, f"A: {USE}")
    assert s.in_hand(A) == [SHIELD]
    assert s.in_play(A) == ["amsug-longneck"]
    assert s.discarded == ["potion-of-dreams"]
    assert s.crystals(A) == 0


def test_shield_taken_away_and_another() -> None:
    """The second may save the potion after all (O18)."""
    s = Scene().play(A, "potion-of-dreams", SHIELD, SHIELD).hand(A, "amsug-longneck").has(A, gauge=4).free()
    s.says("activate potion-of-dreams", USE, f"A: {USE}")
    assert s.question == "shield"
    s.says(USE)
    assert s.in_play(A) == ["potion-of-dreams", "amsug-longneck"]
    assert s.crystals(A) == 10


# --- the Shield itself is what is lost -----------------------------------------------------------------------------


def test_shield_as_the_only_card() -> None:
    """There must be another card: no crystals (EK13)."""
    s = Scene().hand(A, "syllas-the-faithful").has(A, gauge=1, fire=3).play(B, SHIELD).free()
    s.says("summon syllas-the-faithful")
    assert (s.in_play(B), s.crystals(B), s.discarded) == ([], 0, [SHIELD])
    s = Scene(tokens=(2, 7)).play(A, SHIELD).has(A).free().says("use token")
    assert (s.in_play(A), s.crystals(A)) == ([], 0)


def test_shield_chosen_itself() -> None:
    """It cannot stand in for itself (EK13)."""
    s = Scene().hand(A, "syllas-the-faithful").has(A, gauge=1, fire=3).play(B, SHIELD, "purse-of-io").free()
    s.says("summon syllas-the-faithful", f"B: {USE}")
    assert (s.in_play(B), s.crystals(B)) == (["purse-of-io"], 0)


def test_shield_chosen_and_another() -> None:
    """A Shield stands in for a Shield once: 10 crystals, one gone (G8)."""
    s = Scene().hand(A, "syllas-the-faithful").has(A, gauge=1, fire=3).play(B, SHIELD, SHIELD).free()
    s.says("summon syllas-the-faithful")
    assert s.options == ["let go", USE]
    s.says(USE)
    assert (s.in_play(B), s.crystals(B), s.question) == ([SHIELD], 10, "free")


# --- what it does not help with ------------------------------------------------------------------------------------

TOP = ["sid-nightshade", "crystal-orb", "tree-of-light", "dragon-skull"]


def shielded(**more: int) -> Scene:
    return Scene().play(A, SHIELD).has(A, **{"gauge": 9, **more}).pile(*TOP)


def hand(key: str, **more: int) -> Scene:
    return shielded(**more).hand(A, key).free()


def draw(pick: str, *more: str) -> Callable[[], Scene]:
    return lambda: shielded().die(face("winter", "c", 1)).says(pick, *more)


HELPLESS: dict[str, Callable[[], Scene]] = {
    "a draw that is declined": draw("draw", "discard"),
    "the other card of the draw bonus": draw("bonus draw", "card sid-nightshade"),
    "amulet of fire": lambda: hand("amulet-of-fire", fire=2).says("summon amulet-of-fire", "card crystal-orb"),
    "chalice": lambda: hand("divine-chalice", water=1, earth=1, fire=1, air=1).says(
        "summon divine-chalice", "card tree-of-light"
    ),
    "scroll": lambda: hand("scroll-of-ishtar", fire=2).says(
        "summon scroll-of-ishtar", "energy fire", "discard", "energy earth"
    ),
    "catcher": lambda: hand("familiar-catcher", fire=1, air=1).says("summon familiar-catcher", "discard"),
    "amsug": lambda: hand("amsug-longneck", water=1, air=1).says("summon amsug-longneck"),
    "codex": lambda: (
        shielded(water=1, air=1)
        .play(A, "purse-of-io")
        .hand(A, "selenias-codex")
        .free()
        .says("summon selenias-codex", "own purse-of-io")
    ),
    "damned soul": lambda: shielded(water=1).play(A, "damned-soul-of-onys").free().says("activate damned-soul-of-onys"),
    "orb": lambda: shielded(crystals=3).play(A, "crystal-orb").free().says("activate crystal-orb", "discard top"),
    "raven": lambda: (
        shielded(fire=3)
        .play(B, "purse-of-io")
        .copying(A, "purse-of-io", B)
        .hand(A, "syllas-the-faithful")
        .free()
        .says("summon syllas-the-faithful")
    ),
}


@pytest.mark.parametrize("what", HELPLESS)
def test_shield_does_not_help_with(what: str) -> None:
    """Cards that never were one's own, returns to hand, what passes on, Raven's doom (EK13, G22)."""
    s = HELPLESS[what]()
    assert s.question == "free"
    assert s.crystals(A) == 0
    assert not s.events("shielded")
    assert SHIELD in s.in_play(A) or SHIELD in s.in_hand(A)


def test_shield_does_not_help_with_a_token_or_bonus_that_draws() -> None:
    """(EK13)"""
    s = Scene(tokens=(1, 7)).play(A, SHIELD).has(A).free().says("use token", "discard")
    assert (s.question, s.in_play(A)) == ("free", [SHIELD])
    s = Scene(enchantment="olafs-knowledge").play(A, SHIELD).has(A).free().says("bonus card", "discard")
    assert (s.question, s.in_play(A)) == ("free", [SHIELD])
    s = Scene(enchantment="vision-of-destiny").play(A, SHIELD).has(A, crystals=5).free().says("discard first")
    assert (s.question, s.in_play(A)) == ("free", [SHIELD])


# --- what the others learn -----------------------------------------------------------------------------------------


def other_view(name: str, card: str, *answers: str) -> dict[str, object]:
    """What the other seat sees when one of two cards is named."""
    threat = THREATS[name]
    s = threat.lay().play(threat.seat, SHIELD).free()
    s.says(*[pick.replace(EARTH, card) if pick.startswith(("card", "B: card")) else pick for pick in threat.before])
    assert s.question == "shield"
    s.says(*answers)
    if answers:
        go_on(s, name)
    return {**s.t.view(1 - threat.seat).data, "heard": s.t.events_for(1 - threat.seat)}


@pytest.mark.parametrize("answers", [(), (USE,), ("let go",)])
@pytest.mark.parametrize("name", HIDDEN)
def test_shield_hides_what_it_saved(name: str, answers: tuple[str, ...]) -> None:
    """Whichever of two cards was to be discarded, the others see the same, before and after (EK13, B9)."""
    seen = other_view(name, EARTH, *answers)
    assert seen == other_view(name, "crystal-orb", *answers)
    assert not {EARTH, "crystal-orb"} & words_of(seen)


@pytest.mark.parametrize("name", HIDDEN)
def test_shield_leaves_no_trace_of_a_saved_card(name: str) -> None:
    """For all the others know, it may still be anywhere; its owner has it in hand (EK13)."""
    threat = THREATS[name]
    s = threatened(name, SHIELD).says(USE)
    go_on(s, name)
    here = f"hand {threat.seat + 1}"
    assert {here} in places(s.t, threat.seat, EARTH)
    assert all(len(where) > 1 for where in places(s.t, 1 - threat.seat, EARTH))


@pytest.mark.parametrize("name", ["crown", "kriss-hand"])
def test_shield_saves_a_card_that_was_shown(name: str) -> None:
    """Everybody knows where it is (C36, C44)."""
    s = threatened(name, SHIELD).says(USE)
    go_on(s, name)
    assert {"hand 1"} in places(s.t, B, THREATS[name].card)


def test_shield_and_several_hands() -> None:
    """A Warden asks three players; C has the Shield, and only C is asked about it (EK19)."""
    s = Scene(3).hand(A, "warden-of-argos", "tree-of-light").has(A, gauge=1, air=1).hand(B, "sid-nightshade")
    s.hand(C, "purse-of-io").play(C, SHIELD).free()
    s.says("summon warden-of-argos", "discard cards")
    assert (s.question, s.asked) == ("shield", C)
    s.says(f"C: {USE}")
    assert [s.in_hand(seat) for seat in (A, B, C)] == [[], [], ["purse-of-io"]]
    assert [s.crystals(seat) for seat in (A, B, C)] == [0, 0, 10]
