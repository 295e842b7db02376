"""Archimage in the window: drawings of random tables at many positions, what is lit in them, and what can be found."""

import random
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from time import process_time

import pytest
from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

import conclave
from conclave.games.archimage.rules.boards import Board, standard_board
from conclave.games.archimage.rules.elements import SIDES
from conclave.games.archimage.rules.events import REGISTRY
from conclave.games.archimage.rules.picks import (
    BREAK,
    CAST,
    COLOUR,
    DIE,
    FAMILIAR,
    MAGE,
    SCROLL,
    SEAT,
    SPACE,
    TAKE,
    TAKE_OFF,
)
from conclave.games.archimage.rules.scrolls import CIRCLES, SCROLL_KEYS, SCROLL_NUMBERS, SPELLS, spells_of
from conclave.games.archimage.rules.state import FRESH
from conclave.games.archimage.terminal.blocks import columns
from conclave.games.archimage.terminal.highlights import MARK
from conclave.games.archimage.terminal.panels import PANELS
from conclave.games.archimage.terminal.picture import SHORT, tower
from conclave.games.archimage.terminal.tower_view import TowerView
from conclave.games.archimage.text.scrolls import spell_key, spell_name
from conclave.games.archimage.text.spaces import board_in
from conclave.table import Table, View
from conclave.table.data import Data
from conclave.terminal.lines import flowed, wrapped
from conclave.text import say
from conclave.text.catalogue import in_language
from tests.games.archimage.scene import A, B, Scene
from tests.terminal.pace import slowness

LANGUAGES = ["en", "fr", "it"]
SIZES = [(78, 11), (78, 34), (100, 40), (158, 44), (56, 6)]
NAMES = ["Ann", "Bob", "Clementine of the Far Isles", "Dan", "Eve"]
PLAIN_PICKS = TAKE  # choices below it are about nothing that lies on the table
TABLES = [(circle, players) for circle in CIRCLES for players in (2, 3, 4, 5)]


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    with in_language(request.param):
        yield request.param


# --- boards of one's own -------------------------------------------------------------------------------------------


def renamed(players: int, name: str) -> Data:
    """The standard board with other names for its spaces, which have the old ones in them."""
    data: Data = standard_board(players).data()
    for row in data["space"]:
        row["id"] = name.format(row["id"])
        row["neighbours"] = [name.format(other) for other in row["neighbours"]]
    return data


def in_a_line(players: int) -> Data:
    """The standard board with all its spaces in one line."""
    data: Data = standard_board(players).data()
    for at, row in enumerate(data["space"]):
        row["x"], row["y"] = at, 0
    return data


OWN_BOARDS = {
    "long": renamed(2, "{} in the far corridor"),
    "wide": renamed(3, "塔{}"),
    "brackets": renamed(2, "({})"),
    "line": in_a_line(2),
    "long line": in_a_line(5),
}


# --- reading a drawing ---------------------------------------------------------------------------------------------


def lit_in(text: Text) -> list[tuple[int, str]]:
    """Every stretch that a click chooses something in: the pick, and what is written there."""
    clicks = []
    for span in text.spans:
        if isinstance(span.style, Style) and "@click" in span.style.meta:
            action, arguments = span.style.meta["@click"]
            assert action == "pick"
            clicks.append((span.start, span.end, int(arguments[0])))
    found: list[tuple[int, int, int]] = []
    for start, end, pick in sorted(clicks):
        if found and found[-1][2] == pick and start <= found[-1][1]:
            found[-1] = (found[-1][0], max(end, found[-1][1]), pick)
        elif found and end <= found[-1][1]:
            assert found[-1][2] == pick or pick < BREAK, "only figures on a space are chosen apart from it"
        else:
            found.append((start, end, pick))
    return [(pick, text.plain[start:end]) for start, end, pick in found]


