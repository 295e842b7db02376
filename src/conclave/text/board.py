"""The whole board in words: rows that a screen lays out as it likes, and plain lines for everything else."""

from dataclasses import dataclass, field
from typing import Any

from conclave.seasons.dice import RATES, SEASON_NAMES
from conclave.seasons.energy import ENERGY_LETTERS
from conclave.seasons.names import CARD_NUMBERS
from conclave.seasons.rules import KIND_NAMES, PRESTIGE
from conclave.table import Table, View
from conclave.text import words
from conclave.text.cards import card_name, card_of, cost_in_letters, text_in_edition
from conclave.text.catalogue import say
from conclave.text.options import transmute_extra, view_of


@dataclass
class PlayerRow:
    """One player's board."""

    seat: int
    name: str
    crystals: int
    gauge: str
    reserve: str
    bonuses: str
    hand: int
    libraries: str
    die: str
    play: str
    cards: int
    you: bool
    turn: bool

    def status(self) -> str:
        """What a player needs to know of themselves in the middle of a turn."""
        return say(
            "board-status",
            crystals=say("word-crystals", number=self.crystals),
            gauge=self.gauge,
            reserve=self.reserve,
            bonuses=self.bonuses,
        )

    def line(self) -> str:
        return say(
            "board-player-line",
            player=self.name,
            crystals=say("word-crystals", number=self.crystals),
            gauge=self.gauge,
            reserve=self.reserve,
            bonuses=self.bonuses,
            hand=self.hand,
            libraries=self.libraries,
            die=self.die,
        )


@dataclass
class CardRow:
    """One card that the viewer may read."""

    key: str
    name: str
    kind: str
    cost: str
    points: int
    text: str

    def line(self) -> str:
        points = say("word-points", number=self.points)
        return say("board-card-line", card=self.name, kind=self.kind, cost=self.cost, points=points, text=self.text)


@dataclass
class Board:
    """What a seat sees, in words."""

    title: str
    rates: str
    dice: list[str]
    players: list[PlayerRow]
    piles: str
    own: list[tuple[str, list[CardRow]]] = field(default_factory=list)

    def lines(self) -> list[str]:
        """Everything, a line at a time."""
        told = [self.title]
        if self.rates:
            told.append(self.rates)
        told += self.dice
        for row in self.players:
            told += [row.line(), row.play]
        told.append(self.piles)
        for heading, cards in self.own:
            told.append(heading)
            told += [card.line() for card in cards]
        return told


def describe_view(where: Table | View, names: words.Names = None) -> Board:
    """The board as a seat, or a spectator, may see it."""
    view = where.view(None) if isinstance(where, Table) else view_of(where)
    data = view.data
    prelude = data["round"] == 0
    return Board(
        title=title(data),
        rates="" if prelude else rates(data),
        dice=[] if prelude else dice(data),
        players=[player_row(data, seat, names) for seat in range(len(data["players"]))],
        piles=say("board-piles", player=words.player(data["first"], names), pile=data["pile"], discard=data["discard"]),
        own=own_cards(data),
    )


def title(data: dict[str, Any]) -> str:
    if data["over"]:
        return say("board-title-over")
    if data["question"] == "draft":
        return say("board-title-draft")
    if data["question"] == "build":
        return say("board-title-build")
    season = say("word-season-title", season=data["season"])
    return say("board-title", year=data["year"], season=season, space=data["space"], round=data["round"])


def rates(data: dict[str, Any]) -> str:
    """What each energy is worth now, the viewer's own extras included."""
    extra = transmute_extra(data)
    now = RATES[SEASON_NAMES.index(data["season"])]
    items = [say("board-rate", letter=ENERGY_LETTERS[kind], crystals=now[kind] + extra) for kind in range(len(now))]
    return say("board-rates", rates=words.listed(items))


def dice(data: dict[str, Any]) -> list[str]:
    """The dice on the table, each with what it shows; once all have theirs, the one that is left."""
    left = [face for face in data["dice_shown"] if face is not None]
    if len(left) == 1 and all(shown["die_shown"] for shown in data["players"]):
        return [say("board-die-left", die=words.die(left[0]), pips=left[0]["pips"])]
    told = []
    for number, face in enumerate(data["dice_shown"], 1):
        if face is None:
            told.append(say("board-die-gone", number=number))
        else:
            told.append(say("board-die", number=number, die=words.die(face)))
    return told


def player_row(data: dict[str, Any], seat: int, names: words.Names) -> PlayerRow:
    shown = data["players"][seat]
    name = words.player(seat, names)
    you = seat == data["seat"]
    reserve = shown["reserve"]
    die = shown["die_shown"]
    cards = [card_in_play(entry) for entry in shown["play"]]
    label = say("board-you", player=name) if you else name
    return PlayerRow(
        seat=seat,
        name=label,
        crystals=shown["crystals"],
        gauge=say("board-gauge-value", cards=len(shown["play"]), gauge=shown["gauge"]),
        reserve=say(
            "board-reserve-value",
            energies=words.letters(reserve) or say("board-none"),
            number=sum(reserve.values()),
            capacity=shown["capacity"],
        ),
        bonuses=say("board-bonuses-value", used=shown["bonuses"]),
        hand=shown["hand"],
        libraries=say("board-libraries-value", two=shown["library2"], three=shown["library3"]),
        die=str(die["symbols"]) if die else say("board-none"),
        play=in_play(name, cards),
        cards=len(cards),
        you=you,
        turn=seat in data["waiting"],
    )


def in_play(name: str, cards: list[str]) -> str:
    if not cards:
        return say("board-in-play-none", player=name)
    return say("board-in-play", player=name, cards=words.listed(cards))


def card_in_play(entry: dict[str, Any]) -> str:
    """A card in play, whether it is turned, and the energies on it."""
    name = card_name(entry["card"])
    on_it = words.letters(entry["energy"])
    if entry["turned"] and on_it:
        return say("board-card-turned-energy", card=name, energies=on_it)
    if entry["turned"]:
        return say("board-card-turned", card=name)
    return say("board-card-energy", card=name, energies=on_it) if on_it else name


def own_cards(data: dict[str, Any]) -> list[tuple[str, list[CardRow]]]:
    """What only the viewer sees: hand and libraries."""
    own = data["own"]
    if own is None:
        return []
    drafting = data["question"] == "draft"
    parts = [
        (say("board-your-drafted") if drafting else say("board-your-hand"), own["hand"]),
        (say("board-your-library", which=2), own["library2"]),
        (say("board-your-library", which=3), own["library3"]),
    ]
    if data["question"] == "build":
        parts.append((say("board-your-pack"), own["pack"]))
    return [(heading, [card_row(data, key) for key in cards]) for heading, cards in parts if cards]


def card_row(data: dict[str, Any], key: str) -> CardRow:
    settings = data["settings"]
    return CardRow(
        key=key,
        name=card_name(key),
        kind=KIND_NAMES[card_of(key).kind],
        cost=cost_in_letters(key, settings["players"], settings["edition"]),
        points=PRESTIGE[CARD_NUMBERS[key]],
        text=text_in_edition(key, settings["edition"]),
    )
