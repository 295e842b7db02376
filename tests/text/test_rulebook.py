"""The rules in the program: complete in every language, short, true to the rulings; their positions are played."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import conclave
from conclave.games.archimage.rules.elements import COLOUR_NAMES
from conclave.games.archimage.rules.scrolls import BOND, CIRCLES, SPELLS, spells_of
from conclave.games.archimage.text.scrolls import scroll_name, spell_name
from conclave.games.seasons.rules.dice import FACE_PIPS, FACE_SYMBOLS, RATES, SEASON_NAMES, season_of
from conclave.games.seasons.rules.energy import ENERGY_LETTERS, ENERGY_NAMES
from conclave.games.seasons.rules.names import CARD_KEYS, CARD_NUMBERS
from conclave.games.seasons.text.cards import card_name
from conclave.games.seasons.text.rulebook import ruling_of_card
from conclave.games.seasons.text.words import energy, season
from conclave.text import text_of
from conclave.text.catalogue import in_language, languages, say
from conclave.text.rulebook import (
    Position,
    Ruling,
    Topic,
    all_rulings,
    cited,
    find_ruling,
    find_topic,
    first_of,
    games_with_rules,
    meant_section,
    mentioning,
    near_topics,
    rulings,
    section_title,
    sections,
    topics,
)
from tests.games.archimage.scene import Scene as Tower
from tests.games.seasons.scene import A, B, Scene, face

DOCS = Path(__file__).parents[2] / "docs"
PAGES = [DOCS / "rulings.md", *sorted(DOCS.glob("rulings-*.md"))]
PAGE = "\n".join(page.read_text(encoding="utf-8") for page in PAGES)
LANGUAGES = ("en", "fr", "it")
GAMES = games_with_rules()
RULINGS = list(all_rulings())
SECTIONS = list(sections())
SHORTEST, LONGEST = 1_200, 1_800  # words that are read in ten minutes at most
EVERYWHERE = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    with in_language("en"):
        yield


def everything(game: str) -> str:
    return "\n".join(topic.everything for topic in topics(game))


def numbers(text: str) -> list[int]:
    """The figures of a text, rulings left out."""
    return [int(number) for number in re.findall(r"(?<![\w])[0-9]+(?![\w])", text)]


def own_words(text: str) -> list[str]:
    """What is read: neither marks before items nor the numbers of rulings."""
    return re.findall(r"\w[\w’'-]*", re.sub(r"\((?:[A-Z]+[0-9]+(?:, )?)+\)", "", text))


# --- complete ------------------------------------------------------------------------------------------------------


def test_the_languages() -> None:
    assert languages() == LANGUAGES


@EVERYWHERE
@pytest.mark.parametrize("game", GAMES)
def test_every_topic_is_told(game: str, language: str) -> None:
    with in_language(language):
        assert len({topic.title for topic in topics(game)}) == len(topics(game))
        for topic in topics(game):
            lines = topic.text.split("\n")
            assert all(line == line.strip() and line for line in lines)
            assert not re.search(r"[{}]|Conclave", topic.everything)
            for line in lines:
                items = line.startswith(("- ", "1. ", "2. ", "3. ", "4. ", "5. "))
                assert items or line.endswith((".", ":")), line


@EVERYWHERE
@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_read_in_ten_minutes(game: str, language: str) -> None:
    with in_language(language):
        assert SHORTEST <= len(own_words(everything(game))) <= LONGEST
        assert max(len(own_words(topic.everything)) for topic in topics(game)) < 260
    assert 10 <= len(topics(game)) <= 14
    assert sum(len(positions) for positions in text_of(game).topics.values()) >= 5


@pytest.mark.parametrize("game", GAMES)
def test_all_languages_say_the_same(game: str) -> None:
    """The same rulings are cited, the same figures stand in each topic, and its lists are as long."""
    for topic in topics(game):
        in_english = topic.everything
        for language in LANGUAGES[1:]:
            with in_language(language):
                assert topic.everything != in_english
                assert sorted(cited(topic.everything)) == sorted(cited(in_english)), (language, topic.key)
                assert sorted(numbers(topic.everything)) == sorted(numbers(in_english)), (language, topic.key)
                assert topic.everything.count("\n") == in_english.count("\n"), (language, topic.key)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_cited_is_a_ruling(game: str) -> None:
    found = cited(everything(game))
    assert set(found) <= set(RULINGS)
    assert {Ruling(number).game for number in found} == {game}
    assert len(found) >= {"seasons": 40, "archimage": 10}[game]


def test_every_ruling_of_archimage_has_its_place() -> None:
    cited_there = cited(everything("archimage"))
    assert {ruling.number for ruling in rulings(game="archimage")} == set(cited_there)


# --- the rulings ---------------------------------------------------------------------------------------------------


def on_the_page() -> dict[str, tuple[str, str]]:
    """Title and text of each ruling in docs/rulings.md, without the lists of tests."""
    text = re.sub(r"<!-- tests .*?<!-- end -->", "", PAGE, flags=re.DOTALL).replace("*", "")
    found = {}
    for block in re.findall(r"^### (.*?)(?=^#|\Z)", text, re.MULTILINE | re.DOTALL):
        heading, _, body = block.partition("\n")
        number, _, title = heading.partition(" ")
        found[number] = (title, "\n".join(line for line in body.split("\n") if line))
    return found


def test_the_rulings_are_those_of_the_page() -> None:
    page = on_the_page()
    assert sorted(page, key=RULINGS.index) == RULINGS
    assert {number: (Ruling(number).title, Ruling(number).text) for number in RULINGS} == page


def test_the_sections_are_those_of_the_page() -> None:
    headings = dict(re.findall(r"^## ([A-Z]+)\. (.+)$", PAGE, re.MULTILINE))
    assert headings == {section: section_title(section) for section in SECTIONS}
    assert {number.removesuffix("0") for number in RULINGS if re.fullmatch("[A-Z]+0", number)} == {
        section for section in SECTIONS if not first_of(section)
    }


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_ruling_is_translated(language: str) -> None:
    """All of it: the same figures, the same rulings cited, as many lines."""
    with in_language(language):
        told = {ruling.number: (ruling.title, ruling.text) for ruling in rulings()}
    for ruling in rulings():
        title, text = told[ruling.number]
        assert text != ruling.text, ruling.number
        assert cited(text) == cited(ruling.text), ruling.number
        assert sorted(numbers(f"{title} {text}")) == sorted(numbers(ruling.everything)), ruling.number
        assert text.count("\n") == ruling.text.count("\n"), ruling.number
        assert [line[:2] == "- " for line in text.split("\n")] == [line[:2] == "- " for line in ruling.text.split("\n")]
        assert 0.6 < len(text) / len(ruling.text) < 2.4, ruling.number
        assert text.endswith("."), ruling.number


@EVERYWHERE
def test_rulings_of_cards_are_headed_by_their_names(language: str) -> None:
    with in_language(language):
        for number, key in enumerate(CARD_KEYS[1:], 1):
            ruling = ruling_of_card(number)
            assert not ruling or Ruling(ruling).title == card_name(key)
        assert [ruling_of_card(CARD_NUMBERS[key]) for key in ("amulet-of-air", "ratty-nightshade")] == ["C1", "EK20"]


@EVERYWHERE
def test_rulings_cite_rulings(language: str) -> None:
    with in_language(language):
        for ruling in rulings():
            assert set(cited(ruling.text)) <= set(RULINGS)
            assert ruling.data()["rulings"] == cited(ruling.text)


# --- facts ---------------------------------------------------------------------------------------------------------


def test_the_rates_on_the_wheel() -> None:
    """Each season's line has what an energy brings; what brings most is on none of its dice."""
    for language in LANGUAGES:
        with in_language(language):
            lines = [line for line in Topic("seasons", "wheel").text.split("\n") if line.startswith("- ")]
            for number, line in enumerate(lines):
                name, _, rates = line.removeprefix("- ").replace("\u00a0", "").partition(":")
                told = dict(rate.rsplit(" ", 1) for rate in rates.strip().split(", "))
                assert name == season(SEASON_NAMES[number])
                assert told == {energy(ENERGY_NAMES[kind]): str(rate) for kind, rate in enumerate(RATES[number])}
    for number, brings in enumerate(RATES):
        shown = "".join(symbols for at, symbols in enumerate(FACE_SYMBOLS) if season_of(at) == number)
        assert ENERGY_LETTERS[brings.index(3)] not in shown


