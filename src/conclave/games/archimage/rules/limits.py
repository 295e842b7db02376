"""What no table can be: more of something than the box has, or a piece where none may stand."""

from conclave.games.archimage.rules.elements import ELEMENT_NAMES, SPIRIT, element_of, power_of
from conclave.games.archimage.rules.rounds import IDLE_ROUNDS, SEALS_OF_A_KIND, scrolls_of
from conclave.games.archimage.rules.scrolls import (
    ABSORPTION,
    BOND_SCROLL,
    HIGHEST,
    LOWEST,
    SCROLL_KEYS,
    SYNERGY,
    scroll_element,
    spell_of,
)
from conclave.games.archimage.rules.state import (
    FACE_DOWN,
    FRESH,
    HALL,
    HOME,
    ArchimageTable,
    Player,
    number_of,
    stored,
)
from conclave.games.archimage.rules.ways import fits
from conclave.table.saves import InField, field_within
from conclave.table.table import NOBODY


def check_limits(t: ArchimageTable, seals: str = "seals", scrolls: str = "scrolls") -> None:
    """`seals` and `scrolls`: the fields that tell what lies on the board, a save's where nothing else is said."""
    field_within("idle_rounds", t.idle_rounds, 0, IDLE_ROUNDS + 1)
    check_scrolls(t, scrolls)
    check_seals(t, seals)
    for seat, me in enumerate(t.players):
        check_mage(t, seat, me)
        check_familiar(t, seat, me)
        for entry in me.scrolls:
            with InField(f"scrolls.{SCROLL_KEYS[number_of(entry)]}", seat):
                check_face(t, seat, entry)
    for element, space in enumerate(t.guardians):
        with InField(f"guardians.{ELEMENT_NAMES[element]}"):
            scroll_there = t.scrolls_on_board[space] if space != HOME else 0
            if space != HOME and (not scroll_there or scroll_element(scroll_there) != element):
                raise ValueError("a guardian stands on a scroll of its element")


def check_scrolls(t: ArchimageTable, field: str) -> None:
    """Each as often as the box has it, and no more than one Bond for each player."""
    left: dict[int, int] = {}
    for power in range(LOWEST, HIGHEST + 1):
        for number in scrolls_of(t.setup.circle, power):
            left[number] = left.get(number, 0) + 1
    for space, number in enumerate(t.scrolls_on_board):
        if number:
            take(left, number, f"{field}.{space}", NOBODY, SCROLL_KEYS[number])
    for seat, me in enumerate(t.players):
        left[BOND_SCROLL] = 1
        for entry in me.scrolls:
            take(left, number_of(entry), "scrolls", seat, SCROLL_KEYS[number_of(entry)])


def check_seals(t: ArchimageTable, field: str) -> None:
    """Six tokens of a kind, on the board and on Absorptions."""
    left: dict[int, int] = {}
    for space, token in enumerate(t.seals):
        if token:
            left.setdefault(token, SEALS_OF_A_KIND)
            take(left, token, f"{field}.{space}", NOBODY, seal_name(token))
    for seat, me in enumerate(t.players):
        for entry in me.scrolls:
            token = stored(entry)
            if token:
                left.setdefault(token, SEALS_OF_A_KIND)
                take(left, token, "scrolls", seat, seal_name(token))


def seal_name(token: int) -> str:
    return f"{ELEMENT_NAMES[element_of(token)]} {power_of(token)}"


def take(left: dict[int, int], what: int, field: str, seat: int, name: str) -> None:
    """Take a thing out of the box."""
    if not left.get(what, 0):
        with InField(field, seat):
            raise ValueError(f"the game has no {name}, or no more of it")
    left[what] -= 1


def check_mage(t: ArchimageTable, seat: int, me: Player) -> None:
    """In the hall or alone on a free space."""
    if me.mage == HALL:
        return
    with InField("mage", seat):
        if t.seals[me.mage] or t.scrolls_on_board[me.mage]:
            raise ValueError(f"something lies on space {me.mage}")
        if any(other is not me and other.mage == me.mage for other in t.players):
            raise ValueError(f"two mages stand on space {me.mage}")


def check_familiar(t: ArchimageTable, seat: int, me: Player) -> None:
    """At home, as it is when the round is over for its owner; or on a seal or a free space, alone but for its mage."""
    if me.familiar == HOME:
        return
    with InField("familiar", seat):
        if me.familiar == HALL or t.scrolls_on_board[me.familiar]:
            raise ValueError("a familiar stands neither in the hall nor on a scroll")
        if any(other is not me and me.familiar in (other.mage, other.familiar) for other in t.players):
            raise ValueError(f"somebody else stands on space {me.familiar}")
        if me.done:
            raise ValueError("a familiar is home when the round is over for its owner")


def check_face(t: ArchimageTable, seat: int, entry: int) -> None:
    spell = spell_of(number_of(entry))
    if entry & FACE_DOWN and spell == SYNERGY:
        raise ValueError("it is never cast, so it lies face up")
    if entry & (FACE_DOWN | FRESH) and t.players[seat].done:
        raise ValueError("the round is over for its owner, so it lies face up and can be used")
    if entry & FRESH and seat != t.active:
        raise ValueError("only on one's own turn is a scroll just won")
    token = stored(entry)
    if token and (spell != ABSORPTION or element_of(token) >= SPIRIT or not LOWEST <= power_of(token) <= HIGHEST):
        raise ValueError("only an Absorption holds a seal")
    if token and not fits(token, scroll_element(number_of(entry))):
        raise ValueError(f"it holds seals of its element only, not {seal_name(token)}")
