"""The table of Seasons as the window draws it: nothing too wide or left out, nothing hidden, all choices lit."""

import random
import time
from collections.abc import Iterator
from typing import Any

import pytest
from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

import conclave
from conclave.games.seasons.rules.names import CARD_KEYS, ENCHANTMENT_KEYS, LAST_ENCHANTMENT
from conclave.games.seasons.rules.picks import (
    ACTIVATE,
    AMOUNT,
    CARD,
    COPY,
    END,
    ENERGY,
    IN_PLAY,
    SEAT,
    SUMMON,
    TAKE_DIE,
    TOKEN,
    card_named,
)
from conclave.games.seasons.terminal.boards import SPACE, TURN, WINNER, boxed
from conclave.games.seasons.terminal.highlights import MARK
from conclave.games.seasons.terminal.panels import PANELS
from conclave.games.seasons.text.cards import card_name
from conclave.games.seasons.text.tokens import enchantment_name, token_name
from conclave.games.seasons.text.words import letters
from conclave.table import Table, View
from conclave.terminal.interface import make_interface
from conclave.terminal.lines import flowed, wrapped
from conclave.terminal.panels import panels_of
from conclave.text import say
from conclave.text.catalogue import in_language, languages
from tests.games.seasons.scene import A, B, C, Scene, face
from tests.games.seasons.text.test_tables import MENTIONED, cards_in, known_cards, known_top
from tests.terminal.pace import slowness

NAMES = ["Ann", "Bob", "Cleo", "Dmitri"]
SIZES = [(56, 10), (78, 11), (78, 40), (100, 30), (158, 44)]
KINDS = [(2, False), (3, False), (4, False), (2, True), (3, True), (4, True)]

Click = tuple[str, tuple[int | str]]


def table_of(players: int, kingdom: bool, seed: int) -> Table:
    if not kingdom:
        return conclave.new("seasons", players=players, seed=seed)
    return conclave.new(
        "seasons",
        players=players,
        seed=seed,
        sets=["base", "enchanted-kingdom"],
        tokens=True,
        enchantment=ENCHANTMENT_KEYS[1 + seed % LAST_ENCHANTMENT],
    )


def played(table: Table, seed: int, often: float) -> Iterator[Table]:
    """A random game in which turns end late: the table at some of its decisions, each new question among them."""
    luck = random.Random(seed)
    asked = set()
    while not table.over:
        seat = luck.choice(table.waiting)
        view = table.view(seat)
        if view.question not in asked or luck.random() < often:
            asked.add(view.question)
            yield table
        options = view.options
        if len(options) > 1 and luck.random() < 0.8:
            options = [pick for pick in options if pick != END]
        table.choose(luck.choice(options), seat)
    yield table


def positions(players: int, kingdom: bool, often: float = 0.02) -> Iterator[Table]:
    seed = 10 * players + (1 if kingdom else 0)
    yield from played(table_of(players, kingdom, seed), seed, often)


def views(table: Table) -> list[View]:
    """What those see whom the table waits for, and what a spectator sees."""
    return [table.view(seat) for seat in [*table.waiting[:1], None]]


def rows(text: Text) -> list[str]:
    return text.plain.split("\n")


def drawn(view: View, width: int = 100, height: int = 30) -> str:
    return PANELS.table(view, NAMES, width, height).plain


def clicks(*texts: Text) -> dict[Click, list[str]]:
    """What a click does, and what it may be made on."""
    found: dict[Click, list[str]] = {}
    for text in texts:
        for span in text.spans:
            click = span.style.meta.get("@click") if isinstance(span.style, Style) else None
            if click is not None:
                found.setdefault(click, []).append(text.plain[span.start : span.end])
    return found


