"""What a board file may say, field by field. Imported only where a board is read or given as data: pydantic takes
longer to import than all the rules together."""

from typing import Annotated, Any, Final, Literal

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Discriminator, Field, Tag, ValidationError

from conclave.games.archimage.rules.boards.board import LEAST_POWER, MOST_POWER

MOST_SPACES: Final = 160
LONGEST_ID: Final = 24
FARTHEST: Final = 1_000_000  # for a coordinate
PLAYERS: Final = (2, 5)

Steps = list[str | int]  # the names and numbers (from 0) that lead to a place in the data


def number_as_text(value: object) -> object:
    return str(value) if type(value) is int else value


def can_be_shown(value: object) -> object:
    """Half a character makes pydantic fail where texts are compared, so this goes first."""
    if isinstance(value, str) and not value.isprintable():
        raise ValueError("it cannot be shown")
    return value


def trimmed(text: str) -> str:
    if text != text.strip():
        raise ValueError("spaces are around it")
    return text


Shown = Annotated[str, BeforeValidator(can_be_shown)]
Id = Annotated[
    Shown, BeforeValidator(number_as_text), Field(min_length=1, max_length=LONGEST_ID), AfterValidator(trimmed)
]
Coordinate = Annotated[float, Field(ge=-FARTHEST, le=FARTHEST, allow_inf_nan=False)]
Power = Annotated[int, Field(ge=LEAST_POWER, le=MOST_POWER)]
Number = Annotated[int, Field(ge=PLAYERS[0], le=PLAYERS[1])]  # of players


class RowModel(BaseModel):
    """What every space has."""

    model_config = ConfigDict(strict=True)

    id: Id
    x: Coordinate
    y: Coordinate
    neighbours: Annotated[list[Id], Field(max_length=MOST_SPACES)]


class HallModel(RowModel):
    """The hall, whose power nobody reads."""

    kind: Annotated[Literal["hall"], BeforeValidator(can_be_shown)]


class SpaceModel(RowModel):
    """A circle or a space for a scroll."""

    kind: Annotated[Literal["circle", "scroll"], BeforeValidator(can_be_shown)]
    power: Power


def which(row: object) -> str:
    """The model for a space; what is no kind at all is told by that of most."""
    kind = row.get("kind") if isinstance(row, dict) else getattr(row, "kind", "")
    return "hall" if kind == "hall" else "space"


class BoardModel(BaseModel):
    """A whole board file."""

    model_config = ConfigDict(strict=True)

    name: Shown = ""
    players: Annotated[list[Number], Field(max_length=PLAYERS[1] - PLAYERS[0] + 1)] = []
    space: Annotated[
        list[Annotated[Annotated[HallModel, Tag("hall")] | Annotated[SpaceModel, Tag("space")], Discriminator(which)]],
        Field(min_length=1, max_length=MOST_SPACES),
    ]


def look_at_fields(data: dict[str, Any]) -> tuple[dict[str, Any], list[tuple[Steps, str]]]:
    """The data as the model has it; and where it does not fit, with pydantic's name for the reason."""
    try:
        return BoardModel.model_validate(data).model_dump(), []
    except ValidationError as found:
        errors = found.errors(include_url=False, include_context=False, include_input=False)
        return {}, [(list(error["loc"]), error["type"]) for error in errors]
