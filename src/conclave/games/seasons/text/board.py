"""The whole board in words: rows that a screen lays out as it likes, and plain lines for everything else."""

from dataclasses import dataclass, field

from conclave.games.seasons.rules.dice import RATES, SEASON_NAMES
from conclave.games.seasons.rules.energy import ENERGY_LETTERS
from conclave.games.seasons.rules.names import CARD_NUMBERS, TOKEN_OF_HANDS
from conclave.games.seasons.rules.registry import KIND_NAMES, PRESTIGE
from conclave.games.seasons.text import words
from conclave.games.seasons.text.cards import card_name, card_of, cost_in_letters, text_in_edition
from conclave.games.seasons.text.options import face_up, transmute_extra
from conclave.games.seasons.text.tableau import entry_in_play
from conclave.games.seasons.text.tokens import enchantment_name, enchantment_text, token_line, token_name, token_points
from conclave.table import Table, View
from conclave.table.data import Data
from conclave.text.board import BoardText, view_of
from conclave.text.catalogue import say


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
    notes: list[str] = field(default_factory=list)  # the ability token, and what is lost for good

    def status(self) -> str:
        """What a player needs to know of themselves in the middle of a turn."""
        return say(
            "seasons-board-status",
            crystals=say("seasons-word-crystals", number=self.crystals),
            gauge=self.gauge,
            reserve=self.reserve,
            bonuses=self.bonuses,
        )

    def line(self) -> str:
        return say(
            "seasons-board-player-line",
            player=self.name,
            crystals=say("seasons-word-crystals", number=self.crystals),
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
        points = say("seasons-word-points", number=self.points)
        return say(
            "seasons-board-card-line", card=self.name, kind=self.kind, cost=self.cost, points=points, text=self.text
        )


@dataclass
class Board(BoardText):
    """What a seat sees, in words."""

    rates: str
    dice: list[str]
    players: list[PlayerRow]
    piles: str
    own: list[tuple[str, list[CardRow]]] = field(default_factory=list)
    enchantment: str = ""  # the one in force, with its text
    on_show: list[str] = field(default_factory=list)  # cards face up on the pile, and those just revealed
    tokens: list[str] = field(default_factory=list)  # ability tokens that the viewer may still choose from

    def lines(self, full: bool = True) -> list[str]:
        """Everything, a line at a time; or in short, where the viewer stands."""
        told = [self.title]
        if not full:
            own = [row.status() for row in self.players if row.you]
            return told + (own or [row.line() for row in self.players])
        told += [line for line in (self.enchantment, self.rates) if line]
        told += self.dice
        for row in self.players:
            told += [row.line(), row.play, *row.notes]
        told += [self.piles, *self.on_show]
        if self.tokens:
            told += [say("seasons-board-your-tokens"), *self.tokens]
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
        piles=say(
            "seasons-board-piles", player=words.player(data["first"], names), pile=data["pile"], discard=data["discard"]
        ),
        own=own_cards(data),
        enchantment=enchantment(data),
        on_show=on_show(data),
        tokens=[token_line(token) for token in data["own"]["tokens"]] if data["own"] else [],
    )


def title(data: Data) -> str:
    if data["over"]:
        return say("seasons-board-title-over")
    if data["round"] == 0:
        return say("seasons-board-title-prelude", question=data["question"])
    season = say("seasons-word-season-title", season=data["season"])
    return say("seasons-board-title", year=data["year"], season=season, space=data["space"], round=data["round"])


def enchantment(data: Data) -> str:
    """The enchantment that holds for everybody, if there is one."""
    key = data["settings"]["enchantment"]
    if key == "none":
        return ""
    return say("seasons-board-enchantment", enchantment=enchantment_name(key), text=enchantment_text(key))


def on_show(data: Data) -> list[str]:
    """Cards that everybody sees though they are nobody's: face up on the pile, or revealed by an effect."""
    told = []
    if data["face_up"]:
        told.append(say("seasons-board-face-up", cards=words.listed([card_name(key) for key in face_up(data)])))
    for shown in data["revealed"]:
        cards = words.listed([card_name(key) for key in shown["cards"]])
        told.append(say("seasons-board-revealed", card=card_name(shown["card"]), cards=cards))
    return told


def rates(data: Data) -> str:
    """What each energy is worth now, the viewer's own extras included."""
    extra = transmute_extra(data)
    now = RATES[SEASON_NAMES.index(data["season"])]
    items = [
        say("seasons-board-rate", letter=ENERGY_LETTERS[kind], crystals=now[kind] + extra) for kind in range(len(now))
    ]
    return say("seasons-board-rates", rates=words.listed(items))