# --- every size, every language ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "kingdom"), KINDS)
def test_no_line_is_wider_than_told(players: int, kingdom: bool) -> None:
    luck = random.Random(players)
    for table in positions(players, kingdom):
        for view in views(table):
            width, height = luck.choice([*SIZES, (luck.randint(24, 170), luck.randint(5, 60))])
            for language in languages():
                with in_language(language):
                    title = PANELS.title(view, NAMES)
                    texts = [PANELS.table(view, NAMES, width, height), PANELS.own(view, NAMES, width)]
                assert "\n" not in title.plain
                assert max(cell_len(row) for text in texts for row in rows(text)) <= width
                assert not any("{" in text.plain or "\t" in text.plain for text in [title, *texts])


def test_names_may_be_long_or_wide() -> None:
    names = ["Bartholomew the Extraordinarily Patient of the Northern Marches", "魔法使いの弟子たちと賢者", "Ñ", ""]
    table = conclave.new("seasons", players=4, seed=1, level="apprentice", tokens=True)
    for at, shown in enumerate(played(table, 1, 0.05)):
        width, height = SIZES[at % len(SIZES)]
        text = PANELS.table(shown.view(at % 4), names, width, height)
        assert max(cell_len(row) for row in rows(text)) <= width
        assert "Barth" in text.plain
        assert "魔法" in text.plain


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("players", "kingdom"), KINDS)
def test_every_player_and_every_card_in_play_is_named(players: int, kingdom: bool, language: str) -> None:
    with in_language(language):
        for at, table in enumerate(positions(players, kingdom, often=0.01)):
            width, height = SIZES[1:][at % 4]
            for view in views(table):
                told = drawn(view, width, height)
                assert all(name in told for name in NAMES[:players])
                in_play = [card_name(entry["card"]) for shown in view.data["players"] for entry in shown["play"]]
                for name in set(in_play):
                    assert told.count(name) >= in_play.count(name)
                if view.data["settings"]["enchantment"] != "none":
                    assert enchantment_name(view.data["settings"]["enchantment"]) in told


@pytest.mark.parametrize("width", [76, 78])
@pytest.mark.parametrize("language", languages())
def test_a_table_of_four_fits_into_eleven_lines(language: str, width: int) -> None:
    """The seasons, the dice, a line for each player and the piles stand in the first lines of a small window."""
    with in_language(language):
        for table in positions(4, True):
            for view in views(table) if view_is_of_the_tournament(table) else []:
                first = rows(PANELS.table(view, NAMES, width, 11))[:11]
                assert all(say("seasons-word-season-title", season=season) in first[0] for season in SEASON_KEYS)
                assert first[1].count("W") == 4
                for face_shown in view.data["dice_shown"]:
                    assert face_shown is None or face_shown["symbols"] in first[2]
                for seat, shown in enumerate(view.data["players"]):
                    line = next(row for row in first[3:9] if NAMES[seat] in row)
                    assert line.startswith(TURN) == (seat in view.waiting)
                    assert letters(shown["reserve"]) in line
                    for number in (f"{len(shown['play'])}/{shown['gauge']}", shown["crystals"], shown["hand"]):
                        assert f" {number} " in line
                assert any(str(view.data["pile"]) in row for row in first[8:11])


@pytest.mark.parametrize("language", languages())
def test_full_reserves_and_players_without_names_still_have_a_line_each(language: str) -> None:
    scene = Scene(4, tokens=(10, 11, 12, 9))
    for seat in (A, B):
        scene.play(seat, "bespelled-grimoire").has(seat, 150, 15, 2, water=3, earth=3, fire=3, air=1)
    view = scene.free().t.view(A)
    with in_language(language):
        lines = rows(PANELS.table(view, None, 76, 11))
        for seat in range(4):
            assert say("word-player", number=seat + 1) in lines[4 + seat]
        assert "WWWEEEFFFA 10/10" in lines[5]


SEASON_KEYS = ["winter", "spring", "summer", "fall"]


def view_is_of_the_tournament(table: Table) -> bool:
    return bool(table.view(None).data["round"] > 0)


# --- what can be chosen --------------------------------------------------------------------------------------------


