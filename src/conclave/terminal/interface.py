"""What a game shows at a terminal and what it understands there. Each game has a face of its own."""

import importlib
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from conclave.table import Record, Table, View
from conclave.table.registry import rules_of
from conclave.terminal.screen import Screen
from conclave.text import describe_option, describe_source, say
from conclave.text.words import Names, listed


class Face:
    """One game's face, as long as one sitting lasts: it remembers what it has shown."""

    secret = True  # whether players hide anything from one another
    on_the_board: frozenset[str] = frozenset()  # events that the board tells already
    words: Mapping[str, str] = MappingProxyType({})  # command words of this game beside those of all

    # A game as a whole.

    def introduction(self, record: Record) -> list[str]:
        """What is said before a game begins."""
        raise NotImplementedError

    def title(self, record: Record) -> str:
        """A game and its settings, in a line."""
        raise NotImplementedError

    def summary(self, record: Record) -> dict[str, Any]:
        """What a program is told of a game beside its options."""
        return {}

    def holdings(self, table: Table, names: Names) -> list[str]:
        """What every player hides from the others, for those who replay a game."""
        return []

    def points(self, table: Table, seat: int) -> dict[str, int]:
        """Where a player's points come from, in words."""
        return {describe_source(source, table.game): points for source, points in table.breakdown(seat).items()}

    def draw(self, screen: Screen, table: Table) -> None:
        """A drawing of the table, for those who replay a game; not every game has one."""

    def begin(self, record: Record) -> None:
        """A sitting begins."""

    # Showing.

    def show(self, screen: Screen, view: View, names: Names) -> None:
        """What somebody should see before they choose: the whole board, or where they stand."""
        raise NotImplementedError

    def board(self, screen: Screen, view: View, names: Names) -> None:
        """The whole board."""
        raise NotImplementedError

    def own(self, screen: Screen, view: View, names: Names) -> None:
        """What one has, in full."""
        raise NotImplementedError

    def always_asked(self, view: View) -> bool:
        """Whether somebody alone is asked even where there is one thing only to choose."""
        return False

    def numbered(self, view: View) -> dict[int, int]:
        """What each number stands for."""
        return dict(enumerate(view.options, 1))

    def choices(self, view: View, names: Names) -> list[tuple[int, str]]:
        """The numbered lines."""
        return [(number, describe_option(view, pick, names)) for number, pick in self.numbered(view).items()]

    def hint(self, view: View) -> str:
        """What else may be typed; empty where that goes without saying."""
        return ""

    def prompt(self, view: View, name: str) -> str:
        return say("play-prompt", player=name)

    def help(self) -> list[str]:
        raise NotImplementedError

    def about(self, text: str, view: View) -> list[str]:
        """All there is to read about what somebody names."""
        raise NotImplementedError

    # Understanding.

    def by_numbers(self, given: list[int], view: View) -> list[int] | str:
        """The picks that numbers stand for, or what is wrong with them."""
        options = self.numbered(view)
        if len(given) > 1:
            return say("play-one-number")
        if given[0] not in options:
            known = listed([str(number) for number in options])
            return say("play-number-range", number=given[0], numbers=known)
        return [options[given[0]]]

    def series(self, text: str, view: View) -> list[str]:
        """Things that are named one after the other, in the order in which the table asks for them; or none."""
        return []

    def next_pick(self, thing: str, view: View) -> int | None:
        """The option that one thing of a series means; None where it is none now."""
        raise NotImplementedError

    def called(self, thing: str) -> str:
        """One thing of a series in words."""
        return thing

    def meant(self, text: str, view: View, names: Names) -> list[int]:
        """The options that somebody may mean with some words."""
        raise NotImplementedError

    def named(self, text: str, view: View) -> str:
        """The notation of what somebody names, to be told why it cannot be chosen; empty where it is nothing."""
        raise NotImplementedError


def settings_at(record: Record) -> dict[str, Any]:
    """What the table was set up with; what was drawn at random is named."""
    settings: dict[str, Any] = record.table.view(None).data["settings"]
    return settings


FACES: Final = {"seasons": "conclave.games.seasons.terminal", "archimage": "conclave.games.archimage.terminal"}


def make_face(game: str) -> Face:
    """The face of a game, by the game's key; only that one is loaded."""
    face: Face = importlib.import_module(FACES[rules_of(game).key]).GameFace()
    return face
