"""What may be asked, and in what form: anything else is refused before it is looked at."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, field_validator

Name = Annotated[str, StringConstraints(strip_whitespace=True, max_length=40)]
Code = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{8,64}$")]
Number = Annotated[int, Field(ge=0, le=1_000_000, strict=True)]
SeatNumber = Annotated[int, Field(ge=0, le=9, strict=True)]
Pick = Annotated[str, StringConstraints(min_length=1, max_length=100)]


class Asked(BaseModel):
    """A body: nothing in it that is not known."""

    model_config = ConfigDict(extra="forbid")


def printable(name: str) -> str:
    """A name that people can read, with nothing in it that turns a line around or hides."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())


class NewSeat(Asked):
    kind: Literal["me", "open", "bot"]
    name: Name = ""
    bot: Name = "random"

    _name = field_validator("name")(printable)


class NewTable(Asked):
    """A game, its options, and who sits where. `patience`: seconds before a bot may stand in for somebody; 0: never.
    `hints`: whether players may ask for them; if nothing is said, where one person plays against bots alone."""

    game: Name
    options: dict[Name, Any] = Field(default_factory=dict, max_length=20)
    seats: list[NewSeat] = Field(min_length=2, max_length=5)
    patience: Annotated[int, Field(ge=0, le=30 * 86_400, strict=True)] = 86_400
    hints: bool | None = None


class Link(Asked):
    code: Code


class Join(Asked):
    code: Code
    seat: SeatNumber | None = None
    name: Name = ""

    _name = field_validator("name")(printable)


class UseSeat(Asked):
    code: Code
    name: Name = ""

    _name = field_validator("name")(printable)


class Seated(Asked):
    seat: SeatNumber


class Ready(Seated):
    """A value of the player's own for the key: 32 random bytes in hexadecimal."""

    value: Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]


class Choose(Seated):
    """A pick in notation, and the version of the table that its player saw."""

    version: Number
    pick: Pick


class Undo(Seated):
    version: Number


class Rename(Seated):
    name: Name

    _name = field_validator("name")(printable)


class Change(Seated):
    """Who shall play a seat that no person has: a bot, or whoever comes."""

    kind: Literal["open", "bot"]
    bot: Name = "random"


class StandIn(Seated):
    """A bot by name; the one that stands in for people here if none is named."""

    bot: Name = ""


class NewLink(Seated):
    kind: Literal["seat", "hand-over"]