def named_by(view: View, pick: int) -> str:
    """What an option about a die, a player or a card names; empty for all others."""
    if TAKE_DIE <= pick < ENERGY:
        return f"{pick - TAKE_DIE + 1}"
    if SEAT <= pick < AMOUNT:
        return NAMES[pick - SEAT]
    if TOKEN < pick <= CARD:
        return token_name(pick - TOKEN)
    if pick <= CARD:
        return ""
    for base in (COPY, ACTIVATE, IN_PLAY, SUMMON, CARD):
        if pick > base:
            return card_name(CARD_KEYS[card_named(pick - base)])
    return ""


def check_lights(view: View, width: int, height: int) -> None:
    texts = [PANELS.table(view, NAMES, width, height), PANELS.own(view, NAMES, width)]
    lit = clicks(*texts)
    choices = [line for _, line in make_interface("seasons").choices(view, NAMES)] if view.options else []
    for (action, (what,)), labels in lit.items():
        assert any(label.startswith(MARK) for label in labels)
        if action == "pick":
            assert what in view.options
        else:
            assert action == "find"
            assert any(str(what).casefold() in line.casefold() for line in choices)
    for pick in view.options:
        name = named_by(view, pick)
        if not name or only_owed(view, pick):
            continue
        labels = lit.get(("pick", (pick,)), [])
        if labels:
            assert any(name in label for label in labels), (name, labels)
        else:
            assert ("find", (name,)) in lit
            assert sum(named_by(view, other) == name for other in view.options) > 1


def only_owed(view: View, pick: int) -> bool:
    """An Hourglass of Time that has left play may still owe an energy: there is no card to light."""
    waiting = [entry["arrival"] for shown in view.data["players"] for entry in shown["play"]]
    owed = view.question == "order" and any(one not in waiting for one in view.data["paused"][-1]["todo"])
    return owed and named_by(view, pick) == card_name("hourglass-of-time")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("players", "kingdom"), KINDS)
def test_whatever_can_be_chosen_is_lit(players: int, kingdom: bool, language: str) -> None:
    with in_language(language):
        for at, table in enumerate(positions(players, kingdom, often=0.06)):
            for seat in table.waiting:
                check_lights(table.view(seat), *SIZES[at % len(SIZES)])


@pytest.mark.soak
def test_lights_at_every_kind_of_question() -> None:
    """Enough games that cards, tokens and enchantments have asked what they can ask about cards and players."""
    asked = set()
    for seed in range(30):
        table = table_of(2 + seed % 3, True, seed)
        for at, shown in enumerate(played(table, seed, 0.0)):
            for seat in shown.waiting:
                asked.add(shown.view(seat).question)
                check_lights(shown.view(seat), *SIZES[(at + seed) % len(SIZES)])
    assert asked >= ABOUT_THINGS


ABOUT_THINGS = {
    "draft", "select", "winnow", "build", "token", "die", "before-die", "free", "order", "keep", "pool", "free-entry",
    "give", "opponent", "return", "codex", "from-hand", "dream", "orb", "crown", "familiar", "sacrifice", "shield",
    "drought", "any-card", "discards", "dig", "under", "arrange", "copy", "move", "rob", "keep-found",
}  # fmt: skip


def test_nothing_is_lit_for_those_who_wait() -> None:
    scene = Scene(3).hand(B, "purse-of-io").play(B, "crystal-orb").has(A, gauge=3).free()
    for seat in (1, 2, None):
        view = scene.t.view(seat)
        assert not clicks(PANELS.table(view, NAMES, 100, 40), PANELS.own(view, NAMES, 100))


def test_the_dice_are_lit_as_a_whole() -> None:
    view = Scene(2).new_round().t.view(A)
    assert view.question == "die"
    for width, height in ((78, 11), (100, 40)):
        lit = clicks(PANELS.table(view, NAMES, width, height))
        assert set(lit) == {("pick", (pick,)) for pick in view.options}
        for place, labels in enumerate(lit.values()):
            symbols = view.data["dice_shown"][place]["symbols"]
            assert any(symbols in label for label in labels)


