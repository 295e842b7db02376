"""Where everything is in the window: one column where it is narrow, two where there is room."""

from typing import Final

WIDE: Final = 118  # columns from which there are two
TALL: Final = 30  # lines that two columns need
OWN_SHARE: Final = 30  # per cent of the lines at most for what is one's own, where there are two columns
LEAST: Final = (60, 18)  # columns and lines below which nobody could play

STYLE: Final = """
Screen { layout: vertical; }
#title { height: 1; text-style: bold reverse; padding: 0 1; }
#middle { height: 1fr; layout: vertical; }
#left { height: 1fr; layout: vertical; }
#right { height: auto; layout: vertical; max-height: 60%; }
#table-scroll { height: 1fr; padding: 0 1; }
#own-scroll { display: none; }
#log-scroll { display: none; }
#question { height: auto; max-height: 4; padding: 0 1; text-style: bold; border-top: solid $primary; }
#choices { height: auto; max-height: 9; border: none; padding: 0 1; background: transparent; }
#choices:focus { border: none; }
#choices > .option-list--option-highlighted { text-style: bold reverse; }
#detail { height: auto; max-height: 5; padding: 0 1; color: $text-muted; }
#message { height: auto; max-height: 6; padding: 0 1; color: $text-warning; }
#keys { height: 1; padding: 0 1; background: $panel; }
#small { display: none; content-align: center middle; height: 1fr; }
Window.wide #middle { layout: horizontal; }
Window.wide #left { width: 3fr; }
Window.wide #right { width: 2fr; height: 1fr; max-height: 100%; border-left: solid $primary; }
Window.wide #own-scroll { display: block; height: auto; max-height: 30%; border-top: solid $primary; padding: 0 1; }
Window.wide #log-scroll { display: block; height: 1fr; border-top: solid $primary; padding: 0 1; }
Window.wide #choices { max-height: 50%; }
Window.wide #detail { max-height: 8; }
Window.wide #question { border-top: none; }
Window.small #middle, Window.small #title, Window.small #keys, Window.small #message { display: none; }
Window.small #small { display: block; }
Reader, Search, Question { align: center middle; }
#reader-title { text-style: bold reverse; height: 1; padding: 0 1; }
#reader-body { height: 1fr; padding: 1 2; background: $surface; }
#reader-keys { height: 1; padding: 0 1; background: $panel; }
#search-words { height: 3; }
#search-found { height: 8; }
#search-body { height: 1fr; padding: 0 2; background: $surface; }
#question-heading { height: auto; padding: 0 1; background: $panel; }
#curtain { width: 100%; height: 100%; content-align: center middle; }
"""