def test_what_dice_show() -> None:
    told = Topic("seasons", "dice").text
    assert set("".join(FACE_SYMBOLS)) == set("WEFA*ct1236")
    assert all(sign in told for sign in ("W, E, F, A", "- *:", "- c:", "- t:", "1, 2, 3 or 6", "1 to 3"))
    assert set(FACE_PIPS) == {1, 2, 3}
    for players in (2, 3, 4):
        assert len(conclave.new("seasons", players=players, seed=1).view(0).data["dice"]) in (0, players + 1)


@EVERYWHERE
def test_spells_stand_under_their_circles(language: str) -> None:
    """With the names and powers that they have."""
    with in_language(language):
        for topic, circle in zip(("scrolls", "passages", "conflict", "traveller"), CIRCLES[:4], strict=True):
            items = [line for line in Topic("archimage", topic).text.split("\n") if line.startswith("- ")]
            spells = [SPELLS[number] for number in spells_of(circle)]
            assert len(items) == len(spells)
            for power, (item, spell) in enumerate(zip(items, spells, strict=True), 2):
                assert item.startswith(f"- {spell_name(spell)} ({power})"), item
        assert spell_name(SPELLS[BOND]) in Topic("archimage", "bond").text


# --- the worked positions ------------------------------------------------------------------------------------------