def named_by(pick: int, view: View) -> list[str]:
    """What has to be written where a pick is lit."""
    board = board_in(view.data)
    if pick == TAKE_OFF:
        return [board.spaces[view.data["guardians"][view.data["paused"][-1]["a"]]].name]
    if pick < COLOUR:
        return ["RBYG"[pick - TAKE]]
    if pick < DIE:
        return ["RBYG"[pick - COLOUR]]
    if pick < SEAT:
        colour, value = divmod(pick - DIE, SIDES)
        return ["RBYG"[colour] + str(value + 1)]
    if pick < MAGE:
        return [NAMES[pick - SEAT][:5]]
    if pick < FAMILIAR:
        return [f"@{pick - MAGE + 1}"]
    if pick < BREAK:
        return [f"&{pick - FAMILIAR + 1}"]
    if pick < CAST:
        return [board.spaces[pick - BREAK if pick < SPACE else pick - SPACE].name]
    return [spell_name(spell_key(SCROLL_KEYS[pick - CAST if pick < SCROLL else pick - SCROLL]))]


def check_lit(view: View, drawings: list[Text]) -> None:
    """Every option that names a thing is lit, by a mark as well, where the thing is written; and nothing else is."""
    lit = [found for drawing in drawings for found in lit_in(drawing)]
    on_the_table = {pick for pick in view.options if pick >= PLAIN_PICKS or pick == TAKE_OFF}
    assert {pick for pick, _ in lit} == on_the_table
    for pick, written in lit:
        assert written.startswith(MARK), written
        assert all(name in written for name in named_by(pick, view)), (pick, written)


def check_width(text: Text, width: int) -> None:
    for line in text.plain.split("\n"):
        assert cell_len(line) <= width, line
        assert not line.endswith(" ")


@cache
def labels_on(board: Board) -> re.Pattern[str]:
    """The name of any space with the bracket behind it and what is in there."""
    names = "|".join(re.escape(space.name) for space in board.spaces[1:])
    return re.compile(rf"(?<!\w)({names})[(\[{{](?=[FWAES][2-6]|[ ·@&])")


def check_names(view: View, width: int, height: int) -> None:
    """In the picture of the tower every space stands once."""
    board = board_in(view.data)
    picture = "\n".join(line.plain for line in tower(TowerView(view, NAMES), width, height))
    assert picture.count("<") == picture.count(f"{say('archimage-play-hall')}<") == 1
    assert sorted(labels_on(board).findall(picture)) == sorted(space.name for space in board.spaces[1:]), picture


def check_everything(view: View, sizes: Sequence[tuple[int, int]] = SIZES) -> None:
    for width, height in sizes:
        table = PANELS.table(view, NAMES, width, height)
        own = PANELS.own(view, NAMES, width)
        check_width(table, width)
        check_width(own, width)
        check_lit(view, [table, own])
        check_names(view, width, height)
        for drawing in (table, own):
            assert "archimage-" not in drawing.plain
    assert "\n" not in PANELS.title(view, NAMES).plain
    check_first_lines(view)


def check_first_lines(view: View) -> None:
    """At 78×11 players, dice and reserves can be seen, and what can be chosen, or how much more there is of it."""
    lines = PANELS.table(view, NAMES, 78, 11).split("\n")[:11]
    first = Text("\n").join(lines)
    for seat, shown in enumerate(view.data["players"]):
        line = next(line.plain for line in lines if f"@{seat + 1}  " in line.plain)
        assert NAMES[seat][:5] in line
        if not shown["done"]:
            assert all(f"{die['colour'][0].upper()}{die['value']}" in line for die in shown["dice"])
    assert say("archimage-tower-reserves") in first.plain
    missing = {pick for pick in view.options if pick >= PLAIN_PICKS or pick == TAKE_OFF}
    missing -= {pick for pick, _ in lit_in(first)}
    more = say("archimage-tower-more", number=len(missing))
    assert not missing or more in " ".join(first.plain.split())


def positions(table: Table, luck: random.Random, share: float, seen: Counter[str]) -> Iterator[Table]:
    """Some positions of a game played at random, among them the first of every question; and its end."""
    while not table.over:
        question = table.view(None).question
        seen[question] += 1
        if luck.random() < share or seen[question] <= 1:
            yield table
        table.choose(luck.choice(table.options))
    yield table


