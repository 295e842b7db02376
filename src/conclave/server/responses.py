"""What each path answers and a socket says: what the API's description, the page's types and the tests go by."""

from typing import Annotated, Literal, NotRequired

from pydantic import Field, with_config
from typing_extensions import TypedDict  # pydantic reads no other before Python 3.12

from conclave.server.state_data import CLOSED, OPEN, Options, OptionValue, Phase, Scores, SeatData, StateData, ViewData

# Refusals.


@with_config(CLOSED)
class ErrorData(TypedDict):
    """Why something was refused."""

    key: str
    """The reason; the game's own where its rules refuse."""
    text: str
    """The reason in words."""
    ruling: str
    """The number of the ruling behind it; empty if there is none."""
    args: dict[str, str | int]
    """What the reason is about, by name."""


@with_config(CLOSED)
class Refused(TypedDict):
    """Something could not be done as it was asked. Nothing has changed."""

    error: ErrorData


# The games.


@with_config(CLOSED)
class WordsData(TypedDict):
    """What something is called, and what it is."""

    title: str
    text: str


@with_config(CLOSED)
class ValueData(TypedDict):
    """A value of an option in words."""

    title: str
    text: str
    needs: NotRequired[dict[str, list[OptionValue]]]
    """The other options that it goes together with, each with the values that will do."""


@with_config(CLOSED)
class OptionWords(TypedDict):
    """Something that a table settles before it starts."""

    title: str
    text: str
    values: list[OptionValue]
    """The values it may have."""
    default: OptionValue
    """The usual one."""
    words: list[ValueData]
    """Each of the values in words, in the same order."""


@with_config(CLOSED)
class GameData(TypedDict):
    """A game, and all that a new table of it can be set up with."""

    title: str
    text: str
    options: dict[str, OptionWords]
    """Its options by name."""
    bots: list[str]
    """The bots that play it."""
    bot_words: list[WordsData]
    """Each of the bots in words, in the same order."""
    default_bot: str
    """The bot to offer first."""
    stand_in: str
    """The bot that plays for who is away or has given up."""


Games = dict[str, GameData]


@with_config(OPEN)
class GalleryItem(TypedDict):
    """Something that can be on a table. A game adds what its own things have."""

    group: str
    """What it is, such as a card or a token."""
    key: str
    """Its key, which no other thing of its group has."""
    name: str
    """What it is called."""
    text: str
    """What it does."""


@with_config(CLOSED)
class Gallery(TypedDict):
    """Everything that can be on a table of a game; empty where the game does not tell."""

    game: str
    language: str
    items: list[GalleryItem]


# Setting up.


@with_config(CLOSED)
class NewTableMade(TypedDict):
    """A new table, and the codes by which others come to it."""

    table: str
    """The table's id."""
    invite: str
    """The code by which others take a seat."""
    watch: str
    """The code by which others watch."""


@with_config(CLOSED)
class LinkTarget(TypedDict):
    """What an invitation or a spectator link leads to."""

    kind: Literal["join", "watch"]
    game: str
    options: Options
    phase: Phase
    hints: bool
    seats: list[SeatData]
    """Who sits where, for an invitation; else empty."""


@with_config(CLOSED)
class SeatTaken(TypedDict):
    """A seat that is yours now."""

    table: str
    seat: int


@with_config(CLOSED)
class Watching(TypedDict):
    """A table that you may watch now."""

    table: str


@with_config(CLOSED)
class OwnTable(TypedDict):
    """A table of your cookie."""

    table: str
    game: str
    phase: Phase
    version: int
    held: list[int]
    """The seats that are yours; none if you watch."""
    waiting: list[int]
    """The seats that may choose now."""
    names: list[str]
    """What the players are called, seat by seat."""
    bots: list[str]
    """The bot at each seat; empty for a person, also where one has given up and a bot plays on."""
    scores: list[int]
    """The score of each seat, once the game is over; empty before."""
    winners: list[int]
    """The seats that have won, likewise."""
    made: float
    touched: float


@with_config(CLOSED)
class Verified(TypedDict):
    """Whether a record holds."""

    holds: bool
    text: str
    """The same in words."""
    over: bool
    """Whether its game is over."""
    picks: int
    """How many picks stand."""


# At a table.


@with_config(CLOSED)
class Version(TypedDict):
    """The number of the step that has been made."""

    version: int


@with_config(CLOSED)
class LinkMade(TypedDict):
    """A link to a seat, which works once."""

    code: str
    until: float
    """When it stops working, in seconds since 1970."""


@with_config(CLOSED)
class Links(TypedDict):
    """The codes by which others come to a table."""

    invite: NotRequired[str]
    """The code by which others take a seat; spectators are not told."""
    watch: str
    """The code by which others watch."""


