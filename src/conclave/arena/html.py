"""One page of HTML with all figures of cards: it asks for nothing outside itself, and reads without its script."""

import re
from collections.abc import Sequence
from html import escape
from typing import Final

from conclave.arena import plots as plotting
from conclave.arena.card_values import CardFigures, Figures
from conclave.arena.columns import Column, columns_of, meaning, name_of, title_of
from conclave.text import LANGUAGE, say
from conclave.text.settings import game_title

# What a colour of a picture is called on the page, by day and by night.
COLOURS: Final = {
    plotting.PAPER: ("--paper", "#fdfdfb", "#14181d"),
    plotting.INK: ("--ink", "#20262e", "#e6e8ea"),
    plotting.FAINT: ("--faint", "#5f6770", "#9aa3ad"),
    plotting.LINES: ("--lines", "#e3e5e8", "#2b323a"),
    plotting.GOOD: ("--good", "#1f6f8b", "#6cc0dc"),
    plotting.BAD: ("--bad", "#b4532a", "#ee9a70"),
    plotting.YEARS[0]: ("--first", "#2f5d8c", "#9cc4ea"),
    plotting.YEARS[1]: ("--second", "#7fa6c9", "#54779a"),
    plotting.YEARS[2]: ("--third", "#d3dfea", "#2d4157"),
}
STYLE: Final = """
body { margin: 0 auto; max-width: 76rem; padding: 1.5rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.6rem; line-height: 1.2; } h2 { font-size: 1.2rem; margin-top: 2.5rem; }
p { max-width: 46rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-size: .9rem; font-variant-numeric: tabular-nums; white-space: nowrap; }
caption { text-align: left; color: var(--faint); padding: .5rem 0; }
th, td { padding: .25rem .5rem; text-align: right; border-bottom: 1px solid var(--lines); }
th:first-child { text-align: left; position: sticky; left: 0; background: var(--paper); }
thead th { vertical-align: bottom; white-space: normal; } tbody th { font-weight: 500; }
tbody tr:hover > * { background: var(--lines); }
th button { all: unset; cursor: pointer; } th button:hover { text-decoration: underline; }
th button:focus-visible { outline: 2px solid var(--good); outline-offset: 2px; }
th[aria-sort=ascending] button::after { content: " ▲"; content: " ▲" / ""; }
th[aria-sort=descending] button::after { content: " ▼"; content: " ▼" / ""; }
figure { margin: 2rem 0; } figcaption { color: var(--faint); max-width: 46rem; }
svg { display: block; width: 100%; max-width: 50rem; height: auto; }
"""
# Headings become buttons that order the rows; without the script the table stays as it is.
SCRIPT: Final = """
const lang = document.documentElement.lang;
for (const table of document.querySelectorAll("table")) {
  const heads = [...table.tHead.rows[0].cells];
  heads.forEach((head, at) => {
    const button = document.createElement("button");
    button.type = "button";
    button.append(...head.childNodes);
    head.append(button);
    button.addEventListener("click", () => {
      const other = { ascending: "descending", descending: "ascending" };
      const way = other[head.getAttribute("aria-sort")] ?? head.dataset.first;
      const sign = way === "ascending" ? 1 : -1;
      const value = (row) => row.cells[at].dataset.order;
      const differ = (one, two) => (at ? one - two : one.localeCompare(two, lang));
      const rows = [...table.tBodies[0].rows].sort((one, two) =>
        !value(one) - !value(two) || sign * differ(value(one), value(two)));
      table.tBodies[0].append(...rows);
      heads.forEach((each) => each.removeAttribute("aria-sort"));
      head.setAttribute("aria-sort", way);
    });
  });
}
"""
OUTSIDE: Final = re.compile(
    r"<\?xml.*?\?>|<!DOCTYPE.*?>|<metadata>.*?</metadata>|\s+xmlns(?::\w+)?=\"[^\"]*\"", re.DOTALL
)


def page(game: str, groups: Sequence[Figures]) -> str:
    """The whole page."""
    kind = "cards" if game == "seasons" else "spells"
    title = say("stats-page-title", game=game_title(game), kind=kind)
    parts = [section(game, figures, number) for number, figures in enumerate(groups, start=1)]
    return f"""<!DOCTYPE html>
<html lang="{LANGUAGE.get()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{escape(title)}</title>
<style>{palette()}{STYLE}</style>
</head>
<body>
<main>
<h1>{escape(title)}</h1>
<p>{escape(meaning(game))}</p>
{"".join(parts)}</main>
<script>{SCRIPT}</script>
</body>
</html>
"""


def palette() -> str:
    """The colours, by day and by night."""
    day = " ".join(f"{name}: {colour};" for name, colour, _ in COLOURS.values())
    night = " ".join(f"{name}: {colour};" for name, _, colour in COLOURS.values())
    return f"\n:root {{ {day} }}\n@media (prefers-color-scheme: dark) {{ :root {{ {night} }} }}"


def section(game: str, figures: Figures, number: int) -> str:
    """The table and the pictures of one group of seats."""
    pictures = "".join(figure(game, figures, name, f"g{number}-{name}") for name in plotting.drawers(game))
    return f"""<section aria-labelledby="g{number}">
<h2 id="g{number}">{escape(title_of(game, figures))}</h2>
{table(game, figures)}{pictures}</section>
"""


def table(game: str, figures: Figures) -> str:
    columns = columns_of(game)
    first = say("stats-card" if game == "seasons" else "stats-spell")
    titles = [(first, False), *((say(column.title), column.falling) for column in columns)]
    heads = "".join(head(title, falling) for title, falling in titles)
    rows = "".join(row(game, card, columns) for card in figures.cards)
    return f"""<div class="scroll" tabindex="0" role="region" aria-label="{escape(say("stats-table"))}">
<table>
<caption>{escape(say("stats-table-caption"))}</caption>
<thead><tr>{heads}</tr></thead>
<tbody>
{rows}</tbody>
</table>
</div>
"""


def head(title: str, falling: bool) -> str:
    """A heading, with the way in which a first click orders the rows."""
    return f'<th scope="col" data-first="{"descending" if falling else "ascending"}">{escape(title)}</th>'


def row(game: str, card: CardFigures, columns: Sequence[Column]) -> str:
    name = escape(name_of(game, card.card))
    cells = "".join(cell(column.text(card), column.value(card)) for column in columns)
    return f'<tr><th scope="row" data-order="{name}">{name}</th>{cells}</tr>\n'


def cell(text: str, value: float | None) -> str:
    return f'<td data-order="{"" if value is None else f"{value:.4f}"}">{escape(text)}</td>'


def figure(game: str, figures: Figures, name: str, mark: str) -> str:
    """A picture within the page, in its colours, with names of its own for its parts."""
    drawn = plotting.rendered(game, figures, name, ["svg"])["svg"].decode()
    bare = OUTSIDE.sub("", drawn).strip()
    for colour, (variable, _, _) in COLOURS.items():
        bare = bare.replace(colour, f"var({variable})")
    bare = re.sub(r'\bid="', f'id="{mark}-', bare)
    bare = re.sub(r"(url\(|href=\")#", rf"\1#{mark}-", bare)
    told = escape(plotting.caption(name))
    labelled = bare.replace("<svg", f'<svg role="img" aria-label="{told}"', 1)
    return f"<figure>\n{labelled}\n<figcaption>{told}</figcaption>\n</figure>\n"
