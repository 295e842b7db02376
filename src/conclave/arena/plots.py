"""Pictures of what cards are worth, as PNG and as SVG whose words stay words."""

import io
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

from conclave.arena.card_values import Figures
from conclave.arena.columns import name_of, title_of
from conclave.arena.figures import CardFigures, Plot
from conclave.arena.game_statistics import statistics_of
from conclave.arena.results import EXTRA
from conclave.text import say
from conclave.text.extras import library

# Each colour is used for one thing, so that a page can put its own in its place.
PAPER: Final = "#fdfdfb"
INK: Final = "#20262e"
FAINT: Final = "#7a828c"
LINES: Final = "#e3e5e8"
GOOD: Final = "#1f6f8b"
BAD: Final = "#b4532a"
SHADES: Final = ("#2f5d8c", "#7fa6c9", "#d3dfea")  # of parts
HATCHES: Final = ("", "///", "...", "xxx")  # on the shades, where there are more parts than shades
WIDTH: Final = 8.0  # inches
LINE: Final = 0.205  # inches for each card in a list
DOTS: Final = 150  # an inch
NAMED: Final = 16  # cards that stand out most, and are named in a cloud of points
LETTER: Final = 0.009  # what a letter takes of a picture's width, and a name of its height
NAME_HEIGHT: Final = 0.03
ENDINGS: Final = ("png", "svg")

Axes = Any
Draw = Callable[[Axes, str, Sequence[CardFigures]], None]


def plots(game: str, figures: Figures) -> dict[str, dict[str, bytes]]:
    """Every plot by the name of its file, in every form."""
    return {name: rendered(game, figures, name, ENDINGS) for name in statistics_of(game).plots}


def caption(game: str, name: str) -> str:
    """What a plot shows."""
    return statistics_of(game).say(f"stats-plot-{name}")


def rendered(game: str, figures: Figures, name: str, endings: Sequence[str]) -> dict[str, bytes]:
    """A plot in the forms that are asked for."""
    own = statistics_of(game).own_plots.get(name)
    listing = own.draw == "shares" if own else name == "values"
    height = 1.6 + LINE * len(figures.cards) if listing else 6.0
    contents = {}
    with quiet_style(name):
        figure = library("matplotlib.figure", EXTRA).Figure(figsize=(WIDTH, height))
        axes = figure.subplots()
        above = {"xy": (0, 1), "xycoords": "axes fraction", "textcoords": "offset points"}
        above_list = 16 if listing else 0  # for what stands above a list
        axes.annotate(caption(game, name), xytext=(0, 24 + above_list), fontweight="bold", fontsize=11, **above)
        axes.annotate(title_of(game, figures), xytext=(0, 10 + above_list), color=FAINT, parse_math=False, **above)
        if own:
            (draw_shares if own.draw == "shares" else draw_figure)(axes, game, figures.cards, own)
        else:
            DRAWERS[name](axes, game, figures.cards)
        for ending in endings:
            content = io.BytesIO()
            metadata = {"Date": None} if ending == "svg" else None
            figure.savefig(content, format=ending, dpi=DOTS, bbox_inches="tight", metadata=metadata)
            contents[ending] = content.getvalue()
    return contents


@contextmanager
def quiet_style(salt: str) -> Iterator[None]:
    """Quiet lines and plain letters; the same figures make the same file."""
    style = {
        "figure.facecolor": PAPER,
        "axes.facecolor": PAPER,
        "savefig.facecolor": PAPER,
        "text.color": INK,
        "axes.labelcolor": INK,
        "axes.edgecolor": LINES,
        "xtick.color": FAINT,
        "ytick.color": LINES,
        "ytick.labelcolor": INK,
        "axes.spines.top": False,
        "axes.spines.right": False,
        "axes.spines.left": False,
        "grid.color": LINES,
        "font.family": "sans-serif",
        "font.sans-serif": ["DejaVu Sans"],
        "font.size": 8,
        "svg.fonttype": "none",
        "svg.hashsalt": salt,
    }
    with library("matplotlib", EXTRA).rc_context(style):
        yield


def list_names(axes: Axes, game: str, cards: Sequence[CardFigures]) -> list[int]:
    """A line for each card, the first at the top; tells where they are."""
    places = list(range(len(cards)))
    axes.set_yticks(places, [name_of(game, card.card) for card in cards])
    axes.set_ylim(len(cards) - 0.4, -0.6)
    axes.tick_params(axis="y", length=0)
    axes.grid(axis="x")
    axes.set_axisbelow(True)
    return places


