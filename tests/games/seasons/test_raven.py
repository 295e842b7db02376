"""Raven the Usurper (EK18): against each magic item of the first two sets, then what follows from copying."""

from collections.abc import Callable
from typing import Any

import pytest

from conclave.games.seasons.rules.card_set import BASE
from conclave.games.seasons.rules.names import CARD_KEYS
from conclave.games.seasons.rules.registry import IS_FAMILIAR
from conclave.games.seasons.rules.sets.enchanted_kingdom import KINGDOM
from tests.games.seasons.printed import set_named
from tests.games.seasons.scene import A, B, Scene, face

RAVEN = "raven-the-usurper"
ACTIVATE = f"activate {RAVEN}"
BOTH = [set_named(BASE), set_named(KINGDOM)]  # another set's items meet Raven in the tests of that set
ITEMS = [CARD_KEYS[card] for card_set in BOTH for card in card_set.numbers if not IS_FAMILIAR[card]]
LAST = face("fall", "AA*", 1)
SPRING = face("winter", "c", 1)  # the die that is left, for a step of one

# What each item costs, and the crystals that its arrival brings.
COSTS: dict[str, tuple[str, int, int]] = {
    "amulet-of-air": ("AA", 0, 0),
    "amulet-of-fire": ("FF", 0, 0),
    "amulet-of-earth": ("EE", 0, 9),
    "amulet-of-water": ("WW", 0, 0),
    "balance-of-ishtar": ("", 2, 0),
    "staff-of-spring": ("EEE", 0, 0),
    "temporal-boots": ("", 0, 0),
    "purse-of-io": ("FA", 0, 0),
    "divine-chalice": ("WEFA", 0, 0),
    "wondrous-chest": ("WF", 0, 0),
    "beggars-horn": ("EA", 0, 0),
    "die-of-malice": ("", 0, 0),
    "bespelled-grimoire": ("WE", 0, 0),
    "ragfields-helm": ("AAA", 0, 0),
    "hand-of-fortune": ("EFA", 3, 0),
    "runic-cube-of-eolis": ("", 20, 0),
    "potion-of-power": ("FF", 0, 0),
    "potion-of-dreams": ("AA", 0, 0),
    "potion-of-knowledge": ("WW", 0, 0),
    "potion-of-life": ("EE", 0, 0),
    "hourglass-of-time": ("WEFA", 0, 0),
    "scepter-of-greatness": ("WEFA", 0, 0),
    "olafs-blessed-statue": ("WWW", 0, 20),
    "yjangs-forgotten-vase": ("WEF", 0, 0),
    "elemental-amulet": ("A", 0, 0),
    "tree-of-light": ("EE", 0, 0),
    "crystal-orb": ("EF", 0, 0),
    "glutton-cauldron": ("", 0, 0),
    "vampiric-crown": ("WA", 0, 0),
    "dragon-skull": ("WEF", 0, 0),
    "cursed-treatise-of-arus": ("W", 0, 10),
    "idol-of-the-familiar": ("WEFA", 0, 10),
    "necrotic-kriss": ("WAA", 0, 0),
    "lantern-of-xidit": ("EEEFFF", 0, 0),
    "sealed-chest-of-urm": ("WWE", 0, 0),
    "mirror-of-the-seasons": ("", 3, 0),
    "pendant-of-ragnor": ("WFA", 0, 0),
    "heart-of-argos": ("EE", 0, 0),
    "horn-of-plenty": ("WE", 0, 0),
    "fairy-monolith": ("EE", 0, 0),
    "selenias-codex": ("WA", 0, 0),
    "scroll-of-ishtar": ("FF", 0, 0),
    "mesodaes-lantern": ("WWWAAA", 0, 0),
    "statue-of-eolis": ("WEF", 0, 0),
    "familiar-catcher": ("FA", 0, 0),
    "ios-transmuter": ("WE", 0, 0),
    "throne-of-renewal": ("WFF", 0, 0),
    "potion-of-resurrection": ("EF", 0, 0),
    "jewel-of-the-ancients": ("FF", 0, 0),
    "shield-of-zira": ("A", 0, 0),
    "steadfast-die": ("EA", 0, 0),
    "amulet-of-time": ("WW", 0, 0),
    "arcane-telescope": ("", 0, 0),
}
LETTERS = {"W": "water", "E": "earth", "F": "fire", "A": "air"}