# --- whole games ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("circle", "players"), TABLES)
def test_drawings_of_a_random_game(circle: str, players: int) -> None:
    """In turn in each language; a seat that is not asked and a spectator see it too, with nothing lit."""
    seen: Counter[str] = Counter()
    table = conclave.new("archimage", players=players, seed=players, circle=circle)
    for at, position in enumerate(positions(table, random.Random(players), 0.01, seen)):
        sizes = [SIZES[at % len(SIZES)], SIZES[(at + 2) % len(SIZES)]]
        with in_language(LANGUAGES[at % 3]):
            check_everything(position.view(0 if position.over else position.asked), sizes)
            if at % 4 == 0:
                check_everything(position.view(at % players), sizes)
                check_everything_seen_from_outside(position.view(None), sizes)


def check_everything_seen_from_outside(view: View, sizes: Sequence[tuple[int, int]]) -> None:
    for width, height in sizes:
        table = PANELS.table(view, NAMES, width, height)
        check_width(table, width)
        assert not lit_in(table)
        check_names(view, width, height)
    assert PANELS.own(view, NAMES, 78).plain == ""


@pytest.mark.parametrize("board", OWN_BOARDS)
def test_drawings_on_a_board_of_ones_own(board: str) -> None:
    data = OWN_BOARDS[board]
    players = {"wide": 3, "long line": 5}.get(board, 2)
    table = conclave.new("archimage", players=players, seed=1, circle="II", board=data)
    for at, position in enumerate(positions(table, random.Random(1), 0, Counter())):
        with in_language(LANGUAGES[at % 3]):
            check_everything(position.view(0 if position.over else position.asked), [SIZES[at % len(SIZES)]])


def test_names_of_many_wide_signs_are_cut() -> None:
    view = conclave.new("archimage", players=2, seed=1, board=renamed(2, "{}" + 20 * "塔")).view(0)
    for width, height in SIZES:
        check_width(PANELS.table(view, NAMES, width, height), width)


def test_every_question_is_drawn() -> None:
    """Random games ask all but two of them; a scene asks those."""
    seen: Counter[str] = Counter()
    for seed, (circle, players) in enumerate(TABLES[4:]):
        table = conclave.new("archimage", players=players, seed=seed, circle=circle)
        for position in positions(table, random.Random(seed), 0, seen):
            if not position.over:
                view = position.view(position.asked)
                check_lit(view, [PANELS.table(view, NAMES, 100, 30), PANELS.own(view, NAMES, 100)])
    assert set(REGISTRY.question_keys) - set(seen) <= {"pass", "pass-to"}


def test_drawings_depend_on_nothing_but_the_view() -> None:
    table = conclave.new("archimage", players=3, seed=7, circle="III")
    luck = random.Random(7)
    for position in positions(table, luck, 0, Counter()):
        seat = 0 if position.over else position.asked
        view = position.view(seat)
        again = View.load(view.deal(luck.randrange(1000)).view(seat).dump())
        for width, height in SIZES[1:4]:
            assert PANELS.table(view, NAMES, width, height) == PANELS.table(again, NAMES, width, height)
        assert PANELS.own(view, NAMES, 78) == PANELS.own(again, NAMES, 78)
        assert PANELS.title(view, NAMES) == PANELS.title(again, NAMES)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_late_game_of_four_is_drawn_in_no_time(width: int, height: int) -> None:
    table = conclave.new("archimage", players=4, seed=4, circle="IV")
    luck = random.Random(4)
    while table.view(None).data["round"] < 9:
        table.choose(luck.choice(table.options))
    times = []
    for _ in range(5):
        start = process_time()
        view = table.view(table.asked)
        PANELS.title(view, NAMES)
        PANELS.table(view, NAMES, width, height)
        PANELS.own(view, NAMES, width)
        times.append((process_time() - start) / slowness())
    assert min(times) < 0.05


# --- single things -------------------------------------------------------------------------------------------------


def drawn(scene: Scene, seat: int | None = A, width: int = 78, height: int = 40) -> str:
    return PANELS.table(scene.t.view(seat), ["Ann", "Bob"], width, height).plain