def test_spaces_that_the_season_token_may_go_to() -> None:
    scene = Scene().hand(A, "temporal-boots").has(A, gauge=1).when(2).free().says("summon temporal-boots")
    view = scene.t.view(A)
    targets = {scene.t.parse(pick): space for pick, space in MOVES.items()}
    for width, height in ((78, 11), (100, 40)):
        lit = clicks(PANELS.table(view, NAMES, width, height))
        assert {click: labels[0].strip(MARK) for click, labels in lit.items()} == {
            ("pick", (pick,)): space for pick, space in targets.items()
        }


MOVES = {
    "move back 3": "11",
    "move back 2": "12",
    "move back 1": "1",
    "move forward 1": "3",
    "move forward 2": "4",
    "move forward 3": "5",
}


def test_of_two_cards_of_a_name_each_is_lit_with_its_own_pick() -> None:
    scene = Scene().play(A, "crystal-orb", turned=True).play(A, "crystal-orb").play(A, "syllas-the-faithful")
    scene.pile("purse-of-io").has(A, crystals=9, gauge=5).free()
    lit = clicks(PANELS.table(scene.t.view(A), NAMES, 100, 40))
    orb = scene.t.parse("activate crystal-orb 2")
    assert lit == {("pick", (orb,)): [f"{MARK} Crystal Orb"]} | bonus_light(scene)


def test_of_cards_of_a_name_only_the_one_that_is_meant_is_lit() -> None:
    """A Raven that has to be resolved beside another one, and of one opponent's cards the one to copy."""
    scene = Scene().play(B, "purse-of-io", "hourglass-of-time").copying(A, "purse-of-io", B)
    scene.copying(A, "hourglass-of-time", B).play(A, "figrim-the-avaricious").has(B, crystals=5).when(space=3)
    scene.end_of_round()
    (labels,) = raven_labels(scene).values()
    assert labels[0].startswith(f"{MARK} Raven the Usurper (as Hourglass of Time")
    assert not any("Purse" in label for label in labels)
    scene = Scene(3).hand(A, "raven-the-usurper").has(A, crystals=9, gauge=3, fire=3, air=1)
    scene.play(B, "purse-of-io").play(C, "purse-of-io").free().says("summon raven-the-usurper")
    lit = clicks(PANELS.table(scene.t.view(A), NAMES, 100, 40))
    assert [click for click in lit if click[0] == "find"] == []
    assert {("pick", (scene.t.parse(f"copy purse-of-io{second}"),)) for second in ("", " 2")} <= set(lit)


def raven_labels(scene: Scene) -> dict[str, list[str]]:
    lit = clicks(PANELS.table(scene.t.view(A), NAMES, 100, 40))
    picks = [pick for pick in scene.options if "raven" in pick]
    return {pick: lit[("pick", (scene.t.parse(pick),))] for pick in picks}


def bonus_light(scene: Scene) -> dict[Click, list[str]]:
    """Several bonuses can be chosen: a click goes to the first of them."""
    view = scene.t.view(A)
    lit = clicks(PANELS.table(view, NAMES, 100, 40))
    return {click: labels for click, labels in lit.items() if click[0] == "find" and "Bonus" in labels[0]}


def test_several_choices_about_a_card_are_found_by_its_name() -> None:
    scene = Scene().pile("crystal-orb").has(A, gauge=3).die(face("winter", "c")).says("draw")
    assert scene.question == "keep"
    view = scene.t.view(A)
    assert clicks(PANELS.own(view, NAMES, 78)) == {("find", ("Crystal Orb",)): [f"{MARK}Crystal Orb"]}


def test_energies_to_transmute_are_lit_by_type() -> None:
    scene = Scene().has(A, gauge=3, bonuses=3, water=2, fire=1).play(A, "amulet-of-water", air=2).free(transmute=True)
    lit = clicks(PANELS.table(scene.t.view(A), NAMES, 100, 40))
    expected = {"transmute water": f"{MARK}WW", "transmute fire": f"{MARK}F"}
    expected["transmute air from amulet 1"] = f"{MARK} Amulet of Water [AA]"
    assert lit == {("pick", (scene.t.parse(pick),)): [label] for pick, label in expected.items()}