def purse(cost: str) -> dict[str, int]:
    return {name: cost.count(letter) for letter, name in LETTERS.items() if cost.count(letter)}


def test_every_item_has_its_price_and_its_case() -> None:
    """(EK18)"""
    assert sorted(COSTS) == sorted(CASES) == sorted(ITEMS)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("key", ITEMS)
def test_raven_pays_the_cost(key: str, players: int) -> None:
    """All of it, energies and crystals, besides a fire for Raven itself; the same for any number of players."""
    cost, crystals, brings = COSTS[key]
    s = Scene(players).hand(A, RAVEN).play(B, key).has(A, gauge=9, crystals=crystals, **purse(cost + "F")).free()
    s.says(f"summon {RAVEN}", f"copy {key}")
    if s.question == "amulet-types":
        s.says("energy air")
    assert s.reserve(A) == {}
    assert s.crystals(A) == brings
    assert s.in_play(A)[0] == RAVEN
    shown = s.t.dump()["players"][A]["play"][0]
    assert (shown["copies"], shown["copied"]) == (key, 1)
    assert s.t.breakdown(A)[f"prestige {RAVEN}"] == 2
    assert s.in_play(B) == [key]


@pytest.mark.parametrize("key", ITEMS)
def test_raven_must_be_able_to_pay(key: str) -> None:
    """One energy or one crystal short: not that item (EK18)."""
    cost, crystals, _ = COSTS[key]
    short: list[tuple[str, int]] = [(cost.replace(letter, "", 1), crystals) for letter in sorted(set(cost))]
    short += [(cost, crystals - 1)] if crystals else []
    for energies, coins in short:
        s = Scene().hand(A, RAVEN).play(B, key, "glutton-cauldron")
        s.has(A, gauge=9, crystals=coins, **purse(energies + "F")).free()
        s.says(f"summon {RAVEN}")
        assert "copy glutton-cauldron" in s.options
        assert f"copy {key}" not in s.options


# --- the effect of each item ---------------------------------------------------------------------------------------

Case = Callable[[], None]
CASES: dict[str, Case] = {}


def case(key: str) -> Callable[[Case], Case]:
    def enter(function: Case) -> Case:
        CASES[key] = function
        return function

    return enter


@pytest.mark.parametrize("key", ITEMS)
def test_raven_has_the_effects_of(key: str) -> None:
    CASES[key]()


def arriving(key: str, **more: int) -> Scene:
    """A has Raven in hand and what it and the item cost, and on top of it `more`; B has the item."""
    cost, crystals, _ = COSTS[key]
    have = {"gauge": 1, "crystals": crystals, **purse(cost + "F")}
    for name, number in more.items():
        have[name] = have.get(name, 0) + number
    return Scene().hand(A, RAVEN).play(B, key).has(A, **have)


def copies(s: Scene, key: str) -> Scene:
    return s.free().says(f"summon {RAVEN}", f"copy {key}")


def owned(key: str, **on_it: int) -> Scene:
    """A's Raven copies B's item already."""
    return Scene().play(B, key).copying(A, key, B, **on_it)


def spent(s: Scene) -> None:
    """Raven is turned: not again this round."""
    assert s.turned(A) == [RAVEN]
    assert ACTIVATE not in s.options
    assert s.question == "free"


def gone(s: Scene, key: str) -> None:
    """Raven itself was sacrificed, the original stays as it was."""
    assert RAVEN not in s.in_play(A)
    assert RAVEN in s.discarded
    assert s.in_play(B) == [key]
    assert s.turned(B) == []


def ended(s: Scene) -> Any:
    s.when(space=12, year=3).leaving(LAST).end_of_round()
    assert s.t.over
    return s.t.breakdown(A)


def season(s: Scene) -> Scene:
    """Winter ends at the end of the round."""
    return s.when(space=3).leaving(SPRING).end_of_round()


@case("amulet-of-air")
def _() -> None:
    s = copies(arriving("amulet-of-air"), "amulet-of-air")
    assert s.gauge(A) == 3


