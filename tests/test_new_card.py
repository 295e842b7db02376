"""docs/new-card.md is followed to the letter, and nothing that was there before is any different."""

from pathlib import Path

import pytest

from tests.doc_files import files_on
from tests.games.seasons.new_card import PAGE, ROOT, try_it

SAMPLE = """See `src/a.py`.

```python
no = 1
```

`src/b.py`

```python
yes = 1
```

`src/c.ftl`

```fluent
c = C
    .text = d
```
"""


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="what belongs to a checkout, git says")
def test_the_page_is_followed(tmp_path: Path) -> None:
    try_it(tmp_path / "conclave", everything=False)


def test_the_page_touches_nothing_that_is_there() -> None:
    files = files_on(ROOT / PAGE)
    assert [name for name in files if (ROOT / name).exists()] == []
    assert {Path(name).suffix for name in files} == {".py", ".ftl", ".md", ".ts"}


def test_what_is_on_a_page(tmp_path: Path) -> None:
    """Blocks with a path above them are files; others, and paths in a sentence, are not."""
    page = tmp_path / "page.md"
    page.write_text(SAMPLE, encoding="utf-8")
    assert files_on(page) == {"src/b.py": "yes = 1\n", "src/c.ftl": "c = C\n    .text = d\n"}
