"""The Python examples in README.md and in docs/ run as they stand there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


def examples(page: Path) -> list[tuple[int, str]]:
    """Each ```python block with its line, moved to that line so that a traceback points there."""
    text = page.read_text(encoding="utf-8")
    found = []
    for block in re.finditer(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
        line = text.count("\n", 0, block.start(1))
        found.append((line + 1, "\n" * line + block[1]))
    return found


def test_there_are_examples() -> None:
    assert examples(PAGES[0])
    assert sum(len(examples(page)) for page in PAGES) > 5


@pytest.mark.parametrize(
    ("page", "line", "code"),
    [(page, line, code) for page in PAGES for line, code in examples(page)],
    ids=lambda value: value.name if isinstance(value, Path) else str(value) if isinstance(value, int) else "",
)
def test_example_runs(page: Path, line: int, code: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(code, str(page), "exec"), {"__name__": "__main__"})
    assert "print(" not in code or capsys.readouterr().out.strip()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    """Every relative link of a page names a file that is there."""
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target