def position(game: str, key: str) -> Position:
    for topic in topics(game):
        if key in text_of(game).topics[topic.key]:
            return topic.positions[text_of(game).topics[topic.key].index(key)]
    raise LookupError(key)


def holds(game: str, key: str, laid_out: list[int], worked_out: list[int], names: list[str]) -> None:
    """In every language the position has just these figures, question and answer those, and these cards are named."""
    for language in LANGUAGES:
        with in_language(language):
            told = position(game, key)
            assert numbers(told.position) == laid_out, language
            assert numbers(f"{told.question} {told.answer}") == worked_out, language
            for name in names:
                called = card_name(name) if game == "seasons" else scroll_name(name)
                assert called.casefold() in told.position.casefold(), (language, called)


def test_position_of_a_full_reserve() -> None:
    die = face("winter", "WW*")
    s = Scene().has(A, earth=3, fire=2, air=1).die(die)
    assert s.options == ["drop water", "drop earth", "drop fire", "drop air"]
    before = sum(s.reserve(A).values())
    s.says("drop air")
    assert s.reserve(A) == {"water": 2, "earth": 3, "fire": 2}
    assert s.question == "free"
    holds("seasons", "reserve", [3, 2, 1], [sum(s.reserve(A).values()), before], [])


def cost_scene(gauge: int, crystals: int) -> Scene:
    s = Scene().has(A, crystals=crystals, gauge=gauge, earth=1, fire=1, air=1).play(A, "hand-of-fortune")
    return s.play(B, "arcano-leech").hand(A, "hourglass-of-time").free()


def test_position_of_a_cost() -> None:
    s = cost_scene(2, 1)
    held = sum(s.reserve(A).values())
    s.says("summon hourglass-of-time")
    assert (s.reserve(A), s.crystals(A), s.crystals(B)) == ({}, 0, 1)
    for gauge, crystals in ((1, 1), (2, 0)):
        assert "summon hourglass-of-time" not in cost_scene(gauge, crystals).options
    named = ["hand-of-fortune", "arcano-leech", "hourglass-of-time"]
    holds("seasons", "cost", [2, 1, 1, 1, 1, 1, 1, 1, 1], [held, 1], named)


