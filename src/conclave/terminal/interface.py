"""What a game shows at a terminal and what it understands there.

A game that brings nothing of the kind is shown as lines, and played by numbers and notation.
"""

from typing import Final

from conclave.table import Record, Table, View
from conclave.table.data import Data
from conclave.table.effects import set_told
from conclave.table.registry import game_named
from conclave.terminal.screen import Screen
from conclave.terminal.typed_input import options_beginning
from conclave.text import describe_option, describe_source, describe_view, has, say
from conclave.text.settings import describe_settings, game_title
from conclave.text.typed_words import meaning
from conclave.text.words import Names, listed

PART: Final = "terminal"  # of a game's descriptor


class Interface:
    """One game at a terminal, as long as one session lasts: it remembers what it has shown."""

    secret = True  # whether players hide anything from one another
    on_the_board: frozenset[str] = frozenset()  # events that the board tells already

    def __init__(self, game: str) -> None:
        self.game = game

    # A game as a whole.

    def introduction(self, record: Record) -> list[str]:
        """What is said before a game begins."""
        return [say("play-welcome", title=self.title(record))]

    def title(self, record: Record) -> str:
        """A game and its settings, in a line."""
        told: dict[str, str | int] = {"game": game_title(self.game), "players": record.table.seats}
        settings = describe_settings(self.game, settings_at(record))
        return say("cli-replay-title", settings=settings, **told) if settings else say("cli-replay-title-plain", **told)

    def summary(self, record: Record) -> Data:
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
        """A session begins."""

    # Showing.

    def show(self, screen: Screen, view: View, names: Names) -> None:
        """What somebody should see before they choose: the whole board, or where they stand."""
        screen.line()
        self.board(screen, view, names)

    def board(self, screen: Screen, view: View, names: Names) -> None:
        """The whole board."""
        title, *lines = describe_view(view, names).lines()
        screen.line(title, "bold")
        screen.lines(lines)

    def own(self, screen: Screen, view: View, names: Names) -> None:
        """What one has, in full."""
        screen.lines(describe_view(view, names).lines(full=False))

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
        return say("play-help").split("\n")

    def about(self, text: str, view: View) -> list[str]:
        """All there is to read about what somebody names."""
        return [say("play-nothing-to-read", game=game_title(self.game))]

    # Understanding.

    def command(self, word: str) -> str:
        """The command that a word of this game means, beside those of every game; empty if it is none."""
        name = f"{self.game}-input-command"
        return meaning(name, word) if has(name) else ""

    def by_numbers(self, given: list[int], view: View) -> list[int] | str:
        """The picks that numbers stand for, or what is wrong with them."""
        if len(given) > 1 and view.data["set"] is None:
            return say("play-one-number")
        options = self.typed_numbers(view)
        for number in given:
            if number not in options:
                known = listed([str(one) for one in options])
                return say("play-number-range", number=number, numbers=known)
        picks = [options[number] for number in given]
        return picks if len(picks) == 1 and not self.only_whole(view) else self.as_set(picks, view)

    def typed_numbers(self, view: View) -> dict[int, int]:
        """What each number that may be typed stands for."""
        return self.numbered(view)

    def only_whole(self, view: View) -> bool:
        """Whether a set has to be named at once."""
        return False

    def as_set(self, picks: list[int], view: View) -> list[int] | str:
        """Picks that are the set that is asked for, or why they are none."""
        return picks if set_told(view.data["set"]).chain(picks) else self.no_such_set(picks, view)

    def no_such_set(self, picks: list[int], view: View) -> str:
        """Why some picks are not the set that is asked for."""
        told = view.data["set"]
        if told["most"] == 1:
            return say("play-not-all")
        return say("play-set-count", exact="yes" if told["least"] == told["most"] else "no", most=told["most"])

    def series(self, text: str, view: View) -> list[str]:
        """Things that are named one after the other, in the order in which the table asks for them; or none."""
        return []

    def means(self, thing: str, pick: str) -> bool:
        """Whether one thing of a series may stand for a pick in notation."""
        return thing == pick

    def steps(self, things: list[str], view: View) -> list[list[int]] | str:
        """What things that are named together stand for, one pick after the other or the whole set as soon as one is
        asked for; or what is wrong with them. It is tried on a table that is dealt from the view."""
        table, seat = view.deal(0), view.seat
        found: list[list[int]] = []
        left = things[:]
        while left:
            now = table.view(seat)
            if not now.options or now.question != view.question:
                return say("play-not-all")
            whole = now.data["set"] is not None and len(things) > 1
            picks = self.whole_set(left, now) if whole else self.next_pick(left.pop(0), now)
            if isinstance(picks, str):
                return picks
            found.append(picks)
            if whole:
                break
            table.choose(picks[0], seat)
            for event in table.events_for(seat):
                if left and event["event"] == "chose" and event["seat"] == seat and self.means(left[0], event["pick"]):
                    left.pop(0)  # the table has made the only choice there was
        return found

    def next_pick(self, thing: str, view: View) -> list[int] | str:
        """The option that one thing stands for, alone; or that it stands for none."""
        fitting = [pick for pick in view.options if self.means(thing, self.spelt(pick))]
        return fitting[:1] or say("play-letter-none", letter=self.called(thing))

    def whole_set(self, things: list[str], view: View) -> list[int] | str:
        """The set that things stand for, or what is wrong with them. Some of it may be offered only later."""
        spelt = {pick: self.spelt(pick) for pick, _ in view.data["set"]["of"]}
        picks: list[int] = []
        for thing in things:
            fitting = [pick for pick, notation in spelt.items() if self.means(thing, notation)]
            if not fitting:
                return say("play-letter-none", letter=self.called(thing))
            picks.append(fitting[0])
        return self.as_set(picks, view)

    def called(self, thing: str) -> str:
        """One thing of a series in words."""
        return thing

    def meant(self, text: str, view: View, names: Names) -> list[int]:
        """The options that somebody may mean with some words: notation, or how their lines begin."""
        pick = self.pick_of(text)
        return [pick] if pick in view.options else options_beginning(text, view, names)

    def named(self, text: str, view: View) -> str:
        """The notation of what somebody names, to be told why it cannot be chosen; empty where it is nothing."""
        return text if self.pick_of(text) >= 0 else ""

    def spelt(self, pick: int) -> str:
        return game_named(self.game).rules.notation.write(pick)

    def pick_of(self, text: str) -> int:
        """The pick whose notation a text is, or -1."""
        return game_named(self.game).rules.notation.read(text)


def settings_at(record: Record) -> Data:
    """What the table was set up with, as far as it says: what was drawn at random is named."""
    return {**record.options, **record.table.view(None).data["settings"]}


def make_interface(game: str) -> Interface:
    """How a game is shown and played at a terminal, by the game's key; only that one is loaded."""
    found = game_named(game)
    made: Interface = found.part(PART)(game) if found.brings(PART) else Interface(game)
    return made