# --- nothing hidden ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "kingdom"), KINDS)
def test_drawings_depend_on_nothing_but_what_a_seat_may_know(players: int, kingdom: bool) -> None:
    luck = random.Random(players)
    for at, table in enumerate(positions(players, kingdom)):
        if table.over:
            continue
        seat = luck.choice(table.waiting)
        view = table.view(seat)
        one, two = (view.deal(luck.randrange(1000)).view(seat) for _ in range(2))
        width, height = SIZES[at % len(SIZES)]
        for other in (one, two):
            assert PANELS.title(other, NAMES) == PANELS.title(view, NAMES)
            assert drawing(other, width, height) == drawing(view, width, height)


def drawing(view: View, width: int, height: int) -> list[tuple[str, Any]]:
    texts = [PANELS.table(view, NAMES, width, height), PANELS.own(view, NAMES, width)]
    return [(text.plain, text.spans) for text in texts]


@pytest.mark.parametrize(("players", "kingdom"), KINDS)
def test_no_card_is_named_that_the_viewer_does_not_know(players: int, kingdom: bool) -> None:
    for table in positions(players, kingdom, often=0.05):
        for view in views(table):
            told = f"{drawn(view)}\n{drawn(view, 78, 11)}\n{PANELS.own(view, NAMES, 78).plain}"
            known = known_cards(view) | (known_top(view) if view.question == "orb" else set())
            assert cards_in(told) <= known | MENTIONED


def test_a_spectator_has_nothing_of_their_own() -> None:
    table = conclave.new("seasons", players=3, seed=1, tokens=True)
    assert PANELS.own(table.view(None), NAMES, 78).plain == ""
    assert PANELS.own(table.view(0), NAMES, 78).plain != ""
    assert not cards_in(drawn(table.view(None)))


# --- what the drawings look like -----------------------------------------------------------------------------------


def late_scene() -> Scene:
    scene = Scene(2, tokens=(7, 5)).when(8, 2)
    scene.play(A, "amulet-of-water", water=1, fire=2).play(A, "purse-of-io").play(A, "crystal-orb", turned=True)
    scene.play(B, "dragon-skull").copying(B, "purse-of-io", A)
    scene.hand(A, "staff-of-spring", "runic-cube-of-eolis").library(A, 3, "beggars-horn").hand(B, "titus-deepgaze")
    scene.pile("potion-of-life").discards("potion-of-power")
    return scene.has(A, 12, 5, 1, earth=3, air=1).has(B, 30, 4, water=7).free()


def test_a_small_table() -> None:
    lines = rows(PANELS.table(late_scene().t.view(A), NAMES[:2], 78, 11))
    assert lines == [
        "Winter ○1 ○2 ○3 │ Spring ○4 ○5 ○6 │ Summer ○7 ●8 ○9 │ Fall ○10 ○11 ○12",
        "W1 E3 F2 A1     │ W1 E1 F3 A2     │ W2 E1 F1 A3     │ W3 E2 F1 A1",
        "Year 2  Left over  3 c •",
        "  Player    Cryst. Gauge Reserve     Bonus Hand II+III Die Token",
        "→ Ann (you)     12   3/5 EEEA 4/7     »1/3    2 0+1    WW* »7",
        "  Bob           30   2/4 WWWWWWW 7/7   0/3    1 0+0    WW* 5",
        "draw pile: 130 · discard pile: 1 · first player: Ann",
        "+1 crystal per energy for you",
        "Ann ◦ Amulet of Water [WFF] ◦ Purse of Io ◦ Crystal Orb (turned)",
        "Your hand » Staff of Spring ◦ Runic Cube of Eolis",
        "Library III ◦ Beggar's Horn",
        "Bob ◦ Dragon Skull ◦ Raven the Usurper (as Purse of Io of Ann)",
        "Die left over: c: draw a card; 1 pip (the season token will move 1 space)",
    ]


