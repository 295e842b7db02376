"""docs/new-game.md builds the toy game: its blocks are the toy's files, and what they make is a game that is played."""

import os
import re
import shlex
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Final

from tests import TOY

ROOT: Final = Path(__file__).parents[1]
PAGE: Final = (ROOT / "docs" / "new-game.md").read_text(encoding="utf-8")
BLOCK: Final = re.compile(r"^```\w+ (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)  # of a file that it names
PACKAGE: Final = "auction/"


def blocks(language: str) -> list[str]:
    """The blocks that are of no file: what somebody types, and what they see."""
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def files_on_the_page() -> dict[str, str]:
    """Each file, put together from its blocks, with two empty lines between them."""
    files: dict[str, list[str]] = {}
    for path, code in BLOCK.findall(PAGE):
        files.setdefault(path, []).append(code)
    return {path: "\n\n".join(codes) for path, codes in files.items()}


def write(folder: Path, wanted: str = "") -> None:
    for path, code in files_on_the_page().items():
        if path.startswith(wanted):
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_text(code, encoding="utf-8")


def conclave(folder: Path, at: Path, *words: str, typed: str = "") -> str:
    """What the command says in a process of its own, which finds the games of a folder beside our own."""
    env = {**os.environ, "PYTHONPATH": str(folder), "XDG_DATA_HOME": str(at / "data")}
    command = [sys.executable, "-P", "-m", "conclave", *words]
    done = subprocess.run(command, cwd=at, env=env, input=typed, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_page_is_the_toy() -> None:
    """Every line of every file, in order, and no other."""
    toy = {
        path.relative_to(TOY).as_posix(): path.read_text(encoding="utf-8")
        for path in Path(TOY).rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert files_on_the_page() == toy


def test_what_the_page_builds_is_played(tmp_path: Path) -> None:
    """In an empty folder: each command of the page, and the beginning of a game as it is shown."""
    folder, at = tmp_path / "game", tmp_path / "elsewhere"
    at.mkdir()
    write(folder)
    lines = [line for block in blocks("sh") for line in block.splitlines()]
    commands = [shlex.split(line)[1:] for line in lines if line.startswith("conclave ")]
    told = {words[0]: conclave(folder, at, *words) for words in commands}
    assert told.keys() == {"simulate", "arena", "play", "replay", "verify"}
    assert "1,000 random games of Auction" in told["simulate"]
    assert "greedy" in told["arena"]
    assert "The game is over." in told["play"]
    assert "The position after 4 choices" in told["replay"]
    assert "The record holds: 10 choices" in " ".join(told["verify"].split())
    typed, *shown = blocks("console")[0].splitlines()
    words = shlex.split(typed.removeprefix("$ conclave "))
    screen = conclave(folder, at, *words, "--seed", "2", typed="q\n").splitlines()
    begin = screen.index(shown[0])
    assert screen[begin : begin + len(shown) - 1] == shown[:-1]
    assert screen[begin + len(shown) - 1].startswith(shown[-1])


def test_it_can_be_given_to_others(tmp_path: Path) -> None:
    """The package as the page describes it has the game in it, its words included."""
    source, installed = tmp_path / "source", tmp_path / "installed"
    write(source, PACKAGE)
    (source / "pyproject.toml").write_text(blocks("toml")[0], encoding="utf-8")
    build = "from setuptools import build_meta; build_meta.build_wheel('.')"
    subprocess.run([sys.executable, "-c", build], cwd=source, capture_output=True, check=True)
    with zipfile.ZipFile(next(source.glob("*.whl"))) as wheel:
        wheel.extractall(installed)
    said = conclave(installed, tmp_path, "play", "auction", "--seats", "random,random", "--seed", "1", "--lang", "fr")
    assert "remporte le lot" in said
