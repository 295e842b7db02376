"""`conclave stats`: the table, data for programs, pictures, the page, and what is said of files that are no good."""

import csv
import io
import json
import re
import struct
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from conclave.arena.results import Row
from conclave.cli import main
from conclave.games.seasons.text.cards import card_name
from conclave.text import in_language, languages
from tests.arena.synthetic import KEYS, made_rows, true_values, written

VALUES = true_values()
BEST = max(VALUES, key=lambda key: VALUES[key])
SVG = "{http://www.w3.org/2000/svg}"
VOID = {"meta", "br", "link", "img", "input", "hr"}

Output = tuple[int, str, str]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Games of two and of four players, the latter against another bot."""
    place = tmp_path_factory.mktemp("results")
    four = [{**row, "bot": "weak" if row["seat"] else "greedy"} for row in made_rows(40, VALUES, 4, seed=2)]
    written(place, made_rows(200, VALUES, noise=10))
    return written(place, four, options={"players": 4})


@pytest.fixture
def stats(capsys: pytest.CaptureFixture[str]) -> Callable[..., Output]:
    def run(*words: object) -> Output:
        status = main(["stats", *map(str, words)])
        out = capsys.readouterr()
        return status, out.out, out.err

    return run


def archimage_rows(games: int) -> list[Row]:
    rows = made_rows(games, VALUES)
    for at, row in enumerate(rows):
        row["cards"] = [
            {"card": key, "drafted": 0, "year": 0, "summoned": 1 + at % 4, "used": 2, "points": 3}
            for key in ("growth-fire", "mission-air", "leap-water")[: 1 + at % 3]
        ]
    return rows


# --- the table and data -----------------------------------------------------------------------------------------------


def test_the_table_has_the_best_card_first(folder: Path, stats: Callable[..., Output]) -> None:
    status, out, err = stats(folder)
    assert (status, err) == (0, "")
    assert max(map(len, out.splitlines())) <= 80
    lines = [line for line in out.splitlines() if " ± " in line]
    assert len(lines) == len(KEYS)
    assert lines[0].strip().startswith(card_name(BEST))
    assert re.search(r"\+\d+\.\d ± \d+\.\d", lines[0])
    for words in ("240 games of 2 or 4 players", "greedy and weak", "points", "drawn towards the mean"):
        assert words in out


def test_a_wide_terminal_has_all_figures(
    folder: Path, stats: Callable[..., Output], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "160")
    out = stats(folder)[1]
    for title in ("seats", "uses", "round"):
        assert title in out


@pytest.mark.parametrize("language", languages())
def test_every_language(folder: Path, stats: Callable[..., Output], language: str) -> None:
    status, out, err = stats(folder, "--lang", language)
    assert (status, err) == (0, "")
    with in_language(language):
        assert all(card_name(key) in out for key in KEYS)
    assert max(map(len, out.splitlines())) <= 80


@pytest.mark.parametrize(
    ("sort", "key", "falling"),
    [
        ("value", lambda card: card["added"]["value"], True),
        ("win", lambda card: card["win_rate"]["value"], True),
        ("drafted", lambda card: card["drafted"], True),
        ("pick", lambda card: card["pick"], False),
        ("played", lambda card: card["played_of_held"], True),
        ("name", lambda card: card["name"].casefold(), False),
    ],
)
def test_orders(
    folder: Path, stats: Callable[..., Output], sort: str, key: Callable[[dict[str, Any]], Any], falling: bool
) -> None:
    told = json.loads(stats(folder, "--json", "--sort", sort)[1])
    found = [key(card) for card in told["groups"][0]["cards"]]
    assert found == sorted(found, reverse=falling)
    assert found[0] != found[-1]


def test_data_for_programs(folder: Path, stats: Callable[..., Output]) -> None:
    told = json.loads(stats(folder, "--json")[1])
    (group,) = told["groups"]
    assert (told["game"], told["left_out"]) == ("seasons", [])
    assert (group["games"], group["matches"], group["players"]) == (240, 240, [2, 4])
    best = group["cards"][0]
    assert best["card"] == BEST
    assert best["added"]["low"] < best["added"]["value"] < best["added"]["high"]
    assert sum(best["years"]) == best["drafted"] == sum(card["card"] == BEST for row in rows_of() for card in row)


def rows_of() -> list[list[dict[str, Any]]]:
    """The cards of every seat in the folder."""
    return [row["cards"] for row in (*made_rows(200, VALUES, noise=10), *made_rows(40, VALUES, 4, seed=2))]


def test_a_spreadsheet(folder: Path, stats: Callable[..., Output]) -> None:
    lines = list(csv.DictReader(io.StringIO(stats(folder, "--csv", "--by", "players")[1])))
    told = json.loads(stats(folder, "--json", "--by", "players")[1])
    cards = [card for group in told["groups"] for card in group["cards"]]
    assert [line["card"] for line in lines] == [card["card"] for card in cards]
    assert {line["players"] for line in lines} == {"2", "4"}
    for line, card in zip(lines, cards, strict=True):
        assert float(line["added_low"]) == pytest.approx(card["added"]["low"], abs=1e-3)
        assert int(line["year_2"]) == card["years"][1]


def test_groups_and_filters(folder: Path, stats: Callable[..., Output]) -> None:
    def groups(*words: str) -> list[tuple[list[int], list[str], int]]:
        told = json.loads(stats(folder, "--json", *words)[1])
        assert all(group["games"] == group["matches"] for group in told["groups"]), "each was played once"
        return [(group["players"], group["bots"], group["matches"]) for group in told["groups"]]

    assert groups("--by", "players") == [([2], ["greedy"], 200), ([4], ["greedy", "weak"], 40)]
    assert groups("--by", "bot") == [([2, 4], ["greedy"], 240), ([4], ["weak"], 40)]
    assert groups("--players", "4") == [([4], ["greedy", "weak"], 40)]
    assert groups("--players", "4", "--bot", "weak") == [([4], ["weak"], 40)]
    assert groups("--by", "players", "--bot", "weak") == [([4], ["weak"], 40)]


def test_spells_of_archimage(tmp_path: Path, stats: Callable[..., Output]) -> None:
    place = written(tmp_path / "a", archimage_rows(30), game="archimage")
    out = stats(place)[1]
    assert "Archimage, 30 games" in out
    assert "Growth" in out
    assert "scroll" in out
    assert "drafted" not in out
    status, _, err = stats(place, "--plots", tmp_path / "plots", "--html", tmp_path / "page.html")
    assert (status, err.count("Written")) == (0, 5)
    assert sorted(file.name for file in (tmp_path / "plots").iterdir()) == [
        *("rounds.png", "rounds.svg", "values.png", "values.svg")
    ]
    assert "spells of Archimage" in (tmp_path / "page.html").read_text(encoding="utf-8")


# --- pictures and the page --------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def drawn(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Everything that can be written, in French."""
    place = tmp_path_factory.mktemp("drawn")
    words = ["--lang", "fr", "--plots", str(place / "plots"), "--html", str(place / "page.html")]
    assert main(["stats", str(folder), *words]) == 0
    return place