def test_position_of_transmuting() -> None:
    picks = ["transmute earth", "transmute earth", "transmute fire"]
    s = Scene().has(A, earth=2, fire=1).play(A, "purse-of-io").free(transmute=True)
    earth = s.says(picks[0]).crystals(A)
    plain = s.says(*picks[1:]).crystals(A)
    fire = plain - 2 * earth
    s = Scene().has(A, earth=2, fire=1).play(A, "purse-of-io").free(transmute=True)
    more = s.says("bonus transmute", *picks).crystals(A)
    price = -s.t.breakdown(A)["bonuses"]
    assert (earth, fire, price) == (3 + 1, 2 + 1, 5)
    assert more - plain == len(picks)  # a crystal for each energy, so one more than the price of them is worth it
    holds("seasons", "transmute", [2, 1], [3, 1, 2, 1, plain, more, price, price + 1], ["purse-of-io"])


def test_position_of_a_potion() -> None:
    s = Scene().has(A, gauge=2, water=1, earth=2, air=2).play(A, "potion-of-life", "purse-of-io")
    s.hand(A, "temporal-boots").free()
    assert not [pick for pick in s.options if pick.startswith(("transmute", "summon"))]
    s.says("activate potion-of-life")
    assert s.in_play(A) == ["purse-of-io"]
    assert "summon temporal-boots" in s.options
    brings = s.crystals(A)
    assert brings == 5 * (4 + 1)
    holds("seasons", "potion", [1, 2, 2], [5, 4, 1, brings], ["potion-of-life", "purse-of-io"])


