"""`--lang` and the environment, at every command; and a catalogue that is damaged, as a person meets it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import conclave
from conclave.cli import commands, main
from conclave.text import LANGUAGE
from tests.text.catalogues import ENGLISH

ABOUT = {"en": "usage:", "fr": "utilisation\u00a0:", "it": "uso:"}
NAMES = {"en": "There is no", "fr": "Il n’y a pas", "it": "Non c’è"}


def told(capture: pytest.CaptureFixture[str], *args: str) -> tuple[int, str, str]:
    capture.readouterr()
    status = main(list(args))
    shown = capture.readouterr()
    assert LANGUAGE.get() == "en"
    return status, shown.out, shown.err


@pytest.fixture(autouse=True)
def no_language_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("CONCLAVE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "100")


@pytest.mark.parametrize("language", ["fr", "it"])
@pytest.mark.parametrize("command", commands())
def test_every_command_takes_it_before_and_after_its_name(
    capsys: pytest.CaptureFixture[str], command: str, language: str
) -> None:
    after = told(capsys, command, "--lang", language, "--help")
    assert (
        after
        == told(capsys, "--lang", language, command, "--help")
        == told(capsys, f"--lang={language}", command, "-h")
    )
    status, shown, errors = after
    assert (status, errors) == (0, "")
    assert shown.startswith(ABOUT[language])
    assert "[--lang L" in shown
    for line in shown.splitlines():
        assert not ENGLISH.search(line), line


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_help_of_all(capsys: pytest.CaptureFixture[str], language: str) -> None:
    status, shown, errors = told(capsys, "--lang", language)
    assert (status, errors) == (0, "")
    assert shown == told(capsys, "--lang", language, "--help")[1]
    assert shown.startswith(ABOUT[language])
    assert "en (English), fr (français)" in shown
    if language == "fr":
        assert "options\u00a0:" in shown
        assert "options:" not in shown


def test_the_last_one_counts(capsys: pytest.CaptureFixture[str]) -> None:
    assert told(capsys, "--lang", "it", "nothing", "--lang", "fr")[2].startswith(
        "conclave\u00a0: Il n’y a pas de commande"
    )


def test_the_environment_is_asked_where_nobody_says(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value, language in [
        ("LANG", "it_IT.UTF-8", "it"),
        ("LC_MESSAGES", "fr_FR.UTF-8", "fr"),
        ("LC_ALL", "C", "en"),
        ("CONCLAVE_LANG", "it", "it"),
        ("CONCLAVE_LANG", "tlh", "en"),
    ]:
        monkeypatch.setenv(name, value)
        status, shown, errors = told(capsys, "nothing")
        assert (status, shown) == (2, "")
        assert NAMES[language] in errors
    assert NAMES["fr"] in told(capsys, "--lang", "fr", "nothing")[2]


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (
            ["--lang", "xx"],
            "There is no language “xx”; the languages are en (English), fr (français) and it",
        ),
        (["play", "--lang="], "There is no language “”;"),
        (["play", "--lang"], "--lang needs something after it; see conclave --help."),
        (["--lang", "fr", "play", "--seed"], "--seed doit être suivi d’une valeur"),
        (["--lang", "fr", "simulate"], "Il manque quelque chose\u00a0: JEU"),
        (["--lang", "it", "board"], "Manca ancora qualcosa: check|show, FILE;"),
        (["--lang", "it", "cards", "--json=5"], "--json non vuole alcun valore"),
        (["--lang", "fr", "play", "--level", "x"], "«\u00a0x\u00a0» n’est pas une valeur de l’option"),
        (["--lang", "it", "play", "--player", "3"], "volevi dire --players?"),
    ],
)
def test_mistakes_are_one_sentence(capsys: pytest.CaptureFixture[str], args: list[str], sentence: str) -> None:
    status, shown, errors = told(capsys, *args)
    assert (status, shown) == (2, "")
    assert errors.count("\n") == 1
    assert sentence in errors


@pytest.mark.parametrize(
    ("args", "part"),
    [
        (["--lang", "fr", "cards", "calice"], "Calice divin, objet magique"),
        (["cards", "jetons", "--lang", "fr"], "Douze cristaux (jeton Capacité 7"),
        (["cards", "--lang", "it", "incantamenti"], "Siccità"),
        (
            ["cards", "archimage", "--lang", "it", "crescita", "del", "fuoco"],
            "Crescita del Fuoco, pergamena di potenza 5",
        ),
        (["cards", "archimage", "cercle", "II", "--lang", "fr"], "Échange"),
        (["cards", "--lang", "fr", "--json", "secheresse"], '"name": "Sécheresse"'),
    ],
)
def test_cards_by_their_names(capsys: pytest.CaptureFixture[str], args: list[str], part: str) -> None:
    status, shown, errors = told(capsys, *args)
    assert (status, errors) == (0, "")
    assert part in shown


def test_an_enchantment_by_its_name(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    args = ["play", "--seats", "random,random", "--seed", "1", "--record", str(path)]
    assert told(capsys, *args, "--lang", "fr", "--enchantment", "secheresse")[0] == 0
    assert '"drought"' in path.read_text(encoding="utf-8")


# --- damage --------------------------------------------------------------------------------------------------------


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """The program in a folder of the test's own; its text can be spoilt there."""
    package = tmp_path / "conclave"
    shutil.copytree(Path(conclave.__file__).parent, package, ignore=shutil.ignore_patterns("__pycache__"))
    return package


def run(package: Path, *args: str) -> subprocess.CompletedProcess[str]:
    environ = {**os.environ, "PYTHONPATH": str(package.parent), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-m", "conclave", *args]
    return subprocess.run(command, capture_output=True, encoding="utf-8", env=environ, cwd=package.parent, check=False)


def test_a_damaged_language_is_told_once_and_english_goes_on(copied: Path) -> None:
    (copied / "games/seasons/text/fr/card.ftl").write_text(
        "seasons-card-purse-of-io = { Bourse d’Io\n", encoding="utf-8"
    )
    (copied / "games/seasons/text/fr/enchantment.ftl").unlink()
    done = run(copied, "--lang", "fr", "cards", "bourse")
    assert done.returncode == 2
    lines = done.stderr.splitlines()
    assert lines[0].startswith("conclave: The file games/seasons/text/fr/card.ftl of the program is damaged;")
    assert "Traceback" not in done.stderr
    done = run(copied, "--lang", "fr", "cards", "purse")
    assert "Purse of Io, objet magique" in done.stdout
    assert done.stderr.count("damaged") == 1
    done = run(copied, "--lang", "fr", "cards", "enchantements")
    assert "games/seasons/text/fr/enchantment.ftl of the program is missing" in done.stderr
    assert "Drought" in done.stdout


@pytest.mark.parametrize("contents", [b"cli-about = {", b"\xff\xfe", None])
def test_damaged_english_is_a_plain_error(copied: Path, contents: bytes | None) -> None:
    path = copied / "text/en/cli.ftl"
    if contents is None:
        path.unlink()
    else:
        path.write_bytes(contents)
    done = run(copied, "--help")
    assert (done.returncode, done.stdout) == (1, "")
    state = "missing" if contents is None else "damaged"
    assert done.stderr == f"conclave: The file text/en/cli.ftl of the program is {state}; install Conclave anew.\n"
