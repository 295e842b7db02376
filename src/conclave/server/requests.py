"""What may be sent, and in what form: anything else is refused before it is looked at."""

from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, field_validator

Name = Annotated[str, StringConstraints(strip_whitespace=True, max_length=40)]
Code = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{8,64}$")]
Number = Annotated[int, Field(ge=0, le=1_000_000, strict=True)]
MOST_SEATS: Final = 100  # that a request can speak of; how many play is for each game to say
SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS, strict=True)]
Pick = Annotated[str, StringConstraints(min_length=1, max_length=100)]
Picks = Annotated[list[Pick], Field(min_length=1, max_length=40)]


class Closed(BaseModel):
    """What somebody sends: nothing in it that is not known."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)


def printable(name: str) -> str:
    """A name that people can read, with nothing in it that turns a line around or hides."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())


class NewSeat(Closed):
    """One seat of a new table."""

    kind: Literal["me", "open", "bot"]
    """Yours, for whoever has the invitation, or a bot's."""
    name: Name = ""
    """What its player is called."""
    bot: Name = "random"
    """Which bot, for a bot's seat."""

    _name = field_validator("name")(printable)


class NewTable(Closed):
    """A game, its options, and who sits where."""

    game: Name
    """The game's key."""
    options: dict[Name, Any] = Field(default_factory=dict, max_length=20)
    """Its options by name; those that are left out have their usual values."""
    seats: list[NewSeat] = Field(min_length=1, max_length=MOST_SEATS)
    """Who sits where."""
    patience: Annotated[int, Field(ge=0, le=30 * 86_400, strict=True)] = 86_400
    """How many seconds before a bot may stand in for somebody; 0: never."""
    hints: bool | None = None
    """Whether players may ask for hints; if nothing is said, where one person plays against bots alone."""


class Link(Closed):
    """An invitation or a spectator link."""

    code: Code
    """What stands in the link."""


class Join(Closed):
    """Somebody who comes by an invitation."""

    code: Code
    """What stands in the link."""
    seat: SeatNumber | None = None
    """The seat to take; the first that is free if none is named."""
    name: Name = ""
    """What you are called."""

    _name = field_validator("name")(printable)


class UseSeat(Closed):
    """Somebody who comes by a link to a seat."""

    code: Code
    """What stands in the link."""
    name: Name = ""
    """What you are called, where the seat is handed over to you."""

    _name = field_validator("name")(printable)


class Seated(Closed):
    """A seat of yours, or for `stand-in` and `change` another."""

    seat: SeatNumber
    """The seat, counted from 0."""


class Ready(Seated):
    """A player is ready to begin."""

    value: Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
    """What goes into the key: 32 random bytes of your own in hexadecimal."""


class Choose(Seated):
    """A choice."""

    version: Number
    """The version of the table that you saw."""
    pick: Pick
    """One of the options, in notation."""


class ChooseSet(Seated):
    """A whole set, where the view says that there is one to choose."""

    version: Number
    """The version of the table that you saw."""
    picks: Picks
    """What is in it, in notation and in any order."""


class Undo(Seated):
    """Takes back what was chosen last."""

    version: Number
    """The version of the table that you saw."""


class Rename(Seated):
    """Another name."""

    name: Name
    """What you are called from now on."""

    _name = field_validator("name")(printable)


class Change(Seated):
    """Who shall play a seat that no person has: a bot, or whoever comes."""

    kind: Literal["open", "bot"]
    """For whoever comes, or a bot's."""
    bot: Name = "random"
    """Which bot."""


class StandIn(Seated):
    """A bot shall play for somebody who stays away."""

    bot: Name = ""
    """Which bot; the one that stands in for people here if none is named."""


class NewLink(Seated):
    """A link to a seat of yours."""

    kind: Literal["seat", "hand-over"]
    """For yourself on another device, or for somebody else, who has the seat then."""


# What is said to a socket.


class Message(Closed):
    """Something said to a socket."""

    id: Number = 0
    """Any number, which the answer repeats."""


class PickMessage(Message):
    """Chooses one of the options."""

    type: Literal["pick"]
    version: Number
    """The version of the table that you saw."""
    pick: Pick
    """One of the options, in notation."""


class SetMessage(Message):
    """Chooses a whole set."""

    type: Literal["set"]
    version: Number
    """The version of the table that you saw."""
    picks: Picks
    """What is in it, in notation and in any order."""


class UndoMessage(Message):
    """Takes back what was chosen last."""

    type: Literal["undo"]
    version: Number
    """The version of the table that you saw."""


class SinceMessage(Message):
    """Asks for the state with the log after a version."""

    type: Literal["since"]
    version: Number
    """The version."""


class PingMessage(Message):
    """Asks for an answer, and nothing else."""

    type: Literal["ping"]


AnyMessage = PickMessage | SetMessage | UndoMessage | SinceMessage | PingMessage
ClientMessage = Annotated[AnyMessage, Field(discriminator="type")]
