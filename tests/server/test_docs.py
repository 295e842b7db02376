"""The client that docs/protocol.md shows plays a whole game, and has about thirty lines."""

import re
import subprocess
import sys
from pathlib import Path

from tests.server.house import House

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"


def test_the_client_of_the_page_plays(at: House, tmp_path: Path) -> None:
    found = re.search(r"```py\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    assert len(found[1].splitlines()) <= 37
    script = tmp_path / "client.py"
    script.write_text(found[1], encoding="utf-8")
    done = subprocess.run([sys.executable, script, at.url], capture_output=True, text=True, timeout=120, check=False)
    assert re.fullmatch(r"\[-?\d+, -?\d+\]\n", done.stdout), done.stderr
