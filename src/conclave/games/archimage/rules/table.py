"""The game of Archimage as a table of `conclave.table`."""

from collections.abc import Sequence
from typing import Final, cast

from conclave.games.archimage.rules.about import about, arguments
from conclave.games.archimage.rules.boards import BadBoard, Board, board_from, standard_board
from conclave.games.archimage.rules.boards.validation import faults
from conclave.games.archimage.rules.break_seal import ASK_DICE, BREAKING, breaking, dice_options
from conclave.games.archimage.rules.elements import COLOURS
from conclave.games.archimage.rules.events import REGISTRY
from conclave.games.archimage.rules.limits import check_limits
from conclave.games.archimage.rules.mages import BY_SEAT, MAGES, MAGES_OPTION, mages_taken
from conclave.games.archimage.rules.picks import NOTATION
from conclave.games.archimage.rules.position import build_position
from conclave.games.archimage.rules.preview import cost_of, figures, wasted
from conclave.games.archimage.rules.reasons import why_not
from conclave.games.archimage.rules.rounds import GAME, game, set_up
from conclave.games.archimage.rules.saves import dump, event_data, load_board, settings_of, view_data
from conclave.games.archimage.rules.scoring import breakdown
from conclave.games.archimage.rules.scrolls import CIRCLES
from conclave.games.archimage.rules.state import ArchimageTable, Player, Settings, Setup
from conclave.games.archimage.rules.turn import (
    ASK_TAKE,
    ASK_TURN,
    LEAVE_ROUND,
    TAKE_DICE,
    TURN,
    leave_round,
    take_dice,
    take_options,
    turn,
    turn_options,
)
from conclave.table.data import Data, Event, Options
from conclave.table.effects import Answers
from conclave.table.errors import BadOption, Reason
from conclave.table.frame import Frame
from conclave.table.rng import roll
from conclave.table.rules import Option, Rules, drawn_first_player
from conclave.table.saves import InField, check_asked, check_settings, dealt_key, load_common, saved_key, saved_settings
from conclave.table.table import Table

REVISION: Final = 1  # of the rules; the first release freezes it
STANDARD: Final = "standard"


class Archimage(ArchimageTable):
    """A game of Archimage in progress."""

    def step(self, frame: Frame, pick: int) -> int:
        # Those that come up all the time are called directly: compiled, that is much faster than through the book.
        which = frame.effect
        if which == TURN:
            return turn(self, frame, pick)
        if which == BREAKING:
            return breaking(self, frame, pick)
        if which == TAKE_DICE:
            return take_dice(self, frame, pick)
        if which == GAME:
            return game(self, frame, pick)
        if which == LEAVE_ROUND:
            return leave_round(self, frame, pick)
        return super().step(frame, pick)

    def legal(self, seat: int) -> list[int]:
        which = self.question
        if which == ASK_TURN:
            return turn_options(self, self.stack[-1], seat)
        if which == ASK_DICE:
            return dice_options(self, self.stack[-1], seat)
        if which == ASK_TAKE:
            return take_options(self, self.stack[-1], seat)
        return super().legal(seat)

    def copy(self) -> "Archimage":
        copy = Archimage(self.setup, self.key)
        self.copy_game(copy)
        return copy

    def settings(self) -> Data:
        return settings_of(self)

    def dump(self) -> Data:
        return dump(self)

    def view_data(self, seat: int | None, with_about: bool) -> Data:
        return view_data(self, seat, with_about)

    def events_for(self, seat: int | None) -> Sequence[Event]:
        """Nothing is hidden, not even a choice that the table made itself."""
        return self.events


def board_of(option: object, players: int) -> Board:
    """The standard board for so many players, or one that is given as data."""
    if option == STANDARD:
        return standard_board(players)
    if not isinstance(option, dict):
        raise BadOption(Reason("option-value", {"option": "board", "value": str(option), "values": STANDARD}))
    return board_from(option)


def empty_table(options: Settings, key: bytes) -> Archimage:
    players = options["players"]
    board = board_of(options["board"], players)
    mages = options.get(MAGES_OPTION, BY_SEAT)
    return Archimage(Setup(players, options["circle"], board, options["board"], mages), key)


def drawn_circle(key: bytes, circle: str) -> str:
    """The magic circle beside circle 0, chosen or drawn."""
    return CIRCLES[roll(key, "circle", 0, 0, 1, len(CIRCLES))[0]] if circle == "random" else circle


def settled(key: bytes, options: Options) -> Settings:
    """Options that have been checked, with nothing left at random."""
    settings = cast(Settings, options)
    return {**settings, "circle": drawn_circle(key, settings["circle"])}


class ArchimageRules(Rules):
    """The game of Archimage: what it can be set up with, and how a table of it is made."""

    def new(self, players: int, key: bytes, options: Options) -> Table:
        t = empty_table(settled(key, options), key)
        t.players = [Player([], [0] * COLOURS, []) for _ in range(players)]
        t.first = t.active = drawn_first_player(key, players)
        set_up(t)
        self.begin(t, options, [Frame(GAME, 0)])
        return t

    def position(self, players: int, key: bytes, options: Options, layout: Data) -> Table:
        t = empty_table(settled(key, options), key)
        self.prepare(t, options)
        build_position(t, layout)
        return t

    def load(self, data: Data) -> Table:
        settings = saved_settings(data)
        with InField("settings.board"):
            options = self.checked(None, settings)
        t = empty_table(cast(Settings, options), saved_key(data))
        check_settings(t, data)
        load_board(t, data)
        check_limits(t)
        load_common(t, data)
        check_asked(t)
        return t

    def deal(self, data: Data, seed: int) -> Table:
        """The same table with other luck to come: nothing on it is hidden."""
        t = empty_table(data["settings"], dealt_key(data, seed))
        load_board(t, data)
        load_common(t, data)
        return t

    def checked(self, players: object, options: Options) -> Data:
        """A board may be given whole, as data, and mages as a list; everything else is one of the values."""
        given = dict(options)
        mages = given.pop(MAGES_OPTION, BY_SEAT)
        board = given.get("board", STANDARD)
        if isinstance(board, dict):
            given["board"] = STANDARD
        full = super().checked(players, given)
        if isinstance(board, dict):
            check_board(board, int(full["players"]))
            full["board"] = board_from(board).data()  # what a board says, and nothing else that lay in its file
        full[MAGES_OPTION] = mages_taken(mages, int(full["players"]))
        return full


def check_board(data: Data, players: int) -> None:
    """A board of one's own must be one that the box can serve."""
    for reason in faults(data, players):
        raise BadBoard(reason)


REGISTRY.answers = Answers(
    about=about,
    arguments=arguments,
    why_not=why_not,
    cost_of=cost_of,
    wasted=wasted,
    breakdown=breakdown,
    figures=figures,
    event=event_data,
)

RULES: Final = ArchimageRules(
    "archimage",
    REVISION,
    NOTATION,
    {
        "players": Option([2, 3, 4, 5], 2),
        "circle": Option([*CIRCLES, "random"], "I"),
        "board": Option([STANDARD], STANDARD),
        MAGES_OPTION: Option([BY_SEAT], BY_SEAT, later=True, each=MAGES),
    },
)