def test_a_large_table() -> None:
    lines = rows(PANELS.table(late_scene().t.view(A), NAMES[:2], 100, 30))
    assert [line.rstrip() for line in lines] == [
        "  ╭────── ○1 ────── ○2 ────── ○3 ───────╮     ┌3────┐",
        "  │               Winter                │     │  c  │",
        "12○             W1 E3 F2 A1             ○4    │  •  │",
        "  │    +1 crystal per energy for you    │     └─────┘",
        "11○    Fall       Year 2      Spring    ○5    Die left over: c: draw a card; 1 pip (the season token",
        "  │ W3 E2 F1 A1     ●●○     W1 E1 F3 A2 │       will move 1 space)",
        "10○               Summer                ○6    draw pile: 130 · discard pile: 1",
        "  │             W2 E1 F1 A3             │",
        "  ╰────── ○9 ────── ●8 ────── ○7 ───────╯",
        "┌─ → Ann (you) ─────────────────── first player ─┐┌─ Bob ──────────────────────────────────────────┐",
        "│ 12 crystals   Hand 2   II+III 0+1              ││ 30 crystals   Hand 1   II+III 0+0              │",
        "│ Gauge 3/5 ■■■□□                                ││ Gauge 2/4 ■■□□                                 │",
        "│ Reserve EEE A ··· 4/7   »Bonus 1/3             ││ Reserve WWWWWWW 7/7   Bonus 0/3                │",
        "│ Die WW* ••   Token »7 Twelve Crystals          ││ Die WW* ••   Token 5 Hoard                     │",
        "│ ◦ Amulet of Water [WFF]                        ││ ◦ Dragon Skull                                 │",
        "│ ◦ Purse of Io                                  ││ ◦ Raven the Usurper (as Purse of Io of Ann)    │",
        "│ ◦ Crystal Orb (turned)                         ││                                                │",
        "└────────────────────────────────────────────────┘└────────────────────────────────────────────────┘",
    ]


def test_ones_own() -> None:
    assert rows(PANELS.own(late_scene().t.view(A), NAMES, 60)) == [
        "Your hand",
        "»Staff of Spring  EEE · 9 pts",
        "   Whenever you summon a card, gain 3 crystals.",
        " Runic Cube of Eolis  20 crystals · 30 pts",
        "   It does nothing; it is worth its 30 points.",
        "Library III",
        " Beggar's Horn  EA · 8 pts",
        "   At the end of a round, if your reserve holds no more than",
        "   1 energy, gain 1 energy of your choice.",
        "Your ability token",
        "»Twelve Crystals (ability token 7; -6 points once used):",
        "   Gain 12 crystals.",
        "In play",
        " Amulet of Water [WFF]",
        "   When it arrives, choose 4 energies and lay them on it.",
        "   You may spend them as if they were in your reserve.",
        " Purse of Io",
        "   Each energy you transmute brings you 1 more crystal.",
        " Crystal Orb (turned)",
        "   Activate in one of two ways: look at the top card of the",
        "   pile, and discard 4 energies to put it into play if you",
        "   like; or pay 3 crystals to discard it unseen.",
    ]


def test_a_raven_in_play_is_told_with_what_it_does() -> None:
    own = PANELS.own(late_scene().t.view(B), NAMES, 78).plain
    assert "Raven the Usurper (as Purse of Io of Ann)\n   Each energy you transmute brings you 1 more crystal." in own


def test_the_prelude() -> None:
    table = conclave.new("seasons", players=2, seed=3, tokens=True)
    view = table.view(0)
    told = drawn(view, 78, 11)
    assert f"{TURN} Ann (you)   {TURN} Bob" in told
    assert "nothing in play" not in told
    assert cards_in(told) == set(view.data["own"]["pack"])
    assert rows(PANELS.own(view, NAMES, 78))[0] == "Cards to choose from"
    assert all(token_name(token) in PANELS.own(view, NAMES, 78).plain for token in view.data["own"]["tokens"])
    table.choose(view.options[0], 0)
    waiting = drawn(table.view(0), 78, 11)
    assert "Ann (you)" in waiting
    assert f"{TURN} Ann" not in waiting