@case("amulet-of-fire")
def _() -> None:
    s = arriving("amulet-of-fire").pile("sid-nightshade", "crystal-orb", "tree-of-light", "dragon-skull")
    copies(s, "amulet-of-fire").says("card tree-of-light")
    assert s.in_hand(A) == ["tree-of-light"]
    assert s.discarded == ["sid-nightshade", "crystal-orb", "dragon-skull"]


@case("amulet-of-earth")
def _() -> None:
    assert copies(arriving("amulet-of-earth"), "amulet-of-earth").crystals(A) == 9


@case("amulet-of-water")
def _() -> None:
    """The energies lie on Raven, and may be spent (G28)."""
    s = arriving("amulet-of-water", gauge=1).hand(A, "amulet-of-earth")
    copies(s, "amulet-of-water").says("energy earth", "energy earth", "energy fire", "energy air")
    assert s.on_card(A, RAVEN) == {"earth": 2, "fire": 1, "air": 1}
    assert s.on_card(B, "amulet-of-water") == {}
    assert s.reserve(A) == {}
    s.says("summon amulet-of-earth")
    assert s.on_card(A, RAVEN) == {"fire": 1, "air": 1}


@case("balance-of-ishtar")
def _() -> None:
    s = owned("balance-of-ishtar").has(A, fire=3).free().says(ACTIVATE)
    assert s.crystals(A) == 9
    spent(s)


@case("staff-of-spring")
def _() -> None:
    s = owned("staff-of-spring").hand(A, "glutton-cauldron").has(A, gauge=2).free().says("summon glutton-cauldron")
    assert s.crystals(A) == 3


@case("temporal-boots")
def _() -> None:
    s = copies(arriving("temporal-boots").when(space=3), "temporal-boots").says("move forward 1")
    assert s.t.space == 4


@case("purse-of-io")
def _() -> None:
    s = owned("purse-of-io").has(A, fire=1).free(transmute=True).says("transmute fire")
    assert s.crystals(A) == 2 + 1


@case("divine-chalice")
def _() -> None:
    """Raven is in play already when room is looked for."""
    top = ["sid-nightshade", "crystal-orb", "tree-of-light", "dragon-skull"]
    s = copies(arriving("divine-chalice").pile(*top), "divine-chalice")
    assert s.discarded == top
    s = copies(arriving("divine-chalice", gauge=1).pile(*top), "divine-chalice").says("card tree-of-light")
    assert s.in_play(A) == [RAVEN, "tree-of-light"]


@case("wondrous-chest")
def _() -> None:
    s = owned("wondrous-chest").has(A, fire=4).end_of_round()
    assert (s.crystals(A), s.crystals(B)) == (3, 0)


@case("beggars-horn")
def _() -> None:
    s = owned("beggars-horn").has(A).has(B, fire=2).end_of_round().says("A: energy fire")
    assert s.reserve(A) == {"fire": 1}


@case("die-of-malice")
def _() -> None:
    s = owned("die-of-malice").has(A, bonuses=3).die(face("winter", "WW*")).says(ACTIVATE)
    assert s.crystals(A) >= 2
    assert s.turned(A) == [RAVEN]
    assert ACTIVATE not in s.options
    assert ACTIVATE not in owned("die-of-malice").free().options


@case("bespelled-grimoire")
def _() -> None:
    s = copies(arriving("bespelled-grimoire"), "bespelled-grimoire").says("energy fire", "energy fire")
    assert s.reserve(A) == {"fire": 2}
    assert s.t.players[A].capacity == 10


@case("ragfields-helm")
def _() -> None:
    assert ended(owned("ragfields-helm").play(A, "tree-of-light"))[f"end {RAVEN}"] == 20
    assert ended(owned("ragfields-helm"))[f"end {RAVEN}"] == 0


@case("hand-of-fortune")
def _() -> None:
    s = owned("hand-of-fortune").hand(A, "staff-of-spring").has(A, gauge=2, earth=2).free()
    s.says("summon staff-of-spring")
    assert s.reserve(A) == {}


@case("runic-cube-of-eolis")
def _() -> None:
    """No effect, and no points but Raven's own."""
    s = copies(arriving("runic-cube-of-eolis"), "runic-cube-of-eolis")
    assert sum(s.t.breakdown(A).values()) == 2


@case("potion-of-power")
def _() -> None:
    s = owned("potion-of-power").has(A, gauge=1).pile("sid-nightshade").free().says(ACTIVATE)
    assert s.in_hand(A) == ["sid-nightshade"]
    assert s.gauge(A) == 3
    gone(s, "potion-of-power")


