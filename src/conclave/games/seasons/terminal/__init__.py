"""Seasons at a terminal: its board, what people type there, and its cards."""

from conclave.games.seasons.terminal.interface import SeasonsFace as GameFace

__all__ = ["GameFace"]
