"""The state of a table as it is sent: what the API's description, the page's types and the tests go by.

These are plain dictionaries; nothing checks them while somebody plays. A game adds fields of its own to its views,
events, arguments and options.
"""

from typing import Final, Literal, NotRequired

from pydantic import ConfigDict, JsonValue, with_config
from typing_extensions import TypedDict  # pydantic reads no other before Python 3.12

CLOSED: Final = ConfigDict(extra="forbid", use_attribute_docstrings=True)
OPEN: Final = ConfigDict(extra="allow", use_attribute_docstrings=True)

OptionValue = bool | int | str | list[str] | dict[str, JsonValue]
Options = dict[str, OptionValue]
Phase = Literal["lobby", "playing", "over"]
SeatKind = Literal["open", "human", "bot"]
StepKind = Literal[
    "sit",
    "open",
    "bot",
    "name",
    "ready",
    "pick",
    "set",
    "undo",
    "stand-in",
    "back",
    "resign",
    "away",
    "hand-over",
    "seat",
]
Scores = list[int]
Breakdown = dict[str, int]


@with_config(OPEN)
class EventData(TypedDict):
    """Something that happened, as far as the viewer may know it. A game adds what its own events are about."""

    event: str
    """What happened."""
    seat: int
    """The seat that it happened to."""


@with_config(OPEN)
class AboutData(TypedDict):
    """What an option is about. A game adds what its own options have."""

    verb: str
    """What is done."""
    seat: NotRequired[int]
    """The seat that it is done to."""
    place: NotRequired[str]
    """Where on the table the thing lies that it is done with."""


@with_config(CLOSED)
class SetData(TypedDict):
    """What can be chosen as a whole, in any order."""

    least: int
    """How many picks the set has at least."""
    most: int
    """How many picks the set has at most."""
    of: list[tuple[int, int]]
    """Each pick that may be in it, by its number, and how often it may be."""
    done: NotRequired[int]
    """The pick that ends a set of fewer than `most`; the server adds it."""


@with_config(OPEN)
class ViewData(TypedDict):
    """The engine's view: all that a seat may know, and nothing else. A game adds what lies on its own table."""

    game: str
    """The game's key."""
    settings: Options
    """What the game is played with; what was drawn at random is named."""
    commitment: str
    """The commitment to the key of the game's luck."""
    round: int
    """The round that is being played; 0 before the first."""
    over: bool
    """Whether the game is over."""
    seat: int | None
    """Whose view this is; null for a spectator."""
    waiting: list[int]
    """The seats that may choose now."""
    question: str
    """The key of the question that they are asked; empty where there is none."""
    arguments: dict[str, JsonValue]
    """What the question is about, by name; empty for who is not asked."""
    options: list[int]
    """The picks that this seat may choose, by their numbers."""
    moves: list[str]
    """The same in notation."""
    about: list[AboutData]
    """What each of the options is about, in the same order."""
    set: SetData | None
    """The set that the seat begins to choose; null where it is one pick."""
    paused: list[dict[str, JsonValue]]
    """What the engine needs to go on from here. It means nothing to anybody else and may change at any time."""
    key: NotRequired[str]
    """The key, once the game is over."""
    scores: NotRequired[Scores]
    """The scores, once the game is over."""
    winners: NotRequired[list[int]]
    """The seats that have won, once the game is over."""
    breakdown: NotRequired[list[Breakdown]]
    """Where each seat's points came from, once the game is over."""


@with_config(CLOSED)
class OptionData(TypedDict):
    """Something that can be chosen. All but the first two is there only if sentences are wanted."""

    pick: str
    """The notation, which is sent to choose it."""
    number: int
    """The number that it has among the view's options."""
    text: NotRequired[str]
    """The option in full."""
    short: NotRequired[str]
    """The option in short, where that is something else."""
    brings: NotRequired[dict[str, int | dict[str, int]] | None]
    """What changes for the chooser at once, as far as it is certain; null if nothing does."""
    costs: NotRequired[dict[str, int | str | dict[str, int]] | None]
    """What has to be paid for it in choices that follow; null if nothing has."""
    wastes: NotRequired[list[str]]
    """What would be lost by ending the turn with it, in sentences."""