@case("potion-of-dreams")
def _() -> None:
    s = owned("potion-of-dreams").hand(A, "sid-nightshade").has(A, gauge=1, fire=3).free().says(ACTIVATE)
    assert s.in_play(A) == ["sid-nightshade"]
    assert s.reserve(A) == {}
    gone(s, "potion-of-dreams")


@case("potion-of-knowledge")
def _() -> None:
    s = owned("potion-of-knowledge").has(A).free().says(ACTIVATE, "energy air")  # and so all five
    assert s.reserve(A) == {"air": 5}
    gone(s, "potion-of-knowledge")


@case("potion-of-life")
def _() -> None:
    s = owned("potion-of-life").has(A, fire=3).free().says(ACTIVATE)
    assert (s.crystals(A), s.reserve(A)) == (12, {})
    gone(s, "potion-of-life")


@case("hourglass-of-time")
def _() -> None:
    s = season(owned("hourglass-of-time").has(A)).says("A: energy fire", "B: energy air")
    assert (s.reserve(A), s.reserve(B)) == ({"fire": 1}, {"air": 1})


@case("scepter-of-greatness")
def _() -> None:
    """Three for each item there is; Raven is none (H4)."""
    s = arriving("scepter-of-greatness", gauge=3).play(A, "tree-of-light", "crystal-orb", "kairn-the-destroyer")
    assert copies(s, "scepter-of-greatness").crystals(A) == 6


@case("olafs-blessed-statue")
def _() -> None:
    assert copies(arriving("olafs-blessed-statue"), "olafs-blessed-statue").crystals(A) == 20


@case("yjangs-forgotten-vase")
def _() -> None:
    s = owned("yjangs-forgotten-vase").hand(A, "glutton-cauldron").has(A, gauge=2).free()
    s.says("summon glutton-cauldron", "energy air")
    assert s.reserve(A) == {"air": 1}


@case("elemental-amulet")
def _() -> None:
    """A set of types is paid, and only those effects come."""
    s = copies(arriving("elemental-amulet", earth=1), "elemental-amulet")
    assert s.question == "amulet-types"
    s.says("energy earth", "energy air", "energy earth")  # two types; the earth first, and so the air
    assert (s.crystals(A), s.gauge(A), s.in_hand(A), s.reserve(A)) == (5, 2, [], {})
    s = copies(arriving("elemental-amulet", earth=1), "elemental-amulet").says("energy earth", "done")
    assert (s.crystals(A), s.gauge(A), s.in_hand(A), s.reserve(A)) == (5, 1, [], {"air": 1})


@case("tree-of-light")
def _() -> None:
    s = owned("tree-of-light").has(A, crystals=3).free().says(ACTIVATE, "energy fire")
    assert (s.crystals(A), s.reserve(A)) == (0, {"fire": 1})
    spent(s)


@case("crystal-orb")
def _() -> None:
    s = owned("crystal-orb").has(A, gauge=2, fire=4).pile("sid-nightshade").free().says(ACTIVATE, "card sid-nightshade")
    assert s.in_play(A) == [RAVEN, "sid-nightshade"]
    spent(s)


@case("glutton-cauldron")
def _() -> None:
    """The energies lie on Raven; with the seventh Raven goes, not B's Cauldron."""
    s = owned("glutton-cauldron", fire=5).has(A, air=1).free().says(ACTIVATE)
    assert s.on_card(A, RAVEN) == {"fire": 5, "air": 1}
    assert s.on_card(B, "glutton-cauldron") == {}
    spent(s)
    s = owned("glutton-cauldron", fire=6).has(A, air=1).free().says(ACTIVATE)
    assert s.reserve(A) == {"fire": 6, "air": 1}
    assert s.crystals(A) == 15
    gone(s, "glutton-cauldron")


@case("vampiric-crown")
def _() -> None:
    s = copies(arriving("vampiric-crown").hand(A, "tree-of-light"), "vampiric-crown").says("card tree-of-light")
    s.says("energy water", "energy air")  # and so six of it
    assert s.discarded == ["tree-of-light"]
    assert s.reserve(A) == {"water": 1, "air": 6}


