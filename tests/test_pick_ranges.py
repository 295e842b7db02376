"""How picks are numbered is the rules' own: texts and terminals read what an option is about, and notation."""

import ast
from pathlib import Path

import pytest

from conclave.table.registry import game_keys

GAMES = Path(__file__).parents[1] / "src" / "conclave" / "games"
READERS = ("text", "terminal")
OURS = [key for key in game_keys() if (GAMES / key / "rules" / "picks.py").is_file()]
PASSED_ON = (".rules", ".rules.picks", ".rules.kit")  # where they can be had
SPELT = {"NOTATION"}  # what people type is read with it


def numbers_of(game: str) -> set[str]:
    """Every number and function of a game's action space, by name."""
    module = ast.parse((GAMES / game / "rules" / "picks.py").read_text(encoding="utf-8"))
    values = [node.target for node in module.body if isinstance(node, ast.AnnAssign)]
    functions = [node.name for node in module.body if isinstance(node, ast.FunctionDef)]
    return {value.id for value in values if isinstance(value, ast.Name)} | {*functions, "picks"}


def imported(path: Path) -> set[tuple[str, str]]:
    """What a module imports of rules, each name with where it comes from; a whole module is a name of its package."""
    found: set[tuple[str, str]] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            found |= {(node.module, one.name) for one in node.names}
        elif isinstance(node, ast.Import):
            for one in node.names:
                package, _, name = one.name.rpartition(".")
                found.add((package, name))
    return {one for one in found if ".rules" in one[0]}


@pytest.mark.parametrize("part", READERS)
@pytest.mark.parametrize("game", OURS)
def test_no_text_or_terminal_reads_how_picks_are_numbered(game: str, part: str) -> None:
    files = sorted((GAMES / game / part).rglob("*.py"))
    assert files
    numbers = numbers_of(game) - SPELT
    assert "PLAIN" in numbers
    found = [
        f"{file.relative_to(GAMES)}: {name}"
        for file in files
        for module, name in sorted(imported(file))
        if name in numbers and module.endswith(PASSED_ON)
    ]
    assert found == []
