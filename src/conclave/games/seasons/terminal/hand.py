"""What only the viewer has or needs at hand: the cards before them, hand, libraries and ability tokens, with texts."""

from rich.text import Text

from conclave.games.seasons.terminal.boards import CARD
from conclave.games.seasons.terminal.highlights import (
    Highlights,
    Thing,
    in_hand,
    in_pack,
    in_play,
    in_pool,
    token,
)
from conclave.games.seasons.terminal.screen import coloured
from conclave.games.seasons.text.board import card_in_play, card_row
from conclave.games.seasons.text.cards import card_name
from conclave.games.seasons.text.tableau import mine, power
from conclave.games.seasons.text.tokens import token_line, token_name
from conclave.table.data import Data
from conclave.terminal.lines import Lines, flowed, styled, wrapped
from conclave.text import say

Part = tuple[str, list[tuple[Thing, str]]]  # a heading, and cards with what they are lit as


def own_lines(lights: Highlights, width: int) -> Lines:
    """Everything of the viewer's, what is asked about first; nothing for a spectator."""
    if lights.data["own"] is None:
        return []
    rows: Lines = []
    for heading, cards in parts(lights.data):
        rows.append(styled(heading, "bold underline"))
        for thing, key in cards:
            rows += card_lines(lights, thing, key, width)
    return rows + token_lines(lights, width) + in_play_lines(lights, width)


def in_short(lights: Highlights, width: int) -> Lines:
    """The viewer's cards by name only, a paragraph for each place they are in."""
    rows: Lines = []
    for heading, cards in parts(lights.data) if lights.data["own"] else []:
        names = [lights.shown(thing, card_name(key), card_name(key), blank=CARD) for thing, key in cards]
        rows += flowed([styled(heading, "bold"), *names], width, " ", hanging=2)
    return rows + tokens_in_short(lights, width)


def tokens_in_short(lights: Highlights, width: int) -> Lines:
    """The ability tokens that the viewer may still choose from, by number and name."""
    tokens = lights.data["own"]["tokens"] if lights.data["own"] else []
    names = [lights.shown(token(number), f"{number} {token_name(number)}", blank=CARD) for number in tokens]
    return flowed([styled(say("seasons-board-your-tokens"), "bold"), *names], width, " ", hanging=2) if names else []


def parts(data: Data) -> list[Part]:
    """The viewer's cards that nobody else sees, by where they are."""
    own, question = data["own"], data["question"]
    placing = question in ("build", "select")
    drafting = question in ("draft", "select", "winnow")
    found: list[Part] = [
        (say("seasons-wheel-before-you"), [(in_pool(key), key) for key in before(data)]),
        (
            say("seasons-board-your-pack") if placing else say("seasons-wheel-pack"),
            [(in_pack(key), key) for key in own["pack"]],
        ),
        (
            say("seasons-board-your-drafted") if drafting else say("seasons-board-your-hand"),
            [(in_hand(key), key) for key in own["hand"]],
        ),
        (say("seasons-board-your-library", which=2), [((), key) for key in own["library2"]]),
        (say("seasons-board-your-library", which=3), [((), key) for key in own["library3"]]),
    ]
    return [part for part in found if part[1]]


def before(data: Data) -> list[str]:
    """Cards that the viewer has drawn or looks at, and has not settled yet."""
    if data["question"] == "orb" and data["seat"] in data["waiting"]:
        return list(data["arguments"]["cards"])
    return list(data["own"]["limbo"])


def card_lines(lights: Highlights, thing: Thing, key: str, width: int) -> Lines:
    """A card: its name, cost and points in a line, its text below."""
    row = card_row(lights.data, key)
    name = lights.shown(thing, styled(row.name, "bold"), row.name, blank=" ")
    points = say("seasons-board-points", points=row.points)
    message = "seasons-wheel-familiar" if row.kind == "familiar" else "seasons-wheel-card"
    facts = coloured(say(message, cost=row.cost, points=points))
    return wrapped(name.append("  ").append_text(facts), width, 3) + text_lines(row.text, width)


def text_lines(text: str, width: int) -> Lines:
    return [Text("   ").append_text(line) for line in wrapped(Text(text), width - 3)]


def token_lines(lights: Highlights, width: int) -> Lines:
    """The ability token that the viewer has kept, or those to choose from."""
    own = lights.data["own"]
    if not own["tokens"] and not own["token"]:
        return []
    heading = say("seasons-board-your-tokens") if own["tokens"] else say("seasons-wheel-your-token")
    rows = [styled(heading, "bold underline")]
    for number in own["tokens"] or [own["token"]]:
        line = lights.shown(token(number), token_line(number), token_name(number), blank=" ")
        rows += wrapped(line, width, 3)
    return rows


def in_play_lines(lights: Highlights, width: int) -> Lines:
    """The viewer's cards in play with what they do."""
    cards = mine(lights.data)["play"]
    rows = [styled(say("seasons-wheel-in-play"), "bold underline")] if cards else []
    for entry in cards:
        label = styled(card_in_play(lights.data, entry, lights.names), "bold")
        rows += wrapped(lights.shown(in_play(entry), label, card_name(entry["card"]), blank=" "), width, 3)
        rows += text_lines(card_row(lights.data, power(entry)).text, width)
    return rows
