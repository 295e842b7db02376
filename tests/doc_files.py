"""Files that a page of the documentation has in full: a path on a line of its own, and below it what is in the file."""

import re
from pathlib import Path

FILE = re.compile(r"^`([\w./-]+/[\w.-]+)`\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def files_on(page: Path) -> dict[str, str]:
    """Each file by its path."""
    return dict(FILE.findall(page.read_text(encoding="utf-8")))
