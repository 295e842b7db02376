"""Which mage a player takes, with its familiar: of five, each one's, and no difference to the game."""

from typing import Any, Final

from conclave.table.errors import BadOption, Reason

MAGES: Final = ["north", "east", "west", "south", "outer-world"]  # by where they come from
BY_SEAT: Final = "by-seat"  # in that order
MAGES_OPTION: Final = "mages"
NO_WISH: Final = ""


def mages_taken(option: Any, players: int) -> Any:
    """A list of wishes, from the first seat on, in full: who has none takes the next mage that nobody wants.

    What comes out as it would without any wish is told in the usual way.
    """
    if option == BY_SEAT:
        return BY_SEAT
    check_wishes(option, players)
    free = [mage for mage in MAGES if mage not in option]
    wishes = [*option, *[NO_WISH] * (players - len(option))]
    taken = [wish or free.pop(0) for wish in wishes]
    return BY_SEAT if taken == MAGES[:players] else taken


def check_wishes(option: Any, players: int) -> None:
    """Refuse what is no list of mages, and one mage for two."""
    if not isinstance(option, list):
        raise no_value(option)
    if len(option) > players:
        raise BadOption(Reason("option-long", {"option": MAGES_OPTION, "number": len(option), "players": players}))
    for at, wish in enumerate(option):
        if wish != NO_WISH and wish not in MAGES:
            raise no_value(wish)
        if wish != NO_WISH and wish in option[:at]:
            raise BadOption(Reason("option-twice", {"option": MAGES_OPTION, "value": wish}))


def no_value(value: Any) -> BadOption:
    known = ", ".join([BY_SEAT, *MAGES])
    return BadOption(Reason("option-value", {"option": MAGES_OPTION, "value": str(value), "values": known}))


def mage_of(option: Any, seat: int) -> int:
    """The number of a seat's mage among the five, from what the table was set up with."""
    return MAGES.index(option[seat]) if isinstance(option, list) else seat