@with_config(CLOSED)
class QuestionData(TypedDict):
    """What is asked, and what may be answered by who is shown this."""

    key: str
    """The key of the question; empty once the game is over."""
    waiting: list[int]
    """The seats that may answer it now."""
    options: list[OptionData]
    """What this seat may choose; empty if it is not asked."""
    since: NotRequired[int]
    """The version since which the question stands; not there for spectators."""
    text: NotRequired[str]
    """The question in words, if sentences are wanted and the game is not over."""


@with_config(CLOSED)
class SeatData(TypedDict):
    """Who sits at one seat."""

    kind: SeatKind
    """Whether the seat is free, a person's or a bot's."""
    name: str
    """What the player is called."""
    bot: str
    """The bot that chooses here now; empty for a person."""
    ready: bool
    """Whether the game need not wait for this seat to begin."""
    away: bool
    """Whether the player has left for a while."""
    resigned: bool
    """Whether the player has given the seat up to a bot."""
    waited: bool
    """Whether the table waits for this seat to choose."""
    stand_in_from: float | None
    """When a bot may play for the seat, in seconds since 1970; null if it is not waited for or always waits."""


@with_config(CLOSED)
class FairData(TypedDict):
    """How the key of the game's luck is made, as far as it may be known."""

    commitment: str
    """The SHA-256 of the server's secret bytes."""
    values: list[str]
    """What each seat has added; empty for one that has not, and for bots."""
    key_commitment: NotRequired[str]
    """The commitment to the key, once the game has begun."""
    secret: NotRequired[str]
    """The server's secret bytes in hexadecimal, once the game is over."""
    key: NotRequired[str]
    """The key in hexadecimal, once the game is over."""


@with_config(CLOSED)
class ResultData(TypedDict):
    """How the game has ended."""

    scores: Scores
    """The score of each seat."""
    winners: list[int]
    """The seats that have won."""
    breakdown: list[Breakdown]
    """Where each seat's points came from."""
    texts: NotRequired[list[list[str]]]
    """The same in words, if sentences are wanted."""
    sources: NotRequired[dict[str, str]]
    """Each source of points in words, likewise."""


@with_config(CLOSED)
class LogEntryData(TypedDict):
    """One step of the table, as the viewer may know it."""

    number: int
    """The version that the table had after it."""
    kind: StepKind
    """What it was: somebody chose (`pick`, `set`), took back (`undo`), or something about who sits where."""
    seat: int
    """The seat that it is about."""
    at: float
    """When it was made, in seconds since 1970."""
    events: list[EventData]
    """What it made happen."""
    undone: NotRequired[int]
    """The number of the step that was taken back."""
    pick: NotRequired[str]
    """What was chosen, if it was by the viewer."""
    picks: NotRequired[list[str]]
    """The set that was chosen, if it was by the viewer."""
    texts: NotRequired[list[str]]
    """What happened in sentences, if they are wanted."""


@with_config(CLOSED)
class StateData(TypedDict):
    """All that a viewer may know of a table."""

    type: Literal["state"]
    table: str
    """The table's id."""
    game: str
    """The game's key."""
    options: Options
    """What the table was set up with."""
    version: int
    """The number of the last step."""
    phase: Phase
    """Whether the game has begun and whether it is over."""
    seat: int | None
    """Whose view this is; null for a spectator."""
    seats: list[SeatData]
    """Who sits where."""
    patience: int
    """After how many seconds a bot may stand in for somebody; 0: never."""
    hints: bool
    """Whether those who play may ask for hints."""
    fair: FairData
    """How the key of the game's luck is made."""
    made: float
    """When the table was made, in seconds since 1970."""
    touched: float
    """When its last step was made, in seconds since 1970."""
    view: ViewData | None
    """What this seat may know of the game; null before it begins."""
    question: QuestionData | None
    """What is asked; null before the game."""
    may_undo: bool
    """Whether this seat may take back what it chose last."""
    picks: NotRequired[int]
    """How many picks stand, once the game has begun."""
    result: NotRequired[ResultData]
    """How the game has ended, once it is over."""
    log: list[LogEntryData]
    """The steps after the version that was asked for."""