def test_what_lies_and_stands_in_the_tower() -> None:
    lying = {3: "fire 3", 5: "growth-air", 6: "speed-earth", 7: "fire 2"}
    scene = Scene("0-1-2-3, 0-4-5-6, 0-7", lying, circle="IV").sixes()
    scene.mage(A, 1).mage(B, 4).familiar(A, 3).guardian("earth", 6).dice(A, "red 3", "blue 1").dice(B, "red 1").turn()
    shown = drawn(scene)
    assert "»3(F3)&1" in shown, "can be broken, and a familiar stands there"
    assert "1(@1)" in shown
    assert "4(@2)" in shown
    assert "5[A5 Gro]" in shown
    assert "›5[" not in shown, "the mage of Bob bars the way"
    assert "6{E6 Spe}" in shown
    assert "2(·)" in shown, "Ann can walk there"
    assert "hall<·>" in shown
    assert "»7(F2)" in shown
    assert "›5[A5" in drawn(scene, B), "within reach of Bob, but not for a red 1"
    assert "2( )" in drawn(scene, B), "Bob cannot walk past Ann"


def test_players_are_told_in_a_line() -> None:
    scene = Scene("0-1-2", {1: "fire 3"}).sixes().first(B).mage(A, 2).has(A, "bond", "growth-fire")
    scene.has(A, "rebirth-air", down=True).waits(B, "red", "blue", "blue").dice(A, "red 4", "green 2").turn()
    ann, bob, reserves, *_ = drawn(scene, height=11).split("\n")
    assert re.fullmatch(r"► @1  Ann \(you\)  2 +R4 G2 +9 pts  3 scrolls \(1 down\)", ann)
    assert re.fullmatch(r"  @2  Bob +hall  next RBB  0 pts  first, done, 0 scrolls", bob)
    assert reserves.startswith("Reserves: R 1, B 1, Y 3, G 2 · scrolls of power 6: 5 left, the end below 4")


def test_scrolls_are_told_in_full_with_room_and_in_short_without() -> None:
    scene = Scene("0-1-2", {1: "fire 3"}, circle="II").sixes().has(A, "bond").has(A, "growth-fire", down=True)
    scene.has(A, "absorption-air", holding="air 3").dice(A, "red 1", "yellow 2").dice(B, "red 1").turn()
    assert "     »Bond, (Growth F5), »Absorption A4+A3" in drawn(scene).split("\n")
    low = drawn(scene, height=11)
    assert "To choose from: »Bond »Absorption A4+A3" in low
    assert "@1 Ann: »Bond, (Growth F5), »Absorption A4+A3" in low.split("\n")


def test_figures_to_pass_are_lit_where_they_stand() -> None:
    scene = Scene("0-1-2, 0-3-4", {2: "fire 2", 4: "fire 3"}, circle="IV").sixes().mage(B, 1).familiar(B, 3)
    scene.has(A, "teleportation-fire", "bond").dice(A, "red 5").dice(B, "blue 1").turn().says("cast teleportation-fire")
    view = scene.t.view(A)
    assert scene.question == "pass"
    for width, height in SIZES:
        table = PANELS.table(view, ["Ann", "Bob"], width, height)
        lit = dict(lit_in(table))
        assert set(lit) == {MAGE + B, FAMILIAR + B}
        assert "»1(@2)" in table.plain
        assert "»3(&2)" in table.plain


def test_a_guardian_to_take_off_is_lit() -> None:
    lying = {1: "fire 3", 2: "growth-fire", 3: "rebirth-fire"}
    scene = Scene("0-1-2, 1-3", lying, circle="IV").sixes().guardian("fire", 2).has(A, "guardian-fire", "bond")
    scene.dice(A, "red 5").dice(B, "blue 1").turn().says("cast guardian-fire")
    view = scene.t.view(A)
    lit = dict(lit_in(PANELS.table(view, ["Ann", "Bob"], 78, 40)))
    assert "»2{F5" in lit[TAKE_OFF]
    assert "3[F3" in lit[SPACE + 3]