def test_reserves_that_grow_and_shrink() -> None:
    scene = Scene(2).play(A, "bespelled-grimoire").has(A, gauge=2, water=1).has(B, water=3).free()
    told = drawn(scene.t.view(A))
    assert f"W {SPACE * 9} 1/10" in told
    assert f"WWW {SPACE * 4} 3/7" in told
    scene = Scene(2, enchantment="drought").has(A, gauge=2).also(A, lost_spaces=2)
    told = drawn(scene.free().t.view(A))
    assert f"Reserve {SPACE * 5} 0/5" in told
    assert "Ann has lost 2 spaces of the reserve for good" in told


def test_the_end_shows_the_score_and_who_won() -> None:
    table = conclave.new("seasons", players=3, seed=2, level="apprentice")
    *_, end = played(table, 2, 0.0)
    view = end.view(0)
    winner = view.data["winners"][0]
    for width, height in ((78, 11), (100, 40)):
        told = drawn(view, width, height)
        assert f"{WINNER} {NAMES[winner]}" in told
        assert all(str(score) in told for score in view.data["scores"])
        assert TURN not in told


def test_cards_face_up_on_the_pile() -> None:
    scene = Scene(2, enchantment="vision-of-destiny").pile("purse-of-io", "dragon-skull")
    view = scene.has(A, crystals=9, gauge=3, bonuses=3).free().t.view(A)
    for width, height in ((78, 11), (158, 40)):
        assert "Purse of Io and Dragon Skull" in drawn(view, width, height)
        lit = clicks(PANELS.table(view, NAMES, width, height))
        assert list(lit) == [("pick", (scene.t.parse("discard first"),))]


# --- layout --------------------------------------------------------------------------------------------------------


def test_the_window_finds_them() -> None:
    assert panels_of("seasons") is PANELS


def test_wrapping_keeps_styles_and_words_together() -> None:
    text = Text("  one two\u00a0three four").append(" five", "bold")
    lines = wrapped(text, 14, 3)
    assert [line.plain for line in lines] == ["  one", "   two\u00a0three", "   four five"]
    assert [str(span.style) for span in lines[-1].spans] == ["bold"]
    assert [line.plain for line in wrapped(Text("abcdefghij kl"), 4, 1)] == ["abcd", " efg", " hij", " kl"]


def test_flowing_and_boxes() -> None:
    chunks = [Text("aaa"), Text("bb"), Text("cccc dddd eeee")]
    assert [line.plain for line in flowed(chunks, 8, " ", hanging=2)] == ["aaa bb", "  cccc", "    dddd", "    eeee"]
    box = boxed(Text("Ann"), Text("first"), [Text("x")], 20, 2)
    assert [line.plain for line in box] == [
        "┌─ Ann ──── first ─┐",
        "│ x                │",
        "│                  │",
        "└──────────────────┘",
    ]
    assert boxed(Text("Ann"), Text("first player"), [], 20)[0].plain == "┌─ Ann ────────────┐"


# --- speed ---------------------------------------------------------------------------------------------------------


def test_a_redraw_late_in_a_game_of_four_is_quick() -> None:
    """The fastest of several, since other programs run beside the tests."""
    seen = [table.view(table.waiting[0]) for table in positions(4, True, often=0.2) if not table.over]
    view = seen[-1]
    assert view.data["year"] == 3
    assert sum(len(shown["play"]) for shown in view.data["players"]) > 8
    for width, height in SIZES:
        taken = []
        for _ in range(8):
            start = time.process_time()
            PANELS.title(view, NAMES)
            PANELS.table(view, NAMES, width, height)
            PANELS.own(view, NAMES, width)
            taken.append((time.process_time() - start) / slowness())
        assert min(taken) < 0.05
