"""The client that docs/protocol.md shows plays a whole game, and has about thirty lines."""

import re
import subprocess
import sys
from pathlib import Path

from conclave.server.errors import STATUSES
from tests.server.server import RunningServer, choose_first, two_people

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"


def test_the_client_of_the_page_plays(at: RunningServer, tmp_path: Path) -> None:
    found = re.search(r"```py\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    assert len(found[1].splitlines()) <= 37
    script = tmp_path / "client.py"
    script.write_text(found[1], encoding="utf-8")
    done = subprocess.run([sys.executable, script, at.url], capture_output=True, text=True, timeout=120, check=False)
    assert re.fullmatch(r"\[-?\d+, -?\d+\]\n", done.stdout), done.stderr


def test_the_page_names_every_field_and_every_status(at: RunningServer) -> None:
    page = PAGE.read_text(encoding="utf-8")
    ann, bob, table = two_people(at.url)
    choose_first(ann, table, 0)
    state = ann.state(table, after=0)
    told = [state, state["log"][-1], state["seats"][0], state["question"], state["fair"]]
    told += [ann.fetch("mine")[0], ann.done("links", code=ann.fetch(f"tables/{table}/links")["invite"])]
    told += [bob.done(f"tables/{table}/links", seat=1, kind="seat"), ann.fetch(f"tables/{table}/words")]
    fields = {field for one in told for field in one} - {"type"}
    assert {field for field in fields if f"`{field}`" not in page} == set()
    assert {
        status for status in STATUSES.values() if not re.search(rf"^\| [^|]*\b{status}\b", page, re.MULTILINE)
    } == set()
