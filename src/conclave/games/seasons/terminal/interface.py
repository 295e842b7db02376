"""Seasons at a terminal: when the board is shown, how choices are numbered, and what people may type."""

from typing import Final

from conclave.games.seasons.rules.about import PACK
from conclave.games.seasons.rules.card_set import BASE
from conclave.games.seasons.rules.energy import ENERGY_LETTERS, ENERGY_NAMES, TYPES
from conclave.games.seasons.rules.names import CARD_SETS, ENCHANTMENT_KEYS, NATURAL_SELECTION
from conclave.games.seasons.rules.picks import NOTATION
from conclave.games.seasons.terminal.reference import Entry, find, near
from conclave.games.seasons.terminal.screen import choice, show_board, show_own, tokens_in_short
from conclave.games.seasons.terminal.typed_input import (
    IN_ORDER,
    by_letter,
    energy_letters,
    option_of_energy,
    options_of_card,
    short_for,
)
from conclave.games.seasons.text.board import card_row, describe_view
from conclave.games.seasons.text.cards import card_name, find_card, set_name
from conclave.games.seasons.text.tokens import token_name
from conclave.table import Record, Table, View
from conclave.table.data import Data
from conclave.terminal.card_list import unknown
from conclave.terminal.interface import Interface, settings_at
from conclave.terminal.screen import Screen
from conclave.text import player, say
from conclave.text.words import Names, listed

# Questions that come with the whole board; the others are asked in the middle of something.
PRELUDE: Final = {"draft", "select", "winnow", "build", "token"}
WITH_BOARD: Final = PRELUDE | {"die", "before-die", "free"}


class SeasonsInterface(Interface):
    """Seasons at a terminal."""

    on_the_board = frozenset({"rolled", "first-player", "shelved", "game-ended"})

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self.moment = (-1, 0, False)  # when the whole board was last shown, and to whom

    # A game as a whole.

    def introduction(self, record: Record) -> list[str]:
        level = say("seasons-word-level", level=str(record.options["level"]))
        told = [
            say("seasons-play-welcome", players=record.table.seats, level=level),
            *say("seasons-play-goal").split("\n"),
        ]
        told += added(record)
        if record.options["level"] != "apprentice":
            told.append(say("seasons-play-first-game"))
        return told

    def summary(self, record: Record) -> Data:
        return {"enchantment": settings_at(record)["enchantment"]}  # as drawn, where the options leave it to chance

    def holdings(self, table: Table, names: Names) -> list[str]:
        return [line for seat in range(table.seats) for line in held(table.view(seat).data["own"], player(seat, names))]

    def begin(self, record: Record) -> None:
        # Where cards are chosen many at once and not drafted, they are all shown at the next question.
        if settings_at(record)["enchantment"] == "elemental-construction":
            self.on_the_board = SeasonsInterface.on_the_board | {"drafted"}

    # Showing.

    def show(self, screen: Screen, view: View, names: Names) -> None:
        board = describe_view(view, names)
        prelude = view.question in PRELUDE
        moment = (view.data["seat"], view.data["round"], prelude or view.question == "die")
        screen.line()
        if view.question not in WITH_BOARD or (moment == self.moment and not prelude):
            screen.line(board.players[view.data["seat"]].status())
            return
        newcomer = moment[0] != self.moment[0]
        show_board(
            screen,
            board,
            dice=view.question != "die",
            enchantment=newcomer if prelude else view.question == "die" and lasting(view),
            tokens=token_line(view, names, full=prelude and newcomer),
        )
        if view.question != "winnow" and not of_a_pack(view):
            show_own(screen, board, texts=0 if prelude else 1)
        self.moment = moment

    def board(self, screen: Screen, view: View, names: Names) -> None:
        board = describe_view(view, names)
        show_board(screen, board)
        show_own(screen, board, texts=1)

    def own(self, screen: Screen, view: View, names: Names) -> None:
        board = describe_view(view, names)
        if board.own:
            show_own(screen, board, texts=len(board.own))
        else:
            screen.line(say("seasons-play-hand-empty"))

    def always_asked(self, view: View) -> bool:
        return view.question == "free" or of_a_pack(view)

    def numbered(self, view: View) -> dict[int, int]:
        """Dice and ability tokens keep their numbers, all else is counted."""
        if view.question in ("die", "token"):
            return {about[view.question]: pick for pick, about in zip(view.options, view.data["about"], strict=True)}
        return super().numbered(view)

    def choices(self, view: View, names: Names) -> list[tuple[int, str]]:
        """Where several cards are chosen at once that is every card still to be placed."""
        if of_a_pack(view):
            cards = [card_row(view.data, key) for key in view.data["own"]["pack"]]
            return [(number, card.line()) for number, card in enumerate(cards, 1)]
        return [(number, choice(view, pick, names)) for number, pick in self.numbered(view).items()]

    def hint(self, view: View) -> str:
        if of_a_pack(view):
            needed = cards_needed(view)
            return say("seasons-play-build-how", number=needed, example=example_numbers(needed))
        if by_letter(view):
            number = letters_wanted(view)
            example = example_letters(view, number)
            return say("seasons-play-letters", number=max(number, len(example)), example=example)
        return ""

    def prompt(self, view: View, name: str) -> str:
        if of_a_pack(view):
            return say("seasons-play-prompt-build", player=name, number=cards_needed(view))
        return super().prompt(view, name)

    def help(self) -> list[str]:
        return say("seasons-play-help").split("\n")

    def about(self, text: str, view: View) -> list[str]:
        if not text:
            return [say("seasons-play-card-what")]
        found = find(text)
        if found is None:
            return [unknown(text, near(text), "seasons-play-no-card", "seasons-play-no-card-near")]
        told = found.lines(view.data["settings"]["edition"])
        fitting = options_of_card(view, found.card) if found.card else []
        if len(fitting) == 1 and not of_a_pack(view):
            number = next(number for number, option in self.numbered(view).items() if option == fitting[0])
            told.append(say("seasons-play-card-number", card=card_name(found.card), number=number))
        return told

    # Understanding.

    def typed_numbers(self, view: View) -> dict[int, int]:
        """Where several cards are chosen at once, all of the pack have numbers."""
        if not of_a_pack(view):
            return super().typed_numbers(view)
        return {number: NOTATION.read(f"card {key}") for number, key in enumerate(view.data["own"]["pack"], 1)}

    def only_whole(self, view: View) -> bool:
        return of_a_pack(view)

    def no_such_set(self, picks: list[int], view: View) -> str:
        if not of_a_pack(view):
            return super().no_such_set(picks, view)
        if len(picks) == cards_needed(view) and not dict(view.data["set"]["of"]).keys() >= set(picks):
            return say("seasons-play-build-order")
        return say("seasons-play-build-count", number=cards_needed(view))

    def series(self, text: str, view: View) -> list[str]:
        """Letters of energies."""
        kinds = energy_letters(text) if by_letter(view) else None
        if not kinds or (len(kinds) > 1 and view.question in IN_ORDER):
            return []
        return [ENERGY_LETTERS[kind] for kind in kinds]

    def means(self, thing: str, pick: str) -> bool:
        """A letter stands for its energy, wherever it lies."""
        return ENERGY_NAMES[ENERGY_LETTERS.index(thing)] in pick.split()

    def meant(self, text: str, view: View, names: Names) -> list[int]:
        """Notation, or the name of a card."""
        pick = NOTATION.read(text)
        return [pick] if pick in view.options else options_of_card(view, text)

    def named(self, text: str, view: View) -> str:
        return text if NOTATION.read(text) >= 0 else short_for(text) or find_card(text) or ""