def dice(data: Data) -> list[str]:
    """The dice on the table, each with what it shows; once all have theirs, the one that is left."""
    left = [face for face in data["dice_shown"] if face is not None]
    if len(left) == 1 and all(shown["die_shown"] for shown in data["players"]):
        return [say("seasons-board-die-left", die=words.die(left[0]), pips=left[0]["pips"])]
    told = []
    for number, face in enumerate(data["dice_shown"], 1):
        if face is None:
            told.append(say("seasons-board-die-gone", number=number))
        else:
            told.append(say("seasons-board-die", number=number, die=words.die(face)))
    return told


def player_row(data: Data, seat: int, names: words.Names) -> PlayerRow:
    shown = data["players"][seat]
    name = words.player(seat, names)
    you = seat == data["seat"]
    reserve = shown["reserve"]
    die = shown["die_shown"]
    cards = [card_in_play(data, entry, names) for entry in shown["play"]]
    label = say("seasons-board-you", player=name) if you else name
    return PlayerRow(
        seat=seat,
        name=label,
        crystals=shown["crystals"],
        gauge=say("seasons-board-gauge-value", cards=len(shown["play"]), gauge=shown["gauge"]),
        reserve=say(
            "seasons-board-reserve-value",
            energies=words.letters(reserve) or say("seasons-board-none"),
            number=sum(reserve.values()),
            capacity=shown["capacity"],
        ),
        bonuses=say("seasons-board-bonuses-value", used=shown["bonuses"]),
        hand=shown["hand"],
        libraries=say("seasons-board-libraries-value", two=shown["library2"], three=shown["library3"]),
        die=str(die["symbols"]) if die else say("seasons-board-none"),
        play=in_play(name, cards),
        cards=len(cards),
        you=you,
        turn=seat in data["waiting"],
        notes=notes(name, shown),
    )


def notes(name: str, shown: Data) -> list[str]:
    """What a row has no column for."""
    told = []
    token = shown["token"]
    if token == TOKEN_OF_HANDS:
        told.append(say("seasons-board-token-always", player=name, token=token_name(token), number=token))
    elif token:
        state = "used" if shown["token_used"] else "ready"
        points = token_points(token)
        told.append(
            say("seasons-board-token", player=name, token=token_name(token), number=token, state=state, points=points)
        )
    if shown["lost_spaces"]:
        told.append(say("seasons-board-lost-spaces", player=name, number=shown["lost_spaces"]))
    return told


def in_play(name: str, cards: list[str]) -> str:
    if not cards:
        return say("seasons-board-in-play-none", player=name)
    return say("seasons-board-in-play", player=name, cards=words.listed(cards))


def card_in_play(data: Data, entry: Data, names: words.Names) -> str:
    """A card in play, what it copies, whether it is turned, and the energies on it."""
    name = card_name(entry["card"])
    copied = entry_in_play(data, entry["copied"]) if entry["copies"] else None
    if copied is not None:
        of = say("seasons-word-of", card=card_name(entry["copies"]), player=words.player(copied[0], names))
        name = say("seasons-word-copying", card=name, copied=of)
    on_it = words.letters(entry["energy"])
    if entry["turned"] and on_it:
        return say("seasons-board-card-turned-energy", card=name, energies=on_it)
    if entry["turned"]:
        return say("seasons-board-card-turned", card=name)
    return say("seasons-board-card-energy", card=name, energies=on_it) if on_it else name


def own_cards(data: Data) -> list[tuple[str, list[CardRow]]]:
    """What only the viewer sees: hand and libraries."""
    own = data["own"]
    if own is None:
        return []
    drafting = data["question"] in ("draft", "select", "winnow")
    parts = [
        (say("seasons-board-your-drafted") if drafting else say("seasons-board-your-hand"), own["hand"]),
        (say("seasons-board-your-library", which=2), own["library2"]),
        (say("seasons-board-your-library", which=3), own["library3"]),
    ]
    if data["question"] in ("build", "select"):
        parts.append((say("seasons-board-your-pack"), own["pack"]))
    return [(heading, [card_row(data, key) for key in cards]) for heading, cards in parts if cards]


def card_row(data: Data, key: str) -> CardRow:
    settings = data["settings"]
    return CardRow(
        key=key,
        name=card_name(key),
        kind=KIND_NAMES[card_of(key).kind],
        cost=cost_in_letters(key, settings["players"], settings["edition"]),
        points=PRESTIGE[CARD_NUMBERS[key]],
        text=text_in_edition(key, settings["edition"]),
    )
