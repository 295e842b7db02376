"""Boards as pictures: well formed, complete, and nothing told by colour alone."""

import re
from xml.etree import ElementTree

import pytest

from conclave.games.archimage.rules.boards import CIRCLE, SCROLL, Board, board_from, standard_board
from conclave.games.archimage.rules.boards.svg import COLOURS, LETTERS, Content, svg, text_lines

PLAYERS = [2, 3, 4, 5]
NAMESPACE = "{http://www.w3.org/2000/svg}"


def laid_out(board: Board) -> dict[int, Content]:
    """Every circle sealed and every scroll in its place, the elements in turn, everybody in the hall."""
    there = {number: Content(seal=(number % 4, board.spaces[number].power)) for number in board.circles}
    for number in board.scrolls:
        there[number] = Content(scroll=(number % 5, board.spaces[number].power, "Evolution & more"))
    there[0] = Content(mages=["N", "E", "S", "W", "O"])
    return there


def words(picture: str) -> list[str]:
    return [element.text or "" for element in ElementTree.fromstring(picture).iter(f"{NAMESPACE}text")]


@pytest.mark.parametrize("players", PLAYERS)
def test_a_printed_board(players: int) -> None:
    board = standard_board(players)
    said = words(svg(board))
    for power in range(2, 7):
        assert said.count(str(power)) == len([space for space in board.spaces if space.power == power])
    assert {space.name for space in board.spaces[1:]} <= set(said)


@pytest.mark.parametrize("players", PLAYERS)
def test_a_board_laid_out(players: int) -> None:
    board = standard_board(players)
    there = laid_out(board)
    said = words(svg(board, there))
    marks = [content.seal or content.scroll for content in there.values()]
    for element, letter in enumerate(LETTERS):
        for power in range(2, 7):
            count = len([mark for mark in marks if mark and mark[:2] == (element, power)])
            assert said.count(f"{letter}{power}") == count
    assert {"N", "E", "S", "W", "O"} <= set(said)
    assert "Evolution…" in said


def test_the_picture_needs_nothing_but_itself() -> None:
    picture = svg(standard_board(5), laid_out(standard_board(5)))
    assert "href" not in picture
    assert "url(" not in picture
    assert picture.count("http") == 1  # the name of the format itself


def test_all_spaces_lie_inside_the_picture() -> None:
    picture = svg(standard_board(3))
    width, height = (float(size) for size in ElementTree.fromstring(picture).attrib["viewBox"].split()[2:])
    places = re.findall(r"translate\(([-\d.]+) ([-\d.]+)\)", picture)
    assert len(places) == len(standard_board(3).spaces)
    assert all(30 < float(x) < width - 30 and 30 < float(y) < height - 30 for x, y in places)


@pytest.mark.parametrize("kind", [CIRCLE, SCROLL])
def test_each_element_has_a_shape_a_letter_and_a_colour_of_its_own(kind: int) -> None:
    board = standard_board(2)
    number = (board.circles if kind == CIRCLE else board.scrolls)[0]
    drawn = []
    for element, letter in enumerate(LETTERS):
        content = Content(seal=(element, 2)) if kind == CIRCLE else Content(scroll=(element, 2, "x"))
        picture = svg(board, {number: content})
        assert f"{letter}2" in words(picture)
        for colour in COLOURS:
            picture = picture.replace(colour, "")
        drawn.append(re.sub(r"<text.*?</text>", "", picture))
    assert len(set(drawn)) == len(set(COLOURS)) == 5


def test_pieces() -> None:
    board = standard_board(2)
    there = {
        board.circles[0]: Content(mages=["N"], familiars=["E"]),
        board.circles[1]: Content(seal=(2, 3), familiars=["W"]),
        board.scrolls[0]: Content(scroll=(4, 2, "Bond"), guardian=4),
    }
    said = words(svg(board, there))
    assert {"N", "E", "W", "A3", "S2", "Bond", "S"} <= set(said)


def test_what_is_written_is_escaped() -> None:
    rows = [
        {"id": "<hall>", "kind": "hall", "x": 5, "y": 5, "neighbours": ["a&b"]},
        {"id": "a&b", "kind": "scroll", "power": 2, "x": 5, "y": 9, "neighbours": ["<hall>"]},
    ]
    board = board_from({"name": "</svg>", "space": rows})
    assert "a&b" in words(svg(board))
    assert "]]>&<" in words(svg(board, {1: Content(scroll=(0, 2, "]]>&<\x1b"))}))


def test_a_hall_alone() -> None:
    board = board_from({"space": [{"id": 1, "kind": "hall", "x": 3, "y": 4, "neighbours": []}]})
    assert ElementTree.fromstring(svg(board)).tag == f"{NAMESPACE}svg"
    assert "<*>" in "".join(text_lines(board, 20, 5))


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40), (200, 60), (20, 8), (1, 1)])
def test_lines_keep_to_their_room(players: int, width: int, height: int) -> None:
    board = standard_board(players)
    for content in (None, laid_out(board)):
        lines = text_lines(board, width, height, content)
        assert len(lines) == height
        assert max(len(line) for line in lines) <= width
        assert all(line.isascii() and line.isprintable() for line in lines)


@pytest.mark.parametrize(("players", "width", "height"), [(2, 80, 24), (3, 100, 30), (4, 120, 40), (5, 130, 44)])
def test_every_space_is_named_on_a_screen_of_fair_size(players: int, width: int, height: int) -> None:
    board = standard_board(players)
    for content in (None, laid_out(board)):
        drawn = "\n".join(text_lines(board, width, height, content))
        for space in board.spaces[1:]:
            there = None if content is None else content[space.number]
            mark = there and (there.seal or there.scroll)
            inside = f"{LETTERS[mark[0]]}{mark[1]}" if mark else str(space.power)
            label = f"{space.name}[{inside}]" if space.kind == SCROLL else f"{space.name}({inside})"
            assert re.search(rf"(?<!\w){re.escape(label)}", drawn), label


def test_pieces_in_characters() -> None:
    board = standard_board(2)
    there = laid_out(board)
    there[0] = Content()
    circle, other, scroll = board.circles[0], board.circles[1], board.scrolls[0]
    there[circle] = Content(mages=["N"], familiars=["E"])
    there[other] = Content(seal=(2, 3), familiars=["W"])
    there[scroll] = Content(scroll=(4, 2, "Bond"), guardian=4)
    drawn = "\n".join(text_lines(board, 120, 40, there))
    names = [board.spaces[number].name for number in (circle, other, scroll)]
    assert f"{names[0]}(@N&E)" in drawn
    assert f"{names[1]}(A3)&W" in drawn
    assert f"{names[2]}{{S2}}" in drawn
    assert "<*>" in drawn
