"""Cards in play, and how picks name them: by name, a second one of a name only where the two differ."""

from typing import Final

from conclave.games.seasons.rules.picks import CARD_RANGE, IN_PLAY, card_named
from conclave.games.seasons.rules.registry import FAMILIAR, IS_FAMILIAR
from conclave.games.seasons.rules.state import KIND, STATE, Player, uid_of

ANY_SORT: Final = -1


def twin_before(board: list[int], at: int) -> int:
    """Where an earlier card of the same name lies, or -1."""
    kind = board[at] & KIND
    for earlier in range(at):
        if board[earlier] & KIND == kind:
            return earlier
    return -1


def same_state(one_card: int, other: int) -> bool:
    """Whether two cards in play differ in nothing but their order of arrival."""
    return (one_card ^ other) & STATE == 0


def pick_of(board: list[int], at: int) -> int:
    """How a pick names a card in play, less its base; twins in the same state have the same name."""
    twin = twin_before(board, at)
    kind = board[at] & KIND
    return kind if twin < 0 or same_state(board[twin], board[at]) else CARD_RANGE + kind


def kind_named(pick: int) -> int:
    """The card that an `own` pick names."""
    return card_named(pick - IN_PLAY)


def own_options(me: Player, sort: int = ANY_SORT) -> list[int]:
    """Cards in play to choose from, magic items or familiars or both; twins are told apart only where they differ."""
    picks: list[int] = []
    for at, entry in enumerate(me.board):
        if sort != ANY_SORT and IS_FAMILIAR[entry & KIND] != (sort == FAMILIAR):
            continue
        pick = IN_PLAY + pick_of(me.board, at)
        if pick not in picks:
            picks.append(pick)
    return picks


def card_picked(me: Player, choice: int) -> int:
    """The order of arrival of the card that a pick names; `choice` is the pick less its base."""
    second = choice > CARD_RANGE
    kind = choice - CARD_RANGE if second else choice
    for entry in me.board:
        if entry & KIND == kind:
            if not second:
                return uid_of(entry)
            second = False
    return 0
