"""The Python examples in README.md run as they stand there."""

import re
from pathlib import Path
from typing import Any

import pytest

README = Path(__file__).parent.parent / "README.md"


def examples() -> list[Any]:
    """Each ```python block, moved to its line in the file so that a traceback points there."""
    text = README.read_text(encoding="utf-8")
    found = []
    for block in re.finditer(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
        line = text.count("\n", 0, block.start(1))
        found.append(pytest.param("\n" * line + block[1], id=f"line {line + 1}"))
    return found


def test_there_are_examples() -> None:
    assert examples()


@pytest.mark.parametrize("code", examples())
def test_example_runs_and_prints(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(code, str(README), "exec"), {"__name__": "__main__"})
    assert capsys.readouterr().out.strip()