@with_config(CLOSED)
class BoardInWords(TypedDict):
    """The whole board in sentences."""

    title: str
    lines: list[str]


@with_config(CLOSED)
class Why(TypedDict):
    """Why something cannot be chosen now; null if it can."""

    why: ErrorData | None


@with_config(CLOSED)
class Held(TypedDict):
    """What a cookie holds at a table."""

    seats: list[int]
    watching: bool
    """Whether it has the spectator link."""


@with_config(CLOSED)
class HintOption(TypedDict):
    """An option that a hint names."""

    pick: str
    number: int
    value: float | None
    """What it is worth; null where the bot does not tell."""
    scale: Literal["chance", "points", ""]
    """The chance of winning from 0 to 1, or the points more than the others can hope for; empty without a value."""
    text: NotRequired[str]
    """The option in words."""
    worth: NotRequired[str]
    """Its value in words."""


@with_config(CLOSED)
class Hint(TypedDict):
    """What a bot would do."""

    version: int
    """The version of the table that it is about."""
    since: int
    """The version since which the question stands."""
    seat: int
    together: bool
    """Whether the options are a set, all of which it would choose."""
    best: list[HintOption]
    """The best options, the best first."""


# Games that are over.


@with_config(CLOSED)
class RecordFair(TypedDict):
    """How the key of a record was made."""

    commitment: str
    secret: str
    values: list[str]


@with_config(CLOSED)
class RecordData(TypedDict):
    """The record of a game, or as much of it as may be known before the end."""

    format: str
    game: str
    revision: int
    """The revision of the rules."""
    options: Options
    commitment: str
    """The commitment to the key."""
    picks: NotRequired[list[str]]
    """Every pick and undo with its seat, counted from 1, once the game is over."""
    key: NotRequired[str]
    made: NotRequired[int]
    """How many picks and undos there are, before the game is over."""
    scores: NotRequired[Scores]
    winners: NotRequired[list[int]]
    """The seats that have won, counted from 1."""
    names: list[str]
    seats: list[str]
    """Who played each seat: `human`, `resigned`, or the name of a bot."""
    fair: NotRequired[RecordFair]
    sum: str
    """A sum over everything else."""


@with_config(CLOSED)
class Moment(TypedDict):
    """A game that is over, at an earlier moment."""

    pick: int
    """After how many picks."""
    picks: int
    """How many there are."""
    round: int
    seat: int | None
    """The seat that made the last of them; null before the first."""
    view: ViewData
    scores: Scores
    views: NotRequired[list[ViewData]]
    """The views of every seat, if they were asked for."""
    texts: NotRequired[list[str]]
    """What the last pick made happen, in sentences."""
    words: NotRequired[BoardInWords]
    """The board in sentences."""


@with_config(CLOSED)
class Standing(TypedDict):
    """The scores at one moment."""

    round: int
    pick: int
    """After how many picks."""
    scores: Scores


@with_config(CLOSED)
class Course(TypedDict):
    """How the scores went."""

    rounds: list[Standing]
    """The scores at the end of each round, and at the end of the game."""


@with_config(CLOSED)
class Chances(TypedDict):
    """How likely each seat was to win at one moment."""

    pick: int
    """After how many picks."""
    round: int
    chances: list[float]


@with_config(CLOSED)
class ReviewOption(TypedDict):
    """What could have been chosen."""

    pick: str
    chance: float
    """Of winning with it."""
    text: NotRequired[str]


@with_config(CLOSED)
class CostlyDecision(TypedDict):
    """A choice that cost some of a win."""

    number: int
    """Which pick it was, counted from 1."""
    seat: int
    round: int
    question: str
    pick: str
    chance: float
    """Of winning with it."""
    cost: float
    """The part of a win that was given away."""
    best: list[ReviewOption]
    text: NotRequired[str]
    sentence: NotRequired[str]
    """The whole in a sentence."""


@with_config(CLOSED)
class ReviewData(TypedDict):
    """A game that is over gone over again, as far as it is done."""

    done: int
    """How many steps are done."""
    steps: int
    """How many there are."""
    ready: bool
    bot: str
    """The bot that makes it."""
    moments: list[Chances]
    worst: NotRequired[list[CostlyDecision]]
    """The choices that cost most, once it is ready."""


# What a socket says.


@with_config(CLOSED)
class Done(TypedDict):
    """What was asked is done, and stored."""

    type: Literal["done"]
    id: int
    """That of the message that it answers."""
    version: int
    """The number of the step that has been made."""


@with_config(CLOSED)
class RefusedMessage(TypedDict):
    """Something could not be done as it was asked. Nothing has changed."""

    type: Literal["refused"]
    id: int
    """That of the message that it answers; 0 if it had none."""
    error: ErrorData


ServerMessage = Annotated[StateData | Done | RefusedMessage, Field(discriminator="type")]