def test_position_of_a_new_year() -> None:
    pips = face("fall", "AA*", 3)
    s = Scene().library(A, 2, "amulet-of-air", "amulet-of-fire", "amulet-of-earth").when(11, 1).leaving(pips)
    s.end_of_round()
    assert SEASON_NAMES[(s.t.space - 1) // 3] == "winter"
    came = len(s.in_hand(A))
    holds("seasons", "year", [1, 11, 3], [12, 1, s.t.space, s.t.year, came], [])


def test_position_of_a_score() -> None:
    cards = {"runic-cube-of-eolis": 30, "staff-of-spring": 9, "lantern-of-xidit": 24}
    s = Scene().has(A, crystals=61, bonuses=2, water=1, air=1).play(A, *cards)
    s.hand(A, "amulet-of-air", "amulet-of-fire")
    s.when(space=12, year=3).leaving(face("fall", "AA*", 1)).end_of_round()
    points = s.t.breakdown(A)
    prestige = {name.removeprefix("prestige "): worth for name, worth in points.items() if name.startswith("prestige")}
    assert prestige == cards
    worked = [3, 61, 3 * 2, sum(cards.values()), -points["hand"], -points["bonuses"], s.t.scores[A]]
    assert s.t.over
    assert s.t.scores[A] == 61 + 6 + 63 - 10 - 12
    holds("seasons", "score", [61, *cards.values(), 2, 2, 2], worked, list(cards))


def test_position_of_an_ability_token() -> None:
    s = Scene(tokens=(8, 1)).has(A, water=5).when(4, 3).free(transmute=True)
    s.says("use token")
    left = s.reserve(A)["water"]
    s.says("transmute water")
    worth = s.t.breakdown(A)["token"]
    gained = s.crystals(A)
    s = Scene(tokens=(8, 1)).has(A, water=5).when(4, 3).free(transmute=True).says(*["transmute water"] * 5)
    assert left == 1
    holds("seasons", "token", [8, 4, worth, 5], [5 - left, worth, gained, 5, s.crystals(A)], [])


PAUSE = "rebirth-spirit"  # can be cast with any die: while it lies there, a turn goes on


def test_position_of_a_turn() -> None:
    def scene() -> Tower:
        return Tower("0-1", {1: "fire 5"}).sixes().dice(A, "red 3", "blue 2").has(A, "evolution-fire").turn()

    assert scene().options == ["give up", "cast evolution-fire"]
    gives_up = scene().says("give up")
    assert (gives_up.left_round(A), gives_up.dice_of(A), gives_up.at(1)) == (True, [], "fire 5")
    s = scene().dice(A).says("cast evolution-fire")
    assert (s.at(1), s.mage_at(A)) == ("", 1)
    holds("archimage", "turn", [5, 3, 2, 2], [3 + 2], ["evolution-fire"])


def ways_to_pay(lying: str, dice: list[str]) -> list[list[str]]:
    """Every set of dice that breaks a seal, as the table offers them one after the other."""
    s = Tower("0-1", {1: lying}, players=5, circle="III").sixes().dice(A, *dice).has(A, PAUSE)
    s.dice(B, "blue 1").has(B, "rebirth-water").turn()
    found: list[list[str]] = []
    open_ends = [s.says("break 1")]
    while open_ends:
        s = open_ends.pop()
        if s.question == "dice":
            open_ends += [Tower.of(s.t.copy()).says(pick) for pick in s.options]
        else:
            left = s.dice_of(A)
            found.append([die for die in dice if die not in left])
    return sorted(found)


def dice_in(text: str, language: str) -> list[str]:
    """The dice that a text names, such as "red 5", whatever it calls their colours."""
    with in_language(language):
        for name in COLOUR_NAMES:
            text = re.sub(rf"\b{say('archimage-word-colour', colour=name)}\w* (?=[0-9])", f"{name} ", text, flags=re.I)
    return re.findall(rf"(?:{'|'.join(COLOUR_NAMES)}) [0-9]", text)


def test_position_of_exact_sets() -> None:
    dice = ["red 2", "red 3", "red 5", "blue 6"]
    assert ways_to_pay("fire 5", dice) == [["red 2", "red 3"], ["red 5"]]
    for language in LANGUAGES:
        with in_language(language):
            told = position("archimage", "sets")
        assert dice_in(told.position, language) == dice
        assert dice_in(told.answer, language) == ["red 5", "red 2", "red 3", "red 2", "red 5", "blue 6"]
    holds("archimage", "sets", [2, 3, 5, 6, 5], [5, 2, 3, 2, 5, 6], [])


def test_position_of_a_spirit_seal() -> None:
    dice = ["red 3", "blue 2", "blue 3", "green 1"]
    assert ways_to_pay("transfer-spirit", dice) == [["blue 2", "blue 3"]]
    for language in LANGUAGES:
        with in_language(language):
            told = position("archimage", "spirit")
        assert dice_in(told.position, language) == dice
        assert dice_in(told.answer, language) == ["blue 2", "blue 3", "red 3", "green 1"]
    holds("archimage", "spirit", [3, 2, 3, 1, 4], [2, 3, 3, 1, 4], [])


def test_position_of_a_way() -> None:
    def scene(where: int) -> Tower:
        s = Tower("0-1-2", {2: "water 3"}).sixes().dice(A, "blue 4").has(A, PAUSE).mage(B, where)
        return s.dice(B, "green 1").has(B, PAUSE).turn()

    assert scene(0).options == ["break 2", f"cast {PAUSE}"]
    assert scene(0).says("break 2").mage_at(A) == 2
    assert scene(1).why("break 2") == "no-free-way"
    assert scene(1).says("give up").left_round(A)
    holds("archimage", "way", [3, 4], [], [])


def test_position_of_a_bond() -> None:
    s = Tower("0-1, 0-2", {1: "fire 6", 2: "rebirth-fire"}).sixes().dice(A, "red 1", "red 4").has(A, "bond")
    s.dice(B, "green 1").has(B, PAUSE).turn()
    s.says("A: cast bond")
    assert (s.at(1), s.familiar_at(A), s.mage_at(A), s.dice_of(A), s.asked) == ("", 1, 0, ["red 4"], B)
    s.says("B: give up", "take green")
    assert s.scrolls_of(A) == ["bond", "rebirth-fire"]  # the only thing left to do is done by itself
    holds("archimage", "bond", [1, 4, 6, 3], [1, 4], [])


def test_position_of_points() -> None:
    named = ["transmutation-water", "rebirth-spirit", "evolution-water", "synergy-water", "synergy-spirit"]
    s = Tower().sixes().dice(A, "red 1").has(A, "bond", *named).turn()
    points = s.t.breakdown(A)
    powers = [points[f"scroll {name}"] for name in named]
    of_water, of_spirit = points["synergy synergy-water"], points["synergy synergy-spirit"]
    total = sum(points.values())
    assert total == s.t.scores[A] == sum(powers) + 1 + of_water + of_spirit
    holds("archimage", "score", powers, [sum(powers) + 1, of_water, of_spirit, total], [])


def test_every_position_is_played_here() -> None:
    """Each is named in a call of `holds` above."""
    called = re.findall(r'^    holds\("(\w+)", "(\w+)"', Path(__file__).read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(called) == sorted(
        (game, key) for game in GAMES for positions in text_of(game).topics.values() for key in positions
    )


# --- finding -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "typed", "key"),
    [
        ("seasons", "dice", "dice"),
        ("seasons", "4", "dice"),
        ("seasons", "The DICE", "dice"),
        ("seasons", "trans", "transmuting"),
        ("seasons", "gauge", "summoning"),
        ("seasons", "set up", "setup"),
        ("archimage", "free ways", "ways"),
        ("archimage", "familiar", "bond"),
        ("archimage", "14", "boards"),
        ("archimage", "passages", "passages"),
    ],
)
def test_a_topic_is_found(game: str, typed: str, key: str) -> None:
    assert find_topic(game, typed) == Topic(game, key)


@pytest.mark.parametrize("typed", ["", "the", "0", "15", "9" * 5000, "xyzzy", "¿?", "a"])
def test_no_topic_is_found(typed: str) -> None:
    assert find_topic("seasons", typed) is None


@EVERYWHERE
@pytest.mark.parametrize("game", GAMES)
def test_topics_are_found_in_every_language(game: str, language: str) -> None:
    """By their titles, whatever language is spoken now, and by their keys."""
    for topic in topics(game):
        assert find_topic(game, topic.title_in(language)) == topic
        with in_language(language):
            assert find_topic(game, topic.key) == topic


@pytest.mark.parametrize(
    ("typed", "number"),
    [("A1", "A1"), ("a1", "A1"), (" ek 13 ", "EK13"), ("EK13", "EK13"), ("d0", "D0"), ("(R4)", "R4")],
)
def test_a_ruling_is_found(typed: str, number: str) -> None:
    assert find_ruling(typed) == Ruling(number)


@pytest.mark.parametrize("typed", ["A0", "A28", "B", "1A", "A1B2", "Z3", "A" + "1" * 5000, ""])
def test_no_ruling_is_found(typed: str) -> None:
    assert find_ruling(typed) is None


def test_a_section_is_found() -> None:
    assert [meant_section(typed) for typed in ("G", "ek", "C99", "d 13", "dice", "Z", "9", "")] == [
        *("G", "EK", "C", "D"),
        *("", "", "", ""),
    ]


def test_words_are_looked_for() -> None:
    told, settled = mentioning("seasons", "purse io")
    assert Topic("seasons", "transmuting") in told
    assert Ruling("C8") in settled
    assert mentioning("archimage", "purse io") == ([], [])
    assert Ruling("R2") in mentioning("archimage", "HALL")[1]
    assert mentioning("seasons", "a") == mentioning("seasons", "") == ([], [])
    with in_language("fr"):
        told, settled = mentioning("seasons", "energie reserve")
    assert Topic("seasons", "energy") in told
    assert Ruling("B8") in settled


def test_topics_that_may_be_meant() -> None:
    assert near_topics("seasons", "transmuing") == ["Transmuting"]
    assert near_topics("archimage", "familier") == ["Bond and your familiar"]
    assert near_topics("seasons", "xyzzy") == []
    assert len(near_topics("seasons", "the")) > 1


def test_a_topic_as_data() -> None:
    data = Topic("archimage", "breaking").data()
    assert set(data) == {"game", "number", "topic", "title", "text", "positions", "rulings"}
    assert [set(told) for told in data["positions"]] == [{"position", "question", "answer"}] * 2
    assert (data["game"], data["number"], data["topic"]) == ("archimage", 5, "breaking")
    assert Topic("seasons", "summoning").data()["rulings"] == ["B6", "A3", "C20", "C33", "A4", "A5"]