@case("dragon-skull")
def _() -> None:
    """Raven may be one of the three."""
    s = owned("dragon-skull").play(A, "tree-of-light", "crystal-orb").has(A).free()
    s.says(ACTIVATE, f"own {RAVEN}", "own tree-of-light")
    assert s.crystals(A) == 15
    gone(s, "dragon-skull")


@case("cursed-treatise-of-arus")
def _() -> None:
    s = copies(arriving("cursed-treatise-of-arus"), "cursed-treatise-of-arus").says("energy fire", "energy fire")
    assert (s.crystals(A), s.gauge(A), s.reserve(A)) == (10, 2, {"fire": 2})
    assert s.t.breakdown(A)[f"prestige {RAVEN}"] == 2


@case("idol-of-the-familiar")
def _() -> None:
    """Raven counts as a familiar for it."""
    s = copies(arriving("idol-of-the-familiar", gauge=1).play(A, "kairn-the-destroyer"), "idol-of-the-familiar")
    assert s.crystals(A) == 10
    s.says(ACTIVATE)
    assert s.crystals(A) == 12
    spent(s)


@case("necrotic-kriss")
def _() -> None:
    """Raven is a familiar to sacrifice."""
    s = owned("necrotic-kriss").hand(A, "sid-nightshade").has(A).free()
    s.says(ACTIVATE)
    assert s.options == ["card sid-nightshade", f"own {RAVEN}"]
    s.says("card sid-nightshade", "energy air")
    assert s.reserve(A) == {"air": 4}
    spent(s)
    gone(owned("necrotic-kriss").has(A).free().says(ACTIVATE, "energy air"), "necrotic-kriss")


@case("lantern-of-xidit")
def _() -> None:
    assert ended(owned("lantern-of-xidit").has(A, fire=5))[f"end {RAVEN}"] == 15


@case("sealed-chest-of-urm")
def _() -> None:
    """Raven itself is the familiar that there must not be; and it spoils a real Chest."""
    assert ended(owned("sealed-chest-of-urm"))[f"end {RAVEN}"] == 0
    assert ended(owned("purse-of-io").play(A, "sealed-chest-of-urm"))["end sealed-chest-of-urm"] == 0


@case("mirror-of-the-seasons")
def _() -> None:
    s = owned("mirror-of-the-seasons").has(A, crystals=2, fire=2).free().says(ACTIVATE, "amount 2", "energy water")
    assert (s.crystals(A), s.reserve(A)) == (0, {"water": 2})
    spent(s)


@case("pendant-of-ragnor")
def _() -> None:
    """One for each item there is; Raven is none (H4)."""
    s = arriving("pendant-of-ragnor", gauge=3).play(A, "tree-of-light", "crystal-orb", "kairn-the-destroyer")
    copies(s, "pendant-of-ragnor").says("energy air")  # and so both
    assert s.reserve(A) == {"air": 2}
    s = copies(arriving("pendant-of-ragnor"), "pendant-of-ragnor")
    assert s.reserve(A) == {}


@case("heart-of-argos")
def _() -> None:
    s = owned("heart-of-argos").play(A, "arcane-telescope").has(A, crystals=2).only("sid-nightshade").free()
    s.says("activate arcane-telescope")
    assert s.on_card(A, RAVEN) == {"earth": 1}
    assert s.on_card(B, "heart-of-argos") == {}
    s = owned("heart-of-argos", earth=1).has(A).end_of_round()
    assert s.reserve(A) == {"earth": 1}
    assert s.on_card(A, RAVEN) == {}


@case("horn-of-plenty")
def _() -> None:
    s = owned("horn-of-plenty").has(A, earth=1).end_of_round()
    assert (s.crystals(A), s.reserve(A)) == (5, {})


@case("fairy-monolith")
def _() -> None:
    s = owned("fairy-monolith").has(A, fire=1).end_of_round().says("A: pay fire")
    assert s.on_card(A, RAVEN) == {"fire": 1}
    s = owned("fairy-monolith", fire=2).has(A).free().says(ACTIVATE, "done")  # one of two
    assert (s.on_card(A, RAVEN), s.reserve(A)) == ({"fire": 1}, {"fire": 1})
    spent(s)