@pytest.mark.parametrize("name", ["values", "picks", "years"])
def test_pictures(drawn: Path, name: str) -> None:
    pixels = (drawn / "plots" / f"{name}.png").read_bytes()
    assert pixels.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", pixels[16:24])
    assert 800 < width < 2000
    assert (1800 if name != "picks" else 600) < height < 3000
    picture = ElementTree.parse(drawn / "plots" / f"{name}.svg").getroot()
    assert picture.tag == f"{SVG}svg"
    words = " ".join("".join(text.itertext()) for text in picture.iter(f"{SVG}text"))
    with in_language("fr"):
        names = [card_name(key) for key in KEYS]
    assert sum(name in words for name in names) >= (len(KEYS) if name != "picks" else 5)
    assert "240 parties" in words.replace("\u202f", " ").replace("\u00a0", " ")


class Reader(HTMLParser):
    """What stands on a page, and whether its elements are closed in order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[tuple[str, dict[str, str | None]]] = []
        self.words: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)

    def all(self, tag: str) -> list[dict[str, str | None]]:
        return [attributes for name, attributes in self.seen if name == tag]


@pytest.fixture(scope="module")
def read(drawn: Path) -> Reader:
    reader = Reader()
    reader.feed((drawn / "page.html").read_text(encoding="utf-8"))
    assert reader.open == []
    return reader


def test_the_page_asks_for_nothing_outside(drawn: Path, read: Reader) -> None:
    text = (drawn / "page.html").read_text(encoding="utf-8")
    assert not re.search(r"https?:|//\w|@import|url\((?!#)", text)
    assert not read.all("link")
    assert not read.all("img")
    assert read.all("script") == [{}]
    for _, attributes in read.seen:
        assert "src" not in attributes
        for name, value in attributes.items():
            assert not name.endswith("href") or str(value).startswith("#")


def test_the_page_can_be_read_by_all(read: Reader) -> None:
    assert read.all("html") == [{"lang": "fr"}]
    assert len(read.all("caption")) == len(read.all("table")) == len(read.all("h1")) == 1
    scopes = [attributes.get("scope") for attributes in read.all("th")]
    assert (scopes.count("row"), scopes.count("col"), len(scopes)) == (len(KEYS), 12, len(KEYS) + 12)
    assert len(read.all("td")) == 11 * len(KEYS)
    assert all("data-order" in attributes for attributes in read.all("td"))
    pictures = read.all("svg")
    assert len(pictures) == len(read.all("figcaption")) == 3
    assert all(attributes["role"] == "img" and attributes["aria-label"] for attributes in pictures)
    marks = [attributes["id"] for _, attributes in read.seen if "id" in attributes]
    assert len(set(marks)) == len(marks)
    assert "prefers-color-scheme: dark" in "".join(read.words)
    assert "#fdfdfb" not in " ".join(str(attributes.get("style")) for _, attributes in read.seen)


def test_what_a_picture_of_the_page_refers_to_is_there(read: Reader) -> None:
    marks = {f"#{attributes['id']}" for _, attributes in read.seen if "id" in attributes}
    told = [str(value) for _, attributes in read.seen for value in attributes.values()]
    referred = {found for value in told for found in re.findall(r"url\((#[^)]+)\)|^(#[\w-]+)$", value)}
    assert referred
    assert {one or other for one, other in referred} <= marks


def test_groups_have_pictures_and_sections_of_their_own(tmp_path: Path, stats: Callable[..., Output]) -> None:
    rows = [{**row, "bot": "weak" if row["seat"] else "greedy"} for row in archimage_rows(30)]
    place = written(tmp_path / "results", rows, game="archimage")
    page = tmp_path / "deep" / "page.html"
    assert stats(place, "--by", "bot", "--html", page, "--plots", tmp_path / "plots")[0] == 0
    reader = Reader()
    reader.feed(page.read_text(encoding="utf-8"))
    assert len(reader.all("section")) == len(reader.all("table")) == 2
    marks = [attributes["id"] for _, attributes in reader.seen if "id" in attributes]
    assert len(set(marks)) == len(marks)
    assert {file.name for file in (tmp_path / "plots").glob("values*")} == {
        *("values-1.png", "values-1.svg", "values-2.png", "values-2.svg")
    }


def test_a_bot_may_be_called_anything(tmp_path: Path, stats: Callable[..., Output]) -> None:
    """A command with signs that mean something to those who draw: it stands there as it is."""
    name = "pipe:sh -c 'a $X_{ [/b] <i> & $Y'"
    place = written(tmp_path / "results", [{**row, "bot": name} for row in archimage_rows(6)], game="archimage")
    assert name in " ".join(stats(place)[1].split())
    page = tmp_path / "page.html"
    assert stats(place, "--html", page, "--plots", tmp_path / "plots")[0] == 0
    reader = Reader()
    reader.feed(page.read_text(encoding="utf-8"))
    assert not reader.all("i")
    assert sum(name in word for word in reader.words) == 1 + 2, "the heading, and every picture"


# --- what is no good --------------------------------------------------------------------------------------------------


def test_a_damaged_file_is_named_and_the_others_count(tmp_path: Path, stats: Callable[..., Output]) -> None:
    written(tmp_path, made_rows(20, VALUES))
    written(tmp_path, [{**row, "match": row["match"] + 20} for row in made_rows(20, VALUES, seed=3)])
    whole = (tmp_path / "games-000002.parquet").read_bytes()
    (tmp_path / "games-000002.parquet").write_bytes(whole[: len(whole) // 2])
    status, out, err = stats(tmp_path, "--json")
    assert status == 0
    assert "games-000002.parquet is damaged" in err
    assert err.count("\n") == 1
    told = json.loads(out)
    assert told["left_out"] == [str(tmp_path / "games-000002.parquet")]
    assert told["groups"][0]["games"] == 20


def test_nothing_but_damaged_files(tmp_path: Path, stats: Callable[..., Output]) -> None:
    (tmp_path / "games-000001.parquet").write_bytes(b"PAR1 and no more")
    status, out, err = stats(tmp_path)
    assert (status, out) == (2, "")
    assert "games-000001.parquet is damaged" in err
    assert err.count("\n") == 1
    notes = tmp_path / "notes.txt"
    notes.write_text("of one's own")
    assert "remove" not in stats(notes)[2], "what is not ours"


def test_no_games(tmp_path: Path, stats: Callable[..., Output]) -> None:
    written(tmp_path / "none", [])
    failed = [{**row, "fault": "fell asleep"} for row in made_rows(3, VALUES)]
    for place in (tmp_path / "none", written(tmp_path / "failed", failed)):
        status, out, err = stats(place)
        assert (status, out) == (2, "")
        assert "no finished game" in err
        assert err.count("\n") == 1


def test_results_of_both_games(tmp_path: Path, folder: Path, stats: Callable[..., Output]) -> None:
    other = written(tmp_path / "a", archimage_rows(3), game="archimage")
    status, _, err = stats(folder, other)
    assert status == 2
    assert "Archimage and Seasons" in err


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["--by", "month"], "players or bot"),
        (["--sort", "beauty"], "value"),
        (["--bot", "nobody"], "greedy and weak"),
        (["--players", "1"], "--players"),
        (["--players", "3"], "no finished game"),
        (["--players", "2", "--bot", "weak"], "no finished game"),
        (["--plots", "/dev/null/plots"], "/dev/null/plots"),
        (["--html", "/dev/null/pages/page.html"], "/dev/null/pages"),
    ],
)
def test_mistakes_are_one_sentence(folder: Path, stats: Callable[..., Output], words: list[str], named: str) -> None:
    status, out, err = stats(folder, *words)
    assert (status, out) == (2, "")
    assert named in err
    assert err.count("\n") == 1
    assert err.startswith("conclave: ")


def test_a_folder_without_results(tmp_path: Path, stats: Callable[..., Output]) -> None:
    for place in (tmp_path, tmp_path / "nowhere"):
        status, _, err = stats(place)
        assert status == 2
        assert str(place) in err