def added(record: Record) -> list[str]:
    """What is in the game beside the base game."""
    settings = settings_at(record)
    told = [
        say("seasons-play-with-set", set=set_name(card_set.key), number=len(card_set.cards))
        for card_set in CARD_SETS
        if card_set.key in settings["sets"] and card_set.key != BASE
    ]
    if settings["tokens"]:
        told.append(say("seasons-play-with-tokens"))
    number = ENCHANTMENT_KEYS.index(settings["enchantment"])
    if number:
        told.append(say("seasons-play-with-enchantment", enchantment=Entry(enchantment=number).line()))
    return told


def held(own: Data, name: str) -> list[str]:
    """What one player holds."""
    cards = listed([card_name(key) for key in [*own["hand"], *own["pack"]]])
    told = [
        say("seasons-cli-replay-hand", player=name, cards=cards)
        if cards
        else say("seasons-cli-replay-hand-none", player=name),
    ]
    if own["tokens"]:
        tokens = listed([f"{token} {token_name(token)}" for token in own["tokens"]])
        told.append(say("seasons-cli-replay-tokens", player=name, tokens=tokens))
    for which in (2, 3):
        shelved = listed([card_name(key) for key in own[f"library{which}"]])
        if shelved:
            told.append(say("seasons-cli-replay-library", player=name, which=which, cards=shelved))
    return told


def token_line(view: View, names: Names, full: bool) -> str | None:
    """A line about ability tokens, where they are not what is asked for anyway; None for all about them."""
    if view.question == "token":
        return ""
    return None if full else tokens_in_short(view, names)


def lasting(view: View) -> bool:
    """Whether the enchantment still matters once cards have been chosen."""
    return ENCHANTMENT_KEYS.index(view.data["settings"]["enchantment"]) > NATURAL_SELECTION


def of_a_pack(view: View) -> bool:
    """Whether cards are chosen many at once: they are numbered as a whole."""
    return view.data["set"] is not None and view.data["about"][0].get("place") == PACK


def cards_needed(view: View) -> int:
    return int(view.data["arguments"]["left"])


def example_numbers(count: int) -> str:
    return " ".join(str(number) for number in (2, 5, 6, 8, 9, 11, 12, 15, 17)[:count])


def letters_wanted(view: View) -> int:
    """How many energies are asked for, as far as the question tells."""
    return max(1, int(view.data["arguments"].get("left", 1)))


def example_letters(view: View, count: int) -> str:
    """Letters that could be typed now. Types are named in rising order, so the last one offered will do twice."""
    letters = [ENERGY_LETTERS[kind] for kind in range(TYPES) if option_of_energy(view, kind) is not None]
    if view.question == "amulet-types":  # each type once
        return "".join(letters[:2])
    return letters[-1] * (2 if count > 1 and view.question != "make-room" else 1)