@case("selenias-codex")
def _() -> None:
    """An item of Raven's owner, not Raven."""
    s = arriving("selenias-codex", gauge=3).play(A, "tree-of-light", "crystal-orb", "kairn-the-destroyer")
    copies(s, "selenias-codex")
    assert sorted(s.options) == ["own crystal-orb", "own tree-of-light"]
    s.says("own tree-of-light")
    assert s.in_hand(A) == ["tree-of-light"]


@case("scroll-of-ishtar")
def _() -> None:
    s = copies(arriving("scroll-of-ishtar").pile("sid-nightshade", "tree-of-light"), "scroll-of-ishtar")
    s.says("energy earth", "keep")
    assert s.in_hand(A) == ["tree-of-light"]
    assert s.discarded == ["sid-nightshade"]


@case("mesodaes-lantern")
def _() -> None:
    s = copies(arriving("mesodaes-lantern"), "mesodaes-lantern")
    assert s.t.players[A].capacity == 6
    assert owned("mesodaes-lantern").has(A).end_of_round().crystals(A) == 3


@case("statue-of-eolis")
def _() -> None:
    s = season(owned("statue-of-eolis").has(A)).says("A: look at top", "B: take energy", "B: energy fire")
    assert (s.crystals(A), s.reserve(B)) == (2, {"fire": 1})
    assert s.t.players[A].capacity == 6


@case("familiar-catcher")
def _() -> None:
    s = copies(arriving("familiar-catcher").pile("tree-of-light", "sid-nightshade"), "familiar-catcher").says("keep")
    assert s.in_hand(A) == ["sid-nightshade"]


@case("ios-transmuter")
def _() -> None:
    s = owned("ios-transmuter").has(A, fire=1).die(face("winter", "6")).says("transmute fire")
    assert s.crystals(A) == 6 + 2
    s.says("end turn", "B: end turn")
    assert s.crystals(A) == 6 + 2 + 2


@case("throne-of-renewal")
def _() -> None:
    s = arriving("throne-of-renewal", bonuses=2).hand(A, "tree-of-light", "crystal-orb").pile("sid-nightshade")
    copies(s, "throne-of-renewal").says("card tree-of-light")
    assert s.in_hand(A) == ["crystal-orb", "sid-nightshade"]
    assert s.t.players[A].bonuses == 1


@case("potion-of-resurrection")
def _() -> None:
    s = owned("potion-of-resurrection").has(A).discards("tree-of-light", "crystal-orb").free()
    s.says(ACTIVATE, "card tree-of-light")
    assert s.in_hand(A) == ["tree-of-light"]
    assert s.discarded == ["crystal-orb", RAVEN]
    gone(s, "potion-of-resurrection")


@case("jewel-of-the-ancients")
def _() -> None:
    s = owned("jewel-of-the-ancients").has(A, fire=3).free().says(ACTIVATE)
    assert s.on_card(A, RAVEN) == {"fire": 1}
    assert s.on_card(B, "jewel-of-the-ancients") == {}
    spent(s)
    assert ended(owned("jewel-of-the-ancients", fire=3))[f"end {RAVEN}"] == 35


@case("shield-of-zira")
def _() -> None:
    s = owned("shield-of-zira").play(A, "potion-of-life").has(A, fire=1).free()
    s.says("activate potion-of-life", f"own {RAVEN}")
    assert s.crystals(A) == 4 + 10
    assert s.in_play(A) == ["potion-of-life"]
    gone(s, "shield-of-zira")


@case("steadfast-die")
def _() -> None:
    s = owned("steadfast-die").has(A).die(face("winter", "WW*")).says("instead energy", "energy fire")
    assert s.reserve(A) == {"fire": 1}


@case("amulet-of-time")
def _() -> None:
    s = arriving("amulet-of-time").hand(A, "tree-of-light").pile("sid-nightshade")
    copies(s, "amulet-of-time").says("energy air", "card tree-of-light")
    assert (s.reserve(A), s.in_hand(A)) == ({"air": 2}, ["sid-nightshade"])


@case("arcane-telescope")
def _() -> None:
    s = owned("arcane-telescope").has(A, crystals=2).only("sid-nightshade", "tree-of-light").free()
    s.says(ACTIVATE, "card sid-nightshade")
    assert (s.crystals(A), s.pile_top) == (0, ["tree-of-light", "sid-nightshade"])
    spent(s)
