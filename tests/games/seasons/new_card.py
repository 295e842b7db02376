"""Follows docs/new-card.md to the letter in a copy of the checkout, and looks at what has become of the game there.

As a program (scripts/try-new-card) it then runs tests of the copy: those of the cards, the texts, the page and the
records, or with `--all` everything that `make test` runs on the interpreted engine, the laws in short.
"""

import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import conclave
from conclave.bots import make_bot
from conclave.games.seasons.bots.value_network import FEATURES, IN_HAND, LEARNED, NAMES, kind_of, mean_row
from conclave.games.seasons.bots.weight_names import USUAL, mean_card
from conclave.games.seasons.bots.weights import CARD_WEIGHTS
from conclave.games.seasons.rules.names import CARD_KEYS, CARD_NUMBERS, SET_KEYS, set_of
from conclave.games.seasons.rules.picks import NOTATION
from tests.doc_files import files_on
from tests.games.seasons.printed import mix_with

ROOT = Path(__file__).parents[3]
PAGE = "docs/new-card.md"
THIS = "tests.games.seasons.new_card"
NOT_THERE = ["--ignore", "tests/test_new_card.py"]  # in a copy the page's files are there already
SHORT = [
    "tests/games/seasons/test_every_card.py",
    "tests/games/seasons/text/test_catalogue.py",
    "tests/games/seasons/bots/test_weights.py",
    "tests/test_rulings_page.py",
    "tests/test_docs_paths.py",
    "tests/text/test_catalogue.py",
    "tests/text/test_rulebook.py",
    "tests/cli/test_cards.py",
    "tests/arena/test_commands.py",
    "tests/arena/test_card_values.py",
    "tests/arena/test_stats.py",
    "tests/arena/test_card_figures.py",
    "tests/envs/test_page.py",
    "tests/records/test_records.py",
]
PAUSES = 60  # decisions from one save to the next
MOST_GAMES = 60  # in which a card should have been drafted and summoned at least once


# --- the copy ------------------------------------------------------------------------------------------------------