def draw_values(axes: Axes, game: str, cards: Sequence[CardFigures]) -> None:
    """Points added, with intervals; what is surely above or below 0 has its colour."""
    places = list_names(axes, game, cards)
    axes.axvline(0, color=FAINT, linewidth=0.8)
    colours = [GOOD if card.added.low > 0 else BAD if card.added.high < 0 else FAINT for card in cards]
    ends = [card.added.low for card in cards], [card.added.high for card in cards]
    axes.hlines(places, *ends, colors=colours, linewidth=1.6)
    axes.scatter([card.added.value for card in cards], places, c=colours, s=20)
    axes.set_xlabel(say("stats-axis-value"))
    axes.tick_params(axis="x", labeltop=True)


def draw_figure(axes: Axes, game: str, cards: Sequence[CardFigures], plot: Plot) -> None:
    """A figure of the game's own against what a card is worth."""
    known = [(value, card) for card in cards if (value := card.number(plot.figure)) is not None]
    axes.set_xlabel(say(plot.axis))
    cloud(axes, game, known)


def draw_rounds(axes: Axes, game: str, cards: Sequence[CardFigures]) -> None:
    known = [(card.round, card) for card in cards if card.round is not None]
    axes.set_xlabel(statistics_of(game).say("stats-axis-round"))
    cloud(axes, game, known)


def cloud(axes: Axes, game: str, known: Sequence[tuple[float, CardFigures]]) -> None:
    """Points of cards over something, against points added; those that stand out most are named."""
    axes.axhline(0, color=FAINT, linewidth=0.8)
    spots = [(x, card.added.value) for x, card in known]
    axes.scatter([x for x, _ in spots], [y for _, y in spots], c=GOOD, s=18)
    axes.set_ylabel(say("stats-value"))
    axes.grid()
    axes.set_axisbelow(True)
    axes.tick_params(axis="y", labelcolor=FAINT)
    names = [name_of(game, card.card) for _, card in known]
    for at, left in standing_out(spots, names):
        beside = {"xytext": (-5 if left else 5, 3), "textcoords": "offset points", "ha": "right" if left else "left"}
        axes.annotate(names[at], spots[at], fontsize=6.5, **beside)


def standing_out(
    spots: Sequence[tuple[float, float]], names: Sequence[str], first: Sequence[int] = (), most: int = NAMED
) -> list[tuple[int, bool]]:
    """Which points to name, and whether their names go to the left: some first, then those that lie farthest from the
    middle of all, as long as no two names meet."""
    np = library("numpy", EXTRA)
    if not spots:
        return []
    places = np.array(spots) / np.maximum(np.ptp(np.array(spots), axis=0), 1e-9)
    away = ((places - places.mean(axis=0)) ** 2).sum(axis=1)
    named: list[tuple[int, bool]] = []
    taken: list[tuple[float, float, float]] = []
    farthest = [int(at) for at in np.argsort(-away, kind="stable")]
    for at in [*first, *(at for at in farthest if at not in first)]:
        x, y = places[at]
        width = LETTER * (2 + len(names[at]))
        dots = [(places[other][0], places[other][0], places[other][1]) for other in first if other != at]
        outward = bool(x > places[:, 0].mean())
        # Outward, if possible, and off the points that are named first; where there is no such side, over a point.
        for left, off in ((outward, dots), (not outward, dots), (outward, []), (not outward, [])):
            start, end = (x - width, x) if left else (x, x + width)
            if all(end < one or start > other or abs(y - line) > NAME_HEIGHT for one, other, line in [*taken, *off]):
                named.append((at, left))
                taken.append((start, end, y))
                break
        if len(named) == most:
            break
    return named


def draw_shares(axes: Axes, game: str, cards: Sequence[CardFigures], plot: Plot) -> None:
    """How much of a card is of which part, as shares; those with most of the first part come first."""
    cards = sorted(cards, key=lambda card: (-card.shares(plot.figure)[0], card.card))
    places = list_names(axes, game, cards)
    before = [0.0] * len(cards)
    parts = len(cards[0].counts(plot.figure))
    for part in range(parts):
        shares = [100 * card.shares(plot.figure)[part] for card in cards]
        look = {"color": SHADES[part % len(SHADES)], "hatch": HATCHES[part // len(SHADES) % len(HATCHES)]}
        axes.barh(places, shares, left=before, height=0.72, label=say(plot.part, number=part + 1), **look)
        before = [one + more for one, more in zip(before, shares, strict=True)]
    axes.set_xlim(0, 100)
    axes.set_xlabel(say(plot.axis))
    axes.legend(loc="lower right", bbox_to_anchor=(1, 1), ncols=parts, frameon=False)


DRAWERS: Final[dict[str, Draw]] = {"values": draw_values, "rounds": draw_rounds}