def test_of_two_scrolls_alike_the_one_face_up_is_lit() -> None:
    scene = Scene("0-1", {1: "fire 3"}).sixes().has(A, "rebirth-fire").has(A, "rebirth-fire", down=True)
    scene.dice(A, "red 1", "red 4").dice(B, "blue 1").turn()
    view = scene.t.view(A)
    assert [written for _, written in lit_in(PANELS.own(view, None, 78))] == ["»Rebirth F3"]
    assert "»Rebirth F3, (Rebirth F3)" in PANELS.table(view, None, 78, 40).plain


def test_a_scroll_that_absorbs_is_lit_whichever_way_it_lies() -> None:
    scene = Scene("0-1", {1: "fire 3"}, circle="II").sixes().has(A, "bond").has(A, "absorption-fire", down=True)
    scene.dice(A, "red 4", "red 1").dice(B, "blue 1").turn().says("break 1")
    view = scene.t.view(A)
    assert scene.question == "absorb"
    assert [written for _, written in lit_in(PANELS.own(view, None, 78))] == ["»Absorption F4"]


def test_a_scroll_that_was_just_won_is_not_the_one_to_cast() -> None:
    """Of two alike a choice says which it is: `at`, counted among those of its player."""
    scene = Scene("0-1, 0-2", {1: "rebirth-fire", 2: "fire 3"}).sixes().has(A, "bond", "rebirth-fire")
    scene.dice(A, "red 2", "red 1").dice(B, "blue 1").turn()
    table = scene.t
    table.players[A].scrolls = sorted([*table.players[A].scrolls, SCROLL_NUMBERS["rebirth-fire"] | FRESH])
    (about,) = [told for told in table.view(A).data["about"] if told.get("scroll") == "rebirth-fire"]
    alike = [entry for entry in table.view(A).data["players"][A]["scrolls"] if entry["scroll"] == "rebirth-fire"]
    assert sorted(entry["fresh"] for entry in alike) == [False, True]
    assert not table.view(A).data["players"][A]["scrolls"][about["at"]]["fresh"]


def test_own_scrolls_come_with_their_texts_and_how_they_lie() -> None:
    scene = Scene("0-1", {1: "fire 3"}).sixes().has(A, "rebirth-fire").has(A, "growth-air", down=True)
    scene.dice(A, "red 1", "red 4").dice(B, "blue 1").turn()
    rebirth, growth, *rest = PANELS.own(scene.t.view(A), None, 200).plain.split("\n")
    assert rebirth == "»Rebirth F3: Roll one or more of your red dice again."
    assert growth.startswith("Growth A5, face down until your round is over: Take a yellow die")
    assert rest == []


def test_the_end_of_the_game(language: str) -> None:
    table = conclave.new("archimage", players=2, seed=2)
    luck = random.Random(2)
    while not table.over:
        table.choose(luck.choice(table.options))
    view = table.view(0)
    assert PANELS.title(view, None).plain == say(
        "archimage-board-title-over", circles=say("archimage-word-circles", circle="I", school=school_of("I"))
    )
    shown = PANELS.table(view, None, 100, 40).plain
    assert all(say("archimage-tower-points", points=points) in shown for points in table.scores)
    assert "►" not in shown.split(say("archimage-tower-reserves"))[0]


def school_of(circle: str) -> str:
    return say("archimage-word-school", circle=circle)


def test_spells_of_a_power_can_be_told_apart_by_their_first_letters(language: str) -> None:
    for circle in CIRCLES[1:]:
        for one, other in zip(spells_of(CIRCLES[0]), spells_of(circle), strict=True):
            assert spell_name(SPELLS[one])[:SHORT] != spell_name(SPELLS[other])[:SHORT]


# --- looking up ----------------------------------------------------------------------------------------------------


def found(text: str, circle: str = "II") -> list[str]:
    view = conclave.new("archimage", players=2, seed=3, circle=circle).view(0)
    return [name for name, _ in PANELS.lookup(text, view)]


def found_in(language: str, text: str) -> list[str]:
    with in_language(language):
        return found(text)


