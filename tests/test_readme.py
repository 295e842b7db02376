"""The examples in README.md and in docs/ run as they stand there: Python, and what a shell is given."""

import re
import shlex
from pathlib import Path

import pytest

from conclave.cli import build, main
from conclave.table import rules_of
from conclave.text.settings import settings_of
from tests.doc_files import files_on

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


def examples(page: Path) -> list[tuple[int, str]]:
    """Each ```python block with its line, moved to that line so that a traceback points there; but not what is to stand
    in a file of its own."""
    text = page.read_text(encoding="utf-8")
    files = files_on(page).values()
    found = []
    for block in re.finditer(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
        if block[1] in files:
            continue
        line = text.count("\n", 0, block.start(1))
        found.append((line + 1, "\n" * line + block[1]))
    return found


def commands(page: Path) -> list[str]:
    """Each line of a ```sh block, or in a row of a table, that calls our command."""
    text = page.read_text(encoding="utf-8")
    lines = [line for block in re.finditer(r"^```sh\n(.*?)^```$", text, re.M | re.S) for line in block[1].splitlines()]
    found = [line.replace('make terminal ARGS="', "conclave play ").replace('"', "") for line in lines]
    found += re.findall(r"^\| `(conclave [^`]*)`", text, re.MULTILINE)
    return [line for line in found if line.startswith("conclave ")]


def test_there_are_examples() -> None:
    assert examples(PAGES[0])
    assert sum(len(examples(page)) for page in PAGES) > 5
    assert sum(len(commands(page)) for page in PAGES) > 10


@pytest.mark.parametrize(
    ("page", "line", "code"),
    [(page, line, code) for page in PAGES for line, code in examples(page)],
    ids=lambda value: value.name if isinstance(value, Path) else str(value) if isinstance(value, int) else "",
)
def test_example_runs(page: Path, line: int, code: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(code, str(page), "exec"), {"__name__": "__main__"})
    assert "print(" not in code or capsys.readouterr().out.strip()


@pytest.mark.parametrize("line", dict.fromkeys(line for page in PAGES for line in commands(page)))
def test_command_is_understood(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Cards and boards are shown; what would play, measure or need a file is read, and its settings make a game."""
    words = shlex.split(line, comments=True)[1:]
    if words[0] in ("cards", "board"):
        assert main(words) == 0
        assert capsys.readouterr().out
        return
    alone = words in (["replay"], ["verify"])  # in a list of the commands
    known, extras = build(words[0])[0].parse_known_args([*words, "FILE"] if alone else words)
    assert not extras
    if words[0] in ("play", "simulate") and known.game:
        assert rules_of(known.game).checked(None, settings_of(known.game, known))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    """Every relative link of a page names a file that is there."""
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target