def files_of_checkout() -> list[str]:
    """What git knows, and what it would take in; without git, as in the sources of a release, every file."""
    told = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    names = subprocess.run(told, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\0")
    return [name for name in names if name and (ROOT / name).is_file()]


def copied(to: Path) -> Path:
    """A copy of the checkout; what is installed for the page serves it too."""
    for name in files_of_checkout():
        (to / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, to / name)
    modules = ROOT / "web" / "node_modules"
    if modules.is_dir():
        (to / "web" / "node_modules").symlink_to(modules)
    subprocess.run(["git", "init", "-q"], cwd=to, check=True)
    subprocess.run(["git", "add", "-A"], cwd=to, check=True)
    return to


def follow(copy: Path) -> list[str]:
    """Write the page's files into a copy, none of which may be there already, then do what else the page says."""
    files = files_on(copy / PAGE)
    for name, text in files.items():
        if (copy / name).exists():
            raise FileExistsError(f"{PAGE} is about new files, and {name} is there already")
        (copy / name).parent.mkdir(parents=True, exist_ok=True)
        (copy / name).write_text(text, encoding="utf-8")
    run(copy, "scripts/rulings")
    changed = subprocess.run(["git", "diff", "--name-only"], cwd=copy, check=True, capture_output=True, text=True)
    if changed.stdout:
        raise AssertionError(f"these files were changed too: {changed.stdout}")
    return list(files)


def run(copy: Path, *command: str) -> str:
    """Run Python in a copy, on its own sources, and return what it prints; a failure shows all of it."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("CONCLAVE_", "PYTEST_"))}
    kept["PYTHONPATH"] = str(copy / "src")
    done = subprocess.run([sys.executable, *command], cwd=copy, env=kept, capture_output=True, text=True, check=False)
    if done.returncode:
        raise AssertionError(f"{' '.join(command)}\n{done.stdout}\n{done.stderr}")
    return done.stdout


# --- before and after ----------------------------------------------------------------------------------------------


def before() -> dict[str, Any]:
    """The game as it is here: its cards, every pick with its text, and saves from games with any of the sets."""
    return {"cards": CARD_KEYS, "picks": NOTATION.picks, "size": NOTATION.size, "saves": saves()}


def saves() -> list[Any]:
    found = []
    for number, sets in enumerate([["base"], SET_KEYS, SET_KEYS]):
        options: dict[str, Any] = {
            "sets": sets,
            "tokens": number > 0,
            "enchantment": ("none", "none", "random")[number],
        }
        table = conclave.new("seasons", players=2 + number, seed=number, **options)
        luck = random.Random(number)
        while not table.over:
            for _ in range(PAUSES):
                if not table.over:
                    table.choose(luck.choice(table.options))
            found.append(table.dump())
    return found


def look_after(told: dict[str, Any]) -> None:
    """In the copy: nothing that was is different, and everybody can play what is new."""
    assert told["size"] == NOTATION.size
    assert {text: NOTATION.read(text) for text in told["picks"]} == told["picks"]
    for data in told["saves"]:
        assert conclave.load(data).dump() == data
    new = [key for key in CARD_KEYS if key not in told["cards"]]
    assert new
    assert CARD_KEYS[: len(told["cards"])] == told["cards"]
    for key in new:
        look_at_values(key)
        for bot in ("greedy", "search:8"):
            look_at_games(key, bot)


def look_at_values(key: str) -> None:
    """What nobody has learned anything of counts as much as others of its kind on the mean."""
    card = CARD_NUMBERS[key]
    rows = (USUAL.hand, USUAL.play, USUAL.active, USUAL.year_1, USUAL.year_2, USUAL.year_3)
    assert tuple(row[card] for row in rows) == mean_card(CARD_WEIGHTS)
    known = [feature for feature in range(FEATURES) if NAMES[feature].partition(": ")[2] in CARD_WEIGHTS]
    unknown = [feature for feature in range(FEATURES) if NAMES[feature].partition(": ")[2] == key]
    assert NAMES[IN_HAND + card] == f"in hand: {key}"
    for row in (LEARNED.at_end, LEARNED.for_left):
        for feature in unknown:
            kind = [row[other] for other in known if kind_of(NAMES[other]) == kind_of(NAMES[feature])]
            assert max(abs(one - two) for one, two in zip(row[feature], mean_row(kind), strict=True)) < 1e-9


def look_at_games(key: str, bot: str) -> None:
    """A bot drafts the card and summons it, within some games where it is dealt."""
    sets = mix_with(set_of(CARD_NUMBERS[key]).key)
    for seed in range(MOST_GAMES):
        table = conclave.new("seasons", players=2, seed=seed, sets=sets)
        if not any(key in table.view(seat).data["own"]["pack"] for seat in range(2)):
            continue
        bots = [make_bot(bot, 2 * seed + seat, "seasons") for seat in range(2)]
        events = set()
        while not table.over:
            seat = table.asked
            table.choose(bots[seat].choose(table.view(seat)), seat)
            events |= {event["event"] for event in table.events if event.get("card") == key}
        if {"drafted", "summoned"} <= events:
            return
    raise AssertionError(f"{bot} never drafted and summoned {key}")


# --- all of it -----------------------------------------------------------------------------------------------------


def try_it(copy: Path, everything: bool) -> None:
    """Follow the page in an empty folder, and look at the outcome."""
    told = copy.parent / "before.json"
    told.write_text(json.dumps(before()), encoding="utf-8")
    files = follow(copied(copy))
    run(copy, "-m", THIS, "--after", str(told))
    own = [name for name in files if name.startswith("tests/")]
    pytest = ["-m", "pytest", "-q", "-p", "no:cacheprovider"]
    run(copy, *pytest, *own, *([] if everything else SHORT))
    if not everything:
        return
    for check in (["ruff", "format", "--check"], ["ruff", "check"], ["mypy", "src", "tests"]):
        run(copy, "-m", *check)
    run(copy, "scripts/page")
    run(copy, "scripts/page", "npm", "test")
    run(copy, *pytest, "-n", "2", "--ignore", "tests/browser", "--ignore", "tests/laws", *NOT_THERE)
    run(copy, *pytest, "tests/laws")
    run(copy, *pytest, "tests/browser/test_gallery.py")


def main(arguments: list[str]) -> None:
    if arguments[:1] == ["--after"]:
        look_after(json.loads(Path(arguments[1]).read_text(encoding="utf-8")))
        return
    with tempfile.TemporaryDirectory() as folder:
        try_it(Path(folder) / "conclave", "--all" in arguments)
    sys.stdout.write(f"{PAGE} was followed, and all is well\n")


if __name__ == "__main__":
    main(sys.argv[1:])
