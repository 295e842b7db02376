"""One page of HTML with all figures of cards: it asks for nothing outside itself, and reads without its script."""

import re
from collections.abc import Sequence
from functools import partial
from html import escape
from importlib.resources import files
from typing import Final

from conclave.arena import plots as plotting
from conclave.arena.card_values import Figures
from conclave.arena.columns import columns_of, heading, meaning, name_of, title_of
from conclave.arena.game_statistics import statistics_of
from conclave.arena.results import EXTRA
from conclave.text import LANGUAGE, say
from conclave.text.extras import library
from conclave.text.settings import game_title

TEMPLATE: Final = "page.html.jinja"
# What a colour of a picture is called on the page, by day and by night.
COLOURS: Final = {
    plotting.PAPER: ("--paper", "#fdfdfb", "#14181d"),
    plotting.INK: ("--ink", "#20262e", "#e6e8ea"),
    plotting.FAINT: ("--faint", "#5f6770", "#9aa3ad"),
    plotting.LINES: ("--lines", "#e3e5e8", "#2b323a"),
    plotting.GOOD: ("--good", "#1f6f8b", "#6cc0dc"),
    plotting.BAD: ("--bad", "#b4532a", "#ee9a70"),
    plotting.SHADES[0]: ("--first", "#2f5d8c", "#9cc4ea"),
    plotting.SHADES[1]: ("--second", "#7fa6c9", "#54779a"),
    plotting.SHADES[2]: ("--third", "#d3dfea", "#2d4157"),
}
OUTSIDE: Final = re.compile(
    r"<\?xml.*?\?>|<!DOCTYPE.*?>|<metadata>.*?</metadata>|\s+xmlns(?::\w+)?=\"[^\"]*\"", re.DOTALL
)


def page(game: str, groups: Sequence[Figures]) -> str:
    """The whole page."""
    jinja = library("jinja2", EXTRA)
    made = jinja.Environment(autoescape=True, trim_blocks=True, lstrip_blocks=True, undefined=jinja.StrictUndefined)
    statistics = statistics_of(game)
    told: dict[str, object] = {
        "language": LANGUAGE.get(),
        "title": statistics.say("stats-page-title", game=game_title(game)),
        "meaning": meaning(game),
        "heading": heading(game),
        "table": say("stats-table"),
        "table_caption": say("stats-table-caption"),
        "colours": list(COLOURS.values()),
        "columns": columns_of(game),
        "plots": statistics.plots,
        "groups": [{"title": title_of(game, each), "cards": each.cards, "figures": each} for each in groups],
        "say": say,
        "name": lambda card: name_of(game, card.card),
        "caption": partial(plotting.caption, game),
        "picture": partial(picture, game),
    }
    page: str = made.from_string(files(__package__).joinpath(TEMPLATE).read_text(encoding="utf-8")).render(told)
    return page + "\n"


def picture(game: str, figures: Figures, name: str, group: int) -> str:
    """A picture within the page, in its colours, with names of its own for its parts."""
    drawn = plotting.rendered(game, figures, name, ["svg"])["svg"].decode()
    bare = OUTSIDE.sub("", drawn).strip()
    for colour, (variable, _, _) in COLOURS.items():
        bare = bare.replace(colour, f"var({variable})")
    mark = f"g{group}-{name}"
    bare = re.sub(r'\bid="', f'id="{mark}-', bare)
    bare = re.sub(r"(url\(|href=\")#", rf"\1#{mark}-", bare)
    told = escape(plotting.caption(game, name))
    return bare.replace("<svg", f'<svg role="img" aria-label="{told}"', 1)