def test_spells_are_found_by_name_and_by_what_they_do() -> None:
    assert found("growth")[0] == "Growth"
    assert found("GRO") == ["Growth"]
    assert found("growth of fire") == ["Growth of Fire"]
    assert found("exchange air") == ["Exchange of Air"]
    assert found("synergie")[0] == "Synergy"
    assert found("bond")[0] == "Bond"
    assert "Rebirth" in found("roll again")
    assert found("R5") == ["Absorption"]
    assert found("xyzzy") == []
    assert set(found("")) == {spell_name(spell) for spell in SPELLS}


def test_spells_of_the_game_come_first() -> None:
    swaps = found("swap")
    assert swaps.index("Inversion") < swaps.index("Mystification")
    swaps = found("swap", circle="III")
    assert swaps.index("Inversion") > swaps.index("Mystification")


def test_spells_are_found_in_every_language() -> None:
    assert found_in("fr", "evolution") == found_in("fr", "ÉVOLUTION") == ["Évolution"]
    assert found_in("fr", "évolution de l'air") == ["Évolution de l’Air"]
    assert found_in("fr", "bond")[0] == "Bond"
    assert found_in("fr", "lien")[0] == "Lien"
    assert found_in("it", "crescita del fuoco") == ["Crescita del Fuoco"]
    assert found_in("it", "sinergia")[0] == "Sinergia"


def test_what_is_told_of_a_spell() -> None:
    scene = Scene("0-1-2", {1: "fire 3", 2: "absorption-fire"}, circle="II").sixes().has(B, "absorption-air")
    scene.dice(A, "red 4").dice(B, "red 1").turn()
    (name, told), *_ = PANELS.lookup("absorption", scene.t.view(A))
    assert name == "Absorption"
    first, *lines = told.plain.split("\n")
    assert "power 4" in first
    assert "circle II" in first
    assert any("Of spirit:" in line for line in lines)
    assert any("(R5)" in line for line in lines)
    assert "In the tower: Absorption of Fire at 2" in lines
    assert "Player 2 has Absorption of Air" in lines


# --- lines ---------------------------------------------------------------------------------------------------------


def lines_of(lines: list[Text]) -> list[str]:
    return [line.plain for line in lines]


def test_long_lines_are_broken_at_spaces() -> None:
    assert lines_of(wrapped(Text("one two three four"), 9, 2)) == ["one two", "  three", "  four"]
    assert lines_of(wrapped(Text("a\u00a0b c"), 3)) == ["a\u00a0b", "c"], "a hard space holds together"
    assert lines_of(wrapped(Text("abcdefgh"), 5, 2)) == ["abcde", "  fgh"]
    assert lines_of(wrapped(Text("塔塔塔"), 5)) == ["塔塔", "塔"]
    assert lines_of(wrapped(Text(""), 5)) == [""]


def test_styles_stay_with_their_words() -> None:
    text = Text("one ").append("two three", "bold")
    first, second = wrapped(text, 7, 1)
    assert (first.plain, second.plain) == ("one two", " three")
    assert [(span.start, span.end) for span in first.spans] == [(4, 7)]
    assert [(span.start, span.end) for span in second.spans] == [(1, 6)]


def test_tokens_flow_unwrapped() -> None:
    tokens = [Text("To choose:"), Text("L1[F4] Growth"), Text("L2")]
    assert lines_of(flowed(tokens, 20, " ", 2)) == ["To choose:", "  L1[F4] Growth L2"]
    assert lines_of(flowed([Text("abc defg")], 5, " ", 1)) == ["abc", " defg"]
    assert flowed([], 20) == []


def test_columns_yield_before_lines_are_wrapped() -> None:
    rows = [[Text("a"), Text("a very long name"), Text("R5")], [Text("b"), Text("short"), Text("Y3 Y4")]]
    assert [lines_of(lines) for lines in columns(rows, 20, (1,))] == [["a  a very lo…  R5"], ["b  short       Y3 Y4"]]
    assert [lines_of(lines) for lines in columns(rows, 12, (1,))] == [["a  a ver…", "  R5"], ["b  short", "  Y3 Y4"]]
